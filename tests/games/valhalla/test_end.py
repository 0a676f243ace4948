"""The end of the game: chapter 4.8xx."""

import pytest

from koloda.games.valhalla.rules.ending import best_sets
from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    ValhallaState,
    actions,
    asked,
    captured,
    deck_size,
    fight,
    finish,
    hand,
    heard,
    listen,
    names,
    own,
    pile,
    play,
    position,
    roll,
    scores,
    squad,
    supply,
    valhalla,
    view,
)


def turns(s: ValhallaState, n: int) -> list[int]:
    """Who takes the next turns; everybody draws and keeps the first card."""
    order: list[int] = []
    while len(order) < n and s.stack:
        if asked(s)[1] == "action":
            order.append(asked(s)[0])
        play(s, "draw" if "draw" in actions(s) else actions(s)[0])
    return order


@clause("VA-4.801", "VA-4.802", "VA-4.803")
def test_the_last_shield_or_card_starts_the_final_round_after_the_turn() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: squad wolf_01 | own 1
        seat 2: squad wolf_02
    """)
    fight(s, "sword x x x x x", arm="bear_01")
    assert own(s)[1] == 0
    assert asked(s) == (0, "keep")  # the turn is finished first
    assert not view(s)["flags"]["final_round"]
    play(s, actions(s)[0])
    assert view(s)["flags"]["final_round"]
    assert turns(s, 4) == [1, 2, 0]  # exactly one more turn each, then Ragnarok


@clause("VA-4.801", "VA-4.806", "VA-4.1808")
def test_an_empty_deck_starts_the_final_round_and_nothing_more_is_drawn() -> None:
    s = position(
        "seat 0: squad bear_01\nseat 1: squad wolf_01\ndeck: bear_02 bear_03 bear_04 bear_05"
    )
    play(s, "draw")
    play(s, actions(s)[0])
    play(s, actions(s)[0])
    assert deck_size(s) == 0
    assert view(s)["flags"]["final_round"]
    before = len(hand(s, 1))
    assert turns(s, 3) == [1, 0]
    assert len(hand(s, 1)) <= before


@clause("VA-4.804")
def test_a_second_trigger_changes_nothing() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: squad wolf_01 | own 1
        deck:
        final: 2
    """)
    fight(s, "sword x x x x x", arm="bear_01")
    assert own(s)[1] == 0
    assert asked(s) == (1, "action")
    assert turns(s, 3) == [1]


@clause("VA-4.805")
def test_a_player_without_shields_plays_on_and_may_win() -> None:
    s = position("""
        seat 0: own 0 | squad bear_01 | valhalla bear_18
        seat 1: squad wolf_01
        final: 2
    """)
    assert "attack 1" in actions(s)
    fight(s, "sword x x x x x", arm="bear_01")
    assert captured(s, 0) == [0, 1]
    finish(s)
    assert GAME.returns(s) == [1.0, -1.0]


LAST = """
    seat 0: squad bear_01 bear_02 | hand fury_2 fury_3
    seat 1: squad wolf_01
    final: 1
    deck:
"""


@clause("VA-4.811", "VA-4.819")
def test_in_ragnarok_everybody_rolls_once_in_the_order_of_the_final_round() -> None:
    s = listen(position(LAST))
    play(s, "draw")
    order: list[int] = []
    while s.stack:
        assert asked(s)[1] == "phase"  # no action, no phase B, no window
        order.append(asked(s)[0])
        assert len(view(s)["battle"]["dice"][0]) == 6
        play(s, "end_phase")
    assert order == [1, 0]
    assert [args["seat"] for args in heard(s, "ragnarok")] == [1, 0]
    assert heard(s, "turn") == []


@clause("VA-4.812", "VA-4.814", "VA-4.816", "VA-4.817")
def test_ragnarok_arms_warriors_who_enter_and_discards_the_rest() -> None:
    s = position(LAST)
    roll(s, NOTHING, "axe axe x x x bow", "sword")
    play(s, "draw", "end_phase", "reroll x", "die bow", "roll", "play fury_2")
    assert view(s)["battle"]["defender"] is None
    play(s, "arm bear_01 dice", "arm bear_02 dice", "end_phase")
    assert valhalla(s, 0) == ["bear_01", "bear_02"]
    assert squad(s, 0) == []
    assert hand(s, 0) == []
    assert sorted(pile(s)) == ["fury_2", "fury_3", "wolf_01"]
    assert own(s) == [4, 4]
    assert supply(s) == 3


@clause("VA-4.818")
def test_an_empty_squad_does_not_roll() -> None:
    s = position("seat 0: hand fury_2\nseat 1: squad wolf_01\nfinal: 1\ndeck:")
    play(s, "draw")
    assert asked(s) == (1, "phase")
    play(s, "end_phase")
    assert s.stack == []
    assert "fury_2" in pile(s)


@clause("VA-4.815", "VA-4.818")
def test_call_to_arms_may_fill_the_squad_before_the_roll() -> None:
    s = position("""
        expansions: dwarves
        seat 0: hand call_to_arms
        seat 1: own 4
        discard: bear_01
        final: 1
        deck:
    """)
    roll(s, "sword x x x x x")
    play(s, "draw", "play call_to_arms", "slot 1", "arm bear_01 dice", "end_phase")
    assert names(view(s)["players"][0]["zones"]["valhalla"]) == ["bear_01"]


@clause("VA-4.813", "VA-4.815")
def test_jarls_count_as_attackers_but_have_no_opponent() -> None:
    text = "seat 0: jarl {} | squad bear_01\nseat 1: own 4\nfinal: 1\ndeck:"
    for jarl, offered in (("j01", True), ("j25", False), ("j11", False), ("j20", False)):
        s = roll(position(text.format(jarl)), NOTHING)
        play(s, "draw")
        assert asked(s) == (0, "phase")
        assert bool(actions(s, "ability")) == offered


# Scoring.


def final(text: str) -> list[int]:
    return scores(finish(position(text + "\nfinal: 1\ndeck:")))


@clause("VA-4.821", "VA-4.822", "VA-4.823")
def test_two_players_score_cards_and_foreign_shields_alone() -> None:
    assert final("""
        seat 0: valhalla bear_18 bear_06 bear_01 | own 4 | foreign 1:2
        seat 1: own 2
    """) == [5 + 2 + 1 + 4, 0]


@clause("VA-4.824", "VA-4.825")
def test_three_players_score_all_shields_and_sets_of_two() -> None:
    assert final("""
        seat 0: own 3 | foreign 1:2 2:1
        seat 1: own 2
        seat 2: own 3 | foreign 0:1
    """) == [6 + 6 + 2, 4, 6 + 2]


@clause("VA-4.826")
def test_four_players_score_sets_of_three() -> None:
    assert final("""
        seat 0: own 0 | foreign 1:2 2:1 3:1
        seat 1: own 0 | foreign 2:1 3:1
        seat 2: own 0
        seat 3: own 0
    """)[:2] == [8 + 3, 4]


@clause("VA-4.827", "VA-4.828", "VA-4.829", "VA-4.830")
@pytest.mark.parametrize(
    ("players", "counts", "points"),
    [
        (5, [1, 1, 1, 0, 0, 0], 2),
        (5, [1, 1, 1, 1, 0, 0], 4),
        (5, [2, 2, 2, 1, 0, 0], 4 + 2),
        (5, [2, 2, 2, 2, 0, 0], 8),
        (5, [2, 2, 1, 1, 0, 0], 4),  # a set of four beats two sets of three
        (5, [3, 0, 0, 0, 0, 0], 0),
        (6, [1, 1, 1, 1, 0, 0], 3),
        (6, [1, 1, 1, 1, 1, 0], 5),
        (6, [2, 2, 2, 2, 1, 0], 5 + 3),
        (6, [4, 4, 4, 0, 0, 0], 0),
        (4, [2, 2, 2, 0, 0, 0], 6),
        (3, [3, 1, 0, 0, 0, 0], 2),
        (2, [4, 0, 0, 0, 0, 0], 0),
    ],
)
def test_the_best_division_into_sets(players: int, counts: list[int], points: int) -> None:
    assert best_sets(counts, players, 0) == points


@clause("VA-4.827", "VA-4.829")
def test_five_and_six_players_score_by_their_tables() -> None:
    five = "seat 0: own 1 | foreign 1:1 2:1 3:1 4:1\n" + "\n".join(
        f"seat {i}: own 0" for i in range(1, 5)
    )
    assert final(five)[0] == 2 + 8 + 4
    six = "seat 0: own 4 | foreign 1:1 2:1 3:1 4:1\n" + "\n".join(
        f"seat {i}: own 0" for i in range(1, 6)
    )
    assert final(six)[0] == 8 + 8 + 3  # own shields are in no set


@clause("VA-4.831", "VA-4.832", "VA-4.833", "VA-4.834")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        ("valhalla bear_06", "valhalla bear_01", [1.0, -1.0, -1.0]),
        ("own 0 | foreign 2:1", "own 1", [1.0, -1.0, -1.0]),  # 2 VP each, foreign decides
        ("own 1 | valhalla bear_06", "own 2", [-1.0, 1.0, -1.0]),  # own shields decide
        ("own 1 | valhalla bear_06", "own 1 | valhalla bear_07", [0.0, 0.0, -1.0]),
    ],
)
def test_the_highest_score_wins_then_foreign_then_own_shields(
    first: str, second: str, result: list[float]
) -> None:
    text = f"seat 0: {first}\nseat 1: {second}\nseat 2: own 0"
    s = position(
        text.replace("seat 0: valhalla", "seat 0: own 0 | valhalla").replace(
            "seat 1: valhalla", "seat 1: own 0 | valhalla"
        )
        + "\nfinal: 1\ndeck:"
    )
    assert GAME.returns(finish(s)) == result
    assert GAME.ending(s) == "ragnarok"


@clause("VA-4.835")
def test_valhalla_is_turned_up_for_scoring() -> None:
    s = position("seat 0: valhalla bear_01\nseat 1: own 4\nfinal: 1\ndeck:")
    assert names(view(s, 1)["players"][0]["zones"]["valhalla"]) == []
    finish(s)
    assert names(view(s, 1)["players"][0]["zones"]["valhalla"]) == ["bear_01"]
