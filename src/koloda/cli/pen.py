"""What every drawing needs: the console, the words of the game and of the command line."""

from typing import Any

from rich.console import Console
from rich.text import Text

from koloda.cli.match import Voice
from koloda.effects.text import Texts
from koloda.kernel.protocol import Json, Seat

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red")


class Pen:
    """Draws in one language for one match."""

    def __init__(self, console: Console, voice: Voice, words: Texts) -> None:
        self.console = console
        self.voice = voice
        self.texts = voice.texts
        self.words = words

    @property
    def width(self) -> int:
        return self.console.width

    def seat(self, seat: Seat) -> Text:
        """A player's name in the player's colour."""
        return Text.assemble((self.voice.names[seat], colour(seat)))

    def named(self, sentence: str) -> Text:
        """A sentence with the players' names in their colours."""
        text = Text(sentence)
        for seat, name in enumerate(self.voice.names):
            text.highlight_words([name], colour(seat))
        return text


def colour(seat: Seat) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def listed(value: Json) -> list[Any]:
    """A part of a view that is a list, or nothing."""
    return value if isinstance(value, list) else []


def fields(value: Any) -> dict[str, Any]:
    """A part of a view that has fields, or nothing."""
    return value if isinstance(value, dict) else {}
