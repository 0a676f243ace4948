"""Any card file makes a game that can be played, or is refused in one sentence."""

import shutil
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from koloda.effects.text import LANGUAGES
from koloda.games import registry
from koloda.kernel.errors import BadCard
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.setup import Setup
from tests.properties.edits import EDITS, Edit, edited, one_sentence


@pytest.mark.parametrize("name", registry.GAMES)
@settings(max_examples=25, phases=[Phase.generate])
@given(which=st.integers(0, 99), edits=EDITS)
def test_edited_cards_are_played_or_refused(
    name: str, which: int, edits: list[Edit], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("cards") / name
    folder.mkdir()
    files = [Path(shutil.copy(path, folder)) for path in registry.card_files(name)]
    path = files[which % len(files)]
    change(path, edits)
    try:
        game = registry.find(name, folder)
    except BadCard as error:
        one_sentence(error, about=str(folder))
        return
    for lang in LANGUAGES:
        assert registry.texts_of(game, lang).faces
    s = game.start(1, Setup(2))
    playout(game, s, Chooser(1), 300)


def change(path: Path, edits: list[Edit]) -> None:
    """Write what was edited, also what is no UTF-8."""
    text = edited(path.read_text(encoding="utf-8"), edits)
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
