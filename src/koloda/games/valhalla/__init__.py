"""Valhalla: dice and cards for 1 to 6 players, with seven expansions and a solo mode."""

from pathlib import Path

from koloda.games.valhalla.cards.schema import load_table
from koloda.games.valhalla.game import Valhalla

GAME = Valhalla(load_table())


def with_cards(folder: Path) -> Valhalla:
    """The game with a designer's own cards."""
    return Valhalla(load_table(folder), folder)
