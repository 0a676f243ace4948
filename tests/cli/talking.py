"""A terminal whose player is a list of lines or a function."""

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO

from rich.console import Console

from koloda.cli import play, replay
from koloda.cli.terminal import Terminal
from koloda.kernel.playout import Chooser

CLEARED = "\x1b[2J"


class Talk:
    """What was said, and a terminal to say it on."""

    def __init__(
        self, lines: Iterable[str], width: int = 80, height: int = 50, screen: bool = False
    ) -> None:
        self.out = StringIO()
        self.lines: Iterator[str] = iter(lines)
        self.asked: list[str] = []
        console = Console(
            file=self.out,
            width=width,
            height=height,
            force_terminal=screen,
            color_system=None,
            highlight=False,
            legacy_windows=False,
            _environ={},
        )
        self.terminal = Terminal(console, self.read, screen)

    def read(self, question: str) -> str:
        self.asked.append(question)
        self.out.write(question)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.out.write(line + "\n")
        return line

    @property
    def text(self) -> str:
        return self.out.getvalue()


class Guesser(Talk):
    """Answers every question by a random one of its options, a number of times."""

    def __init__(self, answers: int, seed: int = 1, screen: bool = False) -> None:
        super().__init__(self.guesses(answers, seed), screen=screen)

    def guesses(self, answers: int, seed: int) -> Iterable[str]:
        chooser = Chooser(seed)
        for _ in range(answers):
            most = re.search(r"\[1–(\d+),", self.asked[-1])
            yield str(1 + chooser.below(int(most[1]))) if most else ""


def parse(
    add_arguments: Callable[[argparse.ArgumentParser], None], line: str
) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(line.split())


def play_with(talk: Talk, line: str) -> str:
    """koloda play with these arguments."""
    play.play(parse(play.add_arguments, line), talk.terminal)
    return talk.text


def replay_with(talk: Talk, line: str) -> str:
    """koloda replay with these arguments."""
    replay.show(parse(replay.add_arguments, line), talk.terminal)
    return talk.text
