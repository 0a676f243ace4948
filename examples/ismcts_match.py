"""OpenSpiel's own information-set search plays our games: against its uniform bot, and our agents.

    pip install 'koloda[env]'
    python examples/ismcts_match.py --game valhalla --out out/ismcts.json
    python examples/plot_results.py out/ismcts.json

The searching bot is open_spiel.python.algorithms.ismcts.ISMCTSBot. Before every simulation the
state is resampled from what its player knows, so it plans without seeing hidden cards. Each
opponent is met in as many games from the first seat as from the second; the win rates have 95 %
Wilson intervals.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from koloda.arena.statistics import wilson
from koloda.env.spiel import AgentBot, KolodaGame, KolodaState

UNIFORM_BOT = "OpenSpiel's uniform bot"


def searcher(game: KolodaGame, simulations: int, seed: int) -> ISMCTSBot:
    """OpenSpiel's search, with all its luck from one seed."""
    luck = np.random.RandomState(seed)
    bot = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )

    def resample(state: KolodaState, player: int) -> KolodaState:
        return state.resample_from_infostate(player, luck.uniform)

    bot.set_resampler(resample)
    return bot


def opponent(game: KolodaGame, name: str, player: int, seed: int) -> pyspiel.Bot:
    """A bot of OpenSpiel, or one of our agents."""
    if name == UNIFORM_BOT:
        return pyspiel.make_uniform_random_bot(player, seed)
    return AgentBot(game, player, name, seed)


def match(game: KolodaGame, name: str, simulations: int, number: int) -> float:
    """What the search gets in one match: 1 for a win, 0 for a defeat."""
    own = number % 2
    bots = {own: searcher(game, simulations, number)}
    bots[1 - own] = opponent(game, name, 1 - own, number)
    state = game.new_initial_state()
    state.apply_action(number // 2)  # the seed: each deal is played from both seats
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return 0.5 + 0.5 * float(state.returns()[own])


def meet(game: KolodaGame, name: str, simulations: int, games: int) -> dict[str, Any]:
    """The win rate of the search against one opponent."""
    start = time.perf_counter()
    score = sum(match(game, name, simulations, number) for number in range(games))
    low, high = wilson(score, games)
    seconds = time.perf_counter() - start
    print(
        f"against {name}: {score:g} of {games}, {score / games:.1%} "
        f"(95 %: {low:.1%} to {high:.1%}), {seconds / games:.1f} s a game"
    )
    return {"opponent": name, "games": games, "rate": score / games, "low": low, "high": high}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="valhalla", help="of koloda, for two seats")
    parser.add_argument("--setup", default="", help="name:value|name:value")
    parser.add_argument("--simulations", type=int, default=20, help="of each decision")
    parser.add_argument("--games", type=int, default=20, help="against each opponent")
    parser.add_argument("--opponents", nargs="+", default=[UNIFORM_BOT, "uniform", "greedy"])
    parser.add_argument("--out", type=Path, default=Path("out/ismcts.json"))
    return parser.parse_args()


def main() -> None:
    args = arguments()
    game = pyspiel.load_game(f"koloda_{args.game}", {"players": 2, "setup": args.setup})
    meetings = [meet(game, name, args.simulations, args.games) for name in args.opponents]
    args.out.parent.mkdir(parents=True, exist_ok=True)
    title = f"OpenSpiel's ISMCTS, {args.simulations} simulations, {args.game}"
    args.out.write_text(json.dumps({"title": title, "final": meetings}, indent=1) + "\n")
    print(f"written to {args.out}")


if __name__ == "__main__":
    main()
