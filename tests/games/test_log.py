"""Lines of the log about cards that stay hidden."""

import pytest

from koloda.games.registry import find, texts_of

DRAWN = {
    "cthulhu_realms": "drew",
    "valhalla": "drew",
    "berserk_heroes": "drew",
    "elven_rage": "draws",
}


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize(
    ("lang", "line"), [("ru", "Анна берёт карту."), ("en", "Анна draws a card.")]
)
def test_a_hidden_card_is_only_a_card(name: str, lang: str, line: str) -> None:
    words = texts_of(find(name), lang)
    hidden = {"key": DRAWN[name], "args": {"seat": 0, "card": None}}
    assert words.event(hidden, ["Анна"]) == line


@pytest.mark.parametrize("name", DRAWN)
def test_a_known_card_is_named(name: str) -> None:
    words = texts_of(find(name), "ru")
    card, face = next(iter(words.faces.items()))
    known = {"key": DRAWN[name], "args": {"seat": 0, "card": card}}
    assert face.name in words.event(known, ["Анна"])
