"""Seeds made from seeds: one number decides everything, and no two uses share luck."""

from typing import Final

WORD: Final = 0x7FFFFFFF


def _stir(x: int, factor: int) -> int:
    x = ((x ^ (x >> 16)) * factor) & WORD
    return x ^ (x >> 15)


def mix(seed: int, number: int) -> int:
    """A seed of 62 bits for the numbered use of a seed; the way back is not practicable."""
    low, high = (seed ^ 0x5BF03635) & WORD, (seed >> 31 ^ 0x2F6E2B1) & WORD
    low = _stir((low + number * 0x3C6EF35F) & WORD, 0x2C1B3C6D) ^ high
    high = _stir((high + (number >> 31) + low) & WORD, 0x297A2D39)
    low = _stir(low ^ high, 0x35A4E903)
    high = _stir(high ^ low, 0x2C1B3C6D)
    return high << 31 | low
