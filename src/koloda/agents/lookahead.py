"""What a decision is worth one step ahead: the option and the questions it raises."""

from collections.abc import Callable
from typing import Final

from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, S

DEPTH: Final = 3  # questions within one decision that are looked into, at most
BREADTH: Final = [0, 4, 6, 12]  # options of such a question that are tried, by depth left
ANSWERS: Final = 4  # options of a question that are tried where it is settled roughly


def value_after(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    quiet: list[int],
    s: S,
    option: int,
    seat: int,
    chooser: Chooser,
) -> float:
    """What the seat can expect after an option, up to the next quiet question."""
    copy = s.clone()
    game.apply(copy, option)
    return _settled(game, evaluate, quiet, copy, DEPTH, chooser)[seat]


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


def settle_roughly(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    quiet: list[int],
    s: S,
    most: int,
    chooser: Chooser,
) -> list[float]:
    """Everybody's value once nothing is left hanging; s is used up.

    Each open question gets the answer that looks best to its seat at once, without a look
    at the questions behind it: the cost grows with their number, not with its power.
    """
    while most > 0 and quiet and game.seat(s) != OVER and s.stack[-4] not in quiet:
        options = game.options(s)
        if len(options) == 1:
            game.apply(s, options[0])
            continue
        s = _answered(game, evaluate, s, options, chooser)
        most -= 1
    returns = game.returns(s)
    return evaluate(s) if returns is None else returns


def _answered(
    game: Game[S],
    evaluate: Callable[[S], list[float]],
    s: S,
    options: list[int],
    chooser: Chooser,
) -> S:
    """The position after the answer that looks best, of a few; among equals any."""
    seat = game.seat(s)
    options = _some(options, ANSWERS, chooser)
    shift = chooser.below(len(options))
    best = s
    best_value = -1e9
    for i in range(len(options)):
        copy = s.clone()
        game.apply(copy, options[(i + shift) % len(options)])
        returns = game.returns(copy)
        value = evaluate(copy)[seat] if returns is None else returns[seat]
        if value > best_value:
            best_value = value
            best = copy
    return best


def _some(options: list[int], most: int, chooser: Chooser) -> list[int]:
    """All options, or a random few of very many."""
    while len(options) > most:
        options.pop(chooser.below(len(options)))
    return options
