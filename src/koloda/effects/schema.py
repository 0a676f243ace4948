"""What every card file has in common."""

from typing import Any

import msgspec


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    en: str
    ru: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields every card has; a game's card extends it."""

    id: str
    name: Name
    nick: Name | None = None  # a shorter name for narrow faces, at most 16 letters
    art: str = ""  # the picture: a name of effects/art.txt; without one a picture by type
    copies: int = 1
    clauses: list[str] = []


def json_schema(card: Any) -> dict[str, Any]:
    """The JSON Schema of a file of such cards, for editors; a card class or a union of them."""
    (reference,), components = msgspec.json.schema_components([card], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {"card": {"type": "array", "items": reference}},
        "required": ["card"],
        "additionalProperties": False,
        "$defs": components,
    }
