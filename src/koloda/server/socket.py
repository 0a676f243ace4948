"""The WebSocket of a table."""

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from koloda.kernel.errors import IllegalAction
from koloda.server.hall import Hall
from koloda.server.limits import Bucket
from koloda.server.refusals import AGAIN, Refusal
from koloda.server.room import Room, refusal_text
from koloda.server.viewer import Viewer
from koloda.server.wire import Act, Ask, ClientMessage, Hello, Refused, Say, TakeBack, decode_client

log = logging.getLogger(__name__)


class Closed(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(str(code))


class Session:
    """One connection from hello to its end."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, guest: str) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        limits = hall.limits
        self.viewer = Viewer(guest, "en", limits.outbox)
        self.messages = Bucket(limits.messages, limits.message_burst)
        self.chats = Bucket(limits.chats, limits.chat_burst)
        self.strikes = 0

    async def run(self) -> None:
        """Serve until the client goes."""
        sender = asyncio.create_task(self._send_all())
        try:
            await self._greet()
            while not self.viewer.lost:
                await self._answer(await self._receive())
        finally:
            try:
                if self.viewer in self.room.viewers and not self.room.closed:
                    await self.room.call(lambda: self.room.leave(self.viewer))
            finally:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _greet(self) -> None:
        async with asyncio.timeout(self.hall.limits.hello_seconds):
            while True:
                message = await self._receive()
                if isinstance(message, Hello):
                    break
                self._refuse(Refusal("hello-first"))
        self.viewer.lang = message.lang
        since = message.since
        await self.room.call(lambda: self._enter(since))

    async def _enter(self, since: int) -> None:
        """Every viewer costs a view of every move, so there is a place for so many."""
        room, limits = self.room, self.hall.limits
        if room.connections(self.viewer.guest) >= (
            limits.devices if room.plays(self.viewer.guest) else limits.watchers
        ):
            raise Refusal("no-place", 429)
        await room.enter(self.viewer, since)

    async def _receive(self) -> ClientMessage:
        """The next message that can be read; the others are answered."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1000))
            raw = event.get("text")
            if not self.messages.take():
                self._strike()
            elif raw is None or len(raw) > self.hall.limits.message_bytes:
                self._refuse(Refusal("too-long" if raw else "not-text"))
            else:
                try:
                    return decode_client(raw)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                    self._refuse(Refusal("bad-message", 400, str(error)[:200]))

    def _strike(self) -> None:
        self.strikes += 1
        if self.strikes > self.hall.limits.strikes:
            raise Closed(AGAIN)
        self._refuse(Refusal("too-fast"))

    async def _answer(self, message: ClientMessage) -> None:
        room, viewer = self.room, self.viewer
        try:
            if isinstance(message, Act):
                act = message
                await room.call(lambda: room.act(viewer, act))
            elif isinstance(message, TakeBack):
                back = message
                await room.call(lambda: room.take_back(viewer, back))
            elif isinstance(message, Ask):
                wish = message
                await room.call(lambda: room.ask(viewer, wish))
            elif isinstance(message, Say):
                await self._say(message)
            else:
                raise Refusal("hello-once")
        except (IllegalAction, Refusal) as error:
            self._refuse(error)
        except Exception:
            log.exception("table %s: %r failed", room.entry.id, message)
            self._refuse(Refusal("internal", 500))

    async def _say(self, message: Say) -> None:
        name = self.hall.guests.name(self.viewer.guest)
        if not name:
            raise Refusal("no-name", 403)
        if not self.chats.take():
            raise Refusal("too-fast")
        await self.room.call(lambda: self.room.say(self.viewer, name, message))

    def _refuse(self, error: IllegalAction | Refusal) -> None:
        reason, text, clause = refusal_text(error, self.room.entry.game, self.viewer.lang)
        self.viewer.send(Refused(reason=reason, text=text, clause=clause, state=self.viewer.state))

    async def _send_all(self) -> None:
        while True:
            data = await self.viewer.outbox.get()
            if isinstance(data, int):
                await self.socket.close(data)
                return
            await self.socket.send_text(data.decode())
            if self.viewer.lost and self.viewer.outbox.empty():
                await self.socket.close(AGAIN)
                return


async def serve_table(socket: WebSocket, hall: Hall, room: Room, guest: str) -> None:
    """Accept a connection and serve it to its end."""
    await socket.accept()
    try:
        await Session(socket, hall, room, guest).run()
    except WebSocketDisconnect:
        return
    except Closed as closed:
        await close(socket, closed.code)
    except (TimeoutError, Refusal):
        await close(socket, AGAIN)


async def close(socket: WebSocket, code: int) -> None:
    """Close, unless the other side was faster."""
    if socket.application_state == WebSocketState.CONNECTED:
        try:
            await socket.close(code)
        except (RuntimeError, WebSocketDisconnect):
            log.debug("the connection had closed already")
