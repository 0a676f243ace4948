"""Questions and frames: which function lists the options, which one carries out the answer."""

from collections.abc import Callable
from typing import Final

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules import (
    actions,
    aftermath,
    effects,
    layout,
    piles,
    prepare,
    replay,
    rounds,
    trade,
    turn,
    victory,
    windows,
)
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.kernel.frames import ASK_BASE

Op = Callable[[ElvenState, int, int, int], None]
Asking = Callable[[ElvenState, int, int, int], list[int]]
Answering = Callable[[ElvenState, int, int, int, int], None]

_OPS: Final[dict[int, Op]] = {
    m.OP_TURN: turn.op_turn,
    m.OP_SUMMON: turn.op_summon,
    m.OP_CUT: piles.op_cut,
    m.OP_WINDOW: windows.op_window,
    m.OP_CAPTURE: turn.op_capture,
    m.OP_TURN_OVER: turn.op_turn_over,
    m.OP_BATTLE: prepare.op_battle,
    m.OP_DEFEND: prepare.op_defend,
    m.OP_LAYOUT: layout.op_layout,
    m.OP_RESERVE: layout.op_reserve,
    m.OP_CRITICAL: layout.op_critical,
    m.OP_ROUND: rounds.op_round,
    m.OP_NEXT_CARD: rounds.op_next_card,
    m.OP_CARD_TURN: rounds.op_card_turn,
    m.OP_ACT: rounds.op_act,
    m.OP_BURY: rounds.op_bury,
    m.OP_AFTER_TURN: rounds.op_after_turn,
    m.OP_FINAL: aftermath.op_final,
    m.OP_RESULT: aftermath.op_result,
    m.OP_AFTERMATH: aftermath.op_aftermath,
    m.OP_CUT_ALL: piles.op_cut_all,
    m.OP_GOALS: victory.op_goals,
    m.OP_CHAIN: actions.op_chain,
    m.OP_EFFECT: effects.op_effect,
    m.OP_SPENT: actions.op_spent,
    m.OP_CHAIN_DONE: actions.op_chain_done,
    m.OP_RESUME: windows.op_resume,
    m.OP_TRADE: trade.op_trade,
    m.OP_MISSING: replay.op_missing,
    m.OP_NEUTRALS: prepare.op_neutrals,
    m.OP_ATTACKER_COMMITS: prepare.op_attacker_commits,
}

_QUESTIONS: Final[dict[int, tuple[Asking, Answering]]] = {
    m.ASK_WINDOW: (actions.options_window, actions.answer_window),
    m.ASK_REPLY: (actions.options_reply, actions.answer_reply),
    m.ASK_TARGET: (actions.options_target, actions.answer_target),
    m.ASK_OFFER: (trade.options_offer, trade.answer_offer),
    m.ASK_TRADE: (trade.options_trade, trade.answer_trade),
    m.ASK_HAND_OVER: (trade.options_hand_over, trade.answer_hand_over),
    m.ASK_DISCARD: (piles.options_discard, piles.answer_discard),
    m.ASK_CAPTURE: (turn.options_capture, turn.answer_capture),
    m.ASK_SQUAD: (prepare.options_squad, prepare.answer_squad),
    m.ASK_SHOW: (prepare.options_show, prepare.answer_show),
    m.ASK_NEUTRALS: (prepare.options_neutrals, prepare.answer_neutrals),
    m.ASK_COMMIT: (prepare.options_commit, prepare.answer_commit),
    m.ASK_SWAP: (layout.options_swap, layout.answer_swap),
    m.ASK_ACTOR: (rounds.options_actor, rounds.answer_actor),
    m.ASK_STRIKE: (rounds.options_strike, rounds.answer_strike),
    m.ASK_REPLACE: (replay.options_replace, replay.answer_replace),
    m.ASK_GOAL: (effects.options_goal, effects.answer_goal),
}

OPS: Final[list[Op]] = [_OPS[op] for op in range(len(_OPS))]
OPTIONS: Final = [_QUESTIONS[ASK_BASE + i][0] for i in range(len(_QUESTIONS))]
ANSWERS: Final = [_QUESTIONS[ASK_BASE + i][1] for i in range(len(_QUESTIONS))]
