"""A table as text, and text as a picture."""

from textwrap import wrap
from typing import Any

import numpy as np
import numpy.typing as npt
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

COLUMNS = 110
INCHES = (10.0, 6.0)
DPI = 80


def picture(text: str) -> npt.NDArray[np.uint8]:
    """The text in a monospaced font, height x width x 3."""
    lines = [part for line in text.splitlines() for part in wrap(line, COLUMNS) or [""]]
    figure = Figure(figsize=INCHES, dpi=DPI)
    canvas = FigureCanvasAgg(figure)
    figure.text(0.02, 0.98, "\n".join(lines), family="monospace", fontsize=8, va="top")
    canvas.draw()  # type: ignore[no-untyped-call]
    pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    return pixels[:, :, :3].copy()


def table_text(view: Any) -> str:
    """A view in a few lines: numbers and zones."""
    lines = [f"{view['game']}, turn {view['turn']}, seat {view['active']} is on turn"]
    lines += [_zones("table", view)]
    for seat, player in enumerate(view["players"]):
        lines.append(_zones(f"seat {seat}", player))
    return "\n".join(lines)


def _zones(title: str, part: Any) -> str:
    numbers = " ".join(f"{name} {value}" for name, value in part.get("numbers", {}).items())
    zones = []
    for name, zone in part.get("zones", {}).items():
        cards = " ".join(str(card["card"]) for card in zone["cards"])
        zones.append(f"{name} {zone['count']}" + (f" [{cards}]" if cards else ""))
    return f"{title}: {numbers} | " + " | ".join(zones)
