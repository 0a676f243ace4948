"""Koloda beside other libraries, all in one process: how many steps a second a learner gets.

Every line plays at random among the legal actions, is given full observations and masks as a
learner is, and pays for its resets. A rate is the median of some rounds, per second of processor
time, so that other work on the machine disturbs it little; lines with workers, whose processor time
is spent elsewhere, per second of the clock. The last column compares with the fastest peer of the
table. Peers that are not installed are named and left out;
benchmarks/requirements.txt has them all.
"""

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from koloda.cli.bench import build
from koloda.env.aec import env as koloda_aec
from koloda.env.gym import KolodaEnv, KolodaVectorEnv
from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

Play = Callable[[], int]  # plays some steps, and says how many
Lines = dict[str, Callable[[], Play]]
Clock = Callable[[], float]


def rate(play: Play, seconds: float, rounds: int, clock: Clock = time.process_time) -> float:
    """Steps per second, of processor time unless another clock is given."""
    found = []
    for _ in range(rounds):
        done, start = 0, clock()
        while (passed := clock() - start) < seconds / rounds:
            done += play()
        found.append(done / passed)
    return statistics.median(found)


def spiel_playout(name: str) -> Play:
    """Random games of an OpenSpiel game without observations; chance is sampled and not counted."""
    import pyspiel

    game, choose = pyspiel.load_game(name), random.Random(1)

    def one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, weights)[0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def koloda_playout(name: str) -> Play:
    """The same with one of our games."""
    game, setup, chooser = registry.find(name), Setup(2), Chooser(1)
    numbers = iter(range(1 << 30))

    def one_game() -> int:
        s, decisions = game.start(next(numbers), setup), 0
        while options := game.options(s):
            game.apply(s, options[chooser.below(len(options))])
            decisions += 1
        return decisions

    return one_game


def aec(make: Callable[[], Any]) -> Play:
    """A PettingZoo environment; the steps of finished agents are not counted."""
    env, luck = make(), np.random.default_rng(1)

    def one_game() -> int:
        env.reset(seed=int(luck.integers(1 << 30)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[luck.integers(len(legal))]))
            steps += 1
        return steps

    return one_game


def gymnasium_single(name: str) -> Play:
    """One seat against the agent `uniform`; only the seat's own steps are counted."""
    env, luck = KolodaEnv(name), np.random.default_rng(1)

    def one_game() -> int:
        seen, _ = env.reset(seed=int(luck.integers(1 << 30)))
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(legal[luck.integers(len(legal))])
            steps += 1
        return steps

    return one_game


def gymnasium_vector(name: str, matches: int, workers: int = 1) -> Play:
    """Many matches in one call; the environment's action space samples legal actions."""
    env = KolodaVectorEnv(name, matches, workers=workers)
    env.reset(seed=1)
    env.action_space.seed(1)

    def one_step() -> int:
        env.step(env.action_space.sample())
        return matches

    return one_step


def spiel_environment(name: str) -> Play:
    """OpenSpiel's environment wrapper: the observations of all players at every step."""
    from open_spiel.python import rl_environment

    if name.startswith("koloda_"):
        import_module("koloda.env.spiel")  # registers the games
    env, choose = rl_environment.Environment(name), random.Random(1)

    def one_game() -> int:
        step, steps = env.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([choose.choice(legal)])
            steps += 1
        return steps

    return one_game


def rlcard_environment(name: str) -> Play:
    """An environment of RLCard with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, {"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        trajectories, _ = env.run(is_training=True)
        return sum(len(one) // 2 for one in trajectories)

    return one_game


def pettingzoo_classic(name: str) -> Play:
    return aec(import_module(f"pettingzoo.classic.{name}").env)


ENGINES: Lines = {"OpenSpiel crazy_eights": partial(spiel_playout, "crazy_eights")}
PEERS: Lines = {
    "PettingZoo texas_holdem_v4": partial(pettingzoo_classic, "texas_holdem_v4"),
    "PettingZoo leduc_holdem_v4": partial(pettingzoo_classic, "leduc_holdem_v4"),
    "RLCard uno": partial(rlcard_environment, "uno"),
    "OpenSpiel rl_environment gin_rummy": partial(spiel_environment, "gin_rummy"),
    "OpenSpiel rl_environment crazy_eights": partial(spiel_environment, "crazy_eights"),
}


def ours(name: str, workers: int) -> Lines:
    """The ways to a game of ours."""
    return {
        f"koloda PettingZoo {name}": partial(aec, partial(koloda_aec, name)),
        f"koloda Gymnasium {name}": partial(gymnasium_single, name),
        f"koloda Gymnasium x64 {name}": partial(gymnasium_vector, name, 64),
        f"koloda Gymnasium x64, {workers} workers {name}": partial(
            gymnasium_vector, name, 64, workers
        ),
        f"koloda OpenSpiel rl_environment {name}": partial(spiel_environment, f"koloda_{name}"),
    }


def measure(lines: Lines, seconds: float, rounds: int) -> dict[str, float]:
    """The rates of all lines that can be played here; the others are named."""
    found, missing = {}, []
    for name, make in lines.items():
        try:
            play = make()
        except ImportError as error:
            missing.append(f"{name} ({error.name})")
            continue
        clock = time.perf_counter if " workers " in name else time.process_time
        found[name] = rate(play, seconds, rounds, clock)
    if missing:
        print(f"Not installed and left out: {', '.join(missing)}.")
    return found


def table(title: str, peers: dict[str, float], own: dict[str, float]) -> None:
    """Peers first, then ours with the ratio to the fastest peer."""
    print(title)
    best = max(peers.values(), default=0.0)
    for name, found in {**peers, **own}.items():
        ratio = f"   x{found / best:.2f}" if best and name in own else ""
        print(f"  {name:46} {found:12,.0f}/s{ratio}")


def encoding(name: str) -> dict[str, float]:
    """The sizes of a game's actions and observation, and what one observation costs."""
    game, chooser = registry.find(name), Chooser(1)
    space = Space(game, Setup(2))
    s = game.start(1, space.setup)
    positions: list[BaseState] = []
    while (options := game.options(s)) and len(positions) < 200:
        positions.append(s.clone())
        game.apply(s, options[chooser.below(len(options))])

    def all_seen() -> int:
        for seen in positions:
            space.observe(seen, game.seat(seen))
        return len(positions)

    per_second = rate(all_seen, 1.0, 3)
    return {"actions": space.actions, "observation": space.size, "microseconds": 1e6 / per_second}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=6.0, help="for each line")
    parser.add_argument("--rounds", type=int, default=3, help="of each line, the median counts")
    parser.add_argument("--games", nargs="+", default=covered(), choices=covered())
    parser.add_argument("--workers", type=int, default=2, help="that share the 64 matches")
    parser.add_argument("--json", help="a file for the figures")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    plays: Lines = {f"koloda {name}": partial(koloda_playout, name) for name in args.games}
    engines = measure(ENGINES, args.seconds, args.rounds)
    playouts = measure(plays, args.seconds, args.rounds)
    table(f"Decisions of random playouts driven from Python, koloda {build()}", engines, playouts)
    peers = measure(PEERS, args.seconds, args.rounds)
    lines: Lines = {
        key: one for name in args.games for key, one in ours(name, args.workers).items()
    }
    own = measure(lines, args.seconds, args.rounds)
    table("Steps through environments with full observations", peers, own)
    print("Sizes for two seats, and the time to encode one observation")
    sizes = {name: encoding(name) for name in args.games}
    for name, size in sizes.items():
        words = "{actions:6,} actions {observation:6,} numbers {microseconds:8.1f} us"
        print(f"  {name:20}" + words.format(**size))
    if args.json:
        figures = {"engines": {**engines, **playouts}, "environments": {**peers, **own}}
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump({"build": build(), **figures, "sizes": sizes}, file, indent=1)


if __name__ == "__main__":
    main()
