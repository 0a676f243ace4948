"""The greedy agent: the option with the best evaluation, one decision ahead."""

from koloda.agents.agent import Seeing
from koloda.agents.evaluation import evaluation_of
from koloda.agents.lookahead import value_after
from koloda.agents.seeds import mix
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game, Option, S, Seat

WORLDS = 3


class Greedy(Seeing[S]):
    """Tries every option on a few resampled worlds and takes the best on average."""

    def __init__(self, name: str, game: Game[S], seed: int, worlds: int = WORLDS) -> None:
        super().__init__(name)
        self.game = game
        self.evaluation = evaluation_of(game)
        self.seed = seed
        self.worlds = worlds
        self.asked = 0

    def choose(self, s: S, seat: Seat, again: bool) -> Option:
        self.asked += 1
        options = self.game.options(s)
        values = self.values(s, seat, options)
        return options[max(range(len(options)), key=lambda i: values[i])]

    def values(self, s: S, seat: Seat, options: list[Option]) -> list[float]:
        """The mean value of each option over the worlds."""
        known, sums = self.evaluation, [0.0] * len(options)
        for number in range(self.worlds):
            seed = mix(self.seed, self.asked * self.worlds + number)
            world = self.game.resample(s, seat, seed)
            chooser = Chooser(seed & 0x3FFFFFFF)
            for i, option in enumerate(options):
                sums[i] += value_after(
                    self.game, known.evaluate, known.quiet, world, option, seat, chooser
                )
        return [total / self.worlds for total in sums]
