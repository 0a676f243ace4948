"""Many jobs at once: in this process, in several, or on a Ray cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from socket import create_connection
from threading import Thread
from typing import Any, TypeVar

from koloda.kernel.errors import KolodaError

J = TypeVar("J")
R = TypeVar("R")

ERRORS = 40  # the logging level: Ray reports nothing else
AHEAD = 2  # jobs handed out per worker beyond the one it works on


def run_jobs(
    jobs: Iterable[J], work: Callable[[J], R], processes: int = 1, ray: str | None = None
) -> Iterator[R]:
    """The results, in whatever order they come.

    Jobs are taken from the iterable only as workers get free, so a caller that stops asking
    wastes little. ray: the address of a cluster, "local" for one on this machine.
    """
    if ray is not None:
        return _on_ray(iter(jobs), work, ray)
    if processes == 1:
        return map(work, jobs)
    return _in_processes(iter(jobs), work, processes)


def _in_processes(jobs: Iterator[J], work: Callable[[J], R], processes: int) -> Iterator[R]:
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        processes, mp_context=context, initializer=_leave_with_parent, initargs=(theirs,)
    )

    def submit(job: J) -> Future[R]:
        with _deaf():
            return pool.submit(work, job)

    ended = False
    try:
        waiting = {submit(job) for job in islice(jobs, processes * AHEAD)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                for job in islice(jobs, 1):
                    waiting.add(submit(job))
                yield future.result()
        ended = True
    finally:
        if not ended:
            ours.close()  # whatever is still being played is not wanted any more
        pool.shutdown(wait=True, cancel_futures=True)
        ours.close()
        theirs.close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Whoever is born in here does not hear the interrupt key; his parent does, afterwards."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def _leave_with_parent(line: Connection) -> None:
    """A worker goes at once when its run is stopped or killed: its end of the line falls silent."""

    def watch() -> None:
        line.poll(None)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _on_ray(jobs: Iterator[J], work: Callable[[J], R], address: str) -> Iterator[R]:
    ray = _connect(address)
    try:
        remote = ray.remote(work)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = [remote.remote(job) for job in islice(jobs, workers * AHEAD)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote.remote(job) for job in islice(jobs, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _connect(address: str) -> Any:
    """Ray, connected; it stays away from everybody who does not ask for it."""
    try:
        import ray
    except ImportError as error:
        raise KolodaError("--ray needs the extra packages: pip install 'koloda[ray]'") from error
    try:
        _knock(address)
        ray.init(
            address=None if address == "local" else address,
            log_to_driver=False,
            logging_level=ERRORS,
            include_dashboard=False if address == "local" else None,
        )
    except (OSError, ValueError, RuntimeError) as error:
        reason = str(error).splitlines()[0]
        raise KolodaError(f"no Ray cluster at {address!r}: {reason}") from error
    return ray


def _knock(address: str) -> None:
    """Find out at once whether anybody listens; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=5.0).close()
