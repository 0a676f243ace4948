"""What a card file may say: section 6 of RULES.md as msgspec structs.

What a card says against the rules stands in it as an exception with a name (stalwart, extra-zone,
horde); all other rules keep applying to it (BK-1.3, 1.4).
"""

from typing import Literal, TypeAlias

import msgspec

from koloda.effects.schema import Card as AnyCard

Element = Literal["forest", "mountain", "swamp", "steppe", "darkness", "fire"]
AbilityType = Literal[
    "simple", "special", "magic", "shot", "throw", "row", "discharge", "spell", "influence"
]
AttackType = Literal["simple", "special", "magic", "shot", "throw", "row", "discharge", "any"]
ProtectKind = Literal[
    "simple", "special", "magic-strikes", "shots", "throws", "row-strikes", "discharges",
    "spells", "influences", "poison", "sudden", "magic",
]  # fmt: skip
Gate = Literal["", "first", "second"]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A struct that refuses keys it does not know."""


class Has(Shape, frozen=True, tag_field="give", tag="has"):
    """A named ability without a number (BK-27.3)."""

    keyword: Literal[
        "bodiless", "directed", "vampirism", "unique", "steadfast", "shelter", "corpse-eating",
        "teleport", "extra-zone", "incurable", "stalwart", "horde",
    ]  # fmt: skip
    gate: Gate = ""


class Level(Shape, frozen=True, tag_field="give", tag="level"):
    """A named ability with a number (BK-27.1)."""

    keyword: Literal["armor", "attack-exp", "defence-exp", "regen", "jump", "life-gift"]
    n: int
    gate: Gate = ""


class Protect(Shape, frozen=True, tag_field="give", tag="protect"):
    kind: ProtectKind
    gate: Gate = ""


class Reduce(Shape, frozen=True, tag_field="give", tag="reduce"):
    n: int
    attack: AttackType
    gate: Gate = ""


class Vulnerable(Shape, frozen=True, tag_field="give", tag="vulnerable"):
    n: int = 1  # BK-26.76
    attack: AttackType = "any"
    gate: Gate = ""


class Strike(Shape, frozen=True, tag_field="give", tag="strike"):
    plus: tuple[int, int, int]
    gate: Gate = ""


class Movement(Shape, frozen=True, tag_field="give", tag="movement"):
    n: int
    gate: Gate = ""


class Lives(Shape, frozen=True, tag_field="give", tag="lives"):
    n: int
    gate: Gate = ""


class PoisonValue(Shape, frozen=True, tag_field="give", tag="poison-value"):
    n: int
    gate: Gate = ""


class Vanguard(Shape, frozen=True, tag_field="give", tag="vanguard"):
    plus: tuple[int, int, int] = (0, 0, 0)
    gate: Gate = ""


Modifier: TypeAlias = (
    Has | Level | Protect | Reduce | Vulnerable | Strike | Movement | Lives | PoisonValue | Vanguard
)


Row = Literal["", "first", "second", "third", "enemy-first", "enemy-second", "enemy-third"]
EquipmentClass = Literal["", "armour", "shield", "weapon", "footwear", "potion"]


class Selector(Shape, frozen=True):
    """Which cards: every condition given must hold."""

    side: Literal["any", "own", "enemy"] = "any"
    who: Literal[
        "card", "creature", "ground", "flyer", "attackable", "host", "announced", "independent",
        "equipment", "terrain", "artifact",
    ] = "creature"  # fmt: skip
    other: bool = False
    adjacent: bool = False
    within: int = 0
    element: Element | None = None
    classes: list[str] = []
    state: Literal["", "closed", "hidden", "poisoned", "open", "wounded"] = ""
    max_cost: int = 0
    max_lives: int = 0
    finish: bool = False  # neither bodiless nor symbiote (BK-22.12, 26.26, 26.27)
    min_move: int = 0  # printed movement
    grade: Literal["", "ordinary", "elite"] = ""
    line: Literal["", "row", "column", "cell"] = ""  # the same as this card's
    row: Row = ""  # of the half of this card's controller, or of the enemy's (BK-2.3)
    zone: Literal["", "battlefield", "additional"] = ""
    equipment: EquipmentClass = ""


To = Literal["target", "second", "self", "all", "others", "chosen"]
Until = Literal["turn", "your-turn", "for-ever"]


class Wounds(Shape, frozen=True, tag_field="do", tag="wounds"):
    n: int = 0  # 0: the value of the ability
    to: To = "target"


class Heal(Shape, frozen=True, tag_field="do", tag="heal"):
    n: int
    to: To = "target"


class Cure(Shape, frozen=True, tag_field="do", tag="cure"):
    to: To = "target"


class Poison(Shape, frozen=True, tag_field="do", tag="poison"):
    n: int
    to: To = "target"


class MoreLives(Shape, frozen=True, tag_field="do", tag="lives"):
    n: int
    to: To = "target"


class Destroy(Shape, frozen=True, tag_field="do", tag="destroy"):
    to: To = "target"


class Open(Shape, frozen=True, tag_field="do", tag="open"):
    to: To = "target"


class Close(Shape, frozen=True, tag_field="do", tag="close"):
    to: To = "target"


class KeepClosed(Shape, frozen=True, tag_field="do", tag="keep-closed"):
    to: To = "target"


class Root(Shape, frozen=True, tag_field="do", tag="root"):
    to: To = "target"


class LoseClass(Shape, frozen=True, tag_field="do", tag="lose-class"):
    to: To = "target"


class GainElement(Shape, frozen=True, tag_field="do", tag="gain-element"):
    to: To = "target"


class Grant(Shape, frozen=True, tag_field="do", tag="grant"):
    what: Modifier
    until: Until = "turn"
    to: To = "target"


class Fly(Shape, frozen=True, tag_field="do", tag="fly"):
    to: To = "target"


class Land(Shape, frozen=True, tag_field="do", tag="land"):
    to: To = "target"


class Step(Shape, frozen=True, tag_field="do", tag="step"):
    to: To = "target"


class Reveal(Shape, frozen=True, tag_field="do", tag="reveal"):
    to: To = "target"


class Cancel(Shape, frozen=True, tag_field="do", tag="cancel"):
    pass


class Call(Shape, frozen=True, tag_field="do", tag="call"):
    which: Selector


class Revive(Shape, frozen=True, tag_field="do", tag="revive"):
    which: Selector


class SimpleStrike(Shape, frozen=True, tag_field="do", tag="strike"):
    pass


class Token(Shape, frozen=True, tag_field="do", tag="token"):
    n: int = 1
    to: To = "self"


Effect: TypeAlias = (
    Wounds | Heal | Cure | Poison | MoreLives | Destroy | Open | Close | KeepClosed | Root
    | LoseClass | GainElement | Grant | Fly | Land | Step | Reveal | Cancel | Call | Revive
    | SimpleStrike | Token
)  # fmt: skip


class Action(Shape, frozen=True):
    """An ability used by acting, or a sudden one (BK-3.7, 16.1, 18.1)."""

    type: AbilityType = "influence"  # BK-16.3, 16.4
    sudden: bool = False
    cost: Literal["close", "none", "destroy"] = "close"
    tokens: int = 0
    value: list[int] = []  # N or X-Y-Z
    range: int = 0  # 0: unlimited (BK-16.12)
    targets: list[Selector] = []
    all: Selector | None = None
    choice: Literal["", "element", "step"] = ""
    do: list[Effect] = []
    limit: Literal["", "turn", "battle"] = ""
    gate: Gate = ""


class Trigger(Shape, frozen=True):
    """An ability that an event sets off (BK-16.33)."""

    on: Literal[
        "hit", "wound", "kill", "own-creature-dies", "enemy-gains-lives", "strike-killed",
        "turn-start", "enemy-turn-start", "turn-end", "dies", "enters", "opened", "closed",
        "wounded", "healed", "attacked", "defends", "other-dies", "other-enters", "acted",
        "own-gains-lives",
    ]  # fmt: skip
    do: list[Effect]
    side: Literal["any", "own", "enemy"] = "any"  # whose other card it is
    by: AbilityType | Literal["any"] = "any"
    choose: Selector | None = None
    limit: Literal["", "turn"] = ""
    gate: Gate = ""


class Aura(Shape, frozen=True):
    """A static effect on others while the card is revealed in the game zone (BK-16.27)."""

    on: Selector
    gives: list[Modifier]


class Host(Shape, frozen=True):
    """What the card grants its host."""

    keywords: list[Modifier] = []
    actions: list[Action] = []
    triggers: list[Trigger] = []


class Card(AnyCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of any type (section 6.1); its rarity does nothing (BK-1.13)."""

    cost: int
    grade: Literal["elite", "ordinary"]
    rarity: Literal["common", "rare", "super-rare", "ultra-rare", "legendary", "promo"]
    type: Literal["creature", "equipment", "terrain", "artifact"] = "creature"
    subtype: Literal["", "flying", "symbiote", "parasite"] = ""
    equipment: EquipmentClass = ""
    elements: list[Element] = []
    lives: int = 0
    move: int = -1  # -1: the field is empty
    strike: list[int] = []
    cls: str = msgspec.field(default="", name="class")
    keywords: list[Modifier] = []
    host: Host | None = None
    auras: list[Aura] = []
    actions: list[Action] = []
    triggers: list[Trigger] = []
