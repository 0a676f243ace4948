"""Abilities, abjure and return: chapters 4.E, 4.G and 4.H of RULES.md."""

from koloda.games.cthulhu_realms.drawing import op_discard, op_draw, take_from_hand
from koloda.games.cthulhu_realms.elimination import check_common_deck, refill
from koloda.games.cthulhu_realms.model import (
    ABJURE,
    ABJURED,
    ABJURING,
    ASK_ABJURE,
    ASK_DESTROY,
    ASK_PLAYER,
    ASK_RETURN,
    CONJ,
    DESTROY,
    DISCARD,
    DRAW,
    DRAW_DISCARD,
    E_ABJURED,
    E_ACTIVATED,
    E_CONJURED,
    E_GAINED,
    E_RETURNED,
    GAIN,
    HAND,
    LOSE,
    NOBODY,
    OP_AFTER,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW_DISCARD,
    OP_GAIN,
    PILE,
    PLAY_AREA,
    ROW,
    STACK,
)
from koloda.games.cthulhu_realms.sanity import declare_loss, op_declare, op_loss
from koloda.games.cthulhu_realms.state import CthulhuState, slot_of
from koloda.games.cthulhu_realms.table import Effect
from koloda.kernel.event import ALL
from koloda.kernel.frames import ANSWER, Op, pop, push, then


def activate(s: CthulhuState, kind: int, copy: int, ability: int, half: int) -> None:
    """CR-4.201: the requirements hold (options); choices are declared, then the effect happens."""
    seat = s.active
    effect = s.table.effects[kind][ability][half]
    slot = slot_of(s, seat, kind, copy)
    s.used[seat][slot] |= 1 << ability  # CR-4.51, CR-4.70: the whole ability, either half
    if s.events is not None:
        s.events.append((E_ACTIVATED, ALL, 3, seat, kind, ability * 2 + half))
    if effect.effect == CONJ and not effect.abjure_self:
        conjure(s, effect.n)  # nothing to ask and nothing after it: no frames
        return
    itself = NOBODY
    if effect.abjure_self:
        s.used[seat][slot] |= ABJURING
        itself = kind
    push(s, OP_AFTER, itself, 0, 0)
    begin(s, effect, itself)


def begin(s: CthulhuState, effect: Effect, itself: int) -> None:
    """The choices of an effect and what follows them: CR-5.4 to CR-5.8."""
    seat, kind, n = s.active, effect.effect, effect.n
    if kind == CONJ:
        conjure(s, n)
    elif kind == LOSE:
        declare_loss(s, n)
    elif kind == GAIN:
        then(s, (ASK_PLAYER, seat, kind, n), (OP_GAIN, ANSWER, n, 0))
    elif kind == DRAW:
        then(s, (ASK_PLAYER, seat, kind, n), (OP_DRAW, ANSWER, n, 0))
    elif kind == DISCARD:
        then(s, (ASK_PLAYER, seat, kind, n), (OP_DISCARD, ANSWER, n, 0))
    elif kind == DRAW_DISCARD:
        then(s, (ASK_PLAYER, seat, kind, n), (OP_DRAW_DISCARD, ANSWER, n, effect.m))
    elif kind == ABJURE:
        push(s, ASK_ABJURE, seat, 0, 0)
    elif kind == DESTROY:
        push(s, ASK_DESTROY, seat, itself, 0)  # CR-4.78
    else:
        push(s, ASK_RETURN, seat, 0, 0)


def conjure(s: CthulhuState, n: int) -> None:
    """CR-4.111, CR-4.112."""
    s.conjuring += n
    if s.events is not None:
        s.events.append((E_CONJURED, ALL, 2, s.active, n))


def op_gain(s: CthulhuState, seat: int, n: int, _: int) -> None:
    """CR-4.121, CR-4.122: no upper limit."""
    s.sanity[seat] += n
    if s.events is not None:
        s.events.append((E_GAINED, ALL, 2, seat, n))


def op_draw_discard(s: CthulhuState, seat: int, n: int, m: int) -> None:
    """CR-4.86: one player does both, first drawing."""
    then(s, (OP_DRAW, seat, n, 0), (OP_DISCARD, seat, m, 0))


def op_after(s: CthulhuState, itself: int, _b: int, _c: int) -> None:
    """CR-4.201: what follows the effect: the card abjures itself, the common deck is checked."""
    if itself != NOBODY:
        abjure_self(s, itself)
    check_common_deck(s)


def abjure_self(s: CthulhuState, kind: int) -> None:
    """CR-4.72: the card goes from play to the box, whatever its cost (CR-4.73)."""
    seat = s.active
    slot = slot_of(s, seat, kind, 0)
    while not s.used[seat][slot] & ABJURING:
        slot += 1
    leave_play(s, seat, slot)
    to_box(s, kind, PLAY_AREA)  # CR-4.67: it counts as abjured


def leave_play(s: CthulhuState, seat: int, slot: int) -> None:
    """CR-4.24: a card that leaves play forgets what happened to it."""
    del s.play[seat][slot]
    del s.used[seat][slot]
    del s.lost[seat][slot]


def to_box(s: CthulhuState, kind: int, place: int) -> None:
    """CR-4.66, CR-4.102: abjured by the active player, in view of all."""
    s.box.append(kind)
    s.abjured.append(kind)
    s.happened |= ABJURED
    if s.events is not None:
        s.events.append((E_ABJURED, ALL, 3, s.active, kind, place))


def abjure(s: CthulhuState, kind: int, place: int) -> None:
    """CR-4.95, CR-4.96: a card from the own hand, the own discard pile or the available cards."""
    pop(s)
    seat = s.active
    if place == HAND:
        take_from_hand(s, seat, kind)
    elif place == PILE:
        s.discards[seat].remove(kind)
    elif place == STACK:
        s.initiates -= 1  # CR-4.101
    to_box(s, kind, place)
    if place >= ROW:
        refill(s, place - ROW, kind)  # CR-4.100


def return_card(s: CthulhuState, kind: int) -> None:
    """CR-4.104: on top of the own personal deck; CR-4.212: the last one is drawn first."""
    pop(s)
    s.abjured.remove(kind)
    s.box.remove(kind)
    s.tops[s.active].append(kind)  # CR-4.106
    if s.events is not None:
        s.events.append((E_RETURNED, ALL, 2, s.active, kind))


OPS: list[Op[CthulhuState]] = [
    op_draw,
    op_discard,
    op_gain,
    op_declare,
    op_loss,
    op_after,
    op_draw_discard,
]
