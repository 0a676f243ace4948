"""Berserk: collectible tactics of two squads on a field of five by six cells."""

from pathlib import Path

from koloda.games.berserk.deckfile import read_decks
from koloda.games.berserk.decks import check
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.schema import CARDS, load_table, names_of, read_cards


def with_cards(folder: Path) -> Berserk:
    """The game with a designer's own cards."""
    decks = read_decks()
    cards = read_cards(folder)
    table = load_table(cards, [deck.cards for deck in decks])
    presets = {
        deck.id: check(table, deck.cards)
        for deck in decks
        if all(name in table.kinds for name in deck.cards)
    }
    return Berserk(table, presets, names_of(cards), None if folder == CARDS else folder)


GAME = with_cards(CARDS)
