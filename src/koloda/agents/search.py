"""Information-set Monte Carlo tree search: one tree over many resampled worlds.

A node is a history of real decisions since the root; luck and forced decisions leave no
trace in it, so one node stands for all worlds in which that history is possible. An edge
belongs to the seat that decides, and counts how often it was available beside how often
it was taken.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final, Generic

from koloda.agents.lookahead import value_after
from koloda.agents.seeds import mix
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, S

SEATS: Final = 8  # edges of one node are told apart by option and seat


class Edge:
    """One option of one seat at a node."""

    __slots__ = ("available", "child", "option", "prior", "total", "visits")

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior  # what the evaluation thought of it at first sight
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        """What its seat got on average; before the first visit the first sight."""
        return self.total / self.visits if self.visits else self.prior


class Node:
    """A history of decisions."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Settings:
    """How a search weighs what it sees."""

    def __init__(
        self,
        explore: float = 0.35,
        trust: float = 4.0,
        playout: int = 0,
        expand: int = 1,
    ) -> None:
        self.explore = explore  # how much a rarely taken option attracts
        self.trust = trust  # how many visits the first sight counts for
        self.playout = playout  # decisions of a playout before it is cut off
        self.expand = expand  # visits after which a node gets edges


class Search(Generic[S]):
    """A tree for the decision of one seat."""

    def __init__(
        self,
        game: Game[S],
        evaluate: Callable[[S], list[float]],
        weights: Callable[[S, list[int]], list[int]],
        settings: Settings,
        seed: int,
    ) -> None:
        self.game = game
        self.evaluate = evaluate
        self.weights = weights
        self.settings = settings
        self.seed = seed
        self.chooser = Chooser(seed & 0x3FFFFFFF)
        self.root = Node()
        self.worlds = 0  # resampled so far

    def run(self, s: S, seat: int, iterations: int) -> None:
        """So many walks down the tree, each in a world of its own."""
        for _ in range(iterations):
            self.worlds += 1
            self.walk(self.game.resample(s, seat, mix(self.seed, self.worlds)))

    def walk(self, world: S) -> None:
        """Select, expand, evaluate, and carry the values back."""
        game, node = self.game, self.root
        path: list[Edge] = []
        seats: list[int] = []
        options = self.real_options(world)
        if node.visits < self.settings.expand:
            node.visits = self.settings.expand  # the root is worth edges at once
        while options and node.visits >= self.settings.expand:
            seat = game.seat(world)
            edge = self.select(node, world, seat, options)
            path.append(edge)
            seats.append(seat)
            node.visits += 1
            game.apply(world, edge.option)
            if edge.child is None:
                edge.child = Node()
            node = edge.child
            options = self.real_options(world)
        node.visits += 1
        values = self.outcome(world)
        for i in range(len(path)):
            edge = path[i]
            edge.visits += 1
            edge.total += values[seats[i]]

    def real_options(self, world: S) -> list[int]:
        """The options of the next decision with more than one; none at the end."""
        game = self.game
        options = game.options(world)
        while len(options) == 1:
            game.apply(world, options[0])
            options = game.options(world)
        return options

    def select(self, node: Node, world: S, seat: int, options: list[int]) -> Edge:
        """The available edge with the best mix of value, first sight and rarity."""
        settings = self.settings
        trust, explore = settings.trust, settings.explore
        best: Edge | None = None
        best_score = -1e9
        for option in options:
            edge = node.edges.get(option * SEATS + seat)
            if edge is None:
                prior = value_after(self.game, self.evaluate, world, option, seat, self.chooser)
                edge = Edge(option, prior)
                node.edges[option * SEATS + seat] = edge
            edge.available += 1
            n = edge.visits + trust
            score = (edge.total + trust * edge.prior) / n + explore * sqrt(
                log(edge.available + 1.0) / n
            )
            if score > best_score:
                best_score = score
                best = edge
        assert best is not None
        return best

    def outcome(self, world: S) -> list[float]:
        """A playout, cut off into the evaluation."""
        game = self.game
        for _ in range(self.settings.playout):
            options = game.options(world)
            if not options:
                break
            game.apply(world, self.pick(world, options))
        if game.seat(world) != OVER:
            return self.evaluate(world)
        returns = game.returns(world)
        assert returns is not None
        return returns

    def pick(self, world: S, options: list[int]) -> int:
        """An option as a sensible player would choose it."""
        if len(options) == 1:
            return options[0]
        weights = self.weights(world, options)
        left = self.chooser.below(sum(weights))
        for i in range(len(options)):
            left -= weights[i]
            if left < 0:
                return options[i]
        return options[-1]

    def found(self, options: list[int], seat: int) -> list[Edge]:
        """The edges of the given options at the root, the most visited first."""
        edges = [self.root.edges.get(option * SEATS + seat) for option in options]
        known = [edge for edge in edges if edge is not None]
        known.sort(key=lambda edge: (-edge.visits, -edge.mean(), edge.option))
        return known

    def descend(self, edge: Edge) -> None:
        """The edge was taken: its subtree is the tree now."""
        self.root = Node() if edge.child is None else edge.child
