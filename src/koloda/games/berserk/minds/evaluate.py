"""How a position looks to a player who knows the game: for agents, not for the rules.

Everything is counted in crystals: a card is worth its cost, less what its wounds have taken.
"""

from math import exp
from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.geometry import N_COLUMNS, distance
from koloda.games.berserk.rules.state import BerserkState, current_lives, lives, noted, poison_of
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT

QUIET: Final = [m.ASK_MAIN, m.ASK_DRAFT, m.ASK_DEPLOY]
PLAYS: Final = ["take"]
HELD: Final = ["deal"]

SCALE: Final = 16.0  # crystals of advantage that make a clear lead
ALIVE: Final = 0.4  # the share of a card's worth that does not depend on its wounds
POISON: Final = 0.6  # what a point of Poison costs
TOKEN: Final = 0.5
FAR: Final = 0.06  # what each cell between a ground creature and its nearest foe costs
READY: Final = 0.15  # an open card can still act or defend


def evaluate(s: BerserkState) -> list[float]:
    """The estimated return of both seats."""
    if s.ending:
        if s.winner == m.NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if s.winner == 0 else [-1.0, 1.0]
    lead = (_worth(s, 0) - _worth(s, 1)) / SCALE
    value = 2.0 / (1.0 + exp(-lead)) - 1.0
    return [value, -value]


def _worth(s: BerserkState, seat: int) -> float:
    """All a player has: squad being formed, cards in the game zone."""
    total = 0.0
    for kind in s.squads[seat]:
        total += s.table.cost[kind] + 0.5
    for unit in s.forces[seat]:
        total += _unit(s, unit)
    return total


def _unit(s: BerserkState, unit: int) -> float:
    kind = s.kind[unit]
    cost = float(s.table.cost[kind])
    if s.st[unit] & m.HIDDEN:
        return cost + 0.5
    all_lives = lives(s, unit)
    if all_lives > 0:
        left = current_lives(s, unit)
        cost = cost * (ALIVE + (1.0 - ALIVE) * left / s.table.lives[kind]) + 0.5
    cost -= POISON * max(poison_of(s, unit, False), poison_of(s, unit, True))
    cost += TOKEN * min(noted(s.tokens, unit), 3)
    if s.st[unit] & m.CLOSED == 0:
        cost += READY
    if s.table.type[kind] == m.CREATURE and s.cell[unit] < m.N_CELLS and s.host[unit] == m.NONE:
        cost -= FAR * _way(s, unit)
    return cost


def _way(s: BerserkState, unit: int) -> int:
    """Cells to the nearest enemy card on the field."""
    nearest = 6
    here = s.cell[unit]
    for other in s.forces[1 - s.owner[unit]]:
        there = s.cell[other]
        if there < m.N_CELLS:
            nearest = min(nearest, distance(here, there))
    return nearest


def weights(s: BerserkState, options: list[int]) -> list[int]:
    """How often a sensible player takes each option."""
    return [_weight(s, option) for option in options]


def _weight(s: BerserkState, option: int) -> int:
    verb, a, b = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
    if verb == m.V_TAKE:
        return 10 * s.table.cost[a]
    if verb in (m.V_STRIKE, m.V_VANGUARD):
        return 60 if s.owner[b] != s.stack[-3] else 1
    if verb == m.V_STEP:
        return 8 if _nears(s, a, b) else 2
    if verb == m.V_TARGET:
        return 10
    if verb == m.V_USE:
        return 40
    if verb in (m.V_DEFEND, m.V_HOST):
        return 12
    if verb in (m.V_END, m.V_PASS, m.V_CONFIRM):
        return 6
    if verb in (m.V_REDEAL, m.V_ASK_ME, m.V_NO_HOST):
        return 1
    return 8


def _nears(s: BerserkState, unit: int, cell: int) -> bool:
    """Whether a step goes towards the enemy's side."""
    forward = 1 if s.owner[unit] == s.first else -1
    return (cell // N_COLUMNS - s.cell[unit] // N_COLUMNS) * forward > 0 and s.st[
        unit
    ] & m.FLIES == 0
