"""Deck, discard pile, hands and bonus points: chapter 4.1xx of RULES.md."""

from bisect import bisect_left, insort

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.knowledge import (
    count_coming,
    count_leaving,
    tell_of_showing,
    tell_of_theft,
)
from koloda.games.valhalla.rules.state import ValhallaState, is_solo, room_left
from koloda.kernel.event import ALL
from koloda.kernel.frames import push
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack
from koloda.kernel.piles import draw_from
from koloda.kernel.rng import below


def add_to_hand(s: ValhallaState, seat: int, kind: int, known: int = 0) -> None:
    """Put a card into a hand of any size (VA-4.111); `known`: who else has seen it (VA-4.172)."""
    insort(s.hands[seat], kind << m.HAND_SHIFT | known)
    if known == m.KNOWN:
        count_coming(s, seat, kind)


def take_from_hand(s: ValhallaState, seat: int, kind: int) -> None:
    """Take a card out of a hand for all to see."""
    known = remove_from_hand(s, seat, kind)
    count_leaving(s, seat, kind, known)


def remove_from_hand(s: ValhallaState, seat: int, kind: int) -> bool:
    """A card leaves a hand; whoever knew cards of its kind knows of one fewer (VA-4.161).

    Whether everybody knew that one was there.
    """
    hand = s.hands[seat]
    i = bisect_left(hand, (kind + 1) << m.HAND_SHIFT) - 1
    told = hand.pop(i) & m.KNOWN
    known = told == m.KNOWN
    if i == 0 or hand[i - 1] >> m.HAND_SHIFT != kind:
        return known
    while i > 0 and hand[i - 1] >> m.HAND_SHIFT == kind:  # another copy, perhaps known to others
        i -= 1
        unsure = hand[i] & m.KNOWN & ~told
        hand[i] -= unsure
        told |= unsure
    hand.sort()
    return known


def holds(s: ValhallaState, seat: int, kind: int) -> int:
    """How many cards of a kind a hand holds."""
    if kind < 0:
        return 0
    hand = s.hands[seat]
    low = bisect_left(hand, kind << m.HAND_SHIFT)
    return bisect_left(hand, (kind + 1) << m.HAND_SHIFT) - low


def hand_kinds(s: ValhallaState, seat: int) -> list[int]:
    """The kinds in a hand, each once, ascending."""
    kinds: list[int] = []
    last = m.NOBODY
    for entry in s.hands[seat]:
        kind = entry >> m.HAND_SHIFT
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def hand_options(s: ValhallaState, seat: int, verb: int) -> list[int]:
    """One option for every kind in a hand."""
    code = verb << VERB_SHIFT
    return [code | kind << A_SHIFT for kind in hand_kinds(s, seat)]


def discard(s: ValhallaState, seat: int, kind: int) -> None:
    """VA-4.106: face up on top of the discard pile."""
    s.discard.append(kind)
    if s.events is not None:
        s.events.append((m.E_DISCARDED, ALL, 2, seat, kind))


def discard_from_hand(s: ValhallaState, seat: int, kind: int) -> None:
    """VA-4.173: from a hand to the discard pile."""
    take_from_hand(s, seat, kind)
    discard(s, seat, kind)


def mill(s: ValhallaState, n: int) -> None:
    """VA-4.107: cards from the top of the deck to the discard pile, one by one."""
    for _ in range(min(n, len(s.deck))):
        kind = draw_from(s, s.deck, m.STREAM_DECK)
        s.discard.append(kind)
        if s.events is not None:
            s.events.append((m.E_MILLED, ALL, 1, kind))


def draw(s: ValhallaState, seat: int, n: int) -> None:
    """VA-4.113: draw n cards into the hand, or all that are left; all are kept (VA-4.1807)."""
    for _ in range(min(n, len(s.deck))):
        kind = draw_from(s, s.deck, m.STREAM_DECK)
        add_to_hand(s, seat, kind)
        if s.events is not None:
            s.events.append((m.E_DREW, 1 << seat, 1, seat, kind))


def show_hand(s: ValhallaState, seat: int) -> None:
    """VA-4.168: every card of a hand is shown to all players."""
    hand = s.hands[seat]
    for i in range(len(hand)):
        hand[i] |= m.KNOWN
        if s.events is not None:
            s.events.append((m.E_SHOWN, ALL, 2, seat, hand[i] >> m.HAND_SHIFT))
    tell_of_showing(s, seat)


def steal(s: ValhallaState, thief: int, victim: int) -> None:
    """VA-4.169: a random card changes hands; only the two players know which."""
    hand = s.hands[victim]
    if not hand:
        return
    open_kinds = [entry >> m.HAND_SHIFT for entry in hand if entry & m.KNOWN == m.KNOWN]
    kind = _at_random(s, victim)
    remove_from_hand(s, victim, kind)
    for i in range(len(hand)):  # the others no longer know what is left
        hand[i] = hand[i] >> m.HAND_SHIFT << m.HAND_SHIFT | hand[i] & (1 << thief)
    hand.sort()
    add_to_hand(s, thief, kind, 1 << victim)
    tell_of_theft(s, thief, victim, open_kinds)
    if s.events is not None:
        s.events.append((m.E_STOLEN, 1 << thief | 1 << victim, 2, thief, victim, kind))


def random_discard(s: ValhallaState, seat: int) -> None:
    """A random card of a hand is discarded."""
    if s.hands[seat]:
        discard_from_hand(s, seat, _at_random(s, seat))


def _at_random(s: ValhallaState, seat: int) -> int:
    """A random card of a hand; nobody can tell it from others of its kind (VA-4.161)."""
    hand = s.hands[seat]
    return hand[below(s, m.STREAM_HANDS, len(hand))] >> m.HAND_SHIFT


def take_topmost(s: ValhallaState, seat: int, of_type: int) -> None:
    """Take the topmost card of a type (NOBODY: of any) out of the pile into the hand."""
    i = topmost(s, of_type)
    if i >= 0:
        recover(s, seat, s.discard[i])


def recover(s: ValhallaState, seat: int, kind: int) -> None:
    """Take a card out of the discard pile into the hand: VA-4.109, VA-4.172."""
    take_from_pile(s, kind)
    add_to_hand(s, seat, kind, m.KNOWN)
    if s.events is not None:
        s.events.append((m.E_RECOVERED, ALL, 2, seat, kind))


def take_from_pile(s: ValhallaState, kind: int) -> None:
    """Take the topmost card of a kind out of the pile; the rest keeps its order (VA-4.109)."""
    pile = s.discard
    i = len(pile) - 1
    while pile[i] != kind:
        i -= 1
    pile.pop(i)


def topmost(s: ValhallaState, of_type: int) -> int:
    """Where the topmost card of a type (NOBODY: of any) lies in the discard pile, or NOBODY."""
    types, pile = s.table.type, s.discard
    for i in range(len(pile) - 1, -1, -1):
        if of_type == m.NOBODY or types[pile[i]] == of_type:
            return i
    return m.NOBODY


# Draw n, keep k: VA-4.306.


def op_draw_keep(s: ValhallaState, seat: int, n: int, keep: int) -> None:
    """Draw as many of n cards as the deck holds, keep k of them, discard the rest."""
    for _ in range(min(n, len(s.deck))):
        kind = draw_from(s, s.deck, m.STREAM_DECK)
        s.drawn.append(kind)
        if s.events is not None:
            s.events.append((m.E_DREW, 1 << seat, 1, seat, kind))
    if len(s.drawn) > keep:
        push(s, m.ASK_KEEP, seat, keep, 0)
        return
    for kind in s.drawn:  # VA-R11
        _keep(s, seat, kind)
    s.drawn.clear()


def _keep(s: ValhallaState, seat: int, kind: int) -> None:
    add_to_hand(s, seat, kind)
    if s.events is not None:
        s.events.append((m.E_KEPT, 1 << seat, 1, seat, kind))  # VA-4.163


def options_keep(s: ValhallaState, seat: int, keep: int, _: int) -> list[int]:
    """Any of them: VA-4.316."""
    return [pack(m.V_KEEP, kind) for kind in sorted(set(s.drawn))]


def answer_keep(s: ValhallaState, seat: int, keep: int, _: int, option: int) -> None:
    kind = option >> A_SHIFT & PARAMETER
    s.drawn.remove(kind)
    _keep(s, seat, kind)
    if keep > 1:
        push(s, m.ASK_KEEP, seat, keep - 1, 0)
    else:
        push(s, m.OP_LAY_DOWN, seat, 0, 0)


def op_lay_down(s: ValhallaState, seat: int, public: int, _: int) -> None:
    """VA-4.107: cards discarded at the same moment, in the order their owner chooses.

    `public`: 1 if everybody has seen these cards already.
    """
    if s.ordered and len(set(s.drawn)) > 1:
        push(s, m.ASK_DOWN, seat, public, 0)
        return
    for kind in s.drawn:
        discard(s, seat, kind)
    s.drawn.clear()


def options_down(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_DOWN, kind) for kind in sorted(set(s.drawn))]


def answer_down(s: ValhallaState, seat: int, public: int, _: int, option: int) -> None:
    kind = option >> A_SHIFT & PARAMETER
    s.drawn.remove(kind)
    discard(s, seat, kind)
    push(s, m.OP_LAY_DOWN, seat, public, 0)


# Bonus points: VA-4.141 to VA-4.147.


def _value_counts(s: ValhallaState, most: int) -> list[int]:
    """How many cards of each VP value, from 1 to `most`, lie in the discard pile."""
    counts = [0] * (most + 1)
    vp = s.table.vp
    for kind in s.discard:
        if 0 < vp[kind] <= most:  # VA-4.143
            counts[vp[kind]] += 1
    return counts


def reachable(counts: list[int], most: int) -> int:
    """The sums up to `most` that cards of these values can form, as bits."""
    sums, mask = 1, (1 << (most + 1)) - 1
    for value in range(1, len(counts)):
        for _ in range(min(counts[value], most // value)):
            sums |= sums << value & mask
    return sums


def op_points(s: ValhallaState, seat: int, points: int, _: int) -> None:
    """VA-4.141, VA-4.144: take cards worth the points, or the largest smaller sum."""
    if is_solo(s):
        points = min(points, room_left(s))  # VA-4.1656
    total = reachable(_value_counts(s, points), points).bit_length() - 1
    if total <= 0:
        return  # VA-4.146: no suitable card
    choices = options_points(s, seat, total, 0)
    if len(choices) == 1:
        answer_points(s, seat, total, 0, choices[0])
    else:
        push(s, m.ASK_POINTS, seat, total, 0)


def options_points(s: ValhallaState, seat: int, points: int, _: int) -> list[int]:
    """VA-4.142: cards with which the sum can still be completed."""
    vp = s.table.vp
    counts = _value_counts(s, points)
    fits = [False] * (points + 1)
    for value in range(1, points + 1):
        if counts[value]:
            counts[value] -= 1
            fits[value] = reachable(counts, points) >> (points - value) & 1 == 1
            counts[value] += 1
    return [pack(m.V_POINTS, k) for k in sorted(set(s.discard)) if vp[k] <= points and fits[vp[k]]]


def answer_points(s: ValhallaState, seat: int, points: int, _: int, option: int) -> None:
    kind = option >> A_SHIFT & PARAMETER
    take_from_pile(s, kind)
    s.valhalla[seat].append(kind)  # VA-4.145: not a warrior entering
    if s.events is not None:
        s.events.append((m.E_POINTS, ALL, 2, seat, kind))
    left = points - s.table.vp[kind]
    if left:
        push(s, m.OP_POINTS, seat, left, 0)
