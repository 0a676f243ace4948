"""Berserk behind the protocol."""

from pathlib import Path

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.faces import view, words
from koloda.games.berserk.faces.shape import BerserkView
from koloda.games.berserk.faces.view import ATTACK_FACES, DEFENCE_FACES
from koloda.games.berserk.faces.worlds import resample
from koloda.games.berserk.rules import options as questions
from koloda.games.berserk.rules.decks import Decks
from koloda.games.berserk.rules.events import EVENTS
from koloda.games.berserk.rules.geometry import cell_name
from koloda.games.berserk.rules.setup import start
from koloda.games.berserk.rules.state import BerserkState
from koloda.games.berserk.rules.victory import ENDINGS
from koloda.kernel.decks import checked
from koloda.kernel.errors import BadDeck, BadSetup
from koloda.kernel.event import Event
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Json, Message, View
from koloda.kernel.setup import Setup, SetupOption, complete


class Berserk:
    """Rules and card table; holds nothing about a match."""

    def __init__(
        self,
        table: CardTable,
        presets: dict[str, list[int]],
        names: dict[str, str],
        cards: Path | None = None,
    ) -> None:
        self.table = table
        self.presets = presets
        self.decks = Decks(table, presets, names)
        self.cards = cards  # a designer's card folder; None for our own
        self.id = "berserk"
        self.version = 1
        self.min_seats = 2  # BK-1.1
        self.max_seats = 2
        self.fingerprint = table.fingerprint
        self.verbs = words.WORDS
        self.view_type = BerserkView
        self.simultaneous = [m.ASK_DRAFT, m.ASK_DEPLOY]  # BK-7.11, 29.4
        decks = list(presets)
        self.setup_options = [
            SetupOption("deck0", "deck", decks, decks[0], "BK-4.1"),
            SetupOption("deck1", "deck", decks, decks[1 % len(decks)], "BK-4.1"),
            SetupOption("first", "choice", ["random", "0", "1"], "random", "BK-5.1"),
            SetupOption("quiet", "number", ["2", "1000"], "40", "BK-20.5"),
            SetupOption("turns", "number", ["2", "10000"], "400", "BK-20.5"),
        ]

    def start(self, seed: int, setup: Setup, listen: bool = False) -> BerserkState:
        values = complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        decks = [self.deck("deck0", values), self.deck("deck1", values)]
        first = m.NONE if values["first"] == "random" else int(values["first"])
        limits = [int(values["quiet"]), int(values["turns"])]
        return start(self.table, seed, decks, first, limits, listen)

    def deck(self, option: str, values: dict[str, str]) -> list[int]:
        """DP1: a preset deck by its name, or a legal deck list."""
        text = values[option]
        if text in self.presets:
            return self.presets[text]
        try:
            cards = checked(self.decks.read(text)).cards
        except BadDeck as error:
            error.values["where"] = option
            raise BadSetup(
                f"option {option}: {error.reason}", error.clause, error.code, error.values
            ) from error
        return sorted(self.table.kinds[name] for name, n in cards.items() for _ in range(n))

    def seat(self, s: BerserkState) -> int:
        return s.stack[-3] if s.stack else OVER

    def options(self, s: BerserkState) -> list[int]:
        return questions.options(s)

    def apply(self, s: BerserkState, option: int) -> None:
        if s.rolls and questions.is_seen(s, option):
            s.rolls.clear()  # BK-29.11, 29.17: dice since the last decision that both saw
        questions.apply(s, option)
        questions.settle(s)

    def returns(self, s: BerserkState) -> list[float] | None:
        if s.ending == 0:
            return None
        if s.winner == m.NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if s.winner == 0 else [-1.0, 1.0]

    def ending(self, s: BerserkState) -> str:
        return ENDINGS[s.ending]

    def observe(self, s: BerserkState, seat: int | None) -> View:
        return view.observe(s, seat)

    def prompt(self, s: BerserkState) -> Message:
        return words.prompt(s)

    def message(self, event: Event) -> Message:
        return message(self.table, event)

    def resample(self, s: BerserkState, seat: int | None, seed: int) -> BerserkState:
        return resample(s, seat, seed)

    def action(self, s: BerserkState, option: int) -> Action:
        return words.action(s, option)

    def option(self, s: BerserkState, action: Action) -> int:
        return words.option(s, action)

    def census(self, s: BerserkState) -> list[int]:
        cards: list[int] = []
        for seat in (0, 1):
            side = [s.kind[unit] for unit in s.forces[seat]]
            for zones in (s.decks, s.deals, s.squads, s.graves):
                side += zones[seat]
            cards += [kind * 2 + seat for kind in side]
        return sorted(cards)

    def any_setup(self, seats: int, seed: int) -> Setup:
        chooser = Chooser(seed)
        names = list(self.presets)
        return Setup(
            seats,
            {
                "deck0": names[chooser.below(len(names))],
                "deck1": names[chooser.below(len(names))],
            },
        )

    def max_decisions(self, setup: Setup) -> int:
        """Preparation, then in each turn steps, announcements with targets, and answers."""
        turns = int(setup.options.get("turns", "400"))
        return 400 + turns * 400


def message(table: CardTable, event: Event) -> Message:
    """An event as a message key with named arguments."""
    name, names, clause = EVENTS[event[0]]
    args: dict[str, Json] = {}
    for arg, value in zip(names, event[1:], strict=True):
        if arg.startswith("card"):
            args[arg] = table.ids[value] if value >= 0 else None
        elif arg == "cell":
            args[arg] = cell_name(value)
        elif arg == "die":
            faces = ATTACK_FACES if name == "attack-die" else DEFENCE_FACES
            args["die"] = value
            args["face"] = faces[value]
        elif arg == "ability":
            args[arg] = value
        elif arg == "element":
            args[arg] = words.ELEMENT_WORDS[value]
        elif arg == "ending":
            args[arg] = ENDINGS[value]
        else:
            args[arg] = value if value >= 0 else None
    return {"key": name, "clause": clause, "args": args}
