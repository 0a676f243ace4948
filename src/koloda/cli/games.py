"""koloda games: one line per game; on stderr one for each that cannot be used."""

import argparse
import sys

from koloda.cli.clauses import clauses_of
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import SetupOption


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ids", action="store_true", help="only the ids, for scripts")


def run(args: argparse.Namespace) -> int:
    """Id, version, seats, clauses, cards, options."""
    problems = registry.problems()
    for name in registry.names():
        try:
            print(name if args.ids else line(name))
        except KolodaError as error:
            if name in registry.GAMES:
                raise
            problems.append(str(error))
    for problem in problems:
        print("koloda:", problem, file=sys.stderr)
    return 0


def line(name: str) -> str:
    """A game in one line."""
    game = registry.find(name)
    options = [describe(option) for option in game.setup_options]
    if registry.takes_cards(name):
        options.append("cards=FOLDER")
    clauses = len(clauses_of(name)) if registry.rules(name) else 0
    return (
        f"{game.id}  version {game.version}  seats {game.min_seats}-{game.max_seats}  "
        f"clauses {clauses}  cards {len(registry.cards_of(game))}  "
        f"options: {', '.join(options) or 'none'}"
    )


def describe(option: SetupOption) -> str:
    """An option with its values."""
    if option.kind == "number":
        return f"{option.name}={option.values[0]}..{option.values[1]}"
    joint = "," if option.kind == "flags" else "|"
    return f"{option.name}={joint.join(option.values)}"
