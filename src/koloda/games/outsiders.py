"""Games of other packages: found by their entry points, looked at before they are offered.

A package names its game in the group `koloda.games`: the id of the game, and the package or
module that has `GAME` and, for designers, `with_cards(folder)`. What cannot be used is told in
one line and is in nobody's way.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import OVER
from koloda.kernel.setup import Setup
from koloda.kernel.shape import AnyPlayer, AnyView

GROUP = "koloda.games"
ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_SEATS = 8  # an event says in a byte which seats see it

ATTRIBUTES: dict[str, type] = {
    "id": str,
    "version": int,
    "min_seats": int,
    "max_seats": int,
    "setup_options": list,
    "verbs": dict,
    "fingerprint": str,
}
METHODS = [
    "start",
    "seat",
    "options",
    "apply",
    "returns",
    "ending",
    "observe",
    "prompt",
    "message",
    "resample",
    "action",
    "option",
    "census",
    "any_setup",
    "max_decisions",
]
VIEW = AnyView.__struct_fields__
PLAYER = AnyPlayer.__struct_fields__


class Unusable(KolodaError):
    """Why a package is no game, in one sentence."""


def offered() -> list[EntryPoint]:
    """What other packages offer as games, by name and package."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, owner(entry)))


def owner(entry: EntryPoint) -> str:
    """The package that offers a game, as pip lists it."""
    return str(entry.dist.name) if entry.dist else entry.value


def load(entry: EntryPoint) -> ModuleType:
    """The module of a game, if the game can be used."""
    if not ID.fullmatch(entry.name):
        raise Unusable("an id is made of a-z, 0-9 and _")
    try:
        module = import_module(entry.module)
    except (Exception, SystemExit) as error:  # whatever a stranger's module does
        raise Unusable(f"{entry.value} cannot be imported: {_told(error)}") from error
    if (entry.attr or "GAME") != "GAME" or not hasattr(module, "GAME"):
        raise Unusable(f"{entry.value} has no GAME")
    _check_parts(module.GAME)
    if module.GAME.id != entry.name:
        raise Unusable(f"its GAME has the id {module.GAME.id!r}")
    try:
        missing = next(_first_look(module.GAME), "")
    except Exception as error:
        raise Unusable(f"no match can be started: {_told(error)}") from error
    if missing:
        raise Unusable(missing)
    return module


def _check_parts(game: Any) -> None:
    """That it has what the protocol asks for, at least by name."""
    for name, kind in ATTRIBUTES.items():
        if not isinstance(getattr(game, name, None), kind):
            raise Unusable(f"its GAME has no {name} ({kind.__name__})")
    for name in METHODS:
        if not callable(getattr(game, name, None)):
            raise Unusable(f"its GAME has no method {name}")
    if not 1 <= game.min_seats <= game.max_seats <= MOST_SEATS:
        seats = f"{game.min_seats} to {game.max_seats}"
        raise Unusable(f"it is played by {seats}: from 1 to {MOST_SEATS} is possible")


def _first_look(game: Any) -> Iterator[str]:
    """What is missing at the first decision of a match, where everybody looks first."""
    s = game.start(1, Setup(game.min_seats))
    if game.seat(s) == OVER:
        yield "a match is over before it begins"
    for option in game.options(s):
        verb = game.action(s, option)[0]
        if verb not in game.verbs:
            yield f"its verbs do not name {verb!r}"
    view, prompt = game.observe(s, None), game.prompt(s)
    yield from [f"its views have no {name!r}" for name in VIEW if name not in view]
    yield from [
        f"the players of its views have no {name!r}"
        for player in view["players"]
        for name in PLAYER
        if name not in player
    ]
    if "key" not in prompt:
        yield "its prompts have no 'key'"


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": ")
