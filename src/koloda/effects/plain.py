"""Words for games that bring few or none of their own.

The game of another package may have texts/en.ftl and texts/ru.ftl, with the ids that
koloda.effects.text lists; what has no message there is said in plain English, made from the
words of actions and the keys of events. A card is shown by its name, by the whole numbers of its
file, and by the message card-ID where there is one.
"""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from koloda.effects.schema import Card
from koloda.effects.text import Face, Texts
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState

S = TypeVar("S", bound=BaseState)


class PlainFaces(dict[str, Face]):
    """The faces of cards; a card without a file has its id for a name."""

    def __missing__(self, card: str) -> Face:
        return Face(id=card, name=sentence(card), kind="card", frame="neutral", line="", text=[])


class PlainTexts(Texts):
    """Says everything, if need be in plain words."""

    def __init__(self, game: Game[S], lang: str, folder: Path, cards: list[Card]) -> None:
        super().__init__(game.id, lang, game.verbs, folder)
        self.faces = PlainFaces({card.id: self.face(card) for card in cards})

    def face(self, card: Card) -> Face:
        """What the file of a card says, as far as it can be shown without knowing the game."""
        printed: dict[str, Any] = msgspec.to_builtins(card)
        numbers = {name: n for name, n in printed.items() if type(n) is int and name != "copies"}
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            kind=str(printed.get("kind", "card")),
            frame=str(printed.get("frame", "neutral")),
            art=card.art,
            line="",
            text=[self.say(f"card-{card.id}")] if self.has(f"card-{card.id}") else [],
            numbers=numbers,
            copies=card.copies,
        )

    def missing(self, key: str, args: dict[str, Any]) -> str:
        """The key and its values in plain words."""
        if key == "game-name":
            return sentence(self.game)
        if key == "game-about":
            return ""
        kind, _, name = key.partition("-")
        doer = f"{args.pop('seat')}: " if kind == "event" and "seat" in args else ""
        said = " ".join([spaced(name or kind), *map(str, args.values())])
        return doer + said if doer else said[:1].upper() + said[1:]


def spaced(name: str) -> str:
    """A name of code as words."""
    return name.replace("_", " ").replace("-", " ")


def sentence(name: str) -> str:
    """The same, beginning with a capital letter."""
    return spaced(name).capitalize()
