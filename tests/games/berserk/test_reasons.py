"""Numbers that differ from the printed ones, and what they are made of."""

from typing import Any

from koloda.effects.text import LANGUAGES
from koloda.games.berserk import GAME
from koloda.games.berserk.faces.reasons import LEVELS
from koloda.games.berserk.faces.text import texts
from koloda.games.berserk.model import FOR_EVER, MOD_LEVEL, REGEN, UNTIL_TURN_OF
from koloda.games.berserk.rules.statics import grant, refresh
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.berserk.table import go, look, pos, seen

SAID = [texts(GAME, lang) for lang in LANGUAGES]
STRENGTHS = ["weak", "medium", "strong"]


def shown(card: Any) -> dict[str, int]:
    numbers = {name: card[name] for name in ("lives", *[name for name, _ in LEVELS])}
    return {**numbers, **dict(zip(STRENGTHS, card["strike"], strict=False))}


@clause("BK-26.80", "BK-27.2")
def test_what_adds_up_is_told_by_its_cards() -> None:
    s = pos("p1 c3 n01\np1 c3w n20\np1 zone n23\np2 e6 n01")
    assert seen(s)["c3"]["strike"] == [3, 3, 5]
    assert seen(s)["c3"]["reasons"] == {
        "weak": [[2, "printed"], [1, "n20"]],
        "medium": [[2, "printed"], [1, "n20"]],
        "strong": [[3, "printed"], [1, "n20"], [1, "n23"]],
    }
    assert seen(s)["e6"]["reasons"] == {"strong": [[3, "printed"], [1, "n23"]]}


@clause("BK-26.9", "BK-27.1")
def test_of_what_does_not_add_up_only_what_raises_it_is_told() -> None:
    s = pos("p1 c3 f09\np1 c3a m18\np2 e6 n01")
    assert seen(s)["c3"]["reasons"]["armor"] == [[1, "printed"], [1, "m18"]]
    s = pos("p1 c3 f09\np1 c3a n18\np2 e6 n01")
    assert "armor" not in seen(s)["c3"]["reasons"]  # Armor 1 twice


@clause("BK-19.9", "BK-10.13")
def test_additional_lives_and_what_lasts_for_a_time_are_told() -> None:
    s = pos("p1 c3 n25\np1 d3 p13\np1 b3 n01\np2 e6 n01")
    go(s, "use c3 1", "target b3")
    assert seen(s)["b3"]["reasons"] == {"lives": [[7, "printed"], [1, "additional"]]}
    go(s, "use d3 1", "target b3")
    assert seen(s)["b3"]["reasons"]["weak"] == [[2, "printed"], [1, "turn"]]
    unit = seen(s)["b3"]["unit"]
    grant(s, unit, UNTIL_TURN_OF, [0, 0, 0, 0, MOD_LEVEL, REGEN, 1, 0])
    grant(s, unit, FOR_EVER, [0, 0, 0, 0, MOD_LEVEL, REGEN, 3, 0])
    refresh(s)
    assert seen(s)["b3"]["reasons"]["regen"] == [
        [0, "printed"], [1, "start_of_turn"], [2, "for_ever"],
    ]  # fmt: skip


@clause("BK-8.9", "BK-29.7")
def test_a_hidden_card_gives_nothing_and_tells_nothing() -> None:
    s = pos("turn: 1\np1 c3 n01\np2 c6 n23 hidden\np2 e6 n01")
    for seat in (0, 1, None):
        assert all("reasons" not in card for card in look(s, seat)["board"])


@clause("BK-29.10")
def test_the_parts_add_up_wherever_a_number_differs_from_the_printed_one() -> None:
    assert sum(explained(seed) for seed in range(6)) > 100


def explained(seed: int) -> int:
    """How many numbers are explained in all views of a game."""
    s = GAME.start(seed, GAME.any_setup(2, seed))
    chooser = Chooser(seed)
    told = 0
    while options := GAME.options(s):
        for seat in (0, 1, None):
            view: Any = GAME.observe(s, seat)
            cards = [c for p in view["players"] for c in p["zones"]["additional"]["cards"]]
            for card in (*view["board"], *cards):
                if card["hidden"]:
                    assert "reasons" not in card
                else:
                    told += holds(s, card)
        GAME.apply(s, options[chooser.below(len(options))])
    return told


def holds(s: Any, card: Any) -> int:
    """How many numbers are explained; each sum is what is shown, and no other number differs."""
    kind = GAME.table.kinds[card["card"]]
    printed = {"lives": GAME.table.lives[kind]}
    printed |= dict(zip(STRENGTHS, GAME.table.strike[kind], strict=False))
    base = GAME.table.base[kind * 2 + (card["owner"] != s.first)]
    printed |= {name: base[at] for name, at in LEVELS}
    reasons = card.get("reasons", {})
    assert reasons or "reasons" not in card
    for name, value in shown(card).items():
        assert (name in reasons) == (value != printed[name]), (card["card"], name)
        if name in reasons:
            assert reasons[name][0] == [printed[name], "printed"]
            assert sum(amount for amount, _ in reasons[name]) == value
            assert all(known(source) for _, source in reasons[name])
    return len(reasons)


def known(source: str) -> bool:
    """A card, or a message of both languages."""
    return source in GAME.table.kinds or all(said.has(f"reason-{source}") for said in SAID)
