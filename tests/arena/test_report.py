"""Reports of tournaments."""

import json
import re
from pathlib import Path

import pytest

from koloda.arena import page, plots
from koloda.arena.page import Cell
from koloda.arena.report import csv_text, report_tournament, win_matrix
from koloda.arena.tables import text_table
from koloda.arena.tournament import Tournament, plan_for
from koloda.arena.wording import Wording
from koloda.effects.text import LANGUAGES
from koloda.games.registry import find
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup

ENGLISH = Wording(find("cthulhu_realms"), "en")


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    game = find("cthulhu_realms")
    made = Tournament(plan_for(game, Setup(2, {"turns": "20"}), ["uniform", "greedy"], 1), 4)
    made.run()
    return made


def test_a_report_has_a_page_and_the_numbers(tournament: Tournament, tmp_path: Path) -> None:
    report_tournament(tournament, tmp_path, ENGLISH)
    html = (tmp_path / "index.html").read_text(encoding="utf-8")
    for heading in ("Rating ladder", "Win matrix", "Seat advantage", "Game length"):
        assert f"<h2>{heading}</h2>" in html
    assert not re.search(r"(src|href)=\"?(?!#)", html.replace("xlink:href", "").replace("<use", ""))
    numbers = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert numbers["pairs"][0]["games"] == 4
    assert (tmp_path / "ladder.csv").read_text().startswith("agent,rating,rating_low")


def test_the_same_numbers_give_the_same_page(tournament: Tournament, tmp_path: Path) -> None:
    pages = []
    for name in ("a", "b"):
        report_tournament(tournament, tmp_path / name, ENGLISH)
        pages.append((tmp_path / name / "index.html").read_bytes())
    assert pages[0] == pages[1]


def test_a_report_that_cannot_be_written_says_so(tournament: Tournament, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(KolodaError, match="the report cannot be written to"):
        report_tournament(tournament, tmp_path / "file", ENGLISH)


def test_the_matrix_is_the_score_of_the_row(tournament: Tournament) -> None:
    matrix = win_matrix(tournament)
    assert matrix[0][0] is None
    assert matrix[0][1] == 1.0 - (matrix[1][0] or 0.0)


def test_names_are_escaped() -> None:
    assert "<b>" not in page.table([{"<b>": Cell("<b>"), "n": Cell("1", 1.0)}])
    assert "<b>" not in page.page("<b>", "<b>", [])
    assert page.table([]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_no_word_of_another_language(
    tournament: Tournament, lang: str, tmp_path: Path
) -> None:
    report_tournament(tournament, tmp_path, Wording(find("cthulhu_realms"), lang))
    html = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in html
    heads = re.findall(r"<h2>(.*?)</h2>|<button[^>]*>(.*?)</button>", html)
    assert len(heads) > 15
    for head in ["".join(found) for found in heads]:
        assert bool(re.search("[а-яё]", head)) == (lang == "ru"), head


def test_rates_are_percentages_and_bounds_are_one_interval() -> None:
    row: dict[str, object] = {
        "seat": 0, "games": 8, "score": 2.5, "rate": 0.3125, "low": 0.1, "high": 0.6,
    }  # fmt: skip
    shown = Wording(find("cthulhu_realms"), "ru").table([row])[0]
    assert {head: cell.text for head, cell in shown.items()} == {
        "место": "1",
        "партий": "8",
        "побед": "2,5",
        "доля": "31,2\N{NO-BREAK SPACE}%",
        "95 %-й интервал": "10,0–60,0\N{NO-BREAK SPACE}%",
    }
    assert 'data-sort="0.3125">31,2' in page.table([shown])


def test_decks_and_endings_have_names() -> None:
    words = Wording(find("berserk_heroes"), "en")
    row: dict[str, object] = {"deck": "forest_fast", "rival": "my-own", "ending": "hero_killed"}
    texts = [cell.text for cell in words.table([row])[0].values()]
    assert texts == ["forest, fast", "my-own", "a hero is dead"]


def test_plots_take_the_colour_of_the_text() -> None:
    svg = plots.histogram([1, 2, 2], xlabel="x")
    assert "currentColor" in svg
    assert plots.INK not in svg


def test_tables_as_text_and_csv() -> None:
    rows: list[dict[str, object]] = [{"name": "a,b", "n": 1}, {"name": "c", "n": 10}]
    assert text_table(rows) == "name   n\na,b    1\nc     10"
    assert csv_text(rows) == 'name,n\n"a,b",1\nc,10\n'


def test_plots_are_svg_without_a_date() -> None:
    svg = plots.lines({"one": [0.1, 0.9]}, [(1, 0.9)], xlabel="decision")
    assert svg.startswith("<svg")
    assert "dc:date" not in svg
    assert "decision" in svg
