"""koloda games: one line per game."""

import argparse

from koloda.cli.clauses import clauses_of
from koloda.games import registry
from koloda.kernel.setup import SetupOption


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ids", action="store_true", help="only the ids, for scripts")


def run(args: argparse.Namespace) -> int:
    """Id, version, seats, clauses, cards, options."""
    if args.ids:
        print("\n".join(registry.GAMES))
        return 0
    for name in registry.GAMES:
        game = registry.find(name)
        options = ", ".join(describe(option) for option in game.setup_options)
        print(
            f"{game.id}  version {game.version}  seats {game.min_seats}-{game.max_seats}  "
            f"clauses {len(clauses_of(name))}  cards {len(registry.cards_of(game))}  "
            f"options: {options}, cards=FOLDER"
        )
    return 0


def describe(option: SetupOption) -> str:
    """An option with its values."""
    if option.kind == "number":
        return f"{option.name}={option.values[0]}..{option.values[1]}"
    joint = "," if option.kind == "flags" else "|"
    return f"{option.name}={joint.join(option.values)}"
