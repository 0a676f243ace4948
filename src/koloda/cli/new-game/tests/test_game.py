"""The promises that every game keeps, and words for all that happens."""

from pathlib import Path

import pytest
from template_game import GAME
from template_game.rules import fields

from koloda.effects.text import LANGUAGES
from koloda.games.registry import texts_of
from koloda.kernel.conformance import check_game
from koloda.kernel.fields import source
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup


def test_it_keeps_the_promises_of_the_protocol() -> None:
    assert check_game(GAME, games=20, where="template_game:GAME").failures == []


def test_the_written_class_has_the_declared_fields() -> None:
    path = Path(fields.__file__)
    assert path.with_name("position.py").read_text(encoding="utf-8") == source(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_all_that_happens(lang: str) -> None:
    texts, names = texts_of(GAME, lang), ["Ann", "Bob"]
    s, chooser = GAME.start(1, Setup(2), listen=True), Chooser(1)
    keys = {"game-name", "game-about", "setup-tricks", "ending-counted", "prompt-card"}
    keys |= {f"action-{verb}" for verb in GAME.verbs}
    while options := GAME.options(s):
        assert texts.prompt(GAME.prompt(s), names)
        assert texts.action(GAME.action(s, options[0]), names)
        GAME.apply(s, options[chooser.below(len(options))])
    messages = [GAME.message((event[0], *event[3:])) for event in s.events or []]
    assert all(texts.event(message, names) for message in messages)
    keys |= {f"event-{message['key']}" for message in messages}
    assert [key for key in sorted(keys) if not texts.has(key)] == []
