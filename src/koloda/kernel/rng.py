"""A counter-based random generator whose whole state is a few ints of the position.

Outcome n of a stream is a hash of (key, stream, n): streams never disturb one another,
so two matches with one seed share their luck wherever they draw alike. Factors stay below
2**30, where a compiled multiplication is one machine instruction.
"""

from typing import Final

from koloda.kernel.errors import KolodaError
from koloda.kernel.numbers import MOST
from koloda.kernel.state import BaseState

BITS: Final = 30
MASK: Final = (1 << BITS) - 1


def _round(x: int, factor: int) -> int:
    x = ((x ^ (x >> 16)) * factor) & MASK
    return x ^ (x >> 15)


def key_of(seed: int) -> tuple[int, int]:
    """The two key words of a seed (any int of up to 60 bits counts in full)."""
    if seed < 0:
        raise KolodaError(f"a seed cannot be negative: {seed}")
    if seed > MOST:
        raise KolodaError("a seed has at most 64 bits")
    low, high = seed & MASK, (seed >> BITS) & MASK
    low = _round(_round((low + 0x1B873593) & MASK, 0x2C1B3C6D) ^ high, 0x297A2D39)
    high = _round(_round((high + 0x0E6546B6) & MASK, 0x35A4E903) ^ low, 0x2C1B3C6D)
    return low, high


def rekey(s: BaseState, seed: int) -> None:
    """Replace the generator's key: from here on other luck."""
    s.key_low, s.key_high = key_of(seed)


def forget_luck(s: BaseState, seed: int) -> None:
    """The luck of a world that nobody has seen: another key, every stream at its start."""
    rekey(s, seed)
    s.counters[:] = [0] * len(s.counters)
    s.forced.clear()


def bits(s: BaseState, stream: int) -> int:
    """The next 30 random bits of a stream."""
    n = s.counters[stream]
    s.counters[stream] = n + 1
    x = (s.key_low + n * 0x3C6EF35F + stream * 0x2545F491) & MASK
    x = ((x ^ (x >> 16)) * 0x2C1B3C6D) & MASK
    x = ((x ^ (x >> 15) ^ s.key_high) * 0x297A2D39) & MASK
    x = ((x ^ (x >> 14)) * 0x35A4E903) & MASK
    return x ^ (x >> 16)


def below(s: BaseState, stream: int, n: int) -> int:
    """A random int in 0..n-1; bias below n / 2**30."""
    if s.forced:
        outcome = _forced(s, stream)
        if outcome >= 0:
            if outcome >= n:
                raise KolodaError(f"forced outcome {outcome} of stream {stream}: not below {n}")
            s.counters[stream] += 1
            return outcome
    return (bits(s, stream) * n) >> BITS


def force(s: BaseState, stream: int, outcomes: list[int]) -> None:
    """Queue the next outcomes of a stream, for tests."""
    for outcome in outcomes:
        s.forced.append(stream)
        s.forced.append(outcome)


def _forced(s: BaseState, stream: int) -> int:
    forced = s.forced
    for i in range(0, len(forced), 2):
        if forced[i] == stream:
            outcome = forced[i + 1]
            del forced[i : i + 2]
            return outcome
    return -1
