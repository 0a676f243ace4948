"""Many matches stepped in one call, in compiled code."""

from typing import Final, Generic, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.agents.seeds import mix
from koloda.kernel.encoder import NO_INDEX, BaseEncoder
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, S
from koloda.kernel.setup import Setup

MOST_PASSED_OVER: Final = 1000  # matches in a row in which the learner is not asked

# The seed, then match by match: how many it has begun, its chance, its position, its last end.
Saved: TypeAlias = tuple[int, list[int], list[Chooser], list[S], list[bool], list[list[float]]]


class Batch(Generic[S]):
    """N matches that start anew when they end.

    After reset() and after every step() the lists and bytes say, match by match: who decides
    (`seats`), what that seat sees (`observations`), what it may do (`masks`), and whether the
    last step ended a match (`ended`) with which returns (`returns`, by seat). `observations` are
    new bytes each time, `masks` are not.
    With a `learner` seat the others are played by chance, and only its decisions are asked for.
    The luck of a match follows from the seed, its number and how many were begun in its place,
    so matches play alike in one batch or in several that count on from `first`.
    """

    def __init__(
        self,
        game: Game[S],
        encoder: BaseEncoder[S],
        setup: Setup,
        n: int,
        seed: int,
        learner: int,
        first: int = 0,
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.setup = setup
        self.n = n
        self.learner = learner  # -1: every seat's decisions are asked for
        self.first = first  # the number of its first match
        self.size = encoder.size
        self.actions = encoder.actions
        self.blank: vec[u8] = vec[u8](bytes(n * encoder.size))
        self.observations: vec[u8] = vec[u8](bytes(n * encoder.size))
        self.masks: vec[u8] = vec[u8](bytes(n * encoder.actions))
        self.seats: list[int] = [0] * n
        self.offered: list[list[int]] = [[] for _ in range(n)]  # options by match
        self.indices: vec[i64] = vec[i64]()  # and their indices, match behind match
        self.ended: list[bool] = [False] * n
        self.returns: list[list[float]] = [[] for _ in range(n)]
        self.seed = seed
        self.begun: list[int] = [0] * n
        self.choosers: list[Chooser] = []
        self.states: list[S] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all matches anew."""
        self.seed = seed
        self.begun = [0] * self.n
        self.choosers = [Chooser(self._luck(i)) for i in range(self.n)]
        self.states = [self._start(i) for i in range(self.n)]
        self._clear()
        for i in range(self.n):
            self._show(i, self._others(i))
            self.ended[i] = False
            self.returns[i] = []

    def _luck(self, i: int) -> int:
        """A seed for the next use in the place of a match."""
        return mix(mix(self.seed, self.first + i), self.begun[i])

    def _start(self, i: int) -> S:
        self.begun[i] += 1
        return self.game.start(self._luck(i), self.setup)

    def step(self, actions: list[int]) -> None:
        """Take one action in every match; a match that ends starts anew at once.

        ValueError, and no match has changed, if one of them is not legal.
        """
        chosen = self._chosen(actions)
        game = self.game
        self._clear()
        for i in range(self.n):
            game.apply(self.states[i], chosen[i])
            self.ended[i] = False
            self._show(i, self._others(i))

    def _chosen(self, actions: list[int]) -> list[int]:
        """The options that the actions stand for."""
        if len(actions) != self.n:
            raise wrong_number(len(actions), self.n)
        chosen: list[int] = []
        indices: vec[i64] = self.indices
        at: i64 = 0
        for i in range(self.n):
            action = i64(actions[i])
            offered = self.offered[i]
            place: i64 = 0
            end: i64 = len(offered)
            while place < end and indices[at + place] != action:
                place += 1
            if place == end or action < 0:
                raise not_legal(i, action)
            chosen.append(offered[place])
            at += end
        return chosen

    def choose(self, draws: list[float]) -> list[int]:
        """A legal action for every match, each by a number in 0..1 drawn for it."""
        actions: list[int] = []
        at = 0
        for i in range(self.n):
            n = len(self.offered[i])
            place = int(draws[i] * n)
            while self.indices[at + place] == NO_INDEX:
                place = (place + 1) % n
            actions.append(self.indices[at + place])
            at += n
        return actions

    def _others(self, i: int) -> int:
        """Play on to the next decision that is asked for; says whose it is.

        A match that ends before the learner was ever asked is passed over.
        """
        game = self.game
        passed_over = 0
        while True:
            s = self.states[i]
            seat = game.seat(s)
            if seat == OVER:
                returns = game.returns(s)
                assert returns is not None
                if not self.ended[i]:
                    self.ended[i] = True
                    self.returns[i] = returns
                if passed_over == MOST_PASSED_OVER:
                    raise never_asked(self.learner)
                passed_over += 1
                self.states[i] = self._start(i)
            elif self.learner < 0 or seat == self.learner:
                return seat
            else:
                options = game.options(s)
                game.apply(s, options[self.choosers[i].below(len(options))])

    def _show(self, i: int, seat: int) -> None:
        """Write down whose decision is asked for, what that seat sees and what it may do."""
        s = self.states[i]
        self.seats[i] = seat
        self.encoder.encode(s, seat, self.observations, i64(i) * self.size)
        options = self.game.options(s)
        self.offered[i] = options
        before: i64 = len(self.indices)
        self.indices = self.encoder.indices(s, options, self.indices)
        self._mark(i, before, 1)

    def _clear(self) -> None:
        """Zeroes for the next step: masks are sparse, observations are new each time."""
        before: i64 = 0
        for i in range(self.n):
            self._mark(i, before, 0)
            before += len(self.offered[i])
        self.indices = self.indices[:0]
        self.observations = self.blank[:]

    def _mark(self, i: int, before: i64, bit: u8) -> None:
        """Set the mask of a match where its options have their indices."""
        masks: vec[u8] = self.masks
        indices: vec[i64] = self.indices
        at = i64(i) * self.actions
        for k in range(before, before + len(self.offered[i])):
            if indices[k] != NO_INDEX:
                masks[at + indices[k]] = bit

    def save(self) -> Saved[S]:
        """All that a batch like this one needs to go on from here, to be pickled or copied."""
        return self.seed, self.begun, self.choosers, self.states, self.ended, self.returns

    def resume(self, saved: Saved[S]) -> None:
        """Go on where another batch stood."""
        self.seed, self.begun, self.choosers, self.states, self.ended, self.returns = saved
        self._clear()
        for i in range(self.n):
            self._show(i, self.game.seat(self.states[i]))


def wrong_number(actions: int, matches: int) -> ValueError:
    """Too few or too many actions for a step."""
    return ValueError(f"{actions} actions for {matches} matches")


def never_asked(seat: int) -> ValueError:
    """A set-up in which the learner has nothing to decide."""
    return ValueError(f"seat {seat} is never asked anything in this set-up")


def not_legal(match: int, action: int) -> ValueError:
    """An action that its match does not offer."""
    return ValueError(f"match {match}: action {action} is not legal: see action_mask")
