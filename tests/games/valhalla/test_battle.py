"""The battle: chapters 4.4xx, 4.5xx and 4.6xx."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    actions,
    asked,
    captured,
    dice,
    fight,
    hand,
    heard,
    listen,
    own,
    pile,
    play,
    position,
    refused,
    roll,
    squad,
    strength,
    supply,
    valhalla,
    view,
)

DUEL = """
    seat 0: squad bear_01 bear_02 bear_06
    seat 1: squad wolf_01 wolf_02
"""


@clause("VA-4.401")
def test_the_order_of_a_battle() -> None:
    s = position("""
        expansions: thor dwarves
        seat 0: squad bear_01 | hand call_to_arms
        seat 1: squad wolf_01 | hand call_to_arms
        seat 2: squad wolf_02 | hand thor_2
        discard: bear_02
    """)
    roll(s, "sword x x x x x", NOTHING)
    order = [asked(play(s, "attack 1"))]
    order.append(asked(play(s, "pass")))  # Thor window over
    order.append(asked(play(s, "pass")))  # the attacker's before-battle window over
    order.append(asked(play(s, "pass")))  # the defender's too: the attacker has rolled
    order.append(asked(play(s, "arm bear_01 dice", "end_phase")))
    assert order == [(2, "thor"), (0, "before"), (1, "before"), (0, "phase"), (1, "phase")]
    play(s, "end_phase")
    assert valhalla(s, 0) == ["bear_01"]


@clause("VA-4.402")
def test_each_side_has_one_window_before_the_battle() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad bear_01 | hand call_to_arms*2
        seat 1: squad wolf_01 | hand call_to_arms
        discard: bear_02 bear_03 bear_04
    """)
    play(s, "attack 1", "play call_to_arms", "slot 2", "play call_to_arms", "slot 3")
    assert asked(s) == (1, "before")  # an empty hand is not asked again
    play(s, "play call_to_arms", "slot 2")
    assert asked(s) == (0, "phase")  # the attacker's window is not opened again
    assert squad(s, 0) == ["bear_01", "bear_04", "bear_03"]
    assert asked(s) == (0, "phase")


@clause("VA-4.403", "VA-4.522", "VA-4.604")
def test_ordinary_tactics_are_played_in_the_own_phase_alone() -> None:
    s = position("""
        seat 0: squad bear_01 | hand fury_2*2
        seat 1: squad wolf_01 | hand fury_2
        seat 2: squad wolf_02 | hand fury_2
    """)
    roll(s, "sword x x x x x", NOTHING)
    assert "play fury_2" not in actions(s)  # not before the roll
    play(s, "attack 1")
    assert asked(s) == (0, "phase")
    assert "play fury_2" in actions(s)
    play(s, "arm bear_01 dice", "end_phase")
    assert asked(s) == (1, "phase")
    assert "play fury_2" in actions(s)
    play(s, "end_phase")
    assert hand(s, 0).count("fury_2") == 2  # no question to the attacker in between


@clause("VA-4.404", "VA-4.405", "VA-4.521")
def test_any_number_of_tactics_lie_open_until_the_clean_up() -> None:
    s = position("""
        seat 0: squad bear_01 bear_02 | hand fury_2*3
        seat 1: squad wolf_01
    """)
    roll(s, "sword axe x x x x", "bow", NOTHING)
    play(s, "attack 1", "play fury_2", "reroll x", "die x", "roll", "play fury_2")
    play(s, "arm bear_01 dice", "play fury_2", "arm bear_02 dice")
    assert [c["card"] for c in view(s)["battle"]["played"]] == ["fury_2"] * 3
    assert pile(s) == []
    play(s, "end_phase")
    assert strength(s)[0] == 3 + 3 + 6
    play(s, "end_phase")
    assert pile(s) == ["fury_2"] * 3


@clause("VA-4.406")
def test_cards_keep_to_their_timing_symbols() -> None:
    s = position("""
        expansions: valkyries dwarves
        seat 0: squad bear_01 | hand call_to_arms errand_no_reroll path_to_valhalla surround
        seat 1: squad wolf_01 | hand surround path_to_valhalla errand_no_reroll
        discard: bear_02
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1")
    assert asked(s) == (0, "before")
    assert actions(s) == ["pass", "play call_to_arms"]
    play(s, "pass", "pass")
    assert actions(s, "play") == ["play surround"]
    play(s, "arm bear_01 dice", "end_phase")
    assert actions(s, "play") == ["play path_to_valhalla"]  # only if defender
    play(s, "end_phase")
    assert asked(s) == (0, "after")
    assert actions(s, "errand") == ["errand errand_no_reroll"]


@clause("VA-4.407")
def test_only_the_combatants_are_asked() -> None:
    s = position("""
        seat 0: squad bear_01 | hand fury_2
        seat 1: squad wolf_01 | hand fury_2
        seat 2: squad wolf_02 | hand fury_2
    """)
    roll(s, "sword x x x x x", NOTHING)
    seats = {asked(play(s, "attack 1"))[0]}
    seats.add(asked(play(s, "arm bear_01 dice", "end_phase"))[0])
    assert seats == {0, 1}
    s = position("""
        expansions: thor
        seat 0: squad bear_01 | hand thor_2
        seat 1: squad wolf_01 | hand thor_2
        seat 2: squad wolf_02 | hand thor_2
    """)
    assert asked(play(s, "attack 1")) == (2, "thor")  # Thor's Help is for the others
    assert asked(play(s, "pass")) == (0, "phase")


@clause("VA-4.408")
def test_a_tactic_without_effect_may_be_played() -> None:
    s = position("""
        seat 0: squad bear_01 | hand weapon_swap counter_strike surround
        seat 1: squad wolf_01
    """)
    roll(s, "sword sword sword sword sword sword")
    play(s, "attack 1", "play weapon_swap", "play surround")  # no X die, nobody has a jarl
    assert asked(s) == (0, "phase")
    bare = position("seat 0: squad giant_10 giant_01 | hand counter_strike\nseat 1: squad wolf_01")
    roll(bare, "sword sword sword sword axe axe")
    play(bare, "attack 1", "arm giant_10 dice", "cover sword", "arm giant_01 dice")
    assert dice(bare) == ""
    play(bare, "play counter_strike")
    assert asked(bare) == (0, "phase")
    assert hand(bare, 0) == []


@clause("VA-4.501", "VA-4.502")
def test_the_attacker_rolls_six_dice_and_then_acts_in_any_order() -> None:
    s = listen(position(DUEL.replace("bear_06", "bear_06 | hand fury_2")))
    play(s, "attack 1")
    assert len(dice(s).split()) == 6
    assert heard(s, "rolled") == [{"seat": 0, "dice": dice(s).split()}]
    s = roll(position(DUEL.replace("bear_06", "bear_06 | hand fury_2")), "sword axe x x x x", "axe")
    play(s, "attack 1", "arm bear_01 dice", "reroll x", "die x", "roll", "play fury_2")
    play(s, "arm bear_02 dice")
    assert asked(s) == (0, "phase")


@clause("VA-4.511", "VA-4.512", "VA-4.513", "VA-4.516")
def test_a_reroll_costs_a_die_and_rolls_any_others_at_once() -> None:
    s = roll(position(DUEL), "sword axe x x bow bow", "spear shield")
    play(s, "attack 1", "reroll x")
    assert dice(s) == "sword axe bow bow x"  # gone before the reroll
    assert asked(s) == (0, "reroll")
    assert "roll" not in actions(s)
    play(s, "die bow", "die x")  # nothing is left to pick: both are rolled
    assert dice(s) == "sword axe spear bow shield"


@clause("VA-4.514", "VA-4.515")
def test_rerolls_go_on_while_two_free_dice_are_left_and_discarded_dice_stay_away() -> None:
    s = roll(position(DUEL), "x x x x x x", *["x"] * 5)
    play(s, "attack 1")
    for left in (5, 4, 3, 2, 1):
        play(s, "reroll x", "die x")
        if asked(s)[1] == "reroll":
            play(s, "roll")
        assert len(dice(s).split()) == left
    assert refused(s, "reroll x") == "VA-4.514"


@clause("VA-4.517", "VA-4.536")
def test_committed_dice_are_neither_rerolled_nor_discarded_nor_taken_back() -> None:
    s = position("""
        seat 0: jarl j12 | squad bear_01 | hand heroic_3 counter_strike
        seat 1: squad wolf_01
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice")
    assert dice(s) == "x x x x x"
    assert actions(s, "reroll") == ["reroll x"]
    assert actions(s, "pay") == ["pay heroic_3 x"]
    assert actions(s, "ability") == []  # the sword cannot be turned
    play(s, "play counter_strike")
    assert actions(s, "die") == ["die x"]
    play(s, "pass")
    assert refused(s, "arm bear_01 dice") == "VA-4.539"


@clause("VA-4.531", "VA-4.532", "VA-4.533", "VA-4.535")
def test_a_warrior_is_armed_by_dice_that_cover_its_symbols_exactly() -> None:
    s = roll(position(DUEL), "sword axe axe x x x", NOTHING)
    play(s, "attack 1")
    assert actions(s, "arm") == ["arm bear_01 dice", "arm bear_02 dice", "arm bear_06 dice"]
    play(s, "arm bear_06 dice")
    assert dice(s) == "axe x x x"  # one sword and one axe lie on it
    assert actions(s, "arm") == ["arm bear_02 dice"]
    play(s, "arm bear_02 dice", "end_phase")
    assert strength(s)[0] == 5 + 3
    xs = roll(position(DUEL), NOTHING)
    assert actions(play(xs, "attack 1"), "arm") == []
    assert refused(xs, "arm bear_01 dice") == "VA-4.531"


@clause("VA-4.534", "VA-4.540", "VA-4.537")
def test_nobody_must_be_armed_and_unused_dice_do_nothing() -> None:
    s = roll(position(DUEL), "sword axe axe axe axe axe", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3
    assert dice(s) == "axe axe axe axe axe"
    play(s, "end_phase")
    assert squad(s, 0) == ["bear_02", "bear_06"]  # partly armed at best: not activated


@clause("VA-4.538")
def test_an_ability_takes_effect_at_the_moment_of_activation() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad dwarf_13
        seat 1: squad wolf_01 | hand fury_2 fury_3
    """)
    roll(s, "axe x x x x x")
    play(s, "attack 1", "arm dwarf_13 dice")
    assert asked(s) == (1, "disarm")


@clause("VA-4.539")
def test_a_warrior_is_activated_once_in_a_battle() -> None:
    s = roll(position(DUEL), "sword sword x x x x")
    play(s, "attack 1", "arm bear_01 dice")
    assert actions(s, "arm") == []
    assert refused(s, "arm bear_01 dice") == "VA-4.539"


@clause("VA-4.551", "VA-4.552", "VA-4.553", "VA-4.554", "VA-4.555", "VA-4.1117")
@pytest.mark.parametrize(
    ("giant", "rolled", "can"),
    [
        ("giant_01", "spear sword x x x x", True),
        ("giant_01", "axe axe x x x x", True),
        ("giant_01", "axe x x x x x", False),
        ("giant_04", "axe axe x x x x", True),
        ("giant_04", "axe bow spear sword shield x", False),
        ("giant_07", "shield shield shield x x x", True),
        ("giant_07", "shield shield axe axe x x", False),
        ("giant_10", "axe axe bow bow x x", True),
        ("giant_10", "axe axe axe axe x x", True),
        ("giant_10", "axe axe axe bow x x", False),
        ("giant_10", "axe axe axe x x x", False),
        ("val_giant_1", "axe bow spear x x x", True),
        ("val_giant_1", "axe axe spear spear bow x", True),
        ("val_giant_1", "axe axe spear spear x x", False),
        ("val_giant_4", "axe bow spear shield x x", True),
        ("val_giant_4", "axe bow spear spear x x", False),
    ],
)
def test_patterns_of_frost_giants(giant: str, rolled: str, can: bool) -> None:
    s = position(f"""
        expansions: valkyries
        seat 0: squad {giant}
        seat 1: squad wolf_01
    """)
    roll(s, rolled)
    play(s, "attack 1")
    assert (f"arm {giant} dice" in actions(s)) == can
    if can:
        play(s, f"arm {giant} dice")
        while asked(s)[1] == "cover":
            play(s, actions(s)[0])
        used = view(s)["players"][0]["zones"]["squad"]["cards"][0]["dice"]
        assert "x" not in used
        assert len(used) == GAME.table.symbols[GAME.table.kinds[giant]]


@clause("VA-4.551")
def test_the_player_chooses_the_dice_of_a_giant() -> None:
    s = roll(position("seat 0: squad giant_01\nseat 1: squad wolf_01"), "axe bow spear x x x")
    play(s, "attack 1", "arm giant_01 dice")
    assert actions(s) == ["cover axe", "cover spear"]  # the second die is a bow at the latest
    play(s, "cover axe")
    assert actions(s) == ["cover spear", "cover bow"]
    play(s, "cover bow")
    assert dice(s) == "spear x x x"
    assert asked(s) == (0, "phase")


@clause("VA-4.561", "VA-4.562", "VA-4.563")
def test_the_strength_is_the_sum_at_the_end_of_the_phase() -> None:
    s = position("""
        seat 0: jarl j03 | squad bear_01 wolf_01 deer_03 | hand fury_2
        seat 1: squad boar_01
    """)
    roll(s, "sword spear x x x x", NOTHING)
    play(s, "attack 1", "play fury_2", "arm bear_01 dice", "arm deer_03 dice")
    assert strength(s) == [0, 0]
    play(s, "end_phase")
    assert strength(s)[0] == 3 + (1 + 2) + 2 + 1  # bear, deer with its kin, Fury, jarl
    play(s, "end_phase")
    assert captured(s, 0) == [0, 1]


@clause("VA-4.563", "VA-4.564", "VA-4.565", "VA-4.705")
def test_without_an_activated_warrior_there_is_no_winner() -> None:
    s = position("""
        expansions: loki last_viking thor
        loki: loki_01
        seat 0: jarl j03 | squad bear_01 | hand fury_2
        seat 1: jarl j10 | squad wolf_01
        seat 2: jarl j18 | squad wolf_02 | hand thor_2
        title: 1 2
        discard: bear_02 bear_03
    """)
    roll(s, NOTHING, "x x x")
    play(s, "attack 1", "thor thor_2 0", "play fury_2", "end_phase")
    assert asked(s) == (2, "after")  # asks for neither victory nor loss
    play(s, "pass")
    assert own(s) == [4, 4, 4]
    assert squad(s, 0) == ["bear_01"]
    assert valhalla(s, 2) == []
    assert pile(s) == ["bear_02", "bear_03", "thor_2", "fury_2"]
    assert view(s)["last_viking"]["sets"] == [{"seat": 1, "level": 2}]
    assert asked(s) == (0, "keep")
    assert supply(s) == 3


@clause("VA-4.601", "VA-4.602")
def test_the_defence_is_played_like_the_attack_with_other_dice() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: squad wolf_01 wolf_02 giant_01 | hand fury_2 counter_strike
    """)
    roll(s, "sword x x x x x", "sword axe x x bow x", "spear", "spear")
    play(s, "attack 1", "arm bear_01 dice", "end_phase")
    assert len(dice(s, 1).split()) == 6
    assert dice(s, 0) == "x x x x x"
    play(s, "reroll x", "die x", "roll", "play counter_strike", "die x", "pass")
    assert dice(s, 1) == "sword axe spear spear bow"
    play(s, "arm wolf_01 dice", "arm giant_01 dice", "cover axe", "cover bow", "play fury_2")
    play(s, "end_phase")
    assert asked(s) == (1, "send")
    assert hand(s, 1) == []


@clause("VA-4.603")
def test_extra_dice_of_the_attacker_are_not_there_for_the_defender() -> None:
    s = position("""
        seat 0: squad bear_01 | hand new_weapons*3
        seat 1: squad wolf_01 | hand new_weapons
    """)
    roll(s, "sword x x x x x", "x x", "x x", "x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", *["play new_weapons"] * 3, "end_phase")
    assert supply(s) == 0
    assert refused(s, "play new_weapons") == "VA-4.127"


@clause("VA-4.605")
def test_a_defender_without_an_activated_warrior_loses_whatever_is_played() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: jarl j21 | squad wolf_01 wolf_02 | hand fury_2*7
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "end_phase", *["play fury_2"] * 7)
    listen(s)
    play(s, "end_phase")
    assert heard(s, "strength") == [{"seat": 1, "n": 0}]
    assert captured(s, 0) == [0, 1]


@clause("VA-4.611", "VA-4.612")
def test_the_stronger_side_wins_and_the_attacker_a_draw() -> None:
    for defender, winner in (("bear_06", 1), ("bear_02", 0), ("wolf_02", 0)):
        s = listen(position(f"seat 0: squad bear_01\nseat 1: squad {defender}"))
        fight(s, "sword x x x x x", "sword axe x x x x", arm="bear_01", defend=defender)
        assert heard(s, "won") == [{"seat": winner}]


@clause("VA-4.621", "VA-4.622", "VA-4.623", "VA-4.624", "VA-4.625")
def test_a_winning_attacker_takes_a_shield_and_all_activated_warriors_enter() -> None:
    s = position("""
        seat 0: squad bear_01 bear_02 bear_06
        seat 1: squad wolf_01 wolf_02 | own 2 | foreign 0:1
    """)
    fight(s, "sword axe x x x x", "sword x x x x x", arm="bear_01 bear_02", defend="wolf_01")
    assert own(s) == [4, 1]
    assert captured(s, 0) == [0, 1]
    assert captured(s, 1) == [1, 0]
    assert valhalla(s, 0) == ["bear_01", "bear_02"]
    assert squad(s, 0) == ["bear_06"]
    assert squad(s, 1) == ["wolf_01", "wolf_02"]
    assert valhalla(s, 1) == []


@clause("VA-4.631", "VA-4.632", "VA-4.633", "VA-4.634")
@pytest.mark.parametrize("sent", [[], ["bear_06"], ["bear_06", "bear_09"]])
def test_a_winning_defender_chooses_who_enters(sent: list[str]) -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: squad bear_06 bear_09 wolf_05
    """)
    fight(s, "sword x x x x x", "sword axe bow shield x x", arm="bear_01", defend="bear_06 bear_09")
    assert asked(s) == (1, "send")
    play(s, *[f"send {card}" for card in sent])
    if len(sent) < 2:
        play(s, "pass")
    assert valhalla(s, 1) == sent
    assert own(s) == [4, 4]
    assert set(squad(s, 1)) == {"bear_06", "bear_09", "wolf_05"} - set(sent)
    assert squad(s, 0) == ["bear_01"]
    assert valhalla(s, 0) == []


@clause("VA-4.640", "VA-4.642")
def test_the_order_of_the_aftermath() -> None:
    s = position("""
        expansions: loki last_viking thor valkyries
        loki: loki_01
        seat 0: jarl j08 | squad val_bear_1 | hand errand_no_reroll
        seat 1: jarl j10 | squad wolf_01 wolf_02
        seat 2: jarl j18 | squad wolf_03 | hand thor_2
        discard: bear_14 bear_15 bear_02 bear_03
    """)
    roll(listen(s), "sword x x x x x", "sword x x x x x")
    play(s, "attack 1", "thor thor_2 0")
    play(s, "arm val_bear_1 dice", "end_phase", "arm wolf_01 dice", "end_phase")
    assert own(s)[1] == 3
    assert asked(s) == (0, "points")
    play(s, "points bear_14")
    assert valhalla(s, 2) == ["thor_2"]
    assert asked(s) == (0, "after")
    play(s, "errand errand_no_reroll", "ability additional now")
    assert asked(s) == (1, "after")
    play(s, "pass")
    assert asked(s) == (2, "after")
    assert view(s)["last_viking"]["sets"][0]["seat"] is None  # the title comes later
    play(s, "pass")
    assert view(s)["last_viking"]["sets"][0]["seat"] == 0
    assert asked(s) == (1, "loki")


@clause("VA-4.641")
def test_hold_back_comes_after_the_choice_and_before_the_entry_bonus() -> None:
    s = position("""
        expansions: dwarves valkyries
        seat 0: squad dwarf_07
        seat 1: squad val_bear_4 bear_09 bear_13
        discard: bear_02 bear_03
    """)
    roll(s, "bow x x x x x", "sword axe bow shield x x")
    play(s, "attack 1")
    while asked(s)[1] == "before":
        play(s, "pass")
    play(s, "arm dwarf_07 dice", "end_phase", "arm val_bear_4 dice", "arm bear_09 dice")
    play(s, "end_phase", "send val_bear_4", "send bear_09")
    assert asked(s) == (0, "hold")
    assert valhalla(s, 1) == []
    play(s, "hold val_bear_4")
    assert valhalla(s, 1) == ["bear_09"]
    assert "val_bear_4" in squad(s, 1)


@clause("VA-4.661")
def test_the_clean_up_takes_everything_off_the_table() -> None:
    s = position("""
        seat 0: squad bear_01 bear_02 | hand fury_2 new_weapons
        seat 1: squad wolf_01 | hand counter_strike fury_2
    """)
    roll(s, "sword x x x x x", "x x", NOTHING)
    play(s, "attack 1", "play new_weapons", "play fury_2", "arm bear_01 dice", "end_phase")
    play(s, "play fury_2", "play counter_strike", "pass", "end_phase")
    assert pile(s) == ["new_weapons", "fury_2", "fury_2", "counter_strike"]  # in order of play
    assert supply(s) == 3
    assert view(s)["battle"] is None
    assert "dice" not in view(s)["players"][0]["zones"]["squad"]["cards"][0]


@clause("VA-4.663", "VA-4.720")
def test_an_effect_until_the_end_of_the_battle_covers_after_battle_abilities() -> None:
    for tactic, question in (("surround", "keep"), ("fury_2", "after")):
        s = position(f"""
            seat 0: squad bear_01 | hand {tactic}
            seat 1: jarl j10 | squad wolf_01
        """)
        roll(s, "sword x x x x x", NOTHING)
        play(s, "attack 1", f"play {tactic}", "arm bear_01 dice", "end_phase", "end_phase")
        assert asked(s)[1] == question


# Refusals name the clause that forbids.


@clause("VA-4.403", "VA-4.402", "VA-4.1211", "VA-4.1213")
def test_only_before_battle_tactics_are_played_in_the_window_before_a_battle() -> None:
    s = position("""
        expansions: dwarves
        discard: wolf_05
        seat 0: squad bear_01 | hand fury_2 fury_3 heroic_3 new_weapons call_to_arms
        seat 1: squad wolf_01
    """)
    play(s, "attack 1")
    assert asked(s) == (0, "before")
    for card in ("fury_2", "fury_3", "heroic_3", "new_weapons"):
        assert refused(s, f"play {card}") == "VA-4.403"
    play(roll(s, NOTHING), "pass")
    assert refused(s, "play call_to_arms") == "VA-4.1211"


@clause("VA-4.713", "VA-4.715")
def test_a_heroic_attack_names_its_die() -> None:
    s = position("seat 0: squad bear_01 | hand heroic_3 fury_2\nseat 1: squad wolf_01")
    play(roll(s, "sword x x x x x"), "attack 1")
    assert actions(s, "pay") == ["pay heroic_3 sword", "pay heroic_3 x"]
    assert refused(s, "play heroic_3") == "VA-4.713"  # there are dice: say which
    assert refused(s, "pay heroic_3 bow") == "VA-4.715"
    assert refused(s, "pay fury_2 sword") == "VA-4.713"
    s.battle.dice = [0] * len(s.battle.dice)
    assert refused(s, "play heroic_3") == "VA-4.715"
