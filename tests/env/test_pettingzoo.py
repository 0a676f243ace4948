"""PettingZoo's own tests, and what they leave out."""

import pickle
import subprocess
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from koloda.env.aec import KolodaAEC, env
from tests.env.test_space import CASES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_api(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=40)


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


def test_rewards_come_at_the_end_and_sum_up_to_the_returns() -> None:
    match = env("cthulhu_realms", 3)
    match.reset(seed=1)
    totals = dict.fromkeys(match.possible_agents, 0.0)
    luck = np.random.default_rng(0)
    for agent in match.agent_iter():
        observation, reward, over, cut, _ = match.last()
        totals[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        match.step(None if over or cut else int(luck.choice(legal)))
    returns = match.game.returns(match.state_)
    assert returns is not None
    assert list(totals.values()) == pytest.approx(returns)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = env("cthulhu_realms")
    match.reset(seed=1)
    before = match.state_.key()
    illegal = int(np.flatnonzero(match.infos[match.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not legal"):
        match.step(illegal)
    assert match.state_.key() == before


def test_it_renders_as_text_and_as_an_image() -> None:
    text = env("cthulhu_realms", render_mode="ansi")
    text.reset(seed=1)
    assert "sanity 50" in text.render()
    image = env("cthulhu_realms", render_mode="rgb_array")
    image.reset(seed=1)
    picture = image.render()
    assert picture.ndim == 3
    assert picture.min() < 128 < picture.max()


CHILD = """
import hashlib
from tests.env.test_pettingzoo import env, play
match = env("cthulhu_realms", 2)
match.reset(seed=9)
print(hashlib.sha256(b"".join(play(match, 100, 3))).hexdigest())
"""


def test_the_same_seed_and_actions_in_another_process() -> None:
    runs = [
        subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert runs[0].stdout == runs[1].stdout != ""
