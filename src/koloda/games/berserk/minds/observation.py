"""What a learner sees of Berserk, field by field, read from the view.

The field is turned so that the viewer's half is at the bottom.
"""

from collections.abc import Callable
from typing import Any

from koloda.effects.observation import Field, Read, histogram, one_hot
from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.faces.view import ITEMS, PHASES, PROGRESS, UNTIL
from koloda.games.berserk.faces.words import (
    ELEMENT_WORDS,
    EQUIPMENT_LETTERS,
    KEYWORDS,
    MARKS,
    QUESTIONS,
    STOP_WORDS,
)
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.minds.encode import (
    N_BODY,
    N_CARDS,
    N_MAIN,
    N_OF_WORN,
    N_SLOT,
    N_WORN,
    P_BODY,
    W_ROLES,
)
from koloda.games.berserk.minds.index import ZONE_SLOTS
from koloda.games.berserk.rules.geometry import cell_named
from koloda.kernel.setup import Setup

ASKS = [QUESTIONS[ask][0] for ask in sorted(QUESTIONS)]
ROLES = ["source", "target", "second", "defender"]
BODY = (
    "closed, kept closed, rooted, waiting for a host, Vanguard spent, may strike a flyer, closed "
    "for a strike on a flyer, class lost, moved, token stored, has defended, wounds, lives, "
    "tokens, Poison from its own side and from the enemy, weak, medium and strong strike, Armor, "
    "experience in attack and in defence, Regeneration, Jump, Life gift, "
    + ", ".join(KEYWORDS)
    + ", modifiers given until the end of the turn, until the viewer's next turn, until the other "
    "player's, for ever, source, target, second target, defender of the action announced last"
)
MAIN = "own, the enemy's, hidden, stays hidden, movement points, wounds absorbed, elements gained"
WORN = [*EQUIPMENT_LETTERS, *["s" + letter for letter in EQUIPMENT_LETTERS]]
Numbers = list[int]


def fields(game: Berserk, setup: Setup) -> list[Field]:
    """The fields in order: the question, the table, the viewer's cards, both players, planes."""
    t = game.table
    return [
        *_question(t),
        *_shared(),
        *_piles(t),
        *_player(t, 0),
        *_player(t, 1),
        *_planes(t),
    ]


def _any(value: Any) -> Any:
    return value


def _question(t: CardTable) -> list[Field]:
    n = len(t.ids)
    return [
        Field("question", len(ASKS), 1, "which question is asked of the viewer", _asked),
        Field("die", 1, 6, "the die that may be rolled again", _argument("die")),
        Field("rerolls", 1, 3, "rerolls left", _rerolls),
        Field(
            "placing", n, 1, "the card to be placed: from the squad, brought, leaping", _placing(t)
        ),
        _plane("leaping", 1, 1, "where the creature leaps from", _leaping),
    ]


def _asked(view: Any, prompt: Any) -> Numbers:
    return one_hot(ASKS.index(prompt["key"]) if prompt else None, len(ASKS))


def _argument(name: str) -> Read:
    return lambda view, prompt: [_any(prompt)["args"].get(name, 0) if prompt else 0]


def _rerolls(view: Any, prompt: Any) -> Numbers:
    asked = prompt is not None and prompt["key"].startswith("reroll")
    return [prompt["args"]["n"] if asked else 0]


def _leaping(view: Any, prompt: Any) -> Numbers:
    asked = prompt is not None and prompt["key"] == "jump"
    return one_hot(_cell(view, prompt["args"]["unit"]) if asked else None, m.N_CELLS)


def _placing(t: CardTable) -> Read:
    def read(view: Any, prompt: Any) -> Numbers:
        asked = prompt is not None and prompt["key"] in ("deploy", "place", "jump", "landing")
        return one_hot(t.kinds[prompt["args"]["card"]] if asked else None, len(t.ids))

    return read


def _shared() -> list[Field]:
    return [
        Field("first", 1, 1, "the viewer is the First player", _is_first),
        Field("active", 2, 1, "it is the viewer's turn, the other player's", _active),
        Field("turn", 1, 64, "number of the turn, at most 255", lambda v, p: [_any(v)["turn"]]),
        Field("phase", 4, 1, ", ".join(PHASES), lambda v, p: _among(PHASES, _any(v)["phase"])),
        Field(
            "stop",
            3,
            1,
            "the viewer's stop setting",
            lambda v, p: _among(STOP_WORDS, _any(v)["stop"]),
        ),
        Field("dice", 2, 6, "attack and defence die rolled since the last decision", _dice),
        Field("announced", 1, 4, "announced actions", lambda v, p: [len(_any(v)["stack"])]),
        Field("announcer", 2, 1, "the last one is the viewer's, the other player's", _announcer),
        Field("what", 4, 1, "the last one is: " + ", ".join(ITEMS), _what),
        Field("ability", 2, 3, "number of its ability; 1 if another card gives it", _ability),
        Field("crystals", 2, 24, "gold and silver left while the viewer picks a squad", _crystals),
    ]


def _among(words: list[str], word: str) -> Numbers:
    return one_hot(words.index(word), len(words))


def _is_first(view: Any, prompt: Any) -> Numbers:
    return [int(view["first"] == view["seat"])]


def _active(view: Any, prompt: Any) -> Numbers:
    return one_hot(None if view["active"] is None else view["active"] ^ view["seat"], 2)


def _dice(view: Any, prompt: Any) -> Numbers:
    last = {roll["die"]: roll["d6"] for roll in view["dice"]}
    return [last.get("attack", 0), last.get("defence", 0)]


def _announcer(view: Any, prompt: Any) -> Numbers:
    return one_hot(view["stack"][-1]["seat"] ^ view["seat"] if view["stack"] else None, 2)


def _what(view: Any, prompt: Any) -> Numbers:
    return _among(ITEMS, view["stack"][-1]["what"]) if view["stack"] else [0] * len(ITEMS)


def _ability(view: Any, prompt: Any) -> Numbers:
    word = view["stack"][-1]["ability"] if view["stack"] else None
    return [0, 0] if word is None else [int(word.rpartition(".")[2]), int("." in word)]


def _crystals(view: Any, prompt: Any) -> Numbers:
    numbers = view["players"][view["seat"]]["numbers"]
    return [numbers.get("gold", 0), numbers.get("silver", 0)]


def _piles(t: CardTable) -> list[Field]:
    def own(name: str) -> Read:
        def read(view: Any, prompt: Any) -> Numbers:
            return histogram(view["players"][view["seat"]]["zones"][name], t.kinds)

        return read

    n = len(t.ids)
    return [
        Field("deck", n, 3, "cards in the viewer's deck", own("deck")),
        Field("deal", n, 3, "cards dealt to the viewer and not taken", own("deal")),
        Field("squad", n, 3, "cards of the viewer's squad not yet placed", own("squad")),
    ]


def _player(t: CardTable, side: int) -> list[Field]:
    p, who = ("own_", "the viewer") if side == 0 else ("foe_", "the other player")

    def of(read: Callable[[Any], Numbers]) -> Read:
        return lambda view, prompt: read(_any(view)["players"][_any(view)["seat"] ^ side])

    def number(name: str) -> Read:
        return of(lambda player: [player["numbers"][name]])

    about = f"the first {ZONE_SLOTS} cards in the additional zone of {who}, by kind, each: "
    about += f"number of the card + 1, {BODY}"
    return [
        Field(p + "cards", 1, 30, f"cards of {who} in the match", number("cards")),
        Field(p + "deal_size", 1, 15, f"cards dealt to {who}", number("deal")),
        Field(p + "redeals", 1, 4, f"redeals of {who}", number("redeals")),
        Field(p + "deck_size", 1, 30, f"cards in the deck of {who}, once known", of(_deck_size)),
        Field(
            p + "progress", 3, 1, ", ".join(PROGRESS), of(lambda x: _among(PROGRESS, x["progress"]))
        ),
        Field(
            p + "grave",
            len(t.ids),
            3,
            f"graveyard of {who}",
            of(lambda x: histogram(x["zones"]["grave"], t.kinds)),
        ),
        Field(p + "field", len(t.ids), 3, f"cards known on the field of {who}", _field(t, side)),
        Field(p + "zone", ZONE_SLOTS * N_SLOT, 8, about, _zone(t, side)),
    ]


def _deck_size(player: Any) -> Numbers:
    return [player["zones"]["deck"]["count"] if "deck" in player["zones"] else 0]


def _field(t: CardTable, side: int) -> Read:
    def read(view: Any, prompt: Any) -> Numbers:
        owner = view["seat"] ^ side
        cards = [card for card in view["board"] if card["owner"] == owner and card["card"]]
        return histogram({"cards": cards}, t.kinds)

    return read


def _zone(t: CardTable, side: int) -> Read:
    def read(view: Any, prompt: Any) -> Numbers:
        cards = view["players"][view["seat"] ^ side]["zones"]["additional"]["cards"]
        cards = sorted(cards, key=lambda card: (t.kinds[card["card"]], card["unit"]))
        numbers: Numbers = []
        for card in cards[:ZONE_SLOTS]:
            numbers += [t.kinds[card["card"]] + 1, *_body(card, view)]
        return numbers + [0] * (ZONE_SLOTS * N_SLOT - len(numbers))

    return read


def _body(card: Any, view: Any) -> Numbers:
    strike = [*card["strike"], 0, 0, 0][:3]
    return [
        *[int(card[mark]) for mark in MARKS],
        card["wounds"],
        card["lives"],
        card["tokens"],
        *card["poison"],
        *strike,
        card["armor"],
        card["attack_exp"],
        card["defence_exp"],
        card["regen"],
        card["jump"],
        card["life_gift"],
        *[int(keyword in card["keywords"]) for keyword in KEYWORDS],
        *_granted(card, view),
        *_roles(card, view),
    ]


def _granted(card: Any, view: Any) -> Numbers:
    """How many modifiers last how long, the viewer's next turn before the other player's."""
    numbers = [card["granted"].count(until) for until in UNTIL]
    if view["seat"] == 1:
        own, other = m.UNTIL_TURN_OF, m.UNTIL_TURN_OF + 1
        numbers[own], numbers[other] = numbers[other], numbers[own]
    return numbers


def _roles(card: Any, view: Any) -> Numbers:
    """Source, targets, defender of the last announced action that the viewer knows."""
    if not view["stack"]:
        return [0] * len(ROLES)
    return [int(view["stack"][-1][role] == card["unit"]) for role in ROLES]


def _planes(t: CardTable) -> list[Field]:
    cards = (
        "number of the card + 1 (0: none, or face down) that stands on the cell, of its symbiote, "
        "of what the one and the other wear, by class: " + ", ".join(EQUIPMENT_LETTERS)
    )
    return [
        _plane("board", N_CARDS, len(t.ids), cards, _kinds(t)),
        _plane("standing", N_MAIN, 8, f"cards that stand on cells: {MAIN}, {BODY}", _standing(t)),
        _plane("symbiotes", N_BODY, 8, f"symbiotes on cells: {BODY}", _symbiotes),
        _plane(
            "equipment",
            N_WORN,
            4,
            "equipment on cells, of what stands there and of its symbiote, by class: closed, "
            "tokens, token stored; then source, target of the action announced last",
            _equipment,
        ),
    ]


def _plane(name: str, n: int, scale: int, about: str, read: Read) -> Field:
    return Field(name, n * m.N_CELLS, scale, about, read, (n, 6, 5))


def _cell(view: Any, name: str) -> int:
    cell = cell_named(name)
    return cell if view["first"] == view["seat"] else m.N_CELLS - 1 - cell


def _spread(view: Any, n: int, read: Callable[[Any], Numbers | None]) -> Numbers:
    """Planes filled with what `read` says of each card, None for cards it is not about."""
    planes = [0] * (n * m.N_CELLS)
    for card in view["board"]:
        numbers = read(card)
        for i, value in enumerate(numbers or []):
            planes[i * m.N_CELLS + _cell(view, card["cell"])] += max(value, 0)
    return planes


def _kinds(t: CardTable) -> Read:
    places = ["", "s", *WORN]

    def read(view: Any, prompt: Any) -> Numbers:
        def of(card: Any) -> Numbers | None:
            if not card["card"]:
                return None
            numbers = [0] * N_CARDS
            numbers[places.index(card["place"].removeprefix(card["cell"]))] = (
                t.kinds[card["card"]] + 1
            )
            return numbers

        return _spread(view, N_CARDS, of)

    return read


def _standing(t: CardTable) -> Read:
    def read(view: Any, prompt: Any) -> Numbers:
        def of(card: Any) -> Numbers | None:
            if card["place"] != card["cell"]:
                return None
            own = card["owner"] == view["seat"]
            head = [own, not own, card["hidden"], card.get("stays_hidden", False)]
            numbers = [int(flag) for flag in head]
            if card["hidden"]:
                blank = [0] * (P_BODY - len(head) + N_BODY - len(ROLES))
                return [*numbers, *blank, *_roles(card, view)]
            return numbers + _states(t, card) + _body(card, view)

        return _spread(view, N_MAIN, of)

    return read


def _states(t: CardTable, card: Any) -> Numbers:
    printed = t.elements[t.kinds[card["card"]]]
    gained = [e for e in card["elements"] if not printed >> ELEMENT_WORDS.index(e) & 1]
    return [card["points"], card["absorbed"], len(gained)]


def _symbiotes(view: Any, prompt: Any) -> Numbers:
    def of(card: Any) -> Numbers | None:
        if card["place"] != f"{card['cell']}s":
            return None
        return _body(card, view)

    return _spread(view, N_BODY, of)


def _equipment(view: Any, prompt: Any) -> Numbers:
    def of(card: Any) -> Numbers | None:
        if card["place"] in (card["cell"], f"{card['cell']}s"):
            return None
        numbers = [0] * W_ROLES
        at = WORN.index(card["place"].removeprefix(card["cell"])) * N_OF_WORN
        numbers[at : at + N_OF_WORN] = [
            int(card["closed"]), card["tokens"], int(card["stored"]),
        ]  # fmt: skip
        return [*numbers, *_roles(card, view)[:2]]

    return _spread(view, N_WORN, of)
