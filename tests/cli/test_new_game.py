"""koloda new-game: what it writes works at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.cli import new_game
from koloda.games import registry
from koloda.kernel.fields import source
from tests.cli.running import Captured, koloda, refused
from tests.outsiders import GOOD, Outside, look_again


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in a folder, with nothing of it installed."""
    return subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, timeout=120
    )


def test_the_tests_of_the_new_game_pass_at_once(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "mine"
    status, out, err = koloda(capsys, "new-game", "zebra_race", str(folder), "--lang", "en")
    assert (status, err) == (0, "")
    assert out.splitlines()[1:] == [
        f"pip install -e {folder}",
        "koloda play zebra_race",
        "koloda check zebra_race",
    ]
    done = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout
    assert "10 passed" in done.stdout


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    new_game.write("zebra_race", tmp_path)
    paths = [path for path in tmp_path.rglob("*") if path.is_file()]
    said = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    said += str([path.relative_to(tmp_path) for path in paths])
    assert "template" not in said.casefold()
    assert "TG-" not in said
    assert "ZR-2.3" in said
    assert "game-name = Zebra race" in said
    assert not any("__pycache__" in path.parts for path in paths)


@pytest.mark.parametrize("folder", [new_game.TEMPLATE, None], ids=["template", "new"])
def test_the_written_class_has_the_declared_fields(folder: Path | None, tmp_path: Path) -> None:
    if folder is None:
        folder = tmp_path
        new_game.write("aardvarks", folder)  # sorts before koloda
    (path,) = folder.glob("src/*/rules/fields.py")
    assert path.with_name("position.py").read_text(encoding="utf-8") == source(path)


def test_both_languages_say_the_same_things() -> None:
    texts = new_game.TEMPLATE / "src" / new_game.NAME / "texts"
    keys = [
        [line.partition("=")[0] for line in path.read_text(encoding="utf-8").splitlines()]
        for path in (texts / "en.ftl", texts / "ru.ftl")
    ]
    assert keys[0] == keys[1]


def test_names_and_folders_are_refused_in_one_line(tmp_path: Path, capsys: Captured) -> None:
    for name in ("Duel", "2duel", "my-duel", "", "class", "дуэль"):
        assert "cannot be the id" in refused(capsys, "new-game", name, "--lang", "en")
    for name in ("valhalla", "json", "koloda"):
        assert "already" in refused(capsys, "new-game", name, f"{tmp_path}/x", "--lang", "en")
    assert "exists" in refused(capsys, "new-game", "duel", str(tmp_path), "--lang", "en")
    (tmp_path / "file").write_text("")
    assert "file" in refused(capsys, "new-game", "duel", f"{tmp_path}/file/deep", "--lang", "en")
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]


def test_a_name_that_is_installed_is_taken(outside: None, tmp_path: Path, capsys: Captured) -> None:
    words = ["new-game", GOOD, str(tmp_path / "again"), "--lang", "en"]
    assert "already" in refused(capsys, *words)


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("zebra_race", "ZR"), ("duel", "DU"), ("x", "XG"), ("a_b_c_d", "ABC"), ("g2_2", "GG")],
)
def test_clauses_begin_with_two_or_three_letters(name: str, prefix: str) -> None:
    assert new_game.prefix(name) == prefix


def test_every_command_serves_the_new_game(outskirts: Outside, capsys: Captured) -> None:
    made = outskirts.folder / "made"
    new_game.write("every_command", made)
    os.symlink(made / "src" / "every_command", outskirts.folder / "every_command")
    outskirts.offer("every_command", "every_command")
    look_again()
    assert registry.problems() == []
    name, tests = "every_command", str(made / "tests")
    for words in (
        ["check", name, "--games", "8"],
        ["simulate", name, "--games", "6", "--agents", "greedy,uniform", "--jobs", "2"],
        ["bench", name, "--seconds", "0.05"],
        ["cards", name, "--lang", "ru"],
        ["cards", name, "mouse"],
        ["cards", name, "--schema"],
        ["cards", name, "--check", str(made / "src" / name / "cards")],
        ["cards", name, "--copy", str(outskirts.folder / "copied")],
        ["rules", name],
        ["rules", name, "2.3"],
        ["clauses", name, "--tests", tests],
        ["tournament", name, "--agents", "greedy,uniform", "--games", "4"],
        ["balance", name, "--games", "4"],
    ):
        status, out, err = koloda(capsys, *words)
        assert (status, out != "") == (0, True), (words, err)
    assert "7 clauses, 7 tested" in koloda(capsys, "clauses", name, "--tests", tests)[1]
