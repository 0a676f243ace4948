"""Plots as SVG text, drawn by matplotlib without a screen."""

from collections.abc import Callable
from io import StringIO
from typing import Any

from koloda.kernel.errors import KolodaError

try:
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter
except ImportError as error:
    raise KolodaError("reports need the extra packages: pip install 'koloda[arena]'") from error

BLUE, RED = "#3f77ad", "#c4485a"  # to be told from light and from dark paper
INK = "#010203"  # replaced by the colour of the page's text
SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "koloda",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor"), INK),
    **dict.fromkeys(("xtick.color", "ytick.color", "grid.color"), INK),
}


def draw(width: float, height: float, paint: Callable[[Axes], object], **wording: str) -> str:
    """One plot; the same numbers always give the same text."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
        paint(axes)
        axes.set(**wording)
        axes.spines[["top", "right"]].set_visible(False)
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    svg = text.getvalue().replace(INK, "currentColor")
    return svg[svg.index("<svg") :]


def bars(
    names: list[str], values: list[float], lows: list[float], highs: list[float], **wording: str
) -> str:
    """Horizontal points with intervals, the first on top."""

    def paint(axes: Axes) -> None:
        places = range(len(names))
        below = [max(0.0, value - low) for value, low in zip(values, lows, strict=True)]
        above = [max(0.0, high - value) for value, high in zip(values, highs, strict=True)]
        axes.errorbar(values, places, xerr=[below, above], fmt="o", color=BLUE, capsize=3)
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        axes.grid(axis="x", alpha=0.15)

    return draw(6.4, 1.0 + 0.32 * len(names), paint, **wording)


def columns(
    names: list[str],
    values: list[float],
    lows: list[float],
    highs: list[float],
    fair: float,
    **wording: str,
) -> str:
    """Columns with intervals and a line at the fair share."""

    def paint(axes: Axes) -> None:
        below = [max(0.0, value - low) for value, low in zip(values, lows, strict=True)]
        above = [max(0.0, high - value) for value, high in zip(values, highs, strict=True)]
        axes.bar(names, values, yerr=[below, above], color=BLUE, alpha=0.8, ecolor=INK, capsize=4)
        axes.axhline(fair, color=RED, linestyle="--", linewidth=1)
        axes.set_ylim(0.0, 1.0)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))

    return draw(4.8, 3.0, paint, **wording)


def histogram(values: list[int], **wording: str) -> str:
    """How often each length occurred."""

    def paint(axes: Axes) -> None:
        axes.hist(values, bins=min(40, max(5, len(set(values)))), color=BLUE, alpha=0.85)
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))

    return draw(6.4, 3.0, paint, **wording)


def matrix(names: list[str], values: list[list[float | None]], **wording: str) -> str:
    """The row's score against the column, coloured; empty where the two never met."""

    def paint(axes: Axes) -> None:
        shown = [[float("nan") if cell is None else cell for cell in row] for row in values]
        axes.imshow(shown, cmap="RdBu", vmin=0.0, vmax=1.0)
        for y, row in enumerate(values):
            for x, cell in enumerate(row):
                if cell is not None:
                    strong = abs(cell - 0.5) > 0.35
                    colour = "white" if strong else "black"
                    axes.text(x, y, f"{100 * cell:.0f}", ha="center", va="center", color=colour)
        axes.set_xticks(range(len(names)), names, rotation=45, ha="right")
        axes.set_yticks(range(len(names)), names)

    side = 1.8 + 0.5 * len(names)
    return draw(side + 0.6, side, paint, **wording)


def lines(
    series: dict[str, list[float]], marks: list[tuple[int, float]] | None = None, **wording: str
) -> str:
    """One line per name; marks are points that deserve a look."""

    def paint(axes: Axes) -> None:
        for name, values in series.items():
            axes.plot(range(len(values)), values, label=name, linewidth=1.4)
        if marks:
            axes.scatter([x for x, _ in marks], [y for _, y in marks], color=RED, zorder=3, s=22)
        axes.set_ylim(0.0, 1.0)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        axes.grid(alpha=0.15)
        axes.legend(loc="best", frameon=False)

    return draw(8.0, 3.6, paint, **wording)
