"""Every card of ours has a picture of its own."""

from pathlib import Path

import pytest

from koloda.effects.load import pictures
from koloda.effects.text import LANGUAGES
from koloda.games import registry
from koloda.kernel.errors import BadCard


@pytest.mark.parametrize("name", registry.GAMES)
def test_no_two_kinds_of_a_game_have_one_picture(name: str) -> None:
    arts = [card.art for card in registry.cards_of(registry.find(name))]
    assert set(arts) <= pictures()
    assert len(set(arts)) == len(arts)


@pytest.mark.parametrize("name", registry.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_names_the_picture_of_its_card(name: str, lang: str) -> None:
    game = registry.find(name)
    faces = registry.texts_of(game, lang).faces
    assert {card.id: card.art for card in registry.cards_of(game)} == {
        face.id: face.art for face in faces.values()
    }


def test_a_picture_that_is_none_is_refused_with_those_near_it(tmp_path: Path) -> None:
    for path in registry.card_files("cthulhu_realms"):
        text = path.read_text(encoding="utf-8").replace('"fish-monster"', '"fish-munster"')
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(BadCard, match="no picture 'fish-munster'; near it: fish-monster"):
        registry.find("cthulhu_realms", tmp_path)


def test_a_picture_is_no_part_of_what_a_card_does(tmp_path: Path) -> None:
    for path in registry.card_files("cthulhu_realms"):
        text = path.read_text(encoding="utf-8").replace('"fish-monster"', '"troll"')
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    changed = registry.find("cthulhu_realms", tmp_path)
    assert changed.fingerprint == registry.find("cthulhu_realms").fingerprint
