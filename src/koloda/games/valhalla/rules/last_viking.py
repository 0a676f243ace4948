"""The Last Viking: chapter 4.14xx of RULES.md."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.state import ValhallaState, has_squad
from koloda.kernel.event import ALL
from koloda.kernel.frames import then


def title_of(s: ValhallaState, seat: int) -> int:
    """The set a player holds, never two (VA-4.1436), as an index into s.title, or NOBODY."""
    for i in range(0, len(s.title), 2):
        if s.title[i] == seat:
            return i
    return m.NOBODY


def dice_against(s: ValhallaState, seat: int) -> int:
    """VA-4.1424: extra dice of a player who attacks this one."""
    i = title_of(s, seat)
    if i == m.NOBODY:
        return 0
    return s.table.levels[s.match.title][(s.title[i + 1] - 1) * 2 + 1]


def collect(s: ValhallaState, seat: int) -> None:
    """VA-4.1421: at the start of the turn the points of the level, then the level rises."""
    i = title_of(s, seat)
    if i == m.NOBODY or not has_squad(s, seat):
        return  # VA-4.1422
    points = s.table.levels[s.match.title][(s.title[i + 1] - 1) * 2]
    then(s, (m.OP_POINTS, seat, points, 0), (m.OP_RAISE, seat, 0, 0))


def op_raise(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.1423: one level up, not above the last one of the card."""
    i = title_of(s, seat)
    s.title = s.title[:]  # shared with clones
    s.title[i + 1] = min(s.title[i + 1] + 1, len(s.table.levels[s.match.title]) // 2)
    if s.events is not None:
        s.events.append((m.E_LEVEL, ALL, 2, seat, s.title[i + 1]))


def op_title(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1411 to VA-4.1413, VA-4.1431 to VA-4.1437: the title after a battle."""
    winner, loser = s.battle.winner, s.battle.loser
    if winner == m.NOBODY or not s.title:
        return
    own, others = title_of(s, winner), title_of(s, loser)
    if others != m.NOBODY:
        if own != m.NOBODY:
            s.title = s.title[:]  # shared with clones
            s.title[others] = m.NOBODY  # VA-4.1435
            if s.events is not None:
                s.events.append((m.E_TITLE_BACK, ALL, 1, loser))
        else:
            give(s, others, winner)  # VA-4.1412, VA-4.1434
    elif own == m.NOBODY:
        middle = title_of(s, m.NOBODY)
        if middle != m.NOBODY:
            give(s, middle, winner)  # VA-4.1411, VA-4.1432, VA-4.1433


def give(s: ValhallaState, i: int, seat: int) -> None:
    """A player takes a set and marks level 1."""
    s.title = s.title[:]  # shared with clones
    s.title[i], s.title[i + 1] = seat, 1
    if s.events is not None:
        s.events.append((m.E_TITLE, ALL, 2, seat, i // 2))
