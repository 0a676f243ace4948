"""The part of a position that every game has. Ints and lists of ints, nothing else."""

from abc import ABC, abstractmethod
from typing import Self

from koloda.kernel.compiler import mypyc_attr
from koloda.kernel.event import Event
from koloda.kernel.fields import BASE, Field


@mypyc_attr(allow_interpreted_subclasses=True)  # an outsider's game need not be compiled
class BaseState(ABC):
    """Random generator, effect stack, forced outcomes, event listener.

    A game's state extends it by the fields that its package declares; fields.py of the kernel
    writes the class. Pickle and deepcopy need __reduce__ on the compiled class.
    """

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
    ) -> None:
        self.key_low = key_low
        self.key_high = key_high
        self.counters = counters
        self.stack = stack
        self.forced = forced
        self.events: list[Event] | None = None

    @abstractmethod
    def clone(self) -> Self:
        """An exact copy, generator included, without a listener: events belong to the match."""

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """Everything that distinguishes this position from another."""

    def fields(self) -> list[Field]:
        """What each field holds and who may know it, in the order of the constructor."""
        return BASE

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def base_key(self) -> list[int]:
        """The kernel's share of key()."""
        return [self.key_low, self.key_high, *self.counters, -1, *self.stack, -1, *self.forced, -1]
