"""Valhalla in words: options and log lines that say what they do, and reasons for strengths."""

from typing import Any

import pytest

from koloda.effects.text import LANGUAGES
from koloda.games.valhalla.faces.text import texts
from koloda.games.valhalla.rules.state import combatant, comrade
from koloda.games.valhalla.rules.strength import strength_of_warriors
from koloda.kernel.errors import IllegalAction
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.valhalla.table import GAME, ValhallaState, heard, play, position, roll, view

NAMES = ["Anna", "Boris"]


def offered(s: ValhallaState, lang: str) -> list[str]:
    words, seen = texts(GAME, lang), GAME.observe(s, GAME.seat(s))
    return [words.offered(GAME.action(s, option), NAMES, seen) for option in GAME.options(s)]


@clause("VA-4.707")
def test_an_ability_of_the_jarl_is_offered_by_what_it_does() -> None:
    s = position("""
        seat 0: squad bear_01 | jarl j12
        seat 1: squad bear_02 | jarl j20
    """)
    roll(s, "sword sword x x x x")
    play(s, "attack 1")
    assert "Turn: sword → shield" in offered(s, "en")
    assert "Повернуть: меч → щит" in offered(s, "ru")


@clause("VA-4.912")
def test_a_bonus_of_loki_is_offered_and_told_by_what_it_gives() -> None:
    s = position("""
        expansions: loki
        loki: loki_01
        seat 0: squad bear_18
        seat 1: squad bear_01 bear_02 bear_03 bear_04
        discard: bear_05 bear_06
    """)
    roll(s, "sword axe spear shield x x", "sword axe spear bow x x")
    play(s, "attack 1", "arm bear_18 dice", "end_phase")
    play(s, *[f"arm bear_0{i} dice" for i in (1, 2, 3, 4)], "end_phase")
    assert offered(s, "en")[1:3] == ["Get 2 bonus points", "Get 1 bonus point"]
    assert offered(s, "ru")[3] == "Возьмите 2 карты и оставьте 1"
    s.events = []
    play(s, "row 1")
    message: Any = {"key": "loki", "args": heard(s, "loki")[0]}
    told = texts(GAME, "en").event(message, NAMES)
    assert told == "Boris takes Loki’s bonus “get 2 bonus points”."


@clause("VA-4.532", "VA-4.1114")
def test_a_changed_strength_has_its_reasons() -> None:
    s = position("""
        expansions: valkyries tyr
        seat 0: squad boar_01+tyr_might bear_01
        seat 1: squad bear_02 | hand path_to_valhalla
    """)
    roll(s, "sword sword x x x x", "axe x x x x x")
    play(s, "attack 1", "arm boar_01 dice", "arm bear_01 dice")
    hunter, plain = view(s)["players"][0]["zones"]["squad"]["cards"]
    printed = texts(GAME, "en").faces["boar_01"].numbers["strength"]
    assert hunter["strength"] == printed + 5
    assert hunter["reasons"]["strength"] == [
        [printed, "printed"],
        [3, "ability"],
        [2, "tyr_might"],
    ]
    assert "reasons" not in plain
    play(s, "end_phase", "play path_to_valhalla", "name boar_01")
    named = view(s)["players"][0]["zones"]["squad"]["cards"][0]
    assert named["strength"] == 0
    assert named["reasons"]["strength"][-1] == [-printed - 5, "named"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_reasons_add_up_to_what_the_rules_count(seats: int) -> None:
    words = {lang: texts(GAME, lang) for lang in LANGUAGES}
    changed = 0
    for seed in range(4):
        s, chooser = GAME.start(seed, GAME.any_setup(seats, seed)), Chooser(seed)
        while options := GAME.options(s):
            for viewer in (None, GAME.seat(s)):
                changed += check(s, view(s, viewer), words)
            GAME.apply(s, options[chooser.below(len(options))])
    assert changed


def check(s: ValhallaState, seen: Any, words: dict[str, Any]) -> int:
    """Strengths of activated warriors, by the view and by the rules; how many have reasons."""
    given, changed = [0] * len(seen["players"]), 0
    for seat, player in enumerate(seen["players"]):
        for card in player["zones"]["squad"]["cards"]:
            assert ("strength" in card) == ("activated" in card)
            printed = words["en"].faces[card["card"]].numbers["strength"]
            reasons = card.get("reasons", {}).get("strength", [])
            assert bool(reasons) == (card.get("strength", printed) != printed)
            if reasons:
                changed += 1
                assert reasons[0] == [printed, "printed"]
                assert sum(amount for amount, _ in reasons) == card["strength"]
            for _, source in reasons:
                for texts_of in words.values():
                    assert source in texts_of.faces or texts_of.has(f"reason-{source}")
            given[seat] += card.get("strength", 0)
    fighting = GAME.prompt(s)["key"] == "phase"  # afterwards warriors have left the squad
    for side in (0, 1):
        seat = combatant(s, side)
        if fighting and 0 <= seat < len(given):
            ally = comrade(s, seat)
            total = given[seat] + (given[ally] if ally >= 0 else 0)
            assert total == strength_of_warriors(s, seat)
    return changed


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“Bjorn Oakfist” is activated already (VA-4.539)."),
        ("ru", "Воин «Бьёрн Дубовый Кулак» уже активирован (VA-4.539)."),
    ],
)
def test_a_refusal_names_the_card_and_its_clause(lang: str, said: str) -> None:
    s = position("""
        seat 0: squad bear_01 bear_02
        seat 1: squad bear_03
    """)
    roll(s, "sword sword x x x x")
    play(s, "attack 1", "arm bear_01 dice")
    with pytest.raises(IllegalAction) as refused:
        GAME.option(s, ("arm", "bear_01", "dice"))
    assert texts(GAME, lang).refusal(refused.value) == said
