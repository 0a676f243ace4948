"""Puts faults one at a time into a copy of the source and runs the tests that should notice.

The faults are those of cosmic-ray's operators; which of them, and which tests, is chosen here.
"""

import argparse
import difflib
import os
import random
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import Visitor, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from koloda.games.registry import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = Path("src/koloda")
COPY = ROOT / "build" / "mutants"
EQUIVALENT = Path(__file__).parent / "equivalent.toml"
AREAS = {"kernel": ["kernel/*.py"]} | {
    game: [
        f"games/{game}/rules/*.py",
        f"games/{game}/faces/view.py",
        f"games/{game}/faces/worlds.py",
    ]
    for game in GAMES
}
BESIDE = {  # tests of a file that stand elsewhere
    "golden.py": ("tests/golden",),
    "fields.py": ("tests/games/test_fields.py",),
    "position.py": ("tests/games/test_fields.py",),
}
COMPARED = "Eq NotEq Lt LtE Gt GtE"
EXCHANGED = (
    "Add_Sub Sub_Add Mul_Add FloorDiv_Mul Mod_FloorDiv RShift_LShift LShift_RShift "
    "BitOr_BitAnd BitAnd_BitOr BitXor_BitAnd"
)
OPERATORS = [
    *[
        f"ReplaceComparisonOperator_{old}_{new}"
        for old in COMPARED.split()
        for new in COMPARED.split()
        if old != new
    ],
    *[f"ReplaceBinaryOperator_{pair}" for pair in EXCHANGED.split()],
    "ReplaceUnaryOperator_Delete_USub",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_Invert",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "NumberReplacer",
    "ZeroIterationForLoop",
]
TYPES = ("annassign", "tfpdef", "param", "funcdef")  # an operator right in these joins types


@dataclass(frozen=True)
class Mutant:
    """One fault: which occurrence of what an operator changes, in which file."""

    area: str
    path: Path  # from the root of the repository on
    operator: str
    occurrence: int

    def code(self) -> tuple[str, str]:
        """The file as it is, and with the fault."""
        code = (ROOT / self.path).read_text(encoding="utf-8")
        mutated = mutate_code(code, get_operator(f"core/{self.operator}")(), self.occurrence)
        return code, str(mutated)

    def lines(self) -> tuple[str, str]:
        """The line that changes, before and after."""
        old, new = (code.splitlines() for code in self.code())
        return next((a.strip(), b.strip()) for a, b in zip(old, new, strict=False) if a != b)

    def diff(self) -> str:
        old, new = (code.splitlines(keepends=True) for code in self.code())
        name = str(self.path)
        return "".join(difflib.unified_diff(old, new, name, name, n=2))


class Places(Visitor):  # type: ignore[misc]
    """Where an operator finds something to change."""

    def __init__(self, operator: Any) -> None:
        self.operator = operator
        self.found: list[tuple[int, int]] = []  # by occurrence; (0, 0) where types are joined

    def visit(self, node: Any) -> Any:
        for start, _ in self.operator.mutation_positions(node):
            self.found.append((0, 0) if joins_types(node) else start)
        return node


def joins_types(node: Any) -> bool:
    """Whether a `|` stands in an annotation, where a fault is one of the types alone."""
    while str(getattr(node, "value", "|")) == "|" and node.parent is not None:
        node = node.parent
        if node.type in ("suite", "file_input"):
            return False
        if node.type in TYPES:
            return True
    return False


def mutants_of(area: str, path: Path) -> dict[tuple[int, int], list[Mutant]]:
    """All faults of a file, by the place they change."""
    tree = get_ast((ROOT / path).read_text(encoding="utf-8"))
    places: dict[tuple[int, int], list[Mutant]] = {}
    for operator in OPERATORS:
        visitor = Places(get_operator(f"core/{operator}")())
        visitor.walk(tree)
        for occurrence, start in enumerate(visitor.found):
            if start != (0, 0):
                places.setdefault(start, []).append(Mutant(area, path, operator, occurrence))
    return places


def files(area: str, changed: set[Path] | None) -> list[Path]:
    found = [path.relative_to(ROOT) for pattern in AREAS[area] for path in matching(pattern)]
    return [path for path in found if changed is None or path in changed]


def matching(pattern: str) -> list[Path]:
    paths = sorted((ROOT / SOURCE).glob(pattern))
    return [path for path in paths if path.name != "__init__.py"]


def changed_files() -> set[Path]:
    """What differs from main, committed or not."""
    base = _git("merge-base", "main", "HEAD").strip()
    return {Path(name) for name in _git("diff", "--name-only", base).split()}


def _git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


def sample(areas: list[str], changed: set[Path] | None, seed: int) -> Iterator[Mutant]:
    """Faults without end, drawn at random: an area, a file by length, a place, a fault there."""
    dice = random.Random(seed)
    known = equivalent()
    chosen = {area: files(area, changed) for area in areas}
    chosen = {area: paths for area, paths in chosen.items() if paths}
    done: set[Mutant] = set()
    misses = 0
    while chosen and misses < 100:
        area = dice.choice(sorted(chosen))
        weights = [(ROOT / path).stat().st_size for path in chosen[area]]
        places = mutants_of(area, dice.choices(chosen[area], weights)[0])
        misses += 1
        if not places:
            continue
        mutant = dice.choice(places[dice.choice(sorted(places))])
        if mutant not in done and (str(mutant.path), *mutant.lines()) not in known:
            done.add(mutant)
            misses = 0
            yield mutant


def equivalent() -> set[tuple[str, str, str]]:
    """The faults that change nothing anybody could see, each with its reason in the file."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    assert all(entry["reason"] for entry in entries)
    return {(entry["file"], entry["old"], entry["new"]) for entry in entries}


class Tester:
    """Runs the tests of an area on the copy."""

    def __init__(self) -> None:
        shutil.rmtree(COPY, ignore_errors=True)
        unread = shutil.ignore_patterns("__pycache__", "static", "*.so")
        shutil.copytree(ROOT / "src", COPY / "src", ignore=unread)
        self.limits: dict[tuple[str, ...], float] = {}

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test fails, or does not end, with the fault."""
        tests = tests_of(mutant)
        if tests not in self.limits:
            self.limits[tests] = self.limit(tests)
        path = COPY / mutant.path
        before = path.stat().st_mtime_ns
        code, mutated = mutant.code()
        try:
            path.write_text(mutated, encoding="utf-8")
            return not self.passes(tests, self.limits[tests], PYTHONDONTWRITEBYTECODE="1")
        finally:
            path.write_text(code, encoding="utf-8")
            os.utime(path, ns=(before, before))

    def limit(self, tests: tuple[str, ...]) -> float:
        """Three times as long as the tests take without a fault; they must pass."""
        start = time.monotonic()
        if not self.passes(tests, None):
            sys.exit(f"these tests fail without a fault: {' '.join(tests)}")
        return 30 + 3 * (time.monotonic() - start)

    def passes(self, tests: tuple[str, ...], limit: float | None, **extra: str) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        environment = {**os.environ, "PYTHONPATH": str(COPY / "src"), **extra}
        try:
            run = subprocess.run(
                [*command, *tests],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=limit,
            )
        except subprocess.TimeoutExpired:
            return False
        return run.returncode == 0


def tests_of(mutant: Mutant) -> tuple[str, ...]:
    """The tests that should notice a fault in a file."""
    own = "tests/kernel" if mutant.area == "kernel" else f"tests/games/{mutant.area}"
    return (own, *BESIDE.get(mutant.path.name, ()))


def table(noticed: Counter[str], unnoticed: Counter[str]) -> str:
    rows = [f"{'area':16}{'noticed':>9}{'unnoticed':>11}"]
    for area in [*AREAS, "all"]:
        yes, no = (
            (noticed.total(), unnoticed.total())
            if area == "all"
            else (noticed[area], unnoticed[area])
        )
        if yes + no:
            rows.append(f"{area:16}{yes:>9}{no:>11}")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=40, help="how many faults")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=600, help="no new fault after so long")
    parser.add_argument("--area", action="append", choices=list(AREAS), help="only this one")
    parser.add_argument("--changed", action="store_true", help="only files that differ from main")
    given = parser.parse_args()
    noticed: Counter[str] = Counter()
    unnoticed: Counter[str] = Counter()
    tester = Tester()
    changed = changed_files() if given.changed else None
    start = time.monotonic()
    for mutant in sample(given.area or list(AREAS), changed, given.seed):
        late = time.monotonic() - start > 60 * given.minutes
        if late or noticed.total() + unnoticed.total() >= given.sample:
            break
        if tester.notices(mutant):
            noticed[mutant.area] += 1
            print(f"noticed    {mutant.path} {' -> '.join(mutant.lines())}", flush=True)
        else:
            unnoticed[mutant.area] += 1
            print(f"unnoticed  {mutant.path}\n{mutant.diff()}", flush=True)
    print(table(noticed, unnoticed))


if __name__ == "__main__":
    main()
