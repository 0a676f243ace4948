"""Movement: chapter 11 of RULES.md, Jump and Teleport (BK-26.53 to 26.59)."""

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.deaths import bury, settle_statics
from koloda.games.berserk.rules.events import E_FLEW, E_LANDED, E_MOVED, tell_of
from koloda.games.berserk.rules.geometry import HALF, STEPS, distance
from koloda.games.berserk.rules.state import (
    BerserkState,
    changed,
    is_creature,
    is_symbiote,
    role,
)
from koloda.games.berserk.rules.statics import WATCH_PLACES
from koloda.kernel.options import pack


def can_move(s: BerserkState, unit: int) -> bool:
    """BK-11.1, 11.2, 11.11, 11.12, 12.4, 22.2, 23.3: an open creature that stands alone."""
    if s.st[unit] & m.ON_FIELD_BLOCK or s.host[unit] != m.NONE:
        return False
    return s.table.type[s.kind[unit]] == m.CREATURE and s.cell[unit] < m.N_CELLS


def options_steps(s: BerserkState, unit: int, out: list[int]) -> None:
    """BK-11.4 to 11.7: one step to a free cell in front, behind, left or right.

    BK-10.8, 25.1: points that are left can be spent later in the turn; every card blocks its cell.
    """
    if s.points[unit] > 0 and can_move(s, unit):
        at = s.at
        head = pack(m.V_STEP, unit)
        for cell in STEPS[s.cell[unit]]:
            if at[cell] == m.NONE:
                out.append(head + cell)


def options_leaps(s: BerserkState, unit: int, out: list[int]) -> None:
    """BK-26.53, 26.58: a jump or teleport of a creature that has not moved in this turn."""
    row = s.row[unit]
    reach, teleports = s.stats[row + m.JUMP], s.stats[row + m.FLAGS] & m.TELEPORT
    if (reach or teleports) and s.st[unit] & m.MOVED == 0 and can_move(s, unit):
        if reach and leap_cells(s, unit, reach):
            out.append(pack(m.V_JUMP, unit))
        if teleports and m.NONE in s.at[: m.N_CELLS]:
            out.append(pack(m.V_TELEPORT, unit))


def leap_cells(s: BerserkState, unit: int, reach: int) -> list[int]:
    """Free cells within reach; intervening cards do not matter (BK-26.55)."""
    here = s.cell[unit]
    return [
        cell for cell in range(m.N_CELLS) if s.at[cell] == m.NONE and distance(here, cell) <= reach
    ]


def step(s: BerserkState, unit: int, cell: int) -> None:
    """Spend a movement point for one step; this closes nothing (BK-11.10)."""
    s.points[unit] -= 1
    s.st[unit] |= m.MOVED
    relocate(s, unit, cell)


def leap(s: BerserkState, unit: int, cell: int) -> None:
    """BK-26.54: a jump or teleport uses up all movement points."""
    s.points[unit] = 0
    s.st[unit] |= m.MOVED
    relocate(s, unit, cell)


def relocate(s: BerserkState, unit: int, cell: int) -> None:
    """Put a unit and all it carries on another cell (BK-11.11)."""
    here = s.cell[unit]
    s.at[here] = m.NONE
    s.at[cell] = unit
    s.cell[unit] = cell
    symbiote = s.at[m.N_CELLS + here]
    if symbiote != m.NONE:
        s.at[m.N_CELLS + here] = m.NONE
        s.at[m.N_CELLS + cell] = symbiote
        s.cell[symbiote] = cell
    for rider in s.forces[s.owner[unit]]:
        host = s.host[rider]
        if host != m.NONE and (host in (unit, symbiote)):
            s.cell[rider] = cell
    tell_of(s, E_MOVED, unit, cell)
    if s.watching & WATCH_PLACES:
        settle_statics(s)


def fly(s: BerserkState, unit: int) -> None:
    """BK-21.19, 22.16: a creature becomes a flyer; what it carries is lost."""
    if s.st[unit] & m.FLIES or not is_creature(s, unit):
        return
    for rider in s.forces[s.owner[unit]][:]:
        if s.host[rider] == unit:
            bury(s, rider, m.NONE)
    cell = s.cell[unit]
    if cell < m.N_CELLS:
        s.at[m.N_CELLS + cell if is_symbiote(s, unit) else cell] = m.NONE
    s.cell[unit] = m.ZONE
    s.host = changed(s.host, unit, m.NONE)
    s.st[unit] |= m.FLIES
    tell_of(s, E_FLEW, unit)
    settle_statics(s)


def landing_cells(s: BerserkState, unit: int) -> list[int]:
    """BK-21.20: free cells of the own half."""
    return [cell for cell in HALF[role(s, s.owner[unit])] if s.at[cell] == m.NONE]


def land(s: BerserkState, unit: int, cell: int) -> None:
    """BK-21.20: a creature that lost flying comes down."""
    s.st[unit] &= ~m.FLIES
    s.cell[unit] = cell
    s.at[cell] = unit
    tell_of(s, E_LANDED, unit, cell)
    settle_statics(s)
