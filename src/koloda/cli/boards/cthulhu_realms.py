"""Which rows of Cthulhu Realms a player may buy from: with three or four not all of them."""

from rich.console import RenderableType
from rich.text import Text

from koloda.cli.layout import indented
from koloda.cli.pen import Pen, listed
from koloda.kernel.protocol import View


def draw(pen: Pen, view: View) -> list[RenderableType]:
    seat, rows = view["seat"], listed(view["rows"])
    if not isinstance(seat, int) or len(rows) < 3 or not rows[seat]:
        return []
    numbers = ", ".join(str(row + 1) for row in rows[seat])
    return [indented(Text(pen.words.say("your-rows", rows=numbers), "italic"), 2)]
