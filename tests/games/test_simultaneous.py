"""Choices made at once and in secret: the order of the answers changes nothing."""

import pytest

from koloda.games import registry
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game
from koloda.kernel.setup import Setup
from koloda.kernel.simultaneous import asked_early, asks_of, choosing
from koloda.kernel.state import BaseState

SETUPS = [
    ("valhalla", Setup(2)),
    ("valhalla", Setup(4, {"variant": "five_jarls", "expansions": "tyr"})),
    ("berserk", Setup(2)),
]


def played(game: Game[BaseState], s: BaseState, seat: int, chooser: Chooser) -> list[int]:
    """One seat answers all its questions at random, before the others; what it chose."""
    chosen = []
    while game.seat(s) == seat and choosing(game, s):
        options = game.options(s)
        chosen.append(options[chooser.below(len(options))])
        game.apply(s, chosen[-1])
    return chosen


@pytest.mark.parametrize(("name", "setup"), SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_answers_does_not_matter(name: str, setup: Setup, seed: int) -> None:
    game = registry.find(name)
    s, chooser, phases = game.start(seed, setup), Chooser(seed), 0
    while game.seat(s) != OVER and phases < 2:
        seats = choosing(game, s)
        if not seats:
            options = game.options(s)
            game.apply(s, options[chooser.below(len(options))])
            continue
        phases += 1
        assert seats[0] == game.seat(s)
        early = {
            seat: played(game, asked_early(game, s, seat), seat, Chooser(seed + seat))
            for seat in seats
        }
        for seat in seats:
            for option in early[seat]:
                assert game.seat(s) == seat
                assert option in game.options(s)
                game.apply(s, option)
    assert phases >= 1


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_what_is_asked_early_tells_nothing_of_the_other_answers(name: str, setup: Setup) -> None:
    game = registry.find(name)
    s = game.start(4, setup)
    while not choosing(game, s):
        game.apply(s, game.options(s)[0])
    last = choosing(game, s)[-1]
    seen = set()
    for first in game.options(s):
        t = s.clone()
        game.apply(t, first)
        if last not in (choosing(game, t) or [last]):
            continue
        early = asked_early(game, t, last) if choosing(game, t) else t
        view = game.observe(early, last)
        if "redeal" not in game.action(s, first):
            seen.add(repr((view, game.options(early), game.prompt(early))))
    assert len(seen) == 1


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_copy_asked_early_leaves_the_match_alone(name: str, setup: Setup) -> None:
    game = registry.find(name)
    s = game.start(2, setup)
    while not choosing(game, s):
        game.apply(s, game.options(s)[0])
    before = s.key()
    last = choosing(game, s)[-1]
    t = asked_early(game, s, last)
    assert game.seat(t) == last
    game.apply(t, game.options(t)[0])
    assert s.key() == before


def test_games_without_such_choices_have_one_seat_decide() -> None:
    for name in registry.GAMES:
        game = registry.find(name)
        if not asks_of(game):
            assert choosing(game, game.start(1, game.any_setup(2, 1))) == []
