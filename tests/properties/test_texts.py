"""A text never says more or less than the rule: a changed card reads otherwise, or is refused."""

import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from koloda.effects.text import LANGUAGES, Face, Texts
from koloda.games import registry
from koloda.kernel.errors import BadCard
from tests.properties.card_changes import Change, changes
from tests.properties.random_cards import Cards, Entry, read, write

# Games whose texts hold this.
READING = ["elven_rage", "cthulhu_realms", "berserk_heroes", "berserk", "valhalla"]
APART = {  # fields that are no rules of a card
    "id": "who it is",
    "name": "how it is called",
    "nick": "how it is called where there is no room",
    "art": "how it is drawn",
    "clauses": "where its rules stand",
    "source": "where it was printed",
    "rarity": "an icon that has no effect on play (BH-3.5)",
    "full_art": "the same card in another printing (BH-3.6)",
    "copies": "how many there are of it, which lists of cards tell",
}
APART_FILE = "zz_changed.toml"


class Reader:
    """A game's cards, read anew with one of them changed."""

    def __init__(self, name: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.name = name
        self.folder = folder
        self.kind = registry.card_type(name)
        self.own: Cards = read(name)
        self.home = {one["id"]: file for file, entries in self.own.items() for one in entries}
        write(self.own, folder)
        self.apart = ""  # the card that stands in a file of its own
        self.texts: dict[str, Any] = {
            lang: registry.texts_of(registry.find(name), lang) for lang in LANGUAGES
        }
        for texts in self.texts.values():
            patch.setattr(texts, "say", remembered(texts.say))
        patch.setattr(tomllib, "loads", cache(tomllib.loads))  # a file that stays is read once
        self.count: Counter[str] = Counter()

    def unnoticed(self, entry: Entry, change: Change) -> list[str]:
        """In which languages, and where, a reader would not notice a change; nothing if refused."""
        self.count["changed"] += 1
        try:
            card = msgspec.convert(change.entry, self.kind)
        except msgspec.ValidationError:
            self.count["refused"] += 1
            return []
        try:
            faces = {lang: self.texts[lang].face(card) for lang in LANGUAGES}
            missed = [miss for lang in LANGUAGES for miss in self.missed(lang, entry, faces[lang])]
        except Exception:  # what cannot be read or said must be refused when it is loaded
            missed = ["cannot be said"]
        if not missed:
            self.count["noticed"] += 1
        elif self.refused(change):
            self.count["refused"] += 1
            return []
        return missed

    def missed(self, lang: str, entry: Entry, face: Face) -> list[str]:
        texts: Texts = self.texts[lang]
        before = texts.faces[str(entry["id"])]
        found = []
        if said(before) == said(face):
            found.append(f"{lang}: sentences")
        if drawn(before) == drawn(face):
            found.append(f"{lang}: face")
        return found

    def refused(self, change: Change) -> bool:
        """Whether the game would not take a folder with this card in it."""
        self.put_apart(change.entry["id"])
        write({APART_FILE: [change.entry]}, self.folder)
        try:
            registry.find(self.name, self.folder)
        except BadCard:
            return True
        return False

    def put_apart(self, card: str) -> None:
        """One card stands in a file of its own: only that is written and read for each change."""
        if card == self.apart:
            return
        if self.apart:
            home = self.home[self.apart]
            write({home: self.own[home]}, self.folder)
        self.apart = card
        home = self.home[card]
        others = [entry for entry in self.own[home] if entry["id"] != card]
        if others:
            write({home: others}, self.folder)
        else:
            (self.folder / home).unlink()
        write({APART_FILE: [one for one in self.own[home] if one["id"] == card]}, self.folder)
        registry.find(self.name, self.folder)  # it is taken as it is


def remembered(say: Callable[..., str]) -> Callable[..., str]:
    """The same messages with the same arguments are said once."""
    known: dict[str, str] = {}

    def again(key: str, **args: Any) -> str:
        asked = f"{key} {args!r}"
        if asked not in known:
            known[asked] = say(key, **args)
        return known[asked]

    return again


def said(face: Face) -> tuple[object, ...]:
    """What stands on a card in full."""
    return face.line, face.signs, face.text, face.numbers, face.marks


def drawn(face: Face) -> tuple[object, ...]:
    """What stands on its face."""
    return face.short, face.kind, face.frame, face.lines, face.numbers, face.marks


@pytest.mark.parametrize("name", READING)
def test_a_changed_card_reads_otherwise_or_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(name, tmp_path, monkeypatch)
    kind = inspect.type_info(reader.kind)
    wrong = [
        f"{entry['id']}: {change.what} ({', '.join(missed)})"
        for entries in reader.own.values()
        for entry in entries
        for change in changes(kind, entry, frozenset(APART))
        if (missed := reader.unnoticed(entry, change))
    ]
    print(name, dict(reader.count))
    assert wrong == []
