"""Jarls: chapter 4.70x and every ability of section 8.4."""

import pytest

from tests.clause import clause
from tests.games.valhalla.table import (
    NOTHING,
    ValhallaState,
    actions,
    asked,
    captured,
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


def attacker(jarl: str, mine: str, theirs: str, rolled: str, cards: str = "") -> ValhallaState:
    """An attack by the owner of a jarl, after the roll."""
    s = position(f"seat 0: jarl {jarl} | squad {mine} | hand {cards}\nseat 1: squad {theirs}")
    return play(roll(s, rolled), "attack 1")


def defender(jarl: str, mine: str, theirs: str, rolled: str, cards: str = "") -> ValhallaState:
    """A defence by the owner of a jarl against a bear of 3, after the roll."""
    s = position(f"seat 0: squad {theirs}\nseat 1: jarl {jarl} | squad {mine} | hand {cards}")
    first = theirs.split()[0]
    return play(roll(s, "sword x x x x x", rolled), "attack 1", f"arm {first} dice", "end_phase")


def total(s: ValhallaState, *steps: str) -> int:
    """The strength of whoever acts, at the end of the phase."""
    listen(play(s, *steps))
    play(s, "end_phase")
    return int(heard(s, "strength")[0]["n"])


@clause("VA-4.701", "VA-4.707")
def test_sigurd_rerolls_one_die_and_once_more_as_attacker() -> None:
    s = roll(attacker("j01", "bear_01", "wolf_01", "x x x x x axe"), "sword", "bow")
    assert actions(s, "ability") == ["ability main axe", "ability main x"]
    play(s, "ability main x", "ability main x")
    assert dice(s) == "sword axe bow x x x"
    assert actions(s, "ability") == []
    s = roll(defender("j01", "wolf_01", "bear_01", NOTHING), "sword")
    play(s, "ability main x")
    assert actions(s, "ability") == []  # the condition of the additional ability is not met


@clause("VA-4.704", "VA-4.706")
def test_solveig_draws_and_keeps_more_in_phase_b() -> None:
    s = position("seat 0: jarl j02 | squad bear_01 | hand bear_02")
    play(s, "add bear_02 2")
    assert len(actions(s, "keep")) == 3
    assert asked(s) == (0, "keep")
    play(s, actions(s)[0])
    assert asked(s) == (1, "action")
    s = position("seat 0: jarl j02 | hand fury_2\nseat 1: squad wolf_01")
    play(s, "draw")
    while asked(s) == (0, "keep"):
        play(s, actions(s)[0])
    assert size(s, "hand", 0) == 1 + 1 + 2
    assert asked(s) == (1, "action")


@clause("VA-4.702", "VA-4.706")
def test_sigvard_adds_one_and_two_more_with_three_activated() -> None:
    dice_ = "sword axe spear x x x"
    s = attacker("j03", "bear_01 bear_02 bear_03", "wolf_01", dice_)
    assert total(s, "arm bear_01 dice", "arm bear_02 dice") == 6 + 1
    s = attacker("j03", "bear_01 bear_02 bear_03", "wolf_01", dice_)
    assert total(s, *[f"arm bear_0{i} dice" for i in (1, 2, 3)]) == 9 + 3


@clause("VA-4.703", "VA-4.706")
def test_hod_turns_one_x_or_rerolls_all_of_them() -> None:
    s = attacker("j04", "bear_01", "wolf_01", "x x x axe axe axe")
    assert "ability main x>sword" in actions(s)
    assert "ability additional now" in actions(s)
    play(s, "ability main x>sword")
    assert dice(s) == "sword axe axe axe x x"
    assert actions(s, "ability") == []  # either, not both
    s = roll(attacker("j04", "bear_01", "wolf_01", "x x x axe axe axe"), "bow bow bow")
    play(s, "ability additional now")
    assert dice(s) == "axe axe axe bow bow bow"
    assert actions(s, "ability") == []
    s = attacker("j04", "bear_01", "wolf_01", "x x axe axe axe axe")
    assert "ability additional now" not in actions(s)


@clause("VA-4.701")
@pytest.mark.parametrize(
    ("jarl", "clan"), [("j05", "bear"), ("j06", "wolf"), ("j07", "boar"), ("j08", "deer")]
)
def test_jarls_of_clans_add_one_for_each_activated_warrior(jarl: str, clan: str) -> None:
    printed = {"bear": 3, "wolf": 1, "boar": 2, "deer": 1}[clan]
    s = attacker(jarl, f"{clan}_01 giant_10", "giant_11", "sword x x x x x")
    assert total(s, f"arm {clan}_01 dice") == printed + 1


@clause("VA-4.701")
def test_agnar_adds_two_with_two_bears_in_the_squad() -> None:
    s = attacker("j05", "bear_01 bear_06", "wolf_01", "sword x x x x x")
    assert total(s, "arm bear_01 dice") == 3 + 1 + 2


@clause("VA-4.703", "VA-4.706")
def test_vegrya_counts_wolves_or_rerolls_freely() -> None:
    mine = "wolf_01 bear_06 boar_06"
    s = attacker("j06", mine, "giant_01", "sword x x x x x")
    assert total(s, "arm wolf_01 dice") == 1 + 2 + 1
    s = roll(attacker("j06", mine, "giant_01", "sword x x x x x"), "bow bow")
    play(s, "ability additional now", "die x", "die x", "roll")
    assert dice(s) == "sword bow bow x x x"
    assert total(s, "arm wolf_01 dice") == 1 + 2  # the reroll rules the bonus out
    s = attacker("j06", "wolf_01", "giant_01", NOTHING)
    assert actions(s, "ability") == []


@clause("VA-4.701")
def test_valgard_adds_two_with_the_smaller_squad() -> None:
    s = attacker("j07", "boar_01", "giant_01 giant_02", "sword x x x x x")
    assert total(s, "arm boar_01 dice") == 2 + 1 + 2


@clause("VA-4.704", "VA-4.706")
def test_styr_may_draw_after_a_victory() -> None:
    s = position("seat 0: jarl j08 | squad bear_01\nseat 1: squad wolf_01")
    fight(s, "sword x x x x x", arm="bear_01")
    assert asked(s) == (0, "after")
    assert actions(s) == ["pass", "ability additional now"]
    play(s, "ability additional now")
    assert size(s, "hand", 0) == 1
    s = position("seat 0: jarl j08 | squad bear_01\nseat 1: squad bear_06")
    fight(s, "sword x x x x x", "sword axe x x x x", arm="bear_01", defend="bear_06")
    assert asked(play(s, "pass")) == (0, "keep")  # lost: nothing


@clause("VA-4.706")
def test_vilgors_only_giant_needs_one_die_fewer() -> None:
    s = attacker("j09", "giant_04 bear_01", "wolf_01", "axe x x x x x")
    assert total(s, "arm giant_04 dice") == 4 + 1
    s = attacker("j09", "giant_07", "wolf_01", "axe axe x x x x")
    assert total(s, "arm giant_07 dice") == 7 + 1
    s = attacker("j09", "giant_10", "wolf_01", "axe axe bow x x x")
    assert total(s, "arm giant_10 dice") == 9 + 1
    s = attacker("j09", "giant_04 giant_05", "wolf_01", "axe x x x x x")
    assert actions(s, "arm") == []


@clause("VA-4.703", "VA-4.704")
def test_aslaug_draws_after_a_loss_or_takes_a_tactic_as_defender() -> None:
    text = (
        "seat 0: squad bear_01\nseat 1: jarl j10 | squad wolf_01\ndiscard: fury_3 heroic_3 bear_02"
    )
    s = fight(position(text), "sword x x x x x", arm="bear_01")
    assert actions(s) == ["pass", "ability main now", "ability additional now"]
    play(s, "ability additional now")
    assert hand(s, 1) == ["heroic_3"]
    assert pile(s) == ["fury_3", "bear_02"]
    assert asked(s) == (0, "keep")  # either
    s = position("seat 0: jarl j10 | squad bear_01\nseat 1: squad bear_06\ndiscard: fury_3")
    fight(s, "sword x x x x x", "sword axe x x x x", arm="bear_01", defend="bear_06")
    assert actions(play(s, "pass")) == ["pass", "ability main now"]  # lost as attacker


@clause("VA-4.707")
def test_einar_takes_an_extra_die_before_the_roll() -> None:
    s = position("seat 0: squad bear_01\nseat 1: jarl j11 | squad wolf_01")
    roll(s, "sword x x x x x", NOTHING, "bow")
    play(s, "attack 1", "arm bear_01 dice", "end_phase")
    assert asked(s) == (1, "before_roll")
    assert dice(s, 1) == ""
    play(s, "ability main now")
    assert dice(s, 1) == NOTHING + " grey_bow"
    assert supply(s) == 2
    s = position("seat 0: jarl j11 | squad bear_01\nseat 1: squad wolf_01 wolf_02")
    play(s, "attack 1")
    assert actions(s) == ["pass", "ability additional now"]
    s = position("seat 0: jarl j11 | squad bear_01\nseat 1: squad wolf_01")
    assert asked(play(s, "attack 1")) == (0, "phase")


@clause("VA-4.707")
def test_thord_turns_swords_to_shields_and_back() -> None:
    s = attacker("j12", "bear_01 bear_05", "wolf_01", "shield shield x x x axe")
    assert actions(s, "ability") == ["ability main shield>sword"]
    play(s, "ability main shield>sword", "ability main sword>shield")
    assert dice(s) == "axe shield shield x x x"
    assert actions(s, "ability") == []
    s = defender("j12", "wolf_01", "bear_01", "shield x x x x x")
    play(s, "ability main shield>sword")
    assert actions(s, "ability") == []


@clause("VA-4.706")
def test_ottar_widens_the_limit_of_action_2() -> None:
    s = position("seat 0: jarl j13 | squad bear_01 | hand bear_06 bear_07 bear_14")
    assert actions(s, "add_two") == ["add_two bear_06 bear_07"]
    s = position("seat 0: jarl j13 | hand bear_06 bear_07 bear_14")
    assert len(actions(s, "add_two")) == 3  # five symbols with an empty squad


@clause("VA-4.706")
def test_esbjorn_counts_unused_shields_and_bows_as_defender() -> None:
    s = attacker("j14", "bear_01", "wolf_01", "sword shield shield bow x x")
    assert total(s, "arm bear_01 dice") == 3 + 2
    d = position("seat 0: squad bear_02\nseat 1: jarl j14 | squad bear_01")
    roll(d, "axe x x x x x", "sword shield shield bow x x")
    play(d, "attack 1", "arm bear_02 dice", "end_phase")
    assert total(d, "arm bear_01 dice") == 3 + 2 + 1


@clause("VA-4.706")
@pytest.mark.parametrize(("n", "bonus"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_egil_counts_tactics(n: int, bonus: int) -> None:
    s = attacker("j15", "bear_01", "wolf_01", "sword x x x x x", "fury_2*3")
    assert total(s, "arm bear_01 dice", *["play fury_2"] * n) == 3 + 2 * n + bonus


@clause("VA-4.706")
def test_beinir_draws_three_in_action_4_and_keeps_two_without_warriors() -> None:
    s = play(position("seat 0: jarl j16 | squad bear_01 | hand bear_02"), "draw")
    assert len(set(actions(s))) == 3
    play(s, actions(s)[0])
    assert size(s, "hand", 0) == 2
    s = play(position("seat 0: jarl j16 | squad bear_01 | hand fury_2"), "draw")
    while asked(s) == (0, "keep") and size(s, "hand", 0) < 3:
        play(s, actions(s)[0])
    assert len(pile(s)) == 1  # three drawn, two kept


@clause("VA-4.704", "VA-4.706")
def test_bernhar_takes_warriors_back() -> None:
    s = position("seat 0: jarl j17 | squad bear_01 bear_02 bear_03 bear_04 | hand wolf_01")
    assert "add wolf_01 1" in actions(s)
    assert "add_return wolf_01 1" in actions(s)
    play(s, "add_return wolf_01 3")
    assert hand(s, 0) == ["bear_03"]
    assert squad(s, 0)[2] == "wolf_01"
    assert pile(s) == []
    s = position("seat 0: squad bear_01\nseat 1: jarl j17 | squad wolf_01 wolf_02")
    fight(s, "sword x x x x x", arm="bear_01")
    assert actions(s) == ["pass", "ability additional wolf_01", "ability additional wolf_02"]
    play(s, "ability additional wolf_02")
    assert hand(s, 1) == ["wolf_02"]
    assert squad(s, 1) == ["wolf_01"]


THREE = """
    seat 0: squad bear_01
    seat 1: squad wolf_01
    seat 2: jarl {jarl} | squad wolf_02 | hand {cards}
    discard: bear_03 bear_02
"""


@clause("VA-4.703", "VA-4.642")
def test_halvdan_profits_from_battles_of_others() -> None:
    s = fight(position(THREE.format(jarl="j18", cards="fury_2")), "sword x x x x x", arm="bear_01")
    assert asked(s) == (2, "after")
    assert actions(s) == ["pass", "ability main now", "ability additional now"]
    play(deal(s, "fury_3"), "ability main now")
    assert asked(s) == (2, "discard")
    assert hand(s, 2) == ["fury_2", "fury_3"]
    play(s, "discard fury_2")
    assert pile(s)[-1] == "fury_2"
    assert asked(s) == (0, "keep")
    s = fight(position(THREE.format(jarl="j18", cards="fury_2")), "sword x x x x x", arm="bear_01")
    play(s, "ability additional now")
    assert hand(s, 2) == ["bear_02", "fury_2"]
    assert pile(s) == ["bear_03"]


@clause("VA-4.1809", "VA-4.704")
def test_gudrun_helps_a_combatant_and_is_paid_for_a_victory() -> None:
    s = position(THREE.format(jarl="j19", cards="fury_2"))
    roll(s, "sword x x x x x", NOTHING)
    play(s, "attack 1")
    assert actions(s) == ["pass", "help fury_2 0", "help fury_2 1"]
    play(s, "help fury_2 0")
    assert pile(s)[-1] == "fury_2"
    assert asked(s) == (0, "phase")
    play(s, "arm bear_01 dice", "end_phase")
    assert strength(s)[0] == 3 + 1
    play(s, "end_phase")
    assert actions(s) == ["pass", "ability additional now"]
    play(s, "ability additional now", "points bear_02")
    assert valhalla(s, 2) == ["bear_02"]


@clause("VA-4.402", "VA-4.703")
def test_ivar_robs_before_the_battle() -> None:
    text = "seat 0: jarl j20 | squad bear_01 | hand fury_2\nseat 1: squad wolf_01 | hand {}"
    s = play(position(text.format("fury_3 heroic_3")), "attack 1")
    assert asked(s) == (0, "before")
    assert actions(s) == ["pass", "ability main now", "ability additional now"]
    play(s, "ability additional now")
    assert size(s, "hand", 0) == 2
    assert size(s, "hand", 1) == 1
    assert asked(s) == (0, "phase")
    s = play(position(text.format("fury_3")), "attack 1")
    assert actions(s) == ["pass", "ability main now"]  # not more cards than Ivar's owner
    play(s, "ability main now")
    assert pile(s) == ["fury_3"]
    assert hand(s, 1) == []


@clause("VA-4.701", "VA-4.704")
def test_ragnhild_takes_a_shield_for_a_clear_defence() -> None:
    s = position("seat 0: squad bear_01\nseat 1: jarl j21 | squad bear_06")
    fight(s, "sword x x x x x", "sword axe x x x x", arm="bear_01", defend="bear_06")
    play(s, "pass")  # nobody is sent; 5 + 1 beats 3 by 3
    assert actions(s) == ["pass", "ability additional now"]
    play(s, "ability additional now")
    assert captured(s, 1) == [1, 0]
    assert own(s) == [3, 4]
    s = position("seat 0: squad bear_06\nseat 1: jarl j21 | squad bear_09")
    fight(s, "sword axe x x x x", "bow shield x x x x", arm="bear_06", defend="bear_09")
    assert asked(play(s, "pass")) == (0, "keep")  # by one only


@clause("VA-4.704", "VA-4.622", "VA-4.805")
def test_ragnhild_finds_no_shield_to_take() -> None:
    """An attacker without own shields may attack; foreign ones are never lost."""
    for shields, offered in (("own 0 | foreign 1:2", False), ("own 1", True)):
        s = position(f"seat 0: squad bear_01 | {shields}\nseat 1: jarl j21 | squad bear_06")
        fight(s, "sword x x x x x", "sword axe x x x x", arm="bear_01", defend="bear_06")
        play(s, "pass")  # nobody is sent to Valhalla
        assert ("ability additional now" in actions(s)) == offered
        if offered:
            play(s, "ability additional now")
        assert own(s)[0] == 0
        assert captured(s, 1) == ([1, 0] if offered else [0, 0])
        assert captured(s, 0) == ([0, 0] if offered else [0, 2])


@clause("VA-4.703", "VA-4.706")
@pytest.mark.parametrize(
    ("target", "third", "bonus"),
    [
        ("own 1", "own 0", 1),
        ("own 4", "own 3", 1),
        ("own 4", "own 4", 0),
        ("own 3 | foreign 0:1", "own 4", 0),
        ("own 3 | foreign 0:2", "own 4", 2),
        ("own 4 | foreign 0:1 2:1", "own 3", 2),
    ],
)
def test_freydis_hunts_the_leaders(target: str, third: str, bonus: int) -> None:
    s = position(f"""
        seat 0: jarl j22 | squad bear_01
        seat 1: squad wolf_01 | {target}
        seat 2: squad wolf_02 | {third}
    """)
    play(roll(s, "sword x x x x x"), "attack 1")
    assert total(s, "arm bear_01 dice") == 3 + bonus  # the larger of the two


@clause("VA-4.703")
def test_hakon_looks_at_the_hand_or_takes_a_card_as_attacker() -> None:
    text = "seat 0: jarl j23 | squad bear_01\nseat 1: squad wolf_01 | hand fury_3"
    s = fight(position(text), "sword x x x x x", arm="bear_01")
    play(s, "ability main now")
    assert seen(s, "hand", 1, 0) == ["fury_3"]
    assert asked(s) == (0, "keep")
    s = fight(position(text), "sword x x x x x", arm="bear_01")
    play(s, "ability additional now")
    assert hand(s, 0) == ["fury_3"]
    assert hand(s, 1) == []


@clause("VA-4.704", "VA-4.821")
def test_torvald_scores_sets_and_own_shields() -> None:
    text = """
        seat 0: jarl {} | own {} | foreign 1:1 2:1
        seat 1: own 4
        seat 2: own 4
        final: 1
        deck:
    """
    for jarl, shields, expected in (
        ("j24", 3, 6 + 4 + 2 + 1 + 2),
        ("j24", 2, 4 + 4 + 2 + 1),
        ("j03", 3, 6 + 4 + 2),
    ):
        s = finish(position(text.format(jarl, shields)))
        assert scores(s)[0] == expected


@clause("VA-4.701")
def test_leif_silences_clans_of_the_defender() -> None:
    text = "seat 0: jarl j25 | squad bear_01\nseat 1: squad deer_02 bear_06 {}"
    s = play(roll(position(text.format("wolf_06")), "sword x x x x x", "axe x x x x x"), "attack 1")
    assert "ability main deer" in actions(s)
    assert "ability additional wolf" in actions(s)
    play(s, "ability main deer", "ability additional wolf")
    assert actions(s, "ability") == []
    play(s, "arm bear_01 dice", "end_phase")
    assert total(s, "arm deer_02 dice") == 1  # without its kin
    assert captured(s, 0) == [0, 1]
    s = play(roll(position(text.format("")), "sword x x x x x"), "attack 1")
    assert "ability additional wolf" not in actions(s)  # only two warriors


@clause("VA-4.705")
def test_a_jarl_arms_nobody() -> None:
    s = attacker("j03", "bear_01", "wolf_01", NOTHING)
    assert total(s) == 0
    assert own(s) == [4, 4]
    assert squad(s, 0) == ["bear_01"]


@clause("VA-4.704", "VA-4.813")
def test_abilities_keep_to_their_timing() -> None:
    s = position("seat 0: jarl j01 | squad bear_01\nseat 1: squad wolf_01")
    assert refused(s, "ability main x") == "VA-4.303"
    s = position("seat 0: jarl j01 | squad bear_01 | hand fury_2\nseat 1: own 4\nfinal: 1\ndeck:")
    roll(s, NOTHING, "sword", "sword")
    play(s, "draw")
    while asked(s)[1] != "phase":
        play(s, actions(s)[0])
    play(s, "ability main x", "ability main x")  # everybody is an attacker in Ragnarok
    assert view(s)["battle"]["kind"] == "ragnarok"
    assert actions(s, "ability") == []
