"""Koloda beside other libraries: random play driven from Python, all in one process.

Engines: decisions per second of random playouts. Environments: steps per second with full
observations and masks, as a learner gets them. Prints one table with the ratio to the best peer.
"""

import argparse
import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from koloda.cli.bench import build, decisions_per_second
from koloda.env import spiel
from koloda.env.aec import env as koloda_aec
from koloda.env.gym import KolodaEnv, KolodaVectorEnv
from koloda.env.space import covered
from koloda.games import registry

Run = Callable[[float], float]  # seconds to measure -> steps per second
Lines = dict[str, Callable[[], Run]]


def rate(step: Callable[[], int], seconds: float) -> float:
    """How many steps a second; `step` makes some and says how many."""
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += step()
    return done / (time.perf_counter() - start)


def spiel_playout(name: str) -> Run:
    """Random games of an OpenSpiel game; chance outcomes are sampled and not counted."""
    game, choose = pyspiel.load_game(name), random.Random(1)

    def one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[choose.randrange(len(actions))])
                decisions += 1
        return decisions

    return lambda seconds: rate(one_game, seconds)


def koloda_playout(name: str) -> Run:
    return lambda seconds: decisions_per_second(registry.find(name), seconds)


def aec(make: Callable[[], Any]) -> Run:
    """Random legal steps of a PettingZoo environment."""
    env, luck = make(), np.random.default_rng(1)

    def one_game() -> int:
        env.reset(seed=int(luck.integers(1 << 30)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(None if over or cut else int(legal[luck.integers(len(legal))]))
            steps += 1
        return steps

    return lambda seconds: rate(one_game, seconds)


def gymnasium_single(name: str) -> Run:
    env, luck = KolodaEnv(name), np.random.default_rng(1)

    def one_game() -> int:
        seen, _ = env.reset(seed=int(luck.integers(1 << 30)))
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(legal[luck.integers(len(legal))])
            steps += 1
        return steps

    return lambda seconds: rate(one_game, seconds)


def gymnasium_vector(name: str, matches: int) -> Run:
    env, luck = KolodaVectorEnv(name, matches), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)

    def one_step() -> int:
        nonlocal seen
        mask = seen["action_mask"]
        places = (luck.random(matches) * mask.sum(axis=1)).astype(np.int64)
        actions = (mask.cumsum(axis=1) > places[:, None]).argmax(axis=1)
        seen = env.step(actions)[0]
        return matches

    return lambda seconds: rate(one_step, seconds)


def spiel_environment(name: str) -> Run:
    """OpenSpiel's environment wrapper."""
    from open_spiel.python import rl_environment

    env, choose = rl_environment.Environment(name), random.Random(1)

    def one_game() -> int:
        step, steps = env.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([choose.choice(legal)])
            steps += 1
        return steps

    return lambda seconds: rate(one_game, seconds)


def rlcard_environment(name: str) -> Run:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, {"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        trajectories, _ = env.run(is_training=True)
        return sum(len(one) // 2 for one in trajectories)

    return lambda seconds: rate(one_game, seconds)


def pettingzoo_classic(name: str) -> Run:
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env)


ENGINES: Lines = {
    "open_spiel crazy_eights": lambda: spiel_playout("crazy_eights"),
}
PEERS: Lines = {
    "PettingZoo texas_holdem_v4": lambda: pettingzoo_classic("texas_holdem_v4"),
    "PettingZoo leduc_holdem_v4": lambda: pettingzoo_classic("leduc_holdem_v4"),
    "RLCard uno": lambda: rlcard_environment("uno"),
    "OpenSpiel rl_environment gin_rummy": lambda: spiel_environment("gin_rummy"),
}


def table(title: str, peers: Lines, ours: Lines, seconds: float) -> None:
    """Peers first, then ours with the ratio to the fastest peer."""
    print(title)
    best = 0.0
    for name, make in peers.items():
        found = make()(seconds)
        best = max(best, found)
        print(f"  {name:44} {found:12,.0f}/s")
    for name, make in ours.items():
        found = make()(seconds)
        print(f"  {name:44} {found:12,.0f}/s   x{found / best:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each line")
    seconds = parser.parse_args().seconds
    warnings.simplefilter("ignore")
    spiel.register()
    playouts: Lines = {f"koloda {name}": partial(koloda_playout, name) for name in registry.GAMES}
    table(f"Random playouts, koloda {build()}", ENGINES, playouts, seconds)
    ours: Lines = {}
    for name in covered():
        game = f"koloda_{name}"
        ours[f"koloda PettingZoo {name}"] = partial(aec, partial(koloda_aec, name))
        ours[f"koloda Gymnasium {name}"] = partial(gymnasium_single, name)
        ours[f"koloda Gymnasium x64 {name}"] = partial(gymnasium_vector, name, 64)
        ours[f"koloda OpenSpiel {name}"] = partial(spiel_environment, game)
    table("Environments with full observations", PEERS, ours, seconds)


if __name__ == "__main__":
    main()
