"""The turn: chapter 4.3xx."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    actions,
    asked,
    captured,
    deal,
    deck_size,
    fight,
    hand,
    heard,
    listen,
    names,
    own,
    pile,
    play,
    position,
    refused,
    size,
    squad,
    view,
)

PLAIN = """
    seat 0: squad bear_01 | hand bear_02 bear_03 bear_06
    seat 1: squad wolf_01
"""


@clause("VA-4.301", "VA-4.304", "VA-4.302")
def test_a_turn_is_one_action_then_draw_two_and_keep_one() -> None:
    s = deal(position(PLAIN), "wolf_02 wolf_03")
    play(s, "add bear_02 2")
    assert asked(s) == (0, "keep")
    play(s, "keep wolf_03")
    assert hand(s, 0) == ["bear_03", "bear_06", "wolf_03"]
    assert pile(s) == ["wolf_02"]
    assert asked(s) == (1, "action")
    assert view(s)["active"] == 1


@clause("VA-4.303", "VA-4.317")
def test_the_four_actions_are_open_with_a_squad() -> None:
    s = position(PLAIN)
    assert {text.split()[0] for text in actions(s)} == {"add", "add_two", "attack", "draw"}
    bare = position("seat 0: squad bear_01 | hand fury_2\nseat 1: own 4")
    assert actions(bare) == ["draw"]


@clause("VA-4.305", "VA-4.662")
@pytest.mark.parametrize("first", ["add bear_02 2", "add_two bear_02 bear_03", "draw", "attack 1"])
def test_phase_b_follows_every_action(first: str) -> None:
    s = position(PLAIN)
    before = deck_size(s)
    play(s, first)
    if first == "attack 1":
        play(s, "end_phase")  # nobody armed: no winner
    if first.startswith("add_two"):
        play(s, "slot 2", "slot 3")
    if first == "draw":
        play(s, actions(s, "keep")[0])
        before -= 2
    assert asked(s) == (0, "keep")
    assert deck_size(s) == before - 2


@clause("VA-4.306")
def test_draw_and_keep_with_too_few_cards() -> None:
    s = position("seat 0: squad bear_01\ndeck: wolf_01 wolf_02 wolf_03")
    play(s, "draw")
    play(s, actions(s, "keep")[0])
    assert len(hand(s, 0)) == 2
    assert len(pile(s)) == 1
    assert asked(s) == (1, "action")
    s = position("seat 0: squad bear_01\ndeck:")
    play(s, "draw")
    assert hand(s, 0) == []
    assert asked(s) == (1, "action")


@clause("VA-4.311", "VA-4.312")
def test_an_empty_squad_must_add_a_warrior() -> None:
    s = position("""
        seat 0: hand bear_02 bear_03 fury_2
        seat 1: squad wolf_01
    """)
    assert {text.split()[0] for text in actions(s)} == {"add", "add_two"}
    assert refused(s, "draw") == "VA-4.311"
    assert refused(s, "attack 1") == "VA-4.312"


@clause("VA-4.314", "VA-4.315", "VA-4.316")
def test_without_warriors_the_hand_is_shown_and_cards_are_drawn() -> None:
    s = position("""
        seat 0: squad bear_05
        seat 1: hand fury_2 fury_3
        active: 0
    """)
    listen(deal(s, "deer_01 deer_02 deer_03 deer_04 fury_2 wolf_01"))
    play(s, "draw", "keep deer_01", "keep deer_03")
    assert [args["card"] for args in heard(s, "shown", 0)] == ["fury_2", "fury_3"]
    assert asked(s) == (1, "action")
    assert actions(s) == ["draw"]
    play(s, "draw", "keep fury_2")  # not obliged to keep the warrior
    assert "wolf_01" in pile(s)


@clause("VA-4.318")
def test_drawing_is_always_possible_with_a_squad() -> None:
    s = position("seat 0: squad bear_01\nseat 1: own 4\ndeck:")
    assert actions(s) == ["draw"]
    assert "pass" not in actions(s)


@clause("VA-4.321")
def test_action_1_places_a_warrior_face_up() -> None:
    s = play(position(PLAIN), "add bear_06 3")
    assert squad(s, 0) == ["bear_01", "bear_06"]
    assert "bear_06" not in hand(s, 0)
    assert "bear_06" in names(view(s, 1)["players"][0]["zones"]["squad"])
    s = position("seat 0: squad bear_01 | hand fury_2")
    assert refused(s, "add fury_2 2") == "VA-4.321"


FULL = "seat 0: squad bear_01 bear_02 bear_03 bear_04 | hand wolf_01 wolf_02"


@clause("VA-4.322", "VA-4.323")
def test_a_full_squad_discards_one_to_make_room_and_only_then() -> None:
    s = position(FULL)
    assert actions(s, "add") == [
        f"add {c} {i}" for c in ("wolf_01", "wolf_02") for i in (1, 2, 3, 4)
    ]
    play(s, "add wolf_01 2")
    assert squad(s, 0) == ["bear_01", "wolf_01", "bear_03", "bear_04"]
    assert pile(s) == ["bear_02"]
    s = position("seat 0: squad bear_01 bear_02 bear_03 | hand wolf_01")
    assert refused(s, "add wolf_01 1") == "VA-4.323"


@clause("VA-4.331", "VA-4.332")
def test_two_warriors_have_at_most_three_symbols() -> None:
    s = position("seat 0: squad bear_01 | hand bear_02 bear_03 bear_06 bear_07 bear_14")
    assert actions(s, "add_two") == [
        "add_two bear_02 bear_03",
        "add_two bear_02 bear_06",
        "add_two bear_02 bear_07",
        "add_two bear_03 bear_06",
        "add_two bear_03 bear_07",
    ]
    assert refused(s, "add_two bear_06 bear_07") == "VA-4.331"
    assert refused(s, "add_two bear_06 bear_02 bear_03") == ""  # too many words
    assert GAME.option(s, ("add_two", "bear_06", "bear_02")) == GAME.option(
        s, ("add_two", "bear_02", "bear_06")
    )
    play(s, "add_two bear_02 bear_06", "slot 2", "slot 4")
    assert squad(s, 0) == ["bear_01", "bear_02", "bear_06"]


@clause("VA-4.333")
@pytest.mark.parametrize(
    ("giant", "with_one", "with_two"),
    [
        ("giant_01", True, False),
        ("giant_04", True, False),
        ("giant_07", False, False),
        ("giant_10", False, False),
    ],
)
def test_a_giant_counts_the_dice_it_needs(giant: str, with_one: bool, with_two: bool) -> None:
    s = position(f"seat 0: squad bear_02 | hand bear_01 bear_06 {giant}")
    assert (f"add_two bear_01 {giant}" in actions(s)) == with_one
    assert (f"add_two bear_06 {giant}" in actions(s)) == with_two
    limit = position(f"seat 0: jarl j13 | hand bear_01 {giant}")  # five symbols
    assert f"add_two bear_01 {giant}" in actions(limit)


@clause("VA-4.333")
def test_an_all_different_giant_counts_its_number() -> None:
    s = position("""
        expansions: valkyries
        seat 0: jarl j13 | squad bear_05 | hand bear_01 val_giant_1 val_giant_4
    """)
    assert actions(s, "add_two") == ["add_two bear_01 val_giant_1"]  # 1 + 3 of 4


@clause("VA-4.334", "VA-4.335")
def test_as_many_old_warriors_leave_as_two_slots_need() -> None:
    s = play(position(FULL), "add_two wolf_01 wolf_02")
    assert actions(s) == [f"discard_warrior bear_0{i}" for i in (1, 2, 3, 4)]
    play(s, "discard_warrior bear_02", "discard_warrior bear_04")
    assert asked(s) == (0, "slot")
    assert pile(s) == ["bear_02", "bear_04"]
    play(s, "slot 4")
    assert squad(s, 0) == ["bear_01", "wolf_02", "bear_03", "wolf_01"]
    three = position("seat 0: squad bear_01 bear_02 bear_03 | hand wolf_01 wolf_02")
    play(three, "add_two wolf_01 wolf_02", "discard_warrior bear_01")
    assert asked(three) == (0, "slot")
    two = position("seat 0: squad bear_01 bear_02 | hand wolf_01 wolf_02")
    assert asked(play(two, "add_two wolf_01 wolf_02")) == (0, "slot")


@clause("VA-4.335")
def test_a_warrior_returned_to_the_hand_is_not_placed_in_the_same_action() -> None:
    s = position("seat 0: jarl j17 | squad bear_01 bear_02 bear_03 | hand wolf_01 wolf_02")
    play(s, "add_two wolf_01 wolf_02", "return_warrior bear_02", "slot 2")
    assert squad(s, 0) == ["bear_01", "wolf_01", "bear_03", "wolf_02"]
    assert hand(s, 0) == ["bear_02"]
    s = position("seat 0: squad bear_01 | hand wolf_01 wolf_02")
    assert refused(s, "add_two wolf_01 wolf_03") == "VA-4.335"


@clause("VA-4.341")
def test_an_attack_names_one_other_player() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: squad bear_02
        seat 2: squad bear_03
    """)
    assert actions(s, "attack") == ["attack 1", "attack 2"]
    assert refused(s, "attack 0") == "VA-4.341"
    fight(s, "sword x x x x x", target="2", arm="bear_01")
    assert captured(s, 0) == [0, 0, 1]


@clause("VA-4.342", "VA-4.343")
def test_who_has_no_squad_or_no_own_shield_cannot_be_attacked() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: own 4
        seat 2: squad bear_03 | own 0 | foreign 0:2
        seat 3: squad bear_04 | own 1
    """)
    assert actions(s, "attack") == ["attack 3"]
    assert refused(s, "attack 1") == "VA-4.342"
    assert refused(s, "attack 2") == "VA-4.343"


@clause("VA-4.344")
def test_only_one_battle_is_fought() -> None:
    s = fight(position(PLAIN), "sword x x x x x", arm="bear_01")
    assert asked(s) == (0, "keep")
    assert own(s) == [4, 3]
    play(s, actions(s)[0])
    assert asked(s) == (1, "action")


@clause("VA-4.351")
def test_action_4_draws_two_and_keeps_one() -> None:
    s = deal(position(PLAIN), "wolf_02 wolf_03 wolf_04 wolf_05")
    play(s, "draw")
    assert actions(s) == ["keep wolf_02", "keep wolf_03"]
    play(s, "keep wolf_02")
    assert pile(s) == ["wolf_03"]
    assert size(s, "hand", 0) == 4
    assert actions(s) == ["keep wolf_04", "keep wolf_05"]


@clause("VA-4.1103", "VA-4.1104", "VA-4.1203", "VA-4.1208")
@pytest.mark.parametrize("expansions", ["valkyries", "dwarves", "valkyries dwarves"])
def test_phase_b_draws_three_with_valkyries_or_dwarves_and_action_4_two(expansions: str) -> None:
    s = position(f"expansions: {expansions}\nseat 0: squad bear_01")
    deal(s, "wolf_02 wolf_03 wolf_04 wolf_05 wolf_06")
    play(s, "draw")
    assert actions(s) == ["keep wolf_02", "keep wolf_03"]
    play(s, "keep wolf_02")
    assert actions(s) == ["keep wolf_04", "keep wolf_05", "keep wolf_06"]
    play(s, "keep wolf_05")
    assert size(s, "hand", 0) == 2
