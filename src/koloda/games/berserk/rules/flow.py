"""Turns: chapter 10 of RULES.md."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.actions import (
    announce_ability,
    announce_plain,
    announce_strike,
    is_asked,
    op_moment,
    usable,
)
from koloda.games.berserk.rules.deaths import (
    bury_wounded,
    queue,
    queue_for_side,
    queue_own_event,
    settle_statics,
)
from koloda.games.berserk.rules.deployment import restore_points, reveal
from koloda.games.berserk.rules.events import E_OPENED, E_TURN, tell, tell_of
from koloda.games.berserk.rules.movement import (
    leap,
    leap_cells,
    options_leaps,
    options_steps,
    step,
)
from koloda.games.berserk.rules.state import (
    BerserkState,
    is_creature,
    is_open,
    role,
    stat,
)
from koloda.games.berserk.rules.statics import WATCH_PLACES, expire
from koloda.games.berserk.rules.targets import strike_targets
from koloda.games.berserk.rules.victory import op_victory
from koloda.games.berserk.rules.wounds import heal, poison_value, wound
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack

# The steps of the beginning of a turn, then the first moment window (BK-10.2, 18.7)
BEGINNING: Final[list[int]] = [
    m.OP_PLACE,
    m.OP_OPENING,
    m.OP_VICTORY,
    m.OP_POISON,
    m.OP_TRIGGERS,
    m.OP_VICTORY,
    m.OP_REGENERATE,
    m.OP_TRIGGERS,
    m.OP_VICTORY,
]
AFTER_POISON: Final = 4
AFTER_REGENERATION: Final = 7


def op_battle(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-10.1: turns alternate, beginning with P1."""
    s.phase = m.BATTLE
    s.quiet = 0  # only turns are counted (section 8.1, MS9)
    push(s, m.OP_TURN, s.first, 0, 0)


def op_turn(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """A turn begins: durations end, then BK-10.2 (a) to (c), in the first turn too (BK-10.12)."""
    s.turn += 1
    s.active = seat
    s.stop_changed = 0
    tell(s, E_TURN, seat, s.turn)
    if _begin_turn(s, seat):
        _leave_steps(s, seat, 0)
        return
    op_opening(s, seat, 0, 0)
    op_victory(s, 0, 0, 0)
    if s.ending == 0:
        op_poison(s, seat, 0, 0)
        _finish_beginning(s, seat)


def _finish_beginning(s: BerserkState, seat: int) -> None:
    """From Poison to the main phase, without frames where no trigger waits."""
    if s.pending:
        _leave_steps(s, seat, AFTER_POISON)
        return
    op_victory(s, 0, 0, 0)
    if s.ending:
        return
    op_regenerate(s, seat, 0, 0)
    if s.pending:
        _leave_steps(s, seat, AFTER_REGENERATION)
    else:
        op_moment(s, m.AFTER_OPENING, m.NONE, 0)


def _leave_steps(s: BerserkState, seat: int, first: int) -> None:
    """Leave the steps from one on as frames: a question may come between them."""
    push(s, m.OP_MOMENT, m.AFTER_OPENING, m.NONE, 0)
    for i in range(len(BEGINNING) - 1, first - 1, -1):
        op = BEGINNING[i]
        push(
            s, op, m.STAGE_AFTER if op == m.OP_TRIGGERS else 0 if op == m.OP_VICTORY else seat, 0, 0
        )


def _begin_turn(s: BerserkState, seat: int) -> bool:
    """What is counted per turn starts afresh; permissions and roots of the seat come due.

    Says whether the seat has cards to place on hosts.
    """
    waiting = 0
    s.absorbed.clear()  # BK-26.7
    for side in (0, 1):
        for unit in s.forces[side]:
            state = s.st[unit] & ~m.TURN_BITS
            if side == seat:
                waiting |= state & m.UNPLACED
                if state & m.EARNED:
                    state = state & ~m.EARNED | m.USABLE  # BK-21.15
                if state & m.ROOTED_NEXT:
                    state = state & ~m.ROOTED_NEXT | m.ROOTED
            s.st[unit] = state
    used = s.used
    for i in range(len(used) - m.N_USED, -1, -m.N_USED):
        if used[i + 2] == m.THIS_TURN:
            del used[i : i + m.N_USED]
    if expire(s, m.UNTIL_TURN_OF + seat):  # BK-10.13
        settle_statics(s)
    if s.turn == 2:
        _reveal_all(s, seat)
    return s.turn == 2 or waiting != 0


def _reveal_all(s: BerserkState, seat: int) -> None:
    """BK-8.14, 8.20: all cards still hidden are turned up together."""
    hidden = [unit for unit in s.forces[seat] if s.st[unit] & m.HIDDEN]
    for unit in hidden:
        reveal(s, unit)
    if hidden:
        settle_statics(s)


def op_opening(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.3, 10.4: open all own cards, restore all movement points."""
    for unit in s.forces[seat]:
        if s.st[unit] & m.CLOSED and s.st[unit] & m.KEPT_CLOSED == 0:
            s.st[unit] &= ~m.CLOSED
            tell_of(s, E_OPENED, unit)
            queue_own_event(s, unit, m.ON_OPENED)
        s.st[unit] &= ~m.KEPT_CLOSED  # BK-10.14
    restore_points(s, seat)


def op_poison(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.5, 26.62, 26.63, 26.66: Poison acts on own open creatures, all at once."""
    for unit in s.forces[seat]:
        if s.poison[unit] and is_open(s, unit):
            wound(s, unit, poison_value(s, unit))
    bury_wounded(s, m.NONE)


def op_regenerate(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.6, 26.60: Regeneration and other start-of-turn abilities; their order matters."""
    queue_for_side(s, m.STAGE_HIT, seat, m.ON_TURN_START, m.NONE)
    queue_for_side(s, m.STAGE_HIT, 1 - seat, m.ON_ENEMY_TURN_START, m.NONE)
    for unit in s.forces[seat]:
        if stat(s, unit, m.REGEN) and s.wounds[unit]:
            if s.pending:
                queue(s, m.STAGE_HIT, unit, m.KEY_REGEN, m.NONE, 0)
            else:
                heal(s, unit, stat(s, unit, m.REGEN))


def can_store(s: BerserkState, unit: int) -> bool:
    """BK-17.2 to 17.4: close to receive a token, once per turn."""
    t = s.table
    if not t.may_store[s.kind[unit]]:
        return False
    if s.st[unit] & (m.CLOSED | m.STORED | m.HIDDEN | m.UNPLACED):
        return False
    side = role(s, s.owner[unit])
    if t.stores[s.kind[unit] * 2 + side]:
        return True
    if t.host_storing:
        for rider in s.forces[s.owner[unit]]:
            if s.host[rider] == unit and t.host_stores[s.kind[rider] * 2 + side]:
                return True
    return False


def faces_only_flyers(s: BerserkState, seat: int) -> bool:
    """BK-21.14: all creatures of the opponent are flyers, and no card of his is hidden."""
    for unit in s.forces[1 - seat]:
        state = s.st[unit]
        if state & m.HIDDEN or (state & m.FLIES == 0 and is_creature(s, unit)):
            return False
    return True


def can_prepare(s: BerserkState, unit: int) -> bool:
    """BK-21.14, 21.18: an own open ground creature, a symbiote included."""
    return is_creature(s, unit) and s.st[unit] & (m.CLOSED | m.FLIES | m.HIDDEN | m.UNPLACED) == 0


def options_main(s: BerserkState, seat: int) -> list[int]:
    """DP10: the main phase (BK-10.7, 11.3, 12.5, 12.10, 17.7); it may always end (BK-1.11)."""
    out: list[int] = []
    leaps: list[int] = []
    strikes: list[int] = []
    stores: list[int] = []
    strikers = s.table.strike
    for unit in s.forces[seat]:
        if s.st[unit] & m.CLOSED:
            continue
        options_steps(s, unit, out)
        options_leaps(s, unit, leaps)
        if strikers[s.kind[unit]]:  # BK-3.3, 3.4, 25.2
            head = pack(m.V_STRIKE, unit)
            for target in strike_targets(s, unit):
                strikes.append(head + target)
        if can_store(s, unit):
            stores.append(pack(m.V_STORE, unit))
    if leaps:
        leaps.sort()  # all jumps before all teleports
        out += leaps
    out += strikes
    out += usable(s, seat, False, m.NONE)
    out += stores
    if faces_only_flyers(s, seat):
        out += [pack(m.V_PREPARE, unit) for unit in s.forces[seat] if can_prepare(s, unit)]
    out.append(pack(m.V_END))
    return out


def apply_main(s: BerserkState, seat: int, verb: int, a: int, b: int) -> None:
    """Carry out an option of the main phase."""
    if verb == m.V_STEP:
        may_kill = s.watching & WATCH_PLACES
        step(s, a, b)
        if not s.pending and not is_asked(s, 1 - seat, a):
            if may_kill:
                op_victory(s, 0, 0, 0)  # BK-20.6
            return  # the question stands
        pop(s)
        _after_movement(s, a)
        return
    pop(s)
    if verb == m.V_STRIKE:
        announce_strike(s, a, b, m.IN_MAIN)
    elif verb == m.V_END:
        op_moment(s, m.END_DECLARED, m.NONE, 0)  # BK-10.9
    elif verb in (m.V_JUMP, m.V_TELEPORT):
        push(s, m.ASK_JUMP, seat, a, 1 if verb == m.V_JUMP else 0)
    elif verb in (m.V_STORE, m.V_PREPARE):
        announce_plain(s, m.ITEM_STORE if verb == m.V_STORE else m.ITEM_PREPARE, a)
    else:
        announce_ability(s, a, b, m.IN_MAIN, m.NONE)


def options_jump(s: BerserkState, unit: int, jumping: int) -> list[int]:
    """BK-26.53, 26.58: where to jump or teleport."""
    reach = stat(s, unit, m.JUMP) if jumping else m.N_CELLS
    return [pack(m.V_CELL, cell) for cell in leap_cells(s, unit, reach)]


def apply_jump(s: BerserkState, unit: int, cell: int) -> None:
    pop(s)
    leap(s, unit, cell)
    _after_movement(s, unit)


def _after_movement(s: BerserkState, unit: int) -> None:
    """BK-18.7 (b): a moment window, after the triggers."""
    if s.pending:
        push(s, m.OP_MOMENT, m.AFTER_MOVE, unit, 0)
        push(s, m.OP_VICTORY, 0, 0, 0)
        push(s, m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0)
        return
    op_victory(s, 0, 0, 0)  # BK-20.6: an aura that depends on places may have killed
    if s.ending == 0:
        op_moment(s, m.AFTER_MOVE, unit, 0)


def op_end_turn(s: BerserkState, seat: int, triggered: int, _c: int) -> None:
    """BK-10.2 (d), 10.10: abilities at the end, then effects until end of turn end."""
    if not triggered:
        queue_for_side(s, m.STAGE_AFTER, seat, m.ON_TURN_END, m.NONE)
        if s.pending:
            then(s, (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0), (m.OP_END_TURN, seat, 1, 0))
            return
    rooted = 0
    for unit in s.forces[seat]:
        s.points[unit] = 0  # BK-11.8
        state = s.st[unit]
        if state & (m.ROOTED | m.USABLE):
            rooted |= state & m.ROOTED
            s.st[unit] = state & ~(m.ROOTED | m.USABLE)
    if expire(s, m.UNTIL_END_OF_TURN) or rooted:
        settle_statics(s)
    if s.pending:
        then(
            s,
            (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0),
            (m.OP_VICTORY, 1, 0, 0),
            (m.OP_TURN, 1 - seat, 0, 0),
        )
        return
    op_victory(s, 1, 0, 0)
    if s.ending == 0:
        op_turn(s, 1 - seat, 0, 0)
