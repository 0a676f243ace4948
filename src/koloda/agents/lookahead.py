"""What a decision is worth one step ahead: the option and the questions it raises."""

from collections.abc import Callable
from typing import Final

from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, S

DEPTH: Final = 3  # questions within one decision that are looked into, at most
BREADTH: Final = [0, 4, 6, 12]  # options of such a question that are tried, by depth left


def value_after(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    quiet: list[int],
    s: S,
    option: int,
    seat: int,
    chooser: Chooser,
    depth: int = DEPTH,
) -> float:
    """What the seat can expect after an option, up to the next quiet question."""
    copy = s.clone()
    game.apply(copy, option)
    return _settled(game, evaluate, quiet, copy, depth, chooser)[seat]


def _settled(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    quiet: list[int],
    s: S,
    depth: int,
    chooser: Chooser,
) -> list[float]:
    """Everybody's value once nothing is left hanging; on the way each answers for itself."""
    asked = game.seat(s)
    if asked == OVER:
        returns = game.returns(s)
        assert returns is not None
        return returns
    if depth == 0 or not quiet or s.stack[-4] in quiet:
        return evaluate(s)
    best: list[float] = []
    for option in _some(game.options(s), BREADTH[depth], chooser):
        copy = s.clone()
        game.apply(copy, option)
        values = _settled(game, evaluate, quiet, copy, depth - 1, chooser)
        if not best or values[asked] > best[asked]:
            best = values
    return best


def _some(options: list[int], most: int, chooser: Chooser) -> list[int]:
    """All options, or a random few of very many."""
    while len(options) > most:
        options.pop(chooser.below(len(options)))
    return options
