"""Arguments that several commands share."""

from pathlib import Path

import pytest

from koloda.cli.arguments import split_settings
from koloda.kernel.errors import KolodaError


def test_settings_are_pairs() -> None:
    assert split_settings(["first=0", "turns=9"]) == {"first": "0", "turns": "9"}


def test_a_value_may_come_from_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("# slow\nMother Slime\n\n3 Poison Ray  # good\n", encoding="utf-8")
    assert split_settings([f"deck1=@{deck}"]) == {"deck1": "Mother Slime;3 Poison Ray"}


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (["first"], "--set takes KEY=VALUE, not 'first'"),
        (["=1"], "--set takes KEY=VALUE, not '=1'"),
        (["a=1", "a=2"], "--set a is given twice"),
        (["a=1\n2"], "--set a: a value is one line"),
        (["deck1=@nowhere.txt"], "--set deck1: nowhere.txt: No such file or directory"),
    ],
)
def test_other_settings_are_refused(settings: list[str], reason: str) -> None:
    with pytest.raises(KolodaError) as refusal:
        split_settings(settings)
    assert str(refusal.value) == reason
