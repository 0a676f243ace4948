"""The players' books in Russian name only clauses that exist."""

import re
from pathlib import Path

import pytest

from koloda.effects.text import TEXTS
from koloda.games import registry
from koloda.server import catalogue

CLAUSE = re.compile(r"\b[A-Z]{2}-(?:R[0-9]+|[0-9]+(?:\.[0-9]+)+[a-z]?)")
BOOKS = sorted((TEXTS / "ru" / "rules").glob("*.md"))


@pytest.mark.parametrize("book", BOOKS, ids=[book.stem for book in BOOKS])
def test_every_clause_of_a_players_book_stands_in_the_rules(book: Path) -> None:
    rules = (registry.folder(book.stem) / "RULES.md").read_text(encoding="utf-8")
    named = CLAUSE.findall(book.read_text(encoding="utf-8"))
    assert len(named) > 30
    for clause in named:
        assert f"**{clause}**" in rules, clause


def test_every_game_has_a_book_in_both_languages() -> None:
    for game in registry.GAMES:
        assert "правила для игроков" in catalogue.rulebook(game, "ru")
        assert "# " in catalogue.rulebook(game, "en")
