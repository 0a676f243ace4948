"""What is wrong with a set-up, a deck or a record is told in the reader's language."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda.cli.clauses import all_ids
from koloda.effects.text import LANGUAGES
from koloda.games import registry
from koloda.kernel.errors import BadRecord, IllegalAction
from koloda.kernel.record import dumps, open_record
from koloda.kernel.setup import Setup
from koloda.server import catalogue
from tests.server.running import Person, Server

SOURCE = Path(koloda.__file__).parent
MISTAKES = ("BadSetup", "BadDeck", "BadRecord")
AT_A_DESK = ("deckfile.py", "load")  # files named on a command line
ME = {"kind": "me"}
BOT = {"kind": "bot", "agent": "uniform"}


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server, "Ann")


def refused(person: Person, game: str, seats: int, lang: str, **settings: str) -> Any:
    body = {"game": game, "seats": [ME, *[BOT] * (seats - 1)], "settings": settings}
    status, problem = person.refused(f"/api/tables?lang={lang}", body)
    assert status == 400
    return problem


BAD = [
    ("cthulhu_realms", 2, {"first": "9"}, "Первый игрок: нельзя выбрать «9»", "CR-4.13"),
    ("cthulhu_realms", 2, {"first": "3"}, "Первый игрок: нет места 4", "CR-4.13"),
    ("cthulhu_realms", 2, {"turns": "-1"}, "нужно целое число от 0 до 100000", "CR-8.10"),
    ("cthulhu_realms", 5, {}, "от 2 до 4, а мест за столом 5", ""),
    ("valhalla", 2, {"expansions": "thor"}, "«Помощи Тора» нужны хотя бы трое", "VA-4.1017"),
    ("valhalla", 2, {"expansions": "thor,thor"}, "Дополнения: одно значение", "VA-4.1811"),
    ("valhalla", 2, {"expansions": "odin"}, "Дополнения: нет значения «odin»", "VA-4.1811"),
    ("berserk", 2, {"deck1": "3 f01"}, "Колода второго места: в колоде от 30 до 50", "BK-4.1"),
    ("berserk", 2, {"deck0": "4 f01"}, "4 экземпляра, а можно не больше", "BK-4.2"),
    ("berserk", 2, {"deck0": "2 мамонт"}, "Колода первого места: нет карты «мамонт»", ""),
    ("berserk_heroes", 2, {"deck2": "3 gold"}, "Колода второго места: нет карты «gold»", ""),
    ("berserk", 3, {}, "ровно 2, а мест за столом 3", ""),
    ("elven_rage", 3, {"peoples": "black,forest"}, "Народы: назовите 3 разных народа", "ER-1.2"),
]


@pytest.mark.parametrize(("game", "seats", "settings", "text", "clause"), BAD)
def test_a_bad_setup_is_refused_in_russian_with_its_clause(
    ann: Person, game: str, seats: int, settings: dict[str, str], text: str, clause: str
) -> None:
    problem = refused(ann, game, seats, "ru", **settings)
    assert text in problem["text"]
    assert problem["clause"] == clause
    assert not clause or clause in all_ids(game)


def test_the_same_mistake_is_told_in_english(ann: Person) -> None:
    problem = refused(ann, "berserk", 2, "en", deck1="3 f01")
    assert problem["text"] == "Deck of the second seat: a deck has 30 to 50 cards, here it has 3."
    assert problem["reason"] == "deck_size"


def test_a_guest_who_brings_a_bad_deck_is_told_so(ann: Person) -> None:
    body = {"game": "berserk", "seats": [ME, {"kind": "open"}]}
    table = ann.post("/api/tables", body)["id"]
    bob = Person(ann.server, "Bob")
    wish = {"seat": 1, "deck": "3 f01"}
    status, problem = bob.refused(f"/api/tables/{table}/sit?lang=ru", wish)
    assert (status, problem["clause"]) == (400, "BK-4.1")
    assert problem["text"].startswith("Колода второго места: в колоде от 30 до 50 карт")


def text_of(actions: list[tuple[str, ...]], **changes: str) -> str:
    game = registry.find("cthulhu_realms")
    record = open_record(game, 3, Setup(2))
    record.actions += actions
    text = dumps(record)
    for old, new in changes.items():
        text = re.sub(rf"^{old} .*", f"{old} {new}", text, flags=re.MULTILINE)
    return text


RECORDS = [
    ("hello", "Это не запись партии"),
    (text_of([])[:46], "Запись обрывается (строка 4)"),
    (text_of([], version="99"), "сыграна по правилам версии 99"),
    (text_of([], cards="0000"), "сыграна другими картами"),
    (text_of([], seats="9"), "от 2 до 4, а мест за столом 9"),
    (text_of([], seed="много"), "В строке 6 записи после слова «seed» должно быть число"),
    (
        text_of([]).replace("seed", 'set first="\\ud800"\nseed'),
        "Строку 6 записи не удаётся прочитать",
    ),
    (text_of([("dance",)]), "Решение 1 из записи («dance») невозможно. Такого действия нет"),
    (text_of([], end="0123"), "файл изменён"),
    (text_of([]) + "more", "После конца записи есть ещё текст"),
]


@pytest.mark.parametrize(("text", "sentence"), RECORDS)
def test_a_bad_record_is_refused_in_russian(ann: Person, text: str, sentence: str) -> None:
    status, body, _ = ann.request("POST", "/api/records?lang=ru", text.encode())
    assert status == 400
    assert sentence in json.loads(body)["text"]


def test_an_address_that_is_no_number_is_refused_in_russian(ann: Person) -> None:
    status, body, _ = ann.request("GET", "/api/records/x/steps/abc?lang=ru")
    assert status == 400
    assert json.loads(body)["text"] == "Сообщение не понято."


def test_a_mistake_without_a_code_keeps_its_sentence() -> None:
    assert catalogue.table_texts("ru").mistake(BadRecord("a sentence")) == "a sentence"
    error = BadRecord("x", code="record_action", values={"n": 1, "value": "dance"})
    error.__cause__ = IllegalAction("unknown_verb", detail="dance")
    assert "Такого действия нет: dance" in catalogue.table_texts("ru").mistake(error)


def raised(path: Path) -> list[ast.Call]:
    """The mistakes a module makes, but for those about files named on a command line."""
    found = []
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            found += [
                c
                for c in calls
                if is_mistake(path, c) and not {path.name, function.name} & {*AT_A_DESK}
            ]
    return found


def is_mistake(path: Path, call: ast.Call) -> bool:
    return named(call) in MISTAKES or (path.name == "record.py" and named(call) == "fail")


def named(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def code_of(call: ast.Call) -> str:
    at = 1 if named(call) == "fail" else 2
    given = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    given += call.args[at : at + 1]
    return ast.unparse(given[0]).strip("'") if given else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_a_sentence(lang: str) -> None:
    n = 0
    for path in [
        *SOURCE.glob("kernel/*.py"),
        *SOURCE.glob("games/*/**/*.py"),
        *SOURCE.glob("server/*.py"),
    ]:
        game = path.relative_to(SOURCE).parts[1]
        words = (
            catalogue.texts(game, lang) if game in registry.GAMES else catalogue.table_texts(lang)
        )
        for call in raised(path):
            code = code_of(call)
            assert code, f"{path.name}, line {call.lineno}: a mistake without a code"
            assert code in ("code", "error.code") or words.has(f"mistake-{code}"), code
            n += 1
    assert n > 40
