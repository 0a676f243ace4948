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
from koloda.kernel.errors import BadDeck
from koloda.kernel.numbers import NO_NUMBER, natural

MIN_CARDS: Final = 40  # BH-4.2; there is no most: BH-4.3
MAX_COPIES: Final = 3  # BH-4.6
MAX_HORDE: Final = 5  # BH-4.7
NO_HERO: Final = -1
FULL_ART: Final = [" (full art)", " (полноформатная)"]  # BH-3.6


def read_deck(t: CardTable, text: str) -> list[int]:
    """The kinds of a deck list, the hero first; refuses what section 4 forbids."""
    names = names_of(t)
    hero = NO_HERO
    copies: dict[int, int] = {}
    for line in text.replace(";", "\n").split("\n"):
        content = line.partition("#")[0].strip()
        if content:
            count, kind = read_line(t, names, content)
            copies[kind] = copies.get(kind, 0) + count
            if hero == NO_HERO:
                hero = kind
                copies[hero] -= 1
    check_deck(t, hero, copies)
    return [hero, *[kind for kind, n in copies.items() for _ in range(n)]]


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


def check_deck(t: CardTable, hero: int, copies: dict[int, int]) -> None:
    """BH-4.1 to BH-4.11; the message names the offending card."""
    if hero == NO_HERO or t.type[hero] != m.HERO:
        raise BadDeck("a deck list begins with its hero", "BH-4.1", "deck_hero")
    if copies[hero] == 0:
        del copies[hero]
    for kind in copies:
        check_card(t, hero, kind)
    for kind in sorted(copies):
        check_copies(t, kind, copies[kind])  # BH-4.8
    size = sum(copies.values())
    if size < MIN_CARDS:
        raise BadDeck(
            f"{size} cards, at least {MIN_CARDS} needed",
            "BH-4.2",
            "deck_size",
            {"low": MIN_CARDS, "n": size},
        )


def check_copies(t: CardTable, kind: int, copies: int) -> None:
    """BH-4.6, BH-4.7: no more than a deck may have."""
    limit = most_copies(t, kind)
    if copies > limit:
        raise BadDeck(
            f"{t.names[kind][0]}: {copies} copies, at most {limit} allowed",
            "BH-4.7" if limit == MAX_HORDE else "BH-4.6",
            "deck_copies",
            {"card": t.ids[kind], "most": limit, "n": copies},
        )


def check_card(t: CardTable, hero: int, kind: int) -> None:
    """Whether a card may be in the deck of a hero at all."""
    name = t.names[kind][0]
    card: dict[str, str | int] = {"card": t.ids[kind]}
    if t.type[kind] == m.HERO:
        raise BadDeck(f"{name}: a hero cannot be in a deck", "BH-4.11", "deck_second_hero", card)
    if t.created[kind]:
        raise BadDeck(f"{name}: a Created card cannot be in a deck", "BH-4.9", "deck_created", card)
    if t.placed[kind]:
        raise BadDeck(f"{name}: a Placed card cannot be in a deck", "BH-4.10", "deck_placed", card)
    if t.elements[kind] and not t.elements[kind] & t.elements[hero]:
        several = t.elements[kind] & (t.elements[kind] - 1)
        words = ", ".join(e for i, e in enumerate(m.ELEMENTS) if t.elements[kind] >> i & 1)
        raise BadDeck(
            f"{name}: its element ({words}) is not the hero's",
            "BH-4.5" if several else "BH-4.4",
            "deck_element",
            card,
        )


def is_deckable(t: CardTable, kind: int, elements: int) -> bool:
    """Section 4: whether a card may be in the deck of a hero of these elements."""
    if t.type[kind] == m.HERO or t.created[kind] or t.placed[kind]:
        return False
    return not t.elements[kind] or t.elements[kind] & elements != 0


def most_copies(t: CardTable, kind: int) -> int:
    """BH-4.6, BH-4.7: how many cards of a kind a deck may have."""
    return MAX_HORDE if t.keys[kind] & m.HORDE else MAX_COPIES


def write_deck(t: CardTable, cards: list[int]) -> str:
    """A deck list in one line, as a set-up value."""
    lines = [t.ids[cards[0]]]
    for kind in sorted(set(cards[1:])):
        lines.append(f"{cards[1:].count(kind)} {t.ids[kind]}")
    return "; ".join(lines)
