"""Executing what waits, and finishing what runs: BH-14.3 to BH-14.5, BH-14.14, BH-14.18."""

from bisect import insort
from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.decks import is_deckable
from koloda.games.berserk_heroes.cards.table import card_fits
from koloda.games.berserk_heroes.rules.abilities import last_x, tick
from koloda.games.berserk_heroes.rules.choices import record, set_record
from koloda.games.berserk_heroes.rules.filters import holds
from koloda.games.berserk_heroes.rules.instructions import hide
from koloda.games.berserk_heroes.rules.movement import (
    BOTH,
    discard,
    finish,
    forget,
    n_placed,
    put_at,
    show,
    shuffle_deck,
    unfix,
)
from koloda.games.berserk_heroes.rules.playing import hand_kinds
from koloda.games.berserk_heroes.rules.state import (
    REF,
    HeroesState,
    deck_cards,
    deck_size,
    is_over,
    referred,
)
from koloda.games.berserk_heroes.rules.timing import hear, pass_moment
from koloda.games.berserk_heroes.rules.wounds import check, heal, part_twins, twins, wound
from koloda.kernel.event import ALL
from koloda.kernel.frames import pop, push, then

SPECIAL: Final = m.A_STEALTH  # abilities from this number on are rules, not texts


def op_waiting(s: HeroesState, a: int, b: int, c: int) -> None:
    """Execute all waiting abilities, then the On attack abilities of attacks just made."""
    check(s)
    if is_over(s):
        return
    if s.hurt & m.TWINS_DUE:
        then(s, (m.OP_UNIQUE, 0, 0, 0), (m.OP_WAITING, 0, 0, 0))
        return
    if not s.wait and s.after:
        fire_on_attack(s)
    if not s.wait:
        return
    if s.executed >= m.MAX_TRIGGERED:  # BH-14.18
        finish(s, m.ENDLESS, 2)
        return
    ready = next_group(s)
    if len(ready) == 1 or is_order_free(s, ready):
        begin(s, ready[0])
    else:
        then(s, (m.ASK_ORDER, s.wait[ready[0] + m.R_SEAT], 0, 0), (m.OP_WAITING, 0, 0, 0))


def fire_on_attack(s: HeroesState) -> None:
    """BH-16.11, BH-16.12: On attack abilities of attackers that are still there."""
    pairs = s.after
    s.after = []
    pass_moment(s)
    for i in range(0, len(pairs), 2):
        unit = referred(s, pairs[i])
        if unit < 0:
            continue
        first = len(s.wait)
        hear(s, unit, m.T_ATTACK, unit, s.ctrl[unit])
        for at in range(first, len(s.wait), m.R_WIDTH):
            s.wait[at + m.R_SUBJECT] = pairs[i + 1]  # BH-16.33: the attacked card


def next_group(s: HeroesState) -> list[int]:
    """The waiting abilities from which the next is chosen: BH-14.3, BH-14.4, BH-14.5."""
    moment = s.wait[m.R_MOMENT]
    group = [at for at in range(0, len(s.wait), m.R_WIDTH) if s.wait[at + m.R_MOMENT] == moment]
    first = [at for at in group if s.wait[at + m.R_SEAT] != s.active]
    return first or group


def is_order_free(s: HeroesState, ready: list[int]) -> bool:
    """Whether the order cannot matter: the same nameless text again, or mere Regeneration."""
    codes = {order_code(s, at) for at in ready}
    if len(codes) == 1:
        return True
    if any(s.wait[at + m.R_ABILITY] != m.A_REGENERATION for at in ready):
        return False
    return not any(s.ears[unit] >> m.T_HEALED & 1 for unit in s.play)


def order_code(s: HeroesState, at: int) -> int:
    """Names a waiting ability: its number and the place of its card, if that matters."""
    aid, t = s.wait[at + m.R_ABILITY], s.table
    if aid >= SPECIAL:
        special = s.wait[at + m.R_SUBJECT] or s.wait[at + m.R_SOURCE]
        return aid * REF + special % REF
    if t.pg_nameless[t.ab_programs[aid][0]]:
        return aid * REF
    return aid * REF + s.wait[at + m.R_SOURCE] % REF


def begin(s: HeroesState, at: int) -> None:
    """Take an ability out of the queue and execute it, then go on waiting."""
    s.executed += 1
    s.run += s.wait[at : at + m.R_WIDTH]
    del s.wait[at : at + m.R_WIDTH]
    then(s, (m.OP_EXECUTE, 0, 0, 0), (m.OP_WAITING, 0, 0, 0))


def begin_chosen(s: HeroesState, code: int) -> None:
    """A player has chosen which of the own abilities comes next."""
    pop(s)
    pop(s)
    for at in next_group(s):
        if order_code(s, at) == code:
            begin(s, at)
            return


def op_execute(s: HeroesState, a: int, b: int, c: int) -> None:
    """Execute the ability that has just left the queue."""
    aid, seat = record(s, m.R_ABILITY), record(s, m.R_SEAT)
    pass_moment(s)
    if aid >= SPECIAL:
        execute_rule(s, aid)
        return
    t = s.table
    set_record(s, m.R_PROGRAM, t.ab_programs[aid][0])
    condition = t.ab_condition[aid]
    if condition >= 0 and not holds(s, condition, seat, referred(s, record(s, m.R_SOURCE))):
        del s.run[-m.R_WIDTH :]
        return
    if t.ab_may[aid]:
        push(s, m.ASK_MAY, seat, 0, 0)
    else:
        begin_text(s)


def begin_text(s: HeroesState) -> None:
    """BH-14.7: targets of a triggered ability are chosen when it is executed."""
    t, program = s.table, record(s, m.R_PROGRAM)
    if s.events is not None:
        s.events.append((m.E_TRIGGERED, ALL, 2, record(s, m.R_SEAT), record(s, m.R_ABILITY)))
    then(
        s,
        (m.OP_CHOOSE, 0, 1, 0),
        (m.OP_STEP, t.pg_start[program], t.pg_end[program], 0),
        (m.OP_FINISH, 0, 0, 0),
    )


def execute_rule(s: HeroesState, aid: int) -> None:
    """Poison, Regeneration, Stealth and Thirst."""
    push(s, m.OP_FINISH, 0, 0, 0)
    if aid == m.A_THIRST:
        push(s, m.ASK_THIRST, record(s, m.R_SEAT), record(s, m.R_OTHER), 0)
        return
    unit = referred(s, record(s, m.R_SOURCE))
    if unit < 0 or s.flags[unit] & m.HIDDEN:
        return
    if aid == m.A_POISON:  # BH-17.47: from the poison itself, no source card
        wound(s, unit, s.poison[unit], m.BY_POISON, -1)
    elif aid == m.A_REGENERATION:
        heal(s, unit, last_x(s, unit, m.REGENERATION))  # BH-17.15
    else:
        hide(s, unit)  # BH-19.1


def op_finish(s: HeroesState, a: int, b: int, c: int) -> None:
    """A text is complete: BH-14.14."""
    check(s)
    if not is_over(s):
        del s.run[-m.R_WIDTH :]


def op_unique(s: HeroesState, a: int, b: int, c: int) -> None:
    """BH-18.34, BH-18.48: one of two Unique cards goes; the controller chooses if both are new."""
    if part_twins(s):
        pair = twins(s)
        then(s, (m.ASK_UNIQUE, s.ctrl[pair[0]], 0, 0), (m.OP_UNIQUE, 0, 0, 0))


def keep_unique(s: HeroesState, unit: int) -> None:
    """BH-18.48: the chosen one stays."""
    pop(s)
    s.since[unit] = tick(s)


# Taking cards from a deck or a graveyard.


def takeable(s: HeroesState, how: int, number: int, seat: int) -> list[int]:
    """The kinds in a player's deck or graveyard that fit, each once."""
    codes = s.graves[seat] if how == m.REVIVE else deck_cards(s, seat)
    return sorted({code >> 1 for code in codes if card_fits(s.table, number, code >> 1)})


def op_take(s: HeroesState, how: int, number: int, left: int) -> None:
    """Search, Summon, Revive: take the next fitting card, or be done (BH-18.45)."""
    seat, up_to = record(s, m.R_SEAT), left & 1
    kinds = takeable(s, how, number, seat) if left >= 2 else []
    looks = left >= 2 and up_to and how != m.REVIVE and deck_size(s, seat)  # BH-R99
    if not kinds and not looks:
        if how != m.REVIVE:
            shuffle_deck(s, seat)  # BH-18.7, BH-18.10
        return
    push(s, m.OP_TAKE, how, number, left - 2)
    if not up_to and len(kinds) == 1 and not is_telling(s, how, number, seat):
        take(s, how, kinds[0], seat)
    else:
        push(s, m.ASK_TAKE, seat, how, number * 2 + up_to)


def is_telling(s: HeroesState, how: int, number: int, seat: int) -> bool:
    """BH-R99: whether taking a card unasked would tell the opponent that no other kind fits."""
    if how == m.REVIVE or deck_size(s, seat) == 1:
        return False
    t, elements = s.table, s.table.elements[s.card_of[seat] >> 1]
    n = 0
    for kind in range(len(t.ids)):
        if card_fits(t, number, kind):
            n += is_deckable(t, kind, elements) or n_placed(s, seat, kind) > 0
    return n > 1


def take(s: HeroesState, how: int, kind: int, seat: int) -> None:
    """A found card goes to the hand, or into play."""
    code = take_card(s, how, kind, seat)
    if s.events is not None:  # BH-24.11
        zone = m.TO_GRAVE if how == m.REVIVE else m.TO_DECK
        s.events.append((m.E_TOOK, ALL, 3, seat, zone, kind))
    if how == m.SEARCH:
        insort(s.hands[seat], code)
        show(s, seat, code)
        return
    if how == m.SUMMON:
        forget(s, seat, code)
    push(s, m.OP_ENTER, code, seat, m.SUMMONED if how == m.SUMMON else m.REVIVED)


def take_card(s: HeroesState, how: int, kind: int, seat: int) -> int:
    """Take one card of a kind out of a deck (which is shuffled afterwards) or a graveyard."""
    if how == m.REVIVE:
        cards = s.graves[seat]
    else:
        cards = s.pools[seat] = unfix(s, seat)
    code = kind << 1 if kind << 1 in cards else kind << 1 | 1
    cards.remove(code)
    return code


def stop_taking(s: HeroesState) -> None:
    """ "Up to": the player takes no more."""
    pop(s)
    s.stack[-1] &= 1


# Putting cards at one place of a deck.


def op_put(s: HeroesState, at: int, b: int, c: int) -> None:
    """D17: several cards of one deck go to their place in the order the putting player says."""
    while s.pile:
        deck = s.pile[0] & 1
        if len(putable(s, deck)) > 1:
            then(s, (m.ASK_PUT, record(s, m.R_SEAT), deck, at), (m.OP_PUT, at, 0, 0))
            return
        put(s, s.pile[0], at)


def putable(s: HeroesState, deck: int) -> list[int]:
    """The kinds on their way to a deck, each once."""
    return sorted({code >> 1 for code in s.pile if code & 1 == deck})


def put(s: HeroesState, code: int, at: int) -> None:
    """BH-24.15: the place is known to both players."""
    s.pile.remove(code)
    put_at(s, code & 1, code, at, BOTH)


# Discarding.


def op_discard(s: HeroesState, seat: int, n: int, c: int) -> None:
    """BH-18.2, BH-18.3: the player chooses; an empty hand does nothing."""
    kinds = hand_kinds(s, seat)
    if not n or not kinds:
        return
    push(s, m.OP_DISCARD, seat, n - 1, 0)
    if len(s.hands[seat]) == 1:  # BH-R99: as many as all can count
        discard(s, seat, kinds[0])
    else:
        push(s, m.ASK_DISCARD, seat, 0, 0)


def op_discards(s: HeroesState, a: int, b: int, c: int) -> None:
    """BH-1.9: both choices are shown and carried out together."""
    for i in range(0, len(s.secret), 2):
        discard(s, s.secret[i], s.secret[i + 1])
    s.secret.clear()
