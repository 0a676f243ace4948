"""Cthulhu Realms: a deck-building game for 2 to 4 players."""

from pathlib import Path

from koloda.games.cthulhu_realms.cards.schema import load_table
from koloda.games.cthulhu_realms.game import CthulhuRealms

GAME = CthulhuRealms(load_table())


def with_cards(folder: Path) -> CthulhuRealms:
    """The game with a designer's own cards."""
    return CthulhuRealms(load_table(folder), folder)
