"""The shape of a view of Berserk: chapter 29 of RULES.md."""

from typing import Annotated, Literal

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
    """A card in the game zone; the marks after `cell` are those of a card that lies open."""

    unit: Annotated[int, says("its number in play")]
    owner: Annotated[int, says("the seat it belongs to")]
    hidden: Annotated[bool, says("whether it lies face down")]
    place: Annotated[str, says("where it is, in the word of an action: c3, its symbiote c3s")]
    cell: Annotated[str | None, says("its cell; null in the additional zone")]
    stays_hidden: Annotated[
        bool | UnsetType, says("of an own card: whether it stays hidden at the reveal")
    ] = UNSET
    closed: Annotated[bool | UnsetType, says("whether it is closed")] = UNSET
    kept_closed: Annotated[
        bool | UnsetType, says("whether it stays closed at its next opening")
    ] = UNSET
    rooted: Annotated[bool | UnsetType, says("whether its movement is 0 for a time")] = UNSET
    unplaced: Annotated[bool | UnsetType, says("whether it waits for a host")] = UNSET
    vanguard_spent: Annotated[bool | UnsetType, says("whether its Vanguard is used")] = UNSET
    may_strike_flyer: Annotated[
        bool | UnsetType, says("whether it may strike a flyer this turn")
    ] = UNSET
    earned_strike: Annotated[
        bool | UnsetType, says("whether it has closed for a strike on a flyer in its next turn")
    ] = UNSET
    classless: Annotated[bool | UnsetType, says("whether it has lost its class")] = UNSET
    moved: Annotated[
        bool | UnsetType, says("whether it has moved this turn: no jump or teleport is left")
    ] = UNSET
    stored: Annotated[bool | UnsetType, says("whether it has taken a token this turn")] = UNSET
    defended: Annotated[bool | UnsetType, says("whether it has defended this turn")] = UNSET
    host: Annotated[int | UnsetType | None, says("the unit that carries it; null if none")] = UNSET
    wounds: Annotated[int | UnsetType, says("its wounds")] = UNSET
    lives: Annotated[int | UnsetType, says("its lives, wounds not taken off")] = UNSET
    tokens: Annotated[int | UnsetType, says("tokens on it")] = UNSET
    points: Annotated[int | UnsetType, says("movement points left")] = UNSET
    poison: Annotated[
        tuple[int, int] | UnsetType,
        says("the largest Poison from the own side, and from the enemy's"),
    ] = UNSET
    strike: Annotated[
        list[int] | UnsetType,
        says("its weak, medium and strong strike; empty without one"),
    ] = UNSET
    armor: Annotated[int | UnsetType, says("its Armor")] = UNSET
    absorbed: Annotated[int | UnsetType, says("wounds its Armor has stopped this turn")] = UNSET
    attack_exp: Annotated[int | UnsetType, says("its experience in attack")] = UNSET
    defence_exp: Annotated[int | UnsetType, says("its experience in defence")] = UNSET
    regen: Annotated[int | UnsetType, says("its Regeneration")] = UNSET
    jump: Annotated[int | UnsetType, says("how far it jumps")] = UNSET
    life_gift: Annotated[int | UnsetType, says("its Life gift")] = UNSET
    keywords: Annotated[
        list[str] | UnsetType, says("keywords and Protections it has now, however it got them")
    ] = UNSET
    granted: Annotated[
        list[str] | UnsetType, says("until when each thing given to it for a time lasts")
    ] = UNSET
    elements: Annotated[list[str] | UnsetType, says("its elements, gained ones too")] = UNSET
    reasons: Annotated[Reasons | UnsetType, REASONS] = UNSET


class Announced(Shape):
    """An announced action; cards are units."""

    seat: Annotated[int, says("who announced it")]
    what: Annotated[
        Literal["strike", "ability", "store", "prepare"], says("what kind of action it is")
    ]
    source: Annotated[int, says("the card that acts")]
    ability: Annotated[str | None, says("the ability, in the word of an action; null for others")]
    target: Annotated[int | None, says("the target; null without one")]
    second: Annotated[int | None, says("the second target; null without one")]
    choice: Annotated[int | None, says("what was chosen besides; null if nothing")]
    defender: Annotated[int | None, says("the card that defends in its place; null without one")]


class Roll(Shape):
    """A die rolled since the last decision."""

    die: Annotated[Literal["attack", "defence"], says("which die")]
    d6: Annotated[int, says("the roll as an ordinary die")]
    face: Annotated[
        Literal["weak", "medium", "strong", "hit", "miss", "counter"],
        says("the roll as the special die"),
    ]


class Additional(Shape):
    """The additional zone."""

    count: Annotated[int, says("how many cards")]
    cards: Annotated[list[Unit], says("all of them")]


class PlayerNumbers(Shape):
    cards: Annotated[int, says("all cards of the player, wherever they are")]
    deal: Annotated[int, says("how many cards were dealt")]
    redeals: Annotated[int, says("how often new cards were dealt")]
    gold: Annotated[int | UnsetType, says("own gold crystals left, while drafting")] = UNSET
    silver: Annotated[int | UnsetType, says("own silver crystals left, while drafting")] = UNSET


class PlayerZones(Shape):
    grave: Annotated[Zone, says("the graveyard, sorted")]
    additional: Annotated[Additional, says("the additional zone")]
    deck: Annotated[
        Zone | UnsetType, says("the deck; of others only its size, and that after preparing")
    ] = UNSET
    deal: Annotated[Zone | UnsetType, says("own cards dealt and not taken")] = UNSET
    squad: Annotated[Zone | UnsetType, says("own cards taken and not deployed yet")] = UNSET


class Player(BasePlayer[PlayerNumbers, PlayerZones]):
    """One player as the viewer sees him."""

    progress: Annotated[
        Literal["drafting", "confirmed", "deployed"], says("how far the player has prepared")
    ]


class BerserkView(BaseView[Nothing, Nothing, Nothing, Player]):
    """What a seat, or a spectator, sees."""

    phase: Annotated[
        Literal["preparing", "placing", "vanguard", "battle"], says("the phase of the game")
    ]
    first: Annotated[int, says("the seat of the First player")]
    board: Annotated[list[Unit], says("the cards on the battlefield whose cells can be seen")]
    stack: Annotated[list[Announced], says("announced actions, the last on top")]
    dice: Annotated[list[Roll], says("the dice rolled since the last decision")]
    stop: Annotated[
        Literal["always", "targeted", "never"] | None,
        says("in which windows the viewer is asked; null for a spectator"),
    ]
