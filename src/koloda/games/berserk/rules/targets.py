"""Reach and legal targets: chapters 13, 16 and 21 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import Ability, Selector
from koloda.games.berserk.rules.geometry import (
    NEIGHBOURS,
    STEPS,
    between,
    distance,
    in_line,
    in_row,
)
from koloda.games.berserk.rules.state import (
    BerserkState,
    class_of,
    current_lives,
    has,
    is_attackable,
    is_creature,
    is_flyer,
    is_healable,
    is_poisoned,
    is_symbiote,
    place,
    role,
)


def is_committed(s: BerserkState, unit: int) -> bool:
    """BK-12.7, 18.11: announced an action, or was assigned as defender, and not yet done."""
    items = s.items
    for i in range(0, len(items), m.N_ITEM):
        if items[i + m.I_SOURCE] == unit or items[i + m.I_DEFENDER] == unit:
            return True
    return False


def where(s: BerserkState, seat: int, unit: int) -> int:
    """Where a unit is for a player: enemy hidden cards on their cell (BK-8.19, 29.8)."""
    if s.st[unit] & m.HIDDEN and s.owner[unit] == seat:
        return place(s, unit)
    return s.cell[unit]


def reaches(s: BerserkState, source: int, target: int, type: int, range: int) -> bool:
    """Whether an ability of this type reaches a card (BK-16.5 to 16.16, 16.19, 18.15, 26.71)."""
    if type >= m.SPELL and range == 0:
        return True  # BK-16.12
    seat = s.owner[source]
    here, there = where(s, seat, source), where(s, seat, target)
    if type == m.ROW:
        return _row_is_clear(s, seat, here, there)
    off_field = here >= m.N_CELLS or there >= m.N_CELLS
    if type < m.SHOT:
        return _reaches_close(s, source, target, type, here, there)
    if off_field:
        return True  # BK-16.14, 16.15, 21.5, 21.11
    d = distance(here, there)
    if type <= m.DISCHARGE and d < 2:
        return False  # BK-16.6, 16.13
    return range == 0 or d <= range  # BK-16.11, 16.12


def _reaches_close(
    s: BerserkState, source: int, target: int, type: int, here: int, there: int
) -> bool:
    if is_flyer(s, source):
        return True  # BK-21.3, 21.4, 25.7
    if here < m.N_CELLS and there < m.N_CELLS:
        return distance(here, there) <= 1  # BK-13.2, 13.3, 16.5, 21.12
    return type == m.SIMPLE and s.st[source] & m.USABLE != 0 and is_flyer(s, target)  # BK-21.15


def _row_is_clear(s: BerserkState, seat: int, here: int, there: int) -> bool:
    """BK-16.20 to 16.24: two cells away in a line, no enemy card in between."""
    if here >= m.N_CELLS or there >= m.N_CELLS:
        return False
    middle = between(here, there)
    return middle != m.NONE and (s.at[middle] == m.NONE or s.owner[s.at[middle]] == seat)


def can_be_struck(s: BerserkState, attacker: int, target: int) -> bool:
    """Whether a simple strike may be declared (BK-13.3 to 13.6); kind of hidden foes unknown."""
    if attacker == target or s.cell[target] == m.OUT or s.st[target] & m.UNPLACED:
        return False
    unknown = s.st[target] & m.HIDDEN and s.owner[target] != s.owner[attacker]
    if not unknown and not is_attackable(s, target):
        return False
    return reaches(s, attacker, target, m.SIMPLE, 0)


def strike_targets(s: BerserkState, attacker: int) -> list[int]:
    """Every card a creature may strike now, ascending."""
    if is_flyer(s, attacker):
        return _targets_from_above(s, attacker)
    out = _adjacent_targets(s, attacker)
    if s.st[attacker] & m.USABLE:
        for seat in (0, 1):
            for unit in s.forces[seat]:
                if s.st[unit] & m.FLIES and s.st[unit] & m.HIDDEN == 0:
                    out.append(unit)
    if len(out) > 1:
        out.sort()
    return out


def _targets_from_above(s: BerserkState, attacker: int) -> list[int]:
    """BK-21.3: a flyer reaches every card."""
    out: list[int] = []
    kinds = s.table.attackable
    for seat in (0, 1):
        foes = seat != s.owner[attacker]
        for unit in s.forces[seat]:
            state = s.st[unit]
            if state & m.UNPLACED or unit == attacker:
                continue
            if kinds[s.kind[unit]] or (foes and state & m.HIDDEN):
                out.append(unit)
    out.sort()
    return out


def _adjacent_targets(s: BerserkState, attacker: int) -> list[int]:
    """BK-2.7, 22.8, 22.14: cards on the own cell and around it, all of which can be attacked."""
    out: list[int] = []
    at = s.at
    here = s.cell[attacker]
    if here >= m.N_CELLS:
        return out  # BK-2.11: a ground creature in the additional zone
    unit = at[here]
    if unit != attacker:
        out.append(unit)
    unit = at[m.N_CELLS + here]
    if unit != m.NONE and unit != attacker:
        out.append(unit)
    for cell in NEIGHBOURS[here]:
        unit = at[cell]
        if unit != m.NONE:
            out.append(unit)
            unit = at[m.N_CELLS + cell]
            if unit != m.NONE:
                out.append(unit)
    return out


def fits(s: BerserkState, sel: Selector, source: int, unit: int, announcing: bool) -> bool:
    """Whether a card may be chosen as target by a selector (section 6.3)."""
    seat = s.owner[source]
    own = s.owner[unit] == seat  # BK-16.17: either side, unless the text says otherwise
    if (sel.side == m.OWN and not own) or (sel.side == m.ENEMY and own):
        return False
    if (sel.other and unit == source) or s.cell[unit] == m.OUT or s.st[unit] & m.UNPLACED:
        return False
    if sel.state == m.STATE_HIDDEN and announcing and s.st[unit] & m.HIDDEN == 0:
        return False
    if sel.is_placed and not _is_in_place(s, sel, source, unit):
        return False
    if s.st[unit] & m.HIDDEN and not own:  # BK-29.8
        return sel.state in (m.STATE_ANY, m.STATE_HIDDEN, m.STATE_OPEN) and sel.who != m.WHO_HOST
    return _is_of_kind(s, sel, source, unit) and (not sel.has_state or _is_in_state(s, sel, unit))


def _is_in_place(s: BerserkState, sel: Selector, source: int, unit: int) -> bool:
    """Zone, row, adjacency and distance of a chosen target (BK-16.14, 16.15, 21.4)."""
    seat = s.owner[source]
    here, there = where(s, seat, source), where(s, seat, unit)
    if sel.line and not in_line(sel.line, here, there):
        return False
    if sel.row and not in_row(sel.row, role(s, seat), there):
        return False
    if sel.zone and (sel.zone == m.IN_ADDITIONAL_ZONE) != (there == m.ZONE):
        return False  # BK-2.15
    reach = 1 if sel.adjacent else sel.within
    if reach == 0:
        return True
    if here == m.OUT:
        return False  # BK-28.9: from a card that is gone there is no distance
    if here < m.N_CELLS and there < m.N_CELLS:
        return distance(here, there) <= reach and (not sel.adjacent or unit != source)
    return is_flyer(s, source) or not sel.adjacent


def _is_of_kind(s: BerserkState, sel: Selector, source: int, unit: int) -> bool:
    kind = s.kind[unit]
    who = sel.who
    if who == m.WHO_HOST:
        return s.host[source] == unit
    if who == m.WHO_ATTACKABLE:
        return is_attackable(s, unit)
    if who >= m.WHO_OF_TYPE:
        if s.table.type[kind] != who - m.WHO_OF_TYPE:
            return False
    elif who != m.WHO_CARD:
        if s.table.type[kind] != m.CREATURE:
            return False
        flies = s.st[unit] & m.FLIES != 0
        if (who == m.WHO_FLYER and not flies) or (
            (who in (m.WHO_GROUND, m.WHO_INDEPENDENT)) and flies
        ):
            return False
        if who == m.WHO_INDEPENDENT and is_symbiote(s, unit):
            return False
    return not sel.is_detailed or _is_of_such_kind(s, sel, kind, unit)


def _is_of_such_kind(s: BerserkState, sel: Selector, kind: int, unit: int) -> bool:
    if sel.elements and s.elements[unit] & sel.elements == 0:
        return False
    if sel.classes and class_of(s, unit) & sel.classes == 0:
        return False
    if sel.max_cost and s.table.cost[kind] > sel.max_cost:
        return False
    if sel.grade != m.NONE and s.table.elite[kind] != sel.grade:
        return False
    if sel.equipment != m.NONE and s.table.equipment[kind] != sel.equipment:
        return False  # BK-23.1
    return s.table.move[kind] >= sel.min_move


def _is_in_state(s: BerserkState, sel: Selector, unit: int) -> bool:
    state = sel.state
    if state == m.STATE_CLOSED and s.st[unit] & m.CLOSED == 0:
        return False
    if state == m.STATE_OPEN and s.st[unit] & m.CLOSED:
        return False
    if state == m.STATE_POISONED and not is_poisoned(s, unit):
        return False
    if state == m.STATE_WOUNDED and not s.wounds[unit]:
        return False
    if sel.max_lives and current_lives(s, unit) > sel.max_lives:
        return False  # BK-26.27
    return not (sel.finish and (has(s, unit, m.BODILESS) or is_symbiote(s, unit)))


def permits(s: BerserkState, it: Ability, whom: int, unit: int) -> bool:
    """BK-16.36: the rules permit at least one of the ability's effects on this card."""
    concerned = False
    for effect in it.effects:
        if effect[3] != whom:
            continue
        concerned = True
        if _permits_effect(s, effect[0], unit):
            return True
    return not concerned


def _permits_effect(s: BerserkState, effect: int, unit: int) -> bool:
    if effect == m.DO_HEAL:
        return is_healable(s, unit)  # BK-26.45
    if effect in (m.DO_POISON, m.DO_LIVES, m.DO_CURE):
        return is_creature(s, unit)  # BK-25.4, 25.5
    if effect == m.DO_WOUNDS:
        return is_attackable(s, unit)  # BK-19.4, 23.6, 24.2
    if effect == m.DO_FLY:
        return is_creature(s, unit)  # BK-21.19
    return True


def is_legal_target(
    s: BerserkState, source: int, it: Ability, index: int, unit: int, announcing: bool
) -> bool:
    """Whether a card may be, or still is, a target of an ability (BK-1.5, 1.7, 26.30).

    Terrain and equipment can be targets of spells and influences (BK-24.4).
    """
    if it.targets[index].state == m.STATE_HIDDEN and it.type >= m.SPELL and not announcing:
        return True  # clarification to N17: whatever and wherever it now is
    if not fits(s, it.targets[index], source, unit, announcing):
        return False
    if it.type < m.SPELL and unit == source:
        return False  # BK-16.30
    if not reaches(s, source, unit, it.type, it.range):
        return False
    if s.st[unit] & m.HIDDEN and s.owner[unit] != s.owner[source]:
        return True  # BK-29.8
    if it.type < m.SPELL and not is_attackable(s, unit):
        return False  # BK-16.18
    if it.choice == m.CHOOSE_STEP and not _can_be_stepped(s, source, unit, announcing):
        return False
    return permits(s, it, index, unit)


def _can_be_stepped(s: BerserkState, source: int, unit: int, announcing: bool) -> bool:
    """A free cell beside it, and no other committed card (clarification to N11)."""
    if s.cell[unit] >= m.N_CELLS or s.host[unit] != m.NONE:
        return False  # BK-22.15, 23.3: riders move with their host only
    return not announcing or (
        bool(free_steps(s, unit)) and (unit == source or not is_committed(s, unit))
    )


def free_steps(s: BerserkState, unit: int) -> list[int]:
    """Free cells one orthogonal step away; none from the additional zone."""
    if not 0 <= s.cell[unit] < m.N_CELLS:
        return []
    return [cell for cell in STEPS[s.cell[unit]] if s.at[cell] == m.NONE]


def travels_with(s: BerserkState, unit: int, moved: int) -> bool:
    """BK-18.7: the creature that has just moved, or a card travelling with it."""
    if unit == moved:
        return True
    host = s.host[unit]
    return host != m.NONE and (host == moved or s.host[host] == moved)


def legal_targets(
    s: BerserkState, source: int, it: Ability, index: int, first: int, moved: int
) -> list[int]:
    """The cards that may be announced as a target, ascending.

    `first` is the target already chosen; `moved` restricts an answer to a movement.
    """
    out: list[int] = []
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if unit == first or not is_legal_target(s, source, it, index, unit, True):
                continue
            if index == 0 and moved != m.NONE and not travels_with(s, unit, moved):
                continue
            if index == 0 and len(it.targets) == 2 and not _has_second(s, source, it, unit):
                continue
            out.append(unit)
    out.sort()
    return out


def has_target(s: BerserkState, source: int, it: Ability, moved: int) -> bool:
    """BK-16.26: whether an ability has at least one legal first target."""
    own = s.owner[source]
    side = it.targets[0].side
    for seat in (1 - own, own):
        if side == (m.OWN if seat != own else m.ENEMY):
            continue
        for unit in s.forces[seat]:
            if moved != m.NONE and not travels_with(s, unit, moved):
                continue
            if is_legal_target(s, source, it, 0, unit, True) and (
                len(it.targets) == 1 or _has_second(s, source, it, unit)
            ):
                return True
    return False


def _has_second(s: BerserkState, source: int, it: Ability, first: int) -> bool:
    """BK-16.26: the required number of targets exists."""
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if unit != first and is_legal_target(s, source, it, 1, unit, True):
                return True
    return False
