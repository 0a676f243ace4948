"""Agents by name: reproducible, and refused with one sentence where the name is wrong."""

import pytest

from koloda.agents.registry import make
from koloda.arena.match import play_match
from koloda.games.registry import GAMES, find
from koloda.kernel.errors import KolodaError
from koloda.kernel.record import dumps, replay
from koloda.kernel.setup import Setup

CTHULHU = find("cthulhu_realms")


def played(game_id: str, names: list[str], seed: int) -> str:
    game = find(game_id)
    agents = [make(name, game, seed + seat) for seat, name in enumerate(names)]
    match = play_match(game, Setup(len(names)), seed, agents)
    assert match.record is not None
    replay(game, match.record)
    return dumps(match.record)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["uniform", "casual", "greedy", "ismcts:3"])
def test_an_agent_finishes_a_match_that_its_seed_repeats(game_id: str, name: str) -> None:
    assert played(game_id, [name, "uniform"], 5) == played(game_id, [name, "uniform"], 5)


def test_another_seed_plays_another_match() -> None:
    assert played("cthulhu_realms", ["uniform"] * 2, 5) != played(
        "cthulhu_realms", ["uniform"] * 2, 6
    )


@pytest.mark.parametrize(
    "name", ["", "gready", "uniform:3", "greedy:", "ismcts", "ismcts100", "Strong"]
)
def test_an_unknown_agent_is_refused_by_name(name: str) -> None:
    with pytest.raises(KolodaError, match="agent") as caught:
        make(name, CTHULHU, 1)
    assert repr(name) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_greedy_beats_uniform_in_either_seat() -> None:
    for seat in (0, 1):
        names = ["uniform", "uniform"]
        names[seat] = "greedy"
        agents = [make(name, CTHULHU, 3) for name in names]
        assert play_match(CTHULHU, Setup(2), 11, agents).returns[seat] == 1.0
