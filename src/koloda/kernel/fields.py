"""The fields of a position, declared once: construction, copy, key and pickling follow.

A game's rules/fields.py lists its DECLARATIONS; `python -m koloda.kernel.fields FILE` writes
the classes into position.py beside it, and a test compares the two. Written out, they compile to
plain attributes: fields kept in a list behind properties read three times slower interpreted, four
times compiled, and copy half as fast.
"""

import sys
from pathlib import Path
from runpy import run_path
from typing import Final

EVERYBODY: Final = "everybody"
SEAT: Final = "its seat"  # entry i of the list is known to seat i alone
NOBODY: Final = "nobody"
ENTRIES: Final = "entry by entry"  # faces/view.py and faces/worlds.py say which
DERIVED: Final = "derived"  # follows from the other fields

NUMBER: Final = "int"
NUMBERS: Final = "list[int]"
ZONES: Final = "list[list[int]]"


class Field:
    """One field: what it holds, who may know it, how it starts."""

    def __init__(
        self, name: str, kind: str, known: str, meaning: str, start: str, copy: str = ""
    ) -> None:
        self.name = name
        self.kind = kind  # NUMBER, NUMBERS, ZONES, or the name of a class
        self.known = known
        self.meaning = meaning
        self.start = start  # an expression for a new position
        self.copy = copy  # an expression for a clone; empty: as the kind wants it

    @property
    def is_shared(self) -> bool:
        """Whether clones share the list: rules replace it and never change it in place."""
        return self.copy == f"self.{self.name}" and self.kind in (NUMBERS, ZONES)


def number(name: str, known: str, meaning: str, start: str = "0") -> Field:
    """A single int."""
    return Field(name, NUMBER, known, meaning, start)


def numbers(name: str, known: str, meaning: str, start: str = "[]", shared: bool = False) -> Field:
    """A list of ints; a shared one is replaced and never changed in place."""
    return Field(name, NUMBERS, known, meaning, start, f"self.{name}" if shared else "")


def zones(name: str, known: str, meaning: str, start: str, copy: str = "") -> Field:
    """Several lists of ints, mostly one a seat."""
    return Field(name, ZONES, known, meaning, start, copy)


def part(name: str, kind: str, known: str, meaning: str, start: str, copy: str = "") -> Field:
    """An object of a declared class; without `copy` it is fixed for the match."""
    return Field(name, kind, known, meaning, start, copy or f"self.{name}")


class Declaration:
    """A class of fields: a state, or a part of one."""

    def __init__(
        self,
        name: str,
        doc: str,
        given: list[str],
        fields: list[Field],
        streams: str = "",
        fixed: list[str] | None = None,
        seats: int = 0,
    ) -> None:
        self.name = name
        self.doc = doc
        self.given = given  # parameters of a new position: "table: CardTable"
        self.fields = fields
        self.streams = streams  # for a state: how many random streams; empty for a part of one
        self.fixed = fixed or []  # parts that all positions share and the key leaves out
        self.seats = seats  # zones of so many lists are copied without a loop; 0: any number

    @property
    def base(self) -> list[Field]:
        """The kernel's fields of a state, which come first."""
        return BASE if self.streams else []

    @property
    def all(self) -> list[Field]:
        return [*self.base, *self.fields]


IMPORTS: Final = [
    "from koloda.kernel.fields import Field",
    "from koloda.kernel.rng import key_of",
    "from koloda.kernel.state import BaseState",
]
BASE: Final = [
    number("key_low", NOBODY, "the generator's key"),
    number("key_high", NOBODY, "the generator's key"),
    numbers("counters", NOBODY, "draws made from each random stream"),
    numbers("stack", ENTRIES, "frames of four: op, a, b, c"),
    numbers("forced", NOBODY, "pairs: stream, outcome; empty outside tests"),
]


def source(path: Path) -> str:
    """The text of the classes that a file declares."""
    declared = run_path(str(path))  # by itself: its package needs the classes to be there
    lines = [
        '"""The fields of a position, written out from fields.py: `make fields`."""',
        "",
        *sorted([*declared["IMPORTS"], *IMPORTS]),
    ]
    bodies = [_class(d) for d in declared["DECLARATIONS"]]
    return "\n".join(lines) + "\n\n\n" + "\n\n\n".join(bodies) + "\n"


def _class(d: Declaration) -> str:
    head = f"class {d.name}(BaseState):" if d.streams else f"class {d.name}:"
    methods = [_init(d), _clone(d), _unshare(d), _reduce(d), _key(d), _fields(d)]
    body = "\n\n".join(method for method in methods if method)
    return f'{head}\n    """{d.doc}"""\n\n{body}\n\n\n{_new(d)}'


def _init(d: Declaration) -> str:
    lines = ["    def __init__(", "        self,"]
    lines += [f"        {f.name}: {f.kind}," for f in d.all]
    lines.append("    ) -> None:")
    if d.base:
        names = ", ".join(f.name for f in d.base)
        lines.append(f"        super().__init__({names})")
    lines += [f"        self.{f.name} = {f.name}" for f in d.fields]
    return "\n".join(lines)


def _clone(d: Declaration) -> str:
    lines = [f'    def clone(self) -> "{d.name}":', f"        return {d.name}("]
    lines += [f"            {_copied(d, f)}," for f in d.all]
    return "\n".join([*lines, "        )"])


def _copied(d: Declaration, f: Field) -> str:
    if f.copy:
        return f.copy
    if f.kind == NUMBERS:
        return f"self.{f.name}[:]"
    if f.kind == ZONES and d.seats:
        return "[" + ", ".join(f"self.{f.name}[{i}][:]" for i in range(d.seats)) + "]"
    if f.kind == ZONES:
        return f"[zone[:] for zone in self.{f.name}]"
    return f"self.{f.name}"


def _unshare(d: Declaration) -> str:
    shared = [f for f in d.fields if f.copy and f.name not in d.fixed]
    if not shared:
        return ""
    lines = ["    def unshare(self) -> None:"]
    lines.append('        """Own copies of everything that clone() shares."""')
    for f in shared:
        own = {
            NUMBERS: f"self.{f.name}[:]",
            ZONES: f"[zone[:] for zone in self.{f.name}]",
        }.get(f.kind, f"self.{f.name}.clone()")
        lines.append(f"        self.{f.name} = {own}")
    return "\n".join(lines)


def _reduce(d: Declaration) -> str:
    lines = [
        f'    def __reduce__(self) -> tuple[type["{d.name}"], tuple[object, ...]]:',
        "        return (",
        f"            {d.name},",
        "            (",
    ]
    lines += [f"                self.{f.name}," for f in d.all]
    return "\n".join([*lines, "            ),", "        )"])


def _key(d: Declaration) -> str:
    start = "key = self.base_key()" if d.base else "key: list[int] = []"
    lines = ["    def key(self) -> tuple[int, ...]:", f"        {start}"]
    single = [f for f in d.fields if f.kind == NUMBER]
    if single:
        lines += ["        key += [", *[f"            self.{f.name}," for f in single], "        ]"]
    for f in d.fields:
        if f.kind not in (NUMBER, NUMBERS, ZONES) and f.name not in d.fixed:
            lines.append(f"        key += self.{f.name}.key()")
    for kind in (NUMBERS, ZONES):
        lines += _lists(kind, [f.name for f in d.fields if f.kind == kind])
    return "\n".join([*lines, "        return tuple(key)"])


def _lists(kind: str, names: list[str]) -> list[str]:
    """The lists of a key, each behind its length."""
    if not names:
        return []
    one, deep = ("cards", "") if kind == NUMBERS else ("zones", "    ")
    lines = [f"        for {one} in [", *[f"            self.{name}," for name in names]]
    lines.append("        ]:")
    if kind == ZONES:
        lines += ["            key.append(len(zones))", "            for cards in zones:"]
    lines += [f"            {deep}key.append(len(cards))", f"            {deep}key += cards"]
    return lines


def _fields(d: Declaration) -> str:
    if not d.base:
        return ""
    return "    def fields(self) -> list[Field]:\n        return STATE.all"


def _new(d: Declaration) -> str:
    """The function that makes one in which nothing has happened yet."""
    given = [*(["seed: int"] if d.base else []), *d.given]
    head = f"def new_{_snake(d.name)}({', '.join(given)}) -> {d.name}:"
    lines = [head]
    if len(head) > 100:
        lines = [f"def new_{_snake(d.name)}(", f"    {', '.join(given)}", f") -> {d.name}:"]
    lines.append('    """One in which nothing has happened yet."""')
    starts = [f"{f.name}={f.start}" for f in d.fields]
    if d.base:
        lines.append("    low, high = key_of(seed)")
        first = [f"counters=[0] * {d.streams}", "stack=[]", "forced=[]"]
        starts = ["key_low=low", "key_high=high", *first, *starts]
    lines.append(f"    return {d.name}(")
    return "\n".join([*lines, *[f"        {start}," for start in starts], "    )"])


def _snake(name: str) -> str:
    parts = ["_" + c.lower() if c.isupper() else c for c in name]
    return "".join(parts).lstrip("_")


def main(paths: list[str]) -> None:
    """Write position.py beside each file that declares its fields."""
    for path in map(Path, paths):
        path.with_name("position.py").write_text(source(path), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
