"""Face-down piles: a pile has no order until somebody draws from it or looks at it."""

from koloda.kernel.rng import below
from koloda.kernel.state import BaseState


def draw_from(s: BaseState, pile: list[int], stream: int) -> int:
    """Take a random card of an unordered pile that is not empty."""
    last = len(pile) - 1
    i = below(s, stream, last + 1)
    card = pile[i]
    pile[i] = pile[last]
    pile.pop()
    return card


def shuffle(s: BaseState, cards: list[int], stream: int) -> None:
    """Put cards into random order, for piles whose order is fixed at once."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(s, stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def fix_top(s: BaseState, pile: list[int], top: list[int], stream: int, n: int) -> None:
    """Give the top n cards of a pile an order, so that they can be looked at.

    `top` holds the cards whose place is fixed, the topmost last; `pile` the rest.
    """
    while len(top) < n and pile:
        top.insert(0, draw_from(s, pile, stream))


def draw_top(s: BaseState, pile: list[int], top: list[int], stream: int) -> int:
    """Draw from a pile with fixed top cards; one of the two must not be empty."""
    if top:
        return top.pop()
    return draw_from(s, pile, stream)


def draw_pile(s: BaseState, top: list[int], pile: list[int], bottom: list[int], stream: int) -> int:
    """Draw from a pile with fixed top and bottom cards (bottom[0] is the highest of those)."""
    if top:
        return top.pop()
    if pile:
        return draw_from(s, pile, stream)
    return bottom.pop(0)


def own(piles: list[list[int]]) -> list[list[int]]:
    """An own copy of piles that clones share, before one of them is changed."""
    return [pile[:] for pile in piles]


def redeal(s: BaseState, zones: list[list[int]], stream: int) -> None:
    """Deal the cards of several zones anew among them, each keeping its size.

    They are sorted first: how they lay before must not tell in the world that is made.
    """
    cards = sorted([card for zone in zones for card in zone])
    shuffle(s, cards, stream)
    start = 0
    for zone in zones:
        end = start + len(zone)
        zone[:] = cards[start:end]
        start = end
