"""Windows and order: chapter 13 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.state import ElvenState, is_wiped_out, owner_of_side
from koloda.kernel.frames import push


def op_window(s: ElvenState, window: int, b: int, c: int) -> None:
    """ER-13.1, ER-13.4, ER-13.14: a window opens and offers itself to every player.

    Whoever is asked may pass, also with nothing to declare (ER-19.14).
    """
    s.window = window
    if window == m.WOUND:
        s.lost_lives = 0
    ask_next(s, 0)


def ask_next(s: ElvenState, step: int) -> None:
    """ER-13.2: clockwise from the active player; the window closes when all have passed."""
    battle = s.window > m.TURN_END
    while step < s.n:
        seat = s.active + step
        if seat >= s.n:
            seat -= s.n
        if may_be_asked(s, seat, battle):
            push(s, m.ASK_WINDOW, seat, step, 0)
            return
        step += 1
    s.window = m.NOBODY


def may_be_asked(s: ElvenState, seat: int, only_with_cards: bool) -> bool:
    """ER-13.8; ER-13.10: in battle and for a reply not without hand cards and Artifacts."""
    if s.out >> seat & 1:
        return False
    return not only_with_cards or len(s.hands[seat]) > 0 or len(s.artifacts[seat]) > 0


def ask_reply(s: ElvenState, step: int) -> None:
    """ER-13.5: the others are asked clockwise from the declarer of the last declaration."""
    declarer = s.chain[len(s.chain) - m.LINK + m.LINK_SEAT]
    while step < s.n:
        seat = (declarer + step) % s.n
        if may_be_asked(s, seat, True):
            push(s, m.ASK_REPLY, seat, step, 0)
            return
        step += 1


def op_resume(s: ElvenState, window: int, b: int, c: int) -> None:
    """ER-13.2, ER-13.11: the asking starts again; ER-13.12: not without two sides."""
    if (window in (m.REVEAL, m.CARD_TURN)) and is_wiped_out(s):
        s.window = m.NOBODY
        return
    s.window = window
    ask_next(s, 0)


def moment(s: ElvenState, seat: int, replying: bool) -> int:
    """The timing values that hold for a player at this moment, as a mask."""
    window = s.window
    mask = m.WHEN_ANY | m.WHEN_REPLY if replying else m.WHEN_ANY
    if window > m.TURN_END:
        return mask | _moment_in_battle(s, seat, window)
    mask |= m.WHEN_OUTSIDE
    if seat != s.active:
        return mask
    if window == m.PRE_BATTLE:
        return mask | m.WHEN_PRE_BATTLE
    if window == m.AFTER_DISCARD:
        mask |= m.WHEN_BEFORE_CAPTURE
    elif window == m.TURN_END:
        mask |= m.WHEN_AFTER_CAPTURE
    return mask | m.WHEN_OWN_TURN


def _moment_in_battle(s: ElvenState, seat: int, window: int) -> int:
    if window == m.REVEAL:
        return m.WHEN_BATTLE | m.WHEN_REVEAL
    if window == m.WOUND:
        return m.WHEN_BATTLE | m.WHEN_WOUND
    if window == m.FINAL:
        return m.WHEN_BATTLE
    mask = m.WHEN_BATTLE | m.WHEN_CARD_TURN
    if s.card_turns == 1:
        mask |= m.WHEN_ROUND_START
    if s.acting != m.NOBODY and owner_of_side(s, s.places[s.acting * m.STRIDE + m.SIDE]) == seat:
        mask |= m.WHEN_OWN_CARD_TURN
    return mask
