"""Deck construction: chapter 4 of RULES.md."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.squad import has_independent
from koloda.kernel.errors import BadDeck
from koloda.kernel.numbers import NO_NUMBER, natural

SMALLEST: Final = 30  # BK-4.1
LARGEST: Final = 50
COPIES: Final = 3  # BK-4.2
HORDE_COPIES: Final = 5  # BK-4.3


def most_copies(table: CardTable, kind: int) -> int:
    """How many identical cards of a kind a deck may have (BK-3.9, 4.2, 4.3, 26.51)."""
    return HORDE_COPIES if table.base[kind * 2][m.FLAGS] & m.HORDE else COPIES


def check(table: CardTable, cards: dict[str, int]) -> list[int]:
    """The kinds of a legal deck, sorted; refuses a deck that breaks a rule."""
    for name, n in cards.items():
        if name not in table.kinds:
            raise BadDeck(f"there is no card {name!r}", "", "deck_card", {"value": name})
        if n < 1:
            raise BadDeck(
                f"card {name!r}: at least 1 copy, not {n}", "", "deck_count", {"card": name}
            )
        most = most_copies(table, table.kinds[name])
        if n > most:
            clause = "BK-4.3" if most == HORDE_COPIES else "BK-4.2"
            raise BadDeck(
                f"card {name!r}: at most {most} copies, not {n}",
                clause,
                "deck_copies",
                {"card": name, "most": most, "n": n},
            )
    size = sum(cards.values())
    if not SMALLEST <= size <= LARGEST:
        raise BadDeck(
            f"a deck has {SMALLEST} to {LARGEST} cards, not {size}",
            "BK-4.1",
            "deck_size",
            {"low": SMALLEST, "high": LARGEST, "n": size},
        )
    kinds = sorted(table.kinds[name] for name, n in cards.items() for _ in range(n))
    if not has_independent(table, kinds):
        raise BadDeck(
            "a deck needs a creature that is not a symbiote", "BK-4.6", "deck_independent"
        )
    return kinds


def parse(text: str, names: dict[str, str]) -> dict[str, int]:
    """A deck list: one card a line, "3 f01", "3 Greencrown Archer" or "f01*3"; # comments.

    In a set-up value semicolons or commas stand for the ends of lines.
    """
    cards: dict[str, int] = {}
    for line in text.replace(";", "\n").split("\n"):
        for entry in line.partition("#")[0].split(","):
            if entry.strip():
                name, n = _entry(entry.strip())
                card = names.get(name.lower(), name)
                cards[card] = cards.get(card, 0) + n
    return cards


def _entry(entry: str) -> tuple[str, int]:
    """The card and the count of one line."""
    name, star, number = entry.rpartition("*")
    if not star:
        number, space, name = entry.partition(" ")
        if not space or not number.isdigit():
            return entry, 1
    n = natural(number.strip())
    if n == NO_NUMBER:
        raise BadDeck(
            f"{entry!r} is no line of a deck list: write a count and a card",
            "",
            "deck_line",
            {"value": entry},
        )
    return name.strip(), n
