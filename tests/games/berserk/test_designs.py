"""What a designer may write (section 6.3), with cards made for tests; and what is refused."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from koloda.games.berserk.cards.schema import check
from koloda.games.berserk.cards.structs import Card
from koloda.kernel.errors import BadCard
from tests.clause import clause
from tests.games.berserk.table import EXTRA, acts, asked, at, do, go, grave, look, pos, seen


@clause("BK-16.32", "BK-28.1")
def test_an_area_of_a_card_that_has_died_covers_nothing() -> None:
    s = pos("p1 c3 x17\np1 a1 n01\np2 c4 x01\np2 d4 f01 wounds=1\np2 e6 n01")
    go(s, "use c3 1")
    assert "x17" in grave(s, 0)
    assert at(s, "c4", "wounds") == 4
    assert (at(s, "c4", "armor"), at(s, "c4", "poison")) == (0, [0, 0])


@clause("BK-18.17", "BK-16.30")
def test_a_sudden_attack_on_all_around_is_an_answer_if_an_enemy_stands_there() -> None:
    s = pos("p1 c3 x01\np1 a1 n01\np2 c4 x18\np2 b4 x01\np2 e6 x18")
    do(s, "strike c3 c4", "undefended")
    assert acts(s) == ["use c4 1", "use e6 1", "pass"] or acts(s) == ["use c4 1", "pass"]
    do(s, "use c4 1")
    while not asked(s).startswith("main"):
        do(s, "pass")
    assert (at(s, "c3", "wounds"), at(s, "b4", "wounds"), at(s, "c4", "wounds")) == (2, 2, 0)
    alone = pos("p1 a1 x01\np2 c4 x18\np2 b4 x01")
    do(alone, "step a1 a2")
    assert asked(alone) == "main 0"  # it could hit own cards only


@clause("BK-16.25", "BK-1.6", "BK-21.19")
def test_a_target_that_has_flown_up_in_response_cannot_be_moved() -> None:
    s = pos("p1 c3 n11\np1 c2 x19\np2 e6 n01")
    do(s, "use c3 1", "target c2", "cell c1")
    assert asked(s) == "response 0"
    do(s, "use c2 1")
    while not asked(s).startswith("main"):
        do(s, "pass")
    assert at(s, "1.x19", "cell") is None
    assert "use c3 1" in acts(s)  # cancelled at no cost: the use of this turn is not counted


@clause("BK-17.1", "BK-12.12", "BK-18.10", "BK-16.29")
def test_a_strike_as_an_ability_costs_what_is_written() -> None:
    s = pos("p1 c3 x20 tokens=3\np2 c4 x01 closed\np2 e6 n01")
    go(s, "use c3 1", "target c4", white="1")
    assert (at(s, "c3", "tokens"), at(s, "c3", "closed")) == (1, True)
    assert "use c3 1" not in acts(pos("p1 c3 x20 tokens=1\np2 c4 x01"))
    s = pos("p1 c3 x20 closed\np2 c4 x01 closed\np2 e6 n01")
    go(s, "use c3 2", "target c4", white="1")
    assert at(s, "c4", "wounds") == 1
    assert at(s, "c3", "closed") is True
    assert "use c3 2" not in acts(s)  # once per turn
    s = pos("p1 c3 x20\np1 a1 n01\np2 c4 x01 closed\np2 e6 n01")
    go(s, "use c3 2", "target c4", white="1")
    assert at(s, "c3", "closed") is False
    go(s, "use c3 3", "target c4", white="1")
    assert (at(s, "c4", "wounds"), grave(s, 0)) == (2, ["x20"])


@clause("BK-17.2", "BK-12.13")
def test_a_host_stores_for_an_ability_that_its_equipment_gives_it() -> None:
    s = pos("p1 c3 x01\np1 c3w x21\np1 b3 x01\np2 c4 x01\np2 e6 n01")
    assert "store c3" in acts(s)
    assert "store b3" not in acts(s)
    assert "store c3w" not in acts(s)
    go(s, "store c3")
    assert at(s, "c3", "tokens") == 1
    assert (at(s, "c3", "closed"), at(s, "c3w", "closed")) == (True, False)


@clause("BK-12.13", "BK-18.6")
def test_what_is_given_to_a_host_without_being_sudden_is_no_answer() -> None:
    s = pos("p1 c3 n01\np2 c4 x01 tokens=1\np2 c4w x21\np2 e6 x15")
    do(s, "strike c3 c4")
    assert asked(s) == "response 1"
    assert acts(s) == ["use e6 1", "pass"]


@clause("BK-27.2", "BK-26.80", "BK-16.34")
def test_reductions_add_up_as_far_as_they_are_written_and_wounds_of_a_shot_are_an_attack() -> None:
    s = pos("p1 c1 x22\np1 a1 x22\np2 c4 x22\np2 e6 n01")
    go(s, "use c1 1", "target c4")
    assert at(s, "c4", "wounds") == 25 - 18 - 2  # then Armor
    go(s, "use a1 2", "target c4")
    assert at(s, "c4", "wounds") == 5 + 25 - 8
    assert at(s, "c4", "absorbed") == 2


@clause("BK-24.3", "BK-26.18", "BK-26.22")
def test_a_terrain_is_called_into_the_additional_zone_if_none_is_there() -> None:
    s = pos("p1 c3 x23\np2 e6 n01\np1 deck x14 f05")
    go(s, "use c3 1")
    assert acts(s) == ["bring f05", "bring x14"]
    do(s, "bring x14")
    assert at(s, "1.x14", "card") == "x14"
    s = pos("p1 c3 x23\np1 zone x14\np2 e6 n01\np1 deck x14 f05\np1 grave x14")
    go(s, "use c3 1")
    assert acts(s) == ["bring f05"]
    assert "use c3 2" not in acts(pos("p1 c3 x23\np1 zone x14\np2 e6 n01\np1 grave x14"))


@clause("BK-26.23", "BK-26.24")
def test_equipment_is_revived_on_the_caller_or_beside_it() -> None:
    s = pos("p1 c3 x23\np1 b3 x01\np1 a1 x01\np2 e6 n01\np1 grave x21")
    go(s, "use c3 2")
    do(s, "bring x21")
    assert acts(s) == ["target b3", "target c3"]
    do(s, "target b3")
    assert at(s, "b3w", "card") == "x21"
    s = pos("p1 c3 x23\np1 c3w x21\np2 e6 n01\np1 grave x21")
    assert "use c3 2" not in acts(s)  # no legal host


@clause("BK-16.28", "BK-26.34", "BK-17.2")
def test_abilities_and_triggers_of_one_role_only() -> None:
    s = pos("p1 c3 x24\np2 c5 x24 tokens=1\np2 e6 n01")
    assert [a for a in acts(s) if a.startswith(("use", "store"))] == ["use c3 1"]
    go(s, "end")
    assert at(s, "c3", "tokens") == 0
    assert [a for a in acts(s) if a.startswith(("use c5", "store c5"))] == ["use c5 2", "store c5"]
    go(s, "end")
    assert at(s, "c5", "tokens") == 4


@clause("BK-16.33", "BK-10.6", "BK-10.10")
def test_triggers_on_what_happens_to_the_card_itself() -> None:
    s = pos("p1 c3 x25 wounds=2\np1 b3 x04\np2 c4 x01\np2 e6 n01")
    go(s, "use b3 3", "target c3")  # healed
    assert at(s, "c3", "tokens") == 2
    go(s, "use b3 2", "target c3")  # wounded
    assert at(s, "c3", "tokens") == 3
    go(s, "strike c3 c4", white="1", black="1")  # closed
    assert at(s, "c3", "tokens") == 7
    go(s, "end")  # enemy turn
    assert at(s, "c3", "tokens") == 39
    go(s, "end")  # opened
    assert at(s, "c3", "tokens") == 47
    s = pos("p1 c3 x23\np2 e6 n01\np1 deck x25")
    go(s, "use c3 1")
    do(s, "bring x25", "cell c4")
    assert at(s, "c4", "tokens") == 16


@clause("BK-28.9", "BK-19.16")
def test_a_card_that_dies_may_strike_back_at_what_destroyed_it() -> None:
    s = pos("p1 c3 n03\np2 c4 x25 wounds=5 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="6")
    assert grave(s, 1) == ["x25"]
    assert at(s, "c3", "wounds") == 3
    s = pos("p1 c3 n01\np2 c4 x25 wounds=5 poison_enemy=1\np2 e6 n01")
    go(s, "end")
    assert grave(s, 1) == ["x25"]  # of Poison: nobody destroyed it


@clause("BK-16.26", "BK-16.28")
def test_selectors_of_type_state_grade_row_and_column() -> None:
    s = pos("p1 c3 x26\np1 a3 n01 wounds=1\np1 d3 n01 closed\np2 c5 x03\np2 c6 f13\np2 a6 n01")
    targets = {}
    for number in (1, 2, 3, 4, 5):
        t = s.clone()
        do(t, f"use c3 {number}")
        targets[number] = [a.removeprefix("target ") for a in acts(t)]
    elite = [u for u in ("a3", "c3", "d3", "c5", "c6", "a6") if is_elite(s, u)]
    assert targets == {1: ["c5"], 2: ["a3"], 3: ["a3"], 4: elite, 5: ["c6"]}


def is_elite(s: Any, place: str) -> bool:
    card = at(s, place, "card")
    creature = EXTRA.table.type[EXTRA.table.kinds[card]] == 0
    return bool(creature and EXTRA.table.elite[EXTRA.table.kinds[card]])


@clause("BK-28.1", "BK-28.10", "BK-20.3")
def test_what_is_destroyed_together_dies_in_one_moment() -> None:
    s = pos("p1 c3 x27\np1 a1 x03\np2 c4 x28\np2 c5 x28\np2 e6 n01")
    go(s, "use c3 1")
    assert (EXTRA.ending(s), s.winner) == ("destroyed", 0)
    s = pos("p1 c3 x27\np2 c4 x28\np2 c5 x28\np2 e6 x16")  # the hermit is protected
    go(s, "use c3 1")
    assert grave(s, 1) == ["x28", "x28"]
    assert at(s, "c3", "wounds") == 0  # none of them lived to avenge the other
    s = pos("p1 c3 x27\np2 c4 x01\np2 c5 x28 wounds=4\np2 e6 x16\np1 b1 x04")
    go(s, "use b1 2", "target c4")
    assert at(s, "c3", "wounds") == 0


@clause("BK-28.1", "BK-28.10")
def test_one_who_lives_on_avenges_each_of_the_dead() -> None:
    s = pos("p1 c3 x13\np1 c1 x22\np2 c4 x01\np2 c5 x01\np2 e6 x28 wounds=0\np2 a6 x22")
    s.added[29] = 5
    go(s, "use c3 1")
    assert grave(s, 1) == ["x01", "x01"]
    assert at(s, "c1", "wounds") == 5 + 2


@clause("BK-20.1", "BK-20.6")
def test_a_step_out_of_an_aura_that_kills_the_last_creature_ends_the_game() -> None:
    s = pos("active: 1\np1 c1 n01\np2 c4 x01 wounds=6\np2 d4 x29")
    go(s, "step c4 b4")
    assert (EXTRA.ending(s), s.winner) == ("destroyed", 0)
    assert grave(s, 1) == ["x01"]
    s = pos("active: 1\np1 c1 n01\np2 c4 x09 wounds=6\np2 d4 x29")
    go(s, "jump c4", "cell a4")
    assert EXTRA.ending(s) == "destroyed"


@clause("BK-26.35", "BK-16.27", "BK-26.76")
def test_vulnerable_while_poisoned_comes_and_goes_with_the_poison() -> None:
    s = pos("p1 c1 x30\np1 a1 x30\np1 c3 x01\np1 b1 x07\np2 c4 x22\np2 e6 n01")
    unit = s.at[17]
    from koloda.games.berserk.model import VULNERABLE
    from koloda.games.berserk.rules.state import stat

    assert stat(s, unit, VULNERABLE) & 255 == 0
    go(s, "use c1 1", "target c4")
    assert stat(s, unit, VULNERABLE) & 255 == 2
    go(s, "use a1 2", "target c4")
    assert stat(s, unit, VULNERABLE) & 255 == 0


def card(**more: Any) -> Card:
    base = {
        "id": "z01", "name": {"en": "Draft", "ru": "Набросок"}, "cost": 1, "grade": "ordinary",
        "rarity": "promo", "lives": 1, "move": 1, "strike": [1, 1, 1],
    }  # fmt: skip
    return msgspec.convert({**base, **more}, Card)


HEAL = {"do": "heal", "n": 1}
STRIKE = {"do": "strike"}


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ({"type": "simple", "targets": [{}, {}], "do": [STRIKE]}, "one target"),
        ({"type": "simple", "targets": [{}], "do": [STRIKE, HEAL]}, "no other effect"),
        ({"type": "simple", "targets": [{}], "do": [HEAL]}, "type simple is for a strike"),
        ({"type": "simple", "targets": [{}], "range": 2, "do": [STRIKE]}, "no value, range"),
        ({"cost": "none", "targets": [{}], "do": [HEAL]}, "BK-18.10"),
        ({"tokens": -1, "targets": [{}], "do": [HEAL]}, "not negative"),
        ({"type": "shot", "targets": [{}], "do": [{"do": "wounds"}]}, "need a value"),
        ({"do": [{"do": "heal", "n": 1, "to": "all"}]}, "needs `all`"),
        ({"all": {}, "targets": [{}], "do": [HEAL]}, "without an effect on all"),
        ({"targets": [{}], "do": [{"do": "heal", "n": 1, "to": "second"}]}, "two targets"),
        ({"do": [HEAL]}, "needs targets"),
        ({"targets": [{}], "do": [{"do": "heal", "n": 1, "to": "chosen"}]}, "only a trigger"),
        ({"targets": [{}], "do": [{"do": "cancel"}]}, "the one target of cancel"),
        ({"targets": [{"who": "announced"}], "do": [HEAL]}, "the one target of cancel"),
        ({"targets": [{}], "do": [{"do": "step"}]}, "choice = step"),
        ({"targets": [{}], "do": [{"do": "gain-element"}]}, "choice = element"),
        ({"targets": [{}], "do": [{"do": "land", "to": "self"}]}, "loses flying"),
        ({"targets": [{}], "do": [{"do": "heal", "n": 100}]}, "from 0 to 99"),
        ({"do": [{"do": "call", "which": {"who": "flyer"}}]}, "called or revived"),
        ({"all": {"state": "closed"}, "do": [{"do": "close", "to": "all"}]}, "an area is told"),
        ({"value": [1], "targets": [{}], "do": [HEAL]}, "a value needs wounds"),
        ({"targets": [{}, {}], "do": [HEAL]}, "a second target without an effect"),
        ({"targets": [{}], "do": [{"do": "fly", "to": "self"}]}, "targets without an effect"),
        (
            {"sudden": True, "cost": "none", "limit": "turn", "targets": [{}], "do": [HEAL]},
            "once per turn anyway",
        ),
    ],
)
def test_an_action_that_could_not_work_is_refused_in_one_sentence(action: Any, why: str) -> None:
    with pytest.raises(BadCard, match=why):
        check(Path("mine"), card(actions=[action]))


@pytest.mark.parametrize(
    ("trigger", "why"),
    [
        ({"on": "hit", "do": [{"do": "heal", "n": 1, "to": "all"}]}, "concerns its target"),
        ({"on": "hit", "do": [STRIKE]}, "need an announcement"),
        ({"on": "hit", "do": [{"do": "wounds"}]}, "have a number"),
        ({"on": "hit", "do": [{"do": "heal", "n": 1, "to": "chosen"}]}, "needs `choose`"),
        ({"on": "turn-end", "do": [HEAL]}, "no target"),
        ({"on": "dies", "by": "shot", "do": [HEAL]}, "restricted by a type"),
        ({"on": "hit", "choose": {"who": "announced"}, "do": [HEAL]}, "chooses a card"),
        ({"on": "hit", "choose": {}, "do": [HEAL]}, "the target is the chosen card"),
        ({"on": "strike-killed", "by": "shot", "do": [HEAL]}, "only a simple strike"),
    ],
)
def test_a_trigger_that_could_not_work_is_refused_in_one_sentence(trigger: Any, why: str) -> None:
    with pytest.raises(BadCard, match=why):
        check(Path("mine"), card(triggers=[trigger]))


def test_a_host_to_which_nothing_is_given_is_refused() -> None:
    with pytest.raises(BadCard, match="a host is given something"):
        check(Path("mine"), card(host={}))


def test_a_keyword_beyond_its_numbers_is_refused() -> None:
    for n in (0, 100):
        with pytest.raises(BadCard, match="from 1 to 99"):
            check(Path("mine"), card(keywords=[{"give": "reduce", "n": n, "attack": "shot"}]))


def test_the_view_still_shows_every_card_made_for_tests() -> None:
    s = pos("p1 c3 x26\np2 c5 x03")
    assert set(seen(s)) == {"c3", "c5"}
    assert look(s, 0)["phase"] == "battle"
