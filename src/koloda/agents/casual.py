"""The casual agent: greedy, with slips."""

from koloda.agents.greedy import Greedy
from koloda.agents.seeds import mix
from koloda.kernel.errors import KolodaError
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game, Option, S, Seat

SLIPS = 33  # of a hundred decisions, so many are made without any thought


class Casual(Greedy[S]):
    """Plays as greedily as Greedy, but now and then anything at all."""

    def __init__(self, name: str, game: Game[S], seed: int, slips: int = SLIPS) -> None:
        super().__init__(name, game, seed, worlds=1)
        self.slips = slips
        self.chooser = Chooser(mix(seed, 0) & 0x3FFFFFFF)

    def choose(self, s: S, seat: Seat, again: bool) -> Option:
        if self.chooser.below(100) >= self.slips:
            return super().choose(s, seat, again)
        options = self.game.options(s)
        return options[self.chooser.below(len(options))]


def parse_slips(text: str) -> int:
    """A number of decisions in a hundred."""
    if text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= 100:
        return int(text)
    raise KolodaError(f"{text!r} is no share of slips: give a number from 1 to 100, as casual:50")
