"""Face-down piles: no order until somebody draws or looks."""

from collections import Counter

from koloda.kernel.piles import draw_from, draw_pile, draw_top, fix_top, redeal, shuffle
from koloda.kernel.rng import force, rekey
from tests.kernel.toy import ToyState


def state(seed: int = 1) -> ToyState:
    s = ToyState(0, 0, [0, 0], [], [], 0, [], [], [])
    rekey(s, seed)
    return s


def test_drawing_takes_the_card_luck_points_at() -> None:
    s, pile = state(), [10, 11, 12, 13]
    force(s, 0, [1, 0])
    assert [draw_from(s, pile, 0), draw_from(s, pile, 0)] == [11, 10]
    assert sorted(pile) == [12, 13]


def test_every_card_of_a_pile_is_drawn_equally_often_first() -> None:
    seen = Counter(draw_from(state(seed), [0, 1, 2, 3], 0) for seed in range(2000))
    assert all(abs(seen[card] - 500) < 120 for card in range(4))


def test_a_whole_pile_is_drawn_once_each() -> None:
    s, pile = state(), list(range(20))
    drawn = [draw_from(s, pile, 0) for _ in range(20)]
    assert sorted(drawn) == list(range(20))
    assert drawn != list(range(20))
    assert pile == []


def test_a_shuffle_keeps_the_cards_and_changes_the_order() -> None:
    orders = set()
    for seed in range(200):
        cards = [1, 2, 3]
        shuffle(state(seed), cards, 0)
        assert sorted(cards) == [1, 2, 3]
        orders.add(tuple(cards))
    assert len(orders) == 6


def test_looking_fixes_the_top_and_drawing_takes_it_in_that_order() -> None:
    s, pile, top = state(), [1, 2, 3, 4], [9]
    fix_top(s, pile, top, 0, 3)
    assert (len(pile), len(top), top[-1]) == (2, 3, 9)
    looked_at = top[::-1]
    assert [draw_top(s, pile, top, 0) for _ in range(3)] == looked_at
    assert sorted([*pile, draw_top(s, pile, top, 0)])[0] in (1, 2, 3, 4)
    assert len(pile) == 1


def test_looking_deeper_than_the_pile_fixes_what_there_is() -> None:
    s, pile, top = state(), [1], list[int]()
    fix_top(s, pile, top, 0, 5)
    assert (pile, top) == ([], [1])


def test_a_pile_gives_top_then_middle_then_bottom() -> None:
    s, top, pile, bottom = state(), [1, 2], [3], [4, 5]
    assert [draw_pile(s, top, pile, bottom, 0) for _ in range(5)] == [2, 1, 3, 4, 5]


def test_a_redeal_keeps_sizes_and_cards() -> None:
    s, zones = state(), [[1, 2], [3], [], [4, 5, 6]]
    first = zones[0]
    redeal(s, zones, 0)
    assert [len(zone) for zone in zones] == [2, 1, 0, 3]
    assert sorted(card for zone in zones for card in zone) == [1, 2, 3, 4, 5, 6]
    assert zones[0] is first  # dealt in place
