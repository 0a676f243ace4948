"""The battle of Valhalla: strengths, dice and tactics of both sides; the monster of the solo."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from koloda.cli.faces import chips, label
from koloda.cli.layout import indented
from koloda.cli.pen import Pen, fields, listed
from koloda.kernel.protocol import View


def draw(pen: Pen, view: View) -> list[RenderableType]:
    """The monster of the solo game, then the battle."""
    monster, fight = fields(view.get("monster")), fields(view["battle"])
    lines = [beast(pen, monster)] if monster else []
    return lines + (battle(pen, fight) if fight else [])


def battle(pen: Pen, fight: dict[str, Any]) -> list[RenderableType]:
    sides = [fighter(pen, fight[name]) for name in ("attacker", "defender")]
    lines: list[RenderableType] = []
    for side, name in enumerate(sides):
        text = Text.assemble((pen.words.say(f"side-{side}") + " ", "dim"), name)
        text.append(f"  {pen.words.say('strength', n=fight['strength'][side])}", "bold")
        text.append("  " + dice(pen, fight["dice"][side]))
        lines.append(indented(text, 2))
    for key in ("picked", "rolled"):
        if fight[key]:
            lines.append(indented(Text(dice(pen, fight[key]), "italic"), 4))
    played = [{"card": one["card"]} for one in listed(fight["played"])]
    if played:
        lines.append(indented(Text(" · ").join(chips(pen.texts, played)), 2))
    return lines


def fighter(pen: Pen, who: object) -> Text:
    """A combatant: a player, the monster, or nobody yet."""
    if isinstance(who, int):
        return pen.seat(who)
    return Text(pen.words.say("the-monster") if who == "monster" else "—")


def dice(pen: Pen, faces: list[str]) -> str:
    """Dice by their faces, those alike counted."""
    counts: dict[str, int] = {}
    for face in faces:
        counts[face] = counts.get(face, 0) + 1
    return ", ".join(
        face_name(pen, face) + (f" ×{n}" if n > 1 else "") for face, n in counts.items()
    )


def face_name(pen: Pen, word: str) -> str:
    """A die in the words of the game: sword, or grey_sword with where it comes from."""
    if not pen.texts.has("face"):
        return word
    source, _, face = word.rpartition("_")
    said = pen.texts.say("face", face=face)
    return pen.texts.say("die", source=source, face=said) if source else said


def beast(pen: Pen, monster: dict[str, Any]) -> RenderableType:
    """The monster's card, its dice, what it rolled and what is covered."""
    text = Text.assemble((label(pen.texts, "zone", "monster") + " ", "dim"))
    text.append_text(chips(pen.texts, [{"card": monster["active"]}])[0])
    text.append(f"  {pen.words.say('monster-dice', n=monster['dice'])}")
    for key in ("rolled", "covered"):
        if monster[key]:
            text.append(f"  {pen.words.say(f'monster-{key}', dice=dice(pen, monster[key]))}")
    return indented(text, 2)
