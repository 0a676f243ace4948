"""Static abilities: grants to a host, auras, temporary modifiers (BK-16.27, chapters 26 and 27)."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.modifiers import add_all, add_modifier
from koloda.games.berserk.cards.table import Selector
from koloda.games.berserk.rules.geometry import distance, in_line, in_row
from koloda.games.berserk.rules.state import BerserkState, role

WATCH_PLACES: Final = 1
WATCH_POISON: Final = 2


def refresh(s: BerserkState) -> None:
    """Recompute the statistics of every unit; movement points follow (BK-11.14)."""
    stats = s.table.blank[:]
    row = s.row[:]
    before: list[int] = []  # movement of the units in the order of the forces
    s.watching = 0
    for seat in (0, 1):
        gate = 0 if seat == s.first else 1
        for unit in s.forces[seat]:
            base = s.table.base[s.kind[unit] * 2 + gate]  # BK-16.28
            before.append(s.stats[row[unit] + m.MOVEMENT])
            row[unit] = len(stats)
            stats += base
    s.row, s.stats = row, stats
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if s.st[unit] & m.HIDDEN == 0:  # BK-8.9: abilities of hidden cards do not work
                _give(s, unit)
    _add_temporary(s)
    _settle_movement(s, before)


def _give(s: BerserkState, unit: int) -> None:
    """What a revealed unit gives to its host and to the cards of its auras."""
    kind = s.kind[unit]
    host = s.host[unit]
    if host != m.NONE:
        add_all(s.stats, s.row[host], s.table.host_modifiers[kind])
    for aura in s.table.auras[kind]:
        on = aura.on
        if on.is_placed:
            s.watching |= WATCH_PLACES
        if on.state == m.STATE_POISONED:
            s.watching |= WATCH_POISON
        for seat in (0, 1):
            if on.side == m.OWN and seat != s.owner[unit]:
                continue
            if on.side == m.ENEMY and seat == s.owner[unit]:
                continue
            for other in s.forces[seat]:
                if in_area(s, on, unit, other):
                    add_all(s.stats, s.row[other], aura.modifiers)


def in_area(s: BerserkState, on: Selector, unit: int, other: int) -> bool:
    """Whether an aura or an "all" of a unit covers another; sides are settled by the caller."""
    if s.st[other] & m.HIDDEN or (on.other and other == unit):
        return False  # BK-8.13
    kind = s.kind[other]
    who = on.who
    if who >= m.WHO_OF_TYPE:
        if s.table.type[kind] != who - m.WHO_OF_TYPE:
            return False
    elif who != m.WHO_CARD:
        if s.table.type[kind] != m.CREATURE:
            return False
        if who == m.WHO_FLYER and s.st[other] & m.FLIES == 0:
            return False
        if (who in (m.WHO_GROUND, m.WHO_INDEPENDENT)) and s.st[other] & m.FLIES:
            return False
        if who == m.WHO_INDEPENDENT and s.table.subtype[kind] == m.SYMBIOTE:
            return False
    if on.elements and s.elements[other] & on.elements == 0:
        return False  # BK-3.14
    if on.classes and (s.st[other] & m.CLASSLESS or s.table.cls[kind] & on.classes == 0):
        return False
    if s.table.move[kind] < on.min_move:
        return False
    if on.grade != m.NONE and s.table.elite[kind] != on.grade:
        return False
    if on.state == m.STATE_POISONED and s.poison[other] == 0:
        return False
    if on.equipment != m.NONE and s.table.equipment[kind] != on.equipment:
        return False  # BK-23.1
    return not on.is_placed or _in_reach(s, on, unit, other)


def _in_reach(s: BerserkState, on: Selector, unit: int, other: int) -> bool:
    """BK-16.32: a distance never covers the additional zone, nor works from there."""
    reach = 1 if on.adjacent else on.within
    here, there = s.cell[unit], s.cell[other]
    if on.line and not in_line(on.line, here, there):
        return False
    if on.row and not in_row(on.row, role(s, s.owner[unit]), there):
        return False
    if on.zone and (on.zone == m.IN_ADDITIONAL_ZONE) != (there == m.ZONE):
        return False  # BK-2.15
    if reach == 0:
        return True
    return 0 <= here < m.N_CELLS and there < m.N_CELLS and distance(here, there) <= reach


def _add_temporary(s: BerserkState) -> None:
    temps = s.temps
    for i in range(0, len(temps), m.N_TEMP):
        at = s.row[temps[i]]
        add_modifier(s.stats, at, temps[i + 2], temps[i + 3], temps[i + 4], temps[i + 5])


def _settle_movement(s: BerserkState, before: list[int]) -> None:
    i = 0
    for seat in (0, 1):
        for unit in s.forces[seat]:
            at = s.row[unit] + m.MOVEMENT
            if s.st[unit] & (m.ROOTED | m.ROOTED_NEXT | m.FLIES) or s.stats[at] < 0:
                s.stats[at] = 0  # BK-11.12, 11.13
            change = s.stats[at] - before[i]
            i += 1
            if change:
                s.points[unit] = max(0, s.points[unit] + change)  # BK-11.14


def grant(s: BerserkState, unit: int, until: int, modifier: list[int]) -> None:
    """Add a temporary modifier: four ints from index 4 of an effect."""
    s.temps.append(unit)
    s.temps.append(until)
    s.temps.extend(modifier[4:8])


def forget_temporary(s: BerserkState, unit: int) -> None:
    """BK-19.12: a card that leaves the game zone loses all temporary states."""
    temps = s.temps
    for i in range(len(temps) - m.N_TEMP, -1, -m.N_TEMP):
        if temps[i] == unit:
            del temps[i : i + m.N_TEMP]


def expire(s: BerserkState, until: int) -> bool:
    """End the modifiers that last until now; says whether there were any (BK-10.13)."""
    temps = s.temps
    found = False
    for i in range(len(temps) - m.N_TEMP, -1, -m.N_TEMP):
        if temps[i + 1] == until:
            del temps[i : i + m.N_TEMP]
            found = True
    return found


def until_of(until: int, seat: int) -> int:
    """The duration of a grant made by a seat."""
    if until == m.UNTIL_TURN_OF:
        return m.UNTIL_TURN_OF + seat
    return m.FOR_EVER if until == m.FOR_EVER else m.UNTIL_END_OF_TURN
