"""What may be decided: section 5 of RULES.md. One function per question."""

from typing import Final

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import OPEN_HALF
from koloda.games.cthulhu_realms.rules.sanity import PLAYER, targets
from koloda.games.cthulhu_realms.rules.state import CthulhuState, neighbours, own_rows
from koloda.kernel.options import A_SHIFT, VERB_SHIFT, pack

LIMIT: Final = 6  # CR-4.98, CR-4.99, CR-4.103: from 0 up to this cost a card can be abjured

PLAY_CODE: Final = m.V_PLAY << VERB_SHIFT
ACTIVATE_CODE: Final = m.V_ACTIVATE << VERB_SHIFT
BUY_CODE: Final = m.V_BUY << VERB_SHIFT


def options(s: CthulhuState) -> list[int]:
    """The legal options of the question on top of the stack."""
    if not s.stack:
        return []
    ask = s.stack[-4]
    if ask == m.ASK_TURN:
        return options_turn(s)
    if ask == m.ASK_PLAYER:
        return [pack(m.V_PLAYER, seat) for seat in reach(s)]
    if ask == m.ASK_LOSS:
        return options_loss(s)
    if ask == m.ASK_DISCARD:
        return options_discard(s)
    if ask == m.ASK_ABJURE:
        return options_abjure(s)
    if ask == m.ASK_DESTROY:
        return options_destroy(s, s.stack[-2])
    return [pack(m.V_RETURN, kind) for kind in sorted(set(s.abjured))]  # CR-5.7, CR-4.108


def options_turn(s: CthulhuState) -> list[int]:
    """CR-5.2: play, activate, buy, in any order and number (CR-4.37, CR-4.114), or end the turn.

    That is always legal (CR-4.41): nothing must be played or activated (CR-4.39, CR-4.40).
    """
    out = [m.V_END]
    last = -1
    for kind in s.hands[s.active]:
        if kind != last:  # CR-5.20: cards alike are offered once
            last = kind
            out.append(PLAY_CODE | kind << A_SHIFT)
    if s.play[s.active]:
        _add_abilities(s, out)
    if s.conjuring >= s.table.cheapest:
        _add_purchases(s, out)
    return out


def _add_abilities(s: CthulhuState, out: list[int]) -> None:
    """CR-4.54, CR-4.55: unused abilities of own cards in play whose requirements hold.

    Only own cards in play are counted, used or not (CR-4.63, CR-4.210), each as often as it is
    asked for (CR-4.61), for a colour and a type alike (CR-4.62).
    """
    table = s.table
    traits, unused_of, open_of = table.traits, table.unused, table.open
    play, used = s.play[s.active], s.used[s.active]
    once = twice = 0  # CR-4.58, CR-4.59: traits on at least one, at least two cards in play
    for kind in play:
        twice |= once & traits[kind]
        once |= traits[kind]
    twice |= s.happened  # CR-4.64, CR-4.66; CR-4.209: whenever in this turn
    last, copy = -1, 0
    for slot, kind in enumerate(play):
        copy = copy + 1 if kind == last else 0
        last = kind
        unused = unused_of[kind] & ~used[slot]
        if not unused:
            continue
        others = (once & ~traits[kind]) | twice  # CR-4.60: another card than itself
        halves = open_of[kind][unused]
        base = ACTIVATE_CODE | kind << A_SHIFT | copy << m.COPY_SHIFT
        for i in range(0, len(halves), OPEN_HALF):
            requires = halves[i]
            if requires & others == requires:  # CR-4.56
                effect = halves[i + 1]
                if effect < m.ABJURE or has_target(s, effect, kind, halves[i + 2]):
                    out.append(base | halves[i + 2])  # CR-5.3, CR-5.10: with the half chosen


def has_target(s: CthulhuState, effect: int, kind: int, choice: int) -> bool:
    """CR-4.75: an effect without a legal target cannot be activated."""
    if effect == m.ABJURE:
        return can_abjure(s)
    if effect == m.RETURN:
        return bool(s.abjured)
    assert effect == m.DESTROY
    itself = s.table.effects[kind][choice >> m.ABILITY_SHIFT][choice & m.HALF].abjure_self
    return bool(options_destroy(s, kind if itself else m.NOBODY))


def _add_purchases(s: CthulhuState, out: list[int]) -> None:
    """CR-4.113: available cards whose cost the pool covers; CR-4.167: both players of a row."""
    cost, pool = s.table.cost, s.conjuring
    found: list[int] = []
    if s.initiates and cost[s.table.initiate] <= pool:  # CR-4.118, CR-4.166
        found.append(BUY_CODE | s.table.initiate << A_SHIFT | m.STACK)
    for row in own_rows(s, s.active):
        place = BUY_CODE | (m.ROW + row)
        for kind in s.rows[row]:
            if cost[kind] <= pool:
                code = place | kind << A_SHIFT
                if code not in found:  # CR-5.20
                    found.append(code)
    found.sort()
    out += found


def reach(s: CthulhuState) -> list[int]:
    """CR-4.76, CR-4.172, CR-4.173, CR-4.174: the active player and the neighbours, by seat.

    Whatever they hold or have in play: CR-4.145, CR-4.200.
    """
    return sorted([s.active, *neighbours(s, s.active)])


def options_loss(s: CthulhuState) -> list[int]:
    """CR-5.5: from none to all of the points left for the target asked about."""
    where, left = s.stack[-2], s.stack[-1]
    victim = where >> m.VICTIM_SHIFT
    target = targets(s, victim)[where & m.TARGET]
    named = 0 if target == PLAYER else s.play[victim][target - 1] + 1
    return [pack(m.V_LOSE, points, named) for points in range(left + 1)]


def options_discard(s: CthulhuState) -> list[int]:
    """CR-5.9: any card of the own hand that is not picked yet."""
    left = s.hands[s.stack[-3]][:]
    for kind in s.pending:
        left.remove(kind)
    return [pack(m.V_DISCARD, kind) for kind in sorted(set(left))]


def options_abjure(s: CthulhuState) -> list[int]:
    """CR-5.6: a card of cost 6 or less from hand, discard pile, own rows or the stack."""
    cost, seat = s.table.cost, s.active
    found = {pack(m.V_ABJURE, kind, m.HAND) for kind in s.hands[seat] if cost[kind] <= LIMIT}
    found |= {pack(m.V_ABJURE, kind, m.PILE) for kind in s.discards[seat] if cost[kind] <= LIMIT}
    for row in own_rows(s, seat):
        found |= {
            pack(m.V_ABJURE, kind, m.ROW + row) for kind in s.rows[row] if cost[kind] <= LIMIT
        }
    if s.initiates and cost[s.table.initiate] <= LIMIT:  # CR-4.96
        found.add(pack(m.V_ABJURE, s.table.initiate, m.STACK))
    return sorted(found)


def can_abjure(s: CthulhuState) -> bool:
    """Whether options_abjure has any; the Initiate stack answers most of the time."""
    cost = s.table.cost
    if s.initiates and cost[s.table.initiate] <= LIMIT:
        return True
    zones = [s.hands[s.active], s.discards[s.active]]
    zones += [s.rows[row] for row in own_rows(s, s.active)]
    for zone in zones:
        for kind in zone:
            if cost[kind] <= LIMIT:
                return True
    return False


def options_destroy(s: CthulhuState, itself: int) -> list[int]:
    """CR-5.8: any location of the own or a neighbour's, shields or not (CR-4.146).

    `itself`: a kind whose abjuring copy cannot be chosen (CR-4.78), or NOBODY.
    """
    sanity, found = s.table.sanity, []
    for seat in reach(s):
        last, copy = -1, 0
        spared = itself if seat == s.active else m.NOBODY
        for slot, kind in enumerate(s.play[seat]):
            copy = copy + 1 if kind == last else 0
            last = kind
            if sanity[kind] and not (kind == spared and is_sparing(s, seat, slot)):
                found.append(pack(m.V_DESTROY, seat, kind << m.KIND_SHIFT | copy))
    return found


def is_sparing(s: CthulhuState, seat: int, slot: int) -> bool:
    """Whether this copy is the one that abjures itself: marked so, or the only one there is."""
    play = s.play[seat]
    return bool(s.used[seat][slot] & m.ABJURING) or play.count(play[slot]) == 1
