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


# In the order of the OP_ constants.
OPS: Final[list[Op]] = [
    setup.op_deal_jarls,
    setup.op_reveal_jarls,
    setup.op_first_player,
    setup.op_step_6,
    setup.op_step_7,
    setup.op_step_9,
    setup.op_reveal_aside,
    setup.op_draft,
    setup.op_draft_end,
    setup.op_deal_tyr,
    ending.op_turn,
    turn.op_action,
    turn.op_phase_b,
    ending.op_end_turn,
    cards.op_draw_keep,
    cards.op_lay_down,
    turn.op_room,
    turn.op_place,
    turn.op_tuck,
    battle.op_thor_window,
    battle.op_before,
    battle.op_grant,
    phase.op_phase,
    dice.op_roll,
    battle.op_attack_end,
    battle.op_compare,
    aftermath.op_shield,
    aftermath.op_sending,
    aftermath.op_hold,
    aftermath.op_enter,
    aftermath.op_bonuses,
    cards.op_points,
    aftermath.op_thor_end,
    aftermath.op_after,
    aftermath.op_clean_up,
    last_viking.op_title,
    loki.op_loki,
    loki.op_loki_bonus,
    last_viking.op_raise,
    ending.op_ragnarok,
    ending.op_squad_phase,
    ending.op_ragnarok_end,
    ending.op_ragnarok_discard,
    ending.op_score,
    dice.op_reroll_picked,
    arming.op_cover,
    arming.op_activate,
    setup.op_start_play,
    setup.op_solo_start,
    solo.op_solo_turn,
    solo.op_solo_erode,
    solo.op_solo_monster,
    solo.op_solo_check,
    solo.op_solo_fight,
    solo.op_solo_compare,
    solo.op_solo_left_over,
    solo.op_solo_loss,
    solo.op_solo_after,
    aftermath.op_forget_battle,
    aftermath.op_take_entries,
    solo.op_solo_enter,
]

# In the order of the ASK_ constants.
ASKING: Final[list[Asking]] = [
    setup.options_jarl,
    setup.options_emblem,
    setup.options_take,
    setup.options_aside,
    setup.options_draft,
    setup.options_reserve,
    turn.options_action,
    turn.options_room,
    turn.options_slot,
    turn.options_tuck,
    cards.options_keep,
    cards.options_down,
    battle.options_thor,
    battle.options_before,
    phase.options_before_roll,
    phase.options_phase,
    dice.options_reroll,
    phase.options_keep_die,
    phase.options_turn,
    arming.options_cover,
    arming.options_block,
    arming.options_disarm,
    arming.options_sacrifice,
    phase.options_name,
    aftermath.options_send,
    aftermath.options_hold,
    aftermath.options_bonus,
    cards.options_points,
    aftermath.options_after,
    loki.options_loki,
    loki.options_loki_warrior,
    loki.options_recover,
    loki.options_loki_send,
    turn.options_discard,
    setup.options_monster,
    setup.options_level,
    setup.options_exchange,
    solo.options_enter,
    solo.options_send_one,
    solo.options_devour,
    solo.options_desecrate,
    solo.options_last_attack,
]

ANSWERING: Final[list[Answering]] = [
    setup.answer_jarl,
    setup.answer_emblem,
    setup.answer_take,
    setup.answer_aside,
    setup.answer_draft,
    setup.answer_reserve,
    answer_action,
    turn.answer_room,
    turn.answer_slot,
    turn.answer_tuck,
    cards.answer_keep,
    cards.answer_down,
    battle.answer_thor,
    battle.answer_before,
    phase.answer_before_roll,
    phase.answer_phase,
    dice.answer_reroll,
    phase.answer_keep_die,
    phase.answer_turn,
    arming.answer_cover,
    arming.answer_block,
    arming.answer_disarm,
    arming.answer_sacrifice,
    phase.answer_name,
    aftermath.answer_send,
    aftermath.answer_hold,
    aftermath.answer_bonus,
    cards.answer_points,
    aftermath.answer_after,
    loki.answer_loki,
    loki.answer_loki_warrior,
    loki.answer_recover,
    loki.answer_loki_send,
    turn.answer_discard,
    setup.answer_monster,
    setup.answer_level,
    setup.answer_exchange,
    solo.answer_enter,
    solo.answer_send_one,
    solo.answer_devour,
    solo.answer_desecrate,
    solo.answer_last_attack,
]


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
