"""Squads, shields and Valhalla: how warriors and tokens move between zones."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.cards import add_to_hand, op_lay_down
from koloda.games.valhalla.rules.state import Battle, ValhallaState
from koloda.kernel.event import ALL


def place_warrior(s: ValhallaState, seat: int, kind: int, slot: int) -> None:
    """VA-4.115: lay a warrior into a slot; it never moves, and the slot is no matter (VA-4.117).

    There is no function that moves it: VA-4.116.
    """
    place = seat * m.SLOTS + slot
    s.squad[place] = kind
    if s.battle.kind != m.NO_BATTLE:
        forget_place(s.battle, place)
    if s.events is not None:
        s.events.append((m.E_ADDED, ALL, 3, seat, kind, slot))


def forget_place(b: Battle, place: int) -> None:
    """What the battle did to the warrior that lay here before does not touch the new one."""
    others = ~(1 << place)
    b.armed[place] = 0
    b.blocked &= others
    b.excluded &= others
    b.sacrificed &= others
    b.sent &= others


def discard_warrior(s: ValhallaState, seat: int, slot: int) -> None:
    """Discard a warrior of a squad and its Tyr card (VA-4.1316), in an order of choice."""
    place = seat * m.SLOTS + slot
    if s.events is not None:
        s.events.append((m.E_LEFT, ALL, 2, seat, s.squad[place]))
    s.drawn.append(s.squad[place])
    s.squad[place] = m.EMPTY
    if s.tyr[place] != m.EMPTY:
        s.drawn.append(s.tyr[place])
        s.tyr[place] = m.EMPTY
    op_lay_down(s, seat, 1, 0)


def return_warrior(s: ValhallaState, seat: int, slot: int) -> None:
    """A warrior goes back to its owner's hand, its Tyr card with it: VA-4.1317, VA-4.172."""
    place = seat * m.SLOTS + slot
    kind = s.squad[place]
    s.squad[place] = m.EMPTY
    add_to_hand(s, seat, kind, m.KNOWN)
    if s.events is not None:
        s.events.append((m.E_RETURNED, ALL, 2, seat, kind))
    if s.tyr[place] != m.EMPTY:
        add_to_hand(s, seat, s.tyr[place], m.KNOWN)
        if s.events is not None:
            s.events.append((m.E_RETURNED, ALL, 2, seat, s.tyr[place]))
        s.tyr[place] = m.EMPTY


def enter_valhalla(s: ValhallaState, place: int) -> None:
    """VA-4.623: a warrior leaves its squad for its owner's Valhalla, without its Tyr card."""
    seat, kind = place // m.SLOTS, s.squad[place]
    s.valhalla[seat].append(kind)
    s.squad[place] = m.EMPTY
    if s.events is not None:
        s.events.append((m.E_ENTERED, ALL, 2, seat, kind))
    if s.tyr[place] != m.EMPTY:
        s.drawn.append(s.tyr[place])  # discarded next: VA-4.1316
        s.tyr[place] = m.EMPTY


def take_shield(s: ValhallaState, seat: int, target: int) -> None:
    """VA-4.621: take one own shield of another player, never a foreign one (VA-4.622)."""
    s.own, s.foreign = s.own[:], s.foreign[:]  # shared with clones
    s.own[target] -= 1
    s.foreign[seat * m.MAX_SEATS + target] += 1
    if s.events is not None:
        s.events.append((m.E_SHIELD, ALL, 2, seat, target))
