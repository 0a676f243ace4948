"""Standing answers: when a player wants to be asked at all. His own setting, no part of a match.

A game with windows in which players mostly pass names levels in an attribute `standing`, the
first of them "always", and says in `standing_answer` how a level answers. Whoever asks a player
(a server, a terminal) keeps his level and answers for him; such an answer is recorded like any
other.
"""

from typing import Final, Protocol, cast

from koloda.kernel.protocol import Game, S
from koloda.kernel.state import BaseState

ASKS: Final = -1  # the player is to be asked


class _Standing(Protocol):
    def standing_answer(self, s: BaseState, level: str) -> int: ...


def levels_of(game: Game[S]) -> list[str]:
    """The levels a player may choose from; empty in games without such windows."""
    return cast("list[str]", getattr(game, "standing", []))


def answer_for(game: Game[S], s: S, level: str) -> int:
    """The option a seat with this level takes without being asked, or ASKS."""
    if not level or level not in levels_of(game):
        return ASKS
    return cast(_Standing, game).standing_answer(s, level)
