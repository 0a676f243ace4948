"""The `koloda` command: finds the subcommand, turns user errors into one line."""

import argparse
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from koloda import __version__
from koloda.cli import output
from koloda.kernel.errors import KolodaError

# Subcommand: its module and one line of help. Modules are imported only when they are used.
COMMANDS: dict[str, tuple[str, str]] = {
    "games": ("koloda.cli.games", "list the games"),
    "play": ("koloda.cli.play", "play a game in the terminal"),
    "serve": ("koloda.server.serve", "serve the games to browsers"),
    "simulate": ("koloda.cli.simulate", "let agents play many games"),
    "tournament": ("koloda.cli.tournament", "measure agents against each other"),
    "balance": ("koloda.cli.balance", "measure seats, decks and cards over many games"),
    "advise": ("koloda.cli.advise", "show the best options of a recorded position"),
    "analyse": ("koloda.cli.analyse", "find the costly decisions of a recorded game"),
    "bench": ("koloda.cli.bench", "measure the speed of the games"),
    "check": ("koloda.cli.check", "run the conformance kit on fresh random games"),
    "clauses": ("koloda.cli.clauses", "show which clauses of the rules are tested"),
    "cards": ("koloda.cli.cards", "list or validate card files"),
    "deck": ("koloda.cli.deck", "check a deck file"),
    "rules": ("koloda.cli.rules", "show the rulebook or one clause"),
    "new-game": ("koloda.cli.new_game", "write a small game of your own, to change"),
    "replay": ("koloda.cli.replay", "show a record step by step"),
}
USER_ERROR = 2
# Packages that a base install lacks, and the extra that brings each.
EXTRAS = {
    "rich": "cli",
    "fluent": "cli",
    "openskill": "arena",
    "matplotlib": "arena",
    "fastapi": "server",
    "uvicorn": "server",
    "sqlalchemy": "server",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]  # raises, so never returns
        raise KolodaError(f"{message}; see '{self.prog} --help'")

    def print_help(self, file: Any = None) -> None:
        super().print_help(file)
        output.flush()


def main(argv: list[str] | None = None) -> int:
    """Run one command; anything a user can cause is one line on stderr."""
    words = sys.argv[1:] if argv is None else argv
    output.forgive(sys.stdout, sys.stderr)
    try:
        status = run(words)
        output.flush()
        return status
    except KolodaError as error:
        return refuse(str(error))
    except BrokenPipeError:
        output.give_up()
        return 0
    except OSError as error:
        if error.errno not in output.FULL:
            raise
        output.give_up()
        return refuse(f"the output cannot be written: {error.strerror}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def refuse(reason: str) -> int:
    """One line on stderr."""
    print("koloda:", reason, file=sys.stderr)
    return USER_ERROR


def run(words: list[str]) -> int:
    """Parse and carry out the words of a command line."""
    if not words or words[0] in ("-h", "--help"):
        print(usage())
        return 0
    if words[0] == "--version":
        print(f"koloda {__version__}")
        return 0
    name = words[0]
    if name not in COMMANDS:
        raise KolodaError(f"there is no command {name!r}: choose one of {', '.join(COMMANDS)}")
    module = load(name)
    parser = Parser(prog=f"koloda {name}", description=COMMANDS[name][1])
    module.add_arguments(parser)
    return int(module.run(parser.parse_intermixed_args(words[1:])))


def load(name: str) -> ModuleType:
    """The module of a command; a base install lacks the packages of some."""
    try:
        return import_module(COMMANDS[name][0])
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package not in EXTRAS:
            raise
        extra = EXTRAS[package]
        raise KolodaError(
            f"koloda {name} needs {package}: pip install 'koloda[{extra}]'"
        ) from error


def usage() -> str:
    """What `koloda --help` prints."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {about}" for name, (_, about) in COMMANDS.items()]
    return "\n".join(
        ["usage: koloda COMMAND ...", "", *lines, "", "koloda COMMAND --help says more"]
    )


if __name__ == "__main__":
    sys.exit(main())
