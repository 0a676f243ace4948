"""The card files of Valhalla as structures: section 6 of RULES.md.

What a card says goes before the rules (VA-4.102): rules ask the card table wherever cards differ.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from koloda.effects.schema import Card

Weapon = Literal["sword", "axe", "spear", "bow", "shield"]
Face = Literal["sword", "axe", "spear", "bow", "shield", "x"]
Clan = Literal["bear", "wolf", "boar", "deer", "giant", "dwarf"]
Count = Annotated[int, Meta(ge=1, le=60)]
Number = Annotated[int, Meta(ge=0, le=60)]


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a card."""


class Stats(Part, frozen=True, kw_only=True):
    strength: Number
    vp: Count


class Pattern(Part, frozen=True, kw_only=True):
    """A pattern of dice that arms a frost giant: VA-4.551."""

    kind: Literal["any_2", "pair", "triple", "two_pairs", "all_different"]
    n: Annotated[int, Meta(ge=2, le=5)] | None = None


class Doing(Part, frozen=True, kw_only=True, tag_field="do"):
    """Something a card does, named by `do`."""


class Hunter(Doing, tag="hunter", frozen=True, kw_only=True):
    clan: Clan
    strength: Count


class Kin(Doing, tag="kin", frozen=True, kw_only=True):
    clan: Clan
    one: Count
    more: Count


class MixedSquad(Doing, tag="mixed_squad", frozen=True, kw_only=True):
    three: Count
    four: Count


class Dread(Doing, tag="dread", frozen=True, kw_only=True):
    pass


class Block(Doing, tag="block", frozen=True, kw_only=True):
    pass


class HoldBack(Doing, tag="hold_back", frozen=True, kw_only=True):
    pass


class Disarm(Doing, tag="disarm", frozen=True, kw_only=True):
    pass


class Sacrifice(Doing, tag="sacrifice", frozen=True, kw_only=True):
    strength: Count


class Entry(Part, frozen=True, kw_only=True, tag_field="on"):
    """An entry bonus: VA-4.1121."""

    points: Count


class Company(Entry, tag="company", frozen=True, kw_only=True):
    pass


class Escort(Entry, tag="escort", frozen=True, kw_only=True):
    clan: Clan


class Lone(Entry, tag="lone", frozen=True, kw_only=True):
    pass


class ValhallaCard(Card, frozen=True, kw_only=True, tag_field="type"):
    """One printed card; its type says which fields it has."""


class Warrior(ValhallaCard, tag="warrior", frozen=True, kw_only=True):
    set: Literal["base", "valkyries", "dwarves"] = "base"
    clan: Clan
    stats: Stats
    symbols: Annotated[list[Weapon], Meta(min_length=1, max_length=4)] | None = None
    pattern: Pattern | None = None
    ability: Hunter | Kin | MixedSquad | Dread | Block | HoldBack | Disarm | Sacrifice | None = None
    entry: Company | Escort | Lone | None = None


class Strength(Doing, tag="strength", frozen=True, kw_only=True):
    amount: Count


class RollExtra(Doing, tag="roll_extra", frozen=True, kw_only=True):
    roll: Annotated[int, Meta(ge=1, le=2)]


class RerollDice(Doing, tag="reroll", frozen=True, kw_only=True):
    times: Annotated[int, Meta(ge=1, le=9)]


class TurnX(Doing, tag="turn_x", frozen=True, kw_only=True):
    pass


class DisableJarl(Doing, tag="disable_jarl", frozen=True, kw_only=True):
    pass


class VirtualDie(Doing, tag="virtual_die", frozen=True, kw_only=True):
    weapon: Weapon


class Exclude(Doing, tag="exclude", frozen=True, kw_only=True):
    pass


class Errand(Doing, tag="errand", frozen=True, kw_only=True):
    """VA-4.1101, VA-4.1137: a battle tactic in every other respect."""

    demand: Literal["no_reroll", "crushing", "armed"]
    n: Number = 0


class CallToArms(Doing, tag="call_to_arms", frozen=True, kw_only=True):
    pass


class PerWarrior(Doing, tag="strength_per_warrior", frozen=True, kw_only=True):
    amount: Count


class ByActivated(Doing, tag="strength_by_activated", frozen=True, kw_only=True):
    steps: Annotated[list[Number], Meta(min_length=4, max_length=4)]


class DrawCards(Doing, tag="draw", frozen=True, kw_only=True):
    n: Count


class TakePoints(Doing, tag="bonus_points", frozen=True, kw_only=True):
    n: Count


class TakeRandom(Doing, tag="take_random", frozen=True, kw_only=True):
    pass


class DieCost(Part, frozen=True, kw_only=True):
    die: Literal["any", "sword", "axe", "spear", "bow", "shield"]


class Tactic(ValhallaCard, tag="tactic", frozen=True, kw_only=True):
    set: Literal["base", "valkyries", "dwarves"] = "base"
    vp: Number = 0
    timing: Literal["in_phase", "before_battle", "after_battle", "after_victory", "after_loss"] = (
        "in_phase"
    )
    role: Literal["any", "attacker", "defender"] = "any"
    needs: Literal["", "fewer_warriors"] = ""
    cost: DieCost | None = None
    effect: (
        Strength
        | RollExtra
        | RerollDice
        | TurnX
        | DisableJarl
        | VirtualDie
        | Exclude
        | Errand
        | CallToArms
        | PerWarrior
        | ByActivated
        | DrawCards
        | TakePoints
        | TakeRandom
    )


class HelpCard(Doing, tag="card", frozen=True, kw_only=True):
    pass


class HelpReroll(Doing, tag="reroll", frozen=True, kw_only=True):
    pass


class HelpDie(Doing, tag="die", frozen=True, kw_only=True):
    pass


class HelpTheft(Doing, tag="theft", frozen=True, kw_only=True):
    pass


class Thor(ValhallaCard, tag="thor", frozen=True, kw_only=True):
    """VA-4.1003: neither a warrior nor a tactic."""

    vp: Count
    needs: Literal["fewer", "fewer_or_equal"]
    help: HelpCard | Strength | HelpReroll | HelpDie | HelpTheft


class Bane(Doing, tag="bane", frozen=True, kw_only=True):
    clan: Clan
    strength: Count


class Might(Doing, tag="might", frozen=True, kw_only=True):
    strength: Count


class Ease(Doing, tag="ease", frozen=True, kw_only=True):
    weapon: Weapon


class Tyr(ValhallaCard, tag="tyr", frozen=True, kw_only=True):
    """VA-4.1301: neither a warrior nor a tactic."""

    ability: Bane | Might | Ease


class Condition(Part, frozen=True, kw_only=True):
    """A condition of a jarl ability: section 6.2."""

    is_: Literal[
        "attacker",
        "defender",
        "fewer_warriors",
        "squad_empty",
        "activated",
        "free_dice",
        "clan_in_squad",
        "clans_in_squad",
        "clan_exactly",
        "won",
        "lost",
        "won_by",
        "tactics_played",
        "no_warrior_in_hand",
        "opponent_hand_larger",
        "own_shields",
        "target_most_shields",
        "target_foreign",
        "opponent_warriors",
        "attacker_won",
        "helped_won",
    ] = field(name="is")
    at_least: Number = 0
    n: Number = 0
    clan: Clan | None = None
    face: Face | None = None


Timing = Literal[
    "in_battle",
    "before_roll",
    "before_battle",
    "after_battle",
    "other_battle_before",
    "other_battle_after",
    "phase_b",
    "action_2",
    "action_4",
    "make_room",
    "scoring",
]


class JarlAbility(Doing, frozen=True, kw_only=True):
    """An ability of a jarl; every one has a timing and conditions."""

    timing: Timing
    conditions: list[Condition] = field(name="if", default_factory=list)


class JReroll(JarlAbility, tag="reroll", frozen=True, kw_only=True):
    dice: Literal["one", "any", "all_x"]


class JAgain(JarlAbility, tag="again", frozen=True, kw_only=True):
    pass


class JDrawKeep(JarlAbility, tag="draw_keep", frozen=True, kw_only=True):
    draw: Number = 0
    keep: Number = 0


class JStrength(JarlAbility, tag="strength", frozen=True, kw_only=True):
    amount: Count


class JPerActivated(JarlAbility, tag="strength_per_activated", frozen=True, kw_only=True):
    clan: Clan
    amount: Count


class JPerDie(JarlAbility, tag="strength_per_die", frozen=True, kw_only=True):
    face: Face
    amount: Count


class Turn(Part, frozen=True, kw_only=True):
    from_: Face = field(name="from")
    to: Literal["any", "sword", "axe", "spear", "bow", "shield", "x"]


class JTurn(JarlAbility, tag="turn_die", frozen=True, kw_only=True):
    turns: list[Turn]


class JDraw(JarlAbility, tag="draw", frozen=True, kw_only=True):
    n: Count


class JTakeTactic(JarlAbility, tag="take_tactic", frozen=True, kw_only=True):
    pass


class JTakeTop(JarlAbility, tag="take_top", frozen=True, kw_only=True):
    pass


class JDrawDiscard(JarlAbility, tag="draw_discard", frozen=True, kw_only=True):
    draw: Count
    discard: Count


class JExtraDie(JarlAbility, tag="extra_die", frozen=True, kw_only=True):
    n: Count


class JFewerDice(JarlAbility, tag="need_fewer_dice", frozen=True, kw_only=True):
    clan: Clan


class JLimit(JarlAbility, tag="action_2_limit", frozen=True, kw_only=True):
    symbols: Count


class JRoom(JarlAbility, tag="room_to_hand", frozen=True, kw_only=True):
    pass


class JReturn(JarlAbility, tag="return_warrior", frozen=True, kw_only=True):
    pass


class JHelp(JarlAbility, tag="help", frozen=True, kw_only=True):
    strength: Count


class JPoints(JarlAbility, tag="points", frozen=True, kw_only=True):
    n: Count


class JRandomDiscard(JarlAbility, tag="random_discard", frozen=True, kw_only=True):
    pass


class JRandomTheft(JarlAbility, tag="random_theft", frozen=True, kw_only=True):
    pass


class JShield(JarlAbility, tag="take_shield", frozen=True, kw_only=True):
    pass


class JLook(JarlAbility, tag="look_hand", frozen=True, kw_only=True):
    pass


class JScoreSet(JarlAbility, tag="score_per_set", frozen=True, kw_only=True):
    points: Count


class JScore(JarlAbility, tag="score", frozen=True, kw_only=True):
    points: Count


class JSilence(JarlAbility, tag="silence_clan", frozen=True, kw_only=True):
    pass


AnyAbility = (
    JReroll
    | JAgain
    | JDrawKeep
    | JStrength
    | JPerActivated
    | JPerDie
    | JTurn
    | JDraw
    | JTakeTactic
    | JTakeTop
    | JDrawDiscard
    | JExtraDie
    | JFewerDice
    | JLimit
    | JRoom
    | JReturn
    | JHelp
    | JPoints
    | JRandomDiscard
    | JRandomTheft
    | JShield
    | JLook
    | JScoreSet
    | JScore
    | JSilence
)

# Where each jarl ability makes sense; the order is that of the J_ constants.
JARL_TIMINGS: list[tuple[type[JarlAbility], list[Timing]]] = [
    (JReroll, ["in_battle"]),
    (JAgain, ["in_battle"]),
    (JDrawKeep, ["phase_b", "action_4"]),
    (JStrength, ["in_battle"]),
    (JPerActivated, ["in_battle"]),
    (JPerDie, ["in_battle"]),
    (JTurn, ["in_battle"]),
    (JDraw, ["after_battle"]),
    (JTakeTactic, ["after_battle"]),
    (JTakeTop, ["other_battle_after"]),
    (JDrawDiscard, ["other_battle_after"]),
    (JExtraDie, ["before_roll"]),
    (JFewerDice, ["in_battle"]),
    (JLimit, ["action_2"]),
    (JRoom, ["make_room"]),
    (JReturn, ["after_battle"]),
    (JHelp, ["other_battle_before"]),
    (JPoints, ["other_battle_after"]),
    (JRandomDiscard, ["before_battle"]),
    (JRandomTheft, ["before_battle", "after_battle"]),
    (JShield, ["after_battle"]),
    (JLook, ["after_battle"]),
    (JScoreSet, ["scoring"]),
    (JScore, ["scoring"]),
    (JSilence, ["in_battle"]),
]


class Jarl(ValhallaCard, tag="jarl", frozen=True, kw_only=True):
    relation: Literal["both", "either"]
    first_game: bool = False
    three_plus: bool = False
    solo: bool = False
    main: AnyAbility
    additional: AnyAbility


class LPoints(Doing, tag="points", frozen=True, kw_only=True):
    n: Count


class LDraw(Doing, tag="draw", frozen=True, kw_only=True):
    n: Count
    keep: Count


class LWarrior(Doing, tag="add_warrior", frozen=True, kw_only=True):
    pass


class LTactic(Doing, tag="take_tactic", frozen=True, kw_only=True):
    pass


class LRecover(Doing, tag="recover_tactic", frozen=True, kw_only=True):
    pass


class LSend(Doing, tag="send", frozen=True, kw_only=True):
    pass


class LSteal(Doing, tag="steal", frozen=True, kw_only=True):
    pass


LOKI_BONUSES: list[type[Doing]] = [LPoints, LDraw, LWarrior, LTactic, LRecover, LSend, LSteal]


class Row(Part, frozen=True, kw_only=True):
    difference: Number
    bonus: Annotated[
        list[LPoints | LDraw | LWarrior | LTactic | LRecover | LSend | LSteal],
        Meta(min_length=1, max_length=3),
    ]


class Loki(ValhallaCard, tag="loki", frozen=True, kw_only=True):
    first_game: bool = False
    discard: Annotated[int, Meta(ge=-60, le=60)] = 0
    rows: Annotated[list[Row], Meta(min_length=1, max_length=9)]


class Level(Part, frozen=True, kw_only=True):
    points: Number
    dice: Number


class LastViking(ValhallaCard, tag="last_viking", frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=6)]
    levels: Annotated[list[Level], Meta(min_length=1, max_length=9)]


class Comrade(ValhallaCard, tag="comrade", frozen=True, kw_only=True):
    emblem: str


class Sides(Part, frozen=True, kw_only=True):
    plain: Count
    marked: Count


class MonsterAbility(Part, frozen=True, kw_only=True):
    """M1 to M13: VA-4.1671 onwards."""

    do: Literal[
        "silence",
        "erode",
        "waste",
        "blunt",
        "rob",
        "silence_jarl",
        "crowd",
        "desecrate_loss",
        "two_tactics",
        "no_tactics",
        "devour",
        "no_dice_tactics",
        "desecrate",
    ]
    clan: Clan | None = None


MONSTER_ABILITIES = [
    "",
    "silence",
    "erode",
    "waste",
    "blunt",
    "rob",
    "silence_jarl",
    "crowd",
    "desecrate_loss",
    "two_tactics",
    "no_tactics",
    "devour",
    "no_dice_tactics",
    "desecrate",
]


class Monster(ValhallaCard, tag="monster", frozen=True, kw_only=True):
    monster: Literal["fenrir", "jormungandr", "nidhogg", "surtr"]
    order: Annotated[int, Meta(ge=1, le=6)]
    strength: Sides
    valhalla_max: Count
    clans: list[Clan]
    warrior_symbols: Count
    activation: Annotated[list[Weapon], Meta(min_length=1, max_length=6)]
    ability: MonsterAbility | None = None


AnyCard = Warrior | Tactic | Thor | Tyr | Jarl | Loki | LastViking | Comrade | Monster
