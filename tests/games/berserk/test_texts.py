"""Everything a player reads exists in both languages and says what the structure says."""

import re
from functools import cache

import pytest

from koloda.effects.text import GLYPH, LANGUAGES, TEXTS
from koloda.games.berserk import GAME
from koloda.games.berserk.faces.text import BerserkTexts, texts
from koloda.games.berserk.faces.words import QUESTIONS, REASONS, WORDS
from koloda.games.berserk.rules.events import EVENTS
from koloda.games.berserk.rules.victory import ENDINGS
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import seen_by
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import View
from tests.games.berserk.table import EXTRA, pos

NAMES = ["Анна", "Max"]


@cache
def say(lang: str) -> BerserkTexts:
    return texts(GAME, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_event_of_a_game_can_be_said(lang: str) -> None:
    for seed in (1, 2):
        s = GAME.start(seed, GAME.any_setup(2, seed), listen=True)
        chooser = Chooser(seed)
        while options := GAME.options(s):
            assert say(lang).prompt(GAME.prompt(s), NAMES).endswith((".", "?"))
            lines = [say(lang).action(GAME.action(s, option), NAMES) for option in options]
            assert len(set(lines)) == len(lines)
            GAME.apply(s, options[chooser.below(len(options))])
        assert s.events
        for event in s.events:
            for seat in (None, 0):
                seen = seen_by(event, seat)
                assert seen is not None
                told = say(lang).event(GAME.message(seen), NAMES)
                assert told.endswith(".")
                assert told[0].isupper() or told[0] == "«"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_there_can_be_has_a_text(lang: str) -> None:
    keys = [f"event-{name}" for name, _, _ in EVENTS]
    keys += [f"prompt-{key}" for key, _, _ in QUESTIONS.values()]
    keys += [f"action-{verb}" for verb in WORDS]
    keys += [f"ending-{ending}" for ending in ENDINGS[1:]]
    keys += [f"refusal-{reason}" for reason, _ in REASONS.values()]
    for option in GAME.setup_options:
        keys.append(f"setup-{option.name}")
        if option.kind in ("choice", "deck"):
            keys += [f"setup-{option.name}-{value}" for value in option.values]
    keys += [f"number-{name}" for name in ("cost", "lives", "move", "weak", "medium", "strong")]
    keys += ["game-name", "game-about"]
    assert [key for key in keys if not say(lang).has(key)] == []


def test_both_languages_have_the_same_messages() -> None:
    found = {}
    for lang in LANGUAGES:
        text = (TEXTS / lang / "berserk.ftl").read_text(encoding="utf-8")
        found[lang] = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert found["ru"] == found["en"]


def test_card_texts_follow_the_structure() -> None:
    en, ru = say("en").faces, say("ru").faces
    assert en["f13"].text == [
        "Unique, attack experience 2.",
        "If you go first: vanguard.",
        "If you go second: armour 1.",
        "Action: shot 2-2-3.",
    ]
    assert en["f13"].lines == [
        "[bk_unique] [bk_attack_exp]2",
        "1st: [bk_vanguard]",
        "2nd: [bk_armour]1",
        "[bk_act]: [bk_shot]2·2·3",
    ]
    assert ru["d17"].text[1] == "Действие, 3 фишки: разряд 3-4-5."
    assert ru["s10"].text == ["Вампиризм."]
    assert ru["s10"].lines == ["[bk_vampirism] вампиризм"]
    assert ru["d07"].text == ["Действие: добивание на 3."]
    assert en["n01"].numbers == {
        "cost": 4, "lives": 7, "move": 1, "weak": 2, "medium": 2, "strong": 3,
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_of_a_card_fit_its_face(lang: str) -> None:
    for face in say(lang).faces.values():
        assert sum(len(GLYPH.sub("##", line)) for line in face.lines) <= 60, face.name
        assert len(face.lines) <= 4, face.name
        assert len(face.name) <= 20 or face.nick, face.name


def test_russian_plurals() -> None:
    ru = say("ru")
    told = [ru.say("event-wounded", card="Волк", n=n) for n in (1, 2, 5, 21)]
    wounds = ["1 рану", "2 раны", "5 ран", "21 рану"]
    assert told == [f"«Волк» получает {n}." for n in wounds]


REFUSALS = {
    "sing c3": ("unknown_verb", ""),
    "strike c3": ("wrong_words", ""),
    "defend c3": ("not_asked", "BK-10.7"),
    "strike c3 e6": ("cannot_strike", "BK-13.3"),
    "step c3 d4": ("cannot_step", "BK-11.4"),
    "use c3 9": ("cannot_use", "BK-1.7"),
    "jump c3": ("cannot_jump", "BK-26.53"),
    "store c3": ("cannot_store", "BK-17.2"),
    "prepare c3": ("cannot_prepare", "BK-21.14"),
    "stop always": ("stop_set", "BK-18.18"),
}


@pytest.mark.parametrize("text", REFUSALS)
def test_a_refusal_has_a_reason_a_clause_and_a_text(text: str) -> None:
    s = pos("p1 c3 n01\np2 e6 n01")
    with pytest.raises(IllegalAction) as refused:
        EXTRA.option(s, tuple(text.split()))
    assert (refused.value.reason, refused.value.clause) == REFUSALS[text]
    for lang in LANGUAGES:
        assert say(lang).has(f"refusal-{refused.value.reason}")


def test_an_option_at_the_table_names_cards_and_what_their_abilities_do() -> None:
    words = say("en")
    view: View = {
        "board": [{"place": "c3", "card": "f01"}, {"place": "d3", "card": None}],
        "players": [{"zones": {"additional": {"cards": []}}}],
    }
    name = words.faces["f01"].name
    assert words.offered(("strike", "c3", "d3"), NAMES, view) == f"{name} (c3) strikes d3"
    acting = next(card for card, uses in words.uses.items() if uses)
    view["board"] = [{"place": "c3", "card": acting}]
    said = words.offered(("use", "c3", "1"), NAMES, view)
    assert said.endswith(words.uses[acting][0])
    giver = next(card for card, uses in words.host_uses.items() if uses)
    assert words.offered(("use", "c3", f"{giver}.1"), NAMES, view).endswith(
        words.host_uses[giver][0]
    )
    assert (
        words.offered(("use", "c3", "9"), NAMES, view) == f"{words.names[acting]} (c3): ability 9"
    )
