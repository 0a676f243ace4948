"""Finished games, step by step; records up and down; going on from a position."""

import asyncio
import json
from typing import Any

import pytest

from koloda.games.cthulhu_realms import GAME
from koloda.kernel.playout import Chooser
from koloda.kernel.record import digest, dumps, loads, open_record, replay
from koloda.kernel.setup import Setup
from tests.server.running import Client, Person, Server


def played(seed: int, most: int = 5000) -> str:
    """The record of a random game as text."""
    record = open_record(GAME, seed, Setup(2))
    s, chooser = GAME.start(seed, Setup(2)), Chooser(seed)
    while len(record.actions) < most and (options := GAME.options(s)):
        option = options[chooser.below(len(options))]
        record.actions.append(GAME.action(s, option))
        GAME.apply(s, option)
    return dumps(record)


def upload(person: Person, text: str) -> Any:
    _, body, _ = person.request("POST", "/api/records", text.encode())
    return json.loads(body)


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server, "Ann")


def test_a_record_that_goes_up_comes_down_the_same(ann: Person) -> None:
    text = played(3)
    made = upload(ann, text)
    down = ann.request("GET", f"/api/records/{made['id']}/file")[1].decode()
    assert loads(down).actions == loads(text).actions
    assert loads(down).seed == 3
    assert ann.get(f"/api/records/{made['id']}")["steps"] == len(loads(text).actions)


def test_a_record_that_was_handed_in_has_no_rematch(ann: Person) -> None:
    """Nobody sits at it, so nobody could play."""
    made = upload(ann, played(3))["id"]
    status, problem = ann.refused(f"/api/tables/{made}/rematch", {})
    assert (status, problem["reason"]) == (403, "not-seated")


def test_every_step_shows_what_the_seat_could_observe(ann: Person) -> None:
    text = played(4)
    made = upload(ann, text)["id"]
    record = loads(text)
    s = GAME.start(record.seed, record.setup)
    for n, action in enumerate(record.actions[:40]):
        if n % 7 == 0:
            for seat in (0, 1):
                step = ann.get(f"/api/records/{made}/steps/{n}?seat={seat}")
                assert step["view"] == json.loads(json.dumps(GAME.observe(s, seat)))
        GAME.apply(s, GAME.option(s, action))


def test_all_hands_shows_all_hands_and_a_spectator_none(ann: Person) -> None:
    made = upload(ann, played(5))["id"]
    every = ann.get(f"/api/records/{made}/steps/9?seat=-2")["view"]["players"]
    none = ann.get(f"/api/records/{made}/steps/9?seat=-1")["view"]["players"]
    for seat in (0, 1):
        assert len(every[seat]["zones"]["hand"]["cards"]) == every[seat]["zones"]["hand"]["count"]
        assert none[seat]["zones"]["hand"]["cards"] == []


def test_a_running_game_has_no_record_yet(ann: Person) -> None:
    table = ann.duel("cthulhu_realms", {"kind": "guest", "name": "Bob"})
    for path in ("", "/file", "/steps/0"):
        status, body, _ = ann.request("GET", f"/api/records/{table['id']}{path}")
        assert (status, json.loads(body)["reason"]) == (404, "no-record")


def test_continue_from_here_opens_a_table_at_that_position(ann: Person) -> None:
    made = upload(ann, played(6))["id"]
    there = ann.get(f"/api/records/{made}/steps/30?seat=0")
    seat = there["seat"]
    want = ann.get(f"/api/records/{made}/steps/30?seat={seat}")["view"]
    wish = {"n": 30, "seat": seat, "agent": ""}
    table = ann.post(f"/api/records/{made}/continue", wish)

    async def look() -> Any:
        async with Client(ann, table["id"]) as client:
            return client.position

    position = asyncio.run(look())
    assert position["view"] == want
    assert position["choices"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "not a record"),
        ("koloda record 1\ngame chess\n", "line 3"),
        (played(7).replace("version 1", "version 999"), "version 999"),
        (played(7).replace("\nend ", "\nplay nothing\nend "), "should begin with “end”"),
        (played(7).replace("seats 2", "seats 9"), "2 to 4"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(ann: Person, text: str, said: str) -> None:
    problem = upload(ann, text)
    assert said in problem["text"]
    assert "\n" not in problem["text"]


async def drawn(person: Person, table: str, n: int) -> list[Any]:
    """What is drawn in the next decisions, taking the same option every time."""
    async with Client(person, table) as client:
        for _ in range(n):
            if not await client.until_asked():
                break
            offered = [choice["action"] for choice in client.position["choices"]]
            await client.act("end" if "end" in offered else offered[0])
        return [line["args"] for line in client.log if line["key"] in ("drew", "refilled")]


def test_going_on_has_luck_of_its_own_and_replays(ann: Person) -> None:
    """Two matches from one position part at the next chance, and their records come up again."""
    made = upload(ann, played(8))["id"]
    seat = ann.get(f"/api/records/{made}/steps/30?seat=-2")["seat"]
    wish = {"n": 30, "seat": seat, "agent": "uniform"}
    tables = [ann.post(f"/api/records/{made}/continue", wish)["id"] for _ in range(2)]
    one, two = (asyncio.run(drawn(ann, table, 12)) for table in tables)
    assert one != two
    for table in tables:
        ann.post(f"/api/tables/{table}/concede", {})
        text = ann.request("GET", f"/api/records/{table}/file")[1].decode()
        record = loads(text)
        assert [n for n, _ in record.branches] == [30]
        assert digest(replay(GAME, record).key()) == record.key
        again = upload(ann, text)["id"]
        steps = [ann.get(f"/api/records/{r}/steps/37?seat=-2") for r in (table, again)]
        assert steps[0]["view"] == steps[1]["view"]


def test_going_on_twice_keeps_the_first_branch(ann: Person) -> None:
    made = upload(ann, played(9))["id"]
    for n in (20, 25, 22):
        seat = ann.get(f"/api/records/{made}/steps/{n}?seat=-2")["seat"]
        wish = {"n": n, "seat": seat, "agent": "uniform"}
        made = ann.post(f"/api/records/{made}/continue", wish)["id"]
        asyncio.run(drawn(ann, made, 4))
        ann.post(f"/api/tables/{made}/concede", {})
    record = loads(ann.request("GET", f"/api/records/{made}/file")[1].decode())
    assert [n for n, _ in record.branches] == [20, 22]
