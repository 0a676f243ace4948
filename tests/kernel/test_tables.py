"""Card tables inside saved positions: whole for a stranger, shared at home."""

import pickle
import subprocess
import sys

import pytest

from koloda.games.registry import GAMES, find
from koloda.kernel.record import digest
from koloda.kernel.tables import packed, unpacked

LOAD = """
import pickle, sys
from koloda.kernel.record import digest
print(digest(pickle.loads(sys.stdin.buffer.read()).key()))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_position_shares_the_table_at_home(name: str) -> None:
    game = find(name)
    s = game.start(1, game.any_setup(2, 1))
    again = pickle.loads(pickle.dumps(s))
    assert again.table is s.table  # type: ignore[attr-defined]  # every game's state has one


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_position_opens_in_another_process(name: str) -> None:
    game = find(name)
    s = game.start(1, game.any_setup(2, 1))
    opened = subprocess.run(
        [sys.executable, "-c", LOAD], input=pickle.dumps(s), capture_output=True, check=True
    )
    assert opened.stdout.decode().strip() == digest(s.key())


def test_a_table_this_process_does_not_know_is_built_from_its_parts() -> None:
    table = {"a": 1}
    _, (name, data) = packed(table, dict, ([("a", 1)],))
    assert unpacked(name, data) is table
    assert unpacked("unheard-of", data) == table
