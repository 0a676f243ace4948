"""Chapter 2: battlefield, zones, geometry; the tables first, then in play."""

from koloda.games.berserk.rules.geometry import (
    BETWEEN,
    NEIGHBOURS,
    STEPS,
    between,
    cell_name,
    cell_named,
    distance,
)
from tests.clause import clause
from tests.games.berserk.table import (
    acts,
    at,
    do,
    drafting,
    go,
    grave,
    look,
    pos,
    seen,
    start,
    zone,
)


def near(name: str) -> set[str]:
    return {cell_name(cell) for cell in NEIGHBOURS[cell_named(name)]}


def apart(a: str, b: str) -> int:
    return distance(cell_named(a), cell_named(b))


@clause("BK-2.1")
def test_thirty_cells_in_five_columns_and_six_rows() -> None:
    names = [cell_name(cell) for cell in range(30)]
    assert names[:6] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert names[-1] == "e6"
    assert [cell_named(name) for name in names] == list(range(30))
    assert cell_named("f1") == cell_named("a7") == cell_named("a") == -1


@clause("BK-2.2", "BK-2.3")
def test_each_player_deploys_on_the_own_half_and_the_third_row_of_p2_is_row_6() -> None:
    s = drafting("f01 f07")
    do(s, "take f01", "take f07", "confirm")
    assert {text.split()[2][1] for text in acts(s)} == {"1", "2", "3"}
    do(s, "deploy f01 c3", "deploy f07 c1", "take d01", "confirm")
    shown = {text.split()[2][1] for text in acts(s) if text.startswith("deploy")}
    assert shown == {"4", "5", "6"}
    assert {text.split()[2][1] for text in acts(s) if text.startswith("hide")} == {"6"}


@clause("BK-2.4", "BK-11.4")
def test_forward_is_up_for_p1_and_down_for_p2() -> None:
    s = pos("p1 c3 n01\np2 e5 n01")
    assert "step c3 c4" in acts(s)
    s = pos("p1 c3 n01\np2 e5 n01\nactive: 1\nturn: 4")
    assert "step e5 e4" in acts(s)


@clause("BK-2.5")
def test_distance_counts_a_diagonal_as_one() -> None:
    assert apart("a1", "b2") == 1
    assert apart("a1", "e6") == 5
    assert apart("c3", "e4") == 2
    assert apart("c3", "c3") == 0


@clause("BK-2.6", "BK-2.12", "BK-16.19")
def test_distances_are_those_of_the_cells_riders_included() -> None:
    s = pos("p1 c1 n01\np1 c1s d14\np2 c4 n01\np2 c5 n01\np2 d2 n01")
    do(s, "use c1s 1")  # discharge 1 r3 from the host's cell
    assert acts(s) == ["target c4"]


@clause("BK-2.7", "BK-2.8")
def test_neighbours_are_eight_directions_fewer_at_the_edge() -> None:
    assert near("a1") == {"a2", "b1", "b2"}
    assert near("a3") == {"a2", "a4", "b2", "b3", "b4"}
    assert near("c3") == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    sizes = sorted(len(cells) for cells in NEIGHBOURS)
    assert sizes == [3] * 4 + [5] * 14 + [8] * 12


@clause("BK-2.7", "BK-2.9", "BK-13.3")
def test_adjacent_cards_can_be_struck_also_diagonally_and_over_the_midline() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 d4 n01\np2 b2 n01\np2 c5 n01\np2 e3 n01")
    strikes = [text for text in acts(s) if text.startswith("strike")]
    assert strikes == ["strike c3 b2", "strike c3 c4", "strike c3 d4"]


@clause("BK-2.10")
def test_a_card_is_not_adjacent_to_itself() -> None:
    s = pos("p1 c3 m20\np1 c3s n13\np2 e6 n01")
    do(s, "use c3 2")  # spell on an own adjacent creature
    assert acts(s) == ["target c3s"]


@clause("BK-2.11", "BK-21.2")
def test_a_card_in_the_additional_zone_is_adjacent_to_none() -> None:
    s = pos("p1 c3 n01\np1 zone n14\np2 zone n14\np2 c4 n01")
    assert [a for a in acts(s) if a.startswith("strike c3")] == ["strike c3 c4"]
    s = pos("p1 c3 n08\np1 c2 n01\np1 zone n14\np2 c5 n01")
    assert at(s, "c2", "defence_exp") == 1
    assert at(s, "1.n14", "defence_exp") == 0


@clause("BK-2.13")
def test_a_cell_holds_one_independent_card_with_symbiote_and_equipment() -> None:
    s = pos("p1 c3 n01\np1 c3s f14\np1 c3w f18\np1 c3a n18\np1 c2 n04\np2 c4 n01")
    assert {"c3", "c3s", "c3w", "c3a"} <= set(seen(s))
    assert "step c2 c3" not in acts(s)


@clause("BK-2.14", "BK-11.6", "BK-25.1")
def test_a_cell_with_any_card_is_not_free() -> None:
    s = pos("turn: 1\np1 c5 m05\np1 b5 n16\np2 c4 n01\np2 c6 d01 hidden\np2 d5 n16")
    assert not [text for text in acts(s) if text.startswith("step c5")]


@clause("BK-2.15", "BK-2.18")
def test_zones_and_what_the_deck_consists_of() -> None:
    s = start()
    zones = look(s, 0)["players"][0]["zones"]
    assert set(zones) == {"deck", "deal", "squad", "grave", "additional"}
    assert (len(zone(s, 0, "deal")), len(zone(s, 0, "deck"))) == (15, 25)
    taken = next(text for text in acts(s) if text.startswith("take f0"))
    do(s, taken, "confirm")
    assert len(zone(s, 0, "deck")) == 39  # 25 not dealt and 14 not taken


@clause("BK-2.16")
def test_the_additional_zone_has_no_limit() -> None:
    s = pos(
        "\n".join(["p1 zone n14"] * 20) + "\np1 zone f19\np1 c1 n24 tokens=2\np1 c2 n01\np2 c5 n01"
    )
    go(s, "use c1 1", "target c2")
    assert "1.n01" in seen(s)
    assert len([place for place in seen(s) if place.startswith("1.")]) == 22


@clause("BK-2.17", "BK-20.2")
def test_creatures_on_field_and_in_additional_zones_count_those_in_deck_and_grave_do_not() -> None:
    s = pos("p1 c3 n01\np2 c4 n04 wounds=3 closed\np2 zone n14\np2 deck n01*3\np2 grave n01")
    go(s, "strike c3 c4", white="1")
    assert s.ending == 0
    s = pos("p1 c3 n01\np2 c4 n04 wounds=3 closed\np2 zone n17\np2 deck n01*3\np2 grave n01")
    go(s, "strike c3 c4", white="1")
    assert s.ending == 1
    assert grave(s, 1) == ["n01", "n04"]


@clause("BK-16.20", "BK-16.22")
def test_a_row_strike_goes_two_cells_straight() -> None:
    assert between(cell_named("c3"), cell_named("c5")) == cell_named("c4")
    assert between(cell_named("c3"), cell_named("a3")) == cell_named("b3")
    for other in ("c4", "d5", "e5", "c6", "d4"):
        assert between(cell_named("c3"), cell_named(other)) == -1
    assert sum(cell >= 0 for cell in BETWEEN) == 2 * (6 * 3 + 5 * 4)


@clause("BK-11.5")
def test_steps_are_never_diagonal() -> None:
    for cell, steps in enumerate(STEPS):
        for other in steps:
            assert abs(cell % 5 - other % 5) + abs(cell // 5 - other // 5) == 1
