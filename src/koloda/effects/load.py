"""Reads folders of card files; an error names file, card and key."""

import hashlib
import re
import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from koloda.effects.schema import Card
from koloda.kernel.errors import BadCard

C = TypeVar("C", bound=Card)

ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_COPIES = 1000
LONGEST_NICK = 16
ART = Path(__file__).with_name("art.txt")


def load_cards(folder: Path, kind: type[C]) -> list[C]:
    """All cards of the .toml files of a folder, in file order."""
    if not folder.is_dir():
        raise BadCard(str(folder), "", "there is no such folder")
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise BadCard(str(folder), "", "no card files (*.toml) here")
    cards: list[C] = []
    origin: dict[str, str] = {}
    for path in paths:
        for card in load_file(path, kind):
            if card.id in origin:
                raise BadCard(str(path), card.id, f"this id stands already in {origin[card.id]}")
            origin[card.id] = path.name
            cards.append(card)
    return cards


def load_file(path: Path, kind: type[C]) -> list[C]:
    """The cards of one file: an array of tables [[card]]."""
    try:
        content = _content(path)
    except OSError as error:
        raise BadCard(str(path), "", str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadCard(str(path), "", "not a UTF-8 text file") from error
    except tomllib.TOMLDecodeError as error:
        raise BadCard(str(path), "", f"not TOML: {error}") from error
    except (ValueError, RecursionError) as error:
        raise BadCard(str(path), "", f"cannot be read: {error}") from error
    for key in content:
        if key != "card":
            raise BadCard(str(path), "", f"unknown key {key!r}; a card file holds only [[card]]")
    entries = content.get("card", [])
    if not isinstance(entries, list):
        raise BadCard(str(path), "", "'card' must be written [[card]]")
    if not entries:
        raise BadCard(str(path), "", "no cards here: write [[card]], or delete the file")
    return [_card(path, i, entry, kind) for i, entry in enumerate(entries, 1)]


def _content(path: Path) -> dict[str, Any]:
    """A file as TOML; the mark with which some editors begin a text is no part of it."""
    return tomllib.loads(path.read_text(encoding="utf-8-sig"))


def _card(path: Path, number: int, entry: object, kind: type[C]) -> C:
    label = str(entry.get("id", f"number {number}")) if isinstance(entry, dict) else str(number)
    try:
        card = msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise BadCard(str(path), label, str(error)) from error
    if not ID.fullmatch(card.id):
        raise BadCard(str(path), label, "an id is made of a-z, 0-9 and _ - at `$.id`")
    if card.copies < 1:
        raise BadCard(str(path), label, "at least 1 copy - at `$.copies`")
    if card.copies > MOST_COPIES:
        raise BadCard(str(path), label, f"at most {MOST_COPIES} copies - at `$.copies`")
    _check_names(path, label, card)
    if card.art and card.art not in pictures():
        near = get_close_matches(card.art, pictures(), 3)
        hint = f"; near it: {', '.join(near)}" if near else ""
        raise BadCard(str(path), label, f"there is no picture {card.art!r}{hint} - at `$.art`")
    return card


def _check_names(path: Path, label: str, card: Card) -> None:
    named = {"name": card.name} if card.nick is None else {"name": card.name, "nick": card.nick}
    for key, names in named.items():
        for lang, name in (("en", names.en), ("ru", names.ru)):
            where = f"at `$.{key}.{lang}`"
            if not name.strip() or not name.isprintable():
                raise BadCard(str(path), label, f"a name is one line of text - {where}")
            if key == "nick" and len(name) > LONGEST_NICK:
                raise BadCard(str(path), label, f"at most {LONGEST_NICK} letters - {where}")


@cache
def pictures() -> frozenset[str]:
    """The names of all pictures that a card may have."""
    return frozenset(ART.read_text(encoding="utf-8").split())


def located(error: BadCard) -> BadCard:
    """The same error, naming the card's file where it names only the folder."""
    folder = Path(error.path)
    if not error.card or not folder.is_dir():
        return error
    for path in sorted(folder.glob("*.toml")):
        entries = _content(path).get("card", [])
        if any(entry.get("id") == error.card for entry in entries):
            return BadCard(str(path), error.card, error.reason)
    return error


def fingerprint(cards: list[C]) -> str:
    """A short hash of what the cards do; names, pictures and comments do not count."""
    sums = hashlib.blake2b(digest_size=6)
    for card in cards:
        fields = {
            name: value
            for name, value in msgspec.to_builtins(card).items()
            if name not in ("name", "nick", "art", "clauses", "source")
        }
        sums.update(msgspec.json.encode(fields, order="deterministic"))
    return sums.hexdigest()
