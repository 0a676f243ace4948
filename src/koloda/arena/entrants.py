"""Who takes part: an agent, with a deck of its own where the game has decks."""

from dataclasses import dataclass

from koloda.agents.registry import check
from koloda.kernel.decks import deck_options
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game, S
from koloda.kernel.setup import Setup


@dataclass(frozen=True)
class Entrant:
    """`greedy`, or `greedy@hunters` with a deck."""

    agent: str
    deck: str = ""

    @property
    def name(self) -> str:
        return f"{self.agent}@{self.deck}" if self.deck else self.agent


def parse_entrant(name: str) -> Entrant:
    """AGENT or AGENT@DECK."""
    agent, at, deck = name.partition("@")
    if at and not deck:
        raise KolodaError(f"no deck after @ in {name!r}")
    return Entrant(agent, deck)


def check_entrants(names: list[str], game: Game[S], setup: Setup) -> None:
    """Refuse unknown agents and decks before anything is played."""
    decks = deck_options(game)
    for name in names:
        entrant = parse_entrant(name)
        check(entrant.agent, game)
        if entrant.deck and not decks:
            raise KolodaError(f"{game.id} has no decks to choose: {name!r}")
    for name in names:
        game.start(0, seated(game, setup, [name] * setup.seats))


def deck_presets(game: Game[S]) -> list[str]:
    """The decks that come with the game."""
    for option in game.setup_options:
        if option.kind == "deck":
            return list(option.values)
    return []


def seated(game: Game[S], setup: Setup, lineup: list[str]) -> Setup:
    """The set-up with the decks of the entrants, by seat."""
    options = dict(setup.options)
    for option, name in zip(deck_options(game), lineup, strict=False):
        deck = parse_entrant(name).deck
        if deck:
            options[option] = deck
    return Setup(setup.seats, options)
