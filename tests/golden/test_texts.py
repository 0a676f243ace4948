"""Every card reads as its golden files say, in both languages."""

import pytest

from koloda.effects.text import LANGUAGES
from koloda.games import registry
from tests.golden.regenerate import card_texts, texts_path


@pytest.mark.parametrize("name", registry.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_read_as_recorded(name: str, lang: str) -> None:
    recorded = texts_path(name, lang).read_text(encoding="utf-8")
    made = card_texts(registry.find(name), lang)
    assert made.splitlines() == recorded.splitlines(), "see the diff of `make golden`"
