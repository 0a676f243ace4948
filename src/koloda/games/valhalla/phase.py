"""Attack and defence phase: chapters 4.5xx, 4.601 and 4.71x of RULES.md."""

from koloda.games.valhalla.arming import add_arming, arm, play_card, tactics_left
from koloda.games.valhalla.cards import hand_kinds, holds
from koloda.games.valhalla.dice import (
    EXTRA,
    ask_reroll,
    discard_die,
    one_die,
    roll_dice,
    take_extra,
    turn_die,
)
from koloda.games.valhalla.jarls import add_abilities, fewer_warriors, use_ability
from koloda.games.valhalla.model import (
    ANY_DIE,
    ASK_BEFORE_ROLL,
    ASK_KEEP_DIE,
    ASK_NAME,
    ASK_PHASE,
    ASK_REROLL,
    ASK_TURN,
    ATTACKER,
    BATTLE,
    CODES,
    DEFENDER,
    E_NAMED,
    E_ROLLED,
    FACES,
    M_NO_DICE_TACTICS,
    MONSTER,
    NO_COST,
    NOBODY,
    OP_ROLL,
    SLOTS,
    STOCK,
    STREAM_DICE,
    T_CALL,
    T_DISABLE,
    T_ERRAND,
    T_EXCLUDE,
    T_REROLL,
    T_ROLL_EXTRA,
    T_TURN_X,
    T_VIRTUAL,
    V_ABILITY,
    V_ARM,
    V_END_PHASE,
    V_FREE_REROLL,
    V_KEEP_DIE,
    V_NAME,
    V_PASS,
    V_PAY,
    V_PLAY,
    V_REROLL,
    V_TURN,
    W_BEFORE_ROLL,
    W_IN_BATTLE,
    WEAPONS,
    X_VALKYRIES,
    X,
)
from koloda.games.valhalla.state import (
    ValhallaState,
    battle_ability,
    combatant,
    free_dice,
    uses,
)
from koloda.games.valhalla.strength import contribution
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack
from koloda.kernel.rng import below


def op_phase(s: ValhallaState, side: int, _b: int, _c: int) -> None:
    """A combatant's phase: abilities before the roll (VA-4.707), the roll, the steps."""
    seat = combatant(s, side)
    then(s, (OP_ROLL, side, 0, 0), (ASK_PHASE, seat, side, 0))
    if len(options_before_roll(s, seat, side, 0)) > 1:
        push(s, ASK_BEFORE_ROLL, seat, side, 0)


def options_before_roll(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    out = [V_PASS << VERB_SHIFT]
    add_abilities(s, seat, W_BEFORE_ROLL, out)
    return out


def answer_before_roll(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    if option >> VERB_SHIFT == V_PASS:
        return
    use_ability(s, seat, option >> A_SHIFT & PARAMETER, option & PARAMETER)
    if len(options_before_roll(s, seat, side, 0)) > 1:
        push(s, ASK_BEFORE_ROLL, seat, side, 0)


# The steps of a phase: VA-4.502.


def options_phase(s: ValhallaState, seat: int, side: int, _: int) -> list[int]:
    out: list[int] = []
    if tactics_left(s, seat):
        add_tactics(s, seat, side, out)
    add_arming(s, seat, side, out)
    _add_rerolls(s, side, out)
    add_abilities(s, seat, W_IN_BATTLE, out)
    out.append(V_END_PHASE << VERB_SHIFT)
    return out


def _add_rerolls(s: ValhallaState, side: int, out: list[int]) -> None:
    """VA-4.511, VA-4.514: a paid reroll needs two free dice; VA-4.1033 none to pay."""
    dice, start, free = s.battle.dice, side * CODES, free_dice(s, side)
    if free >= 2:
        for code in range(CODES):
            if dice[start + code]:
                out.append(V_REROLL << VERB_SHIFT | code << A_SHIFT)
    if free and s.battle.free_rerolls[side]:
        out.append(V_FREE_REROLL << VERB_SHIFT)


def answer_phase(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    verb, a, b = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
    if verb == V_END_PHASE:
        return
    push(s, ASK_PHASE, seat, side, 0)
    if verb == V_REROLL:
        discard_die(s, side, a)  # VA-4.513: before the reroll
        s.battle.rerolled |= 1 << side
        ask_reroll(s, seat, side, 1)
    elif verb == V_ARM:
        arm(s, seat, a, b)
    elif verb == V_FREE_REROLL:
        s.battle.free_rerolls[side] -= 1
        ask_reroll(s, seat, side, 1)
    elif verb == V_ABILITY:
        use_ability(s, seat, a, b)
    else:
        if verb == V_PAY:
            pay(s, seat, side, b)
        play_tactic(s, seat, side, a)


# Tactics: VA-4.521, VA-4.711 onwards.


def add_tactics(s: ValhallaState, seat: int, side: int, out: list[int]) -> None:
    """Every tactic of the hand that may be played now."""
    tactic, cost = s.table.tactic, s.table.cost
    paid: list[int] = []
    for kind in hand_kinds(s, seat):
        if tactic[kind] and is_playable(s, seat, side, kind):
            if cost[kind] == NO_COST:
                out.append(V_PLAY << VERB_SHIFT | kind << A_SHIFT)
            else:
                _add_payments(s, seat, side, kind, paid)
    out.extend(paid)


def is_playable(s: ValhallaState, seat: int, side: int, kind: int) -> bool:
    """VA-4.408: playable unless a condition, a cost or a target is missing."""
    table, b = s.table, s.battle
    effect, role = table.effect[kind], table.role[kind]
    if role == ATTACKER and (b.attacker != seat or b.defender == NOBODY):
        return False  # VA-4.815: an attacker has an opponent
    if role == DEFENDER and b.defender != seat:
        return False
    if table.needs[kind] and not fewer_warriors(s, seat):
        return False  # VA-4.712
    if effect == T_ROLL_EXTRA:
        return b.supply > 0  # VA-4.127
    if effect == T_EXCLUDE:
        return bool(options_name(s, b.attacker, 0, 0))  # VA-4.1119
    if effect in (T_REROLL, T_TURN_X):
        return battle_ability(s) != M_NO_DICE_TACTICS  # VA-4.1682
    return effect != T_VIRTUAL and effect != T_ERRAND and effect != T_CALL


def _add_payments(s: ValhallaState, seat: int, side: int, kind: int, out: list[int]) -> None:
    """VA-4.713, VA-4.714: one option for each free die (or Arms Stock) that pays."""
    base = V_PAY << VERB_SHIFT | kind << A_SHIFT
    cost, dice, start = s.table.cost[kind], s.battle.dice, side * CODES
    for code in range(CODES):
        if dice[start + code] and (cost == ANY_DIE or code % EXTRA == cost - 2):
            out.append(base | code)
    if uses(s, X_VALKYRIES) and tactics_left(s, seat) >= 2:
        for weapon in range(WEAPONS):
            if (cost == ANY_DIE or weapon == cost - 2) and holds(s, seat, s.table.stocks[weapon]):
                out.append(base | (STOCK + weapon))  # VA-4.1111


def pay(s: ValhallaState, seat: int, side: int, payment: int) -> None:
    """VA-4.715: the die of a Heroic Attack is discarded; it is no reroll."""
    if payment >= STOCK:
        play_card(s, seat, s.table.stocks[payment - STOCK])
    else:
        discard_die(s, side, payment)


def play_tactic(s: ValhallaState, seat: int, side: int, kind: int) -> None:
    """Play a tactic; pure strength bonuses are counted at the end of the phase."""
    play_card(s, seat, kind)
    effect = s.table.effect[kind]
    if effect == T_ROLL_EXTRA:
        new_weapons(s, seat, side, s.table.effect_n[kind])
    elif effect == T_REROLL:
        for _ in range(s.table.effect_n[kind]):
            if free_dice(s, side):
                push(s, ASK_REROLL, seat, side * 2, 0)
    elif effect == T_TURN_X:
        ask_turn(s, seat, side)
    elif effect == T_DISABLE:
        surround(s)
    elif effect == T_EXCLUDE:
        push(s, ASK_NAME, s.battle.attacker, 0, 0)


def new_weapons(s: ValhallaState, seat: int, side: int, n: int) -> None:
    """VA-4.716, VA-4.717: roll up to two extra dice, keep one."""
    if take_extra(s, seat, n) < 2:
        roll_dice(s, side, 0, 1)
        return
    faces = sorted([below(s, STREAM_DICE, len(FACES)), below(s, STREAM_DICE, len(FACES))])
    first, second = faces[0], faces[1]
    if s.events is not None:
        rolled = one_die(EXTRA + first) + one_die(EXTRA + second)
        s.events.append((E_ROLLED, ALL, 2, seat, rolled))
    if first == second:
        keep_die(s, side, first)
    else:
        push(s, ASK_KEEP_DIE, seat, side, first * 6 + second)


def keep_die(s: ValhallaState, side: int, face: int) -> None:
    """Add one of the two dice with its face, return the other to the supply."""
    s.battle.dice[side * CODES + EXTRA + face] += 1
    s.battle.supply += 1


def options_keep_die(s: ValhallaState, seat: int, _: int, faces: int) -> list[int]:
    return [pack(V_KEEP_DIE, faces // 6), pack(V_KEEP_DIE, faces % 6)]


def answer_keep_die(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    keep_die(s, side, option >> A_SHIFT & PARAMETER)


def ask_turn(s: ValhallaState, seat: int, side: int) -> None:
    """VA-4.719: ask for the free X dice one after the other."""
    if s.battle.dice[side * CODES + X] or s.battle.dice[side * CODES + EXTRA + X]:
        push(s, ASK_TURN, seat, side, 0)


def options_turn(s: ValhallaState, seat: int, side: int, _: int) -> list[int]:
    out = [V_PASS << VERB_SHIFT]
    for code in (X, EXTRA + X):
        if s.battle.dice[side * CODES + code]:
            out += [pack(V_TURN, code, face) for face in range(WEAPONS)]
    return out


def answer_turn(s: ValhallaState, seat: int, side: int, _: int, option: int) -> None:
    if option >> VERB_SHIFT != V_PASS:
        turn_die(s, side, option >> A_SHIFT & PARAMETER, option & PARAMETER)
        ask_turn(s, seat, side)


def surround(s: ValhallaState) -> None:
    """VA-4.720: the defender's jarl does not work until the end of the battle."""
    b = s.battle
    if b.defender == MONSTER:
        b.monster_off = 1  # VA-4.1636
    else:
        b.jarl_off = b.defender


# Path to Valhalla: VA-4.1113 to VA-4.1119.


def options_name(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """Activated warriors of the attacker's own squad not chosen before (VA-4.1515)."""
    b = s.battle
    if b.kind != BATTLE:
        return []
    start = seat * SLOTS
    return [
        pack(V_NAME, slot)
        for slot in range(SLOTS)
        if b.armed[start + slot] and b.excluded >> (start + slot) & 1 == 0
    ]


def answer_name(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.1114: what the warrior itself gave no longer counts; it goes to Valhalla later."""
    place = seat * SLOTS + (option >> A_SHIFT & PARAMETER)
    s.battle.strength[0] -= contribution(s, seat, place)  # VA-4.1118: the rest stays
    s.battle.excluded |= 1 << place
    if s.events is not None:
        s.events.append((E_NAMED, ALL, 2, seat, s.squad[place]))
