"""The shape of a view of Elven Rage: chapter 19 of RULES.md."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from koloda.kernel.shape import REASONS, BasePlayer, BaseView, Card, Reasons, Shape, Zone, says

PlaceName: TypeAlias = Literal["N", "E", "S", "W", "reserve", "critical"]


class Numbers(Shape):
    round_limit: Annotated[int, says("the round after which the game ends")]
    first: Annotated[int, says("the seat of the first player")]
    captures: Annotated[int, says("further Capture phases granted and not yet begun")]


class Flags(Shape):
    gained: Annotated[bool, says("whether an attack of this turn gained a land")]
    reach: Annotated[bool, says("whether the next attack may aim two lands far")]
    portal: Annotated[bool, says("whether the next attack may use a portal")]
    battle: Annotated[bool, says("whether a battle is fought")]


class Zones(Shape):
    neutral_deck: Annotated[Zone, says("the neutral deck, face down")]
    neutral_discard: Annotated[Zone, says("the neutral discard pile")]
    artifact_deck: Annotated[Zone, says("the Artifacts, face down")]
    artifact_discard: Annotated[Zone, says("the discarded Artifacts")]
    undealt_goals: Annotated[Zone, says("the goals nobody was dealt, face down")]
    dragons: Annotated[Zone, says("the Dragons in their places")]


class Squad(Shape):
    """A squad of neutrals."""

    count: Annotated[int, says("how many cards; 0 once it is beaten")]
    cards: Annotated[list[Card], says("those that the viewer knows")]
    face_up: Annotated[str | None, says("the card that lies face up; null if none")]
    known_by: Annotated[list[int], says("the seats that have looked at it")]


class Land(Shape):
    """A land of the map."""

    land: Annotated[str, says("its name")]
    feature: Annotated[Literal["", "tower", "castle", "central"], says("what stands on it")]
    owner: Annotated[int | None, says("whose it is; null if nobody's")]
    token: Annotated[Literal["land", "tower"] | None, says("the side of the token that lies up")]
    taken: Annotated[bool, says("whether the owner took it from a rival")]
    protected: Annotated[bool, says("whether it is protected")]
    attacked: Annotated[bool, says("whether it is under attack")]


class HandCard(Card):
    """A card of the own hand."""

    used: Annotated[bool, says("whether its Action is used up for this turn")]


class Hand(Shape):
    """A hand."""

    count: Annotated[int, says("how many cards")]
    cards: Annotated[list[HandCard], says("those of the own hand")]


class PlayerNumbers(Shape):
    lands: Annotated[int, says("how many lands the player owns")]


class PlayerZones(Shape):
    hand: Annotated[Hand, says("the hand")]
    deck: Annotated[Zone, says("the deck, face down")]
    discard: Annotated[Zone, says("the discard pile")]
    artifacts: Annotated[Zone, says("the Artifacts, seen by their owner")]
    treasures: Annotated[Zone, says("the Treasures")]


class Player(BasePlayer[PlayerNumbers, PlayerZones]):
    """One player as the viewer sees him."""

    people: Annotated[Literal["black", "snow", "forest", "high"], says("the people")]
    goal: Annotated[str | None, says("the goal, if the viewer knows it")]
    former_goal: Annotated[str | None, says("a goal the viewer saw that may have been changed")]
    offers: Annotated[int, says("trade offers made this turn")]
    portal: Annotated[bool, says("whether the player has a portal")]


class Place(Card):
    """A place of the battle board; the marks after `place` are those of a fighting card."""

    place: Annotated[PlaceName, says("which place")]
    side: Annotated[int | UnsetType, says("0 the attacker's, 1 the defender's")] = UNSET
    player: Annotated[int | UnsetType | None, says("who plays it; null if nobody")] = UNSET
    lives: Annotated[int | UnsetType, says("lives left")] = UNSET
    initiative: Annotated[int | UnsetType, says("its initiative now")] = UNSET
    symbols: Annotated[
        tuple[str, str, str] | UnsetType, says("its symbols: left, centre, right")
    ] = UNSET
    acted: Annotated[bool | UnsetType, says("whether it has had its turn this round")] = UNSET
    skips: Annotated[int | UnsetType, says("rounds without a turn, this one included")] = UNSET
    again: Annotated[int | UnsetType, says("further turns directly after the present one")] = UNSET
    shroud: Annotated[bool | UnsetType, says("whether it is shrouded")] = UNSET
    reasons: Annotated[Reasons | UnsetType, REASONS] = UNSET


class Battle(Shape):
    """The battle, from the attack on."""

    land: Annotated[str, says("the land under attack")]
    attacker: Annotated[int, says("who attacks")]
    defender: Annotated[int | None, says("who defends; null for neutrals")]
    neutrals: Annotated[int | None, says("who plays the neutrals; null if nobody")]
    squad: Annotated[int | None, says("the number of the squad fought, from 1; null if none")]
    attack: Annotated[Zone | None, says("the attacker's committed cards; null once laid out")]
    defence: Annotated[Zone | None, says("the defender's committed cards; null once laid out")]
    round: Annotated[int, says("the round of the battle; 0 before the first")]
    quiet: Annotated[int, says("quiet rounds in a row")]
    acting: Annotated[PlaceName | None, says("the place whose card has its turn; null if none")]
    silent: Annotated[bool, says("whether no Action may be declared until its end")]
    fury: Annotated[list[int], says("sides in fury until the end of the round")]
    reserve: Annotated[int | None, says("whose the reserve is; null if nobody's")]
    places: Annotated[list[Place], says("the six places; empty before the layout")]


class Aim(Shape):
    """What a declaration aims at: one of these, a card in battle with its place."""

    land: Annotated[str | UnsetType, says("a land")] = UNSET
    rival: Annotated[int | UnsetType, says("a rival's seat")] = UNSET
    squad: Annotated[int | UnsetType, says("the number of a squad, from 1")] = UNSET
    direction: Annotated[Literal["left", "centre", "right"] | UnsetType, says("a direction")] = (
        UNSET
    )
    card: Annotated[str | UnsetType, says("a card")] = UNSET
    place: Annotated[PlaceName | UnsetType, says("the place of that card")] = UNSET


class Link(Shape):
    """A declared Action or Artifact."""

    seat: Annotated[int, says("who declared it")]
    card: Annotated[str, says("its id")]
    aims: Annotated[list[Aim], says("what it aims at")]
    cancelled: Annotated[bool, says("whether it was cancelled")]


class Offer(Shape):
    """A trade offer."""

    seat: Annotated[int, says("who offers")]
    rival: Annotated[int, says("to whom")]
    treasures: Annotated[int, says("Treasures given")]
    asked_treasures: Annotated[int, says("Treasures asked for")]
    asked_artifacts: Annotated[int, says("how many Artifacts are asked for")]
    artifacts: Annotated[Zone, says("the Artifacts given, seen by who offers")]
    chosen: Annotated[Zone | None, says("the Artifacts the viewer gives in return; null of others")]


class Draft(Shape):
    """What the viewer is putting together: an offer, or the declaration of a card."""

    offer: Annotated[
        tuple[int, int, int, int] | UnsetType,
        says("rival's seat, Treasures given, Treasures and Artifacts asked for"),
    ] = UNSET
    artifacts: Annotated[list[str] | UnsetType, says("the Artifacts offered")] = UNSET
    card: Annotated[str | UnsetType, says("the card being declared")] = UNSET


class Glimpse(Shape):
    """A hand looked at this turn, as it was then."""

    rival: Annotated[int, says("whose hand")]
    count: Annotated[int, says("how many cards")]
    cards: Annotated[list[Card], says("all of them")]


class ElvenRageView(BaseView[Numbers, Flags, Zones, Player]):
    """What a seat, or a spectator, sees; `turn` is the round."""

    winners: Annotated[list[int], says("the seats that have won")]
    scenario: Annotated[Literal["superiority", "dragon_lord"], says("the scenario")]
    window: Annotated[str | None, says("the window now open; null if none")]
    squads: Annotated[list[Squad], says("the squads of neutrals")]
    lands: Annotated[list[Land], says("the lands in play")]
    battle: Annotated[Battle | None, says("the battle; null if there is none")]
    layout: Annotated[list[str | None], says("the cards of the last layout, by place")]
    chain: Annotated[list[Link], says("declarations; the last is carried out first")]
    offer: Annotated[Offer | None, says("a trade offer that awaits its answer; null if none")]
    draft: Annotated[Draft | None, says("what the viewer is putting together; null if nothing")]
    glimpse: Annotated[Glimpse | None, says("the hand the viewer looked at; null if none")]
