"""Static abilities: grants to a host, auras, temporary modifiers (BK-16.27, chapters 26 and 27)."""

from typing import Final

from koloda.games.berserk.geometry import distance
from koloda.games.berserk.model import (
    ANY_ATTACK,
    CLASSLESS,
    CREATURE,
    DISCHARGE,
    ENEMY,
    FLAGS,
    FLIES,
    FOR_EVER,
    HIDDEN,
    LIVES,
    MOD_FLAG,
    MOD_LEVEL,
    MOD_LIVES,
    MOD_MOVEMENT,
    MOD_POISON,
    MOD_REDUCE,
    MOD_STRIKE,
    MOVEMENT,
    N_CELLS,
    N_STATS,
    N_TEMP,
    NONE,
    OWN,
    PLUS_MEDIUM,
    PLUS_STRONG,
    PLUS_WEAK,
    POISON_PLUS,
    REDUCED,
    ROOTED,
    ROOTED_NEXT,
    STATE_POISONED,
    SYMBIOTE,
    UNTIL_END_OF_TURN,
    UNTIL_TURN_OF,
    VULNERABLE,
    WHO_CARD,
    WHO_FLYER,
    WHO_GROUND,
    WHO_INDEPENDENT,
)
from koloda.games.berserk.state import BerserkState
from koloda.games.berserk.table import Selector

WATCH_PLACES: Final = 1
WATCH_POISON: Final = 2


def add_modifier(stats: list[int], at: int, modifier: int, a: int, b: int, c: int) -> None:
    """Apply one modifier to the statistics that start at `at`."""
    if modifier == MOD_FLAG:
        stats[at + FLAGS] |= a
    elif modifier == MOD_LEVEL:
        stats[at + a] = max(stats[at + a], b)  # BK-27.1, 27.4: the largest applies
    elif modifier == MOD_STRIKE:
        stats[at + PLUS_WEAK] += a  # BK-26.80, 27.2: all other abilities add up
        stats[at + PLUS_MEDIUM] += b
        stats[at + PLUS_STRONG] += c
    elif modifier == MOD_MOVEMENT:
        stats[at + MOVEMENT] += a
    elif modifier == MOD_LIVES:
        stats[at + LIVES] += a
    elif modifier == MOD_POISON:
        stats[at + POISON_PLUS] += a
    else:
        _add_by_attack(stats, at, modifier, a, b)


def _add_by_attack(stats: list[int], at: int, modifier: int, attack: int, n: int) -> None:
    """Vulnerability and reductions: four bits for each attack type."""
    first = 0 if attack == ANY_ATTACK else attack
    last = DISCHARGE if attack == ANY_ATTACK else attack
    for kind in range(first, last + 1):
        shift = kind * 4
        if modifier == MOD_REDUCE:
            stats[at + REDUCED] += n << shift  # BK-27.2
        else:
            old = stats[at + VULNERABLE] >> shift & 15  # BK-26.79: the largest applies
            stats[at + VULNERABLE] += max(n - old, 0) << shift


def _add_all(stats: list[int], at: int, modifiers: list[int]) -> None:
    for i in range(0, len(modifiers), 4):
        add_modifier(stats, at, modifiers[i], modifiers[i + 1], modifiers[i + 2], modifiers[i + 3])


def refresh(s: BerserkState) -> None:
    """Recompute the statistics of every unit; movement points follow (BK-11.14)."""
    stats = s.stats
    before: list[int] = []  # movement of the units in the order of the forces
    s.watching = 0
    for seat in (0, 1):
        gate = 0 if seat == s.first else 1
        for unit in s.forces[seat]:
            base = s.table.base[s.kind[unit] * 2 + gate]  # BK-16.28
            at = unit * N_STATS
            before.append(stats[at + MOVEMENT])
            stats[at : at + N_STATS] = base
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if s.st[unit] & HIDDEN == 0:  # BK-8.9: abilities of hidden cards do not work
                _give(s, unit)
    _add_temporary(s)
    _settle_movement(s, before)


def _give(s: BerserkState, unit: int) -> None:
    """What a revealed unit gives to its host and to the cards of its auras."""
    kind = s.kind[unit]
    host = s.host[unit]
    if host != NONE:
        _add_all(s.stats, host * N_STATS, s.table.host_modifiers[kind])
    for aura in s.table.auras[kind]:
        on = aura.on
        if on.adjacent or on.within:
            s.watching |= WATCH_PLACES
        if on.state == STATE_POISONED:
            s.watching |= WATCH_POISON
        for seat in (0, 1):
            if on.side == OWN and seat != s.owner[unit]:
                continue
            if on.side == ENEMY and seat == s.owner[unit]:
                continue
            for other in s.forces[seat]:
                if in_area(s, on, unit, other):
                    _add_all(s.stats, other * N_STATS, aura.modifiers)


def in_area(s: BerserkState, on: Selector, unit: int, other: int) -> bool:
    """Whether an aura or an "all" of a unit covers another; sides are settled by the caller."""
    if s.st[other] & HIDDEN or (on.other and other == unit):
        return False  # BK-8.13
    kind = s.kind[other]
    who = on.who
    if who != WHO_CARD:
        if s.table.type[kind] != CREATURE:
            return False
        if who == WHO_FLYER and s.st[other] & FLIES == 0:
            return False
        if (who in (WHO_GROUND, WHO_INDEPENDENT)) and s.st[other] & FLIES:
            return False
        if who == WHO_INDEPENDENT and s.table.subtype[kind] == SYMBIOTE:
            return False
    if on.elements and s.elements[other] & on.elements == 0:
        return False  # BK-3.14
    if on.classes and (s.st[other] & CLASSLESS or s.table.cls[kind] & on.classes == 0):
        return False
    if s.table.move[kind] < on.min_move:
        return False
    if on.state == STATE_POISONED and s.poison_own[other] + s.poison_enemy[other] == 0:
        return False
    return _in_reach(s, on, unit, other)


def _in_reach(s: BerserkState, on: Selector, unit: int, other: int) -> bool:
    """BK-16.32: a distance never covers the additional zone, nor works from there."""
    reach = 1 if on.adjacent else on.within
    if reach == 0:
        return True
    here, there = s.cell[unit], s.cell[other]
    return here < N_CELLS and there < N_CELLS and distance(here, there) <= reach


def _add_temporary(s: BerserkState) -> None:
    temps = s.temps
    for i in range(0, len(temps), N_TEMP):
        at = temps[i] * N_STATS
        add_modifier(s.stats, at, temps[i + 2], temps[i + 3], temps[i + 4], temps[i + 5])


def _settle_movement(s: BerserkState, before: list[int]) -> None:
    i = 0
    for seat in (0, 1):
        for unit in s.forces[seat]:
            at = unit * N_STATS + MOVEMENT
            if s.st[unit] & (ROOTED | ROOTED_NEXT | FLIES) or s.stats[at] < 0:
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
    for i in range(len(temps) - N_TEMP, -1, -N_TEMP):
        if temps[i] == unit:
            del temps[i : i + N_TEMP]


def expire(s: BerserkState, until: int) -> bool:
    """End the modifiers that last until now; says whether there were any (BK-10.13)."""
    temps = s.temps
    found = False
    for i in range(len(temps) - N_TEMP, -1, -N_TEMP):
        if temps[i + 1] == until:
            del temps[i : i + N_TEMP]
            found = True
    return found


def until_of(until: int, seat: int) -> int:
    """The duration of a grant made by a seat."""
    if until == UNTIL_TURN_OF:
        return UNTIL_TURN_OF + seat
    return FOR_EVER if until == FOR_EVER else UNTIL_END_OF_TURN
