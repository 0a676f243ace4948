"""Node counts of small trees from fixed seeds: any change of the rules shows here first.

A file tests/perft/<game>.txt has one tree a line: seats, set-up, seed, decisions already played at
random, and the number of positions after 1, 2, 3 ... further decisions:

    2 seats first=0 seed 1 after 0: 3 9 27

`python -m tests.perft.test_perft GAME` prints a game's lines anew with the counts of this build.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from koloda.games import registry
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

FOLDER = Path(__file__).parent
LINE = re.compile(r"(\d+) seats((?: \w+=\S*)*) seed (\d+) after (\d+): ((?:\d+ ?)+)")


class Tree(NamedTuple):
    """One line of a perft file."""

    game: str
    seats: int
    options: str
    seed: int
    after: int
    counts: list[int]

    def __str__(self) -> str:
        counts = " ".join(map(str, self.counts))
        head = f"{self.seats} seats{self.options} seed {self.seed} after {self.after}"
        return f"{head}: {counts}"


def read(file: Path) -> Iterator[Tree]:
    """The trees of a file; lines starting with # explain."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match is not None, f"{file.name}: cannot read {line!r}"
            counts = [int(n) for n in match[5].split()]
            yield Tree(file.stem, int(match[1]), match[2], int(match[3]), int(match[4]), counts)


def root(game: Game[BaseState], tree: Tree) -> BaseState:
    """The position a tree starts from."""
    options = dict(word.split("=", 1) for word in tree.options.split())
    s = game.start(tree.seed, Setup(tree.seats, options))
    playout(game, s, Chooser(tree.seed), tree.after)
    return s


def nodes(game: Game[BaseState], s: BaseState, depth: int) -> int:
    """Positions after so many decisions; a finished game counts once."""
    options = game.options(s)
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    count = 0
    for option in options:
        t = s.clone()
        game.apply(t, option)
        count += nodes(game, t, depth - 1)
    return count


def split(game: Game[BaseState], s: BaseState, depth: int) -> str:
    """The count of each option by itself, to find where two builds part."""
    lines = []
    for option in game.options(s):
        t = s.clone()
        game.apply(t, option)
        lines.append(f"  {' '.join(game.action(s, option))}: {nodes(game, t, depth - 1)}")
    return "\n".join(lines)


TREES = [tree for file in sorted(FOLDER.glob("*.txt")) for tree in read(file)]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree.game} {tree}")
def test_the_tree_has_as_many_nodes_as_recorded(tree: Tree) -> None:
    game = registry.find(tree.game)
    s = root(game, tree)
    for depth, expected in enumerate(tree.counts, 1):
        counted = nodes(game, s, depth)
        assert counted == expected, (
            f"depth {depth}: {counted} nodes, recorded {expected}\n{split(game, s, depth)}"
        )


def test_every_file_belongs_to_a_game_and_has_trees_of_every_number_of_seats() -> None:
    for file in FOLDER.glob("*.txt"):
        game = registry.find(file.stem)
        counts = {tree.seats for tree in read(file)}
        assert counts == set(range(game.min_seats, game.max_seats + 1))


if __name__ == "__main__":
    for old in read(FOLDER / f"{sys.argv[1]}.txt"):
        found = registry.find(old.game)
        start = root(found, old)
        depths = range(1, len(old.counts) + 1)
        print(old._replace(counts=[nodes(found, start, depth) for depth in depths]))
