"""The smallest game with hidden information, luck and an option that not every world has.

Seat 1 holds one card, drawn from {0, 1, 1, 1}; seat 0 guesses it; seat 1 shows it or keeps
it hidden, which changes nothing. A right guess wins.
"""

from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import Event
from koloda.kernel.options import a_of, pack, verb_of
from koloda.kernel.protocol import OVER, Action, Message, View
from koloda.kernel.rng import below, key_of, rekey
from koloda.kernel.setup import Setup, SetupOption
from koloda.kernel.state import BaseState

GUESS, SHOW, KEEP = 0, 1, 2


class GuessState(BaseState):
    """hidden: the card; guess: what seat 0 said, -1 before; over: 1 at the end."""

    def __init__(
        self, low: int, high: int, counters: list[int], hidden: int, guess: int, over: int
    ) -> None:
        super().__init__(low, high, counters, [] if over else [1000, 0, 0, 0], [])
        self.hidden = hidden
        self.guess = guess
        self.over = over

    def clone(self) -> "GuessState":
        return GuessState(
            self.key_low, self.key_high, self.counters[:], self.hidden, self.guess, self.over
        )

    def key(self) -> tuple[int, ...]:
        return (*self.base_key(), self.hidden, self.guess, self.over)


class Guessing:
    """The rules."""

    id = "guessing"
    version = 1
    min_seats = max_seats = 2
    setup_options: list[SetupOption] = []
    verbs = {"guess": ["n"], "show": ["n"], "keep": []}
    fingerprint = ""

    def start(self, seed: int, setup: Setup, listen: bool = False) -> GuessState:
        low, high = key_of(seed)
        s = GuessState(low, high, [0], 0, -1, 0)
        self._deal(s)
        return s

    def _deal(self, s: GuessState) -> None:
        s.hidden = min(1, below(s, 0, 4))

    def seat(self, s: GuessState) -> int:
        return OVER if s.over else 0 if s.guess < 0 else 1

    def options(self, s: GuessState) -> list[int]:
        if s.over:
            return []
        if s.guess < 0:
            return [pack(GUESS, 0), pack(GUESS, 1)]
        return [pack(SHOW, s.hidden), pack(KEEP)]

    def apply(self, s: GuessState, option: int) -> None:
        if verb_of(option) == GUESS:
            s.guess = a_of(option)
        else:
            s.over = 1
            s.stack.clear()

    def returns(self, s: GuessState) -> list[float] | None:
        if not s.over:
            return None
        return [1.0, -1.0] if s.guess == s.hidden else [-1.0, 1.0]

    def ending(self, s: GuessState) -> str:
        return "guessed" if s.over else ""

    def observe(self, s: GuessState, seat: int | None) -> View:
        return {"game": self.id, "guess": s.guess, "hidden": s.hidden if seat == 1 else None}

    def prompt(self, s: GuessState) -> Message:
        return {"key": "guess", "args": {}}

    def message(self, event: Event) -> Message:
        return {"key": str(event[0]), "args": {}}

    def resample(self, s: GuessState, seat: int | None, seed: int) -> GuessState:
        t = s.clone()
        rekey(t, seed)
        if seat != 1:
            self._deal(t)
        return t

    def action(self, s: GuessState, option: int) -> Action:
        verb = ("guess", "show", "keep")[verb_of(option)]
        return (verb,) if verb == "keep" else (verb, str(a_of(option)))

    def option(self, s: GuessState, action: Action) -> int:
        for option in self.options(s):
            if self.action(s, option) == action:
                return option
        raise IllegalAction("unknown")

    def census(self, s: GuessState) -> list[int]:
        return []

    def any_setup(self, seats: int, seed: int) -> Setup:
        return Setup(2)

    def max_decisions(self, setup: Setup) -> int:
        return 2


GUESSING = Guessing()
