"""Results as they come, one line each, in a file that a stopped run can take up again."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from koloda.kernel.errors import KolodaError

R = TypeVar("R", bound=msgspec.Struct)


class Journal(Generic[R]):
    """The first line says what run this is; every other line is one result.

    Without a path the results are kept in memory alone.
    """

    def __init__(self, path: Path | None, run: msgspec.Struct, kind: type[R]) -> None:
        self.path = path
        self.kind = kind
        self.header = msgspec.json.encode(run)
        self.results: list[R] = []
        if path is None:
            return
        try:
            if path.exists():
                self._take_up(path)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(self.header + b"\n")
            path.open("ab").close()
        except OSError as error:
            raise _not_kept(path, error) from error

    def append(self, result: R) -> None:
        """Keep a result, on the disk before anything else happens."""
        self.results.append(result)
        if self.path is not None:
            try:
                with self.path.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
            except OSError as error:
                raise _not_kept(self.path, error) from error

    def _take_up(self, path: Path) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]  # a run killed while writing leaves half a line
        lines = whole.splitlines()
        if not lines:
            path.write_bytes(self.header + b"\n")
            return
        if lines[0] != self.header:
            raise KolodaError(f"{path} holds another run: {self._difference(lines[0])}")
        for number, line in enumerate(lines[1:], 2):
            self.results.append(self._read(path, number, line))
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _read(self, path: Path, number: int, line: bytes) -> R:
        try:
            return msgspec.json.decode(line, type=self.kind)
        except msgspec.DecodeError as error:
            raise KolodaError(f"{path}, line {number}: not a result ({error})") from error

    def _difference(self, line: bytes) -> str:
        """In which point the file's run is not ours."""
        try:
            theirs, ours = msgspec.json.decode(line), msgspec.json.decode(self.header)
        except msgspec.DecodeError:
            return "its first line does not describe a run"
        if not isinstance(theirs, dict):
            return "its first line does not describe a run"
        for name, value in ours.items():
            if theirs.get(name) != value:
                return f"its {name} is {theirs.get(name)}, not {value}"
        return "its first line describes another kind of run"


def _not_kept(path: Path, error: OSError) -> KolodaError:
    return KolodaError(f"the results cannot be kept in {path}: {error.strerror}")
