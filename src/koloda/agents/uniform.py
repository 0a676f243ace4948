"""The uniform agent: every option alike."""

from koloda.agents.agent import Blind
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Option


class Uniform(Blind):
    """Chooses uniformly at random."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.chooser = Chooser(seed)

    def pick(self, options: list[Option]) -> Option:
        return options[self.chooser.below(len(options))]
