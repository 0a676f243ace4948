"""Deck construction: chapter 4 of RULES.md."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.squad import has_independent
from koloda.kernel.decks import DeckList
from koloda.kernel.errors import BadDeck
from koloda.kernel.numbers import NO_NUMBER, natural

SMALLEST: Final = 30  # BK-4.1
LARGEST: Final = 50
COPIES: Final = 3  # BK-4.2
HORDE_COPIES: Final = 5  # BK-4.3


def most_copies(table: CardTable, kind: int) -> int:
    """How many identical cards of a kind a deck may have (BK-3.9, 4.2 to 4.4, 26.51)."""
    return HORDE_COPIES if table.base[kind * 2][m.FLAGS] & m.HORDE else COPIES


def check(table: CardTable, cards: dict[str, int]) -> list[int]:
    """The kinds of a legal deck, sorted; refuses a deck that breaks a rule."""
    found = mistakes(table, cards)
    if found:
        raise found[0]
    return _kinds(table, cards)


def _kinds(table: CardTable, cards: dict[str, int]) -> list[int]:
    return sorted(table.kinds[name] for name, n in cards.items() for _ in range(n))


def mistakes(table: CardTable, cards: dict[str, int]) -> list[BadDeck]:
    """Every rule that a deck breaks; there is no other (BK-4.5)."""
    found: list[BadDeck] = []
    for name, n in cards.items():
        _check_card(table, name, n, found)
    known = {name: n for name, n in cards.items() if name in table.kinds}
    size = sum(known.values())
    if not SMALLEST <= size <= LARGEST:
        found.append(
            BadDeck(
                f"a deck has {SMALLEST} to {LARGEST} cards, not {size}",
                "BK-4.1",
                "deck_size",
                {"low": SMALLEST, "high": LARGEST, "n": size},
            )
        )
    if not has_independent(table, _kinds(table, known)):
        found.append(
            BadDeck("a deck needs a creature that is not a symbiote", "BK-4.6", "deck_independent")
        )
    return found


def _check_card(table: CardTable, name: str, n: int, found: list[BadDeck]) -> None:
    """What is wrong with one card of a deck and the number of its copies."""
    if name not in table.kinds:
        found.append(BadDeck(f"there is no card {name!r}", "", "deck_card", {"value": name}))
    elif n < 1:
        found.append(
            BadDeck(f"card {name!r}: at least 1 copy, not {n}", "", "deck_count", {"card": name})
        )
    elif n > most_copies(table, table.kinds[name]):
        most = most_copies(table, table.kinds[name])
        found.append(
            BadDeck(
                f"card {name!r}: at most {most} copies, not {n}",
                "BK-4.3" if most == HORDE_COPIES else "BK-4.2",
                "deck_copies",
                {"card": name, "most": most, "n": n},
            )
        )


class Decks:
    """Deck construction as the kernel knows it: nobody leads a deck, every card may be in one."""

    def __init__(
        self, table: CardTable, presets: dict[str, list[int]], names: dict[str, str]
    ) -> None:
        self.table = table
        self.presets = presets
        self.names = names  # names in both languages, in lower case, to ids
        self.low = SMALLEST
        self.high = LARGEST
        self.leads: list[str] = []
        self.most = {name: most_copies(table, kind) for name, kind in table.kinds.items()}
        self.zone = "deal"

    def read(self, text: str) -> DeckList:
        """A deck list: one card a line, "3 f01", "3 Greencrown Archer" or "f01*3"; # comments.

        In a set-up value semicolons or commas stand for the ends of lines.
        """
        made = DeckList()
        cards: dict[str, int] = {}
        for line in text.replace(";", "\n").split("\n"):
            for entry in line.partition("#")[0].split(","):
                if entry.strip():
                    self._read_entry(entry.strip(), cards, made)
        made.mistakes += mistakes(self.table, cards)
        for name, n in cards.items():
            if name in self.table.kinds and n > 0:
                made.cards[name] = n
            else:
                made.unread.append(f"{n} {name}")
        return made

    def _read_entry(self, entry: str, cards: dict[str, int], made: DeckList) -> None:
        try:
            name, n = _entry(entry)
        except BadDeck as error:
            made.mistakes.append(error)
            made.unread.append(entry)
            return
        card = self.names.get(name.lower(), name)
        cards[card] = cards.get(card, 0) + n

    def ready(self) -> dict[str, str]:
        ids = self.table.ids
        return {
            name: ";".join(f"{kinds.count(kind)} {ids[kind]}" for kind in sorted(set(kinds)))
            for name, kinds in self.presets.items()
        }

    def barred(self, lead: str) -> list[BadDeck]:
        return []  # BK-4.5


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
