"""Chapter 21: flyers."""

from koloda.games.berserk.rules.squad import is_payable
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


def struck_by(text: str, attacker: str) -> list[str]:
    found = [words.split() for words in acts(pos(text))]
    return [words[2] for words in found if words[:2] == ["strike", attacker]]


@clause("BK-21.1")
def test_after_the_reveal_a_flyer_is_in_the_additional_zone() -> None:
    s = deployed("n14 c3, n01 b1", "n14 c4, n01 b4")
    assert (at(s, "1.n14", "cell"), at(s, "2.n14", "cell")) == (None, None)
    assert "c3" not in seen(s)


@clause("BK-21.3")
def test_a_flyer_strikes_any_card_that_can_be_attacked() -> None:
    field = "p1 zone n14\np1 a1 n01\np2 e6 n01\np2 e6w f18\np2 b5 n16\np2 zone n14\np2 zone f19"
    assert struck_by(field, "1.n14") == ["a1", "b5", "e6", "2.n14"]


@clause("BK-21.6", "BK-21.7")
def test_defenders_against_a_flyer() -> None:
    field = "p1 zone n14\np1 a1 n01\np2 c4 n04\np2 c5 n01\np2 a6 n01\np2 zone n14\np2 zone n15"
    s = pos(field)
    do(s, "strike 1.n14 c4")
    assert acts(s) == ["defend c5", "defend 2.n14", "defend 2.n15", "undefended"]
    s = pos(field)
    do(s, "strike 1.n14 2.n14")
    assert acts(s) == ["defend 2.n15", "undefended"]


@clause("BK-21.8")
def test_a_flyer_does_not_defend_ground_against_ground() -> None:
    s = pos("p1 c3 n01\np2 c4 n04\np2 zone n14")
    do(s, "strike c3 c4")
    assert asked(s) == "main 0"


@clause("BK-21.9", "BK-21.15", "BK-21.16")
def test_a_ground_strike_on_a_flyer_is_ordinary_and_flyers_may_defend() -> None:
    s = pos("p1 c3 n01 usable\np2 zone n14\np2 zone n15\np2 c4 n16")
    assert "strike c3 2.n14" in acts(s)
    do(s, "strike c3 2.n14")
    assert acts(s) == ["defend 2.n15", "undefended"]
    go(s, "undefended", white="1", black="6")
    assert at(s, "c3", "wounds") == 1  # an open flyer fights
    assert at(s, "c3", "closed") is True


@clause("BK-21.12")
def test_a_ground_creature_has_no_close_attack_on_a_flyer() -> None:
    field = "p1 c3 {0}\np2 zone n14\np2 e6 n01"
    assert struck_by(field.format("n01"), "c3") == []
    for card in ("d02", "p09"):
        assert "use c3 1" not in acts(pos(field.format(card)))


@clause("BK-21.13")
def test_the_draft_limit_does_not_restrict_the_battle() -> None:
    kinds = EXTRA.table.kinds
    assert not is_payable(EXTRA.table, 0, [kinds[name] for name in ("p16", "f16", "n14")])
    s = pos("p1 c3 x08\np1 zone p16\np1 zone f16\np1 deck n14\np2 e6 n01")
    go(s, "use c3 1", "bring n14")
    assert "1.n14" in seen(s)


@clause("BK-21.14")
def test_closing_for_a_strike_on_a_flyer_needs_an_enemy_with_flyers_only() -> None:
    field = "p1 c3 n01\np1 c3s f14\np1 b3 n16\np1 zone n14\np2 zone n14\np2 c4 n16\n"
    found = [text for text in acts(pos(field)) if text.startswith("prepare")]
    assert found == ["prepare c3", "prepare c3s"]
    assert "prepare c3" not in acts(pos(field + "p2 e6 n01"))
    assert "prepare c3" not in acts(pos(field.replace("c3 n01", "c3 n01 closed")))
    hidden = pos(field.replace("p2 c4 n16", "p2 c6 n16 hidden") + "turn: 1")
    assert "prepare c3" not in acts(hidden)


@clause("BK-21.15", "BK-21.17")
def test_in_the_next_turn_it_may_once_strike_a_flyer() -> None:
    s = pos("p1 c3 n01\np1 a1 p05\np1 zone n14\np2 zone n15")
    assert "strike c3 2.n15" not in acts(s)
    go(s, "prepare c3", "end", "end")
    assert {"strike c3 2.n15", "strike c3 1.n14"} <= set(acts(s))
    go(s, "strike c3 2.n15", "use a1 1", "target c3", white="1", black="5")
    assert at(s, "c3", "closed") is False
    assert "strike c3 2.n15" not in acts(s)  # used


@clause("BK-21.15", "BK-21.17")
def test_the_permission_is_used_also_where_the_flyer_dies() -> None:
    s = pos("p1 c3 m13 usable\np1 a1 n01\np2 zone n14 wounds=3\np2 zone n15\np2 e6 n01")
    go(s, "strike c3 2.n14", "stand", white="1", black="1")
    assert grave(s, 1) == ["n14"]
    assert (at(s, "c3", "closed"), at(s, "c3", "may_strike_flyer")) == (False, False)
    assert "strike c3 2.n15" not in acts(s)  # opened again by its own ability


@clause("BK-21.17")
def test_the_permission_ends_with_that_turn_even_if_unused() -> None:
    s = pos("p1 c3 n01\np2 zone n15")
    go(s, "prepare c3", "end", "end", "end", "end")
    assert "strike c3 2.n15" not in acts(s)
    s = pos("p1 c3 n01 usable\np2 zone n15\np2 e6 n01")
    assert "strike c3 2.n15" in acts(s)  # the condition is not tested again


@clause("BK-21.15")
def test_a_cancelled_strike_does_not_use_the_permission_up() -> None:
    s = pos("p1 c3 n01 usable\np1 b3 n12 usable\np2 zone n15 wounds=7\np2 zone n14")
    dice(s, "1", "1")
    do(s, "strike c3 2.n15", "undefended", "use b3 1", "target 2.n15", "undefended", "stand")
    assert (at(s, "c3", "closed"), at(s, "c3", "may_strike_flyer")) == (False, True)


@clause("BK-21.18")
def test_the_permission_does_not_oblige() -> None:
    s = pos("p1 c3 n01\np2 zone n15\np2 c4 n16")
    go(s, "prepare c3", "end", "end")
    assert {"strike c3 c4", "prepare c3", "end"} <= set(acts(s))
    go(s, "prepare c3", "end", "end")
    assert "strike c3 2.n15" in acts(s)


@clause("BK-21.19", "BK-22.16", "BK-23.5")
def test_a_creature_that_becomes_a_flyer_leaves_its_cell_and_loses_its_riders() -> None:
    s = pos("p1 c1 n24 tokens=2\np1 c3 n01\np1 c3s f14\np1 c3w f18\np1 b3 n04\np2 e6 n01")
    go(s, "use c1 1", "target c3")
    assert at(s, "1.n01", "cell") is None
    assert grave(s, 0) == ["f14", "f18"]
    assert "step b3 c3" in acts(s)
    assert "strike 1.n01 e6" in acts(s)


@clause("BK-21.20")
def test_a_creature_that_loses_flying_is_placed_on_the_own_half_or_dies() -> None:
    s = pos("p1 c1 x03\np1 a1 n01\np2 zone n14\np2 e6 n01")
    do(s, "use c1 1", "target 2.n14")
    assert asked(s) == "landing 1"
    assert len(acts(s)) == 14  # P2's half less e6
    do(s, "cell c4")
    assert at(s, "c4", "card") == "n14"
    half = "\n".join(f"p2 {x}{y} n04" for x in "abcde" for y in "456")
    s = pos("p1 c1 x03\np1 a1 n01\np2 zone n14\n" + half)
    go(s, "use c1 1", "target 2.n14")
    assert grave(s, 1) == ["n14"]
