"""What happened, for players and logs: kinds of events and telling them."""

from typing import Final

from koloda.games.berserk.model import HIDDEN
from koloda.games.berserk.state import BerserkState
from koloda.kernel.event import ALL

# For each kind: its message key and the names of its arguments.
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("roles", ["seat"]),
    ("dealt", ["seat", "n"]),
    ("redealt", ["seat", "n", "times"]),
    ("confirmed", ["seat"]),
    ("deployed", ["seat"]),
    ("revealed", ["unit", "card", "seat"]),
    ("placed", ["unit", "card", "host", "card_host"]),
    ("died", ["unit", "card", "seat"]),
    ("vanguard", ["unit", "card", "target", "card_target"]),
    ("moved", ["unit", "card", "cell"]),
    ("strikes", ["unit", "card", "target", "card_target"]),
    ("defends", ["unit", "card"]),
    ("uses", ["unit", "card", "ability", "target", "card_target"]),
    ("stores", ["unit", "card"]),
    ("prepares", ["unit", "card"]),
    ("dropped", ["unit", "card"]),
    ("cancelled", ["unit", "card"]),
    ("attack-die", ["seat", "die"]),
    ("defence-die", ["seat", "die"]),
    ("wounded", ["unit", "card", "n"]),
    ("wasted", ["unit", "card"]),
    ("healed", ["unit", "card", "n"]),
    ("gained", ["unit", "card", "n"]),
    ("poisoned", ["unit", "card", "n"]),
    ("cured", ["unit", "card"]),
    ("opened", ["unit", "card"]),
    ("closed", ["unit", "card"]),
    ("kept", ["unit", "card"]),
    ("rooted", ["unit", "card"]),
    ("declassed", ["unit", "card"]),
    ("element", ["unit", "card", "element"]),
    ("granted", ["unit", "card", "ability"]),
    ("flew", ["unit", "card"]),
    ("landed", ["unit", "card", "cell"]),
    ("called", ["unit", "card", "seat"]),
    ("revived", ["unit", "card", "seat"]),
    ("token", ["unit", "card", "n"]),
    ("turn", ["seat", "n"]),
    ("ended", ["ending", "winner"]),
]

E_ROLES: Final = 0
E_DEALT: Final = 1
E_REDEALT: Final = 2
E_CONFIRMED: Final = 3
E_DEPLOYED: Final = 4
E_REVEALED: Final = 5
E_PLACED: Final = 6
E_DIED: Final = 7
E_VANGUARD: Final = 8
E_MOVED: Final = 9
E_STRIKES: Final = 10
E_DEFENDS: Final = 11
E_USES: Final = 12
E_STORES: Final = 13
E_PREPARES: Final = 14
E_DROPPED: Final = 15
E_CANCELLED: Final = 16
E_ATTACK_DIE: Final = 17
E_DEFENCE_DIE: Final = 18
E_WOUNDED: Final = 19
E_WASTED: Final = 20
E_HEALED: Final = 21
E_GAINED: Final = 22
E_POISONED: Final = 23
E_CURED: Final = 24
E_OPENED: Final = 25
E_CLOSED: Final = 26
E_KEPT: Final = 27
E_ROOTED: Final = 28
E_DECLASSED: Final = 29
E_ELEMENT: Final = 30
E_GRANTED: Final = 31
E_FLEW: Final = 32
E_LANDED: Final = 33
E_CALLED: Final = 34
E_REVIVED: Final = 35
E_TOKEN: Final = 36
E_TURN: Final = 37
E_ENDED: Final = 38


def tell(s: BerserkState, kind: int, a: int, b: int = 0, c: int = 0) -> None:
    """Tell everybody what happened (BK-29.10, 29.17)."""
    if s.events is not None:
        args = (a, b, c)[: len(EVENTS[kind][1])]
        s.events.append((kind, ALL, 0, *args))


def tell_of(s: BerserkState, kind: int, unit: int, n: int = 0) -> None:
    """Tell everybody what happened to a card in play."""
    if s.events is not None:
        args = (unit, shown(s, unit), n)[: len(EVENTS[kind][1])]
        s.events.append((kind, ALL, 0, *args))


def tell_pair(s: BerserkState, kind: int, unit: int, other: int) -> None:
    """Tell everybody what one card does to another."""
    if s.events is not None:
        args = (unit, shown(s, unit), other, shown(s, other))
        s.events.append((kind, ALL, 0, *args))


def tell_use(s: BerserkState, unit: int, ability: int, target: int) -> None:
    """Tell everybody which ability a card announces, and at which first target."""
    if s.events is not None:
        args = (unit, shown(s, unit), ability, target, shown(s, target))
        s.events.append((E_USES, ALL, 0, *args))


def shown(s: BerserkState, unit: int) -> int:
    """The kind of a card everybody sees, -1 for a hidden one or none (BK-29.7)."""
    return -1 if unit < 0 or s.st[unit] & HIDDEN else s.kind[unit]
