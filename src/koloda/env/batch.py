"""Many matches stepped in one call, in compiled code."""

from typing import Generic, Protocol, TypeVar

from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, S
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

T = TypeVar("T", bound=BaseState, contravariant=True)


class Encoder(Protocol[T]):
    """A game's direct encoder."""

    @property
    def size(self) -> int:
        """The number of bytes of an observation."""

    @property
    def actions(self) -> int:
        """The number of dense action indices."""

    def names(self) -> list[str]:
        """What each index means, in words."""

    def index(self, s: T, option: int) -> int:
        """The dense index of an option of the deciding seat."""

    def encode(self, s: T, seat: int, out: bytearray, at: int) -> None:
        """Write a seat's observation into zeroed bytes from `at` on."""


class Batch(Generic[S]):
    """N matches that start anew when they end.

    After reset() and after every step() the lists and buffers say, match by match: who decides
    (`seats`), what that seat sees (`observations`, bytes), what it may do (`masks`, bytes), and
    whether the last step ended a match (`ended`) with which returns (`returns`, by seat).
    With a `learner` seat the others are played by chance, and only its decisions are asked for.
    """

    def __init__(
        self, game: Game[S], encoder: Encoder[S], setup: Setup, n: int, seed: int, learner: int
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.setup = setup
        self.n = n
        self.learner = learner  # -1: every seat's decisions are asked for
        self.size = encoder.size
        self.actions = encoder.actions
        self.observations = bytearray(n * self.size)
        self.masks = bytearray(n * self.actions)
        self.no_observation = bytes(self.size)
        self.no_mask = bytes(self.actions)
        self.seats: list[int] = [0] * n
        self.offered: list[list[int]] = [[] for _ in range(n)]  # options, and beside them:
        self.indices: list[list[int]] = [[] for _ in range(n)]
        self.ended: list[bool] = [False] * n
        self.returns: list[list[float]] = [[] for _ in range(n)]
        self.chooser = Chooser(seed)
        self.seed = seed
        self.states: list[S] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all matches anew."""
        self.seed = seed
        self.chooser = Chooser(seed)
        self.states = [self._start() for _ in range(self.n)]
        for i in range(self.n):
            self.ended[i] = False
            self.returns[i] = []
            self._others(i)
            self._show(i)

    def _start(self) -> S:
        self.seed += 1
        return self.game.start(self.seed, self.setup)

    def step(self, actions: list[int]) -> None:
        """Take one action in every match; a match that ends starts anew at once."""
        game = self.game
        for i in range(self.n):
            game.apply(self.states[i], self.offered[i][self.indices[i].index(actions[i])])
            self.ended[i] = False
            self._others(i)
            self._show(i)

    def _others(self, i: int) -> None:
        """Play on to the next decision that is asked for."""
        game = self.game
        while True:
            s = self.states[i]
            seat = game.seat(s)
            if seat == OVER:
                returns = game.returns(s)
                assert returns is not None
                self.ended[i] = True
                self.returns[i] = returns
                self.states[i] = self._start()
            elif self.learner < 0 or seat == self.learner:
                return
            else:
                options = game.options(s)
                game.apply(s, options[self.chooser.below(len(options))])

    def _show(self, i: int) -> None:
        s = self.states[i]
        seat = self.game.seat(s)
        self.seats[i] = seat
        at = i * self.size
        self.observations[at : at + self.size] = self.no_observation
        self.encoder.encode(s, seat, self.observations, at)
        at = i * self.actions
        masks, encoder = self.masks, self.encoder
        masks[at : at + self.actions] = self.no_mask
        options = self.game.options(s)
        indices: list[int] = []
        for option in options:
            index = encoder.index(s, option)
            indices.append(index)
            masks[at + index] = 1
        self.offered[i] = options
        self.indices[i] = indices
