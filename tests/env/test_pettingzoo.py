"""PettingZoo's own tests, and what they leave out."""

import contextlib
import io
import pickle
import re
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from koloda.env import aec
from koloda.env.aec import KolodaAEC, env, names
from koloda.env.rendering import picture, table_text
from koloda.env.space import covered
from koloda.games import registry
from tests.env.test_space import CASES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_api(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=40)


@pytest.mark.parametrize("name", covered())
def test_the_performance_benchmark(name: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env(name))
    speed = re.search(r"^([\d.]+) turns per second$", printed.getvalue(), re.MULTILINE)
    assert speed
    assert float(speed[1]) > 100


@pytest.mark.parametrize("name", covered())
def test_rendering(name: str) -> None:
    def make(render_mode: str) -> KolodaAEC:
        return env(name, render_mode=render_mode)

    heads = {"ansi": lambda text: text.startswith(f"{name}, turn ") and "\nseat 1: " in text}
    render_test(make, heads)


class Pictures(KolodaAEC):
    """Observations are what render() shows, as each seat sees it."""

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        return picture(table_text(self.game.observe(self.state_, seat)))

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return gymnasium.spaces.Box(0, 255, (540, 960, 3), np.uint8)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_each_seat_sees_is_saved_as_an_image(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(Pictures(name, seats))
    assert len(list(tmp_path.glob("saved_observations/**/*.png"))) == seats


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_observations_can_be_kept_and_read_back(name: str, seats: int, tmp_path: Path) -> None:
    match = env(name, seats)
    match.reset(seed=3)
    play(match, 20, 1)
    for agent in match.agents:
        seen = match.observe(agent)
        assert match.observation_space(agent).contains(seen)
        np.savez(tmp_path / f"{agent}.npz", **seen)
        kept = np.load(tmp_path / f"{agent}.npz")
        assert all((kept[part] == seen[part]).all() for part in seen)


def play(match: KolodaAEC, steps: int, seed: int) -> list[bytes]:
    """Random legal steps; what the agents saw."""
    luck, seen = np.random.default_rng(seed), []
    for _agent in match.agent_iter(steps):
        observation, _, over, cut, _ = match.last()
        seen.append(observation["observation"].tobytes())
        legal = observation["action_mask"].nonzero()[0]
        match.step(None if over or cut else int(luck.choice(legal)))
    return seen


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_saved_match_goes_on_alike(name: str, seats: int) -> None:
    match = env(name, seats)
    match.reset(seed=4)
    play(match, 60, 1)
    again = pickle.loads(match.save())
    assert play(match, 60, 2) == play(again, 60, 2)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_rewards_are_the_returns_and_scores_are_apart(name: str, seats: int) -> None:
    match = env(name, seats)
    match.reset(seed=1)
    totals = dict.fromkeys(match.possible_agents, 0.0)
    luck, scores = np.random.default_rng(0), {}
    for agent in match.agent_iter():
        observation, reward, over, cut, info = match.last()
        totals[agent] += reward
        assert ("score" in info) == ("ending" in info) == over
        if over:
            scores[agent] = info["score"]
        legal = observation["action_mask"].nonzero()[0]
        match.step(None if over or cut else int(luck.choice(legal)))
    returns = match.game.returns(match.state_)
    assert returns is not None
    assert list(totals.values()) == pytest.approx(returns)
    table: Any = match.game.observe(match.state_, None)
    assert [scores[agent] for agent in totals] == [one["numbers"] for one in table["players"]]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = env("cthulhu_realms")
    match.reset(seed=1)
    before = match.state_.key()
    illegal = int(np.flatnonzero(match.infos[match.agent_selection]["action_mask"] == 0)[0])
    for action in (illegal, -1, match.space.actions, None):
        with pytest.raises(ValueError, match="is not legal"):
            match.step(action)
    assert match.state_.key() == before


def test_each_game_has_a_name_with_its_version() -> None:
    assert list(names().values()) == covered()
    for name, game in names().items():
        made = getattr(aec, name).env(seats=registry.find(game).max_seats)
        assert made.metadata["name"] == name
        assert made.game.id == game
    with pytest.raises(AttributeError, match="there is no environment 'koloda_chess_v1'"):
        aec.koloda_chess_v1.env()
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        aec.chess.env()
