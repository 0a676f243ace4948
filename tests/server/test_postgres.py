"""The same durability on PostgreSQL: a real server, installed and started here."""

import asyncio
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, Person, Server, free_port
from tests.server.test_durability import survives_kill


def binaries() -> Path:
    """Where PostgreSQL is; it is installed if this machine lacks it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if not found and not shutil.which("pg_ctl"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=True)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent if found else Path(shutil.which("pg_ctl") or "").parent


def as_postgres(command: list[str]) -> None:
    """PostgreSQL refuses to run as root."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    quiet = subprocess.DEVNULL
    subprocess.run([*prefix, *command], check=True, stdout=quiet, stderr=quiet, cwd="/")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    bin_folder, port = binaries(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="koloda-pg-", dir="/tmp"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    as_postgres([str(bin_folder / "initdb"), "-D", data, "-A", "trust", "-U", "koloda"])
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    control = [str(bin_folder / "pg_ctl"), "-D", data]
    as_postgres([*control, "-w", "-o", options, "-l", str(folder / "log"), "start"])
    yield f"postgresql://koloda@127.0.0.1:{port}/postgres"
    as_postgres([*control, "-m", "immediate", "stop"])
    shutil.rmtree(folder)


def test_after_kill_9_every_match_goes_on_where_it_was(postgres: str) -> None:
    survives_kill(postgres)


def test_what_postgresql_cannot_write_does_not_reach_it(postgres: str) -> None:
    """It knows no zero character; SQLite does."""
    with Server(postgres) as server:
        ann = Person(server, "Ann")
        for path in ("records/%00", "records/x%00/file", "records/%00/steps/0"):
            status, body, _ = ann.request("GET", f"/api/{path}")
            assert (status, json.loads(body)["reason"]) == (404, "no-record"), path
        assert ann.refused("/api/tables/%00/sit", {})[0] == 404
        table = ann.duel("cthulhu_realms", {"kind": "guest", "name": "B\0ob\u202e"})
        assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]

        async def talk() -> tuple[Any, Any]:
            async with Client(ann, table["id"]) as client:
                await client.send({"type": "say", "text": "he\0llo"})
                heard = await client.until("chat", "refused")
                await client.send({"type": "say", "text": "\0"})
                return heard, await client.until("chat", "refused")

        heard, refused = asyncio.run(talk())
        assert heard["text"] == "hello"
        assert refused["reason"] == "empty-text"
