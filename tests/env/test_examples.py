"""Each example runs from beginning to end, with a small budget."""

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from koloda.arena.statistics import wilson

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
TRAINING = {"decisions": 256, "matches": 8, "steps": 16, "points": 1, "games": 1, "final-games": 2}


def run(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def check_meetings(meetings: list[dict[str, Any]], opponents: list[str], games: int) -> None:
    assert [one["opponent"] for one in meetings] == opponents
    for one in meetings:
        assert one["games"] == games
        assert (one["low"], one["high"]) == pytest.approx(wilson(one["rate"] * games, games))


def check_pictures(*paths: Path) -> None:
    done = run("plot_results.py", *map(str, paths))
    assert done.returncode == 0, done.stderr
    for path in paths:
        assert path.with_suffix(".svg").read_text(encoding="utf-8").lstrip().startswith("<?xml")
        assert path.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_a_match_of_openspiels_search(tmp_path: Path) -> None:
    path, names = tmp_path / "ismcts.json", ["OpenSpiel's uniform bot", "uniform"]
    budget = ["--simulations=2", "--games=2", f"--out={path}"]
    done = run("ismcts_match.py", *budget, "--opponents", *names)
    assert done.returncode == 0, done.stderr
    result = json.loads(path.read_text(encoding="utf-8"))
    check_meetings(result["final"], names, 2)


def test_the_kept_results_are_plotted(tmp_path: Path) -> None:
    kept = sorted((EXAMPLES / "results").glob("*.json"))
    assert [path.name for path in kept] == ["ismcts.json", "training.json"]
    check_pictures(*[Path(shutil.copy(path, tmp_path)) for path in kept])


def test_training(tmp_path: Path) -> None:
    """PyTorch is not among the packages of the tests: without it one sentence says so."""
    budget = [f"--{name}={number}" for name, number in TRAINING.items()]
    done = run("train_ppo.py", *budget, "--out", str(tmp_path))
    if find_spec("torch") is None:
        assert done.returncode == 1
        assert done.stderr == "this example needs PyTorch: pip install 'koloda[train]'\n"
        return
    assert done.returncode == 0, done.stderr
    result = json.loads((tmp_path / "training.json").read_text(encoding="utf-8"))
    assert [point["decisions"] for point in result["curve"]] == [0, 256]
    check_meetings(result["final"], ["uniform", "greedy"], 2)
    check_pictures(tmp_path / "training.json")
