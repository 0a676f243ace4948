"""Lines of the log about cards that stay hidden."""

from typing import Any

import pytest

from koloda.games.registry import GAMES, find, texts_of
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from tests.playing import heard, listen

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


@pytest.mark.parametrize("name", GAMES)
def test_every_line_that_leaves_a_card_unnamed_has_words_for_it(name: str) -> None:
    """As everybody hears it who sees no hand, over some random games."""
    game = find(name)
    keys: set[str] = set()
    for seed in range(4):
        s, chooser = game.start(seed, Setup(2), listen=True), Chooser(seed)
        while options := game.options(s):
            game.apply(s, options[chooser.below(len(options))])
            messages: Any = heard(game, s, None)
            keys |= {said["key"] for said in messages if said["args"].get("card", "") is None}
            listen(s)
    assert keys or name == "berserk"  # there no line leaves a card unnamed
    for lang in ("ru", "en"):
        words = texts_of(game, lang)
        assert [key for key in keys if "hidden" not in words.attributes(f"event-{key}")] == []


def test_an_empty_place_of_a_battle_is_called_empty() -> None:
    message: Any = {"key": "laid", "args": {"place": "W", "card": None}}
    assert texts_of(find("elven_rage"), "en").event(message, []) == "West: nobody."
    assert texts_of(find("elven_rage"), "ru").event(message, []) == "Запад: никого."


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "ru",
            ["Анна бросает: меч, меч, X, лук (дополнительный).", "Чудовище бросает: топор, щит."],
        ),
        ("en", ["Анна rolls: sword, sword, X, extra bow.", "The monster rolls: axe, shield."]),
    ],
)
def test_a_roll_of_several_dice_is_one_line(lang: str, lines: list[str]) -> None:
    roll: Any = {"key": "rolled", "args": {"seat": 0, "dice": ["sword", "sword", "x", "grey_bow"]}}
    monster: Any = {"key": "monster_dice", "args": {"dice": ["axe", "shield"]}}
    words = texts_of(find("valhalla"), lang)
    assert [words.event(message, ["Анна"]) for message in (roll, monster)] == lines
