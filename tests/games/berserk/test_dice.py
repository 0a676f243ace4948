"""The dice of chapter 15 and the exact probabilities of section 5.2."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from koloda.games import berserk
from tests.clause import clause
from tests.games.berserk.fights import (
    ANSWERS,
    OUTCOMES,
    STRENGTHS,
    Case,
    attack_die,
    cases,
    compare,
    defence_die,
    deviation,
    exact,
)

RULES = (Path(berserk.__file__).parent / "RULES.md").read_text(encoding="utf-8")
STRONG_ONLY, COUNTER_ONLY = ("weak", "medium"), ("hit", "miss")


def printed(title: str) -> list[list[Fraction]]:
    """The numbers of the table under a title of section 5.2."""
    start = RULES.index(title)
    rows = []
    for line in RULES[start:].splitlines()[2:]:
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.fullmatch(r"\d+", cells[0]):
            rows.append([Fraction(cell) for cell in cells])
    return rows


@pytest.mark.parametrize(
    ("title", "again"),
    [
        ('**Attack experience n, policy "reroll only a weak result":**', ("weak",)),
        ('**Attack experience n, policy "reroll everything but strong":**', STRONG_ONLY),
    ],
)
def test_the_attack_die_has_the_printed_probabilities(title: str, again: tuple[str, ...]) -> None:
    rows = printed(title)
    assert len(rows) >= 3
    for n, *shares in rows:
        die = attack_die(Case(int(n), 0, again))
        assert [die[name] for name in STRENGTHS] == shares


def test_the_defence_die_has_the_printed_probabilities() -> None:
    rows = printed('**Defence experience n, policy "reroll a hit":**')
    assert len(rows) == 4
    for n, *shares in rows:
        die = defence_die(Case(0, int(n)))
        assert [die[name] for name in ANSWERS] == shares
    bold = [defence_die(Case(0, n, ("weak",), COUNTER_ONLY)) for n in (1, 2)]
    found = [[str(die[name]) for name in ANSWERS] for die in bold]
    assert found == [["5/9", "5/36", "11/36"], ["25/54", "25/216", "91/216"]]
    assert "n = 1: hit 5/9, both miss 5/36, counter 11/36; n = 2: 25/54, 25/216, 91/216" in RULES


def test_a_fight_has_the_printed_probabilities() -> None:
    rows = printed("**Fight with Attack experience a")
    assert len(rows) == 9
    for a, d, *shares in rows:
        fight = exact(Case(int(a), int(d)))
        assert [fight[name] for name in OUTCOMES] == shares
        assert sum(shares) == 1


@clause("BK-15.2", "BK-15.3", "BK-15.8", "BK-15.10", "BK-15.14", "BK-26.47", "BK-26.50")
def test_fights_come_out_as_often_as_the_tables_say() -> None:
    rows = list(compare(len(cases()) * 400, seed=1))
    assert {row.case for row in rows} == set(cases())
    worst = max(rows, key=lambda row: abs(row.off))
    assert abs(worst.off) < 4, worst


def test_a_loaded_die_would_be_noticed() -> None:
    assert deviation(500, 1000, Fraction(1, 2)) == 0
    assert deviation(580, 1000, Fraction(1, 2)) > 5
    assert deviation(1, 1000, Fraction(0)) == float("inf")
