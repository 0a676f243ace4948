"""Bots think in worker processes; a room only waits for their answer."""

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from koloda.agents.agent import decide
from koloda.agents.registry import make
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Action
from koloda.kernel.state import BaseState
from koloda.server.match import Match

LEVELS = ("easy", "normal", "strong", "greedy", "uniform")
RETRIES = 2


class Bots:
    """A pool of worker processes, started with the first bot."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, match: Match, agent: str) -> Action:
        """The action a bot chooses; it is handed a world its seat cannot tell apart."""
        seed = secrets.randbits(48)
        s = match.game.resample(match.s, match.seat, seed)
        for _ in range(RETRIES):
            pool = self._pool()
            try:
                job = pool.submit(choose, match.game.id, agent, s, seed)
                return await asyncio.wrap_future(job)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
        return choose(match.game.id, "uniform", s, seed)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, end_with_the_server)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def end_with_the_server() -> None:
    """In the worker: a server that is killed cannot send it home."""
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def choose(game_id: str, agent: str, s: BaseState, seed: int) -> Action:
    """In the worker: one decision."""
    game = registry.find(game_id)
    options = game.options(s)
    if len(options) == 1:
        return game.action(s, options[0])
    chosen = decide(game, make(agent, game, seed), s, options, seed, again=False)
    return game.action(s, chosen)


@cache
def levels() -> list[str]:
    """The bots one can play against, as far as there are such agents."""
    game = registry.find(registry.GAMES[0])
    found = []
    for name in LEVELS:
        try:
            make(name, game, 0)
        except KolodaError:
            continue
        found.append(name)
    return found
