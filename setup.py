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
    "golden.py",
    "notation.py",
    "observation.py",
    "record.py",
    "schema.py",
    "structs.py",
    "text.py",
}  # read once or rarely, or built on msgspec
SEARCH = [SOURCE / "agents" / name for name in ("seeds.py", "lookahead.py", "search.py")]
BATCH = SOURCE / "env" / "batch.py"


def compiled_modules() -> list[str]:
    """Kernel, rules, search and batches: one group, so that calls between them are bound early."""
    found = [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/*/*.py"), *SEARCH, BATCH]
    only = os.environ.get("KOLODA_GAMES", "")  # a comma-separated list: compile these games only
    return sorted(
        str(path)
        for path in found
        if path.name not in INTERPRETED
        and (not only or path.parent.name in ("kernel", "agents", "env", *only.split(",")))
    )


def extensions() -> list[object]:
    """The compiled modules, or none with a word on why."""
    if os.environ.get("KOLODA_COMPILE", "1") == "0":
        return []
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        print("koloda: no C compiler found; installing the interpreted package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return list(mypycify([*compiled_modules()], opt_level="2", group_name="koloda"))


setup(ext_modules=extensions())
