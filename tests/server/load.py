"""python -m tests.server.load: many matches through real WebSocket clients.

Every match has two people, each with an own connection, who choose at random and pause in
between; in some of them one seat is a bot of the server's workers. Finished matches are
followed by rematches. Prints errors, how long an action takes to be answered, and the memory
of the server and its workers.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import websockets

from koloda.games import registry
from tests.server.conftest import FREE
from tests.server.running import Client, Person, Server


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors: list[str] = []
        self.finished = 0
        self.reconnected = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def player(person: Person, table: str, pause: float, end: float, figures: Figures) -> None:
    """Play a match, and its rematches, until the time is over; reconnect as browsers do."""
    while time.monotonic() < end:
        try:
            async with Client(person, table) as client:
                await play_match(client, pause, end, figures)
        except websockets.exceptions.ConnectionClosed:
            figures.reconnected += 1
            continue
        if client.table["status"] != "over":
            return
        figures.finished += 1
        again = await asyncio.to_thread(person.post, f"/api/tables/{table}/rematch", {})
        table = again["id"]


async def play_match(client: Client, pause: float, end: float, figures: Figures) -> None:
    while time.monotonic() < end:
        try:
            if not await client.until_asked():
                return
        except TimeoutError:
            continue
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        action = random.choice(client.position["choices"])["action"]
        start = time.perf_counter()
        answer = await client.act(action)
        figures.times.append(time.perf_counter() - start)
        if answer["type"] != "done":
            figures.errors.append(f"{action}: {answer['reason']}")


async def guarded(work: Coroutine[Any, Any, None], figures: Figures) -> None:
    try:
        await work
    except Exception as error:
        figures.errors.append(f"{type(error).__name__}: {error}")


def resident(pid: int) -> float:
    """Resident memory of a process in MiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def memory(server: Server) -> tuple[float, float]:
    """What the server holds, and what its workers hold."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return resident(pid), sum(resident(int(child)) for child in children)


def open_tables(server: Server, games: list[str], n: int, bots: int) -> list[tuple[Person, str]]:
    """Who plays at which table; at the last tables one seat is a bot."""
    players = []
    for i in range(n):
        ann, game = Person(server, f"Ann {i}"), games[i % len(games)]
        if i >= n - bots:
            players.append((ann, ann.duel(game, {"kind": "bot", "agent": "easy"})["id"]))
            continue
        bob, table = Person(server, f"Bob {i}"), ann.duel(game, {"kind": "open"})["id"]
        bob.post(f"/api/tables/{table}/sit", {})
        players += [(ann, table), (bob, table)]
    return players


async def play_all(
    players: list[tuple[Person, str]], pause: float, seconds: float, figures: Figures
) -> None:
    end = time.monotonic() + seconds
    await asyncio.gather(
        *(guarded(player(p, table, pause, end, figures), figures) for p, table in players)
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--pause", type=float, default=1.0, help="mean pause before a decision")
    parser.add_argument("--bots", type=int, default=10, help="matches with a bot of the server")
    parser.add_argument("--games", default=",".join(registry.GAMES))
    args = parser.parse_args()
    figures = Figures()
    db = str(Path(tempfile.mkdtemp(prefix="koloda-load-")) / "load.sqlite")
    with Server(db, limits=FREE) as server:
        players = open_tables(server, args.games.split(","), args.matches, args.bots)
        before = memory(server)
        asyncio.run(play_all(players, args.pause, args.seconds, figures))
        after = memory(server)
    n = len(figures.times)
    print(f"{args.matches} matches of {args.games} for {args.seconds:.0f} s: {n} actions")
    print(f"{n / args.seconds:.0f} actions/s of {len(players)} people, {args.bots} bots")
    print(f"{figures.finished} people finished a match")
    print(
        f"answered in ms: median {figures.percentile(0.5):.1f}, "
        f"p99 {figures.percentile(0.99):.1f}, longest {figures.percentile(1.0):.1f}"
    )
    print(f"memory of the server: {before[0]:.0f} MiB at the start, {after[0]:.0f} MiB at the end")
    print(f"memory of its workers: {before[1]:.0f} MiB at the start, {after[1]:.0f} MiB at the end")
    print(f"connections lost and made again: {figures.reconnected}")
    print(f"errors: {len(figures.errors)}", *figures.errors[:5], sep="\n  ")


if __name__ == "__main__":
    main()
