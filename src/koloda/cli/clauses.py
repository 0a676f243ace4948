"""koloda clauses: which clauses of a rulebook are tested, waived, untested."""

import argparse
import ast
import json
import re
import tomllib
from pathlib import Path

import msgspec

from koloda.cli.arguments import chosen_games
from koloda.games import registry
from koloda.kernel.errors import KolodaError

ID = re.compile(r"\*\*([A-Z]{2,3}-[0-9]+(?:\.[0-9]+)+[a-z]?)\*\*")


class Waivers(msgspec.Struct, forbid_unknown_fields=True):
    """A game's clauses.toml: which chapters are rules, and which clauses need no test."""

    chapters: list[str]
    waived: dict[str, str] = {}


class Coverage(msgspec.Struct):
    """The clauses of one game and what becomes of each."""

    clauses: int
    tested: int
    waived: dict[str, str]
    untested: list[str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of our own by default")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument(
        "--tests", type=Path, metavar="FOLDER", help="the folder of the tests; by default ./tests"
    )


def run(args: argparse.Namespace) -> int:
    """Non-zero if any clause is untested."""
    chosen = chosen_games(args.games) if args.games else registry.GAMES
    tests = default_tests(chosen) if args.tests is None else args.tests
    if not tests.is_dir():
        raise KolodaError(f"{tests}: there is no such folder of tests")
    found = {name: coverage(name, tests) for name in chosen}
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    else:
        for name, game in found.items():
            print(report(name, game))
    return 1 if any(game.untested for game in found.values()) else 0


def report(name: str, game: Coverage) -> str:
    """The figures of a game, its waivers with their reasons, what is untested."""
    share = 100 * len(game.waived) / max(1, game.clauses)
    lines = [
        f"{name}: {game.clauses} clauses, {game.tested} tested, "
        f"{len(game.waived)} waived ({share:.1f} %), {len(game.untested)} untested"
    ]
    lines += [f"  waived {clause}: {reason}" for clause, reason in game.waived.items()]
    lines += [f"  untested {clause}" for clause in game.untested]
    return "\n".join(lines)


def coverage(name: str, tests: Path) -> Coverage:
    """Clauses of the rulebook against the marks in the tests."""
    if not registry.rules(name):
        raise KolodaError(f"{name} has no rulebook (RULES.md)")
    clauses = clauses_of(name)
    marked = marks(tests / "games" / name if name in registry.GAMES else tests)
    waived = waivers(name).waived
    known = set(clauses)
    for clause in sorted((marked | set(waived)) - all_ids(name)):
        raise KolodaError(f"{name}: a test or waiver names {clause}, which RULES.md does not have")
    for clause in sorted(set(waived) & marked):
        raise KolodaError(f"{name}: {clause} is waived although a test checks it")
    for clause, reason in waived.items():
        if not reason.strip():
            raise KolodaError(f"{name}: {clause} is waived without a reason")
    untested = [clause for clause in clauses if clause not in marked and clause not in waived]
    return Coverage(
        clauses=len(clauses),
        tested=len(known & marked),
        waived={clause: waived[clause] for clause in clauses if clause in waived},
        untested=untested,
    )


def clauses_of(name: str) -> list[str]:
    """The clauses of the chapters that hold rules, in the order of the rulebook."""
    chapters = waivers(name).chapters
    return [clause for clause in defined(name) if chapter(clause) in chapters]


def chapter(clause: str) -> str:
    """CR-4.12 stands in chapter 4."""
    return clause.partition("-")[2].partition(".")[0]


def defined(name: str) -> list[str]:
    """Every id in bold: where it is defined. In order, each once."""
    return list(dict.fromkeys(ID.findall(registry.rules(name))))


def all_ids(name: str) -> set[str]:
    """Ids of clauses in any chapter and of rulings."""
    ids = r"\b[A-Z]{2,3}-(?:R[0-9]+|[0-9]+(?:\.[0-9]+)+[a-z]?)"
    return set(re.findall(ids, registry.rules(name)))


def waivers(name: str) -> Waivers:
    """The game's clauses.toml; without one every chapter holds rules."""
    path = registry.folder(name) / "clauses.toml"
    if not path.exists() and name not in registry.GAMES:
        return Waivers(chapters=sorted({chapter(clause) for clause in defined(name)}))
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Waivers)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise KolodaError(f"{path.name} of {name}: {error}") from error


def default_tests(games: list[str]) -> Path:
    """The tests of the checkout one stands in; they are no part of an install."""
    tests = Path("tests")
    ours = any(name in registry.GAMES for name in games)
    if not (tests / "clause.py" if ours else tests).exists():
        whose = "Koloda" if ours else "the game"
        raise KolodaError(f"no tests here: run in a checkout of {whose} or give --tests FOLDER")
    return tests


def marks(folder: Path) -> set[str]:
    """The clause ids in the decorators of all tests below a folder."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    found.update(ids_of(decorator))
    return found


def ids_of(decorator: ast.expr) -> list[str]:
    """The ids of @clause("XX-1.2", ...)."""
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name)):
        return []
    if decorator.func.id != "clause":
        return []
    return [
        argument.value
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
