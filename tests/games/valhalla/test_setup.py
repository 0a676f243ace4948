"""Set-up and variants: chapters 4.2xx and 4.17xx."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    ValhallaState,
    actions,
    asked,
    deck_size,
    hand,
    heard,
    names,
    own,
    pile,
    play,
    random_play,
    refused_setup,
    size,
    squad,
    start,
    supply,
    valhalla,
    view,
)

TABLE = GAME.table
JARLS = {name for name, kind in TABLE.kinds.items() if kind in TABLE.jarls}
MARKED = {name for name in JARLS if TABLE.marks[TABLE.kinds[name]] & 2}
FIRST_GAME = {name for name in JARLS if TABLE.marks[TABLE.kinds[name]] & 1}


def dealt(s: ValhallaState, seat: int) -> set[str]:
    return set(names(view(s, seat)["players"][seat]["zones"]["aside"]))


@clause("VA-4.201")
@pytest.mark.parametrize(
    ("expansions", "cards"),
    [
        ("", 120),
        ("thor", 134),
        ("valkyries", 160),
        ("dwarves", 160),
        ("tyr", 134),
        ("thor,valkyries,dwarves,tyr", 228),
        ("loki,last_viking", 120),
    ],
)
def test_expansions_that_belong_to_the_deck_are_shuffled_in(expansions: str, cards: int) -> None:
    s = start(4, expansions=expansions)
    assert deck_size(s) == cards
    other = start(4, seed=2, expansions=expansions)
    draws = [random_play(game, 1, "action") for game in (s, other)]
    assert hand(draws[0], 0) != hand(draws[1], 0)  # the order is chance


@clause("VA-4.202")
def test_all_dice_are_on_the_table_and_three_are_set_apart() -> None:
    assert supply(start(3)) == 3
    s = random_play(start(2, first="0"), 2, "action")
    play(s, next(text for text in actions(s) if text.startswith(("attack", "draw", "add"))))
    assert supply(s) == 3


@clause("VA-4.203")
def test_jarls_marked_for_three_and_more_are_not_dealt_to_two() -> None:
    found: set[str] = set()
    for seed in range(40):
        s = start(2, seed)
        found |= dealt(s, 0) | dealt(s, 1)
    assert found == JARLS - MARKED
    many: set[str] = set()
    for seed in range(40):
        many |= dealt(start(3, seed), 0)
    assert many & MARKED


@clause("VA-4.204", "VA-4.205")
def test_three_jarls_are_dealt_and_one_is_chosen() -> None:
    s = start(5)
    hands = [dealt(s, seat) for seat in range(5)]
    assert [len(cards) for cards in hands] == [3] * 5
    assert len(set.union(*hands)) == 15
    assert {text.split()[1] for text in actions(s)} == hands[0]
    play(s, actions(s)[1])
    assert asked(s) == (1, "jarl")


@clause("VA-4.206")
def test_all_jarls_are_turned_up_at_the_same_moment() -> None:
    s = start(3)
    for seat in range(3):
        assert [p["jarl"] for p in view(s, None)["players"]] == [None] * 3
        play(s, actions(s)[0])
        assert len(heard(s, "jarl_revealed")) == (3 if seat == 2 else 0)
    assert all(p["jarl"] for p in view(s, None)["players"])


@clause("VA-4.207")
def test_a_first_game_deals_one_marked_jarl_each() -> None:
    found: set[str] = set()
    for seed in range(30):
        s = start(4, seed, variant="first_game")
        assert asked(s)[1] == "emblem"
        jarls = [p["jarl"] for p in view(s, None)["players"]]
        assert len(set(jarls)) == 4
        found |= set(jarls)
    assert found == FIRST_GAME


@clause("VA-4.208")
def test_everybody_takes_another_emblem_and_four_shields() -> None:
    s = start(3, variant="simple")
    assert asked(s) == (0, "emblem")
    assert len(actions(s)) == 6
    play(s, "emblem comrade_hammer")
    assert asked(s) == (1, "emblem")
    assert "emblem comrade_hammer" not in actions(s)
    play(s, "emblem comrade_raven", "emblem comrade_horn")
    emblems = [p["emblem"] for p in view(s)["players"]]
    assert emblems == ["comrade_hammer", "comrade_raven", "comrade_horn"]
    assert own(s) == [4, 4, 4]


@clause("VA-4.209", "VA-4.223")
def test_the_first_player_is_random_unless_configured() -> None:
    starters = {view(random_play(start(4, seed), 1, "action"))["active"] for seed in range(30)}
    assert starters == {0, 1, 2, 3}
    s = random_play(start(4, first="2"), 1, "action")
    assert asked(s) == (2, "action")
    assert view(s)["turn"] == 1


@clause("VA-4.210", "VA-4.211")
@pytest.mark.parametrize(("seats", "cards"), [(2, 40), (3, 20), (4, 10), (5, 0), (6, 0)])
def test_step_6_discards_by_number_of_players(seats: int, cards: int) -> None:
    s = random_play(start(seats), 1, "take")
    assert len(pile(s)) == cards
    assert [args["card"] for args in heard(s, "milled")] == pile(s)


@clause("VA-4.212", "VA-4.213")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_warriors_are_turned_up_until_there_is_one_more_than_players(seats: int) -> None:
    s = random_play(start(seats, seed=5), 1, "take")
    face_up = names(view(s)["zones"]["reserve"])
    turned = [args["card"] for args in heard(s, "turned_up")]
    assert len(face_up) == seats + 1
    assert all(TABLE.warrior[TABLE.kinds[name]] for name in face_up)
    assert sorted(face_up) == sorted(c for c in turned if TABLE.warrior[TABLE.kinds[c]])
    assert turned[-1] in face_up
    assert deck_size(s) == 120 - len(pile(s)) - len(face_up)  # the others went back


@clause("VA-4.214", "VA-4.215")
def test_warriors_are_taken_against_the_turn_order_and_the_first_player_takes_last() -> None:
    s = random_play(start(4, first="1"), 1, "take")
    order = []
    while asked(s)[1] == "take":
        order.append((GAME.seat(s), len(names(view(s)["zones"]["reserve"]))))
        play(s, actions(s)[0])
    assert order == [(0, 5), (3, 4), (2, 3), (1, 2)]
    assert all(len(squad(s, seat)) == 1 for seat in range(4))


@clause("VA-4.216", "VA-4.217", "VA-4.218", "VA-4.219")
def test_seven_cards_are_drawn_and_two_put_aside() -> None:
    s = random_play(start(3, variant="first_game"), 1, "take")
    left = deck_size(s)
    for _ in range(3):
        play(s, actions(s)[0])
    assert names(view(s)["zones"]["reserve"]) == []
    assert deck_size(s) == left + 1 - 21
    assert [size(s, "hand", seat) for seat in range(3)] == [7, 7, 7]
    before = pile(s)
    for _ in range(6):
        assert pile(s) == before
        play(s, actions(s)[0])
    assert len(pile(s)) == len(before) + 6
    assert [size(s, "hand", seat) for seat in range(3)] == [5, 5, 5]
    assert own(s) == [4, 4, 4]
    assert valhalla(s, 0) == []
    assert len(squad(s, 0)) == 1


@clause("VA-4.222")
def test_with_six_the_twelve_cards_go_back_into_the_deck() -> None:
    s = random_play(start(6), 1, "action")
    assert pile(s) == []
    assert deck_size(s) == 120 - 6 - 30
    s = random_play(start(6, expansions="loki", loki_card="loki_08"), 1, "action")
    assert len(pile(s)) == 5  # only the twelve of step 9 went back
    s = random_play(start(5), 1, "action")
    assert len(pile(s)) == 10


@clause("VA-4.224")
def test_unused_expansions_stay_in_the_box_and_combine_freely() -> None:
    s = random_play(start(4), 1, "action")
    types = {TABLE.set[kind] for kind in GAME.census(s)}
    assert types == {0}
    everything = "loki,thor,valkyries,dwarves,tyr,last_viking,alliance"
    s = random_play(start(4, expansions=everything), 1, "action")
    assert {TABLE.set[kind] for kind in GAME.census(s)} == {0, 2, 4, 8, 16}


# Variants.


@clause("VA-4.1701", "VA-4.1702")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_simplified_game_has_no_jarls_and_hands_of_five(seats: int) -> None:
    s = random_play(start(seats, variant="simple"), 1, "take")
    cards = deck_size(s)
    s = random_play(s, 1, "action")
    assert [p["jarl"] for p in view(s)["players"]] == [None] * seats
    assert [size(s, "hand", seat) for seat in range(seats)] == [5] * seats
    assert deck_size(s) == cards + 1 - 5 * seats  # the warrior left over is in
    assert len(pile(s)) == (40 if seats == 2 else 0)


def draft(seats: int = 3, seed: int = 1, **options: str) -> ValhallaState:
    return random_play(start(seats, seed, variant="drafting", first="1", **options), 1, "draft")


@clause("VA-4.1711", "VA-4.1712")
def test_drafting_begins_with_five_cards_and_a_reserve_of_two() -> None:
    s = draft()
    assert [size(s, "hand", seat) for seat in range(3)] == [5, 5, 5]
    assert len(names(view(s)["zones"]["reserve"])) == 2
    order = []
    for _ in range(4):
        order.append(GAME.seat(s))
        play(s, actions(s, "lay")[0])
    assert order == [1, 2, 0, 1]


@clause("VA-4.1713", "VA-4.1714")
def test_laying_adds_to_the_reserve_and_finishing_fills_the_hand() -> None:
    s = draft()
    card = actions(s, "lay")[0].split()[1]
    play(s, f"lay {card}")
    assert card in names(view(s)["zones"]["reserve"])
    for _ in range(3):
        play(s, actions(s, "lay")[0])
    play(s, "finish")
    assert asked(s) == (2, "reserve")
    assert size(s, "hand", 2) == 4
    play(s, actions(s, "pick")[0])
    assert size(s, "hand", 2) == 5
    assert asked(s) == (0, "draft")


@clause("VA-4.1715")
def test_without_cards_in_hand_one_must_finish() -> None:
    s = draft()
    while asked(s)[1] == "draft" and size(s, "hand", GAME.seat(s)):
        play(s, actions(s, "lay")[0])
    assert actions(s) == ["finish"]


@clause("VA-4.1716", "VA-4.1717")
def test_who_has_finished_drafts_no_more_and_two_cards_are_added() -> None:
    s = draft()
    play(s, "finish")
    assert len(names(view(s)["zones"]["reserve"])) == 4
    order = []
    for _ in range(3):
        order.append(GAME.seat(s))
        play(s, actions(s, "lay")[0])
    assert order == [2, 0, 2]


@clause("VA-4.1718")
def test_the_last_one_may_lay_once_more_and_then_must_finish() -> None:
    s = draft()
    play(s, "finish", "finish")
    assert asked(s) == (0, "draft")
    play(s, actions(s, "lay")[0])
    assert asked(s) == (0, "draft")
    assert actions(s) == ["finish"]


@clause("VA-4.1719")
def test_the_rest_of_the_reserve_is_discarded_or_with_six_shuffled_back() -> None:
    s = draft()
    play(s, "finish", "finish", "finish")
    assert asked(s) == (1, "action")
    assert len(pile(s)) == 20 + 6
    s = draft(6)
    play(s, *["finish"] * 6)
    assert pile(s) == []
    assert deck_size(s) == 120 - 6 - 30
    s = draft(6, expansions="valkyries,dwarves")
    play(s, *["finish"] * 6)
    assert len(pile(s)) == 8 + 12


@clause("VA-4.1731", "VA-4.1732", "VA-4.1733")
def test_five_jarls_each_with_six_players_four_also_with_drafting() -> None:
    assert [len(dealt(start(4, variant="five_jarls"), seat)) for seat in range(4)] == [5] * 4
    s = start(6, variant="five_jarls,drafting")
    assert [len(dealt(s, seat)) for seat in range(6)] == [4] * 6
    assert len(actions(s, "jarl")) == 4
    assert asked(random_play(s, 1, "draft"))[1] == "draft"


@clause("VA-4.1761")
def test_playing_together_against_a_monster_is_refused() -> None:
    assert refused_setup(2, mode="solo") == "VA-4.1601"
    assert refused_setup(3, monster="fenrir") == "VA-4.1811"


# Combinations: VA-4.1811 to VA-4.1813, and step 6.


@clause("VA-4.1811")
def test_illegal_combinations_of_expansions_are_refused() -> None:
    assert refused_setup(2, expansions="thor") == "VA-4.1017"
    for seats in (2, 3, 5):
        assert refused_setup(seats, expansions="alliance") == "VA-4.1501"
    assert refused_setup(4, expansions="alliance,partnership") == "VA-4.1501"
    assert refused_setup(3, expansions="elves") == "VA-4.1811"
    assert refused_setup(3, loki_card="loki_02") == "VA-4.901"


@clause("VA-4.1812")
def test_variants_that_replace_the_same_step_are_refused() -> None:
    for variant in ("simple,five_jarls", "simple,first_game", "first_game,five_jarls"):
        assert refused_setup(3, variant=variant) == "VA-4.1812"
    assert refused_setup(3, variant="simple,drafting") == "VA-4.1812"
    start(3, variant="first_game,drafting")


@clause("VA-4.1813", "VA-4.1691", "VA-4.1695")
def test_solo_has_no_variants_and_only_valkyries() -> None:
    for variant in ("simple", "drafting", "five_jarls", "first_game"):
        assert refused_setup(1, variant=variant) == "VA-4.1813"
    for expansion in ("loki", "thor", "dwarves", "tyr", "last_viking", "valkyries,dwarves"):
        assert refused_setup(1, expansions=expansion) == "VA-4.1691"
    start(1, expansions="valkyries", mode="solo")


@clause("VA-4.1206", "VA-4.1207", "VA-4.1805")
@pytest.mark.parametrize(("seats", "cards"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 8)])
def test_with_valkyries_and_dwarves_more_cards_are_discarded(seats: int, cards: int) -> None:
    s = random_play(start(seats, expansions="valkyries,dwarves"), 1, "take")
    assert len(pile(s)) == cards
    s = random_play(s, 1, "action")
    assert len(pile(s)) == cards + 2 * seats  # six players: nothing goes back


@clause("VA-4.903", "VA-4.1805")
@pytest.mark.parametrize(
    ("seats", "loki", "cards"),
    [(2, "loki_03", 30), (5, "loki_03", 0), (3, "loki_08", 25), (4, "loki_10", 20)],
)
def test_some_loki_cards_change_step_6(seats: int, loki: str, cards: int) -> None:
    s = random_play(start(seats, expansions="loki", loki_card=loki), 1, "take")
    assert len(pile(s)) == cards


@clause("VA-4.901", "VA-4.902", "VA-4.919")
def test_one_loki_card_drawn_or_named() -> None:
    found = {view(start(2, seed, expansions="loki"))["loki"] for seed in range(60)}
    assert len(found) == 10
    assert view(start(2, expansions="loki", loki_card="first_game"))["loki"] == "loki_01"
    assert view(start(2, expansions="loki", loki_card="loki_07"))["loki"] == "loki_07"
    for other in ("thor", "valkyries", "dwarves", "tyr", "last_viking", "partnership"):
        start(4, expansions=f"loki,{other}")


@clause("VA-4.1002", "VA-4.1102", "VA-4.1202", "VA-4.1101", "VA-4.1201")
@pytest.mark.parametrize(
    ("expansion", "bit", "cards"), [("thor", 2, 14), ("valkyries", 4, 40), ("dwarves", 8, 40)]
)
def test_all_cards_of_a_deck_expansion_are_in_the_deck(
    expansion: str, bit: int, cards: int
) -> None:
    s = start(3, expansions=expansion)
    assert sum(1 for kind in s.deck if TABLE.set[kind] == bit) == cards
    types = {TABLE.type[kind] for kind in s.deck if TABLE.set[kind] == bit}
    assert types == ({2} if expansion == "thor" else {0, 1})


@clause("VA-4.1303", "VA-4.1304", "VA-4.1301")
def test_fourteen_tyr_cards_in_the_deck_and_one_for_each_player() -> None:
    s = start(4, expansions="tyr")
    in_deck = [kind for kind in s.deck if TABLE.set[kind] == 16]
    assert len(in_deck) == 14
    assert {TABLE.type[kind] for kind in in_deck} == {3}
    others = {tuple(sorted(start(4, seed, expansions="tyr").box)) for seed in range(8)}
    assert len(others) > 1  # at random
    s = random_play(s, 1, "action")
    assert [size(s, "hand", seat) for seat in range(4)] == [6] * 4
    assert len(s.box) == 2


@clause("VA-4.1806")
def test_thor_and_tyr_cards_turned_up_in_step_7_go_back() -> None:
    seen: set[int] = set()
    for seed in range(30):
        s = random_play(start(4, seed, expansions="thor,tyr", variant="simple"), 1, "take")
        turned = [TABLE.kinds[args["card"]] for args in heard(s, "turned_up")]
        seen |= {TABLE.type[kind] for kind in turned}
        assert len(s.reserve) == 5
        assert {TABLE.type[kind] for kind in s.reserve} == {0}
        assert deck_size(s) == 120 + 14 + 14 - 10 - 5
    assert seen == {0, 1, 2, 3}


@clause("VA-4.1402", "VA-4.1431", "VA-4.1401")
@pytest.mark.parametrize(("seats", "sets"), [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_the_bonus_card_of_the_number_of_players_lies_in_the_middle(seats: int, sets: int) -> None:
    title = view(start(seats, expansions="last_viking"))["last_viking"]
    assert title["card"] == f"last_viking_{seats}"
    assert title["sets"] == [{"seat": None, "level": 1}] * sets
