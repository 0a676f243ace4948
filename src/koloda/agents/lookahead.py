"""What a decision is worth one step ahead: the option and the questions it raises."""

from collections.abc import Callable

from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, S

DEPTH = 3  # questions within one decision that are looked into
BREADTH = 12  # options of such a question that are tried


def value_after(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    s: S,
    option: int,
    seat: int,
    chooser: Chooser,
) -> float:
    """What the seat can expect after an option, its own follow-up questions answered best."""
    copy = s.clone()
    game.apply(copy, option)
    return _settled(game, evaluate, copy, seat, len(s.stack), DEPTH, chooser)


def _settled(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    s: S,
    seat: int,
    level: int,
    depth: int,
    chooser: Chooser,
) -> float:
    """The value once the stack is back at the level from which the decision was taken."""
    asked = game.seat(s)
    if asked == OVER:
        returns = game.returns(s)
        assert returns is not None
        return returns[seat]
    if depth == 0 or asked != seat or len(s.stack) <= level:
        return evaluate(s)[seat]
    best = -2.0
    for option in _some(game.options(s), chooser):
        copy = s.clone()
        game.apply(copy, option)
        value = _settled(game, evaluate, copy, seat, level, depth - 1, chooser)
        if value > best:
            best = value
    return best


def _some(options: list[int], chooser: Chooser) -> list[int]:
    """All options, or a random few of very many."""
    while len(options) > BREADTH:
        options.pop(chooser.below(len(options)))
    return options
