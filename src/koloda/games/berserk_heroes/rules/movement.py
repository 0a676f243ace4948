"""Zones and the ways between them: sections 5, 18 and 21 of RULES.md."""

from bisect import insort
from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.abilities import (
    has_statics,
    note_newcomer,
    refresh_all,
    renew,
    tick,
)
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    changed,
    deck_cards,
    deck_size,
    tag,
)
from koloda.games.berserk_heroes.rules.timing import (
    UNIT_SHIFT,
    pass_moment,
    trigger,
    trigger_deaths,
    trigger_drawn,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push
from koloda.kernel.piles import draw_from, own

BOTH: Final = 3  # seats that know a card


def finish(s: HeroesState, ending: int, winner: int) -> None:
    """BH-15.3: the game ends here and now, nothing waiting is executed any more."""
    s.ending = ending
    s.winner = winner
    s.stack.clear()
    s.wait.clear()
    s.run.clear()
    s.after.clear()
    if s.events is not None:
        s.events.append((m.E_FINISHED, ALL, 1, ending))


# Decks.


def take_top(s: HeroesState, seat: int) -> int:
    """Take the top card of a deck that is not empty, as code * 4 + seats that knew it."""
    pool = s.pools[seat]
    if s.tops[seat]:
        s.tops = own(s.tops)
        fixed = s.tops[seat].pop()
    elif len(pool) > s.bottoms[seat].count(m.UNKNOWN):
        fixed = m.UNKNOWN
    else:
        s.bottoms = own(s.bottoms)
        fixed = s.bottoms[seat].pop()
    return draw_from(s, pool, seat) << 2 if fixed == m.UNKNOWN else fixed


def draw(s: HeroesState, seat: int) -> None:
    """BH-18.1: the top card of one's own deck goes to one's hand."""
    if not deck_size(s, seat):
        fail_draw(s, seat)
        return
    fixed = take_top(s, seat)
    code = fixed >> 2
    insort(s.hands[seat], code)
    known = fixed & BOTH == BOTH  # BH-24.6, BH-24.15
    shown = s.table.ears[code >> 1] >> m.T_THIS_DRAWN & 1 == 1  # the text orders it to be shown
    if known:
        note(s, seat, code)
    elif shown:
        show(s, seat, code)
    if s.events is not None:
        s.events.append((m.E_DREW, ALL if known else 1 << seat, 1, seat, code >> 1))
        if shown:
            s.events.append((m.E_SHOWN, ALL, 2, seat, code >> 1))
    trigger_drawn(s, code, seat)


# What both players know of a hand and a deck besides fixed places.


def show(s: HeroesState, seat: int, code: int) -> None:
    """BH-24.23: a card that came from the deck into the hand is known to both from then on."""
    note(s, seat, code)
    if code in s.mixed[seat]:
        s.mixed = own(s.mixed)
        s.mixed[seat].remove(code)


def note(s: HeroesState, seat: int, code: int) -> None:
    """BH-24.15, BH-24.16: a card of the hand that both players know."""
    s.shown = own(s.shown)
    insort(s.shown[seat], code)


def mix_in(s: HeroesState, seat: int, code: int) -> None:
    """BH-24.19: a known card is somewhere in the deck; Placed ones are counted (BH-25.3)."""
    if not s.table.placed[code >> 1]:
        s.mixed = own(s.mixed)
        insort(s.mixed[seat], code)


def forget(s: HeroesState, seat: int, code: int) -> None:
    """A card has left hand and deck openly: one less of its kind is certain to be there."""
    if code in s.shown[seat]:
        s.shown = own(s.shown)
        s.shown[seat].remove(code)
    elif code in s.mixed[seat]:
        s.mixed = own(s.mixed)
        s.mixed[seat].remove(code)


def fail_draw(s: HeroesState, seat: int) -> None:
    """BH-8.12, BH-8.14: nothing is drawn, but one failed draw is counted, for ever (BH-8.15)."""
    s.purse[m.FAILED + seat] += 1
    if s.events is not None:
        s.events.append((m.E_FAILED_DRAW, ALL, 2, seat, s.purse[m.FAILED + seat]))


def check_failed_draws(s: HeroesState) -> None:
    """BH-8.13, BH-15.7: the third failed draw of the game loses at once."""
    out0 = s.purse[m.FAILED] >= m.MAX_FAILED
    out1 = s.purse[m.FAILED + 1] >= m.MAX_FAILED
    if out0 and out1:
        finish(s, m.BOTH_OUT, 2)
    elif out0 or out1:
        finish(s, m.DECK_OUT, 1 if out0 else 0)


def shuffle_deck(s: HeroesState, seat: int) -> None:
    """BH-24.12: afterwards nobody knows the place of any card."""
    s.pools[seat] = sorted(unfix(s, seat))
    if s.events is not None:
        s.events.append((m.E_SHUFFLED, ALL, 1, seat))


def unfix(s: HeroesState, seat: int) -> list[int]:
    """The codes of a deck, of which no card has a known place any more."""
    codes = deck_cards(s, seat)
    for fixed in s.tops[seat] + s.bottoms[seat]:
        if fixed != m.UNKNOWN and fixed & BOTH == BOTH:
            mix_in(s, seat, fixed >> 2)
    if s.tops[seat] or s.bottoms[seat]:
        s.tops, s.bottoms = own(s.tops), own(s.bottoms)
        s.tops[seat], s.bottoms[seat] = [], []
    return codes


def put_at(s: HeroesState, seat: int, code: int, place: int, knows: int) -> None:
    """Put a card at a place of a deck, counted from the top or, negative, from the bottom."""
    size = deck_size(s, seat)
    if place > size or place < -size - 1:  # BH-21.15: the nearest place there is
        place = -1 if place > 0 else 1
    s.tops, s.bottoms = own(s.tops), own(s.bottoms)
    top, pool, bottom = s.tops[seat], s.pools[seat], s.bottoms[seat]
    unfixed = len(pool) - top.count(m.UNKNOWN) - bottom.count(m.UNKNOWN)
    fixed = code << 2 | knows
    if place > 0:
        while len(top) < place - 1:
            top.insert(0, m.UNKNOWN if unfixed > 0 else bottom.pop())
            unfixed -= 1
        top.insert(len(top) - (place - 1), fixed)
    else:
        while len(bottom) < -place - 1:
            bottom.append(m.UNKNOWN if unfixed > 0 else top.pop(0))
            unfixed -= 1
        bottom.insert(-place - 1, fixed)


def n_placed(s: HeroesState, seat: int, kind: int) -> int:
    """BH-21.6, BH-21.8: Placed cards of one name in deck and hand, not in play (BH-21.9)."""
    n = 0
    for code in (kind << 1, kind << 1 | 1):
        n += s.hands[seat].count(code) + s.pools[seat].count(code)
        for fixed in s.tops[seat]:
            n += fixed >= 0 and fixed >> 2 == code
        for fixed in s.bottoms[seat]:
            n += fixed >= 0 and fixed >> 2 == code
    return n


def place(s: HeroesState, seat: int, kind: int, n: int, deck: int, at: int) -> None:
    """BH-21.1 to BH-21.3: cards go from a seat's reserve (BH-5.3) into a deck.

    An empty deck is a deck: BH-21.14.
    """
    room = min(n, m.MAX_PLACED - n_placed(s, deck, kind))  # BH-21.7
    for _ in range(room):
        code = kind << 1 | seat  # BH-21.5
        if at:
            put_at(s, deck, code, at, BOTH)
        else:
            s.pools[deck].append(code)
        if s.events is not None:
            s.events.append((m.E_PLACED, ALL, 3, deck, kind, at))
    if room > 0 and not at:  # BH-21.17
        shuffle_deck(s, deck)


# Out of a hand.


def take_from_hand(s: HeroesState, seat: int, kind: int) -> int:
    """Take a card of a kind from a hand; returns its code."""
    cards = s.hands[seat]
    code = kind << 1 if kind << 1 in cards else kind << 1 | 1
    cards.remove(code)
    forget(s, seat, code)
    return code


def to_graveyard(s: HeroesState, code: int) -> None:
    """To the owner's graveyard (BH-5.4, BH-5.5), a Placed one to the reserve (BH-21.4, BH-5.13)."""
    if not s.table.placed[code >> 1]:
        insort(s.graves[code & 1], code)


def discard(s: HeroesState, seat: int, kind: int) -> None:
    """BH-18.2."""
    code = take_from_hand(s, seat, kind)
    to_graveyard(s, code)
    if s.events is not None:
        s.events.append((m.E_DISCARDED, ALL, 2, seat, kind))  # BH-24.13
    trigger(s, m.T_DISCARDS, -1, seat)


# Into play.


def free_place(s: HeroesState) -> int:
    """The lowest free place of the parallel lists."""
    for unit in range(2, len(s.born)):
        if not s.born[unit]:
            return unit
    return add_place(s)


def add_place(s: HeroesState) -> int:
    """One more place for a card in play."""
    for column in (s.card_of, s.ctrl, s.flags, s.wounds, s.poison, s.ignored):
        column.append(0)
    for column in (s.born, s.since, s.strike, s.lives, s.keys, s.ears):
        column.append(0)
    return len(s.born) - 1


def lay_down(s: HeroesState, code: int, seat: int, how: int) -> int:
    """A card comes into play open and face up: BH-5.11, BH-2.6, BH-2.13."""
    unit = free_place(s)
    flags = m.HOME if seat else 0
    if s.table.type[code >> 1] == m.CREATURE:
        flags |= m.ARRIVED  # BH-9.11, BH-18.18
    if how in (m.REVIVED, m.SUMMONED):
        flags |= m.BARRED  # BH-18.46
    s.card_of[unit] = code
    s.ctrl[unit] = seat
    s.flags[unit] = flags
    s.wounds[unit] = s.poison[unit] = s.ignored[unit] = 0
    s.born[unit] = s.since[unit] = tick(s)
    s.play.append(unit)
    if s.table.statics[code >> 1]:
        refresh_all(s)
    else:
        renew(s, unit)
    changed(s)
    return unit


# Out of play.


def leave(s: HeroesState, units: list[int], zone: int, at: int = 0) -> None:
    """BH-2.7: cards leave play together; each part goes to its own owner: BH-20.6, BH-5.5."""
    renewed = False
    for unit in units:
        renewed = has_statics(s, unit) or renewed
        codes = [s.card_of[unit], *attached(s, unit)]
        seen = 1 << s.ctrl[unit] if s.flags[unit] & m.HIDDEN else BOTH  # BH-24.9
        if s.events is not None:
            s.events.append((m.E_LEFT, ALL, 2, tag(s, unit), zone_of(s, codes[0], zone)))
        erase(s, unit)
        for code in codes:
            put_away(s, code, zone, at, seen | 1 << (code & 1))
    if renewed:
        refresh_all(s)
    changed(s)


def zone_of(s: HeroesState, code: int, zone: int) -> int:
    """Where a card really goes when it is sent to a zone: BH-18.16, BH-18.17, BH-21.4."""
    t, kind = s.table, code >> 1
    if zone == m.TO_GRAVE and t.placed[kind]:
        return m.TO_RESERVE
    if zone == m.TO_DECK and t.created[kind]:
        return m.TO_RESERVE
    full = t.placed[kind] and n_placed(s, code & 1, kind) >= m.MAX_PLACED  # BH-21.7
    return m.TO_RESERVE if zone in (m.TO_HAND, m.TO_DECK) and full else zone


def put_away(s: HeroesState, code: int, zone: int, at: int, knows: int) -> None:
    """Put one card into a zone of its owner; `knows`: the seats that see it go."""
    seat = code & 1
    zone = zone_of(s, code, zone)
    if zone == m.TO_GRAVE:
        insort(s.graves[seat], code)
    elif zone == m.TO_HAND:
        insort(s.hands[seat], code)
        if knows == BOTH:
            note(s, seat, code)
    elif zone == m.TO_DECK and at and knows == BOTH:
        insort(s.pile, code)
    elif zone == m.TO_DECK and at:
        put_at(s, seat, code, at, knows)
    elif zone == m.TO_DECK:
        s.pools[seat].append(code)
        if knows == BOTH:
            mix_in(s, seat, code)
        shuffle_deck(s, seat)  # BH-18.22


def attached(s: HeroesState, unit: int) -> list[int]:
    """The codes of the cards attached under a card."""
    if not s.flags[unit] & m.COMBINED:
        return []
    return [
        s.parts[i + m.PART_CODE]
        for i in range(0, len(s.parts), m.PART_WIDTH)
        if s.parts[i + m.PART_UNIT] == unit
    ]


def erase(s: HeroesState, unit: int) -> None:
    """BH-5.9: wounds, effects, modifiers, markers and counts are gone."""
    s.play.remove(unit)
    for column in (s.card_of, s.ctrl, s.flags, s.wounds, s.poison, s.ignored):
        column[unit] = 0
    for column in (s.born, s.since, s.strike, s.lives, s.keys, s.ears):
        column[unit] = 0
    if s.fx:
        s.fx = without(s.fx, unit, m.FX_WIDTH)
    if s.parts:
        s.parts = without(s.parts, unit, m.PART_WIDTH)
    if s.used:
        s.used = [use for use in s.used if use >> UNIT_SHIFT != unit]


def without(rows: list[int], unit: int, width: int) -> list[int]:
    """The rows that do not concern a card."""
    out: list[int] = []
    for i in range(0, len(rows), width):
        if rows[i] != unit:
            out += rows[i : i + width]
    return out


def bury(s: HeroesState, units: list[int]) -> None:
    """Cards go from play to graveyards at one moment: BH-13.14, BH-18.24."""
    if not units:
        return
    trigger_deaths(s, units)
    leave(s, units, m.TO_GRAVE)


def attach(s: HeroesState, code: int, unit: int) -> None:
    """BH-20.1: a card is put under another."""
    s.parts += [unit, code, tick(s)]
    s.flags[unit] |= m.COMBINED


def attach_unit(s: HeroesState, what: int, unit: int) -> None:
    """A card in play goes under another: its wounds are added (BH-20.5), no Death (BH-20.17)."""
    codes = [s.card_of[what], *attached(s, what)]
    wounds, before = s.wounds[what], s.keys[unit]
    if s.events is not None:
        s.events.append((m.E_LEFT, ALL, 2, tag(s, what), m.TO_UNDER))
    erase(s, what)
    for code in codes:
        attach(s, code, unit)
    s.wounds[unit] += wounds
    refresh_all(s)
    note_newcomer(s, unit, before)  # BH-20.3


def send_off(s: HeroesState, units: list[int], zone: int, at: int = 0) -> None:
    """BH-18.21: cards go from play to their owners' hands or decks; nobody dies (BH-18.26)."""
    leave(s, units, zone, at)
    pass_moment(s)
    if s.pile:
        push(s, m.OP_PUT, at, 0, 0)
