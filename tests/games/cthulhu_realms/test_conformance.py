"""The conformance kit on Cthulhu Realms: whole games, and many short ones."""

import pytest

from koloda.games import registry
from koloda.games.cthulhu_realms import GAME
from koloda.kernel.conformance import check_game
from koloda.kernel.setup import Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_short_games_keep_every_promise(seats: int) -> None:
    setups = [Setup(seats, {"turns": "30"}), Setup(seats, {"turns": "60", "first": "1"})]
    report = check_game(GAME, setups, games=6, seed=seats * 100)
    assert report.failures == []
    assert report.decisions > 600


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 2), (4, 1)])
def test_a_whole_game_keeps_every_promise(seats: int, seed: int) -> None:
    report = check_game(GAME, [Setup(seats)], games=1, seed=seed)
    assert report.failures == []


def test_play_is_the_same_in_every_process_and_interpreted() -> None:
    report = check_game(GAME, [Setup(2, {"turns": "4"})], games=1, where=registry.where(GAME.id))
    assert report.failures == []
