"""Dense indices: every code has its place in ascending order, and no other code has one."""

import random

import pytest

from koloda.kernel.encoder import NO_INDEX, Index


@pytest.mark.parametrize("n", [0, 1, 2, 7, 500])
def test_every_code_has_its_place_in_ascending_order(n: int) -> None:
    codes = random.Random(n).sample(range(1 << 30), n)
    index = Index(codes)
    assert index.codes == sorted(codes)
    assert [index.find(code) for code in sorted(codes)] == list(range(n))


def test_a_code_that_was_not_numbered_has_no_place() -> None:
    codes = list(range(0, 4000, 2))
    index = Index(codes)
    assert [index.find(code + 1) for code in codes] == [NO_INDEX] * len(codes)
    assert Index([]).find(0) == NO_INDEX


def test_codes_that_fall_on_one_place_are_told_apart() -> None:
    """The table has four places for each code, and products that begin alike share theirs."""
    codes = [code << 40 for code in range(4)]
    index = Index(codes)
    assert [index.find(code) for code in codes] == [0, 1, 2, 3]
    assert index.find(4 << 40) == NO_INDEX
