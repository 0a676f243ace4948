"""The card files of Berserk. Heroes: chapter 6 of RULES.md."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from koloda.effects.load import load_cards
from koloda.effects.schema import Card

CARDS = Path(__file__).parent

Element = Literal["steppes", "mountains", "forest", "swamps", "darkness"]
Class = Literal["mechanism", "pirate", "sailor", "soldier", "beast", "undead", "mage", "spirit"]
Scope = Literal["hero", "creature", "spell", "support", "character", "card", "any"]
State = Literal["open", "closed", "poisoned", "stunned", "wounded", "hidden"]
Side = Literal["any", "own", "opposing"]
Who = Literal["own", "opponent", "each"]
Until = Literal["in_play", "turn", "your_next_turn"]
Subtype = Literal[
    "weapon", "armour", "amulet", "terrain", "event", "curse", "tactics", "weather", "healing"
]
Plain = Literal[
    "rage",
    "protection_spells",
    "module",
    "directed_strike",
    "experience_attack",
    "experience_defence",
    "horde",
    "first_strike",
    "rush",
    "stealth",
    "unique",
    "vulnerability",
    "cannot_act",
]
Count = Annotated[int, Meta(ge=1, le=20)]
Number = Annotated[int, Meta(ge=0, le=99)]
Change = Annotated[int, Meta(ge=-20, le=20)]
Place = Annotated[int, Meta(ge=-20, le=20)]


class Filter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which cards are meant; what is left out does not restrict."""

    side: Side = "any"  # its controller: BH-1.6
    owner: Side = "any"  # BH-1.5
    type: Scope = "creature"
    classes: list[Class] = []
    not_classes: list[Class] = []
    elements: list[Element] = []
    subtypes: list[Subtype] = []
    name: str = ""
    cost_min: Number = 0
    cost_max: Number = 99
    strike_min: Number = 0
    strike_max: Number = 99
    lives_min: Number = 0
    lives_max: Number = 99
    wounds_min: Number = 0
    wounds_max: Number = 99
    state: list[State] = []
    keyword: str = ""
    other: bool = False  # not this card


class Select(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom an instruction concerns: exactly one of choose, each, random."""

    choose: Filter | None = None
    each: Filter | None = None
    random: Filter | None = None
    another: bool = False  # BH-9.19: not a card chosen before
    up_to: Annotated[int, Meta(ge=0, le=3)] = 0


class Counted(Struct, frozen=True, forbid_unknown_fields=True):
    """As many as there are such cards in play."""

    count: Filter


Amount = Count | Counted
To = (
    Literal[
        "this",
        "your_hero",
        "opposing_hero",
        "subject",
        "attacker",
        "each_hero",
        "active_hero",
        "same",
    ]
    | Select
)


class Keyword(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A keyword with a number or a [text]."""

    kw: Literal["armour", "regeneration", "thirst", "protection", "elusiveness"]
    x: Annotated[int, Meta(ge=0, le=9)] = 0
    source: Literal["", "strike", "shot", "ability"] = ""  # BH-17.6
    of: Filter | None = None
    from_: Filter | None = field(name="from", default=None)  # BH-23.1


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One instruction of a text: BH-13.12."""


class Wound(Effect, tag="wound", frozen=True, kw_only=True):
    n: Amount
    to: To


class Shot(Effect, tag="shot", frozen=True, kw_only=True):
    n: Amount
    to: To


class Fight(Effect, tag="fight", frozen=True, kw_only=True):
    who: To
    to: To  # BH-16.22: a text that says no side means side = "opposing"


class Heal(Effect, tag="heal", frozen=True, kw_only=True):
    n: Amount
    to: To


class Poison(Effect, tag="poison", frozen=True, kw_only=True):
    n: Count
    to: To


class Strengthen(Effect, tag="strengthen", frozen=True, kw_only=True):
    n: Count
    to: To


class Stun(Effect, tag="stun", frozen=True, kw_only=True):
    to: To


class Close(Effect, tag="close", frozen=True, kw_only=True):
    to: To


class Open(Effect, tag="open", frozen=True, kw_only=True):
    to: To


class Prepare(Effect, tag="prepare", frozen=True, kw_only=True):
    to: To


class Modify(Effect, tag="modify", frozen=True, kw_only=True):
    strike: Change = 0
    lives: Change = 0
    to: To
    until: Until = "in_play"


class Reduce(Effect, tag="reduce", frozen=True, kw_only=True):
    lives: Count
    to: To


class Draw(Effect, tag="draw", frozen=True, kw_only=True):
    n: Amount
    who: Who = "own"


class Discard(Effect, tag="discard", frozen=True, kw_only=True):
    n: Count
    who: Who = "own"


class Find(Effect, frozen=True, kw_only=True):
    what: Filter
    n: Count = 1
    up_to: bool = False


class Search(Find, tag="search", frozen=True, kw_only=True):
    pass


class Summon(Find, tag="summon", frozen=True, kw_only=True):
    pass


class Revive(Find, tag="revive", frozen=True, kw_only=True):
    pass


class Create(Effect, tag="create", frozen=True, kw_only=True):
    what: str
    n: Count = 1


class PlaceCard(Effect, tag="place", frozen=True, kw_only=True):
    what: str
    n: Count = 1
    deck: Literal["own", "opponent"]
    at: Place = 0  # from the top, negative from the bottom, 0: shuffled


class Destroy(Effect, tag="destroy", frozen=True, kw_only=True):
    to: To


class ToHand(Effect, tag="to_hand", frozen=True, kw_only=True):
    to: To


class ToDeck(Effect, tag="to_deck", frozen=True, kw_only=True):
    to: To
    at: Place = 0


class Control(Effect, tag="control", frozen=True, kw_only=True):
    to: To
    until: Until = "in_play"


class Attach(Effect, tag="attach", frozen=True, kw_only=True):
    what: To
    to: To


class Improve(Effect, tag="improve", frozen=True, kw_only=True):
    to: To


class Hide(Effect, tag="hide", frozen=True, kw_only=True):
    to: To


class Reveal(Effect, tag="reveal", frozen=True, kw_only=True):
    to: To


class Lose(Effect, tag="lose", frozen=True, kw_only=True):
    to: To
    until: Until = "in_play"


class Grant(Effect, tag="grant", frozen=True, kw_only=True):
    to: To
    keywords: list[Plain | Keyword] = []
    abilities: list["Ability"] = []
    until: Until = "in_play"


class Coin(Effect, tag="coin", frozen=True, kw_only=True):
    n: Count
    closed: bool = False
    who: Who = "own"


class OpenCoins(Effect, tag="open_coins", frozen=True, kw_only=True):
    n: Count
    who: Who = "own"


class CloseCoins(Effect, tag="close_coins", frozen=True, kw_only=True):
    n: Count
    who: Who = "own"


class Discount(Effect, tag="discount", frozen=True, kw_only=True):
    n: Count
    what: Filter | None = None
    until: Literal["turn"] = "turn"


class PlayFree(Effect, tag="play_free", frozen=True, kw_only=True):
    what: Filter


class Extort(Effect, tag="extort", frozen=True, kw_only=True):
    demand: Literal["close_coins", "discard", "wound_hero", "destroy", "close", "return"]
    n: Count = 1
    what: Filter | None = None


class UseFree(Effect, tag="use_free", frozen=True, kw_only=True):
    to: To


Instruction = (
    Wound
    | Shot
    | Fight
    | Heal
    | Poison
    | Strengthen
    | Stun
    | Close
    | Open
    | Prepare
    | Modify
    | Reduce
    | Draw
    | Discard
    | Search
    | Summon
    | Revive
    | Create
    | PlaceCard
    | Destroy
    | ToHand
    | ToDeck
    | Control
    | Attach
    | Improve
    | Hide
    | Reveal
    | Lose
    | Grant
    | Coin
    | OpenCoins
    | CloseCoins
    | Discount
    | PlayFree
    | Extort
    | UseFree
)


class Cost(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is paid for an ability: section 7."""

    coins: Annotated[int, Meta(ge=0, le=10)] = 0
    close: bool = False
    discard: Annotated[int, Meta(ge=0, le=2)] = 0
    wound_hero: Annotated[int, Meta(ge=0, le=9)] = 0
    destroy: Filter | None = None
    close_other: Filter | None = None
    return_: Filter | None = field(name="return", default=None)


class Condition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must hold: enough such cards in play, enough open coins, whose turn it is."""

    count: Filter | None = None
    at_least: Annotated[int, Meta(ge=0, le=20)] = 1
    coins: Annotated[int, Meta(ge=0, le=10)] = 0
    turn: Literal["any", "own", "opponent"] = "any"


class Use(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is", tag="use"):
    """An activated ability."""

    cost: Cost
    times: Annotated[int, Meta(ge=1, le=9)] = 1  # BH-9.6, BH-9.7
    then: list[Instruction]


class When(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is", tag="when"
):
    """A triggered ability."""

    on: Literal[
        "hire",
        "death",
        "attack",
        "declares",
        "attacked",
        "defends",
        "played",
        "enters",
        "dies",
        "wounded",
        "gives_wounds",
        "healed",
        "draws",
        "discards",
        "turn_start",
        "turn_end",
        "extortion_paid",
        "extortion_unpaid",
        "revealed",
        "hidden",
        "closed",
        "opened",
        "this_drawn",
        "fights",
    ]
    of: Literal["", "this"] | Filter = ""
    who: Who = "own"
    placed: bool = False
    limit: Literal["turn", "each"] = "turn"  # BH-9.9, BH-9.10
    may: bool = False
    condition: Condition | None = field(name="if", default=None)
    then: list[Instruction]


class Static(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is", tag="static"
):
    """A static ability."""

    to: Literal["this", "your_hero", "cards"] | Select
    what: Filter | None = None
    strike: Change = 0
    lives: Change = 0
    cost: Change = 0
    keywords: list[Plain | Keyword] = []
    abilities: list["Ability"] = []
    condition: Condition | None = field(name="while", default=None)


Ability = Use | When | Static


class HeroesCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card: table 6.1, BH-2.8, BH-2.20."""

    type: Literal["hero", "creature", "spell", "support"]
    elements: list[Element] = []  # none: neutral (BH-3.2); several: each of them (BH-3.3)
    classes: list[Class] = []
    subtype: Subtype | None = None
    rarity: Literal["common", "uncommon", "rare", "ultra-rare"] = "common"  # BH-3.5
    full_art: bool = False  # BH-3.6: also printed with an enlarged picture
    created: bool = False
    placed: bool = False
    cost: Annotated[int, Meta(ge=0, le=20)] = 0
    strike: Number = 0
    lives: Number = 0
    keywords: list[Plain | Keyword] = []
    extra: Cost | None = None  # a spell's cost besides its coins
    then: list[Instruction] = []
    choose: list[list[Instruction]] = []
    abilities: list[Ability] = []


CARD = HeroesCard


def read_cards(folder: Path | None = None) -> list[HeroesCard]:
    """The cards of a folder, by default the game's own."""
    return load_cards(CARDS if folder is None else folder, HeroesCard)
