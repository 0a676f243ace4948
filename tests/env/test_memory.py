"""No environment loses memory, however long it runs."""

from collections.abc import Callable, Iterator

import pyspiel
import pytest

from koloda.env import aec, spiel
from koloda.env.gym import KolodaEnv, KolodaVectorEnv
from koloda.env.space import covered

STEPS = 20_000
WARM = 4_000  # what is cached is cached by then
MOST = 8 << 20  # bytes; a learner's observation lost at every step would be ten times as much


def gymnasium_steps(name: str) -> Iterator[None]:
    env, seed = KolodaEnv(name), 0
    while True:
        observation, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            action = observation["action_mask"].argmax()
            observation, _, ended, _, _ = env.step(action)
            yield
        seed += 1


def pettingzoo_steps(name: str) -> Iterator[None]:
    env, seed = aec.env(name), 0
    while True:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, ended, _, _ = env.last()
            env.step(None if ended else int(observation["action_mask"].argmax()))
            yield
        seed += 1


def openspiel_steps(name: str) -> Iterator[None]:
    spiel.register()
    game = pyspiel.load_game(f"koloda_{name}")
    seed = 0
    while True:
        state = game.new_initial_state()
        state.apply_action(seed)
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(state.legal_actions()[0])
            yield
        seed += 1


def vector_steps(name: str) -> Iterator[None]:
    env = KolodaVectorEnv(name, num_envs=8)
    observations, _ = env.reset(seed=1)
    while True:
        observations, *_ = env.step(observations["action_mask"].argmax(axis=1))
        for _ in range(8):
            yield


def resident() -> int:
    """Bytes of memory this process holds."""
    with open("/proc/self/statm", encoding="ascii") as statistics:
        return int(statistics.read().split()[1]) * 4096


@pytest.mark.parametrize("name", covered())
@pytest.mark.parametrize(
    "steps", [gymnasium_steps, pettingzoo_steps, openspiel_steps, vector_steps]
)
def test_nothing_is_lost(steps: Callable[[str], Iterator[None]], name: str) -> None:
    walk = steps(name)
    for _ in range(WARM):
        next(walk)
    before = resident()
    for _ in range(STEPS - WARM):
        next(walk)
    assert resident() - before < MOST
