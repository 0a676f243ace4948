"""Any words handed in as an action are a legal option, or are refused and change nothing."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.games import registry
from koloda.kernel.errors import IllegalAction
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState
from tests.properties.edits import EDITS, ODD, Edit, edited, one_sentence


@cache
def positions(name: str) -> list[BaseState]:
    """Positions of some random matches."""
    game = registry.find(name)
    found = []
    for seed in range(6):
        s, chooser = game.start(seed, Setup(2)), Chooser(seed)
        while len(options := game.options(s)) > 0:
            found.append(s.clone())
            game.apply(s, options[chooser.below(len(options))])
    return found


@pytest.mark.parametrize("name", registry.GAMES)
@given(at=st.integers(0, 5000), which=st.integers(0, 99), edits=EDITS | st.just([]))
def test_an_edited_action_is_legal_or_refused(
    name: str, at: int, which: int, edits: list[Edit]
) -> None:
    game = registry.find(name)
    s = positions(name)[at % len(positions(name))]
    options = game.options(s)
    option = options[which % len(options)]
    words = edited(" ".join(game.action(s, option)), edits)
    judge(name, s, tuple(words.split(" ")))
    assert edits or game.option(s, game.action(s, option)) == option


@pytest.mark.parametrize("name", registry.GAMES)
@given(data=st.data(), at=st.integers(0, 5000))
def test_words_in_the_form_of_an_action_are_legal_or_refused(
    name: str, data: st.DataObject, at: int
) -> None:
    game = registry.find(name)
    s = positions(name)[at % len(positions(name))]
    verb = data.draw(st.sampled_from(sorted(game.verbs)))
    spoken = sorted({word for o in game.options(s) for word in game.action(s, o)[1:]})
    word = st.sampled_from(
        [
            *spoken,
            *ODD,
            "#9",
            "c3",
            *(f"{word}#²" for word in spoken),
            *(f"{word}#7" for word in spoken),
        ]
    )
    judge(name, s, (verb, *data.draw(st.lists(word, max_size=4))))


def judge(name: str, s: BaseState, words: tuple[str, ...]) -> None:
    game, before = registry.find(name), s.key()
    try:
        option = game.option(s, words)
    except IllegalAction as error:
        one_sentence(error)
    else:
        assert option in game.options(s)
        assert game.action(s, option) == words
    assert s.key() == before
