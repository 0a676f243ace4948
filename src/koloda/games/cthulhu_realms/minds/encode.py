"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.faces.words import action
from koloda.games.cthulhu_realms.game import CthulhuRealms
from koloda.games.cthulhu_realms.rules.options import LIMIT
from koloda.games.cthulhu_realms.rules.sanity import PLAYER, declared, targets
from koloda.games.cthulhu_realms.rules.state import (
    CthulhuState,
    asks,
    common_size,
    deck_size,
    open_hand,
)
from koloda.kernel.encoder import BaseEncoder, count
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.options import a_of, b_of, pack, verb_of
from koloda.kernel.setup import Setup

QUESTIONS: Final = 7
TABLE_NUMBERS: Final = 6  # conjuring, discarded, abjured, initiates, common, turn
TABLE_PILES: Final = 3  # by kind, beside the rows: top, box, returnable
PLAYER_NUMBERS: Final = 5  # alive, sanity, and the sizes of hand, deck and discard pile
PLAYER_PILES: Final = (
    9  # by kind: hand, unseen, top, below_top, discard, play, used, lost, declared
)


class Encoder(BaseEncoder[CthulhuState]):
    """The dense actions and the observation of one number of seats."""

    def __init__(self, game: CthulhuRealms, setup: Setup) -> None:
        super().__init__()
        table, seats = game.table, setup.seats
        self.table = table
        self.seats = seats
        self.kinds = len(table.ids)
        self.rows = 1 if seats == 2 else seats
        self.target = self.kinds + 1  # a location by kind, or the player
        self.head = QUESTIONS + len(m.EFFECTS) + 1 + seats + self.target + self.kinds
        self.shared = seats + TABLE_NUMBERS + self.kinds * (self.rows + TABLE_PILES)
        self.player = PLAYER_NUMBERS + self.kinds * PLAYER_PILES + 1
        self.size = self.head + self.shared + seats * self.player
        self.number(self._codes())

    def code(self, s: CthulhuState, option: int) -> int:
        """An option with seats and rows counted from the deciding seat on."""
        verb = verb_of(option)
        if verb in (m.V_PLAYER, m.V_DESTROY):
            return pack(verb, (a_of(option) - s.stack[-3]) % self.seats, b_of(option))
        if self.rows > 1 and verb in (m.V_BUY, m.V_ABJURE) and b_of(option) >= m.ROW:
            row = (b_of(option) - m.ROW - s.stack[-3]) % self.rows
            return pack(verb, a_of(option), m.ROW + row)
        return option

    def name(self, code: int) -> str:
        """What a code means, in words."""
        return " ".join(action(self.table, code))

    def _codes(self) -> list[int]:
        """Every option that can occur in a match."""
        table, kinds = self.table, range(self.kinds)
        codes = [pack(m.V_END)]
        codes += [pack(m.V_PLAY, kind) for kind in kinds]
        codes += [pack(m.V_PLAYER, seat) for seat in range(self.seats)]
        codes += [pack(m.V_DISCARD, kind) for kind in kinds]
        codes += [pack(m.V_RETURN, kind) for kind in kinds]
        for kind in kinds:
            codes += self._activations(kind)
            codes += self._places(kind)
            if table.sanity[kind]:
                for seat in range(self.seats):
                    for copy in range(table.copies[kind]):
                        codes.append(pack(m.V_DESTROY, seat, kind << m.KIND_SHIFT | copy))
        for points in range(self._largest_loss() + 1):
            codes.append(pack(m.V_LOSE, points))
            codes += [pack(m.V_LOSE, points, kind + 1) for kind in kinds if table.sanity[kind]]
        return codes

    def _activations(self, kind: int) -> list[int]:
        codes: list[int] = []
        for copy in range(self.table.copies[kind]):
            for ability, halves in enumerate(self.table.effects[kind]):
                for half in range(len(halves)):
                    choice = ability << m.ABILITY_SHIFT | half
                    codes.append(pack(m.V_ACTIVATE, kind, copy << m.COPY_SHIFT | choice))
        return codes

    def _places(self, kind: int) -> list[int]:
        table = self.table
        places: list[int] = []
        if kind == table.initiate:
            places.append(m.STACK)
        elif not table.starting[kind]:
            places += [m.ROW + row for row in range(self.rows)]
        codes = [pack(m.V_BUY, kind, place) for place in places]
        if table.cost[kind] <= LIMIT:
            codes += [pack(m.V_ABJURE, kind, place) for place in [m.HAND, m.PILE, *places]]
        return codes

    def _largest_loss(self) -> int:
        found = 0
        for abilities in self.table.effects:
            for halves in abilities:
                for effect in halves:
                    if effect.effect == m.LOSE:
                        found = max(found, effect.n)
        return found

    def encode(self, s: CthulhuState, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        self._question(s, seat, out, at)
        at += self.head
        self._shared(s, seat, out, at)
        at += self.shared
        for i in range(self.seats):
            self._player(s, (seat + i) % self.seats, i == 0, out, at)
            at += self.player

    def _question(self, s: CthulhuState, seat: i64, out: vec[u8], at: i64) -> None:
        if not s.stack or s.stack[-3] != seat:
            return
        ask, b, c = s.stack[-4], s.stack[-2], s.stack[-1]
        out[at + ask - ASK_BASE] = 1
        at += QUESTIONS
        if ask == m.ASK_PLAYER:
            out[at + b] = 1
        at += len(m.EFFECTS)
        if ask in (m.ASK_PLAYER, m.ASK_LOSS):
            out[at] = c
        elif ask == m.ASK_DISCARD:
            out[at] = b
        at += 1
        if ask == m.ASK_LOSS:
            victim = b >> m.VICTIM_SHIFT
            out[at + (victim - seat) % self.seats] = 1
            target = targets(s, victim)[b & m.TARGET]
            named = self.kinds if target == PLAYER else s.play[victim][target - 1]
            out[at + self.seats + named] = 1
        elif ask == m.ASK_DISCARD:
            count(s.pending, out, at + self.seats + self.target)

    def _shared(self, s: CthulhuState, seat: i64, out: vec[u8], at: i64) -> None:
        kinds, seats = self.kinds, self.seats
        out[at + (s.active - seat) % seats] = 1
        at += seats
        out[at] = min(s.conjuring, 255)
        out[at + 1] = 1 if s.happened & m.DISCARDED else 0
        out[at + 2] = 1 if s.happened & m.ABJURED else 0
        out[at + 3] = s.initiates
        out[at + 4] = common_size(s)
        out[at + 5] = min(s.turn, 255)
        at += TABLE_NUMBERS
        if s.top >= 0:
            out[at + s.top] = 1
        at += kinds
        for row in range(self.rows):
            count(s.rows[row if self.rows == 1 else (seat + row) % seats], out, at)
            at += kinds
        count(s.box, out, at)
        count(s.abjured, out, at + kinds)

    def _player(self, s: CthulhuState, seat: i64, own: bool, out: vec[u8], at: i64) -> None:
        kinds = self.kinds
        out[at] = 1 if s.sanity[seat] > 0 else 0
        out[at + 1] = max(0, min(s.sanity[seat], 255))
        out[at + 2] = len(s.hands[seat])
        out[at + 3] = deck_size(s, seat)
        out[at + 4] = len(s.discards[seat])
        at += PLAYER_NUMBERS
        count(s.hands[seat] if own else open_hand(s, seat), out, at)
        at += kinds
        count(s.decks[seat], out, at)  # CR-4.198: another's hand and deck together
        if not own:
            count(s.hands[seat], out, at)
            for kind in open_hand(s, seat):
                out[at + kind] -= 1
        at += kinds
        if s.tops[seat]:
            out[at + s.tops[seat][-1]] = 1
            count(s.tops[seat][:-1], out, at + kinds)
        at += 2 * kinds
        count(s.discards[seat], out, at)
        at += kinds
        count(s.play[seat], out, at)
        _sum_used(s.play[seat], s.used[seat], out, at + kinds)
        _sum(s.play[seat], s.lost[seat], out, at + 2 * kinds)
        if asks(s, m.ASK_LOSS):
            _declared(s, seat, out, at + 3 * kinds)


def _declared(s: CthulhuState, seat: i64, out: vec[u8], at: i64) -> None:
    """Points declared against the locations by kind, then against the player: CR-4.219."""
    for slot, kind in enumerate(s.play[seat]):
        out[at + kind] += declared(s, seat, slot + 1)
    out[at + len(s.table.ids)] = declared(s, seat, PLAYER)


def _sum(cards: list[int], values: list[int], out: vec[u8], at: i64) -> None:
    for i, kind in enumerate(cards):
        if values[i]:
            out[at + kind] += values[i]


def _sum_used(cards: list[int], used: list[int], out: vec[u8], at: i64) -> None:
    """The number of used abilities by kind."""
    for i, kind in enumerate(cards):
        mask = used[i] & ~m.ABJURING
        if mask:
            out[at + kind] += (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
