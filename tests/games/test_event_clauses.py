"""Every kind of event says which clause it follows from, and the rulebook has that clause."""

import pytest

from koloda.cli.clauses import all_ids, defined
from koloda.games import registry
from koloda.games.berserk.rules.events import EVENTS as BERSERK
from koloda.games.berserk_heroes.faces.events import EVENTS as HEROES
from koloda.games.cthulhu_realms.model import EVENTS as CTHULHU
from koloda.games.elven_rage.model import EVENTS as ELVEN
from koloda.games.valhalla.faces.events import EVENTS as VALHALLA
from koloda.kernel.event import seen_by
from koloda.kernel.playout import Chooser

CLAUSES = {
    "berserk": [clause for _, _, clause in BERSERK],
    "berserk_heroes": [clause for _, _, clause in HEROES],
    "cthulhu_realms": [clause for _, _, clause in CTHULHU],
    "elven_rage": [names[1] for names in ELVEN],
    "valhalla": [clause for _, _, clause in VALHALLA],
}


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_kind_of_event_has_a_clause_of_the_rulebook(name: str) -> None:
    rulings = {clause for clause in all_ids(name) if "-R" in clause}
    known = {*defined(name), *rulings}
    assert [clause for clause in CLAUSES[name] if clause not in known] == []


@pytest.mark.parametrize("name", registry.GAMES)
def test_events_of_a_match_carry_their_clause(name: str) -> None:
    game = registry.find(name)
    s, chooser = game.start(5, game.any_setup(2, 5), listen=True), Chooser(5)
    for _ in range(300):
        options = game.options(s)
        if not options:
            break
        game.apply(s, options[chooser.below(len(options))])
    assert s.events
    for event in s.events:
        for seat in (None, 0, 1):
            seen = seen_by(event, seat)
            if seen is not None:
                assert game.message(seen)["clause"] == CLAUSES[name][event[0]]
