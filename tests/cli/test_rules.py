"""The rulebook and its clauses on the command line."""

import pytest

from koloda.cli.__main__ import main
from koloda.cli.rulebook import Rulebook, read
from koloda.games import registry
from koloda.kernel.errors import KolodaError

BOOK = Rulebook(
    """# Duel

## 4. Rules

### 4.A Combat

- **DU-4.1** Units attack.
- **DU-4.2** A unit may be one of:
  - a wolf,
  - a guard.

## 5. Decisions

| Id | Who | When |
|---|---|---|
| **DU-5.1** | active player | at any time |

## 9. Rulings

**DU-R1** Both strike at once.
"""
)


def test_a_clause_comes_with_its_headings() -> None:
    assert BOOK.find("DU-4.1").place == "4. Rules › 4.A Combat"
    assert BOOK.find("DU-4.1").text == "- **DU-4.1** Units attack."


def test_a_clause_goes_on_until_the_next_one() -> None:
    assert BOOK.find("DU-4.2").text.endswith("- a wolf,\n  - a guard.")


def test_a_row_of_a_table_becomes_a_list() -> None:
    assert BOOK.find("DU-5.1").text == "**DU-5.1**\n\n- Who: active player\n- When: at any time"


@pytest.mark.parametrize("name", ["du-4.1", "4.1", "DU-4.1"])
def test_small_letters_and_a_missing_prefix_are_forgiven(name: str) -> None:
    assert BOOK.find(name).id == "DU-4.1"


def test_a_ruling_is_found_without_its_prefix() -> None:
    assert BOOK.find("r1").text == "**DU-R1** Both strike at once."


def test_an_unknown_clause_is_refused_with_the_nearest_ids() -> None:
    with pytest.raises(KolodaError, match=r"no clause 'DU-4\.9'; the nearest: DU-4\.2, DU-4\.1"):
        BOOK.find("DU-4.9")
    assert BOOK.nearest("R7") == ["DU-R1"]
    assert "DU-4.1" in BOOK.nearest("combat")


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_clause_of_every_game_is_found(game: str) -> None:
    from koloda.cli.clauses import all_ids

    assert set(read(registry.folder(game)).clauses) == all_ids(game)


def test_the_command_prints_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cthulhu_realms", "4.2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "4. Rules › 4.A Set-up\n\n- **CR-4.2** Every player starts with exactly 50"
    )


def test_the_command_prints_the_whole_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cthulhu_realms"]) == 0
    book = (registry.folder("cthulhu_realms") / "RULES.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out == book


def test_the_short_rulebook_is_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cthulhu_realms", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("# Миры Ктулху: правила для игроков")


def test_an_unknown_clause_is_one_line_and_status_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cthulhu_realms", "CR-4.900"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert "CR-4.217" in shown.err


def test_an_unknown_game_is_one_line_and_status_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess"]) == 2
    assert capsys.readouterr().err.startswith("koloda: there is no game 'chess'")
