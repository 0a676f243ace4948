"""Turns and the end of the game: chapters 10 and 20 of RULES.md."""

from typing import Final

from koloda.games.berserk.actions import (
    announce_ability,
    announce_plain,
    announce_strike,
    can_prepare,
    can_store,
    faces_only_flyers,
    usable,
)
from koloda.games.berserk.deaths import bury_wounded, queue, queue_for_side, settle_statics
from koloda.games.berserk.deployment import restore_points, reveal
from koloda.games.berserk.events import E_ENDED, E_OPENED, E_TURN, tell, tell_of
from koloda.games.berserk.model import (
    AFTER_MOVE,
    AFTER_OPENING,
    ASK_JUMP,
    BATTLE,
    CLOSED,
    EARNED,
    END_DECLARED,
    HIDDEN,
    IN_MAIN,
    ITEM_PREPARE,
    ITEM_STORE,
    JUMP,
    KEPT_CLOSED,
    KEY_REGEN,
    N_CELLS,
    NONE,
    ON_TURN_START,
    OP_MOMENT,
    OP_OPENING,
    OP_PLACE,
    OP_POISON,
    OP_REGENERATE,
    OP_TRIGGERS,
    OP_TURN,
    OP_VICTORY,
    REGEN,
    ROOTED,
    ROOTED_NEXT,
    STAGE_AFTER,
    STAGE_HIT,
    TURN_BITS,
    UNTIL_END_OF_TURN,
    UNTIL_TURN_OF,
    USABLE,
    V_CELL,
    V_END,
    V_JUMP,
    V_PREPARE,
    V_STEP,
    V_STORE,
    V_STRIKE,
    V_TELEPORT,
)
from koloda.games.berserk.movement import (
    leap,
    leap_cells,
    options_leaps,
    options_steps,
    step,
)
from koloda.games.berserk.state import BerserkState, is_creature, is_open, stat
from koloda.games.berserk.statics import expire
from koloda.games.berserk.targets import strike_targets
from koloda.games.berserk.wounds import heal, poison_value, wound
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack

DESTROYED: Final = 1
BOTH_DESTROYED: Final = 2
INACTIVITY: Final = 3
LENGTH: Final = 4
ENDINGS: Final[list[str]] = ["", "destroyed", "both_destroyed", "inactivity", "length"]


def op_battle(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-10.1: turns alternate, beginning with P1."""
    s.phase = BATTLE
    push(s, OP_TURN, s.first, 0, 0)


def op_turn(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """A turn begins: durations end, then BK-10.2 (a) to (c)."""
    s.turn += 1
    s.active = seat
    s.stop_changed = 0
    tell(s, E_TURN, seat, s.turn)
    _begin_turn(s, seat)
    then(
        s,
        (OP_PLACE, seat, 0, 0),
        (OP_OPENING, seat, 0, 0),
        (OP_VICTORY, 0, 0, 0),
        (OP_POISON, seat, 0, 0),
        (OP_TRIGGERS, STAGE_AFTER, 0, 0),
        (OP_VICTORY, 0, 0, 0),
        (OP_REGENERATE, seat, 0, 0),
        (OP_TRIGGERS, STAGE_AFTER, 0, 0),
        (OP_VICTORY, 0, 0, 0),
        (OP_MOMENT, AFTER_OPENING, NONE, 0),
    )
    if s.turn == 2:
        _reveal_all(s, seat)


def _begin_turn(s: BerserkState, seat: int) -> None:
    """What is counted per turn starts afresh; permissions and roots of the seat come due."""
    for side in (0, 1):
        for unit in s.forces[side]:
            s.absorbed[unit] = 0  # BK-26.7
            state = s.st[unit] & ~TURN_BITS
            if side == seat:
                if state & EARNED:
                    state = state & ~EARNED | USABLE  # BK-21.15
                if state & ROOTED_NEXT:
                    state = state & ~ROOTED_NEXT | ROOTED
            s.st[unit] = state
    used = s.used
    for i in range(len(used) - 3, -1, -3):
        if used[i + 2] == 1:
            del used[i : i + 3]
    if expire(s, UNTIL_TURN_OF + seat):  # BK-10.13
        settle_statics(s)


def _reveal_all(s: BerserkState, seat: int) -> None:
    """BK-8.14, 8.20: all cards still hidden are turned up together."""
    hidden = [unit for unit in s.forces[seat] if s.st[unit] & HIDDEN]
    for unit in hidden:
        reveal(s, unit)
    if hidden:
        settle_statics(s)


def op_opening(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.3, 10.4: open all own cards, restore all movement points."""
    for unit in s.forces[seat]:
        if s.st[unit] & CLOSED and s.st[unit] & KEPT_CLOSED == 0:
            s.st[unit] &= ~CLOSED
            tell_of(s, E_OPENED, unit)
        s.st[unit] &= ~KEPT_CLOSED  # BK-10.14
    restore_points(s, seat)


def op_poison(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.5, 26.62, 26.66: Poison acts on own open creatures, all at once."""
    for unit in s.forces[seat]:
        if is_open(s, unit):
            wound(s, unit, poison_value(s, unit))
    bury_wounded(s, NONE)


def op_regenerate(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.6: Regeneration and other start-of-turn abilities; order matters with the latter."""
    queue_for_side(s, STAGE_HIT, seat, ON_TURN_START, NONE)
    for unit in s.forces[seat]:
        if stat(s, unit, REGEN) and s.wounds[unit]:
            if s.pending:
                queue(s, STAGE_HIT, unit, KEY_REGEN, NONE, 0)
            else:
                heal(s, unit, stat(s, unit, REGEN))


def options_main(s: BerserkState, seat: int) -> list[int]:
    """DP10: the main phase (BK-10.7)."""
    out: list[int] = []
    options_steps(s, seat, out)
    options_leaps(s, seat, out)
    strikers = s.table.strike
    for unit in s.forces[seat]:
        if s.st[unit] & CLOSED == 0 and strikers[s.kind[unit]]:
            for target in strike_targets(s, unit):
                out.append(pack(V_STRIKE, unit, target))
    out.extend(usable(s, seat, False, NONE))
    for unit in s.forces[seat]:
        if can_store(s, unit):
            out.append(pack(V_STORE, unit))
    if faces_only_flyers(s, seat):
        for unit in s.forces[seat]:
            if can_prepare(s, unit):
                out.append(pack(V_PREPARE, unit))
    out.append(pack(V_END))
    return out


def apply_main(s: BerserkState, seat: int, verb: int, a: int, b: int) -> None:
    """Carry out an option of the main phase."""
    pop(s)
    if verb == V_STEP:
        push(s, OP_MOMENT, AFTER_MOVE, a, 0)  # BK-18.7 (b)
        step(s, a, b)
        if s.pending:
            push(s, OP_TRIGGERS, STAGE_AFTER, 0, 0)
    elif verb == V_STRIKE:
        announce_strike(s, a, b, IN_MAIN)
    elif verb == V_END:
        push(s, OP_MOMENT, END_DECLARED, NONE, 0)
    elif verb in (V_JUMP, V_TELEPORT):
        push(s, ASK_JUMP, seat, a, 1 if verb == V_JUMP else 0)
    elif verb in (V_STORE, V_PREPARE):
        announce_plain(s, ITEM_STORE if verb == V_STORE else ITEM_PREPARE, a)
    else:
        announce_ability(s, a, b, IN_MAIN, NONE)


def options_jump(s: BerserkState, unit: int, jumping: int) -> list[int]:
    """BK-26.53, 26.58: where to jump or teleport."""
    reach = stat(s, unit, JUMP) if jumping else N_CELLS
    return [pack(V_CELL, cell) for cell in leap_cells(s, unit, reach)]


def apply_jump(s: BerserkState, unit: int, cell: int) -> None:
    pop(s)
    push(s, OP_MOMENT, AFTER_MOVE, unit, 0)
    leap(s, unit, cell)
    if s.pending:
        push(s, OP_TRIGGERS, STAGE_AFTER, 0, 0)


def op_end_turn(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-10.2 (d), 10.10: effects until end of turn end; the turn passes."""
    rooted = 0
    for unit in s.forces[seat]:
        s.points[unit] = 0  # BK-11.8
        rooted |= s.st[unit] & ROOTED
        s.st[unit] &= ~(ROOTED | USABLE)
    if expire(s, UNTIL_END_OF_TURN) or rooted:
        settle_statics(s)
    then(s, (OP_TRIGGERS, STAGE_AFTER, 0, 0), (OP_VICTORY, 1, 0, 0), (OP_TURN, 1 - seat, 0, 0))


def op_victory(s: BerserkState, turn_ended: int, _b: int, _c: int) -> None:
    """BK-20.1, 20.3, and the limits of section 8.1 (MS9)."""
    left = [has_creature(s, 0), has_creature(s, 1)]
    if left[0] and left[1]:
        if turn_ended:
            s.quiet += 1
            if s.quiet >= s.quiet_limit:
                finish(s, INACTIVITY, NONE)
            elif s.turn >= s.turn_limit:
                finish(s, LENGTH, NONE)
        return
    if left[0] or left[1]:
        finish(s, DESTROYED, 0 if left[0] else 1)
    else:
        finish(s, BOTH_DESTROYED, NONE)


def has_creature(s: BerserkState, seat: int) -> bool:
    """BK-20.2: creatures in the game zone, hidden ones included."""
    return any(is_creature(s, unit) for unit in s.forces[seat])


def finish(s: BerserkState, ending: int, winner: int) -> None:
    """The game is over."""
    s.ending = ending
    s.winner = winner
    s.stack.clear()
    s.items.clear()
    tell(s, E_ENDED, ending, winner)
