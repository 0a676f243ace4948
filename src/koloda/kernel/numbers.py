"""Numbers in what a stranger hands in."""

from typing import Final

NO_NUMBER: Final = -1
MOST: Final = (1 << 64) - 1


def natural(word: str, most: int = MOST) -> int:
    """The number plain digits stand for, up to a bound; NO_NUMBER if they do not."""
    if not (word.isascii() and word.isdigit()) or len(word) > len(str(most)):
        return NO_NUMBER
    number = int(word)
    return number if number <= most else NO_NUMBER
