"""Rooms from inside: what happens between two awaits."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from koloda.games.cthulhu_realms import GAME
from koloda.kernel.record import dumps, open_record
from koloda.kernel.setup import Setup
from koloda.server import ledger
from koloda.server.hall import Hall
from koloda.server.house import House
from koloda.server.limits import Limits
from koloda.server.refusals import Refusal
from koloda.server.room import Room
from koloda.server.viewer import Viewer
from koloda.server.wire import Act, Done, NewTable, Say, SeatWish, encode


def inside(tmp_path: Path, play: Callable[[House], Awaitable[None]], **limits: int) -> None:
    """Play in a house without doors."""

    async def visit() -> None:
        house = House(str(tmp_path / "koloda.sqlite"), Limits(**limits), workers=1)
        house.hall = Hall(house.store, house.guests, house.bots, house.limits)
        try:
            await asyncio.wait_for(play(house), 20)
        finally:
            await house.close()

    asyncio.run(visit())


async def guest(house: House, name: str) -> str:
    return (await house.guests.welcome(name)).partition(".")[0]


def wish(*kinds: str, game: str = "cthulhu_realms") -> NewTable:
    return NewTable(game=game, seats=[SeatWish(kind=kind) for kind in kinds])


def test_who_gives_up_waiting_for_a_write_does_not_stop_the_others(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        waiting = asyncio.ensure_future(house.store.write(lambda _: time.sleep(0.1)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await house.store.write(lambda _: "written") == "written"

    inside(tmp_path, play)


async def leave(house: House, room: Room, who: str) -> None:
    if await room.call(lambda: room.stand_up(who, "easy")):
        house.hall.forget(room)


def test_whoever_talks_while_the_host_leaves_is_told_that_the_table_is_gone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open"))
        viewer = Viewer(bob, "en", 9)

        async def talk() -> None:
            while True:
                await room.call(lambda: room.say(viewer, "Bob", Say(text="hello")))

        talking = [asyncio.create_task(talk()) for _ in range(3)]
        await asyncio.sleep(0.02)
        await leave(house, room, ann)
        for ended in await asyncio.gather(*talking, return_exceptions=True):
            assert isinstance(ended, Refusal)
            assert ended.reason == "no-table"
        assert await house.hall.create(ann, wish("me", "open"))

    inside(tmp_path, play)


def test_nobody_sits_down_at_a_table_whose_host_has_just_left(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open", "open"))
        told = await asyncio.gather(
            leave(house, room, ann),
            room.call(lambda: room.sit(bob, "Bob", None)),
            return_exceptions=True,
        )
        assert told[0] is None
        assert isinstance(told[1], Refusal)
        assert await house.store.read(lambda c: ledger.find(c, room.entry.id)) is None

    inside(tmp_path, play)


def test_a_stranger_cannot_close_a_table_at_which_nobody_sits_yet(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann, eve = await guest(house, "Ann"), await guest(house, "Eve")
        room = await house.hall.create(ann, wish("open", "bot"))
        with pytest.raises(Refusal, match="not seated"):
            await leave(house, room, eve)
        await leave(house, room, ann)
        assert await house.store.read(lambda c: ledger.find(c, room.entry.id)) is None

    inside(tmp_path, play)


def failing(house: House, monkeypatch: pytest.MonkeyPatch, written: bool) -> None:
    """The next write fails, before it is on the disk or after."""
    write = house.store.write

    async def fail(work: Callable[[Any], Any]) -> Any:
        monkeypatch.undo()
        if written:
            await write(work)
        raise sa.exc.OperationalError("INSERT", {}, Exception("connection lost"))

    monkeypatch.setattr(house.store, "write", fail)


@pytest.mark.parametrize("written", [False, True])
def test_after_a_write_that_failed_the_table_is_what_the_store_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open"))
        viewer = Viewer(ann, "en", 9)
        await room.call(lambda: room.enter(viewer, 0))
        failing(house, monkeypatch, written)
        with pytest.raises(sa.exc.OperationalError):
            await room.call(lambda: room.sit(bob, "Bob", 1))
        await asyncio.wait([room.task])
        assert viewer.lost
        again = await house.hall.room(room.entry.id)
        assert again.entry.status == ("running" if written else "open")
        assert (again.match is not None) is written

    inside(tmp_path, play)


async def end_turn(house: House, table: str, who: str) -> Room:
    """Come to a table and end the turn."""
    room = await house.hall.room(table)
    viewer = Viewer(who, "en", 9)
    await room.call(lambda: room.enter(viewer, 0))
    await room.call(lambda: room.act(viewer, Act(state=viewer.state, action="end")))
    return room


@pytest.mark.parametrize("written", [False, True])
def test_after_a_move_that_may_be_written_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    async def play(house: House) -> None:
        ann = await guest(house, "Ann")
        room = await house.hall.create(ann, wish("me", "guest"))
        failing(house, monkeypatch, written)
        with pytest.raises(sa.exc.OperationalError):
            await end_turn(house, room.entry.id, ann)
        await asyncio.wait([room.task])
        again = await end_turn(house, room.entry.id, ann)
        assert again.match is not None
        assert again.match.n == written + 1

    inside(tmp_path, play)


def test_a_match_that_cannot_be_woken_is_opened_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open", game="valhalla"))
        await room.call(lambda: room.sit(bob, "Bob", 1))
        match = room.match
        assert match is not None
        jarl = match.game.action(match.s, match.game.options(match.s)[0])
        await house.store.write(lambda c: ledger.hold(c, room.entry.id, 0, 0, jarl))
        room.close()
        failing(house, monkeypatch, written=False)
        asleep = await house.hall.room(room.entry.id)
        await asyncio.wait([asleep.task])
        awake = await house.hall.room(room.entry.id)
        await awake.call(awake.save)
        assert awake.match is not None
        assert awake.match.n == 1

    inside(tmp_path, play)


def test_a_client_that_missed_a_message_gets_none_after_it() -> None:
    viewer = Viewer("ann", "en", 1)
    viewer.send(Done(state=1))
    viewer.send(Done(state=2))
    assert viewer.lost
    assert viewer.outbox.get_nowait() == encode(Done(state=1))
    viewer.send(Done(state=3))
    assert viewer.outbox.empty()


def test_a_match_is_played_by_the_rules_of_the_day_it_begins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open"))
        room.entry.version, room.entry.cards = 0, "older"
        await room.call(lambda: room.sit(bob, "Bob", 1))
        room.close()
        again = await house.hall.room(room.entry.id)
        assert again.entry.status == "running"

    inside(tmp_path, play)


def test_a_rematch_asked_for_twice_at_once_is_one_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open"))
        await room.call(lambda: room.sit(bob, "Bob", 1))
        await room.call(lambda: room.concede(bob, "easy"))
        found = await asyncio.gather(*(house.hall.rematch(who, room) for who in (ann, bob, ann)))
        assert len({again.entry.id for again in found}) == 1
        assert len(await house.store.read(lambda c: ledger.select(c))) == 2

    inside(tmp_path, play)


def test_a_rematch_that_could_not_be_written_leaves_no_second_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table and the way to it are written together: no server dies between them."""

    async def play(house: House) -> None:
        ann = await guest(house, "Ann")
        room = await house.hall.create(ann, wish("me", "guest"))
        await room.call(lambda: room.concede(ann, "easy"))
        failing(house, monkeypatch, written=True)
        with pytest.raises(sa.exc.OperationalError):
            await house.hall.rematch(ann, room)
        await asyncio.wait([room.task])
        again = await house.hall.rematch(ann, await house.hall.room(room.entry.id))
        tables = await house.store.read(lambda c: ledger.select(c))
        assert {table.id for table in tables} == {room.entry.id, again.entry.id}

    inside(tmp_path, play)


def test_tables_opened_at_once_are_counted_one_after_the_other(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann = await guest(house, "Ann")
        made = await asyncio.gather(
            *(house.hall.create(ann, wish("me", "open")) for _ in range(9)), return_exceptions=True
        )
        assert sum(isinstance(room, Room) for room in made) == 2
        refused = {error.reason for error in made if isinstance(error, Refusal)}
        assert refused == {"too-many-tables"}

    inside(tmp_path, play, tables_each=2)


def handed_in(n: int, branches: int) -> str:
    """A record of turns that are only ended."""
    record = open_record(GAME, 3, Setup(2))
    record.actions += [("end",)] * n
    record.branches += [(0, seed) for seed in range(branches)]
    return dumps(record)


def test_records_have_a_greatest_length_and_number(tmp_path: Path) -> None:
    """A record of 2 MB could keep a thread busy for many minutes, each time it is looked at."""

    async def play(house: House) -> None:
        ann = await guest(house, "Ann")
        for n, branches in ((41, 0), (40, 3), (1, 3000)):
            with pytest.raises(Refusal, match="long record"):
                await house.hall.upload(ann, handed_in(n, branches))
        await house.hall.upload(ann, handed_in(40, 2))
        await house.hall.upload(ann, handed_in(0, 0))
        with pytest.raises(Refusal, match="too many records: 2"):
            await house.hall.upload(ann, handed_in(1, 0))

    inside(tmp_path, play, record_actions=40, record_branches=2, records_each=2)


def test_a_match_of_older_rules_can_be_left_and_is_counted_no_more(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann = await guest(house, "Ann")
        room = await house.hall.create(ann, wish("me", "guest"))
        room.entry.version = 0
        await room.call(room.save)
        room.close()
        old = await house.hall.room(room.entry.id)
        assert old.entry.status == "outdated"
        with pytest.raises(Refusal, match="too many tables"):
            await house.hall.create(ann, wish("me", "guest"))
        await leave(house, old, ann)
        assert await house.hall.create(ann, wish("me", "guest"))
        kept = await house.store.read(lambda c: ledger.find(c, room.entry.id))
        assert kept is not None
        assert (kept.status, kept.ending) == ("over", "abandoned")

    inside(tmp_path, play, tables_each=1)


def test_one_match_that_cannot_be_opened_does_not_keep_others_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        ann = await guest(house, "Ann")
        first, second = [await house.hall.create(ann, wish("me", "guest")) for _ in range(2)]
        hall = Hall(house.store, house.guests, house.bots, house.limits)
        open_room = hall._open

        async def fail(entry: ledger.Entry) -> Room:
            if entry.id == second.entry.id:
                raise ZeroDivisionError
            return await open_room(entry)

        monkeypatch.setattr(hall, "_open", fail)
        await hall.resume()
        assert set(hall.rooms) == {first.entry.id}
        hall.close()

    inside(tmp_path, play)


def test_who_asks_twice_for_any_seat_gets_one(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        room = await house.hall.create(ann, wish("me", "open", "open"))
        await asyncio.gather(
            *(room.call(lambda: room.sit(bob, "Bob", None)) for _ in range(2)),
        )
        assert room.table(bob, "en").mine == [1]
        assert room.entry.status == "open"

    inside(tmp_path, play)
