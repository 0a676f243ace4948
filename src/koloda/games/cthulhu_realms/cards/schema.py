"""The card files of Cthulhu Realms: section 6 of RULES.md."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from koloda.effects.load import fingerprint, load_cards
from koloda.effects.schema import Card
from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable, Effect
from koloda.kernel.errors import BadCard

Requirement = Literal[
    "yellow", "green", "purple", "black", "entity", "artifact", "location", "discarded", "abjured"
]
Source = Literal["rulebook", "deduced", "public", "proposed"]
Count = Annotated[int, Meta(ge=1, le=99)]

CARDS = Path(__file__).parent
COMMON = 66  # CR-6.3
BASIC = [8, 10, 24]
SEATS = 4


class Line(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One ability, or one half of an either/or ability."""

    requires: list[Requirement] = field(name="if", default_factory=list)
    abjure_self: bool = False


class Conj(Line, tag="conj", frozen=True, kw_only=True):
    n: Count


class Lose(Line, tag="lose", frozen=True, kw_only=True):
    n: Count


class Gain(Line, tag="gain", frozen=True, kw_only=True):
    n: Count


class Draw(Line, tag="draw", frozen=True, kw_only=True):
    n: Count


class Discard(Line, tag="discard", frozen=True, kw_only=True):
    n: Count


class DrawDiscard(Line, tag="draw_discard", frozen=True, kw_only=True):
    n: Count
    m: Count


class Abjure(Line, tag="abjure", frozen=True, kw_only=True):
    pass


class Return(Line, tag="return", frozen=True, kw_only=True):
    pass


class Destroy(Line, tag="destroy", frozen=True, kw_only=True):
    pass


Half = Conj | Lose | Gain | Draw | Discard | DrawDiscard | Abjure | Return | Destroy


class OneOf(Line, tag="one_of", frozen=True, kw_only=True):
    """Two halves joined by the either/or arrow: CR-4.70."""

    halves: list[Half]


Ability = Half | OneOf


class CthulhuCard(Card, frozen=True, kw_only=True):
    """One printed card: CR-6.1 and the table of section 6.1."""

    supply: Literal["common", "basic"] = "common"
    starting: Annotated[int, Meta(ge=0, le=10)] = 0
    stack: bool = False
    colour: Literal["yellow", "green", "purple", "black"]
    type: Literal["entity", "artifact", "location"]
    cost: Annotated[int, Meta(ge=0, le=99)]
    sanity: Annotated[int, Meta(ge=1, le=99)] | None = None
    shield: Literal["none", "sanctum", "gate"] = "none"
    abilities: Annotated[list[Ability], Meta(min_length=1, max_length=3)]
    source: dict[str, Source] = {}


CARD = CthulhuCard


def load_table(folder: Path = CARDS) -> CardTable:
    """The card table of a folder of card files."""
    return build(read_cards(folder), str(folder))


def read_cards(folder: Path = CARDS) -> list[CthulhuCard]:
    """The checked cards of a folder."""
    cards = load_cards(folder, CthulhuCard)
    check(cards, str(folder))
    return cards


def check(cards: list[CthulhuCard], folder: str) -> None:
    """CR-6.3: what the schema alone cannot say."""
    for card in cards:
        _check_card(card, folder)
    common = sum(card.copies for card in cards if card.supply == "common")
    if common != COMMON:
        raise BadCard(folder, "", f"the common cards must be {COMMON} in all, found {common}")
    basic = sorted(card.copies for card in cards if card.supply == "basic")
    if basic != BASIC:
        found = ", ".join(map(str, basic)) or "none"
        raise BadCard(folder, "", f"the basic cards come in 8, 10 and 24 copies, found {found}")
    starting = sum(card.starting for card in cards)
    if starting != 10:
        raise BadCard(folder, "", f"a starting deck must have 10 cards, found {starting}")
    stacks = [card for card in cards if card.stack]
    if len(stacks) != 1 or stacks[0].supply != "basic":
        raise BadCard(folder, "", "exactly one basic card must have 'stack = true'")
    surplus = stacks[0].copies - SEATS * stacks[0].starting
    if surplus < 1:
        raise BadCard(folder, stacks[0].id, "too few copies for a stack - at `$.copies`")


def _check_card(card: CthulhuCard, folder: str) -> None:
    def fail(reason: str) -> BadCard:
        return BadCard(folder, card.id, reason)

    if (card.type == "location") != (card.sanity is not None):
        raise fail("exactly locations have sanity - at `$.sanity`")
    if card.shield != "none" and card.type != "location":
        raise fail("only locations have a shield - at `$.shield`")
    if card.type == "location" and card.copies > 16:
        raise fail("at most 16 copies of a location - at `$.copies`")
    if (card.supply == "basic") != (card.starting > 0):
        raise fail("exactly basic cards are in starting decks - at `$.starting`")
    if card.supply == "basic" and card.copies < SEATS * card.starting:
        raise fail(f"too few copies for {SEATS} starting decks - at `$.copies`")
    if card.stack and card.supply != "basic":
        raise fail("only a basic card can form the stack - at `$.stack`")
    for i, ability in enumerate(card.abilities):
        _check_ability(ability, f"$.abilities[{i}]", folder, card.id)


def _check_ability(ability: Ability, path: str, folder: str, card: str) -> None:
    lines: list[tuple[Line, str]] = [(ability, path)]
    if isinstance(ability, OneOf):
        if len(ability.halves) != 2:
            raise BadCard(folder, card, f"one_of has exactly two halves - at `{path}.halves`")
        lines += [(half, f"{path}.halves[{i}]") for i, half in enumerate(ability.halves)]
    for line, where in lines:
        if len(set(line.requires)) != len(line.requires) or len(line.requires) > 2:
            raise BadCard(folder, card, f"at most two different requirements - at `{where}.if`")
        if line is not ability and line.abjure_self:
            raise BadCard(
                folder, card, f"abjure_self belongs to the whole ability - at `{where}.abjure_self`"
            )


def build(cards: list[CthulhuCard], folder: str) -> CardTable:
    """Compile cards into the table; kinds are numbered in file order."""
    shields = {"none": 0, "sanctum": m.SANCTUM, "gate": m.GATE}
    return CardTable(
        ids=[card.id for card in cards],
        cost=[card.cost for card in cards],
        sanity=[card.sanity or 0 for card in cards],
        shield=[shields[card.shield] for card in cards],
        traits=[_mask([card.colour, card.type]) for card in cards],
        copies=[card.copies for card in cards],
        starting=[card.starting for card in cards],
        effects=[[_effects(ability) for ability in card.abilities] for card in cards],
        initiate=next(kind for kind, card in enumerate(cards) if card.stack),
        fingerprint=fingerprint(cards),
    )


def _effects(ability: Ability) -> list[Effect]:
    before = _mask(ability.requires)
    halves: list[Half] = ability.halves if isinstance(ability, OneOf) else [ability]
    return [_effect(half, before, ability.abjure_self) for half in halves]


def _effect(half: Half, before: int, abjure_self: bool) -> Effect:
    name = str(type(half).__struct_config__.tag)
    n, then = getattr(half, "n", 1), getattr(half, "m", 0)
    return Effect(before | _mask(half.requires), m.EFFECTS.index(name), n, then, abjure_self)


def _mask(requires: list[Requirement]) -> int:
    return sum(1 << m.REQUIREMENTS.index(name) for name in requires)
