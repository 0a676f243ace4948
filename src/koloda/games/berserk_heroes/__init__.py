"""Berserk. Heroes, a collectible card duel."""

from pathlib import Path

from koloda.games.berserk_heroes.cards.build import load_table, own_table
from koloda.games.berserk_heroes.cards.deckfile import presets
from koloda.games.berserk_heroes.cards.decks import read_deck
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.kernel.errors import BadDeck

GAME = BerserkHeroes(own_table(), presets())


def with_cards(folder: Path) -> BerserkHeroes:
    """The game with a designer's own cards; presets that need other cards are left out.

    Where none is left, all stay, and whoever plays with one of them is told what it lacks.
    """
    table, known = load_table(str(folder)), presets()
    fit = {name: text for name, text in known.items() if _can_be_made(table, text)}
    return BerserkHeroes(table, fit or known, str(folder))


def _can_be_made(table: CardTable, text: str) -> bool:
    try:
        read_deck(table, text)
    except BadDeck:
        return False
    return True
