"""Elven Rage behind the protocol."""

from pathlib import Path

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Table
from koloda.games.elven_rage.faces import view, words, worlds
from koloda.games.elven_rage.faces.shape import ElvenRageView
from koloda.games.elven_rage.rules.options import ANSWERS, OPS, OPTIONS
from koloda.games.elven_rage.rules.setup import set_up
from koloda.games.elven_rage.rules.standing import LEVELS, passes_at
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.games.elven_rage.rules.trade import begin_offer, exchange
from koloda.games.elven_rage.rules.victory import returns
from koloda.kernel.errors import BadSetup
from koloda.kernel.event import Event
from koloda.kernel.frames import ASK_BASE, settle
from koloda.kernel.options import a_of, verb_of
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Message, View
from koloda.kernel.setup import Setup, SetupOption, complete
from koloda.kernel.standing import ASKS

PAIRS = ["A1-G1", "G1-G7", "G7-A7", "A7-A1"]  # ER-2.2: castles in adjacent corners


class ElvenRage:
    """Rules and card table; holds nothing about a match."""

    def __init__(self, table: Table, cards: Path | None = None) -> None:
        self.table = table
        self.cards = cards  # a designer's card folder; None for our own
        self.id = "elven_rage"
        self.version = 1
        self.min_seats = 2  # ER-1.1
        self.max_seats = 4
        self.fingerprint = table.fingerprint
        self.verbs = words.WORDS
        self.view_type = ElvenRageView
        self.standing = LEVELS
        self.setup_options = [
            SetupOption("scenario", "choice", list(m.SCENARIOS), m.SCENARIOS[0], "ER-18.1"),
            SetupOption("peoples", "flags", list(m.PEOPLES), "", "ER-2.14"),
            SetupOption("castles", "choice", PAIRS, PAIRS[0], "ER-2.2"),
            SetupOption("rounds", "number", ["0", "1000"], "0", "ER-17.13"),
        ]

    def start(self, seed: int, setup: Setup, listen: bool = False) -> ElvenState:
        values = complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        peoples = [m.PEOPLES.index(name) for name in values["peoples"].split(",") if name]
        if peoples and len(peoples) != setup.seats:
            raise BadSetup(
                f"option peoples: name {setup.seats} different peoples, or none for lots",
                "ER-1.2",
                "peoples",
                {"where": "peoples", "n": setup.seats},
            )
        s = set_up(
            self.table,
            seed,
            setup.seats,
            m.SCENARIOS.index(values["scenario"]),
            PAIRS.index(values["castles"]),
            peoples,
            int(values["rounds"]),
            listen,
        )
        settle(s, OPS)
        return s

    def seat(self, s: ElvenState) -> int:
        return s.stack[-3] if s.stack else OVER

    def options(self, s: ElvenState) -> list[int]:
        stack = s.stack
        if not stack:
            return []
        return OPTIONS[stack[-4] - ASK_BASE](s, stack[-3], stack[-2], stack[-1])

    def apply(self, s: ElvenState, option: int) -> None:
        stack = s.stack
        verb = verb_of(option)
        if verb == m.EXCHANGE:
            exchange(s, stack[-3])
        elif verb == m.OFFER:
            begin_offer(s, stack[-3], a_of(option))
        else:
            ANSWERS[stack[-4] - ASK_BASE](s, option, stack[-3], stack[-2], stack[-1])
        settle(s, OPS)

    def returns(self, s: ElvenState) -> list[float] | None:
        return None if s.ending == m.RUNNING else returns(s)

    def ending(self, s: ElvenState) -> str:
        return m.ENDINGS[s.ending]

    def observe(self, s: ElvenState, seat: int | None) -> View:
        return view.observe(s, seat)

    def prompt(self, s: ElvenState) -> Message:
        return words.prompt(s)

    def message(self, event: Event) -> Message:
        return words.message(self.table, event)

    def resample(self, s: ElvenState, seat: int | None, seed: int) -> ElvenState:
        return worlds.resample(s, seat, seed)

    def action(self, s: ElvenState, option: int) -> Action:
        return words.action(s, option)

    def option(self, s: ElvenState, action: Action) -> int:
        return words.option(s, action, self.options(s))

    def standing_answer(self, s: ElvenState, level: str) -> int:
        """ER-13.9: the pass of a player who does not want to be asked here, or ASKS."""
        seat = self.seat(s)
        return self.option(s, ("pass",)) if seat >= 0 and passes_at(s, seat, level) else ASKS

    def census(self, s: ElvenState) -> list[int]:
        return view.census(s)

    def any_setup(self, seats: int, seed: int) -> Setup:
        chooser = Chooser(seed)
        peoples = list(m.PEOPLES)
        chosen = [peoples.pop(chooser.below(len(peoples))) for _ in range(seats)]
        return Setup(
            seats,
            {
                "scenario": m.SCENARIOS[chooser.below(2)],
                "peoples": ",".join(chosen) if chooser.below(2) else "",
                "castles": PAIRS[chooser.below(4)],
            },
        )

    def max_decisions(self, setup: Setup) -> int:
        """ER-17.11: rounds of turns; a turn has at most a few thousand questions."""
        limit = int(setup.options.get("rounds", "0")) or 100
        return limit * setup.seats * 3000
