"""The game of another package at the table, and broken ones beside it."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from koloda.games import registry
from koloda.kernel.record import loads, replay
from tests.outsiders import GOOD, LONE, Outside
from tests.server.conftest import FREE
from tests.server.running import Client, Person, Server, free_port


@pytest.fixture
def here(outside: None, outskirts: Outside, tmp_path: Path) -> Iterator[Server]:
    """A server with two games of strangers and a broken one."""
    outskirts.offer("broken", "nowhere_at_all")
    with Server(str(tmp_path / "outside.sqlite"), limits=FREE) as running:
        yield running


async def play_out(person: Person, table: str, lang: str) -> Client:
    """Always the first choice, to the end."""
    async with Client(person, table, lang) as client:
        while await client.until_asked():
            assert client.position["prompt"]["text"]
            assert all(choice["text"] for choice in client.position["choices"])
            assert (await client.act(client.position["choices"][0]["action"]))["type"] == "done"
    return client


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_person_plays_a_strangers_game(here: Server, lang: str) -> None:
    ann = Person(here, "Ann")
    games: Any = ann.get(f"/api/games?lang={lang}")
    assert [game["id"] for game in games["games"]] == [*registry.GAMES, LONE, GOOD]
    for name in (GOOD, LONE):
        table = ann.duel(name, {"kind": "bot", "agent": "greedy"}, {"kind": "bot", "agent": "easy"})
        client = asyncio.run(play_out(ann, table["id"], lang))
        assert client.table["status"] == "over"
        assert client.table["ending"]
        assert len(client.table["result"]) == 3
        assert len(client.log) > 9
        texts = ann.get(f"/api/games/{name}?lang={lang}")
        assert texts["name"]
        assert bool(texts["faces"]) == (name == GOOD)
        status, record, _ = ann.request("GET", f"/api/records/{table['id']}/file")
        assert status == 200
        game = registry.find(name)
        assert game.returns(replay(game, loads(record.decode()))) == client.table["result"]


def test_its_rulebook_and_the_lack_of_one(here: Server) -> None:
    ann = Person(here, "Ann")
    status, book, _ = ann.request("GET", f"/api/games/{GOOD}/rules?lang=ru")
    assert (status, b"TT-2.3" in book) == (200, True)
    assert ann.request("GET", f"/api/games/{LONE}/rules")[0] == 404


def test_a_broken_game_is_not_at_the_table(here: Server) -> None:
    status, told = Person(here, "Ann").refused(
        "/api/tables", {"game": "broken", "seats": [{"kind": "me"}]}
    )
    assert (status, told["reason"]) == (404, "no-game")


def test_the_lobby_outlives_a_game_that_is_taken_away(
    here: Server, outskirts: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(here, "Ann")
    over = ann.duel(LONE)
    asyncio.run(play_out(ann, over["id"], "en"))
    running = ann.duel(GOOD)
    here.stop()
    monkeypatch.delenv("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", str(Path(registry.__file__).parents[2]))
    with here:
        lobby: Any = ann.get("/api/lobby")
        shown = {table["id"]: table for tables in lobby.values() for table in tables}
        assert shown[over["id"]]["ending"] == "counted"
        assert running["id"] in shown
        assert ann.duel("cthulhu_realms")["status"] == "running"


def test_the_server_tells_of_it_at_its_start(outside: None, outskirts: Outside) -> None:
    outskirts.offer("broken", "nowhere_at_all")
    words = ["serve", "--port", str(free_port()), "--db", str(outskirts.folder / "db.sqlite")]
    process = subprocess.Popen(
        [sys.executable, "-m", "koloda", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    assert "is served at" in process.stdout.readline()
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=20)
    assert told.splitlines()[0].startswith(
        "koloda: game 'broken' of nowhere_at_all cannot be used: nowhere_at_all cannot be imported"
    )
