"""Intervals and sequential tests against values worked out elsewhere."""

from itertools import product
from math import prod

import pytest

from koloda.arena.statistics import (
    SequentialTest,
    capital,
    independent,
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


def test_results_that_are_alike_count_for_less() -> None:
    assert independent([[1.0], [0.0], [1.0], [0.0]]) == 4.0
    alike = [[1.0] * 10, [0.0] * 10] * 20
    assert independent(alike) == pytest.approx(40.0)  # as many as there are groups
    mixed = [[1.0, 0.0] * 5] * 40
    assert independent(mixed) == 40.0 * 10  # never more than there are
    half = [[1.0] * 8 + [0.0] * 2, [1.0] * 2 + [0.0] * 8] * 20
    assert 40 < independent(half) == pytest.approx(400 * 0.25 / (10 * 0.09) * 39 / 40)
    assert independent([[1.0, 1.0]] * 5) == 5.0  # nothing is known of their spread


@pytest.mark.parametrize("rate", [0.15, 0.45, 0.85])
@pytest.mark.parametrize("drawn", [0.0, 0.1, 0.3])
def test_bets_at_fair_odds_gain_nothing_on_average(rate: float, drawn: float) -> None:
    """However the two games of a block hang together: so a large gain is rare."""
    chances = {0.0: 1 - rate - drawn / 2, 0.5: drawn, 1.0: rate - drawn / 2}
    mean = sum(
        prod(chances[score] for score in blocks) * capital(list(blocks), rate)
        for blocks in product(chances, repeat=5)
    )
    assert mean == pytest.approx(1.0)


def decided(test: SequentialTest, chooser: Chooser, chance: float) -> str:
    """The verdict on at most 100 blocks of two games."""
    blocks: list[float] = []
    while not (verdict := test.verdict(blocks)) and len(blocks) < 100:
        won = sum(chooser.below(1000) < chance * 1000 for _ in range(2))
        blocks.append(won / 2)
    return verdict


@pytest.mark.parametrize(
    ("chance", "wrong"), [(0.65, "high"), (0.75, "low"), (0.5, "high"), (0.9, "low")]
)
def test_the_sequential_test_is_rarely_wrong(chance: float, wrong: str) -> None:
    test, chooser = SequentialTest(0.65, 0.75), Chooser(2)
    assert [decided(test, chooser, chance) for _ in range(60)].count(wrong) <= 5


@pytest.mark.parametrize(("chance", "right"), [(0.5, "low"), (0.9, "high")])
def test_the_sequential_test_finds_out(chance: float, right: str) -> None:
    test, chooser = SequentialTest(0.65, 0.75), Chooser(1)
    assert [decided(test, chooser, chance) for _ in range(30)].count(right) >= 29


def test_few_blocks_that_all_end_alike_do_not_decide() -> None:
    test = SequentialTest(0.85, 0.92)
    assert test.verdict([]) == ""
    assert test.verdict([1.0] * 10) == ""  # at 0.85, one run in five may begin like this
    assert test.verdict([1.0] * 40) == "high"
    assert test.verdict([0.0] * 4) == "low"


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
