"""The tests run on the build they are told to expect, never on the other by accident."""

import os

import pytest

from koloda.cli.bench import build
from tests.outsiders import good_folder, outside, outskirts

__all__ = ["good_folder", "outside", "outskirts"]


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("KOLODA_EXPECT")
    if expected and build() != expected:
        raise pytest.UsageError(f"these tests should run {expected}, but koloda is {build()}")
