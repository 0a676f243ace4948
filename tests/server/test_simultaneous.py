"""Where all choose at once, nobody waits for another, and nobody learns another's choice."""

import asyncio
from pathlib import Path
from typing import Any

from koloda.games import registry
from koloda.kernel.setup import Setup
from koloda.server import chairs
from koloda.server.match import Match
from koloda.server.viewer import Viewer
from koloda.server.wire import encode
from tests.server.running import Client, Person, Server


def invited(server: Server, game: str, people: int = 2) -> tuple[list[Person], str]:
    """Persons at a table of their own."""
    persons = [Person(server, name) for name in ("Ann", "Bob", "Eve")[:people]]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    table = persons[0].post("/api/tables", {"game": game, "seats": seats})["id"]
    for seat, person in enumerate(persons[1:], 1):
        person.post(f"/api/tables/{table}/sit", {"seat": seat})
    return persons, table


def first_of(client: Client) -> str:
    return str(client.position["choices"][0]["action"])


def test_the_last_seat_may_choose_first(server: Server) -> None:
    (ann, bob), table = invited(server, "valhalla")

    async def play() -> None:
        async with Client(ann, table) as one, Client(bob, table) as two:
            assert one.position["awaited"] == two.position["awaited"] == [0, 1]
            jarl = first_of(two)
            before = dict(one.position)
            assert (await two.act(jarl))["type"] == "done"
            assert two.position["choices"] == []
            assert two.position["awaited"] == [0]
            assert f"jarl {two.position['view']['players'][1]['jarl']}" == jarl
            await one.until("update")
            assert one.position["view"] == before["view"]
            assert one.position["choices"] == before["choices"]
            assert one.position["events"] == []
            assert (await two.act(jarl))["reason"] == "not-your-turn"
            await one.act(first_of(one))
            await two.until("update")
            assert one.position["awaited"] == two.position["awaited"] == []
            shown = [line for line in one.log if line["key"] == "jarl_revealed"]
            assert f"jarl {shown[1]['args']['card']}" == jarl

    asyncio.run(play())


def test_an_illegal_early_answer_is_refused_and_changes_nothing(server: Server) -> None:
    (_, bob), table = invited(server, "valhalla")

    async def play() -> Any:
        async with Client(bob, table) as two:
            before = dict(two.position)
            refused = await two.act("jarl nobody")
            return before, refused, two.position

    before, refused, after = asyncio.run(play())
    assert refused["type"] == "refused"
    assert after == before


def test_an_early_answer_survives_a_killed_server(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "koloda.sqlite")).start()
    try:
        (ann, bob), table = invited(server, "valhalla")

        async def choose() -> str:
            async with Client(bob, table) as two:
                jarl = first_of(two)
                await two.act(jarl)
                return jarl

        jarl = asyncio.run(choose())
        server.kill()
        server.start()

        async def reveal() -> list[Any]:
            async with Client(ann, table) as one, Client(bob, table) as two:
                assert one.position["awaited"] == [0]
                assert two.position["choices"] == []
                await one.act(first_of(one))
                return one.log

        shown = [line for line in asyncio.run(reveal()) if line["key"] == "jarl_revealed"]
        assert f"jarl {shown[1]['args']['card']}" == jarl
    finally:
        server.stop()


def test_both_draft_and_deploy_at_once(server: Server) -> None:
    """A whole squad early, with a redeal; the match then goes on as if asked in order."""
    (ann, bob), table = invited(server, "berserk")

    async def play() -> None:
        async with Client(ann, table) as one, Client(bob, table) as two:
            await two.act("redeal")
            dealt = two.position["view"]["players"][1]["zones"]["deal"]
            assert dealt["count"] == 14
            await drafted(two)
            assert two.position["choices"] == []
            assert two.position["view"]["players"][1]["progress"] == "deployed"
            await one.until("update")
            assert one.position["view"]["players"][1]["progress"] == "drafting"
            assert one.position["awaited"] == [0]
            await drafted(one)
            while one.position["view"]["phase"] == "preparing":
                await one.receive()
            assert one.position["view"]["players"][1]["numbers"]["redeals"] == 1

    asyncio.run(play())


async def drafted(client: Client) -> None:
    """Take cards until the squad can be confirmed, confirm and deploy."""
    seat = client.position["view"]["seat"]
    while client.position["choices"]:
        offered = [choice["action"] for choice in client.position["choices"]]
        if client.position["view"]["players"][seat]["progress"] == "drafting":
            taking = [action for action in offered if action.startswith("take")]
            await client.act("confirm" if "confirm" in offered else taking[0])
        elif client.position["view"]["phase"] == "preparing":
            await client.act(offered[0])
        else:
            return


def test_what_others_are_sent_does_not_depend_on_an_early_answer() -> None:
    game = registry.find("valhalla")
    sitters = [chairs.Sitter("human", guest, guest) for guest in ("ann", "bob", "eve")]
    sent = set()
    for which in range(3):
        match = Match(game, 3, Setup(3), revocable=False)
        early = match.early(1)
        assert early is not None
        match.held[1] = [game.action(early, game.options(early)[which])]
        views = [Viewer(guest, "ru", 9) for guest in ("ann", "eve", "")]
        sent.add(b"".join(encode(v.position(match, sitters, forced=True)) for v in views))
    assert len(sent) == 1


def test_a_person_with_two_seats_is_asked_in_order(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.duel("valhalla", {"kind": "guest", "name": "Bob"})["id"]

    async def play() -> None:
        async with Client(ann, table) as one:
            assert one.position["view"]["seat"] == 0
            await one.act(first_of(one))
            assert one.position["view"]["seat"] == 1
            assert one.position["choices"]

    asyncio.run(play())


def test_an_answer_is_not_stale_because_another_has_chosen(server: Server) -> None:
    """The question stays the same, though who is awaited has changed."""
    (ann, bob, eve), table = invited(server, "valhalla", 3)

    async def play() -> tuple[Any, Any]:
        async with (
            Client(ann, table) as one,
            Client(bob, table) as two,
            Client(eve, table) as three,
        ):
            state = three.position["state"]
            await two.act(first_of(two))
            await three.until("update")
            assert three.position["state"] > state
            assert three.position["awaited"] == [0, 2]
            late = {"type": "act", "state": state, "action": first_of(three)}
            await three.send(late)
            answer = await three.until("done", "refused")
            await three.send(late)
            again = await three.until("done", "refused")
            assert one.position["choices"]
            return answer, again

    answer, again = asyncio.run(play())
    assert answer["type"] == "done"
    assert again["reason"] == "stale"
