"""The tables of the store, and the steps by which an older database becomes a newer one."""

import sqlite3
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from koloda.kernel.errors import KolodaError

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("cards", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.String(24), nullable=False),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("link", sa.String(40), nullable=False),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("ended", sa.Float),
    sa.Column("ending", sa.String(40), nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("next", sa.String(40), nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(40), nullable=False),
    sa.Column("branches", sa.Text, nullable=False, server_default="[]"),
)
chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("agent", sa.String(40), nullable=False),
    sa.Column("standing", sa.String(20), nullable=False, server_default=""),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("action", sa.Text, nullable=False),
)
held = sa.Table(
    "held",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("action", sa.Text, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


def _first_tables(connection: Connection) -> None:
    metadata.create_all(connection)


def _held_answers(connection: Connection) -> None:
    """Answers given before their turn, where all choose at once."""
    held.create(connection, checkfirst=True)


def _branches(connection: Connection) -> None:
    """Matches that go on from a position of another."""
    _add_column(connection, "matches", "branches TEXT NOT NULL DEFAULT '[]'")


def _standing_levels(connection: Connection) -> None:
    """When the player of a seat wants to be asked."""
    _add_column(connection, "chairs", "standing VARCHAR(20) NOT NULL DEFAULT ''")


def _add_column(connection: Connection, table: str, column: str) -> None:
    known = {found["name"] for found in sa.inspect(connection).get_columns(table)}
    if column.partition(" ")[0] not in known:
        connection.execute(sa.text(f"ALTER TABLE {table} ADD COLUMN {column}"))


STEPS: list[Callable[[Connection], None]] = [
    _first_tables,
    _held_answers,
    _branches,
    _standing_levels,
]


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form, one step after the other, all or nothing."""
    try:
        with engine.begin() as connection:
            settings.create(connection, checkfirst=True)
            version = schema_version(connection)
            if version > len(STEPS):
                raise KolodaError(
                    f"this database was written by a newer Koloda (form {version}, "
                    f"this one knows {len(STEPS)})"
                )
            for step in STEPS[version:]:
                step(connection)
            connection.execute(settings.delete().where(settings.c.name == "schema"))
            connection.execute(settings.insert().values(name="schema", value=str(len(STEPS))))
    except (sa.exc.DBAPIError, sqlite3.Error) as error:  # the latter while it connects
        reason = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        name = engine.url.render_as_string(hide_password=True)
        raise KolodaError(f"cannot open the database {name}: {reason}") from error


def schema_version(connection: Connection) -> int:
    row = connection.execute(sa.select(settings.c.value).where(settings.c.name == "schema")).first()
    return 0 if row is None else int(row[0])
