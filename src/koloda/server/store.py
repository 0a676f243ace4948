"""What survives a crash: guests, matches, their moves, records. SQLite or PostgreSQL.

One thread writes. Whatever the rooms hand in while a transaction is under way goes into the
next one together, so that one flush to the disk serves many tables.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from koloda.kernel.errors import KolodaError
from koloda.server.migrations import migrate

T = TypeVar("T")
Work = Callable[[Connection], Any]
BATCH = 256


class Store:
    """The database behind one writing thread."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)
        self.jobs: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write_all, name="koloda-store", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Have work done in the writing thread; the future is done once it is on the disk."""
        future: Future[T] = Future()
        self.jobs.put((work, future))
        return future

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work and wait until it is durable."""
        return await asyncio.wrap_future(self.submit(work))

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same from a thread that may wait."""
        return self.submit(work).result()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read outside the event loop."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        while True:
            batch = self._next_batch()
            if not batch:
                return
            # a room that is closed does not wait any more; from here on it cannot change its mind
            self._commit([job for job in batch if job[1].set_running_or_notify_cancel()])

    def _next_batch(self) -> list[tuple[Work, Future[Any]]]:
        first = self.jobs.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < BATCH and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
            else:
                for job in batch:
                    self._commit([job])
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)


def connect(url: str) -> Engine:
    """An engine for a URL or a file name."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    try:
        engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (sa.exc.ArgumentError, ImportError) as error:
        raise KolodaError(f"cannot use the database {url!r}: {error}") from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an answered action is on the disk
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
