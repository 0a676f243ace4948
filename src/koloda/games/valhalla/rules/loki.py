"""Loki's Cunning: chapter 4.9xx of RULES.md; nothing else of a battle changes (VA-4.916)."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.cards import recover, steal, take_topmost
from koloda.games.valhalla.rules.jarls import margin
from koloda.games.valhalla.rules.knowledge import be_certain
from koloda.games.valhalla.rules.state import ValhallaState, is_tactic_of, played_kind
from koloda.games.valhalla.rules.turn import add_warrior, placements
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack


def op_loki(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.911: after everything else the loser is offered the row of the difference (VA-4.917)."""
    if s.match.loki == m.NOBODY or s.battle.winner == m.NOBODY:
        return  # VA-4.918
    difference = margin(s)
    rows = s.table.loki_rows[s.match.loki]
    for row in range(len(rows)):
        if difference <= rows[row].difference:
            push(s, m.ASK_LOKI, s.battle.loser, row, 0)
            return  # VA-4.913: beyond the last row there is nothing


def options_loki(s: ValhallaState, seat: int, first: int, _: int) -> list[int]:
    """VA-4.912: the entitled row, any row below, or nothing."""
    rows = len(s.table.loki_rows[s.match.loki])
    return [m.V_PASS << VERB_SHIFT, *[pack(m.V_ROW, row) for row in range(first, rows)]]


def answer_loki(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    if option >> VERB_SHIFT == m.V_PASS:
        return
    row = option >> A_SHIFT & PARAMETER
    if s.events is not None:
        s.events.append((m.E_LOKI, ALL, 3, seat, s.match.loki, row + 1))
    for i in range(len(s.table.loki_rows[s.match.loki][row].bonuses) // 3 - 1, -1, -1):
        push(s, m.OP_LOKI_BONUS, seat, row, i)


def op_loki_bonus(s: ValhallaState, seat: int, row: int, number: int) -> None:
    """One bonus of a row; what is impossible is left out (VA-4.920)."""
    bonuses = s.table.loki_rows[s.match.loki][row].bonuses
    bonus, n, keep = bonuses[number * 3], bonuses[number * 3 + 1], bonuses[number * 3 + 2]
    if bonus == m.L_POINTS:
        push(s, m.OP_POINTS, seat, n, 0)  # VA-4.915
    elif bonus == m.L_DRAW:
        push(s, m.OP_DRAW_KEEP, seat, n, keep)
    elif bonus == m.L_TACTIC:
        take_topmost(s, seat, m.TACTIC)
    elif bonus == m.L_STEAL:
        steal(s, seat, s.battle.winner)
    elif bonus == m.L_RECOVER:
        if options_recover(s, seat, 0, 0):
            push(s, m.ASK_LOKI_TACTIC, seat, 0, 0)
    elif bonus == m.L_SEND:
        if options_loki_send(s, seat, 0, 0):
            push(s, m.ASK_LOKI_SEND, seat, 0, 0)
    elif s.hands[seat]:
        push(s, m.ASK_LOKI_WARRIOR, seat, 0, 0)  # asked with any hand, so that it tells nothing


def options_loki_warrior(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """W: a warrior of the hand joins the squad by the usual limits; without one, nothing."""
    return placements(s, seat) or [m.V_PASS << VERB_SHIFT]


def answer_loki_warrior(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    if option >> VERB_SHIFT == m.V_PASS:
        be_certain(s, seat, m.OTHERS_HELD, len(s.hands[seat]))  # no warrior: it would be placed
    else:
        add_warrior(s, seat, option)


def options_recover(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """R: a tactic this player played in the battle that still lies in the discard pile."""
    found: list[int] = []
    for entry in s.battle.played:
        kind = played_kind(entry)
        if is_tactic_of(entry, seat) and kind in s.discard and kind not in found:
            found.append(kind)
    return [pack(m.V_RECOVER, kind) for kind in sorted(found)]


def answer_recover(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    recover(s, seat, option >> A_SHIFT & PARAMETER)


def options_loki_send(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    """VA-4.921: a warrior activated in this battle and still in the loser's squad."""
    start, armed = seat * m.SLOTS, s.battle.armed
    return [
        pack(m.V_SEND, place)
        for place in range(start, start + m.SLOTS)
        if armed[place] and s.squad[place] != m.EMPTY
    ]


def answer_loki_send(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.921: it enters alone, with its entry bonus."""
    s.battle.sent = 1 << (option >> A_SHIFT & PARAMETER)
    then(s, (m.OP_ENTER, seat, 0, 0), (m.OP_TAKE_ENTRIES, seat, 0, 0))
