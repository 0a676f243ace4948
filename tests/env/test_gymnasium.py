"""Gymnasium's own check, and the vector environment."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from koloda.env.batch import Batch
from koloda.env.gym import KolodaEnv, KolodaVectorEnv, register
from koloda.env.rendering import table_text
from koloda.env.space import covered
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from tests.env.test_space import CASES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
VECTOR_CASES = [(name, seats) for name, seats in CASES if seats >= 2]


class AnyAction(KolodaEnv):
    """Gymnasium's check takes in one match an action drawn in another: read it as a legal one."""

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        legal = self.legal.legal.nonzero()[0]
        return super().step(action if action in legal else legal[0])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_check_env(name: str, seats: int) -> None:
    check_env(AnyAction(name, seats, seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize("name", covered())
def test_a_match_against_a_named_agent_ends_with_a_reward(name: str) -> None:
    env = KolodaEnv(name, opponents="uniform")
    observation, _ = env.reset(seed=3)
    done, reward = False, 0.0
    while not done:
        assert observation["action_mask"].any()
        observation, reward, done, cut, info = env.step(env.action_space.sample())
        assert not cut
    assert -1 <= reward <= 1
    assert info["ending"]


def run(env: KolodaEnv, steps: int) -> list[bytes]:
    seen = []
    for i in range(steps):
        legal = env.legal.legal.nonzero()[0]
        if not len(legal):
            break
        observation = env.step(np.int64(legal[i % len(legal)]))[0]
        seen.append(observation["observation"].tobytes())
    return seen


@pytest.mark.parametrize("name", covered())
def test_copies_and_saves_go_on_alike(name: str) -> None:
    env = KolodaEnv(name, opponents="uniform")
    env.reset(seed=5)
    run(env, 20)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    after = run(env, 30)
    assert after
    assert [run(other, 30) for other in copies] == [after, after]


def test_illegal_actions_and_settings_are_refused() -> None:
    env = KolodaEnv("cthulhu_realms")
    env.reset(seed=1)
    before = env.s.key()
    with pytest.raises(ValueError, match="is not legal"):
        env.step(np.int64(env.space.actions))
    assert env.s.key() == before
    with pytest.raises(KolodaError, match="there is no seat 2"):
        KolodaEnv("cthulhu_realms", 2, seat=2)
    for seat in (-1, 2):
        with pytest.raises(KolodaError, match=f"there is no seat {seat}"):
            KolodaVectorEnv("cthulhu_realms", 1, 2, seat=seat)
    with pytest.raises(KolodaError, match="2 opponents for 1 other"):
        KolodaEnv("cthulhu_realms", 2, opponents=["uniform", "uniform"])


def test_registering_twice_is_no_matter() -> None:
    register()
    known = dict(gymnasium.registry)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        register()
    assert gymnasium.registry == known


@pytest.mark.parametrize("name", covered())
def test_games_are_registered_with_their_version(name: str) -> None:
    register()
    title = "".join(word.title() for word in name.split("_"))
    known = f"koloda/{title}-v{registry.find(name).version}"
    env = gymnasium.make(known, seats=registry.find(name).max_seats)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    many = gymnasium.make_vec(known, num_envs=3, vectorization_mode="vector_entry_point")
    observation, _ = many.reset(seed=1)
    assert many.observation_space.contains(observation)


@pytest.mark.parametrize("name", covered())
def test_it_renders_what_the_seat_sees(name: str) -> None:
    text = KolodaEnv(name, seat=1, render_mode="ansi")
    text.reset(seed=1)
    assert text.render() == table_text(text.game.observe(text.s, 1))
    image = KolodaEnv(name, seat=1, render_mode="rgb_array")
    image.reset(seed=1)
    picture = image.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert picture.min() < 128 < picture.max()


def masked(observation: dict[str, np.ndarray], luck: np.random.Generator) -> np.ndarray:
    mask = observation["action_mask"]
    return np.asarray((luck.random(mask.shape) * mask).argmax(axis=1))


@pytest.mark.parametrize(("name", "seats"), VECTOR_CASES)
@pytest.mark.parametrize("seat", [None, 1])
def test_vector_environments_step_all_matches_and_start_anew(
    name: str, seats: int, seat: int | None
) -> None:
    env = KolodaVectorEnv(name, num_envs=4, seats=seats, seat=seat)
    luck = np.random.default_rng(1)
    observation, info = env.reset(seed=2)
    ended = 0
    for _ in range(250):
        assert env.observation_space.contains(observation)
        if seat is not None:
            assert (info["seat"] == seat).all()
        observation, rewards, over, _, info = env.step(masked(observation, luck))
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
    again = KolodaVectorEnv(name, num_envs=4, seats=seats, seat=seat)
    assert (again.reset(seed=2)[0]["observation"] == env.reset(seed=2)[0]["observation"]).all()


def test_the_vector_environment_sees_what_the_space_sees() -> None:
    env = KolodaVectorEnv("cthulhu_realms", num_envs=3)
    observation, info = env.reset(seed=7)
    assert isinstance(env.batch, Batch)
    for i, s in enumerate(env.batch.states):
        expected = env.space.observe(s, int(info["seat"][i]))
        assert (observation["observation"][i] == expected).all()
        assert (observation["action_mask"][i] == env.space.mask(s)).all()


def test_an_illegal_action_in_one_match_is_refused_for_all() -> None:
    env = KolodaVectorEnv("cthulhu_realms", num_envs=3)
    observation, _ = env.reset(seed=7)
    assert isinstance(env.batch, Batch)
    keys = [s.key() for s in env.batch.states]
    actions = masked(observation, np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(observation["action_mask"][1] == 0)[0])
    with pytest.raises(ValueError, match="match 1: action"):
        env.step(actions)
    assert [s.key() for s in env.batch.states] == keys


@pytest.mark.parametrize("seed", [[1, 2, 3], np.int64(5), 1.0])
def test_what_is_no_seed_is_refused_and_not_passed_over(seed: Any) -> None:
    for env in (KolodaEnv("cthulhu_realms"), KolodaVectorEnv("cthulhu_realms", num_envs=3)):
        with pytest.raises(gymnasium.error.Error, match="Seed must be a python integer"):
            env.reset(seed=seed)
