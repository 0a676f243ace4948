"""Runs the command line in this process and keeps what it printed."""

import json
from typing import Any

import pytest

from koloda.cli.__main__ import main

Captured = pytest.CaptureFixture[str]


def koloda(capsys: Captured, *words: str) -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    status = main(list(words))
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def koloda_json(capsys: Captured, *words: str) -> Any:
    """The one JSON object a command prints with --json."""
    status, out, err = koloda(capsys, *words, "--json")
    assert err == ""
    assert status in (0, 1)
    return json.loads(out)


def refused(capsys: Captured, *words: str) -> str:
    """The one line on stderr with which a command refuses what a user gave it."""
    status, out, err = koloda(capsys, *words)
    assert status == 2
    assert out == ""
    assert err.startswith("koloda: ")
    assert err.count("\n") == 1
    return err.removeprefix("koloda: ").strip()
