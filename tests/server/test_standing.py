"""When a player wants to be asked: passes on his behalf, unseen by others."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.conftest import FREE
from tests.server.running import Client, Person, Server


async def wish(client: Client, level: str) -> Any:
    await client.send({"type": "ask", "level": level})
    return await client.until("done", "refused")


async def passed(client: Client, decisions: int) -> list[str]:
    """The prompts a player meets who passes where he can."""
    met = []
    for _ in range(decisions):
        if not await client.until_asked():
            break
        met.append(client.position["prompt"]["key"])
        offered = [choice["action"] for choice in client.position["choices"]]
        await client.act(next((a for a in ("pass", "skip") if a in offered), offered[0]))
    return met


def test_levels_are_told_with_the_texts_of_a_game(server: Server) -> None:
    ann = Person(server, "Ann")
    assert ann.get("/api/games/elven_rage")["standing"] == ["always", "own", "attacked", "never"]
    assert ann.get("/api/games/cthulhu_realms")["standing"] == []


def test_a_player_who_wants_no_windows_is_asked_in_none(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("elven_rage")["id"]

    async def play() -> tuple[list[str], list[str]]:
        async with Client(ann, table) as client:
            asked = await passed(client, 12)
            assert (await wish(client, "never"))["type"] == "done"
            assert client.position["standing"] == "never"
            return asked, await passed(client, 12)

    before, after = asyncio.run(play())
    assert "window" in before
    assert "window" not in after
    assert "reply" not in after
    assert after


def test_a_level_a_game_does_not_know_is_refused(server: Server) -> None:
    ann = Person(server, "Ann")

    async def play(game: str, level: str) -> Any:
        async with Client(ann, ann.duel(game)["id"]) as client:
            return await wish(client, level)

    assert asyncio.run(play("elven_rage", "sometimes"))["reason"] == "no-level"
    assert asyncio.run(play("cthulhu_realms", "never"))["reason"] == "no-level"


def test_a_spectator_sets_nothing_and_sees_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("elven_rage")["id"]

    async def play() -> tuple[Any, str]:
        async with Client(ann, table) as client, Client(Person(server), table) as eve:
            await wish(client, "own")
            return await wish(eve, "never"), eve.position["standing"]

    refused, shown = asyncio.run(play())
    assert refused["reason"] == "not-seated"
    assert shown == ""


def test_a_level_survives_a_killed_server(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "koloda.sqlite"), limits=FREE).start()
    try:
        ann = Person(server, "Ann")
        table = ann.duel("elven_rage")["id"]

        async def choose() -> None:
            async with Client(ann, table) as client:
                await wish(client, "attacked")

        asyncio.run(choose())
        server.kill()
        server.start()

        async def look() -> Any:
            async with Client(ann, table) as client:
                return client.position["standing"]

        assert asyncio.run(look()) == "attacked"
    finally:
        server.stop()
