"""Arming warriors: chapters 4.53x and 4.55x of RULES.md.

What arms a warrior is a packed number of dice of each weapon, four bits a weapon; a frost
giant has several such demands, one of which must be covered exactly.
"""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.cards import (
    discard_from_hand,
    hand_options,
    holds,
    show_hand,
    take_from_hand,
)
from koloda.games.valhalla.rules.dice import roll_dice, take_extra
from koloda.games.valhalla.rules.jarls import needs_fewer_dice
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    battle_ability,
    comrade,
    opponent,
    played_entry,
    side_of,
    tactics_played,
    uses,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack

HIGH: Final = 0x88888  # the top bit of every weapon's four
EASED: Final = 2  # what covers a symbol, an item: weapon * SOURCES + 0 own die, 1 extra, 2 Tyr card
SOURCES: Final = 3

# Where covering stands: the dice covered so far, packed, and the last item << LAST_ITEM.
COVERED: Final = 0xFFFFF
LAST_ITEM: Final = 20


def tactics_left(s: ValhallaState, seat: int) -> int:
    """VA-4.404: no limit, but VA-4.1679 and VA-4.1680."""
    ability = battle_ability(s)
    if ability == m.M_NO_TACTICS:
        return 0
    if ability == m.M_TWO_TACTICS:
        return max(0, 2 - tactics_played(s, seat))
    return 99


def weapons_showing(s: ValhallaState, side: int) -> int:
    """The free dice of a side by weapon, packed, at most 6; X is left out (VA-4.535)."""
    dice, start, packed = s.battle.dice, side * m.CODES, 0
    for weapon in range(m.WEAPONS):
        packed |= min(dice[start + weapon] + dice[start + m.EXTRA + weapon], 6) << (4 * weapon)
    return packed


def ease(s: ValhallaState, place: int) -> int:
    """VA-4.1323 to VA-4.1325: the weapon a warrior's Tyr card stands for, or NOBODY (VA-4.1324)."""
    tyr = s.tyr[place]
    if tyr == m.EMPTY or s.table.ability[tyr] != m.A_EASE:
        return m.NOBODY
    return s.table.ability_a[tyr]


def demands(s: ValhallaState, seat: int, place: int) -> list[int]:
    """What would arm the warrior at a place."""
    kind = s.squad[place]
    if needs_fewer_dice(s, seat, place):
        return s.table.demands_fewer[kind]
    return s.table.demands[kind]


def can_cover(wanted: list[int], covered: int, available: int) -> bool:
    """Whether what is covered can be completed to one of the demands with what is available."""
    for demand in wanted:
        if ((demand | HIGH) - covered) & HIGH != HIGH:
            continue
        if ((available | HIGH) - (demand - covered)) & HIGH == HIGH:
            return True
    return False


def add_arming(s: ValhallaState, seat: int, side: int, out: list[int]) -> None:
    """VA-4.531: every warrior that can be armed now, with the Arms Stock cards it takes.

    A comrade's needs no consent: VA-4.1510.
    """
    showing = weapons_showing(s, side)
    stocks = stock_choices(s, seat)
    other = comrade(s, seat) if s.battle.kind == m.BATTLE else m.NOBODY  # VA-4.1507, VA-4.1511
    squads = [seat] if other == m.NOBODY else [min(seat, other), max(seat, other)]
    for owner in squads:
        for place in range(owner * m.SLOTS, owner * m.SLOTS + m.SLOTS):
            if is_ready(s, place):
                _add_ways(s, seat, place, showing, stocks, out)


def is_ready(s: ValhallaState, place: int) -> bool:
    """VA-4.539, VA-4.1221: a warrior neither activated nor blocked."""
    return (
        s.squad[place] != m.EMPTY
        and s.battle.armed[place] == 0
        and s.battle.blocked >> place & 1 == 0
    )


def _add_ways(
    s: ValhallaState, seat: int, place: int, showing: int, stocks: list[int], out: list[int]
) -> None:
    wanted = demands(s, seat, place)
    eased = ease(s, place)
    if eased >= 0:
        showing += 1 << (4 * eased)
    base = m.V_ARM << VERB_SHIFT | place << A_SHIFT
    for choice in stocks:
        if can_cover(wanted, unpack_stocks(choice), showing):
            out.append(base | choice)


def stock_choices(s: ValhallaState, seat: int) -> list[int]:
    """VA-4.1111: sets of Arms Stock cards in hand, two bits a weapon, ascending; 0 is none."""
    choices = [0]
    if not uses(s, m.X_VALKYRIES):
        return choices
    left = tactics_left(s, seat)
    for weapon in range(m.WEAPONS):
        n = min(holds(s, seat, s.table.stocks[weapon]), 3)
        if n:
            choices = [
                choice | used << (2 * weapon)
                for used in range(n + 1)
                for choice in choices
                if n_stocks(choice) + used <= left
            ]
    return choices


def n_stocks(choice: int) -> int:
    """The number of cards in a set of Arms Stock cards."""
    total = 0
    for weapon in range(m.WEAPONS):
        total += choice >> (2 * weapon) & 3
    return total


def unpack_stocks(choice: int) -> int:
    """A set of Arms Stock cards as dice by weapon, packed."""
    packed = 0
    for weapon in range(m.WEAPONS):
        packed |= (choice >> (2 * weapon) & 3) << (4 * weapon)
    return packed


def arm(s: ValhallaState, seat: int, place: int, choice: int) -> None:
    """VA-4.537: one whole step; Arms Stock first, then the dice."""
    for weapon in range(m.WEAPONS):
        for _ in range(choice >> (2 * weapon) & 3):
            play_card(s, seat, s.table.stocks[weapon])
            s.battle.committed.extend([place, m.STOCK + weapon])
    then(
        s,
        (m.OP_COVER, seat, place, unpack_stocks(choice)),
        (m.OP_ACTIVATE, seat, place, 0),
    )


def play_card(s: ValhallaState, seat: int, kind: int) -> None:
    """VA-4.405: a tactic leaves the hand and lies open until the clean-up."""
    take_from_hand(s, seat, kind)
    s.battle.played.append(played_entry(kind, seat, 0))
    if s.events is not None:
        s.events.append((m.E_PLAYED, ALL, 2, seat, kind))


# Covering: one die after another in ascending order.


def op_cover(s: ValhallaState, seat: int, place: int, state: int) -> None:
    """Cover the next symbol; ask only where there is a choice."""
    while state & COVERED not in demands(s, seat, place):
        choices = options_cover(s, seat, place, state)
        if len(choices) > 1:
            push(s, m.ASK_COVER, seat, place, state)
            return
        state = cover(s, seat, place, state, choices[0] >> A_SHIFT & PARAMETER)


def options_cover(s: ValhallaState, seat: int, place: int, state: int) -> list[int]:
    covered, first = state & COVERED, state >> LAST_ITEM
    wanted = demands(s, seat, place)
    out: list[int] = []
    for item in range(first, m.WEAPONS * SOURCES):
        if item_left(s, seat, place, item):
            step = 1 << (4 * (item // SOURCES))
            rest = available_from(s, seat, place, item) - step
            if can_cover(wanted, covered + step, rest):
                out.append(m.V_COVER << VERB_SHIFT | item << A_SHIFT)
    return out


def item_left(s: ValhallaState, seat: int, place: int, item: int) -> int:
    """How many dice (or Tyr cards) of an item can still cover a symbol."""
    weapon, source = item // SOURCES, item % SOURCES
    if source == EASED:
        if ease(s, place) != weapon:
            return 0
        used = s.battle.committed
        for i in range(0, len(used), 2):
            if used[i] == place and used[i + 1] == m.EASE + weapon:
                return 0
        return 1
    return s.battle.dice[side_of(s, seat) * m.CODES + source * m.EXTRA + weapon]


def available_from(s: ValhallaState, seat: int, place: int, first: int) -> int:
    """Items from a given one on, by weapon, packed."""
    packed = 0
    for weapon in range(first // SOURCES, m.WEAPONS):
        n = 0
        for source in range(SOURCES):
            if weapon * SOURCES + source >= first:
                n += item_left(s, seat, place, weapon * SOURCES + source)
        packed |= min(n, 7) << (4 * weapon)
    return packed


def cover(s: ValhallaState, seat: int, place: int, state: int, item: int) -> int:
    """Commit one item, for the whole battle: VA-4.517, VA-4.536; the new state of covering."""
    weapon, source = item // SOURCES, item % SOURCES
    if source == EASED:
        s.battle.committed.extend([place, m.EASE + weapon])
    else:
        code = source * m.EXTRA + weapon
        s.battle.dice[side_of(s, seat) * m.CODES + code] -= 1
        s.battle.committed.extend([place, code])
    return (state & COVERED) + (1 << (4 * weapon)) | item << LAST_ITEM


def answer_cover(s: ValhallaState, seat: int, place: int, state: int, option: int) -> None:
    push(s, m.OP_COVER, seat, place, cover(s, seat, place, state, option >> A_SHIFT & PARAMETER))


# Activation: VA-4.532, VA-4.538.


def op_activate(s: ValhallaState, seat: int, place: int, _: int) -> None:
    """A fully armed warrior is activated, and its ability works for who armed it (VA-4.1512)."""
    b = s.battle
    b.armed[place] = 1
    kind = s.squad[place]
    if s.events is not None:
        s.events.append((m.E_ARMED, ALL, 2, seat, kind))
    ability = s.table.ability[kind]
    if ability == m.A_DREAD:
        dread(s, seat)
    elif ability == m.A_BLOCK:
        if b.kind == m.BATTLE and b.attacker == seat and len(unblocked(s)) > 1:  # VA-4.1222
            push(s, m.ASK_BLOCK, seat, 0, 0)
    elif ability == m.A_DISARM:
        if b.kind == m.BATTLE:  # VA-4.1236
            disarm(s, opponent(s, seat))
    elif ability == m.A_SACRIFICE and s.hands[seat]:
        push(s, m.ASK_SACRIFICE, seat, place, 0)


def dread(s: ValhallaState, seat: int) -> None:
    """VA-4.727: the defender loses a die, once a battle (VA-4.728, VA-4.729); solo: VA-4.1634."""
    b = s.battle
    if b.kind == m.SOLO:
        if take_extra(s, seat, 1):
            roll_dice(s, side_of(s, seat), 0, 1)
    elif b.kind == m.BATTLE and b.attacker == seat and not b.dread:
        b.dread = 1
        b.lost_dice += 1
        if s.events is not None:
            s.events.append((m.E_DREAD, ALL, 1, b.defender))


def unblocked(s: ValhallaState) -> list[int]:
    """Slots of the defender's warriors that are not blocked."""
    start = s.battle.defender * m.SLOTS
    return [
        slot
        for slot in range(m.SLOTS)
        if s.squad[start + slot] != m.EMPTY and s.battle.blocked >> (start + slot) & 1 == 0
    ]


def options_block(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_BLOCK, slot) for slot in unblocked(s)]


def answer_block(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.1221: the chosen warrior cannot be activated in this battle."""
    place = s.battle.defender * m.SLOTS + (option >> A_SHIFT & PARAMETER)
    s.battle.blocked |= 1 << place
    if s.events is not None:
        s.events.append((m.E_BLOCKED, ALL, 2, s.battle.defender, s.squad[place]))


def disarm(s: ValhallaState, seat: int) -> None:
    """VA-4.1233, VA-4.1234: discard a tactic, or show that there is none."""
    tactic = s.table.tactic
    for entry in s.hands[seat]:
        if tactic[entry >> m.HAND_SHIFT]:
            push(s, m.ASK_DISARM, seat, 0, 0)
            return
    show_hand(s, seat)


def options_disarm(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    tactic = s.table.tactic
    return [o for o in hand_options(s, seat, m.V_DISCARD) if tactic[o >> A_SHIFT & PARAMETER]]


def answer_disarm(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    discard_from_hand(s, seat, option >> A_SHIFT & PARAMETER)


def options_sacrifice(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [m.V_PASS << VERB_SHIFT, *hand_options(s, seat, m.V_SACRIFICE)]


def answer_sacrifice(s: ValhallaState, seat: int, place: int, _: int, option: int) -> None:
    """VA-4.1235: the card lies face up beside the dwarf until the clean-up."""
    if option >> VERB_SHIFT == m.V_PASS:
        return
    kind = option >> A_SHIFT & PARAMETER
    take_from_hand(s, seat, kind)
    s.battle.sacrificed |= 1 << place
    s.battle.played.append(played_entry(kind, seat, m.SACRIFICED))
    if s.events is not None:
        s.events.append((m.E_SACRIFICED, ALL, 2, seat, kind))
