"""The shape of a view: what `observe` may put into it, with one line on what each field means.

A game declares its own in `faces/shape.py` and names it in an attribute `view_type`. From there
come the check of the conformance kit, the client's types and docs/views.md; a view itself stays
a dictionary. A field with UNSET may be left out.
"""

from typing import Annotated, Final, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from koloda.kernel.protocol import Game, S, View


def says(meaning: str) -> Meta:
    """What a field means, in one line."""
    return Meta(description=meaning)


class Shape(Struct, forbid_unknown_fields=True):
    """A part of a view: these fields and no others."""


class Card(Shape):
    """A card that lies somewhere."""

    card: Annotated[str | None, says("its id; null if it lies face down before the viewer")]


Reasons: TypeAlias = dict[str, list[tuple[int, str]]]
REASONS: Final = says(
    "numbers that differ from the printed ones, as sums: amounts and where they come from, "
    "a card or the name of a message reason-NAME; the first is what is printed"
)


class Zone(Shape):
    """A zone: the cards that the viewer knows, and how many there are in all."""

    count: Annotated[int, says("how many cards, face down ones too")]
    cards: Annotated[list[Card], says("those that the viewer knows")]


class Nothing(Shape):
    """A part that this game leaves empty."""


Numbers = TypeVar("Numbers")
Flags = TypeVar("Flags")
Zones = TypeVar("Zones")
Player = TypeVar("Player")


class BasePlayer(Shape, Generic[Numbers, Zones]):
    """What the views of all games have about a player."""

    alive: Annotated[bool, says("whether the player is still in the game")]
    numbers: Annotated[Numbers, says("numbers of the player")]
    zones: Annotated[Zones, says("the player's zones")]


class BaseView(Shape, Generic[Numbers, Flags, Zones, Player]):
    """What the views of all games have."""

    game: Annotated[str, says("the id of the game")]
    seat: Annotated[int | None, says("who looks; null is a spectator")]
    asked: Annotated[
        list[int], says("the seats whose decision is awaited, as far as the viewer may know")
    ]
    active: Annotated[int | None, says("whose turn it is; null if nobody's")]
    turn: Annotated[int, says("the number of the turn, or of the round")]
    ending: Annotated[str, says("why the game ended, in one word; empty until then")]
    numbers: Annotated[Numbers, says("numbers of the table")]
    flags: Annotated[Flags, says("facts of the table that hold or not")]
    zones: Annotated[Zones, says("the zones of the table")]
    players: Annotated[list[Player], says("the players, by seat")]


class AnyPlayer(BasePlayer[dict[str, int], dict[str, Zone]]):
    """A player of any game."""


class AnyView(BaseView[dict[str, int], dict[str, bool], dict[str, Zone], AnyPlayer]):
    """The view of any game: what can be said without knowing which."""


def shape_of(game: Game[S]) -> type[Shape] | None:
    """The declared shape of a game's views; None where it has none."""
    found: type[Shape] | None = getattr(game, "view_type", None)
    return found


def misshapen(view: View, shape: type[Shape]) -> str:
    """Where a view departs from its shape, in a sentence; empty if nowhere."""
    try:
        msgspec.convert(view, shape)
    except msgspec.ValidationError as error:
        return str(error)
    return ""
