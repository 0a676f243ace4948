"""Text as a picture, for render_mode="rgb_array"."""

from textwrap import wrap

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
