"""Set-up: chapter 4.2xx of RULES.md, with the variants of 4.17xx and the solo mode."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.rules.cards import (
    add_to_hand,
    discard,
    draw,
    hand_options,
    mill,
    take_from_hand,
)
from koloda.games.valhalla.rules.knowledge import be_certain, shuffle_back
from koloda.games.valhalla.rules.position import new_valhalla_state
from koloda.games.valhalla.rules.squads import place_warrior
from koloda.games.valhalla.rules.state import (
    Match,
    ValhallaState,
    uses,
)
from koloda.kernel.event import ALL
from koloda.kernel.frames import push, then
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT, pack
from koloda.kernel.piles import draw_from
from koloda.kernel.rng import below

STEP_6: Final = [40, 40, 40, 20, 10, 0, 0]  # VA-4.210, VA-4.1606; by number of players
TYR_IN_DECK: Final = 14  # VA-4.1303
MARK_FIRST_GAME: Final = 1
MARK_THREE_PLUS: Final = 2
MARK_SOLO: Final = 4
RANDOM_LOKI: Final = -2


def start(
    table: CardTable, seed: int, match: Match, first: int, monster: int, level: int, listen: bool
) -> ValhallaState:
    """A new match at its first decision.

    NOBODY leaves the first player to luck, the monster to the player; so does level 0.
    """
    s = empty(table, seed, match)
    if listen:
        s.events = []
    _settle_loki(s)
    s.first, s.monster, s.level = first, monster, level
    _make_deck(s)
    if match.seats == 1:
        _start_solo(s)
    else:
        _start_table(s)
    return s


def _settle_loki(s: ValhallaState) -> None:
    """VA-4.901, VA-4.902: the Loki card of the match, drawn at random unless it is named."""
    if s.match.loki == RANDOM_LOKI:
        cards = sorted(s.table.loki_rows)
        s.match.loki = cards[below(s, m.STREAM_BOX, len(cards))]


def _make_deck(s: ValhallaState) -> None:
    """VA-4.201: the base deck and the expansions in use; the rest stays in the box (VA-4.224).

    VA-4.1002, VA-4.1102, VA-4.1202, VA-4.1692.
    """
    table = s.table
    for kind in range(len(table.ids)):
        in_use = table.set[kind] == 0 or uses(s, table.set[kind])
        if table.type[kind] < m.TYR and in_use:
            s.deck.extend([kind] * table.copies[kind])
        elif table.type[kind] == m.TYR and in_use:
            s.box.extend([kind] * table.copies[kind])
    if uses(s, m.X_TYR):
        for _ in range(TYR_IN_DECK):  # VA-4.1303: at random
            s.deck.append(draw_from(s, s.box, m.STREAM_BOX))


def _start_table(s: ValhallaState) -> None:
    """The nine steps: VA-R1."""
    then(
        s,
        (m.OP_DEAL_JARLS, 0, 0, 0),
        (m.OP_FIRST_PLAYER, 0, 0, 0),
        (m.OP_STEP_6, 0, 0, 0),
        (m.OP_STEP_7, 0, 0, 0),
        (m.OP_STEP_9, 0, 0, 0),
        (m.OP_DEAL_TYR, 0, 0, 0),
        (m.OP_START_PLAY, 0, 0, 0),
    )


# Step 3: jarls.


def op_deal_jarls(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.203 to VA-4.207, VA-4.1731: deal jarls, choose one each, then emblems."""
    seats, variants = s.match.seats, s.match.variants
    for seat in range(seats - 1, -1, -1):
        push(s, m.ASK_EMBLEM, seat, 0, 0)  # VA-4.208: in seat order
    if variants & m.N_SIMPLE:
        return  # VA-4.1701
    pool = [k for k in range(len(s.table.ids)) if s.table.type[k] == m.JARL and _is_dealt(s, k)]
    n = 1 if variants & m.N_FIRST_GAME else 3  # VA-4.204
    if variants & m.N_FIVE_JARLS:
        n = 4 if seats == 6 else 5  # VA-4.1732
    push(s, m.OP_REVEAL_JARLS, 0, 0, 0)
    s.jarl = s.jarl[:]  # shared with clones
    for seat in range(seats):
        s.aside[seat] = sorted([draw_from(s, pool, m.STREAM_JARLS) for _ in range(n)])
    s.aside[seats] = sorted(pool)  # jarls nobody was dealt
    for seat in range(seats - 1, -1, -1):
        if n == 1:
            s.jarl[seat] = s.aside[seat][0]  # VA-4.207: without a choice
        else:
            push(s, m.ASK_JARL, seat, 0, 0)


def _is_dealt(s: ValhallaState, kind: int) -> bool:
    """VA-4.203: no "3+" with two players; VA-4.207: only marked jarls in a first game."""
    marks = s.table.marks[kind]
    if s.match.seats == 2 and marks & MARK_THREE_PLUS:
        return False
    return marks & MARK_FIRST_GAME != 0 or s.match.variants & m.N_FIRST_GAME == 0


def options_jarl(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_JARL, kind) for kind in s.aside[seat]]


def answer_jarl(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.205: one jarl face down; VA-4.206: shown when all have chosen."""
    s.jarl = s.jarl[:]  # shared with clones
    s.jarl[seat] = option >> A_SHIFT & PARAMETER
    if s.events is not None:
        s.events.append((m.E_JARL_CHOSEN, 1 << seat, 1, seat, s.jarl[seat]))


def op_reveal_jarls(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.206: the chosen jarls are turned up; the others go to the box unseen (VA-4.166)."""
    s.aside[s.match.seats] = []
    for seat in range(s.match.seats):
        s.aside[seat] = []
        if s.events is not None:
            s.events.append((m.E_JARL_REVEALED, ALL, 2, seat, s.jarl[seat]))


# Step 4: emblems.


def options_emblem(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_EMBLEM, e) for e in range(m.MAX_SEATS) if e not in s.emblem]


def answer_emblem(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.208: every player has a different emblem and four shields."""
    s.emblem = s.emblem[:]  # shared with clones
    s.emblem[seat] = option >> A_SHIFT & PARAMETER
    if s.events is not None:
        s.events.append((m.E_EMBLEM, ALL, 2, seat, s.emblem[seat]))


# Steps 5 to 8.


def op_first_player(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.209: random unless configured."""
    s.ordered = 1 if is_order_important(s) else 0
    if s.first == m.NOBODY:
        s.first = below(s, m.STREAM_FIRST, s.match.seats)
    s.active = s.first
    if s.events is not None:
        s.events.append((m.E_FIRST, ALL, 1, s.first))


def is_order_important(s: ValhallaState) -> bool:
    """VA-R67: whether anything in this match looks at the top of the discard pile."""
    if uses(s, m.X_DWARVES):
        return True  # Call to Arms
    for jarl in s.jarl:
        if jarl != m.NOBODY:
            for ability in s.table.jarls[jarl]:
                if ability.op in (m.J_TAKE_TACTIC, m.J_TAKE_TOP):
                    return True
    if s.match.loki == m.NOBODY:
        return False
    for row in s.table.loki_rows[s.match.loki]:
        if m.L_TACTIC in row.bonuses[::3]:
            return True
    return False


def step_6(s: ValhallaState) -> int:
    """VA-4.1805: cards discarded in step 6."""
    n = STEP_6[s.match.seats]
    if uses(s, m.X_VALKYRIES) and uses(s, m.X_DWARVES):
        n = 8 if s.match.seats == 6 else n + 20  # VA-4.1206, VA-4.1207
    if s.match.loki != m.NOBODY:
        n += s.table.discard[s.match.loki]
    return max(0, n)  # VA-4.903


def op_step_6(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.210, VA-4.211: the beginning of the discard pile."""
    mill(s, step_6(s))


def op_step_7(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.212 to VA-4.215: warriors are turned up, and everybody takes one."""
    others: list[int] = []
    s.turned_up = s.turned_up[:]  # shared with clones
    while len(s.reserve) <= s.match.seats:
        kind = draw_from(s, s.deck, m.STREAM_DECK)
        s.turned_up.append(kind)
        if s.events is not None:
            s.events.append((m.E_TURNED_UP, ALL, 1, kind))
        if s.table.type[kind] == m.WARRIOR:
            s.reserve.append(kind)
        else:
            others.append(kind)
    s.deck.extend(others)  # VA-4.213, VA-4.1806
    s.reserve.sort()
    for i in range(s.match.seats):  # the first player last, so pushed first
        push(s, m.ASK_TAKE, (s.first + i) % s.match.seats, 0, 0)


def options_take(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_TAKE, kind, slot) for kind in s.reserve for slot in range(m.SLOTS)]


def answer_take(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.214: one of the face-up warriors goes to the own board."""
    kind, slot = option >> A_SHIFT & PARAMETER, option & PARAMETER
    s.reserve.remove(kind)
    place_warrior(s, seat, kind, slot)
    if s.events is not None:
        s.events.append((m.E_TOOK, ALL, 3, seat, kind, slot))


# Step 9: hands.


def op_step_9(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.216, VA-4.217: the warrior left over goes back, everybody draws."""
    s.deck.extend(s.reserve)
    s.reserve.clear()
    variants, seats = s.match.variants, s.match.seats
    short = variants & (m.N_SIMPLE | m.N_DRAFTING) != 0
    for i in range(seats):
        draw(s, (s.first + i) % seats, 5 if short else 7)  # VA-4.1702
    if variants & m.N_DRAFTING:
        turn_up_reserve(s)  # VA-4.1711
        push(s, m.OP_DRAFT, s.first, 0, 0)
    elif not short:
        push(s, m.OP_REVEAL_ASIDE, 0, 0, 0)
        for seat in range(seats - 1, -1, -1):
            then(s, (m.ASK_ASIDE, seat, 0, 0), (m.ASK_ASIDE, seat, 0, 0))


def options_aside(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return hand_options(s, seat, m.V_ASIDE)


def answer_aside(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.218: laid face down until everybody has chosen, in the order of the pile."""
    kind = option >> A_SHIFT & PARAMETER
    take_from_hand(s, seat, kind)
    s.aside[seat].append(kind)
    if s.events is not None:
        s.events.append((m.E_ASIDE, 1 << seat, 1, seat, kind))


def op_reveal_aside(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.218, VA-4.107: in turn order from the first player; six players: VA-4.222."""
    seats = s.match.seats
    for i in range(seats):
        seat = (s.first + i) % seats
        for kind in s.aside[seat]:
            discard(s, seat, kind)
        s.aside[seat] = []
    if seats == 6 and not _both_decks(s):
        back = s.discard[-12:]  # VA-4.112: nothing else ever goes back
        del s.discard[-12:]
        shuffle_back(s, back)
        s.deck.extend(back)


def _both_decks(s: ValhallaState) -> bool:
    return uses(s, m.X_VALKYRIES) and uses(s, m.X_DWARVES)


# Hand drafting: VA-4.1711 to VA-4.1719.


def turn_up_reserve(s: ValhallaState) -> None:
    """Two cards of the deck are added face up to the common reserve."""
    for _ in range(min(2, len(s.deck))):
        kind = draw_from(s, s.deck, m.STREAM_DECK)
        s.reserve.append(kind)
        if s.events is not None:
            s.events.append((m.E_RESERVE, ALL, 1, kind))


def op_draft(s: ValhallaState, seat: int, over: int, _: int) -> None:
    """VA-4.1712, VA-4.1716: the next player who has not finished takes a drafting turn."""
    seats = s.match.seats
    if s.finished.bit_count() == seats:
        push(s, m.OP_DRAFT_END, 0, 0, 0)
        return
    while s.finished >> seat & 1:
        seat = (seat + 1) % seats
    push(s, m.ASK_DRAFT, seat, over, 0)


def options_draft(s: ValhallaState, seat: int, over: int, _: int) -> list[int]:
    """VA-4.1713 to VA-4.1715: lay a card, or finish."""
    out = [] if over else hand_options(s, seat, m.V_LAY)
    return [*out, pack(m.V_FINISH)]


def answer_draft(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    following = (seat + 1) % s.match.seats
    if option >> VERB_SHIFT == m.V_LAY:
        kind = option >> A_SHIFT & PARAMETER
        take_from_hand(s, seat, kind)
        s.reserve.append(kind)
        if s.events is not None:
            s.events.append((m.E_LAID, ALL, 2, seat, kind))
        alone = s.finished.bit_count() == s.match.seats - 1
        push(s, m.OP_DRAFT, following, 1 if alone else 0, 0)  # VA-4.1718
        return
    s.finished |= 1 << seat
    if s.events is not None:
        s.events.append((m.E_FINISHED_DRAFT, ALL, 1, seat))
    push(s, m.OP_DRAFT, following, 0, 0)
    fill_hand(s, seat)


def fill_hand(s: ValhallaState, seat: int) -> None:
    """VA-4.1714, VA-4.1717: a hand of five; then two new cards, if anybody drafts on."""
    if len(s.hands[seat]) < 5:
        push(s, m.ASK_RESERVE, seat, 0, 0)
    elif s.finished.bit_count() < s.match.seats:
        turn_up_reserve(s)


def options_reserve(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_PICK, kind) for kind in sorted(set(s.reserve))]


def answer_reserve(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    kind = option >> A_SHIFT & PARAMETER
    s.reserve.remove(kind)
    add_to_hand(s, seat, kind, m.KNOWN)  # VA-4.172
    if s.events is not None:
        s.events.append((m.E_PICKED, ALL, 2, seat, kind))
    fill_hand(s, seat)


def op_draft_end(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1719: the rest is discarded; with six players it goes back into the deck."""
    if s.match.seats == 6 and not _both_decks(s):
        shuffle_back(s, s.reserve)
        s.deck.extend(s.reserve)
    else:
        for kind in s.reserve:
            discard(s, s.first, kind)
    s.reserve.clear()


def op_deal_tyr(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1304: one of the remaining Tyr cards to each hand; the rest stays unseen in the box."""
    if not uses(s, m.X_TYR):
        return
    for i in range(s.match.seats):
        seat = (s.first + i) % s.match.seats
        kind = draw_from(s, s.box, m.STREAM_BOX)
        add_to_hand(s, seat, kind)
        be_certain(s, seat, m.TYR_HELD, 1)
        if s.events is not None:
            s.events.append((m.E_DREW, 1 << seat, 1, seat, kind))


def op_start_play(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.223: the first player takes the first turn."""
    push(s, m.OP_TURN, s.first, 0, 0)


# Solo: VA-4.1601 to VA-4.1609.


def _start_solo(s: ValhallaState) -> None:
    """VA-4.1604: the board and the shields are those of any match."""
    solo = [k for k in range(len(s.table.ids)) if _suits_solo(s.table, k)]
    s.aside[0] = solo
    s.emblem[0] = 0
    s.first = 0
    then(
        s,
        (m.ASK_JARL, 0, 0, 0),
        (m.OP_SOLO_START, 0, 0, 0),
        (m.ASK_EXCHANGE, 0, 0, 0),
        (m.OP_SOLO_TURN, 0, 0, 0),
    )
    if s.level == 0:
        push(s, m.ASK_LEVEL, 0, 0, 0)  # VA-4.1603
    if s.monster == m.NOBODY:
        push(s, m.ASK_MONSTER, 0, 0, 0)  # VA-4.1601


def _suits_solo(table: CardTable, kind: int) -> bool:
    """VA-4.1605."""
    return table.type[kind] == m.JARL and table.marks[kind] & MARK_SOLO != 0


def options_monster(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_MONSTER, monster) for monster in range(len(m.MONSTERS))]


def answer_monster(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    s.monster = option >> A_SHIFT & PARAMETER


def options_level(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [pack(m.V_LEVEL, level) for level in (1, 2, 3)]


def answer_level(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    s.level = option >> A_SHIFT & PARAMETER


def op_solo_start(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.1606, VA-4.1607: 40 cards are discarded, 6 are drawn."""
    s.aside[0] = []
    s.ordered = 1 if is_order_important(s) else 0
    if s.events is not None:
        card = s.table.monster_card(s.monster, 0)
        s.events.append((m.E_JARL_REVEALED, ALL, 2, 0, s.jarl[0]))
        s.events.append((m.E_MONSTER, ALL, 2, card, s.level))
    mill(s, STEP_6[1])
    draw(s, 0, 6)


def options_exchange(s: ValhallaState, seat: int, _b: int, _c: int) -> list[int]:
    return [m.V_PASS << VERB_SHIFT, *hand_options(s, seat, m.V_EXCHANGE)]


def answer_exchange(s: ValhallaState, seat: int, _b: int, _c: int, option: int) -> None:
    """VA-4.1608: cards are put aside, as many drawn, then the put-aside ones shuffled in."""
    if option >> VERB_SHIFT == m.V_EXCHANGE:
        kind = option >> A_SHIFT & PARAMETER
        take_from_hand(s, seat, kind)
        s.aside[0].append(kind)
        if s.hands[0]:
            push(s, m.ASK_EXCHANGE, seat, 0, 0)
            return
    draw(s, seat, len(s.aside[0]))
    s.deck.extend(s.aside[0])
    s.aside[0] = []


def empty(table: CardTable, seed: int, match: Match) -> ValhallaState:
    """A table with nothing on it yet: VA-4.219."""
    s = new_valhalla_state(seed, table, match)
    if match.title != m.NOBODY:
        s.title = [m.NOBODY, 1] * (2 if match.seats == 6 else 1)  # VA-4.1402, VA-4.1431
    return s
