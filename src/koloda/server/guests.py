"""Guests: a name and a signed token in a cookie, nothing else."""

import hashlib
import hmac
import re
import secrets
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from koloda.server.migrations import guests, settings
from koloda.server.store import Store

COOKIE = "koloda"
UNSEEN = re.compile(r"[\x00-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u206f]")


class Guests:
    """Makes tokens, and knows whose they are."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret = store.write_now(_secret)
        self.names: dict[str, str] = store.read_now(_names)

    def sign(self, guest: str) -> str:
        return hmac.new(self.secret, guest.encode(), hashlib.sha256).hexdigest()

    def token(self, guest: str) -> str:
        return f"{guest}.{self.sign(guest)}"

    def guest(self, token: str | None) -> str:
        """The guest of a token; empty for a stranger or a forged token."""
        guest, _, signature = (token or "").partition(".")
        if not guest or not signature.isascii():
            return ""
        if not hmac.compare_digest(signature, self.sign(guest)):
            return ""
        return guest if guest in self.names else ""

    def name(self, guest: str) -> str:
        return self.names.get(guest, "")

    async def welcome(self, name: str) -> str:
        """A new guest; returns the token."""
        guest = secrets.token_urlsafe(18)
        row = {"id": guest, "name": name, "created": time.time()}
        await self.store.write(lambda connection: connection.execute(guests.insert().values(row)))
        self.names[guest] = name
        return self.token(guest)

    async def rename(self, guest: str, name: str) -> None:
        change = guests.update().where(guests.c.id == guest).values(name=name)
        await self.store.write(lambda connection: connection.execute(change))
        self.names[guest] = name


def visible(text: str) -> str:
    """A name without control characters and outer blanks."""
    return UNSEEN.sub("", text).strip()


def _secret(connection: Connection) -> bytes:
    """The signing key of this database, made at its first use."""
    row = connection.execute(sa.select(settings.c.value).where(settings.c.name == "secret")).first()
    if row is not None:
        return bytes.fromhex(row[0])
    fresh = secrets.token_bytes(32)
    connection.execute(settings.insert().values(name="secret", value=fresh.hex()))
    return fresh


def _names(connection: Connection) -> dict[str, str]:
    return {row.id: row.name for row in connection.execute(sa.select(guests))}
