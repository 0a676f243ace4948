"""Intervals and sequential tests."""

from dataclasses import dataclass
from math import log, sqrt

from koloda.kernel.errors import KolodaError

Z = 1.959963984540054  # 95 %


def wilson(score: float, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate: score successes (draws count half) of n."""
    if n == 0:
        return 0.0, 1.0
    rate, z2 = score / n, Z * Z
    centre = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = Z * sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class SequentialTest:
    """Is the true score `low`, or is it `high`? Errors of either kind below `error`.

    The generalised sequential probability ratio test on the scores of mirrored blocks: the
    blocks, not the single games, are independent of one another.
    """

    low: float
    high: float
    error: float = 0.05
    least: int = 10  # blocks before the spread of their scores can be trusted

    def verdict(self, blocks: list[float]) -> str:
        """ "low", "high", or "" while more blocks are needed."""
        n = len(blocks)
        if n < self.least:
            return ""
        bound = log((1 - self.error) / self.error)
        ratio = self.ratio(blocks)
        return "high" if ratio >= bound else "low" if ratio <= -bound else ""

    def ratio(self, blocks: list[float]) -> float:
        """The logarithm of the likelihood ratio of high to low."""
        n = len(blocks)
        mean = sum(blocks) / n
        floor = 0.25 / n  # blocks that all ended alike still have some spread
        spread = max(sum((score - mean) ** 2 for score in blocks) / n, floor)
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)


def parse_test(text: str) -> SequentialTest:
    """LOW:HIGH, two rates such as 0.5:0.6."""
    low, colon, high = text.partition(":")
    try:
        bounds = (float(low), float(high))
    except ValueError:
        bounds = (1.0, 0.0)
    if not colon or not 0.0 < bounds[0] < bounds[1] < 1.0:
        raise KolodaError(f"--stop takes two rates LOW:HIGH such as 0.45:0.55, not {text!r}")
    return SequentialTest(*bounds)


def shares(returns: list[float]) -> list[float]:
    """One win, shared by all seats with the best return."""
    best = max(returns)
    winners = [value == best for value in returns]
    return [1.0 / sum(winners) if won else 0.0 for won in winners]


def win_chances(values: list[float]) -> list[float]:
    """Expected returns as chances to win.

    A sole winner gets 1; what a loser gets follows from the sum, which is the same however
    the game ends: -1 in some games, in others the losers pay 1 between them.
    """
    n = len(values)
    if n == 1:
        return [(values[0] + 1.0) / 2.0]
    lost = (sum(values) - 1.0) / (n - 1)
    return [min(1.0, max(0.0, (value - lost) / (1.0 - lost))) for value in values]


def win_chance(value: float, values: list[float]) -> float:
    """The chance of a seat that expects this return where all seats together expect values."""
    others = (sum(values) - value) / max(1, len(values) - 1)
    return win_chances([value] + [others] * (len(values) - 1))[0]
