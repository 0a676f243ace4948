"""Chapter 16: abilities: types, targets, range, values."""

import pytest

from tests.clause import clause
from tests.games.berserk.table import (
    EXTRA,
    acts,
    asked,
    at,
    dice,
    do,
    go,
    grave,
    look,
    pos,
    seen,
    told,
)
from tests.playing import listen


def targets(text: str, use: str) -> list[str]:
    """What an ability can be directed at."""
    s = pos(text)
    if f"use {use}" not in acts(s):
        return []
    do(s, f"use {use}")
    return [found.split()[1] for found in acts(s)]


@clause("BK-16.1")
def test_cards_of_any_type_use_abilities_by_acting() -> None:
    s = pos("p1 c3 n02\np1 b1 n16\np1 d1 n01\np1 d1w f18\np2 c6 n01")
    assert {"use c3 1", "use b1 1", "use d1 f18.1"} <= set(acts(s))


@clause("BK-16.2", "BK-26.8")
@pytest.mark.parametrize(
    ("card", "target", "wounds"),
    [
        ("p09 1", "c4", 1), ("d02 1", "c4", 1), ("n02 1", "c5", 1),
        ("m09 1", "c5", 0), ("m02 1", "c5", 0), ("d03 1", "c5", 2), ("s03 2", "c5", 1),
    ],
)  # fmt: skip
def test_armor_stops_non_magic_attacks_only(card: str, target: str, wounds: int) -> None:
    name, number = card.split()
    s = pos(f"p1 c3 {name}\np2 {target} m01 closed\np2 e6 n01")
    go(s, f"use c3 {number}", f"target {target}", white="1")
    assert at(s, target, "wounds") == wounds


@clause("BK-16.3", "BK-26.29")
def test_an_untyped_ability_is_an_influence() -> None:
    s = pos("p1 c3 d07\np2 c4 s13 wounds=10 closed\np2 e6 n01")
    go(s, "use c3 1", "target c4")  # Finish at a card with Protection from influences
    assert at(s, "c4", "wounds") == 10
    assert at(s, "c3", "closed") is True


@clause("BK-16.4")
def test_the_type_is_a_field_of_the_ability() -> None:
    types = {"n02": 3, "m09": 4, "m02": 5, "d03": 6, "p09": 1, "d02": 2, "s11": 7, "n03": 8}
    for name, type in types.items():
        ability = EXTRA.table.actions[EXTRA.table.kinds[name]][0]
        assert EXTRA.table.abilities[ability].type == type


@clause("BK-16.5")
def test_a_close_attack_needs_an_adjacent_card() -> None:
    field = "p1 c3 {0}\np2 c4 n01\np2 d4 n01\np2 c5 n01\np2 zone n14"
    assert targets(field.format("d02"), "c3 1") == ["c4", "d4"]
    assert targets(field.format("p09"), "c3 1") == ["c4", "d4"]


@clause("BK-16.6", "BK-16.12", "BK-16.16")
def test_a_ranged_attack_needs_a_card_that_is_not_adjacent_and_nothing_blocks_it() -> None:
    field = "p1 a1 {0}\np2 a2 n01\np2 a3 n01\np2 a4 n01\np2 e6 n16"
    for card in ("n02", "m09", "d03"):
        assert targets(field.format(card), "a1 1") == ["a3", "a4", "e6"]


@clause("BK-16.7", "BK-16.17")
def test_spells_and_influences_reach_everything_own_cards_too() -> None:
    field = "p1 c3 s03\np1 a1 n01\np2 c4 n01\np2 e6 n01\np2 zone n14"
    assert targets(field, "c3 1") == ["a1", "c3", "c4", "e6", "2.n14"]
    assert targets(field, "c3 2") == ["a1", "c3", "c4", "e6", "2.n14"]
    assert targets("p1 c3 n02\np1 a1 n01\np2 c5 n01", "c3 1") == ["a1", "c5"]


@clause("BK-16.8")
def test_the_target_of_an_ability_does_not_strike_back() -> None:
    s = pos("p1 c3 d02\np2 c4 n01")
    go(s, "use c3 1", "target c4", white="1")  # no black die
    assert (at(s, "c4", "wounds"), at(s, "c3", "wounds")) == (1, 0)


@clause("BK-16.10")
def test_a_single_number_is_not_rolled() -> None:
    s = pos("p1 c3 f11\np2 c5 n01\np2 e6 n01")
    go(s, "use c3 1", "target c5")  # throw 1; go() would complain about a missing roll
    assert at(s, "c5", "wounds") == 1
    assert look(s, None)["dice"] == []


@clause("BK-16.11", "BK-16.13", "BK-26.71")
def test_range_limits_the_distance() -> None:
    field = "p1 c1 m03\np2 c2 n01\np2 c3 n01\np2 c4 n01\np2 c5 n01"
    assert targets(field, "c1 1") == ["c3", "c4"]  # throw, range 3


@clause("BK-16.14", "BK-21.11", "BK-25.7")
def test_cards_in_the_additional_zone_are_targeted_regardless_of_range() -> None:
    field = "p1 c1 {0}\np2 c6 n01\np2 zone n14\np2 zone n17"
    assert targets(field.format("m03"), "c1 1") == ["2.n14", "2.n17"]
    assert targets(field.format("d02"), "c1 1") == []  # adjacency remains
    assert targets(field.format("m02"), "c1 1") == []  # and the row strike


@clause("BK-16.15", "BK-21.4", "BK-21.5")
def test_a_source_in_the_additional_zone_ignores_range_and_adjacency() -> None:
    field = "p1 zone x07\np1 a1 n01\np2 c6 n01 wounds=5\np2 zone n14"
    assert targets(field, "1.x07 2") == ["a1", "c6", "2.n14"]  # shot, range 3
    assert targets(field, "1.x07 3") == ["c6"]  # Finish
    assert targets(field, "1.x07 4") == ["a1", "c6", "2.n14"]  # magic strike
    assert targets(field, "1.x07 1") == []  # no row strike


@clause("BK-16.18", "BK-24.4", "BK-23.6")
def test_equipment_and_terrain_are_targets_of_influences_but_of_no_attack() -> None:
    field = "turn: 1\np1 zone n17\np1 a1 n02\np2 c6 f19 hidden\np2 c4 n01\np2 c4a n18"
    assert targets(field, "a1 1") == ["c4", "c6", "1.n17"]  # c6 is hidden: anything
    s = pos(field)
    go(s, "use 1.n17 2", "target c6")
    assert at(s, "2.f19", "hidden") is False
    assert at(s, "1.n17", "closed") is True  # a legal target, though terrain
    s = pos(field.replace("c6 f19", "c6 s18").replace("c4 n01", "c4 p03 classless"))
    go(s, "use 1.n17 2", "target c6")
    assert grave(s, 1) == ["s18"]  # without a host
    assert at(s, "1.n17", "closed") is True  # wherever it now is
    assert targets("p1 c1 n02\np2 c4 n01\np2 c4a n18\np2 zone f19", "c1 1") == ["c4"]


@clause("BK-16.20", "BK-16.21", "BK-16.22", "BK-16.23")
def test_row_strike_geometry() -> None:
    field = "p1 c3 m02\np1 c2 n01\np2 c1 n01\np2 c4 n01\np2 c5 n01\np2 a3 n01\np2 e5 n01\np2 d3 n16"
    assert targets(field + "\np2 e3 n01\np2 zone n14", "c3 1") == ["c1", "a3"]
    blocked = "turn: 1\np1 c4 m02\np2 c5 d01 hidden\np2 c6 n01"
    assert targets(blocked, "c4 1") == []
    in_the_air = "p1 zone m02 flies\np1 c3 m02\np2 c5 n01\np2 zone n14"
    assert [text for text in acts(pos(in_the_air)) if text.startswith("use")] == ["use c3 1"]


@clause("BK-16.24")
def test_a_row_striker_chooses_between_host_and_symbiote() -> None:
    assert targets("p1 c3 m02\np2 c5 n01\np2 c5s s14", "c3 1") == ["c5", "c5s"]


@clause("BK-16.25")
def test_an_ability_is_carried_out_on_the_targets_that_are_left() -> None:
    s = pos("p1 c3 d11\np1 c2 n04 wounds=3\np1 a1 n01 wounds=5\np2 d2 n12\np2 e6 n01")
    go(s, "use c3 1", "target c2", "target a1")
    assert at(s, "a1", "wounds") == 1
    s = pos("p1 c3 d11\np1 c2 n04 wounds=3\np1 a1 n01 wounds=5\np2 d2 n12\np2 e6 n01")
    dice(s, "1", "1")
    do(s, "use c3 1", "target c2", "target a1", "use d2 1", "target c2", "stand")  # c2 dies first
    assert at(s, "a1", "wounds") == 1
    assert grave(s, 0) == ["n04"]
    assert at(s, "c3", "closed") is True


@clause("BK-16.26")
def test_an_ability_without_its_targets_cannot_be_announced() -> None:
    assert "use c3 1" not in acts(pos("p1 c3 d11\np1 a1 n01\np2 zone f19"))  # no second creature
    assert "use c3 1" in acts(pos("p1 c3 d11\np1 a1 n01\np2 e6 n01"))
    s = pos("p1 c3 p17 tokens=2\np1 a1 n01\np2 e6 p01")
    assert "use c3 3" not in acts(s)  # no own nomad or orc


@clause("BK-16.27")
def test_static_abilities_work_open_or_closed() -> None:
    s = pos("p1 c3 f10 closed\np1 b3 f05\np2 e6 n01")
    assert at(s, "b3", "strike") == [1, 3, 3]
    s = pos("p1 b3 f05\np2 e6 n01")
    assert at(s, "b3", "strike") == [1, 2, 2]
    s = pos("turn: 1\np1 c1 n01\np2 c6 f10 hidden\np2 b6 f05")
    assert at(s, "b6", "strike") == [1, 2, 2]


@clause("BK-16.28", "BK-26.34")
def test_first_only_and_second_only() -> None:
    s = pos("p1 c3 f13\np2 c4 f13")
    assert (at(s, "c3", "armor"), at(s, "c4", "armor")) == (0, 1)
    assert EXTRA.table.vanguards[EXTRA.table.kinds["f13"] * 2] == [[0, 0, 0]]
    assert EXTRA.table.vanguards[EXTRA.table.kinds["f13"] * 2 + 1] == []
    s = pos("first: 1\np1 c3 f13\np2 c4 f13")
    assert (at(s, "c3", "armor"), at(s, "c4", "armor")) == (0, 1)


@clause("BK-16.29", "BK-12.6")
def test_the_sequence_of_an_ability_pays_last() -> None:
    s = pos("p1 c3 n16 tokens=1\np1 a1 n01\np2 c5 n01 wounds=6\np2 e6 n01")
    listen(s)
    go(s, "use c3 2", "target c5", white="1")
    keys = [m["key"] for m in told(s, None)]
    assert keys == ["uses", "attack-die", "wounded", "died", "closed"]
    assert at(s, "c3", "tokens") == 0


@clause("BK-16.30")
def test_a_card_may_be_its_own_target_but_never_attacks_itself() -> None:
    assert targets("p1 c3 n03 wounds=1\np2 e6 n16", "c3 1") == ["c3"]
    assert targets("p1 c3 p05 closed\np2 e6 n01", "c3 1") == []
    assert "c3" not in targets("p1 c3 m09\np2 c6 n01", "c3 1")


@clause("BK-16.31", "BK-16.9")
def test_a_value_is_rolled_once() -> None:
    s = pos("p1 c3 x04\np2 c5 n01")
    listen(s)
    go(s, "use c3 1", "target c5", white="5")
    assert [m["key"] for m in told(s, 0)].count("attack-die") == 1


@clause("BK-16.32")
def test_areas_and_auras_with_a_distance_stay_on_the_battlefield() -> None:
    s = pos("p1 c3 s13 tokens=2\np2 c5 n01\np2 c6 n01\np2 zone n14")
    go(s, "use c3 1")
    assert [at(s, place, "poison") for place in ("c5", "c6", "2.n14")] == [[0, 1], [0, 0], [0, 0]]
    s = pos("p1 zone n08 flies\np1 c2 n01\np2 e6 n01")
    assert at(s, "c2", "defence_exp") == 0


@clause("BK-16.33", "BK-26.84")
def test_triggered_abilities_are_influences_static_ones_are_directed_at_nobody() -> None:
    s = pos("p1 c3 s01\np2 c4 s13 closed")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "poison") == [0, 0]  # Protection from influences wastes the Poison
    s = pos("p1 c3 s13\np1 b3 n08\np2 e6 n01")
    assert at(s, "c3", "defence_exp") == 1  # an aura is not stopped


@clause("BK-16.34")
def test_a_value_alone_means_wounds() -> None:
    s = pos("p1 c3 s03\np2 c5 p12\np2 e6 n01")
    go(s, "use c3 2", "target c5", white="4")
    assert at(s, "c5", "wounds") == 2  # a spell: Vulnerability does not count


@clause("BK-16.35", "BK-26.19")
def test_what_is_called_is_chosen_at_execution_and_must_exist_at_the_announcement() -> None:
    s = pos("p1 c3 s17 tokens=2\np1 deck s02 s16 f05\np2 e6 n07")
    do(s, "use c3 2")
    assert asked(s) == "response 1"  # announced without naming the card
    do(s, "pass")
    assert acts(s) == ["bring s02"]
    assert "use c3 2" not in acts(pos("p1 c3 s17 tokens=2\np1 deck s16 f05\np2 e6 n01"))


@clause("BK-16.36", "BK-26.45")
def test_a_target_is_legal_if_one_effect_is_permitted() -> None:
    field = "p1 c3 {0}\np2 c5 d02\np2 e6 n16\np2 a6 n01"
    assert targets(field.format("n03"), "c3 1") == ["c3", "a6"]  # heals only
    assert targets(field.format("f04"), "c3 1") == ["c3", "c5", "a6"]  # heals and cures
    s = pos("p1 c3 f04\np2 c5 d02 wounds=2 poison_enemy=1\np2 a6 n01")
    go(s, "use c3 1", "target c5")
    assert (at(s, "c5", "wounds"), at(s, "c5", "poison")) == (2, [0, 0])
    assert "c5" in seen(s)
