"""The shape of a view of Cthulhu Realms: chapter 4.O of RULES.md."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from koloda.kernel.shape import BasePlayer, BaseView, Card, Shape, Zone, says


class Numbers(Shape):
    conjuring: Annotated[int, says("conjuring power left in this turn")]


class Flags(Shape):
    discarded: Annotated[
        bool, says("whether somebody discarded a card from hand this turn, by an ability")
    ]
    abjured: Annotated[bool, says("whether the active player abjured a card this turn")]


class Zones(Shape):
    row0: Annotated[Zone, says("the row between two players, or clockwise next to seat 0")]
    stack: Annotated[Zone, says("the Initiates")]
    common: Annotated[Zone, says("the common deck; its top card lies open")]
    box: Annotated[Zone, says("cards out of the game, sorted")]
    abjured: Annotated[Zone, says("those abjured this turn, which can be returned, sorted")]
    row1: Annotated[Zone | UnsetType, says("the row next to seat 1, from three players on")] = UNSET
    row2: Annotated[Zone | UnsetType, says("the row next to seat 2, from three players on")] = UNSET
    row3: Annotated[Zone | UnsetType, says("the row next to seat 3, with four players")] = UNSET


class CardInPlay(Card):
    """A card in play."""

    used: Annotated[list[int], says("the numbers of its abilities used this turn, from 1")]
    lost: Annotated[int, says("sanity it has lost this turn")]
    declared: Annotated[int, says("points declared against it and not dealt yet")]


class Play(Shape):
    """The cards in play."""

    count: Annotated[int, says("how many cards")]
    cards: Annotated[list[CardInPlay], says("all of them, sorted")]


class PlayerNumbers(Shape):
    sanity: Annotated[int, says("sanity left")]
    declared: Annotated[
        int | UnsetType, says("points declared against the player and not dealt yet, if any")
    ] = UNSET


class PlayerZones(Shape):
    hand: Annotated[Zone, says("the hand: all of one's own, of others the cards everybody knows")]
    picked: Annotated[Zone, says("cards the viewer has picked so far to discard")]
    deck: Annotated[Zone, says("the deck; known are the cards put on top, the topmost first")]
    unseen: Annotated[
        Zone, says("the cards of the deck, or of deck and hidden hand together, sorted")
    ]
    play: Annotated[Play, says("the cards in play")]
    discard: Annotated[Zone, says("the discard pile, the top card last")]


class Player(BasePlayer[PlayerNumbers, PlayerZones]):
    """One player as the viewer sees him."""


class CthulhuRealmsView(BaseView[Numbers, Flags, Zones, Player]):
    """What a seat, or a spectator, sees."""

    rows: Annotated[list[list[int]], says("by seat, the numbers of the rows the player buys from")]
