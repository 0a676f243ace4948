"""Executing triggers: chapter 28 of RULES.md, Life gift, Corpse-eating, Regeneration."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.deaths import OF_GIFT, chain_key
from koloda.games.berserk.rules.state import BerserkState, in_play, is_creature, stat
from koloda.games.berserk.rules.targets import fits
from koloda.games.berserk.rules.wounds import add_lives, cure, heal, is_protected
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack

RANKS: Final = 2 * (m.STAGE_AFTER + 1)  # of one depth: stages, each of both players
ORDER_SHIFT: Final = 8  # keyword triggers have negative numbers


def next_triggers(s: BerserkState, limit: int) -> list[int]:
    """Where in `pending` the triggers stand that one player may execute next.

    The youngest chain first (BK-28.8), then by stage (BK-28.5); the other player's before
    the active player's, in reverse order of announcement (BK-28.3).
    """
    pending = s.pending
    first = s.active if s.active != m.NONE else s.first  # BK-28.4
    best = -RANKS
    found: list[int] = []
    for i in range(0, len(pending), m.N_TRIGGER):
        if pending[i + m.T_STAGE] > limit or pending[i + m.T_DEPTH] < len(s.chain):
            continue  # what an ancestor left waiting comes when this chain is finished
        later = pending[i + m.T_STAGE] * 2 + (pending[i + m.T_SEAT] == first)
        rank = pending[i + m.T_DEPTH] * RANKS - later
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
        push(s, m.ASK_ORDER, s.pending[found[0] + m.T_SEAT], limit, 0)  # DP19
    else:
        run_trigger(s, found[0], limit)


def options_order(s: BerserkState, limit: int) -> list[int]:
    """DP9, DP19: which of the own waiting triggers is executed next."""
    codes: list[int] = []
    for i in next_triggers(s, limit):
        code = pack(m.V_ORDER, s.pending[i + m.T_UNIT], s.pending[i + m.T_ABILITY] + ORDER_SHIFT)
        if code not in codes:
            codes.append(code)
    codes.sort()
    return codes


def apply_order(s: BerserkState, limit: int, unit: int, ability: int) -> None:
    """Execute the chosen trigger."""
    pop(s)
    for i in next_triggers(s, limit):
        if s.pending[i + m.T_UNIT] == unit and s.pending[i + m.T_ABILITY] == ability - ORDER_SHIFT:
            run_trigger(s, i, limit)
            return


def run_trigger(s: BerserkState, i: int, limit: int) -> None:
    """Take a trigger from the queue and carry it out."""
    unit, ability = s.pending[i + m.T_UNIT], s.pending[i + m.T_ABILITY]
    subject, extra = s.pending[i + m.T_SUBJECT], s.pending[i + m.T_EXTRA]
    del s.pending[i : i + m.N_TRIGGER]
    push(s, m.OP_TRIGGERS, limit, 0, 0)
    if ability >= 0:
        _run_ability(s, unit, ability, subject, limit)
    elif ability == m.KEY_GIFT:
        _run_gift(s, unit, extra, limit)
    elif in_play(s, unit):
        if ability == m.KEY_CORPSE:
            heal(s, unit, s.wounds[unit])  # BK-26.68
            cure(s, unit)
        elif ability == m.KEY_REGEN:
            heal(s, unit, stat(s, unit, m.REGEN))


def _registers(s: BerserkState, unit: int, ability: int, target: int) -> None:
    s.act = [m.NONE] * m.N_ACT
    s.act[m.A_SEAT] = s.owner[unit]
    s.act[m.A_SOURCE] = unit
    s.act[m.A_TYPE] = m.INFLUENCE  # BK-16.33
    s.act[m.A_SUDDEN] = 0
    s.act[m.A_TARGET] = target
    s.act[m.A_ABILITY] = ability


def _run_ability(s: BerserkState, unit: int, ability: int, subject: int, limit: int) -> None:
    it = s.table.abilities[ability]
    if it.limit:
        if is_used(s, unit, ability):
            return
        mark_used(s, unit, ability, it.limit)
    _registers(s, unit, ability, subject)
    s.chain.append(chain_key(unit, ability))
    then(s, (m.OP_EFFECTS, ability, 0, 0), (m.OP_TRIGGERS, limit, 0, 0), (m.OP_UNCHAIN, 0, 0, 0))
    if it.targets:
        _choose(s)


def _run_gift(s: BerserkState, unit: int, extra: int, limit: int) -> None:
    """BK-26.31, 26.32: an own revealed creature of the same element, if there is one."""
    _registers(s, unit, m.KEY_GIFT, m.NONE)
    s.act[m.A_VALUE] = extra // OF_GIFT
    s.act[m.A_CHOICE] = extra % OF_GIFT
    s.chain.append(chain_key(unit, m.KEY_GIFT))
    then(s, (m.OP_CHOSEN, 0, 0, 0), (m.OP_TRIGGERS, limit, 0, 0), (m.OP_UNCHAIN, 0, 0, 0))
    _choose(s)


def _choose(s: BerserkState) -> None:
    """DP16, DP18: ask for a card if there is a choice."""
    found = choices(s)
    s.act[m.A_TARGET] = found[0] if found else m.NONE  # BK-28.9: without a legal choice skipped
    if len(found) > 1:
        push(s, m.ASK_CHOICE, s.act[m.A_SEAT], 0, 0)


def choices(s: BerserkState) -> list[int]:
    """The cards the trigger being executed may choose from."""
    ability, source = s.act[m.A_ABILITY], s.act[m.A_SOURCE]
    out: list[int] = []
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if s.st[unit] & m.HIDDEN:
                continue
            if ability >= 0:
                legal = fits(s, s.table.abilities[ability].targets[0], source, unit, True)
            else:
                legal = seat == s.act[m.A_SEAT] and _takes_gift(s, unit)
            if legal:
                out.append(unit)
    out.sort()
    return out


def _takes_gift(s: BerserkState, unit: int) -> bool:
    """BK-26.31, 3.16, 3.17: a creature that shares an element with the dead card."""
    return is_creature(s, unit) and s.elements[unit] & s.act[m.A_CHOICE] != 0


def options_choice(s: BerserkState) -> list[int]:
    """DP16, DP18."""
    return [pack(m.V_TARGET, unit) for unit in choices(s)]


def apply_choice(s: BerserkState, unit: int) -> None:
    pop(s)
    s.act[m.A_TARGET] = unit


def op_chosen(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """The chosen creature receives the additional lives of a Life gift."""
    unit = s.act[m.A_TARGET]
    if unit != m.NONE and not is_protected(s, s.act[m.A_SOURCE], unit, m.INFLUENCE, 0):
        add_lives(s, unit, s.act[m.A_VALUE])


def op_unchain(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """The trigger and all it caused is finished."""
    s.chain.pop()


def is_used(s: BerserkState, unit: int, ability: int) -> bool:
    """Whether a limited ability has been used already."""
    used = s.used
    return any(used[i] == unit and used[i + 1] == ability for i in range(0, len(used), m.N_USED))


def mark_used(s: BerserkState, unit: int, ability: int, limit: int) -> None:
    """Count a use: 1 until the end of the turn, 2 for the battle."""
    s.used.append(unit)
    s.used.append(ability)
    s.used.append(limit)
