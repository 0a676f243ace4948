"""Strangers: bad input of every kind is answered and changes nothing."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import websockets

from tests.server.running import Client, Person, Server

HOTSEAT = {"kind": "guest", "name": "Bob"}


def test_every_page_carries_a_strict_policy(server: Server) -> None:
    _, _, headers = Person(server).request("GET", "/api/me")
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_the_token_is_in_a_http_only_cookie_and_nowhere_else(server: Server) -> None:
    ann = Person(server)
    _, body, headers = ann.request("POST", "/api/me", b'{"name": "Ann"}')
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) > 80
    assert token.encode() not in body
    table = ann.duel("cthulhu_realms", HOTSEAT)
    guest = token.partition(".")[0]

    async def look() -> str:
        async with Client(ann, table["id"]) as client:
            return json.dumps(client.messages)

    assert guest not in asyncio.run(look())
    assert guest not in json.dumps(ann.get("/api/lobby"))


def test_a_forged_token_is_a_stranger(server: Server) -> None:
    ann = Person(server, "Ann")
    name, _, value = ann.cookie.partition("=")
    guest = value.partition(".")[0]
    for token in (f"{guest}.{'0' * 64}", guest, f"{guest}.", "x.y", "%00.%ff"):
        ann.cookie = f"{name}={token}"
        assert ann.get("/api/me") == {"name": "", "token": False}
    assert (
        ann.refused("/api/tables", {"game": "cthulhu_realms", "seats": [{"kind": "me"}]})[0] == 403
    )


def test_foreign_pages_are_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    for origin in ("https://evil.example", "null", "", "http://[", f"http://[::1]:{server.port}"):
        evil = {"Origin": origin}
        status, body, _ = ann.request("POST", "/api/me", b'{"name": "Eve"}', evil)
        assert status == 403, origin
        assert json.loads(body)["reason"] == "foreign-origin"
    table = ann.duel("cthulhu_realms", HOTSEAT)["id"]

    async def connect() -> bool:
        url = f"ws://127.0.0.1:{server.port}/ws/{table}"
        try:
            async with websockets.connect(
                url,
                additional_headers={"Cookie": ann.cookie},
                origin=websockets.Origin("https://evil.example"),
            ):
                return True
        except websockets.exceptions.InvalidStatus:
            return False

    assert asyncio.run(connect()) is False


def test_bodies_are_checked_against_their_schema(server: Server) -> None:
    ann = Person(server, "Ann")
    me = {"kind": "me"}
    bad: list[Any] = [
        None,
        [],
        {"game": "cthulhu_realms"},
        {"game": "cthulhu_realms", "seats": []},
        {"game": "cthulhu_realms", "seats": [me], "extra": 1},
        {"game": "cthulhu_realms", "seats": [me, {"kind": "god"}]},
        {"game": "cthulhu_realms", "seats": [me]},
        {"game": "cthulhu_realms", "seats": [me] * 5},
        {"game": "../../etc", "seats": [me, me]},
        {"game": "chess", "seats": [me, me]},
        {"game": "cthulhu_realms", "seats": [me, me], "settings": {"cards": "/etc"}},
        {"game": "cthulhu_realms", "seats": [me, me], "settings": {"turns": "-1"}},
        {"game": "cthulhu_realms", "seats": [me, me], "settings": {"turns": "1\nseed 5"}},
        {"game": "cthulhu_realms", "seats": [me, {"kind": "bot", "agent": "os.system"}]},
    ]
    own = len(ann.get("/api/lobby")["own"])
    for body in bad:
        status, problem = ann.refused("/api/tables", body)
        assert 400 <= status < 500, body
        assert problem["text"], body
    assert len(ann.get("/api/lobby")["own"]) == own


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    status, body, _ = ann.request("POST", "/api/me", b'{"name": "' + b"x" * 200_000 + b'"}')
    assert status == 413
    assert json.loads(body)["reason"] == "too-long"


def nasty_messages(seed: int, n: int, state: int) -> list[str]:
    """Malformed, mistyped, oversized and illegal messages."""
    r = random.Random(seed)
    verbs = ["end", "buy", "play", "activate", "choose", "lose", "discard", "abjure", "", "\x00"]
    made = []
    for _ in range(n):
        words = " ".join(
            r.choice([*verbs, "ghoul", "row0", "#2", "-1", "9" * 30]) for _ in range(4)
        )
        made.append(
            r.choice(
                [
                    "",
                    "{",
                    "null",
                    "[" * 500,
                    '{"type": "act"}',
                    '{"type": "god", "state": 1}',
                    json.dumps({"type": "act", "state": state, "action": words + " x"}),
                    json.dumps({"type": "act", "state": -1, "action": "end"}),
                    json.dumps({"type": "act", "state": state + r.randint(1, 99), "action": "end"}),
                    json.dumps({"type": "act", "state": "1", "action": ["end"]}),
                    json.dumps({"type": "act", "state": state, "action": "x" * 300, "seat": 1}),
                    json.dumps({"type": "hello", "lang": "xx"}),
                    json.dumps({"type": "say", "text": ""}),
                    json.dumps({"type": "act", "state": state, "action": "a" * 6000}),
                    "".join(chr(r.randint(1, 0x2FFF)) for _ in range(40)),
                ]
            )
        )
    return made


async def bombard(client: Client, messages: list[str]) -> None:
    for raw in messages:
        await client.socket.send(raw)
        answer = await client.receive()
        assert answer["type"] == "refused", raw
        assert answer["text"]
        assert "Traceback" not in answer["text"]


def test_bad_messages_are_answered_and_change_nothing(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.duel("cthulhu_realms", HOTSEAT)["id"]

    async def attack() -> tuple[Any, Any]:
        async with Client(ann, table) as client:
            before = client.position["view"]
            await bombard(client, nasty_messages(1, 1000, client.position["state"]))
            async with Client(eve, table) as watcher:
                await bombard(watcher, nasty_messages(2, 500, watcher.position["state"]))
        async with Client(ann, table) as again:
            return before, again.position["view"]

    before, after = asyncio.run(attack())
    assert before == after


def test_binary_messages_are_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("cthulhu_realms", HOTSEAT)["id"]

    async def send() -> Any:
        async with Client(ann, table) as client:
            await client.socket.send(b"\x00\xff")
            return await client.receive()

    assert asyncio.run(send())["reason"] == "not-text"


def test_who_sends_too_fast_is_told_and_then_let_go(tmp_path: Path) -> None:
    limits = {"messages": 1.0, "message_burst": 5.0, "strikes": 10}
    with Server(str(tmp_path / "koloda.sqlite"), limits=limits) as slow:
        ann = Person(slow, "Ann")
        table = ann.duel("cthulhu_realms", HOTSEAT)["id"]

        async def hurry() -> tuple[set[str], int]:
            reasons = set()
            async with Client(ann, table) as client:
                try:
                    for _ in range(40):
                        await client.socket.send("{}")
                        reasons.add((await client.receive())["reason"])
                except websockets.exceptions.ConnectionClosed as closed:
                    return reasons, closed.rcvd.code if closed.rcvd else 0
            return reasons, 0

        reasons, code = asyncio.run(hurry())
        assert "too-fast" in reasons
        assert code == 4000


def test_one_guest_cannot_open_tables_without_end(tmp_path: Path) -> None:
    with Server(str(tmp_path / "koloda.sqlite"), limits={"tables_each": 2}) as small:
        ann = Person(small, "Ann")
        for _ in range(2):
            ann.duel("cthulhu_realms", {"kind": "open"})
        wish = {"game": "cthulhu_realms", "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, problem = ann.refused("/api/tables", wish)
        assert (status, problem["reason"]) == (429, "too-many-tables")


def test_a_table_has_a_place_for_so_many_connections_and_for_its_players(tmp_path: Path) -> None:
    with Server(str(tmp_path / "koloda.sqlite"), limits={"watchers": 2, "devices": 1}) as small:
        ann, eve = Person(small, "Ann"), Person(small)
        table = ann.duel("cthulhu_realms", HOTSEAT)["id"]

        async def code_of(person: Person) -> int:
            try:
                async with Client(person, table):
                    return 0
            except websockets.exceptions.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

        async def crowd() -> list[int]:
            async with Client(eve, table), Client(eve, table):
                found = [await code_of(eve), await code_of(ann)]
                async with Client(ann, table):
                    return [*found, await code_of(ann)]

        assert asyncio.run(crowd()) == [4000, 0, 4000]
        assert asyncio.run(code_of(eve)) == 0
