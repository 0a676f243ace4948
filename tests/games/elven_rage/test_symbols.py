"""Symbols: chapter 9. One card strikes at one target; the symbol it meets is set by an Initiate
or shown by the card."""

import pytest

from tests.clause import clause
from tests.games.elven_rage.table import (
    ElvenState,
    acting,
    actions,
    asked,
    at,
    battle,
    card_at,
    close,
    declare,
    fight,
    heard,
    listen,
    lives,
    play,
    refused,
    symbols,
    view,
    window,
)


def duel(striker: str, target: str, support: str = "", defence: str = "sn_frost") -> ElvenState:
    """A Black card at N faces a Snow card at S."""
    layout = f"N {striker} | S {target} | E bk_abyss | W sn_shield | R sn_sentinel | C bk_abyss"
    s = fight(battle(layout, attacker=support, defender=defence))
    while acting(s) != "N":
        play(s, actions(s)[0])
    return s


@clause("ER-9.1", "ER-9.23")
def test_a_simple_strike_removes_one_life() -> None:
    s = duel("bk_herald", "sn_elite")  # S1 meets S2
    close(s)  # the only damaging option
    assert lives(s, "S") == 1


@clause("ER-9.2", "ER-9.23")
def test_a_double_simple_strike_removes_two_lives() -> None:
    s = duel("bk_velkor", "sn_eyriven")  # S2 meets P2
    close(s)
    assert lives(s, "S") == 1


@clause("ER-9.3", "ER-9.4", "ER-9.23")
def test_a_shield_stops_simple_strikes_from_its_side_only() -> None:
    layout = "N bk_herald | E sn_sentinel | S sn_shield | W bk_abyss | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_priest", defender="sn_elite"))
    assert acting(s) == "N"
    listen(s)
    close(s)  # left meets SH of the Sentinel's right, centre SH of the Shieldbearer
    assert heard(s, None, "strikes") == []
    assert acting(s) == "E"
    layout = "N bk_abyss | E sn_sentinel | S bk_herald | W sn_shield | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_priest", defender="sn_elite"))
    close(s)  # the Herald at S: left S1 meets the Shieldbearer's right S1, right S2 meets SH
    assert lives(s, "W") == 2


@clause("ER-9.5", "ER-9.23")
def test_piercing_strikes_ignore_shields() -> None:
    layout = "N bk_janira | E sn_sentinel | S sn_shield | W bk_abyss | R sn_frost | C bk_priest"
    s = fight(battle(layout, attacker="bk_herald", defender="sn_elite"))
    close(s)  # her centre P1 meets SH
    assert lives(s, "S") == 2
    layout = "N bk_shiarra | E sn_shield | S bk_abyss | W sn_hearth | R sn_frost | C bk_priest"
    s = fight(battle(layout, attacker="bk_herald", defender="sn_elite"))
    close(s)  # left P2 at the Shieldbearer
    assert lives(s, "E") == 1


@clause("ER-9.6", "ER-9.12")
def test_shields_and_counterattacks_do_not_strike() -> None:
    layout = "N bk_abyss | E sn_elite | S sn_frost | W bk_guard_darn | R sn_sentinel | C bk_janira"
    s = fight(battle(layout, attacker="bk_herald bk_priest", defender="sn_hearth"))
    while acting(s) != "N":
        play(s, actions(s)[0])
    listen(s)
    close(s)  # SH left, CA right: only the centre strikes
    assert [e["args"]["direction"] for e in heard(s, None, "strikes")] == ["centre"]
    assert symbols(s, "N") == ["SH", "S1", "CA"]


@clause("ER-9.7", "ER-9.9", "ER-9.23")
def test_a_fire_shield_protects_and_burns() -> None:
    layout = "N sn_hearth | E bk_herald | S sn_hearth | W bk_abyss | R sn_frost | C bk_priest"
    s = fight(battle(layout, attacker="bk_initiate", defender="sn_elite"))
    close(s)
    assert [lives(s, "N"), lives(s, "E")] == [2, 0]


@clause("ER-9.8", "ER-9.23")
def test_a_piercing_strike_at_a_fire_shield_hits_and_burns() -> None:
    # the Priestess at E: right P1 at N, whose left is a Fire Shield
    layout = "N sn_hearth | E bk_priestess | S bk_abyss | W bk_abyss | R sn_frost | C sn_elite"
    s = fight(battle(layout, attacker="bk_initiate", defender="sn_shield"))
    assert acting(s) == "E"
    close(s)
    assert [lives(s, "N"), lives(s, "E")] == [1, 0]


@clause("ER-9.10", "ER-9.11", "ER-9.13", "ER-9.23", "ER-9.12")
def test_a_counterattack_costs_one_life_even_if_its_card_dies() -> None:
    # the Elite's left S1 points at the Priest, whose Counterattack on his right points back
    layout = "N sn_elite | E bk_priest | S sn_shield | W bk_abyss | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_herald", defender="sn_hearth"))
    assert symbols(s, "E")[2] == "CA"  # it faces N
    close(s)  # left S1 meets CA: the only damaging option
    assert [lives(s, "E"), lives(s, "N")] == [1, 1]
    layout = "N sn_raider | E bk_priest | S sn_shield | W bk_abyss | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_herald", defender="sn_hearth"))
    close(s)  # S2 kills the Priest, and still costs the Raider 1 life
    assert [lives(s, "E"), lives(s, "N")] == [0, 0]


@clause("ER-9.14", "ER-9.22")
def test_damage_by_actions_meets_no_symbol() -> None:
    layout = "N sn_shield | E bk_abyss | S sn_hearth | W bk_guard_darn | R sn_frost | C bk_janira"
    s = battle(layout, attacker="bk_priest*2")
    declare(s, 0, "bk_priest", "at N")
    assert lives(s, "N") == 2  # shields on two sides
    declare(s, 0, "bk_priest", "at S")
    assert lives(s, "S") == 1  # a Fire Shield burns nobody
    assert [lives(s, place) for place in "EW"] == [3, 2]


@clause("ER-9.15", "ER-9.17", "ER-9.18", "ER-9.23")
def test_movement_swaps_with_friend_or_enemy_and_everything_travels() -> None:
    # Spider Driver at W: MV left at N (enemy), S2 centre and S1 right stopped by Shields
    layout = "N sn_helgrima | E sn_shield | S sn_sentinel | W bk_spider | R bk_abyss | C bk_janira"
    s = fight(battle(layout, attacker="bk_priest", defender="sn_hearth"))
    declare(s, 0, "bk_priest", "at N")
    close(s)  # the wound window
    assert acting(s) == "W"
    wounded = at(s, "N")
    close(s)
    assert actions(s) == ["move left", "stand"]
    play(s, "move left")
    assert card_at(s, "N") == "bk_spider"
    assert at(s, "W")["card"] == wounded["card"]
    assert lives(s, "W") == wounded["lives"]
    assert wounded["lives"] == 2
    assert at(s, "W")["acted"] is False
    assert at(s, "N")["acted"] is True
    assert acting(s) == "W"  # Helgrima has her turn in her new place


@clause("ER-9.16", "ER-9.23")
def test_movement_needs_a_card_to_swap_with() -> None:
    layout = "N ne_treasure | E ne_witch | S ne_skeleton | W bk_spider | R bk_abyss | C bk_janira"
    s = fight(battle(layout, attacker="bk_priest", defender="sn_elite"))
    listen(s)
    close(s)  # MV points at the Treasure, both strikes meet Shields
    assert heard(s, None, "strikes") == []
    assert acting(s) == "E"


@clause("ER-9.19")
def test_a_card_that_could_move_may_stand() -> None:
    layout = "N sn_leopard | E sn_frost | S sn_shield | W bk_abyss | R bk_priest | C bk_initiate"
    s = fight(battle(layout, defender="sn_elite"))
    close(s)
    play(s, "stand")
    assert card_at(s, "N") == "sn_leopard"
    assert acting(s) != "N"


@clause("ER-9.20")
def test_a_blank_direction_neither_attacks_nor_protects() -> None:
    # the Shadow Assassin's right is blank
    layout = "N bk_assassin | E bk_abyss | S sn_shield | W sn_elite | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_herald", defender="sn_hearth"))
    close(s)
    assert lives(s, "S") == 2  # the centre was the only option
    close(s)
    assert acting(s) == "W"
    close(s)
    play(s, "strike left")
    assert lives(s, "N") == 0  # nothing protected it


@clause("ER-9.21", "ER-12.19", "ER-12.22")
def test_a_replacement_removes_the_previous_symbol_until_the_battle_ends() -> None:
    layout = "N hi_elendar | E sn_elite | S sn_shield | W hi_law | R sn_frost | C hi_spear"
    s = battle(layout, "hi_dawn hi_flame", peoples=("high", "snow"))
    declare(s, 0, "hi_flame", "at N", "side centre")
    assert symbols(s, "N") == ["P1", "FS", "P1"]
    declare(s, 0, "hi_dawn", "at N", "side centre")
    assert symbols(s, "N") == ["P1", "S2", "P1"]
    close(s)
    while view(s)["battle"]["round"] == 1 and window(s) == "card_turn" and acting(s) == "N":
        assert symbols(s, "N")[1] == "S2"
        close(s)
    assert refused(s, "declare hi_dawn") != ""


@clause("ER-9.22")
def test_symbols_do_not_protect_hands_or_centre_cards() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_abyss | R bk_janira | C sn_shield"
    s = battle(layout, attacker="bk_priest")
    play(s, "pass", "declare bk_priest")
    assert actions(s) == ["at N", "at E", "at S", "at W"]


@clause("ER-9.23")
@pytest.mark.parametrize(
    ("symbol", "striker", "removed", "burnt"),
    [("SH", "bk_shiarra", 2, 0), ("CA", "bk_shiarra", 2, 1), ("FS", "bk_shiarra", 2, 1)],
)
def test_the_rows_of_the_summary_for_a_double_piercing_strike(
    symbol: str, striker: str, removed: int, burnt: int
) -> None:
    target = {"SH": "hi_spear", "CA": "hi_law", "FS": "hi_flame"}[symbol]
    layouts = {
        "SH": f"N {striker} | E {target} | S bk_abyss | W hi_dawn | R hi_counsel | C bk_priest",
        "CA": f"N {striker} | E {target} | S bk_abyss | W hi_dawn | R hi_counsel | C bk_priest",
        "FS": f"N {striker} | E hi_dawn | S bk_abyss | W {target} | R hi_counsel | C bk_priest",
    }
    s = battle(layouts[symbol], "bk_initiate", "hi_flame hi_counsel", ("black", "high"))
    if symbol == "FS":
        declare(s, 1, "hi_flame", "at E", "side right")
    assert symbols(s, "E")[2] == symbol
    close(s)
    assert acting(s) == "N"
    close(s)
    assert 2 - lives(s, "E") == removed
    assert 2 - lives(s, "N") == burnt
    assert asked(s)[1] == "window"
