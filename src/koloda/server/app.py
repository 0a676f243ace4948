"""The web application."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from koloda.kernel.errors import KolodaError
from koloda.server.api import lang_of, problem, router
from koloda.server.guests import COOKIE
from koloda.server.house import House
from koloda.server.refusals import GONE, Refusal
from koloda.server.safety import Safety
from koloda.server.socket import serve_table

STATIC = Path(__file__).parent / "static"
PAGES = [
    "/",
    "/t/{table}",
    "/replay/{record}",
    "/rules/{game}",
    "/new",
    "/new/{game}",
    "/cards/{game}",
    "/cards/{game}/{card}",
    "/decks/{game}",
]


def make_app(house: House, static: Path = STATIC) -> FastAPI:
    """The application around a house."""

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(lifespan=life, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.house = house
    app.include_router(router)
    app.add_api_websocket_route("/ws/{table}", table_socket)
    app.add_exception_handler(KolodaError, refused)
    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(RequestValidationError, refused)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Safety)
    add_client(app, static)
    return app


async def table_socket(socket: WebSocket, table: str) -> None:
    """A browser at a table."""
    house: House = socket.app.state.house
    guest = house.guests.guest(socket.cookies.get(COOKIE))
    try:
        room = await house.hall.room(table)
        if not house.hall.may_look(room, guest, socket.query_params.get("link", "")):
            raise Refusal("private", 403)
    except Refusal:
        await socket.accept()
        await socket.close(GONE)
        return
    await serve_table(socket, house.hall, room, guest)


async def refused(request: Request, error: Exception) -> Response:
    """One sentence for whatever a user can cause."""
    if isinstance(error, HTTPException):
        error = Refusal("no-page", error.status_code)
    if isinstance(error, RequestValidationError):
        error = Refusal("bad-message")
    assert isinstance(error, KolodaError)
    status, body = problem(error, lang_of(request))
    return JSONResponse(body, status)


def add_client(app: FastAPI, static: Path) -> None:
    """The built client: its files, and its page for every address of its own."""
    page = static / "index.html"
    if not page.exists():
        app.add_api_route("/", _not_built)
        return
    app.mount("/assets", CachedFiles(directory=static / "assets"))

    for path in PAGES:
        app.add_api_route(path, _page(page))
    app.add_api_route("/favicon.svg", _page(static / "favicon.svg"))


def _page(path: Path) -> Callable[[], Awaitable[Response]]:
    async def page() -> Response:
        return FileResponse(path, headers={"Cache-Control": "no-cache"})

    return page


async def _not_built() -> Response:
    return PlainTextResponse(
        "The web client is not built: `npm install && npm run build` in web/ does it.", 503
    )


class CachedFiles(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
