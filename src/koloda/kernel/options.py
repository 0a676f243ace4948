"""Option codes: a verb and two parameters in one int."""

from typing import Final

A_SHIFT: Final = 12
VERB_SHIFT: Final = 24
PARAMETER: Final = 0xFFF


def pack(verb: int, a: int = 0, b: int = 0) -> int:
    """The code of a verb with parameters 0..4095."""
    return verb << VERB_SHIFT | a << A_SHIFT | b


def verb_of(option: int) -> int:
    """The verb of a code."""
    return option >> VERB_SHIFT


def a_of(option: int) -> int:
    """The first parameter of a code."""
    return option >> A_SHIFT & PARAMETER


def b_of(option: int) -> int:
    """The second parameter of a code."""
    return option & PARAMETER
