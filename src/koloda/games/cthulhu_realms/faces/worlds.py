"""Worlds a seat cannot tell from the true one: CR-4.198.

Which cards a player owns is open, so hands and decks are dealt anew player by player. A world
conditions on open information alone, not on what play lets one infer.
"""

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.state import CthulhuState, asks
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.rng import forget_luck


def resample(s: CthulhuState, seat: int | None, seed: int) -> CthulhuState:
    """Other hands and decks dealt anew, other luck."""
    t = s.clone()
    forget_luck(t, seed)
    t.common.sort()  # CR-4.192: how the cards lie in the list is luck that was used up
    for other in range(t.seats):
        if other == seat:
            t.decks[other].sort()  # CR-4.190
        else:
            redeal_seat(t, other)
    return t


def redeal_seat(t: CthulhuState, seat: int) -> None:
    """Deal the unknown cards of a hand and its deck anew: CR-4.198."""
    hidden = t.hands[seat][:]
    for kind in t.known[seat]:
        hidden.remove(kind)
    redeal(t, [hidden, t.decks[seat]], m.STREAM_RESAMPLE)
    t.hands[seat] = sorted(hidden + t.known[seat])
    t.decks[seat].sort()
    if asks(t, m.ASK_DISCARD) and t.stack[-3] == seat:
        pick_anew(t, seat)


def pick_anew(t: CthulhuState, seat: int) -> None:
    """CR-4.195: which cards are picked for a discard is seen by their owner alone."""
    picks = t.hands[seat][:]
    shuffle(t, picks, m.STREAM_RESAMPLE)
    t.pending[:] = picks[: len(t.pending)]
