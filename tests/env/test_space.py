"""Dense actions and observations of every game."""

from collections.abc import Iterable

import pytest

from koloda.effects.observation import encode_view
from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

CASES = [
    (name, seats)
    for name in covered()
    for seats in range(registry.find(name).min_seats, registry.find(name).max_seats + 1)
]


def walk(game: Game[BaseState], setup: Setup, seed: int, steps: int) -> list[BaseState]:
    """Positions of a random match, every few decisions."""
    s, chooser, found = game.start(seed, setup), Chooser(seed), []
    for step in range(steps):
        options = game.options(s)
        if not options:
            break
        if step % 9 == 0:
            found.append(s.clone())
        game.apply(s, options[chooser.below(len(options))])
    return found


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("seed", range(4))
def test_the_direct_encoder_equals_the_one_through_the_view(
    name: str, seats: int, seed: int
) -> None:
    game = registry.find(name)
    setup = game.any_setup(seats, seed) if seed else Setup(seats)
    space = Space(game, setup)
    assert sum(field.size for field in space.fields) == space.size
    for s in walk(game, setup, seed, 1200):
        for seat in range(seats):
            prompt = game.prompt(s) if game.seat(s) == seat else None
            assert space.encode(s, seat) == encode_view(space.fields, game.observe(s, seat), prompt)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_seat_that_cannot_tell_two_worlds_apart_gets_one_observation(
    name: str, seats: int
) -> None:
    game, setup = registry.find(name), Setup(seats)
    space = Space(game, setup)
    for i, s in enumerate(walk(game, setup, 5, 600)):
        seat = i % seats
        twin = game.resample(s, seat, 100 + i)
        assert (space.observe(twin, seat) == space.observe(s, seat)).all()


def kinds(words: Iterable[str], cards: set[str]) -> list[str]:
    """The cards among some words, without the numbers of copies and places."""
    found = [word.partition("#")[0] for word in words]
    return [word for word in found if word in cards]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_option_has_an_index_of_its_own(name: str, seats: int) -> None:
    game, setup = registry.find(name), Setup(seats)
    space = Space(game, setup)
    cards = {card.id for card in registry.cards_of(game)}
    assert len(space.names) == len(set(space.names)) == space.actions
    for seed in range(5):
        for s in walk(game, setup, seed, 3000):
            legal = space.indices(s)
            assert sorted(legal.values()) == game.options(s)
            assert space.mask(s).nonzero()[0].tolist() == sorted(legal)
            for index, option in legal.items():
                said, meant = game.action(s, option), space.names[index].split(" ")
                assert said[0] == meant[0]
                named = kinds(meant, cards)
                assert not named or named == kinds(said, cards)


@pytest.mark.parametrize("name", covered())
def test_fields_are_named_once_and_documented(name: str) -> None:
    game = registry.find(name)
    fields = Space(game, Setup(max(2, game.min_seats))).fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.about and field.scale > 0 and field.size > 0 for field in fields)
