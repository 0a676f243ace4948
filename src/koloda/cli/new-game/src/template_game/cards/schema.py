"""The card files: what a card has, and what is checked."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from koloda.effects.load import fingerprint, load_cards
from koloda.effects.schema import Card
from koloda.kernel.errors import BadCard
from template_game import model as m
from template_game.cards.table import CardTable

CARDS = Path(__file__).parent


class Animal(Card, frozen=True, kw_only=True):
    """One printed card."""

    strength: Annotated[int, Meta(ge=1, le=99)]


CARD = Animal


def read_cards(folder: Path = CARDS) -> list[Animal]:
    """The checked cards of a folder."""
    cards = load_cards(folder, Animal)
    needed = m.MOST_SEATS * m.MOST_TRICKS
    if sum(card.copies for card in cards) < needed:
        raise BadCard(str(folder), "", f"at least {needed} cards are needed")
    return cards


def load_table(folder: Path = CARDS) -> CardTable:
    """The card table of a folder of card files."""
    cards = read_cards(folder)
    return CardTable(
        [card.id for card in cards],
        [card.strength for card in cards],
        [card.copies for card in cards],
        fingerprint(cards),
    )
