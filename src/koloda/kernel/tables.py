"""Card tables inside saved positions: each travels whole, and is built once per process.

A table is immutable and shared by all positions of a game, so that its bytes are made once,
and a position that comes back to a process that knows the table costs a look-up.
"""

import hashlib
import pickle
from collections.abc import Callable
from typing import TypeAlias

Packed: TypeAlias = tuple[Callable[[str, bytes], object], tuple[str, bytes]]

_packed: dict[int, tuple[object, str, bytes]] = {}  # by identity; the table is kept alive with it
_known: dict[str, object] = {}


def packed(table: object, make: object, parts: tuple[object, ...]) -> Packed:
    """What `__reduce__` of a card table returns: `make(*parts)` builds an equal one."""
    found = _packed.get(id(table))
    if found is None:
        data = pickle.dumps((make, parts), protocol=5)
        name = hashlib.blake2b(data, digest_size=16).hexdigest()
        found = _packed[id(table)] = (table, name, data)
        _known.setdefault(name, table)
    return unpacked, (found[1], found[2])


def unpacked(name: str, data: bytes) -> object:
    """The table of this name, built from the data where this process has none yet."""
    table = _known.get(name)
    if table is None:
        make, parts = pickle.loads(data)
        table = _known[name] = make(*parts)
    return table
