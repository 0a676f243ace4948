"""The ismcts agent: tree search within a budget of iterations or seconds."""

from collections.abc import Callable
from time import perf_counter

from koloda.agents.agent import Seeing
from koloda.agents.budget import Budget
from koloda.agents.evaluation import Evaluation, evaluation_of
from koloda.agents.search import Search, Settings
from koloda.agents.seeds import mix
from koloda.kernel.protocol import Game, Option, S, Seat


class Ismcts(Seeing[S]):
    """Searches one tree per turn: what is left of it serves the next decision of the turn."""

    def __init__(
        self,
        name: str,
        game: Game[S],
        seed: int,
        budget: Budget,
        settings: Settings,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(name)
        self.game = game
        self.evaluation = evaluation_of(game)
        self.seed = seed
        self.budget = budget
        self.settings = settings
        self.clock = clock
        self.asked = 0
        self.search: Search[S] | None = None
        self.owner: Seat = -1

    def choose(self, s: S, seat: Seat, again: bool) -> Option:
        search = self.thought(s, seat, again)
        best = search.found(self.game.options(s), seat)[0]
        search.descend(best)
        return best.option

    def thought(self, s: S, seat: Seat, again: bool) -> Search[S]:
        """The tree for the decision, searched until it is made."""
        search = self.search
        if search is None or not again or seat != self.owner:
            self.asked += 1
            search = self.fresh()
            self.search, self.owner = search, seat
        think(search, s, seat, self.budget, self.clock, whole=False)
        return search

    def fresh(self) -> Search[S]:
        """A tree with nothing in it."""
        return new_search(self.game, self.evaluation, self.settings, mix(self.seed, self.asked))

    def __getstate__(self) -> dict[str, object]:
        """A saved or copied agent leaves its tree behind: its next decision begins a new one."""
        return {**self.__dict__, "search": None}


def new_search(game: Game[S], known: Evaluation[S], settings: Settings, seed: int) -> Search[S]:
    """A tree with nothing in it."""
    return Search(game, known.evaluate, known.weights, known.quiet, settings, seed, known.unsettled)


def think(
    search: Search[S],
    s: S,
    seat: Seat,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
    whole: bool = True,
) -> None:
    """Spend a budget on a tree: the whole, or for as long as what is left can change the choice."""
    options = search.game.options(s)
    start, done = clock(), 0
    left = budget.left(done, 0.0)
    while left and (whole or search.lead(options, seat) <= left):
        search.run(s, seat, 1)
        done += 1
        left = budget.left(done, clock() - start)
