"""Loki's Cunning, Thor's Help and the Last Viking: chapters 4.9xx, 4.10xx, 4.14xx."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    NOTHING,
    ValhallaState,
    actions,
    asked,
    cited,
    deal,
    dice,
    fight,
    finish,
    hand,
    heard,
    listen,
    own,
    pile,
    play,
    position,
    refused,
    refused_setup,
    roll,
    scores,
    seen,
    size,
    squad,
    strength,
    supply,
    valhalla,
    view,
)

# Loki's Cunning.


def lost_by(difference: int, loki: str, more: str = "", cards: str = "") -> ValhallaState:
    """Seat 1 has just lost a defence by 0, 3, 6, 9 or 12 against bear_18's twelve."""
    s = position(f"""
        expansions: loki
        loki: {loki}
        seat 0: squad bear_18 | hand heroic_3
        seat 1: squad bear_01 bear_02 bear_03 bear_04 | hand {cards}
        {more}
    """)
    roll(s, "sword axe spear shield x x", "sword axe spear bow x x")
    play(s, "attack 1", "arm bear_18 dice", "end_phase")
    play(s, *[f"arm bear_0{i + 1} dice" for i in range(4 - difference // 3)], "end_phase")
    return s


@clause("VA-4.904", "VA-4.911", "VA-4.912")
def test_the_loser_may_take_the_row_of_the_difference_or_a_lower_one() -> None:
    s = lost_by(0, "loki_01")
    assert asked(s) == (1, "loki")
    assert actions(s) == ["pass", "row 1", "row 2", "row 3"]
    s = lost_by(3, "loki_01")
    assert actions(s) == ["pass", "row 2", "row 3"]
    play(s, "pass")
    assert asked(s) == (0, "keep")
    assert valhalla(s, 1) == []


@clause("VA-4.913", "VA-4.917")
def test_beyond_the_last_row_there_is_nothing() -> None:
    assert asked(lost_by(6, "loki_01")) == (0, "keep")
    assert asked(lost_by(6, "loki_08")) == (1, "loki")
    assert asked(lost_by(12, "loki_08")) == (0, "keep")  # nobody armed: strength 0
    s = position("""
        expansions: loki
        loki: loki_01
        seat 0: squad bear_01
        seat 1: squad wolf_01 | hand fury_2
    """)
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "arm bear_01 dice", "end_phase", "play fury_2", "end_phase")
    assert actions(s) == ["pass", "row 2", "row 3"]  # lost by 3: the tactic does not count


@clause("VA-4.914", "VA-4.915", "VA-4.1804", "VA-4.916")
def test_the_bonus_comes_after_the_clean_up() -> None:
    s = lost_by(0, "loki_01")
    assert own(s) == [4, 3]
    assert valhalla(s, 0) == ["bear_18"]
    s = position("""
        expansions: loki thor
        loki: loki_02
        seat 0: squad bear_02
        seat 1: squad bear_01 wolf_01 wolf_02
        seat 2: squad wolf_03 | hand thor_3
    """)
    roll(s, "axe x x x x x", "sword x x x x x")
    play(s, "attack 1", "thor thor_3 0", "arm bear_02 dice", "end_phase", "arm bear_01 dice")
    play(s, "end_phase")
    assert actions(s) == ["pass", "row 3"]  # 6 against 3, Thor's card is in Valhalla
    s = lost_by(0, "loki_01", "discard: bear_05 bear_06 wolf_03")
    play(s, "row 1")
    assert asked(s) == (1, "points")
    play(s, "points bear_06")
    assert valhalla(s, 1) == ["bear_06"]


@clause("VA-4.914", "VA-4.1804", "VA-4.663")
def test_before_lokis_bonus_the_table_is_clean_and_the_title_has_moved() -> None:
    s = position("""
        expansions: loki last_viking
        loki: loki_01
        seat 0: squad bear_01 | hand surround
        seat 1: squad wolf_01 | hand fury_2
        title: 1 3
    """)
    roll(s, "sword x x x x x x x x", NOTHING)
    play(s, "attack 1", "play surround", "arm bear_01 dice", "end_phase", "play fury_2")
    assert view(s)["battle"]["jarl_off"] == 1
    play(s, "end_phase")
    assert asked(s) == (1, "loki")
    assert pile(s) == ["surround", "fury_2"]
    assert view(s)["battle"]["jarl_off"] is None
    assert view(s)["last_viking"]["sets"] == [{"seat": 0, "level": 1}]


@clause("VA-4.911")
def test_a_losing_attacker_gets_the_bonus_too() -> None:
    s = position("""
        expansions: loki
        loki: loki_09
        seat 0: squad bear_01
        seat 1: squad bear_06
    """)
    fight(s, "sword x x x x x", "sword axe x x x x", arm="bear_01", defend="bear_06")
    play(s, "pass")
    assert asked(s) == (0, "loki")
    assert actions(s) == ["pass", "row 2", "row 3"]


@clause("VA-4.918")
def test_no_bonus_without_a_winner_and_in_ragnarok() -> None:
    s = position("expansions: loki\nloki: loki_01\nseat 0: squad bear_01\nseat 1: squad wolf_01")
    roll(s, NOTHING)
    play(s, "attack 1", "end_phase")
    assert asked(s) == (0, "keep")
    s = position(
        "expansions: loki\nloki: loki_01\nseat 0: squad bear_01\nseat 1: own 4\nfinal: 1\ndeck:"
    )
    asked_for = []
    play(s, "draw")
    while s.stack:
        asked_for.append(asked(s)[1])
        play(s, "end_phase")
    assert asked_for == ["phase"]


@clause("VA-4.915", "VA-4.904")
@pytest.mark.parametrize(
    ("loki", "row", "points"),
    [("loki_01", 1, 2), ("loki_01", 2, 1), ("loki_02", 1, 3), ("loki_08", 1, 2), ("loki_08", 2, 1)],
)
def test_loki_gives_points(loki: str, row: int, points: int) -> None:
    s = lost_by(0, loki, "discard: wolf_01 wolf_02 wolf_03 wolf_04")
    play(s, f"row {row}")
    while asked(s)[1] == "points":
        play(s, actions(s)[0])
    assert len(valhalla(s, 1)) == points


@clause("VA-4.904", "VA-4.1807")
@pytest.mark.parametrize(
    ("loki", "row", "drawn", "kept"),
    [
        ("loki_01", 3, 2, 1),
        ("loki_03", 1, 3, 2),
        ("loki_03", 3, 1, 1),
        ("loki_09", 1, 4, 2),
        ("loki_04", 3, 1, 1),
    ],
)
def test_loki_draws_cards(loki: str, row: int, drawn: int, kept: int) -> None:
    s = lost_by(0, loki)
    deck = int(view(s)["zones"]["deck"]["count"])
    play(s, f"row {row}")
    while asked(s) == (1, "keep"):
        play(s, actions(s)[0])
    while asked(s) == (1, "down"):
        play(s, actions(s)[0])
    assert size(s, "hand", 1) == kept
    assert int(view(s)["zones"]["deck"]["count"]) == deck - drawn - 2  # phase B follows


@clause("VA-4.921", "VA-4.920")
def test_loki_sends_an_activated_warrior_to_valhalla() -> None:
    s = lost_by(3, "loki_10")
    assert actions(s) == ["pass", "row 3"]
    s = lost_by(0, "loki_10", "discard: wolf_01")
    play(s, "row 1")
    assert asked(s) == (1, "loki_send")
    assert actions(s) == [f"send bear_0{i}" for i in (1, 2, 3, 4)]
    play(s, "send bear_02")
    assert valhalla(s, 1) == ["bear_02", "wolf_01"]  # and one bonus point
    assert "bear_02" not in squad(s, 1)
    s = lost_by(12, "loki_04")
    assert asked(s) == (0, "keep")


@clause("VA-4.921", "VA-4.920")
def test_loki_sends_only_warriors_activated_in_this_battle() -> None:
    s = position("""
        expansions: loki
        loki: loki_10
        seat 0: squad bear_01
        seat 1: squad bear_02 wolf_01
    """)
    fight(s, "sword x x x x x", "axe x x x x x", arm="bear_01", defend="bear_02")
    play(s, "row 1")
    assert actions(s) == ["send bear_02"]


@clause("VA-4.921")
def test_a_warrior_sent_by_loki_enters_alone_with_its_bonus_and_without_its_tyr_card() -> None:
    s = position("""
        expansions: loki valkyries tyr
        loki: loki_04
        seat 0: squad bear_02
        seat 1: squad val_bear_1+tyr_ease_bow
        discard: bear_14
    """)
    roll(s, "axe x x x x x", "sword x x x x x")
    play(s, "attack 1", "arm bear_02 dice", "end_phase", "arm val_bear_1 dice", "end_phase")
    play(s, "row 1", "send val_bear_1")
    assert valhalla(s, 1) == ["val_bear_1", "bear_14"]  # lone: three points
    assert pile(s)[-1] == "tyr_ease_bow"


@clause("VA-4.920", "VA-4.912")
def test_loki_takes_back_a_tactic_of_the_loser_and_never_the_winners() -> None:
    text = """
        expansions: loki
        loki: loki_05
        discard: fury_3
        seat 0: squad bear_01 | hand fury_2
        seat 1: squad bear_02 | hand {}
    """
    s = position(text.format("surround weapon_swap heroic_3"))
    roll(s, "sword x x x x x", "axe x x x x x")
    play(s, "attack 1", "arm bear_01 dice", "play fury_2", "end_phase")
    play(s, "arm bear_02 dice", "play weapon_swap", "pass", "end_phase")
    play(s, "row 2")
    assert asked(s) == (1, "loki_tactic")
    assert actions(s) == ["recover weapon_swap"]  # neither fury_2 of the winner nor fury_3
    play(s, "recover weapon_swap")
    assert "weapon_swap" in seen(s, "hand", 1, 0)
    assert pile(s) == ["fury_3", "fury_2"]
    s = position(text.format("surround"))
    roll(s, "sword x x x x x", "axe x x x x x")
    play(s, "attack 1", "arm bear_01 dice", "play fury_2", "end_phase")
    play(s, "arm bear_02 dice", "end_phase", "row 2")
    assert hand(s, 1) == ["surround"]  # nothing to take back
    assert asked(s) == (0, "keep")


@clause("VA-4.920")
def test_loki_gives_tactics_and_steals() -> None:
    s = lost_by(0, "loki_05", "discard: fury_3 bear_05")
    play(s, "row 1")
    assert hand(s, 1) == ["fury_3"]
    assert pile(s) == ["bear_05"]
    s = lost_by(0, "loki_05")
    play(s, "row 1")  # no tactic in the pile: what is impossible is left out
    assert hand(s, 1) == []
    assert asked(s) == (0, "keep")
    s = lost_by(0, "loki_07")
    play(listen(s), "row 1")
    assert hand(s, 1) == ["heroic_3"]
    assert hand(s, 0)[:1] != ["heroic_3"]
    assert heard(s, "stolen", 0)[0]["card"] == "heroic_3"


@clause("VA-4.920")
def test_loki_gives_back_a_tactic_played_in_the_battle() -> None:
    s = position("""
        expansions: loki
        loki: loki_05
        seat 0: squad bear_06
        seat 1: squad bear_03 | hand fury_2
    """)
    roll(s, "sword axe x x x x", "spear x x x x x")
    play(s, "attack 1", "arm bear_06 dice", "end_phase", "arm bear_03 dice", "play fury_2")
    play(s, "end_phase", "row 2", "recover fury_2")
    assert hand(s, 1) == ["fury_2"]
    assert "fury_2" not in pile(s)


@clause("VA-4.920")
def test_loki_lets_the_loser_add_a_warrior_by_the_usual_limits() -> None:
    s = lost_by(0, "loki_06", cards="wolf_01 fury_3")
    play(s, "row 1")
    assert asked(s) == (1, "loki_warrior")
    assert "pass" not in actions(s)
    play(s, "add wolf_01 2")  # a full squad discards one first
    assert squad(s, 1) == ["bear_01", "wolf_01", "bear_03", "bear_04"]
    assert "bear_02" in pile(s)
    s = lost_by(0, "loki_06", cards="fury_3")
    play(s, "row 1")
    assert actions(s) == ["pass"]


# Thor's Help.

THOR = """
    expansions: thor
    seat 0: squad bear_01 | hand fury_2
    seat 1: squad wolf_01 wolf_02 | hand fury_3
    seat 2: squad wolf_03 | hand {}
    seat 3: squad wolf_04 | hand {}
"""


@clause("VA-4.1003")
def test_a_thor_card_is_neither_warrior_nor_tactic() -> None:
    s = position(
        "expansions: thor\nseat 0: squad bear_01 | hand thor_2\nseat 1: squad wolf_01\nseats: 3"
    )
    assert not actions(s, "add")
    roll(s, "sword x x x x x")
    play(s, "attack 1")
    assert not actions(s, "play")


@clause("VA-4.1011", "VA-4.1012", "VA-4.1013")
def test_non_combatants_are_asked_once_in_turn_order() -> None:
    s = position(THOR.format("thor_2*2", "thor_card thor_reroll"))
    play(s, "attack 1")
    assert asked(s) == (2, "thor")
    assert actions(s) == ["pass", "thor thor_2 0"]
    play(s, "thor thor_2 0")
    assert asked(s) == (3, "thor")  # each at most one
    play(s, "thor thor_card 0")
    assert asked(s) == (0, "phase")
    assert len(view(s)["battle"]["thor"]) == 2
    even = position(THOR.replace("wolf_01 wolf_02", "wolf_01").format("thor_2", "fury_2"))
    assert actions(play(even, "attack 1")) == ["pass", "thor thor_2 0", "thor thor_2 1"]


@clause("VA-4.1011")
def test_who_holds_no_thor_card_is_asked_as_well() -> None:
    s = position(THOR.format("fury_2", "thor_2"))
    play(s, "attack 1")
    assert asked(s) == (2, "thor")
    assert actions(s) == ["pass"]


@clause("VA-4.1014", "VA-4.1015", "VA-4.1016")
@pytest.mark.parametrize(
    ("mine", "theirs", "fewer", "equal"),
    [
        ("bear_01", "wolf_01 wolf_02", [0], [0]),
        ("bear_01", "wolf_01", [], [0, 1]),
        ("bear_01 bear_02", "wolf_01", [1], [1]),
    ],
)
def test_the_helped_combatant_meets_the_requirement(
    mine: str, theirs: str, fewer: list[int], equal: list[int]
) -> None:
    s = position(f"""
        expansions: thor
        seat 0: squad {mine}
        seat 1: squad {theirs}
        seat 2: squad wolf_03 | hand thor_3 thor_2
    """)
    play(s, "attack 1")
    assert [a for a in actions(s) if "thor_3" in a] == [f"thor thor_3 {i}" for i in fewer]
    assert [a for a in actions(s) if "thor_2" in a] == [f"thor thor_2 {i}" for i in equal]
    if not fewer:
        assert refused(s, "thor thor_3 0") == "VA-4.1014"


@clause("VA-4.1017")
def test_combatants_play_no_thor_cards_and_two_players_have_none() -> None:
    assert refused_setup(2, expansions="thor") == "VA-4.1017"
    s = position(THOR.format("thor_2", "thor_2").replace("hand fury_2\n", "hand thor_3 thor_2\n"))
    play(s, "attack 1")
    assert asked(s)[0] == 2


@clause("VA-4.1021", "VA-4.1022", "VA-4.1032", "VA-4.1036", "VA-4.1037")
def test_thor_strength_adds_up_and_the_card_is_won_or_lost() -> None:
    s = position(THOR.format("thor_3", "thor_2"))
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1", "thor thor_3 0", "thor thor_2 0", "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3 + 3 + 2
    play(listen(s), "end_phase")
    assert valhalla(s, 2) == ["thor_3"]
    assert valhalla(s, 3) == ["thor_2"]
    assert [args["card"] for args in heard(s, "thor_won")] == ["thor_3", "thor_2"]
    assert cited(s, "thor_won") == {"VA-4.1021"}
    assert heard(s, "errand") == []
    s = position(THOR.format("thor_3", "thor_2"))
    roll(s, NOTHING)
    play(s, "attack 1", "thor thor_3 0", "thor thor_2 0", "end_phase")  # strength arms nobody
    assert pile(s) == ["thor_3", "thor_2"]
    assert own(s) == [4] * 4
    s = position(THOR.format("thor_3", "fury_2"))
    roll(s, "sword x x x x x", "sword axe x x x x")
    s.squad[4] = s.table.kinds["bear_18"]
    s.squad[5] = s.table.kinds["bear_06"]
    play(s, "attack 1", "thor thor_3 0", "pass", "arm bear_01 dice", "end_phase")
    play(s, "arm bear_06 dice", "end_phase")
    assert valhalla(s, 2) == ["thor_3"]  # 6 beats 5


@clause("VA-4.1022")
def test_a_card_for_the_loser_is_discarded() -> None:
    s = position(THOR.format("thor_2", "fury_2"))
    s.squad[4] = s.table.kinds["bear_16"]
    roll(s, "sword x x x x x", "axe axe spear x x x")
    play(s, "attack 1", "thor thor_2 0", "pass", "arm bear_01 dice", "end_phase")
    play(s, "arm bear_16 dice", "end_phase", "pass")
    assert pile(s) == ["thor_2"]
    assert valhalla(s, 2) == []
    even = position(THOR.replace("wolf_01 wolf_02", "wolf_01").format("thor_2", "fury_2"))
    roll(even, NOTHING)
    play(even, "attack 1", "thor thor_2 1", "pass", "end_phase")  # no winner, no defence either
    assert pile(even) == ["thor_2"]
    assert valhalla(even, 2) == []


@clause("VA-4.1031", "VA-4.1035")
def test_thor_gives_a_card_or_a_theft_before_the_battle() -> None:
    s = position(THOR.format("thor_card", "thor_theft"))
    deal(s, "heroic_3")
    play(s, "attack 1", "thor thor_card 0")
    assert hand(s, 0) == ["fury_2", "heroic_3"]
    play(s, "thor thor_theft 0")
    assert hand(s, 1) == []
    assert "fury_3" in hand(s, 0)
    assert asked(s) == (0, "phase")
    s = position(THOR.replace(" | hand fury_3", "").format("thor_theft", "fury_2"))
    play(s, "attack 1", "thor thor_theft 0", "pass")
    assert hand(s, 0) == ["fury_2"]  # an empty hand


@clause("VA-4.1033")
def test_thor_grants_one_free_reroll() -> None:
    s = position(THOR.format("thor_reroll", "fury_2"))
    roll(s, "sword x x x x x", "bow bow")
    play(s, "attack 1", "thor thor_reroll 0", "pass", "free_reroll", "die x", "die x", "roll")
    assert dice(s) == "sword bow bow x x x"
    assert "free_reroll" not in actions(s)
    assert view(s)["battle"]["rerolled"] == []


@clause("VA-4.1034", "VA-4.1802", "VA-4.1424", "VA-4.1425", "VA-4.127")
def test_extra_dice_are_granted_in_order_before_the_roll() -> None:
    s = position("""
        expansions: thor last_viking
        seat 0: jarl j11 | squad bear_01
        seat 1: squad wolf_01 wolf_02
        seat 2: squad wolf_03 | hand thor_die
        seat 3: squad wolf_04 | hand thor_die
        title: 1 4
    """)
    roll(s, NOTHING, "sword axe spear")
    play(s, "attack 1", "thor thor_die 0", "thor thor_die 0")  # two for the title, one for Thor
    assert asked(s) == (0, "phase")  # none is left for Einar
    assert dice(s) == NOTHING + " grey_sword grey_axe grey_spear"
    assert supply(s) == 0
    assert len(view(s)["battle"]["thor"]) == 2  # the second card was played without a die


# The Last Viking.

TITLE = """
    expansions: last_viking
    seat 0: squad bear_01 bear_02
    seat 1: squad wolf_01
    seat 2: squad wolf_02
    title: {}
    discard: {}
"""


def sets(s: ValhallaState) -> list[tuple[int | None, int]]:
    return [(one["seat"], one["level"]) for one in view(s)["last_viking"]["sets"]]


@clause("VA-4.1411")
def test_the_first_winner_takes_the_title() -> None:
    s = position(TITLE.format("- 1", ""))
    roll(s, NOTHING)
    play(s, "attack 1", "end_phase")
    assert sets(s) == [(None, 1)]  # no winner
    s = fight(position(TITLE.format("- 1", "")), "sword x x x x x", arm="bear_01")
    assert sets(s) == [(0, 1)]


@clause("VA-4.1412", "VA-4.1413")
def test_defeating_the_last_viking_takes_the_title() -> None:
    s = fight(position(TITLE.format("1 4", "")), "sword x x x x x x x", NOTHING, arm="bear_01")
    assert sets(s) == [(0, 1)]
    s = position(TITLE.format("0 3", "").replace("wolf_01", "bear_06"))
    fight(s, "axe x x x x x", "sword axe x x x x", arm="bear_02", defend="bear_06")
    play(s, "pass")
    assert sets(s) == [(1, 1)]  # as defender
    s = position(TITLE.format("0 3", ""))
    s = fight(s, "sword x x x x x", arm="bear_01")
    assert sets(s) == [(0, 4)]  # raised at the start of the turn, kept by the victory
    s = position(TITLE.format("2 3", ""))
    assert sets(fight(s, "sword x x x x x", arm="bear_01")) == [(2, 3)]


@clause("VA-4.1421", "VA-4.1423", "VA-4.1801")
@pytest.mark.parametrize(("level", "points", "after"), [(1, 1, 2), (2, 2, 3), (4, 3, 5), (5, 3, 5)])
def test_points_of_the_level_then_one_level_up(level: int, points: int, after: int) -> None:
    s = position(TITLE.format(f"0 {level}", "boar_01 boar_02 boar_03 boar_04"))
    while asked(s)[1] == "points":
        play(s, actions(s)[0])
    assert len(valhalla(s, 0)) == points
    assert sets(s) == [(0, after)]
    assert asked(s) == (0, "action")


@clause("VA-4.1422")
def test_an_empty_squad_earns_nothing() -> None:
    s = position(
        "expansions: last_viking\nseat 0: hand bear_01\ntitle: 0 2\ndiscard: bear_02 bear_03"
    )
    assert valhalla(s, 0) == []
    assert sets(s) == [(0, 2)]
    assert asked(s) == (0, "action")


@clause("VA-4.1424")
@pytest.mark.parametrize(("level", "extra"), [(1, 0), (2, 1), (4, 2)])
def test_the_attacker_of_the_last_viking_rolls_extra_dice(level: int, extra: int) -> None:
    s = play(position(TITLE.format(f"1 {level}", "")), "attack 1")
    assert len(dice(s).split()) == 6 + extra


@clause("VA-4.1426", "VA-4.1427")
def test_the_last_viking_scores_one_more_point_and_ragnarok_is_no_turn() -> None:
    s = position("""
        expansions: last_viking
        seat 0: squad bear_01
        seat 1: squad wolf_01
        seat 2: squad wolf_02
        title: 1 1
        discard: boar_01 boar_02 boar_03 boar_04
        final: 2
        deck:
    """)
    play(s, "draw")
    assert asked(s) == (1, "points")  # a turn of the final round is a turn
    play(s, actions(s)[0])
    finish(s)
    assert scores(s) == [8, 8 + 1 + 1, 8]
    assert sets(s) == [(1, 2)]


SIX = """
    expansions: last_viking
    seat 0: squad bear_01 bear_02
    seat 1: squad wolf_01
    seat 2: squad wolf_02
    seat 3: squad wolf_03
    seat 4: squad wolf_04
    seat 5: squad wolf_05
    title: {}
"""


@clause("VA-4.1431", "VA-4.1432", "VA-4.1433")
def test_with_six_the_second_set_goes_to_a_winner_against_no_last_viking() -> None:
    s = fight(position(SIX.format("- 1 - 1")), "sword x x x x x", arm="bear_01")
    assert sets(s) == [(0, 1), (None, 1)]
    s = fight(position(SIX.format("1 2 - 1")), "sword x x x x x x", target="2", arm="bear_01")
    assert sets(s) == [(1, 2), (0, 1)]
    s = position(SIX.format("2 3 - 1"))
    s = fight(s, "sword x x x x x x", target="2", arm="bear_01")
    assert sets(s) == [(0, 1), (None, 1)]  # the Last Viking took part


@clause("VA-4.1434", "VA-4.1435", "VA-4.1436", "VA-4.1437")
def test_with_six_titles_are_taken_or_put_back_and_nobody_holds_two() -> None:
    s = fight(position(SIX.format("1 2 2 3")), "sword x x x x x x", target="2", arm="bear_01")
    assert sets(s) == [(1, 2), (0, 1)]
    s = listen(position(SIX.format("0 2 2 3")))
    fight(s, "sword x x x x x x", target="2", arm="bear_01")
    assert sets(s) == [(0, 3), (None, 3)]  # put back; the winner keeps set and level
    assert heard(s, "title_back") == [{"seat": 2}]
    assert cited(s, "title_back") == {"VA-4.1435"}
    assert heard(s, "title") == []
    s = position(SIX.format("0 2 - 3"))
    s = fight(s, "sword x x x x x", target="1", arm="bear_01")
    assert sets(s)[1][0] is None  # the remaining Last Viking took part
    s = position(SIX.format("1 2 - 1"))
    roll(s, NOTHING)
    play(s, "attack 2", "end_phase")
    assert sets(s) == [(1, 2), (None, 1)]  # a battle without a winner is passed over
