"""Any set-up, deck or agent is used, or is refused in one sentence."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.agents.registry import make
from koloda.games import registry
from koloda.games.berserk.cards.deckfile import read_decks
from koloda.games.berserk_heroes.cards.deckfile import presets
from koloda.kernel.errors import BadDeck, BadSetup, KolodaError
from koloda.kernel.setup import Setup
from tests.properties.edits import EDITS, ODD, Edit, edited, one_sentence

DECKS = {
    "berserk": "\n".join(f"{n} {card}" for card, n in read_decks()[0].cards.items()),
    "berserk_heroes": next(iter(presets().values())),
}


@cache
def values(name: str) -> list[tuple[str, str]]:
    """Options of a game with values they may have, or may not."""
    found = []
    for option in registry.find(name).setup_options:
        if option.kind != "cards":  # names a folder of this machine: not from a stranger
            found += [(option.name, value) for value in [*option.values, option.default, *ODD]]
    return found


@pytest.mark.parametrize("name", registry.GAMES)
@given(data=st.data(), seats=st.integers(-1, 8), seed=st.integers(0, 2**62))
def test_a_setup_starts_a_match_or_is_refused(
    name: str, data: st.DataObject, seats: int, seed: int
) -> None:
    game = registry.find(name)
    chosen = data.draw(st.lists(st.sampled_from([*values(name), ("odd", "1")]), max_size=3))
    setup = Setup(seats, dict(chosen))
    try:
        s = game.start(seed, setup)
    except BadSetup as error:
        one_sentence(error)
    else:
        assert game.min_seats <= seats <= game.max_seats
        assert game.options(s)


@pytest.mark.parametrize("name", sorted(DECKS))
@given(edits=EDITS)
def test_an_edited_deck_is_played_or_refused(name: str, edits: list[Edit]) -> None:
    game = registry.find(name)
    decks = [option.name for option in game.setup_options if option.kind == "deck"]
    assert game.options(game.start(1, Setup(2, {decks[1]: DECKS[name]})))
    text = edited(DECKS[name], edits)
    try:
        s = game.start(1, Setup(2, {decks[1]: text}))
    except (BadDeck, BadSetup) as error:
        one_sentence(error)
    else:
        assert game.options(s)


@given(
    name=st.sampled_from(["uniform", "casual:50", "greedy", "ismcts:1000", "ismcts:1.5s", "easy"]),
    edits=EDITS | st.just([]),
)
def test_an_agent_is_made_or_refused(name: str, edits: list[Edit]) -> None:
    text = edited(name, edits)
    try:
        agent = make(text, registry.find("cthulhu_realms"), 1)
    except KolodaError as error:
        one_sentence(error)
    else:
        assert agent.name == text
