"""Why a number is not the printed one: the parts add up, and nothing hidden is told."""

from typing import Any

import pytest

from koloda.effects.text import LANGUAGES
from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.faces.text import texts
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.berserk_heroes.table import do, on

NUMBERS = {"strike": GAME.table.strike, "lives": GAME.table.lives}


def units(s: HeroesState, seat: int | None) -> list[Any]:
    """All cards in play as a seat sees them."""
    view: Any = GAME.observe(s, seat)
    return [card for one in view["players"] for card in one["zones"]["play"]["cards"]]


def told(s: HeroesState, card: str, seat: int = 0) -> Any:
    """The reasons of a card in play."""
    (found,) = [unit for unit in units(s, seat) if unit["card"] == card]
    return found.get("reasons")


@clause("BH-14.17", "BH-14.12", "BH-25.2")
def test_static_abilities_are_told_by_their_card_and_effects_by_how_long_they_last() -> None:
    s = on("play raider standard_bearer | hand rum_keg")
    assert told(s, "raider") == {"strike": [[3, "printed"], [1, "standard_bearer"]]}
    assert told(s, "standard_bearer") is None
    (raider,) = [unit for unit in s.play if s.table.ids[s.card_of[unit] >> 1] == "raider"]
    do(s, "play rum_keg", f"pick raider#{raider}")
    assert told(s, "raider", 1) == {
        "strike": [[3, "printed"], [2, "turn"], [1, "standard_bearer"]],
        "lives": [[GAME.table.lives[GAME.table.kinds["raider"]], "printed"], [2, "turn"]],
    }
    do(s, "end")
    assert told(s, "raider") == {"strike": [[3, "printed"], [1, "standard_bearer"]]}


@clause("BH-20.2")
def test_cards_attached_are_told_by_their_names() -> None:
    s = on("play glass_golem+mortar")
    assert told(s, "glass_golem") == {"lives": [[4, "printed"], [3, "mortar"]]}


@clause("BH-24.9", "BH-19.4")
def test_a_hidden_creature_tells_nothing_to_the_opponent_and_gets_nothing() -> None:
    s = on("play port_spy? standard_bearer")
    for seat in (0, 1, None):
        assert all("reasons" not in unit for unit in units(s, seat) if unit.get("hidden"))


def explained(seed: int) -> int:
    """How many numbers are explained in all views of a game; each sum is what is shown."""
    s = GAME.start(seed, GAME.any_setup(2, seed))
    chooser, n = Chooser(seed), 0
    while options := GAME.options(s):
        for seat in (0, 1, None):
            for unit in units(s, seat):
                n += holds(unit)
        GAME.apply(s, options[chooser.below(len(options))])
    return n


def holds(unit: Any) -> int:
    reasons = unit.get("reasons", {})
    assert reasons or "reasons" not in unit
    for name, printed in NUMBERS.items():
        if name in unit:
            differs = unit[name] != printed[GAME.table.kinds[unit["card"]]]
            assert (name in reasons) == differs, (unit, name)
        else:
            assert name not in reasons
    for name, parts in reasons.items():
        assert parts[0][1] == "printed"
        assert sum(amount for amount, _ in parts) == unit[name]
    return len(reasons)


@clause("BH-11.8", "BH-13.3")
def test_the_parts_add_up_wherever_a_number_differs_from_the_printed_one() -> None:
    assert sum(explained(seed) for seed in range(8)) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_name(lang: str) -> None:
    said = texts(GAME, lang)
    for name in ("printed", "turn", "next_turn", "in_play", "at_least_0"):
        assert said.say(f"reason-{name}")
