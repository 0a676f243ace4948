"""The lobby, the rulebooks and the replays over HTTP."""

import asyncio
import secrets
from typing import Annotated, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from koloda.kernel.errors import KolodaError
from koloda.server import catalogue, decks
from koloda.server.bots import levels
from koloda.server.guests import COOKIE, visible
from koloda.server.house import House
from koloda.server.refusals import Refusal
from koloda.server.room import Room, refusal_text
from koloda.server.wire import (
    Continue,
    Created,
    Dealt,
    DeckText,
    FillSeat,
    Games,
    Me,
    NewName,
    NewTable,
    TakeSeat,
    encode,
)

T = TypeVar("T")
YEAR = 365 * 24 * 3600
router = APIRouter(prefix="/api")
Empty = Annotated[dict[str, str], msgspec.Meta(max_length=0)]


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def lang_of(request: Request) -> str:
    return catalogue.known_language(request.query_params.get("lang", ""))


def answer(value: object) -> Response:
    return Response(encode(value), media_type="application/json")


def guest_of(request: Request) -> str:
    return house_of(request).guests.guest(request.cookies.get(COOKIE))


def player_of(request: Request) -> str:
    """A guest with a name; strangers must say theirs first."""
    guest = guest_of(request)
    if not guest:
        raise Refusal("no-name", 403)
    return guest


async def raw_body(request: Request, limit: int) -> bytes:
    """The body, refused as soon as it is too long."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refusal("too-long", 413)
    return body


async def body_of(request: Request, kind: type[T]) -> T:
    """The body by its schema; every writing request comes through here."""
    house = house_of(request)
    sender = guest_of(request) or (request.client.host if request.client else "")
    if not house.writes.take(sender):
        raise Refusal("too-fast", 429)
    body = await raw_body(request, house.limits.body_bytes)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", 400, str(error)[:200]) from error


async def room_of(request: Request) -> Room:
    return await house_of(request).hall.room(request.path_params["table"])


def clean_name(name: str) -> str:
    plain = visible(name)
    if not plain:
        raise Refusal("empty-name")
    return plain


@router.get("/me")
async def me(request: Request) -> Response:
    guest = guest_of(request)
    return answer(Me(name=house_of(request).guests.name(guest), token=bool(guest)))


@router.post("/me")
async def be_called(request: Request) -> Response:
    name = clean_name((await body_of(request, NewName)).name)
    guests, guest = house_of(request).guests, guest_of(request)
    made = answer(Me(name=name, token=True))
    if guest:
        await guests.rename(guest, name)
    else:
        token = await guests.welcome(name)
        secure = request.url.scheme == "https"
        made.set_cookie(COOKIE, token, YEAR, httponly=True, samesite="lax", secure=secure)
    return made


@router.get("/games")
async def games(request: Request) -> Response:
    return answer(Games(games=catalogue.infos(lang_of(request)), agents=levels()))


@router.get("/games/{game}")
async def game_texts(request: Request, game: str) -> Response:
    data = catalogue.game_texts(catalogue.find(game).id, lang_of(request))
    return Response(data, media_type="application/json")


@router.get("/games/{game}/rules")
async def rules(request: Request, game: str) -> Response:
    return PlainTextResponse(catalogue.rulebook(game, lang_of(request)))


@router.get("/games/{game}/decks")
async def deck_book(request: Request, game: str) -> Response:
    return answer(decks.book(catalogue.find(game), lang_of(request)))


@router.post("/games/{game}/deck")
async def read_deck(request: Request, game: str) -> Response:
    wish, found = await body_of(request, DeckText), catalogue.find(game)
    return answer(await asyncio.to_thread(decks.read, found, wish.list, lang_of(request)))


@router.post("/games/{game}/deal")
async def deal(request: Request, game: str) -> Response:
    wish, found = await body_of(request, DeckText), catalogue.find(game)
    seed = secrets.randbits(62)
    return answer(Dealt(await asyncio.to_thread(decks.deal, found, wish.list, seed)))


@router.get("/lobby")
async def lobby(request: Request) -> Response:
    return answer(await house_of(request).hall.lobby(guest_of(request), lang_of(request)))


@router.post("/tables")
async def create(request: Request) -> Response:
    guest = player_of(request)
    wish = await body_of(request, NewTable)
    room = await house_of(request).hall.create(guest, wish)
    return answer(room.table(guest, lang_of(request)))


@router.post("/tables/{table}/sit")
async def sit(request: Request) -> Response:
    guest, wish = player_of(request), await body_of(request, TakeSeat)
    house, room = house_of(request), await room_of(request)
    if not house.hall.may_look(room, guest, wish.link):
        raise Refusal("private", 403)
    name = house.guests.name(guest)
    await room.call(lambda: room.sit(guest, name, wish.seat, wish.deck))
    return answer(room.table(guest, lang_of(request)))


@router.post("/tables/{table}/fill")
async def fill(request: Request) -> Response:
    guest, wish = player_of(request), await body_of(request, FillSeat)
    room, agent = await room_of(request), house_of(request).hall.level(wish.agent)
    await room.call(lambda: room.fill(guest, wish.seat, agent, wish.deck))
    return answer(room.table(guest, lang_of(request)))


@router.post("/tables/{table}/leave")
async def leave(request: Request) -> Response:
    guest = player_of(request)
    await body_of(request, Empty)
    hall, room = house_of(request).hall, await room_of(request)
    if await room.call(lambda: room.stand_up(guest, hall.level(""))):
        hall.forget(room)
    return answer(Created(id=room.entry.id))


@router.post("/tables/{table}/concede")
async def concede(request: Request) -> Response:
    guest = player_of(request)
    await body_of(request, Empty)
    hall, room = house_of(request).hall, await room_of(request)
    await room.call(lambda: room.concede(guest, hall.level("")))
    return answer(room.table(guest, lang_of(request)))


@router.post("/tables/{table}/rematch")
async def rematch(request: Request) -> Response:
    guest = player_of(request)
    await body_of(request, Empty)
    hall = house_of(request).hall
    fresh = await hall.rematch(guest, await room_of(request))
    return answer(fresh.table(guest, lang_of(request)))


@router.get("/records/{record}")
async def record(request: Request, record: str) -> Response:
    return answer(await house_of(request).replays.describe(record, lang_of(request)))


@router.get("/records/{record}/steps/{n}")
async def step(request: Request, record: str, n: int, seat: int = -1) -> Response:
    replays = house_of(request).replays
    return answer(await replays.step(record, n, seat, lang_of(request)))


@router.get("/records/{record}/file")
async def record_file(request: Request, record: str) -> Response:
    text = await house_of(request).replays.file(record)
    name = f'attachment; filename="{record}.koloda.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/records")
async def upload(request: Request) -> Response:
    guest, house = player_of(request), house_of(request)
    if not house.writes.take(guest):
        raise Refusal("too-fast", 429)
    body = await raw_body(request, house.limits.record_bytes)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("not-text") from error
    return answer(Created(id=await house.hall.upload(guest, text)))


@router.post("/records/{record}/continue")
async def go_on(request: Request, record: str) -> Response:
    guest, wish = player_of(request), await body_of(request, Continue)
    hall = house_of(request).hall
    room = await hall.go_on(guest, record, wish.n, wish.seat, wish.agent)
    return answer(room.table(guest, lang_of(request)))


def problem(error: KolodaError, lang: str) -> tuple[int, dict[str, str]]:
    """Status and body of a refused request."""
    status = error.status if isinstance(error, Refusal) else 400
    reason, text, clause = refusal_text(error, "", lang)
    return status, {"reason": reason, "text": text, "clause": clause}
