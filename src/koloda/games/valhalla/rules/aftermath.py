"""The aftermath of a battle: chapters 4.62x to 4.66x, 4.112x and 4.113x of RULES.md."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.arming import play_card, tactics_left
from koloda.games.valhalla.rules.cards import (
    discard,
    draw,
    hand_kinds,
    holds,
    steal,
    take_from_hand,
)
from koloda.games.valhalla.rules.jarls import add_abilities, margin, use_ability
from koloda.games.valhalla.rules.squads import enter_valhalla, take_shield
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    activated,
    comrade,
    is_alliance,
    is_combatant,
    is_solo,
    no_battle,
    opponent,
    played_by,
    played_kind,
    room_left,
    side_of,
    uses,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack


def op_shield(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.621, VA-4.631: only a winning attacker takes a shield."""
    b = s.battle
    if b.winner == b.attacker:
        take_shield(s, b.attacker, b.defender)


# Warriors leave for Valhalla: VA-4.641.


def activated_places(s: ValhallaState, seat: int) -> list[int]:
    """Places of the warriors a winner sends: the ally's too, never a partner's (VA-4.1521)."""
    other = comrade(s, seat) if is_alliance(s) else m.NOBODY  # VA-4.1531
    owners = [seat] if other == m.NOBODY else [min(seat, other), max(seat, other)]
    armed = s.battle.armed
    return [
        place
        for owner in owners
        for place in range(owner * m.SLOTS, owner * m.SLOTS + m.SLOTS)
        if armed[place]
    ]


def op_sending(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """Who goes, who is held back, who enters, and which bonuses are earned.

    All others stay: VA-4.624, VA-4.625, VA-4.633, VA-4.634.
    """
    b = s.battle
    b.sent = b.excluded  # VA-4.1116: whatever the result
    then(
        s,
        (m.OP_HOLD, b.winner, m.NOBODY, 0),
        (m.OP_HOLD, b.loser, m.NOBODY, 0),
        *[(m.OP_ENTER, owner, 0, 0) for owner in in_turn_order(s, owners(s))],
        *[(m.OP_TAKE_ENTRIES, owner, 0, 0) for owner in owners(s)],
    )
    if b.winner == b.attacker:
        for place in activated_places(s, b.winner):
            b.sent |= 1 << place  # VA-4.623
    elif activated_places(s, b.winner):
        push(s, m.ASK_SEND, b.winner, 0, 0)


def owners(s: ValhallaState) -> list[int]:
    """Whose warriors may move: the winner's, the loser's, those of the winner's ally (VA-4.147)."""
    seats = [s.battle.winner, s.battle.loser, comrade(s, s.battle.winner)]
    return [seat for seat in seats if seat != m.NOBODY and seat != m.MONSTER]


def in_turn_order(s: ValhallaState, seats: list[int]) -> list[int]:
    """VA-4.107: seats in turn order from the active player."""
    order = [(s.active + i) % s.match.seats for i in range(s.match.seats)]
    return [seat for seat in order if seat in seats]


def options_send(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """VA-4.632, VA-4.1532: any of the warriors the winning defender activated (VA-4.1653)."""
    out = [m.V_PASS << VERB_SHIFT]
    for place in activated_places(s, seat):
        if s.battle.sent >> place & 1 == 0 and fits(s, place):
            out.append(pack(m.V_SEND, place))
    return out


def fits(s: ValhallaState, place: int) -> bool:
    """VA-4.1655: solo, whether a warrior fits below the maximum beside those being sent."""
    return not is_solo(s) or s.table.vp[s.squad[place]] <= room_beside_sent(s)


def room_beside_sent(s: ValhallaState) -> int:
    """Solo: VP that still fit into Valhalla beside the warriors being sent."""
    room = room_left(s)
    for place in range(m.SLOTS):
        if s.battle.sent >> place & 1:
            room -= s.table.vp[s.squad[place]]
    return room


def answer_send(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    if option >> VERB_SHIFT == m.V_PASS:
        return
    s.battle.sent |= 1 << (option >> A_SHIFT & PARAMETER)
    if len(options_send(s, seat, 0, 0)) > 1:
        push(s, m.ASK_SEND, seat, 0, 0)


def op_hold(s: ValhallaState, seat: int, left: int, _: int) -> None:
    """VA-4.1231, VA-4.1232: each activated hold-back dwarf keeps one warrior from leaving."""
    if left == m.NOBODY:
        left = 0
        for owner in (seat, comrade(s, seat)):
            if owner != m.NOBODY:
                for place in range(owner * m.SLOTS, owner * m.SLOTS + m.SLOTS):
                    if s.battle.armed[place] and s.table.ability[s.squad[place]] == m.A_HOLD:
                        left += 1
    choices = options_hold(s, seat, 0, 0) if left else []
    if len(choices) == 1:
        hold_back(s, choices[0] >> A_SHIFT & PARAMETER)
    elif choices:
        push(s, m.ASK_HOLD, seat, left, 0)


def options_hold(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """The warriors being sent by the other side, an ally's included (VA-4.1538)."""
    ally, out = comrade(s, seat), []
    for place in range(s.match.seats * m.SLOTS):
        owner = place // m.SLOTS
        if s.battle.sent >> place & 1 and owner != seat and owner != ally:
            out.append(pack(m.V_HOLD, place))
    return out


def answer_hold(s: ValhallaState, seat: int, left: int, _: int, option: int) -> None:
    hold_back(s, option >> A_SHIFT & PARAMETER)
    if left > 1:
        push(s, m.OP_HOLD, seat, left - 1, 0)


def hold_back(s: ValhallaState, place: int) -> None:
    """The warrior stays in its squad."""
    s.battle.sent &= ~(1 << place)
    if s.events is not None:
        s.events.append((m.E_HELD, ALL, 2, place // m.SLOTS, s.squad[place]))


def op_enter(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """The warriors of one owner enter; their Tyr cards are discarded (VA-4.1316)."""
    start = seat * m.SLOTS
    s.dues.append(seat)
    entering = [p for p in range(start, start + m.SLOTS) if s.battle.sent >> p & 1]
    s.dues.extend(entry_bonuses(s, entering))
    s.dues.append(m.NOBODY)
    for place in entering:
        enter_valhalla(s, place)
    if s.drawn:
        push(s, m.OP_LAY_DOWN, seat, 1, 0)


def entry_bonuses(s: ValhallaState, entering: list[int]) -> list[int]:
    """VA-4.1121 to VA-4.1126: points earned by warriors of one owner entering together.

    Company VA-4.1122, escort VA-4.1123, lone VA-4.1124; nobody else counts (VA-4.1125), nor who
    was held back or discarded (VA-4.1127).
    """
    table = s.table
    kinds = [s.squad[place] for place in entering]
    earned: list[int] = []
    for kind in kinds:
        entry, points = table.entry[kind], table.entry_points[kind]
        if entry == m.E_NONE:
            continue
        others = [other for other in kinds if other != kind]
        escorts = [other for other in others if table.clan[other] == table.entry_clan[kind]]
        if entry == m.E_COMPANY and others:
            earned.append(points * len(others))
        elif (entry == m.E_LONE and not others) or (entry == m.E_ESCORT and escorts):
            earned.append(points)
    return earned


def op_take_entries(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """Take what one owner's warriors earned; s.dues holds seat, points..., NOBODY per owner."""
    dues, start = s.dues, 0
    while dues[start] != seat:
        start = dues.index(m.NOBODY, start) + 1
    end = dues.index(m.NOBODY, start)
    mine = dues[start + 1 : end]
    del dues[start : end + 1]
    if mine:
        s.dues = mine + dues
        push(s, m.OP_BONUSES, seat, len(mine), 0)


def op_bonuses(s: ValhallaState, seat: int, n: int, _: int) -> None:
    """VA-4.147: several bonuses are taken one by one in an order of choice."""
    if len(set(s.dues[:n])) > 1:
        push(s, m.ASK_BONUS, seat, n, 0)
        return
    points = s.dues.pop(0)
    if n > 1:
        push(s, m.OP_BONUSES, seat, n - 1, 0)
    push(s, m.OP_POINTS, seat, points, 0)


def options_bonus(s: ValhallaState, seat: int, n: int, _: int) -> list[int]:
    return [pack(m.V_BONUS, points) for points in sorted(set(s.dues[:n]))]


def answer_bonus(s: ValhallaState, seat: int, n: int, _: int, option: int) -> None:
    points = option >> A_SHIFT & PARAMETER
    s.dues.remove(points)
    push(s, m.OP_BONUSES, seat, n - 1, 0)
    push(s, m.OP_POINTS, seat, points, 0)


# Thor cards: VA-4.1021, VA-4.1022.


def op_thor_end(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """A Thor card enters its player's Valhalla if the helped side won, else it is discarded."""
    b = s.battle
    for i in range(0, len(b.thor), 3):
        kind, seat, side = b.thor[i], b.thor[i + 1], b.thor[i + 2]
        if b.winner != m.NOBODY and side_of(s, b.winner) == side:
            s.valhalla[seat].append(kind)
            if s.events is not None:
                s.events.append((m.E_THOR_WON, ALL, 2, seat, kind))
        else:
            discard(s, seat, kind)
    b.thor.clear()


# After-battle effects: VA-4.642.


def op_after(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """Tactics and jarl abilities; asked wherever such a tactic may be in the hand (VA-R68)."""
    if seat == m.MONSTER:
        return
    if (
        may_hold_errand(s, seat)
        or may_hold_tactic(s, seat)
        or len(options_after(s, seat, 0, 0)) > 1
    ):
        push(s, m.ASK_AFTER, seat, 0, 0)


def may_hold_errand(s: ValhallaState, seat: int) -> bool:
    """Whether a card in the hand could be an errand whose demand is met."""
    if not can_play_errand(s, seat):
        return False
    for kind in s.table.errands:
        if is_fulfilled(s, seat, kind):
            return True
    return False


def can_play_errand(s: ValhallaState, seat: int) -> bool:
    """VA-4.1131, VA-4.1132: the winner, at most once; VA-4.1679, VA-4.1680."""
    return (
        uses(s, m.X_VALKYRIES)
        and s.battle.winner == seat
        and s.battle.errand == 0
        and bool(s.hands[seat])
        and tactics_left(s, seat) > 0
    )


def is_fulfilled(s: ValhallaState, seat: int, kind: int) -> bool:
    """VA-4.1133, VA-4.1134, VA-4.1135: the demand of an errand."""
    if is_solo(s) and s.table.vp[kind] > room_left(s):
        return False  # VA-4.1656
    demand, n = s.table.effect_n[kind], s.table.effect_m[kind]
    if demand == m.DEMAND_NO_REROLL:
        return s.battle.rerolled >> side_of(s, seat) & 1 == 0
    if demand == m.DEMAND_CRUSHING:
        return margin(s) >= n
    return activated(s, seat) >= n


def may_hold_tactic(s: ValhallaState, seat: int) -> bool:
    """Whether a card in the hand could be a tactic for after this battle."""
    if not s.hands[seat]:
        return False
    for kind in s.table.afterwards:
        if is_in_match(s, kind) and is_playable_after(s, seat, kind):
            return True
    return False


def is_in_match(s: ValhallaState, kind: int) -> bool:
    """Whether the deck of this match has such cards."""
    return s.table.set[kind] == 0 or uses(s, s.table.set[kind])


def is_playable_after(s: ValhallaState, seat: int, kind: int) -> bool:
    """VA-4.406: the arrow and the frame of a tactic for after a battle."""
    b, after, role = s.battle, s.table.after[kind], s.table.role[kind]
    if not is_combatant(s, seat) or tactics_left(s, seat) == 0:  # VA-4.407, VA-4.1679, VA-4.1680
        return False
    if after == m.AFTER_VICTORY and b.winner != seat:
        return False
    if after == m.AFTER_LOSS and b.loser != seat:
        return False
    if role == m.ATTACKER and b.attacker != seat:
        return False
    return role != m.DEFENDER or b.defender == seat


def play_after(s: ValhallaState, seat: int, kind: int) -> None:
    """VA-R76: a tactic that gives cards; it lies open until the clean-up (VA-4.405)."""
    play_card(s, seat, kind)
    effect, n = s.table.effect[kind], s.table.effect_n[kind]
    if effect == m.T_DRAW:
        draw(s, seat, n)
    elif effect == m.T_POINTS:
        push(s, m.OP_POINTS, seat, n, 0)
    elif not is_solo(s):  # VA-4.408: the monster has no hand
        steal(s, seat, opponent(s, seat))


def options_after(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    out = [m.V_PASS << VERB_SHIFT]
    for kind in s.table.afterwards:
        if holds(s, seat, kind) and is_playable_after(s, seat, kind):
            out.append(pack(m.V_PLAY, kind))
    if can_play_errand(s, seat):
        for kind in hand_kinds(s, seat):
            if kind in s.table.errands and is_fulfilled(s, seat, kind):  # VA-4.1136
                out.append(pack(m.V_ERRAND, kind))
    timing = m.W_AFTER_BATTLE if is_combatant(s, seat) else m.W_OTHER_AFTER
    add_abilities(s, seat, timing, out)
    return out


def answer_after(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    verb, a = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER
    if verb == m.V_PASS:
        return
    push(s, m.OP_AFTER, seat, 0, 0)
    if verb == m.V_ABILITY:
        use_ability(s, seat, a, option & PARAMETER)
        return
    if verb == m.V_PLAY:
        play_after(s, seat, a)
        return
    take_from_hand(s, seat, a)
    s.valhalla[seat].append(a)  # VA-4.1131
    s.battle.errand = 1
    if s.events is not None:
        s.events.append((m.E_ERRAND, ALL, 2, seat, a))


def op_clean_up(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.661: dice off (VA-4.540), extra dice back, played cards to the pile in order."""
    b = s.battle
    for i in range(len(b.dice)):
        b.dice[i] = 0
    b.committed.clear()
    b.supply = m.EXTRA_DICE
    b.jarl_off = m.NOBODY  # VA-4.663
    for i in range(len(b.played)):
        entry = b.played[i]
        discard(s, played_by(entry), played_kind(entry))
        b.played[i] = entry | m.CLEARED


def op_forget_battle(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """The battle is over with all that was remembered of it."""
    s.battle = no_battle()
