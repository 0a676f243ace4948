# %% [markdown]
# # Results of the examples
#
# The learning curve of `train_ppo.py`, and the win rates of `train_ppo.py` and `ismcts_match.py`
# with 95 % Wilson intervals. Runs cell by cell in an editor that knows `# %%`, or whole:
#
#     python examples/plot_results.py out/ppo/training.json out/ismcts.json
#
# Each picture is written beside the file it comes from, as SVG and PNG.

# %%
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

HERE = Path(__file__).parent if "__file__" in globals() else Path("examples")
NOTEBOOK = "ipykernel" in sys.modules
GIVEN = [] if NOTEBOOK else [Path(name) for name in sys.argv[1:]]
FILES = GIVEN or sorted((HERE / "results").glob("*.json"))
plt.rcParams["svg.fonttype"] = "none"  # text stays text
COLOURS = ["#2f5d8a", "#b23a48", "#5b8a3c", "#8a6d3b"]

# %% [markdown]
# ## The learning curve
# The share of games won against each opponent after so many decisions of self-play; the band is the
# interval of the games of that point.


# %%
def draw_curve(axes: Axes, curve: list[dict[str, Any]]) -> None:
    """A line with its band for each opponent."""
    decisions = [point["decisions"] / 1e6 for point in curve]
    for number, opponent in enumerate(one["opponent"] for one in curve[0]["meetings"]):
        met = [point["meetings"][number] for point in curve]
        rates = [100 * one["rate"] for one in met]
        low, high = ([100 * one[end] for one in met] for end in ("low", "high"))
        axes.plot(decisions, rates, "o-", ms=3, color=COLOURS[number], label=f"against {opponent}")
        axes.fill_between(decisions, low, high, color=COLOURS[number], alpha=0.15, lw=0)
    axes.axhline(50, color="#8a8f98", lw=0.8, ls=":")
    axes.set(xlabel="million decisions of self-play", ylabel="games won, %", ylim=(0, 101))
    axes.legend(loc="lower right", frameon=False)


# %% [markdown]
# ## The win rates
# One bar for each opponent; the line is the interval.


# %%
def draw_rates(axes: Axes, meetings: list[dict[str, Any]]) -> None:
    """A bar with its interval for each opponent, the first on top."""
    names = [
        f"{one['opponent']}\n{100 * one['rate']:.1f} % of {one['games']:,} games"
        for one in meetings
    ]
    rates = [100 * one["rate"] for one in meetings]
    below = [100 * (one["rate"] - one["low"]) for one in meetings]
    above = [100 * (one["high"] - one["rate"]) for one in meetings]
    axes.barh(names, rates, xerr=(below, above), color=COLOURS, capsize=4, height=0.6)
    axes.axvline(50, color="#8a8f98", lw=0.8, ls=":", zorder=0)
    axes.set(xlabel="games won, %", xlim=(0, 101))
    axes.invert_yaxis()


# %%
def draw(result: dict[str, Any]) -> Figure:
    """The curve, where there is one, and the win rates."""
    curve = result.get("curve")
    figure, axes = plt.subplots(
        1, 2 if curve else 1, figsize=(10 if curve else 6, 3.6), layout="constrained", squeeze=False
    )
    if curve:
        draw_curve(axes[0, 0], curve)
    draw_rates(axes[0, -1], result["final"])
    for one in axes.flat:
        one.spines[["top", "right"]].set_visible(False)
    figure.suptitle(result["title"], fontsize=11)
    return figure


# %%
for path in FILES:
    picture = draw(json.loads(path.read_text(encoding="utf-8")))
    for suffix in (".svg", ".png"):
        picture.savefig(path.with_suffix(suffix), dpi=120)
    print(f"{path.with_suffix('.svg')} and .png")
    if NOTEBOOK:
        plt.show()
    plt.close(picture)
