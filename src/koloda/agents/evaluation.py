"""Where a game keeps its evaluation, and what stands in for a missing one.

A game's evaluate.py has two functions: `evaluate(s)`, the estimated return of every seat
in -1..1, and `weights(s, options)`, how often a sensible player takes each option of a
position, as positive ints. Both look at one world, true or resampled: they do not know.
QUIET lists the questions (ops of frames) at which nothing is left hanging, so that the
position can be judged; on the way to them questions are answered. `is_unsettled(s)`, where
there is one, says whether something is under way whose outcome a search waits for, such as a
battle; elsewhere that is a turn.
For measuring cards it says in PLAYS which verbs put a card of one's own to use, and in
HELD in which zones of one's view cards wait for that.
"""

from collections.abc import Callable
from typing import Generic

from koloda.games import registry
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.protocol import Game, Option, S

STAND_IN_DECISIONS = 5_000


class Evaluation(Generic[S]):
    """What agents know of a game beyond its rules."""

    def __init__(
        self,
        evaluate: Callable[[S], list[float]],
        weights: Callable[[S, list[Option]], list[int]],
        quiet: list[int],
        plays: list[str],
        held: list[str],
        unsettled: Callable[[S], bool] | None = None,
    ) -> None:
        self.evaluate = evaluate
        self.weights = weights
        self.quiet = quiet
        self.plays = plays
        self.held = held
        self.unsettled = unsettled


def evaluation_of(game: Game[S]) -> Evaluation[S]:
    """The evaluation in the game's own package; without one, random playouts."""
    found = registry.part(game, "minds.evaluate")
    if found is None:
        return stand_in(game)
    return Evaluation(
        found.evaluate,
        found.weights,
        getattr(found, "QUIET", []),
        getattr(found, "PLAYS", ["play"]),
        getattr(found, "HELD", ["hand"]),
        getattr(found, "is_unsettled", None),
    )


def stand_in(game: Game[S]) -> Evaluation[S]:
    """For a game without evaluate.py: the result of one random playout."""

    def evaluate(s: S) -> list[float]:
        copy = s.clone()
        playout(game, copy, Chooser(hash(copy.key()) & 0x3FFFFFFF), STAND_IN_DECISIONS)
        returns = game.returns(copy)
        return [0.0] * 8 if returns is None else returns

    def weights(_: S, options: list[Option]) -> list[int]:
        return [1] * len(options)

    return Evaluation(evaluate, weights, [], ["play"], ["hand"])
