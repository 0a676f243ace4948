"""The solo mode: chapter 4.16xx."""

import pytest

from koloda.env.space import Space
from koloda.games import registry
from koloda.games.valhalla.model import FACES, OP_PHASE_B, OP_ROOM, STREAM_HANDS
from koloda.games.valhalla.rules.options import OPS
from koloda.kernel.frames import settle
from koloda.kernel.rng import force
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    ValhallaState,
    actions,
    asked,
    deal,
    deck_size,
    dice,
    hand,
    heard,
    listen,
    monster_roll,
    names,
    own,
    pile,
    play,
    position,
    random_play,
    refused,
    roll,
    squad,
    start,
    strength,
    supply,
    valhalla,
    view,
)

SOLO_JARLS = [
    "j01",
    "j02",
    "j03",
    "j04",
    "j05",
    "j06",
    "j07",
    "j08",
    "j09",
    "j10",
    "j11",
    "j12",
    "j13",
    "j14",
    "j15",
    "j16",
    "j17",
]


def solo(seat: str, monster: str = "fenrir 1", more: str = "") -> ValhallaState:
    return position(f"monster: {monster}\nseat 0: {seat}\n{more}")


def skip(s: ValhallaState) -> ValhallaState:
    """Play on quietly until the monster has had its phase."""
    while asked(s)[1] in ("keep", "down", "after"):
        play(s, actions(s)[0])
    return s


def defending(s: ValhallaState, rolled: str = NOTHING) -> ValhallaState:
    """The player draws, and the monster attacks."""
    card = GAME.table.kinds[view(s)["monster"]["active"]]
    faces = [FACES[face] for face in GAME.table.activation[card]]
    monster_roll(s, " ".join([*faces, *["x"] * 6][:6]))
    play(roll(s, rolled), "draw")
    return skip(s)


# Set-up.


@clause("VA-4.1601", "VA-4.1602", "VA-4.1603")
def test_the_player_chooses_monster_and_difficulty() -> None:
    s = start(1)
    assert asked(s) == (0, "monster")
    assert actions(s) == [f"monster {m}" for m in ("fenrir", "jormungandr", "nidhogg", "surtr")]
    play(s, "monster nidhogg")
    assert actions(s) == ["level 1", "level 2", "level 3"]
    play(s, "level 2")
    seen = view(s)["monster"]
    assert (seen["active"], seen["level"], seen["dice"]) == ("nidhogg_1", 2, 6)
    order = [GAME.table.strength[GAME.table.monster_card(2, i)] for i in range(6)]
    assert order == sorted(order)  # the smallest strength on top
    assert view(start(1, monster="surtr", level="3"))["monster"]["level"] == 3


@clause("VA-4.1604", "VA-4.1605")
def test_the_player_has_four_shields_and_chooses_a_suitable_jarl() -> None:
    s = start(1, monster="fenrir", level="1")
    assert own(s) == [4]
    assert actions(s) == [f"jarl {name}" for name in SOLO_JARLS]


@clause("VA-4.1606", "VA-4.1607", "VA-4.1609")
def test_forty_cards_are_discarded_and_six_drawn_and_no_warrior_is_dealt() -> None:
    s = play(start(1, monster="fenrir", level="1"), "jarl j01")
    assert len(pile(s)) == 40
    assert len(hand(s, 0)) == 6
    assert deck_size(s) == 74
    assert squad(s, 0) == []


@clause("VA-4.1608")
def test_cards_may_be_exchanged_once() -> None:
    s = play(start(1, monster="fenrir", level="1"), "jarl j01")
    before = hand(s, 0)
    first, second = actions(s, "exchange")[0], actions(s, "exchange")[1]
    play(s, first, second, "pass")
    assert len(hand(s, 0)) == 6
    assert deck_size(s) == 74
    assert asked(s) == (0, "action")
    assert hand(s, 0) != before
    kept = play(play(start(1, monster="fenrir", level="1"), "jarl j01"), "pass")
    assert hand(kept, 0) == before


@clause("VA-4.1610")
def test_abilities_of_the_monster_may_be_ignored() -> None:
    for abilities, question in (("on", "discard"), ("off", "phase")):
        s = start(1, monster="fenrir", level="1", abilities=abilities)
        s = random_play(s, 1, "action")
        s.card = 2  # M3
        s.squad[0] = s.table.kinds["bear_01"]
        s.hands[0] = [s.table.kinds["fury_2"] << 8]
        play(s, "attack monster")
        assert asked(s) == (0, question)


# Information.


@clause("VA-4.1612")
def test_the_active_card_the_next_and_the_past_ones_are_open() -> None:
    s = solo("squad bear_01", "fenrir 1 | card 2")
    for viewer in (0, None):
        monster = view(s, viewer)["monster"]
        assert monster["cards"] == ["fenrir_1", "fenrir_2", "fenrir_3", "fenrir_4"]
        assert monster["strengths"] == [9, 13, 17, 22]
    assert len(view(solo("squad bear_01", "fenrir 1 | card 5"))["monster"]["cards"]) == 6


@clause("VA-4.1613")
@pytest.mark.parametrize("viewer", [0, None])
def test_all_cards_of_the_monster_are_open_from_the_first_declared_battle_on(
    viewer: int | None,
) -> None:
    """VA-R75: whoever declares it, asked or not before the roll, and nobody forgets them."""
    s = solo("squad bear_01")
    assert len(view(s, viewer)["monster"]["cards"]) == 2
    play(roll(s, NOTHING), "attack monster")
    assert view(s, viewer)["monster"]["strengths"] == [9, 13, 17, 22, 27, 33]
    play(s, "end_phase")
    assert len(view(s, viewer)["monster"]["cards"]) == 6
    s = solo("squad bear_01 | hand bear_02")
    monster_roll(s, "sword axe x x x x")
    play(deal(s, "bear_03 bear_04"), "add bear_02 2", "keep bear_03")
    assert asked(s) == (0, "phase")  # the monster attacks
    assert len(view(s, viewer)["monster"]["cards"]) == 6


def learned(s: ValhallaState, setup: Setup, name: str) -> list[int]:
    """What a learner is told in a field of the observation."""
    space = Space(registry.find(GAME.id), setup)
    at = 0
    for field in space.fields:
        if field.name == name:
            return list(space.encode(s, 0)[at : at + field.size])
        at += field.size
    raise AssertionError(f"no field {name}")


@clause("VA-4.1613", "VA-4.1694")
def test_a_learner_is_told_the_strengths_of_the_open_cards() -> None:
    setup = Setup(1, {"monster": "fenrir", "level": "1", "expansions": "valkyries"})
    s = random_play(GAME.start(1, setup), 1, "action")
    assert learned(s, setup, "monster_strengths") == [13, 18, 0, 0, 0, 0]
    s.looked = 1
    assert learned(s, setup, "monster_strengths") == [13, 18, 23, 29, 35, 42]


@clause("VA-4.1646", "VA-4.165")
def test_valhalla_is_open_in_the_solo_mode() -> None:
    s = solo("squad bear_01 | valhalla bear_02")
    assert names(view(s, None)["players"][0]["zones"]["valhalla"]) == ["bear_02"]


# Turn.


@clause("VA-4.1621", "VA-4.1622")
def test_a_turn_has_phase_a_phase_b_and_the_monster_phase() -> None:
    s = listen(solo("squad bear_01 | hand bear_02"))
    assert "attack monster" in actions(s)
    monster_roll(s, NOTHING)
    play(s, "add bear_02 2")
    assert asked(s) == (0, "keep")
    assert heard(s, "monster_dice") == []
    play(s, actions(s)[0])
    assert heard(s, "monster_dice") == [{"dice": NOTHING.split()}]
    assert asked(s) == (0, "action")
    empty = solo("hand bear_02 fury_2")
    assert {a.split()[0] for a in actions(empty)} == {"add"}  # the duty to place a warrior


@clause("VA-4.1623")
def test_with_an_empty_squad_the_monster_waits() -> None:
    s = listen(solo("hand fury_2", "fenrir 1 | covered 1"))
    play(s, "draw")
    skip(s)
    assert heard(s, "monster_dice") == []
    assert view(s)["monster"]["covered"] == ["sword"]


@clause("VA-4.1624", "VA-4.1625", "VA-4.1626")
def test_dice_stay_on_matching_symbols() -> None:
    s = monster_roll(solo("squad bear_01", "fenrir 1 | card 1"), "axe bow bow bow spear x")
    play(s, "draw")
    skip(s)
    assert view(s)["monster"]["covered"] == ["axe"]  # one die on one of the two axes
    assert view(s)["monster"]["dice"] == 5
    listen(monster_roll(s, "axe axe bow bow bow"))
    play(s, "draw")
    skip(s)
    assert heard(s, "monster_dice") == [{"dice": ["axe", "axe", "bow", "bow", "bow"]}]
    assert view(s)["monster"]["covered"] == ["axe", "axe"]  # a third axe is not needed
    assert view(s)["monster"]["dice"] == 4


@clause("VA-4.1627")
def test_a_fully_covered_card_attacks_at_once() -> None:
    s = defending(listen(solo("squad bear_01")))
    assert asked(s) == (0, "phase")
    assert view(s)["battle"]["attacker"] == "monster"
    assert heard(s, "monster_attacks") == [{"card": "fenrir_1"}]


# Battle changes.


def attacking(seat: str, rolled: str, monster: str = "fenrir 1", more: str = "") -> ValhallaState:
    s = roll(solo(seat, monster, more), rolled)
    return play(s, "attack monster")


def total(s: ValhallaState, *steps: str) -> int:
    listen(play(s, *steps))
    play(s, "end_phase")
    return int(heard(s, "strength")[0]["n"])


@clause("VA-4.1631", "VA-4.1632")
def test_valhalla_adds_its_points_and_the_monster_its_number() -> None:
    s = attacking("squad bear_01 | valhalla bear_06 bear_02", "sword x x x x x")
    play(s, "arm bear_01 dice", "end_phase")
    assert asked(s) == (0, "send_one")
    assert strength(s) == [3 + 3, 9]
    s = defending(solo("squad bear_01 | valhalla bear_06 bear_02"), "sword x x x x x")
    assert total(s, "arm bear_01 dice") == 3 + 3


@clause("VA-4.1633")
def test_hunters_look_at_the_clans_of_the_card() -> None:
    assert total(attacking("squad boar_01", "sword x x x x x"), "arm boar_01 dice") == 5  # bears
    assert total(attacking("squad boar_02", "axe x x x x x"), "arm boar_02 dice") == 2


@clause("VA-4.1634", "VA-4.1901")
def test_each_giant_brings_an_extra_die_in_attack_and_defence() -> None:
    s = roll(attacking("squad giant_04 giant_05", "axe axe bow bow x x"), "sword", "spear")
    play(s, "arm giant_04 dice")
    while asked(s)[1] == "cover":
        play(s, actions(s)[0])
    assert "grey_sword" in dice(s)
    assert supply(s) == 2
    s = defending(solo("squad giant_04"), "axe axe x x x x")
    roll(s, "bow")
    play(s, "arm giant_04 dice")
    assert "grey_bow" in dice(s, 1)


@clause("VA-4.1635")
def test_fewer_warriors_compares_with_the_symbols_of_the_card() -> None:
    s = attacking("squad bear_01 | hand fury_3", NOTHING)  # two symbols
    assert "play fury_3" in actions(s)
    s = attacking("squad bear_01 bear_02 | hand fury_3", NOTHING)
    assert refused(s, "play fury_3") == "VA-4.712"


@clause("VA-4.1636")
def test_surround_switches_the_ability_of_the_card_off() -> None:
    monster = "nidhogg 1 | card 4"  # M6: the jarl does not work
    s = attacking("jarl j03 | squad bear_01 | hand surround", "sword x x x x x", monster)
    assert total(s, "arm bear_01 dice") == 3
    s = attacking("jarl j03 | squad bear_01 | hand surround", "sword x x x x x", monster)
    assert total(s, "play surround", "arm bear_01 dice") == 3 + 1
    s = defending(solo("squad bear_01 | hand surround"))
    assert "play surround" not in actions(s)


@clause("VA-4.1637")
def test_rerolls_tactics_and_jarl_work_as_always() -> None:
    s = roll(attacking("jarl j01 | squad bear_01 | hand fury_2", NOTHING), "x", "sword")
    play(s, "reroll x", "die x", "roll", "ability main x", "arm bear_01 dice", "play fury_2")
    play(s, "end_phase", "pass")
    assert "fury_2" in pile(s)


@clause("VA-4.1638")
def test_without_an_activated_warrior_the_battle_is_lost() -> None:
    s = attacking("squad bear_01 | valhalla bear_18 bear_14 bear_15", NOTHING)
    play(s, "end_phase")  # eleven points in Valhalla are more than nine, but nobody fights
    assert view(s)["monster"]["active"] == "fenrir_1"
    assert len(pile(s)) == 2


@clause("VA-4.1639")
def test_the_order_before_a_battle_and_an_empty_squad_loses_it() -> None:
    s = solo("jarl j11 | squad bear_01", "fenrir 1 | card 3")  # M11
    play(s, "attack monster")
    assert asked(s) == (0, "devour")
    assert dice(s) == ""
    play(s, "discard_warrior bear_01")
    assert asked(s) == (0, "keep")
    assert len(pile(s)) == 3
    s = solo("squad bear_01", "fenrir 1 | card 2")  # M3 without a card in hand
    assert asked(play(s, "attack monster")) == (0, "phase")
    s = solo("jarl j11 | squad bear_01", "jormungandr 1 | card 1")  # M4 and Einar's die
    roll(s, NOTHING)
    play(s, "attack monster")
    assert asked(s) == (0, "before_roll")
    assert dice(s) == ""
    play(s, "ability additional now")
    assert len(dice(s).split()) == 6  # five and an extra one


# The player attacks.


@clause("VA-4.1641", "VA-4.1642", "VA-4.1645")
def test_a_successful_attack_turns_to_the_next_card() -> None:
    s = attacking("squad bear_17", "sword sword shield x x x", "fenrir 1 | covered 1")
    play(s, "arm bear_17 dice", "end_phase")  # nine against nine
    assert view(s)["monster"]["active"] == "fenrir_2"
    assert view(s)["monster"]["covered"] == []
    assert valhalla(s, 0) == ["bear_17"]
    assert asked(s) == (0, "keep")


@clause("VA-4.1643", "VA-4.1655")
def test_warriors_beyond_the_new_maximum_are_discarded() -> None:
    seat = "squad bear_18 bear_02 bear_04 | valhalla bear_14"
    s = attacking(seat, "sword axe spear shield axe bow")
    play(s, "arm bear_18 dice", "arm bear_02 dice", "arm bear_04 dice", "end_phase")
    assert asked(s) == (0, "enter")  # the new maximum is 9, three are there: six fit
    assert actions(s) == ["send bear_18", "send bear_02", "send bear_04"]
    play(s, "send bear_18")
    assert actions(s) == ["send bear_02", "send bear_04"]  # one of them still fits
    play(s, "send bear_04")
    assert valhalla(s, 0) == ["bear_14", "bear_18", "bear_04"]
    assert pile(s) == ["bear_02"]


@clause("VA-4.1644")
def test_a_failed_attack_may_send_one_warrior_and_costs_cards() -> None:
    s = attacking("squad bear_01 bear_02", "sword axe x x x x", "fenrir 1 | covered 1")
    play(s, "arm bear_01 dice", "arm bear_02 dice", "end_phase")
    assert actions(s) == ["pass", "send bear_01", "send bear_02"]
    play(s, "send bear_02")
    assert valhalla(s, 0) == ["bear_02"]
    assert squad(s, 0) == ["bear_01"]
    assert len(pile(s)) == 2
    assert own(s) == [4]
    assert view(s)["monster"]["covered"] == ["sword"]  # the dice stay where they are
    full = attacking(
        "squad bear_01 | valhalla bear_18 giant_10", "sword x x x x x", "fenrir 1 | card 1"
    )
    play(full, "arm bear_01 dice", "end_phase")  # 3 + 9 against 13, and nine is the maximum
    assert asked(full) == (0, "keep")
    assert squad(full, 0) == ["bear_01"]


# The monster attacks.


@clause("VA-4.1651", "VA-4.1652", "VA-4.1653")
def test_a_defence_succeeds_only_with_more_strength() -> None:
    s = defending(solo("squad bear_17 bear_02"), "sword sword shield axe x x")
    play(s, "arm bear_17 dice", "arm bear_02 dice", "end_phase")  # 12 against 9
    assert asked(s) == (0, "send")
    assert view(s)["monster"]["covered"] == []
    play(s, "send bear_02", "pass")
    assert valhalla(s, 0) == ["bear_02"]
    assert squad(s, 0) == ["bear_17"]
    assert view(s)["monster"]["active"] == "fenrir_1"
    assert own(s) == [4]
    s = defending(solo("squad bear_17"), "sword sword shield x x x")
    play(s, "arm bear_17 dice", "end_phase")  # 9 against 9 is not enough
    assert asked(s) == (0, "send_one")


@clause("VA-4.1654", "VA-4.1655")
def test_a_failed_defence_costs_a_shield_and_cards() -> None:
    s = defending(solo("squad bear_01 bear_18", "fenrir 2"), "sword x x x x x")
    before = len(pile(s))
    play(s, "arm bear_01 dice", "end_phase", "send bear_01")
    assert own(s) == [3]
    assert len(pile(s)) == before + 4
    assert valhalla(s, 0) == ["bear_01"]
    s = defending(
        solo("squad bear_14 | valhalla bear_15", "nidhogg 2 | card 1"), "sword axe spear x x x"
    )
    play(s, "arm bear_14 dice", "end_phase")  # 11 against 14
    assert asked(s) == (0, "send_one")
    tight = defending(
        solo("squad bear_14 | valhalla bear_18 bear_06", "nidhogg 2"), "sword axe spear x x x"
    )
    play(tight, "arm bear_14 dice", "end_phase")  # the maximum is 6
    assert "send bear_14" not in actions(tight)


@clause("VA-4.1656")
def test_bonus_points_and_errands_stay_below_the_maximum() -> None:
    s = position("""
        monster: fenrir 1
        expansions: valkyries
        seat 0: squad val_bear_1 | valhalla bear_14
        discard: boar_01 boar_02 boar_03
    """)
    roll(s, "sword x x x x x")
    play(s, "attack monster", "arm val_bear_1 dice", "end_phase", "send val_bear_1")
    play(s, "points boar_02")
    assert len(valhalla(s, 0)) == 3  # of three points only one fits below five
    assert asked(s) == (0, "keep")
    s = position("""
        monster: fenrir 1
        expansions: valkyries
        seat 0: squad bear_18 | valhalla bear_07 bear_06 | hand errand_no_reroll
    """)
    roll(s, "sword axe spear shield x x")
    play(s, "attack monster", "arm bear_18 dice", "end_phase")
    assert asked(s) == (0, "keep")
    assert "errand_no_reroll" in hand(s, 0)


# Difficulty and end.


@clause("VA-4.1661")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 4), (3, 6)])
def test_a_lost_battle_costs_cards_by_level(level: int, cards: int) -> None:
    s = attacking("squad bear_01", NOTHING, f"fenrir {level}")
    play(s, "end_phase")
    assert len(pile(s)) == cards


LAST_CARD = "fenrir 1 | card 5"


@clause("VA-4.1662", "VA-4.1666")
def test_beating_the_last_card_wins_at_once() -> None:
    points = "bear_18 wolf_18 boar_18 deer_18 giant_10"
    s = attacking(f"squad bear_17 | valhalla {points}", "sword sword shield x x x", LAST_CARD)
    play(s, "arm bear_17 dice", "end_phase")  # 9 + 24 against 33
    assert GAME.ending(s) == "monster_slain"
    assert GAME.returns(s) == [1.0]
    assert "score" not in view(s)["players"][0]["numbers"]


@clause("VA-4.1663")
def test_losing_the_last_shield_loses_at_once() -> None:
    s = defending(solo("squad bear_01 | own 1"))
    play(s, "end_phase")
    assert GAME.ending(s) == "shields_lost"
    assert GAME.returns(s) == [-1.0]


@clause("VA-4.1664", "VA-4.1667")
def test_an_empty_deck_loses_unless_the_last_card_is_active() -> None:
    s = solo("squad bear_01", more="deck: bear_02 bear_03")
    play(s, "draw")
    assert asked(s) == (0, "keep")  # the step is finished first
    play(s, actions(s)[0])
    assert GAME.ending(s) == "deck_out"


@clause("VA-4.1665", "VA-4.1667")
def test_with_the_last_card_active_one_last_attack_is_offered() -> None:
    text = "squad bear_01 | own 4"
    for choice, ending in (("concede", "conceded"), ("last_attack", "last_attack_failed")):
        s = solo(text, LAST_CARD.replace("fenrir", "surtr"), "deck: bear_02 bear_03")
        play(roll(s, NOTHING), "draw")
        play(s, actions(s)[0])
        assert asked(s) == (0, "last_attack")
        play(s, choice)
        if choice == "last_attack":
            play(s, "end_phase")
        assert GAME.ending(s) == ending
        assert GAME.returns(s) == [-1.0]


@clause("VA-4.1665", "VA-4.1667")
def test_a_battle_that_empties_the_deck_is_carried_to_its_end() -> None:
    s = solo("squad bear_01", LAST_CARD.replace("fenrir", "surtr"), "deck: bear_02 bear_03")
    roll(s, "sword x x x x x")
    play(s, "attack monster", "arm bear_01 dice", "end_phase")
    assert asked(s) == (0, "send_one")
    play(s, "pass")
    assert deck_size(s) == 0
    assert asked(s) == (0, "last_attack")
    lost = defending(
        solo(
            "squad bear_01 | own 1",
            LAST_CARD.replace("fenrir", "surtr"),
            "deck: bear_02 bear_03 bear_04 bear_05 bear_06",
        )
    )
    play(lost, "end_phase")
    assert GAME.ending(lost) == "shields_lost"


@clause("VA-4.1664", "VA-4.1667")
def test_a_monsters_attack_that_empties_the_deck_is_the_last_step() -> None:
    deck = "deck: bear_02 bear_03 bear_04 bear_05 bear_06 bear_07"
    s = defending(solo("squad bear_01", "fenrir 1", deck))
    play(s, "end_phase")
    assert GAME.ending(s) == "deck_out"
    s = defending(solo("squad bear_01", LAST_CARD, deck))
    play(s, "end_phase")
    assert asked(s) == (0, "last_attack")  # before the next turn


@clause("VA-4.1668")
def test_a_last_attack_without_a_squad_is_lost() -> None:
    s = solo("hand fury_2", LAST_CARD.replace("fenrir", "surtr"), "deck: bear_02 bear_03")
    play(s, "draw")
    play(s, actions(s)[0], "last_attack")
    assert GAME.ending(s) == "last_attack_failed"


# Monster abilities.


@clause("VA-4.1671")
def test_m1_silences_the_abilities_of_a_clan() -> None:
    s = attacking("squad deer_02 bear_06", "axe x x x x x", "nidhogg 1 | card 2")
    assert total(s, "arm deer_02 dice") == 1
    s = attacking("squad wolf_01 bear_06 boar_06", "sword x x x x x", "surtr 1 | card 1")
    assert total(s, "arm wolf_01 dice") == 1
    s = attacking("squad deer_02 bear_06", "axe x x x x x", "surtr 1 | card 1")
    assert total(s, "arm deer_02 dice") == 3


@clause("VA-4.1672")
def test_m2_discards_a_card_after_phase_a() -> None:
    for monster, cards in (("jormungandr 1 | card 2", 1), ("surtr 1 | card 4", 1), ("fenrir 1", 0)):
        s = solo("squad bear_01 | hand bear_02", monster)
        play(s, "add bear_02 2")
        assert asked(s) == (0, "keep")
        assert len(pile(s)) == cards


@clause("VA-4.1673")
def test_m3_costs_a_card_of_the_hand() -> None:
    s = solo("squad bear_01 | hand fury_2 fury_3", "fenrir 1 | card 2")
    play(s, "attack monster")
    assert asked(s) == (0, "discard")
    assert actions(s) == ["discard fury_2", "discard fury_3"]
    play(s, "discard fury_3")
    assert hand(s, 0) == ["fury_2"]
    assert pile(s) == ["fury_3"]


@clause("VA-4.1674")
def test_m4_takes_a_die_before_the_roll() -> None:
    for monster in ("jormungandr 1 | card 1", "surtr 1 | card 2"):
        s = play(solo("squad bear_01", monster), "attack monster")
        assert len(dice(s).split()) == 5


@clause("VA-4.1675", "VA-4.1639")
def test_m5_finds_an_empty_hand() -> None:
    s = solo("squad deer_18 | valhalla bear_18", "fenrir 1 | card 4", "deck: bear_01*9 wolf_01*9")
    before = len(pile(s))
    play(roll(s, NOTHING), "attack monster", "end_phase")
    assert asked(s) == (0, "keep")  # the turn goes on
    assert hand(s, 0) == []
    assert len(pile(s)) == before + 2  # the two cards of a lost battle, none of the hand


@clause("VA-4.1675", "VA-4.1685")
def test_m5_takes_a_random_card_even_after_a_victory() -> None:
    for rolled, steps in ((NOTHING, []), ("sword axe bow shield x x", ["arm deer_18 dice"])):
        seat = "squad deer_18 | valhalla bear_18 wolf_18 boar_18 giant_10 | hand fury_2 fury_3"
        s = solo(seat, "fenrir 1 | card 4")
        force(s, STREAM_HANDS, [1])
        roll(s, rolled)
        play(s, "attack monster", *steps, "end_phase")
        if asked(s) == (0, "send_one"):
            play(s, "pass")
        assert hand(s, 0) == ["fury_2"]
        assert "fury_3" in pile(s)
        # the ability of the card that was fought applies, even if it has been put aside


@clause("VA-4.1676")
def test_m6_switches_the_jarl_off_in_battle() -> None:
    for monster in ("nidhogg 1 | card 4", "surtr 1 | card 5"):
        s = attacking("jarl j03 | squad bear_01", "sword x x x x x", monster)
        assert total(s, "arm bear_01 dice") == 3
        s = attacking("jarl j01 | squad bear_01", NOTHING, monster)
        assert actions(s, "ability") == []
    s = solo("jarl j02 | squad bear_01 | hand bear_02", "nidhogg 1 | card 4")
    play(s, "add bear_02 2")
    assert len(actions(s, "keep")) == 3  # outside the battle it works


@clause("VA-4.1677")
def test_m7_takes_a_slot() -> None:
    s = solo("squad bear_01 bear_02 bear_03 | hand bear_04", "nidhogg 1 | card 3")
    play(s, "add bear_04 2")  # three warriors fill the board
    assert squad(s, 0) == ["bear_01", "bear_04", "bear_03"]
    s = solo(
        "squad bear_01 bear_02 bear_03 bear_18 | valhalla boar_18 wolf_18", "nidhogg 1 | card 2"
    )
    roll(s, "sword axe spear shield x x")
    play(s, "attack monster", "arm bear_18 dice", "end_phase")  # 12 + 10 beats 18
    assert asked(s) == (0, "keep")
    assert squad(s, 0) == ["bear_01", "bear_02", "bear_03"]


@clause("VA-4.1677")
def test_m7_discards_a_surplus_warrior_by_choice() -> None:
    s = solo("jarl j17 | squad bear_01 bear_02 bear_03 bear_04 | own 3", "nidhogg 1 | card 3")
    s.stack[:] = [OP_PHASE_B, 0, 0, 0, OP_ROOM, 0, 0, 1]  # the card has just become active
    settle(s, OPS)
    assert asked(s) == (0, "room")
    assert actions(s) == [f"discard_warrior bear_0{i}" for i in (1, 2, 3, 4)]  # no way back to hand
    play(s, "discard_warrior bear_03")
    assert squad(s, 0) == ["bear_01", "bear_02", "bear_04"]
    assert pile(s) == ["bear_03"]


@clause("VA-4.1678", "VA-4.1684")
def test_m8_costs_a_point_after_a_loss() -> None:
    s = attacking("squad bear_01 | valhalla bear_06 bear_02 bear_03", NOTHING, "nidhogg 1 | card 1")
    play(s, "end_phase")
    assert asked(s) == (0, "desecrate")
    assert actions(s) == ["discard bear_02", "discard bear_03"]
    play(s, "discard bear_03")
    assert valhalla(s, 0) == ["bear_06", "bear_02"]
    assert pile(s)[-1] == "bear_03"
    s = attacking("squad bear_01 | valhalla bear_18 bear_06", NOTHING, "nidhogg 1 | card 1")
    play(s, "end_phase")
    assert valhalla(s, 0) == ["bear_18"]  # without a card of one point the lowest
    s = attacking("squad bear_01", NOTHING, "nidhogg 1 | card 1")
    assert asked(play(s, "end_phase")) == (0, "keep")  # empty: nothing


@clause("VA-4.1679", "VA-4.1901")
def test_m9_allows_two_tactics() -> None:
    squad_ = "squad bear_01 bear_02 bear_03 | hand fury_2*3 fury_3"
    s = attacking(squad_, "sword x x x x x", "jormungandr 1 | card 3")
    assert refused(s, "play fury_3") == "VA-4.712"  # three warriors against three
    play(s, "play fury_2", "play fury_2")
    assert refused(s, "play fury_2") == "VA-4.1679"


@clause("VA-4.1680", "VA-4.1901")
def test_m10_allows_none() -> None:
    s = attacking("squad bear_01 | hand fury_2 surround", NOTHING, LAST_CARD)
    assert refused(s, "play fury_2") == "VA-4.1680"
    assert actions(s, "play") == []


@clause("VA-4.1137", "VA-4.1679")
def test_errands_and_arms_stock_count_as_tactics_for_m9() -> None:
    s = position("""
        monster: jormungandr 1 | card 3
        expansions: valkyries
        seat 0: squad bear_01 | hand fury_2 arms_stock_sword arms_stock_axe heroic_3
    """)
    roll(s, NOTHING)
    play(s, "attack monster", "play fury_2")
    assert "pay heroic_3 stock_axe" not in actions(s)  # that would be two more
    play(s, "arm bear_01 stock_sword")
    assert actions(s, "pay") == []


@clause("VA-4.1681")
def test_m11_takes_a_warrior_before_the_battle() -> None:
    s = play(solo("squad bear_01 bear_02", "fenrir 1 | card 3"), "attack monster")
    assert actions(s) == ["discard_warrior bear_01", "discard_warrior bear_02"]
    play(s, "discard_warrior bear_02")
    assert squad(s, 0) == ["bear_01"]
    assert asked(s) == (0, "phase")


@clause("VA-4.1682", "VA-4.1901")
def test_m12_forbids_counter_strike_and_weapon_swap() -> None:
    for monster in ("jormungandr 1 | card 5", "surtr 1 | card 3"):
        s = attacking("squad bear_01 | hand counter_strike weapon_swap fury_2", NOTHING, monster)
        assert actions(s, "play") == ["play fury_2"]
        assert refused(s, "play counter_strike") == "VA-4.1682"
        assert refused(s, "play weapon_swap") == "VA-4.1682"


@clause("VA-4.1683", "VA-4.1684")
def test_m13_costs_a_point_after_every_battle() -> None:
    points = "boar_18 wolf_18 deer_18 bear_01"
    s = attacking(
        f"squad bear_18 | valhalla {points}", "sword axe spear shield x x", "jormungandr 1 | card 4"
    )
    play(s, "arm bear_18 dice", "end_phase")  # 12 + 16 beats 26
    assert view(s)["monster"]["active"] == "jormungandr_6"
    assert "bear_01" not in valhalla(s, 0)
    assert "bear_18" in valhalla(s, 0)


@clause("VA-4.1686")
def test_the_order_after_a_solo_battle() -> None:
    s = listen(
        attacking(
            "jarl j10 | squad bear_01 | valhalla bear_02 | hand fury_2",
            "sword x x x x x",
            "nidhogg 2 | card 1",
        )
    )
    play(s, "arm bear_01 dice", "play fury_2", "end_phase", "send bear_01")
    # the warrior entered, four cards went, then M8 costs a point of choice
    assert len(heard(s, "milled")) == 4
    assert asked(s) == (0, "desecrate")
    play(s, "discard bear_02")
    assert asked(s) == (0, "after")
    assert "fury_2" not in pile(s)
    play(s, "pass")
    assert pile(s)[-1] == "fury_2"


# With Valkyries.


@clause("VA-4.1691", "VA-4.1692", "VA-4.1693", "VA-4.1694")
def test_valkyries_in_solo() -> None:
    s = play(start(1, monster="fenrir", level="1", expansions="valkyries"), "jarl j01", "pass")
    assert len(pile(s)) == 40
    assert deck_size(s) == 160 - 40 - 6
    s = position("monster: fenrir 1\nexpansions: valkyries\nseat 0: squad bear_17 | hand bear_02")
    roll(s, "sword sword shield x x x")
    play(s, "attack monster", "arm bear_17 dice", "end_phase")
    assert strength(s) == [9, 13]  # the marked side
    play(s, "pass")
    assert len(actions(s, "keep")) == 3
