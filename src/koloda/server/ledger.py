"""Matches in the store: what is written, and how it is read back."""

import json
import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from koloda.kernel.protocol import Action
from koloda.kernel.record import Record
from koloda.kernel.setup import Setup
from koloda.server.chairs import PAST, Sitter
from koloda.server.migrations import chairs, chat, held, matches, moves

OPEN, RUNNING, OVER, OUTDATED = "open", "running", "over", "outdated"


class Entry(msgspec.Struct, kw_only=True):
    """A match as the store knows it, without its moves."""

    id: str
    game: str
    version: int
    cards: str
    settings: dict[str, str]
    seed: int
    status: str
    public: bool
    link: str
    host: str
    sitters: list[Sitter]
    created: float
    ended: float | None = None
    ending: str = ""
    result: list[float] | None = None
    next: str = ""
    steps: int = 0
    digest: str = ""
    branches: list[tuple[int, int]] = []  # where it went on from another match, and its luck there

    @property
    def setup(self) -> Setup:
        return Setup(len(self.sitters), self.settings)

    def record(self, actions: list[Action]) -> Record:
        return Record(
            self.game,
            self.version,
            self.setup,
            self.seed,
            actions,
            self.cards,
            self.digest,
            self.branches,
        )


def insert(connection: Connection, entry: Entry, actions: Sequence[Action] = ()) -> None:
    """A new match, with the moves it begins with."""
    connection.execute(matches.insert().values(id=entry.id, **_columns(entry)))
    rows = [
        {"match": entry.id, "seat": seat, **msgspec.to_builtins(sitter)}
        for seat, sitter in enumerate(entry.sitters)
    ]
    connection.execute(chairs.insert(), rows)
    if actions:
        lines = [
            {"match": entry.id, "n": n, "action": " ".join(action)}
            for n, action in enumerate(actions)
        ]
        connection.execute(moves.insert(), lines)


def update(connection: Connection, entry: Entry) -> None:
    """The present state of a match, moves apart."""
    connection.execute(matches.update().where(matches.c.id == entry.id).values(**_columns(entry)))
    for seat, sitter in enumerate(entry.sitters):
        connection.execute(
            chairs.update()
            .where(chairs.c.match == entry.id, chairs.c.seat == seat)
            .values(**msgspec.to_builtins(sitter))
        )


def delete(connection: Connection, match: str) -> None:
    """Forget a match that never began."""
    for table in (moves, held, chat, chairs):
        connection.execute(table.delete().where(table.c.match == match))
    connection.execute(matches.delete().where(matches.c.id == match))


def append(connection: Connection, match: str, n: int, action: Action) -> None:
    connection.execute(moves.insert().values(match=match, n=n, action=" ".join(action)))


def hold(connection: Connection, match: str, seat: int, n: int, action: Action) -> None:
    """An answer given before its turn."""
    connection.execute(held.insert().values(match=match, seat=seat, n=n, action=" ".join(action)))


def let_go(
    connection: Connection, match: str, seat: int, n: int = 0, carried_out: Sequence[Action] = ()
) -> None:
    """Held answers of a seat are moves from the n-th on now, or are forgotten."""
    connection.execute(held.delete().where(held.c.match == match, held.c.seat == seat))
    for i, action in enumerate(carried_out):
        append(connection, match, n + i, action)


def held_answers(connection: Connection, match: str) -> dict[int, list[Action]]:
    """What each seat has answered before its turn."""
    found: dict[int, list[Action]] = {}
    query = sa.select(held).where(held.c.match == match).order_by(held.c.seat, held.c.n)
    for row in connection.execute(query):
        found.setdefault(row.seat, []).append(tuple(row.action.split(" ")))
    return found


def cut(connection: Connection, match: str, n: int) -> None:
    """Forget the moves from the n-th on."""
    connection.execute(moves.delete().where(moves.c.match == match, moves.c.n >= n))


def actions(connection: Connection, match: str) -> list[Action]:
    query = sa.select(moves.c.action).where(moves.c.match == match).order_by(moves.c.n)
    return [tuple(row[0].split(" ")) for row in connection.execute(query)]


def find(connection: Connection, match: str) -> Entry | None:
    if "\0" in match:  # PostgreSQL cannot even be asked for it
        return None
    found = select(connection, matches.c.id == match, limit=1)
    return found[0] if found else None


def select(connection: Connection, *where: sa.ColumnElement[bool], limit: int = 50) -> list[Entry]:
    """Matches, the newest first."""
    query = sa.select(matches).where(*where).order_by(matches.c.created.desc()).limit(limit)
    rows = connection.execute(query).all()
    sitters = _sitters(connection, [row.id for row in rows])
    return [_entry(row, sitters[row.id]) for row in rows]


def of_guest(guest: str) -> sa.ColumnElement[bool]:
    """Matches in which a guest has a seat."""
    return matches.c.id.in_(sa.select(chairs.c.match).where(chairs.c.guest == guest))


def count_alive(connection: Connection, host: str) -> int:
    """How many tables of a guest are not over."""
    alive = matches.c.status.in_([OPEN, RUNNING])
    return _count(connection, alive, matches.c.host == host)


def count_handed_in(connection: Connection, host: str) -> int:
    """How many records a guest has handed in."""
    past = matches.c.id.in_(sa.select(chairs.c.match).where(chairs.c.kind == PAST))
    return _count(connection, past, matches.c.host == host)


def _count(connection: Connection, *where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(matches).where(*where)
    return int(connection.execute(query).scalar_one())


def add_chat(connection: Connection, match: str, name: str, text: str) -> float:
    at = time.time()
    connection.execute(chat.insert().values(match=match, name=name, text=text, at=at))
    return at


def recent_chat(
    connection: Connection, match: str, limit: int = 50
) -> list[tuple[str, str, float]]:
    query = sa.select(chat).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(limit)
    return [(row.name, row.text, row.at) for row in reversed(connection.execute(query).all())]


def _columns(entry: Entry) -> dict[str, object]:
    return {
        "game": entry.game,
        "version": entry.version,
        "cards": entry.cards,
        "seats": len(entry.sitters),
        "settings": json.dumps(entry.settings, ensure_ascii=False),
        "seed": str(entry.seed),
        "status": entry.status,
        "public": entry.public,
        "link": entry.link,
        "host": entry.host,
        "created": entry.created,
        "ended": entry.ended,
        "ending": entry.ending,
        "result": None if entry.result is None else json.dumps(entry.result),
        "next": entry.next,
        "steps": entry.steps,
        "digest": entry.digest,
        "branches": json.dumps(entry.branches),
    }


def _sitters(connection: Connection, ids: list[str]) -> dict[str, list[Sitter]]:
    found: dict[str, list[Sitter]] = {match: [] for match in ids}
    query = sa.select(chairs).where(chairs.c.match.in_(ids)).order_by(chairs.c.seat)
    for row in connection.execute(query):
        found[row.match].append(Sitter(row.kind, row.guest, row.name, row.agent, row.standing))
    return found


def _entry(row: Row[tuple[object, ...]], sitters: list[Sitter]) -> Entry:
    return Entry(
        id=row.id,
        game=row.game,
        version=row.version,
        cards=row.cards,
        settings=json.loads(row.settings),
        seed=int(row.seed),
        status=row.status,
        public=row.public,
        link=row.link,
        host=row.host,
        sitters=sitters,
        created=row.created,
        ended=row.ended,
        ending=row.ending,
        result=None if row.result is None else json.loads(row.result),
        next=row.next,
        steps=row.steps,
        digest=row.digest,
        branches=[(n, seed) for n, seed in json.loads(row.branches)],
    )
