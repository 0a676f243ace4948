"""koloda tournament: agents against agents, until it is clear who is stronger."""

import argparse
import json
from pathlib import Path

from koloda.agents.registry import NAMES
from koloda.arena.statistics import parse_test
from koloda.arena.tables import all_games, tournament_tables
from koloda.arena.tournament import Tournament, plan_for
from koloda.arena.wording import Wording
from koloda.cli.arguments import (
    add_game,
    checked_seed,
    game_and_setup,
    positive,
    processes,
    split_settings,
)
from koloda.cli.language import add_lang, language
from koloda.cli.progress import progress
from koloda.kernel.errors import KolodaError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--agents",
        required=True,
        metavar="A,B,...",
        help=f"two or more; AGENT@DECK plays with a deck of its own; {NAMES}",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="at most, per pair, in blocks of two (100)",
    )
    parser.add_argument(
        "--gauntlet", action="store_true", help="only the first agent against each other one"
    )
    parser.add_argument(
        "--stop",
        metavar="LOW:HIGH",
        help="a pair stops once its score is known to be above LOW or below HIGH, as 0.45:0.55",
    )
    parser.add_argument("--results", type=Path, metavar="FILE", help="append here; resume from it")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help="HTML, CSV and JSON")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    add_lang(parser)
    add_workers(parser)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """--jobs and --ray."""
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="spread over a Ray cluster; without an address over one on this machine",
    )


def check_workers(args: argparse.Namespace) -> None:
    """Refuse what cannot be meant."""
    processes(args.jobs, "--jobs")
    if args.ray is not None and args.jobs > 1:
        raise KolodaError("--ray and --jobs exclude each other")


def run(args: argparse.Namespace) -> int:
    positive(args.games, "--games")
    check_workers(args)
    test = None if args.stop is None else parse_test(args.stop)
    game, setup = game_and_setup(args.game, args.seats, args.set)
    seed = checked_seed(args.seed)
    plan = plan_for(
        game,
        setup,
        args.agents.split(","),
        seed,
        folder=split_settings(args.set).get("cards", ""),
        mode="gauntlet" if args.gauntlet else "round-robin",
    )
    tournament = Tournament(plan, args.games, args.results, test)
    if args.report is not None:
        from koloda.arena.report import check_folder, report_tournament  # need an extra package

        check_folder(args.report)
    with progress(args.game, tournament.total) as step:
        tournament.run(args.jobs, args.ray, step)
    words = Wording(game, language(args.lang))
    try:
        if args.report is not None:
            report_tournament(tournament, args.report, words)
    finally:
        show(tournament, words, args.json)
    return 0


def show(tournament: Tournament, words: Wording, as_json: bool) -> None:
    """The ladder, the pairs, the seats."""
    tables = tournament_tables(tournament)
    plan, games = tournament.plan, len(all_games(tournament))
    if as_json:
        print(json.dumps({"game": plan.game, "seats": plan.seats, "games": games, **tables}))
        return
    print(f"{words.title}. {words.tournament(plan, games)}")
    for heading, name in (("ladder", "ladder"), ("matrix", "pairs"), ("seats", "seats")):
        print(f"\n{words.text(heading, tables[name])}")
