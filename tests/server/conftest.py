"""Servers for the tests: one shared, and others that may be killed."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server

FREE = {
    "messages": 1e6,
    "message_burst": 1e6,
    "writes": 1e6,
    "write_burst": 1e6,
    "chats": 1e6,
    "chat_burst": 1e6,
    "tables_each": 100_000,
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "shared.sqlite"), limits=FREE) as running:
        yield running
