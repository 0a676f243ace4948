"""Attack and defence phase: chapters 4.5xx, 4.601 and 4.71x of RULES.md."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.arming import add_arming, arm, play_card, tactics_left
from koloda.games.valhalla.rules.cards import hand_kinds, holds
from koloda.games.valhalla.rules.dice import (
    ask_reroll,
    discard_die,
    one_die,
    roll_dice,
    take_extra,
    turn_die,
)
from koloda.games.valhalla.rules.jarls import add_abilities, fewer_warriors, use_ability
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    battle_ability,
    combatant,
    free_dice,
    uses,
)
from koloda.games.valhalla.rules.strength import contribution
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack
from koloda.kernel.rng import below


def op_phase(s: ValhallaState, side: int, _b: int, _c: int) -> None:
    """A combatant's phase: abilities before the roll (VA-4.707), the roll, the steps."""
    seat = combatant(s, side)
    then(s, (m.OP_ROLL, side, 0, 0), (m.ASK_PHASE, seat, side, 0))
    if len(options_before_roll(s, seat, side, 0)) > 1:
        push(s, m.ASK_BEFORE_ROLL, seat, side, 0)


def options_before_roll(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    out = [m.V_PASS << VERB_SHIFT]
    add_abilities(s, seat, m.W_BEFORE_ROLL, out)
    return out


def answer_before_roll(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    if option >> VERB_SHIFT == m.V_PASS:
        return
    use_ability(s, seat, option >> A_SHIFT & PARAMETER, option & PARAMETER)
    if len(options_before_roll(s, seat, side, 0)) > 1:
        push(s, m.ASK_BEFORE_ROLL, seat, side, 0)


# The steps of a phase: VA-4.502.


def options_phase(s: ValhallaState, seat: int, side: int, _: int) -> list[int]:
    """Steps in any order (VA-4.533), none of them a duty (VA-4.534)."""
    out: list[int] = []
    if tactics_left(s, seat):
        add_tactics(s, seat, side, out)
    add_arming(s, seat, side, out)
    _add_rerolls(s, side, out)
    add_abilities(s, seat, m.W_IN_BATTLE, out)
    out.append(m.V_END_PHASE << VERB_SHIFT)
    return out


def _add_rerolls(s: ValhallaState, side: int, out: list[int]) -> None:
    """VA-4.511, VA-4.514: a paid reroll needs two free dice; VA-4.1033 none to pay."""
    dice, start, free = s.battle.dice, side * m.CODES, free_dice(s, side)
    if free >= 2:
        for code in range(m.CODES):
            if dice[start + code]:
                out.append(m.V_REROLL << VERB_SHIFT | code << A_SHIFT)
    if free and s.battle.free_rerolls[side]:
        out.append(m.V_FREE_REROLL << VERB_SHIFT)


def answer_phase(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    verb, a, b = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
    if verb == m.V_END_PHASE:
        return
    push(s, m.ASK_PHASE, seat, side, 0)
    if verb == m.V_REROLL:
        discard_die(s, side, a)  # VA-4.513: before the reroll
        s.battle.rerolled |= 1 << side
        ask_reroll(s, seat, side, 1)
    elif verb == m.V_ARM:
        arm(s, seat, a, b)
    elif verb == m.V_FREE_REROLL:
        s.battle.free_rerolls[side] -= 1
        ask_reroll(s, seat, side, 1)
    elif verb == m.V_ABILITY:
        use_ability(s, seat, a, b)
    else:
        if verb == m.V_PAY:
            pay(s, seat, side, b)
        play_tactic(s, seat, side, a)


# Tactics: VA-4.521, VA-4.711 onwards.


def add_tactics(s: ValhallaState, seat: int, side: int, out: list[int]) -> None:
    """Every tactic of the hand that may be played now."""
    tactic, cost = s.table.tactic, s.table.cost
    paid: list[int] = []
    for kind in hand_kinds(s, seat):
        if tactic[kind] and is_playable(s, seat, side, kind):
            if cost[kind] == m.NO_COST:
                out.append(m.V_PLAY << VERB_SHIFT | kind << A_SHIFT)
            else:
                add_payments(s, seat, side, kind, paid)
    out.extend(paid)


def is_playable(s: ValhallaState, seat: int, side: int, kind: int) -> bool:
    """VA-4.408: playable unless a condition, a cost or a target is missing."""
    table, b = s.table, s.battle
    effect, role = table.effect[kind], table.role[kind]
    if role == m.ATTACKER and (b.attacker != seat or b.defender == m.NOBODY):
        return False  # VA-4.815: an attacker has an opponent
    if role == m.DEFENDER and b.defender != seat:
        return False
    if table.needs[kind] and not fewer_warriors(s, seat):
        return False  # VA-4.712
    if effect == m.T_ROLL_EXTRA:
        return b.supply > 0  # VA-4.127
    if effect == m.T_EXCLUDE:
        return bool(options_name(s, b.attacker, 0, 0))  # VA-4.1119
    if effect in (m.T_REROLL, m.T_TURN_X):
        return battle_ability(s) != m.M_NO_DICE_TACTICS  # VA-4.1682
    return effect != m.T_VIRTUAL and effect != m.T_CALL and table.after[kind] == m.NOT_AFTER


def add_payments(s: ValhallaState, seat: int, side: int, kind: int, out: list[int]) -> None:
    """VA-4.713, VA-4.714: one option for each free die (or Arms Stock) that pays."""
    base = m.V_PAY << VERB_SHIFT | kind << A_SHIFT
    cost, dice, start = s.table.cost[kind], s.battle.dice, side * m.CODES
    for code in range(m.CODES):
        if dice[start + code] and (cost == m.ANY_DIE or code % m.EXTRA == cost - 2):
            out.append(base | code)
    if uses(s, m.X_VALKYRIES) and tactics_left(s, seat) >= 2:
        for weapon in range(m.WEAPONS):
            if (cost == m.ANY_DIE or weapon == cost - 2) and holds(s, seat, s.table.stocks[weapon]):
                out.append(base | (m.STOCK + weapon))  # VA-4.1111


def pay(s: ValhallaState, seat: int, side: int, payment: int) -> None:
    """VA-4.715: the die of a Heroic Attack is discarded; it is no reroll (VA-4.1112)."""
    if payment >= m.STOCK:
        play_card(s, seat, s.table.stocks[payment - m.STOCK])
    else:
        discard_die(s, side, payment)


def play_tactic(s: ValhallaState, seat: int, side: int, kind: int) -> None:
    """Play a tactic; pure strength bonuses are counted at the end of the phase."""
    play_card(s, seat, kind)
    effect = s.table.effect[kind]
    if effect == m.T_ROLL_EXTRA:
        new_weapons(s, seat, side, s.table.effect_n[kind])
    elif effect == m.T_REROLL:
        for _ in range(s.table.effect_n[kind]):
            if free_dice(s, side):
                push(s, m.ASK_REROLL, seat, side * 2, 0)
    elif effect == m.T_TURN_X:
        ask_turn(s, seat, side)
    elif effect == m.T_DISABLE:
        surround(s)
    elif effect == m.T_EXCLUDE:
        push(s, m.ASK_NAME, s.battle.attacker, 0, 0)


def new_weapons(s: ValhallaState, seat: int, side: int, n: int) -> None:
    """VA-4.716, VA-4.717: roll up to two extra dice, keep one."""
    if take_extra(s, seat, n) < 2:
        roll_dice(s, side, 0, 1)
        return
    faces = sorted([below(s, m.STREAM_DICE, len(m.FACES)), below(s, m.STREAM_DICE, len(m.FACES))])
    first, second = faces[0], faces[1]
    if s.events is not None:
        rolled = one_die(m.EXTRA + first) + one_die(m.EXTRA + second)
        s.events.append((m.E_ROLLED, ALL, 2, seat, rolled))
    if first == second:
        keep_die(s, side, first)
    else:
        push(s, m.ASK_KEEP_DIE, seat, side, first * 6 + second)


def keep_die(s: ValhallaState, side: int, face: int) -> None:
    """Add one of the two dice with its face, return the other to the supply."""
    s.battle.dice[side * m.CODES + m.EXTRA + face] += 1
    s.battle.supply += 1


def options_keep_die(s: ValhallaState, seat: int, _: int, faces: int) -> list[int]:
    return [pack(m.V_KEEP_DIE, faces // 6), pack(m.V_KEEP_DIE, faces % 6)]


def answer_keep_die(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    keep_die(s, side, option >> A_SHIFT & PARAMETER)


def ask_turn(s: ValhallaState, seat: int, side: int) -> None:
    """VA-4.719: ask for the free X dice one after the other."""
    if s.battle.dice[side * m.CODES + m.X] or s.battle.dice[side * m.CODES + m.EXTRA + m.X]:
        push(s, m.ASK_TURN, seat, side, 0)


def options_turn(s: ValhallaState, seat: int, side: int, _: int) -> list[int]:
    out = [m.V_PASS << VERB_SHIFT]
    for code in (m.X, m.EXTRA + m.X):
        if s.battle.dice[side * m.CODES + code]:
            out += [pack(m.V_TURN, code, face) for face in range(m.WEAPONS)]
    return out


def answer_turn(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    if option >> VERB_SHIFT != m.V_PASS:
        turn_die(s, side, option >> A_SHIFT & PARAMETER, option & PARAMETER)
        ask_turn(s, seat, side)


def surround(s: ValhallaState) -> None:
    """VA-4.720: the defender's jarl does not work until the end of the battle."""
    b = s.battle
    if b.defender == m.MONSTER:
        b.monster_off = 1  # VA-4.1636
    else:
        b.jarl_off = b.defender


# Path to Valhalla: VA-4.1113 to VA-4.1119.


def options_name(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """Activated warriors of the attacker's own squad not chosen before (VA-4.1515)."""
    b = s.battle
    if b.kind != m.BATTLE:
        return []
    start = seat * m.SLOTS
    return [
        pack(m.V_NAME, slot)
        for slot in range(m.SLOTS)
        if b.armed[start + slot] and b.excluded >> (start + slot) & 1 == 0
    ]


def answer_name(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.1114: what the warrior itself gave no longer counts; it goes to Valhalla later.

    The battle goes on, even without another one: VA-4.1115.
    """
    place = seat * m.SLOTS + (option >> A_SHIFT & PARAMETER)
    s.battle.strength[0] -= contribution(s, seat, place)  # VA-4.1118: the rest stays
    s.battle.excluded |= 1 << place
    if s.events is not None:
        s.events.append((m.E_NAMED, ALL, 2, seat, s.squad[place]))
