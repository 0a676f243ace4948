"""The simple strike: chapters 13 (recheck), 14 and 15 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.costs import acted, close, pay
from koloda.games.berserk.rules.deaths import queue_event
from koloda.games.berserk.rules.events import E_ATTACK_DIE, E_DEFENCE_DIE, tell
from koloda.games.berserk.rules.geometry import distance
from koloda.games.berserk.rules.state import (
    BerserkState,
    has,
    in_play,
    is_creature,
    is_flyer,
    is_open,
    place,
    rides,
    role,
    stat,
)
from koloda.games.berserk.rules.targets import can_be_struck, is_committed
from koloda.games.berserk.rules.wounds import strike
from koloda.kernel.frames import answer, push, then
from koloda.kernel.options import pack
from koloda.kernel.rng import below


def may_be_defended(s: BerserkState, attacker: int, target: int) -> bool:
    """BK-14.3, 14.9, 26.46: in the opponent's turn, an enemy card, no Directed strike."""
    seat = s.owner[attacker]
    if s.owner[target] == seat or s.active != seat:
        return False
    return not has(s, attacker, m.DIRECTED)


def can_defend(s: BerserkState, unit: int, attacker: int, target: int) -> bool:
    """Whether a creature may take the strike instead of the target (BK-14.4, 14.5, ch. 21)."""
    if unit == target or not is_creature(s, unit) or not is_open(s, unit):
        return False  # BK-25.2, 26.5
    if s.st[unit] & m.HIDDEN and rides(s, unit):
        return False  # BK-8.19
    return _stands_right(s, place(s, unit), is_flyer(s, unit), attacker, target) and (
        not is_committed(s, unit)
    )


def _stands_right(s: BerserkState, cell: int, flies: bool, attacker: int, target: int) -> bool:
    there = s.cell[target]
    if flies:
        return is_flyer(s, attacker) or is_flyer(s, target)  # BK-21.6 to 21.9
    if there >= m.N_CELLS or cell >= m.N_CELLS or distance(cell, there) > 1:
        return False
    return is_flyer(s, attacker) or distance(cell, s.cell[attacker]) <= 1  # BK-14.5, 21.6


def defenders(s: BerserkState, attacker: int, target: int) -> list[int]:
    """The creatures that may be assigned as defender (BK-14.10, 14.11, 22.9 to 22.11)."""
    return [u for u in s.forces[s.owner[target]] if can_defend(s, u, attacker, target)]


def hidden_could_defend(s: BerserkState, attacker: int, target: int) -> bool:
    """BK-29.9: a card on a hidden cell could be eligible, whatever it is."""
    if is_flyer(s, attacker) or is_flyer(s, target):
        return True
    for unit in s.forces[s.owner[target]]:
        if s.st[unit] & m.HIDDEN and _stands_right(s, s.cell[unit], False, attacker, target):
            return True
    return False


def reflecting(s: BerserkState) -> int:
    """BK-13.8: who takes the strike on top of the stack, or NONE if it has become illegal."""
    top = len(s.items) - m.N_ITEM
    attacker = s.items[top + m.I_SOURCE]
    if not in_play(s, attacker):
        return m.NONE
    ability = s.items[top + m.I_ABILITY]
    closes = ability == m.NONE or s.table.abilities[ability].cost == m.COST_CLOSE
    if closes and not is_open(s, attacker):
        return m.NONE  # BK-12.2, 12.12
    defender, target = s.items[top + m.I_DEFENDER], s.items[top + m.I_TARGET]
    if defender != m.NONE and is_open(s, defender) and can_be_struck(s, attacker, defender):
        return defender  # BK-13.9
    return target if can_be_struck(s, attacker, target) else m.NONE


def begin(s: BerserkState, attacker: int, reflector: int, sudden: int, bonus: int) -> None:
    """Roll the dice of a strike and go through rerolls and result (BK-13.7)."""
    s.fight = [m.NONE] * m.N_FIGHT
    s.fight[m.F_ATTACKER] = attacker
    s.fight[m.F_REFLECTOR] = reflector
    s.fight[m.F_SUDDEN] = sudden
    s.fight[m.F_BONUS] = bonus
    # BK-15.8, 15.9, 15.12, 18.19, 21.10, 25.2: neither a closed card nor an artifact nor the
    # target of Vanguard fights
    fights = bonus == m.NONE and is_open(s, reflector) and is_creature(s, reflector)
    s.fight[m.F_ATTACK_REROLLS] = stat(s, attacker, m.ATTACK_EXP) if fights else 0  # BK-26.48
    s.fight[m.F_DEFENCE_REROLLS] = stat(s, reflector, m.DEFENCE_EXP) if fights else 0
    roll_attack(s)  # BK-15.16
    s.fight[m.F_DEFENCE_DIE] = 0
    if fights:
        roll_defence(s)  # BK-15.1
    if s.fight[m.F_ATTACK_REROLLS] or s.fight[m.F_DEFENCE_REROLLS]:
        then(s, (m.OP_REROLL_ATTACK, 0, 0, 0), (m.OP_REROLL_DEFENCE, 0, 0, 0), (m.OP_LAND, 0, 0, 0))
    else:
        op_land(s, 0, 0, 0)


def attack_die(s: BerserkState, seat: int) -> int:
    """Roll the white die (BK-15.2)."""
    die = below(s, m.STREAM_ATTACK, 6) + 1
    s.rolls.extend((0, die))
    tell(s, E_ATTACK_DIE, seat, die)
    return die


def strength(die: int) -> int:
    """BK-1.12, 15.2: 1-3 weak, 4-5 medium, 6 strong."""
    return 0 if die <= 3 else 1 if die <= 5 else 2


def roll_attack(s: BerserkState) -> None:
    s.fight[m.F_ATTACK_DIE] = attack_die(s, s.owner[s.fight[m.F_ATTACKER]])


def roll_defence(s: BerserkState) -> None:
    """Roll the black die (BK-15.3, 15.14)."""
    die = below(s, m.STREAM_DEFENCE, 6) + 1
    s.fight[m.F_DEFENCE_DIE] = die
    s.rolls.extend((1, die))
    tell(s, E_DEFENCE_DIE, s.owner[s.fight[m.F_REFLECTOR]], die)


def op_reroll_attack(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-15.10: first the attacker's player, as often as he wants."""
    if s.fight[m.F_ATTACK_REROLLS] > 0:
        push(s, m.ASK_REROLL_ATTACK, s.owner[s.fight[m.F_ATTACKER]], 0, 0)


def op_reroll_defence(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-15.10, 15.15: then the player of the reflecting creature."""
    if s.fight[m.F_DEFENCE_REROLLS] > 0:
        push(s, m.ASK_REROLL_DEFENCE, s.owner[s.fight[m.F_REFLECTOR]], 0, 0)


def options_reroll() -> list[int]:
    """DP14, DP15."""
    return [pack(m.V_REROLL), pack(m.V_STAND)]


def apply_reroll(s: BerserkState, verb: int, attacking: bool) -> None:
    """BK-26.49: the last roll counts."""
    answer(s, 0)
    if verb == m.V_STAND:
        return
    if attacking:
        s.fight[m.F_ATTACK_REROLLS] -= 1
        roll_attack(s)
        push(s, m.OP_REROLL_ATTACK, 0, 0, 0)
    else:
        s.fight[m.F_DEFENCE_REROLLS] -= 1
        roll_defence(s)
        push(s, m.OP_REROLL_DEFENCE, 0, 0, 0)


def value_of(s: BerserkState, unit: int, how: int, bonus: int) -> int:
    """BK-13.1, 15.13: the value of a simple strike by strength, modifiers included."""
    n = s.table.strike[s.kind[unit]][how] + stat(s, unit, m.PLUS_WEAK + how)
    if bonus != m.NONE:
        gate = role(s, s.owner[unit])
        n += s.table.vanguards[s.kind[unit] * 2 + gate][bonus][how]  # BK-9.8
    return n


def op_land(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-15.3 to 15.8, 14.12, 26.43: hit, both miss, or counter; then the triggers of BK-28.5."""
    attacker, reflector = s.fight[m.F_ATTACKER], s.fight[m.F_REFLECTOR]
    black = s.fight[m.F_DEFENCE_DIE]
    queue_event(s, m.STAGE_HIT, reflector, m.ON_ATTACKED, m.SIMPLE, attacker)
    if black <= 4:
        value = value_of(s, attacker, strength(s.fight[m.F_ATTACK_DIE]), s.fight[m.F_BONUS])
        strike(s, attacker, reflector, value, s.fight[m.F_SUDDEN])
    elif black == 6:
        strike(s, reflector, attacker, value_of(s, reflector, 0, m.NONE), 0)  # BK-15.6
    if s.fight[m.F_BONUS] != m.NONE:
        if s.pending:
            push(s, m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0)
        return
    if not s.pending:
        op_struck(s, 0, 0, 0)
        push(s, m.OP_DONE, 0, 0, 0)
        if s.pending:
            push(s, m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0)
        return
    then(
        s,
        (m.OP_TRIGGERS, m.STAGE_DEATH, 0, 0),
        (m.OP_STRUCK, 0, 0, 0),
        (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0),
        (m.OP_DONE, 0, 0, 0),
    )


def op_struck(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-14.6, 14.13, 15.11: attacker and defender close together (13.7 step 9)."""
    attacker, reflector = s.fight[m.F_ATTACKER], s.fight[m.F_REFLECTOR]
    top = len(s.items) - m.N_ITEM
    ability = s.items[top + m.I_ABILITY]
    pay(s, attacker, ability)
    if ability == m.NONE or s.table.abilities[ability].cost == m.COST_CLOSE:
        acted(s, attacker, m.SIMPLE)
    if s.items[top + m.I_DEFENDER] == reflector and in_play(s, reflector):
        stays = has(s, reflector, m.STALWART) and s.st[reflector] & m.DEFENDED == 0
        s.st[reflector] |= m.DEFENDED
        if not stays:
            close(s, reflector)
        acted(s, reflector, m.NONE)


def execute_strike(s: BerserkState, reflector: int) -> None:
    """Carry out the strike on top of the stack."""
    top = len(s.items) - m.N_ITEM
    attacker, ability = s.items[top + m.I_SOURCE], s.items[top + m.I_ABILITY]
    if is_flyer(s, reflector) and not is_flyer(s, attacker):
        s.st[attacker] &= ~m.USABLE  # BK-21.16, 21.17
    sudden = s.table.abilities[ability].sudden if ability != m.NONE else 0
    begin(s, attacker, reflector, sudden, m.NONE)
