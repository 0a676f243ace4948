"""Windows and order: chapter 13 of RULES.md."""

from koloda.games.elven_rage.model import (
    AFTER_DISCARD,
    ASK_REPLY,
    ASK_WINDOW,
    CARD_TURN,
    FINAL,
    LINK,
    LINK_SEAT,
    NOBODY,
    PRE_BATTLE,
    REVEAL,
    SIDE,
    STRIDE,
    TURN_END,
    WHEN_AFTER_CAPTURE,
    WHEN_ANY,
    WHEN_BATTLE,
    WHEN_BEFORE_CAPTURE,
    WHEN_CARD_TURN,
    WHEN_OUTSIDE,
    WHEN_OWN_CARD_TURN,
    WHEN_OWN_TURN,
    WHEN_PRE_BATTLE,
    WHEN_REPLY,
    WHEN_REVEAL,
    WHEN_ROUND_START,
    WHEN_WOUND,
    WOUND,
)
from koloda.games.elven_rage.state import ElvenState, is_wiped_out, owner_of_side
from koloda.kernel.frames import push


def op_window(s: ElvenState, window: int, b: int, c: int) -> None:
    """ER-13.1: a window opens and offers itself to every player."""
    s.window = window
    if window == WOUND:
        s.lost_lives = 0
    ask_next(s, 0)


def ask_next(s: ElvenState, step: int) -> None:
    """ER-13.2: clockwise from the active player; the window closes when all have passed."""
    battle = s.window > TURN_END
    while step < s.n:
        seat = s.active + step
        if seat >= s.n:
            seat -= s.n
        if may_be_asked(s, seat, battle):
            push(s, ASK_WINDOW, seat, step, 0)
            return
        step += 1
    s.window = NOBODY


def may_be_asked(s: ElvenState, seat: int, only_with_cards: bool) -> bool:
    """ER-13.8; ER-13.10: in battle and for a reply not without hand cards and Artifacts."""
    if s.out >> seat & 1:
        return False
    return not only_with_cards or len(s.hands[seat]) > 0 or len(s.artifacts[seat]) > 0


def ask_reply(s: ElvenState, step: int) -> None:
    """ER-13.5: the others are asked clockwise from the declarer of the last declaration."""
    declarer = s.chain[len(s.chain) - LINK + LINK_SEAT]
    while step < s.n:
        seat = (declarer + step) % s.n
        if may_be_asked(s, seat, True):
            push(s, ASK_REPLY, seat, step, 0)
            return
        step += 1


def op_resume(s: ElvenState, window: int, b: int, c: int) -> None:
    """ER-13.2, ER-13.11: the asking starts again; ER-13.12: not without two sides."""
    if (window in (REVEAL, CARD_TURN)) and is_wiped_out(s):
        s.window = NOBODY
        return
    s.window = window
    ask_next(s, 0)


def moment(s: ElvenState, seat: int, replying: bool) -> int:
    """The timing values that hold for a player at this moment, as a mask."""
    window = s.window
    mask = WHEN_ANY | WHEN_REPLY if replying else WHEN_ANY
    if window > TURN_END:
        return mask | _moment_in_battle(s, seat, window)
    mask |= WHEN_OUTSIDE
    if seat != s.active:
        return mask
    if window == PRE_BATTLE:
        return mask | WHEN_PRE_BATTLE
    if window == AFTER_DISCARD:
        mask |= WHEN_BEFORE_CAPTURE
    elif window == TURN_END:
        mask |= WHEN_AFTER_CAPTURE
    return mask | WHEN_OWN_TURN


def _moment_in_battle(s: ElvenState, seat: int, window: int) -> int:
    if window == REVEAL:
        return WHEN_BATTLE | WHEN_REVEAL
    if window == WOUND:
        return WHEN_BATTLE | WHEN_WOUND
    if window == FINAL:
        return WHEN_BATTLE
    mask = WHEN_BATTLE | WHEN_CARD_TURN
    if s.card_turns == 1:
        mask |= WHEN_ROUND_START
    if s.acting != NOBODY and owner_of_side(s, s.places[s.acting * STRIDE + SIDE]) == seat:
        mask |= WHEN_OWN_CARD_TURN
    return mask
