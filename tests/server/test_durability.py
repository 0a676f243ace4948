"""What is answered is durable; a killed server goes on where it was."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from koloda.kernel.errors import KolodaError
from koloda.server import ledger
from koloda.server.migrations import STEPS
from koloda.server.store import Store
from tests.server.conftest import FREE
from tests.server.running import Client, Person, Server

HOTSEAT = {"kind": "guest", "name": "Bob"}


async def some_actions(person: Person, table: str, n: int) -> tuple[Any, list[Any]]:
    async with Client(person, table) as client:
        for i in range(n):
            choices = client.position["choices"]
            answer = await client.act(choices[i % len(choices)]["action"])
            assert answer["type"] == "done"
        return client.position, client.log


def look(person: Person, table: str) -> tuple[Any, list[Any]]:
    return asyncio.run(some_actions(person, table, 0))


def survives_kill(db: str) -> None:
    server = Server(db, limits=FREE).start()
    try:
        ann = Person(server, "Ann")
        tables = [ann.duel("cthulhu_realms", HOTSEAT)["id"] for _ in range(3)]
        before = [asyncio.run(some_actions(ann, table, 9)) for table in tables]
        server.kill()
        server.start()
        for table, (position, log) in zip(tables, before, strict=True):
            again, lines = look(ann, table)
            assert again["view"] == position["view"]
            assert again["choices"] == position["choices"]
            assert lines == log
        asyncio.run(some_actions(ann, tables[0], 5))
    finally:
        server.stop()


def test_after_kill_9_every_match_goes_on_where_it_was(tmp_path: Path) -> None:
    survives_kill(str(tmp_path / "koloda.sqlite"))


def test_a_bot_that_was_thinking_when_the_server_died_plays_on(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "koloda.sqlite"), limits=FREE).start()
    try:
        ann = Person(server, "Ann")
        table = ann.duel()["id"]

        async def end_turn() -> None:
            async with Client(ann, table) as client:
                await client.until_asked()
                await client.act("end")

        asyncio.run(end_turn())
        server.kill()
        server.start()

        async def asked_again() -> bool:
            async with Client(ann, table) as client:
                return await client.until_asked()

        assert asyncio.run(asked_again())
    finally:
        server.stop()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [int(child) for child in found.split()]


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and ") Z " not in stat.read_text(encoding="utf-8")


def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    """The server alone is killed here, as by a machine that runs out of memory."""
    server = Server(str(tmp_path / "koloda.sqlite"), limits=FREE).start()
    assert server.process is not None
    ann = Person(server, "Ann")
    table = ann.duel()["id"]

    async def end_turn() -> None:
        async with Client(ann, table) as client:
            await client.until_asked()
            await client.act("end")
            await client.until_asked()

    asyncio.run(end_turn())
    bots = children(server.process.pid)
    server.process.kill()
    server.process.wait()
    end = time.monotonic() + 10
    while any(alive(bot) for bot in bots) and time.monotonic() < end:
        time.sleep(0.1)
    left = [bot for bot in bots if alive(bot)]
    for bot in left:
        os.kill(bot, signal.SIGKILL)
    assert bots
    assert not left


def test_a_take_back_is_durable_too(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "koloda.sqlite"), limits=FREE).start()
    try:
        ann = Person(server, "Ann")
        table = ann.duel("cthulhu_realms", HOTSEAT)["id"]

        async def back() -> Any:
            async with Client(ann, table) as client:
                before = client.position["view"]
                await client.act(client.position["choices"][-1]["action"])
                await client.send({"type": "takeback", "state": client.position["state"]})
                await client.until("done")
                return before

        before = asyncio.run(back())
        server.kill()
        server.start()
        assert look(ann, table)[0]["view"] == before
    finally:
        server.stop()


def test_a_database_of_a_newer_form_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'koloda.sqlite'}"
    Store(url).close()
    with sa.create_engine(url).begin() as connection:
        connection.execute(sa.text("UPDATE settings SET value='99' WHERE name='schema'"))
    with pytest.raises(KolodaError, match=f"newer Koloda.*{len(STEPS)}"):
        Store(url)


def test_one_failing_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "koloda.sqlite"))
    bad = store.submit(lambda c: c.execute(sa.text("INSERT INTO nowhere VALUES (1)")))
    good = store.submit(
        lambda c: c.execute(sa.text("INSERT INTO settings VALUES ('colour', 'green')"))
    )
    with pytest.raises(sa.exc.SQLAlchemyError):
        bad.result(10)
    good.result(10)
    query = sa.text("SELECT value FROM settings WHERE name='colour'")
    assert store.read_now(lambda c: c.execute(query).scalar()) == "green"
    store.close()


def test_a_database_of_the_first_form_becomes_the_newest(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'koloda.sqlite'}"
    Store(url).close()
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE held"))
        connection.execute(sa.text("ALTER TABLE matches DROP COLUMN branches"))
        connection.execute(sa.text("ALTER TABLE chairs DROP COLUMN standing"))
        connection.execute(sa.text("UPDATE settings SET value='1' WHERE name='schema'"))
    engine.dispose()
    store = Store(url)
    assert store.read_now(lambda c: ledger.held_answers(c, "none")) == {}
    assert store.read_now(lambda c: ledger.select(c)) == []
    with store.engine.connect() as connection:
        names = {column["name"] for column in sa.inspect(connection).get_columns("chairs")}
    assert "standing" in names
    store.close()
