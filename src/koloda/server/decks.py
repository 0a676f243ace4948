"""Decks before a match: what a game says of a list, in the reader's words."""

from koloda.kernel.decks import DeckRules, checked, deck_options, decks_of, first_cards
from koloda.kernel.errors import BadDeck, BadSetup
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState
from koloda.server import catalogue
from koloda.server.refusals import Mistaken, Refusal
from koloda.server.room import refusal_text
from koloda.server.wire import DeckBook, DeckMistake, DeckRead, ReadyDeck


def rules(game: Game[BaseState]) -> DeckRules:
    """The deck rules of a game that has decks."""
    found = decks_of(game)
    if found is None:
        raise Refusal("no-decks", 404, game.id)
    return found


def book(game: Game[BaseState], lang: str) -> DeckBook:
    """What a deck may hold, and the decks that are ready."""
    known, words = rules(game), catalogue.texts(game.id, lang)
    option = deck_options(game)[0]
    ready = [
        ReadyDeck(name, words.title(f"{option}-{name}", name), deck.lead, deck.cards)
        for name, deck in ((name, known.read(text)) for name, text in known.ready().items())
    ]
    return DeckBook(known.low, known.high, known.leads, known.most, ready)


def read(game: Game[BaseState], text: str, lang: str) -> DeckRead:
    """A list as far as it can be read, with every rule it breaks."""
    known = rules(game)
    found = known.read(text)

    def told(error: BadDeck) -> DeckMistake:
        _, sentence, clause = refusal_text(Mistaken(game.id, error), game.id, lang)
        return DeckMistake(sentence, clause, str(error.values.get("card", "")))

    return DeckRead(
        lead=found.lead,
        cards=found.cards,
        unread=found.unread,
        mistakes=[told(error) for error in found.mistakes],
        barred=[told(error) for error in known.barred(found.lead)],
    )


def deal(game: Game[BaseState], text: str, seed: int) -> list[str]:
    """The first cards of a match with this deck; an illegal one is refused."""
    try:
        checked(rules(game).read(text))
        return first_cards(game, text.replace("\n", ";"), seed)
    except (BadDeck, BadSetup) as error:
        raise Mistaken(game.id, error) from error
