"""Deck files on the command line: checked, refused with card and clause, used in a set-up."""

from pathlib import Path

import pytest

from koloda.cli.__main__ import main
from koloda.cli.arguments import game_and_setup
from koloda.games.berserk_heroes import GAME
from tests.games.berserk_heroes.table import zone


def test_a_legal_deck_file_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(GAME.presets["swamps_slow"], encoding="utf-8")
    assert main(["deck", "check", str(file), "--game", "berserk_heroes"]) == 0
    assert "a legal deck" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "card", "clause"),
    [
        ("3 jarl", "Jarl", "BH-4.4"),
        ("4 siren", "Siren", "BH-4.6"),
        ("1 parrot", "Parrot", "BH-4.9"),
        ("1 black_spot", "Black Spot", "BH-4.10"),
        ("1 gloom", "Captain Gloom", "BH-4.11"),
        ("1 no_such_card", "no_such_card", ""),
    ],
)
def test_an_illegal_deck_names_card_and_clause(
    change: str, card: str, clause: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(GAME.presets["swamps_slow"] + change + "\n", encoding="utf-8")
    assert main(["deck", "check", str(file), "--game", "berserk_heroes"]) == 2
    said = capsys.readouterr().err
    assert card in said
    assert clause in said


def test_a_deck_file_is_used_by_set(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    text = GAME.presets["swamps_slow"].replace("\nreed\n", "\nМатушка Тина\n")
    file.write_text(text, encoding="utf-8")
    for value in (f"deck1={file}", f"deck1=@{file}"):
        game, setup = game_and_setup("berserk_heroes", 2, [value])
        s = game.start(1, setup)
        assert zone(s, 0, "play") == ["slime"]  # type: ignore[arg-type]
