"""Every registered game over the wire, without a line of its own in the server."""

import asyncio
import json
import random
from typing import Any

import pytest

from koloda.cli.clauses import all_ids
from koloda.games import registry
from koloda.kernel.record import loads
from tests.server.running import Client, Person, Server

DECISIONS = 60


async def play(ann: Person, table: str, seed: int) -> tuple[Client, list[Any], bool]:
    """Choose at random at one device, while a spectator reads in the other language.

    The spectator, the views of the deciding seats, and whether the game is still on.
    """
    r = random.Random(seed)
    views = []
    async with Client(ann, table, "ru") as client, Client(Person(ann.server), table) as watcher:
        for _ in range(DECISIONS):
            if not await client.until_asked():
                break
            views.append((client.position["view"]["seat"], client.position["view"]))
            answer = await client.act(r.choice(client.position["choices"])["action"])
            assert answer["type"] == "done", answer
        goes_on = await client.until_asked()
        await watcher.send({"type": "act", "state": 0, "action": "x"})
        await watcher.until("refused")
        return watcher, views, goes_on


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_game_is_played_with_texts_in_both_languages(server: Server, name: str) -> None:
    game, ann = registry.find(name), Person(server, "Ann")
    others = [{"kind": "guest", "name": "Bob"}] * max(1, game.min_seats - 1)
    table = ann.duel(name, *others)["id"]
    watcher, views, goes_on = asyncio.run(play(ann, table, 5))
    assert len(views) > 10
    assert watcher.position["choices"] == []
    assert all(line["clause"] in all_ids(name) for line in watcher.log)
    if goes_on:  # some games are short
        ann.post(f"/api/tables/{table}/concede", {})
    assert_observed(ann, table, views, watcher)


def assert_observed(ann: Person, table: str, views: list[Any], watcher: Client) -> None:
    """What was sent is what the game lets the seat, or a spectator, observe: no more."""
    record = loads(ann.request("GET", f"/api/records/{table}/file")[1].decode())
    game = registry.find(record.game)
    s = game.start(record.seed, record.setup)
    for action, (seat, view) in zip(record.actions, views, strict=True):
        assert seat == game.seat(s)
        assert json.loads(json.dumps(game.observe(s, seat))) == view
        game.apply(s, game.option(s, action))
    assert json.loads(json.dumps(game.observe(s, None))) == watcher.position["view"]


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_bot_answers(server: Server, name: str) -> None:
    ann = Person(server, "Ann")
    seats = [{"kind": "bot", "agent": "easy"}, {"kind": "me"}]
    table = ann.post("/api/tables", {"game": name, "seats": seats})["id"]

    async def until_asked() -> bool:
        async with Client(ann, table) as client:
            return await client.until_asked()

    assert asyncio.run(until_asked())
