"""Chapters 7 and 8: deployment, reveal, hidden third row, placing symbiotes and equipment."""

from koloda.games.berserk.rules.state import BerserkState
from tests.clause import clause
from tests.games.berserk.table import (
    acts,
    asked,
    at,
    deployed,
    dice,
    do,
    drafting,
    go,
    grave,
    look,
    pos,
    seen,
)


def cells(s: BerserkState) -> set[str]:
    return {text.split()[2] for text in acts(s) if text.startswith("deploy")}


TIER_1 = {f"{x}{y}" for x in "bcd" for y in "123"}
TIER_2 = {"a1", "e1", "a2", "e2"}
SECOND_1 = {f"{x}4" for x in "abcde"} | {f"{x}{y}" for x in "bcd" for y in "56"}
SECOND_2 = {"a5", "e5", "a6", "e6"}


def militia(n: int, first: int = 0) -> BerserkState:
    """P1 (or P2) about to deploy n cards."""
    s = drafting("n04*5 x02*5 d15*5", "n01", first=first)
    names = ["n04"] * 5 + ["x02"] * 5 + ["d15"] * 5
    do(s, *[f"take {name}" for name in names[:n]], "confirm")
    return s


def put(s: BerserkState, *chosen: str) -> None:
    """Deploy the next cards on these cells."""
    for cell in chosen:
        do(s, next(t for t in acts(s) if t.startswith("deploy") and t.endswith(cell)))


@clause("BK-7.1")
def test_one_card_per_cell_face_down() -> None:
    s = militia(2)
    put(s, "b1")
    assert "b1" not in cells(s)
    assert look(s, 0)["board"][0]["hidden"] is True
    assert look(s, 1)["board"] == []


@clause("BK-7.2", "BK-8.4", "BK-8.8")
def test_every_type_is_deployed_and_flyers_and_terrain_leave_at_the_reveal() -> None:
    s = deployed("n01 c3, n14 b3, f19 b1, n17 d1, n16 c1", "n01 c4")
    assert {"c3", "1.n14", "1.f19", "1.n17", "c1"} <= set(seen(s))
    assert at(s, "1.n14", "cell") is None
    assert "step c3 b3" in acts(s)  # BK-8.8: the cell is free


@clause("BK-7.3", "BK-7.8")
def test_p1_deploys_up_to_9_cards_anywhere_in_the_central_block() -> None:
    assert cells(militia(2)) == TIER_1
    assert cells(militia(9)) == TIER_1


@clause("BK-7.4", "BK-7.9")
def test_p1_uses_the_second_tier_only_beyond_9_cards() -> None:
    s = militia(11)
    assert cells(s) == TIER_1 | TIER_2
    put(s, "a1", "e2")
    assert cells(s) == TIER_1  # both cards beyond 9 are placed: the rest fills tier 1


@clause("BK-7.5", "BK-7.9", "BK-7.12")
def test_p1_uses_the_third_tier_only_beyond_13_cards() -> None:
    assert "a3" not in cells(militia(13))
    s = militia(14)
    assert cells(s) == TIER_1 | TIER_2 | {"a3", "e3"}
    put(s, "a3")
    assert cells(s) == TIER_1 | TIER_2
    assert cells(militia(15)) == TIER_1 | TIER_2 | {"a3", "e3"}


@clause("BK-7.6", "BK-7.7", "BK-7.10")
def test_p2_has_11_cells_and_then_4_more() -> None:
    assert cells(militia(3, first=1)) == SECOND_1
    assert cells(militia(11, first=1)) == SECOND_1
    s = militia(12, first=1)
    assert cells(s) == SECOND_1 | SECOND_2
    put(s, "a6")
    assert cells(s) == SECOND_1


@clause("BK-7.11", "BK-29.6")
def test_occupied_cells_become_visible_when_both_have_deployed() -> None:
    s = drafting("n01", "n01 d01")
    do(s, "take n01", "confirm", "deploy n01 c3")
    assert look(s, 1)["board"] == []
    do(s, "take d01", "take n01", "confirm", "deploy d01 c4", "hide n01 c6")
    assert {"c3", "c4", "c6"} == set(seen(s, 0))
    assert seen(s, 0)["c6"]["card"] is None


@clause("BK-7.12")
def test_every_card_must_be_deployed() -> None:
    s = militia(3)
    put(s, "b1", "b2")
    assert asked(s) == "deploy 0"
    put(s, "b3")
    assert asked(s) == "draft 1"


@clause("BK-8.1", "BK-8.2", "BK-8.3")
def test_p1_reveals_all_p2_may_leave_third_row_cards_hidden_card_by_card() -> None:
    s = drafting("n01", "d01 d06 d07")
    do(s, "take n01", "confirm")
    assert not [text for text in acts(s) if text.startswith("hide")]
    do(s, "deploy n01 b1", "take d01", "take d06", "take d07", "confirm")
    assert seen(s, 1) == {}  # P2 chooses before any card of P1 is seen
    hidden = {text.split()[2] for text in acts(s) if text.startswith("hide")}
    assert hidden == {"b6", "c6", "d6"}  # the third row only
    do(s, "hide d01 b6", "deploy d06 c6", "deploy d07 c5")
    shown = seen(s, 0)
    assert [shown[place]["hidden"] for place in ("b1", "b6", "c6", "c5")] == [
        False, True, False, False,
    ]  # fmt: skip


@clause("BK-8.5")
def test_p1_places_riders_in_an_order_of_choice_then_p2() -> None:
    s = deployed("n01 c3, f14 b1, n18 b2", "n01 c4, s14 b5")
    assert asked(s) == "host 0"
    assert acts(s) == ["host b1 c3", "host b2 c3", "abandon b1", "abandon b2"]
    do(s, "host b2 c3", "host b1 c3")
    assert asked(s) == "host 1"
    do(s, "host b5 c4")
    assert {"c3s", "c3a", "c4s"} <= set(seen(s))


@clause("BK-8.6")
def test_an_unplaced_rider_dies() -> None:
    s = deployed("n01 c3, f14 b1", "s01 c4, n18 b5")
    do(s, "abandon b1")
    assert grave(s, 0) == ["f14"]
    assert grave(s, 1) == ["n18"]  # S01 has no class: no legal host, nobody is asked
    assert asked(s) == "main 0"


@clause("BK-8.7")
def test_a_hidden_creature_is_no_host() -> None:
    s = deployed("n01 c3", "n01 c6!, n01 c4, n18 b5")
    assert acts(s) == ["host b5 c4", "abandon b5"]


@clause("BK-8.9")
def test_a_hidden_card_blocks_its_cell_and_its_abilities_sleep() -> None:
    s = deployed("n01 c3", "n08 c6!, n01 c5")
    assert at(s, "c5", "defence_exp") == 0  # the hidden Standard Bearer's aura
    s = pos("turn: 1\np1 c5 m05\np2 c6 n08 hidden\np2 a4 n01")
    assert "step c5 c6" not in acts(s)


@clause("BK-8.10", "BK-8.12", "BK-8.19")
def test_a_hidden_creature_defends_or_uses_a_sudden_ability_and_is_revealed() -> None:
    s = pos("turn: 1\np1 b5 n01\np2 c5 n04\np2 c6 d01 hidden\np2 a6 n18 hidden")
    do(s, "strike b5 c5")
    assert acts(s) == ["defend c6", "undefended"]
    go(s, "defend c6", white="1", black="1")
    assert (at(s, "c6", "hidden"), at(s, "c6", "wounds")) == (False, 2)
    s = pos("turn: 1\np1 b5 n01\np1 e1 n01\np2 e5 n04\np2 c6 f15 hidden")
    do(s, "end")
    assert acts(s) == ["use c6 1", "pass"]
    do(s, "use c6 1", "target e5")
    assert at(s, "2.f15", "closed") is True  # a flyer acts from the additional zone


@clause("BK-8.11", "BK-8.15")
def test_a_targeted_hidden_card_is_revealed_and_subject_to_the_placing_rules() -> None:
    s = pos("turn: 1\np1 c5 n01\np2 c6 d01 hidden\np2 a4 n01")
    go(s, "strike c5 c6", white="1", black="1")
    assert (at(s, "c6", "card"), at(s, "c6", "wounds")) == ("d01", 2)
    s = pos("turn: 1\np1 c5 n01\np2 c6 s14 hidden\np2 c4 n01\np2 a4 n01")
    do(s, "strike c5 c6")
    assert asked(s) == "host 1"
    go(s, "host c6 c4", white="1", black="1")
    assert at(s, "c4s", "wounds") == 2  # still within reach


@clause("BK-8.13")
def test_effects_without_target_pass_hidden_cards_by() -> None:
    s = pos("turn: 1\np1 c5 s13 tokens=2\np2 c6 d06 hidden\np2 c4 n01\np2 a4 n01")
    go(s, "use c5 1")
    assert at(s, "c4", "poison") == [0, 1]
    assert at(s, "c6", "hidden") is True
    go(s, "end")
    assert at(s, "c6", "poison") == [0, 0]


@clause("BK-8.14", "BK-8.17", "BK-8.20", "BK-10.2")
def test_hidden_cards_are_revealed_at_the_start_of_p2s_first_turn() -> None:
    s = deployed("n01 c3", "n14 b6!, n01 c6!, s14 d6!, n01 c4")
    go(s, "hold")  # P2 is asked for Vanguard strikes because of its hidden cards
    assert [at(s, place, "hidden") for place in ("b6", "c6", "d6")] == [True] * 3
    go(s, "end")
    assert asked(s) == "host 1"  # all turned up, the flyer moved, then the symbiote is placed
    assert "2.n14" in seen(s)
    assert acts(s) == ["host d6 c4", "host d6 c6", "abandon d6"]
    go(s, "host d6 c6", "end")
    assert not any(card["hidden"] for card in seen(s).values())


@clause("BK-8.16")
def test_an_action_whose_revealed_target_is_illegal_is_cancelled_but_the_card_stays_revealed() -> (
    None
):
    s = pos("turn: 1\np1 c5 n01\np2 c6 n14 hidden\np2 a4 n01")
    go(s, "strike c5 c6")  # an eagle: it is in the air now
    assert "2.n14" in seen(s)
    assert (at(s, "c5", "closed"), asked(s)) == (False, "main 0")
    s = pos("turn: 1\np1 c5 n03\np2 c6 n16 hidden\np2 a4 n01")
    go(s, "use c5 1", "target c6")  # healing an artifact
    assert (at(s, "c6", "hidden"), at(s, "c5", "closed")) == (False, False)


@clause("BK-8.18")
def test_a_hidden_card_is_not_revealed_at_will() -> None:
    s = pos("turn: 1\np1 c3 n01\np2 c6 d01 hidden\np2 b6 f15 hidden\np2 a4 n01")
    do(s, "end")
    assert acts(s) == ["use b6 1", "pass"]  # only by acting, or by targeting it
    do(s, "use b6 1")
    assert "target c6" in acts(s)


@clause("BK-8.19")
def test_what_a_hidden_card_can_do_is_judged_as_if_it_were_revealed() -> None:
    s = pos("turn: 1\np1 b5 n01\np2 c5 n04\np2 c6 n16 hidden\np2 b6 n14 hidden\np2 a6 s14 hidden")
    do(s, "strike b5 c5")
    assert acts(s) == ["undefended"]  # artifact, flyer and symbiote cannot defend here
    s = pos("turn: 1\np1 zone n14\np1 e1 n01\np2 c4 n04\np2 b6 n14 hidden")
    do(s, "strike 1.n14 c4")
    assert acts(s) == ["defend b6", "undefended"]  # a hidden flyer defends like a flyer
    dice(s, "1", "5")
    do(s, "defend b6")
    assert at(s, "2.n14", "closed") is True
