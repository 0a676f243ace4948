"""The game behind the protocol."""

from pathlib import Path

from koloda.kernel.event import Event
from koloda.kernel.options import a_of
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Message, View
from koloda.kernel.setup import Setup, SetupOption, complete
from template_game import model as m
from template_game.cards.table import CardTable
from template_game.faces import view, words, worlds
from template_game.faces.shape import TrickView
from template_game.rules import setup as prepare
from template_game.rules import tricks
from template_game.rules.position import Position


class TrickGame:
    """Rules and card table; holds nothing about a match."""

    def __init__(self, table: CardTable, cards: Path | None = None) -> None:
        self.table = table
        self.cards = cards  # a designer's card folder; None for our own
        self.id = "template_game"
        self.version = 1  # rises whenever an old record could replay differently
        self.min_seats = 2  # TG-1.1
        self.max_seats = m.MOST_SEATS
        self.fingerprint = table.fingerprint
        self.verbs = m.WORDS
        self.view_type = TrickView
        self.setup_options = [
            SetupOption("tricks", "number", ["1", str(m.MOST_TRICKS)], "3", "TG-1.2")
        ]

    def start(self, seed: int, setup: Setup, listen: bool = False) -> Position:
        values = complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        return prepare.start(self.table, seed, setup.seats, int(values["tricks"]), listen)

    def seat(self, s: Position) -> int:
        return s.stack[-3] if s.stack else OVER

    def options(self, s: Position) -> list[int]:
        return tricks.options(s)

    def apply(self, s: Position, option: int) -> None:
        tricks.play(s, a_of(option))

    def returns(self, s: Position) -> list[float] | None:
        return None if s.stack else tricks.returns(s)

    def ending(self, s: Position) -> str:
        return m.ENDINGS[s.ending]

    def observe(self, s: Position, seat: int | None) -> View:
        return view.observe(s, self.id, seat)

    def prompt(self, s: Position) -> Message:
        return words.prompt(s)

    def message(self, event: Event) -> Message:
        return words.message(self.table, event)

    def resample(self, s: Position, seat: int | None, seed: int) -> Position:
        return worlds.resample(s, seat, seed)

    def action(self, s: Position, option: int) -> Action:
        return words.action(self.table, option)

    def option(self, s: Position, action: Action) -> int:
        return words.option(s, action)

    def census(self, s: Position) -> list[int]:
        on_table = [kind for kind in s.table_cards if kind != m.NO_CARD]
        return sorted([*s.deck, *s.pile, *on_table, *[kind for hand in s.hands for kind in hand]])

    def any_setup(self, seats: int, seed: int) -> Setup:
        return Setup(seats, {"tricks": str(1 + Chooser(seed).below(m.MOST_TRICKS))})

    def max_decisions(self, setup: Setup) -> int:
        return setup.seats * m.MOST_TRICKS
