"""The turn: chapter 3 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.lands import attack_targets, summon
from koloda.games.elven_rage.rules.piles import deal_squads, draw
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    clockwise,
    n_committable,
    n_squads,
    spot,
    tell,
)
from koloda.games.elven_rage.rules.victory import end_at_round_limit
from koloda.kernel.frames import pop, then
from koloda.kernel.options import a_of, pack, verb_of


def op_turn(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-3.1: Summon, Discard, Capture, with the windows of ER-13.3."""
    s.active = seat
    s.ward[seat] = 0  # a protection ends before the turn-start window
    s.used.clear()  # ER-12.23
    s.glimpse = []  # ER-R70
    for other in range(s.n):
        s.offers[other] = 0  # ER-16.10
    s.gained = s.granted = s.replaced = s.reach = s.portal = 0
    if s.events is not None:
        tell(s, m.EV_TURN, seat, s.round_no)
    then(
        s,
        (m.OP_WINDOW, m.TURN_START, 0, 0),
        (m.OP_SUMMON, seat, 0, 0),
        (m.OP_CUT, seat, 0, 0),  # ER-3.6; ER-13.13: no window between
        (m.OP_WINDOW, m.AFTER_DISCARD, 0, 0),
        (m.OP_CAPTURE, seat, 0, 0),
        (m.OP_WINDOW, m.TURN_END, 0, 0),
        (m.OP_TURN_OVER, seat, 0, 0),
    )


def op_summon(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-3.2, ER-3.5: compulsory and complete; ER-3.4: none in a player's first turn."""
    if s.begun >> seat & 1:
        draw(s, seat, summon(s, seat))
    s.begun |= 1 << seat


def op_capture(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-3.8: one attack or a skip, unless an effect has replaced it (ER-3.20)."""
    if s.replaced:
        return
    if can_attack(s, seat):
        then(s, (m.ASK_CAPTURE, seat, 0, 0))
    else:
        skip(s, seat)  # ER-3.13, ER-3.14


def can_attack(s: ElvenState, seat: int) -> bool:
    """ER-3.13, ER-3.14."""
    return n_committable(s, seat) >= m.BATTLE_CARDS and len(attack_targets(s, seat)) > 0


def options_capture(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    """ER-3.16, ER-11.13: skip, or attack one legal target; a portal is that attack."""
    out = [pack(m.SKIP)]
    for land in attack_targets(s, seat):
        out.append(pack(m.ATTACK, land))
    return out


def answer_capture(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    pop(s)
    if verb_of(option) == m.SKIP:
        skip(s, seat)
    else:
        attack(s, seat, a_of(option))


def skip(s: ElvenState, seat: int) -> None:
    """ER-3.15, ER-3.18: a card for the skip if the hand is below 5."""
    if s.events is not None:
        tell(s, m.EV_SKIPS, seat)
    if len(s.hands[seat]) < m.HAND_LIMIT:
        draw(s, seat, 1)


def attack(s: ElvenState, seat: int, land: int) -> None:
    """ER-5.24, ER-5.4, ER-14.5: the target is named, the pre-battle window opens."""
    s.land = land  # ER-5.27
    s.defender = s.owner[land]
    s.reach = s.portal = 0
    if s.events is not None:
        tell(s, m.EV_ATTACKS, seat, spot(s, land))
    if s.defender == m.NOBODY and land != s.board.central and n_squads(s) == 0:
        deal_squads(s)  # ER-5.14
    then(s, (m.OP_WINDOW, m.PRE_BATTLE, 0, 0), (m.OP_BATTLE, seat, 0, 0))


def op_turn_over(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-3.17, ER-3.19: a granted Capture phase, or the next player's turn."""
    if s.granted > 0:
        s.granted -= 1
        s.replaced = 0
        then(
            s,
            (m.OP_CAPTURE, seat, 0, 0),
            (m.OP_WINDOW, m.TURN_END, 0, 0),
            (m.OP_TURN_OVER, seat, 0, 0),
        )
        return
    other = clockwise(s, seat)
    if (other - s.first) % s.n <= (seat - s.first) % s.n:  # ER-17.11: a round is complete
        if s.round_no >= s.round_limit:
            end_at_round_limit(s)
            return
        s.round_no += 1
    then(s, (m.OP_TURN, other, 0, 0))
