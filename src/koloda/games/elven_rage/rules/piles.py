"""General notions: hands, decks and discard piles, the hand limit. Chapter 1 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    is_out,
    kinds_in,
    take_kind,
    tell,
    tell_some,
)
from koloda.kernel.frames import pop, push
from koloda.kernel.options import a_of, pack
from koloda.kernel.piles import draw_from


def draw(s: ElvenState, seat: int, n: int) -> None:
    """Draw n cards; the hand limit is the caller's (ER-1.12)."""
    deck = s.decks[seat]
    for _ in range(n):
        if not deck:
            if not s.discards[seat]:
                return  # ER-1.16
            reshuffle(s, seat)
        card = draw_from(s, deck, m.STREAM_DECK + seat)
        s.hands[seat].append(card)
        if s.events is not None:
            tell_some(s, 1 << seat, 1, m.EV_DRAWS, seat, s.table.kind[card])  # ER-19.13


def reshuffle(s: ElvenState, seat: int) -> None:
    """ER-1.15: the discard pile becomes the deck; a deck has no order until it is drawn from."""
    s.decks[seat].extend(s.discards[seat])
    s.discards[seat].clear()
    if s.events is not None:
        tell(s, m.EV_RESHUFFLES, seat)


def draw_neutral(s: ElvenState) -> int:
    """ER-5.15: the neutral discard pile becomes the deck when the deck runs out."""
    if not s.neutral_deck:
        s.neutral_deck.extend(s.neutral_discard)
        s.neutral_discard.clear()
        if s.events is not None:
            tell(s, m.EV_RESHUFFLES, m.NOBODY)
    return draw_from(s, s.neutral_deck, m.STREAM_NEUTRAL)


def deal_squads(s: ElvenState) -> None:
    """ER-2.11, ER-2.12, ER-5.14: as many squads as players plus 1."""
    s.squads.clear()
    n = 0
    while n <= s.n and len(s.neutral_deck) + len(s.neutral_discard) >= m.SQUAD_SIZE:
        for _ in range(m.SQUAD_SIZE):
            s.squads.append(draw_neutral(s))
        s.squads.append(m.NOBODY)
        s.squads.append(0)
        n += 1
    if s.events is not None:
        tell(s, m.EV_SQUADS, len(s.squads) // m.SQUAD)


def to_native_discard(s: ElvenState, card: int) -> None:
    """ER-1.14: a card goes to the discard pile of its deck, a Dragon to its place (ER-8.18)."""
    kind = s.table.kind[card]
    if s.table.is_dragon[kind]:
        s.lair.append(card)
        if s.events is not None:
            tell(s, m.EV_TO_PLACE, kind)
        return
    seat = m.NOBODY
    if s.table.family[kind] == m.ELF:
        seat = s.people.index(s.table.people[kind])
        s.discards[seat].append(card)
    else:
        s.neutral_discard.append(card)
    if s.events is not None:
        tell(s, m.EV_TO_DISCARD, seat, kind)


def to_owner(s: ElvenState, card: int) -> None:
    """A card leaves a battle alive: to the hand, the neutral discard (ER-6.12), or its place."""
    kind = s.table.kind[card]
    if s.table.is_dragon[kind] or s.table.family[kind] != m.ELF:
        to_native_discard(s, card)
        return
    to_hand(s, s.people.index(s.table.people[kind]), card)


def to_hand(s: ElvenState, seat: int, card: int) -> None:
    """ER-10.9: a card goes to a hand, and all see it."""
    enters_hand(s, seat, card)
    if s.events is not None:
        tell(s, m.EV_TO_HAND, seat, s.table.kind[card])


def enters_hand(s: ElvenState, seat: int, card: int) -> None:
    """A card that all have seen enters a hand; whoever looked at that hand knows it is back."""
    s.hands[seat].append(card)
    s.known = [*s.known, card]
    kind = s.table.kind[card]
    if is_looked_at(s, seat):
        seen, left = split_glimpse(s)
        if kind in left:
            left.remove(kind)
            s.glimpse = seen + left


def leaves_hand(s: ElvenState, seat: int, card: int) -> None:
    """All see a card that was in a hand: it, or one like it, is not known to be there now."""
    kind = s.table.kind[card]
    if card in s.known:
        s.known = [other for other in s.known if other != card]
    else:
        for other in s.known:
            if s.table.kind[other] == kind and (other in s.used) == (card in s.used):
                s.known = [each for each in s.known if each != other]
                break
    if is_looked_at(s, seat):
        s.glimpse = [*s.glimpse, kind]


def is_looked_at(s: ElvenState, seat: int) -> bool:
    """Whether somebody has looked at this hand in this turn."""
    return len(s.glimpse) > 0 and s.glimpse[m.LOOKED_AT] == seat


def split_glimpse(s: ElvenState) -> tuple[list[int], list[int]]:
    """A look at a hand, and the kinds that have left that hand openly since."""
    end = m.SEEN_FROM + s.glimpse[m.N_SEEN]
    return s.glimpse[:end], s.glimpse[end:]


def op_cut(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-1.12, ER-3.6, ER-3.7: exactly the excess is discarded."""
    if len(s.hands[seat]) > m.HAND_LIMIT and not is_out(s, seat):
        push(s, m.ASK_DISCARD, seat, 0, 0)


def op_cut_all(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-10.13, ER-13.7: hands above 5 are cut, clockwise from the active player."""
    for step in range(s.n - 1, -1, -1):
        push(s, m.OP_CUT, (s.active + step) % s.n, 0, 0)


def options_discard(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    """Which card of the excess is discarded."""
    return [pack(m.DISCARD, kind) for kind in kinds_in(s, s.hands[seat])]


def answer_discard(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    """One card of the excess to the own discard pile; then the hand is looked at again."""
    pop(s)
    kind = a_of(option)
    card = take_kind(s, s.hands[seat], kind)
    leaves_hand(s, seat, card)
    s.discards[seat].append(card)
    if s.events is not None:
        tell(s, m.EV_DISCARDS, seat, kind)
    push(s, m.OP_CUT, seat, 0, 0)
