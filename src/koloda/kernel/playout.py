"""Random playouts: the fastest way from a position to the end of the game."""

from collections.abc import Callable

from koloda.kernel.protocol import Game, S
from koloda.kernel.rng import BITS, MASK


class Chooser:
    """A small generator for choosing among options; no part of any position."""

    def __init__(self, seed: int) -> None:
        self.x = (seed * 0x1E3779B1 + 0x3F4A7C15) & MASK

    def __reduce__(self) -> tuple[Callable[[int], "Chooser"], tuple[int]]:
        return (resume, (self.x,))

    def below(self, n: int) -> int:
        """A random int in 0..n-1."""
        self.x = x = (self.x * 1664525 + 1013904223) & MASK
        return (x * n) >> BITS


def resume(x: int) -> Chooser:
    """A chooser that goes on where another one stopped."""
    chooser = Chooser(0)
    chooser.x = x
    return chooser


def playout(game: Game[S], s: S, chooser: Chooser, limit: int = 1_000_000) -> int:
    """Choose uniformly until the game is over; returns the number of decisions."""
    n = 0
    options = game.options(s)
    while options and n < limit:
        game.apply(s, options[chooser.below(len(options))])
        options = game.options(s)
        n += 1
    return n
