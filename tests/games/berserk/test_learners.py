"""Dense actions: places as the deciding seat sees them."""

from typing import Any, cast

import pytest

from koloda.env.space import Space
from koloda.games.berserk import model as m
from koloda.games.berserk.minds.index import ZONE_SLOTS
from koloda.games.berserk.rules.state import BerserkState
from koloda.games.berserk.rules.statics import grant, refresh
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk.table import EXTRA, do, pos

SPACE = Space(cast(Any, EXTRA), Setup(2))


def named(s: BerserkState, verb: str) -> dict[str, str]:
    """The actions of a verb, each with the name of its index."""
    found: dict[str, str] = {}
    for index, option in SPACE.indices(s).items():
        words = EXTRA.action(s, option)
        if words[0] == verb:
            found[" ".join(words[1:])] = SPACE.names[index]
    assert len(set(found.values())) == len(found)
    return found


def test_the_second_player_sees_the_field_turned() -> None:
    field = "p1 c3 n01\np2 c4 n01"
    assert named(pos(field), "strike") == {"c3 c4": "strike c3 c4"}
    turned = named(pos(field + "\nturn: 2\nactive: 1"), "strike")
    assert turned == {"c4 c3": "strike c3 c4"}


def test_flyers_are_named_by_side_and_place_in_the_additional_zone() -> None:
    s = pos("p1 zone n15\np1 zone n14\np2 e6 n01\np2 zone n14\np1 a1 n01")
    strikes = named(s, "strike")
    assert strikes["1.n14 2.n14"] == "strike own.1 foe.1"
    assert strikes["1.n15 e6"] == "strike own.2 e6"


@pytest.mark.parametrize("n", [ZONE_SLOTS, ZONE_SLOTS + 2])
def test_flyers_beyond_the_named_places_have_indices_too(n: int) -> None:
    s = pos("\n".join(["p1 zone n14"] * n) + "\np2 e6 n01\np1 a1 n01")
    names = [name for name in named(s, "strike").values() if name.endswith(" e6")]
    spare = [name for name in named(s, "strike").values() if name.startswith("strike other")]
    assert len(names) == ZONE_SLOTS
    assert bool(spare) == (n > ZONE_SLOTS)


def test_the_question_where_to_leap_names_the_creature() -> None:
    s = pos("p1 c3 f02\np2 e6 n01")
    do(s, "jump c3")
    assert EXTRA.prompt(s)["args"] == {"card": "f02", "unit": "c3"}


def seen_by_both(s: BerserkState) -> list[bytes]:
    return [bytes(SPACE.encode(s, seat)) for seat in (0, 1)]


@clause("BK-29.10", "BK-10.13")
@pytest.mark.parametrize("place", ["c3", "c3s", "zone"])
def test_how_long_a_keyword_is_given_is_in_the_bytes(place: str) -> None:
    told = []
    for until in (m.UNTIL_END_OF_TURN, m.UNTIL_TURN_OF, m.UNTIL_TURN_OF + 1, m.FOR_EVER, None):
        s = pos("p1 c3 x01\np1 c3s f14\np1 zone n14\np2 e6 n01")
        unit = {"c3": 12, "c3s": s.at[m.N_CELLS + 12], "zone": s.forces[0][-1]}[place]
        if until is None:
            told.append(seen_by_both(s))
            continue
        grant(s, unit, until, [0, 0, 0, 0, m.MOD_FLAG, m.DIRECTED, 0, 0])
        refresh(s)
        told.append(seen_by_both(s))
    for seat in (0, 1):
        assert len({bytes_of[seat] for bytes_of in told}) == len(told)


@clause("BK-29.10", "BK-17.4", "BK-17.6")
def test_which_equipment_holds_and_stored_a_token_is_in_the_bytes() -> None:
    field = "p1 c3 x01\np1 c3w n20{0}\np1 c3a n18{1}\np2 e6 n01"
    marks = [("", ""), (" tokens=1", ""), ("", " tokens=1"), (" stored", ""), ("", " stored")]
    marks += [(" closed", ""), ("", " closed")]
    told = [seen_by_both(pos(field.format(*mark))) for mark in marks]
    for seat in (0, 1):
        assert len({bytes_of[seat] for bytes_of in told}) == len(told)
