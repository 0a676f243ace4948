"""The shape of a view of Valhalla: chapter 4.16x of RULES.md."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from koloda.kernel.shape import REASONS, BasePlayer, BaseView, Card, Reasons, Shape, Zone, says

Fighter: TypeAlias = int | Literal["monster"] | None


class Numbers(Shape):
    extra_dice: Annotated[int, says("extra dice in the supply")]


class Flags(Shape):
    final_round: Annotated[bool, says("whether the last round has begun")]


class Zones(Shape):
    deck: Annotated[Zone, says("the deck, face down")]
    discard: Annotated[Zone, says("the discard pile, the top card last")]
    reserve: Annotated[Zone, says("the cards laid out face up in set-up")]
    placing: Annotated[Zone, says("warriors on their way to a slot")]
    turned_up: Annotated[Zone, says("cards everybody saw in set-up before a shuffle")]
    box: Annotated[Zone | UnsetType, says("with Tyr: the Tyr cards nobody saw")] = UNSET


class Warrior(Card):
    """A warrior of a squad."""

    slot: Annotated[int, says("the slot, from 1")]
    tyr: Annotated[str | UnsetType, says("the Tyr card of the warrior")] = UNSET
    activated: Annotated[bool | UnsetType, says("whether it was activated in this battle")] = UNSET
    dice: Annotated[list[str] | UnsetType, says("the dice lying on an activated warrior")] = UNSET
    strength: Annotated[
        int | UnsetType, says("what an activated warrior gives to the battle strength now")
    ] = UNSET
    reasons: Annotated[Reasons | UnsetType, REASONS] = UNSET
    blocked: Annotated[bool | UnsetType, says("whether it cannot be activated in this battle")] = (
        UNSET
    )
    named: Annotated[
        bool | UnsetType, says("whether it was named for the Path to Valhalla and no longer counts")
    ] = UNSET
    sacrificed: Annotated[
        bool | UnsetType, says("whether a card was discarded for its sacrifice")
    ] = UNSET
    sent: Annotated[bool | UnsetType, says("whether it leaves for Valhalla")] = UNSET


class Squad(Shape):
    """The warriors of a player."""

    count: Annotated[int, says("how many warriors")]
    cards: Annotated[list[Warrior], says("all of them, by slot")]


class PlayerNumbers(Shape):
    own_shields: Annotated[int, says("own shields left")]
    foreign_shields: Annotated[int, says("shields taken from others")]
    valhalla: Annotated[int | UnsetType, says("points in Valhalla, for who may look into it")] = (
        UNSET
    )
    score: Annotated[int | UnsetType, says("the final score")] = UNSET


class PlayerZones(Shape):
    hand: Annotated[
        Zone, says("the hand: all of one's own, of others the cards the viewer has seen")
    ]
    squad: Annotated[Squad, says("the squad")]
    valhalla: Annotated[Zone, says("the player's Valhalla")]
    aside: Annotated[Zone, says("jarls dealt and cards put aside, seen by their owner")]
    drawn: Annotated[Zone, says("cards drawn and not kept yet, or about to be discarded")]


class Player(BasePlayer[PlayerNumbers, PlayerZones]):
    """One player as the viewer sees him."""

    jarl: Annotated[str | None, says("the jarl; null before the common reveal")]
    emblem: Annotated[str | None, says("the emblem; null without one")]
    captured: Annotated[list[int], says("by seat, how many of its shields the player holds")]
    comrade: Annotated[int | UnsetType, says("with Loyal Comrades: the seat of the comrade")] = (
        UNSET
    )


class Played(Shape):
    """A card played in the battle."""

    card: Annotated[str, says("its id")]
    seat: Annotated[int, says("who played it")]
    sacrificed: Annotated[bool, says("whether it was sacrificed")]


class Help(Shape):
    """A card of Thor's Help in the battle."""

    card: Annotated[str, says("its id")]
    seat: Annotated[int, says("who plays it")]
    side: Annotated[int, says("for whom: 0 the attacker, 1 the defender")]


class Battle(Shape):
    """The battle; pairs are of attacker and defender."""

    kind: Annotated[Literal["battle", "ragnarok", "solo"], says("what kind of battle")]
    attacker: Annotated[Fighter, says("who attacks")]
    defender: Annotated[Fighter, says("who defends")]
    winner: Annotated[Fighter, says("who has won; null until then")]
    strength: Annotated[tuple[int, int], says("the strength of both")]
    dice: Annotated[tuple[list[str], list[str]], says("the free dice of both")]
    picked: Annotated[list[str], says("dice picked for a reroll")]
    rolled: Annotated[list[str], says("two extra dice of which one is kept")]
    played: Annotated[list[Played], says("cards played in the battle")]
    thor: Annotated[list[Help], says("cards of Thor's Help")]
    granted: Annotated[tuple[int, int], says("extra dice of both for the initial roll")]
    free_rerolls: Annotated[tuple[int, int], says("free rerolls both have left")]
    lost_dice: Annotated[int, says("dice fewer in the next roll")]
    jarl_off: Annotated[Fighter, says("whose jarl does not work; null if both do")]
    monster_off: Annotated[bool, says("whether the monster's ability does not work")]
    silenced: Annotated[list[str], says("clans of the defender whose abilities add nothing")]
    rerolled: Annotated[
        list[int], says("sides that paid for a reroll: 0 the attacker, 1 the defender")
    ]
    helped: Annotated[list[int], says("by seat, 1 + the side its jarl helped, or 0")]
    used: Annotated[
        list[int], says("by seat, uses of the jarl's main ability, + 16 for the additional one")
    ]
    errand: Annotated[bool, says("whether an errand was played")]


class Title(Shape):
    """A set of Last Viking cards."""

    seat: Annotated[Fighter, says("who holds it; null if nobody")]
    level: Annotated[int, says("its level")]


class LastViking(Shape):
    """The Last Viking."""

    card: Annotated[str, says("the bonus card")]
    sets: Annotated[list[Title], says("its sets, with their holders")]


class Monster(Shape):
    """The monster of the solo mode."""

    monster: Annotated[str, says("which monster")]
    level: Annotated[int, says("its level")]
    active: Annotated[str, says("its active card")]
    cards: Annotated[list[str], says("its cards that the player may look at, in their order")]
    strengths: Annotated[list[int], says("the strengths of those cards")]
    rolled: Annotated[list[str], says("the faces it has rolled")]
    covered: Annotated[list[str], says("symbols of the active card that are covered")]
    dice: Annotated[int, says("dice it has left to roll")]


class ValhallaView(BaseView[Numbers, Flags, Zones, Player]):
    """What a seat, or a spectator, sees."""

    battle: Annotated[Battle | None, says("the battle; null between battles")]
    loki: Annotated[str | UnsetType, says("with Loki: the Loki card of the match")] = UNSET
    last_viking: Annotated[LastViking | UnsetType, says("with the Last Viking: its cards")] = UNSET
    monster: Annotated[
        Monster | UnsetType | None, says("in the solo mode: the monster; null until it is chosen")
    ] = UNSET
