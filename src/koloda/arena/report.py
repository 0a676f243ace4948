"""Reports of tournaments: an HTML page, and the numbers as CSV and JSON."""

import csv
import json
from io import StringIO
from pathlib import Path

from koloda.arena import page, plots
from koloda.arena.tables import Rows, all_games, pair_rate, tournament_tables
from koloda.arena.tournament import Tournament
from koloda.kernel.errors import KolodaError


def write(folder: Path, html: str, tables: dict[str, Rows], about: dict[str, object]) -> None:
    """index.html, one CSV per table, and everything in report.json."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(html, encoding="utf-8")
        for name, rows in tables.items():
            (folder / f"{name}.csv").write_text(csv_text(rows), encoding="utf-8")
        text = json.dumps({**about, **tables}, ensure_ascii=False, indent=1)
        (folder / "report.json").write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise KolodaError(f"the report cannot be written to {folder}: {error.strerror}") from error


def csv_text(rows: Rows) -> str:
    """Rows as CSV."""
    text = StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()


def win_matrix(tournament: Tournament) -> list[list[float | None]]:
    """The row's score against the column."""
    n = len(tournament.plan.entrants)
    cells: list[list[float | None]] = [[None] * n for _ in range(n)]
    for standing in tournament.standings:
        if standing.blocks:
            one, two = standing.pair
            value = pair_rate(standing).rate
            cells[one][two], cells[two][one] = value, 1.0 - value
    return cells


def numbers(rows: Rows, column: str) -> list[float]:
    """A column of numbers."""
    return [float(str(row[column])) for row in rows]


def report_tournament(tournament: Tournament, folder: Path) -> None:
    """Write the report of a tournament."""
    plan = tournament.plan
    tables = tournament_tables(tournament)
    games = all_games(tournament)
    about = f"{plan.mode}, {plan.seats} seats, {len(games)} games, seed {plan.seed}"
    parts = [
        page.section("Rating ladder", ladder_plot(tables["ladder"]), page.table(tables["ladder"])),
        page.section("Win matrix", matrix_plot(tournament), page.table(tables["pairs"])),
        page.section("Seat advantage", seat_plot(tables["seats"]), page.table(tables["seats"])),
        page.section("Game length", length_plot([game.decisions for game in games])),
        page.section("Endings", page.table(tables["endings"])),
    ]
    html = page.page(f"{plan.game}: tournament", about, parts)
    settings: dict[str, object] = {"game": plan.game, "seats": plan.seats, "seed": plan.seed}
    write(folder, html, tables, settings)


def ladder_plot(rows: Rows) -> str:
    """Ratings with their intervals."""
    svg = plots.bars(
        [str(row["agent"]) for row in rows],
        numbers(rows, "rating"),
        numbers(rows, "rating_low"),
        numbers(rows, "rating_high"),
        xlabel="rating (95 % interval)",
    )
    return page.figure(svg, "Ratings with 95 % intervals")


def matrix_plot(tournament: Tournament) -> str:
    """Scores of all pairs."""
    svg = plots.matrix(tournament.plan.entrants, win_matrix(tournament))
    return page.figure(svg, "Score of the row against the column, in percent")


def seat_plot(rows: Rows, column: str = "seat") -> str:
    """How often each seat won."""
    svg = plots.columns(
        [str(row[column]) for row in rows],
        numbers(rows, "rate"),
        numbers(rows, "low"),
        numbers(rows, "high"),
        1.0 / len(rows),
        xlabel=column,
        ylabel="share of wins",
    )
    return page.figure(svg, "Share of wins by seat")


def length_plot(decisions: list[int]) -> str:
    """How long games are."""
    svg = plots.histogram(decisions, xlabel="decisions in a game", ylabel="games")
    return page.figure(svg, "Distribution of game length")
