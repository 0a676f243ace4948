"""Tactics and warrior abilities: chapters 4.71x, 4.72x and the keyword matrix."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    ValhallaState,
    actions,
    asked,
    dice,
    hand,
    play,
    position,
    refused,
    roll,
    strength,
    supply,
    view,
)


def attacking(
    cards: str, rolled: str, squad: str = "bear_01", other: str = "wolf_01"
) -> ValhallaState:
    """The attacker has rolled."""
    s = position(f"seat 0: squad {squad} | hand {cards}\nseat 1: squad {other}")
    roll(s, rolled)
    return play(s, "attack 1")


def after_attack(s: ValhallaState, *steps: str) -> int:
    """The attacker's strength after these steps."""
    play(s, *steps, "end_phase")
    return strength(s)[0]


@clause("VA-4.711", "VA-4.1901")
def test_fury_two_adds_two_each() -> None:
    s = attacking("fury_2*2", "sword x x x x x")
    assert after_attack(s, "arm bear_01 dice", "play fury_2", "play fury_2") == 3 + 4


@clause("VA-4.712", "VA-4.1901")
def test_fury_three_needs_the_smaller_squad() -> None:
    s = attacking("fury_3", "sword x x x x x")
    assert refused(s, "play fury_3") == "VA-4.712"  # one against one
    s = attacking("fury_3*2", "sword x x x x x", other="wolf_01 wolf_02")
    assert after_attack(s, "arm bear_01 dice", "play fury_3", "play fury_3") == 3 + 6


@clause("VA-4.713", "VA-4.1901")
def test_heroic_attack_three_costs_any_free_die() -> None:
    s = attacking("heroic_3", "sword axe x x x x")
    assert actions(s, "pay") == ["pay heroic_3 sword", "pay heroic_3 axe", "pay heroic_3 x"]
    play(s, "pay heroic_3 axe")
    assert dice(s) == "sword x x x x"
    assert after_attack(s, "arm bear_01 dice") == 3 + 3


@clause("VA-4.714", "VA-4.715", "VA-4.1901")
@pytest.mark.parametrize("weapon", ["sword", "axe", "spear", "bow", "shield"])
def test_heroic_attack_four_costs_a_die_of_its_weapon(weapon: str) -> None:
    card = f"heroic_4_{weapon}"
    s = attacking(card, f"sword {weapon} x x x x")
    assert actions(s, "pay") == [f"pay {card} {weapon}"]
    assert after_attack(s, f"pay {card} {weapon}", "arm bear_01 dice") == 3 + 4
    assert view(s)["battle"]["rerolled"] == []
    s = attacking(card, "x x x x x x")
    assert refused(s, f"pay {card} {weapon}") == "VA-4.715"


@clause("VA-4.716", "VA-4.1901")
def test_new_weapons_rolls_two_extra_dice_and_keeps_one() -> None:
    s = roll(attacking("new_weapons", NOTHING), "bow sword")
    play(s, "play new_weapons")
    assert asked(s) == (0, "keep_die")
    assert view(s)["battle"]["rolled"] == ["sword", "bow"]
    play(s, "keep_die sword")
    assert dice(s) == NOTHING + " grey_sword"
    assert supply(s) == 2
    assert after_attack(s, "arm bear_01 dice") == 3


@clause("VA-4.717")
def test_new_weapons_with_one_extra_die_adds_it() -> None:
    s = roll(attacking("new_weapons*3", NOTHING), "axe axe", "bow bow", "sword")
    play(s, *["play new_weapons"] * 3)
    assert dice(s) == NOTHING + " grey_sword grey_axe grey_bow"
    assert supply(s) == 0


@clause("VA-4.718", "VA-4.1901")
def test_counter_strike_rerolls_up_to_twice_without_a_die() -> None:
    s = roll(attacking("counter_strike", "sword axe x x x x"), "bow bow", "spear")
    play(s, "play counter_strike", "die x", "die x", "roll")
    assert dice(s) == "sword axe bow bow x x"
    play(s, "die axe", "roll")
    assert dice(s) == "sword spear bow bow x x"
    assert asked(s) == (0, "phase")
    s = roll(attacking("counter_strike", "sword axe x x x x"), "bow")
    play(s, "play counter_strike", "die x", "roll", "pass")  # the second may be declined
    assert asked(s) == (0, "phase")
    s = play(attacking("counter_strike", NOTHING), "play counter_strike", "pass")
    assert asked(s) == (0, "phase")


@clause("VA-4.719", "VA-4.1901")
def test_weapon_swap_turns_x_dice_to_any_faces() -> None:
    s = attacking("weapon_swap", "axe x x x bow bow")
    play(s, "play weapon_swap", "turn x sword", "turn x spear")
    assert "turn axe sword" not in actions(s)
    play(s, "pass")
    assert dice(s) == "sword axe spear bow bow x"
    s = play(attacking("weapon_swap", "axe axe axe axe axe x"), "play weapon_swap", "turn x bow")
    assert asked(s) == (0, "phase")


@clause("VA-4.720", "VA-4.1901")
def test_surround_switches_the_defenders_jarl_off_in_the_attack_alone() -> None:
    for tactic, expected in (("surround", 5), ("fury_2", 6)):
        s = position(f"""
            seat 0: squad bear_01 | hand {tactic}
            seat 1: jarl j21 | squad bear_06 | hand surround
        """)
        roll(s, "sword x x x x x", "sword axe x x x x")
        play(s, "attack 1", f"play {tactic}", "arm bear_01 dice", "end_phase")
        assert "play surround" not in actions(s)  # not in the defence
        play(s, "arm bear_06 dice", "end_phase")
        assert asked(s) == (1, "send")
        assert strength(s)[1] == expected


@clause("VA-4.720")
def test_surround_leaves_the_attackers_jarl_and_what_happened_before() -> None:
    s = position("""
        seat 0: jarl j03 | squad bear_01 | hand surround
        seat 1: jarl j11 | squad wolf_01
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "play surround", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3 + 1
    assert asked(s) == (1, "phase")  # Einar's die before the roll is gone too


# Warrior abilities.


@clause("VA-4.721", "VA-4.722", "VA-4.1901")
@pytest.mark.parametrize(
    ("hunter", "prey", "face"),
    [
        ("boar_01", "bear", "sword"),
        ("boar_02", "wolf", "axe"),
        ("boar_03", "deer", "spear"),
        ("boar_04", "giant", "bow"),
        ("boar_05", "boar", "shield"),
    ],
)
def test_hunter_gives_three_against_its_colour(hunter: str, prey: str, face: str) -> None:
    other = {"bear": "wolf", "wolf": "bear", "deer": "bear", "giant": "bear", "boar": "bear"}[prey]
    for squad_, expected in ((f"{prey}_06", 5), (f"{prey}_06 {prey}_07", 5), (f"{other}_06", 2)):
        s = attacking("", f"{face} x x x x x", hunter, squad_)
        assert after_attack(s, f"arm {hunter} dice") == expected  # prey need not be activated


@clause("VA-4.723", "VA-4.724", "VA-4.1901")
@pytest.mark.parametrize(
    ("deer", "kin", "face"),
    [
        ("deer_01", "boar", "sword"),
        ("deer_02", "bear", "axe"),
        ("deer_03", "wolf", "spear"),
        ("deer_04", "giant", "bow"),
    ],
)
def test_kin_gives_two_or_five(deer: str, kin: str, face: str) -> None:
    for n, bonus in ((0, 0), (1, 2), (2, 5), (3, 5)):
        others = " ".join(f"{kin}_1{i}" for i in range(n))
        s = attacking("", f"{face} x x x x x", f"{deer} {others}", "wolf_01")
        assert after_attack(s, f"arm {deer} dice") == 1 + bonus


@clause("VA-4.725", "VA-4.726", "VA-4.730", "VA-4.1901")
def test_mixed_squad_counts_clans_its_own_included() -> None:
    for squad_, bonus in (
        ("wolf_01 bear_06", 0),
        ("wolf_01 bear_06 boar_06", 2),
        ("wolf_01 bear_06 boar_06 deer_06", 5),
        ("wolf_01 wolf_06 boar_06 deer_06", 2),
    ):
        s = attacking("", "sword x x x x x", squad_)
        assert after_attack(s, "arm wolf_01 dice") == 1 + bonus


@clause("VA-4.727", "VA-4.728", "VA-4.1901")
def test_dread_takes_one_die_of_the_defender_once() -> None:
    for giants, expected in (("giant_01", 5), ("giant_01 giant_02", 5), ("bear_01", 6)):
        s = roll(attacking("", "sword sword axe axe x x", giants), *["x"] * expected)
        for giant in giants.split():
            play(s, f"arm {giant} dice")
            while asked(s)[1] == "cover":
                play(s, actions(s)[0])
        play(s, "end_phase")
        assert len(dice(s, 1).split()) == expected
        assert strength(s)[0] == 3 * len(giants.split())


@clause("VA-4.729", "VA-4.1901")
def test_a_defending_giant_only_adds_its_strength() -> None:
    s = position("seat 0: squad bear_02\nseat 1: squad giant_04")
    roll(s, "axe x x x x x", "sword sword x x x x")
    play(s, "attack 1", "arm bear_02 dice", "end_phase", "arm giant_04 dice")
    assert len(dice(s, 1).split()) == 4
    assert len(dice(s, 0).split()) == 5
    play(s, "end_phase")
    assert asked(s) == (1, "send")


@clause("VA-4.730")
def test_unactivated_and_blocked_warriors_count_for_conditions() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad dwarf_01
        seat 1: jarl j07 | squad deer_02 bear_06
    """)
    roll(s, "sword x x x x x", "axe x x x x x")
    play(s, "attack 1", "arm dwarf_01 dice", "block bear_06", "end_phase", "arm deer_02 dice")
    play(s, "end_phase")
    assert asked(s) == (1, "send")  # 1 + 2 for the blocked bear beats 2


# Ragnarok has no opponent: the matrix and VA-4.815.


@clause("VA-4.815", "VA-4.1901", "VA-4.814")
def test_cards_that_need_an_opponent_are_idle_in_ragnarok() -> None:
    s = position("""
        expansions: valkyries dwarves
        seat 0: squad bear_01 | hand fury_2 fury_3 surround path_to_valhalla errand_no_reroll
        seat 1: squad wolf_01 wolf_02
        final: 1
        deck: bear_03
    """)
    roll(s, "sword x x x x x")
    play(s, "draw")
    while asked(s) != (0, "phase"):  # seat 1 rolls first
        play(s, "end_phase" if "end_phase" in actions(s) else actions(s)[0])
    assert actions(s, "play") == ["play fury_2"]


@clause("VA-4.1901")
def test_a_second_weapon_swap_finds_only_dice_that_are_left() -> None:
    s = attacking("weapon_swap*2", "sword x x axe axe axe")
    play(s, "play weapon_swap", "turn x bow", "pass", "play weapon_swap", "turn x spear")
    assert dice(s) == "sword axe axe axe spear bow"
    assert asked(s) == (0, "phase")
    assert hand(s, 0) == []


@clause("VA-4.1901")
def test_every_ability_kind_is_on_a_card() -> None:
    table = GAME.table
    warriors = [k for k in range(len(table.ids)) if table.type[k] == 0]
    assert {table.ability[k] for k in warriors} == set(range(9))
    tactics = [k for k in range(len(table.ids)) if table.type[k] == 1]
    assert {table.effect[k] for k in tactics} == set(range(11))
