"""Every ```console snippet of the docs prints what it says.

`...` stands for the rest of a line, or alone for any lines; hashes and versions may differ.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "docs" / name for name in ("card_files.md", "records.md")]
SNIPPET = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def sessions(page: Path) -> list[tuple[str, str]]:
    """The commands of a page with what they print."""
    found: list[tuple[str, str]] = []
    for snippet in SNIPPET.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", snippet, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


def run(command: str, folder: Path, programs: Path = Path(sys.executable).parent) -> str:
    environment = {
        **os.environ,
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "LC_ALL": "en_US.UTF-8",
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    lines = done.stdout.splitlines()
    return "".join(line + "\n" for line in lines if not line.startswith("bash: warning: setlocale"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_print_what_the_page_says(page: Path, tmp_path: Path) -> None:
    assert sessions(page)
    for command, printed in sessions(page):
        found = run(command, tmp_path)
        assert re.fullmatch(pattern(printed), found), f"$ {command}\n{found}"


def pattern(printed: str) -> str:
    """What a page says as an expression."""
    said = re.escape(printed).replace("\\\n", "\n")
    said = re.sub(r"^\\\.\\\.\\\.\n", r"(?:.*\n)*", said, flags=re.MULTILINE)
    said = said.replace(r"\.\.\.", ".*")
    said = re.sub(r"\b[0-9a-f]{12,16}\b", "[0-9a-f]+", said)
    return re.sub(r"^version\\ \d+", r"version \\d+", said, flags=re.MULTILINE)
