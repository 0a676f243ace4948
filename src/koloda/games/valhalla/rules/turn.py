"""The turn: chapter 4.3xx of RULES.md."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.cards import discard_from_hand, show_hand, take_from_hand
from koloda.games.valhalla.rules.jarls import draw_and_keep, room_to_hand, symbol_limit
from koloda.games.valhalla.rules.squads import discard_warrior, place_warrior, return_warrior
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    capacity,
    comrade,
    has_squad,
    has_warrior,
    is_solo,
    squad_size,
    uses,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack


def begin_turn(s: ValhallaState, seat: int) -> None:
    """A player's turn begins."""
    s.active = seat
    s.turn += 1
    if s.events is not None:
        s.events.append((m.E_TURN, ALL, 2, seat, s.turn))


def take_turn(s: ValhallaState, seat: int) -> None:
    """VA-4.301: phase A, then phase B, whatever the action was (VA-4.305, VA-4.662)."""
    then(s, (m.OP_ACTION, seat, 0, 0), (m.OP_PHASE_B, seat, 0, 0), (m.OP_END_TURN, seat, 0, 0))


def op_action(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """Phase A: exactly one action (VA-4.303)."""
    if not has_squad(s, seat) and not has_warrior(s, seat):
        show_hand(s, seat)  # VA-4.315
    push(s, m.ASK_ACTION, seat, 0, 0)


def op_phase_b(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.304: draw 2, keep 1; 3 with Valkyries or Dwarves.

    VA-4.1103, VA-4.1203, VA-4.1208, VA-4.1693.
    """
    n = 3 if uses(s, m.X_VALKYRIES | m.X_DWARVES) else 2
    draw_and_keep(s, seat, m.W_PHASE_B, n)


# Phase A: VA-4.303.


def options_action(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """VA-4.311 to VA-4.318; any of the four with a squad (VA-4.317)."""
    out = placements(s, seat)
    _add_pairs(s, seat, out)
    if has_squad(s, seat):
        for target in range(s.match.seats):
            if can_attack(s, seat, target):
                out.append(m.V_ATTACK << VERB_SHIFT | target << A_SHIFT)
        if is_solo(s):
            out.append(m.V_ATTACK << VERB_SHIFT | m.MONSTER << A_SHIFT)  # VA-4.1622
        out.append(m.V_DRAW << VERB_SHIFT)  # VA-4.318
    elif not out:
        out.append(m.V_DRAW << VERB_SHIFT)  # VA-4.314
    return out


def can_attack(s: ValhallaState, seat: int, target: int) -> bool:
    """VA-4.341 to VA-4.343, VA-4.1504, VA-4.1509."""
    return (
        target != seat and s.own[target] > 0 and has_squad(s, target) and comrade(s, seat) != target
    )


def placements(s: ValhallaState, seat: int) -> list[int]:
    """Action 1: a warrior of the hand and a free slot; in a full squad the slot to clear."""
    out: list[int] = []
    full = squad_size(s, seat) >= capacity(s)
    slots = [slot for slot in range(m.SLOTS) if (s.squad[seat * m.SLOTS + slot] != m.EMPTY) == full]
    warrior = s.table.warrior
    for entry in s.hands[seat]:
        kind = entry >> m.HAND_SHIFT
        if warrior[kind]:
            base = m.V_ADD << VERB_SHIFT | kind << A_SHIFT
            for slot in slots:
                out.append(base | slot)
    if full and room_to_hand(s, seat):
        returns = [option + (1 << VERB_SHIFT) for option in out]
        out.extend(returns)  # V_ADD_RETURN follows V_ADD
    return out


def _add_pairs(s: ValhallaState, seat: int, out: list[int]) -> None:
    """Action 2: pairs of warriors with few enough symbols (VA-4.331, VA-4.332, VA-4.1326)."""
    symbols, warrior = s.table.symbols, s.table.warrior
    limit = symbol_limit(s, seat)
    small = [
        entry >> m.HAND_SHIFT
        for entry in s.hands[seat]
        if warrior[entry >> m.HAND_SHIFT] and symbols[entry >> m.HAND_SHIFT] < limit
    ]
    for i in range(len(small)):
        rest = limit - symbols[small[i]]
        base = m.V_ADD_TWO << VERB_SHIFT | small[i] << A_SHIFT
        for j in range(i + 1, len(small)):
            if symbols[small[j]] <= rest:
                out.append(base | small[j])


def add_warrior(s: ValhallaState, seat: int, option: int) -> None:
    """VA-4.321, VA-4.322: place one warrior; a full squad makes room first."""
    kind, slot = option >> A_SHIFT & PARAMETER, option & PARAMETER
    take_from_hand(s, seat, kind)
    push(s, m.OP_TUCK, seat, slot, 0)
    if s.squad[seat * m.SLOTS + slot] != m.EMPTY:
        if option >> VERB_SHIFT == m.V_ADD_RETURN:
            return_warrior(s, seat, slot)
        else:
            discard_warrior(s, seat, slot)
    place_warrior(s, seat, kind, slot)


def add_two(s: ValhallaState, seat: int, option: int) -> None:
    """VA-4.331, VA-4.334: two warriors; first as many free slots as they need."""
    for kind in (option >> A_SHIFT & PARAMETER, option & PARAMETER):
        take_from_hand(s, seat, kind)
        s.placing.append(kind)
    then(s, (m.OP_ROOM, seat, 2, 0), (m.OP_PLACE, seat, 0, 0), (m.OP_PLACE, seat, 0, 0))


def op_room(s: ValhallaState, seat: int, wanted: int, forced: int) -> None:
    """VA-4.334: discard as many warriors as are needed, no more; `forced`: M7, no jarl helps."""
    if capacity(s) - squad_size(s, seat) < wanted:
        push(s, m.ASK_ROOM, seat, wanted, forced)


def options_room(s: ValhallaState, seat: int, _b: int, forced: int) -> list[int]:
    slots = [slot for slot in range(m.SLOTS) if s.squad[seat * m.SLOTS + slot] != m.EMPTY]
    out = [pack(m.V_DISCARD_WARRIOR, slot) for slot in slots]
    if not forced and room_to_hand(s, seat):
        out += [pack(m.V_RETURN_WARRIOR, slot) for slot in slots]
    return out


def answer_room(s: ValhallaState, seat: int, wanted: int, forced: int, option: int) -> None:
    slot = option >> A_SHIFT & PARAMETER
    push(s, m.OP_ROOM, seat, wanted, forced)
    if option >> VERB_SHIFT == m.V_RETURN_WARRIOR:
        return_warrior(s, seat, slot)
    else:
        discard_warrior(s, seat, slot)


def op_place(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.115: the next warrior goes to a free slot of choice."""
    free = options_slot(s, seat, 0, 0)
    if len(free) == 1:
        answer_slot(s, seat, 0, 0, free[0])
    else:
        push(s, m.ASK_SLOT, seat, 0, 0)


def options_slot(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    start = seat * m.SLOTS
    return [pack(m.V_SLOT, slot) for slot in range(m.SLOTS) if s.squad[start + slot] == m.EMPTY]


def answer_slot(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    slot = option >> A_SHIFT & PARAMETER
    place_warrior(s, seat, s.placing.pop(0), slot)
    push(s, m.OP_TUCK, seat, slot, 0)


# Wrath of Tyr: VA-4.1311 to VA-4.1314.


def op_tuck(s: ValhallaState, seat: int, slot: int, _: int) -> None:
    """VA-4.1311, VA-4.1312: a Tyr card may go under each warrior added, never later (VA-4.1313)."""
    if uses(s, m.X_TYR) and s.hands[seat]:
        push(s, m.ASK_TUCK, seat, slot, 0)


def options_tuck(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    out = [m.V_PASS << VERB_SHIFT]
    last = m.NOBODY
    for entry in s.hands[seat]:
        kind = entry >> m.HAND_SHIFT
        if kind != last and s.table.type[kind] == m.TYR:
            out.append(pack(m.V_TUCK, kind))
            last = kind
    return out


def answer_tuck(s: ValhallaState, seat: int, slot: int, _: int, option: int) -> None:
    if option >> VERB_SHIFT == m.V_PASS:
        return
    kind = option >> A_SHIFT & PARAMETER
    take_from_hand(s, seat, kind)
    s.tyr[seat * m.SLOTS + slot] = kind
    if s.events is not None:
        s.events.append((m.E_TUCKED, ALL, 3, seat, kind, slot))


def draw_two(s: ValhallaState, seat: int) -> None:
    """VA-4.351: action 4, draw 2 and keep 1; not widened by expansions (VA-4.1104)."""
    draw_and_keep(s, seat, m.W_ACTION_4, 2)


# A card of the hand is discarded by choice: J18, M3.


def options_discard(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    out: list[int] = []
    last = m.NOBODY
    for entry in s.hands[seat]:
        if entry >> m.HAND_SHIFT != last:
            last = entry >> m.HAND_SHIFT
            out.append(pack(m.V_DISCARD, last))
    return out


def answer_discard(s: ValhallaState, seat: int, n: int, _: int, option: int) -> None:
    discard_from_hand(s, seat, option >> A_SHIFT & PARAMETER)
    if n > 1 and s.hands[seat]:
        push(s, m.ASK_DISCARD, seat, n - 1, 0)
