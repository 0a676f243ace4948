"""koloda deck check FILE: whether a deck file keeps the rules of deck construction."""

import argparse
from pathlib import Path

from koloda.cli.arguments import add_cards, cards_of, default_seats, from_file
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], help="check: is the deck legal?")
    parser.add_argument("file", type=Path, metavar="FILE", help="one card a line with its count")
    parser.add_argument("--game", metavar="GAME", help="by default any game that has decks")
    add_cards(parser)


def run(args: argparse.Namespace) -> int:
    """One line; an illegal deck is an error that names the card and the clause."""
    value = from_file(args.file)
    names = [args.game] if args.game else registry.names()
    cards = cards_of(args.set)
    if cards is not None and not args.game:
        raise KolodaError("--set cards=FOLDER goes with --game: whose cards are they?")
    games = [game for game in (registry.find(name, cards) for name in names) if deck_option(game)]
    if not games:
        raise KolodaError(f"{args.game} has no decks")
    refusals: list[str] = []
    for game in games:
        try:
            check(game, value)
        except KolodaError as error:
            reason = str(error).removeprefix(f"option {deck_option(game)}: ")
            refusals.append(f"{game.id}: {reason}")
        else:
            print(f"{args.file}: a legal deck of {game.id}")
            return 0
    raise KolodaError(f"{args.file} is no legal deck: {'; '.join(refusals)}")


def deck_option(game: Game[BaseState]) -> str:
    """The first set-up option that takes a deck, or nothing."""
    return next((option.name for option in game.setup_options if option.kind == "deck"), "")


def check(game: Game[BaseState], value: str) -> None:
    """Refuse an illegal deck."""
    game.start(0, Setup(default_seats(game), {deck_option(game): value}))
