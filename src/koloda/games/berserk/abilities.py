"""Carrying out abilities: BK-16.29, the effects of section 6.3, Call and Revival."""

from koloda.games.berserk.deaths import bury, bury_wounded, settle_statics
from koloda.games.berserk.deployment import attach, can_host, enter, reveal_late
from koloda.games.berserk.events import (
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
from koloda.games.berserk.geometry import NEIGHBOURS
from koloda.games.berserk.model import (
    A_ABILITY,
    A_CHOICE,
    A_SEAT,
    A_SECOND,
    A_SOURCE,
    A_SUDDEN,
    A_TARGET,
    A_TYPE,
    A_VALUE,
    ANY_SIDE,
    ASK_CARD,
    ASK_CELL,
    ASK_LANDING,
    BODILESS,
    CLASSLESS,
    CLOSED,
    COST_CLOSE,
    COST_DESTROY,
    COST_NONE,
    CREATURE,
    DO_CALL,
    DO_CANCEL,
    DO_CURE,
    DO_DESTROY,
    DO_FLY,
    DO_GAIN_ELEMENT,
    DO_GRANT,
    DO_HEAL,
    DO_KEEP_CLOSED,
    DO_LAND,
    DO_LIVES,
    DO_LOSE_CLASS,
    DO_OPEN,
    DO_POISON,
    DO_REVEAL,
    DO_REVIVE,
    DO_ROOT,
    DO_STEP,
    DO_TOKEN,
    DO_WOUNDS,
    EQUIPMENT,
    EXTRA_ZONE,
    FLAGS,
    FLYING,
    HIDDEN,
    I_ABILITY,
    I_SOURCE,
    I_WHAT,
    ITEM_ABILITY,
    KEPT_CLOSED,
    MOVEMENT,
    N_CELLS,
    N_ITEM,
    N_STATS,
    NONE,
    OP_EFFECTS,
    OUT,
    OWN,
    ROOTED_NEXT,
    SPELL,
    SYMBIOTE,
    TERRAIN,
    TO_ALL,
    TO_OTHERS,
    TO_SECOND,
    TO_SELF,
    UNIQUE,
    V_CARD,
    V_CELL,
    V_TARGET,
    ZONE,
)
from koloda.games.berserk.movement import fly, land, landing_cells, relocate
from koloda.games.berserk.state import (
    BerserkState,
    in_play,
    is_adjacent,
    is_creature,
)
from koloda.games.berserk.statics import grant, in_area, until_of
from koloda.games.berserk.strikes import close
from koloda.games.berserk.table import Ability, Selector
from koloda.games.berserk.triggers import mark_used
from koloda.games.berserk.wounds import (
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


def covered(s: BerserkState, sel: Selector, source: int) -> list[int]:
    """The cards of an "all" selector (BK-8.13, 16.32)."""
    out: list[int] = []
    seat = s.owner[source]
    for side in (0, 1):
        if sel.side == ANY_SIDE or (sel.side == OWN) == (side == seat):
            for unit in s.forces[side]:
                if in_area(s, sel, source, unit):
                    out.append(unit)
    return out


def op_effects(s: BerserkState, ability: int, i: int, _c: int) -> None:
    """BK-16.29 step 6: the effects in the order of the text."""
    effects = s.table.abilities[ability].effects
    while i < len(effects):
        effect = effects[i]
        i += 1
        if effect[0] == DO_CALL or effect[0] == DO_REVIVE:
            push(s, OP_EFFECTS, ability, i, 0)
            _bring(s, effect[0], i - 1)
            return
        if effect[0] == DO_LAND:
            push(s, OP_EFFECTS, ability, i, 0)
            _start_landing(s)
            return
        _carry_out(s, s.table.abilities[ability], effect)


def _concerned(s: BerserkState, it: Ability, whom: int) -> list[int]:
    """The cards an effect applies to."""
    source = s.act[A_SOURCE]
    if whom == TO_ALL:
        return covered(s, it.all, source) if it.all is not None else []
    if whom == TO_OTHERS:
        return _others(s, source, s.act[A_TARGET])
    unit = s.act[A_TARGET]
    if whom == TO_SELF:
        unit = source
    elif whom == TO_SECOND:
        unit = s.act[A_SECOND]
    return [unit] if unit != NONE and in_play(s, unit) else []


def _others(s: BerserkState, source: int, struck: int) -> list[int]:
    """Adjacent enemy creatures other than the one struck (clarification to S08)."""
    return [
        unit
        for unit in s.forces[1 - s.owner[source]]
        if unit != struck
        and is_adjacent(s, source, unit)
        and is_creature(s, unit)
        and s.st[unit] & HIDDEN == 0
    ]


def _carry_out(s: BerserkState, it: Ability, effect: list[int]) -> None:
    op = effect[0]
    if op == DO_CANCEL:
        cancel(s, s.act[A_TARGET])
        return
    units = _concerned(s, it, effect[3])
    directed = effect[3] != TO_SELF  # BK-26.84
    if op == DO_WOUNDS:
        _wounds(s, units, effect[1] if effect[1] else s.act[A_VALUE], effect[1] > 0, directed)
        return
    source = s.act[A_SOURCE]
    for unit in units:
        if directed and is_protected(s, source, unit, s.act[A_TYPE], s.act[A_SUDDEN]):
            tell_of(s, E_WASTED, unit)  # BK-26.37, 26.38
        elif op < DO_KEEP_CLOSED:
            _affect(s, op, effect[1], unit)
        else:
            _change(s, op, effect, unit)


def _wounds(s: BerserkState, units: list[int], n: int, fixed: bool, directed: bool) -> None:
    """Wounds on all at once, then the deaths (BK-28.1)."""
    source, type, sudden = s.act[A_SOURCE], s.act[A_TYPE], s.act[A_SUDDEN]
    for unit in units:
        if not directed:
            wound(s, unit, n)
        elif type < SPELL and not fixed:
            attack(s, source, unit, type, n, sudden)
        else:
            harm(s, source, unit, type, n, sudden)
    bury_wounded(s, source, type)


def _affect(s: BerserkState, op: int, n: int, unit: int) -> None:
    """Effects on lives and on being open."""
    if op == DO_HEAL:
        heal(s, unit, n)
    elif op == DO_CURE:
        cure(s, unit)
        tell_of(s, E_CURED, unit)
    elif op == DO_POISON:
        poison(s, unit, n, s.act[A_SEAT])
    elif op == DO_LIVES:
        add_lives(s, unit, n)
    elif op == DO_DESTROY:
        bury(s, unit, s.act[A_SOURCE], s.act[A_TYPE])  # BK-19.11, 26.28
        settle_statics(s)
    else:
        turn(s, op, unit)


def turn(s: BerserkState, op: int, unit: int) -> None:
    """Open or close a card by an effect."""
    if op != DO_OPEN:
        close(s, unit)
    elif s.st[unit] & CLOSED:
        s.st[unit] &= ~CLOSED
        s.points[unit] = s.stats[unit * N_STATS + MOVEMENT]  # BK-10.11, 11.9
        tell_of(s, E_OPENED, unit)


def _change(s: BerserkState, op: int, effect: list[int], unit: int) -> None:
    """Effects on what a card is and where it is."""
    if op == DO_KEEP_CLOSED:
        s.st[unit] |= KEPT_CLOSED
        tell_of(s, E_KEPT, unit)
    elif op == DO_ROOT:
        s.st[unit] |= ROOTED_NEXT
        tell_of(s, E_ROOTED, unit)
        settle_statics(s)
    elif op == DO_LOSE_CLASS:
        s.st[unit] |= CLASSLESS
        tell_of(s, E_DECLASSED, unit)
        settle_statics(s)
    elif op == DO_GAIN_ELEMENT:
        s.elements[unit] |= 1 << s.act[A_CHOICE]  # BK-3.15
        tell_of(s, E_ELEMENT, unit, s.act[A_CHOICE])
        settle_statics(s)
    elif op == DO_GRANT:
        grant(s, unit, until_of(effect[1], s.act[A_SEAT]), effect)
        tell_of(s, E_GRANTED, unit, s.act[A_ABILITY])
        settle_statics(s)
    else:
        _relocate(s, op, effect, unit)


def _relocate(s: BerserkState, op: int, effect: list[int], unit: int) -> None:
    if op == DO_FLY:
        fly(s, unit)
    elif op == DO_STEP:
        if s.at[s.act[A_CHOICE]] == NONE:
            relocate(s, unit, s.act[A_CHOICE])  # BK-26.83
    elif op == DO_TOKEN:
        s.tokens[unit] += effect[1]
        tell_of(s, E_TOKEN, unit, s.tokens[unit])
    elif op == DO_REVEAL:
        reveal_late(s, unit)


def cancel(s: BerserkState, source: int) -> None:
    """BK-18.14: remove an announced action; its cost counts as paid, a defender is released."""
    items = s.items
    for i in range(len(items) - 2 * N_ITEM, -1, -N_ITEM):
        if items[i + I_SOURCE] == source:
            ability = items[i + I_ABILITY] if items[i + I_WHAT] == ITEM_ABILITY else NONE
            del items[i : i + N_ITEM]
            tell_of(s, E_CANCELLED, source)
            pay(s, source, ability)
            return


def pay(s: BerserkState, unit: int, ability: int) -> None:
    """BK-16.29 step 7: tokens are removed, the card closes or is destroyed as cost."""
    if not in_play(s, unit):
        return
    cost = COST_CLOSE
    if ability != NONE:
        it = s.table.abilities[ability]
        cost = it.cost
        s.tokens[unit] -= it.tokens  # BK-17.1
        if it.limit or cost == COST_NONE:
            mark_used(s, unit, ability, it.limit if it.limit else 1)  # BK-18.10
    if cost == COST_CLOSE:
        close(s, unit)
    elif cost == COST_DESTROY:
        bury(s, unit, NONE)  # BK-19.16
        settle_statics(s)


# Call and Revival (BK-26.16 to 26.25)


def goes_off_field(s: BerserkState, kind: int) -> bool:
    """BK-26.18: called directly into the additional zone."""
    if s.table.subtype[kind] == FLYING or s.table.type[kind] == TERRAIN:
        return True
    return s.table.base[kind * 2][FLAGS] & EXTRA_ZONE != 0


def _may_join(s: BerserkState, seat: int, kind: int) -> bool:
    """BK-24.3, 26.22, 26.75: Unique and the one terrain."""
    unique = s.table.base[kind * 2][FLAGS] & UNIQUE
    for unit in s.forces[seat]:
        if unique and s.kind[unit] == kind:
            return False
        if s.table.type[kind] == TERRAIN and s.table.type[s.kind[unit]] == TERRAIN:
            return False
    return True


def places_for(s: BerserkState, source: int, kind: int) -> list[int]:
    """Cells, or hosts for a card that needs one, where a card can be brought (BK-26.17, 26.23)."""
    if s.table.subtype[kind] == SYMBIOTE or s.table.type[kind] == EQUIPMENT:
        bodiless = s.table.base[kind * 2][FLAGS] & BODILESS != 0
        return [
            unit
            for unit in s.forces[s.owner[source]]
            if (unit == source or is_adjacent(s, source, unit))
            and can_host(s, kind, bodiless, unit)
        ]
    if s.cell[source] >= N_CELLS:
        return []  # BK-26.19
    return [cell for cell in NEIGHBOURS[s.cell[source]] if s.at[cell] == NONE]


def bringable(s: BerserkState, source: int, effect: list[int]) -> list[int]:
    """The kinds that can be called or revived now, ascending (BK-26.19)."""
    seat = s.owner[source]
    op, max_cost, elements = effect[0], effect[1], effect[2]
    pile = s.decks[seat] if op == DO_CALL else s.graves[seat]
    out: list[int] = []
    for kind in pile:
        if kind in out or s.table.type[kind] != CREATURE:
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
    effect = s.table.abilities[s.act[A_ABILITY]].effects[index]
    if bringable(s, s.act[A_SOURCE], effect):
        push(s, ASK_CARD, s.act[A_SEAT], op, index)


def options_card(s: BerserkState, index: int) -> list[int]:
    """DP17: which card."""
    effect = s.table.abilities[s.act[A_ABILITY]].effects[index]
    return [pack(V_CARD, kind) for kind in bringable(s, s.act[A_SOURCE], effect)]


def apply_card(s: BerserkState, op: int, kind: int) -> None:
    """The card is chosen; where it goes is asked if there is a choice."""
    pop(s)
    s.act[A_CHOICE] = kind
    if goes_off_field(s, kind):
        bring(s, op, ZONE)
        return
    places = places_for(s, s.act[A_SOURCE], kind)
    if len(places) == 1:
        bring(s, op, places[0])
    else:
        push(s, ASK_CELL, s.act[A_SEAT], op, 0)


def options_cell(s: BerserkState) -> list[int]:
    """DP17: which cell or host."""
    kind = s.act[A_CHOICE]
    on_host = s.table.subtype[kind] == SYMBIOTE or s.table.type[kind] == EQUIPMENT
    verb = V_TARGET if on_host else V_CELL
    return [pack(verb, place) for place in places_for(s, s.act[A_SOURCE], kind)]


def bring(s: BerserkState, op: int, place: int) -> None:
    """BK-26.16, 26.17, 26.24: a card enters revealed and open, with full movement (26.21)."""
    seat, kind = s.act[A_SEAT], s.act[A_CHOICE]
    pile = s.decks[seat] if op == DO_CALL else s.graves[seat]
    pile.remove(kind)
    unit = new_unit(s)
    on_host = s.table.subtype[kind] == SYMBIOTE or s.table.type[kind] == EQUIPMENT
    enter(s, unit, kind, seat, OUT if on_host else place)
    tell(s, E_CALLED if op == DO_CALL else E_REVIVED, unit, kind, seat)
    if on_host:
        attach(s, unit, place)
    s.quiet = -1
    settle_statics(s)
    s.points[unit] = s.stats[unit * N_STATS + MOVEMENT]


def new_unit(s: BerserkState) -> int:
    """A number for a card that arrives during the battle: from N_CELLS on, reused."""
    for unit in range(N_CELLS, len(s.kind)):
        if s.cell[unit] == OUT and unit not in s.items and unit not in s.pending:
            return unit
    for column in (s.kind, s.owner, s.wounds, s.added, s.tokens, s.points, s.absorbed):
        column.append(0)
    for column in (s.poison_own, s.poison_enemy, s.elements, s.st):
        column.append(0)
    s.cell.append(OUT)
    s.host.append(NONE)
    s.stats.extend(s.table.blank)
    return len(s.kind) - 1


# Losing flying (BK-21.20)


def _start_landing(s: BerserkState) -> None:
    unit = s.act[A_TARGET]
    if unit == NONE or not in_play(s, unit):
        return
    if is_protected(s, s.act[A_SOURCE], unit, s.act[A_TYPE], s.act[A_SUDDEN]):
        tell_of(s, E_WASTED, unit)
    elif s.cell[unit] == ZONE and is_creature(s, unit):
        if landing_cells(s, unit):
            push(s, ASK_LANDING, s.owner[unit], unit, 0)
        else:
            bury(s, unit, NONE)
            settle_statics(s)


def options_landing(s: BerserkState, unit: int) -> list[int]:
    """DP21."""
    return [pack(V_CELL, cell) for cell in landing_cells(s, unit)]


def apply_landing(s: BerserkState, unit: int, cell: int) -> None:
    pop(s)
    land(s, unit, cell)
