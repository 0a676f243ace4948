"""Deck construction: chapter 4 of RULES.md."""

from typing import Final

from koloda.games.berserk.model import FLAGS, HORDE
from koloda.games.berserk.squad import has_independent
from koloda.games.berserk.table import CardTable
from koloda.kernel.errors import BadDeck

SMALLEST: Final = 30  # BK-4.1
LARGEST: Final = 50
COPIES: Final = 3  # BK-4.2
HORDE_COPIES: Final = 5  # BK-4.3


def most_copies(table: CardTable, kind: int) -> int:
    """How many identical cards of a kind a deck may have."""
    return HORDE_COPIES if table.base[kind * 2][FLAGS] & HORDE else COPIES


def check(table: CardTable, cards: dict[str, int]) -> list[int]:
    """The kinds of a legal deck, sorted; refuses a deck that breaks a rule."""
    for name, n in cards.items():
        if name not in table.kinds:
            raise BadDeck(f"there is no card {name!r}")
        if n < 1:
            raise BadDeck(f"card {name!r}: at least 1 copy, not {n}")
        most = most_copies(table, table.kinds[name])
        if n > most:
            clause = "BK-4.3" if most == HORDE_COPIES else "BK-4.2"
            raise BadDeck(f"card {name!r}: at most {most} copies, not {n}", clause)
    size = sum(cards.values())
    if not SMALLEST <= size <= LARGEST:
        raise BadDeck(f"a deck has {SMALLEST} to {LARGEST} cards, not {size}", "BK-4.1")
    kinds = sorted(table.kinds[name] for name, n in cards.items() for _ in range(n))
    if not has_independent(table, kinds):
        raise BadDeck("a deck needs a creature that is not a symbiote", "BK-4.6")
    return kinds


def parse(text: str) -> dict[str, int]:
    """A deck list in one line: "f01*3,f05*5,n03" ...; the lines of a file come with semicolons."""
    cards: dict[str, int] = {}
    for entry in text.replace(";", ",").split(","):
        name, _, number = entry.strip().partition("*")
        if not name or (number and not number.isdigit()):
            raise BadDeck(f"{entry.strip()!r} is no entry of a deck list: write card*copies")
        cards[name] = cards.get(name, 0) + (int(number) if number else 1)
    return cards


def listed(cards: dict[str, int]) -> str:
    """A deck as a deck list in one line."""
    return ",".join(f"{name}*{n}" for name, n in cards.items())
