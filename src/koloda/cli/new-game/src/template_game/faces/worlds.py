"""Worlds that a seat cannot tell from the true one."""

from koloda.kernel.piles import redeal
from koloda.kernel.rng import forget_luck
from template_game import model as m
from template_game.rules.position import Position


def resample(s: Position, seat: int | None, seed: int) -> Position:
    """Other luck, and the cards that the seat does not see dealt anew."""
    t = s.clone()
    forget_luck(t, seed)
    hidden = [hand for other, hand in enumerate(t.hands) if other != seat]
    redeal(t, [*hidden, t.deck], m.STREAM_RESAMPLE)
    for hand in hidden:
        hand.sort()
    return t
