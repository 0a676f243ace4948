"""What a learner sees of Berserk. Heroes, field by field, read from the view."""

from collections.abc import Callable
from typing import Any

from koloda.effects.observation import Field, Read, histogram, one_hot
from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.faces.words import QUESTIONS
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.games.berserk_heroes.minds.encode import C_KEYWORDS, SLOTS
from koloda.kernel.setup import Setup

ASKS = [key for key, _ in QUESTIONS]
MARKS = ["hidden", "open", "stunned", "attacked", "defended", "improved", "blank"]
CARD = (
    "number of the card + 1 (0: face down), copy, here, hidden, open, stunned, attacked, defended, "
    "improved, blank, wounds, poison, strike, lives, taken from its owner, cards attached, uses "
    "this turn, effects, attacker, target, defender; then by keyword: " + ", ".join(m.KEYWORDS)
)


def fields(game: BerserkHeroes, setup: Setup) -> list[Field]:
    """The fields in order: the question, the table, the viewer, the other player."""
    index = game.table.kinds
    placed = [name for kind, name in enumerate(game.table.ids) if game.table.placed[kind]]
    return [
        *_question(index),
        *_shared(index),
        *_player(index, placed, 0),
        *_player(index, placed, 1),
    ]


def _any(value: Any) -> Any:
    return value


def _question(index: dict[str, int]) -> list[Field]:
    n = len(index)
    about = "the card that asks: whose text is executed, the attacker, the Module"
    return [
        Field("question", len(ASKS), 1, "which question is asked of the viewer", _asked),
        Field("demand", len(m.DEMANDS), 1, "what an Extortion demands", _demand),
        Field(
            "amount",
            1,
            10,
            "open coins, how much is demanded, wounds of Thirst, which choice of the text",
            _amount,
        ),
        Field("asking", n, 1, about, _asking(index)),
    ]


def _asked(view: Any, prompt: Any) -> list[int]:
    return one_hot(ASKS.index(prompt["key"]) if prompt else None, len(ASKS))


def _demand(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] == "extortion"
    return one_hot(m.DEMANDS.index(prompt["args"]["demand"]) if asked else None, len(m.DEMANDS))


def _amount(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] in ("main", "extortion", "thirst", "pick")
    return [prompt["args"]["n"] if asked else 0]


def _asking(index: dict[str, int]) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        if prompt is None or "card" not in prompt["args"]:
            return [0] * len(index)
        return one_hot(index[prompt["args"]["card"].partition("#")[0]], len(index))

    return read


def _shared(index: dict[str, int]) -> list[Field]:
    n = len(index)

    def own(name: str) -> Read:
        return lambda view, prompt: histogram(_mine(view)["zones"][name], index)

    return [
        Field("active", 1, 1, "it is the viewer's turn", _is_viewer("active")),
        Field("first", 1, 1, "the viewer is the starting player", _is_viewer("first")),
        Field("turn", 1, 64, "number of the turn, at most 255", lambda v, p: [_any(v)["turn"]]),
        Field(
            "waiting", 1, 4, "triggered abilities waiting", lambda v, p: [len(_any(v)["waiting"])]
        ),
        Field("hand", n, 3, "cards in the viewer's hand", own("hand")),
        Field("unseen", n, 3, "cards at unknown places of the viewer's deck", own("unseen")),
        Field("chosen", n, 1, "the viewer's choices not shown yet", own("chosen")),
    ]


def _mine(view: Any) -> Any:
    return view["players"][view["seat"]]


def _is_viewer(name: str) -> Read:
    return lambda view, prompt: [int(_any(view)[name] == _any(view)["seat"])]


def _player(index: dict[str, int], placed: list[str], side: int) -> list[Field]:
    n = len(index)
    p, who = ("own_", "the viewer") if side == 0 else ("foe_", "the other player")

    def of(read: Callable[[Any], list[int]]) -> Read:
        return lambda view, prompt: read(_any(view)["players"][_any(view)["seat"] ^ side])

    def number(name: str) -> Read:
        return of(lambda player: [player["numbers"][name]])

    def size(name: str) -> Read:
        return of(lambda player: [player["zones"][name]["count"]])

    def in_play(value: Callable[[Any], int]) -> Read:
        return of(lambda player: _sums(player["zones"]["play"]["cards"], index, value))

    return [
        Field(p + "lives", 1, 30, f"lives of the hero of {who}", number("lives")),
        Field(p + "wounds", 1, 30, f"wounds of the hero of {who}", number("wounds")),
        Field(p + "coins", 1, 10, f"open coins of {who}", number("coins")),
        Field(p + "closed_coins", 1, 10, f"closed coins of {who}", number("closed_coins")),
        Field(p + "failed", 1, 3, f"failed draws of {who}", number("failed")),
        Field(p + "hand_size", 1, 8, f"cards in hand of {who}", size("hand")),
        Field(p + "deck_size", 1, 40, f"cards in the deck of {who}", size("deck")),
        Field(p + "graveyard_size", 1, 40, f"cards in the graveyard of {who}", size("graveyard")),
        Field(p + "play_size", 1, 10, f"cards in play of {who}", size("play")),
        Field(p + "modifiers", 1, 4, f"payment modifiers of {who}", of(_modifiers)),
        Field(
            p + "placed",
            len(placed),
            10,
            f"Placed cards in deck and hand of {who}",
            of(_placed(placed)),
        ),
        Field(
            p + "graveyard",
            n,
            3,
            f"graveyard of {who}",
            of(lambda x: histogram(x["zones"]["graveyard"], index)),
        ),
        Field(
            p + "known",
            n,
            1,
            f"cards whose place in the deck of {who} the viewer knows",
            of(lambda x: histogram(x["zones"]["deck"], index)),
        ),
        Field(p + "play", n, 3, f"cards in play of {who}, by kind", in_play(lambda card: 1)),
        Field(
            p + "open", n, 3, f"open cards of {who}, by kind", in_play(lambda card: card["open"])
        ),
        Field(p + "hurt", n, 8, f"wounds on cards of {who}, by kind", in_play(_wounds)),
        Field(
            p + "cards", SLOTS * (C_KEYWORDS + len(m.KEYWORDS)), 8, _about(who), _cards(index, side)
        ),
    ]


def _about(who: str) -> str:
    return f"the first {SLOTS} cards in play of {who}, in the order of arrival, each: {CARD}"


def _modifiers(player: Any) -> list[int]:
    return [len(player["modifiers"])]


def _placed(placed: list[str]) -> Callable[[Any], list[int]]:
    return lambda player: [player["placed"].get(name, 0) for name in placed]


def _wounds(card: Any) -> int:
    return int(card.get("wounds", 0))


def _sums(cards: Any, index: dict[str, int], value: Callable[[Any], int]) -> list[int]:
    sums = [0] * len(index)
    for card in cards:
        if card["card"] is not None:
            sums[index[card["card"]]] += int(value(card))
    return sums


def _cards(index: dict[str, int], side: int) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        seat = view["seat"] ^ side
        cards = view["players"][seat]["zones"]["play"]["cards"]
        width = C_KEYWORDS + len(m.KEYWORDS)
        numbers: list[int] = []
        for i, card in enumerate(cards[:SLOTS]):
            copy = 1 + sum(other["card"] == card["card"] for other in cards[:i])
            numbers += _card(card, index, copy, seat, view["attack"])
        return numbers + [0] * (SLOTS * width - len(numbers))

    return read


def _card(card: Any, index: dict[str, int], copy: int, seat: int, attack: Any) -> list[int]:
    known = card["card"] is not None
    parts = card.get("attached", 0)
    return [
        index[card["card"]] + 1 if known else 0,
        copy,
        1,
        *[int(bool(card.get(mark))) for mark in MARKS],
        card.get("wounds", 0),
        card.get("poison", 0),
        card.get("strike", 0),
        card.get("lives", 0),
        int(known and card["owner"] != seat),
        len(parts) if isinstance(parts, list) else parts,
        len(card.get("used", [])),
        len(card.get("effects", [])),
        *[int(unit == card["unit"]) for unit in attack],
        *[int(name in card.get("keywords", [])) for name in m.KEYWORDS],
    ]
