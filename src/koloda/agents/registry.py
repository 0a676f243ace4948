"""Agents by name: uniform, greedy, ismcts:1000, ismcts:1s, easy, normal, strong."""

from koloda.agents.agent import Agent
from koloda.agents.greedy import Greedy
from koloda.agents.uniform import Uniform
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game, S

NAMES = "uniform, greedy"


def make(name: str, game: Game[S], seed: int) -> Agent:
    """The named agent for one seat of one match of a game."""
    if name == "uniform":
        return Uniform(name, seed)
    if name == "greedy":
        return Greedy(name, game, seed)
    raise KolodaError(f"there is no agent {name!r}: choose one of {NAMES}")
