"""Abilities of cards in play, printed and given: section 14 of RULES.md.

Current strike, lives, keywords and ears are kept beside each card and renewed only when
something they depend on changes.
"""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.rules.filters import fits, holds
from koloda.games.berserk_heroes.rules.state import HeroesState

GIVER: Final = 12  # an ability on a card is giver << 12 | number of the ability
GIVER_FX: Final = 64
GIVER_AURA: Final = 2048
ABILITY: Final = 4095


def renew(s: HeroesState, unit: int) -> None:
    """Work out strike, lives, keywords and ears of one card."""
    blank = s.fx and has_fx(s, unit, m.FX_LOSE)  # BH-18.40
    s.flags[unit] = s.flags[unit] & ~m.BLANK | (m.BLANK if blank else 0)
    strike, lives, keys, ears = printed(s, unit)
    store(s, unit, strike, lives, keys, ears)
    if s.fx:
        add_fx(s, unit)
    if s.flags[unit] & m.HIDDEN:  # BH-19.4, BH-19.5, BH-19.14
        store(s, unit, 0, s.lives[unit], 0, 0)
    elif s.auras:
        add_auras(s, unit)
    s.alert |= s.ears[unit]


def printed(s: HeroesState, unit: int) -> tuple[int, int, int, int]:
    """Strike, lives, keywords and ears as they stand on a card and on those attached to it."""
    t, kind, blank = s.table, s.card_of[unit] >> 1, s.flags[unit] & m.BLANK
    strike, lives = t.strike[kind], t.lives[kind]  # BH-18.42
    keys, ears = (0, m.EAR_MORE) if blank else (t.keys[kind], t.ears[kind])
    if s.flags[unit] & m.COMBINED:
        ears |= m.EAR_MORE
        for i in range(0, len(s.parts), m.PART_WIDTH):
            if s.parts[i + m.PART_UNIT] == unit:
                part = s.parts[i + m.PART_CODE] >> 1
                strike += t.strike[part]  # BH-20.2, BH-20.8
                lives += t.lives[part]
                if not blank:  # BH-20.3, BH-20.18
                    keys |= t.keys[part]
                    ears |= t.ears[part]
    return strike, lives, keys, ears


def beneath(s: HeroesState, unit: int) -> tuple[int, int]:
    """BH-24.9: strike and keywords of a face-down card, for its controller, who may look at it."""
    t, fx = s.table, s.fx
    strike, _, keys, _ = printed(s, unit)
    for i in range(0, len(fx), m.FX_WIDTH):
        if fx[i + m.FX_UNIT] != unit:
            continue
        if fx[i + m.FX_KIND] == m.FX_STRIKE:
            strike += fx[i + m.FX_VALUE]
        elif fx[i + m.FX_KIND] == m.FX_ABILITY and t.ab_kind[fx[i + m.FX_VALUE]] == m.A_KEYWORD:
            keys |= t.ab_key[fx[i + m.FX_VALUE]]
    return max(strike, 0), keys


def store(s: HeroesState, unit: int, strike: int, lives: int, keys: int, ears: int) -> None:
    """Set the current values of a card."""
    s.strike[unit] = strike
    s.lives[unit] = lives
    s.keys[unit] = keys
    s.ears[unit] = ears


def add_fx(s: HeroesState, unit: int) -> None:
    """Add what effects lying on the card give."""
    fx = s.fx
    for i in range(0, len(fx), m.FX_WIDTH):
        if fx[i + m.FX_UNIT] != unit:
            continue
        if fx[i + m.FX_KIND] == m.FX_STRIKE:
            s.strike[unit] += fx[i + m.FX_VALUE]
        elif fx[i + m.FX_KIND] == m.FX_LIVES:
            s.lives[unit] += fx[i + m.FX_VALUE]  # BH-17.26, BH-17.27, BH-17.28
        elif fx[i + m.FX_KIND] == m.FX_ABILITY:
            give(s, unit, fx[i + m.FX_VALUE])


def give(s: HeroesState, unit: int, aid: int) -> None:
    """Add a granted keyword or ability to the current ones; it is not printed: BH-18.41."""
    t = s.table
    if t.ab_kind[aid] == m.A_KEYWORD:
        s.keys[unit] |= t.ab_key[aid]
    elif t.ab_kind[aid] == m.A_USE:
        s.ears[unit] |= m.EAR_USE | m.EAR_MORE
    else:
        s.ears[unit] |= 1 << t.ab_event[aid] | m.EAR_MORE


def add_auras(s: HeroesState, unit: int) -> None:
    """Add what static abilities at work give: BH-14.17."""
    t = s.table
    for i in range(0, len(s.auras), 2):
        aid = s.auras[i + 1]
        if reaches(s, s.auras[i], aid, unit):
            s.strike[unit] += t.ab_strike[aid]
            s.lives[unit] += t.ab_lives[aid]
            for granted in t.ab_grants[aid]:
                give(s, unit, granted)


def reaches(s: HeroesState, source: int, aid: int, unit: int) -> bool:
    """Whether a static ability of `source` concerns a card."""
    t = s.table
    scope, seat = t.ab_scope[aid], s.ctrl[source]
    if scope == m.S_CARDS:
        return False
    if scope == m.S_THIS:
        met = unit == source
    elif scope == m.S_YOUR_HERO:
        met = unit == seat
    else:
        met = fits(s, t.ab_filter[aid], unit, seat, source)
    return met and (t.ab_condition[aid] < 0 or holds(s, t.ab_condition[aid], seat, source))


def has_fx(s: HeroesState, unit: int, kind: int) -> bool:
    """Whether an effect of a kind lies on a card."""
    fx = s.fx
    for i in range(0, len(fx), m.FX_WIDTH):
        if fx[i + m.FX_UNIT] == unit and fx[i + m.FX_KIND] == kind:
            return True
    return False


def has_statics(s: HeroesState, unit: int) -> bool:
    """Whether a static ability is written on a card or on one attached to it."""
    t = s.table
    if t.statics[s.card_of[unit] >> 1]:
        return True
    if s.flags[unit] & m.COMBINED:
        for i in range(0, len(s.parts), m.PART_WIDTH):
            if s.parts[i + m.PART_UNIT] == unit and t.statics[s.parts[i + m.PART_CODE] >> 1]:
                return True
    return False


def refresh(s: HeroesState, unit: int) -> None:
    """Something about one card has changed."""
    before = s.keys[unit]
    if has_statics(s, unit):
        refresh_all(s)
    else:
        renew(s, unit)
        s.hurt |= m.DEATHS_DUE
    note_newcomer(s, unit, before)


def note_newcomer(s: HeroesState, unit: int, before: int) -> None:
    """BH-18.48: a card that gains Uniqueness counts as the newcomer; `before`: its old keywords."""
    if s.keys[unit] & ~before & m.UNIQUE:
        s.since[unit] = s.clock
        s.hurt |= m.TWINS_DUE


def refresh_all(s: HeroesState) -> None:
    """A static ability has started or stopped: BH-14.17."""
    t = s.table
    s.auras.clear()
    s.volatile = 0
    for unit in s.play:
        renew(s, unit)
    for unit in s.play:
        if s.flags[unit] & (m.HIDDEN | m.BLANK):
            continue
        for aid in statics(s, unit):
            s.auras.append(unit)
            s.auras.append(aid)
            if is_volatile(t, aid):
                s.volatile = 1
    if s.auras:
        for unit in s.play:
            if not s.flags[unit] & m.HIDDEN:
                add_auras(s, unit)
                s.alert |= s.ears[unit]
    s.hurt |= m.DEATHS_DUE


def is_volatile(t: CardTable, aid: int) -> bool:
    """Whether a static ability follows more than the cards in play: a condition, a state."""
    if t.ab_condition[aid] >= 0:
        return True
    if t.ab_scope[aid] != m.S_EACH:
        return False
    f, i = t.filters, t.ab_filter[aid] * m.F_WIDTH
    wounds = f[i + m.F_WOUNDS_MIN] > 0 or f[i + m.F_WOUNDS_MAX] < m.MOST
    return wounds or f[i + m.F_STATE] != 0


def statics(s: HeroesState, unit: int) -> list[int]:
    """The static abilities written on a card and its parts."""
    t = s.table
    own = t.statics[s.card_of[unit] >> 1]
    if not s.flags[unit] & m.COMBINED:
        return own
    out = own[:]
    for i in range(0, len(s.parts), m.PART_WIDTH):
        if s.parts[i + m.PART_UNIT] == unit:
            out += t.statics[s.parts[i + m.PART_CODE] >> 1]
    return out


def abilities(s: HeroesState, unit: int) -> list[int]:
    """The activated and triggered abilities a card has now, each as giver << 12 | number.

    Open or closed, it has them all: BH-10.17.
    """
    t = s.table
    if not s.ears[unit] & m.EAR_MORE:
        return t.abilities[s.card_of[unit] >> 1]
    out: list[int] = []
    if not s.flags[unit] & m.BLANK:
        out += t.abilities[s.card_of[unit] >> 1]
        part = 0
        for i in range(0, len(s.parts), m.PART_WIDTH):
            if s.parts[i + m.PART_UNIT] == unit:
                part += 1
                for aid in t.abilities[s.parts[i + m.PART_CODE] >> 1]:
                    out.append(part << GIVER | aid)
    for i in range(0, len(s.auras), 2):
        if t.ab_grants[s.auras[i + 1]] and reaches(s, s.auras[i], s.auras[i + 1], unit):
            for aid in t.ab_grants[s.auras[i + 1]]:
                if t.ab_kind[aid] != m.A_KEYWORD:
                    out.append((GIVER_AURA + s.auras[i] % 2048) << GIVER | aid)
    fx = s.fx
    for i in range(0, len(fx), m.FX_WIDTH):
        if (
            fx[i + m.FX_UNIT] == unit
            and fx[i + m.FX_KIND] == m.FX_ABILITY
            and t.ab_kind[fx[i + m.FX_VALUE]] != m.A_KEYWORD
        ):
            out.append((GIVER_FX + fx[i + m.FX_STAMP] % 1024) << GIVER | fx[i + m.FX_VALUE])
    return out


def instances(s: HeroesState, unit: int, key: int) -> list[int]:
    """The abilities that give a card a keyword, the last acquired last: BH-14.10, BH-14.16."""
    t = s.table
    found: list[int] = []  # stamp, ability
    if not s.flags[unit] & m.BLANK:
        note(s, found, t.keywords[s.card_of[unit] >> 1], key, s.born[unit])
        for i in range(0, len(s.parts), m.PART_WIDTH):
            if s.parts[i + m.PART_UNIT] == unit:
                note(
                    s,
                    found,
                    t.keywords[s.parts[i + m.PART_CODE] >> 1],
                    key,
                    s.parts[i + m.PART_STAMP],
                )
    for i in range(0, len(s.auras), 2):
        if reaches(s, s.auras[i], s.auras[i + 1], unit):
            stamp = max(joined(s, s.auras[i]), joined(s, unit))
            note(s, found, t.ab_grants[s.auras[i + 1]], key, stamp)
    fx = s.fx
    for i in range(0, len(fx), m.FX_WIDTH):
        if fx[i + m.FX_UNIT] == unit and fx[i + m.FX_KIND] == m.FX_ABILITY:
            note(s, found, [fx[i + m.FX_VALUE]], key, fx[i + m.FX_STAMP])
    return found[1::2]


def note(s: HeroesState, found: list[int], aids: list[int], key: int, stamp: int) -> None:
    """Insert abilities by their stamp, after those of the same stamp."""
    for aid in aids:
        if s.table.ab_kind[aid] == m.A_KEYWORD and s.table.ab_key[aid] == key:
            i = len(found)
            while i and found[i - 2] > stamp:
                i -= 2
            found.insert(i, aid)
            found.insert(i, stamp)


def joined(s: HeroesState, unit: int) -> int:
    """When a card came under its present control: BH-14.16."""
    fx, stamp = s.fx, s.born[unit]
    for i in range(0, len(fx), m.FX_WIDTH):
        if fx[i + m.FX_UNIT] == unit and fx[i + m.FX_KIND] == m.FX_CONTROL:
            stamp = max(stamp, fx[i + m.FX_STAMP])
    return stamp


def last_x(s: HeroesState, unit: int, key: int) -> int:
    """The number of the last acquired instance of a keyword: BH-17.3, BH-17.16, BH-17.37."""
    if not s.keys[unit] & key:
        return 0
    found = instances(s, unit, key)
    return s.table.ab_x[found[len(found) - 1]] if found else 0


def tick(s: HeroesState) -> int:
    """A new stamp."""
    s.clock += 1
    return s.clock


def lay(s: HeroesState, unit: int, kind: int, value: int, until: int) -> None:
    """Lay an effect on a card."""
    s.fx += [unit, kind, value, until, tick(s)]
