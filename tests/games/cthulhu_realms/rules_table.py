"""The card tables of RULES.md, section 7, read as the rulebook prints them."""

import re
from functools import cache
from typing import NamedTuple

from koloda.games.registry import folder

ROW = re.compile(r"\| \d+ \| `")
NOTATION = re.compile(r"(?:if\{(.*?)\} )?(.*?)( => abjure_self)?")
ONE_OF = re.compile(r"one_of\[(.*) \| (.*)\]")
EFFECT = re.compile(r"(?:if\{(.*?)\} )?([a-z_]+)\((\d+)(?:,(\d+))?\)")
SOURCES = {"S": "rulebook", "D": "deduced", "U": "public", "P": "proposed"}


class Half(NamedTuple):
    """One ability, or one half of an either/or ability."""

    requires: frozenset[str]
    effect: str
    n: int
    m: int
    abjure_self: bool


class Printed(NamedTuple):
    """One row of a card table."""

    key: str
    name_ru: str
    name_en: str
    colour: str
    type: str
    cost: int
    sanity: int | None
    shield: str
    copies: int
    abilities: list[list[Half]]
    source: dict[str, str]


@cache
def rules() -> str:
    return (folder("cthulhu_realms") / "RULES.md").read_text(encoding="utf-8")


@cache
def printed_cards() -> list[Printed]:
    """All 40 cards in the order of the rulebook."""
    return [_card(line) for line in rules().splitlines() if ROW.match(line)]


def _card(line: str) -> Printed:
    cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[2:-1]]
    values = {}
    source = {}
    columns = ["name_en", "colour", "type", "cost", "sanity", "shield", "copies"]
    for column, cell in zip(columns, cells[2:9], strict=True):
        values[column], _, letter = cell.rpartition(" ") if cell != "—" else ("", "", "")
        if letter:
            source[column] = SOURCES[letter[0]]
    return Printed(
        key=cells[0].strip("`"),
        name_ru=cells[1],
        name_en=values["name_en"],
        colour=values["colour"],
        type=values["type"],
        cost=int(values["cost"]),
        sanity=int(values["sanity"]) if values["sanity"] else None,
        shield=values["shield"] or "none",
        copies=int(values["copies"]),
        abilities=[ability(cell.strip("`")) for cell in cells[9:] if cell != "—"],
        source=source,
    )


def ability(notation: str) -> list[Half]:
    """An ability in the notation of section 6.2, as its halves."""
    whole = NOTATION.fullmatch(notation)
    assert whole is not None, notation
    before = _requirements(whole[1])
    either = ONE_OF.fullmatch(whole[2])
    halves = [either[1], either[2]] if either else [whole[2]]
    return [_half(half, before, whole[3] is not None) for half in halves]


def _half(notation: str, before: frozenset[str], abjure_self: bool) -> Half:
    match = EFFECT.fullmatch(notation)
    assert match is not None, notation
    requires = before | _requirements(match[1])
    return Half(requires, match[2], int(match[3]), int(match[4] or 0), abjure_self)


def _requirements(names: str | None) -> frozenset[str]:
    return frozenset(name.strip() for name in names.split(",")) if names else frozenset()
