"""The start of a match: chapters 1, 4 and 5 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.events import E_DEALT, E_ROLES, tell
from koloda.games.berserk.rules.position import new_berserk_state
from koloda.games.berserk.rules.squad import DEAL, deal
from koloda.games.berserk.rules.state import BerserkState
from koloda.kernel.frames import then
from koloda.kernel.rng import below


def start(
    table: CardTable, seed: int, decks: list[list[int]], first: int, limits: list[int], listen: bool
) -> BerserkState:
    """BK-5.1, 5.2, 5.10: roles by lot, then both deals; the rest waits as frames.

    BK-5.8, 7.11: nobody sees what the other one chooses, so one may be asked after the other.
    """
    s = new_berserk_state(seed, table, first, limits[0], limits[1])
    if listen:
        s.events = []
    coin = below(s, m.STREAM_COIN, 2)
    if first == m.NONE:
        s.first = coin
    tell(s, E_ROLES, s.first)
    for seat in (0, 1):
        s.decks[seat] = sorted(decks[seat])  # the deal takes an own copy
        deal(s, seat)
        tell(s, E_DEALT, seat, DEAL)
    then(
        s,
        (m.ASK_DRAFT, 0, 0, 0),
        (m.ASK_DEPLOY, 0, 0, 0),
        (m.ASK_DRAFT, 1, 0, 0),
        (m.ASK_DEPLOY, 1, 0, 0),
    )
    s.stack[:0] = after_deployment(s.first)
    return s


def after_deployment(first: int) -> list[int]:
    """The frames of chapters 8 to 10 (BK-9.1), the last to run first in the list."""
    frames = [
        (m.OP_REVEAL, 0, 0, 0),
        (m.OP_VICTORY, 0, 0, 0),
        (m.OP_PLACE, first, 0, 0),
        (m.OP_PLACE, 1 - first, 0, 0),
        (m.OP_VANGUARD, first, 0, 0),
        (m.OP_BATTLE, 0, 0, 0),
    ]
    flat: list[int] = []
    for frame in reversed(frames):
        flat.extend(frame)
    return flat
