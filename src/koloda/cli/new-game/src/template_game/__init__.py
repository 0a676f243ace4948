"""Template game: tricks with hidden hands, for 2 to 4 players."""

from pathlib import Path

from template_game.cards.schema import load_table
from template_game.game import TrickGame

GAME = TrickGame(load_table())


def with_cards(folder: Path) -> TrickGame:
    """The game with a designer's own cards."""
    return TrickGame(load_table(folder), folder)
