"""A table as text, and text as a picture."""

import re
from collections import Counter
from textwrap import wrap
from typing import Any

import numpy as np
import numpy.typing as npt
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

COLUMNS = 120
LINES = 34  # more lines are written smaller
INCHES = (12.0, 6.75)
DPI = 80
FONT = 11.0

HEAD = ("game", "seat", "asked", "turn", "active", "ending", "numbers", "flags", "zones", "players")
PLACES = ("cell", "land")  # what holds the place of a thing on a board
PLACE = re.compile(r"([A-Za-z])(\d+)")


def picture(text: str) -> npt.NDArray[np.uint8]:
    """The text in a monospaced font, height x width x 3, always of one size."""
    lines = [part for line in text.splitlines() for part in wrapped(line)]
    figure = Figure(figsize=INCHES, dpi=DPI)
    canvas = FigureCanvasAgg(figure)
    size = FONT * min(1.0, LINES / len(lines))
    figure.text(0.02, 0.98, "\n".join(lines), family="monospace", fontsize=size, va="top")
    canvas.draw()  # type: ignore[no-untyped-call]
    pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    return pixels[:, :, :3].copy()


def wrapped(line: str) -> list[str]:
    """A line in parts that fit; the columns of a board stay as they are."""
    fits = len(line) <= COLUMNS
    return [line] if fits else wrap(line, COLUMNS, subsequent_indent="    ")


def table_text(view: Any) -> str:
    """A view in a few lines: the table, its boards, and each seat."""
    head = f"{view['game']}, turn {view['turn']}, seat {view['active']} is on turn"
    if view["ending"]:
        head = f"{view['game']}, turn {view['turn']}, over: {view['ending']}"
    lines = [head, part_text("table", view, HEAD)]
    lines += [
        line for name, value in view.items() if is_board(value) for line in board(name, value)
    ]
    for seat, player in enumerate(view["players"]):
        lines.append(part_text(f"seat {seat}", player, ("numbers", "zones", "alive")))
    return "\n".join(lines)


def part_text(title: str, part: Any, said: tuple[str, ...]) -> str:
    """The numbers, flags, zones and other facts of the table or of a seat in one line."""
    parts = [words({**part.get("numbers", {}), **part.get("flags", {})}, keep_zero=True)]
    parts += [f"{name} {zone_text(zone)}" for name, zone in part.get("zones", {}).items()]
    for name, value in part.items():
        if name not in said and not is_board(value) and (known := words(value)):
            parts.append(f"{name} {known}")
    return f"{title}: " + " | ".join(part for part in parts if part)


def zone_text(zone: Any) -> str:
    """How many cards, and which of them are known: 14 [goon*2 follower]."""
    cards = Counter(str(card["card"]) for card in zone["cards"])
    known = " ".join(card if n == 1 else f"{card}*{n}" for card, n in cards.items())
    return f"{zone['count']}" + (f" [{known}]" if known else "")


def words(value: Any, keep_zero: bool = False) -> str:
    """Any fact in words; what is empty or untrue is left out."""
    if isinstance(value, dict):
        found = {name: words(part, keep_zero) for name, part in value.items() if part is not False}
        return " ".join(f"{name} {said}".strip() for name, said in found.items() if said)
    if isinstance(value, list):
        return ", ".join(said for part in value if (said := words(part, True)))
    if value is True:
        return "yes"
    return "" if value is None or value is False or (value == 0 and not keep_zero) else str(value)


def place_of(thing: Any) -> str:
    """Where a thing is on a board, or nothing."""
    if not isinstance(thing, dict):
        return ""
    return next((thing[name] for name in PLACES if isinstance(thing.get(name), str)), "")


def is_board(value: Any) -> bool:
    """Is it a list of things that have places such as c3?"""
    return isinstance(value, list) and any(PLACE.fullmatch(place_of(thing)) for thing in value)


def board(name: str, things: list[Any]) -> list[str]:
    """A board with lettered columns and numbered rows, the first row at the bottom."""
    at: dict[tuple[str, int], list[str]] = {}
    for thing in things:
        if match := PLACE.fullmatch(place_of(thing)):
            at.setdefault((match[1], int(match[2])), []).append(thing_text(thing))
    last = max(column for column, _ in at)
    columns = [chr(code) for code in range(ord("a" if last.islower() else "A"), ord(last) + 1)]
    cells = {place: "+".join(texts) for place, texts in at.items()}
    width = max(3, *map(len, cells.values()))
    lines = [f"{name}:"]
    for row in range(max(row for _, row in at), 0, -1):
        line = " ".join(cells.get((column, row), ".").ljust(width) for column in columns)
        lines.append(f"  {row:2} {line}".rstrip())
    return [*lines, "     " + " ".join(column.ljust(width) for column in columns).rstrip()]


def thing_text(thing: Any) -> str:
    """What stands on a place: its name, whose it is, and how hurt it is."""
    named = str(thing.get("card") or thing.get("token") or thing.get("feature") or "-")
    if thing.get("token") and thing.get("feature"):
        named += f",{thing['feature']}"
    owner = "" if thing.get("owner") is None else f"@{thing['owner']}"
    lives = f" {thing['lives'] - thing['wounds']}" if thing.get("lives") else ""
    return named + owner + lives
