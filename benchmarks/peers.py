"""Koloda beside OpenSpiel: random playouts driven from Python, in one process.

Prints decisions per second of OpenSpiel's crazy_eights (the same loop, its own options and
states, chance sampled) and of every Koloda game, and the ratio between them.
"""

import argparse
import random
import time

import pyspiel

from koloda.cli.bench import build, decisions_per_second
from koloda.games import registry

PEER = "crazy_eights"


def peer_decisions_per_second(name: str, seconds: float) -> float:
    """Random games of an OpenSpiel game; chance outcomes are sampled and not counted."""
    game = pyspiel.load_game(name)
    choose = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += _playout(game.new_initial_state(), choose)
    return decisions / (time.perf_counter() - start)


def _playout(state: pyspiel.State, choose: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[choose.randrange(len(actions))])
            decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per game")
    seconds = parser.parse_args().seconds
    peer = peer_decisions_per_second(PEER, seconds)
    print(f"{'open_spiel ' + PEER:32} {peer:12,.0f} decisions/s")
    for name in registry.GAMES:
        ours = decisions_per_second(registry.find(name), seconds)
        print(f"{'koloda ' + name + ' ' + build():32} {ours:12,.0f} decisions/s  x{ours / peer:.2f}")


if __name__ == "__main__":
    main()
