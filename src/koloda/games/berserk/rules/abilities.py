"""Carrying out abilities: BK-16.29, the effects of section 6.3, Call and Revival."""

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import Ability, Selector
from koloda.games.berserk.rules.costs import close, pay
from koloda.games.berserk.rules.deaths import (
    bury,
    bury_all,
    bury_wounded,
    queue_event,
    queue_for_all,
    queue_own_event,
    settle_statics,
)
from koloda.games.berserk.rules.deployment import attach, can_host, enter, reveal_late
from koloda.games.berserk.rules.events import (
    E_CALLED,
    E_CANCELLED,
    E_CURED,
    E_DECLASSED,
    E_ELEMENT,
    E_GRANTED,
    E_KEPT,
    E_OPENED,
    E_REVIVED,
    E_ROOTED,
    E_TOKEN,
    E_WASTED,
    tell,
    tell_of,
)
from koloda.games.berserk.rules.geometry import NEIGHBOURS
from koloda.games.berserk.rules.movement import fly, land, landing_cells, relocate
from koloda.games.berserk.rules.state import (
    BerserkState,
    changed,
    in_play,
    is_adjacent,
    is_attackable,
    is_creature,
    is_flyer,
    note,
    noted,
    stat,
)
from koloda.games.berserk.rules.statics import grant, in_area, until_of
from koloda.games.berserk.rules.wounds import (
    add_lives,
    attack,
    cure,
    harm,
    heal,
    is_protected,
    poison,
    wound,
)
from koloda.kernel.frames import pop, push
from koloda.kernel.options import pack
from koloda.kernel.piles import own


def covered(s: BerserkState, sel: Selector, source: int) -> list[int]:
    """The cards of an "all" selector (BK-8.13, 16.32)."""
    out: list[int] = []
    seat = s.owner[source]
    for side in (0, 1):
        if sel.side == m.ANY_SIDE or (sel.side == m.OWN) == (side == seat):
            for unit in s.forces[side]:
                if in_area(s, sel, source, unit):
                    out.append(unit)
    return out


def attacked(s: BerserkState, it: Ability) -> None:
    """BK-R82: an attack is carried out on these cards, whatever becomes of it."""
    if not s.table.events >> m.ON_ATTACKED & 1:
        return
    source = s.act[m.A_SOURCE]
    units = [s.act[m.A_TARGET], s.act[m.A_SECOND]]
    if it.all is not None:
        units += [unit for unit in covered(s, it.all, source) if unit not in units]
    for unit in units:
        if unit not in (m.NONE, source) and is_attackable(s, unit):
            queue_event(s, m.STAGE_HIT, unit, m.ON_ATTACKED, it.type, source)


def op_effects(s: BerserkState, ability: int, i: int, _c: int) -> None:
    """BK-16.29 step 6: the effects in the order of the text."""
    effects = s.table.abilities[ability].effects
    while i < len(effects):
        effect = effects[i]
        i += 1
        if effect[0] == m.DO_CALL or effect[0] == m.DO_REVIVE:
            push(s, m.OP_EFFECTS, ability, i, 0)
            _bring(s, effect[0], i - 1)
            return
        if effect[0] == m.DO_LAND:
            push(s, m.OP_EFFECTS, ability, i, 0)
            _start_landing(s)
            return
        _carry_out(s, s.table.abilities[ability], effect)


def _concerned(s: BerserkState, it: Ability, whom: int) -> list[int]:
    """The cards an effect applies to."""
    source = s.act[m.A_SOURCE]
    if whom == m.TO_ALL:
        return covered(s, it.all, source) if it.all is not None else []
    if whom == m.TO_OTHERS:
        return _others(s, source, s.act[m.A_TARGET])
    unit = s.act[m.A_TARGET]
    if whom == m.TO_SELF:
        unit = source
    elif whom == m.TO_SECOND:
        unit = s.act[m.A_SECOND]
    return [unit] if unit != m.NONE and in_play(s, unit) else []


def _others(s: BerserkState, source: int, struck: int) -> list[int]:
    """Adjacent enemy creatures other than the one struck (clarification to S08)."""
    return [
        unit
        for unit in s.forces[1 - s.owner[source]]
        if unit != struck
        and is_adjacent(s, source, unit)
        and is_creature(s, unit)
        and s.st[unit] & m.HIDDEN == 0
    ]


def _carry_out(s: BerserkState, it: Ability, effect: list[int]) -> None:
    op = effect[0]
    if op == m.DO_CANCEL:
        cancel(s, s.act[m.A_TARGET])
        return
    units = _concerned(s, it, effect[3])
    directed = effect[3] != m.TO_SELF  # BK-26.84
    if op == m.DO_WOUNDS:
        _wounds(s, units, effect[1] if effect[1] else s.act[m.A_VALUE], directed)
        return
    if op == m.DO_DESTROY:
        _destroy(s, units, directed)
        return
    source = s.act[m.A_SOURCE]
    for unit in units:
        if not in_play(s, unit):
            continue  # an effect on one of them took it along
        if directed and is_protected(s, source, unit, s.act[m.A_TYPE], s.act[m.A_SUDDEN]):
            tell_of(s, E_WASTED, unit)  # BK-26.37, 26.38
        elif op < m.DO_KEEP_CLOSED:
            _affect(s, op, effect[1], unit)
        else:
            _change(s, op, effect, unit)


def _wounds(s: BerserkState, units: list[int], n: int, directed: bool) -> None:
    """Wounds on all at once, then the deaths (BK-28.1)."""
    source, type, sudden = s.act[m.A_SOURCE], s.act[m.A_TYPE], s.act[m.A_SUDDEN]
    for unit in units:
        if not is_attackable(s, unit):
            continue  # BK-19.4
        if not directed:
            wound(s, unit, n)
        elif type < m.SPELL:  # BK-16.34
            if unit != source:  # BK-16.30
                attack(s, source, unit, type, n, sudden)
        else:
            harm(s, source, unit, type, n, sudden)
    bury_wounded(s, source, type)


def _destroy(s: BerserkState, units: list[int], directed: bool) -> None:
    """BK-19.11, 26.28, 26.29, 28.1: all that are not protected are destroyed in one moment."""
    source, type = s.act[m.A_SOURCE], s.act[m.A_TYPE]
    doomed: list[int] = []
    for unit in units:
        if directed and is_protected(s, source, unit, type, s.act[m.A_SUDDEN]):
            tell_of(s, E_WASTED, unit)
        else:
            doomed.append(unit)
    bury_all(s, doomed, source, type)
    settle_statics(s)


def _affect(s: BerserkState, op: int, n: int, unit: int) -> None:
    """Effects on lives and on being open."""
    if op == m.DO_HEAL:
        heal(s, unit, n)
    elif op == m.DO_CURE:
        cure(s, unit)
        tell_of(s, E_CURED, unit)
    elif op == m.DO_POISON:
        poison(s, unit, n, s.act[m.A_SEAT])
    elif op == m.DO_LIVES:
        add_lives(s, unit, n)
    else:
        turn(s, op, unit)


def turn(s: BerserkState, op: int, unit: int) -> None:
    """Open or close a card by an effect."""
    if op != m.DO_OPEN:
        close(s, unit)
    elif s.st[unit] & m.CLOSED:
        s.st[unit] &= ~m.CLOSED
        s.points[unit] = stat(s, unit, m.MOVEMENT)  # BK-10.11, 11.9
        tell_of(s, E_OPENED, unit)
        queue_own_event(s, unit, m.ON_OPENED)


def _change(s: BerserkState, op: int, effect: list[int], unit: int) -> None:
    """Effects on what a card is and where it is."""
    if op == m.DO_KEEP_CLOSED:
        s.st[unit] |= m.KEPT_CLOSED
        tell_of(s, E_KEPT, unit)
    elif op == m.DO_ROOT:
        s.st[unit] |= m.ROOTED_NEXT
        tell_of(s, E_ROOTED, unit)
        settle_statics(s)
    elif op == m.DO_LOSE_CLASS:
        s.st[unit] |= m.CLASSLESS
        tell_of(s, E_DECLASSED, unit)
        settle_statics(s)
    elif op == m.DO_GAIN_ELEMENT:
        gained = s.elements[unit] | 1 << s.act[m.A_CHOICE]  # BK-3.15
        s.elements = changed(s.elements, unit, gained)
        tell_of(s, E_ELEMENT, unit, s.act[m.A_CHOICE])
        settle_statics(s)
    elif op == m.DO_GRANT:
        grant(s, unit, until_of(effect[1], s.act[m.A_SEAT]), effect)
        tell_of(s, E_GRANTED, unit, s.act[m.A_ABILITY])
        settle_statics(s)
    else:
        _relocate(s, op, effect, unit)


def _relocate(s: BerserkState, op: int, effect: list[int], unit: int) -> None:
    if op == m.DO_FLY:
        fly(s, unit)
    elif op == m.DO_STEP:
        if s.cell[unit] < m.N_CELLS and s.at[s.act[m.A_CHOICE]] == m.NONE:
            relocate(s, unit, s.act[m.A_CHOICE])  # BK-26.83
    elif op == m.DO_TOKEN:
        give_tokens(s, unit, effect[1])
    elif op == m.DO_REVEAL:
        reveal_late(s, unit)


def give_tokens(s: BerserkState, unit: int, n: int) -> None:
    """BK-17.5: there is no upper limit."""
    held = noted(s.tokens, unit) + n
    note(s.tokens, unit, held)
    tell_of(s, E_TOKEN, unit, held)


def cancel(s: BerserkState, source: int) -> None:
    """BK-13.10, 18.14: an action is removed; its cost counts as paid, a defender is released."""
    items = s.items
    for i in range(len(items) - 2 * m.N_ITEM, -1, -m.N_ITEM):
        if items[i + m.I_SOURCE] == source:
            ability = items[i + m.I_ABILITY]
            del items[i : i + m.N_ITEM]
            tell_of(s, E_CANCELLED, source)
            pay(s, source, ability)
            return


# Call and Revival (BK-26.16 to 26.25)


def goes_off_field(s: BerserkState, kind: int) -> bool:
    """BK-26.18: called directly into the additional zone."""
    if s.table.subtype[kind] == m.FLYING or s.table.type[kind] == m.TERRAIN:
        return True
    return s.table.base[kind * 2][m.FLAGS] & m.EXTRA_ZONE != 0


def _may_join(s: BerserkState, seat: int, kind: int) -> bool:
    """BK-24.3, 26.22, 26.75: Unique and the one terrain."""
    unique = s.table.base[kind * 2][m.FLAGS] & m.UNIQUE
    for unit in s.forces[seat]:
        if unique and s.kind[unit] == kind:
            return False
        if s.table.type[kind] == m.TERRAIN and s.table.type[s.kind[unit]] == m.TERRAIN:
            return False
    return True


def places_for(s: BerserkState, source: int, kind: int) -> list[int]:
    """Cells, or hosts for a card that needs one, where a card can be brought (BK-26.17, 26.23)."""
    if s.table.subtype[kind] == m.SYMBIOTE or s.table.type[kind] == m.EQUIPMENT:
        bodiless = s.table.base[kind * 2][m.FLAGS] & m.BODILESS != 0
        return [
            unit
            for unit in s.forces[s.owner[source]]
            if (unit == source or is_adjacent(s, source, unit))
            and can_host(s, kind, bodiless, unit)
        ]
    if s.cell[source] >= m.N_CELLS:
        return []  # BK-26.19
    return [cell for cell in NEIGHBOURS[s.cell[source]] if s.at[cell] == m.NONE]


def bringable(s: BerserkState, source: int, effect: list[int]) -> list[int]:
    """The kinds that can be called or revived now, ascending (BK-21.13, 26.19)."""
    seat = s.owner[source]
    op, max_cost, elements = effect[0], effect[1], effect[2]
    pile = s.decks[seat] if op == m.DO_CALL else s.graves[seat]
    out: list[int] = []
    for kind in pile:
        if kind in out or (not effect[4] and s.table.type[kind] != m.CREATURE):
            continue
        if elements and s.table.elements[kind] & elements == 0:
            continue
        if max_cost and s.table.cost[kind] > max_cost:
            continue
        if _may_join(s, seat, kind) and (goes_off_field(s, kind) or places_for(s, source, kind)):
            out.append(kind)
    out.sort()
    return out


def _bring(s: BerserkState, op: int, index: int) -> None:
    """BK-16.35: the card is chosen when the ability is carried out."""
    effect = s.table.abilities[s.act[m.A_ABILITY]].effects[index]
    if bringable(s, s.act[m.A_SOURCE], effect):
        push(s, m.ASK_CARD, s.act[m.A_SEAT], op, index)


def options_card(s: BerserkState, index: int) -> list[int]:
    """DP17: which card."""
    effect = s.table.abilities[s.act[m.A_ABILITY]].effects[index]
    return [pack(m.V_CARD, kind) for kind in bringable(s, s.act[m.A_SOURCE], effect)]


def apply_card(s: BerserkState, kind: int) -> None:
    """The card is chosen; where it goes is asked if there is a choice."""
    op, index = s.stack[-2], s.stack[-1]
    pop(s)
    s.act[m.A_CHOICE] = kind
    if goes_off_field(s, kind):
        bring(s, op, m.ZONE)
        return
    places = places_for(s, s.act[m.A_SOURCE], kind)
    if len(places) == 1:
        bring(s, op, places[0])
    else:
        push(s, m.ASK_CELL, s.act[m.A_SEAT], op, index)


def options_cell(s: BerserkState) -> list[int]:
    """DP17: which cell or host."""
    kind = s.act[m.A_CHOICE]
    on_host = s.table.subtype[kind] == m.SYMBIOTE or s.table.type[kind] == m.EQUIPMENT
    verb = m.V_TARGET if on_host else m.V_CELL
    return [pack(verb, place) for place in places_for(s, s.act[m.A_SOURCE], kind)]


def bring(s: BerserkState, op: int, place: int) -> None:
    """BK-26.16, 26.17, 26.24: a card enters revealed and open, with full movement (26.21)."""
    seat, kind = s.act[m.A_SEAT], s.act[m.A_CHOICE]
    if op == m.DO_CALL:
        s.decks = own(s.decks)
        s.decks[seat].remove(kind)
    else:
        s.graves = own(s.graves)
        s.graves[seat].remove(kind)
    unit = new_unit(s)
    on_host = s.table.subtype[kind] == m.SYMBIOTE or s.table.type[kind] == m.EQUIPMENT
    enter(s, unit, kind, seat, m.OUT if on_host else place)
    tell(s, E_CALLED if op == m.DO_CALL else E_REVIVED, unit, kind, seat)
    if on_host:
        attach(s, unit, place)
    s.quiet = -1
    settle_statics(s)
    s.points[unit] = stat(s, unit, m.MOVEMENT)
    queue_own_event(s, unit, m.ON_ENTERS)
    queue_for_all(s, m.STAGE_HIT, m.ON_OTHER_ENTERS, unit)


def new_unit(s: BerserkState) -> int:
    """A number for a card that arrives during the battle: from N_CELLS on, reused."""
    for unit in range(m.N_CELLS, len(s.kind)):
        if s.cell[unit] == m.OUT and unit not in s.items and unit not in s.pending:
            return unit
    add_unit(s)
    return len(s.kind) - 1


def add_unit(s: BerserkState) -> None:
    """One more number in every column, as at the start."""
    for column in (s.st, s.wounds, s.points):
        column.append(0)
    s.cell.append(m.OUT)
    s.kind = [*s.kind, m.NONE]
    s.host = [*s.host, m.NONE]
    s.owner = [*s.owner, 0]
    s.added = [*s.added, 0]
    s.poison = [*s.poison, 0]
    s.elements = [*s.elements, 0]
    s.row = [*s.row, 0]


# Losing flying (BK-21.20)


def _start_landing(s: BerserkState) -> None:
    unit = s.act[m.A_TARGET]
    if unit == m.NONE or not in_play(s, unit):
        return
    if is_protected(s, s.act[m.A_SOURCE], unit, s.act[m.A_TYPE], s.act[m.A_SUDDEN]):
        tell_of(s, E_WASTED, unit)
    elif is_flyer(s, unit):
        if landing_cells(s, unit):
            push(s, m.ASK_LANDING, s.owner[unit], unit, 0)
        else:
            bury(s, unit, m.NONE)
            settle_statics(s)


def options_landing(s: BerserkState, unit: int) -> list[int]:
    """DP21."""
    return [pack(m.V_CELL, cell) for cell in landing_cells(s, unit)]


def apply_landing(s: BerserkState, unit: int, cell: int) -> None:
    pop(s)
    land(s, unit, cell)
