"""General principles and hidden information: chapter 4.1xx."""

import pytest

from koloda.kernel.errors import BadSetup
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    actions,
    asked,
    captured,
    deal,
    deck_size,
    dice,
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
    random_play,
    refused,
    refused_setup,
    roll,
    seen,
    size,
    squad,
    start,
    strength,
    supply,
    valhalla,
    view,
)


@clause("VA-4.101")
def test_two_to_six_play_against_each_other() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(view(start(seats, mode="competitive"))["players"]) == seats
    with pytest.raises(BadSetup):
        GAME.start(1, Setup(7))
    assert refused_setup(1, mode="competitive") == "VA-4.101"


@clause("VA-4.102")
def test_a_jarl_that_contradicts_the_turn_is_followed() -> None:
    hand = "hand bear_06 bear_07"  # two and two symbols: four, against VA-4.331
    assert not actions(position(f"seat 0: squad bear_01 | {hand}"), "add_two")
    s = position(f"seat 0: jarl j13 | squad bear_01 | {hand}")
    assert actions(s, "add_two") == ["add_two bear_06 bear_07"]


@clause("VA-4.103", "VA-4.104")
def test_giants_are_warriors_and_a_clan_of_their_own() -> None:
    s = position("seat 0: squad bear_01 | hand giant_01 fury_2")
    assert {text.split()[1] for text in actions(s, "add")} == {"giant_01"}
    for other, expected in (("giant_01", 5), ("bear_01", 2)):  # boar_04 hunts giants
        s = position(f"seat 0: squad boar_04\nseat 1: squad {other}")
        roll(s, "bow x x x x x", NOTHING)
        play(s, "attack 1", "arm boar_04 dice", "end_phase")
        assert strength(s)[0] == expected


@clause("VA-4.105", "VA-4.106", "VA-4.108")
def test_one_common_deck_and_one_open_pile_for_all() -> None:
    s = position("seat 0: squad bear_01 | hand bear_02\nseats: 3\ndiscard: fury_2")
    deal(s, "wolf_01 wolf_02")
    play(s, "add bear_02 2", "keep wolf_01")
    for viewer in (0, 1, 2, None):
        assert names(view(s, viewer)["zones"]["discard"]) == ["fury_2", "wolf_02"]
        assert view(s, viewer)["zones"]["deck"]["cards"] == []


@clause("VA-4.107")
def test_the_owner_orders_cards_discarded_together() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad bear_01
    """)
    deal(s, "wolf_01 wolf_02 wolf_03 wolf_04 wolf_05")
    play(s, "draw", "keep wolf_01", "keep wolf_03")
    assert asked(s) == (0, "down")
    play(s, "down wolf_05")
    assert pile(s) == ["wolf_02", "wolf_05", "wolf_04"]


@clause("VA-4.107")
def test_cards_put_aside_are_discarded_in_turn_order_and_milled_cards_in_deck_order() -> None:
    s = random_play(start(3, first="1", variant="simple"), 3, "action")
    assert len(pile(s)) == 20
    s = random_play(start(3, first="1"), 3, "aside")
    milled = pile(s)
    while asked(s)[1] == "aside":
        play(s, actions(s)[0])
    order = [args["seat"] for args in heard(s, "discarded")]
    assert order == [1, 1, 2, 2, 0, 0]
    assert [args["card"] for args in heard(s, "milled")] == milled
    assert pile(s)[:20] == milled


@clause("VA-4.109")
def test_taking_a_card_out_leaves_the_order_of_the_rest() -> None:
    s = position("""
        expansions: last_viking
        seat 0: squad bear_01
        discard: bear_06 bear_02 fury_2 bear_07
        title: 0 1
    """)
    assert asked(s) == (0, "action")  # one card of 1 VP: no choice
    assert valhalla(s, 0) == ["bear_02"]
    assert pile(s) == ["bear_06", "fury_2", "bear_07"]


@clause("VA-4.110", "VA-4.162", "VA-4.170")
def test_the_number_of_cards_in_the_deck_is_open_and_nothing_else() -> None:
    s = position("seat 0: squad bear_01\ndeck: wolf_01 wolf_02 wolf_03")
    for viewer in (0, 1, None):
        assert view(s, viewer)["zones"]["deck"] == {"count": 3, "cards": []}
    first = {GAME.table.ids[GAME.resample(s, 0, seed).deck[0]] for seed in range(30)}
    assert first == {"wolf_01", "wolf_02", "wolf_03"}


@clause("VA-4.111")
def test_a_hand_has_no_limit() -> None:
    s = position("seat 0: squad bear_01 | hand fury_2*7 fury_3*4 heroic_3*4 new_weapons*5")
    play(s, "draw")
    while asked(s) == (0, "keep"):
        play(s, actions(s)[0])
    assert size(s, "hand", 0) == 22


@clause("VA-4.112")
def test_an_empty_deck_stays_empty_whatever_is_discarded() -> None:
    s = position("seat 0: squad bear_01\ndeck: wolf_01\ndiscard: bear_02 bear_03 fury_2")
    play(s, "draw")
    assert deck_size(s) == 0
    finish(s)
    assert deck_size(s) == 0


@clause("VA-4.113")
def test_drawing_takes_what_is_left() -> None:
    s = position("seat 0: squad bear_01\ndeck: wolf_01")
    play(s, "draw")
    assert hand(s, 0) == ["wolf_01"]
    assert asked(s) == (1, "action")  # phase B drew nothing


@clause("VA-4.114", "VA-4.115")
def test_four_slots_and_any_free_one_may_be_chosen() -> None:
    s = position("seat 0: squad bear_01@2 | hand bear_02")
    assert actions(s, "add") == ["add bear_02 1", "add bear_02 3", "add bear_02 4"]
    take = actions(random_play(start(2), 1, "take"), "take")
    assert {text.split()[2] for text in take} == {"1", "2", "3", "4"}


@clause("VA-4.116")
def test_a_placed_warrior_stays_in_its_slot() -> None:
    s = position("seat 0: squad bear_01@2 | hand bear_02\nseats: 2")
    play(s, "add bear_02 4")
    slots = {c["card"]: c["slot"] for c in view(s)["players"][0]["zones"]["squad"]["cards"]}
    assert slots == {"bear_01": 2, "bear_02": 4}
    while asked(s) != (0, "action"):
        play(s, actions(s)[-1])
    slots = {c["card"]: c["slot"] for c in view(s)["players"][0]["zones"]["squad"]["cards"]}
    assert slots["bear_01"] == 2
    assert slots["bear_02"] == 4


@clause("VA-4.117")
def test_the_slot_makes_no_difference_in_battle() -> None:
    for slot in (1, 2, 3, 4):
        s = position(f"""
            seat 0: squad bear_01@{slot}
            seat 1: squad wolf_01
        """)
        fight(s, "sword x x x x x", arm="bear_01")
        assert captured(s, 0) == [0, 1]
        assert valhalla(s, 0) == ["bear_01"]


@clause("VA-4.118", "VA-4.165")
def test_valhalla_is_face_down_but_for_its_owner() -> None:
    s = position("""
        seat 0: squad bear_01 | valhalla bear_02 bear_03
        seat 1: squad wolf_01
    """)
    assert valhalla(s, 0) == ["bear_02", "bear_03"]
    assert seen(s, "valhalla", 0, 1) == []
    assert seen(s, "valhalla", 0, None) == []
    assert size(s, "valhalla", 0) == 2
    assert "valhalla" not in view(s, 1)["players"][0]["numbers"]


@clause("VA-4.119")
def test_own_shields_on_the_board_foreign_ones_beside_it() -> None:
    s = position("""
        seat 0: squad bear_01 | own 4 | foreign 1:2
        seat 1: squad wolf_01 | own 2
    """)
    assert own(s) == [4, 2]
    assert captured(s, 0) == [0, 2]
    numbers = view(s)["players"][0]["numbers"]
    assert (numbers["own_shields"], numbers["foreign_shields"]) == (4, 2)


# Extra dice.

EXTRA = """
    seat 0: squad bear_01 | hand new_weapons*4 heroic_3
    seat 1: squad wolf_01 | hand new_weapons*2
"""


@clause("VA-4.121", "VA-4.123", "VA-4.125")
def test_three_extra_dice_taken_from_the_supply_and_given_back_after_the_battle() -> None:
    s = roll(position(EXTRA), NOTHING, "bow bow")
    assert supply(s) == 3
    play(s, "attack 1", "play new_weapons")
    assert supply(s) == 2
    assert "grey_bow" in dice(s)
    play(s, "end_phase")
    assert supply(s) == 3


@clause("VA-4.122", "VA-4.126", "VA-4.127")
def test_the_last_extra_die_is_taken_alone_and_then_there_is_none() -> None:
    s = roll(position(EXTRA), NOTHING, "bow bow", "axe axe", "sword")
    play(s, "attack 1", *["play new_weapons"] * 3)
    assert supply(s) == 0
    assert dice(s) == "x x x x x x grey_sword grey_axe grey_bow"
    s = roll(position(EXTRA), NOTHING, "bow bow", "axe axe", "sword")
    play(s, "attack 1", *["play new_weapons"] * 3)
    assert refused(s, "play new_weapons") == "VA-4.127"


@clause("VA-4.124")
def test_a_discarded_extra_die_is_at_once_available_again() -> None:
    s = roll(position(EXTRA), NOTHING, "bow bow")
    play(s, "attack 1", "play new_weapons", "pay heroic_3 grey_bow")
    assert supply(s) == 3
    assert dice(s) == NOTHING
    s = position("seat 0: squad bear_01\nseat 1: squad wolf_01 | hand new_weapons*2 heroic_3")
    roll(s, "sword x x x x x", NOTHING, "bow bow")
    play(s, "attack 1", "arm bear_01 dice", "end_phase", "play new_weapons")
    assert supply(s) == 2
    play(s, "reroll grey_bow")  # the defender's too, and whatever it pays for
    assert supply(s) == 3


# Bonus points.

BONUS = """
    expansions: last_viking
    seat 0: squad bear_01
    title: 0 4
"""  # level 4 with two players: 2 points


@clause("VA-4.141", "VA-4.142")
def test_bonus_points_are_cards_that_add_up_exactly() -> None:
    s = position(BONUS + "discard: bear_02 bear_18 bear_03 bear_06")
    assert asked(s) == (0, "points")
    assert actions(s) == ["points bear_02", "points bear_03", "points bear_06"]
    play(s, "points bear_03")
    assert valhalla(s, 0) == ["bear_03", "bear_02"]
    assert pile(s) == ["bear_18", "bear_06"]


@clause("VA-4.142")
def test_a_card_that_would_spoil_the_sum_cannot_be_named() -> None:
    s = position(BONUS.replace("0 4", "0 5") + "discard: bear_02 bear_06 bear_07 bear_14")
    assert actions(s) == ["points bear_02", "points bear_06", "points bear_07", "points bear_14"]
    s = position(BONUS.replace("0 5", "0 4") + "discard: bear_02 bear_06")
    assert valhalla(s, 0) == ["bear_06"]  # with the 1 first the 2 could not be completed


@clause("VA-4.143")
def test_only_cards_with_points_can_be_taken() -> None:
    s = position("""
        expansions: last_viking thor valkyries
        seats: 3
        seat 0: squad bear_01
        title: 0 2
        discard: fury_2 thor_die errand_crushing bear_06 counter_strike
    """)
    assert actions(s) == ["points bear_06", "points thor_die", "points errand_crushing"]


@clause("VA-4.144", "VA-4.146")
def test_without_an_exact_sum_the_largest_smaller_one_is_taken() -> None:
    s = position(BONUS + "discard: bear_02 bear_14 fury_2")
    assert valhalla(s, 0) == ["bear_02"]
    s = position(BONUS + "discard: fury_2 bear_14")
    assert valhalla(s, 0) == []
    assert asked(s) == (0, "action")


@clause("VA-4.145")
def test_bonus_cards_do_not_enter_as_warriors() -> None:
    s = position("""
        expansions: last_viking valkyries
        seat 0: squad bear_01
        title: 0 4
        discard: val_bear_1 bear_02
    """)
    play(s, "points val_bear_1")
    assert sorted(valhalla(s, 0)) == ["bear_02", "val_bear_1"]  # lone and its 3 points are silent
    assert asked(s) == (0, "action")


@clause("VA-4.147")
def test_the_winner_takes_bonus_points_before_the_loser() -> None:
    s = position("""
        expansions: valkyries
        seat 0: squad val_bear_1
        seat 1: squad val_wolf_1 | hand path_to_valhalla
        discard: bear_14 bear_15 bear_16
    """)
    roll(s, "sword x x x x x", "bow x x x x x")
    play(s, "attack 1", "arm val_bear_1 dice", "end_phase", "arm val_wolf_1 dice")
    play(s, "play path_to_valhalla", "name val_bear_1", "end_phase", "send val_wolf_1")
    assert asked(s) == (1, "points")
    play(s, "points bear_15")
    assert asked(s) == (0, "points")


@clause("VA-4.147")
def test_one_player_takes_several_bonuses_in_an_order_of_choice() -> None:
    s = position("""
        expansions: valkyries
        seat 0: squad val_bear_4 val_wolf_3 bear_01
        seat 1: squad wolf_01
        discard: bear_02 bear_06 bear_07
    """)
    roll(s, "sword axe sword bow sword x", NOTHING)
    play(s, "attack 1", "arm val_bear_4 dice", "arm val_wolf_3 dice", "end_phase", "end_phase")
    # escort of a wolf 2, company of one other 1
    assert asked(s) == (0, "bonus")
    assert actions(s) == ["bonus 1", "bonus 2"]
    play(s, "bonus 1")
    assert valhalla(s, 0)[-1] == "bear_02"
    assert asked(s) == (0, "points")


# Hidden information.


@clause("VA-4.161", "VA-4.171")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all() -> None:
    s = position("""
        expansions: alliance
        seat 0: squad bear_01 | hand fury_2 wolf_01 | valhalla bear_02
        seat 1: squad bear_03
        seat 2: squad bear_04
        seat 3: squad bear_05
    """)
    assert hand(s, 0) == ["fury_2", "wolf_01"]
    for viewer in (1, 2, 3, None):  # seat 2 is the comrade
        assert seen(s, "hand", 0, viewer) == []
        assert seen(s, "valhalla", 0, viewer) == []
        assert view(s, viewer)["players"][0]["zones"]["hand"]["count"] == 2
    deal(s, "wolf_03 wolf_04")
    play(s, "draw")
    assert seen(s, "drawn", 0, 2) == []


@clause("VA-4.163")
def test_drawn_cards_are_seen_by_the_drawer_and_the_kept_one_stays_hidden() -> None:
    s = listen(deal(position("seat 0: squad bear_01"), "wolf_01 wolf_02"))
    play(s, "draw")
    assert sorted(names(view(s, 0)["players"][0]["zones"]["drawn"])) == ["wolf_01", "wolf_02"]
    assert view(s, 1)["players"][0]["zones"]["drawn"] == {"count": 2, "cards": []}
    play(s, "keep wolf_01")
    assert heard(s, "kept", 0)[0]["card"] == "wolf_01"
    assert heard(s, "kept", 1)[0]["card"] is None
    assert pile(s) == ["wolf_02"]


@clause("VA-4.164")
def test_squads_shields_dice_jarls_and_cards_of_a_battle_are_open() -> None:
    s = position("""
        expansions: loki thor tyr last_viking
        loki: loki_01
        seat 0: jarl j03 | emblem 2 | squad bear_01+tyr_might bear_02 | hand fury_2
        seat 1: jarl j05 | emblem 1 | squad wolf_01 wolf_02 wolf_03 | own 3
        seat 2: squad wolf_04 | hand thor_2
        title: 1 3
    """)
    roll(s, "sword axe x x x x bow")
    play(s, "attack 1", "thor thor_2 0", "arm bear_01 dice", "play fury_2")
    v = view(s, None)
    first = v["players"][0]["zones"]["squad"]["cards"][0]
    assert (first["tyr"], first["activated"], first["dice"]) == ("tyr_might", True, ["sword"])
    assert [p["jarl"] for p in v["players"]] == ["j03", "j05", None]
    assert v["players"][1]["numbers"]["own_shields"] == 3
    assert v["battle"]["dice"][0] == ["axe", "x", "x", "x", "x", "grey_bow"]
    assert [c["card"] for c in v["battle"]["played"]] == ["fury_2"]
    assert v["battle"]["thor"] == [{"card": "thor_2", "seat": 2, "side": 0}]
    assert v["loki"] == "loki_01"
    assert v["last_viking"]["sets"] == [{"seat": 1, "level": 3}]


@clause("VA-4.166")
def test_jarls_lie_face_down_until_all_have_chosen() -> None:
    s = start(3)
    mine = actions(s, "jarl")
    play(s, mine[0])
    chosen = mine[0].split()[1]
    assert view(s, 0)["players"][0]["jarl"] == chosen
    assert view(s, 1)["players"][0]["jarl"] is None
    assert seen(s, "aside", 0, 1) == []
    assert seen(s, "aside", 0, None) == []
    play(s, actions(s)[0])
    play(s, actions(s)[0])
    assert view(s, 1)["players"][0]["jarl"] == chosen
    returned = {text.split()[1] for text in mine[1:]}
    shown = {args["card"] for args in heard(s, "jarl_revealed", 1)}
    assert not returned & shown


@clause("VA-4.167")
def test_cards_put_aside_are_hidden_until_all_have_chosen() -> None:
    s = random_play(start(3, variant="first_game"), 1, "aside")
    first = GAME.seat(s)
    before = len(pile(s))
    card = actions(s)[0].split()[1]
    play(s, actions(s)[0])
    assert seen(s, "aside", first, (first + 1) % 3) == []
    assert view(s, first)["players"][first]["zones"]["aside"]["cards"] == [{"card": card}]
    assert len(pile(s)) == before


@clause("VA-4.168")
def test_a_shown_hand_is_seen_by_all() -> None:
    s = position("seat 0: squad bear_01 | hand fury_2\nseat 1: hand fury_3 heroic_3\nseats: 3")
    listen(s)
    play(s, "draw")
    play(s, actions(s)[0])
    while asked(s) != (1, "action"):
        play(s, actions(s)[0])
    for viewer in (0, 2, None):
        assert [args["card"] for args in heard(s, "shown", viewer)] == ["fury_3", "heroic_3"]
        assert seen(s, "hand", 1, viewer) == ["fury_3", "heroic_3"]


@clause("VA-4.169")
def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    s = position("""
        expansions: thor
        seat 0: squad bear_01
        seat 1: squad wolf_01 wolf_02 | hand fury_3
        seat 2: squad wolf_03 | hand thor_theft
    """)
    listen(s)
    play(s, "attack 1", "thor thor_theft 0")
    assert heard(s, "stolen", 0)[0]["card"] == heard(s, "stolen", 1)[0]["card"] == "fury_3"
    assert heard(s, "stolen", 2)[0]["card"] is None
    assert hand(s, 0) == ["fury_3"]
    assert seen(s, "hand", 0, 1) == ["fury_3"]
    assert seen(s, "hand", 0, 2) == []


@clause("VA-4.172")
def test_a_card_that_leaves_an_open_zone_is_seen_moving() -> None:
    s = position("""
        seat 0: jarl j17 | squad bear_01 bear_02 bear_03 bear_04 | hand wolf_01
        seat 1: squad wolf_02
    """)
    listen(s)
    play(s, "add_return wolf_01 1")
    assert heard(s, "returned", 1) == [{"seat": 0, "card": "bear_01"}]
    assert seen(s, "hand", 0, 1) == ["bear_01"]
    s = fight(
        position("seat 0: squad bear_01\nseat 1: squad wolf_01"), "sword x x x x x", arm="bear_01"
    )
    assert seen(s, "valhalla", 0, 1) == []  # from then on the rule of the new zone


@clause("VA-4.173")
def test_a_card_from_hand_to_the_pile_is_open() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad dwarf_19 | hand fury_2
        seat 1: squad wolf_01
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm dwarf_19 dice", "sacrifice fury_2")
    played = view(s, 1)["battle"]["played"]
    assert played == [{"card": "fury_2", "seat": 0, "sacrificed": True}]
    play(s, "end_phase", "end_phase")
    assert pile(s) == ["fury_2"]


@clause("VA-4.174")
def test_hakon_alone_sees_the_hand_and_nobody_the_box_of_tyr() -> None:
    s = position("""
        seat 0: jarl j23 | squad bear_01
        seat 1: squad wolf_01 | hand fury_2
        seat 2: squad wolf_02
    """)
    listen(fight(s, "sword x x x x x", arm="bear_01"))
    play(s, "ability main now")
    assert heard(s, "looked", 0)[0]["card"] == "fury_2"
    assert heard(s, "looked", 2)[0]["card"] is None
    assert seen(s, "hand", 1, 0) == ["fury_2"]
    assert seen(s, "hand", 1, 2) == []
    s = random_play(start(3, expansions="tyr", variant="simple"), 1, "action")
    assert view(s, 0)["zones"]["box"] == {"count": 3, "cards": []}
    boxes = {tuple(sorted(GAME.resample(s, 0, seed).box)) for seed in range(20)}
    assert len(boxes) > 5
    assert squad(s, 0)


@clause("VA-4.169", "VA-4.168")
def test_after_an_unseen_theft_nobody_else_knows_what_is_left() -> None:
    s = position("""
        expansions: thor
        seat 0: squad bear_01
        seat 1: squad wolf_01 wolf_02 | hand fury_3?255 heroic_3?255
        seat 2: squad wolf_03 | hand thor_theft
        seat 3: squad wolf_04
    """)
    assert seen(s, "hand", 1, 3) == ["fury_3", "heroic_3"]  # shown before
    play(s, "attack 1", "thor thor_theft 0")
    assert seen(s, "hand", 1, 3) == []
    assert seen(s, "hand", 1, 0) == hand(s, 1)  # the thief can tell


@clause("VA-4.161", "VA-4.173")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_random_discard_does_not_tell_which_of_two_cards_alike_is_left(seed: int) -> None:
    s = position(f"""
        seed: {seed}
        seat 0: jarl j20 | squad bear_01 | hand boar_01
        seat 1: squad wolf_01 | hand fury_2 fury_2?255
    """)
    play(s, "attack 1", "ability main now")
    assert pile(s) == ["fury_2"]
    assert seen(s, "hand", 1, 0) == []  # the known one may be the one that is gone


@clause("VA-4.161", "VA-4.169")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_thief_does_not_learn_of_a_second_card_like_the_one_taken(seed: int) -> None:
    s = position(f"""
        seed: {seed}
        expansions: thor
        seat 0: squad bear_01
        seat 1: squad wolf_01 wolf_02 | hand fury_2 fury_2?1
        seat 2: squad wolf_03 | hand thor_theft
    """)
    play(s, "attack 1", "thor thor_theft 0")
    assert hand(s, 0) == ["fury_2"]
    assert seen(s, "hand", 1, 0) == []


@clause("VA-4.161", "VA-4.164")
def test_a_card_played_is_for_everybody_the_one_they_knew() -> None:
    s = position("""
        seat 0: squad bear_01 | hand fury_2 fury_2?2 fury_2?4
        seat 1: squad wolf_01
        seat 2: squad wolf_02
    """)
    play(s, "attack 1", "play fury_2")
    assert [seen(s, "hand", 0, viewer) for viewer in (1, 2)] == [[], []]
    assert hand(s, 0) == ["fury_2", "fury_2"]
    shown = position("seat 0: squad bear_01 | hand fury_2?2 fury_2?255\nseat 1: squad wolf_01")
    play(shown, "attack 1", "play fury_2")
    assert seen(shown, "hand", 0, 1) == ["fury_2"]  # of two known cards one is left
    assert seen(shown, "hand", 0, None) == []
