"""Any text handed in as a record is a record that replays, or is refused in one sentence."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.games import registry
from koloda.kernel.errors import BadRecord
from koloda.kernel.playout import Chooser
from koloda.kernel.record import Record, digest, dumps, loads, open_record, replay
from koloda.kernel.setup import Setup
from koloda.server.match import restore
from tests.properties.edits import EDITS, Edit, edited, one_sentence

LINE = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
WORD = st.text(st.characters(min_codepoint=33, max_codepoint=0x4FF), min_size=1, max_size=8).filter(
    lambda word: len(word.split()) == 1 and word.split()[0] == word
)


@cache
def played(name: str) -> str:
    """The record of the first decisions of a random match."""
    game = registry.find(name)
    record = open_record(game, 5, Setup(2))
    s, chooser = game.start(5, Setup(2)), Chooser(5)
    for _ in range(12):
        options = game.options(s)
        option = options[chooser.below(len(options))]
        record.actions.append(game.action(s, option))
        game.apply(s, option)
    record.key = digest(s.key())
    return dumps(record)


@given(
    values=st.dictionaries(WORD.filter(lambda word: "=" not in word), LINE, max_size=3),
    actions=st.lists(st.lists(WORD, min_size=1, max_size=4).map(tuple), max_size=5),
    branches=st.lists(st.tuples(st.integers(0, 99), st.integers(0, 2**60)), max_size=2),
    seed=st.integers(0, 2**60),
)
def test_what_is_written_is_read(
    values: dict[str, str],
    actions: list[tuple[str, ...]],
    branches: list[tuple[int, int]],
    seed: int,
) -> None:
    record = Record("toy", 1, Setup(3, values), seed, actions, "c", "k", branches)
    again = loads(dumps(record))
    assert again.setup == record.setup
    assert (again.actions, again.branches, again.seed) == (actions, branches, seed)


@pytest.mark.parametrize("name", registry.GAMES)
@given(edits=EDITS)
def test_an_edited_record_replays_or_is_refused(name: str, edits: list[Edit]) -> None:
    game = registry.find(name)
    text = edited(played(name), edits)
    try:
        record = loads(text)
        s = replay(game, record)
    except BadRecord as error:
        one_sentence(error)
        return
    assert not record.key or digest(s.key()) == record.key
    assert restore(game, record, revocable=False).s.key() == s.key()
