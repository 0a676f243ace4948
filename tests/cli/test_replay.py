"""Records shown step by step."""

from pathlib import Path

import pytest

from koloda.cli.__main__ import main
from koloda.cli.replay import together
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Json
from koloda.kernel.record import dumps, load, save
from tests.cli.talking import CLEARED, Talk, play_with, replay_with


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of a few moves by seat 0, and what the bot did in between."""
    path = tmp_path / "match.rec"
    talk = Talk(["1", "1", "3"])
    play_with(
        talk,
        f"cthulhu_realms --agents uniform --seed 3 --lang en --set first=0 --record {path}",
    )
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.rec"
    play_with(Talk([]), f"cthulhu_realms --agents uniform --seat none --seed 3 --record {path}")
    return path


def test_a_pipe_gets_every_step_and_the_last_table(file: Path) -> None:
    text = replay_with(Talk([]), f"{file} --lang en")
    n = len(load(file).actions)
    for step in range(n + 1):
        assert f"Step {step} of {n}" in text
    assert "Step 1 of 3  Player 1: Play Goon\n  · Player 1 plays Goon.\n" in text
    assert text.rstrip().split("\n")[-1].startswith("  Row 1 ")


def test_at_shows_one_position(file: Path) -> None:
    text = replay_with(Talk([]), f"{file} --lang en --at 1")
    assert "  In play Goon 0\n" in text
    assert text.count("Step ") == 1


def test_by_default_all_hands_are_open(file: Path) -> None:
    text = replay_with(Talk([]), f"{file} --lang en --at 0")
    assert text.count("  Hand ") == 2
    assert "Hand 5" not in text
    assert "draws a card" not in text


def test_two_views_together_know_what_either_knows() -> None:
    mine: Json = {"seat": 0, "hand": {"count": 2, "cards": [{"card": "wolf"}]}, "goal": None}
    other: Json = {"seat": 1, "hand": {"count": 2, "cards": []}, "goal": "realm"}
    known = {"seat": 0, "hand": {"count": 2, "cards": [{"card": "wolf"}]}, "goal": "realm"}
    assert together(mine, other) == known
    assert together([{"card": None, "cell": "a1"}], [{"card": "wolf", "cell": "a1"}]) == [
        {"card": "wolf", "cell": "a1"}
    ]


def test_a_seat_sees_its_own_hand_alone(file: Path) -> None:
    text = replay_with(Talk([]), f"{file} --lang en --at 0 --seat 0")
    assert "  Hand Goon 0 · Follower 0 ×2\n" in text
    assert "Player 2  Sanity 50   Hand 5   Deck 5 " in text
    assert "Player 2 draws a card. ×5" in text


def test_a_spectator_sees_no_hand(file: Path) -> None:
    text = replay_with(Talk([]), f"{file} --lang en --at 0 --seat none")
    assert "Hand 3" in text
    assert "Hand 5" in text


def test_the_choice_of_another_seat_is_not_spelled_out(file: Path) -> None:
    text = replay_with(Talk([]), f"{file} --lang en --seat 1")
    assert "Step 1 of 3  Player 1\n" in text


def test_a_screen_goes_forward_back_and_to_any_step(file: Path) -> None:
    talk = Talk(["", "", "b", "3", "x", "99", "q"], screen=True)
    text = replay_with(talk, f"{file} --lang en")
    shown = [part.partition("Step ")[2].partition(" of")[0] for part in text.split(CLEARED)[1:]]
    assert shown == ["0", "1", "2", "1", "3"]
    assert "There is no step x: steps are 0 to 3." in text
    assert "There is no step 99: steps are 0 to 3." in text


def test_russian_letters_steer_in_russian(file: Path) -> None:
    text = replay_with(Talk(["2", "н", "в"], screen=True), f"{file} --lang ru")
    assert text.count(CLEARED) == 3
    assert "Шаг 1 из 3" in text


def test_the_end_of_the_input_ends_the_replay(file: Path) -> None:
    assert replay_with(Talk([], screen=True), f"{file} --lang en").count(CLEARED) == 1


def test_a_finished_match_names_its_winner(finished: Path) -> None:
    assert "Winner: Player " in replay_with(Talk([]), f"{finished} --lang en")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("version 1", "version 99", "played under version 99"),
        ("game cthulhu_realms", "game chess", "there is no game 'chess'"),
        ("cards ", "cards 00", "played with other cards"),
        ("play goon", "play elephant", "action 1 (play elephant) cannot be replayed"),
        ("seed 3", "seed 4", "action 1 (play goon) cannot be replayed: not in hand"),
        ("\nend ", "\nend 00", "the file was changed"),
        ("koloda record 1", "koloda record 9", "line 1: not a record"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_in_one_line(
    file: Path, old: str, new: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = dumps(load(file))
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert reason in shown.err


def test_a_truncated_record_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:-2]) + "\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "the record is cut off" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--at 4", "There is no step 4: steps are 0 to 3."),
        ("--at -1", "There is no step -1"),
        ("--seat 2", "there is no seat 2"),
        ("--seat 0,1", "a replay is seen from one seat"),
        ("--set first=1", "is settled by the record"),
    ],
)
def test_bad_arguments_are_refused(file: Path, arguments: str, reason: str) -> None:
    with pytest.raises(KolodaError, match=reason):
        replay_with(Talk([]), f"{file} --lang en {arguments}")


def test_a_record_survives_being_read_and_written(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.rec"
    save(load(file), copy)
    assert copy.read_bytes() == file.read_bytes()
