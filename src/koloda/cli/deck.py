"""koloda deck check FILE: whether a deck file keeps the rules of deck construction."""

import argparse
from pathlib import Path

from koloda.cli.arguments import add_cards, cards_of, from_file
from koloda.games import registry
from koloda.kernel.decks import decks_of
from koloda.kernel.errors import KolodaError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], help="check: is the deck legal?")
    parser.add_argument("file", type=Path, metavar="FILE", help="one card a line with its count")
    parser.add_argument("--game", metavar="GAME", help="by default any game that has decks")
    add_cards(parser)


def run(args: argparse.Namespace) -> int:
    """One line; an illegal deck is an error that names every mistake with its clause."""
    value = from_file(args.file)
    names = [args.game] if args.game else registry.names()
    cards = cards_of(args.set)
    if cards is not None and not args.game:
        raise KolodaError("--set cards=FOLDER goes with --game: whose cards are they?")
    games = [registry.find(name, cards) for name in names]
    books = [(game.id, rules) for game in games if (rules := decks_of(game)) is not None]
    if not books:
        raise KolodaError(f"{args.game} has no decks")
    refusals: list[str] = []
    for game, rules in books:
        mistakes = rules.read(value).mistakes
        if not mistakes:
            print(f"{args.file}: a legal deck of {game}")
            return 0
        refusals.append(f"{game}: {'; '.join(str(mistake) for mistake in mistakes)}")
    raise KolodaError(f"{args.file} is no legal deck: {'; '.join(refusals)}")
