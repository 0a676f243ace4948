"""What a player reads: cards in sentences and lines, options, questions, the log, refusals."""

from functools import cache

import pytest

from koloda.effects.text import GLYPH, LANGUAGES
from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.faces.text import HeroesTexts, texts
from koloda.kernel.errors import IllegalAction
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.berserk_heroes.table import do, extra_game, on

NAMES = ["Анна", "Max"]
LONG = 60  # characters of all lines of a face, a glyph counted as two
TOO_LONG = {"spot_keeper", "first_tree", "gloom", "queen_of_mist", "epidemic"}


@cache
def say(lang: str) -> HeroesTexts:
    return texts(GAME, lang)


@pytest.mark.parametrize(
    ("card", "lang", "text", "lines"),
    [
        (
            "rampart",
            "ru",
            ["Пока ваш герой ранен, это существо имеет +2 к удару."],
            ["Герой ранен: [strike]+2"],
        ),
        (
            "standard_bearer",
            "ru",
            ["Каждое другое ваше существо имеет +1 к удару."],
            ["Каждому другому своему существу [strike]+1"],
        ),
        (
            "black_priest",
            "en",
            ["Pay 1 coin and destroy another creature of yours: give a chosen creature 3 wounds."],
            ["[coin]1 [slay] another own creature: [wound]3 creature"],
        ),
        (
            "arrow_rain",
            "ru",
            ["Трижды выстрелите на 1 в выбранного персонажа противника."],
            ["3× [shot]1"],
        ),
        (
            "bravado",
            "ru",
            ["Выбранное ваше существо получает +2 к удару и направленный удар до конца хода."],
            ["Своему существу [strike]+2 [directed_strike] Направл. удар [turn]"],
        ),
        (
            "usurer",
            "ru",
            [
                "Найм: вымогательство (противник может закрыть 2 монеты). "
                "Если оно не оплачено, возьмите 1 карту."
            ],
            ["[hire]: [extort] [coin]2, нет: [draw]1"],
        ),
        (
            "deafening_salvo",
            "ru",
            ["Выберите до 2 существ противника и оглушите каждое из них."],
            ["[stun] ≤2 существ врага"],
        ),
        (
            "boarding",
            "en",
            ["Give a chosen creature 1 wound for each pirate of yours."],
            ["[wound]1 creature for each own pirate"],
        ),
        (
            "slough_snare",
            "ru",
            ["Когда ударом атакуют вашего героя, нанесите 1 рану атакующему существу."],
            ["Атакуют своего героя: [wound]1 атакующему"],
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, lang: str, text: list[str], lines: list[str]) -> None:
    face = say(lang).faces[card]
    assert face.text == text
    assert face.lines == lines


@pytest.mark.parametrize(
    ("card", "ru", "en"),
    [
        (
            "twofold",
            "Если хотите, нанесите 1 рану выбранному существу, "
            "затем выберите до 2 других существ и оглушите каждое из них.",
            "If you wish, give a chosen creature 1 wound, "
            "then choose up to 2 other creatures and stun each of them.",
        ),
        (
            "shipwreck",
            "Положите каждое существо в колоду владельца, на самый верх.",
            "Put each creature into its owner's deck, on top.",
        ),
        (
            "mages_discount",
            "Следующая разыгранная вами карта из числа магов стоит на 2 меньше до конца хода.",
            "The next card you play among mages costs 2 less until the end of the turn.",
        ),
        (
            "jolt",
            "Откройте выбранное существо, затем закройте его.",
            "Open a chosen creature, then close it.",
        ),
    ],
)
def test_a_designers_card_says_what_it_does(card: str, ru: str, en: str) -> None:
    for lang, text in (("ru", ru), ("en", en)):
        assert texts(extra_game(), lang).faces[card].text == [text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_a_narrow_face_but_for_a_few(lang: str) -> None:
    long = {
        face.id
        for face in say(lang).faces.values()
        if sum(len(GLYPH.sub("##", line)) for line in face.lines) > LONG
    }
    assert long <= TOO_LONG


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short_enough_for_narrow_faces(lang: str) -> None:
    for face in say(lang).faces.values():
        assert len(face.nick or face.name) <= 18, face.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_one_decision_never_read_alike(lang: str) -> None:
    for seed in range(3):
        s = GAME.start(seed, GAME.any_setup(2, seed))
        chooser = Chooser(seed)
        while options := GAME.options(s):
            words = [GAME.action(s, option) for option in options]
            view = GAME.observe(s, GAME.seat(s))
            assert len({say(lang).action(word, NAMES) for word in words}) == len(words)
            told = {say(lang).offered(word, NAMES, view) for word in words}
            assert len(told) == len(words), sorted(told)
            GAME.apply(s, options[chooser.below(len(options))])


def test_a_number_in_play_is_told_only_of_cards_that_look_alike() -> None:
    s = on("play raider raider duelist")
    view = GAME.observe(s, 0)
    said = say("ru").offered
    assert said(("attack", "duelist#4"), NAMES, view) == "Атаковать картой «Дуэлянт»"
    assert said(("attack", "raider#2"), NAMES, view) == "Атаковать картой «Налётчица #2»"


def test_a_pass_is_told_by_what_is_passed() -> None:
    s = on("play raider", "play duelist")
    view = GAME.observe(s, 0)
    assert say("ru").offered(("done",), NAMES, view | {"question": "defender"}) == "Без защитника"
    assert say("en").offered(("done",), NAMES, view | {"question": "extortion"}) == "Do not pay"


def test_the_question_of_a_choice_tells_what_there_is_to_choose() -> None:
    asked = {"key": "mode", "clause": "BH-9.19", "args": {"card": "captains_choice"}}
    told = say("ru").prompt(asked, NAMES)  # type: ignore[arg-type]
    assert told.startswith("«Выбор капитана»: что выбираете? 1. Нанесите 2 раны выбранному")
    assert " 2. Излечите своего героя на 3, затем возьмите 1 карту. 3. Найдите" in told


@clause("BH-24.20")
def test_a_mode_is_offered_by_what_it_does() -> None:
    s = do(on("hand captains_choice"), "play captains_choice")
    told = [
        say("ru").offered(GAME.action(s, option), NAMES, GAME.observe(s, 0))
        for option in GAME.options(s)
    ]
    assert "Излечите своего героя на 3, затем возьмите 1 карту" in told
    assert GAME.observe(s, 0)["running"] == "captains_choice"
    assert GAME.observe(s, 1)["running"] is None


def test_a_refusal_names_the_card_and_the_clause() -> None:
    error = IllegalAction("closed", "BH-10.7", "raider#2")
    assert say("ru").refusal(error) == "Карта закрыта: «Налётчица» (BH-10.7)."
    assert say("en").refusal(IllegalAction("rage", "BH-16.24", "end"), cite=False) == (
        "A creature with rage must attack first."
    )


def test_the_log_says_in_words_what_a_card_gets() -> None:
    event = {"key": "modified", "args": {"card": "raider#2", "n": 1, "lives": 2}}
    told = say("ru").event(event, NAMES)  # type: ignore[arg-type]
    assert told == "«Налётчица» получает +1 к удару и 2 дополнительные жизни."
