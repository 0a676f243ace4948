"""Payment, playing cards, using abilities: sections 2, 7, 9, 20 and 26 of RULES.md."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import card_fits
from koloda.games.berserk_heroes.rules.abilities import (
    ABILITY,
    abilities,
    last_x,
    refresh,
    refresh_all,
)
from koloda.games.berserk_heroes.rules.choices import (
    drop_lost_targets,
    has_targets,
    is_completable,
    record,
    set_record,
)
from koloda.games.berserk_heroes.rules.combat import can_attack, is_barred
from koloda.games.berserk_heroes.rules.movement import (
    attach,
    bury,
    discard,
    lay_down,
    send_off,
    take_from_hand,
    to_graveyard,
)
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    changed,
    classes_of,
    is_over,
    open_coins,
    reference,
    referred,
    tag,
)
from koloda.games.berserk_heroes.rules.timing import (
    UNIT_SHIFT,
    enqueue,
    hear,
    pass_moment,
    trigger,
    trigger_played,
)
from koloda.games.berserk_heroes.rules.wounds import check, close, wound
from koloda.kernel.event import ALL
from koloda.kernel.frames import pop, push, then

PAID: Final = 0
FREE: Final = 1  # BH-18.36


# Coins.


def pay_coins(s: HeroesState, seat: int, n: int) -> None:
    """BH-7.4: close n of one's own open coin markers, which are all alike (BH-7.10)."""
    s.purse[m.OPEN_COINS + seat] -= n
    s.purse[m.CLOSED_COINS + seat] += n
    changed(s)


def cost_of(s: HeroesState, seat: int, kind: int) -> int:
    """BH-7.13: what a card costs now, all modifiers added, never below 0 (BH-7.11)."""
    t = s.table
    cost = t.cost[kind]
    if not s.auras and not s.mods:
        return cost
    for i in range(0, len(s.auras), 2):
        aid = s.auras[i + 1]
        if (
            t.ab_scope[aid] == m.S_CARDS
            and s.ctrl[s.auras[i]] == seat
            and card_fits(t, t.ab_filter[aid], kind)
        ):
            cost += t.ab_cost[aid]
    for i in range(0, len(s.mods), m.M_WIDTH):
        if s.mods[i + m.M_SEAT] == seat and (
            s.mods[i + m.M_FILTER] < 0 or card_fits(t, s.mods[i + m.M_FILTER], kind)
        ):
            cost -= s.mods[i + m.M_AMOUNT]
    return max(cost, 0)


def use_up_modifiers(s: HeroesState, seat: int, kind: int) -> None:
    """BH-7.15, BH-18.37: the first card they fit uses one-time modifiers up."""
    rows = s.mods
    left: list[int] = []
    for i in range(0, len(rows), m.M_WIDTH):
        fits_it = rows[i + 2] < 0 or card_fits(s.table, rows[i + 2], kind)
        if not (rows[i] == seat and fits_it):
            left += rows[i : i + m.M_WIDTH]
    s.mods = left


# What may be played and used.


def is_playable(s: HeroesState, seat: int, kind: int, free: bool) -> bool:
    """BH-7.6, BH-9.17: the cost can be paid and every required target is there.

    Whoever holds a card plays it, a Placed one too (BH-1.8, BH-21.10); what chooses nothing may
    find nothing to do (BH-9.21).
    """
    if not free and cost_of(s, seat, kind) > open_coins(s, seat):
        return False
    if s.table.type[kind] != m.SPELL:
        return True  # BH-9.18
    aid = s.table.spell[kind]
    if s.table.ab_simple[aid]:
        return has_targets(s, aid, seat, -1, True)
    open_record(s, aid, seat, m.NOBODY, kind, m.BY_SPELL)
    if free:
        set_record(s, m.R_OTHER, m.USED_FREE)
    possible = any_mode(s)
    del s.run[-m.R_WIDTH :]
    return possible


def any_mode(s: HeroesState) -> bool:
    """Whether one of the texts of the innermost record can be chosen."""
    at = len(s.run) - m.R_WIDTH + m.R_PROGRAM
    for program in s.table.ab_programs[record(s, m.R_ABILITY)]:
        s.run[at] = program
        if is_completable(s, 0):
            return True
    return False


def usable(s: HeroesState, unit: int, rage: bool) -> list[int]:
    """The activated abilities of a card that can be used now."""
    return [
        packed
        for packed in abilities(s, unit)
        if s.table.ab_kind[packed & ABILITY] == m.A_USE and can_use(s, unit, packed, rage)
    ]


def can_use(s: HeroesState, unit: int, packed: int, rage: bool) -> bool:
    """BH-9.6, BH-9.7, BH-9.12 to BH-9.17, BH-10.5, BH-16.25.

    Without closing in its cost an ability asks neither for an open card (BH-9.16) nor for one
    that has been there (BH-9.14); heroes and supports never arrive (BH-9.15).
    """
    t, aid = s.table, packed & ABILITY
    if t.ab_coins[aid] > open_coins(s, s.active):
        return False
    if t.ab_close[aid] and not can_close_itself(s, unit, rage):
        return False
    if rage and (t.ab_attacks[aid] or t.ab_plays[aid]):
        return False
    if s.used and s.used.count(unit << UNIT_SHIFT | packed) >= t.ab_times[aid]:
        return False
    if t.ab_simple[aid]:
        return has_targets(s, aid, s.active, unit, False)
    open_record(s, aid, s.active, reference(s, unit), s.card_of[unit] >> 1, m.BY_ABILITY)
    possible = any_mode(s)
    del s.run[-m.R_WIDTH :]
    return possible


def can_close_itself(s: HeroesState, unit: int, rage: bool) -> bool:
    """BH-10.5, BH-9.12, BH-18.46; a creature with Rage that can attack is not closed (BH-16.25)."""
    if s.flags[unit] & m.CLOSED or is_barred(s, unit):
        return False
    return not (rage and s.keys[unit] & m.RAGE and can_attack(s, unit))


def open_record(s: HeroesState, aid: int, seat: int, source: int, kind: int, by: int) -> None:
    """Begin a text: it becomes the innermost one."""
    s.run += [s.table.ab_programs[aid][0], aid, source, kind, seat, by, 0, 0, s.moment, 0, 0, 0, 0]


# Playing and using.


def play(s: HeroesState, seat: int, kind: int, free: int) -> None:
    """BH-26.1, BH-26.2, BH-26.3: up to the point where everything it triggers waits."""
    if s.table.type[kind] == m.SPELL:
        open_record(s, s.table.spell[kind], seat, m.NOBODY, kind, m.BY_SPELL)
        if free == FREE:
            set_record(s, m.R_OTHER, m.USED_FREE)
        then(s, (m.OP_MODE, 0, 0, 0), (m.OP_CHOOSE, 0, 0, 0), (m.OP_PAY, free, 0, 0))
        return
    if free == PAID:
        pay_coins(s, seat, cost_of(s, seat, kind))
    use_up_modifiers(s, seat, kind)
    code = take_from_hand(s, seat, kind)
    show_played(s, seat, kind)
    op_enter(s, code, seat, m.PLAYED)


def show_played(s: HeroesState, seat: int, kind: int) -> None:
    """BH-24.10: a card is shown when it is played."""
    if s.events is not None:
        s.events.append((m.E_PLAYED, ALL, 2, seat, kind))


def begin_action(s: HeroesState) -> None:
    """BH-9.3: everything an action triggers is resolved before the next."""
    pop(s)
    s.actions += 1
    s.executed = 0
    pass_moment(s)


def play_action(s: HeroesState, kind: int) -> None:
    """The action "play a card from hand"."""
    begin_action(s)
    then(s, (m.OP_WAITING, 0, 0, 0), (m.OP_MAIN, 0, 0, 0))
    play(s, s.active, kind, PAID)


def use_action(s: HeroesState, unit: int, aid: int) -> None:
    """The action "use an activated ability": BH-26.4."""
    begin_action(s)
    for packed in usable(s, unit, False):
        if packed & ABILITY == aid:
            break
    s.used.append(unit << UNIT_SHIFT | packed)
    open_record(s, aid, s.active, reference(s, unit), s.card_of[unit] >> 1, m.BY_ABILITY)
    then(
        s,
        (m.OP_MODE, 0, 0, 0),
        (m.OP_CHOOSE, 0, 0, 0),
        (m.OP_PAY, PAID, 0, 0),
        (m.OP_WAITING, 0, 0, 0),
        (m.OP_MAIN, 0, 0, 0),
    )


def usable_free(s: HeroesState, unit: int) -> list[int]:
    """BH-18.38, BH-18.39: no payment and no closing is needed, but limits per turn apply."""
    found: list[int] = []
    for packed in abilities(s, unit):
        aid = packed & ABILITY
        used = s.used.count(unit << UNIT_SHIFT | packed)
        if s.table.ab_kind[aid] != m.A_USE or used >= s.table.ab_times[aid]:
            continue
        open_record(s, aid, s.ctrl[unit], reference(s, unit), s.card_of[unit] >> 1, m.BY_ABILITY)
        set_record(s, m.R_OTHER, m.USED_FREE)
        if any_mode(s):
            found.append(packed)
        del s.run[-m.R_WIDTH :]
    return found


def use_free(s: HeroesState, unit: int, aid: int) -> None:
    """Use an ability in the middle of an effect, without any payment."""
    pop(s)
    for packed in usable_free(s, unit):
        if packed & ABILITY == aid:
            s.used.append(unit << UNIT_SHIFT | packed)
            break
    open_record(s, aid, s.ctrl[unit], reference(s, unit), s.card_of[unit] >> 1, m.BY_ABILITY)
    set_record(s, m.R_OTHER, m.USED_FREE)
    then(s, (m.OP_MODE, 0, 0, 0), (m.OP_CHOOSE, 0, 0, 0), (m.OP_PAY, FREE, 0, 0))


def op_pay(s: HeroesState, free: int, b: int, c: int) -> None:
    """BH-7.12: payment is made before the effect; then the text is executed."""
    t = s.table
    aid, seat, kind = record(s, m.R_ABILITY), record(s, m.R_SEAT), record(s, m.R_KIND)
    program = record(s, m.R_PROGRAM)
    unit = referred(s, record(s, m.R_SOURCE))
    frames = [(m.OP_STEP, t.pg_start[program], t.pg_end[program], 0), (m.OP_FINISH, 0, 0, 0)]
    if unit >= 0:
        if s.events is not None:
            s.events.append((m.E_USED, ALL, 3, seat, tag(s, unit), aid))
        if free == PAID:
            pay_coins(s, seat, t.ab_coins[aid])
        if free == PAID and t.ab_close[aid]:  # BH-18.38
            close(s, unit)  # BH-10.4
    else:
        if free == PAID:
            pay_coins(s, seat, cost_of(s, seat, kind))
        use_up_modifiers(s, seat, kind)
        to_graveyard(s, take_from_hand(s, seat, kind))  # BH-2.10, BH-21.11
        show_played(s, seat, kind)
        trigger_played(s, kind, seat)
        if t.keys[kind] & m.THIRST:  # BH-17.45: before the rest of its text
            frames.insert(0, (m.ASK_THIRST, seat, spell_thirst(s, kind), 0))
    if free == PAID:  # BH-18.36
        pay_rest(s, aid, seat, program)
    if is_over(s):
        return
    drop_lost_targets(s)
    then(s, *frames)


def spell_thirst(s: HeroesState, kind: int) -> int:
    """The number of a spell's Thirst."""
    for aid in s.table.keywords[kind]:
        if s.table.ab_key[aid] == m.THIRST:
            return s.table.ab_x[aid]
    return 0


def pay_rest(s: HeroesState, aid: int, seat: int, program: int) -> None:
    """BH-7.16: the parts of a cost that are not coins."""
    t = s.table
    if t.ab_wound[aid]:  # BH-13.13
        by = m.BY_SPELL if t.type[record(s, m.R_KIND)] == m.SPELL else m.BY_ABILITY
        source = referred(s, record(s, m.R_SOURCE))
        wound(s, seat, t.ab_wound[aid], by, record(s, m.R_KIND), source)
    for i, pick in enumerate(t.pg_picks[program]):
        kind = t.picks[pick * m.P_WIDTH + m.P_KIND]
        if kind == m.PICK_DISCARD:
            discard(s, seat, record(s, m.R_PICKS + i) - 1)
        elif kind != m.PICK_TARGET:
            pay_card(s, kind, referred(s, record(s, m.R_PICKS + i)))
    if not s.wait and not s.hurt:
        return
    check(s)


def pay_card(s: HeroesState, kind: int, unit: int) -> None:
    """Close, destroy or put back an own card as a part of a cost."""
    if kind == m.PICK_CLOSE:
        close(s, unit)  # BH-10.18
    elif kind == m.PICK_DESTROY:
        bury(s, [unit])
    elif kind == m.PICK_RETURN:
        send_off(s, [unit], m.TO_HAND)


# Coming into play.


def mechanisms(s: HeroesState, seat: int) -> list[int]:
    """BH-20.10: the creatures a Module may be attached to, improved ones included (BH-20.16)."""
    return [
        unit
        for unit in s.play
        if s.ctrl[unit] == seat
        and not s.flags[unit] & m.HIDDEN
        and classes_of(s, unit) & m.MECHANISM
        and s.table.type[s.card_of[unit] >> 1] == m.CREATURE
    ]


def op_enter(s: HeroesState, code: int, seat: int, how: int) -> None:
    """BH-20.9: a Module about to enter may be attached instead."""
    if s.table.keys[code >> 1] & m.MODULE and mechanisms(s, seat):
        push(s, m.ASK_MODULE, seat, code, how)
    else:
        op_arrive(s, code, seat, how)


def attach_module(s: HeroesState, unit: int, code: int, seat: int, how: int) -> None:
    """BH-20.11 to BH-20.13: only the Module's own Hire, Thirst and "played" triggers happen.

    The Hire of the Mechanism is not heard (BH-20.12), nor does Uniqueness matter (BH-20.19).
    """
    attach(s, code, unit)
    if s.events is not None:
        s.events.append((m.E_ATTACHED, ALL, 3, seat, code >> 1, tag(s, unit)))
    if s.table.statics[code >> 1]:
        refresh_all(s)
    else:
        refresh(s, unit)
    pass_moment(s)
    kind, t = code >> 1, s.table
    if how == m.PLAYED:
        trigger_played(s, kind, seat)
        if t.keys[kind] & m.THIRST:  # BH-17.45
            enqueue_thirst(s, unit, seat, spell_thirst(s, kind))
    for aid in t.abilities[kind]:
        if t.ab_kind[aid] == m.A_WHEN and t.ab_event[aid] == m.T_HIRE:
            enqueue(s, aid, seat, reference(s, unit), kind, reference(s, unit), m.NOBODY)
    if t.keys[kind] & m.STEALTH:  # BH-19.1: a Hire too
        enqueue(s, m.A_STEALTH, seat, reference(s, unit), kind, m.NOBODY, m.NOBODY)


def enqueue_thirst(s: HeroesState, unit: int, seat: int, x: int) -> None:
    """BH-17.39: Thirst waits with the Hire abilities; its number travels with it."""
    enqueue(s, m.A_THIRST, seat, reference(s, unit), s.card_of[unit] >> 1, m.NOBODY, x)


def op_arrive(s: HeroesState, code: int, seat: int, how: int) -> None:
    """A card enters play; all it triggers triggers at one moment: BH-26.1, BH-26.3."""
    kind = code >> 1
    if s.table.keys[kind] & m.UNIQUE:
        make_room(s, kind, seat)
    replaced: list[int] = []
    if how == m.PLAYED and s.table.type[kind] == m.SUPPORT:
        replaced = same_subtype(s, kind, seat)  # BH-2.14, BH-2.18
    unit = lay_down(s, code, seat, how)
    if s.events is not None:
        s.events.append((m.E_ENTERED, ALL, 2, seat, tag(s, unit)))
    if how == m.PLAYED:
        trigger_played(s, kind, seat)
        if s.keys[unit] & m.THIRST:  # BH-17.38
            enqueue_thirst(s, unit, seat, last_x(s, unit, m.THIRST))
    hear(s, unit, m.T_HIRE, unit, seat)  # BH-18.23
    if s.keys[unit] & m.STEALTH:  # BH-19.1
        enqueue(s, m.A_STEALTH, seat, reference(s, unit), kind, m.NOBODY, m.NOBODY)
    trigger(s, m.T_ENTERS, unit, seat)
    bury(s, replaced)  # BH-2.19: at the same moment


def make_room(s: HeroesState, kind: int, seat: int) -> None:
    """BH-18.33, BH-18.35: the first Unique card of the seat goes before the second enters."""
    for unit in s.play:
        if s.card_of[unit] >> 1 == kind and s.ctrl[unit] == seat and s.keys[unit] & m.UNIQUE:
            pass_moment(s)
            bury(s, [unit])
            pass_moment(s)
            return


def same_subtype(s: HeroesState, kind: int, seat: int) -> list[int]:
    """BH-2.14 to BH-2.17: the supports of the same subtype under the same control.

    BH-2.15: each goes to its owner; BH-2.16: the opponent's stay.
    """
    t = s.table
    return [
        unit
        for unit in s.play
        if s.ctrl[unit] == seat and t.subtype[s.card_of[unit] >> 1] & t.subtype[kind]
    ]


# Thirst.


def thirst_targets(s: HeroesState, seat: int, this: int) -> list[int]:
    """BH-17.34 to BH-17.36: the own hero or another own creature (BH-17.35) that is not hidden."""
    return [
        unit
        for unit in s.play
        if s.ctrl[unit] == seat
        and unit != this
        and not s.flags[unit] & m.HIDDEN
        and s.table.type[s.card_of[unit] >> 1] & (m.HERO | m.CREATURE)
    ]


def quench(s: HeroesState, unit: int, x: int, kind: int) -> None:
    """BH-17.34: the chosen character gets the wounds."""
    wound(s, unit, x, m.BY_THIRST, kind, referred(s, record(s, m.R_SOURCE)))
    check(s)


def hand_kinds(s: HeroesState, seat: int) -> list[int]:
    """The kinds in a hand, each once, ascending."""
    kinds: list[int] = []
    for code in s.hands[seat]:
        if not kinds or kinds[-1] != code >> 1:
            kinds.append(code >> 1)
    return kinds
