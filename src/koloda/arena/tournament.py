"""Tournaments: pairs of entrants, mirrored seats, shared luck, early stopping.

Agents count the seconds that the processor spends on them: whatever else a machine does,
they think as much.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from time import process_time

import msgspec

from koloda.agents.registry import make
from koloda.agents.seeds import mix
from koloda.arena.entrants import check_entrants, parse_entrant, seated
from koloda.arena.journal import Journal
from koloda.arena.match import play_match
from koloda.arena.pool import run_jobs
from koloda.arena.statistics import SequentialTest, shares
from koloda.games.registry import find
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

MIRRORS = 2  # every block of a pair is played with the seats one way and the other way


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides the results; the first line of a result file."""

    run: str = "koloda tournament 1"
    game: str
    version: int
    cards: str  # fingerprint of the card table
    folder: str = ""  # a designer's card folder
    seats: int
    settings: dict[str, str] = {}
    entrants: list[str]
    mode: str = "round-robin"  # or "gauntlet": the first against each other one
    seed: int = 1


class Block(msgspec.Struct, frozen=True):
    """The mirrored games of one pair with one seed."""

    pair: int
    number: int


class GameResult(msgspec.Struct, frozen=True):
    """One game: entrants by seat, and what came of it."""

    lineup: list[int]
    returns: list[float]
    ending: str
    decisions: int


class BlockResult(msgspec.Struct, frozen=True):
    """The games of a block."""

    pair: int
    number: int
    games: list[GameResult]


def plan_for(
    game: Game[BaseState], setup: Setup, entrants: list[str], seed: int, **more: str
) -> Plan:
    """A plan that is known to be playable."""
    if len(entrants) < 2:
        raise KolodaError("a tournament needs two agents or more")
    for name in entrants:
        if entrants.count(name) > 1:
            raise KolodaError(f"agent {name!r} is named twice")
    if setup.seats < 2:
        raise KolodaError("a tournament needs two seats or more")
    check_entrants(entrants, game, setup)
    return Plan(
        game=game.id,
        version=game.version,
        cards=game.fingerprint,
        seats=setup.seats,
        settings=setup.options,
        entrants=entrants,
        seed=seed,
        **more,
    )


def pairs_of(plan: Plan) -> list[tuple[int, int]]:
    """Who meets whom."""
    n = len(plan.entrants)
    if plan.mode == "gauntlet":
        return [(0, other) for other in range(1, n)]
    return list(combinations(range(n), 2))


def lineups(plan: Plan, pair: tuple[int, int]) -> list[list[int]]:
    """The two sit by turns round the table, then the other way."""
    one = [pair[seat % 2] for seat in range(plan.seats)]
    other = [pair[(seat + 1) % 2] for seat in range(plan.seats)]
    return [one, other]


@cache
def _game(name: str, folder: str) -> Game[BaseState]:
    return find(name, Path(folder) if folder else None)


def play_block(job: tuple[Plan, Block]) -> BlockResult:
    """All games of a block; what a worker does."""
    plan, block = job
    game = _game(plan.game, plan.folder)
    games = [
        _play(game, plan, lineup, block, mirror)
        for mirror, lineup in enumerate(lineups(plan, pairs_of(plan)[block.pair]))
    ]
    return BlockResult(block.pair, block.number, games)


def _play(
    game: Game[BaseState], plan: Plan, lineup: list[int], block: Block, mirror: int
) -> GameResult:
    names = [plan.entrants[entrant] for entrant in lineup]
    luck = mix(plan.seed, block.number)  # the same for all pairs and both mirrors
    minds = mix(luck, block.pair * MIRRORS + mirror + 1)
    agents = [
        make(parse_entrant(name).agent, game, mix(minds, seat), process_time)
        for seat, name in enumerate(names)
    ]
    setup = seated(game, Setup(plan.seats, plan.settings), names)
    match = play_match(game, setup, luck, agents, keep=False)
    return GameResult(lineup, match.returns, match.ending, match.decisions)


def score(game: GameResult, entrant: int) -> float:
    """Which part of the win fell to seats of the entrant."""
    won = shares(game.returns)
    return sum(won[seat] for seat, sitting in enumerate(game.lineup) if sitting == entrant)


@dataclass
class Standing:
    """The results of one pair that count, in the order of their numbers."""

    pair: tuple[int, int]
    test: SequentialTest | None
    blocks: list[BlockResult] = field(default_factory=list)
    early: dict[int, BlockResult] = field(default_factory=dict)  # arrived before their turn
    scores: list[float] = field(default_factory=list)  # of the first, by block
    verdict: str = ""

    def add(self, result: BlockResult) -> None:
        """Take a result; once the test has decided, later ones do not count.

        Results count in the order of their numbers, whatever order they came in, so that
        a run in parallel or resumed stops where any other run would.
        """
        self.early[result.number] = result
        while not self.verdict and (ready := self.early.pop(len(self.blocks), None)):
            self.blocks.append(ready)
            total = sum(score(game, self.pair[0]) for game in ready.games)
            self.scores.append(total / len(ready.games))
            if self.test is not None:
                self.verdict = self.test.verdict(self.scores)

    @property
    def games(self) -> list[GameResult]:
        return [game for block in self.blocks for game in block.games]


class Tournament:
    """A plan under way."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        path: Path | None = None,
        test: SequentialTest | None = None,
    ) -> None:
        self.plan = plan
        self.n_blocks = (games + MIRRORS - 1) // MIRRORS  # at most, per pair
        self.journal = Journal(path, plan, BlockResult)
        self.standings = [Standing(pair, test) for pair in pairs_of(plan)]
        self.played: set[tuple[int, int]] = set()
        for result in self.journal.results:
            self._take(result)

    def _take(self, result: BlockResult) -> None:
        if result.number >= self.n_blocks or (result.pair, result.number) in self.played:
            return
        self.played.add((result.pair, result.number))
        self.standings[result.pair].add(result)

    @property
    def total(self) -> int:
        """Games at most."""
        return self.n_blocks * MIRRORS * len(self.standings)

    def open_blocks(self) -> Iterator[tuple[Plan, Block]]:
        """What is still to be played, asked for as workers get free."""
        for number in range(self.n_blocks):
            for pair, standing in enumerate(self.standings):
                if not standing.verdict and (pair, number) not in self.played:
                    yield self.plan, Block(pair, number)

    def run(
        self,
        processes: int = 1,
        ray: str | None = None,
        step: Callable[[int], None] = lambda done: None,
    ) -> None:
        """Play on to the end, or until every pair's test has decided."""
        step(self.done())
        for result in run_jobs(self.open_blocks(), play_block, processes, ray):
            self.journal.append(result)
            self._take(result)
            step(self.done())

    def done(self) -> int:
        """Games that are played or need not be played any more."""
        return sum(
            self.n_blocks * MIRRORS if standing.verdict else len(standing.games)
            for standing in self.standings
        )
