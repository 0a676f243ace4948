"""Compiles the kernel and the rules with mypyc; without a C compiler nothing is compiled.

KOLODA_COMPILE=0 installs the interpreted package without asking for a compiler.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/koloda")
INTERPRETED = {
    "__init__.py",
    "build.py",
    "compiler.py",
    "conformance.py",
    "deckfile.py",
    "errors.py",
    "fields.py",
    "golden.py",
    "notation.py",
    "observation.py",
    "record.py",
    "schema.py",
    "shape.py",
    "structs.py",
    "text.py",
}  # read once or rarely, or built on msgspec
SEARCH = [SOURCE / "agents" / name for name in ("seeds.py", "lookahead.py", "search.py")]
BATCH = SOURCE / "env" / "batch.py"


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: the kernel with search and batches, then each game.

    Calls are bound early within a group and across groups alike; groups build side by side.
    """
    core = [*SOURCE.glob("kernel/*.py"), *SEARCH, BATCH]
    found = [(modules(core), "koloda_core")]
    only = os.environ.get("KOLODA_GAMES", "")  # a comma-separated list: compile these games only
    for folder in sorted(path for path in SOURCE.glob("games/*") if path.is_dir()):
        if not only or folder.name in only.split(","):
            found.append((modules(list(folder.rglob("*.py"))), f"koloda_{folder.name}"))
    return [(paths, name) for paths, name in found if paths]


def modules(paths: list[Path]) -> list[str]:
    """Those of the files that are compiled."""
    return sorted(str(path) for path in paths if path.name not in INTERPRETED)


def extensions() -> list[object]:
    """The compiled modules, or none with a word on why."""
    if os.environ.get("KOLODA_COMPILE", "1") == "0":
        return []
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        print("koloda: no C compiler found; installing the interpreted package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    parts = groups()
    paths = [path for part, _ in parts for path in part]
    return list(mypycify(paths, opt_level="2", debug_level="0", separate=parts))


setup(ext_modules=extensions())
