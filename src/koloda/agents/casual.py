"""The casual agent: greedy, with slips."""

from koloda.agents.greedy import Greedy
from koloda.agents.seeds import mix
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game, Option, S, Seat

SLIP = 3  # one decision in so many is made without any thought


class Casual(Greedy[S]):
    """Plays as greedily as Greedy, but now and then anything at all."""

    def __init__(self, name: str, game: Game[S], seed: int) -> None:
        super().__init__(name, game, seed, worlds=1)
        self.chooser = Chooser(mix(seed, 0) & 0x3FFFFFFF)

    def choose(self, s: S, seat: Seat, again: bool) -> Option:
        if self.chooser.below(SLIP):
            return super().choose(s, seat, again)
        options = self.game.options(s)
        return options[self.chooser.below(len(options))]
