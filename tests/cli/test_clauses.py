"""koloda clauses."""

from pathlib import Path

import pytest

from koloda.cli.clauses import clauses_of, coverage, marks, waivers
from koloda.games.registry import GAMES
from koloda.kernel.errors import KolodaError
from tests.cli.running import Captured, koloda, koloda_json, refused

GAME = "cthulhu_realms"


def folder_with(folder: Path, text: str) -> Path:
    """A folder of tests with one file."""
    (folder / "games" / GAME).mkdir(parents=True)
    (folder / "games" / GAME / "test_it.py").write_text(text, encoding="utf-8")
    return folder


def test_a_clause_without_a_mark_is_untested(tmp_path: Path, capsys: Captured) -> None:
    tests = folder_with(tmp_path, '@clause("CR-4.1", "CR-4.2")\ndef test_it(): pass\n')
    found = coverage(GAME, tests)
    assert found.tested == 2
    assert "CR-4.3" in found.untested
    assert "CR-4.1" not in found.untested
    assert found.clauses == found.tested + len(found.waived) + len(found.untested)
    status, out, _ = koloda(capsys, "clauses", GAME, "--tests", str(tmp_path))
    assert status == 1
    assert "  untested CR-4.3" in out


def test_a_mark_that_the_rulebook_does_not_have_is_refused(
    tmp_path: Path, capsys: Captured
) -> None:
    folder_with(tmp_path, '@clause("CR-4.999")\ndef test_it(): pass\n')
    words = ["clauses", GAME, "--tests", str(tmp_path)]
    assert "names CR-4.999, which RULES.md does not have" in refused(capsys, *words)


def test_only_decorators_count(tmp_path: Path) -> None:
    text = (
        '# clause("CR-4.1")\nTEXT = "CR-4.2"\n@other("CR-4.3")\ndef test_it(): clause("CR-4.4")\n'
    )
    assert marks(folder_with(tmp_path, text)) == set()


def test_a_waived_clause_must_not_be_tested(tmp_path: Path) -> None:
    waived = next(iter(waivers(GAME).waived))
    tests = folder_with(tmp_path, f'@clause("{waived}")\ndef test_it(): pass\n')
    with pytest.raises(KolodaError, match="is waived although a test checks it"):
        coverage(GAME, tests)


def test_outside_a_checkout_it_says_what_it_needs(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "run in a checkout" in refused(capsys, "clauses")


@pytest.mark.parametrize("game", GAMES)
def test_few_clauses_are_waived(game: str, capsys: Captured) -> None:
    found = koloda_json(capsys, "clauses", game)[game]
    assert len(found["waived"]) <= 0.03 * found["clauses"]
    assert len(clauses_of(game)) == found["clauses"]
