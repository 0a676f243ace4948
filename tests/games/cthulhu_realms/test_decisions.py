"""Decision points: section 5.1."""

from pathlib import Path

import pytest

from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    asked,
    in_play,
    play,
    position,
    refused,
    sanity,
    start,
    view,
    with_changed_card,
)


@clause("CR-5.1")
def test_the_organiser_settles_the_seats_and_the_first_player() -> None:
    first = GAME.setup_options[0]
    assert (first.name, first.values) == ("first", ["random", "0", "1", "2", "3"])
    for seats in (2, 3, 4):
        for seat in range(seats):
            s = GAME.start(5, Setup(seats, {"first": str(seat)}))
            assert (GAME.seat(s), len(s.hands)) == (seat, seats)


@clause("CR-5.2")
def test_the_turn_offers_all_that_is_legal_and_always_its_end() -> None:
    s = position("""
        seat 0: hand goon follower | play mi_go:1 arkham yithian
        row 0: ghoul dagon arkham
        conjuring: 3
        initiates: 1
    """)
    assert actions(s) == [
        "end",
        "play goon",
        "play follower",
        "activate mi_go 2",
        "activate mi_go 3",
        "activate yithian 1",
        "activate yithian 2",
        "activate yithian 3",
        "activate arkham 1",
        "activate arkham 2",
        "buy initiate stack",
        "buy arkham row0",
    ]
    assert asked(play(s, "play goon")) == (0, "turn")  # and again after every action


@clause("CR-5.3")
def test_of_an_either_or_ability_only_possible_halves_are_offered(tmp_path: Path) -> None:
    game = with_changed_card(
        tmp_path,
        "green",
        '{ do = "conj", n = 3 }, { do = "lose"',
        '{ do = "return" }, { do = "lose"',
    )
    s = position("seat 0: play deep_ones", game.table)
    assert actions(s, "activate") == ["activate deep_ones 1b"]  # nothing to return
    s = position("seat 0: play deep_ones\nabjured: goon", game.table)
    assert actions(s, "activate") == ["activate deep_ones 1a", "activate deep_ones 1b"]
    assert actions(play(s, "activate deep_ones 1a")) == ["return goon"]  # announced is announced


@clause("CR-5.4")
@pytest.mark.parametrize(
    "user", ["medical_student 2", "king_in_yellow 2", "king_in_yellow 3", "miskatonic_library 1"]
)
@pytest.mark.parametrize(("seats", "reach"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 3])])
def test_gain_discard_draw_and_both_choose_oneself_or_a_neighbour(
    user: str, seats: int, reach: list[int]
) -> None:
    s = position(f"seats: {seats}\nseat 0: play {user.split()[0]}")
    play(s, f"activate {user}")
    assert asked(s) == (0, "player")
    assert actions(s) == [f"choose {seat}" for seat in reach]


@clause("CR-5.5")
def test_a_loss_asks_for_one_distribution_per_neighbour() -> None:
    s = position("""
        seat 0: play ghast
        seat 1: play arkham
        seat 2: play tomb rlyeh
    """)
    play(s, "activate ghast 1")
    assert actions(s) == ["lose 0 player", "lose 1 player", "lose 2 player"]
    play(s, "lose 1 player")
    assert actions(s) == ["lose 0 rlyeh", "lose 1 rlyeh", "lose 2 rlyeh"]
    play(s, "lose 2 rlyeh")
    assert asked(s) == (0, "turn")
    assert [lost for seat in (1, 2) for _, _, lost in in_play(s, seat)] == [1, 2, 0]


@clause("CR-5.6")
def test_abjure_offers_every_card_in_reach_once() -> None:
    s = position("""
        seats: 3
        seat 0: hand goon*2 tomb | discard goon dean_halsey | play yithian
        row 0: ghoul*2
        row 1: dagon
        row 2: ghoul
    """)
    assert actions(play(s, "activate yithian 2")) == [
        "abjure initiate stack",
        "abjure goon hand",
        "abjure goon discard",
        "abjure ghoul row0",
        "abjure ghoul row2",
        "abjure tomb hand",
    ]


@clause("CR-5.7")
def test_return_offers_the_cards_abjured_this_turn() -> None:
    s = position("""
        seat 0: play dean_halsey
        box: mi_go dagon ghoul ghoul
        abjured: ghoul ghoul dagon
    """)
    assert actions(play(s, "activate dean_halsey 2")) == ["return dagon", "return ghoul"]


@clause("CR-5.8")
def test_destroy_offers_every_location_of_oneself_and_the_neighbours() -> None:
    s = position("""
        seats: 4
        seat 0: play shadow_of_cthulhu arkham
        seat 1: play arkham*2
        seat 2: play tomb
        seat 3: play ruins
    """)
    assert actions(play(s, "activate shadow_of_cthulhu 1")) == [
        "destroy 0 arkham",
        "destroy 1 arkham",
        "destroy 1 arkham#2",
        "destroy 3 ruins",
    ]


@clause("CR-5.9")
def test_any_cards_of_the_hand_after_the_drawing_may_be_discarded() -> None:
    s = position("seat 0: play miskatonic_library\nseat 1: hand goon | deck ghoul dagon")
    play(s, "activate miskatonic_library 1", "choose 1")
    first = actions(s)
    pairs = {frozenset((one, two)) for one in first for two in actions(play(s.clone(), one))}
    assert pairs == {
        frozenset((f"discard {a}", f"discard {b}"))
        for a, b in (("goon", "ghoul"), ("goon", "dagon"), ("ghoul", "dagon"))
    }


@clause("CR-5.9")
@pytest.mark.parametrize(("hand", "is_asked"), [("goon", False), ("goon ghoul", True)])
def test_nobody_is_asked_where_the_whole_hand_goes(hand: str, is_asked: bool) -> None:
    s = position(f"seat 0: play king_in_yellow\nseat 1: hand {hand}")
    play(s, "activate king_in_yellow 2", "choose 1")
    assert (GAME.seat(s) == 1) == is_asked


PROMPTS = {
    "": ("turn", "CR-5.2", {"n": 4}),
    "medical_student 2": ("player", "CR-5.4", {"effect": "gain", "n": 4}),
    "miskatonic_library 1": ("player", "CR-5.4", {"effect": "draw_discard", "n": 2}),
    "goon 1": ("loss", "CR-5.5", {"seat": 1, "target": "player", "n": 1}),
    "yithian 2": ("abjure", "CR-5.6", {}),
    "dean_halsey 2": ("return", "CR-5.7", {}),
    "shadow_of_cthulhu 1": ("destroy", "CR-5.8", {}),
    "tomb 2": ("destroy", "CR-5.8", {"card": "tomb"}),
}


@pytest.mark.parametrize("user", PROMPTS)
def test_every_question_says_what_is_asked_and_by_which_clause(user: str) -> None:
    s = position(f"""
        seat 0: play {user.split()[0] if user else "goon"}
        seat 1: play arkham
        abjured: ghoul
        conjuring: 4
    """)
    if user:
        play(s, f"activate {user}")
    key, asked_by, args = PROMPTS[user]
    assert GAME.prompt(s) == {"key": key, "clause": asked_by, "args": args}


def test_the_question_of_a_discard_counts_down_and_names_no_card() -> None:
    s = position("seat 0: play miskatonic_library\nseat 1: hand goon*3 | deck goon*2")
    play(s, "activate miskatonic_library 1", "choose 1")
    assert GAME.prompt(s) == {"key": "discard", "clause": "CR-5.9", "args": {"n": 2}}
    play(s, "discard goon")
    assert GAME.prompt(s)["args"] == {"n": 1}


@clause("CR-5.10")
def test_only_complete_legal_actions_are_listed() -> None:
    for seed in range(4):
        s = start(3, seed)
        chooser = Chooser(seed)
        for _ in range(150):
            for option in GAME.options(s):
                t = s.clone()
                GAME.apply(t, option)
                while GAME.seat(t) >= 0 and asked(t)[1] != "turn":
                    assert GAME.options(t)
                    GAME.apply(t, GAME.options(t)[-1])  # every answer leads on to the end
            options = GAME.options(s)
            GAME.apply(s, options[chooser.below(len(options))])


@clause("CR-5.11")
def test_an_announced_ability_cannot_be_cancelled() -> None:
    s = position("seat 0: hand goon | play medical_student yithian\nseat 1: play arkham")
    play(s, "activate yithian 2")
    assert {text.split()[0] for text in actions(s)} == {"abjure"}
    assert refused(s, "end") == refused(s, "activate yithian 2") == "CR-5.6"
    play(s, "abjure goon hand")
    assert refused(s, "activate yithian 2") == "CR-4.51"


@clause("CR-5.12")
def test_the_game_waits_for_the_discarding_player_alone() -> None:
    s = position("""
        seat 0: hand goon | play king_in_yellow
        seat 1: hand follower ghoul
        seat 2: hand dagon
    """)
    play(s, "activate king_in_yellow 2", "choose 1")
    assert all(view(s, seat)["asked"] == [1] for seat in (0, 1, 2, None))
    for other in ("play goon", "discard goon", "discard dagon", "end"):
        assert refused(s, other) == "CR-5.9"


@clause("CR-5.19")
def test_distributions_are_asked_clockwise_from_the_active_player() -> None:
    s = position("""
        seats: 4
        active: 2
        seat 2: play ghoul
        seat 1: play arkham
        seat 3: play arkham
    """)
    play(s, "activate ghoul 1")
    assert GAME.prompt(s)["args"] == {"seat": 3, "target": "player", "n": 5}
    play(s, "lose 5 player")
    assert sanity(s) == [50, 50, 50, 50]
    assert GAME.prompt(s)["args"] == {"seat": 1, "target": "player", "n": 5}
    assert sanity(play(s, "lose 0 player")) == [50, 50, 50, 45]
    assert in_play(s, 1) == []  # all five for arkham


@clause("CR-5.20")
def test_alike_cards_are_offered_once_but_never_cards_in_play() -> None:
    s = position("""
        seat 0: hand goon*3 | play goon*2
        row 0: ghoul*3
        conjuring: 9
    """)
    assert actions(s, "play") == ["play goon"]
    assert actions(s, "buy") == ["buy initiate stack", "buy ghoul row0"]
    assert actions(s, "activate") == ["activate goon 1", "activate goon#2 1"]


@clause("CR-5.20")
def test_the_question_of_a_loss_says_which_copy_in_play_is_meant() -> None:
    s = position("seat 0: play mi_go\nseat 1: play arkham-3 arkham arkham-4")
    play(s, "activate mi_go 1", "lose 0 player")
    asked_about = []
    for points in (1, 1):
        asked_about.append(GAME.prompt(s)["args"])
        play(s, f"lose {points} arkham")
    assert asked_about == [
        {"seat": 1, "target": "arkham", "n": 4},
        {"seat": 1, "target": "arkham#2", "n": 3},
    ]
    assert in_play(s, 1) == [("arkham", [], 4), ("arkham", [], 1)]  # the third took 2 and fell


@clause("CR-5.20", "CR-4.200")
def test_a_hidden_hand_of_alike_cards_does_not_show() -> None:
    for hand in ("goon*3", "goon ghoul dagon"):
        s = position(f"seat 0: play king_in_yellow\nseat 1: hand {hand}")
        play(s, "activate king_in_yellow 2", "choose 1")
        assert asked(s) == (1, "discard")


@clause("CR-5.21")
def test_no_decision_comes_at_the_end_of_a_turn_at_a_refill_or_an_elimination() -> None:
    s = position("""
        seats: 4
        seat 0: hand goon*3 | play ghoul
        seat 1: sanity 5 | hand goon ghoul
        row 0: dagon
        conjuring: 9
        common: arkham | tomb ruins ghast mi_go
    """)
    assert asked(play(s, "buy dagon row0")) == (0, "turn")
    assert asked(play(s, "activate ghoul 1")) == (0, "turn")
    assert asked(play(s, "end")) == (2, "turn")  # with a reshuffle on the way
