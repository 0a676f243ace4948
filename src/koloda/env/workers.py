"""The matches of a vector environment shared out among processes."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import chain, pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from os import cpu_count, sched_yield
from time import perf_counter
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from koloda.env.batch import Batch, Saved, not_legal, wrong_number
from koloda.env.space import Floats, Mask, Space
from koloda.games import registry
from koloda.kernel.encoder import NO_INDEX
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

PATIENCE = 5.0  # seconds for a process to leave by itself
AWAKE = 0.002  # seconds for which it looks out for a signal before it sleeps: waking takes long
ROUND = 1.0  # seconds of sleep after which it looks whether the other side is still alive


def show(batch: Batch[BaseState], scale: Floats, seen: Floats, masks: Mask) -> None:
    """Write down what the deciding seats see, as a learner gets it, and what they may do."""
    numbers = np.frombuffer(memoryview(batch.observations), np.uint8)
    np.copyto(seen, numbers.reshape(seen.shape))  # then scaled: faster than both at once
    seen *= scale
    np.copyto(masks, np.frombuffer(memoryview(batch.masks), np.int8).reshape(masks.shape))


class Task(NamedTuple):
    """The matches to share out."""

    game: str
    setup: Setup
    n: int
    learner: int
    size: int
    actions: int


def board_type(task: Task) -> np.dtype[Any]:
    """What the processes write down for one another, match by match."""
    n = task.n
    return np.dtype(
        [
            ("seen", np.float32, (n, task.size)),
            ("masks", np.int8, (n, task.actions)),
            ("indices", np.int64, (n, task.actions)),  # of all options of a share, in one row
            ("starts", np.int64, n),  # where those of a match begin
            ("offered", np.int64, n),  # how many they are
            ("actions", np.int64, n),
            ("seats", np.int64, n),
            ("ended", np.bool_, n),
            ("returns", np.float64, (n, task.setup.seats)),
        ],
        align=True,
    )


class Board:
    """The rows of the shared memory that belong to some of the matches."""

    def __init__(self, memory: Any, task: Task, start: int, end: int) -> None:
        shared = np.frombuffer(memory, board_type(task), 1)[0]
        rows: dict[str, npt.NDArray[Any]] = {
            name: shared[name][start:end] for name in board_type(task).names or ()
        }
        self.seen, self.masks = rows["seen"], rows["masks"]
        self.indices = rows["indices"].reshape(-1)
        self.starts, self.offered = rows["starts"], rows["offered"]
        self.actions, self.seats = rows["actions"], rows["seats"]
        self.ended, self.returns = rows["ended"], rows["returns"]


class Side(NamedTuple):
    """How one of the other processes is spoken to."""

    line: Connection  # for orders with a value, and their answers
    ordered: Any  # one byte of shared memory: whether there is an order on the line
    go: Semaphore  # step, or carry out the order
    done: Semaphore  # all is stepped

    def await_step(self, process: BaseProcess, awake: float) -> None:
        """Return when the other process has stepped its matches; EOFError if it has died."""
        while not signalled(self.done, awake):
            if not process.is_alive():
                raise EOFError


def signalled(signal: Semaphore, awake: float) -> bool:
    """Whether a signal comes within a round; at first this looks out for it, then it sleeps."""
    end = perf_counter() + awake
    while perf_counter() < end:
        if signal.acquire(False):
            return True
        sched_yield()  # who is waited for may want this very core
    return signal.acquire(True, ROUND)


class Workers:
    """The matches of a Batch, stepped by several processes; to its user like a Batch.

    The first share is stepped in this process while the others step theirs. The same seed
    gives the same matches, however many processes share them.
    """

    def __init__(self, task: Task, workers: int) -> None:
        if not 1 <= workers <= task.n:
            raise KolodaError(f"{workers} workers cannot share {task.n} matches")
        self.n, self.actions = task.n, task.actions
        context = get_context("spawn")
        memory = context.RawArray("b", board_type(task).itemsize)
        self.board = Board(memory, task, 0, task.n)
        bounds = [task.n * k // workers for k in range(workers + 1)]
        self.shares = list(pairwise(bounds))
        self.awake = AWAKE if workers <= (cpu_count() or 1) else 0.0
        self.own = Share(task, *self.shares[0], memory)
        self.others: list[tuple[Side, BaseProcess]] = []
        for start, end in self.shares[1:]:
            line, other = context.Pipe()
            side = Side(line, context.RawValue("b"), context.Semaphore(0), context.Semaphore(0))
            arguments = (task, start, end, memory, side._replace(line=other), self.awake)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            other.close()
            self.others.append((side, process))
        self.reset(0)

    @property
    def seats(self) -> list[int]:
        """Who decides, match by match."""
        return list(self.board.seats.tolist())

    @property
    def ended(self) -> list[bool]:
        """Which matches the last step ended."""
        return list(self.board.ended.tolist())

    @property
    def returns(self) -> list[list[float]]:
        """The returns of matches that ended, by seat."""
        return list(self.board.returns.tolist())

    def reset(self, seed: int) -> None:
        """Start all matches anew."""
        self._order("reset", [seed] * len(self.shares))

    def step(self, actions: list[int]) -> None:
        """Take one action in every match; a match that ends starts anew at once.

        ValueError, and no match has changed, if one of them is not legal.
        """
        if len(actions) != self.n:
            raise wrong_number(len(actions), self.n)
        chosen = np.array(actions, np.int64)
        there = (chosen >= 0) & (chosen < self.actions)
        legal = there & (self.board.masks[np.arange(self.n), chosen * there] == 1)
        if not legal.all():
            match = int(legal.argmin())
            raise not_legal(match, actions[match])
        self.board.actions[:] = chosen
        with self._alive():
            for side, _ in self.others:
                side.go.release()
            self.own.step()
            for side, process in self.others:
                side.await_step(process, self.awake)

    def choose(self, draws: list[float]) -> list[int]:
        """A legal action for every match, each by a number in 0..1 drawn for it."""
        board = self.board
        places = (np.array(draws) * board.offered).astype(np.int64)
        while ((actions := board.indices[board.starts + places]) == NO_INDEX).any():
            places = (places + (actions == NO_INDEX)) % board.offered
        return list(actions.tolist())

    def show(self, seen: Floats, masks: Mask) -> None:
        """Copy what the deciding seats see and may do."""
        np.copyto(seen, self.board.seen)
        np.copyto(masks, self.board.masks)

    def save(self) -> Saved[BaseState]:
        """What one batch of all the matches would save."""
        parts = self._order("save", [None] * len(self.shares))
        seeds, *columns = zip(*parts, strict=True)
        lists = [list(chain(*column)) for column in columns]
        return cast("Saved[BaseState]", (seeds[0], *lists))

    def resume(self, saved: Saved[BaseState]) -> None:
        """Go on where another batch stood."""
        columns: Any = saved[1:]
        parts = [
            (saved[0], *(column[start:end] for column in columns)) for start, end in self.shares
        ]
        self._order("resume", parts)

    def close(self) -> None:
        """Let the processes go."""
        for side, _ in self.others:
            side.line.close()
            side.ordered.value = 1
            side.go.release()
        for _, process in self.others:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        self.others = []

    def _order(self, order: str, values: list[Any]) -> list[Any]:
        """Have an order carried out by all processes, each with its value; their answers."""
        with self._alive():
            for (side, _), value in zip(self.others, values[1:], strict=True):
                side.ordered.value = 1
                side.go.release()
                side.line.send((order, value))
            own = self.own.carry_out(order, values[0])
            return [own, *(side.line.recv() for side, _ in self.others)]

    @contextmanager
    def _alive(self) -> Iterator[None]:
        """Say so if the environment is closed; close it if a worker dies or anything breaks in."""
        if not self.others:
            raise KolodaError("this vector environment is closed: make a new one")
        try:
            yield
        except (EOFError, OSError) as error:
            self.close()
            raise KolodaError(
                "a worker of this vector environment has died: make a new environment"
            ) from error
        except BaseException:
            self.close()
            raise


class Share:
    """The matches of one process."""

    def __init__(self, task: Task, start: int, end: int, memory: Any) -> None:
        space = Space(registry.find(task.game), task.setup)
        n = end - start
        self.batch = Batch(space.game, space.encoder, task.setup, n, 0, task.learner, start)
        self.scale = space.scale
        self.first = start * task.actions
        self.board = Board(memory, task, start, end)

    def carry_out(self, order: str, value: Any) -> Saved[BaseState] | None:
        """Do as the environment says and show the outcome."""
        if order == "save":
            return self.batch.save()
        if order == "reset":
            self.batch.reset(value)
        else:
            self.batch.resume(value)
        self._show()
        return None

    def step(self) -> None:
        """Take the actions that are written down and show the outcome."""
        self.batch.step(self.board.actions.tolist())
        self._show()

    def _show(self) -> None:
        batch, board = self.batch, self.board
        show(batch, self.scale, board.seen, board.masks)
        indices = np.frombuffer(memoryview(batch.indices), np.int64)
        board.indices[: len(indices)] = indices
        board.offered[:] = [len(options) for options in batch.offered]
        board.starts[:] = self.first + board.offered.cumsum() - board.offered
        board.seats[:] = batch.seats
        board.ended[:] = batch.ended
        for i in np.flatnonzero(board.ended):
            board.returns[i] = batch.returns[i]


def work(task: Task, start: int, end: int, memory: Any, side: Side, awake: float) -> None:
    """A process of its own: step, or carry out an order, until the environment is gone."""
    share, parent = Share(task, start, end, memory), parent_process()
    assert parent is not None
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while parent.is_alive():
            if not signalled(side.go, awake):
                continue
            if side.ordered.value:
                side.ordered.value = 0
                side.line.send(share.carry_out(*side.line.recv()))
            else:
                share.step()
                side.done.release()
