"""One question, one list of options, one way to carry them out: section 5.1 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.rules import (
    abilities,
    actions,
    deployment,
    flow,
    squad,
    strikes,
    triggers,
    vanguard,
)
from koloda.games.berserk.rules.state import BerserkState, changed
from koloda.games.berserk.rules.victory import op_victory
from koloda.kernel.frames import ASK_BASE, pop
from koloda.kernel.options import a_of, b_of, pack, verb_of


def settle(s: BerserkState) -> None:
    """Run frames until a question is on top or the game is over."""
    stack = s.stack
    while stack:
        op = stack[-4]
        if op >= ASK_BASE:
            return
        c, b, a = stack.pop(), stack.pop(), stack.pop()
        stack.pop()
        _run(s, op, a, b, c)


def _run(s: BerserkState, op: int, a: int, b: int, c: int) -> None:
    """Frames of turns and announced actions; calls by name are far cheaper than by a table."""
    if op == m.OP_DONE:
        actions.op_done(s, a, b, c)
    elif op == m.OP_TARGETS:
        actions.op_targets(s, a, b, c)
    elif op == m.OP_RESPOND:
        actions.op_respond(s, a, b, c)
    elif op == m.OP_END_TURN:
        flow.op_end_turn(s, a, b, c)
    elif op == m.OP_TURN:
        flow.op_turn(s, a, b, c)
    elif op == m.OP_TRIGGERS:
        triggers.op_triggers(s, a, b, c)
    elif op == m.OP_VICTORY:
        op_victory(s, a, b, c)
    elif op == m.OP_MOMENT:
        actions.op_moment(s, a, b, c)
    elif op == m.OP_ANNOUNCED:
        actions.op_announced(s, a, b, c)
    else:
        _run_strike(s, op, a, b, c)


def _run_strike(s: BerserkState, op: int, a: int, b: int, c: int) -> None:
    if op == m.OP_LAND:
        strikes.op_land(s, a, b, c)
    elif op == m.OP_REROLL_ATTACK:
        strikes.op_reroll_attack(s, a, b, c)
    elif op == m.OP_REROLL_DEFENCE:
        strikes.op_reroll_defence(s, a, b, c)
    elif op == m.OP_STRUCK:
        strikes.op_struck(s, a, b, c)
    elif op == m.OP_EFFECTS:
        abilities.op_effects(s, a, b, c)
    elif op == m.OP_PAY:
        actions.op_pay(s, a, b, c)
    elif op == m.OP_CHOSEN:
        triggers.op_chosen(s, a, b, c)
    elif op == m.OP_UNCHAIN:
        triggers.op_unchain(s, a, b, c)
    else:
        _run_rare(s, op, a, b, c)


def _run_rare(s: BerserkState, op: int, a: int, b: int, c: int) -> None:
    """Frames from the reveal to the battle, and of a turn whose beginning was interrupted."""
    if op == m.OP_REVEAL:
        deployment.op_reveal(s, a, b, c)
    elif op == m.OP_PLACE:
        deployment.op_place(s, a, b, c)
    elif op == m.OP_VANGUARD:
        vanguard.op_vanguard(s, a, b, c)
    elif op == m.OP_VANGUARD_TARGET:
        vanguard.op_vanguard_target(s, a, b, c)
    elif op == m.OP_VANGUARD_DONE:
        vanguard.op_vanguard_done(s, a, b, c)
    elif op == m.OP_BATTLE:
        flow.op_battle(s, a, b, c)
    elif op == m.OP_OPENING:
        flow.op_opening(s, a, b, c)
    elif op == m.OP_POISON:
        flow.op_poison(s, a, b, c)
    elif op == m.OP_REGENERATE:
        flow.op_regenerate(s, a, b, c)
    else:
        raise AssertionError(f"no such frame: {op} {a} {b} {c}")


def options(s: BerserkState) -> list[int]:
    """The legal options of the seat that is asked, ascending."""
    if not s.stack:
        return []
    ask, seat = s.stack[-4], s.stack[-3]
    if ask == m.ASK_MAIN:
        out = flow.options_main(s, seat)
    elif s.phase == m.BATTLE:
        out = _in_battle(s, ask, seat, s.stack[-2], s.stack[-1])
    else:
        return _before_battle(s, ask, seat)
    if s.stop_changed >> seat & 1 == 0:  # BK-18.18, DP22
        for setting in (0, 1, 2):
            if setting != s.stop[seat]:
                out.append(pack(m.V_ASK_ME, setting))
    return out


def _before_battle(s: BerserkState, ask: int, seat: int) -> list[int]:
    if ask == m.ASK_DRAFT:
        return squad.options_draft(s, seat)
    if ask == m.ASK_DEPLOY:
        return deployment.options_deploy(s, seat)
    if ask == m.ASK_VANGUARD:
        return vanguard.options_vanguard(s, seat)
    return _in_battle(s, ask, seat, s.stack[-2], s.stack[-1])


def _in_battle(s: BerserkState, ask: int, seat: int, b: int, c: int) -> list[int]:
    if ask == m.ASK_RESPONSE:
        return actions.options_response(s, seat, m.NONE)
    if ask == m.ASK_MOMENT:
        return actions.options_response(s, seat, c if b == m.AFTER_MOVE else m.NONE)
    if ask == m.ASK_DEFENDER:
        return actions.options_defender(s)
    if ask in (m.ASK_REROLL_ATTACK, m.ASK_REROLL_DEFENCE):
        return strikes.options_reroll()
    if ask == m.ASK_TARGET:
        return actions.target_options(s, b, c)
    if ask == m.ASK_ELEMENT:
        return actions.options_element()
    if ask == m.ASK_STEP:
        return actions.options_step(s)
    if ask == m.ASK_JUMP:
        return flow.options_jump(s, b, c)
    return _within_effect(s, ask, seat, b, c)


def _within_effect(s: BerserkState, ask: int, seat: int, b: int, c: int) -> list[int]:
    if ask == m.ASK_HOST:
        return deployment.options_host(s, seat)
    if ask == m.ASK_CARD:
        return abilities.options_card(s, c)
    if ask == m.ASK_CELL:
        return abilities.options_cell(s)
    if ask == m.ASK_LANDING:
        return abilities.options_landing(s, b)
    if ask == m.ASK_ORDER:
        return triggers.options_order(s, b)
    return triggers.options_choice(s)


def is_seen(s: BerserkState, option: int) -> bool:
    """BK-29.17: whether both players see that this decision is made.

    Answers to windows and words of an announcement that is not complete are not shown.
    """
    verb, ask = verb_of(option), s.stack[-4]
    if ask == m.ASK_MAIN:
        return verb not in (m.V_USE, m.V_JUMP, m.V_TELEPORT, m.V_ASK_ME)
    if ask in (m.ASK_RESPONSE, m.ASK_MOMENT) or actions.is_announcing(s):
        return False
    return verb != m.V_ASK_ME


def apply(s: BerserkState, option: int) -> None:
    """Carry out an option; the frames it leaves are run by settle()."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    ask, seat = s.stack[-4], s.stack[-3]
    if verb == m.V_ASK_ME:
        s.stop = changed(s.stop, seat, a)
        s.stop_changed |= 1 << seat
    elif ask == m.ASK_MAIN:
        flow.apply_main(s, seat, verb, a, b)
    elif ask == m.ASK_RESPONSE:
        actions.apply_response(s, verb, a, b)
    elif ask == m.ASK_MOMENT:
        actions.apply_moment(s, verb, a, b)
    elif ask == m.ASK_DEFENDER:
        actions.apply_defender(s, verb, a)
    elif ask in (m.ASK_REROLL_ATTACK, m.ASK_REROLL_DEFENCE):
        strikes.apply_reroll(s, verb, ask == m.ASK_REROLL_ATTACK)
    elif ask == m.ASK_TARGET:
        actions.apply_target(s, s.stack[-2], a)
    elif ask in (m.ASK_ELEMENT, m.ASK_STEP):
        actions.apply_announced_choice(s, a)
    elif ask == m.ASK_JUMP:
        flow.apply_jump(s, s.stack[-2], a)
    else:
        _apply_rest(s, ask, seat, verb, a, b)


def _apply_rest(s: BerserkState, ask: int, seat: int, verb: int, a: int, b: int) -> None:
    if ask == m.ASK_DRAFT:
        squad.apply_draft(s, seat, verb, a)
    elif ask == m.ASK_DEPLOY:
        deployment.apply_deploy(s, seat, verb, a)
    elif ask == m.ASK_HOST:
        deployment.apply_host(s, verb, a, b)
    elif ask == m.ASK_VANGUARD:
        vanguard.apply_vanguard(s, seat, verb, a, b)
    elif ask == m.ASK_CARD:
        abilities.apply_card(s, a)
    elif ask == m.ASK_CELL:
        op = s.stack[-2]
        pop(s)
        abilities.bring(s, op, a)
    elif ask == m.ASK_LANDING:
        abilities.apply_landing(s, s.stack[-2], a)
    elif ask == m.ASK_ORDER:
        triggers.apply_order(s, s.stack[-2], a, b)
    else:
        triggers.apply_choice(s, a)
