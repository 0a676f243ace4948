"""Rooms from inside: what happens between two awaits."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from koloda.server import ledger
from koloda.server.hall import Hall
from koloda.server.house import House
from koloda.server.limits import Limits
from koloda.server.refusals import Refusal
from koloda.server.room import Room
from koloda.server.viewer import Viewer
from koloda.server.wire import NewTable, Say, SeatWish


def inside(tmp_path: Path, play: Callable[[House], Awaitable[None]], **limits: float) -> None:
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
