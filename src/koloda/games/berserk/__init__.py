"""Berserk: collectible tactics of two squads on a field of five by six cells."""

from pathlib import Path

from koloda.games.berserk.cards.deckfile import read_decks
from koloda.games.berserk.cards.schema import CARDS, load_table, names_of, read_cards
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.rules.decks import HORDE_COPIES, LARGEST, check, most_copies
from koloda.kernel.errors import BadCard, BadDeck


def with_cards(folder: Path) -> Berserk:
    """The game with a designer's own cards."""
    decks = read_decks()
    cards = read_cards(folder)
    table = load_table(cards, [deck.cards for deck in decks])
    presets = {
        deck.id: check(table, deck.cards) for deck in decks if _can_be_made(table, deck.cards)
    }
    if not presets:
        presets = {"all": _deck_of_all(folder, table)}
    return Berserk(table, presets, names_of(cards), None if folder == CARDS else folder)


def _can_be_made(table: CardTable, cards: dict[str, int]) -> bool:
    try:
        check(table, cards)
    except BadDeck:
        return False
    return True


def _deck_of_all(folder: Path, table: CardTable) -> list[int]:
    """Where no preset deck can be made of the cards: as many copies of all as are legal."""
    kinds: list[int] = []
    for copy in range(HORDE_COPIES):
        kinds += [kind for kind in range(len(table.ids)) if copy < most_copies(table, kind)]
    names = [table.ids[kind] for kind in kinds[:LARGEST]]
    try:
        return check(table, {name: names.count(name) for name in names})
    except BadDeck as error:
        raise BadCard(
            str(folder), "", f"no legal deck can be made of these cards: {error}"
        ) from error


GAME = with_cards(CARDS)
