"""The small questions one asks of a position of Berserk. Heroes."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.position import HeroesState as HeroesState

REF: Final = 4096  # cards in play are below this


def changed(s: HeroesState) -> None:
    """What conditions of static abilities speak of has changed: BH-14.17."""
    if s.volatile:
        s.hurt |= m.DEATHS_DUE


def is_over(s: HeroesState) -> bool:
    """Whether the game has ended."""
    return s.ending != m.PLAYING


def reference(s: HeroesState, unit: int) -> int:
    """A name for a card in play that is void once the card has left: BH-5.9."""
    return s.born[unit] * REF + unit


def referred(s: HeroesState, ref: int) -> int:
    """The card in play that a reference names, -1 if it is gone."""
    if ref == m.NOBODY:
        return -1
    unit = ref % REF
    return unit if s.born[unit] * REF + unit == ref else -1


def tag(s: HeroesState, unit: int) -> int:
    """A card in play as an event names it: kind + 1 and place, a hidden one without a kind."""
    kind = 0 if s.flags[unit] & m.HIDDEN else (s.card_of[unit] >> 1) + 1
    return kind * REF + unit


def kind_of(s: HeroesState, unit: int) -> int:
    """Which card of the table lies here."""
    return s.card_of[unit] >> 1


def owner_of(s: HeroesState, unit: int) -> int:
    """BH-1.5."""
    return s.card_of[unit] & 1


def is_open(s: HeroesState, unit: int) -> bool:
    """BH-10.1; a hero too (BH-2.4)."""
    return not s.flags[unit] & m.CLOSED


def is_hidden(s: HeroesState, unit: int) -> bool:
    """BH-19.2."""
    return s.flags[unit] & m.HIDDEN != 0


def type_of(s: HeroesState, unit: int) -> int:
    """BH-2.1, BH-20.4."""
    return s.table.type[s.card_of[unit] >> 1]


def classes_of(s: HeroesState, unit: int) -> int:
    """The current classes: BH-20.14."""
    if s.flags[unit] & m.IMPROVED:
        return m.MECHANISM
    return s.table.classes[s.card_of[unit] >> 1]


def printed_cost(s: HeroesState, unit: int) -> int:
    """BH-7.14: the sum over the parts of a combined card (BH-20.2)."""
    cost = s.table.cost[s.card_of[unit] >> 1]
    for i in range(0, len(s.parts), m.PART_WIDTH):
        if s.parts[i + m.PART_UNIT] == unit:
            cost += s.table.cost[s.parts[i + m.PART_CODE] >> 1]
    return cost


def open_coins(s: HeroesState, seat: int) -> int:
    """BH-7.1."""
    return s.purse[m.OPEN_COINS + seat]


def hand(s: HeroesState, seat: int) -> list[int]:
    """BH-5.1."""
    return s.hands[seat]


def deck_size(s: HeroesState, seat: int) -> int:
    """BH-24.2: the number of cards in a deck."""
    top, bottom = s.tops[seat], s.bottoms[seat]
    known = len(top) - top.count(m.UNKNOWN) if top else 0
    known += len(bottom) - bottom.count(m.UNKNOWN) if bottom else 0
    return known + len(s.pools[seat])


def deck_cards(s: HeroesState, seat: int) -> list[int]:
    """The codes of all cards of a deck, in no order that means anything."""
    codes = s.pools[seat][:]
    for places in (s.tops[seat], s.bottoms[seat]):
        for fixed in places:
            if fixed != m.UNKNOWN:
                codes.append(fixed >> 2)
    return codes


def entering(s: HeroesState) -> list[int]:
    """Cards between two zones: a Module that may still be attached, cards for a deck (D17)."""
    codes = s.pile[:]
    for i in range(0, len(s.stack), 4):
        if s.stack[i] == m.ASK_MODULE:
            codes.append(s.stack[i + 2])
        elif s.stack[i] in (m.OP_ENTER, m.OP_ARRIVE):
            codes.append(s.stack[i + 1])
    return codes
