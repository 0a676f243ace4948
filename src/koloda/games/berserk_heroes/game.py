"""Berserk. Heroes behind the protocol."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.decks import Decks, read_deck
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.faces import view, words, worlds
from koloda.games.berserk_heroes.faces.shape import HeroesView
from koloda.games.berserk_heroes.rules.flow import start
from koloda.games.berserk_heroes.rules.options import options
from koloda.games.berserk_heroes.rules.replies import apply
from koloda.games.berserk_heroes.rules.state import HeroesState, deck_cards, entering, is_over
from koloda.kernel.errors import BadDeck, BadSetup
from koloda.kernel.event import Event
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Message, View
from koloda.kernel.setup import Setup, SetupOption, complete

DECISIONS_A_TURN: Final = 30_000  # BH-14.18: 1,000 actions with all their questions


class BerserkHeroes:
    """Rules and card table; holds nothing about a match."""

    def __init__(self, table: CardTable, presets: dict[str, str], cards: str = "") -> None:
        self.table = table
        self.presets = presets
        self.decks = Decks(table, presets)
        self.cards = cards  # a designer's card folder; empty for our own
        self.id = "berserk_heroes"
        self.version = 1
        self.min_seats = 2  # BH-1.1
        self.max_seats = 2
        self.fingerprint = table.fingerprint
        self.verbs = words.WORDS
        self.view_type = HeroesView
        names = list(presets)
        self.setup_options = [
            SetupOption("deck1", "deck", names, names[0], "BH-4.1"),
            SetupOption("deck2", "deck", names, names[-1], "BH-4.1"),
            SetupOption("turns", "number", ["1", "10000"], str(m.MAX_TURNS), "BH-15.6"),
            SetupOption("conceding", "choice", ["off", "on"], "off", "BH-15.6"),
        ]
        self._decks: dict[str, list[int]] = {}

    def deck(self, option: str, value: str) -> list[int]:
        """A preset by its name, or a deck list; section 4 is checked once (BH-4.13)."""
        if value not in self._decks:
            try:
                cards = read_deck(self.table, self.presets.get(value, value))
            except BadDeck as error:
                error.values["where"] = option
                raise BadSetup(
                    f"option {option}: {error.reason}", error.clause, error.code, error.values
                ) from error
            if len(self._decks) > 100:
                self._decks.clear()
            self._decks[value] = cards
        return self._decks[value]

    def start(self, seed: int, setup: Setup, listen: bool = False) -> HeroesState:
        values = complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        decks = [
            self.deck("deck1", values["deck1"]),
            self.deck("deck2", values["deck2"]),
        ]  # BH-4.14
        conceding = values["conceding"] == "on"
        return start(self.table, seed, decks, int(values["turns"]), conceding, listen)

    def seat(self, s: HeroesState) -> int:
        return s.stack[-3] if s.stack else OVER

    def options(self, s: HeroesState) -> list[int]:
        return options(s)

    def apply(self, s: HeroesState, option: int) -> None:
        apply(s, option)

    def returns(self, s: HeroesState) -> list[float] | None:
        if not is_over(s):
            return None
        if s.winner == 2:
            return [0.0, 0.0]
        return [1.0, -1.0] if s.winner == 0 else [-1.0, 1.0]

    def ending(self, s: HeroesState) -> str:
        return m.ENDINGS[s.ending]

    def observe(self, s: HeroesState, seat: int | None) -> View:
        return view.observe(s, seat)

    def prompt(self, s: HeroesState) -> Message:
        return words.prompt(s)

    def message(self, event: Event) -> Message:
        return words.message(self.table, event)

    def resample(self, s: HeroesState, seat: int | None, seed: int) -> HeroesState:
        return worlds.resample(s, seat, seed)

    def action(self, s: HeroesState, option: int) -> Action:
        return words.action(s, option)

    def option(self, s: HeroesState, action: Action) -> int:
        return words.option(s, action)

    def census(self, s: HeroesState) -> list[int]:
        """The cards of both decks and the heroes; what comes from the reserve is no part."""
        codes = (
            [s.card_of[unit] for unit in s.play]
            + s.parts[m.PART_CODE :: m.PART_WIDTH]
            + entering(s)
        )
        for seat in (0, 1):
            codes += s.hands[seat] + s.graves[seat] + deck_cards(s, seat)
        t = self.table
        return sorted(c for c in codes if not t.created[c >> 1] and not t.placed[c >> 1])

    def any_setup(self, seats: int, seed: int) -> Setup:
        chooser = Chooser(seed)
        names = list(self.presets)
        deck1 = names[chooser.below(len(names))]
        return Setup(seats, {"deck1": deck1, "deck2": names[chooser.below(len(names))]})

    def max_decisions(self, setup: Setup) -> int:
        return int(setup.options.get("turns", str(m.MAX_TURNS))) * DECISIONS_A_TURN
