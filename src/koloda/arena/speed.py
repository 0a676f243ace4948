"""How fast and how large: searches by game, and workers against one process."""

import re
import resource
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import perf_counter, process_time

from koloda.agents.agent import decide
from koloda.agents.evaluation import evaluation_of
from koloda.agents.ismcts import new_search
from koloda.agents.levels import settings_of
from koloda.agents.registry import make
from koloda.agents.search import Search
from koloda.arena.pool import run_jobs
from koloda.arena.tournament import Block, Plan, play_block
from koloda.games.registry import find
from koloda.kernel.protocol import OVER, Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

EVERY = 7  # real decisions from one position to the next
BATCH = 50  # iterations of one search
WEIGHED = 10  # the position whose search is weighed: well into the game
WARM = 4  # blocks per worker before the clock starts
MEGABYTE = 1 << 20
PLAYED = ["greedy", "casual"]  # what workers let play


def positions(game: Game[BaseState], seats: int) -> Iterator[BaseState]:
    """Positions of casual games without end, each with a real decision."""
    asked = seed = 0
    while True:
        seed += 1
        s = game.start(seed, Setup(seats))
        agents = [make("casual", game, seat) for seat in range(seats)]
        while (seat := game.seat(s)) != OVER:
            options = game.options(s)
            option = options[0]
            if len(options) > 1:
                asked += 1
                if asked % EVERY == 0:
                    yield s
                option = decide(game, agents[seat], s, options, asked, again=False)
            game.apply(s, option)


def fresh_search(game: Game[BaseState], seed: int) -> Search[BaseState]:
    """A search as the ismcts agent sets it."""
    return new_search(game, evaluation_of(game), settings_of(game), seed)


def iterations_per_second(game: Game[BaseState], seats: int, seconds: float) -> float:
    """Over fresh searches of many positions, by the time of the processor.

    Finding the positions does not count.
    """
    spent, done = 0.0, 0
    for s in positions(game, seats):
        start = process_time()
        fresh_search(game, done).run(s, game.seat(s), BATCH)
        spent += process_time() - start
        done += BATCH
        if spent >= seconds:
            break
    return done / spent


def search_megabytes(game_id: str, seats: int, iterations: int) -> float:
    """The peak memory of a process that makes one search, the interpreter included."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(_search_and_weigh, game_id, seats, iterations).result()


def _search_and_weigh(game_id: str, seats: int, iterations: int) -> float:
    game = find(game_id)
    s = next(islice(positions(game, seats), WEIGHED, None))
    fresh_search(game, 1).run(s, game.seat(s), iterations)
    return _peak_bytes() / MEGABYTE


def _peak_bytes() -> int:
    """What this process has held at most.

    Linux hands the peak of getrusage() on from a process to its children; its own status
    file does not.
    """
    status = Path("/proc/self/status")
    if status.exists():
        found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text())
        assert found is not None
        return int(found[1]) * 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def games_per_second(
    game: Game[BaseState], seats: int, games: int, processes: int = 1, ray: str | None = None
) -> float:
    """Mirrored games of two agents; the clock starts when every worker is at work."""
    plan = Plan(
        game=game.id, version=game.version, cards=game.fingerprint, seats=seats, entrants=PLAYED
    )
    blocks = max(1, games // 2)
    workers = (cpu_count() or 1) if ray is not None else processes
    warm = WARM * workers
    jobs = [(plan, Block(0, number)) for number in range(warm + blocks)]
    start = perf_counter()
    for done, _ in enumerate(run_jobs(jobs, play_block, processes, ray), 1):
        if done == warm:
            start = perf_counter()
    return 2 * blocks / (perf_counter() - start)
