"""Boards: what a game has on the table besides zones and numbers, one module per game."""

from collections.abc import Callable

from rich.console import RenderableType

from koloda.cli.boards import berserk, berserk_heroes, cthulhu_realms, elven_rage, valhalla
from koloda.cli.pen import Pen
from koloda.kernel.protocol import View

Board = Callable[[Pen, View], list[RenderableType]]

BOARDS: dict[str, Board] = {
    "berserk": berserk.draw,
    "berserk_heroes": berserk_heroes.draw,
    "cthulhu_realms": cthulhu_realms.draw,
    "elven_rage": elven_rage.draw,
    "valhalla": valhalla.draw,
}


def board(pen: Pen, view: View) -> list[RenderableType]:
    """The board of the game; a game without one has nothing here."""
    draw = BOARDS.get(str(view["game"]))
    return draw(pen, view) if draw else []
