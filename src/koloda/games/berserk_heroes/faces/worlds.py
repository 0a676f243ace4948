"""Worlds that a seat cannot tell from the true one: section 24 of RULES.md.

A world is made of what the seat knows and of a seed: the cards a deck may hold (section 4) less
those seen, the cards known to lie somewhere, and the question that is asked. It conditions on
open information alone, not on what play lets one infer.
"""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.decks import is_deckable, most_copies
from koloda.games.berserk_heroes.cards.table import card_fits
from koloda.games.berserk_heroes.faces.view import is_known
from koloda.games.berserk_heroes.rules.abilities import ABILITY, GIVER, GIVER_FX, renew
from koloda.games.berserk_heroes.rules.choices import (
    is_question,
    keep,
    modes,
    offered,
    record,
    set_record,
)
from koloda.games.berserk_heroes.rules.combat import can_attack, must_rage
from koloda.games.berserk_heroes.rules.flow import hidden_creatures
from koloda.games.berserk_heroes.rules.movement import attached
from koloda.games.berserk_heroes.rules.playing import is_playable, open_record
from koloda.games.berserk_heroes.rules.state import HeroesState, entering
from koloda.games.berserk_heroes.rules.timing import UNIT_SHIFT
from koloda.kernel.piles import shuffle
from koloda.kernel.rng import below, forget_luck

RARELY: Final = 4  # one in so many abilities of a face-down creature was used this turn


def resample(s: HeroesState, seat: int | None, seed: int) -> HeroesState:
    """A world the seat cannot tell apart: other unknown cards, other choices, other luck."""
    t = s.clone()
    t.unshare()
    forget_luck(t, seed)
    for other in (0, 1):
        t.pools[other].sort()  # nobody knows the order of a deck
    bags = [unseen_copies(t, other, seat) for other in (0, 1)]
    for other in (0, 1):
        if other != seat:
            for unit in hidden_creatures(t, other):
                turn_into_another(t, unit, bags, seat)
    for other in (0, 1):
        if other != seat:
            redeal(t, other, seat, bags[other])
    if t.stack and t.stack[-4] == m.ASK_ATTACK and t.stack[-3] != seat:
        t.stack[-2] = another_attacker(t)
    return t


# What may still be unseen.


def unseen_copies(s: HeroesState, seat: int, viewer: int | None) -> list[int]:
    """The kinds that may still be unseen, each as often as a deck may hold it; shuffled."""
    t = s.table
    elements = t.elements[s.card_of[seat] >> 1]
    seen = [code >> 1 for code in seen_cards(s, seat, viewer) if code & 1 == seat]
    bag: list[int] = []
    for kind in range(len(t.ids)):
        if is_deckable(t, kind, elements):
            bag += [kind] * max(most_copies(t, kind) - seen.count(kind), 0)
    shuffle(s, bag, m.STREAM_RESAMPLE)
    return bag


def seen_cards(s: HeroesState, seat: int, viewer: int | None) -> list[int]:
    """The cards of a player whose kind the viewer knows, wherever they are."""
    codes = s.graves[seat] + s.shown[seat] + s.mixed[seat]
    for unit in s.play:
        for code in (s.card_of[unit], *attached(s, unit)):
            if not is_masked(s, unit, code, viewer):
                codes.append(code)
    for fixed in s.tops[seat] + s.bottoms[seat]:
        if is_known(fixed, viewer):
            codes.append(fixed >> 2)
    return codes + entering(s)


def is_masked(s: HeroesState, unit: int, code: int, viewer: int | None) -> bool:
    """BH-24.9: face down and neither controlled nor owned (BH-1.5) by the viewer."""
    return s.flags[unit] & m.HIDDEN != 0 and viewer not in (s.ctrl[unit], code & 1)


# Face-down creatures.


def turn_into_another(s: HeroesState, unit: int, bags: list[list[int]], viewer: int | None) -> None:
    """BH-24.9, BH-19.17: any creatures that live with the wounds lying on them."""
    places = [-1] + [
        i + 1 for i in range(0, len(s.parts), m.PART_WIDTH) if s.parts[i + m.PART_UNIT] == unit
    ]
    codes = [s.card_of[unit] if place < 0 else s.parts[place] for place in places]
    given = s.lives[unit] - sum([s.table.lives[code >> 1] for code in codes])  # by effects
    masked = [i for i, code in enumerate(codes) if is_masked(s, unit, code, viewer)]
    for i in masked:
        possible = creatures(s, bags[codes[i] & 1])
        if possible:
            codes[i] = any_of(s, possible) << 1 | codes[i] & 1
    for i in masked:
        missing = 1 + s.wounds[unit] - given - sum([s.table.lives[c >> 1] for c in codes])
        if missing > 0:
            codes[i] = stronger(s, codes[i], missing, creatures(s, bags[codes[i] & 1]))
    for i in masked:
        lay_face_down(s, unit, places[i], codes[i])
        if codes[i] >> 1 in bags[codes[i] & 1]:
            bags[codes[i] & 1].remove(codes[i] >> 1)
    if masked:
        use_otherwise(s, unit, codes, masked)
        renew(s, unit)


def creatures(s: HeroesState, bag: list[int]) -> list[int]:
    """The creatures a face-down card may be: of the deck, or from a reserve."""
    t = s.table
    reserve = [kind for kind in range(len(t.ids)) if t.created[kind] or t.placed[kind]]
    return [kind for kind in sorted(bag) + reserve if t.type[kind] == m.CREATURE]


def stronger(s: HeroesState, code: int, missing: int, possible: list[int]) -> int:
    """A creature with so many more lives, or the one with the most."""
    lives = s.table.lives
    enough = [kind for kind in possible if lives[kind] >= lives[code >> 1] + missing]
    if enough:
        return any_of(s, enough) << 1 | code & 1
    best = code >> 1
    for kind in possible:
        if lives[kind] > lives[best]:
            best = kind
    return best << 1 | code & 1


def lay_face_down(s: HeroesState, unit: int, place: int, code: int) -> None:
    """Another card at a place of a face-down creature: -1, or an entry of `parts`."""
    if place < 0:
        s.card_of[unit] = code
    else:
        s.parts[place] = code


def use_otherwise(s: HeroesState, unit: int, codes: list[int], masked: list[int]) -> None:
    """Which printed abilities of a face-down card were used this turn is not seen either."""
    left: list[int] = []
    for use in s.used:
        giver = use >> GIVER & ABILITY
        if use >> UNIT_SHIFT != unit or giver >= GIVER_FX or giver not in masked:
            left.append(use)
    for i in masked:
        for aid in s.table.abilities[codes[i] >> 1]:
            if s.table.ab_times[aid] and not below(s, m.STREAM_RESAMPLE, RARELY):
                left.append(unit << UNIT_SHIFT | i << GIVER | aid)
    s.used = left


def any_of(s: HeroesState, kinds: list[int]) -> int:
    """One of them at random."""
    return kinds[below(s, m.STREAM_RESAMPLE, len(kinds))]


# Hands and decks.


def redeal(s: HeroesState, seat: int, viewer: int | None, bag: list[int]) -> None:
    """Deal the cards of hand and deck that the viewer cannot place: BH-24.1 to BH-24.3."""
    hand, pool = s.hands[seat], s.pools[seat]
    shown, loose = s.shown[seat], somewhere(s, seat)
    held = announced(s, seat, loose, bag)
    found = findable(s, seat, viewer, loose, bag)
    if m.UNKNOWN in held + found:
        return  # no cards that may be there answer the question: not a position of a match
    n_hand = len(hand) - len(shown) - len(held)
    n_pool = len(pool) - (len(found) if pool else 0)
    dealt = loose + [unseen(s, seat, bag) for _ in range(n_hand + n_pool - len(loose))]
    shuffle(s, dealt, m.STREAM_RESAMPLE)
    s.hands[seat] = sorted(shown + held + dealt[:n_hand])
    s.pools[seat] = sorted(dealt[n_hand:] + (found if pool else []))
    fixed = [] if pool else found
    for places, i in unknown_places(s, seat, viewer):
        code = fixed.pop() if fixed else unseen(s, seat, bag)
        places[i] = code << 2 | places[i] & 3
    choose_otherwise(s, seat)


def somewhere(s: HeroesState, seat: int) -> list[int]:
    """Cards certain to be in hand or deck, but not where: BH-24.14, BH-24.19."""
    placed = [c for c in s.hands[seat] + s.pools[seat] if s.table.placed[c >> 1]]
    for code in s.shown[seat]:
        if code in placed:
            placed.remove(code)
    return sorted(s.mixed[seat] + placed)


def unknown_places(s: HeroesState, seat: int, viewer: int | None) -> list[tuple[list[int], int]]:
    """The fixed places of a deck whose cards the viewer does not know: top or bottom, index."""
    return [
        (places, i)
        for places in (s.tops[seat], s.bottoms[seat])
        for i, fixed in enumerate(places)
        if fixed != m.UNKNOWN and not is_known(fixed, viewer)
    ]


def unseen(s: HeroesState, seat: int, bag: list[int]) -> int:
    """A card that the deck may hold and nobody but its player has seen: BH-24.3."""
    if bag:
        return bag.pop() << 1 | seat
    t = s.table
    elements = t.elements[s.card_of[seat] >> 1]
    allowed = [kind for kind in range(len(t.ids)) if is_deckable(t, kind, elements)]
    return any_of(s, allowed) << 1 | seat


def findable(
    s: HeroesState, seat: int, viewer: int | None, loose: list[int], bag: list[int]
) -> list[int]:
    """A search under way that cannot be declined finds something in the deck: BH-24.11.

    The card is taken from those that are loose or unseen; [UNKNOWN] if none of them fits.
    """
    if not s.stack or s.stack[-4] != m.ASK_TAKE or s.stack[-3] != seat:
        return []
    if s.stack[-2] == m.REVIVE or s.stack[-1] & 1:
        return []
    number = s.stack[-1] >> 1
    for fixed in s.tops[seat] + s.bottoms[seat]:
        if is_known(fixed, viewer) and card_fits(s.table, number, fixed >> 3):
            return []
    fitting = [code for code in loose if card_fits(s.table, number, code >> 1)]
    fitting += [kind << 1 | seat for kind in bag if card_fits(s.table, number, kind)]
    if not fitting:
        return [m.UNKNOWN]
    return [taken(any_of(s, fitting), loose, bag)]


def taken(code: int, loose: list[int], bag: list[int]) -> int:
    """A card that has got its place is neither loose nor unseen any more."""
    if code in loose:
        loose.remove(code)
    else:
        bag.remove(code >> 1)
    return code


# Choices under way: BH-24.20.


def is_choosing(s: HeroesState, seat: int) -> bool:
    """Whether a player is choosing what a text will be about."""
    return bool(s.stack) and s.stack[-3] == seat and s.stack[-4] in (m.ASK_PICK, m.ASK_MODE)


def is_spell(s: HeroesState) -> bool:
    """Whether the innermost text is that of a spell not yet paid for, which nobody has seen."""
    return record(s, m.R_BY) == m.BY_SPELL and m.OP_PAY in s.stack[-12:-4:4]


def announced(s: HeroesState, seat: int, loose: list[int], bag: list[int]) -> list[int]:
    """The spell whose choices are being made becomes any that would ask the same.

    It is written down as the running text; [UNKNOWN] if there is none, nothing if it is
    among the cards shown.
    """
    if not is_choosing(s, seat) or not is_spell(s):
        return []
    shown = s.shown[seat]
    possible = sorted(set(shown + loose + [kind << 1 | seat for kind in bag]))
    shuffle(s, possible, m.STREAM_RESAMPLE)
    run, hand = s.run, s.hands[seat]
    for code in possible:
        if s.table.type[code >> 1] != m.SPELL:
            continue
        s.run, s.hands[seat] = run[:], [code, *hand[1:]]
        asks = may_be_played(s, seat, code >> 1) and announce(s, seat, code >> 1)
        s.hands[seat] = hand
        if asks:
            return [] if code in shown else [taken(code, loose, bag)]
    s.run = run
    return [m.UNKNOWN]


def is_free(s: HeroesState) -> bool:
    """Whether the spell announced is played Free: BH-18.49."""
    return record(s, m.R_OTHER) == m.USED_FREE


def may_be_played(s: HeroesState, seat: int, kind: int) -> bool:
    """Whether a spell could have been announced: its cost, or the text that lets it be Free."""
    if is_free(s):
        for at in range(len(s.stack) - 4, -1, -4):
            if s.stack[at] == m.OP_STEP:
                row = (s.stack[at + 1] - 1) * m.I_WIDTH
                return card_fits(s.table, s.table.code[row + m.I_X], kind)
    return is_playable(s, seat, kind, is_free(s))


def announce(s: HeroesState, seat: int, kind: int) -> bool:
    """Write a spell down as the running text; whether it asks the question that is asked."""
    other = record(s, m.R_OTHER)
    del s.run[-m.R_WIDTH :]
    open_record(s, s.table.spell[kind], seat, m.NOBODY, kind, m.BY_SPELL)
    set_record(s, m.R_OTHER, other)
    legal = modes(s)
    if s.stack[-4] == m.ASK_MODE:
        return len(legal) > 1
    shuffle(s, legal, m.STREAM_RESAMPLE)
    for number in legal:
        set_record(s, m.R_PROGRAM, s.table.ab_programs[s.table.spell[kind]][number])
        if pick_otherwise(s, 0):
            return True
    return False


def pick_otherwise(s: HeroesState, j: int) -> bool:
    """Choose anew what has been chosen before the pick that is asked for, so that it is asked."""
    i, lenient = s.stack[-2], s.stack[-1]
    if i >= len(s.table.pg_picks[record(s, m.R_PROGRAM)]):
        return False
    found = offered(s, j, lenient)
    if j == i:
        return is_question(s, i, found)
    row = s.table.pg_picks[record(s, m.R_PROGRAM)][j] * m.P_WIDTH
    if not found or s.table.picks[row + m.P_OPTIONAL]:
        found = [*found, m.NO_PICK]
    shuffle(s, found, m.STREAM_RESAMPLE)
    for choice in found:
        keep(s, j, choice)
        if pick_otherwise(s, j + 1):
            return True
    keep(s, j, m.NO_PICK)
    return False


def choose_otherwise(s: HeroesState, seat: int) -> None:
    """Choices that are not shown yet become others from the other hand."""
    if is_choosing(s, seat) and s.stack[-4] == m.ASK_PICK:
        run = s.run[:]
        for i in range(m.MAX_PICKS):
            set_record(s, m.R_PICKS + i, m.NOBODY)
        if not pick_otherwise(s, 0):
            s.run = run
    places = [i for i in range(0, len(s.secret), 2) if s.secret[i] == seat]
    kinds = [code >> 1 for code in s.hands[seat]]
    if places:
        shuffle(s, kinds, m.STREAM_RESAMPLE)
    for number, i in enumerate(places):
        s.secret[i + 1] = kinds[number]


def another_attacker(s: HeroesState) -> int:
    """BH-24.20: who attacks is not shown before the target is chosen."""
    rage = must_rage(s)
    return any_of(s, [u for u in s.play if can_attack(s, u) and (not rage or s.keys[u] & m.RAGE)])
