"""The end of the game: chapter 20 of RULES.md."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.events import E_ENDED, tell
from koloda.games.berserk.rules.state import BerserkState

DESTROYED: Final = 1
BOTH_DESTROYED: Final = 2
INACTIVITY: Final = 3
LENGTH: Final = 4
ENDINGS: Final[list[str]] = ["", "destroyed", "both_destroyed", "inactivity", "length"]


def op_victory(s: BerserkState, turn_ended: int, _b: int, _c: int) -> None:
    """BK-20.1, 20.3, and the limits of section 8.1 (MS9)."""
    left, right = has_creature(s, 0), has_creature(s, 1)
    if left and right:
        if turn_ended:
            s.quiet += 1
            if s.quiet >= s.quiet_limit:
                finish(s, INACTIVITY, m.NONE)
            elif s.turn >= s.turn_limit:
                finish(s, LENGTH, m.NONE)
        return
    if left or right:
        finish(s, DESTROYED, 0 if left else 1)
    else:
        finish(s, BOTH_DESTROYED, m.NONE)


def has_creature(s: BerserkState, seat: int) -> bool:
    """BK-20.2: creatures in the game zone, hidden ones included."""
    types, kind = s.table.type, s.kind
    for unit in s.forces[seat]:
        if types[kind[unit]] == m.CREATURE:
            return True
    return False


def finish(s: BerserkState, ending: int, winner: int) -> None:
    """The game is over."""
    s.ending = ending
    s.winner = winner
    s.stack.clear()
    s.items.clear()
    tell(s, E_ENDED, ending, winner)
