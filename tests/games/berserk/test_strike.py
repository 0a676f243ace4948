"""Chapters 13 to 15: declaring a simple strike, defenders, dice."""

import pytest

from koloda.games.berserk.rules.state import BerserkState
from koloda.games.berserk.rules.strikes import strength
from tests.clause import clause
from tests.games.berserk.table import acts, asked, at, dice, do, go, grave, pos, seen, told
from tests.playing import listen


def strikes(s: BerserkState, source: str) -> list[str]:
    found = [text.split() for text in acts(s)]
    return [words[2] for words in found if words[:2] == ["strike", source]]


@clause("BK-13.1", "BK-15.4")
@pytest.mark.parametrize(("die", "wounds"), [("1", 2), ("4", 3), ("6", 4)])
def test_a_strike_has_three_values(die: str, wounds: int) -> None:
    s = pos("p1 c3 n10\np2 c4 n01 closed")
    go(s, "strike c3 c4", white=die)
    assert (at(s, "c4", "wounds"), at(s, "c3", "wounds")) == (wounds, 0)


@clause("BK-13.2")
def test_a_simple_strike_is_close_and_not_magic() -> None:
    s = pos("p1 c3 n01\np2 c4 p08 closed\np2 c5 n01\np2 b4 m01 closed")
    assert strikes(s, "c3") == ["b4", "c4"]
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 2  # Protection from magic does not help
    s = pos("p1 c3 n01\np2 b4 m01 closed")
    go(s, "strike c3 b4", white="1")
    assert at(s, "b4", "wounds") == 1  # Armor does


@clause("BK-13.4", "BK-23.6", "BK-24.2", "BK-25.3")
def test_creatures_and_artifacts_can_be_attacked_equipment_and_terrain_cannot() -> None:
    s = pos("p1 c3 n01\np1 zone n14\np2 c4 n01\np2 c4a n18\np2 b4 n16\np2 zone f19\np2 zone n17")
    assert strikes(s, "c3") == ["b4", "c4"]
    assert strikes(s, "1.n14") == ["c3", "b4", "c4", "2.n17"]


@clause("BK-13.5", "BK-14.9", "BK-15.15")
def test_own_cards_may_be_attacked_nobody_defends_and_one_player_rolls_both_dice() -> None:
    s = pos("p1 c3 n12\np1 c2 f08\np1 b3 n01\np2 c6 n01")
    assert "c3" not in strikes(s, "c3")
    dice(s, "16", "12")
    do(s, "strike c3 c2")
    assert asked(s) == "reroll-attack 0"
    do(s, "reroll")
    assert asked(s) == "reroll-defence 0"
    do(s, "reroll")
    assert at(s, "c2", "wounds") == 3


@clause("BK-13.6", "BK-26.36", "BK-26.37")
def test_attacking_a_protected_card_is_legal_and_wasted() -> None:
    s = pos("p1 c3 s01\np2 c4 x12 closed")
    go(s, "strike c3 c4", white="1")
    assert (at(s, "c4", "wounds"), at(s, "c4", "poison")) == (0, [0, 0])
    assert at(s, "c3", "closed") is True  # the cost is paid


@clause("BK-13.7")
def test_the_sequence_of_a_strike() -> None:
    s = pos("turn: 1\np1 c5 n01\np1 a1 n12\np2 c6 d01 hidden\np2 b5 n12\np2 d5 n01")
    listen(s)
    dice(s, "14", "15")
    do(s, "strike c5 c6")  # 1 declare, 2 reveal
    assert asked(s) == "defender 1"  # 3 defender
    do(s, "defend d5")
    assert asked(s) == "response 1"  # 4 window; the attacker's player had nothing to say
    do(s, "pass")
    keys = [str(message["key"]) for message in told(s, None)]
    assert keys == [
        "strikes", "revealed", "defends", "attack-die", "defence-die", "wounded", "closed",
        "closed",
    ]  # fmt: skip


@clause("BK-13.8")
def test_when_the_defender_is_lost_the_strike_falls_back_on_the_target() -> None:
    s = pos("p1 c3 n01\np1 a3 n12\np2 c4 n01\np2 b4 n04 wounds=3\np2 d4 n01")
    dice(s, "11", "11")
    do(s, "strike c3 c4", "defend b4", "use a3 1", "target b4", "stand")  # the defender dies
    assert asked(s) == "main 0"  # without a new defender decision
    assert (at(s, "c4", "wounds"), at(s, "c3", "closed")) == (2, True)


@clause("BK-13.8")
def test_a_closed_defender_lets_the_strike_fall_back_on_the_target() -> None:
    s = pos("p1 c3 n01\np1 a1 x15\np2 c4 n01\np2 b4 n01\np2 d4 n01")
    dice(s, "1", "1")
    do(s, "strike c3 c4", "defend b4", "use a1 1", "target b4")
    assert asked(s) == "main 0"  # without a new defender decision
    assert [at(s, place, "wounds") for place in ("c4", "b4")] == [2, 0]


@clause("BK-13.8", "BK-12.9")
def test_an_attacker_that_is_closed_or_dead_strikes_nobody() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 a6 x15")
    do(s, "strike c3 c4", "use a6 1", "target c3")
    assert (asked(s), at(s, "c3", "closed"), at(s, "c4", "wounds")) == ("main 0", True, 0)
    s = pos("p1 c3 n01 wounds=6\np1 a1 n01\np2 c4 n01\np2 b4 n12")
    dice(s, "1", "1")
    do(s, "strike c3 c4", "undefended", "use b4 1", "target c3", "stand")
    assert not s.forced
    assert (asked(s), grave(s, 0), at(s, "c4", "wounds")) == ("main 0", ["n01"], 0)


@clause("BK-13.8")
def test_when_neither_can_be_reached_the_strike_is_cancelled() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 b5 n11")
    do(s, "strike c3 c4", "use b5 1", "target c4", "cell c5")
    assert (at(s, "c3", "closed"), at(s, "c5", "wounds")) == (False, 0)


@clause("BK-13.9")
def test_with_a_defender_the_fate_of_the_target_no_longer_matters() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 b4 n04\np2 c6 n11")
    dice(s, "1", "1")
    do(s, "strike c3 c4", "defend b4", "use c6 1", "target c4", "cell c5")
    assert at(s, "b4", "wounds") == 2


@clause("BK-13.10", "BK-18.14")
def test_a_cancelled_strike_releases_its_defender() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 b4 n04\np2 c6 n07")
    do(s, "strike c3 c4", "defend b4", "use c6 2")
    assert acts(s) == ["counter c3"]  # the assignment is no item of its own
    do(s, "counter c3")
    assert (at(s, "c3", "closed"), at(s, "b4", "closed"), at(s, "b4", "wounds")) == (True, False, 0)


@clause("BK-14.1", "BK-14.12")
def test_a_defender_reflects_the_strike_instead_of_the_target() -> None:
    s = pos("p1 c3 n01\np2 c4 n04\np2 b4 p07")
    dice(s, "1", "6")
    do(s, "strike c3 c4", "defend b4")
    assert (at(s, "c3", "wounds"), at(s, "c4", "wounds"), at(s, "b4", "wounds")) == (2, 0, 0)


@clause("BK-14.2", "BK-16.8")
def test_no_defender_against_anything_but_a_simple_strike() -> None:
    for attack in ("p1 c3 p09", "p1 c3 d02", "p1 c3 d07"):
        s = pos(attack + "\np2 c4 n04 wounds=1 closed\np2 b4 n01\np2 d4 n01")
        do(s, "use c3 1", "target c4")
        assert asked(s) == "main 0"


@clause("BK-14.3")
def test_no_defender_outside_the_opponents_turn() -> None:
    s = pos("p1 c3 n01\np1 b3 n01\np2 c4 n12")
    do(s, "end", "use c4 1", "target c3")  # the Duelist strikes in P1's turn
    assert asked(s) == "reroll-attack 1"


@clause("BK-14.4")
def test_a_defender_is_another_open_creature_that_is_not_committed() -> None:
    s = pos("p1 c3 n01\np2 c4 n04\np2 b4 n01 closed\np2 d4 n16\np2 b3 n01\np1 d3 n01")
    do(s, "strike c3 c4")
    assert acts(s) == ["defend b3", "undefended"]
    s = pos("p1 c3 n01\np1 b3 n12\np2 c4 n01\np2 c4s f14\np2 b4 x15\np2 e6 n01")
    do(s, "strike c3 c4")
    assert acts(s) == ["defend b4", "defend c4s", "undefended"]
    do(s, "undefended", "use b4 1", "target b3", "use b3 1", "target c4")
    assert acts(s) == ["defend c4s", "undefended"]  # b4 has announced an action


@clause("BK-14.5", "BK-14.10", "BK-14.11")
@pytest.mark.parametrize(
    ("attacker", "target", "cells"),
    [
        ("c3", "c4", ["b3", "d3", "b4", "d4"]),
        ("c3", "d4", ["d3", "c4"]),
        ("a3", "a4", ["b3", "b4"]),
    ],
)
def test_where_a_defender_may_stand(attacker: str, target: str, cells: list[str]) -> None:
    others = [f"{x}{y}" for y in "123456" for x in "abcde"]
    text = [f"p1 {attacker} n01", f"p2 {target} n01", f"p2 {target}s f14"]
    text += [f"p2 {cell} n04" for cell in others if cell not in (attacker, target)]
    s = pos("\n".join(text))
    do(s, f"strike {attacker} {target}")
    found = {words.split()[1] for words in acts(s) if words.startswith("defend")}
    assert found == {*cells, target + "s"}


@clause("BK-14.6", "BK-15.11")
def test_attacker_and_defender_close_whatever_the_result() -> None:
    for black in "156":
        s = pos("p1 c3 n01\np2 c4 n04\np2 b4 n01")
        dice(s, "1", black)
        do(s, "strike c3 c4", "defend b4")
        assert (at(s, "c3", "closed"), at(s, "b4", "closed")) == (True, True)


@clause("BK-14.7")
def test_one_defender_who_is_not_defended() -> None:
    s = pos("p1 c3 n01\np2 c4 n04\np2 b4 n01\np2 d4 n01")
    dice(s, "1", "1")
    do(s, "strike c3 c4", "defend b4")
    assert asked(s) == "main 0"
    assert at(s, "b4", "wounds") == 2


@clause("BK-14.8")
def test_closed_targets_and_artifacts_may_be_defended() -> None:
    for target in ("n04 closed", "n16"):
        s = pos(f"p1 c3 n01\np2 c4 {target}\np2 b4 n01")
        do(s, "strike c3 c4")
        assert "defend b4" in acts(s)


@clause("BK-14.13")
def test_reflecting_as_the_target_closes_nothing() -> None:
    s = pos("p1 c3 n01\np2 c4 n01")
    go(s, "strike c3 c4", white="1", black="1")
    assert (at(s, "c3", "closed"), at(s, "c4", "closed")) == (True, False)


@clause("BK-15.1", "BK-15.8")
def test_an_open_creature_fights_a_closed_one_does_not() -> None:
    s = pos("p1 c3 n01\np2 c4 n01")
    go(s, "strike c3 c4", white="1", black="5")
    assert at(s, "c4", "wounds") == 0
    s = pos("p1 c3 n01\np2 c4 n01 closed")
    go(s, "strike c3 c4", white="1")  # no black die
    assert at(s, "c4", "wounds") == 2


@clause("BK-15.2", "BK-15.3")
def test_the_faces_of_both_dice() -> None:
    assert [strength(die) for die in range(1, 7)] == [0, 0, 0, 1, 1, 2]
    results = []
    for die in "123456":
        s = pos("p1 c3 n10\np2 c4 n01")
        go(s, "strike c3 c4", white="6", black=die)
        results.append((at(s, "c4", "wounds"), at(s, "c3", "wounds")))
    assert results == [(4, 0)] * 4 + [(0, 0), (0, 2)]


@clause("BK-15.5", "BK-15.6")
def test_on_a_counter_the_reflecting_creature_deals_its_weak_strike_with_its_abilities() -> None:
    s = pos("p1 c3 n01\np2 c4 s10 wounds=3")
    go(s, "strike c3 c4", white="6", black="6")
    assert (at(s, "c3", "wounds"), at(s, "c4", "wounds")) == (2, 1)  # Vampirism heals 2
    s = pos("p1 c3 n01\np2 c4 s01")
    go(s, "strike c3 c4", white="6", black="6")
    assert at(s, "c3", "poison") == [0, 1]


@clause("BK-15.7", "BK-21.10")
def test_a_counter_needs_no_reach_and_closes_nothing() -> None:
    s = pos("p1 zone n14\np1 b1 n01\np2 c4 n01")
    go(s, "strike 1.n14 c4", white="1", black="6")
    assert (at(s, "1.n14", "wounds"), at(s, "c4", "closed")) == (2, False)


@clause("BK-15.9", "BK-25.2")
def test_an_artifact_never_fights() -> None:
    s = pos("p1 c3 n01\np2 c4 n16\np2 e6 n01")
    go(s, "strike c3 c4", white="4")
    assert at(s, "c4", "wounds") == 2


@clause("BK-15.10", "BK-26.49", "BK-26.50")
def test_rerolls_first_the_attacker_then_the_other_each_replacing_the_result() -> None:
    s = pos("p1 c3 f13\np2 c4 m10")
    dice(s, "126", "151")
    do(s, "strike c3 c4")
    assert asked(s) == "reroll-attack 0"
    do(s, "reroll", "reroll")
    assert asked(s) == "reroll-defence 1"
    do(s, "reroll", "reroll")
    assert at(s, "c4", "wounds") == 5  # the last rolls count: strong, hit


@clause("BK-15.13", "BK-19.1", "BK-19.6")
def test_a_value_of_0_lands_without_wounds() -> None:
    s = pos("p1 c3 x01\np1 c3p s18\np2 c4 n01 closed\np2 b4 p12 closed")
    go(s, "strike c3 c4", white="6")
    assert (at(s, "c4", "wounds"), at(s, "c4", "poison")) == (0, [0, 0])


@clause("BK-15.16")
def test_a_strike_rolls_even_if_all_values_are_equal() -> None:
    s = pos("p1 c3 n04\np2 c4 n01")
    listen(s)
    go(s, "strike c3 c4", white="3", black="2")
    dice_seen = [m for m in told(s, 1) if str(m["key"]).endswith("-die")]
    assert [m["args"]["die"] for m in dice_seen] == [3, 2]
    assert [m["args"]["face"] for m in dice_seen] == ["weak", "hit"]


@clause("BK-15.9", "BK-25.3", "BK-19.2")
def test_an_artifact_dies_like_a_creature() -> None:
    s = pos("p1 c3 n01\np2 c4 n16 wounds=8\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert "c4" not in seen(s)
    assert grave(s, 1) == ["n16"]
