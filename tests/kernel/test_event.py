"""Events: each seat sees its own form."""

import pytest

from koloda.kernel.event import ALL, HIDDEN, seen_by


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_open_event_is_the_same_for_all(seat: int | None) -> None:
    assert seen_by((7, ALL, 2, 5, 6), seat) == (7, 5, 6)


def test_a_hidden_argument_is_seen_by_the_masked_seats_only() -> None:
    event = (3, 0b010, 1, 1, 42)
    assert seen_by(event, 1) == (3, 1, 42)
    for other in (0, 2, None):
        assert seen_by(event, other) == (3, 1, HIDDEN)


def test_an_event_may_be_hidden_whole() -> None:
    event = (3, 0b101, -1, 42)
    assert seen_by(event, 0) == seen_by(event, 2) == (3, 42)
    assert seen_by(event, 1) is None
    assert seen_by(event, None) is None


def test_nothing_open_hides_every_argument_but_not_the_event() -> None:
    assert seen_by((3, 0b001, 0, 8, 9), 1) == (3, HIDDEN, HIDDEN)
