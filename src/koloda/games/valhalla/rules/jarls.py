"""Jarls: chapter 4.70x of RULES.md, and what their abilities do (section 8.4)."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import Ability
from koloda.games.valhalla.rules.cards import (
    draw,
    random_discard,
    steal,
    take_topmost,
    topmost,
)
from koloda.games.valhalla.rules.dice import (
    ask_reroll,
    reroll_all_x,
    reroll_die,
    take_extra,
    turn_die,
)
from koloda.games.valhalla.rules.knowledge import be_certain, tell_of_look
from koloda.games.valhalla.rules.squads import return_warrior, take_shield
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    activated,
    battle_ability,
    clan_count,
    clan_mask,
    combatant,
    free_dice,
    has_squad,
    has_warrior,
    is_contest,
    opponent,
    showing,
    side_of,
    squad_size,
    tactics_played,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push
from koloda.kernel.options import A_SHIFT, VERB_SHIFT

SWITCHED_OFF: Final = (m.W_IN_BATTLE, m.W_BEFORE_ROLL, m.W_AFTER_BATTLE)  # VA-R56


def ability_of(s: ValhallaState, seat: int, which: int) -> Ability | None:
    """The main (0) or additional (1) ability of a player's jarl."""
    if seat == m.MONSTER or s.jarl[seat] == m.NOBODY:
        return None
    return s.table.jarls[s.jarl[seat]][which]


def has_ability(s: ValhallaState, seat: int, timing: int) -> bool:
    """Whether a jarl has an ability of a timing at all, usable now or not."""
    jarl = s.jarl[seat]
    if jarl == m.NOBODY:
        return False
    abilities = s.table.jarls[jarl]
    return abilities[0].timing == timing or abilities[1].timing == timing


def fewer_warriors(s: ValhallaState, seat: int) -> bool:
    """VA-R48: the own squad is smaller than the opponent's; never without an opponent."""
    other = opponent(s, seat)
    return other != m.NOBODY and squad_size(s, seat) < squad_size(s, other)


def is_met(s: ValhallaState, seat: int, ability: Ability) -> bool:
    """VA-4.701: whether every condition of an ability holds."""
    conditions = ability.conditions
    for i in range(0, len(conditions), 3):
        if not condition(s, seat, conditions[i], conditions[i + 1], conditions[i + 2]):
            return False
    return True


def condition(s: ValhallaState, seat: int, what: int, n: int, which: int) -> bool:
    """One printed condition."""
    if what == m.C_ATTACKER:
        return s.battle.attacker == seat  # VA-4.813: in Ragnarok too
    if what == m.C_DEFENDER:
        return s.battle.defender == seat
    if what == m.C_FEWER:
        return fewer_warriors(s, seat)
    if what == m.C_SQUAD_EMPTY:
        return not has_squad(s, seat)
    if what == m.C_ACTIVATED:
        return activated(s, seat) >= n
    if what == m.C_FREE_DICE:
        return showing(s, side_of(s, seat), which) >= n
    if what == m.C_CLAN:
        return clan_count(s, seat, which) >= n
    if what == m.C_CLANS:
        return clan_mask(s, seat).bit_count() >= n
    if what == m.C_CLAN_EXACTLY:
        return clan_count(s, seat, which) == n
    if what == m.C_TACTICS:
        return tactics_played(s, seat) >= n
    if what == m.C_NO_WARRIOR:
        return not has_warrior(s, seat)
    if what == m.C_OWN_SHIELDS:
        return s.own[seat] >= n
    return condition_of_result(s, seat, what, n)


def condition_of_result(s: ValhallaState, seat: int, what: int, n: int) -> bool:
    """Conditions on the opponent and on the result of a battle."""
    b = s.battle
    if what == m.C_WON:
        return b.winner == seat
    if what == m.C_LOST:
        return b.loser == seat
    if what == m.C_ATTACKER_WON:
        return b.winner != m.NOBODY and b.winner == b.attacker
    if what == m.C_HELPED_WON:
        helped = b.helped[seat]
        return helped > 0 and b.winner != m.NOBODY and combatant(s, helped - 1) == b.winner
    other = opponent(s, seat)
    if other in (m.NOBODY, m.MONSTER):
        return False
    if what == m.C_HAND_LARGER:
        return len(s.hands[other]) > len(s.hands[seat])
    if what == m.C_MOST_SHIELDS:
        return has_most_shields(s, seat, other)
    if what == m.C_FOREIGN:
        return foreign_shields(s, other) >= n
    if what == m.C_OPPONENT_WARRIORS:
        return squad_size(s, other) >= n
    return b.winner == seat and margin(s) >= n


def has_most_shields(s: ValhallaState, seat: int, target: int) -> bool:
    """Whether the target has strictly the most own shields of all other players."""
    for other in range(s.match.seats):
        if other != seat and other != target and s.own[other] >= s.own[target]:
            return False
    return True


def foreign_shields(s: ValhallaState, seat: int) -> int:
    """The number of a player's foreign shields."""
    total = 0
    for source in range(m.MAX_SEATS):
        total += s.foreign[seat * m.MAX_SEATS + source]
    return total


def margin(s: ValhallaState) -> int:
    """VA-4.911: the winner's battle strength less the loser's."""
    strength = s.battle.strength
    return strength[side_of(s, s.battle.winner)] - strength[side_of(s, s.battle.loser)]


def works(s: ValhallaState, seat: int, timing: int) -> bool:
    """VA-4.720, VA-4.1676: whether abilities of this timing work for a player now."""
    if s.battle.jarl_off == seat and timing in SWITCHED_OFF:
        return False
    silent = timing in (m.W_IN_BATTLE, m.W_BEFORE_ROLL)
    return not (silent and battle_ability(s) == m.M_SILENCE_JARL)


def is_usable(s: ValhallaState, seat: int, which: int, timing: int) -> bool:
    """Whether an ability can be used now: timing, conditions, relation, number of uses."""
    ability = ability_of(s, seat, which)
    if ability is None or ability.timing != timing or ability.op == m.J_AGAIN:
        return False
    used = s.battle.used[seat]
    either = s.table.either[s.jarl[seat]] == 1
    if which == 1:
        if used & m.ADDITIONAL_USED or (either and used & m.MAIN_USES):
            return False  # VA-4.703
    elif used & m.MAIN_USES >= 1 + _again(s, seat) or (either and used & m.ADDITIONAL_USED):
        return False
    return works(s, seat, timing) and is_met(s, seat, ability)


def _again(s: ValhallaState, seat: int) -> int:
    """How often the main ability may be used once more."""
    ability = ability_of(s, seat, 1)
    return 1 if ability is not None and ability.op == m.J_AGAIN and is_met(s, seat, ability) else 0


# Numbers and limits, applied without a question: VA-4.706.


def strength_of_jarl(s: ValhallaState, seat: int) -> int:
    """Strength bonuses, credited when the battle strength is determined."""
    if s.jarl[seat] == m.NOBODY or not works(s, seat, m.W_IN_BATTLE):
        return 0
    main, additional = _strength(s, seat, 0), _strength(s, seat, 1)
    if s.table.either[s.jarl[seat]] == 0:
        return main + additional  # VA-4.702
    used = s.battle.used[seat]
    if used & m.MAIN_USES:
        return 0
    return max(main, additional) if used & m.ADDITIONAL_USED == 0 else 0


def _strength(s: ValhallaState, seat: int, which: int) -> int:
    ability = s.table.jarls[s.jarl[seat]][which]
    op = ability.op
    if op not in (m.J_STRENGTH, m.J_PER_ACTIVATED, m.J_PER_DIE) or not is_met(s, seat, ability):
        return 0
    if op == m.J_STRENGTH:
        return ability.a
    if op == m.J_PER_DIE:
        return ability.a * showing(s, side_of(s, seat), ability.b)
    armed, clans, n = s.battle.armed, s.table.clan, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):  # VA-4.1508
        if armed[place] and clans[s.squad[place]] == ability.b:
            n += 1
    return ability.a * n


def needs_fewer_dice(s: ValhallaState, seat: int, place: int) -> bool:
    """Whether the jarl spares a warrior of the own squad one die."""
    if s.jarl[seat] == m.NOBODY or place // m.SLOTS != seat:
        return False
    for ability in s.table.jarls[s.jarl[seat]]:
        if ability.op == m.J_FEWER_DICE and s.table.clan[s.squad[place]] == ability.b:
            return works(s, seat, m.W_IN_BATTLE) and is_met(s, seat, ability)
    return False


def draw_and_keep(s: ValhallaState, seat: int, timing: int, n: int) -> None:
    """A "draw n, keep 1" step, as far as the jarl does not change the numbers."""
    keep = 1
    if s.jarl[seat] != m.NOBODY:
        for ability in s.table.jarls[s.jarl[seat]]:
            if (
                ability.op == m.J_DRAW_KEEP
                and ability.timing == timing
                and is_met(s, seat, ability)
            ):
                n += ability.a
                keep += ability.b
        _tell_of_warriors(s, seat, timing, keep)
    push(s, m.OP_DRAW_KEEP, seat, n, keep)


def _tell_of_warriors(s: ValhallaState, seat: int, timing: int, keep: int) -> None:
    """VA-R73: J16, how many cards are kept tells whether there was a warrior in the hand."""
    for ability in s.table.jarls[s.jarl[seat]]:
        if (
            ability.op != m.J_DRAW_KEEP
            or ability.timing != timing
            or ability.conditions != [m.C_NO_WARRIOR, 0, 0]
        ):
            continue
        if has_warrior(s, seat):
            if len(s.deck) > keep:
                be_certain(s, seat, m.WARRIORS_HELD, 1)
        elif len(s.deck) > keep - ability.b:
            be_certain(s, seat, m.OTHERS_HELD, len(s.hands[seat]))


def symbol_limit(s: ValhallaState, seat: int) -> int:
    """VA-4.331: the most weapon symbols of action 2."""
    limit = 3
    if s.jarl[seat] != m.NOBODY:
        for ability in s.table.jarls[s.jarl[seat]]:
            if ability.op == m.J_LIMIT and is_met(s, seat, ability):
                limit = max(limit, ability.a)
    return limit


def room_to_hand(s: ValhallaState, seat: int) -> bool:
    """Whether a warrior discarded to make room may return to the hand instead."""
    ability = ability_of(s, seat, 0)
    return ability is not None and ability.op == m.J_ROOM and ability.timing == m.W_MAKE_ROOM


# Abilities used at will: VA-4.706, VA-4.707.


def add_abilities(s: ValhallaState, seat: int, timing: int, out: list[int]) -> None:
    """Options for the abilities of a timing that can be used now."""
    if s.jarl[seat] == m.NOBODY:
        return
    for which in range(2):
        if is_usable(s, seat, which, timing):
            ability = s.table.jarls[s.jarl[seat]][which]
            base = m.V_ABILITY << VERB_SHIFT | which << A_SHIFT
            for parameter in parameters(s, seat, ability):
                out.append(base | parameter)


def parameters(s: ValhallaState, seat: int, ability: Ability) -> list[int]:
    """What an ability can be used on; empty if it can do nothing."""
    op, side = ability.op, side_of(s, seat)
    if op == m.J_REROLL:
        return _reroll_parameters(s, side, ability.a)
    if op == m.J_TURN:
        return _turn_parameters(s, side, ability.a)
    if op == m.J_SILENCE:
        if not is_contest(s):
            return []  # VA-4.815
        silenced = s.battle.silenced
        return [clan for clan in range(len(m.CLANS)) if silenced >> clan & 1 == 0]
    if op == m.J_RETURN:
        start = seat * m.SLOTS
        return [slot for slot in range(m.SLOTS) if s.squad[start + slot] != m.EMPTY]
    return [0] if can_do(s, seat, op) else []


def _reroll_parameters(s: ValhallaState, side: int, dice: int) -> list[int]:
    if dice == m.ONE_DIE:
        start = side * m.CODES
        return [code for code in range(m.CODES) if s.battle.dice[start + code]]
    if dice == m.ALL_X:
        return [0] if showing(s, side, m.X) else []
    return [0] if free_dice(s, side) else []


def _turn_parameters(s: ValhallaState, side: int, turns: int) -> list[int]:
    out: list[int] = []
    for code in range(m.CODES):
        if s.battle.dice[side * m.CODES + code]:
            face = code % 6
            out.extend([code * 6 + to for to in range(6) if turns >> (face * 6 + to) & 1])
    return out


def can_do(s: ValhallaState, seat: int, op: int) -> bool:
    """Whether an ability without a parameter has something to work on."""
    if op == m.J_DRAW:
        return bool(s.deck)
    if op == m.J_TAKE_TACTIC:
        return topmost(s, m.TACTIC) >= 0
    if op == m.J_TAKE_TOP:
        return bool(s.discard)
    if op == m.J_DRAW_DISCARD:
        return bool(s.deck) or bool(s.hands[seat])
    if op == m.J_EXTRA_DIE:
        return s.battle.supply > 0  # VA-4.127
    if op == m.J_POINTS:
        return True
    if not is_contest(s):
        return False  # what follows needs another player
    if op == m.J_SHIELD:
        return s.own[opponent(s, seat)] > 0
    return op in (m.J_RANDOM_DISCARD, m.J_RANDOM_THEFT, m.J_LOOK) and bool(
        s.hands[opponent(s, seat)]
    )


def use_ability(s: ValhallaState, seat: int, which: int, parameter: int) -> None:
    """Carry out an ability of the jarl."""
    s.battle.used[seat] += m.ADDITIONAL_USED if which else 1
    if s.events is not None:
        s.events.append((m.E_ABILITY, ALL, 3, seat, s.jarl[seat], which))
    ability = s.table.jarls[s.jarl[seat]][which]
    op, side = ability.op, side_of(s, seat)
    if op == m.J_REROLL:
        _reroll(s, seat, ability.a, parameter)
    elif op == m.J_TURN:
        turn_die(s, side, parameter // 6, parameter % 6)
    elif op == m.J_SILENCE:
        s.battle.silenced |= 1 << parameter
        if s.events is not None:
            s.events.append((m.E_SILENCED, ALL, 2, seat, parameter))
    elif op == m.J_EXTRA_DIE:
        s.battle.granted[side] += take_extra(s, seat, ability.a)
    else:
        _use_on_cards(s, seat, ability, parameter)


def _reroll(s: ValhallaState, seat: int, dice: int, code: int) -> None:
    side = side_of(s, seat)
    if dice == m.ONE_DIE:
        reroll_die(s, side, code)
    elif dice == m.ALL_X:
        reroll_all_x(s, side)
    else:
        ask_reroll(s, seat, side, 1)


def _use_on_cards(s: ValhallaState, seat: int, ability: Ability, parameter: int) -> None:
    op = ability.op
    if op == m.J_DRAW:
        draw(s, seat, ability.a)
    elif op == m.J_TAKE_TACTIC:
        take_topmost(s, seat, m.TACTIC)
    elif op == m.J_TAKE_TOP:
        take_topmost(s, seat, m.NOBODY)
    elif op == m.J_DRAW_DISCARD:
        draw(s, seat, ability.a)
        push(s, m.ASK_DISCARD, seat, ability.b, 0)
    elif op == m.J_RETURN:
        return_warrior(s, seat, parameter)
    elif op == m.J_POINTS:
        push(s, m.OP_POINTS, seat, ability.a, 0)
    elif op == m.J_RANDOM_DISCARD:
        random_discard(s, opponent(s, seat))
    elif op == m.J_RANDOM_THEFT:
        steal(s, seat, opponent(s, seat))
    elif op == m.J_SHIELD:
        take_shield(s, seat, opponent(s, seat))
    else:
        _look(s, seat, opponent(s, seat))


def _look(s: ValhallaState, seat: int, other: int) -> None:
    """VA-4.174: a hand is shown only to the player who uses the ability."""
    hand = s.hands[other]
    for i in range(len(hand)):
        hand[i] |= 1 << seat
        if s.events is not None:
            s.events.append((m.E_LOOKED, 1 << seat, 2, seat, other, hand[i] >> m.HAND_SHIFT))
    hand.sort()
    tell_of_look(s, seat, other)


def help_strength(s: ValhallaState, seat: int) -> int:
    """The strength a jarl gives to a combatant of other players' battle, 0 if it cannot."""
    ability = ability_of(s, seat, 0)
    return ability.a if ability is not None and ability.op == m.J_HELP else 0
