"""koloda balance: what many games say about seats, decks and cards."""

import argparse
import json
from pathlib import Path

from koloda.agents.registry import NAMES
from koloda.arena.balance import Balance, survey_for
from koloda.arena.balance_report import balance_tables, report_balance
from koloda.arena.report import check_folder
from koloda.arena.wording import Wording
from koloda.cli.arguments import add_game, checked_seed, game_and_setup, positive, split_settings
from koloda.cli.language import add_lang, language
from koloda.cli.progress import progress
from koloda.cli.tournament import add_workers, check_workers

SHOWN = 15  # cards printed; the report has them all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many")
    parser.add_argument(
        "--agents",
        default="greedy",
        metavar="A,B",
        help=f"take the seats in rotation (greedy): {NAMES}",
    )
    parser.add_argument("--results", type=Path, metavar="FILE", help="append here; resume from it")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help="HTML, CSV and JSON")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    add_lang(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    positive(args.games, "--games")
    check_workers(args)
    game, setup = game_and_setup(args.game, args.seats, args.set)
    folder = split_settings(args.set).get("cards", "")
    seed = checked_seed(args.seed)
    survey = survey_for(game, setup, args.agents.split(","), seed, folder)
    balance = Balance(survey, args.games, args.results)
    if args.report is not None:
        check_folder(args.report)
    with progress(args.game, args.games) as step:
        balance.run(args.jobs, args.ray, step)
    words = Wording(game, language(args.lang))
    try:
        if args.report is not None:
            report_balance(balance, args.report, words)
    finally:
        show(balance, words, args.json)
    return 0


def show(balance: Balance, words: Wording, as_json: bool) -> None:
    """The tables, the cards cut to the most decisive ones."""
    tables, survey = balance_tables(balance, words.card_names), balance.survey
    if as_json:
        about = {"game": survey.game, "seats": survey.seats, "games": balance.games}
        print(json.dumps({**about, **tables}))
        return
    print(f"{words.title}. {words.survey(survey, balance.games)}")
    for name, rows in tables.items():
        if rows:
            print(f"\n{words.text(name, rows[:SHOWN])}")
