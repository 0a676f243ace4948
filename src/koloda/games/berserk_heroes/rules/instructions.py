"""The instructions of texts, each one single effect: BH-13.12 and sections 16 to 22."""

from collections.abc import Callable
from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.abilities import ABILITY, lay, refresh, refresh_all, tick
from koloda.games.berserk_heroes.rules.choices import record
from koloda.games.berserk_heroes.rules.combat import fight, shoot
from koloda.games.berserk_heroes.rules.filters import count, fitting
from koloda.games.berserk_heroes.rules.movement import (
    attach_unit,
    bury,
    check_failed_draws,
    draw,
    place,
    send_off,
)
from koloda.games.berserk_heroes.rules.playing import pay_coins
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    changed,
    classes_of,
    is_open,
    is_over,
    open_coins,
    referred,
    tag,
    type_of,
)
from koloda.games.berserk_heroes.rules.timing import UNIT_SHIFT, pass_moment, trigger
from koloda.games.berserk_heroes.rules.wounds import (
    check,
    close,
    heal,
    open_card,
    poison,
    reduce_lives,
    strengthen,
    stun,
    wound,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.rng import below


def op_step(s: HeroesState, at: int, end: int, c: int) -> None:
    """Execute one instruction, then the next; a death check after each (BH-13.6)."""
    check(s)
    if is_over(s):
        return
    if s.hurt & m.TWINS_DUE:
        then(s, (m.OP_UNIQUE, 0, 0, 0), (m.OP_STEP, at, end, 0))
        return
    if at == end:
        return
    pass_moment(s)
    push(s, m.OP_STEP, at + 1, end, 0)
    INSTRUCTIONS[s.table.code[at * m.I_WIDTH]](s, at * m.I_WIDTH)


def abandon(s: HeroesState) -> None:
    """The rest of the running text is not executed."""
    assert s.stack[-4] == m.OP_STEP
    s.stack[-3] = s.stack[-2]


# Whom an instruction concerns.


def amount(s: HeroesState, i: int) -> int:
    """A number, or as many as there are such cards."""
    n = s.table.code[i + m.I_N]
    if n >= 0:
        return n
    return count(s, -1 - n, record(s, m.R_SEAT), referred(s, record(s, m.R_SOURCE)))


def concerned(s: HeroesState, i: int) -> list[int]:
    """The cards in play an instruction concerns now."""
    return selected(s, s.table.code[i + m.I_SELECTOR], s.table.code[i + m.I_ARG])


def selected(s: HeroesState, selector: int, arg: int) -> list[int]:
    """The cards a selector means; a hidden or departed one is skipped (BH-14.8, BH-14.15).

    "You" is who controls or plays the card: BH-1.7. What cannot be done is left out: BH-14.9.
    """
    seat = record(s, m.R_SEAT)
    if selector == m.TO_PICKS:
        return chosen(s, arg >> 3, arg & 7)
    if selector == m.TO_YOUR_HERO:
        return [seat]
    if selector == m.TO_OPPOSING_HERO:
        return [1 - seat]
    if selector == m.TO_EACH_HERO:
        return [0, 1]
    if selector == m.TO_ACTIVE_HERO:
        return [s.active]
    if selector == m.TO_EACH:
        return fitting(s, arg, seat, referred(s, record(s, m.R_SOURCE)))
    if selector == m.TO_RANDOM:
        found = fitting(s, arg, seat, referred(s, record(s, m.R_SOURCE)))
        return [found[below(s, m.STREAM_RANDOM, len(found))]] if found else []
    return named(s, selector)


def chosen(s: HeroesState, first: int, n: int) -> list[int]:
    """The chosen targets that are still there and not hidden."""
    out: list[int] = []
    for k in range(first, first + n):
        unit = referred(s, record(s, m.R_PICKS + k))
        if unit >= 0 and not s.flags[unit] & m.HIDDEN:
            out.append(unit)
    return out


def named(s: HeroesState, selector: int) -> list[int]:
    """This card, the card the event speaks of, the attacker."""
    ref = m.NOBODY
    if selector == m.TO_THIS:
        ref = record(s, m.R_SOURCE)
    elif selector == m.TO_SUBJECT:
        ref = record(s, m.R_SUBJECT)
    elif selector == m.TO_ATTACKER:
        ref = record(s, m.R_OTHER)
    unit = referred(s, ref)
    return [unit] if unit >= 0 and not s.flags[unit] & m.HIDDEN else []


def seats(s: HeroesState, who: int) -> list[int]:
    """The players an instruction speaks of, the active player first: BH-1.9."""
    seat = record(s, m.R_SEAT)
    if who == m.ANY:
        return [s.active, 1 - s.active]
    return [seat] if who == m.OWN else [1 - seat]


def until(s: HeroesState, i: int) -> int:
    """A duration as it is written on the card concerned."""
    value = s.table.code[i + m.I_Y]
    return m.NEXT_TURN + record(s, m.R_SEAT) if value == m.NEXT_TURN else value


# Wounds, shots, Fights.


def do_wound(s: HeroesState, i: int) -> None:
    n, source = amount(s, i), referred(s, record(s, m.R_SOURCE))
    for unit in concerned(s, i):
        wound(s, unit, n, record(s, m.R_BY), record(s, m.R_KIND), source)


def do_shot(s: HeroesState, i: int) -> None:
    n, source = amount(s, i), referred(s, record(s, m.R_SOURCE))
    for unit in concerned(s, i):
        shoot(s, source, record(s, m.R_KIND), unit, n)


def do_fight(s: HeroesState, i: int) -> None:
    """BH-16.34: the attacker is the creature told to Fight."""
    who = s.table.code[i + m.I_X]
    fighters, others = selected(s, who >> 6, who & 63), concerned(s, i)
    if fighters and others and fighters[0] != others[0]:
        fight(s, fighters[0], others[0])


def do_heal(s: HeroesState, i: int) -> None:
    n = amount(s, i)
    for unit in concerned(s, i):
        heal(s, unit, n)


def do_poison(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        poison(s, unit, s.table.code[i + m.I_N])


def do_strengthen(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        strengthen(s, unit, s.table.code[i + m.I_N])


# Open, closed, numbers.


def do_stun(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        stun(s, unit)


def do_close(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        close(s, unit)


def do_open(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        open_card(s, unit)


def do_prepare(s: HeroesState, i: int) -> None:
    """BH-10.10 to BH-10.13: open it and renew its attack and its activated abilities.

    Open or not (BH-10.11); its triggered abilities stay spent (BH-10.12).
    """
    for unit in concerned(s, i):
        open_card(s, unit)
        s.flags[unit] &= ~m.ATTACKED
        s.used = [use for use in s.used if use >> UNIT_SHIFT != unit or is_trigger(s, use)]
        if s.events is not None:
            s.events.append((m.E_PREPARED, ALL, 1, tag(s, unit)))


def is_trigger(s: HeroesState, use: int) -> bool:
    """Whether a noted use is that of a triggered ability."""
    return s.table.ab_kind[use & ABILITY] == m.A_WHEN


def do_modify(s: HeroesState, i: int) -> None:
    strike, lives = s.table.code[i + m.I_N], s.table.code[i + m.I_X]
    for unit in concerned(s, i):
        if strike:
            lay(s, unit, m.FX_STRIKE, strike, until(s, i))
        if lives:
            lay(s, unit, m.FX_LIVES, lives, until(s, i))
        if s.events is not None:
            s.events.append((m.E_MODIFIED, ALL, 3, tag(s, unit), strike, lives))
        refresh(s, unit)


def do_reduce(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        if type_of(s, unit) == m.CREATURE:  # BH-17.32
            reduce_lives(s, unit, s.table.code[i + m.I_N])


# Cards of hand and deck.


def do_draw(s: HeroesState, i: int) -> None:
    """BH-18.1: n single draws; both players draw at the same moment (BH-1.9)."""
    for _ in range(amount(s, i)):
        pass_moment(s)
        for seat in seats(s, s.table.code[i + m.I_X]):
            draw(s, seat)
        check_failed_draws(s)
        if is_over(s):
            return


def do_discard(s: HeroesState, i: int) -> None:
    n, who = s.table.code[i + m.I_N], s.table.code[i + m.I_X]
    if who == m.ANY:
        then(s, *ask_both(s, n))
    else:
        push(s, m.OP_DISCARD, seats(s, who)[0], n, 0)


def ask_both(s: HeroesState, n: int) -> list[tuple[int, int, int, int]]:
    """BH-1.9: the active player chooses first, no choice is shown before all are made."""
    frames: list[tuple[int, int, int, int]] = []
    for seat in (s.active, 1 - s.active):
        frames += [(m.ASK_DISCARD, seat, 1, 0)] * min(n, len(s.hands[seat]))  # BH-18.3
    return [*frames, (m.OP_DISCARDS, 0, 0, 0)]


def do_search(s: HeroesState, i: int) -> None:
    """BH-18.4 to BH-18.8; what fits must be taken (BH-18.6)."""
    find(s, i, m.SEARCH)


def do_summon(s: HeroesState, i: int) -> None:
    """BH-18.9 to BH-18.11."""
    find(s, i, m.SUMMON)


def do_revive(s: HeroesState, i: int) -> None:
    """BH-18.12, BH-18.13."""
    find(s, i, m.REVIVE)


def find(s: HeroesState, i: int, how: int) -> None:
    """Take fitting cards from the own deck or graveyard, one at a time."""
    code = s.table.code
    push(s, m.OP_TAKE, how, code[i + m.I_X], code[i + m.I_N] * 2 + code[i + m.I_Y])


def do_create(s: HeroesState, i: int) -> None:
    """BH-18.14, BH-18.15, BH-4.12: from the reserve, which never runs out (BH-18.19)."""
    seat = record(s, m.R_SEAT)
    card = s.table.code[i + m.I_X] << 1 | seat
    then(s, *[(m.OP_ENTER, card, seat, m.CREATED)] * s.table.code[i + m.I_N])


def do_place(s: HeroesState, i: int) -> None:
    """BH-21.2, BH-21.3."""
    code = s.table.code
    seat = record(s, m.R_SEAT)
    deck = seat if code[i + m.I_Y] == m.OWN else 1 - seat  # BH-21.13
    place(s, seat, code[i + m.I_X], code[i + m.I_N], deck, code[i + m.I_ARG])


# Out of play, control, attaching.


def removable(s: HeroesState, i: int) -> list[int]:
    """BH-2.3: no effect moves a hero."""
    return [unit for unit in concerned(s, i) if type_of(s, unit) != m.HERO]


def do_destroy(s: HeroesState, i: int) -> None:
    """BH-18.20."""
    bury(s, removable(s, i))


def do_to_hand(s: HeroesState, i: int) -> None:
    """BH-18.21."""
    send_off(s, removable(s, i), m.TO_HAND)


def do_to_deck(s: HeroesState, i: int) -> None:
    """BH-18.21, BH-18.22."""
    send_off(s, removable(s, i), m.TO_DECK, s.table.code[i + m.I_X])


def do_control(s: HeroesState, i: int) -> None:
    """BH-18.28, BH-18.50."""
    seat = record(s, m.R_SEAT)
    for unit in removable(s, i):
        if s.ctrl[unit] != seat:
            lay(s, unit, m.FX_CONTROL, seat, until(s, i))
            change_control(s, unit, seat)
    refresh_all(s)


def change_control(s: HeroesState, unit: int, seat: int) -> None:
    """BH-18.29, BH-18.30: it joins the squad (BH-5.2), keeps its state and cannot act this turn.

    It does not change its zone: BH-5.10.
    """
    s.ctrl[unit] = seat
    s.flags[unit] |= m.ARRIVED | m.BARRED
    s.since[unit] = s.clock
    s.hurt |= m.TWINS_DUE
    if s.events is not None:
        s.events.append((m.E_CONTROL, ALL, 2, seat, tag(s, unit)))


def do_attach(s: HeroesState, i: int) -> None:
    """BH-20.1, BH-20.17."""
    what = s.table.code[i + m.I_X]
    upper, under = concerned(s, i), selected(s, what >> 6, what & 63)
    if upper and under and upper[0] != under[0]:
        if s.events is not None:
            kind, under_tag = s.card_of[under[0]] >> 1, tag(s, upper[0])
            event = (m.E_ATTACHED, ALL, 3, record(s, m.R_SEAT), kind, under_tag)
            s.events.append(event)
        attach_unit(s, under[0], upper[0])


def do_improve(s: HeroesState, i: int) -> None:
    """BH-20.14, BH-20.15: a Mechanism cancels the whole ability."""
    for unit in concerned(s, i):
        if classes_of(s, unit) & m.MECHANISM:
            abandon(s)
            return
        s.flags[unit] |= m.IMPROVED
        if s.events is not None:
            s.events.append((m.E_IMPROVED, ALL, 1, tag(s, unit)))
        refresh_all(s)


# Facing and abilities.


def do_hide(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        hide(s, unit)


def hide(s: HeroesState, unit: int) -> None:
    """BH-19.2, BH-19.16."""
    if s.flags[unit] & m.HIDDEN or type_of(s, unit) != m.CREATURE:
        return
    trigger(s, m.T_HIDDEN, unit, s.ctrl[unit])
    if s.events is not None:
        s.events.append((m.E_HID, ALL, 1, tag(s, unit)))  # BH-24.10
    s.flags[unit] |= m.HIDDEN
    refresh(s, unit)
    if s.volatile:
        refresh_all(s)


def do_reveal(s: HeroesState, i: int) -> None:
    tick(s)  # BH-18.34: what is revealed now is active from now on
    for unit in concerned(s, i):
        reveal(s, unit)


def reveal(s: HeroesState, unit: int) -> None:
    """BH-19.10: face up again; Hire is not executed (BH-18.25)."""
    if not s.flags[unit] & m.HIDDEN:
        return
    s.flags[unit] &= ~m.HIDDEN
    if s.events is not None:
        s.events.append((m.E_REVEALED, ALL, 1, tag(s, unit)))
    refresh(s, unit)
    trigger(s, m.T_REVEALED, unit, s.ctrl[unit])


def do_lose(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        lose_abilities(s, unit, until(s, i))


def lose_abilities(s: HeroesState, unit: int, duration: int) -> None:
    """BH-18.40: for its time in play or as long as stated (BH-18.43)."""
    lay(s, unit, m.FX_LOSE, 0, duration)
    if s.events is not None:
        s.events.append((m.E_LOST, ALL, 1, tag(s, unit)))
    refresh(s, unit)


def do_grant(s: HeroesState, i: int) -> None:
    for unit in concerned(s, i):
        for aid in s.table.grants[s.table.code[i + m.I_X]]:
            lay(s, unit, m.FX_ABILITY, aid, until(s, i))
            if s.events is not None:
                s.events.append((m.E_GRANTED, ALL, 2, tag(s, unit), aid))
        refresh(s, unit)


# Coins and costs.


def do_coin(s: HeroesState, i: int) -> None:
    """BH-7.2, BH-7.3."""
    for seat in seats(s, s.table.code[i + m.I_Y]):
        for _ in range(s.table.code[i + m.I_N]):
            gain_coin(s, seat, s.table.code[i + m.I_X] == 1)


def gain_coin(s: HeroesState, seat: int, closed: bool) -> None:
    """BH-7.3: never more than 10 coin markers."""
    if s.purse[m.OPEN_COINS + seat] + s.purse[m.CLOSED_COINS + seat] >= m.MAX_COINS:
        return
    s.purse[(m.CLOSED_COINS if closed else m.OPEN_COINS) + seat] += 1
    changed(s)
    if s.events is not None:
        s.events.append((m.E_COIN, ALL, 2, seat, int(closed)))


def do_open_coins(s: HeroesState, i: int) -> None:
    for seat in seats(s, s.table.code[i + m.I_Y]):
        n = min(s.table.code[i + m.I_N], s.purse[m.CLOSED_COINS + seat])
        turn_coins(s, seat, -n)


def do_close_coins(s: HeroesState, i: int) -> None:
    """BH-7.9."""
    for seat in seats(s, s.table.code[i + m.I_Y]):
        turn_coins(s, seat, min(s.table.code[i + m.I_N], open_coins(s, seat)))


def turn_coins(s: HeroesState, seat: int, n: int) -> None:
    """Close n coin markers, or open -n."""
    pay_coins(s, seat, n)
    if s.events is not None:
        s.events.append((m.E_COINS, ALL, 2, seat, n))


def do_discount(s: HeroesState, i: int) -> None:
    """BH-7.15: a one-time modifier."""
    seat = record(s, m.R_SEAT)
    s.mods += [seat, s.table.code[i + m.I_N], s.table.code[i + m.I_X]]
    if s.events is not None:
        s.events.append((m.E_DISCOUNT, ALL, 2, seat, s.table.code[i + m.I_N]))


def do_play_free(s: HeroesState, i: int) -> None:
    """BH-18.36: the player may play a fitting card of the hand without payment."""
    push(s, m.ASK_FREE, record(s, m.R_SEAT), s.table.code[i + m.I_X], 0)


def do_use_free(s: HeroesState, i: int) -> None:
    """BH-18.36: the player may use an activated ability of the card without payment."""
    for unit in concerned(s, i):
        push(s, m.ASK_USE_FREE, record(s, m.R_SEAT), unit, 0)


# Extortion.


def do_extort(s: HeroesState, i: int) -> None:
    """BH-22.1, BH-22.7: the opponent may meet the demand, if it can be met in full (BH-22.4)."""
    unit = referred(s, record(s, m.R_SOURCE))
    if record(s, m.R_SOURCE) != m.NOBODY and (unit < 0 or s.flags[unit] & m.HIDDEN):
        return  # BH-22.12
    foe = 1 - record(s, m.R_SEAT)
    code = s.table.code
    demand, n, number = code[i + m.I_X], code[i + m.I_N], code[i + m.I_Y]
    if can_meet(s, foe, demand, n, number):
        push(s, m.ASK_EXTORTION, foe, demand * 4096 + number + 1, n)
    else:
        push(s, m.OP_EXTORTED, 0, 0, 0)


def can_meet(s: HeroesState, seat: int, demand: int, n: int, number: int) -> bool:
    """BH-22.4: whether a player can meet a demand in full."""
    if demand == m.D_CLOSE_COINS:
        return open_coins(s, seat) >= n
    if demand == m.D_DISCARD:
        return len(s.hands[seat]) >= n
    if demand == m.D_WOUND_HERO:
        return True
    return bool(demanded(s, seat, demand, number))


def demanded(s: HeroesState, seat: int, demand: int, number: int) -> list[int]:
    """The own cards that meet a demand; hidden ones never do: BH-19.19."""
    return [
        unit
        for unit in fitting(s, number, seat, -1)
        if s.ctrl[unit] == seat
        and type_of(s, unit) != m.HERO
        and (demand != m.D_CLOSE or is_open(s, unit))  # BH-10.2: there is nothing to close
    ]


def op_extorted(s: HeroesState, paid: int, b: int, c: int) -> None:
    """BH-22.2, BH-22.3: the card loses its abilities, or keeps them; others may refer to it.

    BH-22.8: by their triggers. BH-22.10, BH-22.13: this card alone, and as a whole.
    """
    check(s)
    if is_over(s):
        return
    pass_moment(s)
    seat, source = record(s, m.R_SEAT), referred(s, record(s, m.R_SOURCE))
    if s.events is not None:
        s.events.append((m.E_EXTORTION, ALL, 3, seat, record(s, m.R_KIND), paid))
    trigger(s, m.T_EXTORTION_PAID if paid else m.T_EXTORTION_UNPAID, source, seat)
    if paid:
        abandon(s)  # BH-22.9
        if source >= 0:
            lose_abilities(s, source, m.IN_PLAY)  # BH-22.6, BH-22.14


_INSTRUCTIONS: Final[dict[int, Callable[[HeroesState, int], None]]] = {
    m.I_WOUND: do_wound,
    m.I_SHOT: do_shot,
    m.I_FIGHT: do_fight,
    m.I_HEAL: do_heal,
    m.I_POISON: do_poison,
    m.I_STRENGTHEN: do_strengthen,
    m.I_STUN: do_stun,
    m.I_CLOSE: do_close,
    m.I_OPEN: do_open,
    m.I_PREPARE: do_prepare,
    m.I_MODIFY: do_modify,
    m.I_REDUCE: do_reduce,
    m.I_DRAW: do_draw,
    m.I_DISCARD: do_discard,
    m.I_SEARCH: do_search,
    m.I_SUMMON: do_summon,
    m.I_REVIVE: do_revive,
    m.I_CREATE: do_create,
    m.I_PLACE: do_place,
    m.I_DESTROY: do_destroy,
    m.I_TO_HAND: do_to_hand,
    m.I_TO_DECK: do_to_deck,
    m.I_CONTROL: do_control,
    m.I_ATTACH: do_attach,
    m.I_IMPROVE: do_improve,
    m.I_HIDE: do_hide,
    m.I_REVEAL: do_reveal,
    m.I_LOSE: do_lose,
    m.I_GRANT: do_grant,
    m.I_COIN: do_coin,
    m.I_OPEN_COINS: do_open_coins,
    m.I_CLOSE_COINS: do_close_coins,
    m.I_DISCOUNT: do_discount,
    m.I_PLAY_FREE: do_play_free,
    m.I_EXTORT: do_extort,
    m.I_USE_FREE: do_use_free,
}
INSTRUCTIONS: Final = [_INSTRUCTIONS[op] for op in range(len(_INSTRUCTIONS))]
