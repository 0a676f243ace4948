"""The turn, buying, the end of the turn: chapters 4.D and 4.I of RULES.md."""

from bisect import bisect_right
from typing import Final

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.drawing import draw, take_from_hand
from koloda.games.cthulhu_realms.rules.elimination import check_common_deck, finish, refill
from koloda.games.cthulhu_realms.rules.state import CthulhuState, clockwise
from koloda.kernel.event import ALL

NEW_HAND: Final = 5  # CR-4.47


def play_card(s: CthulhuState, kind: int) -> None:
    """CR-4.35, CR-4.36: free, face up, all abilities unused (CR-4.53)."""
    seat = s.active
    take_from_hand(s, seat, kind)
    play = s.play[seat]
    slot = bisect_right(play, kind)
    play.insert(slot, kind)
    s.used[seat].insert(slot, 0)
    s.lost[seat].insert(slot, 0)
    if s.events is not None:
        s.events.append((m.E_PLAYED, ALL, 2, seat, kind))


def buy(s: CthulhuState, kind: int, place: int) -> None:
    """CR-4.203: pay, card to the discard pile (CR-4.116), refill, check the common deck."""
    s.conjuring -= s.table.cost[kind]  # CR-4.115
    s.discards[s.active].append(kind)
    if s.events is not None:
        s.events.append((m.E_BOUGHT, ALL, 3, s.active, kind, place))
    if place == m.STACK:
        s.initiates -= 1  # CR-4.118
    else:
        refill(s, place - m.ROW, kind)
        check_common_deck(s)


def end_turn(s: CthulhuState) -> None:
    """CR-4.204: the six steps of the end of a turn, then the next player (CR-4.14).

    Nothing is asked: CR-5.21.
    """
    seat = s.active
    if s.events is not None:
        s.events.append((m.E_CLEARED, ALL, 1, seat))
        s.events.extend([(m.E_UNPLAYED, ALL, 2, seat, kind) for kind in s.hands[seat]])  # CR-4.216
    clear_play(s, seat)  # CR-4.42
    s.discards[seat] += s.hands[seat]  # CR-4.43
    s.hands[seat].clear()
    s.known[seat].clear()
    s.conjuring = 0  # CR-4.44, CR-4.120
    for lost in s.lost:  # CR-4.45
        for slot in range(len(lost)):
            lost[slot] = 0
    s.happened = 0  # CR-4.46
    s.abjured.clear()
    draw(s, seat, NEW_HAND)  # CR-4.47, CR-4.49
    next_turn(s)


def clear_play(s: CthulhuState, seat: int) -> None:
    """CR-4.42, CR-4.48: entities and artifacts are discarded, locations stay, unused (CR-4.52)."""
    sanity, play = s.table.sanity, s.play[seat]
    stay = [kind for kind in play if sanity[kind]]
    s.discards[seat] += [kind for kind in play if not sanity[kind]]
    s.lost[seat] = [n for n, kind in zip(s.lost[seat], play, strict=True) if sanity[kind]]
    s.used[seat] = [0] * len(stay)
    s.play[seat] = stay


def next_turn(s: CthulhuState) -> None:
    """CR-4.14: turns pass clockwise, eliminated players are skipped."""
    if s.turn == s.cap:
        finish(s, m.ABORTED, m.E_ABORTED)  # CR-8.10
        return
    s.active = clockwise(s, s.active)
    s.turn += 1
    s.stack[-3] = s.active  # the question of the turn goes to the next player
    if s.events is not None:
        s.events.append((m.E_TURN, ALL, 2, s.active, s.turn))
