"""The commands tournament, balance, advise and analyse, as a user meets them."""

import json
from pathlib import Path

import pytest

from koloda.agents.registry import make
from koloda.arena.match import play_match
from koloda.cli.__main__ import main
from koloda.games.registry import find
from koloda.kernel.record import save
from koloda.kernel.setup import Setup

SHORT = ["--set", "turns=20"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = find("cthulhu_realms")
    agents = [make("uniform", game, seat) for seat in range(2)]
    match = play_match(game, Setup(2, {"turns": "8"}), 4, agents)
    assert match.record is not None
    path = tmp_path_factory.mktemp("records") / "match.txt"
    save(match.record, path)
    return str(path)


def test_a_tournament_prints_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "cthulhu_realms", "--agents", "greedy,uniform", "--games", "4", *SHORT]
    assert main([*words, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Cthulhu Realms. Everybody against everybody, 2 seats, 4 games, seed 1"
    assert lines[2] == "Rating ladder"
    assert lines[3].split("  ")[0] == "agent"
    assert main([*words, "--lang", "ru"]) == 0
    assert "Кто кого обыгрывает" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    numbers = json.loads(capsys.readouterr().out)
    assert numbers["games"] == numbers["pairs"][0]["games"] == 4
    assert [row["agent"] for row in numbers["ladder"]] == ["greedy", "uniform"]


def test_a_survey_prints_its_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["balance", "cthulhu_realms", "--games", "3", "--seats", "3", *SHORT]
    assert main([*words, "--lang", "ru", "--report", str(tmp_path / "out")]) == 0
    assert "Последователь" in capsys.readouterr().out
    assert (tmp_path / "out" / "index.html").exists()
    assert main([*words, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["order"]) == 3


@pytest.mark.parametrize(("lang", "word"), [("ru", "Шансы"), ("en", "Chances")])
def test_advice_speaks_both_languages(
    record: str, lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["advise", record, "--at", "0", "--budget", "20", "--lang", lang]) == 0
    assert word in capsys.readouterr().out


def test_advice_as_json_names_legal_actions(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["advise", record, "--at", "0", "--budget", "20", "--json"]) == 0
    advice = json.loads(capsys.readouterr().out)
    game = find("cthulhu_realms")
    s = game.start(4, Setup(2, {"turns": "8"}))
    legal = [list(game.action(s, option)) for option in game.options(s)]
    assert sorted(row["action"] for row in advice["options"]) == sorted(legal)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_an_analysis_writes_a_page(
    record: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.html"
    assert main(["analyse", record, "--budget", "5", "--lang", lang, "--report", str(out)]) == 0
    html = out.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in html
    assert "<svg" in html
    assert main(["analyse", record, "--budget", "5", "--json"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["tournament", "cthulhu_realms", "--agents", "greedy"], "two agents or more"),
        (["tournament", "cthulhu_realms", "--agents", "a,b", "--games", "0"], "--games must be"),
        (["tournament", "cthulhu_realms", "--agents", "a,b", "--stop", "1"], "--stop takes"),
        (
            ["tournament", "cthulhu_realms", "--agents", "a,b", "--jobs", "2", "--ray"],
            "exclude each other",
        ),
        (["balance", "cthulhu_realms", "--games", "2", "--agents", "x"], "no agent 'x'"),
        (["advise", "no-such-file"], "no-such-file: No such file"),
        (["advise", "RECORD", "--at", "999", "--lang", "en"], "there is no decision 999:"),
        (["advise", "RECORD", "--budget", "soon"], "'soon' is no budget"),
        (
            ["analyse", "RECORD", "--budget", "1", "--report", "/no/such/x.html"],
            "cannot be written",
        ),
    ],
)
def test_mistakes_of_the_user_are_one_line(
    words: list[str], message: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([record if word == "RECORD" else word for word in words]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_advice_at_the_end_is_about_the_last_decision(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["advise", record, "--budget", "5", "--json"]) == 0
    last = json.loads(capsys.readouterr().out)["at"]
    assert main(["advise", record, "--at", str(last + 1), "--lang", "en"]) == 2
    assert "the game is over" in capsys.readouterr().err
