"""What happened, for players and logs: kinds of events and telling them."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.state import BerserkState
from koloda.kernel.event import ALL

# For each kind: its message key, the names of its arguments, the clause it follows from.
EVENTS: Final[list[tuple[str, list[str], str]]] = [
    ("roles", ["seat"], "BK-5.1"),
    ("dealt", ["seat", "n"], "BK-5.2"),
    ("redealt", ["seat", "n", "times"], "BK-5.3"),
    ("confirmed", ["seat"], "BK-6.17"),
    ("deployed", ["seat"], "BK-7.11"),
    ("revealed", ["unit", "card", "seat"], "BK-8.1"),
    ("placed", ["unit", "card", "host", "card_host"], "BK-8.5"),
    ("died", ["unit", "card", "seat"], "BK-19.3"),
    ("vanguard", ["unit", "card", "target", "card_target"], "BK-9.2"),
    ("moved", ["unit", "card", "cell"], "BK-11.4"),
    ("strikes", ["unit", "card", "target", "card_target"], "BK-13.3"),
    ("defends", ["unit", "card"], "BK-14.1"),
    ("uses", ["unit", "card", "ability", "target", "card_target"], "BK-16.1"),
    ("stores", ["unit", "card"], "BK-17.2"),
    ("prepares", ["unit", "card"], "BK-21.14"),
    ("dropped", ["unit", "card"], "BK-1.6"),
    ("cancelled", ["unit", "card"], "BK-18.14"),
    ("attack-die", ["seat", "die"], "BK-15.2"),
    ("defence-die", ["seat", "die"], "BK-15.3"),
    ("wounded", ["unit", "card", "n"], "BK-19.1"),
    ("wasted", ["unit", "card"], "BK-26.37"),
    ("healed", ["unit", "card", "n"], "BK-26.44"),
    ("gained", ["unit", "card", "n"], "BK-19.9"),
    ("poisoned", ["unit", "card", "n"], "BK-26.61"),
    ("cured", ["unit", "card"], "BK-26.61"),
    ("opened", ["unit", "card"], "BK-10.3"),
    ("closed", ["unit", "card"], "BK-12.3"),
    ("kept", ["unit", "card"], "BK-10.14"),
    ("rooted", ["unit", "card"], "BK-11.8"),
    ("declassed", ["unit", "card"], "BK-3.8"),
    ("element", ["unit", "card", "element"], "BK-3.15"),
    ("granted", ["unit", "card", "ability"], "BK-16.33"),
    ("flew", ["unit", "card"], "BK-21.19"),
    ("landed", ["unit", "card", "cell"], "BK-21.20"),
    ("called", ["unit", "card", "seat"], "BK-26.16"),
    ("revived", ["unit", "card", "seat"], "BK-16.35"),
    ("token", ["unit", "card", "n"], "BK-17.2"),
    ("turn", ["seat", "n"], "BK-10.2"),
    ("ended", ["ending", "winner"], "BK-20.1"),
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
    return -1 if unit < 0 or s.st[unit] & m.HIDDEN else s.kind[unit]
