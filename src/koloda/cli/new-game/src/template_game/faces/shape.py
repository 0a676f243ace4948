"""The shape of a view: its fields and what they say."""

from typing import Annotated

from koloda.kernel.shape import BasePlayer, BaseView, Nothing, Shape, Zone, says


class Zones(Shape):
    pile: Annotated[Zone, says("the cards of the tricks played")]
    deck: Annotated[Zone, says("the deck, face down")]


class PlayerNumbers(Shape):
    points: Annotated[int, says("points won")]


class PlayerZones(Shape):
    hand: Annotated[Zone, says("the hand, open to its player alone")]
    table: Annotated[Zone, says("the card played to the trick")]


class Player(BasePlayer[PlayerNumbers, PlayerZones]):
    """A player as the viewer sees him."""


class TrickView(BaseView[Nothing, Nothing, Zones, Player]):
    """What a seat, or a spectator, sees; `turn` is the trick."""
