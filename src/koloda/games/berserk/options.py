"""One question, one list of options, one way to carry them out: section 5.1 of RULES.md."""

from collections.abc import Callable

from koloda.games.berserk import (
    abilities,
    actions,
    deployment,
    flow,
    squad,
    strikes,
    triggers,
    vanguard,
)
from koloda.games.berserk.model import (
    AFTER_MOVE,
    ASK_CARD,
    ASK_CELL,
    ASK_DEFENDER,
    ASK_DEPLOY,
    ASK_DRAFT,
    ASK_ELEMENT,
    ASK_HOST,
    ASK_JUMP,
    ASK_LANDING,
    ASK_MAIN,
    ASK_MOMENT,
    ASK_ORDER,
    ASK_REROLL_ATTACK,
    ASK_REROLL_DEFENCE,
    ASK_RESPONSE,
    ASK_STEP,
    ASK_TARGET,
    ASK_VANGUARD,
    BATTLE,
    N_OPS,
    NONE,
    OP_ANNOUNCED,
    OP_BATTLE,
    OP_CHOSEN,
    OP_DEFENCE,
    OP_DONE,
    OP_EFFECTS,
    OP_END_TURN,
    OP_EXECUTE,
    OP_LAND,
    OP_MOMENT,
    OP_OPENING,
    OP_PAY,
    OP_PLACE,
    OP_POISON,
    OP_REGENERATE,
    OP_REROLL_ATTACK,
    OP_REROLL_DEFENCE,
    OP_RESPOND,
    OP_REVEAL,
    OP_STRUCK,
    OP_TARGETS,
    OP_TRIGGERS,
    OP_TURN,
    OP_UNCHAIN,
    OP_VANGUARD,
    OP_VANGUARD_DONE,
    OP_VANGUARD_TARGET,
    OP_VICTORY,
    V_ASK_ME,
)
from koloda.games.berserk.state import BerserkState
from koloda.kernel.frames import pop
from koloda.kernel.options import a_of, b_of, pack, verb_of


def _nothing(s: BerserkState, a: int, b: int, c: int) -> None:
    raise AssertionError(f"no such frame: {a} {b} {c}")


def _table() -> list[Callable[[BerserkState, int, int, int], None]]:
    ops: list[Callable[[BerserkState, int, int, int], None]] = [_nothing] * N_OPS
    ops[OP_REVEAL] = deployment.op_reveal
    ops[OP_PLACE] = deployment.op_place
    ops[OP_VANGUARD] = vanguard.op_vanguard
    ops[OP_VANGUARD_TARGET] = vanguard.op_vanguard_target
    ops[OP_VANGUARD_DONE] = vanguard.op_vanguard_done
    ops[OP_BATTLE] = flow.op_battle
    ops[OP_TURN] = flow.op_turn
    ops[OP_OPENING] = flow.op_opening
    ops[OP_POISON] = flow.op_poison
    ops[OP_REGENERATE] = flow.op_regenerate
    ops[OP_END_TURN] = flow.op_end_turn
    ops[OP_VICTORY] = flow.op_victory
    ops[OP_TARGETS] = actions.op_targets
    ops[OP_ANNOUNCED] = actions.op_announced
    ops[OP_DEFENCE] = actions.op_defence
    ops[OP_RESPOND] = actions.op_respond
    ops[OP_MOMENT] = actions.op_moment
    ops[OP_EXECUTE] = actions.op_execute
    ops[OP_PAY] = actions.op_pay
    ops[OP_DONE] = actions.op_done
    ops[OP_REROLL_ATTACK] = strikes.op_reroll_attack
    ops[OP_REROLL_DEFENCE] = strikes.op_reroll_defence
    ops[OP_LAND] = strikes.op_land
    ops[OP_STRUCK] = strikes.op_struck
    ops[OP_EFFECTS] = abilities.op_effects
    ops[OP_TRIGGERS] = triggers.op_triggers
    ops[OP_CHOSEN] = triggers.op_chosen
    ops[OP_UNCHAIN] = triggers.op_unchain
    return ops


OPS = _table()


def options(s: BerserkState) -> list[int]:
    """The legal options of the seat that is asked, ascending."""
    if not s.stack:
        return []
    ask, seat = s.stack[-4], s.stack[-3]
    if ask == ASK_MAIN:
        out = flow.options_main(s, seat)
    elif s.phase == BATTLE:
        out = _in_battle(s, ask, seat, s.stack[-2], s.stack[-1])
    else:
        return _before_battle(s, ask, seat)
    if s.stop_changed >> seat & 1 == 0:  # BK-18.18, DP22
        for setting in (0, 1, 2):
            if setting != s.stop[seat]:
                out.append(pack(V_ASK_ME, setting))
    return out


def _before_battle(s: BerserkState, ask: int, seat: int) -> list[int]:
    if ask == ASK_DRAFT:
        return squad.options_draft(s, seat)
    if ask == ASK_DEPLOY:
        return deployment.options_deploy(s, seat)
    if ask == ASK_VANGUARD:
        return vanguard.options_vanguard(s, seat)
    return _in_battle(s, ask, seat, s.stack[-2], s.stack[-1])


def _in_battle(s: BerserkState, ask: int, seat: int, b: int, c: int) -> list[int]:
    if ask == ASK_RESPONSE:
        return actions.options_response(s, seat, NONE)
    if ask == ASK_MOMENT:
        return actions.options_response(s, seat, c if b == AFTER_MOVE else NONE)
    if ask == ASK_DEFENDER:
        return actions.options_defender(s)
    if ask in (ASK_REROLL_ATTACK, ASK_REROLL_DEFENCE):
        return strikes.options_reroll()
    if ask == ASK_TARGET:
        return actions.target_options(s, b, c)
    if ask == ASK_ELEMENT:
        return actions.options_element()
    if ask == ASK_STEP:
        return actions.options_step(s)
    if ask == ASK_JUMP:
        return flow.options_jump(s, b, c)
    return _within_effect(s, ask, seat, b, c)


def _within_effect(s: BerserkState, ask: int, seat: int, b: int, c: int) -> list[int]:
    if ask == ASK_HOST:
        return deployment.options_host(s, seat)
    if ask == ASK_CARD:
        return abilities.options_card(s, b, c)
    if ask == ASK_CELL:
        return abilities.options_cell(s)
    if ask == ASK_LANDING:
        return abilities.options_landing(s, b)
    if ask == ASK_ORDER:
        return triggers.options_order(s, b)
    return triggers.options_choice(s)


def apply(s: BerserkState, option: int) -> None:
    """Carry out an option; the frames it leaves are run by settle()."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    ask, seat = s.stack[-4], s.stack[-3]
    if verb == V_ASK_ME:
        s.stop[seat] = a
        s.stop_changed |= 1 << seat
    elif ask == ASK_MAIN:
        flow.apply_main(s, seat, verb, a, b)
    elif ask == ASK_RESPONSE:
        actions.apply_response(s, verb, a, b)
    elif ask == ASK_MOMENT:
        actions.apply_moment(s, verb, a, b)
    elif ask == ASK_DEFENDER:
        actions.apply_defender(s, verb, a)
    elif ask in (ASK_REROLL_ATTACK, ASK_REROLL_DEFENCE):
        strikes.apply_reroll(s, verb, ask == ASK_REROLL_ATTACK)
    elif ask == ASK_TARGET:
        actions.apply_target(s, s.stack[-2], a)
    elif ask in (ASK_ELEMENT, ASK_STEP):
        actions.apply_announced_choice(s, a)
    elif ask == ASK_JUMP:
        flow.apply_jump(s, s.stack[-2], a)
    else:
        _apply_rest(s, ask, seat, verb, a, b)


def _apply_rest(s: BerserkState, ask: int, seat: int, verb: int, a: int, b: int) -> None:
    if ask == ASK_DRAFT:
        squad.apply_draft(s, seat, verb, a)
    elif ask == ASK_DEPLOY:
        deployment.apply_deploy(s, seat, verb, a)
    elif ask == ASK_HOST:
        deployment.apply_host(s, verb, a, b)
    elif ask == ASK_VANGUARD:
        vanguard.apply_vanguard(s, seat, verb, a, b)
    elif ask == ASK_CARD:
        abilities.apply_card(s, s.stack[-2], a)
    elif ask == ASK_CELL:
        op = s.stack[-2]
        pop(s)
        abilities.bring(s, op, a)
    elif ask == ASK_LANDING:
        abilities.apply_landing(s, s.stack[-2], a)
    elif ask == ASK_ORDER:
        triggers.apply_order(s, s.stack[-2], a, b)
    else:
        triggers.apply_choice(s, a)
