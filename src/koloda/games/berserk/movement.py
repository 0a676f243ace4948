"""Movement: chapter 11 of RULES.md, Jump and Teleport (BK-26.53 to 26.59)."""

from koloda.games.berserk.deaths import bury, settle_statics
from koloda.games.berserk.events import E_FLEW, E_LANDED, E_MOVED, tell_of
from koloda.games.berserk.geometry import HALF, STEPS, distance
from koloda.games.berserk.model import (
    CREATURE,
    FLIES,
    JUMP,
    MOVED,
    N_CELLS,
    NONE,
    ON_FIELD_BLOCK,
    TELEPORT,
    V_JUMP,
    V_STEP,
    V_TELEPORT,
    ZONE,
)
from koloda.games.berserk.state import BerserkState, has, is_symbiote, role, stat
from koloda.games.berserk.statics import WATCH_PLACES
from koloda.kernel.options import pack


def can_move(s: BerserkState, unit: int) -> bool:
    """BK-11.1, 11.2, 11.11, 11.12: a revealed open ground creature that is nobody's rider."""
    if s.st[unit] & ON_FIELD_BLOCK or s.host[unit] != NONE:
        return False
    return s.table.type[s.kind[unit]] == CREATURE and s.cell[unit] < N_CELLS


def options_steps(s: BerserkState, unit: int, out: list[int]) -> None:
    """BK-11.4: one step to a free cell in front, behind, left or right."""
    if s.points[unit] > 0 and can_move(s, unit):
        at = s.at
        head = pack(V_STEP, unit)
        for cell in STEPS[s.cell[unit]]:
            if at[cell] == NONE:
                out.append(head + cell)


def options_leaps(s: BerserkState, unit: int, out: list[int]) -> None:
    """BK-26.53, 26.58: a jump or teleport of a creature that has not moved in this turn."""
    reach, teleports = stat(s, unit, JUMP), has(s, unit, TELEPORT)
    if (reach or teleports) and s.st[unit] & MOVED == 0 and can_move(s, unit):
        if reach and leap_cells(s, unit, reach):
            out.append(pack(V_JUMP, unit))
        if teleports and NONE in s.at[:N_CELLS]:
            out.append(pack(V_TELEPORT, unit))


def leap_cells(s: BerserkState, unit: int, reach: int) -> list[int]:
    """Free cells within reach; intervening cards do not matter (BK-26.55)."""
    here = s.cell[unit]
    return [cell for cell in range(N_CELLS) if s.at[cell] == NONE and distance(here, cell) <= reach]


def step(s: BerserkState, unit: int, cell: int) -> None:
    """Spend a movement point for one step; this closes nothing (BK-11.10)."""
    s.points[unit] -= 1
    s.st[unit] |= MOVED
    relocate(s, unit, cell)


def leap(s: BerserkState, unit: int, cell: int) -> None:
    """BK-26.54: a jump or teleport uses up all movement points."""
    s.points[unit] = 0
    s.st[unit] |= MOVED
    relocate(s, unit, cell)


def relocate(s: BerserkState, unit: int, cell: int) -> None:
    """Put a unit and all it carries on another cell (BK-11.11)."""
    here = s.cell[unit]
    s.at[here] = NONE
    s.at[cell] = unit
    s.cell[unit] = cell
    symbiote = s.at[N_CELLS + here]
    if symbiote != NONE:
        s.at[N_CELLS + here] = NONE
        s.at[N_CELLS + cell] = symbiote
        s.cell[symbiote] = cell
    for rider in s.forces[s.owner[unit]]:
        host = s.host[rider]
        if host != NONE and (host in (unit, symbiote)):
            s.cell[rider] = cell
    tell_of(s, E_MOVED, unit, cell)
    if s.watching & WATCH_PLACES:
        settle_statics(s)


def fly(s: BerserkState, unit: int) -> None:
    """BK-21.19: a creature becomes a flyer; what it carries is lost."""
    if s.st[unit] & FLIES:
        return
    for rider in s.forces[s.owner[unit]][:]:
        if s.host[rider] == unit:
            bury(s, rider, NONE)
    if is_symbiote(s, unit):
        s.at[N_CELLS + s.cell[unit]] = NONE
    else:
        s.at[s.cell[unit]] = NONE
    s.cell[unit] = ZONE
    s.host[unit] = NONE
    s.st[unit] |= FLIES
    tell_of(s, E_FLEW, unit)
    settle_statics(s)


def landing_cells(s: BerserkState, unit: int) -> list[int]:
    """BK-21.20: free cells of the own half."""
    return [cell for cell in HALF[role(s, s.owner[unit])] if s.at[cell] == NONE]


def land(s: BerserkState, unit: int, cell: int) -> None:
    """BK-21.20: a creature that lost flying comes down."""
    s.st[unit] &= ~FLIES
    s.cell[unit] = cell
    s.at[cell] = unit
    tell_of(s, E_LANDED, unit, cell)
    settle_statics(s)
