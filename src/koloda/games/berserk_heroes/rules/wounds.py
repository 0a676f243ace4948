"""Wounds, lives, deaths: sections 13, 15 and 17 of RULES.md."""

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import card_fits
from koloda.games.berserk_heroes.rules.abilities import instances, last_x, lay, refresh, refresh_all
from koloda.games.berserk_heroes.rules.filters import fits
from koloda.games.berserk_heroes.rules.movement import bury, finish
from koloda.games.berserk_heroes.rules.state import HeroesState, changed, is_over, tag, type_of
from koloda.games.berserk_heroes.rules.timing import pass_moment, trigger
from koloda.kernel.event import ALL


def wound(s: HeroesState, unit: int, n: int, by: int, kind: int, source: int = -1) -> None:
    """BH-13.1: give n wounds; `kind` is the source card, `source` its place if in play."""
    given = n_received(s, unit, n, by, kind, source)
    if given < n and s.events is not None:
        s.events.append((m.E_PREVENTED, ALL, 3, tag(s, unit), n - given, by))
    if given <= 0:
        return  # BH-13.11
    s.wounds[unit] += given  # BH-13.2
    s.hurt |= m.DEATHS_DUE
    if s.events is not None:
        s.events.append((m.E_WOUNDED, ALL, 3, tag(s, unit), given, by))
    trigger(s, m.T_WOUNDED, unit, s.ctrl[unit], source)
    if source >= 0:
        trigger(s, m.T_GIVES_WOUNDS, source, s.ctrl[source], unit)


def n_received(s: HeroesState, unit: int, n: int, by: int, kind: int, source: int) -> int:
    """BH-13.8: Protection, then Vulnerability, then Armour."""
    keys = s.keys[unit]
    if keys & m.PROTECTION and is_protected(s, unit, by, kind, source):
        return 0
    if n > 0 and keys & m.VULNERABILITY:  # BH-13.9, BH-17.11, BH-17.12
        n += 1
    if n > 0 and keys & m.ARMOUR and by in (m.BY_STRIKE, m.BY_SHOT):  # BH-17.1, BH-17.4, BH-17.5
        stopped = min(n, max(last_x(s, unit, m.ARMOUR) - s.ignored[unit], 0))  # BH-17.2
        s.ignored[unit] += stopped
        n -= stopped
    return n


def is_protected(s: HeroesState, unit: int, by: int, kind: int, source: int) -> bool:
    """BH-17.6, BH-17.10: whether any Protection names this source; only wounds stop (BH-17.7)."""
    t = s.table
    for aid in instances(s, unit, m.PROTECTION):
        if t.ab_source[aid] >= 0 and t.ab_source[aid] != by:
            continue
        number = t.ab_filter[aid]
        if number < 0:
            return True
        if source >= 0:
            if fits(s, number, source, s.ctrl[unit], unit):
                return True
        elif kind >= 0 and card_fits(t, number, kind):
            return True
    return False


def heal(s: HeroesState, unit: int, n: int) -> None:
    """BH-17.13: remove up to n wounds; a card without wounds is not healed (BH-17.14)."""
    healed = min(n, s.wounds[unit])
    if healed <= 0:
        return
    s.wounds[unit] -= healed
    changed(s)
    if s.events is not None:
        s.events.append((m.E_HEALED, ALL, 2, tag(s, unit), healed))
    trigger(s, m.T_HEALED, unit, s.ctrl[unit])


def poison(s: HeroesState, unit: int, n: int) -> None:
    """BH-17.18, BH-17.19, BH-17.20: the last poison counts, even if smaller or weaker (BH-17.25).

    It is apart from abilities and wounds, which leave it alone (BH-17.21).
    """
    s.poison[unit] = n
    changed(s)
    if s.events is not None:
        s.events.append((m.E_POISONED, ALL, 2, tag(s, unit), n))


def strengthen(s: HeroesState, unit: int, n: int) -> None:
    """BH-17.23, BH-17.24: only a poisoned card; repeated uses add up."""
    if s.poison[unit]:
        poison(s, unit, s.poison[unit] + n)


def reduce_lives(s: HeroesState, unit: int, n: int) -> None:
    """BH-17.30: wounds are removed, then lives are made exactly n by a fixed number.

    What changes lives later comes on top: BH-17.33.
    """
    s.wounds[unit] = 0  # BH-17.31: not healing
    lay(s, unit, m.FX_LIVES, n - s.lives[unit], m.IN_PLAY)  # BH-17.44
    if s.events is not None:
        s.events.append((m.E_REDUCED, ALL, 2, tag(s, unit), n))
    refresh(s, unit)


def close(s: HeroesState, unit: int) -> None:
    """BH-10.2."""
    if s.flags[unit] & m.CLOSED:
        return
    s.flags[unit] |= m.CLOSED
    changed(s)
    if s.events is not None:
        s.events.append((m.E_CLOSED, ALL, 1, tag(s, unit)))
    trigger(s, m.T_CLOSED, unit, s.ctrl[unit])


def open_card(s: HeroesState, unit: int) -> None:
    """BH-10.3."""
    if not s.flags[unit] & m.CLOSED:
        return
    s.flags[unit] &= ~m.CLOSED
    changed(s)
    if s.events is not None:
        s.events.append((m.E_OPENED, ALL, 1, tag(s, unit)))
    trigger(s, m.T_OPENED, unit, s.ctrl[unit])


def stun(s: HeroesState, unit: int) -> None:
    """BH-17.40, BH-17.42, BH-17.46; opened again it keeps the mark (BH-17.43)."""
    close(s, unit)
    s.flags[unit] |= m.STUNNED
    changed(s)
    if s.events is not None:
        s.events.append((m.E_STUNNED, ALL, 1, tag(s, unit)))


# The death check.


def check(s: HeroesState) -> None:
    """BH-13.6, BH-26.9: heroes first, then all dead creatures leave together."""
    while s.hurt & m.DEATHS_DUE and not is_over(s):
        if s.volatile:
            refresh_all(s)
        s.hurt &= ~m.DEATHS_DUE
        if not check_heroes(s):
            dead = dead_creatures(s)
            if dead:
                pass_moment(s)
                bury(s, dead)  # BH-13.7
                pass_moment(s)


def check_heroes(s: HeroesState) -> bool:
    """BH-15.1, BH-15.4: whether the game ends."""
    dead0 = s.wounds[0] >= s.lives[0]
    dead1 = s.wounds[1] >= s.lives[1]
    if dead0 and dead1:
        finish(s, m.BOTH_KILLED, 2)
    elif dead0 or dead1:
        finish(s, m.HERO_KILLED, 1 if dead0 else 0)  # BH-15.5
    return dead0 or dead1


def dead_creatures(s: HeroesState) -> list[int]:
    """BH-13.4, BH-13.5; hidden ones too (BH-19.18)."""
    dead: list[int] = []
    for unit in s.play:
        if s.wounds[unit] >= s.lives[unit] and type_of(s, unit) == m.CREATURE:
            dead.append(unit)
    return dead


def twins(s: HeroesState) -> list[int]:
    """BH-18.32: two active cards of one name with Uniqueness under one control."""
    for i, one in enumerate(s.play):
        if s.keys[one] & m.UNIQUE and not s.flags[one] & m.HIDDEN:
            for other in s.play[i + 1 :]:
                if (
                    s.keys[other] & m.UNIQUE
                    and s.card_of[one] >> 1 == s.card_of[other] >> 1
                    and s.ctrl[one] == s.ctrl[other]
                ):
                    return [one, other]
    return []


def part_twins(s: HeroesState) -> bool:
    """BH-18.34: the one active earlier goes; True if a player must choose (BH-18.48)."""
    pair = twins(s)
    while pair:
        if s.since[pair[0]] == s.since[pair[1]]:
            return True
        older = pair[0] if s.since[pair[0]] < s.since[pair[1]] else pair[1]
        pass_moment(s)
        bury(s, [older])
        pass_moment(s)
        pair = twins(s)
    s.hurt &= ~m.TWINS_DUE
    return False
