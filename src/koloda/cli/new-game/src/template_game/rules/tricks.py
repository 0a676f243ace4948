"""Tricks and the end: chapters 2 and 3 of RULES.md."""

from koloda.kernel.event import ALL
from koloda.kernel.frames import Op, pop, settle, then
from koloda.kernel.options import pack
from template_game import model as m
from template_game.rules.position import Position


def options(s: Position) -> list[int]:
    """TG-2.1: any card of the hand; like cards are offered once."""
    if not s.stack:
        return []
    return [pack(m.V_PLAY, kind) for kind in sorted(set(s.hands[s.stack[-3]]))]


def play(s: Position, kind: int) -> None:
    """TG-2.1: one card from the hand, face up."""
    seat = s.stack[-3]
    s.hands[seat].remove(kind)
    s.table_cards[seat] = kind
    if s.events is not None:
        s.events.append((m.E_PLAYED, ALL, 2, seat, kind))
    pop(s)
    then(s, (m.OP_NEXT, (seat + 1) % s.seats, 0, 0))
    settle(s, OPS)


def go_on(s: Position, seat: int, _b: int, _c: int) -> None:
    """The next player, or the end of the trick."""
    if seat == s.leader:
        take(s)
    else:
        then(s, (m.ASK_CARD, seat, 0, 0))


def take(s: Position) -> None:
    """TG-2.2: the highest card scores a point and leads, or the game is over."""
    winner = winner_of(s)
    s.points[winner] += 1
    if s.events is not None:
        s.events.append((m.E_TAKEN, ALL, 2, winner, s.table_cards[winner]))
    s.pile = sorted(s.pile + s.table_cards)
    s.table_cards = [m.NO_CARD] * s.seats
    s.leader = winner
    if not s.hands[winner]:
        s.ending = m.COUNTED  # TG-3.1
        return
    s.trick += 1
    then(s, (m.ASK_CARD, winner, 0, 0))


def winner_of(s: Position) -> int:
    """Whose card is the highest."""
    order = [(s.leader + i) % s.seats for i in range(s.seats)]
    lowest, highest = min(s.table.strength), max(s.table.strength)
    played = {seat: s.table.strength[s.table_cards[seat]] for seat in order}
    if highest in played.values():
        for seat in order:
            if played[seat] == lowest:  # TG-2.3
                return seat
    return max(order, key=lambda seat: played[seat])  # TG-2.2: the first of equal ones


def returns(s: Position) -> list[float]:
    """TG-3.1: most points win."""
    best = max(s.points)
    if min(s.points) == best:
        return [0.0] * s.seats
    return [1.0 if points == best else -1.0 for points in s.points]


OPS: list[Op[Position]] = [go_on]
