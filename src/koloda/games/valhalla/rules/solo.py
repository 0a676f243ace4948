"""The solo mode: chapter 4.16xx of RULES.md.

Phases, rerolls, tactics and jarls are those of every battle: VA-4.1637.
"""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.aftermath import (
    activated_places,
    fits,
    options_send,
    room_beside_sent,
)
from koloda.games.valhalla.rules.cards import discard, mill, op_lay_down, random_discard
from koloda.games.valhalla.rules.dice import one_die
from koloda.games.valhalla.rules.position import new_battle
from koloda.games.valhalla.rules.squads import discard_warrior
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    activated,
    battle_ability,
    has_squad,
    monster_ability,
    printed_strength,
)
from koloda.games.valhalla.rules.strength import determine_strength
from koloda.games.valhalla.rules.turn import begin_turn
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack
from koloda.kernel.rng import below


def op_solo_turn(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """The player's next turn."""
    begin_turn(s, 0)
    take_solo_turn(s)


def take_solo_turn(s: ValhallaState) -> None:
    """VA-4.1621: phase A, phase B, monster phase, after an attack too (VA-4.1645).

    The deck is watched after every step.
    """
    then(
        s,
        (m.OP_ACTION, 0, 0, 0),
        (m.OP_SOLO_CHECK, 0, 0, 0),
        (m.OP_SOLO_ERODE, 0, 0, 0),
        (m.OP_SOLO_CHECK, 0, 0, 0),
        (m.OP_PHASE_B, 0, 0, 0),
        (m.OP_SOLO_CHECK, 0, 0, 0),
        (m.OP_SOLO_MONSTER, 0, 0, 0),
        (m.OP_SOLO_CHECK, 0, 0, 0),
        (m.OP_SOLO_TURN, 0, 0, 0),
    )


def finish(s: ValhallaState, ending: int) -> None:
    """The game is over at once: VA-4.1666."""
    s.ending = ending
    s.stack.clear()
    if s.events is not None:
        s.events.append((m.E_FINISHED, ALL, 1, ending))


def is_last_card(s: ValhallaState) -> bool:
    """Whether the active card is the monster's last one."""
    return s.card == m.STACK - 1


def op_solo_check(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1664, VA-4.1665: the step that emptied the deck is finished (VA-4.1667)."""
    if s.deck or s.ending != m.PLAYING:
        return
    if is_last_card(s):
        push(s, m.ASK_LAST_ATTACK, 0, 0, 0)
    else:
        finish(s, m.DECK_OUT)


def options_last_attack(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_LAST_ATTACK), pack(m.V_CONCEDE)]


def answer_last_attack(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    if option >> VERB_SHIFT == m.V_CONCEDE:
        finish(s, m.CONCEDED)
    else:
        attack_monster(s)


def op_solo_erode(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """M2 (VA-4.1672): after phase A the top card of the deck is discarded."""
    if monster_ability(s) == m.M_ERODE:
        mill(s, 1)


def op_solo_monster(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1623 to VA-4.1627: the monster phase; dice on the card stay there (VA-4.1626)."""
    if not has_squad(s, 0):
        return
    symbols = s.table.activation[s.table.monster_card(s.monster, s.card)]
    n = m.DICE - s.covered.bit_count()
    s.rolled = sorted([below(s, m.STREAM_MONSTER, len(m.FACES)) for _ in range(n)])
    if s.events is not None:
        s.events.append((m.E_MONSTER_DICE, ALL, 1, sum([one_die(face) for face in s.rolled])))
    for face in s.rolled:
        cover_symbol(s, symbols, face)
    if s.covered == (1 << len(symbols)) - 1:
        if s.events is not None:
            card = s.table.monster_card(s.monster, s.card)
            s.events.append((m.E_MONSTER_ATTACKS, ALL, 1, card))
        begin_battle(s, m.MONSTER, 0)


def cover_symbol(s: ValhallaState, symbols: list[int], face: int) -> None:
    """VA-4.1625: a die goes on a still uncovered symbol with its face."""
    for i in range(len(symbols)):
        if symbols[i] == face and s.covered >> i & 1 == 0:
            s.covered |= 1 << i
            return


# The battle: VA-4.1631 to VA-4.1639.


def attack_monster(s: ValhallaState) -> None:
    """VA-4.1622: action 3 against the monster."""
    begin_battle(s, 0, m.MONSTER)


def begin_battle(s: ValhallaState, attacker: int, defender: int) -> None:
    """VA-4.1639: M3, M11, the player's before-battle effects, M4, the roll."""
    s.battle = new_battle(m.SOLO, attacker, defender)
    s.battle.card = s.table.monster_card(s.monster, s.card)  # VA-4.1685
    s.looked = 1  # VA-4.1613, VA-R75
    side = 0 if attacker == 0 else 1
    then(
        s,
        (m.OP_SOLO_FIGHT, 0, 0, 0),
        (m.OP_SQUAD_PHASE, 0, side, 0),
        (m.OP_SOLO_COMPARE, 0, 0, 0),
    )


def op_solo_fight(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """What the monster does before the roll; a missing card or warrior is passed over."""
    ability = battle_ability(s)
    if ability == m.M_WASTE and s.hands[0]:
        push(s, m.ASK_DISCARD, 0, 1, 0)  # VA-4.1673
    elif ability == m.M_DEVOUR and has_squad(s, 0):
        push(s, m.ASK_DEVOUR, 0, 0, 0)  # VA-4.1681
    elif ability == m.M_BLUNT:
        s.battle.lost_dice = 1  # VA-4.1674


def options_devour(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_DISCARD_WARRIOR, slot) for slot in range(m.SLOTS) if s.squad[slot] != m.EMPTY]


def answer_devour(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    discard_warrior(s, seat, option >> A_SHIFT & PARAMETER)


def monster_strength(s: ValhallaState) -> int:
    """VA-4.1632: the number on the card being fought; no dice."""
    return printed_strength(s, s.battle.card)


def op_solo_compare(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1638, VA-4.1641, VA-4.1651: success or failure; with an empty squad VA-4.1668."""
    b = s.battle
    side = 0 if b.attacker == 0 else 1
    determine_strength(s, side)
    b.strength[1 - side] = monster_strength(s)
    won = b.strength[side] >= b.strength[1 - side] + side and activated(s, 0) > 0
    b.winner = 0 if won else m.MONSTER
    b.loser = m.MONSTER if won else 0
    if s.events is not None:
        s.events.append((m.E_WON, ALL, 1, b.winner))
    if side == 0 and is_last_card(s) and (won or not s.deck):
        finish(s, m.SLAIN if won else m.LAST_ATTACK_FAILED)  # VA-4.1662, VA-4.1665
        return
    if side == 1:
        s.covered = 0  # VA-4.1652
    elif won:
        next_card(s)
    then(
        s,
        (m.OP_SOLO_ENTER, 0, 0, 0),
        (m.OP_ENTER, 0, 0, 0),
        (m.OP_SOLO_LEFT_OVER, 0, 0, 0),
        (m.OP_TAKE_ENTRIES, 0, 0, 0),
        (m.OP_SOLO_LOSS, 0, 0, 0),
        (m.OP_SOLO_AFTER, 0, 0, 0),
        (m.OP_AFTER, 0, 0, 0),
        (m.OP_CLEAN_UP, 0, 0, 0),
        (m.OP_FORGET_BATTLE, 0, 0, 0),
        (m.OP_ROOM, 0, 0, 1),  # M7 (VA-4.1677)
    )


def next_card(s: ValhallaState) -> None:
    """VA-4.1642: the dice go back, the card is put aside, the next one becomes active."""
    s.covered = 0
    s.card += 1
    if s.events is not None:
        s.events.append((m.E_MONSTER_CARD, ALL, 1, s.table.monster_card(s.monster, s.card)))


# Who enters Valhalla: VA-4.1643, VA-4.1644, VA-4.1653, VA-4.1654.


def op_solo_enter(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """A won attack sends what fits, a won defence what the player likes, a loss one warrior."""
    b = s.battle
    if b.winner != 0:
        if len(options_send_one(s, 0, 0, 0)) > 1:
            push(s, m.ASK_SEND_ONE, 0, 0, 0)
    elif b.attacker != 0:
        if len(options_send(s, 0, 0, 0)) > 1:
            push(s, m.ASK_SEND, 0, 0, 0)
    else:
        send_what_fits(s)


def send_what_fits(s: ValhallaState) -> None:
    """VA-4.1643: all of them, or a choice that leaves no room for another one."""
    sent, vp = s.battle.sent, s.table.vp
    waiting = [place for place in activated_places(s, 0) if sent >> place & 1 == 0]
    if sum([vp[s.squad[place]] for place in waiting]) <= room_beside_sent(s):
        for place in waiting:
            s.battle.sent |= 1 << place
    elif options_enter(s, 0, 0, 0):
        push(s, m.ASK_ENTER, 0, 0, 0)


def options_enter(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """Activated warriors that still fit below the maximum of the new card."""
    sent = s.battle.sent
    return [
        pack(m.V_SEND, place)
        for place in activated_places(s, 0)
        if sent >> place & 1 == 0 and fits(s, place)
    ]


def answer_enter(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    s.battle.sent |= 1 << (option >> A_SHIFT & PARAMETER)
    send_what_fits(s)


def options_send_one(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """VA-4.1644, VA-4.1654: one activated warrior that fits, or none."""
    places = [place for place in activated_places(s, 0) if fits(s, place)]
    return [m.V_PASS << VERB_SHIFT, *[pack(m.V_SEND, place) for place in places]]


def answer_send_one(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    if option >> VERB_SHIFT != m.V_PASS:
        s.battle.sent |= 1 << (option >> A_SHIFT & PARAMETER)


def op_solo_left_over(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1643: after a won attack the activated warriors that did not fit are discarded."""
    b = s.battle
    if b.winner != 0 or b.attacker != 0:
        return
    for place in range(m.SLOTS):
        if b.armed[place] and s.squad[place] != m.EMPTY:
            if s.events is not None:
                s.events.append((m.E_LEFT, ALL, 2, 0, s.squad[place]))
            s.drawn.append(s.squad[place])
            s.squad[place] = m.EMPTY
    op_lay_down(s, 0, 1, 0)


# After the battle: VA-4.1686.


def op_solo_loss(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1654, VA-4.1661, VA-4.1663: a lost battle costs cards, as defender a shield too."""
    b = s.battle
    if b.winner == 0:
        return
    if b.defender == 0:
        s.own = [s.own[0] - 1]
        if s.events is not None:
            s.events.append((m.E_SHIELD, ALL, 2, m.MONSTER, 0))
        if s.own[0] == 0:
            finish(s, m.SHIELDS_LOST)
            return
    mill(s, 2 * s.level)


def op_solo_after(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """M5, M8, M13: VA-4.1675, VA-4.1678, VA-4.1683."""
    ability = battle_ability(s)
    if ability == m.M_ROB:
        random_discard(s, 0)
    lost = s.battle.winner != 0
    if ability == m.M_DESECRATE or (ability == m.M_DESECRATE_LOSS and lost):
        choices = options_desecrate(s, 0, 0, 0)
        if len(choices) == 1:
            answer_desecrate(s, 0, 0, 0, choices[0])
        elif choices:
            push(s, m.ASK_DESECRATE, 0, 0, 0)


def options_desecrate(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """VA-4.1684: a card worth 1 VP, otherwise one of the lowest value."""
    vp = s.table.vp
    values = [vp[kind] for kind in s.valhalla[0]]
    if not values:
        return []
    return [pack(m.V_DISCARD, k) for k in sorted(set(s.valhalla[0])) if vp[k] == min(values)]


def answer_desecrate(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    kind = option >> A_SHIFT & PARAMETER
    s.valhalla[0].remove(kind)
    discard(s, 0, kind)
    if s.events is not None:
        s.events.append((m.E_DESECRATED, ALL, 2, 0, kind))
