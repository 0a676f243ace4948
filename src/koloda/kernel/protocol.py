"""The protocol between a game and everything that plays it."""

from typing import Final, Protocol, TypeAlias, TypeVar, Union

from koloda.kernel.event import Event
from koloda.kernel.setup import Setup, SetupOption
from koloda.kernel.state import BaseState

Seat: TypeAlias = int  # 0..n-1
Option: TypeAlias = int  # packed (verb, a, b); one code means one thing for the whole match
Action: TypeAlias = tuple[str, ...]  # the words of an option: ("buy", "ghoul", "row", "1")

Json: TypeAlias = Union[bool, int, float, str, list["Json"], dict[str, "Json"], None]
View: TypeAlias = dict[str, Json]  # what one seat sees; fields in docs/views.md
Message: TypeAlias = dict[str, Json]  # {"key": ..., "args": {...}, "clause": ...}

OVER: Final = -1  # the seat to decide when the game has ended

S = TypeVar("S", bound=BaseState)


class Game(Protocol[S]):
    """Rules and card table: immutable, shared, holding nothing about a match."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int:
        """Rises whenever an old record could replay differently."""

    @property
    def min_seats(self) -> int: ...

    @property
    def max_seats(self) -> int: ...

    @property
    def setup_options(self) -> list[SetupOption]: ...

    @property
    def verbs(self) -> dict[str, list[str]]:
        """For each verb the names of the words after it, literal words quoted: "'row'"."""

    @property
    def fingerprint(self) -> str:
        """A short hash of the card table."""

    def start(self, seed: int, setup: Setup, listen: bool = False) -> S:
        """A new match at its first decision; with `listen` the state collects events."""

    def seat(self, s: S) -> Seat:
        """Who must decide now, or OVER."""

    def options(self, s: S) -> list[Option]:
        """The legal options, ascending; empty only when OVER."""

    def apply(self, s: S, option: Option) -> None:
        """Carry out a legal option in place, up to the next decision."""

    def returns(self, s: S) -> list[float] | None:
        """One return per seat in -1..1, None until OVER."""

    def ending(self, s: S) -> str:
        """Why the game ended, in one word; empty until OVER."""

    def observe(self, s: S, seat: Seat | None) -> View:
        """All that a seat may know, built from nothing; None is a spectator."""

    def prompt(self, s: S) -> Message:
        """What the deciding seat is asked, and by which clause."""

    def message(self, event: Event) -> Message:
        """A (redacted) event as a message, with the clause it follows from."""

    def resample(self, s: S, seat: Seat | None, seed: int) -> S:
        """A world this seat cannot tell from the true one."""

    def action(self, s: S, option: Option) -> Action:
        """The words of an option."""

    def option(self, s: S, action: Action) -> Option:
        """The legal option these words name, or IllegalAction with reason and clause."""

    def census(self, s: S) -> list[int]:
        """Every card of the match, wherever it is, sorted: never changes in a match."""

    def any_setup(self, seats: int, seed: int) -> Setup:
        """A legal set-up for this many seats, drawn at random."""

    def max_decisions(self, setup: Setup) -> int:
        """A bound on the decisions of one match."""
