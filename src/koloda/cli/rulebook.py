"""A game's RULES.md: its headings, its clauses, and what is near to a clause it lacks."""

import re
from difflib import get_close_matches
from pathlib import Path

from koloda.kernel.errors import KolodaError

DEFINITION = re.compile(
    r"(?:[-*] |\| *)?\*\*([A-Z]{2,3}-(?:R[0-9]+|[0-9]+(?:\.[0-9]+)+[a-z]?))\*\*"
)
HEADING = re.compile(r"(#{2,6}) +(.*)")
PARTS = re.compile(r"(?:[A-Z]+-)?(R|[0-9]+\.)([0-9]+)")
NEAREST = 5


class Clause:
    """One clause: its id, the headings above it, its lines as Markdown."""

    def __init__(self, id: str, headings: list[str], lines: list[str]) -> None:
        self.id = id
        self.headings = headings
        self.lines = lines

    @property
    def place(self) -> str:
        return " › ".join(self.headings)

    @property
    def text(self) -> str:
        return "\n".join(self.lines).rstrip()


class Rulebook:
    """The whole text, and its clauses by id."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses: dict[str, Clause] = {}
        self._headings: dict[int, str] = {}
        self._read()

    def find(self, wanted: str) -> Clause:
        """A clause by its id; small letters and a missing prefix are forgiven."""
        clause = self.seek(wanted)
        if clause is None:
            near = ", ".join(self.nearest(wanted))
            raise KolodaError(f"the rulebook has no clause {wanted!r}; the nearest: {near}")
        return clause

    def seek(self, wanted: str) -> Clause | None:
        """The same, or nothing."""
        prefix = next(iter(self.clauses), "").partition("-")[0]
        by_name = {id.upper(): clause for id, clause in self.clauses.items()}
        name = wanted.upper()
        return by_name.get(name) or by_name.get(f"{prefix}-{name}")

    def nearest(self, wanted: str) -> list[str]:
        """The ids that somebody who wrote this may have meant."""
        name = wanted.upper()
        parts = PARTS.match(name)
        if parts:
            same = [(PARTS.match(id), id) for id in self.clauses]
            ids = [(abs(int(p[2]) - int(parts[2])), id) for p, id in same if p and p[1] == parts[1]]
            if ids:
                return [id for _, id in sorted(ids, key=lambda pair: pair[0])[:NEAREST]]
        return get_close_matches(name, self.clauses, NEAREST, 0.0)

    def _read(self) -> None:
        clause: Clause | None = None
        table: list[str] = []
        for line in self.text.splitlines():
            table = [*table, line] if line.startswith("|") else []
            found = DEFINITION.match(line)
            if line.startswith(("#", "---")):
                self._enter(line)
                clause = None
            elif found and table:
                self._add(found[1], _row(table[0], line))
                clause = None
            elif found:
                clause = self._add(found[1], [line])
            elif clause:
                clause.lines.append(line)

    def _enter(self, line: str) -> None:
        heading = HEADING.match(line)
        if heading:
            level = len(heading[1])
            self._headings = {n: text for n, text in self._headings.items() if n < level}
            self._headings[level] = heading[2]

    def _add(self, id: str, lines: list[str]) -> Clause:
        return self.clauses.setdefault(id, Clause(id, list(self._headings.values()), lines))


def read(folder: Path) -> Rulebook:
    """The rulebook of a game's folder."""
    path = folder / "RULES.md"
    if not path.exists():
        raise KolodaError(f"this game has no rulebook: there is no {path}")
    return Rulebook(path.read_text(encoding="utf-8"))


def _row(head: str, row: str) -> list[str]:
    """A row of a table as a list: a narrow screen has no room for the table."""
    names, cells = _cells(head), _cells(row)
    rest = [f"- {name}: {cell}" for name, cell in zip(names[1:], cells[1:], strict=False)]
    return [cells[0], "", *rest]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
