"""Reports of tournaments: an HTML page, and the numbers as CSV and JSON."""

import csv
import json
from io import StringIO
from pathlib import Path
from tempfile import TemporaryFile

from koloda.arena import page, plots
from koloda.arena.tables import Rows, all_games, pair_rate, tournament_tables
from koloda.arena.tournament import Tournament
from koloda.arena.wording import Wording
from koloda.kernel.errors import KolodaError


def check_folder(folder: Path) -> None:
    """Make the folder of a report before the games are played, or say why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise KolodaError(f"the report cannot be written to {folder}: {error.strerror}") from error


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


def report_tournament(tournament: Tournament, folder: Path, words: Wording) -> None:
    """Write the report of a tournament."""
    plan = tournament.plan
    tables = tournament_tables(tournament)
    games = all_games(tournament)
    about = words.tournament(plan, len(games))
    parts = [
        section(words, "ladder", ladder_plot(tables["ladder"], words), tables["ladder"]),
        section(words, "matrix", matrix_plot(tournament, words), tables["pairs"]),
        section(words, "seats", seat_plot(tables["seats"], words), tables["seats"]),
        section(words, "length", length_plot([game.decisions for game in games], words), []),
        section(words, "endings", "", tables["endings"]),
    ]
    html = page.page(words.say("tournament-title", game=words.title), about, parts, words.lang)
    settings: dict[str, object] = {"game": plan.game, "seats": plan.seats, "seed": plan.seed}
    write(folder, html, tables, settings)


def section(words: Wording, name: str, plot: str, rows: Rows) -> str:
    """A heading, how to read what follows, the plot, the numbers."""
    return page.section(
        words.say(f"report-{name}"),
        page.paragraph(words.say(f"report-{name}-note")),
        plot,
        page.table(words.table(rows)),
    )


def ladder_plot(rows: Rows, words: Wording) -> str:
    """Ratings with their intervals."""
    svg = plots.bars(
        [str(row["agent"]) for row in rows],
        numbers(rows, "rating"),
        numbers(rows, "rating_low"),
        numbers(rows, "rating_high"),
        xlabel=words.say("axis-rating"),
    )
    return page.figure(svg, words.say("axis-rating"))


def matrix_plot(tournament: Tournament, words: Wording) -> str:
    """Scores of all pairs."""
    svg = plots.matrix(tournament.plan.entrants, win_matrix(tournament))
    return page.figure(svg, words.say("report-matrix-note"))


def seat_plot(rows: Rows, words: Wording, column: str = "seat") -> str:
    """How often each seat won."""
    svg = plots.columns(
        [words.cell(column, row).text for row in rows],
        numbers(rows, "rate"),
        numbers(rows, "low"),
        numbers(rows, "high"),
        1.0 / len(rows),
        xlabel=words.say(f"column-{column}"),
        ylabel=words.say("axis-wins"),
    )
    return page.figure(svg, words.say("axis-wins"))


def length_plot(decisions: list[int], words: Wording) -> str:
    """How long games are."""
    svg = plots.histogram(
        decisions, xlabel=words.say("axis-decisions"), ylabel=words.say("axis-games")
    )
    return page.figure(svg, words.say("report-length"))
