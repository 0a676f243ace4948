"""Everything a player reads exists in both languages and says what the structure says."""

import re
from functools import cache

import pytest

from koloda.effects.text import LANGUAGES, TEXTS
from koloda.games.elven_rage.faces.text import ElvenTexts, texts
from koloda.games.elven_rage.faces.words import QUESTIONS, WORDS
from koloda.games.elven_rage.model import ENDINGS, EVENTS
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import seen_by
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Json, Message
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.elven_rage.table import GAME, position

NAMES = ["Анна", "Max", "Марина", "Karl"]


@cache
def say(lang: str) -> ElvenTexts:
    return texts(GAME, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_option_and_event_of_a_game_can_be_said(lang: str, seats: int) -> None:
    s = GAME.start(seats, Setup(seats, {"rounds": "8"}), listen=True)
    chooser = Chooser(seats)
    while options := GAME.options(s):
        assert say(lang).prompt(GAME.prompt(s), NAMES)
        view = GAME.observe(s, GAME.seat(s))
        words = [GAME.action(s, option) for option in options]
        for lines in (
            [say(lang).action(one, NAMES) for one in words],
            [say(lang).offered(one, NAMES, view) for one in words],
        ):
            assert len(set(lines)) == len(lines)
        GAME.apply(s, options[chooser.below(len(options))])
    assert s.events
    for event in s.events:
        for seat in (None, 0):
            seen = seen_by(event, seat)
            if seen is not None:
                assert say(lang).event(GAME.message(seen), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_there_can_be_has_a_text(lang: str) -> None:
    keys = [f"event-{names[0]}" for names in EVENTS]
    keys += [f"prompt-{key}" for key, _, _ in QUESTIONS.values()]
    keys += [f"action-{verb}" for verb in WORDS]
    keys += [f"ending-{ending}" for ending in ENDINGS[1:]]
    for option in GAME.setup_options:
        keys += [f"setup-{option.name}"]
        if option.kind != "number":
            keys += [f"setup-{option.name}-{value}" for value in option.values]
    keys += ["game-name", "game-about"]
    assert [key for key in keys if not say(lang).has(key)] == []


def test_both_languages_have_the_same_messages() -> None:
    found = {}
    for lang in LANGUAGES:
        text = (TEXTS / lang / "elven_rage.ftl").read_text(encoding="utf-8")
        found[lang] = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert found["ru"] == found["en"]


REFUSALS = {
    "declare bk_janira": ("not_held", "ER-12.1"),
    "declare bk_priest": ("wrong_time", "ER-12.6"),
    "declare bk_shiarra": ("too_few_lands", "ER-12.3"),
    "declare bk_herald": ("no_target", "ER-12.17"),
    "declare ar_potion": ("wrong_time", "ER-15.2"),
    "declare unicorn": ("unknown_card", ""),
    "declare": ("wrong_words", ""),
    "sing bk_herald": ("unknown_verb", ""),
    "attack A9": ("not_asked", "ER-13.2"),
    "exchange": ("no_treasure", "ER-14.4"),
    "offer 1": ("no_offer", "ER-16.10"),
}


@pytest.mark.parametrize("text", REFUSALS)
def test_a_refusal_has_a_reason_a_clause_and_a_text(text: str) -> None:
    s = position("""
        seat 0: hand bk_priest bk_shiarra bk_herald | artifacts ar_potion | lands A1 B1 C1
        seat 1: lands G1
        offers: 2 0
        phase: turn_end
    """)
    with pytest.raises(IllegalAction) as refused:
        GAME.option(s, tuple(text.split(" ")))
    error = refused.value
    assert (error.reason, error.clause) == REFUSALS[text]
    for lang in LANGUAGES:
        assert say(lang).refusal(error)
        assert say(lang).has(f"refusal-{error.reason}")


def test_cards_read_as_they_work() -> None:
    face = say("ru").faces["fo_sniper"]
    assert face.name == "Снайпер"
    assert face.numbers == {"initiative": 7, "lives": 1, "price": 2}
    assert face.marks == ["P1", "P1", "S1"]
    assert face.signs == "Влево: пробивной удар. В центр: пробивной удар. Вправо: простой удар."
    assert face.text == [
        "После ранения в своём бою: тот, кого ранил простой удар вашего воина, теряет ещё 1 жизнь, "
        "если с той стороны нет щита."
    ]
    assert face.lines == ["После раны в своём бою: ещё [life_lost]−1 от [simple_strike]"]
    assert say("en").faces["sn_elite"].text == [
        "In your battle: the initiative of your warrior rises by 3."
    ]
    assert say("ru").faces["sn_elite"].lines == ["В своём бою: вашему воину [initiative]+3"]
    assert say("ru").faces["bk_initiate"].text == [
        "В своём бою: одна из атак вашего воина становится щитом."
    ]
    assert say("en").faces["hi_xaranta"].text[0].endswith("unowned tower or ordinary land.")
    assert (
        say("en")
        .faces["ar_silence"]
        .text[0]
        .startswith("At the reveal or at any card's turn in any battle: ")
    )
    assert say("ru").faces["go_relics"].text == ["Имейте 8 земель и 5 неиспользованных Артефактов."]
    assert say("en").faces["go_portal"].text == [
        "Have 7 lands (8 with 3 players) and the Central Castle."
    ]


def test_an_option_names_the_card_or_the_land_it_concerns() -> None:
    s = position("""
        seat 0: hand bk_priest bk_shiarra bk_herald | lands A1 B1 C1
        seat 1: lands G1
        phase: capture
    """)
    offered = say("ru").offered(("attack", "D1"), NAMES, GAME.observe(s, 0))
    assert offered == "Напасть на Башню D1"
    assert say("en").offered(("attack", "A2"), NAMES, GAME.observe(s, 0)) == "Attack A2"


def test_a_trade_is_told_by_what_is_given_and_asked() -> None:
    args: dict[str, Json] = {
        "seat": 0, "rival": 1, "treasures": 2, "artifacts": 0,
        "asked_treasures": 0, "asked_artifacts": 1,
    }  # fmt: skip
    message: Message = {"key": "offers", "clause": "ER-16.8", "args": args}
    assert say("ru").event(message, NAMES) == (
        "Анна предлагает обмен: отдаёт 2 Сокровища, просит 1 Артефакт. Отвечает Max."
    )
    assert say("en").event(message, NAMES) == (
        "Анна offers Max a trade: gives 2 treasures, asks for 1 artifact."
    )


def test_the_card_that_acts_is_named() -> None:
    message: Message = {
        "key": "strike", "clause": "ER-8.8", "args": {"card": "bk_janira", "how": "strike"}
    }  # fmt: skip
    assert say("ru").prompt(message, NAMES) == "Ходит «Джанира»: кого бить?"
    assert say("en").prompt(message, NAMES) == "Janira acts: whom does it strike?"


@clause("ER-17.1")
def test_a_goal_at_a_table_names_only_the_number_of_that_table() -> None:
    numbers = {2: 7, 3: 8, 4: 7}
    for seats, n in numbers.items():
        face = say("en").at_table(seats)["go_portal"]
        assert face.text == [f"Have {n} lands and the Central Castle."]
        assert face.lines == [f"[land]{n} + [central]"]
    assert say("ru").at_table(3)["go_border"].text == [
        "Имейте 8 земель, из них 3 взятые у соперников."
    ]
    assert {face.kind for face in say("ru").at_table(3).values()} == {"goal"}
