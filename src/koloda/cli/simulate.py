"""koloda simulate: agents play many games."""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from koloda.agents.registry import NAMES, make
from koloda.arena.match import play_match
from koloda.arena.pool import run_jobs
from koloda.cli.arguments import add_game, checked_seed, game_and_setup, positive, processes
from koloda.cli.progress import progress
from koloda.kernel.errors import KolodaError
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

CHUNK = 20  # games a worker plays before it reports


class Totals(msgspec.Struct):
    """Sums over games, by agent in the order given."""

    agents: int
    games: int = 0
    decisions: int = 0
    draws: int = 0
    returns: list[float] = []
    wins: list[int] = []
    endings: Counter[str] = msgspec.field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.returns = self.returns or [0.0] * self.agents
        self.wins = self.wins or [0] * self.agents

    def add(self, returns: list[float], ending: str, decisions: int, seats: list[int]) -> None:
        """One game; seats[i] is the agent at seat i."""
        self.games += 1
        self.decisions += decisions
        self.endings[ending] += 1
        best = max(returns)
        winners = [seat for seat, value in enumerate(returns) if value == best]
        self.draws += len(winners) > 1
        for seat, agent in enumerate(seats):
            self.returns[agent] += returns[seat]
            self.wins[agent] += winners == [seat] and best > 0  # alone at the table one may lose

    def merge(self, other: "Totals") -> None:
        """Take over what another worker counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.returns = [a + b for a, b in zip(self.returns, other.returns, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.endings += other.endings


class Job(msgspec.Struct):
    """Games first..last-1 of a simulation, as a worker needs them."""

    game: str
    seats: int
    settings: list[str]
    agents: list[str]
    seed: int
    first: int
    last: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many")
    parser.add_argument(
        "--agents",
        default="uniform",
        metavar="A,B",
        help=f"one for all seats, or one per seat (uniform): {NAMES}",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--any", action="store_true", help="draw a legal set-up for every game")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    positive(args.games, "--games")
    processes(args.jobs, "--jobs")
    if args.any and args.set:
        raise KolodaError("--any draws the set-up; it does not go with --set")
    game, setup = game_and_setup(args.game, args.seats, args.set)
    agents = agents_of(args.agents, setup.seats)
    for name in agents:
        make(name, game, 0)
    settings = ["any"] if args.any else args.set
    seed = checked_seed(args.seed)
    whole = Job(args.game, setup.seats, settings, agents, seed, 0, args.games)
    start = time.perf_counter()
    with progress(args.game, args.games) as step:
        totals = simulate(whole, args.jobs, step)
    report(args, whole, totals, time.perf_counter() - start)
    return 0


def agents_of(names: str, seats: int) -> list[str]:
    """One agent per seat."""
    agents = names.split(",")
    if len(agents) == 1:
        agents *= seats
    if len(agents) != seats:
        raise KolodaError(f"--agents names {len(agents)} agents for {seats} seats")
    return agents


def simulate(whole: Job, jobs: int, step: Callable[[int], None]) -> Totals:
    """All games, in this process or in several."""
    totals = Totals(len(whole.agents))
    parts = [
        msgspec.structs.replace(whole, first=first, last=min(first + CHUNK, whole.last))
        for first in range(0, whole.last, CHUNK)
    ]
    for done in run_jobs(parts, work, min(jobs, len(parts))):
        totals.merge(done)
        step(totals.games)
    return totals


def work(job: Job) -> Totals:
    """Play the games of a job; seats rotate so that each agent takes each seat equally often."""
    drawn = job.settings == ["any"]
    game, setup = game_and_setup(job.game, job.seats, [] if drawn else job.settings)
    totals = Totals(len(job.agents))
    for number in range(job.first, job.last):
        seed = job.seed * 1_000_003 + number
        if drawn:
            setup = game.any_setup(job.seats, seed)
        seats = [(seat + number) % job.seats for seat in range(job.seats)]
        returns, ending, decisions = one_game(game, setup, seed, [job.agents[i] for i in seats])
        totals.add(returns, ending, decisions, seats)
    return totals


def one_game(
    game: Game[BaseState], setup: Setup, seed: int, agents: list[str]
) -> tuple[list[float], str, int]:
    """One game; uniform agents alone need no game loop but the kernel's."""
    if set(agents) == {"uniform"}:
        s = game.start(seed, setup)
        decisions = playout(game, s, Chooser(seed), game.max_decisions(setup))
        returns = game.returns(s)
        if returns is None:
            raise KolodaError(f"{game.id}, seed {seed}: no end after {decisions} decisions")
        return returns, game.ending(s), decisions
    made = [make(name, game, seed * 8 + seat) for seat, name in enumerate(agents)]
    match = play_match(game, setup, seed, made, keep=False)
    return match.returns, match.ending, match.decisions


def report(args: argparse.Namespace, whole: Job, totals: Totals, seconds: float) -> None:
    """The contract's fields, as JSON or as text."""
    games = totals.games
    fields = {
        "game": whole.game,
        "seats": whole.seats,
        "games": games,
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(totals.decisions / seconds, 1),
        "mean_decisions": round(totals.decisions / games, 2),
        "agents": whole.agents,
        "returns": [round(value / games, 4) for value in totals.returns],
        "wins": totals.wins,
        "draws": totals.draws,
        "endings": dict(sorted(totals.endings.items())),
    }
    if args.json:
        print(json.dumps(fields))
        return
    for name, value in fields.items():
        print(f"{name:22} {value}")
