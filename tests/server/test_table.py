"""A table over the wire: playing, refusals, spectators, taking back, hot-seat."""

import asyncio
import json
from typing import Any

import websockets

from koloda.games.cthulhu_realms import GAME
from koloda.kernel.record import loads, replay
from tests.server.running import Client, Person, Server

HOTSEAT = {"kind": "guest", "name": "Bob"}


async def play_out(client: Client) -> None:
    """Take the first option offered until the game is over: about 90 decisions."""
    while await client.until_asked():
        answer = await client.act(client.position["choices"][0]["action"])
        assert answer["type"] == "done"


def test_a_game_against_a_bot_ends_in_a_record_that_replays(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel()

    async def play() -> Client:
        async with Client(ann, table["id"]) as client:
            await play_out(client)
            return client

    client = asyncio.run(play())
    assert client.table["status"] == "over"
    assert sorted(client.table["result"]) == [-1.0, 1.0]
    status, text, headers = ann.request("GET", f"/api/records/{table['id']}/file")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    record = loads(text.decode())
    assert GAME.returns(replay(GAME, record)) == client.table["result"]


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def play() -> tuple[Any, Any, Any]:
        async with Client(ann, table["id"]) as client:
            before = client.position
            refused = await client.act("buy cthulhu row9")
            return before, refused, client.position

    before, refused, after = asyncio.run(play())
    assert refused["type"] == "refused"
    assert refused["text"]
    assert after == before


def test_an_old_state_is_refused_as_stale(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def play() -> Any:
        async with Client(ann, table["id"]) as client:
            old = client.position
            await client.act(old["choices"][-1]["action"])
            client.position = old
            return await client.act(old["choices"][-1]["action"])

    assert asyncio.run(play())["reason"] == "stale"


def test_two_people_play_each_other_and_see_only_their_own_hand(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.duel("cthulhu_realms", {"kind": "open"})
    assert table["status"] == "open"
    assert bob.post(f"/api/tables/{table['id']}/sit", {})["status"] == "running"

    async def play() -> list[Any]:
        async with Client(ann, table["id"]) as first, Client(bob, table["id"]) as second:
            views = [first.position["view"], second.position["view"]]
            for _ in range(30):
                actor = first if first.position["choices"] else second
                await actor.act(actor.position["choices"][-1]["action"])
                other = second if actor is first else first
                while not (actor.position["choices"] or other.position["choices"]):
                    await other.receive()
            return views

    for seat, view in enumerate(asyncio.run(play())):
        own, other = [view["players"][i]["zones"]["hand"] for i in (seat, 1 - seat)]
        assert len(own["cards"]) == own["count"]
        assert other["cards"] == []


def test_a_stranger_may_watch_but_sees_no_hand_and_cannot_act(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server)
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def look() -> tuple[Client, Any]:
        async with Client(ann, table["id"]), Client(eve, table["id"]) as watcher:
            refused = await watcher.act("end")
            return watcher, refused

    watcher, refused = asyncio.run(look())
    assert refused["reason"] == "not-your-turn"
    assert watcher.position["choices"] == []
    assert watcher.position["prompt"] is None
    assert all(not p["zones"]["hand"]["cards"] for p in watcher.position["view"]["players"])
    drawn = [line for line in watcher.log if line["key"] == "drew"]
    assert drawn
    assert all(line["args"]["card"] is None for line in drawn)


def test_a_private_table_needs_its_link(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    wish = {"game": "cthulhu_realms", "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
    table = ann.post("/api/tables", wish)
    status, problem = eve.refused(f"/api/tables/{table['id']}/sit", {"link": "wrong"})
    assert (status, problem["reason"]) == (403, "private")
    assert table["id"] not in [t["id"] for t in eve.get("/api/lobby")["open"]]
    assert eve.post(f"/api/tables/{table['id']}/sit", {"link": table["link"]})["mine"] == [1]


def test_a_decision_is_taken_back_until_it_showed_something_new(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def play() -> tuple[Any, Any, Any, Any]:
        async with Client(ann, table["id"]) as client:
            before, log = client.position["view"], list(client.log)
            await client.act(client.position["choices"][-1]["action"])
            played = client.position
            await client.send({"type": "takeback", "state": client.position["state"]})
            assert (await client.until("done", "refused"))["type"] == "done"
            assert client.position["view"] == before
            assert client.log == log
            await client.act("end")
            ended = client.position
            await client.send({"type": "takeback", "state": client.position["state"]})
            return played, ended, await client.until("done", "refused"), client.position

    played, ended, refused, _ = asyncio.run(play())
    assert played["takeback"] is True
    assert ended["takeback"] is False, "the end of a turn draws cards"
    assert refused["reason"] == "no-take-back"


def test_two_people_cannot_take_back(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.duel("cthulhu_realms", {"kind": "open"})
    bob.post(f"/api/tables/{table['id']}/sit", {})

    async def play() -> Any:
        async with Client(ann, table["id"]) as first, Client(bob, table["id"]) as second:
            actor = first if first.position["choices"] else second
            await actor.act(actor.position["choices"][-1]["action"])
            return actor.position

    assert asyncio.run(play())["takeback"] is False


def test_hotseat_shows_each_decision_through_the_eyes_of_its_seat(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)
    assert table["hotseat"] is True

    async def play() -> list[int]:
        async with Client(ann, table["id"]) as client:
            seats = []
            for _ in range(4):
                seats.append(client.position["view"]["seat"])
                assert client.position["view"]["asked"] == [seats[-1]]
                await client.act("end")
            return seats

    seats = asyncio.run(play())
    assert seats[0] == seats[2] != seats[1] == seats[3]


def test_nothing_is_sent_to_a_viewer_for_whom_nothing_changed(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server)
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def play() -> list[str]:
        async with Client(ann, table["id"]) as client, Client(eve, table["id"]) as watcher:
            await client.act("buy cthulhu row9")
            watcher.messages.clear()
            await watcher.send({"type": "act", "state": 0, "action": "end"})
            await watcher.until("refused")
            return [message["type"] for message in watcher.messages]

    assert asyncio.run(play()) == ["refused"]


def test_reconnecting_sends_only_the_lines_that_are_missing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def play() -> tuple[Any, list[Any], list[Any]]:
        async with Client(ann, table["id"]) as client:
            await client.act(client.position["choices"][-1]["action"])
            log = list(client.log)
        again = Client(ann, table["id"])
        again.log = list(log)
        await again.open(since=len(log))
        first = again.messages[0]["position"]
        await again.socket.close()
        return first, log, again.log

    first, log, again = asyncio.run(play())
    assert first["events"] == []
    assert first["events_at"] == len(log)
    assert again == log


def test_concede_ends_a_duel_and_a_rematch_is_one_table_for_both(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.duel("cthulhu_realms", {"kind": "open"})
    bob.post(f"/api/tables/{table['id']}/sit", {})
    over = bob.post(f"/api/tables/{table['id']}/concede", {})
    assert over["status"] == "over"
    assert over["result"] == [1.0, -1.0]
    again = ann.post(f"/api/tables/{table['id']}/rematch", {})
    assert again["status"] == "running"
    assert bob.post(f"/api/tables/{table['id']}/rematch", {})["id"] == again["id"]


def test_a_bot_takes_the_seat_of_who_leaves_a_larger_table(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    bot = {"kind": "bot", "agent": "uniform"}
    table = ann.duel("cthulhu_realms", {"kind": "open"}, bot)
    bob.post(f"/api/tables/{table['id']}/sit", {})
    bob.post(f"/api/tables/{table['id']}/leave", {})
    seen = next(t for t in ann.get("/api/lobby")["own"] if t["id"] == table["id"])
    assert [chair["kind"] for chair in seen["chairs"]] == ["human", "bot", "bot"]
    assert seen["status"] == "running"


def test_an_open_table_is_gone_when_its_host_leaves(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.duel("cthulhu_realms", {"kind": "open"})
    ann.post(f"/api/tables/{table['id']}/leave", {})
    assert bob.refused(f"/api/tables/{table['id']}/sit", {})[0] == 404


def test_who_waits_at_a_table_that_is_gone_is_told(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.duel("cthulhu_realms", {"kind": "open"})

    async def wait() -> int:
        async with Client(bob, table["id"]) as client:
            await asyncio.to_thread(ann.post, f"/api/tables/{table['id']}/leave", {})
            try:
                while True:
                    await client.receive()
            except websockets.exceptions.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    assert asyncio.run(wait()) == 4004


def test_chat_reaches_everybody_and_is_kept(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def talk() -> tuple[Any, Any]:
        async with Client(ann, table["id"]) as first, Client(bob, table["id"]) as second:
            await second.send({"type": "say", "text": "hello"})
            heard = await first.until("chat")
        async with Client(ann, table["id"]) as again:
            return heard, again.messages[0]["chat"]

    heard, kept = asyncio.run(talk())
    assert (heard["name"], heard["text"]) == ("Bob", "hello")
    assert [line["text"] for line in kept] == ["hello"]


def test_texts_come_in_the_language_of_the_viewer(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)

    async def look() -> list[str]:
        found = []
        for lang in ("ru", "en"):
            async with Client(ann, table["id"], lang) as client:
                found.append(client.position["prompt"]["text"])
        return found

    russian, english = asyncio.run(look())
    assert russian.startswith("Разыгрывайте карты")
    assert english.startswith("Play cards")


def test_the_view_of_a_seat_is_exactly_what_the_game_lets_it_observe(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel()

    async def play() -> list[tuple[int, Any]]:
        async with Client(ann, table["id"]) as client:
            seen: list[tuple[int, Any]] = []
            for _ in range(25):
                if not await client.until_asked():
                    break
                seen.append((len(seen), client.position["view"]))
                await client.act(client.position["choices"][-1]["action"])
            return seen

    seen = asyncio.run(play())
    ann.post(f"/api/tables/{table['id']}/concede", {})
    record = loads(ann.request("GET", f"/api/records/{table['id']}/file")[1].decode())
    s = GAME.start(record.seed, record.setup)
    expected = []
    for action in record.actions:
        if GAME.seat(s) == 0:
            expected.append(json.loads(json.dumps(GAME.observe(s, 0))))
        GAME.apply(s, GAME.option(s, action))
    assert [view for _, view in seen] == expected[: len(seen)]
