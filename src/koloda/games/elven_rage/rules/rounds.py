"""Rounds, initiative and the turn of a card: chapter 8 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.battle import (
    anybody_can_strike,
    bury,
    has_acted,
    has_extra_turn,
    is_damaging,
    is_forbidden,
    is_forced,
    is_movable,
    move,
    strike,
)
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    is_wiped_out,
    kind_at,
    player_of_side,
    tell,
)
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import a_of, pack, verb_of


def op_round(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-8.1; ER-10.14: no round is fought without two sides."""
    if is_wiped_out(s):
        push(s, m.OP_FINAL, 0, 0, 0)
        return
    s.battle_round += 1
    s.turns_at = s.struck_round = s.moved_round = s.disturbed = 0
    s.card_turns = s.round_over = 0
    for place in range(4):
        at = place * m.STRIDE
        s.places[at + m.ACTED] = 0
        if s.places[at + m.SIDE] != m.NOBODY and s.places[at + m.SKIPS] > 0:
            s.disturbed = 1  # ER-10.4
    if s.events is not None:
        tell(s, m.EV_ROUND, s.battle_round)
    push(s, m.OP_NEXT_CARD, 0, 0, 0)


def next_cards(s: ElvenState) -> list[int]:
    """ER-8.2 to ER-8.7: the places whose card may act next; more than one is a choice."""
    best = 0
    sides = 0
    for place in range(4):
        at = place * m.STRIDE
        if s.places[at + m.SIDE] != m.NOBODY and not has_acted(s, place):
            initiative = s.places[at + m.INITIATIVE]
            if initiative > best:
                best, sides = initiative, 0
            if initiative == best:
                sides |= 1 << s.places[at + m.SIDE]
    side = side_to_act(s, best, sides)
    found: list[int] = []
    for place in range(4):
        at = place * m.STRIDE
        if (
            s.places[at + m.SIDE] == side
            and s.places[at + m.INITIATIVE] == best
            and not has_acted(s, place)
        ):
            found.append(place)
    return found


def side_to_act(s: ElvenState, initiative: int, sides: int) -> int:
    """ER-8.3, ER-8.4: the attacker first, then the sides alternate."""
    if sides == 3:
        last = s.turns_at >> (2 * initiative) & 3
        return m.DEFENDER if last == m.ATTACKER + 1 else m.ATTACKER
    return m.ATTACKER if sides == 1 else m.DEFENDER


def op_next_card(s: ElvenState, a: int, b: int, c: int) -> None:
    """The next card's turn, a choice among equals (ER-8.5), or the end of the round."""
    places = next_cards(s)
    if not places:
        end_round(s)
    elif len(places) == 1:
        push(s, m.OP_CARD_TURN, places[0], 0, 0)
    else:
        side = s.places[places[0] * m.STRIDE + m.SIDE]
        push(s, m.ASK_ACTOR, player_of_side(s, side), 0, 0)


def options_actor(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    """D19."""
    return [pack(m.ACT, place) for place in next_cards(s)]


def answer_actor(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    pop(s)
    push(s, m.OP_CARD_TURN, a_of(option), 0, 0)


def op_card_turn(s: ElvenState, place: int, again: int, c: int) -> None:
    """ER-8.23: the turn of a card begins when its window opens."""
    at = place * m.STRIDE
    s.acting = place
    s.card_turns += 1
    if s.events is not None:
        tell(s, m.EV_CARD_TURN, place, s.table.kind[s.places[at + m.CARD]])
    initiative = 0 if again else s.places[at + m.INITIATIVE]  # an extra turn counts once: ER-8.4
    then(
        s,
        (m.OP_WINDOW, m.CARD_TURN, 0, 0),
        (m.OP_ACT, initiative, 0, 0),
        (m.OP_AFTER_TURN, 0, 0, 0),
    )


def op_act(s: ElvenState, initiative: int, b: int, c: int) -> None:
    """ER-8.23: options are determined when the window closes."""
    place = s.acting
    if place == m.NOBODY or is_wiped_out(s):
        return
    at = place * m.STRIDE
    if s.places[at + m.SKIPS] > 0:
        return
    if initiative:
        side = s.places[at + m.SIDE]
        s.turns_at = s.turns_at & ~(3 << 2 * initiative) | (side + 1) << 2 * initiative
    if not s.disturbed and is_forbidden(s, place):
        s.disturbed = 1  # ER-10.4
    options = card_options(s, place)
    if len(options) == 1:
        use(s, place, options[0])
    elif options:
        push(s, m.ASK_STRIKE, player_of_side(s, s.places[at + m.SIDE]), 0, 0)


def card_options(s: ElvenState, place: int) -> list[int]:
    """ER-8.10 to ER-8.14, ER-9.12: damaging options, forced strikes, Movement or standing."""
    out = [pack(m.STRIKE, d) for d in range(3) if is_damaging(s, place, d)]
    if out:
        return out
    out = [pack(m.STRIKE, d) for d in range(3) if is_forced(s, place, d)]
    if out:
        return out
    out = [pack(m.MOVE, d) for d in range(3) if is_movable(s, place, d)]
    if out:
        out.append(pack(m.STAND))  # ER-9.19
    return out


def options_strike(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    """D20 to D22."""
    return card_options(s, s.acting)


def answer_strike(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    pop(s)
    use(s, s.acting, option)


def use(s: ElvenState, place: int, option: int) -> None:
    """ER-8.8: the card uses one direction, or stands still."""
    at = place * m.STRIDE
    if s.places[at + m.EXTRA] == 0:
        s.places[at + m.ACTED] = 1
    verb = verb_of(option)
    if verb == m.STRIKE:
        strike(s, place, a_of(option))
        if s.lost_lives:
            then(s, (m.OP_WINDOW, m.WOUND, 0, 0), (m.OP_BURY, 0, 0, 0))  # ER-8.16
    elif verb == m.MOVE:
        move(s, place, a_of(option))
    elif s.events is not None:
        tell(s, m.EV_STANDS, place, kind_at(s, place))


def op_bury(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-8.17: the wound window has closed."""
    bury(s)
    s.lost_lives = 0
    s.struck = s.striker_side = m.NOBODY


def op_after_turn(s: ElvenState, a: int, b: int, c: int) -> None:
    """One more turn of the same card, the next card, or the end (ER-10.1)."""
    place = s.acting
    if is_wiped_out(s):
        s.acting = m.NOBODY
        s.round_over = 1
        push(s, m.OP_FINAL, 0, 0, 0)
    elif place != m.NOBODY and has_extra_turn(s, place):
        s.places[place * m.STRIDE + m.EXTRA] -= 1
        push(s, m.OP_CARD_TURN, place, 1, 0)
    else:
        if place != m.NOBODY:
            s.places[place * m.STRIDE + m.ACTED] = 1
        s.acting = m.NOBODY
        push(s, m.OP_NEXT_CARD, 0, 0, 0)


def end_round(s: ElvenState) -> None:
    """ER-8.25, ER-10.2 to ER-10.4: effects of the round end, then the tests; ER-8.20: no other."""
    s.round_over = 1
    s.fury = 0
    for place in range(4):
        at = place * m.STRIDE
        s.places[at + m.SHROUD] = 0
        if s.places[at + m.SKIPS] > 0:
            s.places[at + m.SKIPS] -= 1
    s.quiet = 0 if s.struck_round or s.disturbed else s.quiet + 1
    over = s.quiet >= 3
    if not anybody_can_strike(s):
        over = over or not s.moved_round or s.quiet >= 2
    push(s, m.OP_FINAL if over else m.OP_ROUND, 0, 0, 0)
