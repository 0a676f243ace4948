"""Standing passes: ER-13.9 of RULES.md. A player's own setting, no part of the position.

Whoever asks a player (a server, a terminal) keeps one StandingPass for him and passes on his
behalf where `passes` says so; such a pass is recorded like any other.
"""

from typing import Final

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.state import ElvenState, side_of

EVERY_WINDOW: Final = 0xFF  # one bit for each of the eight windows

NO_REST: Final = 0
REST_OF_BATTLE: Final = 1
REST_OF_TURN: Final = 2


LEVELS: Final = ["always", "own", "attacked", "never"]


def passes_at(s: ElvenState, seat: int, level: str) -> bool:
    """Whether a player passes who wants to be asked always, in his own turns and battles,
    only when he is attacked, or never."""
    ask = s.stack[-4] if s.stack else m.NOBODY
    if ask not in (m.ASK_WINDOW, m.ASK_REPLY) or s.stack[-3] != seat or level == "always":
        return False
    attacked = s.land != m.NOBODY and s.defender == seat
    if level == "own":
        fights = s.window > m.TURN_END and side_of(s, seat) != m.NOBODY
        return not attacked and not fights and s.active != seat
    return level == "never" or not attacked


class StandingPass:
    """In which windows and whose battles a player wants to be asked, and whether for replies."""

    def __init__(
        self,
        windows: int = EVERY_WINDOW,
        own_battles: bool = True,
        other_battles: bool = True,
        replies: bool = True,
    ) -> None:
        self.windows = windows
        self.own_battles = own_battles
        self.other_battles = other_battles
        self.replies = replies
        self.rest = NO_REST
        self.turn = m.NOBODY  # the round of turns and the player in whose turn the rest was set
        self.active = m.NOBODY
        self.land = m.NOBODY  # the land under attack when he was last asked

    def pass_rest(self, s: ElvenState, rest: int) -> None:
        """Pass for the rest of the present battle or turn."""
        self.rest = rest
        self.turn = s.round_no
        self.active = s.active
        self.land = s.land

    def passes(self, s: ElvenState, seat: int) -> bool:
        """Whether the player passes the question he is asked now."""
        ask = s.stack[-4] if s.stack else m.NOBODY
        if ask not in (m.ASK_WINDOW, m.ASK_REPLY) or s.stack[-3] != seat:
            return False
        if self.is_resting(s, seat):
            return True
        if ask == m.ASK_REPLY and not self.replies:
            return True
        if s.window > m.TURN_END:
            wanted = self.own_battles if side_of(s, seat) != m.NOBODY else self.other_battles
            if not wanted:
                return True
        return not self.windows >> s.window & 1

    def is_resting(self, s: ElvenState, seat: int) -> bool:
        """The rest ends with its battle or turn, and early when an own land is attacked."""
        if self.rest == NO_REST:
            return False
        if s.round_no != self.turn or s.active != self.active:
            return False
        if s.land != self.land:  # the battle is over, or another attack has begun
            self.land = s.land
            if self.rest == REST_OF_BATTLE or (s.land != m.NOBODY and s.defender == seat):
                self.rest = NO_REST
                return False
        return True
