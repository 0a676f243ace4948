"""koloda rules: the rulebook, or one clause of it."""

import argparse

from rich.console import Group
from rich.markdown import Markdown
from rich.text import Text

from koloda.cli import rulebook
from koloda.cli.terminal import standard
from koloda.effects.text import LANGUAGES, TEXTS
from koloda.games import registry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(registry.names()))
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="such as CR-4.12, or 4.12")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="ru: the short rulebook in Russian; by default all of it"
    )


def run(args: argparse.Namespace) -> int:
    registry.find(args.game)
    book = rulebook.read(registry.folder(args.game))
    terminal = standard()
    if args.clause is None:
        text = short(args.game, args.lang) or book.text
        if terminal.is_screen:
            terminal.page(Markdown(text))
        else:
            print(text, end="")
        return 0
    clause = book.find(args.clause)
    if terminal.is_screen:
        terminal.show(drawn(clause))
    else:
        print(f"{clause.place}\n\n{clause.text}")
    return 0


def short(game: str, lang: str | None) -> str:
    """The short rulebook for players in a language, if there is one."""
    path = TEXTS / str(lang) / "rules" / f"{game}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def drawn(clause: rulebook.Clause) -> Group:
    """A clause under its headings, for a screen."""
    return Group(Text(clause.place, "bold"), Markdown(clause.text))
