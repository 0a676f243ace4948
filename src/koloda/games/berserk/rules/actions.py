"""Announcing actions, windows, order of execution: chapters 12, 16, 17 and 18 of RULES.md."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import Ability
from koloda.games.berserk.rules.abilities import (
    attacked,
    bringable,
    covered,
    give_tokens,
    op_effects,
)
from koloda.games.berserk.rules.costs import acted, close, pay
from koloda.games.berserk.rules.deaths import queue_event
from koloda.games.berserk.rules.deployment import reveal_late
from koloda.games.berserk.rules.events import (
    E_DEFENDS,
    E_DROPPED,
    E_PREPARES,
    E_STORES,
    E_STRIKES,
    tell_of,
    tell_pair,
    tell_use,
)
from koloda.games.berserk.rules.state import (
    BerserkState,
    has_hidden,
    in_play,
    is_open,
    noted,
    rides,
    role,
)
from koloda.games.berserk.rules.strikes import (
    attack_die,
    defenders,
    execute_strike,
    hidden_could_defend,
    may_be_defended,
    reflecting,
    strength,
)
from koloda.games.berserk.rules.targets import (
    free_steps,
    has_target,
    is_committed,
    is_legal_target,
    legal_targets,
)
from koloda.games.berserk.rules.triggers import is_used
from koloda.games.berserk.rules.victory import op_victory
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack

ANNOUNCING: Final = (m.ASK_TARGET, m.ASK_ELEMENT, m.ASK_STEP)

# What may be announced


def has_targets(s: BerserkState, unit: int, it: Ability, moved: int) -> bool:
    """BK-16.26: the targets an ability needs exist."""
    if it.targets:
        if it.targets[0].who == m.WHO_ANNOUNCED:
            return bool(announced(s, unit))
        return has_target(s, unit, it, moved)
    if moved != m.NONE:
        return False
    if it.all is not None:
        return bool(covered(s, it.all, unit))
    for effect in it.effects:
        if effect[0] == m.DO_CALL or effect[0] == m.DO_REVIVE:
            return bool(bringable(s, unit, effect))  # BK-16.35
    return True


def announced(s: BerserkState, unit: int) -> list[int]:
    """The sources of the announced actions other than a unit's own, ascending."""
    out = [s.items[i + m.I_SOURCE] for i in range(0, len(s.items), m.N_ITEM)]
    if unit in out:
        out.remove(unit)
    out.sort()
    return out


def is_payable_now(s: BerserkState, unit: int, ability: int) -> bool:
    """Whether the cost of an ability can be met (BK-12.2, 17.1, 18.10)."""
    it = s.table.abilities[ability]
    if it.cost == m.COST_CLOSE and s.st[unit] & m.CLOSED:
        return False
    if it.tokens and noted(s.tokens, unit) < it.tokens:
        return False
    return not ((it.limit or it.cost == m.COST_NONE) and is_used(s, unit, ability))


def can_use(s: BerserkState, unit: int, ability: int, moved: int) -> bool:
    """Whether an ability may be announced now; `moved` restricts it after a movement."""
    if s.st[unit] & m.UNPLACED:
        return False
    if s.st[unit] & m.HIDDEN and (rides(s, unit) or moved != m.NONE):
        return False  # BK-8.19, 18.7
    if not is_payable_now(s, unit, ability) or is_committed(s, unit):
        return False
    gate = s.table.abilities[ability].gate
    if gate != m.NONE and gate != role(s, s.owner[unit]):
        return False  # BK-16.28
    return has_targets(s, unit, s.table.abilities[ability], moved)


def usable(s: BerserkState, seat: int, sudden_only: bool, moved: int) -> list[int]:
    """Every (unit, ability) a player may announce, as options, ascending."""
    out: list[int] = []
    t = s.table
    granted = False
    for unit in s.forces[seat]:
        kind = s.kind[unit]
        for ability in t.actions[kind]:
            if (t.abilities[ability].sudden or not sudden_only) and can_use(
                s, unit, ability, moved
            ):
                out.append(pack(m.V_USE, unit, ability))
        host = s.host[unit]
        if host != m.NONE:
            for ability in t.host_actions[kind]:  # BK-12.13: the host's action
                if (t.abilities[ability].sudden or not sudden_only) and can_use(
                    s, host, ability, moved
                ):
                    out.append(pack(m.V_USE, host, ability))
                    granted = True
    if granted:
        out.sort()
    return out


def has_answer(s: BerserkState, seat: int, moved: int) -> bool:
    """BK-18.17: something to announce; attacks on own cards only do not count."""
    t = s.table
    for unit in s.forces[seat]:
        if t.sudden[s.kind[unit]]:
            for ability in t.actions[s.kind[unit]]:
                it = t.abilities[ability]
                if it.sudden and _is_answer(s, unit, ability, moved):
                    return True
    return t.host_sudden == 1 and _host_has_answer(s, seat, moved)


def _host_has_answer(s: BerserkState, seat: int, moved: int) -> bool:
    t = s.table
    for unit in s.forces[seat]:
        if s.host[unit] != m.NONE:
            for ability in t.host_actions[s.kind[unit]]:
                if t.abilities[ability].sudden and _is_answer(s, s.host[unit], ability, moved):
                    return True
    return False


def _is_answer(s: BerserkState, unit: int, ability: int, moved: int) -> bool:
    """Whether a sudden ability can be announced, and not as an attack on own cards only."""
    it = s.table.abilities[ability]
    if not can_use(s, unit, ability, moved):
        return False
    return it.type >= m.SPELL or _can_hit_enemy(s, unit, it, moved)


def _can_hit_enemy(s: BerserkState, unit: int, it: Ability, moved: int) -> bool:
    reached: list[int] = []
    if it.targets:
        reached = legal_targets(s, unit, it, 0, m.NONE, moved)
    elif it.all is not None:
        reached = covered(s, it.all, unit)
    for target in reached:
        if s.owner[target] != s.owner[unit]:
            return True
    return False


# Announcing


def is_announcing(s: BerserkState) -> bool:
    """Whether the action on top of the stack is not announced completely yet."""
    return bool(s.stack) and s.stack[-4] in ANNOUNCING


def _push_item(s: BerserkState, what: int, unit: int, ability: int, target: int, at: int) -> None:
    seat = s.owner[unit]
    s.items.extend([what, seat, unit, ability, target, m.NONE, m.NONE, m.NONE, at])


def announce_strike(s: BerserkState, attacker: int, target: int, window: int) -> None:
    """BK-13.7 step 1."""
    _push_item(s, m.ITEM_STRIKE, attacker, m.NONE, target, window)
    op_targets(s, 0, 0, 0)


def announce_plain(s: BerserkState, what: int, unit: int) -> None:
    """Accumulate a token (BK-17.2) or close for a strike on a flyer (BK-21.14)."""
    _push_item(s, what, unit, m.NONE, m.NONE, m.IN_MAIN)
    tell_of(s, E_STORES if what == m.ITEM_STORE else E_PREPARES, unit)
    op_respond(s, 1 - s.owner[unit], 0, 0)  # BK-17.8


def announce_ability(s: BerserkState, unit: int, ability: int, window: int, moved: int) -> None:
    """BK-16.29 step 1: card, ability, targets, and choices made beforehand."""
    it = s.table.abilities[ability]
    what = m.ITEM_STRIKE if it.effects[0][0] == m.DO_STRIKE else m.ITEM_ABILITY
    _push_item(s, what, unit, ability, m.NONE, window)
    push(s, m.OP_TARGETS, moved, 0, 0)
    if it.choice == m.CHOOSE_ELEMENT:
        push(s, m.ASK_ELEMENT, s.owner[unit], 0, 0)
    elif it.choice == m.CHOOSE_STEP:
        push(s, m.ASK_STEP, s.owner[unit], 0, 0)
    for index in range(len(it.targets) - 1, -1, -1):
        push(s, m.ASK_TARGET, s.owner[unit], index, moved)


def target_options(s: BerserkState, index: int, moved: int) -> list[int]:
    """The targets that may be named for the action being announced."""
    top = len(s.items) - m.N_ITEM
    unit, ability = s.items[top + m.I_SOURCE], s.items[top + m.I_ABILITY]
    it = s.table.abilities[ability]
    if it.targets[index].who == m.WHO_ANNOUNCED:
        return [pack(m.V_TARGET_ITEM, source) for source in announced(s, unit)]
    first = s.items[top + m.I_TARGET] if index else m.NONE
    return [pack(m.V_TARGET, u) for u in legal_targets(s, unit, it, index, first, moved)]


def apply_target(s: BerserkState, index: int, unit: int) -> None:
    pop(s)
    s.items[len(s.items) - m.N_ITEM + (m.I_SECOND if index else m.I_TARGET)] = unit


def options_element() -> list[int]:
    """One of the five current elements (clarification to N08)."""
    return [pack(m.V_ELEMENT, element) for element in range(m.N_CURRENT_ELEMENTS)]


def options_step(s: BerserkState) -> list[int]:
    """A free cell one step from the target (clarification to N11)."""
    target = s.items[len(s.items) - m.N_ITEM + m.I_TARGET]
    return [pack(m.V_CELL, cell) for cell in free_steps(s, target)]


def apply_announced_choice(s: BerserkState, value: int) -> None:
    pop(s)
    s.items[len(s.items) - m.N_ITEM + m.I_CHOICE] = value


def op_targets(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """The announcement is complete: reveal the card and its hidden targets (BK-8.10, 8.11)."""
    top = len(s.items) - m.N_ITEM
    source, target = s.items[top + m.I_SOURCE], s.items[top + m.I_TARGET]
    second = s.items[top + m.I_SECOND]
    if s.rolls:
        s.rolls.clear()  # from here on the announcement is public
    if _targets_an_action(s, s.items[top + m.I_ABILITY]):
        target = second = m.NONE
    hidden = s.st[source] | (s.st[target] if target != m.NONE else 0)
    if (hidden | (s.st[second] if second != m.NONE else 0)) & m.HIDDEN == 0:
        _tell_announced(s, top)
        op_announced(s, 0, 0, 0)
        return
    push(s, m.OP_ANNOUNCED, 0, 0, 0)
    reveal_late(s, source)
    _tell_announced(s, top)
    if target != m.NONE:
        reveal_late(s, target)
    if second != m.NONE:
        reveal_late(s, second)


def _targets_an_action(s: BerserkState, ability: int) -> bool:
    """Whether the target of an ability is an announced action and not a card."""
    if ability == m.NONE or not s.table.abilities[ability].targets:
        return False
    return s.table.abilities[ability].targets[0].who == m.WHO_ANNOUNCED


def _tell_announced(s: BerserkState, top: int) -> None:
    source, target = s.items[top + m.I_SOURCE], s.items[top + m.I_TARGET]
    if s.items[top + m.I_WHAT] == m.ITEM_STRIKE:
        tell_pair(s, E_STRIKES, source, target)
    else:
        tell_use(s, source, s.items[top + m.I_ABILITY], target)


def op_announced(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-8.16: an action that lost its target by the reveal is cancelled at no cost."""
    top = len(s.items) - m.N_ITEM
    if not is_item_legal(s):
        window = s.items[top + m.I_WINDOW]
        seat = s.items[top + m.I_SEAT]
        _drop(s)
        _resume(s, seat, window)
        return
    if s.items[top + m.I_WHAT] == m.ITEM_STRIKE:  # BK-14.2
        op_defence(s, 0, 0, 0)
    else:
        op_respond(s, 1 - s.items[top + m.I_SEAT], 0, 0)  # BK-18.4


def _drop(s: BerserkState) -> None:
    """BK-1.6, 12.9: the action on top is cancelled as illegal; nothing is paid."""
    top = len(s.items) - m.N_ITEM
    tell_of(s, E_DROPPED, s.items[top + m.I_SOURCE])
    del s.items[top:]


def _resume(s: BerserkState, seat: int, window: int) -> None:
    """Back to where the announcement was made."""
    if window == m.IN_MAIN:
        then(s, (m.OP_VICTORY, 0, 0, 0), (m.ASK_MAIN, seat, 0, 0))
    elif window < m.IN_MOMENT:
        then(s, (m.OP_VICTORY, 0, 0, 0), (m.OP_RESPOND, seat, window - m.IN_RESPONSE, 0))
    else:
        then(s, (m.OP_VICTORY, 0, 0, 0), (m.OP_MOMENT, window - m.IN_MOMENT, m.NONE, 0))


# Defender decision (DP11)


def op_defence(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-14.1, 14.8: the controller of the target may assign one defender."""
    top = len(s.items) - m.N_ITEM
    attacker, target = s.items[top + m.I_SOURCE], s.items[top + m.I_TARGET]
    seat = s.owner[target]
    if may_be_defended(s, attacker, target) and (
        defenders(s, attacker, target)
        or (has_hidden(s, seat) and hidden_could_defend(s, attacker, target))  # BK-29.9
    ):
        push(s, m.ASK_DEFENDER, seat, 0, 0)
    else:
        op_respond(s, 1 - s.items[top + m.I_SEAT], 0, 0)


def options_defender(s: BerserkState) -> list[int]:
    """DP11: an eligible defender, or none."""
    top = len(s.items) - m.N_ITEM
    units = defenders(s, s.items[top + m.I_SOURCE], s.items[top + m.I_TARGET])
    return [pack(m.V_DEFEND, unit) for unit in units] + [pack(m.V_NO_DEFENDER)]


def apply_defender(s: BerserkState, verb: int, unit: int) -> None:
    """BK-14.7, 18.13: with a defender the attacker's player has the first word in the window."""
    pop(s)
    top = len(s.items) - m.N_ITEM
    seat = s.items[top + m.I_SEAT]
    if verb == m.V_NO_DEFENDER:
        op_respond(s, 1 - seat, 0, 0)
        return
    s.items[top + m.I_DEFENDER] = unit
    push(s, m.OP_RESPOND, seat, 0, 0)
    reveal_late(s, unit)  # BK-8.12
    tell_of(s, E_DEFENDS, unit)
    queue_event(s, m.STAGE_HIT, unit, m.ON_DEFENDS, m.SIMPLE, s.items[top + m.I_SOURCE])
    if s.pending:
        push(s, m.OP_VICTORY, 0, 0, 0)
        push(s, m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0)


# Windows (BK-18.4, 18.5, 18.7)


def is_directed_at(s: BerserkState, seat: int) -> bool:
    """BK-18.18: the opponent's action on top is directed at a card of this player."""
    top = len(s.items) - m.N_ITEM
    if top < 0 or s.items[top + m.I_SEAT] == seat:
        return False
    ability = s.items[top + m.I_ABILITY]
    if ability != m.NONE:
        it = s.table.abilities[ability]
        if _targets_an_action(s, ability):
            return False
        if it.all is not None and it.all.side != m.OWN:
            return True
    for field in (m.I_TARGET, m.I_SECOND, m.I_DEFENDER):
        unit = s.items[top + field]
        if unit != m.NONE and s.owner[unit] == seat:
            return True
    return False


def is_asked(s: BerserkState, seat: int, moved: int) -> bool:
    """BK-18.17, 18.18, 29.9: whether a window is put to a player."""
    setting = s.stop[seat]
    if setting == m.STOP_NEVER or (setting != m.STOP_ALWAYS and not is_directed_at(s, seat)):
        return False
    if moved == m.NONE and seat != s.first and has_hidden(s, seat):
        return True
    return has_answer(s, seat, moved)


def op_respond(s: BerserkState, seat: int, passes: int, _c: int) -> None:
    """BK-18.2, 18.4: the window closes when both have passed in succession."""
    while passes < 2:
        if is_asked(s, seat, m.NONE):
            push(s, m.ASK_RESPONSE, seat, passes, 0)
            return
        seat = 1 - seat
        passes += 1
    op_execute(s, 0, 0, 0)


def op_moment(s: BerserkState, which: int, moved: int, _c: int) -> None:
    """BK-18.7, 18.12, 18.16: a moment window for the player whose turn it is not."""
    seat = 1 - s.active
    if is_asked(s, seat, moved if which == m.AFTER_MOVE else m.NONE):
        push(s, m.ASK_MOMENT, seat, which, moved)
    else:
        _after_moment(s, which)


def _after_moment(s: BerserkState, which: int) -> None:
    """BK-18.8: back to the main phase, or on to the end that was declared."""
    if which == m.END_DECLARED:
        push(s, m.OP_END_TURN, s.active, 0, 0)
    else:
        push(s, m.ASK_MAIN, s.active, 0, 0)


def options_response(s: BerserkState, seat: int, moved: int) -> list[int]:
    """DP12, DP13: one sudden action or ability, or pass (BK-18.6)."""
    return [*usable(s, seat, True, moved), pack(m.V_PASS)]


def apply_response(s: BerserkState, option_verb: int, unit: int, ability: int) -> None:
    """An answer in a response window."""
    seat, passes = s.stack[-3], s.stack[-2]
    pop(s)
    if option_verb == m.V_PASS:
        op_respond(s, 1 - seat, passes + 1, 0)
    else:
        announce_ability(s, unit, ability, m.IN_RESPONSE + passes, m.NONE)


def apply_moment(s: BerserkState, option_verb: int, unit: int, ability: int) -> None:
    """An answer in a moment window."""
    which, moved = s.stack[-2], s.stack[-1]
    pop(s)
    if option_verb == m.V_PASS:
        _after_moment(s, which)
    else:
        restricted = moved if which == m.AFTER_MOVE else m.NONE
        announce_ability(s, unit, ability, m.IN_MOMENT + which, restricted)


# Execution


def is_item_legal(s: BerserkState) -> bool:
    """BK-1.7, 1.8, 12.8: whether the action on top of the stack can (still) be carried out."""
    top = len(s.items) - m.N_ITEM
    what, source = s.items[top + m.I_WHAT], s.items[top + m.I_SOURCE]
    if not in_play(s, source):
        return False
    if what == m.ITEM_STRIKE:
        ability = s.items[top + m.I_ABILITY]
        paid = ability == m.NONE or is_payable_now(s, source, ability)
        return paid and reflecting(s) != m.NONE
    if what != m.ITEM_ABILITY:
        return is_open(s, source)
    ability = s.items[top + m.I_ABILITY]
    return is_payable_now(s, source, ability) and _keeps_targets(s, top, ability)


def _keeps_targets(s: BerserkState, top: int, ability: int) -> bool:
    """BK-16.25: at least one target is still legal."""
    it = s.table.abilities[ability]
    source = s.items[top + m.I_SOURCE]
    if not it.targets:
        return has_targets(s, source, it, m.NONE)
    if _targets_an_action(s, ability):
        return s.items[top + m.I_TARGET] in announced(s, source)
    return bool(_legal_at(s, top, 0) != m.NONE or _legal_at(s, top, 1) != m.NONE)


def _legal_at(s: BerserkState, top: int, index: int) -> int:
    """The target with this number if it is still legal, else NONE."""
    it = s.table.abilities[s.items[top + m.I_ABILITY]]
    unit = s.items[top + (m.I_SECOND if index else m.I_TARGET)]
    if unit == m.NONE or index >= len(it.targets):
        return m.NONE
    source = s.items[top + m.I_SOURCE]
    if it.choice == m.CHOOSE_STEP and s.items[top + m.I_CHOICE] not in free_steps(s, unit):
        return m.NONE
    return unit if is_legal_target(s, source, it, index, unit, False) else m.NONE


def op_execute(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-18.3, 18.5, 18.9: carry out the action announced last."""
    top = len(s.items) - m.N_ITEM
    what, source = s.items[top + m.I_WHAT], s.items[top + m.I_SOURCE]
    if not is_item_legal(s):
        _drop(s)
        op_done(s, 1, 0, 0)
    elif what == m.ITEM_STRIKE:
        execute_strike(s, reflecting(s))
    elif what == m.ITEM_ABILITY:
        _execute_ability(s, top)
    else:
        if what == m.ITEM_STORE:
            s.st[source] |= m.STORED
            give_tokens(s, source, 1)  # BK-17.2
        else:
            s.st[source] |= m.EARNED  # BK-21.15
        close(s, source)
        acted(s, source, m.NONE)
        _finish_item(s)


def _execute_ability(s: BerserkState, top: int) -> None:
    """BK-16.29 steps 5 to 8."""
    ability = s.items[top + m.I_ABILITY]
    it = s.table.abilities[ability]
    s.act = [m.NONE] * m.N_ACT
    s.act[m.A_SEAT] = s.items[top + m.I_SEAT]
    s.act[m.A_SOURCE] = s.items[top + m.I_SOURCE]
    s.act[m.A_TYPE] = it.type
    s.act[m.A_SUDDEN] = it.sudden
    s.act[m.A_CHOICE] = s.items[top + m.I_CHOICE]
    s.act[m.A_ABILITY] = ability
    if _targets_an_action(s, ability):
        s.act[m.A_TARGET] = s.items[top + m.I_TARGET]
    else:
        s.act[m.A_TARGET] = _legal_at(s, top, 0)
        s.act[m.A_SECOND] = _legal_at(s, top, 1)
    if it.value:
        how = strength(attack_die(s, s.act[m.A_SEAT])) if it.rolled else 0  # BK-16.9, 16.10, 16.31
        s.act[m.A_VALUE] = it.value[how]
    if it.type < m.SPELL:
        attacked(s, it)
    if it.asks:
        _leave_payment(s, ability)
        push(s, m.OP_EFFECTS, ability, 0, 0)
        return
    op_effects(s, ability, 0, 0)
    if s.pending:
        _leave_payment(s, ability)
        return
    op_pay(s, ability, 0, 0)
    _finish_item(s)


def _finish_item(s: BerserkState) -> None:
    """BK-28.8: all triggers of an item before its end."""
    if s.pending:
        then(s, (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0), (m.OP_DONE, 0, 0, 0))
    else:
        op_done(s, 0, 0, 0)


def _leave_payment(s: BerserkState, ability: int) -> None:
    """What follows the effects as frames: a question may come between."""
    then(
        s,
        (m.OP_TRIGGERS, m.STAGE_DEATH, 0, 0),
        (m.OP_PAY, ability, 0, 0),
        (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0),
        (m.OP_DONE, 0, 0, 0),
    )


def op_pay(s: BerserkState, ability: int, _b: int, _c: int) -> None:
    """The cost of the ability just carried out."""
    source = s.items[len(s.items) - m.N_ITEM + m.I_SOURCE]
    pay(s, source, ability)
    it = s.table.abilities[ability]
    if it.cost == m.COST_CLOSE:
        acted(s, source, it.type)


def op_done(s: BerserkState, dropped: int, _b: int, _c: int) -> None:
    """BK-18.5: the item is finished; a new window opens for the new top (BK-18.7 c)."""
    if not dropped:
        del s.items[-m.N_ITEM :]
    op_victory(s, 0, 0, 0)  # BK-20.4
    if s.ending:
        return
    if s.items:
        op_respond(s, 1 - s.items[len(s.items) - m.N_ITEM + m.I_SEAT], 0, 0)
    else:
        op_moment(s, m.STACK_EMPTY, m.NONE, 0)
