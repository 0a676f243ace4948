"""Set-up: chapter 1 of RULES.md."""

from koloda.kernel.frames import then
from koloda.kernel.piles import draw_from
from template_game import model as m
from template_game.cards.table import CardTable
from template_game.rules.position import Position, new_position


def start(table: CardTable, seed: int, seats: int, tricks: int, listen: bool) -> Position:
    """A new match at its first decision."""
    s = new_position(seed, table, seats)
    s.events = [] if listen else None
    for kind, copies in enumerate(table.copies):
        s.deck.extend([kind] * copies)
    for seat in range(seats):
        deal(s, seat, tricks)  # TG-1.2
    then(s, (m.ASK_CARD, s.leader, 0, 0))  # TG-1.3
    return s


def deal(s: Position, seat: int, n: int) -> None:
    """Cards that their player alone may see."""
    for _ in range(n):
        kind = draw_from(s, s.deck, m.STREAM_DEAL)
        s.hands[seat].append(kind)
        if s.events is not None:
            s.events.append((m.E_DEALT, 1 << seat, 1, seat, kind))
    s.hands[seat].sort()
