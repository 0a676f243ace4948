"""The conformance kit on Valhalla: every number of seats, with and without expansions."""

import pytest

from koloda.games import registry
from koloda.games.valhalla import GAME
from koloda.kernel.conformance import check_game
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.setup import Setup

EVERYTHING = "loki,thor,valkyries,dwarves,tyr,last_viking"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_a_game_keeps_every_promise(seats: int) -> None:
    report = check_game(GAME, [Setup(seats)], games=1, seed=seats)
    assert report.failures == []
    assert report.decisions > 30


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"expansions": "valkyries", "monster": "surtr", "level": "1"}),
        (2, {"expansions": "loki,valkyries,dwarves,tyr,last_viking"}),
        (3, {"expansions": EVERYTHING, "variant": "drafting"}),
        (4, {"expansions": EVERYTHING + ",alliance"}),
        (6, {"expansions": EVERYTHING + ",partnership", "variant": "first_game"}),
    ],
)
def test_twin_worlds_hold_with_every_expansion(seats: int, options: dict[str, str]) -> None:
    report = check_game(GAME, [Setup(seats, options)], games=1, seed=40 + seats)
    assert report.failures == []


def test_play_is_the_same_in_every_process_and_interpreted() -> None:
    setups = [Setup(1, {"monster": "fenrir", "level": "3"})]
    report = check_game(GAME, setups, games=1, where=registry.where(GAME.id))
    assert report.failures == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_random_games_with_random_set_ups_end_by_a_rule(seats: int) -> None:
    for seed in range(10):
        setup = GAME.any_setup(seats, seed)
        s = GAME.start(seed, setup)
        assert playout(GAME, s, Chooser(seed)) < GAME.max_decisions(setup)
        assert GAME.ending(s)
        returns = GAME.returns(s)
        assert returns is not None
        assert len(returns) == seats
