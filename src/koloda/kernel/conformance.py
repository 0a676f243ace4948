"""The test that every game must pass, ours or an outsider's.

from koloda.kernel.conformance import check_game
assert check_game(GAME, games=20).failures == []
"""

import hashlib
import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Generic

from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import Event, seen_by
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.protocol import OVER, Action, Game, S, Seat, View
from koloda.kernel.record import Record, digest, dumps, loads, open_record, replay
from koloda.kernel.setup import Setup
from koloda.kernel.shape import misshapen, shape_of
from koloda.kernel.worlds import impossible_truth, kept_truth, lost_knowledge, secrets

LONG = 100  # of the n-th so many decisions of a game every n-th is looked at
THOROUGH = 7  # every so many looks everything is tested, between them a part
POSSIBLE = 31  # every so many looks the true world is sought among those of a seat
FORK = 97  # every so many looks original and copy are played to the end
GARBAGE: list[Action] = [(), ("",), ("no-such-verb",), ("no-such-verb", "1"), ("-1", "x", "ё")]


class Report:
    """What the kit found."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.worlds = 0  # pairs of worlds compared by the law of resampling
        self.failures: list[str] = []


def check_game(
    game: Game[S],
    setups: list[Setup] | None = None,
    games: int = 10,
    seed: int = 1,
    where: str = "",
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games and test every promise of the protocol on the way.

    Without `setups` every seat count is played with set-ups drawn at random. `where`
    ("package.module:NAME", or "package.module:with_cards:FOLDER" for a designer's cards) lets
    another process find the game, to compare runs across processes, hash seeds and, on a
    compiled install, with the interpreted source.
    """
    report = Report()
    hidden = _Hidden()
    for i in range(games):
        setup = setups[i % len(setups)] if setups else _any_setup(game, seed + i, i)
        checker = _Checker(game, setup, seed + i, report, hidden)
        try:
            checker.run()
        except Exception as error:  # a crash of the game is a finding, not the end of the run
            checker.fail(f"{type(error).__name__}: {error}")
        report.games += 1
        if progress is not None:
            progress(i + 1)
    report.failures += [f"{game.id}: {failure}" for failure in hidden.failures()]
    if where:
        _check_processes(game, where, min(games, 5), seed, report)
    return report


def _any_setup(game: Game[S], seed: int, i: int) -> Setup:
    seats = game.min_seats + i % (game.max_seats - game.min_seats + 1)
    return game.any_setup(seats, seed)


class _Hidden:
    """Whether resampling changes what others hold: over all games of a run, by observer.

    `what` is what others see, or a field that is declared secret.
    """

    ENOUGH = 20  # looks at secrets of others before a resample that keeps them all is a finding

    def __init__(self) -> None:
        self.looks: Counter[tuple[Seat | None, str]] = Counter()
        self.changes: Counter[tuple[Seat | None, str]] = Counter()

    def look(self, observer: Seat | None, what: str, secret: bool, changed: bool) -> None:
        self.looks[observer, what] += secret
        self.changes[observer, what] += changed

    def failures(self) -> list[str]:
        return [
            f"resampling for {observer} never changes {what}: it hides nothing"
            for (observer, what), looks in self.looks.items()
            if looks >= self.ENOUGH and not self.changes[observer, what]
        ]


class _Checker(Generic[S]):
    """Plays one random game and tests it at every decision."""

    def __init__(
        self, game: Game[S], setup: Setup, seed: int, report: Report, hidden: _Hidden
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.report = report
        self.hidden = hidden
        self.shape = shape_of(game)
        self.chooser = Chooser(seed)
        self.decision = 0
        self.looks = 0
        self.record: Record = open_record(game, seed, setup)
        self.seen: list[Action] = []  # actions of earlier decisions, most of them illegal now
        self.clones: list[tuple[S, str]] = []
        self.views: dict[Seat | None, View] = {}  # of the position looked at

    def fail(self, what: str) -> None:
        self.report.failures.append(
            f"{self.game.id} {self.setup!r} seed {self.seed} decision {self.decision}: {what}"
        )

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    def run(self) -> None:
        game = self.game
        s = game.start(self.seed, self.setup, listen=True)
        census = game.census(s)
        bound = game.max_decisions(self.setup)
        while game.seat(s) != OVER:
            if self.decision > bound:
                self.fail(f"longer than max_decisions ({bound})")
                return
            if self.decision % (1 + self.decision // LONG) == 0:
                self.check_decision(s)
                self.looks += 1
            self.expect(game.census(s) == census, "cards appeared or vanished")
            self.step(s)
        self.check_end(s)

    def step(self, s: S) -> None:
        options = self.game.options(s)
        option = options[self.chooser.below(len(options))]
        self.record.actions.append(self.game.action(s, option))
        self.game.apply(s, option)
        self.decision += 1
        self.report.decisions += 1

    def check_decision(self, s: S) -> None:
        before = s.key()
        self.views.clear()
        options = self.game.options(s)
        self.check_options(s, options)
        self.check_refusals(s, options)
        self.check_save(s)
        for seat in self.observers():
            if self.is_turn_of(seat):
                self.check_twin(s, seat)
        if self.thorough:
            self.check_every_option(s, options)
            self.clones.append((s.clone(), digest(before)))
        if self.looks % FORK == 0:
            self.check_fork(s)
        self.expect(s.key() == before, "looking at a position changed it")

    @property
    def thorough(self) -> bool:
        """Whether everything is tested here, and not a part that changes from one to the next."""
        return self.looks % THOROUGH == 0

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat sees of the position looked at, built once."""
        if seat not in self.views:
            self.views[seat] = self.observe(s, seat)
        return self.views[seat]

    def observe(self, s: S, seat: Seat | None) -> View:
        """What a seat sees, checked against the shape the game declares."""
        view = self.game.observe(s, seat)
        departs = misshapen(view, self.shape) if self.shape else ""
        self.expect(not departs, f"shape of the view of {seat}: {departs}")
        return view

    def observers(self) -> list[Seat | None]:
        return [None, *range(self.setup.seats)]

    def is_turn_of(self, seat: Seat | None) -> bool:
        """At every decision two observers look, each in turn; at thorough ones all."""
        n = self.setup.seats + 1
        place = 0 if seat is None else seat + 1
        return self.thorough or (place - self.looks) % n < 2

    def some(self, actions: list[Action], n: int) -> list[Action]:
        """A few of them, others at every decision; all at thorough ones."""
        if self.thorough or len(actions) <= n:
            return actions
        start = self.looks * n % len(actions)
        return (actions[start:] + actions[:start])[:n]

    def check_options(self, s: S, options: list[int]) -> None:
        game = self.game
        self.expect(bool(options), "no option although the game is not over")
        self.expect(options == sorted(set(options)), "options are not ascending")
        self.expect(game.returns(s) is None, "returns before the end")
        self.expect(game.ending(s) == "", "an ending before the end")
        words = [game.action(s, option) for option in options]
        self.expect(len(set(words)) == len(words), "two options have the same words")
        meant = dict(zip(words, options, strict=True))
        for action in self.some(words, 4):
            self.expect(game.option(s, action) == meant[action], f"{action} names another option")
        self.seen = [*self.seen, *words[:3]][-40:]

    def check_refusals(self, s: S, options: list[int]) -> None:
        legal = [self.game.action(s, option) for option in options]
        key = s.key()
        tried = [*GARBAGE, *self.seen, *[(*words, "extra") for words in legal]]
        for action in self.some([words for words in tried if words not in legal], 4):
            try:
                self.game.option(s, action)
            except IllegalAction as error:
                self.expect(bool(error.reason), f"{action} refused without a reason")
            else:
                self.fail(f"{action} accepted although it is not an option")
        self.expect(s.key() == key, "a refused action changed the position")

    def check_save(self, s: S) -> None:
        again = pickle.loads(pickle.dumps(s))
        self.expect(again.key() == s.key(), "a saved position loads as another one")
        self.expect(self.game.options(again) == self.game.options(s), "a load changed the options")
        copy = s.clone()
        self.expect(copy.key() == s.key(), "a clone differs from its original")
        self.expect(copy.events is None, "a clone listens")

    def check_every_option(self, s: S, options: list[int]) -> None:
        for option in options:
            copy = s.clone()
            self.game.apply(copy, option)
            if self.game.seat(copy) == OVER:
                self.expect(self.game.returns(copy) is not None, "over without returns")

    def check_fork(self, s: S) -> None:
        copy = s.clone()
        twin = pickle.loads(pickle.dumps(s))
        bound = self.game.max_decisions(self.setup)
        playout(self.game, copy, Chooser(self.decision), bound)
        playout(self.game, twin, Chooser(self.decision), bound)
        self.expect(copy.key() == twin.key(), "original and copy played alike end differently")

    def check_twin(self, s: S, seat: Seat | None) -> None:
        """A seat cannot tell the true world from a resampled one."""
        game = self.game
        twin = game.resample(s, seat, self.seed * 1000 + self.decision + 1)
        luck = (twin.key_low, twin.key_high) != (s.key_low, s.key_high)
        self.expect(luck, f"twin worlds: {seat} learns the luck to come")
        self.expect(self.observe(twin, seat) == self.view(s, seat), f"twin worlds: view of {seat}")
        self.expect(game.seat(twin) == game.seat(s), f"twin worlds: who decides, for {seat}")
        if game.seat(s) == seat:
            asked = self.view(s, seat).get("asked")
            knows = isinstance(asked, list) and seat in asked
            self.expect(knows, f"{seat} decides and sees that {asked} are asked")
            self.expect(game.options(twin) == game.options(s), f"twin worlds: options of {seat}")
            self.expect(game.prompt(twin) == game.prompt(s), f"twin worlds: prompt of {seat}")
        self.check_worlds(s, twin, seat)
        if self.looks % 5 == 0:
            self.look_at_others(s, twin, seat)
        self.check_twin_events(s, twin, seat)

    def check_worlds(self, s: S, twin: S, seat: Seat | None) -> None:
        """The laws of resampling: no world holds the truth, and the truth is possible."""
        seed = self.seed * 1000 + self.decision
        self.report.worlds += 1
        kept = kept_truth(self.game, s, twin, seat, seed + 2)
        self.expect(not kept, f"worlds: those of {seat} hold the truth in {', '.join(kept)}")
        lost = lost_knowledge(s, twin, seat)
        self.expect(not lost, f"worlds: those of {seat} lose {', '.join(lost)}")
        if self.looks % POSSIBLE == 0:
            never = impossible_truth(self.game, s, seat, self.setup.seats, seed + 3)
            self.expect(not never, f"worlds: those of {seat} never have {never}")

    def look_at_others(self, s: S, twin: S, seat: Seat | None) -> None:
        """Note whether the others have secrets, and whether they have others in the twin."""
        everybody = {**self.view(s, None), "seat": 0}
        for other in range(self.setup.seats):
            if other != seat:
                true = self.view(s, other)
                secret = {**true, "seat": 0} != everybody
                changed = self.observe(twin, other) != true
                self.hidden.look(seat, "what others see", secret, changed)
        false = secrets(twin, seat)
        for name, cards in secrets(s, seat).items():
            self.hidden.look(seat, name, len(set(cards)) > 1, false.get(name) != cards)

    def check_twin_events(self, s: S, twin: S, seat: Seat | None) -> None:
        """Where two worlds look alike to a seat before and after, so do the events between.

        Their order may differ: it is luck, for example in which order own cards were drawn.
        A shuffle may hide again what was shown before it in the same step. Where the decider is
        asked another question, as after another secret choice, the same option is another act.
        """
        if self.game.prompt(s) != self.game.prompt(twin):
            return
        common = [o for o in self.game.options(s) if o in set(self.game.options(twin))]
        if not common:
            return
        option = common[self.decision % len(common)]
        copy = s.clone()
        true, other = [self.after(world, option, seat) for world in (copy, twin)]
        if true[0] == other[0] and true[1] != other[1]:
            self.expect(self.shuffles(true[1]), f"twin worlds: events of {seat}")

    def shuffles(self, events: list[Event]) -> bool:
        return any("shuffle" in str(self.game.message(event)["key"]) for event in events)

    def after(self, world: S, option: int, seat: Seat | None) -> tuple[object, list[Event]]:
        world.events = []
        self.game.apply(world, option)
        seen = [seen_by(event, seat) for event in world.events]
        return self.observe(world, seat), sorted(e for e in seen if e is not None)

    def check_end(self, s: S) -> None:
        game = self.game
        returns = game.returns(s)
        self.expect(game.options(s) == [], "options after the end")
        self.expect(bool(game.ending(s)), "no reason for the end")
        if returns is None:
            self.fail("no returns at the end")
        else:
            self.expect(len(returns) == self.setup.seats, "not one return per seat")
            self.expect(all(-1.0 <= r <= 1.0 for r in returns), "a return outside -1..1")
        self.check_record(s)
        for clone, key in self.clones:
            self.expect(digest(clone.key()) == key, "an old clone changed")
        for seat in self.observers():
            self.observe(s, seat)

    def check_record(self, s: S) -> None:
        self.record.key = digest(s.key())
        again = loads(dumps(self.record))
        self.expect(replay(self.game, again).key() == s.key(), "the record replays differently")


def fingerprint_of_play(game: Game[S], games: int, seed: int) -> str:
    """One hash over the keys of some random games, to compare between processes."""
    sums = hashlib.blake2b(digest_size=8)
    for i in range(games):
        s = game.start(seed + i, _any_setup(game, seed + i, i))
        chooser = Chooser(seed + i)
        while game.seat(s) != OVER:
            options = game.options(s)
            sums.update(repr(options).encode())
            game.apply(s, options[chooser.below(len(options))])
        sums.update(digest(s.key()).encode())
    return sums.hexdigest()


_CHILD = """
import importlib, pathlib, sys
from koloda.kernel.conformance import fingerprint_of_play
module, name, *folder = sys.argv[1].split(":", 2)
game = getattr(importlib.import_module(module), name)
if folder:
    game = game(pathlib.Path(folder[0]))
print(fingerprint_of_play(game, int(sys.argv[2]), int(sys.argv[3])))
"""


def _check_processes(game: Game[S], where: str, games: int, seed: int, report: Report) -> None:
    here = fingerprint_of_play(game, games, seed)
    for name, extra in (
        ("another hash seed", {"PYTHONHASHSEED": "12345"}),
        ("the interpreted source", {"PYTHONHASHSEED": "1", "KOLODA_INTERPRETED": "1"}),
    ):
        child = subprocess.run(
            [sys.executable, "-c", _CHILD, where, str(games), str(seed)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **extra},
            capture_output=True,
            text=True,
        )
        if child.stdout.strip() != here:
            report.failures.append(
                f"{game.id}: play differs in another process with {name}: "
                f"{child.stderr.strip()[-300:]}"
            )
