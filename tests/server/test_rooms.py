"""Rooms from inside: what happens between two awaits."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from koloda.server.hall import Hall
from koloda.server.house import House
from koloda.server.limits import Limits
from koloda.server.wire import NewTable, SeatWish


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
