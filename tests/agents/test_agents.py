"""Agents by name: reproducible, and refused with one sentence where the name is wrong."""

import pytest

from koloda.agents.agent import decide
from koloda.agents.registry import make
from koloda.arena.match import Listener, play_match
from koloda.games.registry import GAMES, find
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Option, Seat
from koloda.kernel.record import replay
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

CTHULHU = find("cthulhu_realms")


class Enough(Exception):
    """Stops a match that has shown what it was played for."""


class Opening(Listener):
    """Keeps the first options of a match."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.options: list[Option] = []

    def decided(self, s: BaseState, seat: Seat, option: Option) -> None:
        self.options.append(option)
        if len(self.options) == self.most:
            raise Enough


def opening(game_id: str, name: str, seed: int) -> list[Option]:
    game = find(game_id)
    seats = max(2, game.min_seats)
    agents = [make(name, game, seed + seat) for seat in range(seats)]
    kept = Opening(30)
    with pytest.raises(Enough):
        play_match(game, Setup(seats), seed, agents, listener=kept)
    return kept.options


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["uniform", "casual", "greedy", "ismcts:3"])
def test_an_agent_repeats_its_moves_by_its_seed(game_id: str, name: str) -> None:
    assert opening(game_id, name, 5) == opening(game_id, name, 5)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_finished_match_of_an_agent_replays(game_id: str) -> None:
    game = find(game_id)
    seats = max(2, game.min_seats)
    agents = [make("uniform", game, seat) for seat in range(seats)]
    agents[0] = make("casual", game, 5)
    match = play_match(game, Setup(seats), 5, agents)
    assert match.record is not None
    assert game.returns(replay(game, match.record)) == match.returns


def test_another_seed_plays_another_match() -> None:
    assert opening("cthulhu_realms", "uniform", 5) != opening("cthulhu_realms", "uniform", 6)


@pytest.mark.parametrize(
    "name", ["", "gready", "uniform:3", "greedy:", "ismcts", "ismcts100", "Strong"]
)
def test_an_unknown_agent_is_refused_by_name(name: str) -> None:
    with pytest.raises(KolodaError, match="agent") as caught:
        make(name, CTHULHU, 1)
    assert repr(name) in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("slips", ["", "0", "101", "-5", "1.5", "x"])
def test_a_share_of_slips_is_a_number_up_to_a_hundred(slips: str) -> None:
    with pytest.raises(KolodaError, match="is no share of slips: give a number from 1 to 100"):
        make(f"casual:{slips}", CTHULHU, 1)


def test_the_more_slips_the_less_thought() -> None:
    s = CTHULHU.start(3, Setup(2))
    options = CTHULHU.options(s)
    chosen: dict[str, set[Option]] = {}
    for name in ("casual:1", "casual:100"):
        agents = [make(name, CTHULHU, seed) for seed in range(60)]
        chosen[name] = {decide(CTHULHU, agent, s, options, 1, again=False) for agent in agents}
    assert chosen["casual:100"] == set(options)
    assert chosen["casual:1"] < set(options)


def test_greedy_beats_uniform_in_either_seat() -> None:
    for seat in (0, 1):
        names = ["uniform", "uniform"]
        names[seat] = "greedy"
        agents = [make(name, CTHULHU, 3) for name in names]
        assert play_match(CTHULHU, Setup(2), 11, agents).returns[seat] == 1.0
