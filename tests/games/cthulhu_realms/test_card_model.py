"""The card model: section 6."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from koloda.games.cthulhu_realms.cards.schema import CthulhuCard, Half, Line, read_cards
from koloda.games.cthulhu_realms.model import COLOURS, TYPES
from koloda.kernel.errors import BadCard
from tests.clause import clause
from tests.games.cthulhu_realms.rules_table import rules
from tests.games.cthulhu_realms.table import play, position, sanity, with_changed_card

CARDS = {card.id: card for card in read_cards()}


@clause("CR-6.1")
def test_the_printed_order_of_abilities_has_no_meaning() -> None:
    one = play(position("seat 0: play ghast mi_go"), "activate mi_go 1", "activate mi_go 2")
    two = play(position("seat 0: play ghast mi_go"), "activate mi_go 2", "activate mi_go 1")
    assert one.key() == two.key()
    assert sanity(one) == [50, 44]


@clause("CR-6.2")
def test_card_data_holds_no_targets() -> None:
    fields = {field.name for half in Half.__args__ for field in msgspec.structs.fields(half)}
    assert fields == {"requires", "abjure_self", "n", "m"}
    assert {field.name for field in msgspec.structs.fields(Line)} == {"requires", "abjure_self"}


BAD = {
    "no effect without a number": ("green", "n = 4 },", "n = 0 },", "Expected `int` >= 1"),
    "sanity on an entity": ("green", "cost = 4\n", "cost = 4\nsanity = 3\n", "exactly locations"),
    "a location without sanity": ("green", "sanity = 5\n", "", "exactly locations have sanity"),
    "a shield on an entity": (
        "green",
        "cost = 4\n",
        'cost = 4\nshield = "gate"\n',
        "only locations",
    ),
    "no abilities": ("black", '[\n  { do = "conj", n = 1 },\n]', "[]", "length >= 1"),
    "a wrong total": ("green", "copies = 3", "copies = 4", "must be 66 in all, found 67"),
    "a wrong starting deck": (
        "black",
        "starting = 6",
        "starting = 5",
        "must have 10 cards, found 9",
    ),
    "a wrong number of basic cards": ("black", "copies = 10", "copies = 11", "found 8, 11, 24"),
    "too few basic copies": ("black", "copies = 24", "copies = 23", "too few copies for 4"),
    "three halves": (
        "green",
        '{ do = "lose", n = 4 }]',
        '{ do = "lose", n = 4 }, { do = "abjure" }]',
        "exactly two halves",
    ),
    "nested halves": (
        "green",
        '{ do = "lose", n = 4 }]',
        '{ do = "one_of", halves = [] }]',
        "one_of",
    ),
    "two cards abjured": (
        "green",
        '{ do = "abjure" }',
        '{ do = "abjure", n = 2 }',
        "unknown field `n`",
    ),
    "three requirements": (
        "green",
        'if = ["green", "discarded"]',
        'if = ["green", "discarded", "abjured"]',
        "at most two different",
    ),
    "a requirement twice": (
        "green",
        'if = ["green", "discarded"]',
        'if = ["green", "green"]',
        "at most two different",
    ),
    "a key twice": ("green", 'id = "dagon"', 'id = "ghoul"', "stands already in green.toml"),
    "an unknown key": ("green", "cost = 3", "prize = 3", "unknown field `prize`"),
    "a half that abjures": (
        "green",
        '{ do = "conj", n = 3 }',
        '{ do = "conj", n = 3, abjure_self = true }',
        "the whole ability",
    ),
    "no stack": ("black", "stack = true\n", "", "exactly one basic card"),
}


@clause("CR-6.3")
@pytest.mark.parametrize("what", BAD)
def test_bad_card_data_is_refused_with_file_card_and_key(what: str, tmp_path: Path) -> None:
    file, old, new, message = BAD[what]
    with pytest.raises(BadCard) as refusal:
        with_changed_card(tmp_path, file, old, new)
    assert message in str(refusal.value)
    assert str(tmp_path) in str(refusal.value)


@clause("CR-6.4", "CR-6.5")
@pytest.mark.parametrize("name", ["book_of_eibon", "kingsport_harbor"])
def test_the_example_records_are_what_the_card_files_say(name: str) -> None:
    examples = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", rules(), re.DOTALL)]
    (example,) = [example for example in examples if example.get("key") == name]
    assert record(CARDS[name]) == example


@clause("CR-6.5")
def test_the_example_ability_with_the_abjure_mark() -> None:
    texts = re.findall(r"```json\n(.*?)```", rules(), re.DOTALL)
    (example,) = [json.loads(text) for text in texts if '"key"' not in text]
    assert line(CARDS["mi_go"].abilities[2]) == example


def record(card: CthulhuCard) -> dict[str, Any]:
    """A card in the form of the rulebook's examples."""
    made: dict[str, Any] = {"key": card.id, "name_ru": card.name.ru, "name_en": card.name.en}
    for field in ("colour", "type", "cost", "copies", "supply"):
        made[field] = getattr(card, field)
    if card.type == "location":
        made |= {"sanity": card.sanity, "shield": card.shield}
    return made | {"abilities": [line(ability) for ability in card.abilities]}


def line(ability: Line) -> dict[str, Any]:
    """An ability, or a half of one, in the form of the rulebook's examples."""
    fields = msgspec.to_builtins(ability)
    made: dict[str, Any] = {"requires": [requirement(name) for name in ability.requires]}
    if fields["do"] == "one_of":
        made["one_of"] = [line(half) for half in getattr(ability, "halves")]  # noqa: B009
    else:
        numbers = {name: fields[name] for name in ("n", "m") if name in fields}
        made["effect"] = {"kind": fields["do"], **numbers}
    return made | ({"abjure_self": True} if ability.abjure_self else {})


def requirement(name: str) -> dict[str, str]:
    kind = "colour" if name in COLOURS else "type" if name in TYPES else "event"
    return {"kind": kind, "value": name}
