"""Elven Rage: cards, a map and six-card battles for 2 to 4 players."""

from pathlib import Path

from koloda.games.elven_rage.cards.schema import load_table
from koloda.games.elven_rage.game import ElvenRage

GAME = ElvenRage(load_table())


def with_cards(folder: Path) -> ElvenRage:
    """The game with a designer's own cards."""
    return ElvenRage(load_table(folder), folder)
