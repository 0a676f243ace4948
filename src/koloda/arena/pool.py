"""Many jobs at once: in this process, in several, or on a Ray cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process
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
    pool = ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_leave_with_parent
    )
    try:
        waiting: set[Future[R]] = {
            pool.submit(work, job) for job in islice(jobs, processes * AHEAD)
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                for job in islice(jobs, 1):
                    waiting.add(pool.submit(work, job))
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_with_parent() -> None:
    """A worker whose run was killed would wait for jobs for ever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
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
