"""Questions and frames: which function lists the options, which one carries out the answer."""

from collections.abc import Callable
from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules import (
    aftermath,
    arming,
    battle,
    cards,
    dice,
    ending,
    last_viking,
    loki,
    phase,
    setup,
    solo,
    turn,
)
from koloda.games.valhalla.rules.state import ValhallaState
from koloda.kernel.frames import ASK_BASE, settle
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT

Op = Callable[[ValhallaState, int, int, int], None]
Asking = Callable[[ValhallaState, int, int, int], list[int]]
Answering = Callable[[ValhallaState, int, int, int, int], None]


def answer_action(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.303: carry out the action of phase A."""
    verb, a = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER
    if verb <= m.V_ADD_RETURN:
        turn.add_warrior(s, seat, option)
    elif verb == m.V_ADD_TWO:
        turn.add_two(s, seat, option)
    elif verb == m.V_DRAW:
        turn.draw_two(s, seat)
    elif verb == m.V_ATTACK and a == m.MONSTER:
        solo.attack_monster(s)
    else:
        battle.attack(s, seat, a)


_OPS: Final[dict[int, Op]] = {
    m.OP_DEAL_JARLS: setup.op_deal_jarls,
    m.OP_REVEAL_JARLS: setup.op_reveal_jarls,
    m.OP_FIRST_PLAYER: setup.op_first_player,
    m.OP_STEP_6: setup.op_step_6,
    m.OP_STEP_7: setup.op_step_7,
    m.OP_STEP_9: setup.op_step_9,
    m.OP_REVEAL_ASIDE: setup.op_reveal_aside,
    m.OP_DRAFT: setup.op_draft,
    m.OP_DRAFT_END: setup.op_draft_end,
    m.OP_DEAL_TYR: setup.op_deal_tyr,
    m.OP_TURN: ending.op_turn,
    m.OP_ACTION: turn.op_action,
    m.OP_PHASE_B: turn.op_phase_b,
    m.OP_END_TURN: ending.op_end_turn,
    m.OP_DRAW_KEEP: cards.op_draw_keep,
    m.OP_LAY_DOWN: cards.op_lay_down,
    m.OP_ROOM: turn.op_room,
    m.OP_PLACE: turn.op_place,
    m.OP_TUCK: turn.op_tuck,
    m.OP_THOR_WINDOW: battle.op_thor_window,
    m.OP_BEFORE: battle.op_before,
    m.OP_GRANT: battle.op_grant,
    m.OP_PHASE: phase.op_phase,
    m.OP_ROLL: dice.op_roll,
    m.OP_ATTACK_END: battle.op_attack_end,
    m.OP_COMPARE: battle.op_compare,
    m.OP_SHIELD: aftermath.op_shield,
    m.OP_SENDING: aftermath.op_sending,
    m.OP_HOLD: aftermath.op_hold,
    m.OP_ENTER: aftermath.op_enter,
    m.OP_BONUSES: aftermath.op_bonuses,
    m.OP_POINTS: cards.op_points,
    m.OP_THOR_END: aftermath.op_thor_end,
    m.OP_AFTER: aftermath.op_after,
    m.OP_CLEAN_UP: aftermath.op_clean_up,
    m.OP_TITLE: last_viking.op_title,
    m.OP_LOKI: loki.op_loki,
    m.OP_LOKI_BONUS: loki.op_loki_bonus,
    m.OP_RAISE: last_viking.op_raise,
    m.OP_RAGNAROK: ending.op_ragnarok,
    m.OP_SQUAD_PHASE: ending.op_squad_phase,
    m.OP_RAGNAROK_END: ending.op_ragnarok_end,
    m.OP_RAGNAROK_DISCARD: ending.op_ragnarok_discard,
    m.OP_SCORE: ending.op_score,
    m.OP_REROLL_PICKED: dice.op_reroll_picked,
    m.OP_COVER: arming.op_cover,
    m.OP_ACTIVATE: arming.op_activate,
    m.OP_START_PLAY: setup.op_start_play,
    m.OP_SOLO_START: setup.op_solo_start,
    m.OP_SOLO_TURN: solo.op_solo_turn,
    m.OP_SOLO_ERODE: solo.op_solo_erode,
    m.OP_SOLO_MONSTER: solo.op_solo_monster,
    m.OP_SOLO_CHECK: solo.op_solo_check,
    m.OP_SOLO_FIGHT: solo.op_solo_fight,
    m.OP_SOLO_COMPARE: solo.op_solo_compare,
    m.OP_SOLO_LEFT_OVER: solo.op_solo_left_over,
    m.OP_SOLO_LOSS: solo.op_solo_loss,
    m.OP_SOLO_AFTER: solo.op_solo_after,
    m.OP_FORGET_BATTLE: aftermath.op_forget_battle,
    m.OP_TAKE_ENTRIES: aftermath.op_take_entries,
    m.OP_SOLO_ENTER: solo.op_solo_enter,
}

_QUESTIONS: Final[dict[int, tuple[Asking, Answering]]] = {
    m.ASK_JARL: (setup.options_jarl, setup.answer_jarl),
    m.ASK_EMBLEM: (setup.options_emblem, setup.answer_emblem),
    m.ASK_TAKE: (setup.options_take, setup.answer_take),
    m.ASK_ASIDE: (setup.options_aside, setup.answer_aside),
    m.ASK_DRAFT: (setup.options_draft, setup.answer_draft),
    m.ASK_RESERVE: (setup.options_reserve, setup.answer_reserve),
    m.ASK_ACTION: (turn.options_action, answer_action),
    m.ASK_ROOM: (turn.options_room, turn.answer_room),
    m.ASK_SLOT: (turn.options_slot, turn.answer_slot),
    m.ASK_TUCK: (turn.options_tuck, turn.answer_tuck),
    m.ASK_KEEP: (cards.options_keep, cards.answer_keep),
    m.ASK_DOWN: (cards.options_down, cards.answer_down),
    m.ASK_THOR: (battle.options_thor, battle.answer_thor),
    m.ASK_BEFORE: (battle.options_before, battle.answer_before),
    m.ASK_BEFORE_ROLL: (phase.options_before_roll, phase.answer_before_roll),
    m.ASK_PHASE: (phase.options_phase, phase.answer_phase),
    m.ASK_REROLL: (dice.options_reroll, dice.answer_reroll),
    m.ASK_KEEP_DIE: (phase.options_keep_die, phase.answer_keep_die),
    m.ASK_TURN: (phase.options_turn, phase.answer_turn),
    m.ASK_COVER: (arming.options_cover, arming.answer_cover),
    m.ASK_BLOCK: (arming.options_block, arming.answer_block),
    m.ASK_DISARM: (arming.options_disarm, arming.answer_disarm),
    m.ASK_SACRIFICE: (arming.options_sacrifice, arming.answer_sacrifice),
    m.ASK_NAME: (phase.options_name, phase.answer_name),
    m.ASK_SEND: (aftermath.options_send, aftermath.answer_send),
    m.ASK_HOLD: (aftermath.options_hold, aftermath.answer_hold),
    m.ASK_BONUS: (aftermath.options_bonus, aftermath.answer_bonus),
    m.ASK_POINTS: (cards.options_points, cards.answer_points),
    m.ASK_AFTER: (aftermath.options_after, aftermath.answer_after),
    m.ASK_LOKI: (loki.options_loki, loki.answer_loki),
    m.ASK_LOKI_WARRIOR: (loki.options_loki_warrior, loki.answer_loki_warrior),
    m.ASK_LOKI_TACTIC: (loki.options_recover, loki.answer_recover),
    m.ASK_LOKI_SEND: (loki.options_loki_send, loki.answer_loki_send),
    m.ASK_DISCARD: (turn.options_discard, turn.answer_discard),
    m.ASK_MONSTER: (setup.options_monster, setup.answer_monster),
    m.ASK_LEVEL: (setup.options_level, setup.answer_level),
    m.ASK_EXCHANGE: (setup.options_exchange, setup.answer_exchange),
    m.ASK_ENTER: (solo.options_enter, solo.answer_enter),
    m.ASK_SEND_ONE: (solo.options_send_one, solo.answer_send_one),
    m.ASK_DEVOUR: (solo.options_devour, solo.answer_devour),
    m.ASK_DESECRATE: (solo.options_desecrate, solo.answer_desecrate),
    m.ASK_LAST_ATTACK: (solo.options_last_attack, solo.answer_last_attack),
}

OPS: Final[list[Op]] = [_OPS[op] for op in range(len(_OPS))]
ASKING: Final = [_QUESTIONS[ASK_BASE + i][0] for i in range(len(_QUESTIONS))]
ANSWERING: Final = [_QUESTIONS[ASK_BASE + i][1] for i in range(len(_QUESTIONS))]


def options(s: ValhallaState) -> list[int]:
    """The legal options of the question on top of the stack."""
    stack = s.stack
    if not stack:
        return []
    return ASKING[stack[-4] - ASK_BASE](s, stack[-3], stack[-2], stack[-1])


def apply(s: ValhallaState, option: int) -> None:
    """Answer the question on top of the stack and run to the next one."""
    stack = s.stack
    ask, a, b, c = stack[-4], stack[-3], stack[-2], stack[-1]
    del stack[-4:]
    ANSWERING[ask - ASK_BASE](s, a, b, c, option)
    settle(s, OPS)
