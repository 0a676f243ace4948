"""The games as the lobby and the tables show them."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from koloda.effects.text import LANGUAGES, TEXTS, Texts
from koloda.games import registry
from koloda.kernel.decks import deck_options
from koloda.kernel.protocol import Game
from koloda.kernel.setup import SetupOption
from koloda.kernel.standing import levels_of
from koloda.kernel.state import BaseState
from koloda.server.refusals import Refusal
from koloda.server.wire import GameInfo, GameTexts, SettingInfo


def find(game: str) -> Game[BaseState]:
    """A game by its id."""
    if game not in registry.names():
        raise Refusal("no-game", 404, game)
    return registry.find(game)


@cache
def texts(game: str, lang: str) -> Texts:
    """The texts of a game in a language."""
    found: Texts = registry.texts_of(find(game), lang)
    return found


def ending(game: str, ending: str, lang: str) -> str:
    """How a match ended; of a game that is no longer here in one plain word."""
    return texts(game, lang).ending(ending) if game in registry.names() else ending


@cache
def table_texts(lang: str) -> Texts:
    """The sentences of the table itself."""
    return Texts("table", lang, {})


@cache
def infos(lang: str) -> list[GameInfo]:
    """All games with their set-up options."""
    return [info(find(game), texts(game, lang)) for game in registry.names()]


def info(game: Game[BaseState], words: Texts) -> GameInfo:
    return GameInfo(
        id=game.id,
        name=words.say("game-name"),
        about=words.say("game-about"),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        settings=[setting(option, words) for option in open_options(game)],
    )


def open_options(game: Game[BaseState]) -> list[SetupOption]:
    """Options strangers may set: none of them names a folder of this machine."""
    return [option for option in game.setup_options if option.kind != "cards"]


def open_settings(game_id: str, settings: dict[str, str]) -> dict[str, str]:
    """What everybody at the table may know of a set-up: not what is in the decks."""
    secret = deck_options(find(game_id)) if game_id in registry.names() else []
    return {name: value for name, value in settings.items() if name not in secret}


def setting(option: SetupOption, words: Texts) -> SettingInfo:
    key = f"setup-{option.name}"
    return SettingInfo(
        name=option.name,
        kind=option.kind,
        values=option.values,
        labels=[label(words, f"{key}-{value}", value) for value in option.values],
        default=option.default,
        title=label(words, key, option.name),
        help=words.help(key),
        clause=option.clause,
    )


def label(words: Texts, key: str, plain: str) -> str:
    return words.say(key) if words.has(key) else plain


@cache
def game_texts(game: str, lang: str) -> bytes:
    """Card faces and messages of a game, encoded."""
    words = texts(game, lang)
    faces: dict[str, Any] = msgspec.to_builtins(words.faces)
    seats = range(find(game).min_seats, find(game).max_seats + 1)
    tables = {str(n): msgspec.to_builtins(found) for n in seats if (found := words.at_table(n))}
    return msgspec.json.encode(
        GameTexts(
            id=game,
            name=words.say("game-name"),
            faces=faces,
            tables=tables,
            ftl=words.source,
            standing=levels_of(find(game)),
        )
    )


def warm() -> None:
    """Load every game in every language before somebody waits for it."""
    for lang in LANGUAGES:
        for game in registry.names():
            game_texts(game, lang)


def rulebook(game: str, lang: str) -> str:
    """The rulebook: in English the clauses, in Russian the players' book, where there is one."""
    find(game)
    for path in _rulebooks(game, lang):
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise Refusal("no-rules", 404, game)


def _rulebooks(game: str, lang: str) -> list[Path]:
    clauses = registry.folder(game) / "RULES.md"
    return [TEXTS / "ru" / "rules" / f"{game}.md", clauses] if lang == "ru" else [clauses]


def known_language(lang: str) -> str:
    """The language asked for, or English."""
    return lang if lang in LANGUAGES else "en"
