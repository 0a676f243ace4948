"""Loyal Comrades: chapter 4.15xx."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    ValhallaState,
    actions,
    asked,
    captured,
    fight,
    finish,
    heard,
    listen,
    own,
    play,
    position,
    refused,
    refused_setup,
    roll,
    scores,
    squad,
    start,
    strength,
    valhalla,
    view,
)


def four(mode: str, *squads: str, more: str = "") -> ValhallaState:
    seats = "\n".join(f"seat {i}: {text}" for i, text in enumerate(squads))
    return position(f"expansions: {mode}\n{seats}\n{more}")


BASIC = ("squad bear_01", "squad wolf_01", "squad bear_02", "squad wolf_02")


@clause("VA-4.1501")
def test_only_for_four_or_six_and_in_one_mode() -> None:
    for seats in (2, 3, 5):
        assert refused_setup(seats, expansions="partnership") == "VA-4.1501"
    assert refused_setup(6, expansions="partnership,alliance") == "VA-4.1501"
    for seats in (4, 6):
        start(seats, expansions="alliance")


@clause("VA-4.1502", "VA-4.1503")
def test_the_comrade_sits_opposite_and_everybody_knows_it() -> None:
    for seats, expected in ((4, [2, 3, 0, 1]), (6, [3, 4, 5, 0, 1, 2])):
        s = start(seats, expansions="partnership")
        assert [p["comrade"] for p in view(s, None)["players"]] == expected


@clause("VA-4.1504")
def test_a_comrade_cannot_be_attacked() -> None:
    s = four("partnership", *BASIC)
    assert actions(s, "attack") == ["attack 1", "attack 3"]
    assert refused(s, "attack 2") == "VA-4.1504"


@clause("VA-4.1505", "VA-4.1512")
def test_a_deer_counts_the_comrades_squad_for_whoever_controls_it() -> None:
    s = four(
        "partnership", "squad deer_02", "squad wolf_01", "squad bear_06 bear_07", "squad wolf_02"
    )
    roll(s, "axe x x x x x", NOTHING)
    play(s, "attack 1", "arm deer_02 dice", "end_phase")
    assert strength(s)[0] == 1 + 5
    s = four("partnership", "squad bear_06", "squad boar_06", "squad deer_02", "squad wolf_02")
    roll(s, "axe x x x x x", NOTHING)
    play(s, "attack 1", "arm deer_02 dice", "end_phase")  # the comrade's deer
    assert strength(s)[0] == 1 + 2
    s = four(
        "partnership",
        "squad wolf_01",
        "squad boar_06",
        "squad bear_06 boar_07 deer_06",
        "squad wolf_02",
    )
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm wolf_01 dice", "end_phase")
    assert strength(s)[0] == 1  # a wolf's mixed squad is the squad it lies in


@clause("VA-4.1506")
def test_a_boar_hunts_in_the_squad_of_the_opponents_comrade_too() -> None:
    s = four("partnership", "squad boar_01", "squad wolf_01", "squad wolf_06", "squad bear_06")
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm boar_01 dice", "end_phase")
    assert strength(s)[0] == 2 + 3


@clause("VA-4.1507", "VA-4.1510", "VA-4.1514")
def test_the_comrades_warriors_may_be_activated_without_consent() -> None:
    s = four("partnership", *BASIC)
    roll(s, "sword axe x x x x", "sword axe x x x x")
    play(s, "attack 1")
    assert actions(s, "arm") == ["arm bear_01 dice", "arm bear_02 dice"]
    play(s, "arm bear_02 dice", "end_phase")  # the comrade's warrior alone carries the attack
    assert strength(s)[0] == 3
    assert asked(s) == (1, "phase")
    assert actions(s, "arm") == ["arm wolf_01 dice", "arm wolf_02 dice"]
    play(s, "end_phase")
    assert captured(s, 0) == [0, 1, 0, 0]


@clause("VA-4.1508", "VA-4.1515")
def test_jarls_and_tactics_count_the_own_squad_alone() -> None:
    s = position("""
        expansions: partnership dwarves valkyries
        seat 0: jarl j05 | squad bear_01 | hand war_cry_squad war_cry_activated errand_three_armed
        seat 1: squad wolf_01 | hand path_to_valhalla
        seat 2: squad bear_02 bear_03
        seat 3: squad wolf_02
    """)
    roll(s, "axe spear x x x x", NOTHING)
    play(s, "attack 1", "arm bear_02 dice", "arm bear_03 dice", "play war_cry_squad")
    play(s, "play war_cry_activated", "end_phase")
    assert strength(s)[0] == 6 + 1  # the squad has one warrior, none of it is activated
    assert "play path_to_valhalla" not in actions(s)
    play(s, "end_phase")
    assert "errand errand_three_armed" not in actions(s)


@clause("VA-4.1508", "VA-4.1512")
def test_leif_silences_the_defenders_own_warriors_alone() -> None:
    s = position("""
        expansions: partnership
        seat 0: jarl j25 | squad bear_18
        seat 1: squad boar_01
        seat 2: squad wolf_01
        seat 3: squad boar_07
    """)
    listen(roll(s, "sword axe spear shield x x", "sword axe shield x x x"))
    play(s, "attack 1", "arm bear_18 dice", "ability main boar", "end_phase")
    play(s, "arm boar_01 dice", "arm boar_07 dice", "end_phase")
    # a hunter of bears without its 3, the comrade's hunter of bears with them
    assert heard(s, "strength")[1] == {"seat": 1, "n": 2 + 4 + 3}


@clause("VA-4.1509")
def test_an_empty_squad_cannot_be_attacked_whatever_the_comrade_has() -> None:
    s = four("alliance", "squad bear_01", "own 4", "squad bear_02", "squad wolf_02")
    assert actions(s, "attack") == ["attack 3"]


@clause("VA-4.1511")
def test_in_ragnarok_only_the_own_squad_is_armed() -> None:
    s = four("alliance", *BASIC, more="final: 1\ndeck:")
    roll(s, "sword axe x x x x")
    play(s, "draw")
    assert asked(s) == (1, "phase")  # the ally of seat 1 still has wolf_02, armed by an axe
    assert squad(s, 3) == ["wolf_02"]
    assert actions(s, "arm") == ["arm wolf_01 dice"]
    assert refused(s, "arm wolf_02 dice") == "VA-4.1511"
    assert refused(s, "arm bear_01 dice") == "VA-4.531"  # nobody's comrade


@clause("VA-4.1512")
def test_tyr_card_and_dread_of_a_comrades_warrior_work_for_who_activates_it() -> None:
    s = position("""
        expansions: partnership tyr
        seat 0: squad bear_01
        seat 1: squad wolf_01
        seat 2: squad giant_04+tyr_might
        seat 3: squad wolf_02
    """)
    roll(s, "axe axe x x x x", "x x x x x")
    play(s, "attack 1", "arm giant_04 dice", "end_phase")
    assert strength(s)[0] == 4 + 2
    assert len(view(s)["battle"]["dice"][1]) == 5


@clause("VA-4.1513", "VA-4.1901")
def test_bane_thor_and_block_look_at_the_opponents_squad_alone() -> None:
    s = position("""
        expansions: partnership tyr dwarves thor
        seat 0: squad dwarf_01+tyr_bane_bear
        seat 1: squad wolf_01 wolf_02 | hand thor_3
        seat 2: squad wolf_04
        seat 3: squad bear_06 wolf_03 | hand thor_3
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 3")
    assert actions(s) == ["pass", "thor thor_3 0"]
    play(s, "pass", "arm dwarf_01 dice")
    assert actions(s) == ["block bear_06", "block wolf_03"]
    s = position("""
        expansions: partnership tyr
        seat 0: squad bear_01+tyr_bane_bear
        seat 1: squad wolf_01
        seat 2: squad wolf_04
        seat 3: squad bear_06
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3


@clause("VA-4.1521")
def test_a_partners_warrior_stays_in_its_squad() -> None:
    s = four("partnership", *BASIC)
    fight(s, "sword axe x x x x", arm="bear_01 bear_02")
    assert valhalla(s, 0) == ["bear_01"]
    assert squad(s, 2) == ["bear_02"]
    assert valhalla(s, 2) == []
    s = four("partnership", "squad bear_03", "squad bear_05", "squad bear_04", "squad bear_06")
    fight(s, "spear x x x x x", "shield sword axe x x x", arm="bear_03", defend="bear_05 bear_06")
    assert actions(s, "send") == ["send bear_05"]


@clause("VA-4.1522", "VA-4.1523", "VA-4.1524", "VA-4.835")
def test_partners_exchange_shields_before_scoring_and_score_alone() -> None:
    s = four(
        "partnership", "own 3", "own 2", "own 0", "own 1 | foreign 0:1 1:1", more="final: 1\ndeck:"
    )
    finish(s)
    assert own(s) == [2, 1, 0, 0]
    assert captured(s, 0) == [0, 0, 0, 0]  # the partner had no own shield left
    assert captured(s, 2) == [1, 0, 0, 0]
    assert captured(s, 1) == [0, 0, 0, 1]
    assert captured(s, 3) == [1, 2, 0, 0]
    assert scores(s) == [4, 2 + 2, 2, 6]
    assert GAME.returns(s) == [-1.0, -1.0, -1.0, 1.0]


@clause("VA-4.1531")
def test_an_allys_warrior_enters_its_owners_valhalla() -> None:
    s = four("alliance", *BASIC)
    fight(s, "sword axe x x x x", arm="bear_01 bear_02")
    assert valhalla(s, 0) == ["bear_01"]
    assert valhalla(s, 2) == ["bear_02"]


@clause("VA-4.1532")
def test_the_winning_defender_chooses_for_the_ally_as_well() -> None:
    s = four("alliance", "squad bear_03", "squad bear_05", "squad bear_04", "squad bear_06")
    fight(s, "spear x x x x x", "shield sword axe x x x", arm="bear_03", defend="bear_05 bear_06")
    assert asked(s) == (1, "send")
    assert actions(s, "send") == ["send bear_05", "send bear_06"]
    play(s, "send bear_06", "pass")
    assert valhalla(s, 3) == ["bear_06"]
    assert squad(s, 1) == ["bear_05"]


@clause("VA-4.1533", "VA-4.1534", "VA-4.1535", "VA-4.1537")
def test_an_alliance_adds_everything_up() -> None:
    s = position("""
        expansions: alliance last_viking
        seat 0: jarl j24 | own 3 | valhalla bear_18 | foreign 1:1
        seat 1: own 2
        seat 2: own 1 | valhalla bear_06 | foreign 3:1
        seat 3: own 0
        title: 2 1
        final: 1
        deck:
    """)
    finish(s)
    # cards 7, own 2 * 4, foreign 2 * 2, a set of two (three-player table) 2, jarl 1 + 2, title 1
    assert scores(s) == [25, 4, 25, 4]


@clause("VA-4.1535")
def test_six_players_in_alliances_use_the_five_player_table() -> None:
    seats = "\n".join(f"seat {i}: own 0" for i in (1, 2, 3, 4, 5))
    s = position(
        f"expansions: alliance\nseat 0: own 0 | foreign 1:1 2:1 4:1 5:1\n{seats}\nfinal: 1\ndeck:"
    )
    assert scores(finish(s))[0] == 8 + 4


@clause("VA-4.1536")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        ("own 1", "own 0", [1.0, -1.0, 1.0, -1.0]),
        ("own 0 | foreign 1:1", "own 1", [1.0, -1.0, 1.0, -1.0]),
        ("own 1", "own 1", [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_the_alliance_with_the_highest_sum_wins(
    first: str, second: str, result: list[float]
) -> None:
    s = four("alliance", first, second, "own 0", "own 0", more="final: 1\ndeck:")
    assert GAME.returns(finish(s)) == result


@clause("VA-4.1538")
def test_bonuses_of_an_allys_warrior_are_its_owners_and_it_may_be_held_back() -> None:
    s = position("""
        expansions: alliance valkyries dwarves
        seat 0: squad bear_01
        seat 1: squad dwarf_07
        seat 2: squad val_bear_1
        seat 3: squad wolf_02
        discard: boar_14 boar_15
    """)
    roll(s, "sword sword x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "arm val_bear_1 dice", "end_phase", "end_phase")
    assert asked(s) == (2, "points")  # lone: only the owner's warriors count
    play(s, "points boar_14")
    assert valhalla(s, 2) == ["val_bear_1", "boar_14"]
    s = position("""
        expansions: alliance dwarves
        seat 0: squad bear_01
        seat 1: squad dwarf_07
        seat 2: squad bear_02
        seat 3: squad wolf_02
    """)
    roll(s, "sword axe x x x x", "bow x x x x x")
    play(s, "attack 1", "arm bear_01 dice", "arm bear_02 dice", "end_phase")
    play(s, "arm dwarf_07 dice", "end_phase")
    assert actions(s) == ["hold bear_01", "hold bear_02"]


@clause("VA-4.147", "VA-4.1538")
def test_the_loser_takes_bonus_points_before_the_winners_ally() -> None:
    s = position("""
        expansions: alliance valkyries
        seat 0: squad val_bear_1
        seat 1: squad bear_18 | hand path_to_valhalla
        seat 2: squad wolf_01
        seat 3: squad val_wolf_1
        discard: bear_14 bear_15
    """)
    roll(s, "sword x x x x x", "sword axe spear shield bow x")
    play(s, "attack 1", "arm val_bear_1 dice", "end_phase", "play path_to_valhalla")
    play(s, "name val_bear_1", "arm bear_18 dice", "arm val_wolf_1 dice", "end_phase")
    play(s, "send val_wolf_1", "pass")
    assert asked(s) == (0, "points")
    play(s, "points bear_15")
    assert valhalla(s, 0) == ["val_bear_1", "bear_15"]
    assert valhalla(s, 3) == ["val_wolf_1", "bear_14"]
