"""Chapter 26: keywords, second half: Directed strike to Vulnerability."""

import pytest

from tests.clause import clause
from tests.games.berserk.table import acts, asked, at, dice, do, drafting, go, grave, pos, seen


@clause("BK-26.46")
def test_no_defender_against_a_directed_strike_but_the_target_fights() -> None:
    s = pos("p1 c3 n10\np2 c4 n01\np2 b4 n01")
    dice(s, "1", "6")
    do(s, "strike c3 c4")
    assert asked(s) == "main 0"  # nobody was asked for a defender
    assert (at(s, "c3", "wounds"), at(s, "b4", "closed")) == (2, False)
    s = pos("p1 c3 n12\np2 c4 n01\np2 b4 n01")
    do(s, "strike c3 c4")
    assert asked(s) == "defender 1"


@clause("BK-26.47")
def test_attack_experience_rerolls_up_to_x_times() -> None:
    s = pos("p1 c3 f13\np2 c4 n01")
    dice(s, "123", "1")
    do(s, "strike c3 c4", "reroll", "reroll")
    assert at(s, "c4", "wounds") == 3  # weak; no third reroll is offered
    s = pos("p1 c3 n01\np2 c4 f13")
    go(s, "strike c3 c4", white="1", black="1")  # it is not the attacker: nobody is asked
    assert at(s, "c4", "wounds") == 1  # Armor 1 of the Second player's Avenger


@clause("BK-26.48")
def test_attack_experience_works_only_in_fights() -> None:
    for target in ("n01 closed", "n16", "m10 closed"):
        s = pos(f"p1 c3 f13\np2 c4 {target}\np2 e6 n01")
        dice(s, "1")
        do(s, "strike c3 c4")
        assert asked(s) == "main 0"
    s = pos("p1 c3 f13\np2 c5 n01\np2 e6 n01")
    dice(s, "1")
    do(s, "use c3 1", "target c5")
    assert asked(s) == "main 0"


@clause("BK-26.49", "BK-27.1")
def test_the_last_roll_counts_and_the_largest_experience_applies() -> None:
    s = pos("p1 c3 f13\np1 c3s p14\np2 c4 n01")
    assert at(s, "c3", "attack_exp") == 2
    dice(s, "61", "1")
    do(s, "strike c3 c4", "reroll", "stand")
    assert at(s, "c4", "wounds") == 3


@clause("BK-26.50")
def test_defence_experience_of_the_reflecting_creature_target_or_defender() -> None:
    for defender in ("undefended", "defend d4"):
        cards = "p2 c4 f08\np2 d4 n01" if defender == "undefended" else "p2 c4 n01\np2 d4 f08"
        s = pos("p1 c3 n01\n" + cards)
        dice(s, "6", "15")
        do(s, "strike c3 c4", defender)
        assert asked(s) == "reroll-defence 1"
        do(s, "reroll")
        assert asked(s) == "main 0"
        assert (at(s, "c4", "wounds"), at(s, "d4", "wounds")) == (0, 0)
    s = pos("p1 c3 f08\np2 c4 n01")
    go(s, "strike c3 c4", white="1", black="1")  # not as attacker


@clause("BK-26.51")
def test_horde_has_no_effect_in_battle() -> None:
    s = pos("p1 c3 n04\np1 b3 n04\np2 c4 n01 closed")
    assert at(s, "c3", "strike") == [1, 1, 1]
    s = drafting("n04*5")
    do(s, *["take n04"] * 5, "confirm")


@clause("BK-26.52")
def test_class_matters_where_a_rule_or_card_refers_to_it() -> None:
    s = pos("p1 c3 p13\np1 b3 p01\np1 a1 p03\np2 e6 p01")
    assert [at(s, place, "attack_exp") for place in ("b3", "a1", "e6", "c3")] == [1, 0, 0, 0]


@clause("BK-26.53", "BK-26.54", "BK-26.55")
def test_a_jump_goes_to_any_free_cell_within_x_over_other_cards() -> None:
    s = pos("p1 c3 f02\np1 c2 n01\np1 b3 n01\np1 d3 n01\np2 c4 n01\np2 a6 n12")
    do(s, "jump c3")
    cells = {text.split()[1] for text in acts(s)}
    assert {"c1", "c5", "a3", "e5"} <= cells
    assert not cells & {"c4", "c6", "c3", "b3"}
    do(s, "cell c5")
    assert (at(s, "c5", "points"), at(s, "c5", "closed")) == (0, False)
    assert "strike c5 c4" in acts(s)


@clause("BK-26.53", "BK-26.56")
def test_no_jump_after_a_step_or_another_jump_even_with_points() -> None:
    s = pos("p1 c3 f02\np2 e6 n01")
    go(s, "step c3 c2")
    assert "jump c2" not in acts(s)
    s = pos("p1 c3 f02\np1 a1 p17\np2 e6 n01")
    go(s, "jump c3", "cell c5", "use a1 1", "target c5")
    assert at(s, "c5", "points") == 2
    assert "jump c5" not in acts(s)
    assert "jump c3" not in acts(pos("p1 c3 f02 closed\np2 e6 n01"))


@clause("BK-26.57", "BK-27.1")
def test_a_card_with_movement_0_may_jump_and_riders_travel_along() -> None:
    s = pos("p1 c3 x09\np1 c3s f14\np1 c3f n21\np2 e6 n01")
    do(s, "jump c3")
    assert "cell c5" in acts(s)  # Jump 2, not 1
    assert "cell c6" not in acts(s)
    go(s, "cell c5")
    assert {"c5", "c5s", "c5f"} <= set(seen(s))


@clause("BK-26.58", "BK-26.59")
def test_teleport_goes_to_any_free_cell() -> None:
    s = pos("p1 a1 f12\np2 e5 n01")
    do(s, "teleport a1")
    assert len(acts(s)) == 28
    go(s, "cell e6")
    assert (at(s, "e6", "points"), at(s, "e6", "closed")) == (0, False)
    assert "teleport e6" not in acts(s)
    s = pos("p1 a1 f12\np2 e5 n01")
    go(s, "step a1 a2")
    assert "teleport a2" not in acts(s)


@clause("BK-26.59")
def test_cards_in_the_additional_zone_and_symbiotes_do_not_leap() -> None:
    s = pos("p1 zone f12 flies\np1 zone f02 flies\np1 c3 n01\np1 c3s f14\np2 e5 n01")
    assert not [text for text in acts(s) if text.split()[0] in ("jump", "teleport")]


@clause("BK-26.60")
def test_regeneration_heals_at_the_start_of_the_own_turn_the_largest_applies() -> None:
    s = pos("p1 c3 s05 wounds=5\np1 c3s f14\np1 b3 d02 wounds=2\np1 zone f19\np2 e6 m08 wounds=4")
    go(s, "end")
    assert (at(s, "c3", "wounds"), at(s, "e6", "wounds")) == (5, 3)
    go(s, "end")
    assert (at(s, "c3", "wounds"), at(s, "e6", "wounds")) == (3, 3)
    s = pos("p1 c3 d02 wounds=2 elements=1\np1 zone f19\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "c3", "wounds") == 2  # bodiless


@clause("BK-26.61")
def test_poison_stays_until_cured() -> None:
    s = pos("p1 c3 s03\np1 a1 s09\np2 c5 n01\np2 e6 n01")
    go(s, "use c3 1", "target c5", "end", "end")
    assert (at(s, "c5", "poison"), at(s, "c5", "wounds")) == ([0, 2], 2)
    go(s, "use a1 1", "target c5", "end")
    assert (at(s, "c5", "poison"), at(s, "c5", "wounds")) == ([0, 0], 0)


@clause("BK-26.62", "BK-26.64")
def test_poison_acts_in_every_own_opening_step_anew() -> None:
    s = pos("p1 c3 n01 poison_enemy=1\np2 e6 n01 closed poison_enemy=2\nactive: 0")
    go(s, "end")
    assert (at(s, "c3", "wounds"), at(s, "e6", "wounds")) == (0, 2)  # it opens in this step
    go(s, "end", "end", "end")
    assert (at(s, "c3", "wounds"), at(s, "e6", "wounds")) == (2, 4)


@clause("BK-26.64")
def test_poisons_do_not_add_the_largest_of_each_side_is_remembered() -> None:
    s = pos("p1 c3 s03\np1 b3 s09\np1 b4 n01\np2 e6 n01\np2 a6 n01")
    go(s, "use c3 1", "target e6", "use b3 2", "target b4")
    assert (at(s, "e6", "poison"), at(s, "b4", "poison")) == ([0, 2], [1, 0])
    s = pos("p1 c3 n01 poison_own=2 poison_enemy=1\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "c3", "wounds") == 2


@clause("BK-26.65", "BK-26.72")
def test_steadfast_prevents_only_the_enemys_poison() -> None:
    s = pos("p1 c3 f03 poison_own=1 poison_enemy=2\np2 e6 n01\nactive: 1\nturn: 4")
    s.wounds[12] = 5
    go(s, "end")
    assert at(s, "c3", "wounds") == 5  # 1 by the own Poison, 1 regenerated
    s = pos("p1 c3 p12 poison_enemy=1\np1 c3s n13\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "c3", "wounds") == 1  # neither Vulnerability nor Armor


@clause("BK-26.66")
def test_poison_wounds_are_simultaneous_and_nobodys_kill() -> None:
    s = pos(
        "p1 c3 d12 wounds=10 poison_enemy=1\np1 b3 d06 wounds=6 poison_enemy=1\n"
        "p1 a1 d01\np2 c4 d10\nactive: 1\nturn: 4"
    )
    go(s, "end")
    assert grave(s, 0) == ["d06", "d12"]
    assert at(s, "a1", "lives") == 7  # the only one left for the Life gift
    assert at(s, "c4", "lives") == 15


@clause("BK-26.68")
def test_corpse_eating_removes_all_wounds_and_poison() -> None:
    s = pos("p1 c3 p04 wounds=4 poison_enemy=1\np2 c4 n04 wounds=2\np2 e6 n01")
    go(s, "use c3 1", "target c4")  # Finish counts as own ability
    assert (at(s, "c3", "wounds"), at(s, "c3", "poison")) == (0, [0, 0])
    s = pos("p1 c3 p04 wounds=4 poison_enemy=1\np1 c4 n04 wounds=2\np2 e6 n01")
    go(s, "use c3 1", "target c4")
    assert at(s, "c3", "wounds") == 4  # an own creature does not count
    s = pos("p1 c3 x11 wounds=4 poison_enemy=1\np2 c4 n04 wounds=3 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert (at(s, "c3", "wounds"), at(s, "c3", "poison")) == (4, [0, 0])  # cannot be healed


@clause("BK-26.69")
def test_a_flyer_eats_any_enemy_creature_it_destroys() -> None:
    s = pos("p1 zone p15 wounds=3\np1 a1 n01\np2 c4 n04 wounds=3 closed\np2 e6 n01")
    go(s, "strike 1.p15 c4", white="1")
    assert at(s, "1.p15", "wounds") == 0
    s = pos("p1 zone p15 wounds=3\np1 a1 n01\np2 c4 d02 wounds=5 closed\np2 e6 n01")
    go(s, "strike 1.p15 c4", white="1")
    assert at(s, "1.p15", "wounds") == 3
    s = pos("p1 c3 n01 wounds=6 usable\np1 a1 n01\np2 zone p15 wounds=3\np2 e6 n01")
    go(s, "strike c3 2.p15", white="1", black="6")
    assert (grave(s, 0), at(s, "2.p15", "wounds")) == (["n01"], 0)  # by its counter


@clause("BK-26.70")
def test_which_kills_count_for_corpse_eating() -> None:
    s = pos("p1 c3 n04 wounds=3\np1 a1 n01\np2 c4 s12 wounds=3")
    go(s, "strike c3 c4", white="1", black="6")
    assert at(s, "c4", "wounds") == 0  # a counter
    s = pos("p1 c3 s12 wounds=3\np1 c3w f18\np2 c5 n04 wounds=3\np2 e6 n01")
    go(s, "use c3 f18.1", "target c5", white="1")
    assert at(s, "c3", "wounds") == 3  # a shot: not adjacent
    s = pos("p1 c3 s12 wounds=3 usable\np2 zone n14 wounds=3 closed\np2 e6 n01")
    go(s, "strike c3 2.n14", white="1")
    assert at(s, "c3", "wounds") == 0  # BK-21.15 counts as adjacent
    s = pos("p1 zone n14 wounds=3\np1 a1 n01\np2 c4 s12 wounds=3")
    go(s, "strike 1.n14 c4", white="1", black="6")
    assert at(s, "c4", "wounds") == 3  # a flyer killed by a counter does not


@clause("BK-26.72", "BK-26.73")
def test_steadfast_stops_wounds_of_enemy_influences_only() -> None:
    field = "p1 c3 x04\np1 b3 n09\np2 c4 n09\np2 e6 n01\np1 a1 s03"
    for use, target, wounds in (("2", "c4", 0), ("2", "b3", 2), ("1", "c4", 2)):
        s = pos(field)
        dice(s, "1" if use == "1" else "")
        do(s, f"use c3 {use}", f"target {target}")
        assert at(s, target, "wounds") == wounds
    s = pos("p1 c3 n01\np2 c4 n09 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 2
    s = pos("p1 c3 s03\np2 c4 f03\np2 e6 n01")
    go(s, "use c3 1", "target c4")
    assert at(s, "c4", "poison") == [0, 2]  # the state is not stopped
    s = pos("p1 c3 x15\np2 c4 n09\np2 e6 n01")
    go(s, "use c3 1", "target c4")
    assert at(s, "c4", "closed") is True  # nor is closing


@clause("BK-26.74")
def test_shelter_is_protection_from_attacks_of_flyers() -> None:
    s = pos("p1 zone n14\np1 a1 n01\np2 c4 n05 closed\np2 e6 n01")
    go(s, "strike 1.n14 c4", white="1")
    assert at(s, "c4", "wounds") == 0
    for number in ("2", "4"):
        s = pos("p1 zone x07\np1 a1 n01\np2 c4 n05\np2 e6 n01")
        go(s, f"use 1.x07 {number}", "target c4")
        assert at(s, "c4", "wounds") == 0
    s = pos("p1 zone x07\np1 a1 n01\np2 c4 n05 wounds=2\np2 e6 n01")
    go(s, "use 1.x07 3", "target c4")  # Finish: an influence
    assert grave(s, 1) == ["n05"]
    s = pos("p1 c3 n01\np2 c4 n05 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 2


@clause("BK-26.75")
def test_no_second_identical_unique_card_comes_into_play() -> None:
    s = pos("p1 c3 d05 tokens=2\np1 b3 d10\np1 grave d01 s20\np2 e6 s20")
    do(s, "use c3 2")
    assert acts(s) == ["bring d01"]  # S20 costs 7
    s = pos("p1 c3 x08\np1 b3 s20\np1 grave s20 d10\np2 e6 n01")
    do(s, "use c3 2")
    assert acts(s) == ["bring d10"]


@clause("BK-26.76", "BK-26.77")
def test_vulnerability_general_and_partial() -> None:
    s = pos("p1 c3 n01\np1 a4 n02\np2 c4 p12 closed\np2 e6 p10")
    go(s, "strike c3 c4", "use a4 1", "target e6", white="11")
    assert at(s, "c4", "wounds") == 3  # Vulnerability 1
    assert at(s, "e6", "wounds") == 3  # to shots, without a number: 1
    s = pos("p1 c3 n01\np2 c4 p10 closed")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 2  # not to a simple strike


@clause("BK-26.78")
def test_vulnerability_applies_to_an_attack_for_0_but_not_to_a_miss() -> None:
    s = pos("p1 c3 x01\np2 c4 p12 closed")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 1
    s = pos("p1 c3 n01\np2 c4 p12")
    go(s, "strike c3 c4", white="1", black="5")
    assert at(s, "c4", "wounds") == 0


@clause("BK-26.79")
@pytest.mark.parametrize(("card", "where", "wounds"), [("n02 1", "c5", 3), ("m09 1", "c5", 1)])
def test_vulnerabilities_do_not_add(card: str, where: str, wounds: int) -> None:
    name, number = card.split()
    s = pos(f"p1 c3 {name}\np2 {where} x06\np2 e6 n01")
    go(s, f"use c3 {number}", f"target {where}", white="1")
    assert at(s, where, "wounds") == wounds  # shot 2 + 2 - 1 (Armor); throw 1 + 1 - 1


@clause("BK-26.80")
def test_bonuses_add_up() -> None:
    s = pos("p1 c3 n01\np1 c3w n20\np1 a1 p13\np1 zone n23\np2 e6 n01")
    go(s, "use a1 1", "target c3")
    assert at(s, "c3", "strike") == [4, 4, 6]


@clause("BK-26.82")
def test_cannot_be_healed_as_a_card_effect() -> None:
    s = pos("p1 c3 n03\np1 b3 m08 wounds=5\np2 zone d19\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["target e6"]
    s = pos("p1 c3 n25\np1 b3 m08 wounds=5\np2 zone d19\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "b3", "wounds") == 5  # no Regeneration
    go(s, "use c3 1", "target b3")
    assert at(s, "b3", "lives") == 12  # additional lives are received


@clause("BK-26.83")
def test_being_relocated_costs_nothing_and_is_no_own_movement() -> None:
    s = pos("p1 c3 n11\np1 c2 f02\np2 e6 n01")
    go(s, "use c3 1", "target c2", "cell b2")
    assert at(s, "b2", "points") == 2
    assert "jump b2" in acts(s)


@clause("BK-26.84")
def test_protection_works_against_the_own_side_but_not_against_itself() -> None:
    s = pos("p1 c3 n25\np1 b3 s13\np2 e6 n01")
    go(s, "use c3 1", "target b3")
    assert at(s, "b3", "lives") == 11  # wasted
    s = pos("p1 c3 s13 wounds=3\np1 c3s f14\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "c3", "wounds") == 2  # Regeneration is its own
    s = pos("p1 c3 x16\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "c3", "lives") == 6  # a gain from its own trigger
    s = pos("p1 c3 s03\np1 c3s d14\np2 e6 n01")
    go(s, "use c3 2", "target c3", white="1")
    assert (at(s, "c3", "wounds"), at(s, "c3", "closed")) == (0, True)  # directed at itself: wasted


@clause("BK-26.64", "BK-26.65", "BK-26.42")
def test_poisons_do_not_add_and_none_acts_on_a_creature_protected_from_influences() -> None:
    s = pos("p1 c1 s17\np1 d1 s17\np1 b1 s03\np2 c5 n01\np2 e6 n01")
    for use, place in (("use c1 1", [0, 1]), ("use d1 1", [0, 1]), ("use b1 1", [0, 2])):
        go(s, use, "target c5")
        assert at(s, "c5", "poison") == place
    s = pos("p1 a1 n01\np2 c5 s13 poison_enemy=2\np2 e6 n01 poison_enemy=2")
    go(s, "end")
    assert (at(s, "c5", "wounds"), at(s, "e6", "wounds")) == (0, 2)


@clause("BK-26.59", "BK-22.2", "BK-23.7")
def test_a_symbiote_in_boots_neither_steps_nor_jumps() -> None:
    s = pos("p1 c3 n09\np1 c3s f14\np1 c3sf p18\np1 a1 n01\np1 a1f p18\np2 e6 n01")
    moves = [text.split()[:2] for text in acts(s) if text.split()[0] in ("step", "jump")]
    assert ["jump", "a1"] in moves
    assert not [words for words in moves if words[1] == "c3s"]
