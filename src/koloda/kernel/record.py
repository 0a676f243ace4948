"""Records: a match as a readable text file that replays to the same final key anywhere."""

import hashlib
import json
from pathlib import Path

from koloda.kernel.errors import BadRecord, BadSetup, IllegalAction
from koloda.kernel.numbers import NO_NUMBER, natural
from koloda.kernel.protocol import Action, Game, S
from koloda.kernel.rng import rekey
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

HEADER = "koloda record 1"


class Record:
    """Game, version, set-up, seed and every action in order."""

    def __init__(
        self,
        game: str,
        version: int,
        setup: Setup,
        seed: int,
        actions: list[Action] | None = None,
        cards: str = "",
        key: str = "",
        branches: list[tuple[int, int]] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.setup = setup
        self.seed = seed
        self.actions: list[Action] = [] if actions is None else actions
        self.cards = cards  # fingerprint of the card table
        self.key = key  # digest of the final position, "" if not known
        # (n, seed): the match went on from another one after n actions, with the luck of this seed
        self.branches: list[tuple[int, int]] = [] if branches is None else branches

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and dumps(self) == dumps(other)

    __hash__ = None  # type: ignore[assignment]  # a record grows


def digest(key: tuple[int, ...]) -> str:
    """A short hash of a position's key, the same on every machine."""
    text = ",".join(map(str, key))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def open_record(game: Game[S], seed: int, setup: Setup) -> Record:
    """The record of a match that has just started."""
    return Record(game.id, game.version, setup, seed, cards=game.fingerprint)


def dumps(record: Record) -> str:
    """The record as text."""
    lines = [
        HEADER,
        f"game {record.game}",
        f"version {record.version}",
        f"cards {record.cards}",
        f"seats {record.setup.seats}",
    ]
    lines += [
        f"set {name}={_quoted(value)}" for name, value in sorted(record.setup.options.items())
    ]
    lines += [f"seed {record.seed}"]
    lines += [f"branch {n} {seed}" for n, seed in record.branches]
    lines += [f"actions {len(record.actions)}"]
    lines += [" ".join(action) for action in record.actions]
    lines += [f"end {record.key}"]
    return "\n".join(lines) + "\n"


def _quoted(value: str) -> str:
    """A value as it is, or as a JSON string where it would not stay on its line."""
    plain = value.splitlines() in ([], [value]) and not value.startswith('"')
    return value if plain else json.dumps(value)


def loads(text: str, source: str = "record") -> Record:
    """Read a record; the error names the line."""
    return _Reader(text, source).record()


def save(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    scratch = path.with_name(path.name + ".part")
    scratch.write_text(dumps(record), encoding="utf-8")
    scratch.replace(path)


def load(path: Path) -> Record:
    """Read a record file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not a text file") from error
    return loads(text, str(path))


def replay(game: Game[S], record: Record, n: int | None = None, listen: bool = False) -> S:
    """The position after the first n actions (all of them by default)."""
    check_fits(game, record)
    try:
        s = game.start(record.seed, record.setup, listen)
    except BadSetup as error:
        raise BadRecord(f"set-up: {error}", code="record_setup") from error
    take_luck(s, record, 0)
    actions = record.actions if n is None else record.actions[:n]
    for number, action in enumerate(actions, 1):
        try:
            option = game.option(s, action)
        except IllegalAction as error:
            raise not_replayed(number, action, error) from error
        game.apply(s, option)
        take_luck(s, record, number)
    if len(actions) == len(record.actions) and record.key and digest(s.key()) != record.key:
        raise changed()
    return s


def take_luck(s: BaseState, record: Record, n: int) -> None:
    """After n actions: where the match branches off there, its chance is that of a new seed."""
    for at, seed in record.branches:
        if at == n:
            rekey(s, seed)


def not_replayed(number: int, action: Action, error: IllegalAction) -> BadRecord:
    """An action of a record that is not legal there."""
    text = " ".join(action)
    return BadRecord(
        f"action {number} ({text}) cannot be replayed: {error}",
        code="record_action",
        values={"n": number, "value": text},
    )


def changed() -> BadRecord:
    """A record that ends elsewhere than it says."""
    return BadRecord(
        "the last position differs from the recorded one: the file was changed",
        code="record_changed",
    )


def check_fits(game: Game[S], record: Record) -> None:
    """Refuse a record of another game, version or card table."""
    if record.game != game.id:
        raise BadRecord(
            f"this is a record of {record.game}, not of {game.id}",
            code="record_game",
            values={"value": record.game},
        )
    if record.version != game.version:
        raise BadRecord(
            f"played under version {record.version} of {game.id}; this is version {game.version}: "
            f"replay it with the Koloda that wrote it",
            code="record_version",
            values={"n": record.version, "now": game.version},
        )
    if record.cards != game.fingerprint:
        raise BadRecord(
            f"played with other cards ({record.cards}, here {game.fingerprint}): "
            f"give the same card folder with --set cards=PATH",
            code="record_cards",
        )


class _Reader:
    """Takes the lines of a record one by one."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = text.splitlines()
        self.source = source
        self.at = 0

    def fail(self, reason: str, code: str, value: str = "") -> BadRecord:
        where: dict[str, str | int] = {"line": self.at, "value": value}
        return BadRecord(f"{self.source}, line {self.at}: {reason}", "", code, where)

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.fail("the record is cut off", "record_cut")
        return self.lines[self.at - 1]

    def field(self, name: str) -> str:
        line = self.next()
        head, _, value = line.partition(" ")
        if head != name:
            raise self.fail(f"expected '{name} ...', found {line[:40]!r}", "record_field", name)
        return value

    def number(self, name: str) -> int:
        value = self.field(name)
        found = natural(value)
        if found == NO_NUMBER:
            raise self.fail(f"{name} must be a number, found {value[:40]!r}", "record_number", name)
        return found

    def record(self) -> Record:
        if not self.lines or self.lines[0] != HEADER:
            self.at = 1
            raise self.fail(
                f"not a record: the first line must be {HEADER!r}", "record_header", HEADER
            )
        self.at = 1
        game, version, cards = self.field("game"), self.number("version"), self.field("cards")
        setup = Setup(self.number("seats"), self.options())
        seed, branches, n = self.number("seed"), self.branches(), self.number("actions")
        actions = [tuple(self.next().split(" ")) for _ in range(n)]
        key = self.field("end")
        if self.at < len(self.lines):
            self.at += 1
            raise self.fail("text after the end of the record", "record_tail")
        return Record(game, version, setup, seed, actions, cards, key, branches)

    def branches(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("branch "):
            numbers = [natural(word) for word in self.field("branch").split(" ")]
            if len(numbers) != 2 or NO_NUMBER in numbers:
                raise self.fail("expected 'branch ACTIONS SEED'", "record_field", "branch")
            found.append((numbers[0], numbers[1]))
        return found

    def unquoted(self, value: str) -> str:
        if not value.startswith('"'):
            return value
        try:
            text = str(json.loads(value))
            text.encode()  # half a character cannot be written again
            return text
        except ValueError as error:
            raise self.fail(f"not a JSON string: {value[:40]}", "record_json") from error

    def options(self) -> dict[str, str]:
        found: dict[str, str] = {}
        while self.at < len(self.lines) and self.lines[self.at].startswith("set "):
            name, equals, value = self.field("set").partition("=")
            if not equals:
                raise self.fail("expected 'set name=value'", "record_field", "set")
            found[name] = self.unquoted(value)
        return found
