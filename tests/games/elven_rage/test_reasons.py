"""Numbers of fighting cards that differ from the printed ones, and what they are made of."""

from collections import Counter

import pytest

from koloda.effects.text import LANGUAGES
from koloda.games.elven_rage.faces.text import texts
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.elven_rage.table import GAME, ElvenState, view

SAID = [texts(GAME, lang) for lang in LANGUAGES]


def check(s: ElvenState, viewer: int | None, changed: Counter[str]) -> None:
    """Sums are there for exactly the numbers that differ, and add up to them."""
    for card in (view(s, viewer)["battle"] or {"places": []})["places"]:
        sums = card.get("reasons", {})
        numbers = SAID[0].faces[card["card"]].numbers if "lives" in card else {}
        differ = {name for name in ("lives", "initiative") if card.get(name) != numbers.get(name)}
        assert set(sums) == differ
        for name, parts in sums.items():
            assert parts[0] == [numbers[name], "printed"]
            assert sum(amount for amount, _ in parts) == card[name]
            assert all(words.has(f"reason-{source}") for _, source in parts for words in SAID)
            changed[name] += 1


@clause("ER-8.19", "ER-12.19", "ER-12.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sums_tell_every_number_that_differs_and_no_other(seats: int) -> None:
    changed: Counter[str] = Counter()
    for seed in range(3):
        s, chooser = GAME.start(seed, Setup(seats, {"rounds": "8"})), Chooser(seed)
        while options := GAME.options(s):
            for viewer in (None, GAME.seat(s)):
                check(s, viewer, changed)
            GAME.apply(s, options[chooser.below(len(options))])
    assert changed["lives"]
    assert changed["initiative"]
