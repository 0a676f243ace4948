"""Chance: section 5.2. Fixed seeds, exact probabilities, bounds of six standard deviations."""

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cache
from math import comb, sqrt
from typing import TypeVar

import pytest

from koloda.kernel.rng import rekey
from koloda.kernel.setup import Setup
from tests import playing
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    CthulhuState,
    cards,
    play,
    position,
    shared,
    start,
)

STARTS = 4000

K = TypeVar("K", bound=Hashable)


def chi_square(seen: Mapping[K, int], expected: Mapping[K, float]) -> float:
    """How far the counts lie from the expected ones; about the number of cells if all is well."""
    assert set(seen) <= set(expected), set(seen) - set(expected)
    return sum((seen.get(cell, 0) - n) ** 2 / n for cell, n in expected.items())


def fits(seen: Mapping[K, int], expected: Mapping[K, float]) -> bool:
    """Six standard deviations of the chi-square distribution."""
    freedom = len(expected) - 1
    return chi_square(seen, expected) < freedom + 6 * sqrt(2 * freedom)


@cache
def starts() -> list[CthulhuState]:
    """Fresh matches of three, everybody's opening hand dealt."""
    return [start(3, seed) for seed in range(STARTS)]


def drawn(s: CthulhuState, seat: int) -> tuple[object, ...]:
    """The cards a seat drew since listening, in order."""
    told = playing.heard(GAME, s, seat)
    drew = [m["args"] for m in told if m["key"] == "drew"]
    return tuple(args["card"] for args in drew if isinstance(args, dict) and args["seat"] == seat)


@clause("CR-5.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_evenly(seats: int) -> None:
    n = 2000
    seen = Counter(GAME.seat(GAME.start(seed, Setup(seats))) for seed in range(n))
    assert fits(seen, dict.fromkeys(range(seats), n / seats))


@clause("CR-5.14")
def test_all_1260_orders_of_a_starting_deck_are_equally_likely() -> None:
    s = position("seat 0: deck initiate*2 goon*2 follower*6")
    orders: Counter[Hashable] = Counter()
    for seed in range(6300):
        t = s.clone()
        rekey(t, seed)
        playing.listen(t)
        play(t, "end", "end", "end")  # five, then the other five
        orders[drawn(t, 0)] += 1
    assert len(orders) > 1200
    cells = 1260
    chi = chi_square(orders, dict.fromkeys(orders, 6300 / cells)) + 5 * (cells - len(orders))
    assert chi < cells - 1 + 6 * sqrt(2 * (cells - 1))


@clause("CR-5.15")
def test_every_place_of_the_common_deck_is_equally_likely_for_a_card() -> None:
    places = Counter(
        next((i for i, name in enumerate(laid_out(s)) if name == "tomb"), 66) for s in starts()
    )
    expected: dict[int, float] = dict.fromkeys(range(10), STARTS / 66)
    expected[66] = STARTS * 56 / 66
    assert fits(places, expected)


@clause("CR-5.15")
def test_neighbouring_places_of_the_common_deck_are_independent() -> None:
    colours = [GAME.table.traits[kind] & 7 for kind in range(len(GAME.table.ids))]
    pairs = Counter(
        tuple(colours[GAME.table.kinds[name]] for name in laid_out(s)[:2]) for s in starts()
    )
    expected: dict[tuple[int, ...], float] = {
        (a, b): STARTS * 22 * (21 if a == b else 22) / (66 * 65)
        for a in (1, 2, 4)
        for b in (1, 2, 4)
    }
    assert fits(pairs, expected)


def laid_out(s: CthulhuState) -> list[str]:
    """The first ten cards of the common deck: three rows of three and the visible top."""
    return [name for row in range(3) for name in shared(s, f"row{row}")] + shared(s, "common")


@clause("CR-5.16")
@pytest.mark.parametrize("pile", ["ghoul dagon goon mi_go", "mi_go ghoul goon dagon"])
def test_all_orders_of_a_reshuffle_are_equally_likely(pile: str) -> None:
    s = position(f"seat 0: discard {pile}")
    orders: Counter[Hashable] = Counter()
    for seed in range(2400):
        t = s.clone()
        rekey(t, seed)
        playing.listen(t)
        play(t, "end")
        orders[drawn(t, 0)] += 1
    assert len(orders) == 24
    assert fits(orders, dict.fromkeys(orders, 100.0))


@clause("CR-5.17")
def test_everything_else_is_deterministic() -> None:
    texts = ["buy ghoul row0", "activate mi_go 1", "activate mi_go 3", "activate yithian 2"]
    texts += ["abjure goon hand", "activate dean_halsey 2", "return goon"]
    tables = []
    for seed in range(20):
        s = position("""
            seat 0: hand goon | play mi_go yithian dean_halsey
            row 0: ghoul dagon
            common: tomb | arkham
            conjuring: 4
        """)
        rekey(s, seed)
        play(s, *texts)
        tables.append(GAME.observe(s, 0))
        assert shared(s, "row0") == ["tomb", "dagon"]  # the visible top card, always
    assert all(table == tables[0] for table in tables)


@clause("CR-5.18")
@pytest.mark.parametrize(
    ("seat", "n", "check"),
    [
        (0, 3, {0: 4, 1: 36, 2: 60, 3: 20}),
        (1, 4, {0: 1, 1: 24, 2: 90, 3: 80, 4: 15}),
        (2, 5, {1: 6, 2: 60, 3: 120, 4: 60, 5: 6}),
    ],
)
def test_followers_in_an_opening_hand(seat: int, n: int, check: dict[int, int]) -> None:
    exact = {k: comb(6, k) * comb(4, n - k) for k in range(n + 1) if n - k <= 4}
    assert exact == check
    seen = Counter(cards(s, "hand", seat).count("follower") for s in starts())
    assert fits(seen, {k: STARTS * ways / comb(10, n) for k, ways in check.items()})


@clause("CR-5.15", "CR-5.18")
def test_each_single_card_tops_the_common_deck_once_in_66() -> None:
    table = GAME.table
    copies = {name: table.copies[table.kinds[name]] for name in table.ids}
    common = {name: n for name, n in copies.items() if not table.starting[table.kinds[name]]}
    tops = Counter(laid_out(s)[0] for s in starts())
    assert fits(tops, {name: STARTS * n / 66 for name, n in common.items()})
