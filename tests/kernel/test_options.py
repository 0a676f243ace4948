"""Option codes: a verb and two parameters."""

import pytest

from koloda.kernel.options import a_of, b_of, pack, verb_of


@pytest.mark.parametrize("code", [(0, 0, 0), (1, 2, 3), (9, 4095, 4095), (40, 0, 4095)])
def test_a_code_unpacks_to_what_was_packed(code: tuple[int, int, int]) -> None:
    option = pack(*code)
    assert (verb_of(option), a_of(option), b_of(option)) == code


def test_parameters_left_out_are_zero() -> None:
    assert pack(5) == pack(5, 0, 0)
    assert pack(5, 7) == pack(5, 7, 0)


def test_codes_ascend_by_verb_then_parameters() -> None:
    codes = [pack(verb, a, b) for verb in range(3) for a in (0, 1, 4095) for b in (0, 7, 4095)]
    assert codes == sorted(set(codes))
