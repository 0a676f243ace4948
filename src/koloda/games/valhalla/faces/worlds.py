"""Worlds that a seat cannot tell apart: what it has not seen is dealt anew (VA-4.161 to VA-4.174).

A world keeps what the seat sees, what everybody saw moving (cards known in hands, the Valhalla
piles: VA-4.172) and what is certain of the others' hands (VA-R73). It does not keep what play
merely suggests.
"""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.faces.view import is_choosing_jarls, is_pending_open, knows
from koloda.games.valhalla.rules.state import ValhallaState, has_squad, uses
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.rng import below, forget_luck

# What a pile must hold: as s.certain, and these two.
TACTICS_HELD: Final = m.CERTAIN
TWO_KINDS: Final = m.CERTAIN + 1
DEMANDS: Final = m.CERTAIN + 2


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

    def __init__(self, cards: list[int], wanted: list[int]) -> None:
        self.cards = cards
        self.wanted = wanted  # by demand: how many
        self.dealt: list[int] = []  # VA-4.1304: Tyr cards dealt after step 9


def _redeal_cards(t: ValhallaState, seat: int | None) -> None:
    """Every card the seat has not seen changes places with every other."""
    others = _others(t, seat)
    piles = [_Pile(t.deck, [0] * DEMANDS)]
    for other in others:
        unknown = [entry >> m.HAND_SHIFT for entry in t.hands[other] if not knows(entry, seat)]
        piles.append(_Pile(unknown, _wanted(t, other, seat, len(unknown))))
    if not is_choosing_jarls(t):
        piles += [_Pile(t.aside[other], [0] * DEMANDS) for other in others]  # VA-4.167
    if t.drawn and t.stack[-3] != seat and not is_pending_open(t):
        piles.append(_Pile(t.drawn, _wanted_of_drawn(t)))  # VA-4.163
    _deal(t, piles)
    _mend(t, piles)
    for i, other in enumerate(others):
        known = [entry for entry in t.hands[other] if knows(entry, seat)]
        unknown = [kind << m.HAND_SHIFT for kind in piles[i + 1].cards]
        t.hands[other] = sorted(known + unknown)


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


def _deal(t: ValhallaState, piles: list[_Pile]) -> None:
    """Deal all cards of the piles and the box anew, each keeping its size."""
    cards = sorted([kind for pile in piles for kind in pile.cards] + t.box)
    if uses(t, m.X_TYR):
        _deal_tyr(t, piles, cards)
    shuffle(t, cards, m.STREAM_RESAMPLE)
    start = 0
    for pile in piles:
        end = start + len(pile.cards) - len(pile.dealt)
        pile.cards[:] = cards[start:end] + pile.dealt
        start = end


def _deal_tyr(t: ValhallaState, piles: list[_Pile], cards: list[int]) -> None:
    """VA-4.1304: the Tyr cards that were not in the deck, in hands and in the box (VA-4.174)."""
    table, left = t.table, _most_outside_deck(t)
    unseen: list[int] = []
    for kind in cards:
        if table.type[kind] == m.TYR and left[kind]:
            left[kind] -= 1
            unseen.append(kind)
    shuffle(t, unseen, m.STREAM_RESAMPLE)
    for pile in piles:
        for _ in range(pile.wanted[m.TYR_HELD]):
            pile.dealt.append(unseen.pop())
            cards.remove(pile.dealt[-1])
    for i in range(len(t.box)):
        t.box[i] = unseen.pop()
        cards.remove(t.box[i])
    t.box.sort()


def _most_outside_deck(t: ValhallaState) -> list[int]:
    """By kind: the most copies that can have been left out of the deck.

    Cards turned up in step 7 and cards shuffled back after step 9 were in it (VA-4.1806,
    VA-4.222); one and the same card may have been seen both times.
    """
    warriors, step_7, later = 0, [0] * len(t.table.ids), [0] * len(t.table.ids)
    for kind in t.turned_up:
        if warriors <= t.match.seats:
            step_7[kind] += 1
            warriors += t.table.warrior[kind]
        else:
            later[kind] += 1
    copies = t.table.copies
    return [copies[kind] - max(step_7[kind], later[kind]) for kind in range(len(copies))]


def _mend(t: ValhallaState, piles: list[_Pile]) -> None:
    """Exchange cards until every pile holds what it must."""
    for pile in piles:
        while _missing(t.table, pile):
            swaps = _useful_swaps(t.table, pile, piles)
            swap = swaps[below(t, m.STREAM_RESAMPLE, len(swaps))]
            _swap(pile, swap[0], piles[swap[1]], swap[2])


def _useful_swaps(table: CardTable, pile: _Pile, piles: list[_Pile]) -> list[tuple[int, int, int]]:
    """Exchanges that bring a pile closer to what it must hold and leave no other one short."""
    found: list[tuple[int, int, int]] = []
    before = _missing(table, pile)
    for number, other in enumerate(piles):
        if other is pile:
            continue
        others = _missing(table, other)
        for i in range(len(pile.cards)):
            for j in range(len(other.cards)):
                _swap(pile, i, other, j)
                if _missing(table, pile) < before and _missing(table, other) <= others:
                    found.append((i, number, j))
                _swap(pile, i, other, j)
    return found


def _swap(one: _Pile, i: int, other: _Pile, j: int) -> None:
    one.cards[i], other.cards[j] = other.cards[j], one.cards[i]
