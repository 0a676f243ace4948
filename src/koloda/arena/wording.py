"""Reports in words: headings, columns, rates and names in the reader's language."""

from koloda.arena.balance import Survey
from koloda.arena.page import Cell
from koloda.arena.tables import Rows, columns
from koloda.arena.tournament import Plan
from koloda.effects.text import Texts
from koloda.games.registry import texts_of
from koloda.kernel.decks import deck_options
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState

INTERVALS = {"low": "high", "rating_low": "rating_high", "played_low": "played_high",
             "held_low": "held_high"}  # fmt: skip
RATES = ("rate", "played_rate", "held_rate")
SCORES = ("score",)
COUNTED_FROM_ONE = ("seat",)


class Wording:
    """What a report says about one game in one language."""

    def __init__(self, game: Game[BaseState], lang: str) -> None:
        self.lang = lang
        self.words = Texts("arena", lang, {})
        self.game: Texts = texts_of(game, lang)
        self.decks = deck_options(game)

    def say(self, key: str, **args: object) -> str:
        """One message of the arena."""
        return self.words.say(key, **args)

    @property
    def title(self) -> str:
        """What people call the game."""
        return self.game.say("game-name")

    @property
    def card_names(self) -> dict[str, str]:
        """What people call the cards."""
        return {card: face.name for card, face in self.game.faces.items()}

    def deck(self, deck: str) -> str:
        """What people call a deck; decks of their own keep their names."""
        for option in self.decks:
            if self.game.has(f"setup-{option}-{deck}"):
                return self.game.say(f"setup-{option}-{deck}")
        return deck

    def tournament(self, plan: Plan, games: int) -> str:
        """Who met whom, and how often."""
        return self.say(
            "tournament-about",
            mode=plan.mode,
            seats=plan.seats,
            games=games,
            seed=str(plan.seed),
        )

    def survey(self, survey: Survey, games: int) -> str:
        """Who played how many games."""
        return self.say(
            "balance-about",
            games=games,
            seats=survey.seats,
            agents=", ".join(survey.agents),
            seed=str(survey.seed),
        )

    def number(self, value: float, digits: int) -> str:
        """A number with the language's decimal sign, and a minus that is no hyphen."""
        text = f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.lang == "ru" else text

    def percent(self, rate: float) -> str:
        """A rate."""
        return self.say("percent", n=self.number(100 * rate, 1))

    def table(self, rows: Rows) -> list[dict[str, Cell]]:
        """Rows as people read them: bounds as one interval, rates in percent, names for ids."""
        skipped = set(INTERVALS.values())
        if not any(row.get("verdict") for row in rows):
            skipped.add("verdict")  # no test was asked for, or none has decided
        return [
            {
                self.say(f"column-{_head(column)}"): self.cell(column, row)
                for column in row
                if column not in skipped
            }
            for row in rows
        ]

    def text(self, name: str, rows: Rows) -> str:
        """A table for the terminal below its heading."""
        table = self.table(rows)
        lines = [[cell.text for cell in row.values()] for row in table]
        right = [cell.sort is not None for cell in table[0].values()]
        return f"{self.say(f'report-{name}')}\n{columns(list(table[0]), lines, right)}"

    def cell(self, column: str, row: dict[str, object]) -> Cell:
        """One value of a row."""
        value = row[column]
        if column in INTERVALS:
            return self._interval(column, row)
        if isinstance(value, str):
            return Cell(self._name(column, value))
        number = float(str(value))
        if column in RATES:
            return Cell(self.percent(number), number)
        if column in COUNTED_FROM_ONE:
            return Cell(str(int(number) + 1), number)
        digits = 0 if isinstance(value, int) or (column in SCORES and number % 1 == 0) else 1
        return Cell(self.number(number, digits), number)

    def _interval(self, column: str, row: dict[str, object]) -> Cell:
        low, high = float(str(row[column])), float(str(row[INTERVALS[column]]))
        if column == "rating_low":
            ends = [self.number(end, 1) for end in (low, high)]
            return Cell(self.say("from-to", low=ends[0], high=ends[1]), low)
        ends = [self.number(100 * end, 1) for end in (low, high)]
        span = self.say("from-to", low=ends[0], high=ends[1])
        return Cell(self.say("percent", n=span), low)

    def _name(self, column: str, value: str) -> str:
        if column == "ending":
            key = f"ending-{value}"
            return self.game.say(key) if self.game.has(key) else value
        if column == "verdict":
            return self.say(f"verdict-{value or 'open'}")
        return self.deck(value) if column in ("deck", "rival") else value


def _head(column: str) -> str:
    """The message of a column; words with underscores have hyphens in Fluent."""
    return column.replace("_", "-")
