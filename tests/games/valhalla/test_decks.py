"""Valkyries, Dwarves and the Wrath of Tyr: chapters 4.11xx, 4.12xx, 4.13xx."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    NOTHING,
    ValhallaState,
    actions,
    asked,
    captured,
    dice,
    fight,
    finish,
    hand,
    heard,
    listen,
    pile,
    play,
    position,
    refused,
    roll,
    squad,
    strength,
    valhalla,
    view,
)

# Valkyries.


def valkyries(mine: str, theirs: str, more: str = "") -> ValhallaState:
    return position(f"expansions: valkyries\nseat 0: squad {mine}\nseat 1: squad {theirs}\n{more}")


@clause("VA-4.1111", "VA-4.1112", "VA-4.1901")
@pytest.mark.parametrize(
    ("weapon", "warrior"),
    [
        ("sword", "bear_01"),
        ("axe", "bear_02"),
        ("spear", "bear_03"),
        ("bow", "bear_04"),
        ("shield", "bear_05"),
    ],
)
def test_arms_stock_counts_as_a_die_of_its_weapon(weapon: str, warrior: str) -> None:
    s = valkyries(f"{warrior} giant_01 | hand arms_stock_{weapon} heroic_4_{weapon}", "wolf_01")
    roll(s, "x x x x x x")
    play(s, "attack 1")
    assert actions(s, "play") == []
    assert actions(s, "reroll") == ["reroll x"]
    assert actions(s, "arm") == [f"arm {warrior} stock_{weapon}"]
    assert actions(s, "pay") == [f"pay heroic_4_{weapon} stock_{weapon}"]
    play(s, f"arm {warrior} stock_{weapon}", "end_phase")
    assert strength(s)[0] == 3
    assert [c["card"] for c in view(s)["battle"]["played"]] == [f"arms_stock_{weapon}"]


@clause("VA-4.1111", "VA-4.1901")
def test_arms_stock_arms_giants_pays_heroic_attacks_and_adds_up() -> None:
    s = valkyries("giant_04 bear_01 | hand arms_stock_sword arms_stock_axe heroic_3", "wolf_01")
    roll(s, "axe sword x x x x")
    play(s, "attack 1")
    assert "arm giant_04 stock_axe" in actions(s)
    assert "arm giant_04 dice" not in actions(s)
    assert "arm giant_04 stock_sword+stock_axe" not in actions(s)  # no pair
    play(s, "arm giant_04 stock_axe", "pay heroic_3 stock_sword", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 4 + 3 + 3


@clause("VA-4.1113", "VA-4.1901")
def test_path_to_valhalla_is_played_by_the_defender_alone() -> None:
    s = valkyries("bear_01 | hand path_to_valhalla", "wolf_01 | hand path_to_valhalla")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice")
    assert refused(s, "play path_to_valhalla") == "VA-4.1113"
    play(s, "end_phase")
    assert "play path_to_valhalla" in actions(s)


@clause("VA-4.1114", "VA-4.1115", "VA-4.1116")
def test_the_named_warrior_no_longer_counts_and_enters_valhalla() -> None:
    s = valkyries("deer_02 bear_06", "wolf_01 | hand path_to_valhalla")
    roll(s, "axe x x x x x", "sword x x x x x")
    play(s, "attack 1", "arm deer_02 dice", "end_phase")
    assert strength(s)[0] == 1 + 2
    play(s, "play path_to_valhalla", "name deer_02")
    assert strength(s)[0] == 0
    assert asked(s) == (1, "phase")
    play(s, "arm wolf_01 dice", "end_phase", "pass")
    assert valhalla(s, 0) == ["deer_02"]
    assert captured(s, 0) == [0, 0]
    s = valkyries("bear_01 bear_02", "wolf_01 | hand path_to_valhalla")
    roll(s, "sword axe x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "arm bear_02 dice", "end_phase")
    play(s, "play path_to_valhalla", "name bear_02", "end_phase")
    assert sorted(valhalla(s, 0)) == ["bear_01", "bear_02"]
    assert captured(s, 0) == [0, 1]
    s = valkyries("bear_01", "wolf_01 | hand path_to_valhalla")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "end_phase", "play path_to_valhalla", "name bear_01")
    play(s, "end_phase")  # the battle goes on, and a defender who arms nobody loses it
    assert captured(s, 0) == [0, 1]


@clause("VA-4.1114")
def test_path_takes_the_tyr_bonus_with_the_warrior() -> None:
    s = position("""
        expansions: valkyries tyr
        seat 0: squad bear_01+tyr_might bear_02
        seat 1: squad wolf_01 | hand path_to_valhalla
    """)
    roll(s, "sword axe x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "arm bear_02 dice", "end_phase")
    assert strength(s)[0] == 8
    play(s, "play path_to_valhalla", "name bear_01")
    assert strength(s)[0] == 3


@clause("VA-4.1118")
def test_a_named_warrior_stays_activated_and_its_past_effects_stay() -> None:
    s = position("""
        expansions: valkyries dwarves
        seat 0: squad dwarf_19 bear_02 bear_03 | hand errand_three_armed fury_2
        seat 1: squad wolf_01 | hand path_to_valhalla
    """)
    roll(s, "sword axe spear x x x", NOTHING)
    play(s, "attack 1", "arm dwarf_19 dice", "sacrifice fury_2")
    play(s, "arm bear_02 dice", "arm bear_03 dice", "end_phase")
    assert strength(s)[0] == 2 + 3 + 6
    play(s, "play path_to_valhalla", "name dwarf_19")
    assert strength(s)[0] == 3 + 6  # the +3 of the sacrifice stays
    play(s, "end_phase")
    assert "errand errand_three_armed" in actions(s)


@clause("VA-4.1119", "VA-4.1901")
def test_a_second_path_hits_another_warrior_or_cannot_be_played() -> None:
    s = valkyries("bear_01 bear_02", "wolf_01 | hand path_to_valhalla*3")
    roll(s, "sword axe x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "arm bear_02 dice", "end_phase")
    play(s, "play path_to_valhalla", "name bear_01", "play path_to_valhalla")
    assert actions(s) == ["name bear_02"]
    play(s, "name bear_02")
    assert refused(s, "play path_to_valhalla") == "VA-4.1119"


def entering(squad_: str, rolled: str, discard: str = "") -> ValhallaState:
    """A won attack in which the whole squad is armed."""
    s = valkyries(squad_, "wolf_01", f"discard: {discard}")
    return fight(s, rolled, arm=squad_)


def taken(s: ValhallaState, entered: int) -> int:
    """VP taken as cards beyond those who entered, all questions answered."""
    while asked(s)[1] in ("points", "bonus"):
        play(s, actions(s)[0])
    return sum(s.table.vp[kind] for kind in s.valhalla[0][entered:])


ONES = "boar_01 boar_02 boar_03 boar_04 boar_05 deer_01 deer_02"


@clause("VA-4.1121", "VA-4.1122", "VA-4.1901")
def test_company_gives_a_point_for_each_other_warrior() -> None:
    assert taken(entering("val_bear_3", "axe shield x x x x", ONES), 1) == 0
    assert taken(entering("val_bear_3 bear_01", "axe shield sword x x x", ONES), 2) == 1
    rolled = "axe shield sword axe spear x"
    assert taken(entering("val_bear_3 bear_01 bear_02 bear_03", rolled, ONES), 4) == 3


@clause("VA-4.1123", "VA-4.1901")
def test_escort_gives_two_points_for_its_colour_once() -> None:
    assert taken(entering("val_bear_2 boar_06", "axe sword axe x x x", ONES), 2) == 2
    rolled = "axe sword axe shield x x"
    s = valkyries(
        "val_bear_2 boar_06 boar_05", "wolf_01", "discard: wolf_02 wolf_03 wolf_04 deer_01"
    )
    assert taken(fight(s, rolled, arm="val_bear_2 boar_06 boar_05"), 3) == 2
    assert taken(entering("val_bear_2 wolf_06", "axe sword bow x x x", ONES), 2) == 0


@clause("VA-4.1124", "VA-4.1126", "VA-4.1901")
def test_lone_gives_three_points_to_a_warrior_entering_alone() -> None:
    assert taken(entering("val_bear_1", "sword x x x x x", ONES), 1) == 3
    assert taken(entering("val_bear_1 bear_02", "sword axe x x x x", ONES), 2) == 0
    s = valkyries("val_bear_1 bear_06", "wolf_01", f"discard: {ONES}")
    assert taken(fight(s, "sword x x x x x", arm="val_bear_1"), 1) == 3


@clause("VA-4.1126")
def test_bonuses_of_warriors_entering_together_add_up() -> None:
    assert taken(entering("val_bear_3 val_wolf_3", "axe shield sword bow x x", ONES), 2) == 1 + 1
    s = entering("val_bear_2 val_boar_2", "axe shield x x x x", ONES)  # each escorts the other
    assert taken(s, 2) == 2 + 2


@clause("VA-4.1125")
def test_only_own_warriors_count() -> None:
    s = valkyries("bear_01", "val_wolf_4 | hand path_to_valhalla", "discard: boar_01 boar_02")
    roll(s, "sword x x x x x", "spear bow x x x x")
    play(s, "attack 1", "arm bear_01 dice", "end_phase", "play path_to_valhalla", "name bear_01")
    play(s, "arm val_wolf_4 dice", "end_phase", "send val_wolf_4")
    # both enter, but the bear that escorts is the opponent's
    assert valhalla(s, 1) == ["val_wolf_4"]
    assert valhalla(s, 0) == ["bear_01"]


@clause("VA-4.1121", "VA-4.816")
def test_entry_bonuses_are_earned_in_ragnarok_too() -> None:
    s = position(f"""
        expansions: valkyries
        seat 0: squad val_bear_1
        seat 1: own 4
        discard: {ONES}
        final: 1
        deck:
    """)
    roll(s, "sword x x x x x")
    play(s, "draw", "arm val_bear_1 dice", "end_phase")
    assert asked(s) == (0, "points")
    assert taken(s, 1) == 3


@clause("VA-4.1127")
def test_a_warrior_held_back_does_not_count_as_entering() -> None:
    s = position(f"""
        expansions: valkyries dwarves
        seat 0: squad val_bear_1 bear_02
        seat 1: squad dwarf_07
        discard: {ONES}
    """)
    roll(s, "sword axe x x x x", "bow x x x x x")
    play(s, "attack 1", "arm val_bear_1 dice", "arm bear_02 dice", "end_phase")
    play(s, "arm dwarf_07 dice", "end_phase", "hold bear_02")
    assert asked(s) == (0, "points")
    assert taken(s, 1) == 3


ERRANDS = "errand_no_reroll errand_crushing errand_three_armed"


def victory(steps: list[str], rolled: str, theirs: str = "wolf_01") -> ValhallaState:
    s = valkyries(f"bear_01 bear_02 bear_06 | hand {ERRANDS} counter_strike", theirs)
    roll(s, rolled, "x x x x x x x x x")
    play(s, "attack 1", *steps, "end_phase", "end_phase")
    return s


@clause("VA-4.1131", "VA-4.1132", "VA-4.1133", "VA-4.1901")
def test_an_errand_without_a_reroll() -> None:
    s = victory(["arm bear_01 dice"], "sword x x x x x")
    assert asked(s) == (0, "after")
    assert actions(s) == ["pass", "errand errand_no_reroll"]
    play(s, "errand errand_no_reroll")
    assert valhalla(s, 0) == ["bear_01", "errand_no_reroll"]
    assert asked(s) == (0, "keep")  # one errand a battle
    s = victory(
        ["play counter_strike", "die x", "roll", "pass", "arm bear_01 dice"], "sword x x x x x x"
    )
    assert "errand errand_no_reroll" in actions(s)  # a tactic does not break it
    s = victory(["reroll x", "die x", "roll", "arm bear_01 dice"], "sword x x x x x x")
    assert "errand errand_no_reroll" not in actions(s)
    s = position("""
        expansions: valkyries thor
        seat 0: jarl j01 | squad bear_01 | hand errand_no_reroll
        seat 1: squad wolf_01 wolf_02
        seat 2: squad wolf_03 | hand thor_reroll
    """)
    roll(s, "sword x x x x x x x", NOTHING)
    play(s, "attack 1", "thor thor_reroll 0", "free_reroll", "die x", "roll", "ability main x")
    play(s, "arm bear_01 dice", "end_phase", "end_phase")
    assert "errand errand_no_reroll" in actions(s)  # nor do Thor and a jarl


@clause("VA-4.1134", "VA-4.1135", "VA-4.1136", "VA-4.1901")
def test_errands_for_a_crushing_victory_and_three_armed() -> None:
    s = victory(["arm bear_01 dice", "arm bear_02 dice"], "sword axe x x x x")
    assert "errand errand_crushing" in actions(s)  # 6 against 0
    assert refused(s, "errand errand_three_armed") == "VA-4.1136"
    s = victory(
        ["arm bear_01 dice", "arm bear_02 dice", "arm bear_06 dice"], "sword axe sword axe x x"
    )
    assert "errand errand_three_armed" in actions(s)
    s = victory(["arm bear_06 dice"], "sword axe x x x x")
    assert "errand errand_crushing" in actions(s)  # five is enough
    s = victory(["arm bear_01 dice"], "sword x x x x x")
    assert refused(s, "errand errand_crushing") == "VA-4.1136"  # by three only


@clause("VA-4.1131")
def test_the_loser_plays_no_errand_and_it_is_worth_two_points() -> None:
    s = valkyries("bear_01", f"bear_06 | hand {ERRANDS}", "")
    fight(s, "sword x x x x x", arm="bear_01")
    assert asked(s) == (0, "keep")
    assert {s.table.vp[s.table.kinds[card]] for card in ERRANDS.split()} == {2}


@clause("VA-4.1137")
def test_an_errand_is_a_battle_tactic_for_disarm() -> None:
    s = position("""
        expansions: valkyries dwarves
        seat 0: squad dwarf_13
        seat 1: squad wolf_01 | hand errand_crushing bear_02
    """)
    roll(s, "axe x x x x x")
    play(s, "attack 1", "arm dwarf_13 dice")
    assert asked(s) == (1, "disarm")
    assert actions(s) == ["discard errand_crushing"]


# Dwarves.


def dwarves(mine: str, theirs: str, more: str = "") -> ValhallaState:
    return position(f"expansions: dwarves\nseat 0: squad {mine}\nseat 1: squad {theirs}\n{more}")


@clause("VA-4.1211", "VA-4.1212", "VA-4.1901")
def test_call_to_arms_takes_the_topmost_warrior_of_the_pile() -> None:
    s = dwarves("bear_01 | hand call_to_arms", "wolf_01", "discard: wolf_02 bear_02 fury_2 fury_3")
    play(s, "attack 1", "play call_to_arms")
    assert asked(s) == (0, "slot")
    play(s, "slot 4")
    assert squad(s, 0) == ["bear_01", "bear_02"]
    assert pile(s) == ["wolf_02", "fury_2", "fury_3"]
    assert asked(s) == (0, "phase")


@clause("VA-4.1213")
def test_call_to_arms_with_a_full_squad_or_without_a_warrior() -> None:
    full = "bear_01 bear_03 bear_04 bear_05 | hand call_to_arms"
    s = dwarves(full, "wolf_01", "discard: bear_02")
    play(s, "attack 1", "play call_to_arms", "discard_warrior bear_03")
    assert squad(s, 0) == ["bear_01", "bear_02", "bear_04", "bear_05"]
    assert pile(s) == ["bear_03"]
    s = dwarves(full, "wolf_01", "discard: fury_2")
    assert asked(play(s, "attack 1")) == (0, "phase")


@clause("VA-4.1214", "VA-4.1901")
def test_war_cry_of_the_squad_counts_every_warrior() -> None:
    s = dwarves("bear_01 bear_06 bear_07 | hand war_cry_squad*2", "wolf_01")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "play war_cry_squad", "play war_cry_squad", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3 + 3 + 3


@clause("VA-4.1215", "VA-4.1901")
@pytest.mark.parametrize(("n", "bonus"), [(1, 1), (2, 2), (3, 4), (4, 6)])
def test_war_cry_of_the_activated_counts_at_the_end_of_the_phase(n: int, bonus: int) -> None:
    s = dwarves("bear_01 bear_02 bear_03 bear_04 | hand war_cry_activated", "wolf_01")
    roll(s, "sword axe spear bow x x", NOTHING)
    play(s, "attack 1", "play war_cry_activated", *[f"arm bear_0{i + 1} dice" for i in range(n)])
    play(s, "end_phase")
    assert strength(s)[0] == 3 * n + bonus


@clause("VA-4.1216")
def test_a_war_cry_arms_nobody() -> None:
    s = dwarves("bear_01 | hand war_cry_squad war_cry_activated", "wolf_01")
    roll(s, NOTHING)
    play(s, "attack 1", "play war_cry_squad", "play war_cry_activated", "end_phase")
    assert captured(s, 0) == [0, 0]
    assert squad(s, 0) == ["bear_01"]


@clause("VA-4.1221", "VA-4.1901")
def test_block_keeps_a_warrior_of_the_defender_out() -> None:
    s = dwarves("dwarf_01", "wolf_01 wolf_02")
    roll(s, "sword x x x x x", "sword axe x x x x")
    play(s, "attack 1", "arm dwarf_01 dice")
    assert asked(s) == (0, "block")
    assert actions(s) == ["block wolf_01", "block wolf_02"]
    play(s, "block wolf_01", "end_phase")
    assert actions(s, "arm") == ["arm wolf_02 dice"]
    assert refused(s, "arm wolf_01 dice") == "VA-4.1221"
    s = dwarves("bear_02", "dwarf_01 wolf_01")
    roll(s, "axe x x x x x", "sword x x x x x")
    play(s, "attack 1", "arm bear_02 dice", "end_phase", "arm dwarf_01 dice")
    assert asked(s) == (1, "phase")  # it works only for the attacker


@clause("VA-4.1222", "VA-4.1901")
def test_block_never_takes_the_last_warrior() -> None:
    s = dwarves("dwarf_01", "wolf_01")
    roll(s, "sword x x x x x")
    assert asked(play(s, "attack 1", "arm dwarf_01 dice")) == (0, "phase")
    s = dwarves("dwarf_01 dwarf_02", "wolf_01 wolf_02")
    roll(s, "sword axe x x x x")
    play(s, "attack 1", "arm dwarf_01 dice", "block wolf_01", "arm dwarf_02 dice")
    assert asked(s) == (0, "phase")  # only one is left unblocked


@clause("VA-4.1231", "VA-4.1232", "VA-4.1901")
def test_hold_back_keeps_warriors_of_the_opponent_in_the_squad() -> None:
    s = dwarves("bear_01 bear_02 bear_03", "dwarf_07 dwarf_08 wolf_01")
    roll(s, "sword axe spear x x x", "bow shield x x x x")
    play(s, "attack 1", *[f"arm bear_0{i} dice" for i in (1, 2, 3)], "end_phase")
    play(s, "arm dwarf_07 dice", "arm dwarf_08 dice", "end_phase")
    assert actions(s) == ["hold bear_01", "hold bear_02", "hold bear_03"]
    play(s, "hold bear_02", "hold bear_03")
    assert valhalla(s, 0) == ["bear_01"]
    assert squad(s, 0) == ["bear_02", "bear_03"]
    s = dwarves("dwarf_07", "bear_06")
    fight(s, "bow x x x x x", "sword axe x x x x", arm="dwarf_07", defend="bear_06")
    play(s, "send bear_06")  # the attacker holds it back: there is no choice
    assert squad(s, 1) == ["bear_06"]
    assert valhalla(s, 1) == []
    s = dwarves("dwarf_07", "bear_06")
    fight(s, "bow x x x x x", arm="dwarf_07")
    assert asked(s) == (0, "keep")  # the opponent sends nobody


@clause("VA-4.1233", "VA-4.1234", "VA-4.1901")
def test_disarm_costs_a_tactic_or_shows_the_hand() -> None:
    s = dwarves("dwarf_13 dwarf_14", "wolf_01 | hand fury_2 fury_3 bear_02")
    roll(s, "axe spear x x x x")
    play(s, "attack 1", "arm dwarf_13 dice")
    assert actions(s) == ["discard fury_2", "discard fury_3"]
    play(s, "discard fury_3", "arm dwarf_14 dice", "discard fury_2")
    assert hand(s, 1) == ["bear_02"]
    s = dwarves("dwarf_13", "wolf_01 | hand bear_02")
    roll(listen(s), "axe x x x x x")
    play(s, "attack 1", "arm dwarf_13 dice")
    assert asked(s) == (0, "phase")
    assert heard(s, "shown", None) == [{"seat": 1, "card": "bear_02"}]


@clause("VA-4.1233", "VA-4.1137")
def test_disarm_works_for_the_defender_and_takes_battle_tactics_only() -> None:
    s = position("""
        expansions: dwarves valkyries thor tyr
        seat 0: squad bear_01 | hand thor_2 tyr_might bear_02 errand_crushing fury_2
        seat 1: squad dwarf_13 | hand fury_3
        seat 2: squad wolf_01
    """)
    roll(s, "sword x x x x x", "axe x x x x x")
    play(s, "attack 1", "arm bear_01 dice", "end_phase", "arm dwarf_13 dice")
    assert asked(s) == (0, "disarm")  # the opponent, at once, though it is not the own phase
    assert actions(s) == ["discard fury_2", "discard errand_crushing"]
    play(s, "discard errand_crushing")
    assert asked(s) == (1, "phase")
    assert pile(s) == ["errand_crushing"]
    assert hand(s, 1) == ["fury_3"]  # the own hand is not touched
    assert set(hand(s, 0)) == {"thor_2", "tyr_might", "bear_02", "fury_2"}


@clause("VA-4.1235", "VA-4.1901")
def test_sacrifice_gives_three_for_any_card() -> None:
    s = dwarves("dwarf_19 dwarf_20 | hand bear_02 fury_2", "wolf_01")
    roll(s, "sword bow x x x x", NOTHING)
    play(s, "attack 1", "arm dwarf_19 dice")
    assert actions(s) == ["pass", "sacrifice bear_02", "sacrifice fury_2"]
    play(s, "sacrifice bear_02", "arm dwarf_20 dice", "pass", "end_phase")
    assert strength(s)[0] == 2 + 2 + 3
    assert pile(s) == []
    play(s, "end_phase")
    assert pile(s) == ["bear_02"]
    s = dwarves("dwarf_19", "wolf_01")
    roll(s, "sword x x x x x")
    assert asked(play(s, "attack 1", "arm dwarf_19 dice")) == (0, "phase")  # an empty hand


@clause("VA-4.1236")
def test_dwarves_have_nobody_to_harm_in_ragnarok() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad dwarf_01 dwarf_07 dwarf_13
        seat 1: hand fury_2
        final: 1
        deck:
    """)
    roll(s, "sword bow axe x x x")
    play(s, "draw", *[f"arm dwarf_{i} dice" for i in ("01", "07", "13")])
    assert asked(s) == (0, "phase")
    finish(s)
    assert sorted(valhalla(s, 0)) == ["dwarf_01", "dwarf_07", "dwarf_13"]


@clause("VA-4.1237")
def test_dwarves_are_the_sixth_colour() -> None:
    s = dwarves("wolf_01 bear_06 dwarf_25", "boar_06")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm wolf_01 dice", "end_phase")
    assert strength(s)[0] == 1 + 2  # three clans
    s = position("expansions: dwarves\nseat 0: jarl j25 | squad bear_01\nseat 1: squad dwarf_01")
    roll(s, NOTHING)
    assert "ability main dwarf" in actions(play(s, "attack 1"))


# Wrath of Tyr.


def tyr(mine: str, theirs: str = "wolf_01", more: str = "") -> ValhallaState:
    return position(f"expansions: tyr\nseat 0: squad {mine}\nseat 1: squad {theirs}\n{more}")


@clause("VA-4.1311", "VA-4.1313", "VA-4.1314")
def test_a_tyr_card_is_tucked_under_a_warrior_just_added() -> None:
    s = tyr("bear_01 | hand bear_02 tyr_might*2")
    play(s, "add bear_02 2")
    assert asked(s) == (0, "tuck")
    assert actions(s) == ["pass", "tuck tyr_might"]
    play(s, "tuck tyr_might")
    cards = view(s, 1)["players"][0]["zones"]["squad"]["cards"]
    assert cards[1]["tyr"] == "tyr_might"
    assert "tyr" not in cards[0]
    assert asked(s) == (0, "keep")  # at most one, and never later
    none = play(tyr("bear_01 | hand bear_02 tyr_might"), "add bear_02 2", "pass")
    assert hand(none, 0) == ["tyr_might"]


@clause("VA-4.1311")
def test_call_to_arms_and_loki_add_warriors_with_tyr_cards_too() -> None:
    s = position("""
        expansions: tyr dwarves
        seat 0: squad bear_01 | hand call_to_arms tyr_might
        seat 1: squad wolf_01
        discard: bear_02
    """)
    play(s, "attack 1", "play call_to_arms", "slot 2", "tuck tyr_might")
    assert view(s)["players"][0]["zones"]["squad"]["cards"][1]["tyr"] == "tyr_might"
    s = position("""
        expansions: tyr loki
        loki: loki_06
        seat 0: squad bear_01
        seat 1: squad bear_02 | hand wolf_01 tyr_might
    """)
    fight(s, "sword x x x x x", "axe x x x x x", arm="bear_01", defend="bear_02")
    play(s, "row 1", "add wolf_01 2", "tuck tyr_might")
    assert view(s)["players"][1]["zones"]["squad"]["cards"][1]["tyr"] == "tyr_might"


@clause("VA-4.1312", "VA-4.1326")
def test_action_2_takes_a_tyr_card_for_each_warrior_and_counts_no_symbols_for_them() -> None:
    s = tyr("bear_01 | hand bear_02 bear_06 tyr_might*2")
    play(s, "add_two bear_02 bear_06", "slot 2", "tuck tyr_might", "slot 3", "tuck tyr_might")
    assert [c.get("tyr") for c in view(s)["players"][0]["zones"]["squad"]["cards"]] == [
        None,
        "tyr_might",
        "tyr_might",
    ]


@clause("VA-4.1315", "VA-4.1322", "VA-4.1901")
def test_might_gives_two_when_its_warrior_is_activated() -> None:
    s = tyr("bear_01+tyr_might bear_02+tyr_might")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3 + 2


@clause("VA-4.1321", "VA-4.1901")
@pytest.mark.parametrize("clan", ["bear", "wolf", "boar", "deer", "giant"])
def test_bane_gives_four_against_its_clan(clan: str) -> None:
    other = "boar_06" if clan != "boar" else "deer_06"
    for theirs, bonus in ((f"{clan}_06", 4), (other, 0)):
        s = tyr(f"bear_01+tyr_bane_{clan}", theirs)
        roll(s, "sword x x x x x", NOTHING)
        play(s, "attack 1", "arm bear_01 dice", "end_phase")
        assert strength(s)[0] == 3 + bonus


@clause("VA-4.1321", "VA-4.1901")
def test_bane_and_an_own_ability_add_up() -> None:
    s = tyr("boar_01+tyr_bane_bear", "bear_06")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm boar_01 dice", "end_phase")
    assert strength(s)[0] == 2 + 3 + 4


@clause("VA-4.1323", "VA-4.1324", "VA-4.1325", "VA-4.1901")
@pytest.mark.parametrize(
    ("weapon", "one", "two"),
    [
        ("sword", "bear_01", "bear_06"),
        ("axe", "bear_02", "bear_06"),
        ("spear", "bear_03", "bear_10"),
        ("bow", "bear_04", "bear_09"),
        ("shield", "bear_05", "bear_09"),
    ],
)
def test_ease_stands_for_one_die_of_its_weapon(weapon: str, one: str, two: str) -> None:
    s = tyr(f"{one}+tyr_ease_{weapon}")
    roll(s, NOTHING, NOTHING)
    play(s, "attack 1", f"arm {one} dice", "end_phase")
    assert strength(s)[0] == 3
    rest = {
        "bear_06": {"sword": "axe", "axe": "sword"},
        "bear_10": {"spear": "sword"},
        "bear_09": {"bow": "shield", "shield": "bow"},
    }[two][weapon]
    s = tyr(f"{two}+tyr_ease_{weapon}")
    roll(s, f"{rest} x x x x x")
    assert actions(play(s, "attack 1"), "arm") == [f"arm {two} dice"]
    other = "bear_02" if weapon != "axe" else "bear_01"
    s = tyr(f"{other}+tyr_ease_{weapon}")
    roll(s, NOTHING)
    assert actions(play(s, "attack 1"), "arm") == []  # not among its symbols


@clause("VA-4.1324")
def test_ease_stands_for_a_die_in_a_giants_pattern() -> None:
    for rolled, can in (("axe x x x x x", True), ("bow x x x x x", False)):
        s = tyr("giant_04+tyr_ease_axe")
        roll(s, rolled)
        assert bool(actions(play(s, "attack 1"), "arm")) == can


@clause("VA-4.1323")
def test_ease_may_be_used_or_not() -> None:
    s = tyr("bear_02+tyr_ease_axe bear_11")
    roll(s, "axe x x x x x")
    play(s, "attack 1", "arm bear_02 dice")
    assert actions(s) == ["cover axe", "cover tyr_axe"]
    play(s, "cover tyr_axe")
    assert dice(s) == "axe x x x x x"


@clause("VA-4.1316")
def test_a_tyr_card_is_discarded_with_its_warrior() -> None:
    s = tyr("bear_01+tyr_might bear_02 bear_03 bear_04 | hand bear_05")
    play(s, "add bear_05 1")
    assert sorted(pile(s)) == ["bear_01", "tyr_might"]
    s = fight(tyr("bear_01+tyr_might"), "sword x x x x x", arm="bear_01")
    assert valhalla(s, 0) == ["bear_01"]
    assert pile(s) == ["tyr_might"]


@clause("VA-4.1317")
def test_a_tyr_card_returns_to_the_hand_with_its_warrior() -> None:
    s = position("""
        expansions: tyr
        seat 0: squad bear_01
        seat 1: jarl j17 | squad wolf_01+tyr_might
    """)
    fight(s, "sword x x x x x", arm="bear_01")
    play(s, "ability additional wolf_01")
    assert hand(s, 1) == ["tyr_might", "wolf_01"]


@clause("VA-4.1301")
def test_a_tyr_card_is_neither_warrior_nor_tactic() -> None:
    s = tyr("bear_01 | hand tyr_might", "dwarf_13")
    assert not actions(s, "add")
    s = position("""
        expansions: tyr dwarves
        seat 0: squad dwarf_13
        seat 1: squad wolf_01 | hand tyr_might
    """)
    roll(s, "axe x x x x x")
    play(s, "attack 1", "arm dwarf_13 dice")
    assert asked(s) == (0, "phase")
    assert hand(s, 1) == ["tyr_might"]


@clause("VA-4.107", "VA-4.1316")
def test_tyr_cards_of_both_sides_are_discarded_from_the_active_player_on() -> None:
    s = position("""
        expansions: valkyries tyr
        seat 0: squad bear_01+tyr_might
        seat 1: squad bear_06+tyr_bane_wolf | hand path_to_valhalla
    """)
    roll(s, "sword x x x x x", "sword axe x x x x")
    play(s, "attack 1", "arm bear_01 dice", "end_phase", "play path_to_valhalla", "name bear_01")
    play(s, "arm bear_06 dice", "end_phase", "send bear_06")
    assert pile(s)[:2] == ["tyr_might", "tyr_bane_wolf"]  # the attacker's first


@clause("VA-4.921")
def test_a_warrior_added_after_a_battle_is_not_activated() -> None:
    s = position("""
        expansions: loki
        loki: loki_06
        seat 0: squad bear_01
        seat 1: jarl j17 | squad bear_02 | hand wolf_01
    """)
    fight(s, "sword x x x x x", "axe x x x x x", arm="bear_01", defend="bear_02")
    play(s, "ability additional bear_02", "row 1", "add wolf_01 1")
    card = view(s)["players"][1]["zones"]["squad"]["cards"][0]
    assert card["card"] == "wolf_01"
    assert "activated" not in card
