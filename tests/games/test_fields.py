"""The classes of the states are those that the declared fields give."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.games import registry
from koloda.kernel.fields import source
from koloda.kernel.setup import Setup

DECLARED = sorted((Path(registry.__file__).parent).glob("*/rules/fields.py"))


@pytest.mark.parametrize("path", DECLARED, ids=lambda path: path.parts[-3])
def test_the_written_classes_are_current(path: Path) -> None:
    written = path.with_name("position.py").read_text(encoding="utf-8")
    assert written == source(path), "run `make fields`"


def test_the_command_writes_the_classes_beside_every_file_it_is_given(tmp_path: Path) -> None:
    copies = [tmp_path / path.parts[-3] / "fields.py" for path in DECLARED[:2]]
    for path, copy in zip(DECLARED, copies, strict=False):
        copy.parent.mkdir()
        shutil.copy(path, copy)
    subprocess.run([sys.executable, "-m", "koloda.kernel.fields", *map(str, copies)], check=True)
    for path, copy in zip(DECLARED, copies, strict=False):
        written = copy.with_name("position.py").read_text(encoding="utf-8")
        assert written == path.with_name("position.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_state_says_what_each_of_its_fields_holds(name: str) -> None:
    game = registry.find(name)
    s = game.start(1, Setup(max(2, game.min_seats)))
    for field in s.fields():
        assert hasattr(s, field.name)
        assert field.meaning
