"""Which cards in play a text means: table 6.4 of RULES.md, conditions and selectors."""

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    classes_of,
    open_coins,
    printed_cost,
)


def fits(s: HeroesState, number: int, unit: int, seat: int, this: int) -> bool:
    """Whether a card in play fits a filter in the text of card `this` of a seat."""
    f = s.table.filters
    i = number * m.F_WIDTH
    if s.flags[unit] & m.HIDDEN and not f[i + m.F_STATE] & m.IS_HIDDEN:  # BH-19.3, BH-19.4
        return False
    side = f[i + m.F_SIDE]
    if side != m.ANY and (side == m.OWN) != (s.ctrl[unit] == seat):
        return False
    if not s.table.type[s.card_of[unit] >> 1] & f[i + m.F_TYPES]:
        return False
    if f[i + m.F_OTHER] and unit == this:  # BH-9.19
        return False
    return f[i + m.F_PLAIN] == 1 or _fits_closely(s, i, unit, seat)


def _fits_closely(s: HeroesState, i: int, unit: int, seat: int) -> bool:
    """The rarer conditions of a filter row."""
    f, t = s.table.filters, s.table
    kind = s.card_of[unit] >> 1
    if f[i + m.F_STATE] and not has_state(s, unit, f[i + m.F_STATE]):
        return False
    owner = f[i + m.F_OWNER]
    if owner != m.ANY and (owner == m.OWN) != (s.card_of[unit] & 1 == seat):
        return False
    classes = classes_of(s, unit)
    if f[i + m.F_CLASSES] and not f[i + m.F_CLASSES] & classes:
        return False
    if f[i + m.F_NOT_CLASSES] & classes:
        return False
    if f[i + m.F_ELEMENTS] and not f[i + m.F_ELEMENTS] & t.elements[kind]:
        return False
    if f[i + m.F_SUBTYPES] and not f[i + m.F_SUBTYPES] & t.subtype[kind]:
        return False
    if f[i + m.F_NAME] and f[i + m.F_NAME] != kind + 1:
        return False
    if f[i + m.F_KEYWORD] and not f[i + m.F_KEYWORD] & s.keys[unit]:
        return False
    return _fits_numbers(s, i, unit)


def _fits_numbers(s: HeroesState, i: int, unit: int) -> bool:
    """Cost as printed (BH-7.14), strike, lives and wounds as they are now (BH-13.3)."""
    f = s.table.filters
    cost_asked = f[i + m.F_COST_MIN] or f[i + m.F_COST_MAX] < m.MOST
    if cost_asked and not f[i + m.F_COST_MIN] <= printed_cost(s, unit) <= f[i + m.F_COST_MAX]:
        return False
    if not f[i + m.F_STRIKE_MIN] <= max(s.strike[unit], 0) <= f[i + m.F_STRIKE_MAX]:
        return False
    if not f[i + m.F_WOUNDS_MIN] <= s.wounds[unit] <= f[i + m.F_WOUNDS_MAX]:
        return False
    return f[i + m.F_LIVES_MIN] <= s.lives[unit] <= f[i + m.F_LIVES_MAX]


def has_state(s: HeroesState, unit: int, states: int) -> bool:
    """Whether a card in play is all that is asked."""
    flags = s.flags[unit]
    if states & m.IS_OPEN and flags & m.CLOSED:
        return False
    if states & m.IS_CLOSED and not flags & m.CLOSED:
        return False
    if states & m.IS_POISONED and not s.poison[unit]:
        return False
    if states & m.IS_STUNNED and not flags & m.STUNNED:
        return False
    if states & m.IS_WOUNDED and not s.wounds[unit]:
        return False
    return not states & m.IS_HIDDEN or flags & m.HIDDEN != 0


def fitting(s: HeroesState, number: int, seat: int, this: int) -> list[int]:
    """All cards in play that fit, in order of arrival."""
    return [unit for unit in s.play if fits(s, number, unit, seat, this)]


def fits_hidden(s: HeroesState, number: int, unit: int, seat: int, this: int) -> bool:
    """BH-19.14: a hidden creature counts as a creature of its squad, with nothing to read."""
    f = s.table.filters
    i = number * m.F_WIDTH
    side = f[i + m.F_SIDE]
    if side != m.ANY and (side == m.OWN) != (s.ctrl[unit] == seat):
        return False
    return f[i + m.F_PLAIN] == 1 and f[i + m.F_TYPES] & m.CREATURE != 0 and unit != this


def count(s: HeroesState, number: int, seat: int, this: int) -> int:
    """How many cards in play fit, hidden creatures included as far as BH-19.14 goes."""
    n = 0
    for unit in s.play:
        if s.flags[unit] & m.HIDDEN:
            n += fits_hidden(s, number, unit, seat, this)
        elif fits(s, number, unit, seat, this):
            n += 1
    return n


def holds(s: HeroesState, number: int, seat: int, this: int) -> bool:
    """Whether a condition of a text of a seat holds."""
    c = s.table.conditions
    i = number * m.C_WIDTH
    asked = c[i + m.C_FILTER]
    if asked >= 0 and count(s, asked, seat, this) < c[i + m.C_AT_LEAST]:
        return False
    if open_coins(s, seat) < c[i + m.C_COINS]:
        return False
    return c[i + m.C_TURN] == m.ANY or (c[i + m.C_TURN] == m.OWN) == (s.active == seat)
