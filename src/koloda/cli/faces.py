"""Cards in the terminal: a name with its marks, a line, a whole card."""

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

from koloda.cli.layout import indented
from koloda.effects.text import Face, Texts
from koloda.kernel.protocol import Json

# Frames whose name is a colour, an element or a clan; others stay uncoloured.
COLOURS = {
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
    "black": "bright_black",
    "red": "red",
    "blue": "blue",
    "orange": "dark_orange3",
    "white": "bold",
    "forest": "green",
    "swamp": "cyan",
    "swamps": "cyan",
    "mountain": "blue",
    "mountains": "blue",
    "steppe": "yellow",
    "steppes": "yellow",
    "darkness": "magenta",
    "bears": "dark_orange3",
    "bear": "dark_orange3",
    "wolves": "green",
    "wolf": "green",
    "boars": "yellow",
    "boar": "yellow",
    "deer": "magenta",
    "giants": "cyan",
    "giant": "cyan",
    "snow": "cyan",
    "high": "yellow",
}
FEW_NUMBERS = 2


def label(texts: Texts, kind: str, name: str) -> str:
    """zone-NAME, number-NAME ...; a number at the end of a name counts from 0: row0 is row 1."""
    if texts.has(f"{kind}-{name}"):
        return texts.say(f"{kind}-{name}")
    stem = name.rstrip("0123456789")
    if stem != name and texts.has(f"{kind}-{stem}"):
        return texts.say(f"{kind}-{stem}", n=int(name[len(stem) :]) + 1)
    return name.replace("_", " ")


def numbers(texts: Texts, values: dict[str, int]) -> str:
    """Numbers with their names: "Cost 3, Sanity 5"."""
    return ", ".join(f"{label(texts, 'number', name)} {n}" for name, n in values.items())


def style(texts: Texts, card: str) -> str:
    return COLOURS.get(texts.faces[card.partition("#")[0]].frame, "")


def chip(texts: Texts, entry: dict[str, Json]) -> Text:
    """A card in a zone: its name, its handle, its printed numbers, its marks."""
    card = entry.get("card")
    name = None if card is None else str(card)
    printed = texts.faces[name.partition("#")[0]].numbers if name else {}
    text = Text.assemble((texts.card(name), style(texts, name) if name else "dim"))
    if "unit" in entry and texts.has("label-unit"):
        text.append(" " + texts.say("label-unit", n=entry["unit"]))
    if printed:
        text.append(" " + "/".join(map(str, printed.values())), "dim")
    marks = [
        mark(texts, key, value)
        for key, value in entry.items()
        if key not in ("card", "unit") and (key not in printed or printed[key] != value)
    ]
    said = ", ".join(filter(None, marks))
    if said:
        text.append(f" [{said}]", "italic")
    return text


def mark(texts: Texts, name: str, value: Json) -> str:
    """A mark of a card in the words of label-NAME; zero and empty are not said.

    What is not so is said only where there is a text label-not-NAME.
    """
    if value is False:
        return texts.say(f"label-not-{name}") if texts.has(f"label-not-{name}") else ""
    parts = value if isinstance(value, list) else [value]
    if not any(parts) or not texts.has(f"label-{name}"):
        return ""
    said = [part if isinstance(part, int) else word(texts, name, str(part)) for part in parts]
    return texts.say(f"label-{name}", n=said[0] if len(said) == 1 else ", ".join(map(str, said)))


def word(texts: Texts, name: str, value: str) -> str:
    """A value in words: a card by its name, another by the text NAME-VALUE."""
    if value in texts.faces:
        return texts.card(value)
    return texts.say(f"{name}-{value}") if texts.has(f"{name}-{value}") else value


def chips(texts: Texts, cards: Iterable[dict[str, Json]]) -> list[Text]:
    """The cards of a zone, those that look alike counted."""
    return [text for text, _ in counted(texts, cards)]


def counted(texts: Texts, cards: Iterable[dict[str, Json]]) -> list[tuple[Text, Face | None]]:
    """The same with the face of each card that is known."""
    found: dict[str, list[dict[str, Json]]] = {}
    for entry in cards:
        found.setdefault(str(entry), []).append(entry)
    shown: list[tuple[Text, Face | None]] = []
    for alike in found.values():
        text = chip(texts, alike[0])
        if len(alike) > 1:
            text.append(f" ×{len(alike)}", "bold")
        card = alike[0].get("card")
        shown.append((text, texts.faces[str(card).partition("#")[0]] if card else None))
    return shown


def gist(texts: Texts, face: Face) -> str:
    """What a card is and does, in one line; many numbers are named only on the whole card."""
    printed = face.numbers
    few = len(printed) <= FEW_NUMBERS
    said = numbers(texts, printed) if few else "/".join(map(str, printed.values()))
    return run_on([said, face.signs, *face.text])


def run_on(sentences: list[str]) -> str:
    """Sentences in one line; those without a full stop are set off by semicolons."""
    said = " ".join(one if one.endswith((".", "!", "?")) else f"{one};" for one in sentences if one)
    return said.removesuffix(";")


def whole(texts: Texts, face: Face) -> Group:
    """A card with all that is printed on it."""
    head = Text(face.name, f"bold {COLOURS.get(face.frame, '')}".strip())
    if face.copies > 1:
        head.append(f" ×{face.copies}", "not bold")
    line = ", ".join(filter(None, [face.line, numbers(texts, face.numbers)]))
    head.append(f"  {line}", "not bold")
    lines = [indented(Text(texts.spoken(line), "dim"), 4) for line in face.lines]
    said = [text for text in (face.signs, *face.text) if text]
    return Group(indented(head, 0), *[indented(Text(text), 4) for text in said], *lines)


def search(texts: Texts, wanted: str) -> list[Face]:
    """Cards by id or by a part of their name; one that is called exactly so comes alone."""
    name = wanted.strip().casefold()
    faces = list(texts.faces.values())
    for test in (
        lambda face: name in (face.id, face.name.casefold()),
        lambda face: face.name.casefold().startswith(name) or face.id.startswith(name),
        lambda face: name in face.name.casefold(),
    ):
        found = [face for face in faces if test(face)]
        if found:
            return found
    return []
