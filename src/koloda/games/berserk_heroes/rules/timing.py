"""Triggered abilities and the queue they wait in: section 14 of RULES.md.

Only cards in play hear anything (BH-5.6); what waits is executed whatever becomes of its card
(BH-5.7, BH-18.44).
"""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import OF_ANY, OF_THIS, card_fits
from koloda.games.berserk_heroes.rules.abilities import ABILITY, GIVER, abilities
from koloda.games.berserk_heroes.rules.filters import fits, fits_hidden
from koloda.games.berserk_heroes.rules.state import HeroesState, reference

UNIT_SHIFT: Final = 24  # a use of an ability is unit << 24 | giver << 12 | number


def pass_moment(s: HeroesState) -> None:
    """What triggers from here on triggers at a later moment."""
    s.moment += 1


def trigger(s: HeroesState, event: int, subject: int, seat: int, other: int = -1) -> None:
    """Something happened to a card or a player: let all abilities in play hear it."""
    bit = 1 << event
    if not s.alert & bit:
        return
    for unit in s.play:
        if s.ears[unit] & bit:
            hear(s, unit, event, subject, seat, other)


def hear(s: HeroesState, unit: int, event: int, subject: int, seat: int, other: int = -1) -> None:
    """Let the abilities of one card trigger on an event: BH-14.2."""
    t = s.table
    if not s.ears[unit] >> event & 1:
        return
    for packed in abilities(s, unit):
        aid = packed & ABILITY
        if (
            t.ab_kind[aid] == m.A_WHEN
            and t.ab_event[aid] == event
            and is_meant(s, aid, unit, subject, seat)
        ):
            put_in_queue(s, unit, packed, subject, other)


def is_meant(s: HeroesState, aid: int, unit: int, subject: int, seat: int) -> bool:
    """Whether an event is the one an ability of a card waits for."""
    of, who = s.table.ab_of[aid], s.table.ab_who[aid]
    if of == OF_THIS:
        return subject == unit
    if of == OF_ANY:
        return who == m.ANY or (who == m.OWN) == (seat == s.ctrl[unit])
    if subject < 0:
        return False
    if s.flags[subject] & m.HIDDEN:
        return fits_hidden(s, of, subject, s.ctrl[unit], unit)
    return fits(s, of, subject, s.ctrl[unit], unit)


def put_in_queue(s: HeroesState, unit: int, packed: int, subject: int, other: int) -> None:
    """An ability triggers and waits, unless its turn's limit is spent: BH-9.9, BH-9.20."""
    if s.table.ab_times[packed & ABILITY]:
        use = unit << UNIT_SHIFT | packed
        if use in s.used:
            return
        s.used.append(use)
    enqueue(
        s,
        packed & ABILITY,
        s.ctrl[unit],
        reference(s, unit),
        s.card_of[unit] >> 1,
        reference(s, subject) if subject >= 0 else m.NOBODY,
        reference(s, other) if other >= 0 else m.NOBODY,
    )


def enqueue(
    s: HeroesState, aid: int, seat: int, source: int, kind: int, subject: int, other: int
) -> None:
    """BH-14.14: wait until the running action, effect or step is complete."""
    s.wait += [-1, aid, source, kind, seat, m.BY_ABILITY, subject, other, s.moment, 0, 0, 0, 0]
    assert len(s.wait) % m.R_WIDTH == 0


def trigger_played(s: HeroesState, kind: int, seat: int) -> None:
    """A card has been played: it may never have been in play, so its printed face counts."""
    t = s.table
    if not s.alert >> m.T_PLAYED & 1:
        return
    for unit in s.play:
        if not s.ears[unit] >> m.T_PLAYED & 1:
            continue
        for packed in abilities(s, unit):
            aid = packed & ABILITY
            if (
                t.ab_kind[aid] == m.A_WHEN
                and t.ab_event[aid] == m.T_PLAYED
                and (t.ab_who[aid] == m.ANY or (t.ab_who[aid] == m.OWN) == (seat == s.ctrl[unit]))
                and card_fits(t, t.ab_of[aid], kind)
            ):
                put_in_queue(s, unit, packed, -1, -1)


def trigger_drawn(s: HeroesState, code: int, seat: int) -> None:
    """A card has been drawn: "when you draw", "when a Placed card is drawn", "this card"."""
    t, kind = s.table, code >> 1
    for unit in s.play if s.alert >> m.T_DRAWS & 1 else []:
        if not s.ears[unit] >> m.T_DRAWS & 1:
            continue
        for packed in abilities(s, unit):
            aid = packed & ABILITY
            if (
                t.ab_kind[aid] == m.A_WHEN
                and t.ab_event[aid] == m.T_DRAWS
                and is_meant(s, aid, unit, -1, seat)
                and (t.placed[kind] or not t.ab_placed[aid])
            ):
                put_in_queue(s, unit, packed, -1, -1)
    if t.ears[kind] >> m.T_THIS_DRAWN & 1:  # BH-5.12
        for aid in t.abilities[kind]:
            if t.ab_event[aid] == m.T_THIS_DRAWN:
                enqueue(s, aid, seat, m.NOBODY, kind, m.NOBODY, m.NOBODY)


def trigger_deaths(s: HeroesState, units: list[int]) -> None:
    """Cards go from play to a graveyard together and see one another go: BH-26.9, BH-26.10."""
    for unit in units:
        hear_death(s, unit)
        if not s.table.placed[s.card_of[unit] >> 1]:  # BH-21.16, BH-R97
            trigger(s, m.T_DIES, unit, s.ctrl[unit])


def hear_death(s: HeroesState, unit: int) -> None:
    """BH-18.24: the Death of every part (BH-20.7) that goes to a graveyard (BH-21.12, BH-R102).

    As it stands, unblanked and unhidden, for its last controller: BH-18.27, BH-19.15.
    """
    t = s.table
    if not s.ears[unit] >> m.T_DEATH & 1:
        return
    codes = [s.card_of[unit]]
    codes += [
        s.parts[i + m.PART_CODE]
        for i in range(0, len(s.parts), m.PART_WIDTH)
        if s.parts[i + m.PART_UNIT] == unit
    ]
    for packed in abilities(s, unit):
        aid, part = packed & ABILITY, packed >> GIVER
        whose = codes[part] if part < len(codes) else codes[0]  # what others gave it is its own
        if (
            t.ab_kind[aid] == m.A_WHEN
            and t.ab_event[aid] == m.T_DEATH
            and not t.placed[whose >> 1]
            and is_meant(s, aid, unit, unit, s.ctrl[unit])
        ):
            put_in_queue(s, unit, packed, unit, -1)
