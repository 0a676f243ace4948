"""The start of a match: chapters 1, 4 and 5 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.events import E_DEALT, E_ROLES, tell
from koloda.games.berserk.rules.squad import DEAL, deal
from koloda.games.berserk.rules.state import BerserkState
from koloda.kernel.frames import then
from koloda.kernel.rng import below, key_of


def empty(
    table: CardTable, seed: int, first: int, quiet_limit: int, turn_limit: int
) -> BerserkState:
    """A match before the deal, without cards."""
    low, high = key_of(seed)
    blank = [0] * m.N_CELLS
    return BerserkState(
        low, high, [0] * m.N_STREAMS, [], [], table,
        first, m.PREPARING, 0, m.NONE, 0, quiet_limit, turn_limit, 0, m.NONE, 0, 0, 0,
        [m.NONE] * m.N_CELLS, blank[:], [m.OUT] * m.N_CELLS, [m.NONE] * m.N_CELLS,
        blank[:], blank[:], blank[:], blank[:], blank[:], blank[:], blank[:], blank[:], blank[:],
        [], [0] * m.N_CELLS * m.N_STATS,
        [m.NONE] * (2 * m.N_CELLS), [0, 0], [0, 0], [0, 0], [0, 0],
        [], [m.NONE] * m.N_ACT, [m.NONE] * m.N_FIGHT, [], [], [], [],
        [[], []], [[], []], [[], []], [[], []], [[], []],
    )  # fmt: skip


def start(
    table: CardTable, seed: int, decks: list[list[int]], first: int, limits: list[int], listen: bool
) -> BerserkState:
    """BK-5.1, 5.2, 5.10: roles by lot, then both deals; the rest waits as frames."""
    s = empty(table, seed, first, limits[0], limits[1])
    if listen:
        s.events = []
    coin = below(s, m.STREAM_COIN, 2)
    if first == m.NONE:
        s.first = coin
    tell(s, E_ROLES, s.first)
    for seat in (0, 1):
        s.decks[seat] = sorted(decks[seat])
        deal(s, seat, DEAL)
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
    """The frames of chapters 8 to 10, the last to run first in the list."""
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
