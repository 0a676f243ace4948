"""The program around the commands."""

import subprocess
import sys

import pytest

from koloda.cli.__main__ import COMMANDS
from koloda.games.registry import GAMES
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
