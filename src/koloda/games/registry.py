"""Which games there are, and where."""

import copyreg
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, cast

from koloda.effects.load import located
from koloda.effects.schema import Card
from koloda.games import outsiders
from koloda.kernel.errors import BadCard, KolodaError
from koloda.kernel.protocol import Game, S
from koloda.kernel.setup import SetupOption
from koloda.kernel.state import BaseState

GAMES = ["cthulhu_realms", "valhalla", "berserk_heroes", "berserk", "elven_rage"]  # our own


def names() -> list[str]:
    """The games there are: our own, then those of other packages."""
    return [*GAMES, *_outsiders().modules]


def problems() -> list[str]:
    """One line for each game of another package that cannot be used."""
    return list(_outsiders().problems.values())


class Outsiders(NamedTuple):
    """The games of other packages by id, and what is wrong with the rest, by package and id."""

    modules: dict[str, ModuleType]
    problems: dict[tuple[str, str], str]


@cache
def _outsiders() -> Outsiders:
    """What is installed beside us; a broken package stands in nobody's way."""
    found = Outsiders({}, {})
    for entry in outsiders.offered():
        owner = outsiders.owner(entry)
        try:
            if entry.name in (*GAMES, *found.modules):
                raise outsiders.Unusable("there is a game of this id already")
            module = outsiders.load(entry)
            _check_faces(module.GAME)
        except outsiders.Unusable as error:
            problem = KolodaError(f"game {entry.name!r} of {owner} cannot be used: {error}")
            found.problems[owner, entry.name] = str(problem)
        else:
            found.modules[entry.name] = module
    return found


def _check_faces(game: Game[BaseState]) -> None:
    """That a game can be announced with its cards; a base install has no texts at all."""
    try:
        cards_of(game)
        for lang in ("en", "ru") if find_spec("fluent") else ():
            _announce(game, texts_of(game, lang))
    except Exception as error:  # whatever a stranger's module does
        what = f"{type(error).__name__}: {error}"
        raise outsiders.Unusable(f"its cards or texts cannot be read: {what}") from error


def _announce(game: Game[BaseState], texts: Any) -> None:
    """Say all that the lobby says of a game before anybody plays it."""
    keys = ["game-name", "game-about"]
    for option in game.setup_options:
        titles = [f"setup-{name}" for name in (option.name, *_valued(option))]
        keys += [key for key in titles if texts.has(key)]
    for key in keys:
        texts.say(key)
        texts.help(key)


def _valued(option: SetupOption) -> list[str]:
    return [f"{option.name}-{value}" for value in option.values]


def _module(game: str) -> ModuleType:
    """The package or module that has GAME."""
    if game in GAMES:
        return import_module(f"koloda.games.{game}")
    found = _outsiders()
    if game in found.modules:
        return found.modules[game]
    for (_, name), problem in found.problems.items():
        if name == game:
            raise KolodaError(problem)
    raise KolodaError(f"there is no game {game!r}: choose one of {', '.join(names())}")


def find(game: str, cards: Path | None = None) -> Game[BaseState]:
    """A game by its id, with its own cards or with those of a designer's folder."""
    module = _module(game)
    copyreg.pickle(type(module.GAME), _by_name)
    if cards is None:
        return cast(Game[BaseState], module.GAME)
    if not takes_cards(game):
        raise KolodaError(f"{game} is not played with other cards: it has no with_cards()")
    try:
        return cast(Game[BaseState], module.with_cards(cards))
    except BadCard as error:
        raise located(error) from error


def takes_cards(game: str) -> bool:
    """Whether it is played with a designer's cards too."""
    return hasattr(_module(game), "with_cards")


def _by_name(game: Any) -> tuple[Any, tuple[str, Path | None]]:
    """A game is saved and copied by its name and the folder of its cards."""
    cards = getattr(game, "cards", None)
    return (find, (game.id, Path(cards) if cards else None))


def where(game: str, cards: Path | None = None) -> str:
    """Where another process finds the game, with its own cards or with a designer's."""
    module = _module(game).__name__
    return f"{module}:GAME" if cards is None else f"{module}:with_cards:{cards}"


def part(game: Game[S], name: str) -> Any:
    """A module of the game's package by its room and name ("minds.evaluate"); None without one."""
    package = _package(game)
    room = package + "." + name.partition(".")[0]
    if not package or find_spec(room) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def _package(game: Game[S]) -> str:
    """The package in which the game's class stands; nothing for a module by itself."""
    module = type(game).__module__
    is_package = hasattr(sys.modules[module], "__path__")
    return module if is_package else module.rpartition(".")[0]


def _home(game: Game[S]) -> Path:
    """The folder of the game's package; a module by itself may have one of its name."""
    package = _package(game)
    path = Path(str(sys.modules[package or type(game).__module__].__file__))
    return path.parent if package else path.with_suffix("")


def texts_of(game: Game[S], lang: str) -> Any:
    """The texts of a game in a language: a koloda.effects.text.Texts."""
    own = part(game, "faces.text")
    if own is not None:
        return own.texts(game, lang)
    from koloda.effects.plain import PlainTexts  # needs packages that a base install lacks

    schema = part(game, "cards.schema")
    folder = getattr(game, "cards", None)
    cards: list[Card] = [] if schema is None else schema.read_cards(*([folder] if folder else []))
    return PlainTexts(game, lang, _home(game) / "texts", cards)


def cards_of(game: Game[S]) -> list[Card]:
    """The cards of a game, as its files say; none where it has no card files."""
    schema = part(game, "cards.schema")
    return [] if schema is None else cast(list[Card], schema.read_cards())


def card_type(game: str) -> Any:
    """What one [[card]] of the game's files is: a card class, or a union of them."""
    schema = part(find(game), "cards.schema")
    if schema is None:
        raise KolodaError(f"{game} has no card files")
    return schema.CARD


def folder(game: str) -> Path:
    """The game's package folder: RULES.md, clauses.toml, cards/."""
    return Path(__file__).parent / game if game in GAMES else _home(find(game))


def rules(game: str) -> str:
    """The rulebook of a game, clause by clause; nothing where it has none."""
    path = folder(game) / "RULES.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def card_files(game: str) -> list[Path]:
    """The game's own card files."""
    return sorted((folder(game) / "cards").glob("*.toml"))
