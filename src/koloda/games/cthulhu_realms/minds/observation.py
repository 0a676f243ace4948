"""What a learner sees of Cthulhu Realms, field by field, read from the view."""

from collections.abc import Callable
from typing import Any

from koloda.effects.observation import Field, Read, histogram, one_hot
from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.faces.words import QUESTIONS
from koloda.games.cthulhu_realms.game import CthulhuRealms
from koloda.kernel.setup import Setup

ASKS = [key for key, _, _ in QUESTIONS.values()]


def fields(game: CthulhuRealms, setup: Setup) -> list[Field]:
    """The fields in order; players are counted from the viewer on, clockwise."""
    index, seats = game.table.kinds, setup.seats
    found = [*_question(index, seats), *_shared(index, seats)]
    for i in range(seats):
        found += _player(index, i, seats)
    return found


def _question(index: dict[str, int], seats: int) -> list[Field]:
    n = len(index)
    return [
        Field("question", len(ASKS), 1, "which question is asked of the viewer", _asked),
        Field("effect", len(m.EFFECTS), 1, "the effect a player is chosen for", _effect),
        Field("points", 1, 8, "points left to assign, cards to draw or to pick", _points),
        Field("victim", seats, 1, "whose points are assigned, from the viewer on", _victim(seats)),
        Field("target", n + 1, 1, "the location asked about; the last: the player", _target(index)),
        Field("picked", n, 4, "own cards picked for a discard so far", _picked(index)),
    ]


def _asked(view: Any, prompt: Any) -> list[int]:
    return one_hot(ASKS.index(prompt["key"]) if prompt else None, len(ASKS))


def _effect(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] == "player"
    return one_hot(m.EFFECTS.index(prompt["args"]["effect"]) if asked else None, len(m.EFFECTS))


def _points(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] in ("player", "loss", "discard")
    return [prompt["args"]["n"] if asked else 0]


def _victim(seats: int) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        if prompt is None or prompt["key"] != "loss":
            return [0] * seats
        return one_hot((prompt["args"]["seat"] - view["seat"]) % seats, seats)

    return read


def _target(index: dict[str, int]) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        if prompt is None or prompt["key"] != "loss":
            return [0] * (len(index) + 1)
        target = prompt["args"]["target"].partition("#")[0]
        return one_hot(len(index) if target == "player" else index[target], len(index) + 1)

    return read


def _picked(index: dict[str, int]) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        return histogram(view["players"][view["seat"]]["zones"]["picked"], index)

    return read


def _shared(index: dict[str, int], seats: int) -> list[Field]:
    n = len(index)
    rows = 1 if seats == 2 else seats

    def zone(name: str) -> Read:
        return lambda view, prompt: histogram(_any(view)["zones"][name], index)

    def row(i: int) -> Read:
        def read(view: Any, prompt: Any) -> list[int]:
            number = 0 if rows == 1 else (view["seat"] + i) % seats
            return histogram(view["zones"][f"row{number}"], index)

        return read

    return [
        Field("active", seats, 1, "whose turn it is, from the viewer on", _active(seats)),
        Field("conjuring", 1, 16, "conjuring power of the turn", _number("conjuring")),
        Field("discarded", 1, 1, "somebody discarded this turn", _flag("discarded")),
        Field("abjured", 1, 1, "the active player abjured this turn", _flag("abjured")),
        Field("initiates", 1, 6, "cards in the Initiate stack", _size("stack")),
        Field("common", 1, 61, "cards in the common deck", _size("common")),
        Field("turn", 1, 64, "number of the turn, at most 255", lambda v, p: [_any(v)["turn"]]),
        Field("top", n, 1, "the visible top card of the common deck", zone("common")),
        *[Field(f"row_{i}", n, 2, _row_about(i, rows), row(i)) for i in range(rows)],
        Field("box", n, 8, "cards in the box", zone("box")),
        Field("returnable", n, 2, "cards abjured this turn that can be returned", zone("abjured")),
    ]


def _row_about(i: int, rows: int) -> str:
    if rows == 1:
        return "cards of the row"
    return f"cards of the row clockwise next to the seat {i} places after the viewer"


def _any(value: Any) -> Any:
    return value


def _active(seats: int) -> Read:
    return lambda view, prompt: one_hot((_any(view)["active"] - _any(view)["seat"]) % seats, seats)


def _number(name: str) -> Read:
    return lambda view, prompt: [_any(view)["numbers"][name]]


def _flag(name: str) -> Read:
    return lambda view, prompt: [int(_any(view)["flags"][name])]


def _size(name: str) -> Read:
    return lambda view, prompt: [_any(view)["zones"][name]["count"]]


def _player(index: dict[str, int], i: int, seats: int) -> list[Field]:
    n = len(index)
    who = "the viewer" if i == 0 else f"the player {i} seats after the viewer"

    def of(read: Callable[[Any], list[int]]) -> Read:
        return lambda view, prompt: read(_any(view)["players"][(_any(view)["seat"] + i) % seats])

    def zone(name: str, mark: str = "") -> Read:
        return of(lambda player: histogram(player["zones"][name], index, mark))

    def top(player: Any) -> list[int]:
        cards = player["zones"]["deck"]["cards"]
        return one_hot(index[cards[0]["card"]] if cards else None, n)

    def below_top(player: Any) -> list[int]:
        return histogram({"cards": player["zones"]["deck"]["cards"][1:]}, index)

    def declared(player: Any) -> list[int]:
        in_person = player["numbers"].get("declared", 0)
        return [*histogram(player["zones"]["play"], index, "declared"), in_person]

    def count(name: str) -> Read:
        return of(lambda player: [player["zones"][name]["count"]])

    hand = "cards in hand" if i == 0 else "cards in hand that everybody knows"
    unseen = "cards in the deck" if i == 0 else "cards in hand and deck together, but the known"
    p = f"player_{i}_"
    return [
        Field(p + "alive", 1, 1, f"{who} is in the game", of(lambda x: [int(x["alive"])])),
        Field(p + "sanity", 1, 50, f"sanity of {who}", of(lambda x: [x["numbers"]["sanity"]])),
        Field(p + "hand_size", 1, 5, f"number of cards in hand of {who}", count("hand")),
        Field(p + "deck_size", 1, 10, f"number of cards in the deck of {who}", count("deck")),
        Field(p + "discard_size", 1, 10, f"number of discarded cards of {who}", count("discard")),
        Field(p + "hand", n, 4, f"{hand}, of {who}", zone("hand")),
        Field(p + "unseen", n, 4, f"{unseen}, of {who}", zone("unseen")),
        Field(p + "top", n, 1, f"the known top card of the deck of {who}", of(top)),
        Field(
            p + "below_top", n, 1, f"known cards below the top of the deck of {who}", of(below_top)
        ),
        Field(p + "discard", n, 4, f"cards in the discard pile of {who}", zone("discard")),
        Field(p + "play", n, 4, f"cards in play of {who}", zone("play")),
        Field(p + "used", n, 4, f"used abilities of cards in play of {who}", zone("play", "used")),
        Field(p + "lost", n, 8, f"lost sanity of locations of {who}", zone("play", "lost")),
        Field(
            p + "declared",
            n + 1,
            8,
            f"points declared against locations of {who}; the last: in person",
            of(declared),
        ),
    ]
