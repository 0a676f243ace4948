"""A real server in its own process, and clients that speak to it."""

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from types import TracebackType
from typing import Any, Self

import websockets

COOKIE = "koloda"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`koloda serve` on a database that outlives it."""

    def __init__(
        self,
        db: str,
        port: int = 0,
        limits: dict[str, float] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.db = db
        self.python = python
        self.port = port or free_port()
        self.limits = limits or {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        code = (
            "import sys, json\n"
            "from koloda.server.house import House\n"
            "from koloda.server.limits import Limits\n"
            "from koloda.server.serve import serve\n"
            "if __name__ == '__main__':\n"
            "    limits = Limits(**json.loads(sys.argv[3]))\n"
            "    serve(House(sys.argv[1], limits, workers=1), '127.0.0.1', int(sys.argv[2]))\n"
        )
        args = [self.python, "-c", code, self.db, str(self.port), json.dumps(self.limits)]
        self.process = subprocess.Popen(args, start_new_session=True)
        self._wait()
        return self

    def _wait(self) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return
            except OSError:
                assert self.process is not None
                assert self.process.poll() is None, "the server ended"
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9, bots and all."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()


class Person:
    """A guest with a cookie."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.cookie = ""
        if name:
            self.post("/api/me", {"name": name})

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, bytes, dict[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        connection.request(method, path, body, {**sent, **(headers or {})})
        response = connection.getresponse()
        data = response.read()
        found = {name.lower(): value for name, value in response.getheaders()}
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        connection.close()
        return response.status, data, found

    def get(self, path: str) -> Any:
        status, data, _ = self.request("GET", path)
        assert status == 200, data
        return json.loads(data)

    def post(self, path: str, body: object) -> Any:
        status, data, _ = self.request("POST", path, json.dumps(body).encode())
        assert status == 200, data
        return json.loads(data)

    def refused(self, path: str, body: object) -> tuple[int, Any]:
        status, data, _ = self.request("POST", path, json.dumps(body).encode())
        assert status >= 400, data
        return status, json.loads(data)

    def duel(self, game: str = "cthulhu_realms", *others: dict[str, str]) -> Any:
        """A table with this person on seat 0."""
        seats = [{"kind": "me"}, *(others or ({"kind": "bot", "agent": "uniform"},))]
        return self.post("/api/tables", {"game": game, "seats": seats})


class Client:
    """A browser's connection to a table, without the browser."""

    def __init__(self, person: Person, table: str, lang: str = "en", link: str = "") -> None:
        self.person = person
        self.table_id = table
        self.lang = lang
        self.link = link
        self.log: list[Any] = []
        self.position: Any = None
        self.table: Any = None
        self.messages: list[Any] = []

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def open(self, since: int = 0) -> None:
        port = self.person.server.port
        url = f"ws://127.0.0.1:{port}/ws/{self.table_id}?link={self.link}"
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        self.socket = await websockets.connect(url, additional_headers=headers, max_size=None)
        await self.send({"type": "hello", "lang": self.lang, "since": since})
        await self.until("welcome")

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Any:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
        self.messages.append(message)
        self.take(message)
        return message

    def take(self, message: Any) -> None:
        if "table" in message:
            self.table = message["table"]
        position = message.get("position")
        if position is not None:
            self.position = position
            del self.log[position["events_at"] :]
            self.log.extend(position["events"])

    async def until(self, *kinds: str) -> Any:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until_asked(self) -> bool:
        """Wait for an own decision; False when the game is over."""
        while not self.position["choices"]:
            if self.table["status"] == "over":
                return False
            await self.receive()
        return True

    async def act(self, action: str) -> Any:
        await self.send({"type": "act", "state": self.position["state"], "action": action})
        return await self.until("done", "refused")
