"""docs/adding_a_game.md, followed step by step: from an empty folder to a match at the table."""

import asyncio
import re
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import koloda
from tests.docs.test_console import ROOT, pattern, run, sessions
from tests.server.conftest import FREE
from tests.server.running import Person, Server
from tests.server.test_outsiders import play_out

PAGE = ROOT / "docs" / "adding_a_game.md"


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment to install into, with Koloda and all it needs; pip stays off the network."""
    folder = tmp_path / "environment"
    venv.create(folder, symlinks=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    packages = folder / "lib" / version / "site-packages"
    (packages / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    monkeypatch.setenv("PYTHONPATH", str(Path(koloda.__file__).parents[1]))
    bin_ = folder / "bin"
    for name, words in (
        ("koloda", '-P -m koloda "$@"'),
        ("pip", '-m pip --disable-pip-version-check "$@" --no-deps --no-build-isolation'),
    ):
        script = bin_ / name
        script.write_text(f'#!/bin/sh\nexec "{bin_ / "python"}" {words}\n')
        script.chmod(0o755)
    return bin_


def test_a_stranger_follows_the_page(programs: Path, tmp_path: Path) -> None:
    folder = tmp_path / "work"
    folder.mkdir()
    for command, printed in sessions(PAGE):
        found = run(command, folder, programs)
        assert re.fullmatch(pattern(printed), found), f"$ {command}\n{found}"
    with Server(str(tmp_path / "db"), limits=FREE, python=str(programs / "python")) as server:
        ann = Person(server, "Ann")
        games = {game["id"]: game for game in ann.get("/api/games?lang=ru")["games"]}
        assert games["fox_hunt"]["name"] == "Fox hunt"
        client = asyncio.run(play_out(ann, ann.duel("fox_hunt")["id"], "ru"))
        assert client.table["status"] == "over"


def test_the_page_names_every_file_of_the_new_game() -> None:
    page = PAGE.read_text(encoding="utf-8")
    template = ROOT / "src" / "koloda" / "cli" / "new-game" / "src" / "template_game"
    for path in template.rglob("*"):
        if path.is_file() and path.suffix != ".pyc" and path.name != "tricks.py":
            name = path.name if path.suffix != ".toml" or path.parent == template else "*.toml"
            assert f"`{name}`" in page or f"texts/{name}" in page, path


def test_the_page_has_the_rooms_of_our_own_games() -> None:
    rows = r"^\| `(\w+)/` \|.*\| (?:yes|no|–) \|$"
    rooms = set(re.findall(rows, PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    for game in (ROOT / "src" / "koloda" / "games").iterdir():
        if (game / "RULES.md").exists():
            found = {path.name for path in game.iterdir() if (path / "__init__.py").exists()}
            assert found == rooms, game
