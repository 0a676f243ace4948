"""python -m koloda.server.typescript FILE: the wire as TypeScript types."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from koloda.effects.text import Face
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
    wire.Replay,
    wire.Step,
    wire.Continue,
    wire.Created,
    wire.Problem,
    Face,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def generate() -> str:
    """All types, in alphabetical order."""
    schemas, components = msgspec.json.schema_components(ROOTS)
    parts = ["// Made by `python -m koloda.server.typescript`; do not edit.\n"]
    parts += [_struct(name, components[name]) for name in sorted(components)]
    parts.append(f"export type ClientMessage = {_type(schemas[0])};\n")
    parts.append(f"export type ServerMessage = {_type(schemas[1])};\n")
    return "\n".join(parts)


def _struct(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", []))
    incoming = name in ("NewTable", "SeatWish", "TakeSeat", "Hello", "NewName", "FillSeat")
    lines = []
    for field, kind in schema["properties"].items():
        optional = "?" if incoming and field not in required else ""
        lines.append(f"  {field}{optional}: {_type(kind)};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    if kind == "null":
        return "null"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(part) for part in schema["prefixItems"]) + "]"
    inner = _type(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(generate(), encoding="utf-8")
