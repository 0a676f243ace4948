"""Every game plays and shows as its golden files say."""

import re
from pathlib import Path

import pytest

from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.golden import LIMIT, playthrough
from koloda.kernel.setup import Setup
from tests.golden.regenerate import FOLDER, golden, path, seed_of
from tests.kernel import broken
from tests.kernel.toy import TOY

PLAYTHROUGHS = sorted(FOLDER.glob("*/*_seats.txt"))


def named(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=named)
def test_a_playthrough_is_the_recorded_one(file: Path) -> None:
    recorded = file.read_text(encoding="utf-8")
    seats = int(file.name.partition("_")[0])
    made = golden(registry.find(file.parent.name), seats, seed_of(recorded))
    assert made.splitlines() == recorded.splitlines(), "see the diff of `make golden`"
    assert len(recorded.encode()) <= LIMIT


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_number_of_seats_has_a_playthrough(name: str) -> None:
    game = registry.find(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        assert path(name, seats).exists(), f"run `make golden`: no playthrough of {seats} seats"


def test_a_playthrough_shows_what_each_seat_sees_and_no_more() -> None:
    text = playthrough(TOY, Setup(2), 3)
    assert text.startswith("# toy version 3, 2 seats, seed 3.\n")
    assert "event: drew seat 0 card -1 · seat 0: drew seat 0 card " in text
    assert "\n> keep\n  event: kept seat " in text
    assert "ended by counted. Covers:" in text


def test_a_change_of_rules_or_of_redaction_changes_the_playthrough() -> None:
    true = playthrough(TOY, Setup(3), 3)
    for kind in (broken.ViewLeak, broken.SpectatorLeak, broken.EventLeak, broken.VanishingCards):
        assert playthrough(kind(), Setup(3), 3) != true


def test_a_playthrough_that_is_too_long_shows_only_what_is_new_in_a_view() -> None:
    whole = playthrough(TOY, Setup(3), 3)
    brief = playthrough(TOY, Setup(3), 3, len(whole.encode()) - 1)
    assert len(brief) < len(whole)
    for text in (whole, brief):  # the same decisions, digests and events
        assert re.findall(r"key \w+|sees? \w+:|event.*", text) == re.findall(
            r"key \w+|sees? \w+:|event.*", whole
        )
    assert brief.count("deck ") < whole.count("deck ")


def test_a_playthrough_that_cannot_fit_is_refused() -> None:
    with pytest.raises(KolodaError, match="does not fit into 100 bytes"):
        playthrough(TOY, Setup(2), 3, 100)
