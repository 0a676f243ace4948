"""Advice: what a seat can expect of each of its options, from what it knows."""

from dataclasses import dataclass

from koloda.agents.budget import Budget
from koloda.agents.evaluation import evaluation_of
from koloda.agents.ismcts import new_search, think
from koloda.agents.levels import settings_of
from koloda.agents.search import Edge, Search
from koloda.agents.seeds import mix
from koloda.arena.statistics import win_chance, win_chances
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import OVER, Game, Option, S, Seat

PROBES = 60  # walks that at least stand behind an option somebody asks about


@dataclass(frozen=True)
class OptionAdvice:
    """An option with the seat's estimated chance to win, and how many walks say so."""

    option: Option
    chance: float
    visits: int


@dataclass(frozen=True)
class Advice:
    """The options of the seat to move, the best first, and everybody's chances."""

    seat: Seat
    options: list[OptionAdvice]
    chances: list[float]

    def of(self, option: Option) -> OptionAdvice:
        """What was found about one option."""
        return next(found for found in self.options if found.option == option)


def advise(game: Game[S], s: S, budget: Budget, seed: int, asked: Option | None = None) -> Advice:
    """Search for the seat to move; s may be the true position, the search does not see it.

    asked: an option that is looked at in any case.
    """
    seat = game.seat(s)
    if seat == OVER:
        raise KolodaError("the game is over: there is nothing to decide")
    options = game.options(s)
    world = game.resample(s, seat, mix(seed, 1))
    search = fresh_search(game, seed)
    if len(options) > 1:
        think(search, world, seat, budget)
        ranked = search.found(options, seat)  # before any probe, which adds visits
        if asked is not None:
            probe(search, world, seat, asked)
        return _found(search, ranked, seat)
    game.apply(world, options[0])
    values = evaluation_of(game).evaluate(world) if game.seat(world) != OVER else []
    values = game.returns(world) or values
    chances = win_chances(values)
    return Advice(seat, [OptionAdvice(options[0], chances[seat], 0)], chances)


def fresh_search(game: Game[S], seed: int) -> Search[S]:
    """A tree with nothing in it, set as for agents."""
    return new_search(game, evaluation_of(game), settings_of(game), mix(seed, 2))


def probe(search: Search[S], world: S, seat: Seat, option: Option) -> None:
    """Let enough walks begin with an option that the search did not think much of."""
    edges = search.found([option], seat)
    search.run(world, seat, max(0, PROBES - edges[0].visits), option)


def _found(search: Search[S], ranked: list[Edge], seat: Seat) -> Advice:
    values = search.means()
    trust = search.settings.trust
    found = [
        OptionAdvice(
            edge.option,
            win_chance((edge.total + trust * edge.prior) / (edge.visits + trust), values),
            edge.visits,
        )
        for edge in ranked
    ]
    return Advice(seat, found, win_chances(values))
