"""Set-up: chapter 4.A of RULES.md."""

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable
from koloda.games.cthulhu_realms.rules.drawing import draw
from koloda.games.cthulhu_realms.rules.elimination import (
    ROW_OF_FIVE,
    ROW_OF_THREE,
    lay_row,
    turn_up,
)
from koloda.games.cthulhu_realms.rules.position import CthulhuState, new_cthulhu_state
from koloda.kernel.event import ALL
from koloda.kernel.frames import push
from koloda.kernel.rng import below


def start(
    table: CardTable, seed: int, seats: int, first: int, cap: int, listen: bool
) -> CthulhuState:
    """A new match at the first player's first decision; first = -1 picks one at random."""
    s = empty(table, seed, seats, cap)
    if listen:
        s.events = []
    if first < 0:
        first = below(s, m.STREAM_FIRST, seats)  # CR-4.13, CR-5.13
    s.active = first
    for kind, copies in enumerate(table.starting):
        for seat in range(seats):
            s.decks[seat].extend([kind] * copies)  # CR-4.3; CR-4.4, CR-5.14: in no order yet
        _share_out(s, kind, table.copies[kind] - seats * copies)
    turn_up(s)  # CR-4.7, CR-4.10; CR-5.15: the rest is in no order yet
    if seats == 2:
        lay_row(s, 0, ROW_OF_FIVE, m.E_ROW_OF_FIVE)  # CR-4.8
    else:
        for row in range(seats):
            lay_row(s, row, ROW_OF_THREE, m.E_ROW_OF_THREE)  # CR-4.9
    for i in range(seats):
        draw(s, (first + i) % seats, opening_hand(i, seats))
    push(s, m.ASK_TURN, first, 0, 0)
    if s.events is not None:
        s.events.append((m.E_TURN, ALL, 2, first, 1))
    return s


def _share_out(s: CthulhuState, kind: int, left: int) -> None:
    """Where the copies go that no starting deck needs."""
    if kind == s.table.initiate:
        s.initiates = left  # CR-4.6
    elif s.table.starting[kind]:
        s.box.extend([kind] * left)  # CR-4.5
    else:
        s.common.extend([kind] * left)  # CR-4.7


def opening_hand(place: int, seats: int) -> int:
    """CR-4.15, CR-4.16: cards drawn before the first turn, by place in the turn order.

    Later hands are of five, the first player's second one too (CR-4.17).
    """
    if place == 0:
        return 3
    return 5 if place == seats - 1 else 4


def empty(table: CardTable, seed: int, seats: int, cap: int) -> CthulhuState:
    """A table with nothing on it yet: CR-4.18."""
    s = new_cthulhu_state(seed, table, seats)
    s.cap = cap
    return s
