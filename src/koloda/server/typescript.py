"""python -m koloda.server.typescript web/src: the wire and the views as TypeScript types."""

import re
import sys
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from koloda.effects.text import Face
from koloda.games import registry
from koloda.kernel import shape
from koloda.kernel.errors import KolodaError
from koloda.server import wire

ROOTS = (
    wire.ClientMessage,
    wire.ServerMessage,
    wire.Me,
    wire.NewName,
    wire.NewTable,
    wire.TakeSeat,
    wire.FillSeat,
    wire.Lobby,
    wire.Games,
    wire.GameTexts,
    wire.DeckBook,
    wire.DeckText,
    wire.DeckRead,
    wire.Dealt,
    wire.Replay,
    wire.Step,
    wire.Continue,
    wire.Created,
    wire.Problem,
    Face,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
HEAD = "// Made by `python -m koloda.server.typescript`; do not edit.\n"
Schemas: TypeAlias = dict[str, dict[str, Any]]


def generate() -> dict[str, str]:
    """All files by their paths: the wire, what all views share, each game's view."""
    files = {"net/wire.ts": wire_types(), "table/shape.ts": shared_types()}
    for game in registry.GAMES:
        files[f"games/{game}/view.ts"] = view_types(game)
    return files


def wire_types() -> str:
    """What crosses the wire, in alphabetical order."""
    schemas, components = msgspec.json.schema_components(ROOTS)
    parts = [HEAD, 'import type { AnyView } from "../table/shape";\n']
    parts += [_message(name, components[name]) for name in sorted(components)]
    parts.append(f"export type ClientMessage = {type_of(schemas[0])};\n")
    parts.append(f"export type ServerMessage = {type_of(schemas[1])};\n")
    return "\n".join(parts)


def shared_types() -> str:
    """What the views of all games share."""
    return "\n".join([HEAD, *[_shape(schema) for schema in shared_shapes().values()]])


def view_types(game: str) -> str:
    """The view of one game."""
    own = shapes(game)
    used = sorted(shared_shapes().keys() & _refs(own))
    head = f'import type {{ {", ".join(used)} }} from "../../table/shape";\n'
    return "\n".join([HEAD, head, *[_shape(schema) for schema in own.values()]])


def shared_shapes() -> Schemas:
    """The shapes all games share, by name, as JSON schemas."""
    schemas = msgspec.json.schema_components((shape.AnyView, shape.Nothing))[1]
    return {name: schemas[name] for name in sorted(schemas)}


def shapes(game: str) -> Schemas:
    """The shapes a game declares, from the view on to its parts."""
    view = shape.shape_of(registry.find(game))
    if view is None:
        raise KolodaError(f"{game} declares no shape of its views")
    schemas = msgspec.json.schema_components((view,))[1]
    names = [view.__name__]
    for name in names:
        names += sorted(_refs(schemas[name]) - shared_shapes().keys() - set(names))
    return {name: schemas[name] for name in names}


def _refs(schema: dict[str, Any]) -> set[str]:
    return set(re.findall(r'"#/\$defs/(\w+)"', msgspec.json.encode(schema).decode()))


def _message(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", []))
    incoming = name in ("NewTable", "SeatWish", "TakeSeat", "Hello", "NewName", "FillSeat")
    lines = []
    for field, kind in schema["properties"].items():
        optional = "?" if incoming and field not in required else ""
        lines.append(f"  {field}{optional}: {type_of(kind)};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _shape(schema: dict[str, Any]) -> str:
    """A part of a view; a type and no interface, so that it passes for a record as well."""
    if not schema["properties"]:
        return f"export type {schema['title']} = Record<string, never>;\n"
    lines = []
    for field, kind in schema["properties"].items():
        optional = "" if field in schema["required"] else "?"
        lines.append(f"  {field}{optional}: {type_of(kind)}; // {kind['description']}")
    return f"export type {schema['title']} = {{\n" + "\n".join(lines) + "\n};\n"


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    if kind == "null":
        return "null"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    inner = type_of(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    for name, text in generate().items():
        Path(sys.argv[1], name).write_text(text, encoding="utf-8")
