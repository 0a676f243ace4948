"""The same tournament on a Ray cluster, started here."""

import subprocess
import sys

CODE = """
from koloda.arena.tables import tournament_tables
from koloda.arena.tournament import Tournament, plan_for
from koloda.games.registry import find
from koloda.kernel.setup import Setup
plan = plan_for(find("cthulhu_realms"), Setup(2, {"turns": "20"}), ["uniform", "ismcts:2"], 3)
tables = []
for ray in (None, "local"):
    tournament = Tournament(plan, 6)
    tournament.run(ray=ray)
    tables.append(tournament_tables(tournament))
assert tables[0] == tables[1], tables
print("same table", tournament.done())
"""


def test_a_local_cluster_gives_the_same_table() -> None:
    child = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True)
    assert child.stdout == "same table 6\n", child.stderr[-2000:]


def test_a_cluster_that_is_not_there_is_refused_in_one_line() -> None:
    command = ["tournament", "cthulhu_realms", "--agents", "uniform,greedy", "--games", "2"]
    child = subprocess.run(
        [sys.executable, "-m", "koloda", *command, "--ray", "no-such-host:1"],
        capture_output=True,
        text=True,
    )
    assert child.returncode == 2
    assert child.stderr.splitlines()[-1].startswith("koloda: no Ray cluster at 'no-such-host:1'")
