"""The card pool of section 8.3 and the decks of 8.4: as RULES.md prints them, and played."""

import re
from pathlib import Path
from typing import Any

import pytest

from koloda.games import berserk, registry
from koloda.games.berserk import GAME
from koloda.games.berserk.cards.deckfile import read_decks
from koloda.games.berserk.cards.schema import read_cards
from koloda.games.berserk.cards.structs import Card
from koloda.games.berserk.faces.notation import position
from koloda.games.berserk.rules.decks import check
from koloda.kernel.errors import BadCard
from tests.clause import clause
from tests.games.berserk.table import EXTRA, acts, asked, at, deployed, do, go, pos, seen

RULES = Path(berserk.__file__).parent / "RULES.md"
CARDS = {card.id: card for card in read_cards()}
ELEMENTS = {
    "Forest": "forest", "Mountain": "mountain", "Steppe": "steppe", "Swamp": "swamp",
    "Darkness": "darkness",
}  # fmt: skip


def printed() -> list[list[str]]:
    """The rows of section 8.3."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if re.match(r"\| [FMPSDN]\d\d \|", line)]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


@clause("BK-3.1", "BK-3.2")
def test_the_pool_has_125_cards_as_counted_in_section_8_2() -> None:
    cards = list(CARDS.values())
    assert len(cards) == 125
    assert sum(card.grade == "elite" for card in cards) == 38
    kinds = [card.subtype or card.type for card in cards]
    counted = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counted == {
        "creature": 81, "parasite": 1, "flying": 12, "symbiote": 6, "equipment": 10,
        "terrain": 6, "artifact": 9,
    }  # fmt: skip


@clause("BK-3.2", "BK-3.5", "BK-3.6")
@pytest.mark.parametrize("row", printed(), ids=lambda row: row[0])
def test_every_card_is_as_printed(row: list[str]) -> None:
    card = CARDS[row[0].lower()]
    elements = [] if row[2] == "Neutral" else [ELEMENTS[name] for name in row[2].split(" + ")]
    kind = ", ".join(name for name in (card.type, card.subtype or card.equipment) if name)
    made = [
        f"{card.name.ru} / {card.name.en}", card.elements, str(card.cost), card.grade,
        str(card.lives or "–"), "–" if card.move < 0 else str(card.move),
        "-".join(map(str, card.strike)) or "–", kind, card.cls or "–",
    ]  # fmt: skip
    assert made == [row[1], elements, row[3], row[4].split()[0], *row[5:10]]


def n_abilities(card: Card) -> int:
    host = card.host
    own = len(card.keywords) + len(card.auras) + len(card.actions) + len(card.triggers)
    return own + (len(host.keywords) + len(host.actions) + len(host.triggers) if host else 0)


@clause("BK-3.7")
@pytest.mark.parametrize("row", printed(), ids=lambda row: row[0])
def test_every_printed_ability_is_in_the_data(row: list[str]) -> None:
    assert n_abilities(CARDS[row[0].lower()]) == len(re.findall(r"`[^`]+`", row[10]))


def stage(card: Card) -> str:
    """A position in which a card of P1 can do what it does."""
    lines = ["p1 b2 n01 wounds=2", "p1 a1 d06 closed", "p1 b1 p01 closed", "p1 c2 f05 wounds=1"]
    lines += ["p2 c4 n01 wounds=5", "p2 c5 n01", "p2 e6 n09", "p2 c3 n04 wounds=2", "p2 d5 n01"]
    lines += ["p1 deck s02 f05 n01", "p1 grave d01 f05", "p2 deck n01"]
    where = "c1" if card.type == "artifact" else "d3"
    if card.id in ("d17", "n17") or card.subtype == "flying" or card.type == "terrain":
        lines.append(f"p1 zone {card.id} tokens=3")
    elif card.subtype == "symbiote" or card.type == "equipment":
        letter = "s" if card.subtype else dict(ARMS)[card.equipment]
        lines += ["p1 d3 n06", f"p1 d3{letter} {card.id}"]
    else:
        lines.append(f"p1 {where} {card.id} tokens=3")
    return "\n".join(lines)


ARMS = [("armour", "a"), ("shield", "h"), ("weapon", "w"), ("footwear", "f"), ("potion", "p")]


def place_of(card: Card) -> str:
    """Where that position has the card."""
    if card.id in ("d17", "n17") or card.subtype == "flying" or card.type == "terrain":
        return f"1.{card.id}"
    if card.subtype == "symbiote":
        return "d3s"
    if card.type == "equipment":
        return "d3" + dict(ARMS)[card.equipment]
    return "c1" if card.type == "artifact" else "d3"


USES = [
    (card.id, number)
    for card in CARDS.values()
    for number in range(1, len(card.actions) + 1)
    if (card.id, number) not in (("n07", 2), ("n17", 2))  # shown in test_sudden, test_information
]


@clause("BK-16.1", "BK-16.29")
@pytest.mark.parametrize(("name", "number"), USES)
def test_every_action_of_every_card_is_carried_out_and_paid(name: str, number: int) -> None:
    card = CARDS[name]
    action = card.actions[number - 1]
    s, place = pos(stage(card)), place_of(card)
    tokens = at(s, place, "tokens")
    before = s.key()
    do(s, f"use {place} {number}")
    while asked(s).split()[0] not in ("main", "moment"):
        do(s, next(text for text in acts(s) if text != "undefended"))
    assert s.key() != before
    if action.cost == "destroy":
        assert place not in seen(s)
    elif action.cost == "close":
        assert at(s, place, "closed") is True
        assert at(s, place, "tokens") == tokens - action.tokens


@clause("BK-13.1", "BK-15.4")
@pytest.mark.parametrize("name", [card.id for card in CARDS.values() if card.strike])
def test_every_creature_strikes_with_its_values(name: str) -> None:
    card = CARDS[name]
    place = place_of(card)
    for how, die in enumerate("146"):
        s = pos(stage(card).replace("c4 n01 wounds=5", "c4 n01 wounds=0 closed"))
        wanted = at(s, place, "strike")[how]
        go(s, f"strike {place} c4", white=die)
        assert at(s, "c4", "wounds") == wanted
        assert wanted == card.strike[how]


@clause("BK-8.4", "BK-8.5")
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_bought_deployed_and_revealed(name: str) -> None:
    s = deployed(f"{name} c3, n06 b1" if name != "n06" else "n06 c3", "n01 c5")
    if asked(s) == "host 0":
        do(s, "host c3 b1")
    assert name in [card["card"] for card in seen(s, 1).values()]


@clause("BK-4.1", "BK-4.2", "BK-4.3", "BK-4.6")
def test_six_preset_decks_each_element_leading_one() -> None:
    leaders = {}
    for deck in read_decks():
        check(EXTRA.table, deck.cards)
        assert sum(deck.cards.values()) == 40
        counted = dict.fromkeys(ELEMENTS.values(), 0)
        for name, n in deck.cards.items():
            for element in CARDS[name].elements:
                counted[element] += n
        leaders[deck.id] = max(counted, key=lambda e: counted[e]) if any(counted.values()) else ""
    assert leaders == {
        "grove": "forest", "peaks": "mountain", "mire": "swamp", "winds": "steppe",
        "night": "darkness", "sellswords": "",
    }  # fmt: skip


@clause("BK-4.1")
def test_the_preset_decks_of_section_8_4() -> None:
    text = RULES.read_text(encoding="utf-8")
    decks = {deck.id: deck.cards for deck in read_decks()}
    for letter, name in (("A", "grove"), ("B", "peaks"), ("C", "mire")):
        line = re.search(rf"\*\*Deck {letter} .*", text)
        assert line is not None
        found = re.findall(r"([FMPSDN]\d\d) [^×]*×(\d)", line[0])
        assert decks[name] == {card.lower(): int(n) for card, n in found}
    assert GAME.decks.read("f01*3, f05").cards == {"f01": 3, "f05": 1}
    assert GAME.decks.read("f01*3;f05;f01").cards == {"f01": 4, "f05": 1}


WRONG = {
    "cost = 4": ("cost = 0", "cost must be at least 1"),
    "move = 1": ("mvoe = 1", "mvoe"),
    "strike = [2, 2, 3]": ("strike = [3, 2, 1]", "weak <= medium <= strong"),
    'class = "human"': (
        'class = "human"\nauras = [{ on = { max_cost = 3 }, gives = [] }]',
        "an area is told by",
    ),
    "lives = 7": (
        'lives = 7\nactions = [{ do = [{ do = "call", which = { adjacent = true } }] }]',
        "what is called or revived",
    ),
    'grade = "ordinary"': (
        'grade = "ordinary"\nhost = { keywords = [{ give = "vanguard" }] }',
        "Vanguard cannot be given",
    ),
}


@pytest.mark.parametrize("old", WRONG)
def test_a_wrong_card_file_names_file_card_and_key(old: str, tmp_path: Path) -> None:
    source = Path(berserk.__file__).parent / "cards"
    for path in source.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    neutral = tmp_path / "neutral.toml"
    text = neutral.read_text(encoding="utf-8")
    new, reason = WRONG[old]
    neutral.write_text(text.replace(old, new, 1), encoding="utf-8")  # the first card is n01
    with pytest.raises(BadCard, match=re.escape(reason)) as refused:
        registry.find("berserk", tmp_path)
    assert refused.value.card == "n01"
    assert refused.value.path.endswith("neutral.toml")


def test_a_designers_folder_without_presets_still_plays(tmp_path: Path) -> None:
    source = Path(berserk.__file__).parent / "cards" / "neutral.toml"
    (tmp_path / "mine.toml").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    game = berserk.with_cards(tmp_path)
    assert "sellswords" in game.presets
    text = source.read_text(encoding="utf-8").replace('id = "n', 'id = "z')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    game = berserk.with_cards(tmp_path)
    assert list(game.presets) == ["all"]
    assert len(game.start(1, game.any_setup(2, 1)).deals[0]) == 15
    one = text.partition("[[card]]")[2].partition("[[card]]")[0]
    (tmp_path / "mine.toml").write_text("[[card]]" + one, encoding="utf-8")
    with pytest.raises(BadCard, match="no legal deck"):
        berserk.with_cards(tmp_path)


@clause("BK-16.27")
def test_an_aura_on_a_class_that_no_card_bears_concerns_nobody(tmp_path: Path) -> None:
    for path in (Path(berserk.__file__).parent / "cards").glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace('class = "nomad"', 'class = "rider"')
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    game = berserk.with_cards(tmp_path)
    s = position("p1 c3 p13\np1 a1 p01\np1 b1 n01\np2 e6 n01", game)
    board: Any = game.observe(s, 0)["board"]
    assert [card["attack_exp"] for card in board] == [0, 0, 0, 0]
