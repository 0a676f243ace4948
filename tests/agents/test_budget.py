"""Budgets in iterations and in seconds."""

import pytest

from koloda.agents.budget import Budget, parse
from koloda.agents.registry import make
from koloda.games.registry import find
from koloda.kernel.errors import KolodaError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(iterations=1)),
        ("1000", Budget(iterations=1000)),
        ("1s", Budget(seconds=1.0)),
        ("2.5s", Budget(seconds=2.5)),
        ("300ms", Budget(seconds=0.3)),
    ],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert parse(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "1.5", "0s", "0.0001s", "9999s", "1m", "s", "1 s", "١", "nan", "1e3"]
)
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(KolodaError, match="is no budget: give iterations") as caught:
        make(f"ismcts:{text}", find("cthulhu_realms"), 1)
    assert repr(text) in str(caught.value)
