"""Abilities, abjure and return: chapters 4.E, 4.G and 4.H of RULES.md."""

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import Effect
from koloda.games.cthulhu_realms.rules.drawing import op_discard, op_draw, take_from_hand
from koloda.games.cthulhu_realms.rules.elimination import check_common_deck, refill
from koloda.games.cthulhu_realms.rules.sanity import declare_loss, leave_play, op_declare, op_loss
from koloda.games.cthulhu_realms.rules.state import CthulhuState, slot_of
from koloda.kernel.event import ALL
from koloda.kernel.frames import ANSWER, Op, pop, push, then


def activate(s: CthulhuState, kind: int, copy: int, ability: int, half: int) -> None:
    """CR-4.201: the requirements hold (options); choices are declared, then the effect happens.

    Nobody can respond (CR-4.80), and nothing looks at the requirements again (CR-4.57).
    """
    seat = s.active
    effect = s.table.effects[kind][ability][half]
    slot = slot_of(s, seat, kind, copy)
    s.used[seat][slot] |= 1 << ability  # CR-4.51, CR-4.70: the whole ability, either half
    if s.events is not None:
        s.events.append((m.E_ACTIVATED, ALL, 3, seat, kind, ability << m.ABILITY_SHIFT | half))
    if effect.effect == m.CONJ and not effect.abjure_self:
        conjure(s, effect.n)  # nothing to ask and nothing after it: no frames
        return
    itself = m.NOBODY
    if effect.abjure_self:
        s.used[seat][slot] |= m.ABJURING
        itself = kind
    push(s, m.OP_AFTER, itself, 0, 0)
    begin(s, effect, itself)


def begin(s: CthulhuState, effect: Effect, itself: int) -> None:
    """The choices of an effect and what follows them: CR-5.4 to CR-5.8, CR-4.77."""
    seat, kind, n = s.active, effect.effect, effect.n
    if kind == m.CONJ:
        conjure(s, n)
    elif kind == m.LOSE:
        declare_loss(s, n)
    elif kind == m.GAIN:
        then(s, (m.ASK_PLAYER, seat, kind, n), (m.OP_GAIN, ANSWER, n, 0))
    elif kind == m.DRAW:
        then(s, (m.ASK_PLAYER, seat, kind, n), (m.OP_DRAW, ANSWER, n, 0))
    elif kind == m.DISCARD:
        then(s, (m.ASK_PLAYER, seat, kind, n), (m.OP_DISCARD, ANSWER, n, 0))
    elif kind == m.DRAW_DISCARD:
        then(s, (m.ASK_PLAYER, seat, kind, n), (m.OP_DRAW_DISCARD, ANSWER, n, effect.then))
    elif kind == m.ABJURE:
        push(s, m.ASK_ABJURE, seat, 0, 0)
    elif kind == m.DESTROY:
        push(s, m.ASK_DESTROY, seat, itself, 0)  # CR-4.78
    else:
        push(s, m.ASK_RETURN, seat, 0, 0)


def conjure(s: CthulhuState, n: int) -> None:
    """CR-4.111, CR-4.112."""
    s.conjuring += n
    if s.events is not None:
        s.events.append((m.E_CONJURED, ALL, 2, s.active, n))


def op_gain(s: CthulhuState, seat: int, n: int, _: int) -> None:
    """CR-4.121, CR-4.122: no upper limit; players only (CR-4.124)."""
    s.sanity[seat] += n
    if s.events is not None:
        s.events.append((m.E_GAINED, ALL, 2, seat, n))


def op_draw_discard(s: CthulhuState, seat: int, n: int, discards: int) -> None:
    """CR-4.86, CR-4.87: one player does both, first drawing."""
    then(s, (m.OP_DRAW, seat, n, 0), (m.OP_DISCARD, seat, discards, 0))


def op_after(s: CthulhuState, itself: int, _b: int, _c: int) -> None:
    """CR-4.201: what follows the effect: the card abjures itself, the common deck is checked."""
    if itself != m.NOBODY:
        abjure_self(s, itself)
    check_common_deck(s)


def abjure_self(s: CthulhuState, kind: int) -> None:
    """CR-4.72, CR-4.74: the card goes from play to the box, whatever its cost (CR-4.73)."""
    seat = s.active
    slot = slot_of(s, seat, kind, 0)
    while not s.used[seat][slot] & m.ABJURING:
        slot += 1
    leave_play(s, seat, slot)
    to_box(s, kind, m.PLAY_AREA, m.E_SELF_ABJURED)  # CR-4.67: it counts as abjured


def to_box(s: CthulhuState, kind: int, place: int, event: int) -> None:
    """CR-4.66, CR-4.102: abjured by the active player, in view of all."""
    s.box.append(kind)  # CR-4.211
    s.abjured.append(kind)  # CR-4.105
    s.happened |= m.ABJURED  # CR-4.68: returned or not
    if s.events is not None:
        s.events.append((event, ALL, 3, s.active, kind, place))


def abjure(s: CthulhuState, kind: int, place: int) -> None:
    """CR-4.95, CR-4.96: a card from the own hand, the own discard pile or the available cards."""
    pop(s)
    seat = s.active
    if place == m.HAND:
        take_from_hand(s, seat, kind)
    elif place == m.PILE:
        s.discards[seat].remove(kind)
    elif place == m.STACK:
        s.initiates -= 1  # CR-4.101
    to_box(s, kind, place, m.E_ABJURED)
    if place >= m.ROW:
        refill(s, place - m.ROW, kind)  # CR-4.100


def return_card(s: CthulhuState, kind: int) -> None:
    """CR-4.104: on top of the own personal deck; CR-4.212: the last one is drawn first."""
    pop(s)
    s.abjured.remove(kind)  # CR-4.109: until it is abjured again
    s.box.remove(kind)
    s.tops[s.active].append(kind)  # CR-4.106, CR-4.110
    if s.events is not None:
        s.events.append((m.E_RETURNED, ALL, 2, s.active, kind))


OPS: list[Op[CthulhuState]] = [
    op_draw,
    op_discard,
    op_gain,
    op_declare,
    op_loss,
    op_after,
    op_draw_discard,
]
