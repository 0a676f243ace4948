"""Which cards in play a text means: table 6.4 of RULES.md, conditions and selectors."""

from koloda.games.berserk_heroes.model import (
    ANY,
    CLOSED,
    CREATURE,
    F_CLASSES,
    F_COST_MAX,
    F_COST_MIN,
    F_ELEMENTS,
    F_KEYWORD,
    F_LIVES_MAX,
    F_LIVES_MIN,
    F_NAME,
    F_NOT_CLASSES,
    F_OTHER,
    F_PLAIN,
    F_SIDE,
    F_STATE,
    F_STRIKE_MAX,
    F_STRIKE_MIN,
    F_SUBTYPES,
    F_TYPES,
    F_WIDTH,
    HIDDEN,
    IS_CLOSED,
    IS_HIDDEN,
    IS_OPEN,
    IS_POISONED,
    IS_STUNNED,
    IS_WOUNDED,
    OWN,
    STUNNED,
)
from koloda.games.berserk_heroes.state import (
    HeroesState,
    classes_of,
    open_coins,
    printed_cost,
)


def fits(s: HeroesState, number: int, unit: int, seat: int, this: int) -> bool:
    """Whether a card in play fits a filter in the text of card `this` of a seat."""
    f = s.table.filters
    i = number * F_WIDTH
    if s.flags[unit] & HIDDEN and not f[i + F_STATE] & IS_HIDDEN:  # BH-19.3, BH-19.4
        return False
    side = f[i + F_SIDE]
    if side != ANY and (side == OWN) != (s.ctrl[unit] == seat):
        return False
    if not s.table.type[s.card_of[unit] >> 1] & f[i + F_TYPES]:
        return False
    if f[i + F_OTHER] and unit == this:  # BH-9.19
        return False
    return f[i + F_PLAIN] == 1 or _fits_closely(s, i, unit)


def _fits_closely(s: HeroesState, i: int, unit: int) -> bool:
    """The rarer conditions of a filter row."""
    f, t = s.table.filters, s.table
    kind = s.card_of[unit] >> 1
    if f[i + F_STATE] and not has_state(s, unit, f[i + F_STATE]):
        return False
    classes = classes_of(s, unit)
    if f[i + F_CLASSES] and not f[i + F_CLASSES] & classes:
        return False
    if f[i + F_NOT_CLASSES] & classes:
        return False
    if f[i + F_ELEMENTS] and not f[i + F_ELEMENTS] & t.elements[kind]:
        return False
    if f[i + F_SUBTYPES] and not f[i + F_SUBTYPES] & t.subtype[kind]:
        return False
    if f[i + F_NAME] and f[i + F_NAME] != kind + 1:
        return False
    if f[i + F_KEYWORD] and not f[i + F_KEYWORD] & s.keys[unit]:
        return False
    return _fits_numbers(s, i, unit)


def _fits_numbers(s: HeroesState, i: int, unit: int) -> bool:
    """Cost as printed (BH-7.14), strike and lives as they are now (BH-13.3)."""
    f = s.table.filters
    cost_asked = f[i + F_COST_MIN] or f[i + F_COST_MAX] < 99
    if cost_asked and not f[i + F_COST_MIN] <= printed_cost(s, unit) <= f[i + F_COST_MAX]:
        return False
    if not f[i + F_STRIKE_MIN] <= max(s.strike[unit], 0) <= f[i + F_STRIKE_MAX]:
        return False
    return f[i + F_LIVES_MIN] <= s.lives[unit] <= f[i + F_LIVES_MAX]


def has_state(s: HeroesState, unit: int, states: int) -> bool:
    """Whether a card in play is all that is asked."""
    flags = s.flags[unit]
    if states & IS_OPEN and flags & CLOSED:
        return False
    if states & IS_CLOSED and not flags & CLOSED:
        return False
    if states & IS_POISONED and not s.poison[unit]:
        return False
    if states & IS_STUNNED and not flags & STUNNED:
        return False
    if states & IS_WOUNDED and not s.wounds[unit]:
        return False
    return not states & IS_HIDDEN or flags & HIDDEN != 0


def fitting(s: HeroesState, number: int, seat: int, this: int) -> list[int]:
    """All cards in play that fit, in order of arrival."""
    return [unit for unit in s.play if fits(s, number, unit, seat, this)]


def fits_hidden(s: HeroesState, number: int, unit: int, seat: int, this: int) -> bool:
    """BH-19.14: a hidden creature counts as a creature of its squad, with nothing to read."""
    f = s.table.filters
    i = number * F_WIDTH
    side = f[i + F_SIDE]
    if side != ANY and (side == OWN) != (s.ctrl[unit] == seat):
        return False
    return f[i + F_PLAIN] == 1 and f[i + F_TYPES] & CREATURE != 0 and unit != this


def count(s: HeroesState, number: int, seat: int, this: int) -> int:
    """How many cards in play fit, hidden creatures included as far as BH-19.14 goes."""
    n = 0
    for unit in s.play:
        if s.flags[unit] & HIDDEN:
            n += fits_hidden(s, number, unit, seat, this)
        elif fits(s, number, unit, seat, this):
            n += 1
    return n


def holds(s: HeroesState, number: int, seat: int, this: int) -> bool:
    """Whether a condition of a text of a seat holds."""
    c = s.table.conditions
    i = number * 4
    if c[i] >= 0 and count(s, c[i], seat, this) < c[i + 1]:
        return False
    if open_coins(s, seat) < c[i + 2]:
        return False
    return c[i + 3] == ANY or (c[i + 3] == OWN) == (s.active == seat)
