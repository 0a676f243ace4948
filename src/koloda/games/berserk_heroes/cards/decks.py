"""Deck construction: section 4 of RULES.md.

A deck file is text: the hero first, then one card a line with its count; `#` starts a
comment. In a set-up value the lines are joined by semicolons.

    # Poison, slowly.
    Mother Slime
    3 Poison Ray
    2 poison_blade
"""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.kernel.decks import DeckList
from koloda.kernel.errors import BadDeck
from koloda.kernel.numbers import NO_NUMBER, natural

MIN_CARDS: Final = 40  # BH-4.2; there is no most: BH-4.3
MAX_COPIES: Final = 3  # BH-4.6
MAX_HORDE: Final = 5  # BH-4.7
NO_HERO: Final = -1
FULL_ART: Final = [" (full art)", " (полноформатная)"]  # BH-3.6


class Read:
    """A deck list as far as it can be read."""

    def __init__(self) -> None:
        self.hero = NO_HERO  # the card of the first line
        self.copies: dict[int, int] = {}
        self.unread: list[str] = []
        self.mistakes: list[BadDeck] = []


def read_deck(t: CardTable, text: str) -> list[int]:
    """The kinds of a deck list, the hero first; refuses what section 4 forbids."""
    made = read(t, text)
    if made.mistakes:
        raise made.mistakes[0]
    return [made.hero, *[kind for kind, n in made.copies.items() for _ in range(n)]]


def read(t: CardTable, text: str) -> Read:
    """A deck list with every rule of section 4 that it breaks."""
    names, made = names_of(t), Read()
    for line in text.replace(";", "\n").split("\n"):
        content = line.partition("#")[0].strip()
        if content:
            read_into(t, names, content, made)
    made.mistakes += mistakes(t, made.hero, made.copies)
    return made


def read_into(t: CardTable, names: dict[str, int], content: str, made: Read) -> None:
    """One line more; the first card is the hero (BH-4.1)."""
    try:
        count, kind = read_line(t, names, content)
    except BadDeck as error:
        made.mistakes.append(error)
        made.unread.append(content)
        return
    if made.hero == NO_HERO and not made.copies and t.type[kind] == m.HERO:
        made.hero = kind
        count -= 1
    if count:
        made.copies[kind] = made.copies.get(kind, 0) + count


def names_of(t: CardTable) -> dict[str, int]:
    """Ids and names in both languages, in lower case."""
    names: dict[str, int] = {}
    for kind, name in enumerate(t.ids):
        names[name] = kind
        names[t.names[kind][0].lower()] = kind
        names[t.names[kind][1].lower()] = kind
    return names


def read_line(t: CardTable, names: dict[str, int], content: str) -> tuple[int, int]:
    """Count and kind of one line; without a number the count is 1."""
    number, _, rest = content.partition(" ")
    count = natural(number.rstrip("x"))
    if count == NO_NUMBER:
        count = 1
    else:
        content = rest.strip()
    name = content.lower()
    printing = ""
    for suffix in FULL_ART:
        if name.endswith(suffix):
            name, printing = name[: -len(suffix)], suffix
    if name not in names:
        raise BadDeck(f"there is no card {content!r}", "", "deck_card", {"value": content})
    if count < 1:
        raise BadDeck(
            f"a count is at least 1: {content!r}", "", "deck_count", {"card": t.ids[names[name]]}
        )
    if printing and not t.full_art[names[name]]:
        raise BadDeck(
            f"{content!r}: this card has no full-art printing",
            "BH-3.6",
            "deck_art",
            {"card": t.ids[names[name]]},
        )
    return count, names[name]


def mistakes(t: CardTable, hero: int, copies: dict[int, int]) -> list[BadDeck]:
    """BH-4.1 to BH-4.11; the message names the offending card."""
    found: list[BadDeck] = []
    if hero == NO_HERO:
        found.append(BadDeck("a deck list begins with its hero", "BH-4.1", "deck_hero"))
    for kind in copies:
        check_card(t, hero, kind, found)
    for kind in sorted(copies):
        check_copies(t, kind, copies[kind], found)  # BH-4.8
    size = sum(copies.values())
    if size < MIN_CARDS:
        found.append(
            BadDeck(
                f"{size} cards, at least {MIN_CARDS} needed",
                "BH-4.2",
                "deck_size",
                {"low": MIN_CARDS, "n": size},
            )
        )
    return found


def check_copies(t: CardTable, kind: int, copies: int, found: list[BadDeck]) -> None:
    """BH-4.6, BH-4.7: no more than a deck may have."""
    limit = most_copies(t, kind)
    if copies > limit:
        found.append(
            BadDeck(
                f"{t.names[kind][0]}: {copies} copies, at most {limit} allowed",
                "BH-4.7" if limit == MAX_HORDE else "BH-4.6",
                "deck_copies",
                {"card": t.ids[kind], "most": limit, "n": copies},
            )
        )


def check_card(t: CardTable, hero: int, kind: int, found: list[BadDeck]) -> None:
    """Whether a card may be in the deck of a hero at all."""
    name = t.names[kind][0]
    card: dict[str, str | int] = {"card": t.ids[kind]}
    if t.type[kind] == m.HERO:
        found.append(
            BadDeck(f"{name}: a hero cannot be in a deck", "BH-4.11", "deck_second_hero", card)
        )
    elif t.created[kind]:
        found.append(
            BadDeck(f"{name}: a Created card cannot be in a deck", "BH-4.9", "deck_created", card)
        )
    elif t.placed[kind]:
        found.append(
            BadDeck(f"{name}: a Placed card cannot be in a deck", "BH-4.10", "deck_placed", card)
        )
    elif hero != NO_HERO and t.elements[kind] and not t.elements[kind] & t.elements[hero]:
        several = t.elements[kind] & (t.elements[kind] - 1)
        words = ", ".join(e for i, e in enumerate(m.ELEMENTS) if t.elements[kind] >> i & 1)
        found.append(
            BadDeck(
                f"{name}: its element ({words}) is not the hero's",
                "BH-4.5" if several else "BH-4.4",
                "deck_element",
                card,
            )
        )


def is_deckable(t: CardTable, kind: int, elements: int) -> bool:
    """Section 4: whether a card may be in the deck of a hero of these elements."""
    if t.type[kind] == m.HERO or t.created[kind] or t.placed[kind]:
        return False
    return not t.elements[kind] or t.elements[kind] & elements != 0


def most_copies(t: CardTable, kind: int) -> int:
    """BH-4.6, BH-4.7: how many cards of a kind a deck may have."""
    return MAX_HORDE if t.keys[kind] & m.HORDE else MAX_COPIES


class Decks:
    """Deck construction as the kernel knows it: a hero leads a deck (BH-4.1)."""

    def __init__(self, table: CardTable, presets: dict[str, str]) -> None:
        self.table = table
        self.presets = presets
        self.low = MIN_CARDS
        self.high = 0  # BH-4.3
        kinds = range(len(table.ids))
        self.leads = [table.ids[kind] for kind in kinds if table.type[kind] == m.HERO]
        self.most = {
            table.ids[kind]: most_copies(table, kind)
            for kind in kinds
            if is_deckable(table, kind, table.elements[kind])
        }
        self.zone = "hand"

    def read(self, text: str) -> DeckList:
        t, made = self.table, DeckList()
        found = read(t, text)
        made.lead = "" if found.hero == NO_HERO else t.ids[found.hero]
        made.cards = {t.ids[kind]: n for kind, n in found.copies.items()}
        made.unread = found.unread
        made.mistakes = found.mistakes
        return made

    def ready(self) -> dict[str, str]:
        return {name: write_deck(self.table, text) for name, text in self.presets.items()}

    def barred(self, lead: str) -> list[BadDeck]:
        t, found = self.table, list[BadDeck]()
        hero = t.ids.index(lead) if lead in t.ids else NO_HERO
        for kind, name in enumerate(t.ids):
            if name in self.most:
                check_card(t, hero, kind, found)
        return found


def write_deck(t: CardTable, text: str) -> str:
    """A deck list in one line, as a set-up value."""
    made = read(t, text)
    lines = [] if made.hero == NO_HERO else [t.ids[made.hero]]
    return ";".join(lines + [f"{n} {t.ids[kind]}" for kind, n in made.copies.items()])
