"""koloda check and koloda bench."""

import shutil
from pathlib import Path

import pytest

from koloda.cli.bench import build
from koloda.games import registry
from koloda.games.registry import GAMES
from tests.cli.running import Captured, koloda, koloda_json, refused


def test_check_reports_games_decisions_and_failures(capsys: Captured) -> None:
    found = koloda_json(capsys, "check", "cthulhu_realms", "--games", "2", "--seats", "2")
    assert found["cthulhu_realms"]["games"] == 2
    assert found["cthulhu_realms"]["decisions"] > 100
    assert found["cthulhu_realms"]["failures"] == []


def test_check_refuses_what_the_game_does_not_know(capsys: Captured) -> None:
    assert "there is no game" in refused(capsys, "check", "chess")
    assert "played by 2 to 4" in refused(capsys, "check", "cthulhu_realms", "--seats", "7")


def test_bench_names_the_build_and_measures_every_game(capsys: Captured) -> None:
    found = koloda_json(capsys, "bench", "--seconds", "0.2")
    assert list(found) == GAMES
    for row in found.values():
        assert row["build"] == build()
        assert row["decisions_per_second"] > 0
        assert row["clone_us"] > 0
        assert row["view_us"] > 0
        assert 0 < row["state_bytes"] < 100_000


def test_bench_as_a_table(capsys: Captured) -> None:
    _, out, _ = koloda(capsys, "bench", "cthulhu_realms", "--seconds", "0.1")
    assert out.splitlines()[1].startswith("cthulhu_realms ")


@pytest.mark.parametrize("game", GAMES)
def test_a_designers_cards_are_checked_in_every_process(
    game: str, tmp_path: Path, capsys: Captured
) -> None:
    mine = tmp_path / "my cards"
    shutil.copytree(registry.folder(game) / "cards", mine)
    path = min(mine.glob("*.toml"))
    cards = path.read_text(encoding="utf-8").split("[[card]]")
    path.write_text("[[card]]".join([cards[0], *reversed(cards[1:])]), encoding="utf-8")
    assert registry.find(game, mine).fingerprint != registry.find(game).fingerprint
    words = ["check", game, "--games", "1", "--seed", "4", "--set", f"cards={mine}"]
    status, out, _ = koloda(capsys, *words)
    assert (status, out.partition(", ")[0], out.count("\n")) == (0, f"{game}: 1 games", 1)
