"""Wounds, Protection, healing, additional lives, Poison: chapters 19 and 26 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.deaths import (
    bury_wounded,
    queue_event,
    queue_for_side,
    queue_own_event,
    settle_statics,
)
from koloda.games.berserk.rules.events import (
    E_GAINED,
    E_HEALED,
    E_POISONED,
    E_WASTED,
    E_WOUNDED,
    tell_of,
)
from koloda.games.berserk.rules.state import (
    BerserkState,
    changed,
    current_lives,
    has,
    in_play,
    is_creature,
    is_healable,
    note,
    noted,
    poison_of,
    stat,
)
from koloda.games.berserk.rules.statics import WATCH_POISON


def is_protected(s: BerserkState, source: int, unit: int, type: int, sudden: int) -> bool:
    """BK-26.35 to 26.41, 26.74: whether what the source does is wasted on a card."""
    guard = 1 << m.PROTECT_SHIFT + type
    if sudden:
        guard |= m.PROTECT_SUDDEN
    if type < m.SPELL and s.st[source] & m.FLIES:
        guard |= m.SHELTER
    return has(s, unit, guard)


def attack(s: BerserkState, source: int, unit: int, type: int, value: int, sudden: int) -> int:
    """An attack lands: wounds by BK-19.5, or NONE if it is wasted. Deaths are the caller's."""
    if is_protected(s, source, unit, type, sudden):
        tell_of(s, E_WASTED, unit)
        return m.NONE  # BK-26.37
    n = value + (stat(s, unit, m.VULNERABLE) >> m.BY_ATTACK * type & m.MOST_BY_ATTACK)  # BK-26.78
    n = max(0, n - (stat(s, unit, m.REDUCED) >> m.BY_ATTACK * type & m.MOST_BY_ATTACK))
    if type != m.MAGIC and type != m.DISCHARGE:  # BK-26.8
        n -= _stopped_by_armor(s, unit, n)
    wound(s, unit, n)
    queue_event(s, m.STAGE_HIT, source, m.ON_HIT, type, unit)
    if n > 0:
        queue_event(s, m.STAGE_HIT, source, m.ON_WOUND, type, unit)  # BK-19.6
    return n


def _stopped_by_armor(s: BerserkState, unit: int, n: int) -> int:
    """BK-26.6, 26.9: the first wounds of non-magic attacks in each turn."""
    armor = stat(s, unit, m.ARMOR)
    if not armor:
        return 0
    before = noted(s.absorbed, unit)
    stopped = min(n, max(0, armor - before))
    note(s.absorbed, unit, before + stopped)
    return stopped


def wound(s: BerserkState, unit: int, n: int) -> None:
    """BK-19.7: a card receives wounds; deaths are looked at when all are dealt (BK-28.1)."""
    if n > 0:
        s.wounds[unit] += n
        s.quiet = -1
        tell_of(s, E_WOUNDED, unit, n)
        queue_own_event(s, unit, m.ON_WOUNDED)


def harm(s: BerserkState, source: int, unit: int, type: int, n: int, sudden: int) -> None:
    """Wounds of a spell or influence: neither Vulnerability nor Armor (BK-19.8, 26.73)."""
    if is_protected(s, source, unit, type, sudden):
        tell_of(s, E_WASTED, unit)
    elif type == m.INFLUENCE and has(s, unit, m.STEADFAST) and s.owner[source] != s.owner[unit]:
        tell_of(s, E_WASTED, unit)  # BK-26.72
    else:
        wound(s, unit, n)


def strike(s: BerserkState, striker: int, struck: int, value: int, sudden: int) -> None:
    """A simple strike lands: wounds, deaths, Vampirism, in this order (BK-28.5)."""
    cap = current_lives(s, struck)
    feeds = is_creature(s, struck) and not has(s, struck, m.BODILESS)
    drinks = has(s, striker, m.VAMPIRISM)
    n = attack(s, striker, struck, m.SIMPLE, value, sudden)
    if n > 0:
        bury_wounded(s, striker, m.SIMPLE)
        if drinks and feeds and in_play(s, striker):
            drink(s, striker, min(n, cap))  # BK-26.12 to 26.14


def drink(s: BerserkState, unit: int, n: int) -> None:
    """BK-26.10, 26.11, 26.15: heal, and what exceeds the own wounds becomes additional lives."""
    more = max(0, n - s.wounds[unit])
    heal(s, unit, n)
    add_lives(s, unit, more)


def heal(s: BerserkState, unit: int, n: int) -> None:
    """BK-19.10, 26.44: remove wounds from a creature that can be healed."""
    if not is_healable(s, unit):
        return
    removed = min(n, s.wounds[unit])
    s.wounds[unit] -= removed
    if removed:
        tell_of(s, E_HEALED, unit, removed)
        queue_own_event(s, unit, m.ON_HEALED)


def add_lives(s: BerserkState, unit: int, n: int) -> None:
    """BK-19.9: raise a creature's lives permanently; artifacts receive none (BK-25.4, 26.3)."""
    if n > 0 and is_creature(s, unit):
        s.added = changed(s.added, unit, s.added[unit] + n)
        tell_of(s, E_GAINED, unit, n)
        queue_for_side(s, m.STAGE_HIT, 1 - s.owner[unit], m.ON_ENEMY_GAINS_LIVES, unit)
        queue_for_side(s, m.STAGE_HIT, s.owner[unit], m.ON_OWN_GAINS_LIVES, unit)


def poison(s: BerserkState, unit: int, n: int, seat: int) -> None:
    """BK-26.61, 26.64: the largest value of each side is remembered."""
    if not is_creature(s, unit) or has(s, unit, m.PROTECT_POISON):
        return  # BK-26.42, 26.67
    enemy = seat != s.owner[unit]
    more = max(0, n - poison_of(s, unit, enemy))
    added = more << m.ENEMY_POISON if enemy else more
    s.poison = changed(s.poison, unit, s.poison[unit] + added)
    tell_of(s, E_POISONED, unit, n)
    if s.watching & WATCH_POISON:
        settle_statics(s)


def cure(s: BerserkState, unit: int) -> None:
    """Remove all Poison from a card."""
    s.poison = changed(s.poison, unit, 0)
    if s.watching & WATCH_POISON:
        settle_statics(s)


def poison_value(s: BerserkState, unit: int) -> int:
    """BK-26.64, 26.65: the largest Poison that is not prevented, and what raises it."""
    if has(s, unit, m.PROTECT_POISON | 1 << m.PROTECT_SHIFT + m.INFLUENCE):
        return 0
    n = poison_of(s, unit, False)
    if not has(s, unit, m.STEADFAST):
        n = max(n, poison_of(s, unit, True))
    return n + stat(s, unit, m.POISON_PLUS) if n else 0
