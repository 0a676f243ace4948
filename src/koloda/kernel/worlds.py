"""The laws of resampling: what worlds that a seat cannot tell apart have in common.

- A world is a function of what the seat knows and of the seed: it holds nothing of the truth.
- What a field declares as known is the same in all of them.
- The true world is among them.
"""

from koloda.kernel.fields import (
    BASE,
    EVERYBODY,
    NOBODY,
    NUMBER,
    NUMBERS,
    SEAT,
    ZONES,
    Field,
)
from koloda.kernel.protocol import Game, Json, S, Seat
from koloda.kernel.state import BaseState

MOST = 10_000  # worlds drawn in search of the truth, while most of them are new ones
SOME = 1000  # drawn in any case
FEW = 24  # so many different ones may be drawn completely

Atom = tuple[str, Json]


def kept_truth(game: Game[S], s: S, twin: S, seat: Seat | None, seed: int) -> list[str]:
    """The fields in which worlds of one seed differ: they still hold something of the truth.

    `twin` is a world made from `s` for that seat.
    """
    one, other = game.resample(s, seat, seed), game.resample(twin, seat, seed)
    if one.key() == other.key():
        return []
    return _differing(one, other, one.fields()) or ["the key"]


def lost_knowledge(s: BaseState, twin: BaseState, seat: Seat | None) -> list[str]:
    """The fields that the seat knows, and that are others in a world made for it."""
    everybody = [field for field in s.fields() if field.known == EVERYBODY]
    lost = _differing(s, twin, everybody)
    if seat is None:
        return lost
    own = [field.name for field in s.fields() if field.known == SEAT]
    return lost + [name for name in own if getattr(s, name)[seat] != getattr(twin, name)[seat]]


def secrets(s: BaseState, seat: Seat | None) -> dict[str, list[int]]:
    """What each field declares hidden from a seat, as cards in no order; empty fields left out.

    A single hidden pile has no secret but its order: its cards are those that lie nowhere else.
    """
    piles: dict[str, list[list[int]]] = {}
    for field in s.fields():
        if field.known == NOBODY and field not in BASE and field.kind == NUMBERS:
            piles[field.name] = [getattr(s, field.name)]
        elif field.known in (NOBODY, SEAT) and field.kind == ZONES:
            piles[field.name] = [z for i, z in enumerate(getattr(s, field.name)) if i != seat]
    if sum(1 for zones in piles.values() for pile in zones if pile) < 2:
        return {}
    found = {name: [card for z in zones for card in sorted(z)] for name, zones in piles.items()}
    return {name: cards for name, cards in found.items() if cards}


def _differing(one: BaseState, other: BaseState, fields: list[Field]) -> list[str]:
    plain = [field.name for field in fields if field.kind in (NUMBER, NUMBERS, ZONES)]
    return [name for name in plain if getattr(one, name) != getattr(other, name)]


def impossible_truth(game: Game[S], s: S, seat: Seat | None, seats: int, seed: int) -> str:
    """What of the true world no resampled one shows; empty if nothing.

    Where there are few worlds, one of them must be the true one in every view; where there are
    many, whatever somebody sees of the true one must be seen in one or another.
    """
    others = [other for other in (None, *range(seats)) if other != seat]
    true = [game.observe(s, other) for other in others]
    missing = _atoms(true)
    worlds: set[str] = set()
    for i in range(MOST):
        if i >= SOME and len(worlds) < i // 2:
            break
        world = game.resample(s, seat, seed + i)
        views = [game.observe(world, other) for other in others]
        if views == true:
            return ""
        missing -= _atoms(views)
        worlds.add(repr(views))
        if not missing and len(worlds) > FEW:
            return ""
    if missing:
        return ", ".join(sorted(f"{path} = {value}" for path, value in missing)[:3])
    return f"all of it: {len(worlds)} worlds are drawn, and none of them is true" if worlds else ""


def _atoms(value: Json | list[dict[str, Json]], path: str = "") -> set[Atom]:
    """Every single value of a view with the way to it, whatever its place in a list."""
    if isinstance(value, dict):
        parts = [_atoms(item, f"{path}.{key}") for key, item in value.items()]
        return set().union(*parts)
    if isinstance(value, list):
        return set().union(*[_atoms(item, path) for item in value])
    return {(path, value)}
