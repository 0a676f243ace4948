"""koloda check: the conformance kit on fresh random games."""

import argparse
import json
from pathlib import Path

from koloda.cli.arguments import (
    add_games,
    add_set,
    checked_seed,
    chosen_games,
    game_and_setup,
    positive,
    split_settings,
)
from koloda.cli.progress import progress
from koloda.games import registry
from koloda.kernel.conformance import Report, check_game
from koloda.kernel.setup import Setup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_games(parser)
    parser.add_argument("--seats", type=int, metavar="K", help="only this number of players")
    parser.add_argument(
        "--games", type=int, default=20, metavar="N", dest="count", help="of each game (20)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    add_set(parser)


def run(args: argparse.Namespace) -> int:
    """Non-zero if anything failed."""
    positive(args.count, "--games")
    checked_seed(args.seed)
    reports = {name: check(name, args) for name in chosen_games(args.games)}
    if args.json:
        print(json.dumps({name: fields(report) for name, report in reports.items()}))
    else:
        for name, report in reports.items():
            failures = len(report.failures)
            print(
                f"{name}: {report.games} games, {report.decisions} decisions, "
                f"{report.worlds} pairs of worlds, {failures} failures"
            )
            for failure in report.failures[:20]:
                print(f"  {failure}")
    return 1 if any(report.failures for report in reports.values()) else 0


def check(name: str, args: argparse.Namespace) -> Report:
    """One game: set-ups as asked, or drawn at random."""
    setups: list[Setup] | None = None
    game = registry.find(name)
    if args.set:
        game, setup = game_and_setup(name, args.seats, args.set)
        setups = [setup]
    elif args.seats is not None:
        game, _ = game_and_setup(name, args.seats, [])
        setups = [game.any_setup(args.seats, args.seed + i) for i in range(args.count)]
    cards = split_settings(args.set).get("cards")
    where = registry.where(name, None if cards is None else Path(cards))
    with progress(name, args.count) as step:
        return check_game(game, setups, args.count, args.seed, where, step)


def fields(report: Report) -> dict[str, object]:
    """The contract's fields."""
    return {
        "games": report.games,
        "decisions": report.decisions,
        "worlds": report.worlds,
        "failures": report.failures,
    }
