"""The battlefield: chapter 2 of RULES.md, and the deployment tiers of chapter 7.

Cell (column, row) is the int row * 5 + column, a1 = 0, e6 = 29, as P1 sees it (BK-2.1).
The lower three rows are P1's half (BK-2.2).
A role is 0 for P1 and 1 for P2.
"""

from typing import Final

COLUMNS: Final = "abcde"


def cell_name(cell: int) -> str:
    """c3 for the cell in column c and row 3."""
    return COLUMNS[cell % 5] + str(cell // 5 + 1)


def cell_named(name: str) -> int:
    """The cell of a name, or -1."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "123456":
        return -1
    return (int(name[1]) - 1) * 5 + COLUMNS.index(name[0])


def _distance(a: int, b: int) -> int:
    return max(abs(a % 5 - b % 5), abs(a // 5 - b // 5))  # BK-2.5, 2.6, 2.9: king moves


def _cells_within(cell: int, n: int) -> list[int]:
    return [other for other in range(30) if other != cell and _distance(cell, other) <= n]


def _orthogonal(cell: int) -> list[int]:
    x, y = cell % 5, cell // 5
    near = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [b * 5 + a for a, b in near if 0 <= a < 5 and 0 <= b < 6]


def _between(a: int, b: int) -> int:
    """The one cell a row strike passes from a to b, or -1 if b is not two away (BK-16.20)."""
    dx, dy = b % 5 - a % 5, b // 5 - a // 5
    if (abs(dx) == 2 and dy == 0) or (dx == 0 and abs(dy) == 2):
        return (a + b) // 2
    return -1


def _half(role: int) -> list[int]:
    return list(range(15)) if role == 0 else list(range(15, 30))


def _tier(role: int, cell: int) -> int:
    """Deployment tier 1 to 3 of a cell of the own half, 0 elsewhere (BK-7.3 to 7.7)."""
    x, y = cell % 5, cell // 5
    central = 1 <= x <= 3
    if role == 0:
        if y > 2:
            return 0
        return 1 if central else 3 if y == 2 else 2
    if y < 3:
        return 0
    return 1 if central or y == 3 else 2


DISTANCE: Final[list[int]] = [_distance(a, b) for a in range(30) for b in range(30)]
NEIGHBOURS: Final[list[list[int]]] = [_cells_within(cell, 1) for cell in range(30)]  # BK-2.8
STEPS: Final[list[list[int]]] = [_orthogonal(cell) for cell in range(30)]
BETWEEN: Final[list[int]] = [_between(a, b) for a in range(30) for b in range(30)]
HALF: Final[list[list[int]]] = [_half(0), _half(1)]
TIER: Final[list[list[int]]] = [[_tier(role, cell) for cell in range(30)] for role in (0, 1)]
TIER_SIZE: Final[list[list[int]]] = [[0, 9, 4, 2], [0, 11, 4, 0]]
THIRD_ROW: Final[list[int]] = [0, 5]  # BK-2.3: counted from the midline backwards


def distance(a: int, b: int) -> int:
    """Distance of two cells (BK-2.5)."""
    return DISTANCE[a * 30 + b]


def in_line(line: int, a: int, b: int) -> bool:
    """Whether two cells lie in one row (1) or in one column (2); places off the field never."""
    if not (0 <= a < 30 and 0 <= b < 30):
        return False
    return a // 5 == b // 5 if line == 1 else a % 5 == b % 5


def between(a: int, b: int) -> int:
    """The cell skipped by a row strike, or -1 (BK-16.20)."""
    return BETWEEN[a * 30 + b]


def tier_quota(role: int, n_cards: int, tier: int) -> int:
    """How many of n cards stand in a tier: each tier is full before the next is used."""
    rest = n_cards  # BK-7.9, 7.10
    for t in range(1, tier):
        rest -= TIER_SIZE[role][t]
    return max(0, min(rest, TIER_SIZE[role][tier]))
