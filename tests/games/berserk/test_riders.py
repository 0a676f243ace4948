"""Chapters 22 to 25: symbiotes, equipment, terrain, artifacts."""

from tests.clause import clause
from tests.games.berserk.table import (
    EXTRA,
    acts,
    asked,
    at,
    deployed,
    dice,
    do,
    go,
    grave,
    pos,
    seen,
)


def hosts(rider: str, hosts: str) -> list[str]:
    """Which of P1's deployed creatures may carry a rider deployed on b1."""
    s = deployed(f"{rider} b1, {hosts}", "n01 c4")
    return [text.split()[2] for text in acts(s) if text.startswith("host")]


@clause("BK-22.1", "BK-22.2")
def test_a_symbiote_is_put_on_another_own_creature_and_cannot_move() -> None:
    s = deployed("f14 b1, n01 c3", "n01 c5")
    assert acts(s) == ["host b1 c3", "abandon b1"]
    do(s, "host b1 c3")
    assert at(s, "c3s", "host") == at(s, "c3", "unit")
    assert not [text for text in acts(s) if text.split()[:2] == ["step", "c3s"]]


@clause("BK-22.3")
def test_one_symbiote_per_creature() -> None:
    s = deployed("f14 b1, s14 b2, n01 c3", "n01 c5")
    do(s, "host b1 c3")
    assert grave(s, 0) == ["s14"]


@clause("BK-22.4", "BK-26.81")
def test_symbiotes_parasites_and_flyers_are_no_hosts() -> None:
    assert hosts("f14", "n14 c1, d20 c2, n01 c3, n16 d1") == ["c3"]
    s = pos("p1 c3 d20\np2 c4 n01 closed")
    assert {"step c3 c2", "strike c3 c4"} <= set(acts(s))  # else a plain ground creature


@clause("BK-22.5", "BK-26.4")
def test_a_bodiless_creature_carries_only_a_bodiless_symbiote() -> None:
    assert hosts("f14", "d02 c1, n01 c3") == ["c3"]
    assert hosts("n13", "d02 c1, n01 c3") == ["c1", "c3"]


@clause("BK-22.6")
def test_the_symbiote_dies_when_the_host_leaves_the_battlefield() -> None:
    s = pos("p1 c3 n01\np2 c4 n04 wounds=3 closed\np2 c4s f14\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert grave(s, 1) == ["f14", "n04"]


@clause("BK-22.7")
def test_a_symbiote_is_a_separate_card() -> None:
    s = pos("p1 c3 n01\np1 b3 n01\np2 c4 n01 wounds=1\np2 c4s f14 closed wounds=2\np2 e6 n01")
    assert (at(s, "c4", "wounds"), at(s, "c4s", "wounds")) == (1, 2)
    assert (at(s, "c4", "closed"), at(s, "c4s", "closed")) == (False, True)
    go(s, "strike c3 c4s", white="1")
    assert (at(s, "c4", "wounds"), at(s, "c4s", "wounds")) == (1, 4)


@clause("BK-22.9", "BK-22.10", "BK-22.11")
def test_host_and_symbiote_defend_one_another_and_the_same_creatures() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 c4s f14 closed\np2 b4 n01\np2 b4s s14\np2 e6 n01")
    do(s, "strike c3 c4s")
    assert acts(s) == ["defend b4", "defend c4", "defend b4s", "undefended"]
    s = pos("p1 c3 n01\np2 c4 n01 closed\np2 c4s f14\np2 e6 n01")
    do(s, "strike c3 c4")
    assert acts(s) == ["defend c4s", "undefended"]


@clause("BK-22.12", "BK-26.27")
def test_finish_cannot_be_used_on_a_symbiote() -> None:
    s = pos("p1 c3 d07\np2 c4 n01\np2 c4s f14 wounds=3\np2 e6 n01")
    assert "use c3 1" not in acts(s)


@clause("BK-22.13")
def test_the_death_of_a_symbiote_does_not_affect_its_host() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 c4s f14 closed wounds=4\np2 e6 n01")
    go(s, "strike c3 c4s", white="1")
    assert (grave(s, 1), at(s, "c4", "wounds")) == (["f14"], 0)


@clause("BK-22.14")
def test_a_symbiote_may_strike_its_own_host_and_vice_versa() -> None:
    s = pos("p1 c3 n01\np1 c3s f14\np2 e6 n01")
    assert {"strike c3 c3s", "strike c3s c3"} <= set(acts(s))


@clause("BK-22.15")
def test_a_symbiote_alone_cannot_be_relocated() -> None:
    s = pos("p1 c3 n11\np1 c2 n01\np1 c2s f14\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["target c2", "target c3"]
    s = pos("p1 c1 n24 tokens=2\np1 c2 n01\np1 c2s f14\np2 e6 n01")
    do(s, "use c1 1")
    assert acts(s) == ["target c2"]


@clause("BK-22.16", "BK-23.5")
def test_a_host_that_becomes_bodiless_keeps_its_symbiote_and_loses_its_equipment() -> None:
    s = pos("p1 c3 m20\np1 c4 n01\np1 c4s f14\np1 c4w f18\np2 e6 n01")
    go(s, "use c3 2", "target c4")
    assert "c4s" in seen(s)
    assert grave(s, 0) == ["f18"]


@clause("BK-23.1")
def test_the_five_equipment_classes() -> None:
    classes = {"n18": 0, "n19": 1, "n20": 2, "n21": 3, "n22": 4}
    for name, number in classes.items():
        assert EXTRA.table.equipment[EXTRA.table.kinds[name]] == number


@clause("BK-23.2", "BK-23.9", "BK-25.6")
def test_hosts_of_equipment_have_a_body_and_a_class_and_do_not_fly() -> None:
    assert hosts("n18", "f16 c1, d02 c2, s01 c3, n16 d1, n01 d2") == ["d2"]


@clause("BK-25.6")
def test_symbiotes_are_not_placed_on_artifacts() -> None:
    assert hosts("f14", "n16 c1, n01 c3") == ["c3"]


@clause("BK-23.6")
def test_equipment_does_not_fight() -> None:
    s = pos("p1 c3 n01\np1 c3w n20\np2 c4 n01")
    assert not [text for text in acts(s) if text.startswith("strike c3w")]


@clause("BK-23.7")
def test_a_symbiote_with_class_and_body_may_carry_equipment() -> None:
    s = deployed("f14 b1, n18 b2, n01 c3", "n01 c4")
    do(s, "host b1 c3")
    assert acts(s) == ["host b2 c3s", "host b2 c3", "abandon b2"]
    do(s, "host b2 c3s")
    assert at(s, "c3s", "lives") == 7
    assert hosts("n18", "d02 c1, n01 c3") == ["c3"]


@clause("BK-23.8")
def test_several_equipment_cards_of_different_classes() -> None:
    s = deployed("n01 c3, n20 b1, f18 b2, n18 b3, n21 c1, n22 c2, n19 d1", "n01 c5")
    do(s, "host b1 c3", "host b3 c3", "host c1 c3", "host c2 c3", "host d1 c3")
    assert grave(s, 0) == ["f18"]  # a second weapon finds no host
    assert {"c3w", "c3a", "c3f", "c3p", "c3h"} <= set(seen(s))


@clause("BK-24.1", "BK-24.2")
def test_terrain_lies_in_the_additional_zone_and_does_not_fight() -> None:
    s = deployed("f19 c3, n14 b1, n01 c1", "f19 c4, n01 b4")
    assert (at(s, "1.f19", "cell"), at(s, "2.f19", "cell")) == (None, None)
    assert not [text for text in acts(s) if text.endswith(".f19")]


@clause("BK-24.3")
def test_a_second_terrain_cannot_be_brought_in() -> None:
    s = pos("p1 c3 x08\np1 zone f19\np1 deck n23 n01\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["bring n01"]


@clause("BK-25.1")
def test_an_artifact_stands_on_its_cell_and_blocks_it() -> None:
    s = deployed("n16 c3, n01 c2", "n01 c5")
    assert at(s, "c3", "cell") == "c3"
    assert "step c2 c3" not in acts(s)


@clause("BK-25.2")
def test_an_artifact_neither_strikes_nor_defends() -> None:
    s = pos("p1 c3 n01\np1 b3 n16\np2 c4 n04\np2 b4 n16")
    assert not [text for text in acts(s) if text.startswith("strike b3")]
    do(s, "strike c3 c4")
    assert asked(s) == "main 0"


@clause("BK-25.4")
def test_an_artifact_is_not_healed_and_gains_no_lives() -> None:
    field = "p1 c3 {0}\np1 b3 n16 wounds=5\np2 e6 n01"
    for card in ("n03", "n25"):
        s = pos(field.format(card) + "\np1 a1 n01")
        do(s, "use c3 1")
        assert "target b3" not in acts(s)


@clause("BK-25.5", "BK-26.67", "BK-26.14")
def test_poison_finish_and_vampirism_do_not_work_against_artifacts() -> None:
    field = "p1 c3 {0}\np2 c4 n16 wounds=8\np2 e6 n01"
    assert "use c3 1" not in acts(pos(field.format("d07")))
    s = pos(field.format("s03"))
    do(s, "use c3 1")
    assert acts(s) == ["target c3", "target e6"]
    s = pos("p1 c3 s10 wounds=3\np1 c3p s18\np2 c4 n16\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert (at(s, "c3", "wounds"), at(s, "c4", "wounds"), at(s, "c4", "poison")) == (3, 2, [0, 0])


@clause("BK-25.7")
def test_an_artifact_in_the_additional_zone_is_reached_by_flyers_and_ranged_attacks() -> None:
    s = pos("p1 c3 n01\np1 zone n14\np1 a1 m02\np1 b1 n02\np2 zone n17\np2 e6 n01")
    assert "strike 1.n14 2.n17" in acts(s)
    assert "strike c3 2.n17" not in acts(s)
    assert "use a1 1" not in acts(s)
    do(s, "use b1 1")
    assert "target 2.n17" in acts(s)


@clause("BK-23.3", "BK-22.8")
def test_a_symbiote_strikes_from_the_hosts_cell() -> None:
    s = pos("p1 c3 n01\np1 c3s f14\np2 d4 n01 closed\np2 c5 n01")
    dice(s, "1")
    assert "strike c3s c5" not in acts(s)
    do(s, "strike c3s d4")
    assert at(s, "d4", "wounds") == 1
