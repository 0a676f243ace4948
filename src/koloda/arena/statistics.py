"""Intervals and sequential tests."""

from dataclasses import dataclass
from math import prod, sqrt

from koloda.kernel.errors import KolodaError

Z = 1.959963984540054  # 95 %
PARTS = 10  # of the stake of a sequential test: how much to risk depends on what is not known


def wilson(score: float, n: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate: score successes (draws count half) of n."""
    if n == 0:
        return 0.0, 1.0
    rate, z2 = score / n, Z * Z
    centre = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = Z * sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


def independent(groups: list[list[float]]) -> float:
    """How many independent results tell as much as these, of which those of a group are alike.

    So many would have a mean that varies as much as the mean of the groups does. There are never
    more than results, nor fewer than groups.
    """
    n, least = sum(map(len, groups)), len(groups)
    mean = sum(map(sum, groups)) / n
    strays = sum((sum(group) - mean * len(group)) ** 2 for group in groups) * least
    alone = mean * (1 - mean) * n * n * (least - 1)
    if not alone:  # all results are the same, or all are of one group
        return least
    return max(least, min(n, alone / strays)) if strays else n


@dataclass(frozen=True)
class SequentialTest:
    """Is the true score above `low`, or is it below `high`?

    Either answer is wrong with a chance below `error`, whenever it comes and however blocks are
    distributed: a gambler who bets at odds that are fair for a rate does not expect to gain while
    the true rate is no better, so his stake ever becomes 1 / error times as much with a chance of
    at most `error` (Ville's inequality). Blocks, not single games, are independent of one another.
    """

    low: float
    high: float
    error: float = 0.05

    def verdict(self, blocks: list[float]) -> str:
        """ "high": above low; "low": below high; "" while more blocks are needed."""
        above = capital(blocks, self.low)
        below = capital([1.0 - score for score in blocks], 1.0 - self.high)
        if max(above, below) * self.error < 1.0:
            return ""
        return "high" if above >= below else "low"


def capital(scores: list[float], rate: float) -> float:
    """What 1 has become that was bet on scores above a rate, each part risking another share."""
    gains = [score / rate - 1.0 for score in scores]
    parts = [prod([1.0 + risk / PARTS * gain for gain in gains]) for risk in range(1, PARTS + 1)]
    return sum(parts) / PARTS


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
