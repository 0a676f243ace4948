"""Deck files: preset decks and those of players (BK-R6, section 8.4 of RULES.md)."""

import tomllib
from pathlib import Path

import msgspec

from koloda.effects.schema import Name
from koloda.kernel.errors import BadDeck

PRESETS = Path(__file__).parent.parent / "decks.toml"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: how many copies of each card."""

    id: str
    name: Name
    cards: dict[str, int]


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file: an array of tables [[deck]]."""

    deck: list[Deck]


def read_decks(path: Path = PRESETS) -> list[Deck]:
    """The decks of a deck file."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(content, DeckFile).deck
    except OSError as error:
        raise BadDeck(f"{path}: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadDeck(f"{path}: {error}") from error
