"""The attack of Berserk. Heroes that is under way."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from koloda.cli.layout import indented
from koloda.cli.pen import Pen, colour, fields, listed
from koloda.kernel.protocol import View


def draw(pen: Pen, view: View) -> list[RenderableType]:
    """Attacker, target, defender."""
    units: dict[int, tuple[int, dict[str, Any]]] = {}
    for seat, player in enumerate(listed(view["players"])):
        for card in fields(player["zones"])["play"]["cards"]:
            units[card["unit"]] = (seat, card)
    found = [units[unit] for unit in listed(view["attack"]) if unit in units]
    if len(found) < 2:
        return []
    names = [Text(pen.texts.card(card["card"]), colour(seat)) for seat, card in found]
    text = Text.assemble((pen.words.say("attack") + " ", "dim"))
    return [indented(text.append_text(Text(" → ").join(names)), 2)]
