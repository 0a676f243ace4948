"""Carrying out what a player decided: table 5.1 of RULES.md."""

from collections.abc import Callable
from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.choices import (
    op_choose,
    op_mode,
    op_picked,
    record,
    set_record,
)
from koloda.games.berserk_heroes.rules.combat import (
    declare,
    defend,
    op_after,
    op_defender,
    op_strikes,
)
from koloda.games.berserk_heroes.rules.flow import (
    choose_first,
    concede,
    end_turn,
    op_end,
    op_main,
    op_replaced,
    op_start,
    op_turn,
    put_back,
    reveal_own,
)
from koloda.games.berserk_heroes.rules.instructions import op_extorted, op_step, turn_coins
from koloda.games.berserk_heroes.rules.movement import bury, discard, send_off
from koloda.games.berserk_heroes.rules.playing import (
    FREE,
    attach_module,
    begin_action,
    op_arrive,
    op_enter,
    op_pay,
    play,
    play_action,
    quench,
    use_action,
    use_free,
)
from koloda.games.berserk_heroes.rules.resolution import (
    begin_chosen,
    begin_text,
    keep_unique,
    op_discard,
    op_discards,
    op_execute,
    op_finish,
    op_put,
    op_take,
    op_unique,
    op_waiting,
    put,
    stop_taking,
    take,
)
from koloda.games.berserk_heroes.rules.state import REF, HeroesState, is_over, referred
from koloda.games.berserk_heroes.rules.wounds import close, wound
from koloda.kernel.frames import answer, pop, push, settle
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT


def apply(s: HeroesState, option: int) -> None:
    """Carry out a legal option, up to the next decision."""
    verb, a, b = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
    VERB_OPS[verb](s, a, b)
    settle(s, OPS)
    if is_over(s):
        s.stack.clear()


def do_end(s: HeroesState, a: int, b: int) -> None:
    end_turn(s)


def do_play(s: HeroesState, kind: int, b: int) -> None:
    """From hand as an action, or Free in the middle of an effect: BH-18.49."""
    if s.run:
        seat = s.stack[-3]
        pop(s)
        play(s, seat, kind, FREE)
    else:
        play_action(s, kind)


def do_attack(s: HeroesState, unit: int, b: int) -> None:
    begin_action(s)
    push(s, m.ASK_ATTACK, s.active, unit, 0)


def do_strike(s: HeroesState, target: int, b: int) -> None:
    attacker = s.stack[-2]
    pop(s)
    declare(s, attacker, target)


def do_use(s: HeroesState, unit: int, aid: int) -> None:
    if s.run:
        use_free(s, unit, aid)
    else:
        use_action(s, unit, aid)


def do_first(s: HeroesState, seat: int, b: int) -> None:
    choose_first(s, seat)


def do_bottom(s: HeroesState, kind: int, b: int) -> None:
    put_back(s, kind)


def do_done(s: HeroesState, a: int, b: int) -> None:
    """Decline, refuse, pass, be done."""
    ask = s.stack[-4]
    if ask == m.ASK_PICK:
        answer(s, m.NO_PICK)
    elif ask == m.ASK_EXTORTION:
        pop(s)
        push(s, m.OP_EXTORTED, 0, 0, 0)
    elif ask == m.ASK_MODULE:
        seat, code, how = s.stack[-3], s.stack[-2], s.stack[-1]
        pop(s)
        push(s, m.OP_ARRIVE, code, seat, how)
    elif ask == m.ASK_TAKE:
        stop_taking(s)
    elif ask == m.ASK_MAY:
        pop(s)
        del s.run[-m.R_WIDTH :]
    else:
        pop(s)


def do_reveal(s: HeroesState, unit: int, b: int) -> None:
    reveal_own(s, unit)


def do_order(s: HeroesState, aid: int, unit: int) -> None:
    begin_chosen(s, aid * REF + unit)


def do_pick(s: HeroesState, unit: int, b: int) -> None:
    if s.stack[-4] == m.ASK_DEMAND:
        meet_with(s, s.stack[-2] >> 12, unit)
    else:
        answer(s, unit)


def do_mode(s: HeroesState, number: int, b: int) -> None:
    pop(s)
    set_record(s, m.R_PROGRAM, s.table.ab_programs[record(s, m.R_ABILITY)][number])


def do_do(s: HeroesState, a: int, b: int) -> None:
    pop(s)
    begin_text(s)


def do_defend(s: HeroesState, unit: int, b: int) -> None:
    defend(s, unit)


def do_pay(s: HeroesState, a: int, b: int) -> None:
    """BH-22.2, BH-22.5: the demand of an Extortion is carried out; that meets it (BH-22.11)."""
    seat, what, n = s.stack[-3], s.stack[-2], s.stack[-1]
    demand = what >> 12
    pop(s)
    push(s, m.OP_EXTORTED, 1, 0, 0)
    if demand == m.D_CLOSE_COINS:
        turn_coins(s, seat, n)
    elif demand == m.D_DISCARD:
        push(s, m.OP_DISCARD, seat, n, 0)
    elif demand == m.D_WOUND_HERO:  # BH-13.13
        source = referred(s, record(s, m.R_SOURCE))
        wound(s, seat, n, record(s, m.R_BY), record(s, m.R_KIND), source)
    else:
        push(s, m.ASK_DEMAND, seat, what, 0)


def meet_with(s: HeroesState, demand: int, unit: int) -> None:
    """The chosen own card is destroyed, closed or put back."""
    pop(s)
    if demand == m.D_DESTROY:
        bury(s, [unit])
    elif demand == m.D_CLOSE:
        close(s, unit)
    else:
        send_off(s, [unit], m.TO_HAND)


def do_thirst(s: HeroesState, unit: int, b: int) -> None:
    x = s.stack[-2]
    pop(s)
    quench(s, unit, x, record(s, m.R_KIND))


def do_attach(s: HeroesState, unit: int, b: int) -> None:
    seat, code, how = s.stack[-3], s.stack[-2], s.stack[-1]
    pop(s)
    attach_module(s, unit, code, seat, how)


def do_take(s: HeroesState, kind: int, b: int) -> None:
    seat, how = s.stack[-3], s.stack[-2]
    pop(s)
    take(s, how, kind, seat)


def do_discard(s: HeroesState, kind: int, b: int) -> None:
    """For a cost, for an effect, or secretly with the other player: BH-1.9."""
    if s.stack[-4] == m.ASK_PICK:
        answer(s, kind)
        return
    seat, secret = s.stack[-3], s.stack[-2]
    pop(s)
    if secret:
        s.secret += [seat, kind]
    else:
        discard(s, seat, kind)


def do_keep(s: HeroesState, unit: int, b: int) -> None:
    keep_unique(s, unit)


def do_concede(s: HeroesState, a: int, b: int) -> None:
    concede(s, s.stack[-3])


def do_put(s: HeroesState, kind: int, b: int) -> None:
    deck, at = s.stack[-2], s.stack[-1]
    pop(s)
    put(s, kind << 1 | deck, at)


VERB_OPS: Final[list[Callable[[HeroesState, int, int], None]]] = [
    do_end,
    do_play,
    do_attack,
    do_use,
    do_first,
    do_bottom,
    do_done,
    do_reveal,
    do_order,
    do_pick,
    do_mode,
    do_do,
    do_defend,
    do_pay,
    do_thirst,
    do_attach,
    do_take,
    do_discard,
    do_keep,
    do_strike,
    do_concede,
    do_put,
]


OPS: Final[list[Callable[[HeroesState, int, int, int], None]]] = [
    op_replaced,
    op_turn,
    op_start,
    op_main,
    op_end,
    op_waiting,
    op_step,
    op_finish,
    op_choose,
    op_picked,
    op_pay,
    op_defender,
    op_strikes,
    op_after,
    op_enter,
    op_arrive,
    op_mode,
    op_take,
    op_discard,
    op_extorted,
    op_unique,
    op_discards,
    op_execute,
    op_put,
]
