"""The clause beside a line of the log is the one it follows from."""

from functools import cache

import pytest

from koloda.kernel.event import seen_by
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.elven_rage.table import GAME

GAMES = [(0, 700), (2, 1200), (17, 240)]  # seed, decisions


@cache
def cited() -> dict[str, set[str]]:
    """By the key of a line: the clauses cited in some random games."""
    found: dict[str, set[str]] = {}
    for seed, decisions in GAMES:
        s = GAME.start(seed, GAME.any_setup(2 + seed % 3, seed), listen=True)
        chooser = Chooser(seed)
        for _ in range(decisions):
            options = GAME.options(s)
            GAME.apply(s, options[chooser.below(len(options))])
        for event in s.events or []:
            for seat in (None, *range(2 + seed % 3)):
                seen = seen_by(event, seat)
                if seen is not None:
                    message = GAME.message(seen)
                    found.setdefault(str(message["key"]), set()).add(str(message["clause"]))
    return found


@clause("ER-3.8", "ER-8.23", "ER-9.19", "ER-10.6", "ER-12.16", "ER-12.19", "ER-12.22")
@clause("ER-16.8", "ER-19.13", "ER-19.15", "ER-20.10", "ER-5.25")
@pytest.mark.parametrize(
    ("key", "follows_from"),
    [
        ("draws", "ER-19.13"),
        ("attacks", "ER-3.8"),
        ("stands", "ER-9.19"),
        ("battle-won", "ER-10.6"),
        ("cancelled", "ER-12.16"),
        ("offers", "ER-16.8"),
        ("sees-goal", "ER-19.15"),
        ("symbol", "ER-12.19"),
        ("restored", "ER-12.22"),
        ("loses-turn", "ER-8.23"),
        ("leaves-land", "ER-20.10"),
        ("protected", "ER-5.25"),
    ],
)
def test_a_line_of_the_log_cites_its_clause(key: str, follows_from: str) -> None:
    assert cited()[key] == {follows_from}
