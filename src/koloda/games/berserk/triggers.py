"""Executing triggers: chapter 28 of RULES.md, Life gift, Corpse-eating, Regeneration."""

from typing import Final

from koloda.games.berserk.deaths import chain_key
from koloda.games.berserk.model import (
    A_ABILITY,
    A_CHOICE,
    A_SEAT,
    A_SOURCE,
    A_SUDDEN,
    A_TARGET,
    A_TYPE,
    A_VALUE,
    ASK_CHOICE,
    ASK_ORDER,
    HIDDEN,
    INFLUENCE,
    KEY_CORPSE,
    KEY_GIFT,
    KEY_REGEN,
    N_ACT,
    N_TRIGGER,
    NONE,
    OP_CHOSEN,
    OP_EFFECTS,
    OP_TRIGGERS,
    OP_UNCHAIN,
    REGEN,
    T_ABILITY,
    T_DEPTH,
    T_EXTRA,
    T_SEAT,
    T_STAGE,
    T_SUBJECT,
    T_UNIT,
    V_ORDER,
    V_TARGET,
)
from koloda.games.berserk.state import BerserkState, in_play, is_creature, stat
from koloda.games.berserk.targets import fits
from koloda.games.berserk.wounds import add_lives, cure, heal, is_protected
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack

ORDER_SHIFT: Final = 8  # keyword triggers have negative numbers


def next_triggers(s: BerserkState, limit: int) -> list[int]:
    """Where in `pending` the triggers stand that one player may execute next.

    The youngest chain first (BK-28.8), then by stage (BK-28.5); the other player's before
    the active player's, in reverse order of announcement (BK-28.3).
    """
    pending = s.pending
    first = s.active if s.active != NONE else s.first  # BK-28.4
    best = -1
    found: list[int] = []
    for i in range(0, len(pending), N_TRIGGER):
        if pending[i + T_STAGE] > limit or pending[i + T_DEPTH] < len(s.chain):
            continue  # what an ancestor left waiting comes when this chain is finished
        rank = pending[i + T_DEPTH] * 100 + (9 - pending[i + T_STAGE]) * 10
        if pending[i + T_SEAT] != first:
            rank += 1
        if rank > best:
            best = rank
            found = []
        if rank == best:
            found.append(i)
    return found


def op_triggers(s: BerserkState, limit: int, _b: int, _c: int) -> None:
    """Execute the waiting triggers of the stages up to the limit, one after another."""
    found = next_triggers(s, limit)
    if not found:
        return
    choices = options_order(s, limit)
    if len(choices) > 1:
        push(s, ASK_ORDER, s.pending[found[0] + T_SEAT], limit, 0)  # DP19
    else:
        run_trigger(s, found[0], limit)


def options_order(s: BerserkState, limit: int) -> list[int]:
    """DP9, DP19: which of the own waiting triggers is executed next."""
    codes: list[int] = []
    for i in next_triggers(s, limit):
        code = pack(V_ORDER, s.pending[i + T_UNIT], s.pending[i + T_ABILITY] + ORDER_SHIFT)
        if code not in codes:
            codes.append(code)
    codes.sort()
    return codes


def apply_order(s: BerserkState, limit: int, unit: int, ability: int) -> None:
    """Execute the chosen trigger."""
    pop(s)
    for i in next_triggers(s, limit):
        if s.pending[i + T_UNIT] == unit and s.pending[i + T_ABILITY] == ability - ORDER_SHIFT:
            run_trigger(s, i, limit)
            return


def run_trigger(s: BerserkState, i: int, limit: int) -> None:
    """Take a trigger from the queue and carry it out."""
    unit, ability = s.pending[i + T_UNIT], s.pending[i + T_ABILITY]
    subject, extra = s.pending[i + T_SUBJECT], s.pending[i + T_EXTRA]
    del s.pending[i : i + N_TRIGGER]
    push(s, OP_TRIGGERS, limit, 0, 0)
    if ability >= 0:
        _run_ability(s, unit, ability, subject, limit)
    elif ability == KEY_GIFT:
        _run_gift(s, unit, extra, limit)
    elif in_play(s, unit):
        if ability == KEY_CORPSE:
            heal(s, unit, s.wounds[unit])  # BK-26.68
            cure(s, unit)
        elif ability == KEY_REGEN:
            heal(s, unit, stat(s, unit, REGEN))


def _registers(s: BerserkState, unit: int, ability: int, target: int) -> None:
    s.act = [NONE] * N_ACT
    s.act[A_SEAT] = s.owner[unit]
    s.act[A_SOURCE] = unit
    s.act[A_TYPE] = INFLUENCE  # BK-16.33
    s.act[A_SUDDEN] = 0
    s.act[A_TARGET] = target
    s.act[A_ABILITY] = ability


def _run_ability(s: BerserkState, unit: int, ability: int, subject: int, limit: int) -> None:
    it = s.table.abilities[ability]
    if it.limit:
        if is_used(s, unit, ability):
            return
        mark_used(s, unit, ability, it.limit)
    _registers(s, unit, ability, subject)
    s.chain.append(chain_key(unit, ability))
    then(s, (OP_EFFECTS, ability, 0, 0), (OP_TRIGGERS, limit, 0, 0), (OP_UNCHAIN, 0, 0, 0))
    if it.targets:
        _choose(s)


def _run_gift(s: BerserkState, unit: int, extra: int, limit: int) -> None:
    """BK-26.31, 26.32: an own revealed creature of the same element, if there is one."""
    _registers(s, unit, KEY_GIFT, NONE)
    s.act[A_VALUE] = extra // 256
    s.act[A_CHOICE] = extra % 256
    s.chain.append(chain_key(unit, KEY_GIFT))
    then(s, (OP_CHOSEN, 0, 0, 0), (OP_TRIGGERS, limit, 0, 0), (OP_UNCHAIN, 0, 0, 0))
    _choose(s)


def _choose(s: BerserkState) -> None:
    """DP16, DP18: ask for a card if there is a choice."""
    found = choices(s)
    s.act[A_TARGET] = found[0] if found else NONE  # BK-28.9: without a legal choice skipped
    if len(found) > 1:
        push(s, ASK_CHOICE, s.act[A_SEAT], 0, 0)


def choices(s: BerserkState) -> list[int]:
    """The cards the trigger being executed may choose from."""
    ability, source = s.act[A_ABILITY], s.act[A_SOURCE]
    out: list[int] = []
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if s.st[unit] & HIDDEN:
                continue
            if ability >= 0:
                legal = fits(s, s.table.abilities[ability].targets[0], source, unit, True)
            else:
                legal = seat == s.act[A_SEAT] and _takes_gift(s, unit)
            if legal:
                out.append(unit)
    out.sort()
    return out


def _takes_gift(s: BerserkState, unit: int) -> bool:
    """BK-26.31, 3.16, 3.17: a creature that shares an element with the dead card."""
    return is_creature(s, unit) and s.elements[unit] & s.act[A_CHOICE] != 0


def options_choice(s: BerserkState) -> list[int]:
    """DP16, DP18."""
    return [pack(V_TARGET, unit) for unit in choices(s)]


def apply_choice(s: BerserkState, unit: int) -> None:
    pop(s)
    s.act[A_TARGET] = unit


def op_chosen(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """The chosen creature receives the additional lives of a Life gift."""
    unit = s.act[A_TARGET]
    if unit != NONE and not is_protected(s, s.act[A_SOURCE], unit, INFLUENCE, 0):
        add_lives(s, unit, s.act[A_VALUE])


def op_unchain(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """The trigger and all it caused is finished."""
    s.chain.pop()


def is_used(s: BerserkState, unit: int, ability: int) -> bool:
    """Whether a limited ability has been used already."""
    used = s.used
    return any(used[i] == unit and used[i + 1] == ability for i in range(0, len(used), 3))


def mark_used(s: BerserkState, unit: int, ability: int, limit: int) -> None:
    """Count a use: 1 until the end of the turn, 2 for the battle."""
    s.used.append(unit)
    s.used.append(ability)
    s.used.append(limit)
