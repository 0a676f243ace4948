"""Worlds that a seat cannot tell apart: what it has not seen is dealt anew (VA-4.161 to VA-4.174).

A world keeps what the seat sees, what everybody saw moving (cards known in hands, the Valhalla
piles: VA-4.172) and what follows from an open question: a player who must add a warrior holds
one. It does not keep what play merely suggests.
"""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.faces.view import is_choosing_jarls, is_pending_open, knows
from koloda.games.valhalla.rules.state import ValhallaState, has_squad
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.rng import below, forget_luck


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


def _redeal_cards(t: ValhallaState, seat: int | None) -> None:
    """Every card the seat has not seen changes places with every other."""
    others = _others(t, seat)
    hands = [_unknown(t.hands[other], seat) for other in others]
    zones = [t.deck, *hands]
    if not is_choosing_jarls(t):
        zones += [t.aside[other] for other in others]  # VA-4.167
    if t.drawn and t.stack[-3] != seat and not is_pending_open(t):
        zones.append(t.drawn)  # VA-4.163
    _redeal_box(t, zones)
    redeal(t, zones, m.STREAM_RESAMPLE)
    for i, other in enumerate(others):
        if t.stack and t.stack[-3] == other:
            _keep_answerable(t, seat, hands[i], zones)
        known = [entry for entry in t.hands[other] if knows(entry, seat)]
        t.hands[other] = sorted(known + [kind << m.HAND_SHIFT for kind in hands[i]])


def _unknown(hand: list[int], seat: int | None) -> list[int]:
    """The cards of another hand that a seat does not know."""
    return [entry >> m.HAND_SHIFT for entry in hand if not knows(entry, seat)]


def _redeal_box(t: ValhallaState, zones: list[list[int]]) -> None:
    """VA-4.174: only Tyr cards lie in the box, any that the seat has not seen."""
    if not t.box:
        return
    tyr = t.table.type
    unseen = t.box + [kind for zone in zones for kind in zone if tyr[kind] == m.TYR]
    unseen.sort()
    shuffle(t, unseen, m.STREAM_RESAMPLE)
    t.box[:] = unseen[: len(t.box)]
    rest = unseen[len(t.box) :]
    for zone in zones:
        for i in range(len(zone)):
            if tyr[zone[i]] == m.TYR:
                zone[i] = rest.pop()


def _keep_answerable(
    t: ValhallaState, seat: int | None, hand: list[int], zones: list[list[int]]
) -> None:
    """The hand of the player asked holds a card that answers, as everybody knows."""
    wanted = _wanted(t)
    if not wanted or not hand:
        return  # a hand without such a card was shown: VA-4.315, VA-4.1234
    known = [entry >> m.HAND_SHIFT for entry in t.hands[t.stack[-3]] if knows(entry, seat)]
    if any(wanted[kind] for kind in known + hand):
        return
    elsewhere = [zone for zone in zones if zone is not hand]
    spots = [(zone, i) for zone in elsewhere for i in range(len(zone)) if wanted[zone[i]]]
    zone, i = spots[below(t, m.STREAM_RESAMPLE, len(spots))]
    j = below(t, m.STREAM_RESAMPLE, len(hand))
    zone[i], hand[j] = hand[j], zone[i]


def _wanted(t: ValhallaState) -> list[bool]:
    """By kind: the cards one of which the player asked must hold; empty for any."""
    if t.stack[-4] == m.ASK_DISARM:
        return t.table.tactic  # VA-4.1233
    if t.stack[-4] == m.ASK_ACTION and not has_squad(t, t.stack[-3]):
        return t.table.warrior  # VA-4.311, VA-4.314
    return []
