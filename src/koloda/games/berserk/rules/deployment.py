"""Deployment, reveal, and placing symbiotes and equipment: chapters 7 and 8 of RULES.md."""

from bisect import insort

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.deaths import bury, bury_all, settle_statics
from koloda.games.berserk.rules.events import E_DEPLOYED, E_PLACED, E_REVEALED, tell, tell_pair
from koloda.games.berserk.rules.geometry import HALF, TIER, in_third_row, is_on_field, tier_quota
from koloda.games.berserk.rules.state import (
    BerserkState,
    changed,
    class_of,
    has,
    is_creature,
    is_flyer,
    is_hidden,
    is_symbiote,
    lives_off_field,
    rides,
    role,
    stat,
    symbiote_of,
)
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack
from koloda.kernel.piles import own


def options_deploy(s: BerserkState, seat: int) -> list[int]:
    """DP4, DP5: a cell for the next card of the squad (BK-7.8); P2's third row also hidden."""
    side = role(s, seat)
    n_cards = len(s.squads[seat]) + len(s.forces[seat])
    placed = [0, 0, 0, 0]
    for unit in s.forces[seat]:
        placed[TIER[side][unit]] += 1
    shown: list[int] = []
    hidden: list[int] = []
    for cell in HALF[side]:
        tier = TIER[side][cell]
        if s.at[cell] == m.NONE and placed[tier] < tier_quota(side, n_cards, tier):
            shown.append(pack(m.V_DEPLOY, cell))
            if side == 1 and in_third_row(side, cell):
                hidden.append(pack(m.V_DEPLOY_HIDDEN, cell))  # BK-8.2, 8.3
    return shown + hidden


def apply_deploy(s: BerserkState, seat: int, verb: int, cell: int) -> None:
    """BK-7.1, 7.2, 7.12: face down, one card per cell, whatever it is, until none is left.

    The unit bears the cell's number.
    """
    s.squads = own(s.squads)
    kind = s.squads[seat].pop(0)
    enter(s, cell, kind, seat, cell)
    s.st[cell] |= m.HIDDEN | (m.STAYS_HIDDEN if verb == m.V_DEPLOY_HIDDEN else 0)
    if not s.squads[seat]:
        s.progress = changed(s.progress, seat, m.DEPLOYED)
        tell(s, E_DEPLOYED, seat)
        pop(s)


def enter(s: BerserkState, unit: int, kind: int, seat: int, cell: int) -> None:
    """A card comes into the game zone, open and unwounded (BK-3.11)."""
    s.kind = changed(s.kind, unit, kind)
    s.owner = changed(s.owner, unit, seat)
    s.elements = changed(s.elements, unit, s.table.elements[kind])
    s.cell[unit] = cell
    s.st[unit] = m.FLIES if s.table.subtype[kind] == m.FLYING else 0
    if 0 <= cell < m.N_CELLS:
        s.at[cell] = unit
    s.forces = own(s.forces)
    insort(s.forces[seat], unit)


def reveal(s: BerserkState, unit: int) -> None:
    """Turn a card up; flyers and terrain go to the additional zone (BK-8.4, 8.15, 21.1, 24.1)."""
    s.st[unit] &= ~(m.HIDDEN | m.STAYS_HIDDEN)
    tell(s, E_REVEALED, unit, s.kind[unit], s.owner[unit])
    if lives_off_field(s, unit):
        s.at[s.cell[unit]] = m.NONE  # BK-8.8
        s.cell[unit] = m.ZONE
    elif rides(s, unit):
        s.st[unit] |= m.UNPLACED


def op_reveal(s: BerserkState, _a: int, _b: int, _c: int) -> None:
    """BK-8.1, 8.2: both reveal, except what P2 left hidden in the third row."""
    s.phase = m.PLACING
    for seat in (s.first, 1 - s.first):
        for unit in s.forces[seat]:
            if s.st[unit] & m.STAYS_HIDDEN == 0:
                reveal(s, unit)
    settle_statics(s)
    restore_points(s, s.first)
    restore_points(s, 1 - s.first)


def restore_points(s: BerserkState, seat: int) -> None:
    """BK-10.4, 11.9: as many movement points as the movement value has."""
    for unit in s.forces[seat]:
        s.points[unit] = stat(s, unit, m.MOVEMENT)


def reveal_late(s: BerserkState, unit: int) -> None:
    """A hidden card is turned up by acting or being targeted (BK-8.10, 8.11, 8.15, 8.18)."""
    if not is_hidden(s, unit):
        return
    reveal(s, unit)
    settle_statics(s)
    if s.st[unit] & m.UNPLACED:
        push(s, m.OP_PLACE, s.owner[unit], 0, 0)


def is_legal_host(s: BerserkState, unit: int, host: int) -> bool:
    """Whether a symbiote or equipment may be put on a creature."""
    return unit != host and can_host(s, s.kind[unit], has(s, unit, m.BODILESS), host)


def can_host(s: BerserkState, kind: int, bodiless: bool, host: int) -> bool:
    """Whether a creature in play can carry a card of this kind (BK-23.9, 25.6: no artifact).

    BK-22.16, 23.4: it is asked when the card is placed, and not again.
    """
    if not is_creature(s, host) or is_flyer(s, host) or not is_on_field(s.cell[host]):
        return False  # BK-2.12, 22.1: riders stand on their host's cell
    if is_hidden(s, host) or s.st[host] & m.UNPLACED:
        return False  # BK-8.7
    if s.table.type[kind] != m.EQUIPMENT:
        if is_symbiote(s, host) or s.table.subtype[s.kind[host]] == m.PARASITE:
            return False  # BK-22.4, 26.81
        if symbiote_of(s, host) != m.NONE:
            return False  # BK-22.3
        return bodiless or not has(s, host, m.BODILESS)  # BK-22.5
    if has(s, host, m.BODILESS) or class_of(s, host) == 0:
        return False  # BK-23.2, 23.7, 26.4, 26.52
    for other in s.forces[s.owner[host]]:
        if s.host[other] == host and _equipment(s, other) == s.table.equipment[kind]:
            return False  # BK-23.8
    return True


def _equipment(s: BerserkState, unit: int) -> int:
    return s.table.equipment[s.kind[unit]]


def hosts_for(s: BerserkState, unit: int) -> list[int]:
    """The own creatures that can carry a card."""
    return [host for host in s.forces[s.owner[unit]] if is_legal_host(s, unit, host)]


def op_place(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-8.5: the owner places one after another; what finds no host dies (BK-8.6)."""
    waiting = [unit for unit in s.forces[seat] if s.st[unit] & m.UNPLACED]
    if not waiting:
        return
    for unit in waiting:
        if hosts_for(s, unit):
            then(
                s,
                (m.ASK_HOST, seat, 0, 0),
                (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0),
                (m.OP_VICTORY, 0, 0, 0),
                (m.OP_PLACE, seat, 0, 0),
            )
            return
    bury_all(s, waiting, m.NONE)
    settle_statics(s)
    then(s, (m.OP_TRIGGERS, m.STAGE_AFTER, 0, 0), (m.OP_VICTORY, 0, 0, 0))


def options_host(s: BerserkState, seat: int) -> list[int]:
    """DP6, DP8, DP20: a host for one of the waiting cards, or none."""
    placing: list[int] = []
    declining: list[int] = []
    for unit in s.forces[seat]:
        if s.st[unit] & m.UNPLACED:
            declining.append(pack(m.V_NO_HOST, unit))
            for host in hosts_for(s, unit):
                placing.append(pack(m.V_HOST, unit, host))
    return placing + declining


def apply_host(s: BerserkState, verb: int, unit: int, host: int) -> None:
    """Place a card on its host, or let it die."""
    pop(s)
    if verb == m.V_NO_HOST:
        bury(s, unit, m.NONE)
    else:
        attach(s, unit, host)
    settle_statics(s)


def attach(s: BerserkState, unit: int, host: int) -> None:
    """Put a symbiote or equipment on its host's cell (BK-2.12, 22.1, 22.7)."""
    here = s.cell[unit]
    if 0 <= here < m.N_CELLS and s.at[here] == unit:
        s.at[here] = m.NONE  # BK-8.8
    s.cell[unit] = s.cell[host]
    s.host = changed(s.host, unit, host)
    s.st[unit] &= ~m.UNPLACED
    if is_symbiote(s, unit):
        s.at[m.N_CELLS + s.cell[host]] = unit
    tell_pair(s, E_PLACED, unit, host)
