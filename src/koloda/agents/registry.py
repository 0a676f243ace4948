"""Agents by name: uniform, casual, casual:50, greedy, ismcts:1000, ismcts:1s, and the levels."""

from collections.abc import Callable
from time import perf_counter

from koloda.agents import budget
from koloda.agents.agent import Agent
from koloda.agents.casual import Casual, parse_slips
from koloda.agents.greedy import Greedy
from koloda.agents.ismcts import Ismcts
from koloda.agents.levels import LEVELS, level, settings_of
from koloda.agents.uniform import Uniform
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game, S

NAMES = ", ".join(
    [
        "uniform",
        "casual",
        "casual:N (slips in a hundred)",
        "greedy",
        "ismcts:N (iterations)",
        "ismcts:Ns (seconds)",
        *LEVELS,
    ]
)


def make(name: str, game: Game[S], seed: int, clock: Callable[[], float] = perf_counter) -> Agent:
    """The named agent for one seat of one match of a game; its seconds are those of the clock."""
    plain = level(game, name) if name in LEVELS else name
    kind, colon, argument = plain.partition(":")
    if plain == "uniform":
        return Uniform(name, seed)
    if plain == "greedy":
        return Greedy(name, game, seed)
    if plain == "casual":
        return Casual(name, game, seed)
    if kind == "casual":
        return Casual(name, game, seed, parse_slips(argument))
    if kind == "ismcts" and colon:
        return Ismcts(name, game, seed, budget.parse(argument), settings_of(game), clock)
    raise KolodaError(f"there is no agent {name!r}: choose one of {NAMES}")


def check(name: str, game: Game[S]) -> None:
    """Refuse a name that make() would refuse."""
    make(name, game, 0)
