"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together. The field is
turned so that the own half is at the bottom: a1 is the left corner of the seat concerned.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.games.berserk import model as m
from koloda.games.berserk.faces.words import KEYWORDS, MARK_BITS, QUESTIONS
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.minds.index import (
    GRANTED,
    LETTERS,
    NOWHERE,
    WORN,
    ZONE_SLOTS,
    ZONES,
    Indexed,
    place,
    sorted_units,
    turned,
)
from koloda.games.berserk.rules.actions import is_announcing
from koloda.games.berserk.rules.squad import crystals_left, deal_size
from koloda.games.berserk.rules.state import BerserkState, is_symbiote, noted, poison_of, role
from koloda.kernel.encoder import byte, count
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.setup import Setup

# Planes of the numbers of cards: standing, symbiotes, worn by the one and by the other, by class.
N_CARDS: Final = 2 + 2 * LETTERS

# Planes of the cards that stand on cells.
P_OWN: Final = 0
P_FOE: Final = 1
P_HIDDEN: Final = 2
P_STAYS: Final = 3
P_POINTS: Final = 4
P_ABSORBED: Final = 5
P_GAINED: Final = 6
P_BODY: Final = 7  # as of symbiotes and in the additional zone

# What is said of every card that is no equipment: on cells, of symbiotes, in the additional zones.
B_MARKS: Final = 0
B_WOUNDS: Final = len(MARK_BITS)
B_LIVES: Final = B_WOUNDS + 1
B_TOKENS: Final = B_WOUNDS + 2
B_POISON: Final = B_WOUNDS + 3  # from its own side, from the enemy
B_STRIKE: Final = B_WOUNDS + 5  # weak, medium, strong
B_ARMOR: Final = B_WOUNDS + 8
B_ATTACK_EXP: Final = B_WOUNDS + 9
B_DEFENCE_EXP: Final = B_WOUNDS + 10
B_REGEN: Final = B_WOUNDS + 11
B_JUMP: Final = B_WOUNDS + 12
B_LIFE_GIFT: Final = B_WOUNDS + 13
B_KEYWORDS: Final = B_WOUNDS + 14
B_GRANTED: Final = B_KEYWORDS + len(KEYWORDS)  # by how long what is given for a time lasts
N_GRANTED: Final = 4  # this turn, until the next one of the seat, of the other player, for ever
B_ROLES: Final = B_GRANTED + N_GRANTED  # source, targets, defender of the last announcement
N_BODY: Final = B_ROLES + 4

N_MAIN: Final = P_BODY + N_BODY

# Planes of what is worn on cells, for each host and class; then the roles, whatever the class.
W_CLOSED: Final = 0
W_TOKENS: Final = 1
W_STORED: Final = 2
N_OF_WORN: Final = 3
W_ROLES: Final = 2 * LETTERS * N_OF_WORN  # source of the action, target of it
N_WORN: Final = W_ROLES + 2

N_SLOT: Final = 1 + N_BODY  # kind + 1, then the body
LAST: Final = m.N_CELLS - 1

# The question: which, then what it is about, after the questions themselves.
Q_DIE: Final = len(QUESTIONS)
Q_REROLLS: Final = Q_DIE + 1
Q_PLACING: Final = Q_DIE + 2  # by kind, then the cells where a creature leaps from

# What concerns both players.
S_FIRST: Final = 0
S_ACTIVE: Final = 1
S_TURN: Final = 3
S_PHASE: Final = 4
S_STOP: Final = 8
S_DICE: Final = 11
S_ANNOUNCED: Final = 13
S_ANNOUNCER: Final = 14
S_WHAT: Final = 16
S_ABILITY: Final = 20
S_CRYSTALS: Final = 22
N_SHARED: Final = 24

# The numbers of a player, before graveyard, cards on the field and additional zone.
D_CARDS: Final = 0
D_DEAL: Final = 1
D_REDEALS: Final = 2
D_DECK: Final = 3
D_PROGRESS: Final = 4
N_NUMBERS: Final = 7
N_PILES: Final = 3  # deck, deal and squad of the seat concerned


class Encoder(Indexed):
    """The observation, beside the dense actions; the same for all decks."""

    def __init__(self, game: Berserk, setup: Setup) -> None:
        super().__init__(game, setup)
        self.question = Q_PLACING + self.kinds + m.N_CELLS
        self.head = self.question + N_SHARED
        self.side = N_NUMBERS + 2 * self.kinds + ZONE_SLOTS * N_SLOT
        planes = N_CARDS + N_MAIN + N_BODY + N_WORN
        self.planes = self.head + N_PILES * self.kinds + 2 * self.side
        self.size = self.planes + planes * m.N_CELLS

    def encode(self, s: BerserkState, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        if s.stack and s.stack[-3] == seat:
            self._question(s, seat, out, at)
        self._shared(s, seat, out, at + self.question)
        zones = at + self.head
        count(s.decks[seat], out, zones)
        count(s.deals[seat], out, zones + self.kinds)
        count(s.squads[seat], out, zones + 2 * self.kinds)
        zones += N_PILES * self.kinds
        first = s.first == seat
        self._half(s, seat, 0, first, out, zones, at + self.planes)
        self._half(s, 1 - seat, 1, first, out, zones + self.side, at + self.planes)
        self._add_roles(s, seat, out, at)
        self._add_granted(s, seat, out, at)

    def _half(
        self,
        s: BerserkState,
        owner: i64,
        side: i64,
        first: bool,
        out: vec[u8],
        at: i64,
        planes: i64,
    ) -> None:
        """What belongs to one player: side 0 is the seat concerned."""
        self._numbers(s, owner, side, out, at)
        field = at + N_NUMBERS + self.kinds
        shown = side == 0 or s.phase != m.PREPARING
        off_field: list[int] = []
        for unit in s.forces[owner]:
            cell: i64 = s.cell[unit]
            if cell == m.ZONE:
                off_field.append(unit)
            elif shown:
                self._unit(s, unit, side, out, field, planes + (cell if first else LAST - cell))
        if off_field:
            self._zone(s, off_field, out, field + self.kinds)

    def _question(self, s: BerserkState, seat: i64, out: vec[u8], at: i64) -> None:
        ask = s.stack[-4]
        out[at + ask - ASK_BASE] = 1
        placing = at + Q_PLACING
        if ask == m.ASK_REROLL_ATTACK:
            out[at + Q_DIE] = s.fight[m.F_ATTACK_DIE]
            out[at + Q_REROLLS] = s.fight[m.F_ATTACK_REROLLS]
        elif ask == m.ASK_REROLL_DEFENCE:
            out[at + Q_DIE] = s.fight[m.F_DEFENCE_DIE]
            out[at + Q_REROLLS] = s.fight[m.F_DEFENCE_REROLLS]
        elif ask == m.ASK_DEPLOY:
            out[placing + s.squads[seat][0]] = 1
        elif ask == m.ASK_CELL:
            out[placing + s.act[m.A_CHOICE]] = 1
        elif ask in (m.ASK_JUMP, m.ASK_LANDING):
            unit = s.stack[-2]
            out[placing + s.kind[unit]] = 1
            if ask == m.ASK_JUMP:
                out[placing + self.kinds + turned(s, seat, s.cell[unit])] = 1

    def _shared(self, s: BerserkState, seat: i64, out: vec[u8], at: i64) -> None:
        """Roles, turn, phase, the stop setting, dice, the action announced last, crystals."""
        out[at + S_FIRST] = 1 if s.first == seat else 0
        if s.active != m.NONE:
            out[at + S_ACTIVE + (s.active ^ seat)] = 1
        out[at + S_TURN] = byte(s.turn)
        out[at + S_PHASE + s.phase] = 1
        out[at + S_STOP + s.stop[seat]] = 1
        for i in range(0, len(s.rolls), 2):
            out[at + S_DICE + s.rolls[i]] = s.rolls[i + 1]
        end = _shown_end(s, seat)
        out[at + S_ANNOUNCED] = byte(end // m.N_ITEM)
        if end:
            top = end - m.N_ITEM
            out[at + S_ANNOUNCER + (s.items[top + m.I_SEAT] ^ seat)] = 1
            out[at + S_WHAT + s.items[top + m.I_WHAT]] = 1
            ability = s.items[top + m.I_ABILITY]
            if ability != m.NONE:
                number = self.ability_number(s, s.items[top + m.I_SOURCE], ability)
                out[at + S_ABILITY] = number % 4 + 1 if number >= GRANTED else number + 1
                out[at + S_ABILITY + 1] = 1 if number >= GRANTED else 0
        if s.progress[seat] == 0:  # BK-29.4
            left = crystals_left(self.table, role(s, seat), s.squads[seat])
            out[at + S_CRYSTALS] = byte(left[0])
            out[at + S_CRYSTALS + 1] = byte(left[1])

    def _numbers(self, s: BerserkState, owner: i64, side: i64, out: vec[u8], at: i64) -> None:
        deck = len(s.decks[owner])
        aside = len(s.deals[owner]) + len(s.squads[owner])
        out[at + D_CARDS] = byte(deck + aside + len(s.forces[owner]) + len(s.graves[owner]))
        out[at + D_DEAL] = deal_size(s, owner)
        out[at + D_REDEALS] = byte(s.redeals[owner])
        if side == 0 or s.phase != m.PREPARING:
            out[at + D_DECK] = byte(deck)
        out[at + D_PROGRESS + s.progress[owner]] = 1
        count(s.graves[owner], out, at + N_NUMBERS)

    def _unit(
        self, s: BerserkState, unit: i64, side: i64, out: vec[u8], field: i64, at: i64
    ) -> None:
        """A card on the battlefield, counted in `field`; `at` is its cell in the first plane."""
        kind: i64 = s.kind[unit]
        state: i64 = s.st[unit]
        known = side == 0 or not state & m.HIDDEN
        if known:
            out[field + kind] += 1
        number, cards = byte(kind + 1), at
        at += N_CARDS * m.N_CELLS
        if s.at[s.cell[unit]] == unit:
            if known:
                out[cards] = number
            out[at + side * m.N_CELLS] = 1
            if state & m.HIDDEN:
                out[at + P_HIDDEN * m.N_CELLS] = 1
                if state & m.STAYS_HIDDEN and side == 0:
                    out[at + P_STAYS * m.N_CELLS] = 1
                return
            self._standing_card(s, unit, kind, out, at)
            self._body(s, unit, out, at + P_BODY * m.N_CELLS, m.N_CELLS)
            return
        at += N_MAIN * m.N_CELLS
        if self.table.subtype[kind] == m.SYMBIOTE:
            out[cards + m.N_CELLS] = number
            self._body(s, unit, out, at, m.N_CELLS)
            return
        at += N_BODY * m.N_CELLS
        worn = self.table.equipment[kind] + (LETTERS if is_symbiote(s, s.host[unit]) else 0)
        out[cards + (2 + worn) * m.N_CELLS] = number
        at += worn * N_OF_WORN * m.N_CELLS
        out[at + W_CLOSED * m.N_CELLS] = 1 if state & m.CLOSED else 0
        out[at + W_TOKENS * m.N_CELLS] = byte(noted(s.tokens, unit))
        out[at + W_STORED * m.N_CELLS] = 1 if state & m.STORED else 0

    def _standing_card(self, s: BerserkState, unit: i64, kind: i64, out: vec[u8], at: i64) -> None:
        """What only a card that stands on a cell can have."""
        out[at + P_POINTS * m.N_CELLS] = byte(s.points[unit])
        out[at + P_ABSORBED * m.N_CELLS] = byte(noted(s.absorbed, unit))
        gained: i64 = s.elements[unit] & ~self.table.elements[kind]
        while gained:
            out[at + P_GAINED * m.N_CELLS] += 1
            gained &= gained - 1

    def _body(self, s: BerserkState, unit: i64, out: vec[u8], at: i64, step: i64) -> None:
        """Lives, strikes and what changes them; `step` bytes lie between two numbers."""
        stats = s.stats
        first = s.row[unit]
        _mark(s.st[unit], MARK_BITS, out, at, step)
        out[at + B_WOUNDS * step] = byte(s.wounds[unit])
        out[at + B_LIVES * step] = byte(i64(stats[first + m.LIVES]) + s.added[unit])
        out[at + B_TOKENS * step] = byte(noted(s.tokens, unit))
        out[at + B_POISON * step] = byte(poison_of(s, unit, False))
        out[at + (B_POISON + 1) * step] = byte(poison_of(s, unit, True))
        here = at + B_STRIKE * step
        bonus = first + m.PLUS_WEAK
        for value in self.table.strike[s.kind[unit]]:
            out[here] = byte(i64(value) + stats[bonus])
            here += step
            bonus += 1
        out[at + B_ARMOR * step] = byte(stats[first + m.ARMOR])
        out[at + B_ATTACK_EXP * step] = byte(stats[first + m.ATTACK_EXP])
        out[at + B_DEFENCE_EXP * step] = byte(stats[first + m.DEFENCE_EXP])
        out[at + B_REGEN * step] = byte(stats[first + m.REGEN])
        out[at + B_JUMP * step] = byte(stats[first + m.JUMP])
        out[at + B_LIFE_GIFT * step] = byte(stats[first + m.LIFE_GIFT])
        _spread(stats[first + m.FLAGS], out, at + B_KEYWORDS * step, step)

    def _zone(self, s: BerserkState, units: list[int], out: vec[u8], at: i64) -> None:
        """The additional zone, sorted by kind."""
        for unit in sorted_units(s, units)[:ZONE_SLOTS]:
            out[at] = byte(s.kind[unit] + 1)
            self._body(s, unit, out, at + 1, 1)
            at += N_SLOT

    def _add_roles(self, s: BerserkState, seat: i64, out: vec[u8], at: i64) -> None:
        """Mark source, targets and defender of the action announced last."""
        for part, unit in enumerate(_roles(s, seat)):
            where = place(s, seat, unit) if unit != m.NONE else NOWHERE
            if WORN <= where < ZONES:
                if part < 2:
                    worn = at + self.planes + (N_CARDS + N_MAIN + N_BODY + W_ROLES) * m.N_CELLS
                    out[worn + part * m.N_CELLS + (where - WORN) % m.N_CELLS] = 1
            elif where != NOWHERE:
                out[at + self._part(where, B_ROLES + part)] = 1

    def _add_granted(self, s: BerserkState, seat: i64, out: vec[u8], at: i64) -> None:
        """BK-10.13, 29.10: how many modifiers a card has for a time, by how long they last."""
        for i in range(0, len(s.temps), m.N_TEMP):
            until: i64 = s.temps[i + 1]
            if until in (m.UNTIL_TURN_OF, m.UNTIL_TURN_OF + 1):
                until = m.UNTIL_TURN_OF + ((until - m.UNTIL_TURN_OF) ^ seat)
            where = place(s, seat, s.temps[i])
            if where != NOWHERE and not WORN <= where < ZONES:
                out[at + self._part(where, B_GRANTED + until)] += 1

    def _part(self, where: i64, number: i64) -> i64:
        """Where a number of the body of a card stands that is no equipment."""
        if where >= ZONES:
            side, slot = (where - ZONES) // ZONE_SLOTS, (where - ZONES) % ZONE_SLOTS
            zone = self.head + (N_PILES + 2) * self.kinds + side * self.side + N_NUMBERS
            return zone + slot * N_SLOT + 1 + number
        main = self.planes + N_CARDS * m.N_CELLS
        if where >= m.N_CELLS:
            return main + (N_MAIN + number) * m.N_CELLS + where - m.N_CELLS
        return main + (P_BODY + number) * m.N_CELLS + where


def _mark(state: i64, bits: list[int], out: vec[u8], at: i64, step: i64) -> None:
    """One number for each mark a card may bear."""
    for bit in bits:
        if state & bit:
            out[at] = 1
        at += step


def _spread(flags: i64, out: vec[u8], at: i64, step: i64) -> None:
    """One number for each keyword."""
    while flags:
        if flags & 1:
            out[at] = 1
        flags >>= 1
        at += step


def _shown_end(s: BerserkState, seat: i64) -> int:
    """Where the announced actions end that a seat knows (BK-29.17)."""
    end = len(s.items)
    if end and is_announcing(s) and s.items[end - m.N_ITEM + m.I_SEAT] != seat:
        end -= m.N_ITEM
    return end


def _roles(s: BerserkState, seat: i64) -> list[int]:
    """Source, target, second target and defender of the action announced last."""
    end = _shown_end(s, seat)
    if not end:
        return []
    top = end - m.N_ITEM
    return [s.items[top + field] for field in (m.I_SOURCE, m.I_TARGET, m.I_SECOND, m.I_DEFENDER)]
