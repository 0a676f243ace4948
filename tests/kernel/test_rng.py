"""The random generator: even, streams and seeds independent, forced outcomes for tests."""

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from koloda.kernel.errors import KolodaError
from koloda.kernel.rng import MASK, below, bits, force, key_of, rekey
from tests.kernel.toy import ToyState

STREAMS = 8


def state(seed: int = 1) -> ToyState:
    low, high = key_of(seed)
    return ToyState(low, high, [0] * STREAMS, [], [], 0, [], [], [])


def fits(seen: Counter[int], cells: int) -> bool:
    """Whether counts are even: chi-square within six standard deviations."""
    expected = seen.total() / cells
    chi = sum((seen[cell] - expected) ** 2 / expected for cell in range(cells))
    return chi < cells - 1 + 6 * sqrt(2 * (cells - 1))


@pytest.mark.parametrize("stream", range(STREAMS))
def test_outcomes_are_even_in_every_stream(stream: int) -> None:
    s = state(11)
    for n in (2, 6, 52):
        assert fits(Counter(below(s, stream, n) for _ in range(3000)), n)


def test_neighbouring_outcomes_are_independent() -> None:
    s = state(5)
    rolls = [below(s, 0, 6) for _ in range(6000)]
    assert fits(Counter(a * 6 + b for a, b in pairwise(rolls)), 36)
    assert fits(Counter(a * 6 + b for a, b in zip(rolls, rolls[2:], strict=False)), 36)


def test_every_bit_is_even() -> None:
    s = state(3)
    drawn = [bits(s, 2) for _ in range(4000)]
    for bit in range(MASK.bit_length()):
        ones = sum(x >> bit & 1 for x in drawn)
        assert abs(ones - 2000) < 6 * sqrt(1000), bit


@pytest.mark.parametrize(("one", "two"), [(a, b) for a in range(4) for b in range(a)])
def test_two_streams_are_independent(one: int, two: int) -> None:
    s = state(9)
    pairs = Counter(below(s, one, 6) * 6 + below(s, two, 6) for _ in range(3000))
    assert fits(pairs, 36)


def test_no_stream_repeats_another_later() -> None:
    s = state(4)
    runs: set[tuple[int, int]] = set()
    for stream in range(STREAMS):
        drawn = [bits(s, stream) for _ in range(4000)]
        runs.update(pairwise(drawn))
    assert len(runs) == STREAMS * 3999


def test_neighbouring_seeds_have_independent_luck() -> None:
    for stream in (0, 5):
        firsts = [below(state(seed), stream, 6) for seed in range(3000)]
        assert fits(Counter(firsts), 6)
        assert fits(Counter(a * 6 + b for a, b in pairwise(firsts)), 36)


def test_a_stream_does_not_disturb_another() -> None:
    alone, disturbed = state(), state()
    expected = [bits(alone, 0) for _ in range(10)]
    seen = []
    for _ in range(10):
        bits(disturbed, 1)
        seen.append(bits(disturbed, 0))
    assert seen == expected


def test_the_state_is_the_whole_generator() -> None:
    s = state()
    bits(s, 0)
    copy = s.clone()
    assert [bits(s, 0) for _ in range(5)] == [bits(copy, 0) for _ in range(5)]
    assert s.counters[0] == 6


def test_rekeying_gives_other_luck_from_here_on() -> None:
    one, two = state(1), state(1)
    rekey(two, 2)
    assert [bits(one, 0) for _ in range(5)] != [bits(two, 0) for _ in range(5)]


def test_seeds_up_to_60_bits_count_in_full() -> None:
    assert len({key_of(1 << bit) for bit in range(60)}) == 60
    assert len({key_of(seed) for seed in range(5000)}) == 5000


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(KolodaError, match="a seed cannot be negative: -1"):
        key_of(-1)


def test_forced_outcomes_come_first_each_in_its_stream() -> None:
    s = state()
    force(s, 0, [3, 1])
    force(s, 1, [5])
    assert [below(s, 1, 6), below(s, 0, 6), below(s, 0, 6)] == [5, 3, 1]
    assert s.forced == []
    assert s.counters[:2] == [2, 1]


def test_a_forced_outcome_out_of_range_is_refused() -> None:
    s = state()
    force(s, 0, [6])
    with pytest.raises(KolodaError, match="forced outcome 6 of stream 0: not below 6"):
        below(s, 0, 6)


def test_the_sequence_of_a_seed_never_changes() -> None:
    """Records of older matches depend on it."""
    s = state(2026)
    assert [below(s, 0, 1000) for _ in range(6)] == SEQUENCE


SEQUENCE = [991, 473, 744, 944, 803, 955]
