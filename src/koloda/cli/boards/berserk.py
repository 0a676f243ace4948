"""The battlefield of Berserk: five columns, six rows, the viewer's own side below."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from koloda.cli.layout import grid, indented, shortened
from koloda.cli.pen import Pen, colour, fields, listed
from koloda.kernel.protocol import View

COLUMNS = "abcde"
ROWS = "123456"


def draw(pen: Pen, view: View) -> list[RenderableType]:
    """The field, and the actions announced on it."""
    cards = listed(view["board"])
    cells: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        cells.setdefault(str(card["cell"]), []).append(card)
    drawing: list[RenderableType] = [field(pen, view, cells)] if cards else []
    return [*drawing, *announced(pen, view)]


def field(pen: Pen, view: View, cells: dict[str, list[dict[str, Any]]]) -> Text:
    """The first player of the battle sits at row 1."""
    upside_down = view["seat"] is not None and view["seat"] != view["first"]
    rows = ROWS if upside_down else ROWS[::-1]
    columns = COLUMNS[::-1] if upside_down else COLUMNS
    width = (pen.width - 3) // len(COLUMNS) - 1
    lines = [
        [Text(row, "dim"), *[cell(pen, cells.get(f"{x}{row}", []), width) for x in columns]]
        for row in rows
    ]
    foot = [Text(), *[Text(x, "dim") for x in columns]]
    return grid([*lines, foot], [2, *[width] * len(columns)])


def cell(pen: Pen, cards: list[dict[str, Any]], width: int) -> Text:
    """Two lines: who stands here, in the owner's colour, and in what shape."""
    if not cards:
        return Text("·", "dim")
    top = cards[0]
    style = colour(int(top["owner"])) + (" dim" if top.get("closed") else "")
    mark = "▾" if top["hidden"] else "↻" if top.get("closed") else ""
    more = f" +{len(cards) - 1}" if len(cards) > 1 else ""
    head = shortened(Text(mark + pen.texts.card(top["card"]), style), width - len(more))
    return Text.assemble(head, (more, "bold"), "\n", shape(top))


def shape(card: dict[str, Any]) -> Text:
    """Lives left of all, strikes weak-medium-strong, armour, counters."""
    if "lives" not in card:
        return Text()
    text = Text.assemble((f"♥{card['lives'] - card['wounds']}/{card['lives']}", "red"))
    if card["strike"]:
        text.append(" " + "-".join(map(str, card["strike"])))
    if card["armor"]:
        text.append(f" ◊{card['armor']}", "blue")
    if any(card["poison"]):
        text.append(f" ☠{sum(card['poison'])}", "green")
    if card["tokens"]:
        text.append(f" ●{card['tokens']}", "yellow")
    return text


def announced(pen: Pen, view: View) -> list[RenderableType]:
    """The actions that wait to be carried out, the next one last."""
    units = {card["unit"]: card for card in listed(view["board"])}
    for player in listed(view["players"]):
        for card in fields(player["zones"]).get("additional", {}).get("cards", []):
            units[card["unit"]] = card
    lines: list[RenderableType] = []
    for item in listed(view["stack"]):
        path = [item["source"], item["target"], item["second"], item["defender"]]
        names = [unit(pen, units.get(key)) for key in path if key is not None]
        text = Text.assemble(
            (pen.words.say("announced") + " ", "dim"), pen.seat(item["seat"]), ": "
        )
        lines.append(indented(text.append_text(Text(" → ").join(names)), 2))
    return lines


def unit(pen: Pen, card: dict[str, Any] | None) -> Text:
    if card is None:
        return Text(pen.texts.card(None))
    return Text(f"{pen.texts.card(card['card'])} {card['place']}", colour(int(card["owner"])))
