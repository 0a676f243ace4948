"""All that one server process holds."""

import asyncio
import os

from koloda.server import catalogue
from koloda.server.bots import Bots
from koloda.server.guests import Guests
from koloda.server.hall import Hall
from koloda.server.limits import Buckets, Limits
from koloda.server.replays import Replays
from koloda.server.store import Store


class House:
    """Store, guests, rooms and replays."""

    def __init__(self, db: str, limits: Limits | None = None, workers: int = 0) -> None:
        self.limits = limits or Limits()
        self.store = Store(db)
        self.guests = Guests(self.store)
        self.bots = Bots(workers or max(1, (os.cpu_count() or 2) - 1))
        self.writes = Buckets(self.limits.writes, self.limits.write_burst)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Wake the running matches."""
        self.hall = Hall(self.store, self.guests, self.bots, self.limits)
        self.replays = Replays(self.hall)
        self.tasks = [
            asyncio.create_task(self.hall.resume()),
            asyncio.create_task(self.hall.sweep()),
            asyncio.create_task(asyncio.to_thread(catalogue.warm)),
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.hall.close()
        self.bots.close()
        self.store.close()
