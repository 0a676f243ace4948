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


def test_of_a_time_as_many_iterations_are_left_as_went_before() -> None:
    second = Budget(seconds=1.0)
    assert second.left(0, 0.0) > 1_000_000
    assert second.left(40, 0.4) == 60
    assert second.left(1, 0.9) == 1
    assert second.left(40, 1.0) == second.left(40, 2.0) == 0


def test_iterations_are_left_whatever_time_they_took() -> None:
    assert [Budget(iterations=3).left(done, 9.0) for done in range(4)] == [3, 2, 1, 0]
