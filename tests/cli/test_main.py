"""The program around the commands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.cli.__main__ import COMMANDS
from koloda.games.registry import GAMES, folder
from tests.cli.running import Captured, koloda, refused


def test_without_a_command_it_lists_them(capsys: Captured) -> None:
    status, out, _ = koloda(capsys)
    assert status == 0
    assert all(name in out for name in COMMANDS)


def test_an_unknown_command_is_refused(capsys: Captured) -> None:
    assert refused(capsys, "paly").startswith("there is no command 'paly': choose one of games")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as exit_:
        koloda(capsys, name, "--help")
    assert exit_.value.code == 0
    assert f"usage: koloda {name}" in capsys.readouterr().out


def test_python_m_koloda_is_koloda() -> None:
    command = [sys.executable, "-m", "koloda", "games", "--ids"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == GAMES


def test_a_refusal_is_one_line_and_no_traceback() -> None:
    command = [sys.executable, "-m", "koloda", "simulate", "chess", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    names = ", ".join(GAMES)
    assert done.stderr == f"koloda: there is no game 'chess': choose one of {names}\n"


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m koloda games | head -c 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr == ""


def test_games_lists_every_game_with_its_figures(capsys: Captured) -> None:
    _, out, _ = koloda(capsys, "games")
    assert len(out.splitlines()) == len(GAMES)
    first = out.splitlines()[0]
    assert first.startswith("cthulhu_realms  version 1  seats 2-4  clauses ")
    assert "first=random|0|1|2|3" in first


def test_a_command_without_its_packages_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['rich'] = None; from koloda.cli.__main__ import main; "
        "sys.exit(main(['rules', 'cthulhu_realms']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "koloda: koloda rules needs rich: pip install 'koloda[cli]'\n"


def shell(command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command line as a shell runs it; output is buffered as it is for users."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "", **variables}
    line = command.replace("koloda", f"{sys.executable} -m koloda", 1)
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment, timeout=60
    )


@pytest.mark.parametrize(
    "command", ["games", "games --help", "cards valhalla --schema", "cards valhalla", "--help"]
)
def test_nobody_reading_is_no_error(command: str) -> None:
    done = shell(f"set -o pipefail; koloda {command} | true")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["games", "cards cthulhu_realms"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = shell(f"koloda {command} > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "koloda: the output cannot be written: No space left on device\n"


def test_letters_that_the_encoding_lacks_are_question_marks() -> None:
    words = "tournament cthulhu_realms --agents uniform,greedy --games 2 --lang ru"
    done = shell(f"koloda {words}", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("????")


def test_a_refusal_stays_on_one_line_whatever_it_quotes(capsys: Captured) -> None:
    assert refused(capsys, "paly\nnow").startswith("there is no command 'paly\\nnow'")
    assert refused(capsys, "games", "two\nlines").startswith("unrecognized arguments: two\\nlines")


def test_options_may_stand_between_the_words(capsys: Captured) -> None:
    _, out, _ = koloda(capsys, "cards", "cthulhu_realms", "--lang", "en", "goon")
    assert out.startswith("Goon")
    _, out, _ = koloda(capsys, "check", "--games", "1", "valhalla", "--seed", "2", "elven_rage")
    assert [line.partition(":")[0] for line in out.splitlines()] == ["valhalla", "elven_rage"]


PLAYING = ["cthulhu_realms", "--games", "2"]
PAIR = ["--agents", "greedy,uniform"]
MISTAKES = {
    "--seed must be 0 or more, not -3": [
        ["simulate", *PLAYING],
        ["tournament", *PLAYING, *PAIR],
        ["balance", *PLAYING],
        ["check", *PLAYING],
    ],
    "--jobs must be at most 1000, not 100000": [
        ["simulate", *PLAYING],
        ["tournament", *PLAYING, *PAIR],
        ["balance", *PLAYING],
    ],
    "--seconds must be more than 0, not 0.0": [["bench", "valhalla"], ["bench", "--search"]],
    "--seconds must be more than 0, not nan": [["bench", "valhalla"]],
    "--workers must be at most 1000, not 100000": [["bench", "valhalla"]],
}


@pytest.mark.parametrize("reason", MISTAKES)
def test_a_number_that_cannot_be_meant_is_refused(reason: str, capsys: Captured) -> None:
    name, value = reason.split()[0], reason.split()[-1]
    for words in MISTAKES[reason]:
        assert refused(capsys, *words, name, value) == reason


def test_ray_alone_is_refused_by_bench(capsys: Captured) -> None:
    assert refused(capsys, "bench", "--ray") == "--ray goes with --workers"


@pytest.mark.parametrize("command", ["tournament", "balance"])
def test_results_that_cannot_be_kept_are_refused(
    command: str, tmp_path: Path, capsys: Captured
) -> None:
    words = [command, *PLAYING, *PAIR, "--results", str(tmp_path)]
    reason = f"the results cannot be kept in {tmp_path}: Is a directory"
    assert refused(capsys, *words) == reason


@pytest.mark.parametrize("command", ["tournament", "balance"])
def test_a_report_that_cannot_be_written_is_refused_before_the_games(
    command: str, tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    words = [command, *PLAYING, *PAIR, "--report", str(tmp_path / "taken")]
    assert refused(capsys, *words).startswith(f"the report cannot be written to {tmp_path}")
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"


def test_an_analysis_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, capsys: Captured
) -> None:
    record = tmp_path / "match.rec"
    words = ["cthulhu_realms", "--seat", "none", "--agents", "uniform", "--record", str(record)]
    koloda(capsys, "play", *words, "--set", "turns=4")
    for place in (tmp_path, tmp_path / "nowhere" / "page.html"):
        reason = refused(capsys, "analyse", str(record), "--report", str(place))
        assert reason.startswith(f"the report cannot be written to {place}: ")


def test_tests_that_are_not_there_are_refused(tmp_path: Path, capsys: Captured) -> None:
    reason = refused(capsys, "clauses", "--tests", str(tmp_path / "nowhere"))
    assert reason == f"{tmp_path / 'nowhere'}: there is no such folder of tests"


def test_one_thing_at_a_time_is_asked_of_cards(tmp_path: Path, capsys: Captured) -> None:
    words = ["cards", "cthulhu_realms", "--check", str(tmp_path), "--schema"]
    assert "not allowed with argument" in refused(capsys, *words)


def test_a_deck_is_checked_by_its_file(tmp_path: Path, capsys: Captured) -> None:
    missing = tmp_path / "none.txt"
    assert refused(capsys, "deck", "check", str(missing)).startswith(f"{missing}: No such file")
    deck = tmp_path / "deck.txt"
    deck.write_text("Mother Slime\n99 Poison Ray\n2 Nobody\n", encoding="utf-8")
    reason = refused(capsys, "deck", "check", str(deck), "--game", "berserk_heroes")
    assert reason == (
        f"{deck} is no legal deck: berserk_heroes: there is no card 'Nobody'; "
        "Poison Ray: 99 copies, at most 3 allowed (BH-4.6)"
    )


def test_every_command_takes_a_deck_by_its_file(tmp_path: Path, capsys: Captured) -> None:
    decks = folder("berserk_heroes") / "decks"
    deck = tmp_path / "deck.txt"
    deck.write_bytes(b"\xef\xbb\xbf" + (decks / "forest_fast.txt").read_bytes())
    record = tmp_path / "match.rec"
    words = ["--seat", "none", "--agents", "uniform", "--record", str(record)]
    status, _, err = koloda(capsys, "play", "berserk_heroes", *words, "--set", f"deck1={deck}")
    assert (status, err) == (0, "")
    assert "set deck1=" in record.read_text(encoding="utf-8")
    status, _, err = koloda(
        capsys, "simulate", "berserk_heroes", "--games", "1", "--set", f"deck1={deck}"
    )
    assert (status, err) == (0, "")


def test_serving_refuses_what_it_cannot_use(tmp_path: Path, capsys: Captured) -> None:
    paper = tmp_path / "notes.txt"
    paper.write_text("not a database\n" * 100, encoding="utf-8")
    assert refused(capsys, "serve", "--port", "8765", "--db", str(paper)) == (
        f"cannot open the database sqlite:///{paper}: file is not a database"
    )
    assert paper.read_text(encoding="utf-8").startswith("not a database")
    assert refused(capsys, "serve", "--workers", "-1") == "--workers must be 0 or more, not -1"
    reason = refused(capsys, "serve", "--host", "300.1.1.1", "--port", "8765")
    assert reason.startswith("cannot listen at 300.1.1.1:8765: ")


def test_a_report_is_written_though_nobody_reads_the_table(tmp_path: Path) -> None:
    words = "tournament cthulhu_realms --agents greedy,uniform --games 2"
    done = shell(f"koloda {words} --report {tmp_path / 'report'} | true")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "report" / "index.html").exists()


def test_a_deck_of_new_cards_is_checked_with_them(tmp_path: Path, capsys: Captured) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("grove\n", encoding="utf-8")
    words = ["deck", "check", str(deck), "--set", f"cards={tmp_path}"]
    assert refused(capsys, *words) == "--set cards=FOLDER goes with --game: whose cards are they?"
    assert refused(capsys, *words, "--game", "berserk").endswith("no card files (*.toml) here")
    words = ["deck", "check", str(deck), "--set", "first=0"]
    assert refused(capsys, *words) == "only --set cards=FOLDER is known here, not first"
