"""Choices several seats make at once and in secret.

The kernel asks them in seat order. Where a game says that the order does not matter, a seat may
be asked before its turn: its questions are brought to the top of the stack of a copy, and what it
answers there is carried out in the match when its turn comes.
"""

from typing import cast

from koloda.kernel.protocol import Game, S


def asks_of(game: Game[S]) -> list[int]:
    """The questions whose order among seats does not matter, by the game's own word.

    A game names them in an attribute `simultaneous`: what one seat is asked, is offered and
    learns by them depends on no answer of another seat.
    """
    return cast("list[int]", getattr(game, "simultaneous", []))


def choosing(game: Game[S], s: S) -> list[int]:
    """The seats that choose at once now, in the order of the kernel; empty if one decides alone."""
    asks = asks_of(game)
    seats: list[int] = []
    at = len(s.stack) - 4
    while at >= 0 and s.stack[at] in asks:
        if s.stack[at + 1] not in seats:
            seats.append(s.stack[at + 1])
        at -= 4
    return seats if len(seats) > 1 else []


def asked_early(game: Game[S], s: S, seat: int) -> S:
    """A copy in which one of the seats that choose at once is asked first."""
    t = s.clone()
    asks, start = asks_of(game), len(t.stack)
    while start >= 4 and t.stack[start - 4] in asks:
        start -= 4
    own: list[int] = []
    others: list[int] = []
    for at in range(start, len(t.stack), 4):
        frames = own if t.stack[at + 1] == seat else others
        frames.extend(t.stack[at : at + 4])
    t.stack[start:] = others + own
    return t
