"""The battlefield: chapter 2 of RULES.md, and the deployment tiers of chapter 7.

Cell (column, row) is the int row * N_COLUMNS + column, a1 = 0, e6 = 29, as P1 sees it (BK-2.1).
The lower three rows are P1's half (BK-2.2).
A role is 0 for P1 and 1 for P2.
"""

from typing import Final

from koloda.games.berserk import model as m

COLUMNS: Final = "abcde"
ROWS: Final = "123456"
N_COLUMNS: Final = 5
N_ROWS: Final = 6
CELLS: Final[list[int]] = list(range(m.N_CELLS))


def cell_name(cell: int) -> str:
    """c3 for the cell in column c and row 3."""
    return COLUMNS[cell % N_COLUMNS] + ROWS[cell // N_COLUMNS]


def cell_named(name: str) -> int:
    """The cell of a name, or -1."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
        return -1
    return _cell(COLUMNS.index(name[0]), ROWS.index(name[1]))


def _cell(x: int, y: int) -> int:
    return y * N_COLUMNS + x


def _x(cell: int) -> int:
    return cell % N_COLUMNS


def _y(cell: int) -> int:
    return cell // N_COLUMNS


def _distance(a: int, b: int) -> int:
    return max(abs(_x(a) - _x(b)), abs(_y(a) - _y(b)))  # BK-2.5, 2.6, 2.9: king moves


def _cells_within(cell: int, n: int) -> list[int]:
    return [other for other in CELLS if other != cell and _distance(cell, other) <= n]


def _orthogonal(cell: int) -> list[int]:
    """BK-2.4, 11.4: in front, behind, left and right."""
    x, y = _x(cell), _y(cell)
    near = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [_cell(a, b) for a, b in near if 0 <= a < N_COLUMNS and 0 <= b < N_ROWS]


def _between(a: int, b: int) -> int:
    """The one cell a row strike passes from a to b, or -1 if b is not two away (BK-16.20)."""
    dx, dy = _x(b) - _x(a), _y(b) - _y(a)
    if (abs(dx) == 2 and dy == 0) or (dx == 0 and abs(dy) == 2):
        return (a + b) // 2
    return -1


def _row(role: int, number: int) -> int:
    """BK-2.3: the n-th row of a player's half, counted from the midline backwards."""
    return m.ROWS_OF_HALF - number if role == 0 else m.ROWS_OF_HALF + number - 1


def _rows(role: int) -> list[int]:
    """The rows by the numbers of a selector: none, the own three, the enemy's three."""
    numbers = range(1, m.ROWS_OF_HALF + 1)
    return [m.NONE, *[_row(role, n) for n in numbers], *[_row(1 - role, n) for n in numbers]]


def _half(role: int) -> list[int]:
    own = [_row(role, n) for n in range(1, m.ROWS_OF_HALF + 1)]
    return [cell for cell in CELLS if _y(cell) in own]


def _tier(role: int, cell: int) -> int:
    """Deployment tier 1 to 3 of a cell of the own half, 0 elsewhere (BK-7.3 to 7.7)."""
    if cell not in _half(role):
        return 0
    if 0 < _x(cell) < N_COLUMNS - 1:
        return 1
    in_first_row = _y(cell) == _row(role, 1)
    if role == 0:
        return 3 if in_first_row else 2
    return 1 if in_first_row else 2


DISTANCE: Final[list[int]] = [_distance(a, b) for a in CELLS for b in CELLS]
NEIGHBOURS: Final[list[list[int]]] = [_cells_within(cell, 1) for cell in CELLS]  # BK-2.8
STEPS: Final[list[list[int]]] = [_orthogonal(cell) for cell in CELLS]
BETWEEN: Final[list[int]] = [_between(a, b) for a in CELLS for b in CELLS]
ROW: Final[list[list[int]]] = [_rows(0), _rows(1)]
HALF: Final[list[list[int]]] = [_half(0), _half(1)]
TIER: Final[list[list[int]]] = [[_tier(role, cell) for cell in CELLS] for role in (0, 1)]
TIER_SIZE: Final[list[list[int]]] = [
    [0, *[tiers.count(tier) for tier in (1, 2, 3)]] for tiers in TIER
]  # BK-7.3 to 7.7: 9, 4 and 2 cells for P1, 11 and 4 for P2


def distance(a: int, b: int) -> int:
    """Distance of two cells (BK-2.5)."""
    return DISTANCE[a * m.N_CELLS + b]


def is_on_field(cell: int) -> bool:
    """BK-2.11: a card in an additional zone has no cell."""
    return 0 <= cell < m.N_CELLS


def in_line(line: int, a: int, b: int) -> bool:
    """Whether two cells lie in one row or column, or are one; places off the field never."""
    if not is_on_field(a) or not is_on_field(b):
        return False
    if line == m.LINE_CELL:
        return a == b  # BK-2.6
    if line == m.LINE_ROW:
        return a // N_COLUMNS == b // N_COLUMNS
    return a % N_COLUMNS == b % N_COLUMNS


def in_row(row: int, role: int, cell: int) -> bool:
    """Whether a cell lies in a row of a selector, as a role counts them (BK-2.3)."""
    return is_on_field(cell) and cell // N_COLUMNS == ROW[role][row]


def in_third_row(role: int, cell: int) -> bool:
    """BK-2.3: the row farthest from the midline."""
    return cell // N_COLUMNS == ROW[role][m.ROWS_OF_HALF]


def between(a: int, b: int) -> int:
    """The cell skipped by a row strike, or -1 (BK-16.20)."""
    return BETWEEN[a * m.N_CELLS + b]


def tier_quota(role: int, n_cards: int, tier: int) -> int:
    """How many of n cards stand in a tier: each tier is full before the next is used."""
    rest = n_cards  # BK-7.9, 7.10
    for t in range(1, tier):
        rest -= TIER_SIZE[role][t]
    return max(0, min(rest, TIER_SIZE[role][tier]))
