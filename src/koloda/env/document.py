"""Writes docs/observation.md: what a learner sees and does, game by game.

python -m koloda.env.document > docs/observation.md
"""

from collections import Counter

from koloda.env.space import Space
from koloda.games import registry
from koloda.kernel.setup import Setup

HEAD = """# What a learner sees and does

Made by `python -m koloda.env.document`; do not edit. Each game is shown for its smallest number of
players from two on, with the default set-up. An observation is a row of small numbers; each is
divided by the scale of its field. Players are counted from the viewer on.
"""


def document() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[section(name) for name in registry.GAMES]])


def section(name: str) -> str:
    """One game: its actions by verb, its observation field by field."""
    game = registry.find(name)
    seats = max(2, game.min_seats)
    space = Space(game, Setup(seats))
    verbs = Counter(words.split(" ")[0] for words in space.names)
    actions = ", ".join(f"{verb} {count}" for verb, count in verbs.items())
    lines = [
        f"## {name}, version {game.version}, {seats} seats",
        "",
        f"{space.actions} actions, by verb: {actions}.",
        "",
        f"{space.size} numbers:",
        "",
        "| from | field | size | scale | what it says |",
        "|---:|---|---:|---:|---|",
    ]
    start = 0
    for field in space.fields:
        size = "x".join(map(str, field.shape)) or str(field.size)
        lines.append(f"| {start} | `{field.name}` | {size} | {field.scale} | {field.about} |")
        start += field.size
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    print(document(), end="")
