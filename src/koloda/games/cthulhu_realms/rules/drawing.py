"""Draw and discard: chapter 4.F of RULES.md."""

from bisect import insort

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.state import CthulhuState
from koloda.kernel.event import ALL
from koloda.kernel.frames import pop, push
from koloda.kernel.piles import draw_from


def draw(s: CthulhuState, seat: int, n: int) -> None:
    """CR-4.83, CR-4.205: draw cards one by one from the top of the personal deck.

    In any player's turn, to be played in the own one (CR-4.94); as far as possible (CR-4.79).
    """
    deck, hand = s.decks[seat], s.hands[seat]
    for _ in range(n):
        if not deck and not s.tops[seat]:  # CR-4.91: only now, not when the last card left
            if not s.discards[seat]:
                return  # CR-4.93
            reshuffle(s, seat)
            deck = s.decks[seat]
        seen = 1 << seat  # CR-4.194
        if s.tops[seat]:
            card = s.tops[seat].pop()
            s.known[seat].append(card)  # CR-4.196
            seen = ALL
        else:
            card = draw_from(s, deck, seat)
        insort(hand, card)
        if s.events is not None:
            s.events.append((m.E_DREW, seen, 1, seat, card))


def reshuffle(s: CthulhuState, seat: int) -> None:
    """CR-4.90, CR-5.16: the discard pile becomes the personal deck; its order is drawn later."""
    s.known[seat] = s.hands[seat][:]  # CR-4.218: the deck is drawn out
    s.decks[seat] = s.discards[seat]  # CR-4.92
    s.discards[seat] = []
    if s.events is not None:
        s.events.append((m.E_RESHUFFLED, ALL, 2, seat, len(s.decks[seat])))  # CR-4.215


def take_from_hand(s: CthulhuState, seat: int, kind: int) -> None:
    """A card leaves a hand; of two alike the one that everybody knows goes first."""
    s.hands[seat].remove(kind)
    if s.known[seat] and kind in s.known[seat]:
        s.known[seat].remove(kind)


def op_draw(s: CthulhuState, seat: int, n: int, _: int) -> None:
    """CR-4.83."""
    draw(s, seat, n)


def op_discard(s: CthulhuState, seat: int, n: int, _: int) -> None:
    """CR-4.84: the chosen player picks, unless the whole hand goes (CR-4.88)."""
    s.pending.clear()
    if len(s.hands[seat]) <= n:  # CR-5.20: the only case in which nobody is asked
        s.pending.extend(s.hands[seat])
        discard_picked(s, seat)
    else:
        push(s, m.ASK_DISCARD, seat, n, 0)  # CR-4.85


def pick_discard(s: CthulhuState, kind: int) -> None:
    """CR-5.9: one more card for the discard; the last one carries it out."""
    seat, left = s.stack[-3], s.stack[-2]
    s.pending.append(kind)
    if left > 1:
        s.stack[-2] = left - 1
        return
    pop(s)
    discard_picked(s, seat)


def discard_picked(s: CthulhuState, seat: int) -> None:
    """CR-4.206: the picked cards reach the discard pile together."""
    for kind in s.pending:
        take_from_hand(s, seat, kind)
        s.discards[seat].append(kind)
        s.happened |= m.DISCARDED  # CR-4.64; CR-4.89: nothing discarded, nothing happened
        if s.events is not None:
            s.events.append((m.E_DISCARDED, ALL, 2, seat, kind))
    s.pending.clear()
