"""Trigger events and selectors of section 6.3 that no card of the pool uses."""

from pathlib import Path
from typing import Any

import pytest

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.schema import check
from koloda.games.berserk.rules.state import BerserkState
from koloda.kernel.errors import BadCard
from tests.clause import clause
from tests.games.berserk.table import EXTRA, acts, asked, at, deployed, do, go, grave, pos
from tests.games.berserk.test_designs import HEAL, card


def tokens(s: BerserkState, *places: str) -> list[int]:
    return [at(s, place, "tokens") for place in places]


def on(s: BerserkState) -> None:
    """Pass every window and take the triggers in the order they stand in."""
    while asked(s).split()[0] in ("response", "moment", "order"):
        do(s, acts(s)[0] if asked(s).startswith("order") else "pass")


@clause("BK-28.5", "BK-15.6", "BK-16.33")
@pytest.mark.parametrize(("black", "wounds"), [("1", 1), ("5", 0), ("6", 0)])
def test_a_card_is_attacked_by_a_hit_a_miss_and_before_its_own_counter(
    black: str, wounds: int
) -> None:
    s = pos("p1 c3 x32\np1 a1 n01\np2 c4 x32\np2 e6 n01")
    go(s, "strike c3 c4", white="1", black=black)
    on(s)
    assert at(s, "c4", "wounds") == wounds
    assert tokens(s, "c4", "c3") == [1, 100]  # a counter is no declared attack


@clause("BK-28.5", "BK-12.13", "BK-14.1")
def test_the_reflecting_creature_is_attacked_and_not_the_target() -> None:
    s = pos("p1 c3 n01\np1 a1 n01\np2 c4 x32\np2 b4 x01\np2 b4h x35\np2 e6 n01")
    do(s, "strike c3 c4", "defend b4")
    on(s)
    assert tokens(s, "c4", "b4", "b4h") == [0, 5, 0]  # what a shield gives is the host's trigger


@clause("BK-28.5", "BK-26.37", "BK-16.30")
def test_an_attack_by_an_ability_is_one_on_its_target_and_on_all_it_covers() -> None:
    s = pos("p1 c1 x32\np1 a1 n01\np2 c4 x32\np2 b4 x01\np2 b4h x35\np2 e6 n01")
    go(s, "use c1 3", "target c4")
    on(s)
    assert tokens(s, "c4", "b4") == [1, 5]  # once, though it is the target and in the area
    assert tokens(s, "c1") == [100]  # it cannot attack itself
    assert at(s, "c1", "wounds") == 1  # c4 answers shots, b4 does not
    s = pos("p1 c1 x32\np1 a1 n01\np2 c4 x32\np2 e6 n01")
    go(s, "use c1 1", "target c4")
    on(s)
    assert tokens(s, "c4") == [1000]  # an influence is no attack
    assert at(s, "c4", "poison") == [1, 0]


@clause("BK-28.5", "BK-28.9")
def test_a_card_that_an_attack_kills_was_attacked() -> None:
    s = pos("p1 c1 x22\np1 a1 n01\np2 c4 x32 wounds=8\np2 e6 n01")
    go(s, "use c1 1", "target c4")
    on(s)
    assert grave(s, 1) == ["x32"]
    assert at(s, "c1", "wounds") == 1


@clause("BK-14.1", "BK-28.5", "BK-12.1")
def test_a_card_becomes_a_defender_before_the_responses_and_acts_by_defending() -> None:
    s = pos("p1 c3 n01\np1 a1 n01\np2 c4 n01\np2 b4 x32\np2 e6 x15")
    do(s, "strike c3 c4")
    assert tokens(s, "b4") == [0]
    do(s, "defend b4")
    assert asked(s) == "response 1"
    assert tokens(s, "b4") == [10]
    assert at(s, "c3", "wounds") == 2  # nothing is rolled yet
    on(s)
    assert tokens(s, "b4") == [111]  # attacked, and its action is completed
    s = pos("p1 c3 n01\np1 a1 n01\np2 c4 n01\np2 b4 x32\np2 e6 n01")
    go(s, "strike c3 c4")
    assert tokens(s, "b4") == [0]


@clause("BK-14.1", "BK-20.1", "BK-13.8")
def test_a_defenders_trigger_may_end_the_strike_and_the_game() -> None:
    field = "p1 c3 x01 wounds=3\np2 c4 n01\np2 b4 x32\np2 e6 n01"
    s = pos(field + "\np1 a1 n01")
    do(s, "strike c3 c4", "defend b4")
    on(s)
    assert grave(s, 0) == ["x01"]
    assert (tokens(s, "b4"), at(s, "b4", "closed")) == ([10], False)  # BK-14.6: no strike came
    s = pos(field)
    do(s, "strike c3 c4", "defend b4")
    assert (EXTRA.ending(s), s.winner) == ("destroyed", 1)


@clause("BK-12.1", "BK-12.12", "BK-28.5")
def test_an_action_is_completed_by_what_closes_the_card() -> None:
    s = pos("p1 c3 x32 wounds=3\np1 b3 x32\np1 a1 n01\np2 c4 x01 closed\np2 e6 n01")
    go(s, "use c3 2", "target c3")
    assert tokens(s, "c3") == [0]  # no action
    go(s, "strike c3 c4", white="1")
    on(s)
    assert tokens(s, "c3") == [100]
    assert at(s, "c3", "wounds") == 2  # only after a simple strike
    go(s, "use b3 1", "target a1")
    on(s)
    assert tokens(s, "c3", "b3") == [1100, 1100]
    assert at(s, "c3", "wounds") == 2
    assert at(s, "a1", "poison") == [1, 0]  # the card that gained lives is the target


@clause("BK-1.6", "BK-18.14", "BK-28.5")
def test_an_action_that_is_cancelled_is_not_completed() -> None:
    s = pos("p1 c3 x32\np1 a1 n01\np2 c4 x01\np2 e6 x19")
    do(s, "use c3 1", "target e6")
    while asked(s) != "response 1":
        do(s, "pass")
    do(s, "use e6 1")  # the target flies up: still a creature, still legal
    on(s)
    assert tokens(s, "c3") == [100]
    s = pos("p1 c3 x32\np1 a1 n01\np2 c4 x01\np2 e6 n07")
    do(s, "use c3 1", "target a1")
    while asked(s) != "response 1":
        do(s, "pass")
    assert any(text.startswith("use e6") for text in acts(s))
    do(s, next(text for text in acts(s) if text.startswith("use e6")))
    do(s, acts(s)[0])
    on(s)
    assert at(s, "c3", "closed") is True
    assert tokens(s, "c3") == [0]


@clause("BK-19.9", "BK-28.5")
def test_the_other_sides_lives_are_not_the_own_sides() -> None:
    s = pos("p1 c3 x32\np1 a1 n01\np2 c4 x32\np2 e6 n01")
    go(s, "use c3 1", "target e6")
    on(s)
    assert tokens(s, "c3", "c4") == [100, 1000]


@clause("BK-28.10", "BK-19.3", "BK-16.33")
def test_the_death_of_another_card_of_either_side_or_of_one() -> None:
    s = pos("p1 c3 x04\np1 a1 x33\np2 c4 x01 wounds=3\np2 c4h x35\np2 e6 x33")
    go(s, "use c3 2", "target c4")
    on(s)
    assert grave(s, 1) == ["x01", "x35"]
    assert tokens(s, "a1", "e6") == [202, 22]  # its shield is a card too
    s = pos("active: 1\np1 c1 n01\np2 c4 x01 wounds=6\np2 d4 x29\np2 e6 x33\np1 a1 x33")
    go(s, "step c4 b4")
    on(s)
    assert tokens(s, "e6", "a1") == [11, 101]
    s = pos("p1 c3 x27\np1 a1 n01\np2 c4 x33\np2 e5 x33\np2 e6 x16")
    go(s, "use c3 1")
    assert grave(s, 1) == ["x33", "x33"]  # none of them lived to see the other one die


@clause("BK-26.16", "BK-26.24", "BK-16.33")
def test_another_card_is_called_or_revived() -> None:
    s = pos("p1 c3 x23\np1 a1 x33\np2 e6 x33\np1 deck x33 f05\np1 grave x33")
    go(s, "use c3 1")
    do(s, "bring x33", "cell c4")
    on(s)
    assert tokens(s, "a1", "e6", "c4") == [1000, 2000, 0]  # its own arrival is no other's
    assert (at(s, "c4", "lives"), at(s, "c4", "wounds")) == (11, 2)


@clause("BK-2.3", "BK-2.6", "BK-2.15", "BK-23.1")
@pytest.mark.parametrize(("active", "first", "enemy_third"), [(0, "c3", "e6"), (1, "c4", "a1")])
def test_selectors_of_row_cell_zone_and_equipment(
    active: int, first: str, enemy_third: str
) -> None:
    side = "\np{0} c2s f14\np{0} c2w x21\np{0} c2h x35" if active == 0 else ""
    s = pos(
        f"active: {active}\np1 a1 n01\np1 c2 x34\np2 c5 x34\np1 c3 n01\np2 c4 n01\np2 e6 n01"
        "\np2 zone n14" + side.format(1)
    )
    source = "c2" if active == 0 else "c5"
    targets = {}
    for number in range(1, 7):
        t = s.clone()
        if f"use {source} {number}" in acts(t):
            do(t, f"use {source} {number}")
            targets[number] = [text.removeprefix("target ") for text in acts(t)]
    riders = ["c2s", "c2w", "c2h"] if active == 0 else []
    assert targets.pop(1) == [first]
    assert targets.pop(2) == [enemy_third]
    assert sorted(targets.pop(3)) == sorted([source, *riders])
    assert targets.pop(4) == ["2.n14"]
    assert sorted(targets.pop(5)) == sorted(["a1", "c2", "c5", "c3", "c4", "e6", *riders])
    assert targets == ({6: ["c2w"]} if active == 0 else {})
    assert (f"use {source} 7" in acts(s)) == (active == 0)


@clause("BK-23.1", "BK-16.32")
def test_an_area_of_an_equipment_class() -> None:
    s = pos("p1 c2 x34\np1 c2h x35\np1 c2w x21\np2 c4 x01\np2 c4h x35\np2 e6 n01")
    go(s, "use c2 7")
    assert (grave(s, 0), grave(s, 1)) == (["x35"], ["x35"])


@clause("BK-16.27", "BK-2.3", "BK-2.15", "BK-11.4")
def test_an_aura_on_a_row_a_cell_or_a_zone_follows_who_comes_and_goes() -> None:
    s = pos("p1 c3 x34\np1 c3s f14\np1 b2 x01\np1 zone n14\np2 c5 x01\np2 zone n14\np2 e6 n01")
    armor = {place: at(s, place, "armor") for place in ("c3", "c3s", "b2", "c5", "1.n14", "2.n14")}
    assert armor == {"c3": 0, "c3s": 2, "b2": 1, "c5": 0, "1.n14": 3, "2.n14": 3}
    go(s, "step c3 c2")
    assert (at(s, "c2", "armor"), at(s, "c2s", "armor")) == (1, 2)
    go(s, "step b2 b1")
    assert at(s, "b1", "armor") == 0
    s = pos("p2 c5 x34\np2 b5 x01\np1 b2 x01\nactive: 1")
    assert (at(s, "b5", "armor"), at(s, "b2", "armor")) == (1, 0)


@clause("BK-29.8", "BK-8.19")
def test_the_row_of_a_hidden_card_is_that_of_its_cell_and_its_class_counts_as_met() -> None:
    s = pos("turn: 1\np1 c2 x34\np2 c4 n01\np2 b6 n14 hidden\np2 a6 n16 hidden")
    for number, found in ((2, ["a6", "b6"]), (5, ["c2", "c4", "a6", "b6"]), (6, ["a6", "b6"])):
        t = s.clone()
        do(t, f"use c2 {number}")
        assert acts(t) == [f"target {place}" for place in found]
    t = s.clone()
    assert "use c2 4" not in acts(t)  # whatever flies there, it is not in the zone yet


@clause("BK-2.11", "BK-13.3", "BK-21.15")
def test_a_ground_creature_in_the_additional_zone_strikes_nobody_but_a_flyer_it_earned() -> None:
    s = pos("p1 zone x36\np1 a1 n01\np2 a2 n01\np2 zone n14")
    assert [text for text in acts(s) if text.startswith("strike")] == ["strike a1 a2"]
    s = pos("p1 zone x36 usable\np1 a1 n01\np2 a2 n01\np2 zone n14")
    assert "strike 1.x36 2.n14" in acts(s)
    assert "strike 1.x36 a2" not in acts(s)


@clause("BK-2.12", "BK-22.1", "BK-23.2")
def test_a_creature_in_the_additional_zone_is_no_host() -> None:
    s = deployed("x36 b3, x21 c3, f14 b2", "n01 c4")
    assert asked(s) != "host 0"
    assert grave(s, 0) == ["f14", "x21"]
    s = deployed("x36 b3, x21 c3, x01 d3, f14 b2", "n01 c4")
    assert acts(s)[:2] == ["host b2 d3", "host c3 d3"]


@clause("BK-21.19", "BK-21.20", "BK-22.15", "BK-23.3")
def test_only_creatures_take_off_and_riders_do_not_step() -> None:
    s = pos("p1 c2 x37\np1 c3 x01\np1 c3s f14\np1 c3w x21\np1 zone x36\np1 zone x14\np1 d3 x03"
            "\np2 e6 n01\np2 zone n14")  # fmt: skip
    for number, found in (
        (1, ["c2", "c3", "c3s", "1.x36", "e6", "2.n14"]),
        (2, ["c2", "c3", "d3", "e6"]),
        (3, ["c2", "c3", "c3s", "c3w", "1.x36", "1.x14", "d3", "e6", "2.n14"]),
    ):
        t = s.clone()
        do(t, f"use c2 {number}")
        assert sorted(acts(t)) == sorted(f"target {place}" for place in found)
    go(s, "use c2 1", "target 1.x36")
    assert s.at[m.N_CELLS] == m.NONE
    assert at(s, "1.x36", "cell") is None
    s = pos("p1 c2 x37\np1 zone x36\np2 e6 n01")
    go(s, "use c2 3", "target 1.x36")
    assert at(s, "1.x36", "cell") is None  # it does not fly, so it cannot lose flying


@pytest.mark.parametrize(
    ("trigger", "why"),
    [
        ({"on": "acted", "do": [HEAL]}, "no target"),
        ({"on": "other-dies", "do": [HEAL]}, "no target"),
        ({"on": "defends", "by": "simple", "do": [HEAL]}, "restricted by a type"),
        ({"on": "attacked", "side": "own", "do": [HEAL]}, "restricted by a side"),
    ],
)
def test_an_event_is_not_restricted_by_what_it_does_not_have(trigger: Any, why: str) -> None:
    with pytest.raises(BadCard, match=why):
        check(Path("mine"), card(triggers=[trigger]))
