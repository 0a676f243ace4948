"""python -m tests.server.storm: malformed and illegal messages against a running match.

Every message must be answered with a refusal; the match must stay as it was.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.server.conftest import FREE
from tests.server.running import Client, Person, Server
from tests.server.test_safety import nasty_messages

HOTSEAT = {"kind": "guest", "name": "Bob"}
AHEAD = 50  # messages sent before their answers are read


async def attack(client: Client, messages: list[str], reasons: Counter[str]) -> None:
    for at in range(0, len(messages), AHEAD):
        some = messages[at : at + AHEAD]
        for raw in some:
            await client.socket.send(raw)
        for raw in some:
            answer = await client.until("refused", "update", "done")
            client.messages.clear()
            assert answer["type"] == "refused", (raw, answer)
            reasons[answer["reason"]] += 1


async def storm(ann: Person, eve: Person, table: str, n: int) -> tuple[Any, Any, Counter[str]]:
    reasons: Counter[str] = Counter()
    async with Client(ann, table) as owner, Client(eve, table) as watcher:
        before = owner.position["view"]
        state = owner.position["state"]
        await asyncio.gather(
            attack(owner, nasty_messages(1, n // 2, state), reasons),
            attack(watcher, nasty_messages(2, n - n // 2, state), reasons),
        )
    async with Client(ann, table) as again:
        return before, again.position["view"], reasons


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    args = parser.parse_args()
    db = str(Path(tempfile.mkdtemp(prefix="koloda-storm-")) / "storm.sqlite")
    with Server(db, limits=FREE) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.duel("cthulhu_realms", HOTSEAT)["id"]
        start = time.monotonic()
        before, after, reasons = asyncio.run(storm(ann, eve, table, args.messages))
        seconds = time.monotonic() - start
        assert before == after, "the match changed"
        assert server.process is not None
        assert server.process.poll() is None, "the server went down"
    print(f"{sum(reasons.values())} messages refused in {seconds:.0f} s, none changed the match")
    for reason, n in reasons.most_common():
        print(f"  {n:7} {reason}")


if __name__ == "__main__":
    main()
