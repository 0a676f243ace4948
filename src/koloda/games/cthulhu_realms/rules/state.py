"""The small questions one asks of a position; the same for two and for more players (CR-4.163)."""

from bisect import bisect_left

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.position import CthulhuState as CthulhuState


def is_over(s: CthulhuState) -> bool:
    """Whether the game has ended."""
    return s.ending != m.PLAYING


def asks(s: CthulhuState, question: int) -> bool:
    """Whether this is the question asked now."""
    return bool(s.stack) and s.stack[-4] == question


def is_alive(s: CthulhuState, seat: int) -> bool:
    """CR-4.153: sanity of 0 or less is out."""
    return s.sanity[seat] > 0


def survivors(s: CthulhuState) -> list[int]:
    """The players still in the game, by seat."""
    return [seat for seat in range(s.seats) if s.sanity[seat] > 0]


def clockwise(s: CthulhuState, seat: int) -> int:
    """CR-4.164: the nearest surviving player clockwise."""
    other = seat + 1
    while True:
        if other >= s.seats:
            other -= s.seats
        if s.sanity[other] > 0:
            return other
        other += 1


def counter_clockwise(s: CthulhuState, seat: int) -> int:
    """CR-4.164: the nearest surviving player counter-clockwise."""
    other = seat - 1
    while True:
        if other < 0:
            other += s.seats
        if s.sanity[other] > 0:
            return other
        other -= 1


def neighbours(s: CthulhuState, seat: int) -> list[int]:
    """CR-4.164, CR-4.179: both neighbours, clockwise first; the only one of two left (CR-4.183)."""
    left, right = clockwise(s, seat), counter_clockwise(s, seat)
    return [left] if left == right else [left, right]


def own_rows(s: CthulhuState, seat: int) -> list[int]:
    """CR-4.12, CR-4.165: the rows available to a player."""
    if s.seats == 2:
        return [0]
    before = counter_clockwise(s, seat)
    if before == seat:  # the last survivor has no neighbour
        return []
    return [seat, before] if seat < before else [before, seat]


def slot_of(s: CthulhuState, seat: int, kind: int, copy: int) -> int:
    """Where the given copy of a kind lies in a play area."""
    return bisect_left(s.play[seat], kind) + copy


def has_shield(s: CthulhuState, seat: int, shield: int) -> bool:
    """CR-4.147: whether a player has at least one such shield in play."""
    shields = s.table.shield
    for kind in s.play[seat]:
        if shields[kind] == shield:
            return True
    return False


def has_sanctum(s: CthulhuState, seat: int) -> bool:
    """CR-4.136."""
    return has_shield(s, seat, m.SANCTUM)


def has_gate(s: CthulhuState, seat: int) -> bool:
    """CR-4.139."""
    return has_shield(s, seat, m.GATE)


def open_hand(s: CthulhuState, seat: int) -> list[int]:
    """CR-4.196, CR-4.218: the cards of a hand that follow from open information."""
    return s.known[seat] if s.decks[seat] else s.hands[seat]


def deck_size(s: CthulhuState, seat: int) -> int:
    """CR-4.190: the size of a personal deck is open."""
    return len(s.decks[seat]) + len(s.tops[seat])


def common_size(s: CthulhuState) -> int:
    """CR-4.192: the size of the common deck, its visible top card included."""
    return len(s.common) + (1 if s.top >= 0 else 0)
