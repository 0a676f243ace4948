"""Set-up and the turn: sections 6 and 8 of RULES.md."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.rules.abilities import (
    last_x,
    note_newcomer,
    refresh,
    refresh_all,
    renew,
    tick,
)
from koloda.games.berserk_heroes.rules.instructions import change_control, gain_coin, reveal
from koloda.games.berserk_heroes.rules.movement import (
    add_place,
    check_failed_draws,
    draw,
    finish,
    put_at,
    take_from_hand,
)
from koloda.games.berserk_heroes.rules.position import new_heroes_state
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    changed,
    is_over,
    reference,
)
from koloda.games.berserk_heroes.rules.timing import enqueue, pass_moment, trigger
from koloda.games.berserk_heroes.rules.wounds import check, open_card
from koloda.kernel.event import ALL
from koloda.kernel.frames import pop, push, then
from koloda.kernel.rng import below

REVEAL_STEP: Final = 3  # of the Start stage
LAST_STEP: Final = 4


# Set-up.


def start(
    table: CardTable, seed: int, decks: list[list[int]], turns: int, conceding: bool, listen: bool
) -> HeroesState:
    """BH-6.11: heroes laid, a player picked at random; `decks` are kinds, the hero first."""
    s = new_heroes_state(seed, table)
    if listen:
        s.events = []
    s.conceding = int(conceding)
    s.limit = turns
    for seat in (0, 1):
        lay_hero(s, decks[seat][0], seat)
        s.pools[seat] = sorted(kind << 1 | seat for kind in decks[seat][1:])  # BH-6.3
    refresh_all(s)
    picked = below(s, m.STREAM_FIRST, 2)  # BH-6.2
    if s.events is not None:
        s.events.append((m.E_HEROES, ALL, 2, decks[0][0], decks[1][0]))  # BH-24.21
        s.events.append((m.E_PICKED, ALL, 1, picked))
    push(s, m.ASK_FIRST, picked, 0, 0)
    return s


def lay_hero(s: HeroesState, kind: int, seat: int) -> None:
    """BH-6.1, BH-2.2: heroes are the cards 0 and 1 in play."""
    add_place(s)
    s.card_of[seat] = kind << 1 | seat
    s.ctrl[seat] = seat
    s.flags[seat] = m.HOME if seat else 0
    s.born[seat] = s.since[seat] = tick(s)
    s.play.append(seat)
    renew(s, seat)


def choose_first(s: HeroesState, seat: int) -> None:
    """BH-6.2, BH-6.4: the starting player is chosen before any card is drawn."""
    pop(s)
    s.first = s.active = seat
    if s.events is not None:
        s.events.append((m.E_FIRST, ALL, 1, seat))
    for who in (seat, 1 - seat):  # BH-6.10: the same for both, and no coins (BH-6.9)
        for _ in range(m.OPENING_HAND):
            draw(s, who)
    s.wait.clear()  # nothing is in play to hear these draws
    then(
        s,
        (m.ASK_REPLACE, seat, 0, 0),  # BH-6.8
        (m.OP_REPLACED, seat, 0, 0),
        (m.ASK_REPLACE, 1 - seat, 0, 0),
        (m.OP_REPLACED, 1 - seat, 0, 0),
        (m.OP_TURN, seat, 0, 0),
    )


def put_back(s: HeroesState, kind: int) -> None:
    """One more opening card is to go to the bottom; nobody else sees it yet: BH-24.20."""
    s.secret += [s.stack[-3], kind]
    if len(s.secret) == 2 * m.OPENING_HAND:
        pop(s)


def op_replaced(s: HeroesState, seat: int, b: int, c: int) -> None:
    """BH-6.5, BH-6.6: first the cards go to the bottom, then as many are drawn.

    BH-6.7: there is one such frame for each player.
    """
    kinds = s.secret[1::2]
    s.secret.clear()
    for kind in kinds:
        put_at(s, seat, take_from_hand(s, seat, kind), -1, 1 << seat)  # BH-24.5
    for _ in kinds:
        draw(s, seat)
    s.wait.clear()
    if s.events is not None:
        s.events.append((m.E_REPLACED, ALL, 2, seat, len(kinds)))  # BH-24.4


# The turn.


def op_turn(s: HeroesState, seat: int, b: int, c: int) -> None:
    """BH-8.23: a player's turn begins."""
    if s.turn >= s.limit:
        finish(s, m.TURN_LIMIT, 2)  # table 8.1
        return
    s.turn += 1
    s.active = seat
    reset_counts(s)
    changed(s)
    if s.events is not None:
        s.events.append((m.E_TURN, ALL, 2, seat, s.turn))
    expire(s, m.NEXT_TURN + seat)  # BH-8.28
    if is_quiet(s):
        op_start(s, 0, 0, 0)
    else:
        then(s, (m.OP_WAITING, 0, 0, 0), (m.OP_START, 0, 0, 0))


def reset_counts(s: HeroesState) -> None:
    """BH-8.7, BH-R101: what is counted by the turn starts anew as soon as the turn does."""
    s.actions = 0
    s.used.clear()  # BH-9.6 to BH-9.9
    for unit in s.play:
        s.flags[unit] &= ~m.TURN_FLAGS
        s.ignored[unit] = 0  # BH-17.2


def is_quiet(s: HeroesState) -> bool:
    """Whether nothing waits and no check is due, so that the next step may follow at once."""
    return not s.wait and not s.hurt and not s.after


def op_start(s: HeroesState, step: int, b: int, c: int) -> None:
    """BH-26.7, BH-8.2: the steps of the Start stage; what each triggers comes before the next.

    BH-8.25: opening and the reset of counts are one step.
    """
    while step <= LAST_STEP:
        s.executed = 0
        pass_moment(s)
        start_step(s, step)
        if is_over(s):
            return
        step += 1
        asks = step == REVEAL_STEP + 1 and bool(hidden_creatures(s, s.active))  # BH-8.16
        if asks or not is_quiet(s):
            then(s, (m.OP_WAITING, 0, 0, 0), (m.OP_START, step, 0, 0))
            if asks:
                tick(s)  # BH-18.34: what is revealed now is active from now on
                push(s, m.ASK_REVEAL, s.active, 0, 0)
            return
    op_main(s, 0, 0, 0)


def start_step(s: HeroesState, step: int) -> None:
    """One step of the Start stage."""
    if step == 0:
        restore(s)
    elif step == 1:
        gain_coin(s, s.active, False)  # BH-8.8
    elif step == 2:
        draw_for_turn(s)
    elif step == LAST_STEP:
        start_abilities(s)


def restore(s: HeroesState) -> None:
    """BH-8.3 to BH-8.6: cards and coins open at one moment, Stun is handled."""
    seat = s.active
    for unit in s.play:
        if s.ctrl[unit] == seat:  # BH-8.6
            if s.flags[unit] & m.STUNNED:
                s.flags[unit] &= ~m.STUNNED  # BH-8.5, BH-17.41, BH-19.13
            elif s.flags[unit] & m.CLOSED:
                open_card(s, unit)
    s.purse[m.OPEN_COINS + seat] += s.purse[m.CLOSED_COINS + seat]  # BH-7.7, BH-8.4
    s.purse[m.CLOSED_COINS + seat] = 0
    changed(s)


def draw_for_turn(s: HeroesState) -> None:
    """BH-8.9, BH-8.10: no draw in the starting player's first turn, nor a failed one (BH-8.11)."""
    if s.turn > 1:
        draw(s, s.active)
        check_failed_draws(s)


def hidden_creatures(s: HeroesState, seat: int) -> list[int]:
    """The hidden creatures a player controls."""
    return [unit for unit in s.play if s.flags[unit] & m.HIDDEN and s.ctrl[unit] == seat]


def reveal_own(s: HeroesState, unit: int) -> None:
    """BH-19.7: one hidden creature is revealed; more may follow.

    At no other time is this asked (BH-19.9). It may act (BH-19.8): no flag of the turn lies on it.
    """
    reveal(s, unit)
    if not hidden_creatures(s, s.active):
        pop(s)


def start_abilities(s: HeroesState) -> None:
    """BH-8.17: "at the start of the turn", Poison included (BH-17.22, BH-17.48, BH-19.12).

    BH-8.26: only what is there now is laid in wait.
    """
    trigger(s, m.T_START, -1, s.active)
    for unit in s.play:
        if s.poison[unit] and s.ctrl[unit] == s.active and not s.flags[unit] & m.HIDDEN:
            lay_in_wait(s, m.A_POISON, unit)


def lay_in_wait(s: HeroesState, aid: int, unit: int) -> None:
    """A rule of the game works as an ability of the card's controller: BH-R47."""
    ref = reference(s, unit)
    enqueue(s, aid, s.ctrl[unit], ref, s.card_of[unit] >> 1, m.NOBODY, m.NOBODY)


def op_main(s: HeroesState, a: int, b: int, c: int) -> None:
    """BH-8.18: the next action."""
    push(s, m.ASK_MAIN, s.active, 0, 0)


def end_turn(s: HeroesState) -> None:
    """BH-8.19: the active player declares the end of the turn, whatever the hand (BH-8.24)."""
    pop(s)
    if s.events is not None:
        s.events.append((m.E_ENDED, ALL, 1, s.active))
    push(s, m.OP_END, 0, 0, 0)


def op_end(s: HeroesState, step: int, b: int, c: int) -> None:
    """BH-26.8, BH-8.27: clean-up is repeated until nothing waits and no effect is left.

    Open coins stay open: BH-7.8.
    """
    s.executed = 0
    pass_moment(s)
    if step == 0:
        end_abilities(s)
        if not is_quiet(s):
            then(s, (m.OP_WAITING, 0, 0, 0), (m.OP_END, 1, 0, 0))
            return
    expire(s, m.THIS_TURN)  # BH-8.21
    s.mods.clear()
    check(s)  # BH-8.22
    if is_over(s):
        return
    if s.wait or s.hurt:
        then(s, (m.OP_WAITING, 0, 0, 0), (m.OP_END, 1, 0, 0))
    else:
        push(s, m.OP_TURN, 1 - s.active, 0, 0)


def end_abilities(s: HeroesState) -> None:
    """BH-8.20: "at the end of the turn", Regeneration of the active player's cards included."""
    trigger(s, m.T_END, -1, s.active)
    waiting = bool(s.wait)
    for unit in s.play:
        if (
            s.keys[unit] & m.REGENERATION
            and s.ctrl[unit] == s.active
            and (waiting or s.wounds[unit])
            and last_x(s, unit, m.REGENERATION) > 0  # BH-17.17
        ):
            lay_in_wait(s, m.A_REGENERATION, unit)


def expire(s: HeroesState, until: int) -> None:
    """Effects of one duration stop at the same moment, also on hidden cards (BH-19.18).

    BH-8.21, BH-8.28; wounds stay (BH-17.29), and the instance before counts again (BH-14.11).
    """
    touched: list[int] = []
    left: list[int] = []
    controlled: list[int] = []
    fx = s.fx
    for i in range(0, len(fx), m.FX_WIDTH):
        if fx[i + m.FX_UNTIL] != until:
            left += fx[i : i + m.FX_WIDTH]
            continue
        if fx[i + m.FX_UNIT] not in touched:
            touched.append(fx[i + m.FX_UNIT])
        if fx[i + m.FX_KIND] == m.FX_CONTROL:
            controlled.append(fx[i + m.FX_UNIT])
    if not touched:
        return
    s.fx = left
    tick(s)
    before = [s.keys[unit] for unit in touched]
    for unit in controlled:
        give_back(s, unit)
    for unit in touched:
        refresh(s, unit)
    for i, unit in enumerate(touched):  # all at once: each may have renewed the others
        note_newcomer(s, unit, before[i])


def give_back(s: HeroesState, unit: int) -> None:
    """BH-18.47, BH-18.31: the card comes under the control it has without the effect that ended."""
    seat = 1 if s.flags[unit] & m.HOME else 0
    for i in range(0, len(s.fx), m.FX_WIDTH):
        if s.fx[i + m.FX_UNIT] == unit and s.fx[i + m.FX_KIND] == m.FX_CONTROL:
            seat = s.fx[i + m.FX_VALUE]
    if s.ctrl[unit] != seat:
        change_control(s, unit, seat)
        refresh_all(s)


def concede(s: HeroesState, seat: int) -> None:
    """Table 8.1: the conceding player loses."""
    finish(s, m.CONCEDED, 1 - seat)
