"""The map of lands of Elven Rage, and the battle over one of them."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from koloda.cli.faces import chips, label
from koloda.cli.layout import grid, indented
from koloda.cli.pen import Pen, colour, fields, listed
from koloda.kernel.protocol import View

FEATURES = {"": "·", "tower": "▲", "castle": "■", "central": "◆"}
OUTER = ("N", "W", "E", "S")
GLYPHS = {
    "none": "–",
    "S1": "/",
    "S2": "//",
    "P1": "→",
    "P2": "⇒",
    "SH": "◊",
    "FS": "✺",
    "CA": "↺",
    "MV": "↔",
}


def draw(pen: Pen, view: View) -> list[RenderableType]:
    """The map with the squads beside it, and the battle if there is one."""
    squads = [squad(pen, number, one) for number, one in enumerate(listed(view["squads"]), 1)]
    fight = fields(view["battle"])
    return [
        land_map(listed(view["lands"])),
        indented(Text(pen.words.say("map-legend"), "dim"), 2),
        *[line for line in squads if line is not None],
        *(battle(pen, fight) if fight else []),
    ]


def land_map(lands: list[dict[str, Any]]) -> Text:
    """A square map has letters for columns; on the map of hexagons letters are rows."""
    by_name = {str(land["land"]): land for land in lands}
    square = any(name[0].isupper() for name in by_name)
    letters = sorted({name[0] for name in by_name})
    numbers = sorted({int(name[1:]) for name in by_name})
    if square:
        lines = [_line(by_name, [f"{x}{n}" for x in letters], str(n)) for n in numbers]
        head = Text("    " + "    ".join(letters), "dim")
        return Text("\n").join([head, *lines])
    rows = [[f"{x}{n}" for n in numbers if f"{x}{n}" in by_name] for x in letters]
    longest = max(map(len, rows))
    return Text("\n").join(
        _line(by_name, row, x, (longest - len(row)) * 5 // 2)
        for x, row in zip(letters, rows, strict=True)
    )


def _line(by_name: dict[str, dict[str, Any]], names: list[str], head: str, indent: int = 0) -> Text:
    line = Text.assemble((f"{head:>2}  ", "dim"), " " * indent)
    for name in names:
        line.append_text(land(by_name.get(name)))
    line.rstrip()
    return line


def land(one: dict[str, Any] | None) -> Text:
    """What stands on a land, whose it is, and whether it is attacked or protected."""
    if one is None:
        return Text("     ")
    owner = one["owner"]
    text = Text.assemble((FEATURES[str(one["feature"])], "bold"))
    if owner is not None:
        text.append(str(int(owner) + 1), f"bold {colour(int(owner))}")
    if one["attacked"]:
        text.append("⚔", "bold red")
    if one["protected"]:
        text.append("+", "bold")
    text.append(" " * (5 - text.cell_len))
    return text


def squad(pen: Pen, number: int, one: dict[str, Any]) -> RenderableType | None:
    """A neutral squad: its known cards, the others face down."""
    if not one["count"]:
        return None
    known = chips(pen.texts, one["cards"])
    hidden = int(one["count"]) - len(one["cards"])
    text = Text.assemble((pen.words.say("squad", n=number) + " ", "dim"))
    text.append_text(Text(" · ").join([*known, *[Text("▾")] * hidden]))
    return indented(text, 2)


def battle(pen: Pen, fight: dict[str, Any]) -> list[RenderableType]:
    """Who fights whom for what, and the six places of the battle board."""
    sides = [pen.seat(int(fight["attacker"]))]
    if fight["defender"] is not None:
        sides.append(pen.seat(int(fight["defender"])))
    else:
        sides.append(Text(pen.words.say("neutrals")))
    title = Text.assemble((pen.words.say("battle-for", land=str(fight["land"])) + " ", "bold"))
    title.append_text(Text(" ⚔ ").join(sides))
    places = {str(place["place"]): place for place in listed(fight["places"])}
    lines: list[RenderableType] = [indented(title, 2)]
    for name in ("attack", "defence"):
        chosen = fields(fight[name])
        if chosen.get("cards"):
            lines.append(indented(Text(" · ").join(chips(pen.texts, chosen["cards"])), 4))
    return [*lines, ring(pen, places, fight["acting"]), legend(pen, places)] if places else lines


def ring(pen: Pen, places: dict[str, dict[str, Any]], acting: object) -> Text:
    """North, west, centre, east and south as they lie."""
    north, west, east, south = [place(pen, places.get(name), name == acting) for name in OUTER]
    middle = Text("\n").join(centre(pen, places.get(name)) for name in ("reserve", "critical"))
    rows = [[Text(), north, Text()], [west, middle, east], [Text(), south, Text()]]
    return grid(rows, [(pen.width - 6) // 3] * 3)


def place(pen: Pen, one: dict[str, Any] | None, acts: bool) -> Text:
    """A card of the ring: lives, initiative, its symbols left, centre and right."""
    if one is None or one["card"] is None:
        return Text("—", "dim")
    owner = one.get("player")
    style = "bold " + (colour(int(owner)) if owner is not None else "") if "lives" in one else "dim"
    text = Text.assemble(
        ("▶" if acts else "", "bold"), (pen.texts.card(one["card"]), style.strip())
    )
    text.append(f" {label(pen.texts, 'place', str(one['place']))}", "dim")
    if "lives" not in one:
        return text
    text.append(f"\n♥{one['lives']} ⚡{one['initiative']}   ")
    text.append("   ".join(GLYPHS[symbol] for symbol in one["symbols"]))
    return text


def legend(pen: Pen, places: dict[str, dict[str, Any]]) -> RenderableType:
    """The symbols on the table and what they are called; a card shows left, centre, right."""
    shown = {symbol for place in places.values() for symbol in place.get("symbols", [])}
    names = [
        f"{glyph} {label(pen.texts, 'symbol', symbol)}"
        for symbol, glyph in GLYPHS.items()
        if symbol in shown and symbol != "none"
    ]
    return indented(Text("  ".join(names), "dim"), 2)


def centre(pen: Pen, one: dict[str, Any] | None) -> Text:
    if one is None:
        return Text()
    name = label(pen.texts, "place", str(one["place"]))
    card = pen.texts.card(one["card"]) if one["card"] else "—"
    return Text.assemble((f"{name} ", "dim"), card)
