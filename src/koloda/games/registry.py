"""Which games there are, and where."""

import copyreg
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from koloda.effects.load import located
from koloda.effects.schema import Card
from koloda.kernel.errors import BadCard, KolodaError
from koloda.kernel.protocol import Game, S
from koloda.kernel.state import BaseState

GAMES = ["cthulhu_realms", "valhalla", "berserk_heroes", "berserk", "elven_rage"]


def find(game: str, cards: Path | None = None) -> Game[BaseState]:
    """A game by its id, with its own cards or with those of a designer's folder."""
    if game not in GAMES:
        raise KolodaError(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    package = import_module(f"koloda.games.{game}")
    copyreg.pickle(type(package.GAME), _by_name)
    if cards is None:
        return cast(Game[BaseState], package.GAME)
    try:
        return cast(Game[BaseState], package.with_cards(cards))
    except BadCard as error:
        raise located(error) from error


def _by_name(game: Any) -> tuple[Any, tuple[str, Path | None]]:
    """A game is saved and copied by its name and the folder of its cards."""
    return (find, (game.id, Path(game.cards) if game.cards else None))


def where(game: str, cards: Path | None = None) -> str:
    """Where another process finds the game, with its own cards or with a designer's."""
    package = f"koloda.games.{game}"
    return f"{package}:GAME" if cards is None else f"{package}:with_cards:{cards}"


def part(game: Game[S], name: str) -> Any:
    """A module of the game's package by its room and name ("minds.evaluate"); None without one."""
    package = type(game).__module__.rpartition(".")[0]
    room = package + "." + name.partition(".")[0]
    if find_spec(room) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def texts_of(game: Game[BaseState], lang: str) -> Any:
    """The texts of a game in a language: a koloda.effects.text.Texts."""
    return part(game, "faces.text").texts(game, lang)


def cards_of(game: Game[BaseState]) -> list[Card]:
    """The cards of a game, as its files say."""
    return cast(list[Card], part(game, "cards.schema").read_cards())


def card_type(game: str) -> Any:
    """What one [[card]] of the game's files is: a card class, or a union of them."""
    return part(find(game), "cards.schema").CARD


def folder(game: str) -> Path:
    """The game's package folder: RULES.md, clauses.toml, cards/."""
    return Path(__file__).parent / game


def card_files(game: str) -> list[Path]:
    """The game's own card files."""
    return sorted((folder(game) / "cards").glob("*.toml"))
