"""Everything a player reads exists in both languages and says what the structure says."""

import re
from functools import cache
from pathlib import Path

import pytest

from koloda.effects.text import LANGUAGES, TEXTS
from koloda.games.cthulhu_realms.faces.text import CthulhuTexts, texts
from koloda.games.cthulhu_realms.faces.words import QUESTIONS, WORDS
from koloda.games.cthulhu_realms.model import ENDINGS, EVENTS
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import seen_by
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from tests.games.cthulhu_realms.table import GAME, CthulhuState, play, position, with_changed_card

NAMES = ["Анна", "Max", "Марина", "Karl"]


@cache
def say(lang: str) -> CthulhuTexts:
    return texts(GAME, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_option_and_event_of_a_game_can_be_said(lang: str, seats: int) -> None:
    s = GAME.start(seats, Setup(seats, {"turns": "60"}), listen=True)
    chooser = Chooser(seats)
    while options := GAME.options(s):
        assert say(lang).prompt(GAME.prompt(s), NAMES)
        lines = [say(lang).action(GAME.action(s, option), NAMES) for option in options]
        assert len(set(lines)) == len(lines) or GAME.prompt(s)["key"] == "turn"
        GAME.apply(s, options[chooser.below(len(options))])
    assert s.events
    for event in s.events:
        for seat in (None, 0):
            seen = seen_by(event, seat)
            assert seen is not None
            assert say(lang).event(GAME.message(seen), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_there_can_be_has_a_text(lang: str) -> None:
    keys = [f"event-{name}" for name, _, _ in EVENTS]
    keys += [f"prompt-{key}" for key, _, _ in QUESTIONS.values()]
    keys += [f"action-{verb}" for verb in WORDS]
    keys += [f"ending-{ending}" for ending in ENDINGS[1:]]
    keys += [f"setup-{option.name}" for option in GAME.setup_options]
    keys += [f"number-{name}" for name in ("sanity", "conjuring", "cost")]
    keys += ["game-name", "game-about"]
    assert [key for key in keys if not say(lang).has(key)] == []


def test_both_languages_have_the_same_messages() -> None:
    found = {}
    for lang in LANGUAGES:
        text = (TEXTS / lang / "cthulhu_realms.ftl").read_text(encoding="utf-8")
        found[lang] = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert found["ru"] == found["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["hand", "discard", "row0", "stack"])
def test_what_everybody_reads_calls_nobody_you(lang: str, place: str) -> None:
    s = position("""
        seat 0: hand initiate | discard initiate | play yithian
        row 0: initiate
    """)
    s.events = []
    play(s, "activate yithian 2", f"abjure initiate {place}", "end")
    lines = [say(lang).event(GAME.message((event[0], *event[3:])), NAMES) for event in s.events]
    lines += [say(lang).say(f"flag-{name}") for name in ("discarded", "abjured")]
    for line in lines:
        assert not re.search(r"\b(you|your|вы|вас|вам|ваш\w*)\b", line, re.IGNORECASE), line


def refusal(s: CthulhuState, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        GAME.option(s, tuple(text.split(" ")))
    return refused.value


REFUSALS = {
    "play dagon": ("not_in_hand", "CR-4.33"),
    "play unicorn": ("unknown_card", ""),
    "play": ("wrong_words", ""),
    "sing goon": ("unknown_verb", ""),
    "choose 1": ("not_asked", "CR-5.2"),
    "buy ghoul row0": ("too_expensive", "CR-4.115"),
    "buy dagon row0": ("not_available", "CR-4.12"),
    "buy ghoul stack": ("not_available", "CR-4.12"),
    "buy initiate stack": ("too_expensive", "CR-4.115"),
    "activate arkham 1": ("already_used", "CR-4.51"),
    "activate arkham 4": ("unknown_ability", ""),
    "activate arkham#2 1": ("not_in_play", "CR-4.54"),
    "activate arkham#0 1": ("not_in_play", "CR-4.54"),
    "activate arkham#1 1": ("not_in_play", "CR-4.54"),
    "activate arkham#² 1": ("not_in_play", "CR-4.54"),
    "activate arkham# 1": ("not_in_play", "CR-4.54"),
    "play goon#2": ("unknown_card", ""),
    "buy ghoul#2 row0": ("unknown_card", ""),
    "activate dagon 1": ("not_in_play", "CR-4.54"),
    "activate mi_go 2": ("requirement_not_met", "CR-4.56"),
    "activate dean_halsey 2": ("no_target", "CR-4.75"),
}


@pytest.mark.parametrize("text", REFUSALS)
def test_a_refusal_has_a_reason_a_clause_and_a_text(text: str) -> None:
    s = position("""
        seat 0: hand goon | play arkham:1 mi_go dean_halsey
        row 0: ghoul
        conjuring: 1
    """)
    error = refusal(s, text)
    assert (error.reason, error.clause) == REFUSALS[text]
    named = text.split()[1] if text.startswith("buy") else error.detail
    assert error.detail == named != ""  # the card that cannot be bought, not its place
    for lang in LANGUAGES:
        assert say(lang).has(f"refusal-{error.reason}")
        assert say(lang).refusal(error)


def test_refusals_in_the_middle_of_an_ability() -> None:
    s = position("seats: 4\nseat 0: hand goon tomb | play medical_student yithian")
    chosen = play(s.clone(), "activate medical_student 2")
    assert (refusal(chosen, "choose 2").reason, refusal(chosen, "choose 2").clause) == (
        "out_of_reach",
        "CR-4.173",
    )
    abjured = play(s.clone(), "activate yithian 2")
    assert refusal(abjured, "abjure dean_halsey hand").reason == "costs_too_much_to_abjure"
    assert refusal(abjured, "abjure ghoul hand").reason == "not_there"
    assert refusal(abjured, "abjure goon#2 hand").reason == "unknown_card"
    destroyed = position("seat 0: play shadow_of_cthulhu arkham")
    play(destroyed, "activate shadow_of_cthulhu 1")
    assert refusal(destroyed, "destroy 0 unicorn").reason == "unknown_card"
    assert refusal(destroyed, "destroy 1 arkham").reason == "no_such_location"
    assert refusal(destroyed, "destroy 0 arkham#2").reason == "no_such_location"
    over = play(position("seat 0: play goon\nseat 1: sanity 1"), "activate goon 1")
    assert refusal(over, "end").reason == "game_over"


def test_a_designers_cards_have_texts_of_their_own(tmp_path: Path) -> None:
    game = with_changed_card(tmp_path, "green", 'ru = "Усыпальница"', 'ru = "Склеп"')
    assert texts(game, "ru").faces["tomb"].name == "Склеп"
    face = say("ru").faces["tomb"]
    assert (face.name, face.numbers, face.marks) == (
        "Усыпальница",
        {"cost": 6, "sanity": 6},
        ["sanctum"],
    )
