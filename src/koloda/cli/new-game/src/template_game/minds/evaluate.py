"""What a position is worth, for bots; without this module they play it out at random."""

from koloda.kernel.options import a_of
from template_game.rules.position import Position


def evaluate(s: Position) -> list[float]:
    """The estimated return of every seat, by points and by the cards in hand."""
    worth = [
        points + 0.1 * sum(s.table.strength[kind] for kind in hand)
        for points, hand in zip(s.points, s.hands, strict=True)
    ]
    mean, most = sum(worth) / s.seats, max(worth) + 1.0
    return [(own - mean) / most for own in worth]


def weights(s: Position, options: list[int]) -> list[int]:
    """How often a sensible player takes each option: strong cards more often."""
    return [s.table.strength[a_of(option)] for option in options]
