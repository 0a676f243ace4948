"""Writes docs/views.md: the fields of every view, game by game.

python -m koloda.server.document > docs/views.md
"""

from typing import Any

from koloda.games import registry
from koloda.server.typescript import shapes, shared_shapes, type_of

HEAD = """# What a seat sees

Made by `python -m koloda.server.document`; do not edit. `game.observe(s, seat)` gives a view as a
dictionary of plain values; the [wire](wire.md) carries it. Its shape is declared in the game's
`faces/shape.py`; the conformance kit holds every view to it, and the client's types are made from
it. Types are written as in TypeScript; a field with `?` may be left out.

## All games
"""


def document() -> str:
    """The whole page."""
    shared = shared_shapes()
    parts = [HEAD, *[table(schema, {}) for schema in shared.values() if schema["properties"]]]
    for game in registry.GAMES:
        view, *rest = shapes(game).values()
        parts += [f"## {game}\n", table(view, shared["AnyView"]["properties"])]
        parts += [table(schema, {}) for schema in rest]
    return "\n".join(parts)


def table(schema: dict[str, Any], inherited: dict[str, Any]) -> str:
    """One shape, field by field, without what it inherits unchanged."""
    lines = [f"### {schema['title']}", ""]
    if "description" in schema:
        lines += [schema["description"], ""]
    lines += ["| field | type | what it says |", "|---|---|---|"]
    for field, kind in schema["properties"].items():
        if inherited.get(field) != kind:
            name = field if field in schema["required"] else f"{field}?"
            written = type_of(kind).replace("|", "\\|")
            lines.append(f"| `{name}` | `{written}` | {kind['description']} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    print(document(), end="")
