"""The dense action index of a game: one number means one thing in every match of a set-up.

python -m koloda.env.actions GAME [--seats K] [--set name=value ...]    prints it
"""

import argparse
import os
import sys

from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup


def action_names(game: str, seats: int = 2, options: dict[str, str] | None = None) -> list[str]:
    """What each index means, in words: the verb first."""
    found = registry.find(game)
    setup = Setup(seats, options)
    found.start(0, setup)  # refuses a set-up that the game does not allow
    return Space(found, setup).names


def listing(game: str, seats: int = 2, options: dict[str, str] | None = None) -> str:
    """The whole index, one action a line."""
    names = action_names(game, seats, options)
    return "\n".join(f"{index:5} {words}" for index, words in enumerate(names))


def parse_option(text: str) -> tuple[str, str]:
    """name=value"""
    name, sign, value = text.partition("=")
    if not sign:
        raise KolodaError(f"--set takes name=value, not {text!r}")
    return name, value


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m koloda.env.actions", description=listing.__doc__
    )
    parser.add_argument("game", choices=covered())
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="number of players (2)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="name=value", help="a set-up option"
    )
    args = parser.parse_args(words)
    try:
        print(listing(args.game, args.seats, dict(map(parse_option, args.set))), flush=True)
    except KolodaError as error:
        sys.exit(str(error))
    except BrokenPipeError:  # whoever read has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
