"""Cards made at random from the schema are played in every game, or refused with the reason."""

from pathlib import Path

import pytest

from koloda.games import registry
from tests.properties.random_cards import Folder, look

SEEDS = 3  # folders of each game, three games with each; `make designers` plays thousands


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", registry.GAMES)
def test_random_cards_are_played_or_refused(name: str, seed: int, tmp_path: Path) -> None:
    folder = Folder(name, seed, tmp_path / name)
    game = folder.draw()
    assert folder.changed
    assert folder.unclear == {}
    assert look(game, seed) > 0
