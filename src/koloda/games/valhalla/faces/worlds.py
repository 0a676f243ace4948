"""Worlds that a seat cannot tell apart: what it has not seen is dealt anew (VA-4.161 to VA-4.174).

A world keeps what the seat sees, what everybody saw moving (cards known in hands, the Valhalla
piles: VA-4.172) and what is certain of the others' hands (VA-R73, VA-R74: rules/knowledge.py).
It does not keep what play merely suggests.
"""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.faces.view import is_choosing_jarls, is_pending_open, knows
from koloda.games.valhalla.rules.knowledge import (
    LOOSE_HEAD,
    LOOSE_KINDS,
    LOOSE_SURELY,
    LOOSE_THIEF,
    LOOSE_VICTIM,
    loose_records,
)
from koloda.games.valhalla.rules.state import ValhallaState, has_squad, uses
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.rng import below, forget_luck

# What a pile must hold: as s.certain, and these two.
TACTICS_HELD: Final = m.CERTAIN
TWO_KINDS: Final = m.CERTAIN + 1
DEMANDS: Final = m.CERTAIN + 2
OF_TYPE: Final = [m.WARRIORS_HELD, m.OTHERS_HELD, TACTICS_HELD]


def resample(s: ValhallaState, seat: int | None, seed: int) -> ValhallaState:
    """A function of what the seat knows and of the seed."""
    t = s.clone()
    t.unshare()
    forget_luck(t, seed)
    if is_choosing_jarls(t):
        _redeal_jarls(t, seat)
    _redeal_cards(t, seat)
    return t


def _others(t: ValhallaState, seat: int | None) -> list[int]:
    return [other for other in range(t.match.seats) if other != seat]


def _redeal_jarls(t: ValhallaState, seat: int | None) -> None:
    """VA-4.166: jarls dealt to others and not dealt at all; a face-down one is any of those."""
    others = _others(t, seat)
    redeal(t, [t.aside[i] for i in [*others, t.match.seats]], m.STREAM_RESAMPLE)
    for other in others:
        choices = t.aside[other]
        choices.sort()
        if t.jarl[other] != m.NOBODY:
            t.jarl[other] = choices[below(t, m.STREAM_RESAMPLE, len(choices))]
    t.aside[t.match.seats].sort()


class _Pile:
    """Cards that the seat does not see, and what they must hold."""

    def __init__(self, cards: list[int], wanted: list[int], holder: int = m.NOBODY) -> None:
        self.cards = cards
        self.wanted = wanted  # by demand: how many
        self.holder = holder  # of a hand
        self.dealt: list[int] = []  # what is certain, at the end of the cards

    def free(self) -> int:
        """How many cards are still to be dealt."""
        return len(self.cards) - len(self.dealt)


def _redeal_cards(t: ValhallaState, seat: int | None) -> None:
    """Every card the seat has not seen changes places with every other."""
    others = _others(t, seat)
    piles = [_Pile(t.deck, [0] * DEMANDS)]
    for other in others:
        unknown = [entry >> m.HAND_SHIFT for entry in t.hands[other] if not knows(entry, seat)]
        piles.append(_Pile(unknown, _wanted(t, other, seat, len(unknown)), other))
    if not is_choosing_jarls(t):
        piles += [_Pile(t.aside[other], [0] * DEMANDS) for other in others]  # VA-4.167
    if t.drawn and t.stack[-3] != seat and not is_pending_open(t):
        piles.append(_Pile(t.drawn, _wanted_of_drawn(t)))  # VA-4.163
    _deal(t, piles, seat)
    _mend(t, piles)
    for i, other in enumerate(others):
        known = [entry for entry in t.hands[other] if knows(entry, seat)]
        unknown = [kind << m.HAND_SHIFT for kind in piles[i + 1].cards]
        t.hands[other] = sorted(known + unknown)
        _tell_anew(t, other, seat)


def _tell_anew(t: ValhallaState, holder: int, seat: int | None) -> None:
    """VA-R74: everybody knows who has seen cards of a hand alone, not which cards."""
    own = 0 if seat is None else 1 << seat
    hand = t.hands[holder]
    secret = [i for i in range(len(hand)) if hand[i] & m.KNOWN != m.KNOWN]
    for i in secret:
        hand[i] &= ~m.KNOWN | own
    hand.sort()
    for other in range(t.match.seats):
        pair = holder * t.match.seats + other
        if other not in (holder, seat) and t.told_most[pair]:
            least, most = t.told_least[pair], t.told_most[pair]
            shuffle(t, secret, m.STREAM_RESAMPLE)
            for i in secret[: least + below(t, m.STREAM_RESAMPLE, most - least + 1)]:
                hand[i] |= 1 << other
    hand.sort()


# What is certain: VA-R73.


def _wanted(t: ValhallaState, other: int, seat: int | None, unknown: int) -> list[int]:
    """What the unknown cards of a hand must hold, beside those that the seat knows."""
    wanted = [*t.certain[other * m.CERTAIN : (other + 1) * m.CERTAIN], 0, 0]
    if t.stack and t.stack[-3] == other and unknown:  # else the hand was shown
        if t.stack[-4] == m.ASK_DISARM:
            wanted[TACTICS_HELD] = 1  # VA-4.1233
        elif t.stack[-4] == m.ASK_ACTION and not has_squad(t, other):
            wanted[m.WARRIORS_HELD] = max(1, wanted[m.WARRIORS_HELD])  # VA-4.311, VA-4.314
    known = [entry >> m.HAND_SHIFT for entry in t.hands[other] if knows(entry, seat)]
    return [max(0, n - _held(t.table, known, demand)) for demand, n in enumerate(wanted)]


def _wanted_of_drawn(t: ValhallaState) -> list[int]:
    """VA-R67: the order of drawn cards is asked only where they differ."""
    wanted = [0] * DEMANDS
    wanted[TWO_KINDS] = 2 if t.stack[-4] == m.ASK_DOWN else 0
    return wanted


def _held(table: CardTable, cards: list[int], demand: int) -> int:
    """How far cards meet a demand."""
    if demand == TWO_KINDS:
        return len(set(cards))
    n = 0
    for kind in cards:
        if demand == m.WARRIORS_HELD:
            n += table.warrior[kind]
        elif demand == m.OTHERS_HELD:
            n += not table.warrior[kind]
        elif demand == TACTICS_HELD:
            n += table.tactic[kind]
        else:
            n += table.type[kind] == m.TYR
    return n


def _missing(table: CardTable, pile: _Pile) -> int:
    """How many cards a pile is short of what it must hold."""
    short = 0
    for demand in range(DEMANDS):
        if pile.wanted[demand]:
            short += max(0, pile.wanted[demand] - _held(table, pile.cards, demand))
    return short


# Dealing.


def _deal(t: ValhallaState, piles: list[_Pile], seat: int | None) -> None:
    """Deal all cards of the piles and the box anew, each keeping its size."""
    cards = sorted([kind for pile in piles for kind in pile.cards] + t.box)
    for record in loose_records(t):
        if seat is None or seat not in (record[LOOSE_VICTIM], record[LOOSE_THIEF]):
            _deal_loose(t, piles, cards, record, seat)
    if uses(t, m.X_TYR):
        _deal_tyr(t, piles, cards)
    if t.old:
        _deal_old(t, piles, cards, seat)
    shuffle(t, cards, m.STREAM_RESAMPLE)
    start = 0
    for pile in piles:
        end = start + pile.free()
        pile.cards[:] = cards[start:end] + pile.dealt
        start = end


def _deal_loose(
    t: ValhallaState, piles: list[_Pile], cards: list[int], record: list[int], seat: int | None
) -> None:
    """VA-R74: a hand of which one card was stolen holds the others; the thief holds that one."""
    victim = next(pile for pile in piles if pile.holder == record[LOOSE_VICTIM])
    thief = next(pile for pile in piles if pile.holder == record[LOOSE_THIEF])
    kinds = record[LOOSE_HEAD:]
    for holder in (victim.holder, thief.holder):
        for entry in t.hands[holder]:
            if knows(entry, seat) and entry >> m.HAND_SHIFT in kinds:
                kinds.remove(entry >> m.HAND_SHIFT)
    found = len(kinds) < record[LOOSE_KINDS]
    stolen = [kind for kind in sorted(set(kinds)) if _can_be_stolen(t, victim, thief, kinds, kind)]
    if (not stolen or found or not record[LOOSE_SURELY]) and _can_hold(t, victim, kinds):
        stolen.append(m.NOBODY)  # it was a card that not everybody knew
    if not stolen or any(kinds.count(kind) > cards.count(kind) for kind in kinds):
        return
    kind = stolen[below(t, m.STREAM_RESAMPLE, len(stolen))]
    if kind != m.NOBODY:
        kinds.remove(kind)
        _give(thief, kind, cards)
    for kind in kinds:
        _give(victim, kind, cards)


def _can_be_stolen(
    t: ValhallaState, victim: _Pile, thief: _Pile, kinds: list[int], kind: int
) -> bool:
    rest = kinds[:]
    rest.remove(kind)
    return _can_hold(t, thief, [kind]) and _can_hold(t, victim, rest)


def _can_hold(t: ValhallaState, pile: _Pile, kinds: list[int]) -> bool:
    """Whether there is room for these cards beside the others that a pile must hold."""
    free = pile.free() - len(kinds)
    if free < 0:
        return False
    for demand in OF_TYPE:
        if pile.wanted[demand] > free + _held(t.table, pile.dealt + kinds, demand):
            return False
    return True


def _deal_tyr(t: ValhallaState, piles: list[_Pile], cards: list[int]) -> None:
    """VA-4.1304: the Tyr cards that were not in the deck, in hands and in the box (VA-4.174)."""
    table, left = t.table, _most_outside_deck(t)
    unseen: list[int] = []
    for kind in cards:
        if table.type[kind] == m.TYR and left[kind]:
            left[kind] -= 1
            unseen.append(kind)
    shuffle(t, unseen, m.STREAM_RESAMPLE)
    for i in range(len(t.box)):
        t.box[i] = unseen.pop()
        cards.remove(t.box[i])
    t.box.sort()
    for pile in piles:
        lacks = pile.wanted[m.TYR_HELD] - _held(table, pile.dealt, m.TYR_HELD)
        for _ in range(min(lacks, len(unseen), pile.free())):
            _give(pile, unseen.pop(), cards)


def _give(pile: _Pile, kind: int, cards: list[int]) -> None:
    """Deal a card that is certain."""
    pile.dealt.append(kind)
    cards.remove(kind)


def _deal_old(t: ValhallaState, piles: list[_Pile], cards: list[int], seat: int | None) -> None:
    """VA-4.222: cards that hands have held since before the shuffle are none of those shuffled."""
    left = [
        copies - t.settled.count(kind) - back
        for kind, (copies, back) in enumerate(zip(t.table.copies, _shuffled_back(t), strict=True))
    ]
    old: list[int] = []
    for kind in cards:
        if left[kind] > 0:
            left[kind] -= 1
            old.append(kind)
    shuffle(t, old, m.STREAM_RESAMPLE)
    for pile in piles:
        if pile.holder != m.NOBODY:
            known = len(t.hands[pile.holder]) - len(pile.cards)
            dealt = len(pile.dealt) - pile.wanted[m.TYR_HELD]
            _give_old(t, pile, t.old[pile.holder] - known - dealt, old, cards)


def _give_old(t: ValhallaState, pile: _Pile, n: int, old: list[int], cards: list[int]) -> None:
    """Deal n of the old cards; first those that a hand would else lack."""
    for demand in OF_TYPE:
        lacks = pile.wanted[demand] - _held(t.table, pile.dealt, demand) - pile.free() + n
        for kind in [kind for kind in old if _held(t.table, [kind], demand)][: max(0, lacks)]:
            old.remove(kind)
            _give(pile, kind, cards)
            n -= 1
    for _ in range(min(n, len(old), pile.free())):
        _give(pile, old.pop(), cards)


def _shuffled_back(t: ValhallaState) -> list[int]:
    """By kind: cards shuffled back into the deck after step 9 (VA-4.222, VA-4.1719)."""
    warriors, back = 0, [0] * len(t.table.ids)
    for kind in t.turned_up:
        if warriors > t.match.seats:
            back[kind] += 1
        else:
            warriors += t.table.warrior[kind]  # step 7
    return back


def _most_outside_deck(t: ValhallaState) -> list[int]:
    """By kind: the most copies that can have been left out of the deck.

    Cards turned up in step 7 and cards shuffled back after step 9 were in it (VA-4.1806,
    VA-4.222); one and the same card may have been seen both times.
    """
    later = _shuffled_back(t)
    return [
        copies - max(t.turned_up.count(kind) - later[kind], later[kind])
        for kind, copies in enumerate(t.table.copies)
    ]


def _mend(t: ValhallaState, piles: list[_Pile]) -> None:
    """Exchange cards until every pile holds what it must."""
    for pile in piles:
        while _missing(t.table, pile):
            swaps = _useful_swaps(t.table, pile, piles, True)
            swaps = swaps or _useful_swaps(t.table, pile, piles, False)
            swap = swaps[below(t, m.STREAM_RESAMPLE, len(swaps))]
            _swap(pile, swap[0], piles[swap[1]], swap[2])


def _useful_swaps(
    table: CardTable, pile: _Pile, piles: list[_Pile], free: bool
) -> list[tuple[int, int, int]]:
    """Exchanges that bring a pile closer to what it must hold and leave no other one short.

    `free`: of cards that lie nowhere for certain.
    """
    found: list[tuple[int, int, int]] = []
    before = _missing(table, pile)
    for number, other in enumerate(piles):
        if other is pile:
            continue
        others = _missing(table, other)
        for i in range(pile.free() if free else len(pile.cards)):
            for j in range(other.free() if free else len(other.cards)):
                _swap(pile, i, other, j)
                if _missing(table, pile) < before and _missing(table, other) <= others:
                    found.append((i, number, j))
                _swap(pile, i, other, j)
    return found


def _swap(one: _Pile, i: int, other: _Pile, j: int) -> None:
    one.cards[i], other.cards[j] = other.cards[j], one.cards[i]
