"""Cards with one field of their structure changed: a number, a flag, a word, a part."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import NODEFAULT, inspect

from tests.properties.random_cards import Entry, fitting, plain


class Change(NamedTuple):
    """A card as its file would say it, and what was changed in it."""

    what: str  # "effect.n: 2 -> 3"
    entry: Entry


def changes(kind: inspect.Type, entry: Entry, apart: frozenset[str]) -> Iterator[Change]:
    """All changes of one field of a card, but of fields set apart."""
    for where, value in of_struct(fitting(kind, entry), entry, "", apart):
        yield Change(where, value)


def of_struct(
    kind: inspect.Type, value: Entry, path: str, apart: frozenset[str] = frozenset()
) -> Iterator[tuple[str, Entry]]:
    """A structure with one of its fields varied, left out, or added."""
    if not isinstance(kind, inspect.StructType):
        return
    for field in kind.fields:
        name = field.encode_name
        if name in apart:
            continue
        where = f"{path}{name}"
        usual = usually(field)
        if name in value:
            for what, new in of_value(field.type, value[name], where):
                yield what, value | {name: new}
            if not field.required and value[name] != usual:
                yield f"{where}: left out", {key: one for key, one in value.items() if key != name}
        else:
            for new in likely(field.type):
                if new != usual:
                    yield f"{where}: added {new!r}", value | {name: new}


def usually(field: inspect.Field) -> Any:
    """What a field says that is left out."""
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return None if field.default is NODEFAULT else field.default


def of_value(kind: inspect.Type, value: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Other values that could stand in the place of one."""
    found = fitting(kind, value)
    if isinstance(value, bool):
        yield f"{where}: {value} -> {not value}", not value
    elif isinstance(value, int):
        yield f"{where}: {value} -> {value + 1}", value + 1
        yield f"{where}: {value} -> {value - 1}", value - 1
    elif isinstance(value, str):
        for word in words(kind):
            if word != value:
                yield f"{where}: {value} -> {word}", word
    elif isinstance(value, list):
        for i, one in enumerate(value):
            yield f"{where}[{i}]: left out", [*value[:i], *value[i + 1 :]]
            if isinstance(found, inspect.ListType):
                for what, new in of_value(found.item_type, one, f"{where}[{i}]"):
                    yield what, [*value[:i], new, *value[i + 1 :]]
    elif isinstance(value, dict):
        yield from of_struct(found, value, f"{where}.")
        yield from of_another_kind(kind, found, value, where)


def of_another_kind(
    kind: inspect.Type, now: inspect.Type, value: Entry, where: str
) -> Iterator[tuple[str, Entry]]:
    """The same fields under another name: `draw` for `discard`."""
    kind = plain(kind)
    if not isinstance(kind, inspect.UnionType) or not isinstance(now, inspect.StructType):
        return
    names = {field.encode_name for field in now.fields}
    for other in map(plain, kind.types):
        if not isinstance(other, inspect.StructType) or other.tag == now.tag:
            continue
        if other.tag_field and names == {field.encode_name for field in other.fields}:
            yield f"{where}: {now.tag} -> {other.tag}", value | {other.tag_field: other.tag}


def words(kind: inspect.Type) -> list[str]:
    """The words that may stand in a place; none where any text may."""
    kind = plain(kind)
    if isinstance(kind, inspect.LiteralType):
        return [word for word in kind.values if isinstance(word, str)]
    if isinstance(kind, inspect.UnionType):
        return [word for one in kind.types for word in words(one)]
    return []


def likely(kind: inspect.Type) -> list[Any]:
    """Values for a field that was left out."""
    kind = plain(kind)
    match kind:
        case inspect.BoolType():
            return [True, False]
        case inspect.IntType():
            low = 0 if kind.ge is None else int(kind.ge)
            return [low, low + 1]
        case inspect.LiteralType():
            return list(kind.values)
        case inspect.ListType():
            return [[one] for one in likely(kind.item_type)[:1]]
        case inspect.UnionType():
            return [value for one in kind.types for value in likely(one)[:2]]
        case inspect.StructType():
            return [smallest(kind)]
    return []


def smallest(kind: inspect.StructType) -> Entry:
    """A structure with only what it must have."""
    made: Entry = {kind.tag_field: kind.tag} if kind.tag_field else {}
    for field in kind.fields:
        if field.required:
            made[field.encode_name] = (likely(field.type) or ["x"])[0]
    return made
