"""Packages of strangers: written into a folder and put on the path, as if they were installed."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from koloda.cli import new_game
from koloda.games import registry

GOOD = "three_tricks"  # what `koloda new-game` writes
LONE = "lone_tricks"  # the same rules as a single module, without any part

LONE_SOURCE = f'''
from {GOOD}.cards.schema import load_table
from {GOOD}.game import TrickGame


class Lone(TrickGame):
    def __init__(self):
        super().__init__(load_table())
        self.id = "{LONE}"


GAME = Lone()
'''


class Outside:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def offer(self, name: str, value: str, package: str = "") -> None:
        """Name a game in an entry point."""
        package = package or value.partition(":")[0].replace(".", "-")
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[koloda.games]\n{name} = {value}\n")

    def module(self, name: str, source: str) -> None:
        path = self.folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")

    def good(self) -> None:
        """The game that new-game writes, and the same as a module by itself."""
        made = self.folder / "made"
        new_game.write(GOOD, made)
        (made / "src" / GOOD).rename(self.folder / GOOD)
        self.offer(GOOD, GOOD)
        self.module(LONE, LONE_SOURCE)
        self.offer(LONE, LONE)


def look_again() -> None:
    """Forget what was installed when somebody last looked."""
    registry._outsiders.cache_clear()


@pytest.fixture(scope="session")
def good_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("outside")
    Outside(folder).good()
    return folder


@pytest.fixture
def outside(good_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two good games of strangers beside ours, here and in processes that are started."""
    yield from on_path(good_folder, monkeypatch)


@pytest.fixture
def outskirts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    """An empty folder of packages, to be filled."""
    for _ in on_path(tmp_path, monkeypatch):
        yield Outside(tmp_path)


def on_path(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.syspath_prepend(folder)
        paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        look_again()
        yield
    look_again()
