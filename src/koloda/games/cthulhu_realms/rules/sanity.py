"""Losing sanity, shields, destroying a location: chapters 4.J to 4.L of RULES.md."""

from typing import Final

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.elimination import eliminate
from koloda.games.cthulhu_realms.rules.state import (
    CthulhuState,
    asks,
    has_gate,
    has_sanctum,
    neighbours,
    slot_of,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import pop, push

PLAYER: Final = 0  # a target: the player; otherwise slot + 1 of a location
DECLARED: Final = 3  # numbers of an entry of `pending`: victim, target, points


def targets(s: CthulhuState, victim: int) -> list[int]:
    """CR-4.144, CR-4.214: who and what may be assigned points of a loss; never empty.

    Shields are looked for in play, at any time (CR-4.148), until none is left (CR-4.137, CR-4.140).
    """
    found: list[int] = []
    if not has_sanctum(s, victim):  # CR-4.136, CR-4.142: a gate does not keep the player safe
        found.append(PLAYER)
    gate = has_gate(s, victim)  # CR-4.138, CR-4.143: a sanctum is safe behind it, and only so
    shields, sanity = s.table.shield, s.table.sanity
    for slot, kind in enumerate(s.play[victim]):
        if sanity[kind] and (not gate or shields[kind] == m.GATE):  # CR-4.139, CR-4.141
            found.append(slot + 1)
    return found


def declare_loss(s: CthulhuState, n: int) -> None:
    """CR-4.168, CR-4.176: declare against each neighbour, then all takes effect at once.

    Each by the shields of its own (CR-4.169), each ability by itself (CR-4.135).
    """
    s.pending.clear()
    push(s, m.OP_LOSS, 0, 0, 0)
    others = neighbours(s, s.active)  # CR-4.127, CR-4.170, CR-4.171; one of two left: CR-4.184
    for victim in reversed(others):  # CR-5.19: asked clockwise from the active player
        push(s, m.OP_DECLARE, victim, 0, n)


def op_declare(s: CthulhuState, victim: int, number: int, points: int) -> None:
    """CR-5.5: points for the next target; the last target takes what is left (CR-4.125)."""
    found = targets(s, victim)
    if number == len(found) - 1:
        s.pending += [victim, found[number], points]
    else:
        push(s, m.ASK_LOSS, s.active, victim << m.VICTIM_SHIFT | number, points)


def assign(s: CthulhuState, points: int) -> None:
    """CR-4.126: so many points for the target asked about, the rest for those after it."""
    where, left = s.stack[-2], s.stack[-1]
    victim, number = where >> m.VICTIM_SHIFT, where & m.TARGET
    pop(s)
    if points:
        s.pending += [victim, targets(s, victim)[number], points]
    if left > points:
        push(s, m.OP_DECLARE, victim, number + 1, left - points)


def declared(s: CthulhuState, seat: int, target: int) -> int:
    """CR-4.128, CR-4.219: points of the loss in progress declared against a target so far."""
    if not asks(s, m.ASK_LOSS):
        return 0
    total = 0
    for i in range(0, len(s.pending), DECLARED):
        victim, aimed, points = s.pending[i], s.pending[i + 1], s.pending[i + 2]
        if victim == seat and aimed == target:
            total += points
    return total


def op_loss(s: CthulhuState, _a: int, _b: int, _c: int) -> None:
    """CR-4.129: all points take effect at the same time."""
    pending = s.pending
    victims: list[int] = []
    for i in range(0, len(pending), DECLARED):
        victim, target, points = pending[i], pending[i + 1], pending[i + 2]
        if target == PLAYER:
            s.sanity[victim] -= points  # CR-4.131, CR-4.213: never the active player's
        else:
            s.lost[victim][target - 1] += points  # CR-4.132
        if victim not in victims:
            victims.append(victim)
        if s.events is not None:
            _tell(s, victim, target, points)
    pending.clear()
    for victim in victims:
        if s.play[victim]:
            break_locations(s, victim)
    eliminate(s, [victim for victim in victims if s.sanity[victim] <= 0])


def _tell(s: CthulhuState, victim: int, target: int, points: int) -> None:
    assert s.events is not None
    if target == PLAYER:
        s.events.append((m.E_LOST, ALL, 2, victim, points))
    else:
        kind = s.play[victim][target - 1]
        s.events.append((m.E_LOCATION_LOST, ALL, 3, victim, kind, points))


def break_locations(s: CthulhuState, seat: int) -> None:
    """CR-4.133: locations that lost their sanity are destroyed, all together."""
    sanity, play, lost = s.table.sanity, s.play[seat], s.lost[seat]
    for slot in range(len(play) - 1, -1, -1):
        level = sanity[play[slot]]
        if level and lost[slot] >= level:  # CR-4.130: what is over is lost; CR-4.134: else it stays
            ruin(s, seat, slot, m.E_BROKEN)


def ruin(s: CthulhuState, seat: int, slot: int, event: int) -> None:
    """CR-4.149, CR-4.151: a location in play goes to its owner's discard pile (CR-4.21).

    It is neither discarded nor abjured: CR-4.65, CR-4.152.
    """
    kind = s.play[seat][slot]
    leave_play(s, seat, slot)
    s.discards[seat].append(kind)
    if s.events is not None:
        s.events.append((event, ALL, 2, seat, kind))


def leave_play(s: CthulhuState, seat: int, slot: int) -> None:
    """CR-4.24: a card that leaves play forgets what happened to it."""
    del s.play[seat][slot]
    del s.used[seat][slot]
    del s.lost[seat][slot]


def destroy(s: CthulhuState, seat: int, kind: int, copy: int) -> None:
    """CR-4.149: a chosen location, whatever its sanity level (CR-4.150)."""
    pop(s)
    ruin(s, seat, slot_of(s, seat, kind, copy), m.E_DESTROYED)
