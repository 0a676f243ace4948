"""Where a person reads and answers; tests hand in their own."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console, RenderableType
from rich.text import Text

from koloda.cli.output import forgive

FORGET_SCROLLED = "\x1b[3J"  # what has scrolled away is as private as what is on the screen
PLAIN_WIDTH = 100  # of a pipe


class Terminal:
    """A console to draw on and a function that asks for one line, raising EOFError at the end.

    A screen can be cleared and has a height; a pipe cannot and has none.
    """

    def __init__(self, console: Console, read: Callable[[str], str], is_screen: bool) -> None:
        self.console = console
        self.read = read
        self.is_screen = is_screen

    def ask(self, question: str) -> str:
        return self.read(question).strip()

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, sentence: str, style: str = "", whole: bool = False) -> None:
        """A sentence as it stands: nothing in it is markup; `whole` keeps a path copyable."""
        self.console.print(Text(sentence, style), soft_wrap=whole or not self.is_screen)

    def clear(self) -> None:
        """An empty screen; in a pipe nothing."""
        if self.is_screen:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()

    def hand_over(self) -> None:
        """An empty screen for somebody else, who must not find typed lines by the arrow keys."""
        self.clear()
        if find_spec("readline"):
            import_module("readline").clear_history()

    def page(self, thing: RenderableType) -> None:
        """Something long: through the pager on a terminal."""
        if not self.is_screen:
            self.console.print(thing)
            return
        os.environ.setdefault("LESS", "FRX")
        with self.console.pager(styles=True):
            self.console.print(thing)

    @property
    def rows(self) -> int:
        """Lines that fit."""
        return self.console.height if self.is_screen else 1_000_000


class Output(Console):
    """A console whose reader may go away: `koloda cards GAME | head`."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def standard() -> Terminal:
    """The terminal or pipe this process stands in."""
    forgive(sys.stdin, sys.stdout)
    read = read_line if sys.stdin.isatty() else read_piped
    return Terminal(standard_console(), read, is_screen())


def standard_console() -> Console:
    """Standard output; the width of a pipe does not depend on the screen behind it."""
    forgive(sys.stdout)
    return Output(width=None if sys.stdout.isatty() else PLAIN_WIDTH, highlight=False)


def is_screen() -> bool:
    return sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb", "unknown")


def read_line(question: str) -> str:
    """A line typed by a person; importing readline is what gives it history and editing."""
    if find_spec("readline"):
        import_module("readline")
    return input(question)


def read_piped(question: str) -> str:
    """The next line of a pipe, echoed so that the output reads like a session."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(question + line.rstrip("\n"))
    return line
