"""Weapon dice: rolls, rerolls and extra dice, chapters 4.12x and 4.51x of RULES.md."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.state import ValhallaState, combatant, free_dice
from koloda.kernel.event import ALL
from koloda.kernel.frames import push
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT
from koloda.kernel.rng import below

FACES_OF_A_DIE: Final = 6


def roll_dice(s: ValhallaState, side: int, own: int, extra: int) -> None:
    """Roll dice at the same time and lay them among the free dice."""
    dice, rolled = s.battle.dice, 0
    for i in range(own + extra):
        code = below(s, m.STREAM_DICE, FACES_OF_A_DIE) + (0 if i < own else m.EXTRA)
        dice[side * m.CODES + code] += 1
        rolled += one_die(code)
    if s.events is not None:
        s.events.append((m.E_ROLLED, ALL, 2, combatant(s, side), rolled))


def one_die(code: int) -> int:
    """A die in the number that stands for a whole roll in an event: four bits a die code."""
    return 1 << (4 * code)


def take_extra(s: ValhallaState, seat: int, n: int) -> int:
    """VA-4.123, VA-4.126: take up to n extra dice out of the supply, and no others (VA-4.122)."""
    b = s.battle
    taken = min(n, b.supply)
    b.supply -= taken
    if taken and s.events is not None:
        s.events.append((m.E_EXTRA_DICE, ALL, 2, seat, taken))
    return taken


def op_roll(s: ValhallaState, side: int, _b: int, _c: int) -> None:
    """VA-4.501: six dice, fewer those lost, and the extra dice granted so far."""
    b = s.battle
    roll_dice(s, side, m.DICE - b.lost_dice, b.granted[side])
    b.lost_dice = 0
    b.granted[side] = 0


def discard_die(s: ValhallaState, side: int, code: int) -> None:
    """VA-4.515: out of reach until the battle ends; an extra die goes back (VA-4.124)."""
    s.battle.dice[side * m.CODES + code] -= 1
    if code >= m.EXTRA:
        s.battle.supply += 1
    if s.events is not None:
        s.events.append((m.E_DIE_DISCARDED, ALL, 2, combatant(s, side), code))


def turn_die(s: ValhallaState, side: int, code: int, face: int) -> None:
    """Turn a free die to another face."""
    dice = s.battle.dice
    dice[side * m.CODES + code] -= 1
    dice[side * m.CODES + code // m.EXTRA * m.EXTRA + face] += 1
    if s.events is not None:
        s.events.append((m.E_DIE_TURNED, ALL, 3, combatant(s, side), code, face))


def reroll_die(s: ValhallaState, side: int, code: int) -> None:
    """Reroll one free die."""
    s.battle.dice[side * m.CODES + code] -= 1
    extra = code // m.EXTRA
    roll_dice(s, side, 1 - extra, extra)


def reroll_all_x(s: ValhallaState, side: int) -> None:
    """Reroll every free die that shows X, all at the same time."""
    dice, start = s.battle.dice, side * m.CODES
    own, extra = dice[start + m.X], dice[start + m.EXTRA + m.X]
    dice[start + m.X] = dice[start + m.EXTRA + m.X] = 0
    roll_dice(s, side, own, extra)


# The dice of a reroll are picked one at a time, in ascending order of their codes.


def ask_reroll(s: ValhallaState, seat: int, side: int, must: int) -> None:
    """VA-4.512: ask which free dice are rerolled, X or not (VA-4.516); `must`: at least one."""
    if free_dice(s, side):
        push(s, m.ASK_REROLL, seat, side * 2 + must, 0)


def options_reroll(s: ValhallaState, seat: int, how: int, last: int) -> list[int]:
    b = s.battle
    start = (how >> 1) * m.CODES
    out: list[int] = []
    if last == 0 and how & 1 == 0:
        out.append(m.V_PASS << VERB_SHIFT)  # VA-4.718: may be declined
    for code in range(max(last - 1, 0), m.CODES):
        if b.dice[start + code] > b.picked[code]:
            out.append(m.V_DIE << VERB_SHIFT | code << A_SHIFT)
    if last:
        out.append(m.V_ROLL << VERB_SHIFT)
    return out


def answer_reroll(s: ValhallaState, seat: int, how: int, last: int, option: int) -> None:
    verb, side = option >> VERB_SHIFT, how >> 1
    if verb == m.V_PASS:
        _stop_rerolls(s)
        return
    if verb == m.V_ROLL:
        op_reroll_picked(s, side, 0, 0)
        return
    code = option >> A_SHIFT & PARAMETER
    b = s.battle
    b.picked[code] += 1
    for other in range(code, m.CODES):
        if b.dice[side * m.CODES + other] > b.picked[other]:
            push(s, m.ASK_REROLL, seat, how, code + 1)
            return
    push(s, m.OP_REROLL_PICKED, side, 0, 0)  # nothing is left to pick


def _stop_rerolls(s: ValhallaState) -> None:
    """VA-4.718: whoever stops gives up the further rerolls of the same card."""
    while s.stack[-4] == m.ASK_REROLL:
        del s.stack[-4:]


def op_reroll_picked(s: ValhallaState, side: int, _b: int, _c: int) -> None:
    """VA-4.512: all chosen dice are rerolled at the same time."""
    b, start = s.battle, side * m.CODES
    numbers = [0, 0]  # own, extra
    for code in range(m.CODES):
        n = b.picked[code]
        if n:
            b.dice[start + code] -= n
            numbers[code // m.EXTRA] += n
            b.picked[code] = 0
    roll_dice(s, side, numbers[0], numbers[1])
