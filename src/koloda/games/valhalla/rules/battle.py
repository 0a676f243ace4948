"""The battle: chapters 4.4xx and 4.61x of RULES.md, and the windows before it (4.18xx)."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.arming import play_card
from koloda.games.valhalla.rules.cards import (
    discard_from_hand,
    draw,
    hand_kinds,
    steal,
    take_from_hand,
    topmost,
)
from koloda.games.valhalla.rules.dice import take_extra
from koloda.games.valhalla.rules.jarls import add_abilities, has_ability, help_strength, use_ability
from koloda.games.valhalla.rules.last_viking import dice_against
from koloda.games.valhalla.rules.position import new_battle
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    activated_by,
    combatant,
    left_of,
    squad_size,
    uses,
)
from koloda.games.valhalla.rules.strength import determine_strength
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack


def attack(s: ValhallaState, seat: int, target: int) -> None:
    """VA-4.401: the order of a battle, the only one of the action (VA-4.344)."""
    s.battle = new_battle(m.BATTLE, seat, target)
    if s.events is not None:
        s.events.append((m.E_ATTACKED, ALL, 2, seat, target))
    then(
        s,
        (m.OP_BEFORE, seat, 0, 0),  # VA-4.402
        (m.OP_BEFORE, target, 0, 0),
        (m.OP_GRANT, 0, 0, 0),
        (m.OP_PHASE, 0, 0, 0),
        (m.OP_ATTACK_END, 0, 0, 0),
    )
    for other in reversed(bystanders(s)):
        push(s, m.OP_THOR_WINDOW, other, 0, 0)  # VA-4.1809


def bystanders(s: ValhallaState) -> list[int]:
    """The players who are not combatants, in turn order from the attacker's left."""
    others: list[int] = []
    other = left_of(s, s.battle.attacker)
    while other != s.battle.attacker:
        if other != s.battle.defender:
            others.append(other)
        other = left_of(s, other)
    return others


# Thor's Help and jarls of other players: VA-4.1011 to VA-4.1037, VA-4.1809.


def op_thor_window(s: ValhallaState, seat: int, played: int, _: int) -> None:
    """VA-4.1011: every player with cards is asked, so that the question tells nothing."""
    if s.hands[seat] and ((uses(s, m.X_THOR) and not played) or can_help(s, seat)):
        push(s, m.ASK_THOR, seat, played, 0)


def can_help(s: ValhallaState, seat: int) -> bool:
    """J19: a jarl that helps a combatant for a discarded card, once a battle."""
    return help_strength(s, seat) > 0 and s.battle.helped[seat] == 0 and bool(s.hands[seat])


def options_thor(s: ValhallaState, seat: int, played: int, _: int) -> list[int]:
    out = [m.V_PASS << VERB_SHIFT]
    kinds = hand_kinds(s, seat)
    low = min(s.battle.attacker, s.battle.defender)
    high = max(s.battle.attacker, s.battle.defender)
    if not played:
        for kind in kinds:
            if s.table.type[kind] == m.THOR:
                for helped in (low, high):  # VA-4.1013
                    if meets(s, helped, low + high - helped, s.table.needs[kind]):  # VA-4.1014
                        out.append(pack(m.V_THOR, kind, helped))
    if can_help(s, seat):
        for kind in kinds:
            out += [pack(m.V_HELP, kind, low), pack(m.V_HELP, kind, high)]
    return out


def meets(s: ValhallaState, helped: int, other: int, needs: int) -> bool:
    """VA-4.1015, VA-4.1016: requirement 1 is fewer warriors, 2 at most as many."""
    own, others = squad_size(s, helped), squad_size(s, other)
    return own < others if needs == 1 else own <= others


def answer_thor(s: ValhallaState, seat: int, played: int, _: int, option: int) -> None:
    verb, kind, helped = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
    if verb == m.V_PASS:
        return
    side = 0 if helped == s.battle.attacker else 1
    if verb == m.V_THOR:
        played = 1  # VA-4.1012
        push(s, m.OP_THOR_WINDOW, seat, played, 0)
        play_thor(s, seat, kind, side)
    else:
        push(s, m.OP_THOR_WINDOW, seat, played, 0)
        discard_from_hand(s, seat, kind)
        s.battle.helped[seat] = side + 1
        s.battle.used[seat] += 1
        if s.events is not None:
            s.events.append((m.E_HELPED, ALL, 3, seat, kind, helped))


def play_thor(s: ValhallaState, seat: int, kind: int, side: int) -> None:
    """VA-4.1031 to VA-4.1035: a help for one combatant."""
    take_from_hand(s, seat, kind)
    b = s.battle
    b.thor.extend([kind, seat, side])
    helped, other = combatant(s, side), combatant(s, 1 - side)
    if s.events is not None:
        s.events.append((m.E_THOR, ALL, 3, seat, kind, helped))
    effect = s.table.effect[kind]
    if effect == m.H_CARD:
        draw(s, helped, 1)
    elif effect == m.H_THEFT:
        steal(s, helped, other)
    elif effect == m.H_REROLL:
        b.free_rerolls[side] += 1


# The before-battle window: VA-4.402.


def op_before(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """Asked wherever such a card may be in the hand, so that the question tells nothing."""
    tactic = uses(s, m.X_DWARVES) and bool(s.hands[seat]) and topmost(s, m.WARRIOR) >= 0
    able = has_ability(s, seat, m.W_BEFORE_BATTLE)
    if tactic or (able and len(options_before(s, seat, 0, 0)) > 1):
        push(s, m.ASK_BEFORE, seat, 0, 0)


def options_before(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    out = [m.V_PASS << VERB_SHIFT]
    if topmost(s, m.WARRIOR) >= 0:  # VA-4.1213
        for kind in hand_kinds(s, seat):
            if s.table.tactic[kind] and s.table.effect[kind] == m.T_CALL:
                out.append(pack(m.V_PLAY, kind))
    if s.battle.kind == m.BATTLE:
        add_abilities(s, seat, m.W_BEFORE_BATTLE, out)
    return out


def answer_before(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    verb, a = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER
    if verb == m.V_PASS:
        return
    push(s, m.OP_BEFORE, seat, 0, 0)
    if verb == m.V_ABILITY:
        use_ability(s, seat, a, option & PARAMETER)
    else:
        play_card(s, seat, a)
        call_to_arms(s, seat)


def call_to_arms(s: ValhallaState, seat: int) -> None:
    """VA-4.1211 to VA-4.1213: the topmost warrior of the pile joins the squad (VA-4.1212)."""
    s.placing.append(s.discard.pop(topmost(s, m.WARRIOR)))  # VA-R29: taken out first
    then(s, (m.OP_ROOM, seat, 1, 0), (m.OP_PLACE, seat, 0, 0))


# Between the windows and the comparison.


def op_grant(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1802: extra dice granted before the roll, in this order."""
    b = s.battle
    b.granted[0] += take_extra(s, b.attacker, dice_against(s, b.defender))  # VA-4.1425
    for i in range(0, len(b.thor), 3):
        if s.table.effect[b.thor[i]] == m.H_DIE:  # VA-4.1034
            b.granted[b.thor[i + 2]] += take_extra(s, combatant(s, b.thor[i + 2]), 1)


def op_attack_end(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.561: the attacker's strength; without an activated warrior no winner (VA-4.564).

    The attacker plays nothing from here on (VA-4.522, VA-4.604); the defence phase is the attack
    phase of the other side (VA-4.601, VA-4.602), with the extra dice that are left (VA-4.603).
    """
    determine_strength(s, 0)
    if activated_by(s, s.battle.attacker):
        then(s, (m.OP_PHASE, 1, 0, 0), (m.OP_COMPARE, 0, 0, 0))
        return
    if s.events is not None:
        s.events.append((m.E_NO_WINNER, ALL, 1, s.battle.attacker))
    aftermath_end(s)
    push(s, m.OP_THOR_END, 0, 0, 0)  # VA-4.565


def op_compare(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.611, VA-4.612, VA-4.605: the comparison, then the aftermath (VA-4.640)."""
    determine_strength(s, 1)
    b = s.battle
    held = activated_by(s, b.defender) > 0 and b.strength[1] > b.strength[0]
    b.winner = b.defender if held else b.attacker
    b.loser = b.attacker if held else b.defender
    if s.events is not None:
        s.events.append((m.E_WON, ALL, 1, b.winner))
    aftermath_end(s)
    then(s, (m.OP_SHIELD, 0, 0, 0), (m.OP_SENDING, 0, 0, 0), (m.OP_THOR_END, 0, 0, 0))


def aftermath_end(s: ValhallaState) -> None:
    """VA-4.642: after-battle effects, then clean-up, title and Loki's bonus (VA-4.914, VA-4.1804).

    The winner always before the loser: VA-4.1803.
    """
    b = s.battle
    then(
        s,
        (m.OP_CLEAN_UP, 0, 0, 0),
        (m.OP_TITLE, 0, 0, 0),
        (m.OP_LOKI, 0, 0, 0),
        (m.OP_FORGET_BATTLE, 0, 0, 0),
    )
    for other in reversed(bystanders(s)):
        if has_ability(s, other, m.W_OTHER_AFTER):
            push(s, m.OP_AFTER, other, 0, 0)
    if b.winner != m.NOBODY:
        then(s, (m.OP_AFTER, b.winner, 0, 0), (m.OP_AFTER, b.loser, 0, 0))
