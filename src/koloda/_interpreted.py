"""Runs a compiled install from its source: set KOLODA_INTERPRETED=1."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class _SourceFirst:
    """Finds koloda's modules as .py files where both .py and compiled forms exist."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("koloda."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or isinstance(spec.loader, SourceFileLoader):
            return spec
        source = Path(spec.origin).parent / (name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source) if source.exists() else spec


def prefer_source() -> None:
    """From here on import koloda's modules from their source."""
    sys.meta_path.insert(0, _SourceFirst)
