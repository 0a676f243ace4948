"""koloda bench: how fast the games, the searches and the workers are."""

import argparse
import json
import math
import sys
import time

from koloda.cli.arguments import add_games, chosen_games, positive, processes
from koloda.games import registry
from koloda.kernel import playout as playout_module
from koloda.kernel.errors import KolodaError
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_games(parser)
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help="per game (3)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument(
        "--search", action="store_true", help="iterations per second and memory of tree search"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=10_000,
        metavar="N",
        help="of the search whose peak memory --search takes (10000)",
    )
    parser.add_argument(
        "--workers", type=int, metavar="J", help="games per second of J processes against one"
    )
    parser.add_argument(
        "--ray", action="store_true", help="with --workers: a local Ray cluster too"
    )
    parser.add_argument(
        "--rounds", type=int, default=200, metavar="N", help="games to time with --workers (200)"
    )


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds < math.inf:
        raise KolodaError(f"--seconds must be more than 0, not {args.seconds}")
    if args.ray and args.workers is None:
        raise KolodaError("--ray goes with --workers")
    if args.search or args.workers is not None:
        return measure_agents(args)
    results = {
        name: measure(registry.find(name), args.seconds) for name in chosen_games(args.games)
    }
    if args.json:
        print(json.dumps(results))
        return 0
    print(
        f"{'game':16} {'build':12} {'decisions/s':>12} {'clone us':>9} {'view us':>8} {'bytes':>7}"
    )
    for name, row in results.items():
        print(
            f"{name:16} {row['build']:12} {row['decisions_per_second']:12,.0f} "
            f"{row['clone_us']:9.2f} {row['view_us']:8.1f} {row['state_bytes']:7}"
        )
    return 0


def measure_agents(args: argparse.Namespace) -> int:
    """Searches or workers, a row per game and seat count."""
    from koloda.arena.tables import text_table

    rows: list[dict[str, object]] = []
    positive(args.iterations, "--iterations")
    for name in chosen_games(args.games):
        game = registry.find(name)
        for seats in sorted({max(2, game.min_seats), game.max_seats}):
            if args.search:
                rows.append(measure_search(game, seats, args))
        if args.workers is not None:
            workers = processes(args.workers, "--workers")
            rows.append(measure_workers(game, workers, args.ray, positive(args.rounds, "--rounds")))
    print(json.dumps(rows) if args.json else text_table(rows))
    return 0


def measure_search(
    game: Game[BaseState], seats: int, args: argparse.Namespace
) -> dict[str, object]:
    """How fast a search is, and how large one of many iterations gets."""
    from koloda.arena import speed

    return {
        "game": game.id,
        "seats": seats,
        "build": build(),
        "iterations_per_second": round(speed.iterations_per_second(game, seats, args.seconds)),
        "megabytes": round(speed.search_megabytes(game.id, seats, args.iterations), 1),
    }


def measure_workers(
    game: Game[BaseState], workers: int, ray: bool, games: int
) -> dict[str, object]:
    """Games per second of one process, of several, of a cluster on this machine."""
    from koloda.arena import speed

    seats = max(2, game.min_seats)
    one = speed.games_per_second(game, seats, games)
    several = speed.games_per_second(game, seats, games, workers)
    row: dict[str, object] = {
        "game": game.id,
        "build": build(),
        "one_process": round(one, 2),
        f"{workers}_processes": round(several, 2),
        "speed_up": round(several / one, 2),
    }
    if ray:
        cluster = speed.games_per_second(game, seats, games, workers, "local")
        row |= {"ray": round(cluster, 2), "ray_speed_up": round(cluster / one, 2)}
    return row


def build() -> str:
    """Whether the rules run compiled."""
    return "interpreted" if str(playout_module.__file__).endswith(".py") else "compiled"


def measure(game: Game[BaseState], seconds: float) -> dict[str, object]:
    """The contract's fields for one game, over all its seat counts in turn."""
    middle = half_way(game)
    return {
        "build": build(),
        "decisions_per_second": decisions_per_second(game, seconds),
        "clone_us": microseconds(middle.clone, seconds / 10),
        "view_us": microseconds(lambda: game.observe(middle, 0), seconds / 10),
        "state_bytes": state_bytes(middle),
    }


def decisions_per_second(game: Game[BaseState], seconds: float) -> float:
    """Whole random games, set-up included; set-ups with the default options."""
    decisions, seed = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        s = game.start(seed, Setup(seats))
        decisions += playout(game, s, Chooser(seed))
        seed += 1
    return decisions / (time.perf_counter() - start)


def half_way(game: Game[BaseState]) -> BaseState:
    """The middle of a random game for two."""
    setup = Setup(max(2, game.min_seats))
    whole = playout(game, game.start(1, setup), Chooser(1))
    s = game.start(1, setup)
    playout(game, s, Chooser(1), limit=whole // 2)
    return s


def microseconds(call: object, seconds: float) -> float:
    """The mean time of a call."""
    assert callable(call)
    n, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            call()
        n += 20
    return (time.perf_counter() - start) / n * 1e6


def state_bytes(s: BaseState) -> int:
    """Memory of a state by itself; the card table is shared by all states and does not count."""
    reduced = s.__reduce__()
    assert isinstance(reduced, tuple)
    return sys.getsizeof(s) + sum(_bytes(field) for field in reduced[1])


def _bytes(field: object) -> int:
    if not isinstance(field, list):
        return 0
    return sys.getsizeof(field) + sum(_bytes(item) for item in field)
