"""Chapter 26: keywords, first half: Bodiless to Protection."""

import pytest

from tests.clause import clause
from tests.games.berserk.table import (
    acts,
    asked,
    at,
    dice,
    do,
    go,
    grave,
    pos,
    seen,
    told,
    zone,
)
from tests.playing import listen


@clause("BK-26.2", "BK-26.3")
def test_a_bodiless_creature_is_not_healed_but_gains_lives() -> None:
    s = pos("p1 c3 n03\np1 b3 d02 wounds=2\np1 a1 n25\np2 e6 n01")
    do(s, "use c3 1")
    assert "target b3" not in acts(s)
    s = pos("p1 b3 d02 wounds=2\np1 a1 n25\np1 zone f19\np2 e6 n01")
    go(s, "use a1 1", "target b3")
    assert (at(s, "b3", "lives"), at(s, "b3", "wounds")) == (7, 2)


@clause("BK-26.4")
def test_a_bodiless_creature_is_not_finished_and_feeds_nobody() -> None:
    assert "use c3 1" not in acts(pos("p1 c3 d07\np2 c4 d02 wounds=4\np2 e6 n01"))
    s = pos("p1 c3 s20 wounds=5\np2 c4 d02 wounds=5 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c3", "wounds") == 5  # neither Vampirism nor Corpse-eating


@clause("BK-26.5")
def test_a_bodiless_creature_is_attacked_fights_defends_and_is_poisoned() -> None:
    s = pos("p1 c3 s01\np2 c4 d02\np2 b4 d08")
    dice(s, "1", "6")
    do(s, "strike c3 c4", "defend b4")
    assert at(s, "c3", "wounds") == 2
    s = pos("p1 c3 s01\np2 c4 d02 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "poison") == [0, 1]


@clause("BK-26.6", "BK-26.7")
def test_armor_stops_the_first_wounds_of_each_turn_together() -> None:
    s = pos("p1 c3 n04\np1 b3 n04\np1 d3 n04\np2 c4 n01 closed\np2 c4a m18\np2 e6 n01")
    go(s, "strike c3 c4", "strike b3 c4", "strike d3 c4", white="111")
    assert (at(s, "c4", "wounds"), at(s, "c4", "absorbed")) == (1, 2)
    go(s, "end")
    assert at(s, "c4", "absorbed") == 0  # afresh in the turn of either player
    s = pos("p1 c3 n04\np2 c4 m01 closed\np2 b4 n04\nactive: 1\nturn: 4")
    go(s, "strike b4 c4", "end", "strike c3 c4", white="11", black="")
    assert at(s, "c4", "wounds") == 0  # one in P2's own turn, one in P1's


@clause("BK-26.8", "BK-26.65")
def test_armor_does_not_stop_magic_or_influences() -> None:
    s = pos("p1 c3 d03\np1 c1 x04\np2 c5 m01 poison_enemy=1\np2 e6 n01")
    go(s, "use c3 1", "target c5", "use c1 2", "target c5", "end", white="1")
    assert at(s, "c5", "wounds") == 2 + 2 + 1


@clause("BK-26.9")
def test_armors_do_not_add_and_what_was_absorbed_counts_against_a_new_value() -> None:
    s = pos("p1 c3 n04\np1 b3 n04\np1 d3 n04\np2 c4 m01 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    s2 = pos("p1 a1 m07\np1 c3 m01\np1 b3 n04\np1 d3 n04\np1 c2 n04\np2 e6 n01")
    go(s2, "strike b3 c3", "use a1 1", "target c3", white="1", black="1")
    assert (at(s2, "c3", "armor"), at(s2, "c3", "absorbed")) == (2, 1)
    go(s2, "strike d3 c3", "strike c2 c3", white="11", black="11")
    assert at(s2, "c3", "wounds") == 1  # 3 wounds, 2 stopped in all


@clause("BK-26.10", "BK-26.11")
def test_vampirism_heals_and_the_difference_becomes_additional_lives() -> None:
    s = pos("p1 c3 s10 wounds=1\np2 c4 n01 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")  # 2 wounds: 1 healed, 1 additional life
    assert (at(s, "c3", "wounds"), at(s, "c3", "lives")) == (0, 10)


@clause("BK-26.12")
def test_vampirism_is_capped_by_the_victims_current_lives() -> None:
    s = pos("p1 c3 s10 wounds=5\np2 c4 n04 wounds=3 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c3", "wounds") == 4  # 2 wounds dealt to a creature with 1 life


@clause("BK-26.13")
def test_vampirism_counts_the_wounds_received() -> None:
    s = pos("p1 c3 s10 wounds=5\np2 c4 m01 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c3", "wounds") == 4  # 2 less Armor 1


@clause("BK-26.14")
def test_vampirism_works_with_counters_only_with_simple_strikes_and_does_not_add() -> None:
    s = pos("p1 c3 n01\np2 c4 s10 wounds=4")
    go(s, "strike c3 c4", white="1", black="6")
    assert at(s, "c4", "wounds") == 2
    s = pos("p1 c3 s20 wounds=5\np1 c3w f18\np2 c5 n01\np2 e6 n01")
    go(s, "use c3 f18.1", "target c5", white="1")
    assert at(s, "c3", "wounds") == 5
    s = pos("p1 c3 s10 wounds=5\np1 c3w d18\np2 c4 n01 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c3", "wounds") == 2  # strike 3, Vampirism twice: healed by 3


@clause("BK-26.15", "BK-26.82")
def test_a_vampire_that_cannot_be_healed_gains_only_the_difference() -> None:
    s = pos("p1 c3 x11 wounds=1\np2 c4 n01 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert (at(s, "c3", "wounds"), at(s, "c3", "lives")) == (1, 8)


@clause("BK-26.16", "BK-26.17", "BK-26.20", "BK-26.21")
def test_a_call_brings_a_card_from_the_own_deck_next_to_the_caller() -> None:
    s = pos("p1 c1 s17 tokens=2\np1 a1 n01\np1 deck s01 s02*2 n01\np2 e6 n01")
    do(s, "use c1 2")
    assert acts(s) == ["bring s01", "bring s02"]
    do(s, "bring s02")
    assert acts(s) == [f"cell {name}" for name in ("b1", "d1", "b2", "c2", "d2")]
    go(s, "cell c2")
    facts = ("hidden", "closed", "points", "owner")
    assert [at(s, "c2", fact) for fact in facts] == [False, False, 1, 0]
    assert "step c2 c3" in acts(s)
    assert zone(s, 0, "deck") == ["n01", "s01", "s02"]


@clause("BK-26.18")
def test_flyers_and_cards_of_the_additional_zone_are_called_there() -> None:
    s = pos("p1 c3 x08\np1 deck n14 n17 f19\np2 e6 n01")
    go(s, "use c3 1", "bring n14")
    assert at(s, "1.n14", "cell") is None


@clause("BK-26.19")
def test_a_call_needs_a_card_and_a_place() -> None:
    around = "".join(f"p1 {cell} n04\n" for cell in ("b1", "d1", "b2", "c2", "d2"))
    assert "use c1 2" not in acts(pos("p1 c1 s17 tokens=2\np1 deck s02\np2 e6 n01\n" + around))
    assert "use c1 2" not in acts(pos("p1 c1 s17 tokens=2\np1 a1 n01\np1 deck f05\np2 e6 n01"))
    s = pos("p1 zone x08 flies\np1 deck n01 n14\np2 e6 n01")
    do(s, "use 1.x08 1")
    assert acts(s) == ["bring n14"]  # no adjacent cell


@clause("BK-26.22")
def test_calling_costs_no_crystals_but_respects_unique() -> None:
    s = pos("p1 c3 x08\np1 b3 f13\np1 deck f13 d10\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["bring d10"]


@clause("BK-26.23")
def test_a_called_symbiote_goes_on_the_caller_or_an_adjacent_host() -> None:
    s = pos("p1 c3 x08\np1 c2 n01\np1 a1 n01\np1 deck f14\np2 e6 n01")
    do(s, "use c3 1", "bring f14")
    assert acts(s) == ["target c2", "target c3"]
    go(s, "target c2")
    assert at(s, "c2s", "card") == "f14"
    full = "p1 c3 x08\np1 c3s s14\np1 a1 n01\np1 deck f14\np2 e6 n01"
    assert "use c3 1" not in acts(pos(full))


@clause("BK-26.24", "BK-26.25")
def test_a_revival_brings_a_card_from_the_own_graveyard() -> None:
    s = pos("p1 c1 f17 tokens=3\np1 a1 n01\np1 grave f01 f03 n01\np2 e6 n01\np2 grave f05")
    do(s, "use c1 2")
    assert acts(s) == ["bring f01"]  # Forest, cost 4 or less
    go(s, "bring f01", "cell c2")
    assert at(s, "c2", "wounds") == 0
    assert grave(s, 0) == ["f03", "n01"]


@clause("BK-26.26", "BK-26.27")
def test_finish_destroys_an_adjacent_creature_with_few_lives() -> None:
    s = pos(
        "p1 c3 d07\np2 c4 n01 wounds=4\np2 d4 n01 wounds=3\np2 c5 n01 wounds=6\np2 b4 n16 wounds=9"
    )
    do(s, "use c3 1")
    assert acts(s) == ["target c4"]  # 3 lives; not 4 lives, not at distance 2, no artifact
    go(s, "target c4")
    assert grave(s, 1) == ["n01"]


@clause("BK-26.28", "BK-26.73")
def test_armor_steadfast_and_vulnerability_do_not_matter_for_finish() -> None:
    s = pos("p1 c3 d07\np2 c4 n09 wounds=10\np2 c4a m18\np2 e6 n01")
    go(s, "use c3 1", "target c4")
    assert grave(s, 1) == ["m18", "n09"]


@clause("BK-26.29")
def test_protection_from_influences_wastes_finish() -> None:
    s = pos("p1 c3 d07\np2 c4 s13 wounds=9\np2 e6 n01")
    go(s, "use c3 1", "target c4")
    assert grave(s, 1) == []
    assert at(s, "c3", "closed") is True


@clause("BK-26.30")
def test_finish_is_tested_again_at_execution() -> None:
    s = pos("p1 c3 d07\np2 c4 n01 wounds=5\np2 c4p n22\np2 e6 n01")
    do(s, "use c3 1", "target c4", "use c4p 1", "target c4")  # healed in response
    assert (at(s, "c4", "wounds"), at(s, "c3", "closed")) == (0, False)


@clause("BK-26.31", "BK-26.32")
def test_life_gift_goes_to_an_own_revealed_creature_of_the_same_element() -> None:
    s = pos("p1 c3 n01\np2 c4 d12 wounds=9 closed\np2 e6 d06\np2 a6 d01\np2 a5 s02\np1 a1 d06")
    dice(s, "1")
    do(s, "strike c3 c4")
    assert asked(s) == "choice 1"
    assert acts(s) == ["target a6", "target e6"]
    do(s, "target a6")
    assert (at(s, "a6", "lives"), at(s, "e6", "lives")) == (7, 7)
    s = pos("p1 c3 n01\np2 c4 d12 wounds=9 closed\np2 e6 d06")
    go(s, "strike c3 c4", white="1")
    assert at(s, "e6", "lives") == 9  # mandatory


@clause("BK-26.33")
def test_life_gifts_of_one_card_do_not_add_those_of_several_cards_do() -> None:
    s = pos("p1 c3 n01\np2 c4 x06 wounds=8 closed elements=1\np2 e6 f05")
    go(s, "strike c3 c4", white="1")
    assert at(s, "e6", "lives") == 8  # the larger of 1 and 3
    s = pos("p1 c3 s08\np2 c4 n01 closed\np2 b4 d12 wounds=10\np2 d4 d12 wounds=10\np2 e6 d06")
    dice(s, "1")
    do(s, "strike c3 c4", "undefended")
    do(s, acts(s)[0])
    assert at(s, "e6", "lives") == 11


PROTECTED = [
    ("n02 1", "s15 flies", "protect shots"),
    ("m09 1", "m20", "protect throws"),
    ("d03 1", "m06", "protect discharges"),
    ("s03 2", "n07", "protect spells"),
    ("s03 1", "s13", "protect influences"),
    ("s03 1", "s06", "protect poison"),
    ("d03 1", "p08", "protect magic"),
    ("s03 2", "p08", "protect magic"),
    ("m02 1", "x12", "protect row strikes"),
]


@clause("BK-26.35", "BK-26.36", "BK-26.37", "BK-26.39", "BK-26.40")
@pytest.mark.parametrize(("source", "target", "_why"), PROTECTED)
def test_protection_wastes_its_kind(source: str, target: str, _why: str) -> None:
    card, number = source.split()
    place = "zone" if "flies" in target else "c5"
    s = pos(f"p1 c3 {card}\np2 {place} {target}\np2 e6 n01")
    word = f"2.{target.split()[0]}" if place == "zone" else "c5"
    do(s, f"use c3 {number}", f"target {word}")
    while asked(s).split()[0] in ("response", "moment"):
        do(s, "pass")
    assert (at(s, word, "wounds"), at(s, word, "poison")) == (0, [0, 0])
    assert at(s, "c3", "closed") is True


@clause("BK-26.35", "BK-26.40")
@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("m09 1", "s06"), ("n02 1", "m06"), ("m09 1", "p08"), ("d03 1", "n07"), ("s03 2", "s13"),
        ("n02 1", "x12"), ("s03 2", "s06"),
    ],
)  # fmt: skip
def test_protection_does_not_stop_other_kinds(source: str, target: str) -> None:
    card, number = source.split()
    s = pos(f"p1 c3 {card}\np2 c5 {target}\np2 e6 n01")
    do(s, f"use c3 {number}", "target c5")
    while asked(s).split()[0] in ("response", "moment"):
        do(s, "pass")
    assert at(s, "c5", "wounds") != 0


@clause("BK-26.40")
def test_protection_from_magic_comprises_magic_strikes() -> None:
    s = pos("p1 c3 d02\np2 c4 p08\np2 e6 n01")
    go(s, "use c3 1", "target c4", white="1")
    assert at(s, "c4", "wounds") == 0


@clause("BK-26.38")
def test_other_targets_of_the_same_effect_are_affected() -> None:
    s = pos("p1 c3 s13 tokens=2\np2 c4 s06\np2 d4 n01\np2 e6 n01")
    go(s, "use c3 1")
    assert (at(s, "c4", "poison"), at(s, "d4", "poison")) == ([0, 0], [0, 1])


@clause("BK-26.41")
def test_protection_from_sudden_actions_of_either_player() -> None:
    s = pos("p1 c3 n12\np2 c4 d08\np2 e6 n01")
    go(s, "use c3 1", "target c4", "stand", white="1", black="1")
    assert at(s, "c4", "wounds") == 0
    s = pos("p1 c3 p13\np1 b3 d08\np2 e6 n01")
    go(s, "use c3 1", "target b3")
    assert at(s, "b3", "strike") == [2, 2, 3]  # the own side too
    s = pos("p1 c3 n01\np2 c4 d08 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 2  # an ordinary strike is not stopped


@clause("BK-26.42")
def test_protection_from_poison_gained_later_suppresses_it() -> None:
    s = pos("p1 c3 s01\np2 c4 s06 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert (at(s, "c4", "wounds"), at(s, "c4", "poison")) == (1, [0, 0])
    s = pos("p1 c3 f05 poison_enemy=2\np1 zone f19\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert (at(s, "c3", "wounds"), at(s, "c3", "poison")) == (0, [0, 2])


@clause("BK-26.43")
def test_in_a_fight_protection_wastes_a_hit_but_not_the_counter() -> None:
    s = pos("p1 c3 n01\np2 c4 x12")
    go(s, "strike c3 c4", white="6", black="1")
    assert at(s, "c4", "wounds") == 0
    s = pos("p1 c3 n01\np2 c4 x12")
    go(s, "strike c3 c4", white="6", black="6")
    assert at(s, "c3", "wounds") == 2


@clause("BK-26.44", "BK-26.45")
def test_healing_removes_wounds_at_most_all_and_an_unwounded_creature_is_a_legal_target() -> None:
    s = pos("p1 c3 n03\np1 b3 n01 wounds=5\np1 a1 n01 wounds=1\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["target a1", "target b3", "target c3", "target e6"]
    go(s, "target b3")
    assert at(s, "b3", "wounds") == 2
    s = pos("p1 c3 n03\np1 a1 n01 wounds=1\np2 e6 n01")
    listen(s)
    go(s, "use c3 1", "target a1")
    assert at(s, "a1", "wounds") == 0
    assert [m["args"]["n"] for m in told(s, 0) if m["key"] == "healed"] == [1]
    assert "a1" in seen(s)


@clause("BK-26.31", "BK-26.32")
def test_a_life_gift_goes_to_a_revealed_creature() -> None:
    field = "turn: 1\np1 c3 n01\np2 c4 d12 wounds=10 closed\np2 c6 d01 hidden\np2 e6 d06"
    s = pos(field)
    go(s, "strike c3 c4", white="1")
    assert (asked(s), at(s, "e6", "lives")) == ("main 0", 9)  # no choice: c6 is hidden


@clause("BK-16.35", "BK-26.19", "BK-1.7")
def test_a_call_that_has_lost_its_only_cell_is_cancelled() -> None:
    s = pos("p1 a1 x08\np1 b1 n01\np1 b2 n01\np1 deck n04\np2 a3 n01\np2 a4 n11")
    do(s, "use a1 1", "use a4 1", "target a3", "cell a2")
    assert asked(s) == "main 0"
    assert (at(s, "a2", "owner"), at(s, "a1", "closed")) == (1, False)
