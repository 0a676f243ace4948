"""Berserk: Heroes, a collectible card duel."""

from pathlib import Path

from koloda.games.berserk_heroes.build import load_table
from koloda.games.berserk_heroes.deckfile import presets
from koloda.games.berserk_heroes.game import BerserkHeroes

GAME = BerserkHeroes(load_table(), presets())


def with_cards(folder: Path) -> BerserkHeroes:
    """The game with a designer's own cards; presets that need other cards are left out."""
    table = load_table(str(folder))
    return BerserkHeroes(table, presets(), str(folder))
