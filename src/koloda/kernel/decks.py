"""Decks that players bring: what a game tells of them beside its protocol.

A game with set-up options of kind "deck" has an attribute `decks` that knows its rules of deck
construction. Whoever helps a player to build a deck asks it; the rules stay in the game.
"""

from typing import Protocol, cast

from koloda.kernel.errors import BadDeck
from koloda.kernel.protocol import OVER, Game, S
from koloda.kernel.setup import Setup


class DeckList:
    """A deck list as far as it can be read, and everything that is wrong with it."""

    def __init__(self) -> None:
        self.lead = ""  # the card that leads the deck and is no part of it, where there is one
        self.cards: dict[str, int] = {}  # copies by card
        self.unread: list[str] = []  # lines that name no card or no count
        self.mistakes: list[BadDeck] = []  # every broken rule; none for a legal deck


class DeckRules(Protocol):
    """The rules of deck construction of one game."""

    @property
    def low(self) -> int:
        """The fewest cards of a deck."""

    @property
    def high(self) -> int:
        """The most cards of a deck; 0 if there is no most."""

    @property
    def leads(self) -> list[str]:
        """The cards of which one leads a deck; empty where none does."""

    @property
    def most(self) -> dict[str, int]:
        """The cards a deck may hold, with the most copies of each."""

    @property
    def zone(self) -> str:
        """The own zone in which the first cards of a match are."""

    def read(self, text: str) -> DeckList:
        """A deck list with all its mistakes, in the order in which a check finds them."""

    def ready(self) -> dict[str, str]:
        """The lists of the preset decks by their names."""

    def barred(self, lead: str) -> list[BadDeck]:
        """For each card of `most` that a deck of this lead may not hold: why; `card` names it."""


def decks_of(game: Game[S]) -> DeckRules | None:
    """The deck rules of a game; None where players bring no decks."""
    return cast("DeckRules | None", getattr(game, "decks", None))


def checked(found: DeckList) -> DeckList:
    """A list that breaks no rule; the first mistake is raised."""
    if found.mistakes:
        raise found.mistakes[0]
    return found


def deck_options(game: Game[S]) -> list[str]:
    """The options by which each seat brings its own deck, in the order of the seats."""
    return [option.name for option in game.setup_options if option.kind == "deck"]


def first_cards(game: Game[S], deck: str, seed: int) -> list[str]:
    """What a match begins with for a player of this deck: an opening hand, a deal."""
    rules = decks_of(game)
    assert rules is not None
    s = game.start(seed, Setup(game.min_seats, {deck_options(game)[0]: deck}))
    while game.seat(s) != OVER:
        cards = _held(game, s, rules.zone)
        if cards:
            return cards
        game.apply(s, game.options(s)[0])
    return []


def _held(game: Game[S], s: S, zone: str) -> list[str]:
    players = cast(
        "list[dict[str, dict[str, dict[str, list[dict[str, str]]]]]]", game.observe(s, 0)["players"]
    )
    return [mark["card"] for mark in players[0]["zones"].get(zone, {"cards": []})["cards"]]
