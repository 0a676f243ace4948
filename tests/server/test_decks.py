"""Decks before a match: read, checked and tried by the game, brought by those who play them."""

import json
import sqlite3
from typing import Any

import pytest

from koloda.cli.clauses import all_ids
from koloda.games import registry
from koloda.kernel.decks import DeckRules, deck_options, decks_of
from tests.server.running import Person, Server

ME = {"kind": "me"}
BOT = {"kind": "bot", "agent": "uniform"}
DECKED = ["berserk_heroes", "berserk"]
OPEN = {"kind": "open"}
FRIENDS = [ME, OPEN]


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server, "Ann")


def rules(game: str) -> DeckRules:
    found = decks_of(registry.find(game))
    assert found is not None
    return found


def ready(game: str, n: int = 0) -> str:
    return list(rules(game).ready().values())[n]


def read(person: Person, game: str, text: str, lang: str = "en") -> Any:
    return person.post(f"/api/games/{game}/deck?lang={lang}", {"list": text})


def test_only_games_with_deck_options_have_decks(ann: Person) -> None:
    for name in registry.GAMES:
        game = registry.find(name)
        assert (decks_of(game) is not None) == bool(deck_options(game)) == (name in DECKED)
    status, problem = ann.refused("/api/games/valhalla/deck?lang=ru", {"list": ""})
    assert (status, problem["reason"]) == (404, "no-decks")


@pytest.mark.parametrize("game", DECKED)
def test_the_book_of_decks_tells_what_a_deck_may_hold(ann: Person, game: str) -> None:
    book = ann.get(f"/api/games/{game}/decks?lang=ru")
    faces = ann.get(f"/api/games/{game}?lang=ru")["faces"]
    assert set(book["most"]) <= set(faces)
    assert not set(book["leads"]) & set(book["most"])
    assert len(book["ready"]) >= 6
    for deck in book["ready"]:
        assert deck["name"] != deck["id"]
        lines = [deck["lead"], *[f"{n} {card}" for card, n in deck["cards"].items()]]
        found = read(ann, game, ";".join(lines))
        assert (found["mistakes"], found["unread"]) == ([], [])


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_broken_rule_is_told_with_its_clause(ann: Person, lang: str) -> None:
    text = "Кабан\nКапитан Мгла\n4 Jarl\nparrot\n3 cabin_shade"
    found = read(ann, "berserk_heroes", text, lang)
    assert found["lead"] == "gloom"
    assert found["cards"] == {"jarl": 4, "parrot": 1, "cabin_shade": 3}
    assert found["unread"] == ["Кабан"]
    told = [(mistake["clause"], mistake["card"]) for mistake in found["mistakes"]]
    assert told == [
        ("", ""),
        ("BH-4.4", "jarl"),
        ("BH-4.9", "parrot"),
        ("BH-4.6", "jarl"),
        ("BH-4.2", ""),
    ]
    for mistake in found["mistakes"]:
        assert mistake["text"][0].isupper() or mistake["text"][0] in "«“"
        assert mistake["text"].endswith(".")
        assert not mistake["clause"] or mistake["clause"] in all_ids("berserk_heroes")
    assert {barred["clause"] for barred in found["barred"]} == {"BH-4.4", "BH-4.5"}


@pytest.mark.parametrize("game", DECKED)
def test_the_first_cards_of_a_deck_are_dealt_by_the_game(ann: Person, game: str) -> None:
    deck = ready(game)
    deals = [ann.post(f"/api/games/{game}/deal", {"list": deck})["cards"] for _ in range(4)]
    assert len({tuple(deal) for deal in deals}) > 1
    for deal in deals:
        assert set(deal) <= set(rules(game).read(deck).cards)
    status, problem = ann.refused(f"/api/games/{game}/deal", {"list": "3 x"})
    assert (status, problem["reason"]) == (400, "deck_card")


def make(person: Person, game: str, seats: list[dict[str, str]], **settings: str) -> Any:
    return person.post("/api/tables", {"game": game, "seats": seats, "settings": settings})


@pytest.mark.parametrize("game", DECKED)
def test_a_host_cannot_set_the_deck_of_another(ann: Person, game: str) -> None:
    first, second = deck_options(registry.find(game))
    wish = {"game": game, "seats": FRIENDS, "settings": {second: ready(game)}}
    status, problem = ann.refused("/api/tables?lang=ru", wish)
    assert (status, problem["reason"]) == (403, "not-your-deck")
    assert "принесёт свою колоду" in problem["text"]
    own = make(ann, game, FRIENDS, **{first: ready(game)})
    assert own["status"] == "open"
    assert make(ann, game, [ME, BOT], **{second: ready(game, 1)})["status"] == "running"


def settings_of(person: Person, table: str) -> Any:
    with sqlite3.connect(person.server.db) as db:
        rows = db.execute("SELECT settings FROM matches WHERE id = ?", (table,)).fetchall()
    return json.loads(rows[0][0])


@pytest.mark.parametrize("game", DECKED)
def test_whoever_takes_a_seat_brings_the_deck(ann: Person, game: str) -> None:
    first, second = deck_options(registry.find(game))
    table = make(ann, game, FRIENDS, **{first: ready(game)})["id"]
    bob = Person(ann.server, "Bob")
    status, problem = bob.refused(f"/api/tables/{table}/sit", {"seat": 1, "deck": "3 x"})
    assert (status, problem["reason"]) == (400, "deck_card")
    sat = bob.post(f"/api/tables/{table}/sit", {"seat": 1, "deck": ready(game, 3)})
    assert sat["status"] == "running"
    assert sat["settings"] == {}  # nobody is told what the others play
    kept = settings_of(ann, table)
    assert kept == {first: ready(game), second: ready(game, 3)}


def test_a_bot_gets_its_deck_from_the_host(ann: Person) -> None:
    _, second = deck_options(registry.find("berserk"))
    table = make(ann, "berserk", FRIENDS)["id"]
    wish = {"seat": 1, "agent": "", "deck": "3 f01"}
    status, problem = ann.refused(f"/api/tables/{table}/fill", wish)
    assert (status, problem["clause"]) == (400, "BK-4.1")
    ann.post(f"/api/tables/{table}/fill", {**wish, "deck": ready("berserk", 4)})
    assert settings_of(ann, table) == {second: ready("berserk", 4)}
