"""The shape of a view of Berserk. Heroes: section 24 of RULES.md."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from koloda.kernel.shape import (
    REASONS,
    BasePlayer,
    BaseView,
    Card,
    Nothing,
    Reasons,
    Shape,
    Zone,
    says,
)


class Unit(Card):
    """A card in play; a mark that does not apply, or that the viewer cannot know, is left out."""

    unit: Annotated[int, says("its number in play; 0 and 1 are the heroes")]
    open: Annotated[bool, says("whether it is open, not closed")]
    wounds: Annotated[int | UnsetType, says("its wounds")] = UNSET
    poison: Annotated[int | UnsetType, says("its Poison")] = UNSET
    hidden: Annotated[bool | UnsetType, says("whether it lies face down")] = UNSET
    stunned: Annotated[bool | UnsetType, says("whether it is stunned")] = UNSET
    attacked: Annotated[bool | UnsetType, says("whether it has attacked this turn")] = UNSET
    defended: Annotated[bool | UnsetType, says("whether it has defended this turn")] = UNSET
    improved: Annotated[bool | UnsetType, says("whether it is improved: a mechanism")] = UNSET
    blank: Annotated[bool | UnsetType, says("whether it has lost its abilities")] = UNSET
    effects: Annotated[
        list[tuple[str, int | str, str]] | UnsetType,
        says("effects lying on it: kind, value, and until when"),
    ] = UNSET
    attached: Annotated[
        list[str] | int | UnsetType, says("cards attached; of a hidden card their number")
    ] = UNSET
    owner: Annotated[int | UnsetType, says("the seat it belongs to")] = UNSET
    strike: Annotated[int | UnsetType, says("its strike now")] = UNSET
    lives: Annotated[int | UnsetType, says("its lives now, wounds not taken off")] = UNSET
    classes: Annotated[int | UnsetType, says("its classes now, as bits")] = UNSET
    keywords: Annotated[list[str] | UnsetType, says("its keywords now")] = UNSET
    used: Annotated[
        list[str] | UnsetType, says("its limited abilities used this turn, one for each use")
    ] = UNSET
    reasons: Annotated[Reasons | UnsetType, REASONS] = UNSET


class Play(Shape):
    """The cards a player controls."""

    count: Annotated[int, says("how many cards")]
    cards: Annotated[list[Unit], says("all of them, the hero first")]


class DeckCard(Card):
    """A card of a deck whose place the viewer knows."""

    place: Annotated[int, says("1 is the top card, -1 the bottom card")]


class Deck(Shape):
    """A deck."""

    count: Annotated[int, says("how many cards")]
    cards: Annotated[list[DeckCard], says("those whose place the viewer knows")]


class PlayerNumbers(Shape):
    lives: Annotated[int, says("lives of the hero, wounds not taken off")]
    wounds: Annotated[int, says("wounds of the hero")]
    coins: Annotated[int, says("open coin markers")]
    closed_coins: Annotated[int, says("closed coin markers")]
    failed: Annotated[int, says("failed draws")]


class PlayerZones(Shape):
    hand: Annotated[Zone, says("the hand")]
    deck: Annotated[Deck, says("the deck")]
    unseen: Annotated[Zone, says("the cards of the own deck that lie at no fixed place, sorted")]
    play: Annotated[Play, says("the cards the player controls")]
    graveyard: Annotated[Zone, says("the graveyard, sorted")]
    chosen: Annotated[Zone, says("own choices that nobody else sees yet")]


class Player(BasePlayer[PlayerNumbers, PlayerZones]):
    """One player as the viewer sees him."""

    placed: Annotated[
        dict[str, int], says("by card, how many Placed cards are in deck and hand together")
    ]
    modifiers: Annotated[list[int], says("coins off the next payment, by modifier")]


class HeroesView(BaseView[Nothing, Nothing, Nothing, Player]):
    """What a seat, or a spectator, sees."""

    question: Annotated[str, says("what is asked, in one word; empty when the game is over")]
    running: Annotated[str | None, says("the card whose text asks the viewer; null if none does")]
    first: Annotated[int, says("the starting player")]
    winner: Annotated[int | None, says("who has won; null until then, and after a draw")]
    attack: Annotated[
        tuple[int, int, int],
        says("the attack under way: attacker, attacked and defender; -1 if none"),
    ]
    waiting: Annotated[
        list[tuple[int, str]], says("triggered abilities that wait: whose, and which")
    ]
