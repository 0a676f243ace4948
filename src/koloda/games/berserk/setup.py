"""The start of a match: chapters 1, 4 and 5 of RULES.md."""

from koloda.games.berserk.events import E_DEALT, E_ROLES, tell
from koloda.games.berserk.model import (
    ASK_DEPLOY,
    ASK_DRAFT,
    N_ACT,
    N_CELLS,
    N_FIGHT,
    N_STATS,
    N_STREAMS,
    NONE,
    OP_BATTLE,
    OP_PLACE,
    OP_REVEAL,
    OP_VANGUARD,
    OP_VICTORY,
    OUT,
    PREPARING,
    STREAM_COIN,
)
from koloda.games.berserk.squad import DEAL, deal
from koloda.games.berserk.state import BerserkState
from koloda.games.berserk.table import CardTable
from koloda.kernel.frames import then
from koloda.kernel.rng import below, key_of


def empty(
    table: CardTable, seed: int, first: int, quiet_limit: int, turn_limit: int
) -> BerserkState:
    """A match before the deal, without cards."""
    low, high = key_of(seed)
    blank = [0] * N_CELLS
    return BerserkState(
        low, high, [0] * N_STREAMS, [], [], table,
        first, PREPARING, 0, NONE, 0, quiet_limit, turn_limit, 0, NONE, 0, 0, 0,
        blank[:], blank[:], [OUT] * N_CELLS, [NONE] * N_CELLS, blank[:], blank[:], blank[:],
        blank[:], blank[:], blank[:], blank[:], blank[:], blank[:], [], [0] * N_CELLS * N_STATS,
        [NONE] * (2 * N_CELLS), [0, 0], [0, 0], [0, 0], [0, 0],
        [], [NONE] * N_ACT, [NONE] * N_FIGHT, [], [], [], [],
        [[], []], [[], []], [[], []], [[], []], [[], []],
    )  # fmt: skip


def start(
    table: CardTable, seed: int, decks: list[list[int]], first: int, limits: list[int], listen: bool
) -> BerserkState:
    """BK-5.1, 5.2, 5.10: roles by lot, then both deals; the rest waits as frames."""
    s = empty(table, seed, first, limits[0], limits[1])
    if listen:
        s.events = []
    coin = below(s, STREAM_COIN, 2)
    if first == NONE:
        s.first = coin
    tell(s, E_ROLES, s.first)
    for seat in (0, 1):
        s.decks[seat] = sorted(decks[seat])
        deal(s, seat, DEAL)
        tell(s, E_DEALT, seat, DEAL)
    then(
        s,
        (ASK_DRAFT, 0, 0, 0),
        (ASK_DEPLOY, 0, 0, 0),
        (ASK_DRAFT, 1, 0, 0),
        (ASK_DEPLOY, 1, 0, 0),
    )
    s.stack[:0] = after_deployment(s.first)
    return s


def after_deployment(first: int) -> list[int]:
    """The frames of chapters 8 to 10, the last to run first in the list."""
    frames = [
        (OP_REVEAL, 0, 0, 0),
        (OP_VICTORY, 0, 0, 0),
        (OP_PLACE, first, 0, 0),
        (OP_PLACE, 1 - first, 0, 0),
        (OP_VANGUARD, first, 0, 0),
        (OP_BATTLE, 0, 0, 0),
    ]
    flat: list[int] = []
    for frame in reversed(frames):
        flat.extend(frame)
    return flat
