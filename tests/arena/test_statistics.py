"""Intervals and sequential tests against values worked out elsewhere."""

import pytest

from koloda.arena.statistics import (
    SequentialTest,
    parse_test,
    shares,
    wilson,
    win_chance,
    win_chances,
)
from koloda.kernel.errors import KolodaError
from koloda.kernel.playout import Chooser


@pytest.mark.parametrize(
    ("score", "n", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval(score: float, n: int, low: float, high: float) -> None:
    assert wilson(score, n) == pytest.approx((low, high), abs=1e-4)


def coin(chance: float, seed: int, n: int) -> list[float]:
    chooser = Chooser(seed)
    return [float(chooser.below(1000) < chance * 1000) for _ in range(n)]


@pytest.mark.parametrize(("chance", "verdict"), [(0.4, "low"), (0.6, "high")])
def test_the_sequential_test_is_rarely_wrong(chance: float, verdict: str) -> None:
    test = SequentialTest(0.45, 0.55)
    wrong = 0
    for seed in range(60):
        flips = coin(chance, seed * 7 + 1, 2000)
        found = next(v for n in range(1, 2000) if (v := test.verdict(flips[:n])))
        wrong += found != verdict
    assert wrong <= 4


def test_the_sequential_test_waits_for_a_few_blocks() -> None:
    test = SequentialTest(0.45, 0.55, least=10)
    assert test.verdict([1.0] * 9) == ""
    assert test.verdict([1.0] * 10) == "high"


@pytest.mark.parametrize("text", ["", "0.5", "0.6:0.5", "0:1", "a:b", "0.5:0.6:0.7", "0.5:nan"])
def test_what_is_no_test_is_refused(text: str) -> None:
    with pytest.raises(KolodaError, match="--stop takes two rates"):
        parse_test(text)


def test_a_win_is_shared_and_a_return_is_a_chance() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1.0, -0.5, -0.5]) == [1.0, 0.0, 0.0]
    assert win_chances([0.5]) == [0.75]
    assert win_chances([0.0, 0.0]) == [0.5, 0.5]


@pytest.mark.parametrize("lost", [-1.0, -1 / 3])
def test_chances_follow_whatever_losers_get(lost: float) -> None:
    assert win_chances([lost, 1.0, lost, lost]) == pytest.approx([0.0, 1.0, 0.0, 0.0])
    mixed = [0.25 + 0.75 * lost] * 4
    assert win_chances(mixed) == pytest.approx([0.25] * 4)
    assert win_chance(0.6 + 0.4 * lost, mixed) == pytest.approx(0.6)
