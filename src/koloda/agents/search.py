"""Information-set Monte Carlo tree search: one tree over many resampled worlds.

A node is a history of real decisions since the root; luck and forced decisions leave no
trace in it, so one node stands for all worlds in which that history is possible. An edge
belongs to the seat that decides, and counts how often it was available beside how often
it was taken.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final, Generic

from koloda.agents.lookahead import settle_roughly, value_after
from koloda.agents.seeds import mix
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game, S

LONG_TURN: Final = 60  # decisions after which a turn is judged unfinished
SEATS: Final = 8  # edges of one node are told apart by option and seat


class Edge:
    """One option of one seat at a node."""

    __slots__ = ("available", "child", "option", "prior", "sights", "total", "visits")

    def __init__(self, option: int) -> None:
        self.option = option
        self.prior = 0.0  # what the evaluation thought of it at first sight
        self.sights = 0
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
        questions: int = 6,
        glance: int = 3,
        careful: bool = False,
        finish: bool = False,
    ) -> None:
        self.explore = explore  # how much a rarely taken option attracts, with two seats
        self.trust = trust  # how many visits the first sight counts for
        self.playout = playout  # decisions of a playout before it is cut off
        self.expand = expand  # visits after which a node gets edges
        self.questions = questions  # answered before a leaf is judged, at most
        self.glance = glance  # the same at first sight of an option
        self.careful = careful  # look at the options of the root as greedy does
        self.finish = finish  # play what is under way to its end before a leaf is judged

    def __reduce__(self) -> tuple[type["Settings"], tuple[float | bool, ...]]:
        return (
            Settings,
            (
                self.explore,
                self.trust,
                self.playout,
                self.expand,
                self.questions,
                self.glance,
                self.careful,
                self.finish,
            ),
        )


class Search(Generic[S]):
    """A tree for the decision of one seat."""

    def __init__(
        self,
        game: Game[S],
        evaluate: Callable[[S], list[float]],
        weights: Callable[[S, list[int]], list[int]],
        quiet: list[int],
        settings: Settings,
        seed: int,
        unsettled: Callable[[S], bool] | None = None,
    ) -> None:
        self.game = game
        self.evaluate = evaluate
        self.weights = weights
        self.quiet = quiet
        self.unsettled = unsettled
        self.settings = settings
        self.seed = seed
        self.explore = settings.explore
        self.chooser = Chooser(seed & 0x3FFFFFFF)
        self.root = Node()
        self.worlds = 0  # resampled so far
        self.counted = 0  # walks whose values are summed here, by seat
        self.values: list[float] = []

    def run(self, s: S, seat: int, iterations: int, first: int = -1) -> None:
        """So many walks down the tree, each in a world of its own.

        first: the option with which every walk begins, or -1 to let the search choose.
        """
        for _ in range(iterations):
            self.worlds += 1
            self.walk(self.game.resample(s, seat, mix(self.seed, self.worlds)), first)

    def walk(self, world: S, first: int) -> None:
        """Select, expand, evaluate, and carry the values back."""
        path: list[Edge] = []
        seats: list[int] = []
        self.go_down(world, first, path, seats)
        values = self.outcome(world)
        # the more seats share one win, the closer together lie the values of their options
        self.explore = self.settings.explore * min(1.0, 2.0 / len(values))
        for i in range(len(path)):
            edge = path[i]
            edge.visits += 1
            edge.total += values[seats[i]]
        if first < 0:
            self.counted += 1
            while len(self.values) < len(values):
                self.values.append(0.0)
            for seat in range(len(values)):
                self.values[seat] += values[seat]

    def go_down(self, world: S, first: int, path: list[Edge], seats: list[int]) -> None:
        """From the root to a node that has no edges yet, or to the end of the game."""
        game, node, expand = self.game, self.root, self.settings.expand
        if node.visits < expand:
            node.visits = expand  # the root is worth edges at once
        options = self.real_options(world)
        if first >= 0:
            options = [first]
        while options and node.visits >= expand:
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
        trust, explore = self.settings.trust, self.explore
        best: Edge | None = None
        best_score = -1e9
        for option in options:
            edge = self.sighted(node, world, seat, option)
            n = edge.visits + trust
            score = (edge.total + trust * edge.prior) / n
            score += explore * sqrt(log(edge.available + 1.0) / n)
            if score > best_score:
                best_score = score
                best = edge
        assert best is not None
        return best

    def sighted(self, node: Node, world: S, seat: int, option: int) -> Edge:
        """The edge of an option, counted as available.

        An edge that is hardly visited is looked at again in another world whenever its
        availability has doubled: one unlucky world must not bury it for ever.
        """
        edge = node.edges.get(option * SEATS + seat)
        if edge is None:
            edge = Edge(option)
            node.edges[option * SEATS + seat] = edge
        edge.available += 1
        n = edge.available
        if n & (n - 1) == 0 and edge.visits < self.settings.trust:
            careful = self.settings.careful and node is self.root
            value = self.sight(world, seat, option, careful)
            edge.sights += 1
            edge.prior += (value - edge.prior) / edge.sights
        return edge

    def sight(self, world: S, seat: int, option: int, careful: bool) -> float:
        """What the evaluation thinks of an option in one world; careful: as greedy sees it."""
        game = self.game
        if careful:
            return value_after(game, self.evaluate, self.quiet, world, option, seat, self.chooser)
        copy = world.clone()
        game.apply(copy, option)
        return self.judged(copy, self.settings.glance)[seat]

    def judged(self, world: S, questions: int) -> list[float]:
        """Everybody's value once the open questions are answered; the world is used up."""
        return settle_roughly(self.game, self.evaluate, self.quiet, world, questions, self.chooser)

    def outcome(self, world: S) -> list[float]:
        """A playout, cut off into the evaluation."""
        game = self.game
        for _ in range(self.settings.playout):
            options = game.options(world)
            if not options:
                break
            game.apply(world, self.pick(world, options))
        if self.settings.finish:
            self.finish(world)
        return self.judged(world, self.settings.questions)

    def finish(self, world: S) -> None:
        """Halfway through material says little: much of it is about to be traded."""
        if self.unsettled is None:
            self.finish_turn(world)
            return
        for _ in range(LONG_TURN):
            if not self.unsettled(world):
                return
            options = self.game.options(world)
            if not options:
                return
            self.game.apply(world, self.pick(world, options))

    def finish_turn(self, world: S) -> None:
        """Play until another seat is asked a quiet question: then its turn has begun."""
        game, mover = self.game, -1
        for _ in range(LONG_TURN):
            options = game.options(world)
            if not options:
                return
            if world.stack[-4] in self.quiet:
                seat = game.seat(world)
                if mover >= 0 and seat != mover:
                    return
                mover = seat
            game.apply(world, self.pick(world, options))

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

    def lead(self, options: list[int], seat: int) -> int:
        """By how many visits the most visited of the options at the root is ahead of the next."""
        first = second = 0
        for option in options:
            edge = self.root.edges.get(option * SEATS + seat)
            if edge is None:
                continue
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def descend(self, edge: Edge) -> None:
        """The edge was taken: its subtree is the tree now."""
        self.root = Node() if edge.child is None else edge.child
        self.counted = 0
        self.values = []

    def means(self) -> list[float]:
        """What the walks from this root were worth to each seat."""
        return [value / self.counted for value in self.values]
