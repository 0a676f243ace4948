"""How much a stranger may send."""

import time
from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Sizes in bytes, rates per second with the burst allowed on top."""

    message_bytes: int = 4096
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    record_actions: int = 20_000
    record_branches: int = 100
    messages: float = 30.0
    message_burst: float = 60.0
    chats: float = 1.0
    chat_burst: float = 5.0
    writes: float = 4.0
    write_burst: float = 40.0
    strikes: int = 200  # messages over the rate before the connection is closed
    tables_each: int = 20  # tables of one guest that are not over
    records_each: int = 200  # records one guest handed in
    watchers: int = 100  # connections to one table of those who do not play there
    devices: int = 10  # connections of one player to one table
    hello_seconds: float = 10.0
    outbox: int = 512


class Bucket:
    """A token bucket."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per sender; the longest silent is forgotten first."""

    def __init__(self, rate: float, burst: float, keep: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.keep = keep
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        bucket = self.found.pop(sender, None) or Bucket(self.rate, self.burst)
        self.found[sender] = bucket
        if len(self.found) > self.keep:
            self.found.popitem(last=False)
        return bucket.take()
