"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.games.valhalla import model as m
from koloda.games.valhalla.game import Valhalla
from koloda.games.valhalla.minds.index import Indexed
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    is_solo,
    open_cards,
    played_by,
    played_kind,
    printed_strength,
    valhalla_points,
)
from koloda.kernel.encoder import byte
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.setup import Setup

QUESTIONS: Final = 42
ROLES: Final = 3  # attack, defence, Ragnarök

# What is said of a slot of a squad.
S_CLAN: Final = 4  # behind the number of the card, strength, victory points, weapon symbols
S_TYR: Final = 10
S_ACTIVATED: Final = 11
S_DICE: Final = 12
S_BLOCKED: Final = 13
S_NAMED: Final = 14
S_SACRIFICED: Final = 15
S_SENT: Final = 16
SLOT: Final = 17

NUMBERS: Final = 7  # of a player


class Encoder(Indexed):
    """The observation of one number of seats and its expansions, beside the dense actions."""

    def __init__(self, game: Valhalla, setup: Setup) -> None:
        super().__init__(game, setup)
        n = len(game.table.ids)
        self.n_cards = len(self.cards)
        self.card_at: vec[i64] = _places(self.cards, n)
        self.n_jarls = len(self.jarls)
        self.jarl_at: vec[i64] = _places(self.jarls, n)
        self.thors = [kind for kind in self.cards if game.table.type[kind] == m.THOR]
        self.thor_at: vec[i64] = _places(self.thors, n)
        self.printed: vec[u8] = vec[u8](self._printed())
        self._measure()

    def _printed(self) -> bytes:
        """By kind: what a slot says of a warrior before any battle."""
        t, rows = self.table, bytearray(len(self.table.ids) * S_CLAN)
        for kind in self.cards:
            if t.type[kind] == m.WARRIOR:
                numbers = [self.card_at[kind] + 1, t.strength[kind], t.vp[kind], t.symbols[kind]]
                rows[kind * S_CLAN : (kind + 1) * S_CLAN] = bytes(min(n, 255) for n in numbers)
        return bytes(rows)

    def _measure(self) -> None:
        """Sizes of the parts of the observation, in their order."""
        cards, seats = self.n_cards, self.seats
        self.head = QUESTIONS + ROLES + 1 + cards
        self.shared = seats + 5 + 5 * cards + 1 + cards + cards + self.n_jarls
        self.squad = m.SLOTS * SLOT
        self.player = NUMBERS + self.n_jarls + m.MAX_SEATS + seats + 3 * cards + self.squad
        self.fight = 3 + 3 * (seats + 1) + 2 + 3 * m.CODES + len(m.FACES) + cards + seats
        self.fight += 5 + seats + 1 + 1 + len(m.CLANS) + 2 + 2 * seats + 1
        self.thor = 2 * len(self.thors) if self.expansions & m.X_THOR else 0
        self.loki = len(self.lokis) if self.expansions & m.X_LOKI else 0
        self.title = seats + 1 if self.expansions & m.X_LAST_VIKING else 0
        self.solo = len(m.MONSTERS) + 1 + 2 * m.STACK + 2 * len(m.FACES) + 1 if seats == 1 else 0
        self.size = self.head + self.shared + seats * self.player + self.fight
        self.size += self.thor + self.loki + self.title + self.solo

    def encode(self, s: ValhallaState, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        if s.stack and s.stack[-3] == seat:
            self._question(s, out, at)
        at += self.head
        self._shared(s, seat, out, at)
        at += self.shared
        for i in range(self.seats):
            self._player(s, (seat + i) % self.seats, seat, out, at)
            at += self.player
        if s.battle.kind != m.NO_BATTLE:
            self._fight(s, seat, out, at)
            if self.thor:
                self._thor(s, out, at + self.fight)
        at += self.fight + self.thor
        if self.loki:
            out[at + self.lokis.index(s.match.loki)] = 1
            at += self.loki
        if self.title:
            self._titles(s, seat, out, at)
            at += self.title
        if self.solo and s.monster != m.NOBODY:
            self._monster(s, out, at)

    def _question(self, s: ValhallaState, out: vec[u8], at: i64) -> None:
        ask, b = s.stack[-4], s.stack[-2]
        out[at + ask - ASK_BASE] = 1
        at += QUESTIONS
        kind = m.EMPTY
        if ask == m.ASK_PHASE:
            out[at + (2 if s.battle.kind == m.RAGNAROK else b)] = 1
        elif ask in (m.ASK_KEEP, m.ASK_POINTS, m.ASK_HOLD):
            out[at + ROLES] = b
        elif ask == m.ASK_COVER:
            kind = s.squad[b]
        elif ask == m.ASK_SLOT:
            kind = s.placing[0]
        elif ask == m.ASK_TUCK:
            kind = s.squad[s.stack[-3] * m.SLOTS + b]
        if kind != m.EMPTY:
            out[at + ROLES + 1 + self.card_at[kind]] = 1

    def _shared(self, s: ValhallaState, seat: i64, out: vec[u8], at: i64) -> None:
        n: i64 = self.seats
        cards: i64 = self.n_cards
        out[at + (s.active - seat) % n] = 1
        at += n
        out[at] = byte(s.turn)
        out[at + 1] = s.battle.supply
        out[at + 2] = 1 if s.final != m.NOBODY else 0
        out[at + 3] = byte(len(s.deck))
        out[at + 4] = len(s.box)
        at += 5
        self._count(s.discard, out, at)
        if s.discard:
            out[at + cards + self.card_at[s.discard[-1]]] = 1
        self._count(s.reserve, out, at + 2 * cards)
        self._count(s.placing, out, at + 3 * cards)
        self._count(s.turned_up, out, at + 4 * cards)
        at += 5 * cards
        if s.stack and s.drawn:
            out[at] = len(s.drawn)
            is_open = s.stack[-4] == m.ASK_DOWN and s.stack[-2] == 1
            if s.stack[-3] == seat or is_open:
                self._count(s.drawn, out, at + 1)
        at += 1 + cards
        for kind in s.aside[seat]:
            if self.card_at[kind] >= 0:
                out[at + self.card_at[kind]] += 1
            else:
                out[at + cards + self.jarl_at[kind]] += 1

    def _player(self, s: ValhallaState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        n: i64 = self.seats
        cards: i64 = self.n_cards
        own = seat == viewer
        shown = own or is_solo(s) or s.ending != m.PLAYING
        captured = at + NUMBERS + self.n_jarls + m.MAX_SEATS
        for i in range(n):
            shields = byte(s.foreign[seat * m.MAX_SEATS + (viewer + i) % n])
            out[captured + i] = shields
            out[at + 1] += shields
        out[at] = s.own[seat]
        out[at + 2] = len(s.valhalla[seat])
        if shown:
            out[at + 3] = byte(valhalla_points(s, seat))
        if s.scores:
            out[at + 4] = byte(s.scores[seat])
        out[at + 5] = len(s.hands[seat])
        out[at + 6] = len(s.aside[seat])
        choosing = len(s.stack) > 0 and s.stack[-4] == m.ASK_JARL
        if s.jarl[seat] != m.NOBODY and (own or not choosing):
            out[at + NUMBERS + self.jarl_at[s.jarl[seat]]] = 1
        if s.emblem[seat] >= 0:
            out[at + NUMBERS + self.n_jarls + s.emblem[seat]] = 1
        at = captured + n
        card_at: vec[i64] = self.card_at
        for entry in s.hands[seat]:
            held: i64 = entry
            if own or held >> viewer & 1:
                out[at + card_at[held >> m.HAND_SHIFT]] += 1
        if shown:
            self._count(s.valhalla[seat], out, at + cards)
        at += 2 * cards
        slot = at + cards
        for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
            kind: i64 = s.squad[place]
            if kind != m.EMPTY:
                out[at + card_at[kind]] += 1
                self._slot(s, place, kind, out, slot)
            slot += SLOT

    def _slot(self, s: ValhallaState, place: i64, kind: i64, out: vec[u8], at: i64) -> None:
        """VA-4.164: a warrior, and what the battle has made of it."""
        b = s.battle
        printed: vec[u8] = self.printed
        for i in range(i64(S_CLAN)):
            out[at + i] = printed[kind * S_CLAN + i]
        out[at + S_CLAN + self.table.clan[kind]] = 1
        if s.tyr[place] != m.EMPTY:
            out[at + S_TYR] = byte(self.card_at[s.tyr[place]] + 1)
        if b.kind == m.NO_BATTLE:
            return
        if b.armed[place]:
            out[at + S_ACTIVATED] = 1
            for i in range(0, len(b.committed), 2):
                if b.committed[i] == place:
                    out[at + S_DICE] += 1
        if b.blocked | b.excluded | b.sacrificed | b.sent:
            out[at + S_BLOCKED] = u8(b.blocked >> place & 1)
            out[at + S_NAMED] = u8(b.excluded >> place & 1)
            out[at + S_SACRIFICED] = u8(b.sacrificed >> place & 1)
            out[at + S_SENT] = u8(b.sent >> place & 1)

    def _fight(self, s: ValhallaState, seat: i64, out: vec[u8], at: i64) -> None:
        b = s.battle
        n: i64 = self.seats
        out[at + b.kind - 1] = 1
        at += 3
        self._fighter(b.attacker, seat, out, at)
        self._fighter(b.defender, seat, out, at + n + 1)
        self._fighter(b.winner, seat, out, at + 2 * (n + 1))
        at += 3 * (n + 1)
        out[at] = byte(b.strength[0])
        out[at + 1] = byte(b.strength[1])
        at += 2
        for code, n_dice in enumerate(b.dice):
            out[at + code] = n_dice
        at += 2 * m.CODES
        for code, n_dice in enumerate(b.picked):
            out[at + code] = n_dice
        at += m.CODES
        if s.stack and s.stack[-4] == m.ASK_KEEP_DIE:
            out[at + s.stack[-1] // 6] += 1
            out[at + s.stack[-1] % 6] += 1
        at += len(m.FACES)
        for entry in b.played:
            if entry & m.CLEARED == 0:
                out[at + self.card_at[played_kind(entry)]] += 1
                out[at + self.n_cards + (played_by(entry) - seat) % n] += 1
        self._fight_marks(s, seat, out, at + self.n_cards + n)

    def _fight_marks(self, s: ValhallaState, seat: i64, out: vec[u8], at: i64) -> None:
        b = s.battle
        n: i64 = self.seats
        for side in range(2):
            out[at + side] = b.granted[side]
            out[at + 2 + side] = b.free_rerolls[side]
        out[at + 4] = b.lost_dice
        self._fighter(b.jarl_off, seat, out, at + 5)
        at += 5 + n + 1
        out[at] = 1 if b.monster_off == 1 else 0
        if b.silenced:
            for clan in range(len(m.CLANS)):
                out[at + 1 + clan] = b.silenced >> clan & 1
        at += 1 + len(m.CLANS)
        out[at] = b.rerolled & 1
        out[at + 1] = b.rerolled >> 1 & 1
        at += 2
        for i in range(n):
            out[at + i] = b.helped[(seat + i) % n]
            out[at + n + i] = b.used[(seat + i) % n]
        out[at + 2 * n] = 1 if b.errand == 1 else 0

    def _fighter(self, fighter: i64, seat: i64, out: vec[u8], at: i64) -> None:
        if fighter == m.MONSTER:
            out[at + self.seats] = 1
        elif fighter != m.NOBODY:
            out[at + (fighter - seat) % self.seats] = 1

    def _thor(self, s: ValhallaState, out: vec[u8], at: i64) -> None:
        thor = s.battle.thor
        for i in range(0, len(thor), 3):
            out[at + thor[i + 2] * len(self.thors) + self.thor_at[thor[i]]] += 1

    def _titles(self, s: ValhallaState, seat: i64, out: vec[u8], at: i64) -> None:
        for i in range(0, len(s.title), 2):
            if s.title[i] == m.NOBODY:
                out[at + self.seats] += 1
            else:
                out[at + (s.title[i] - seat) % self.seats] = s.title[i + 1]

    def _monster(self, s: ValhallaState, out: vec[u8], at: i64) -> None:
        out[at + s.monster] = 1
        at += len(m.MONSTERS)
        out[at] = s.level
        out[at + 1 + s.card] = 1
        at += 1 + m.STACK
        for i in range(open_cards(s)):
            out[at + i] = byte(printed_strength(s, self.table.monster_card(s.monster, i)))
        at += m.STACK
        for face in s.rolled:
            out[at + face] += 1
        at += len(m.FACES)
        n_covered = 0
        symbols = self.table.activation[self.table.monster_card(s.monster, s.card)]
        for i, face in enumerate(symbols):
            if s.covered >> i & 1:
                out[at + face] += 1
                n_covered += 1
        out[at + len(m.FACES)] = max(0, m.DICE - n_covered)

    def _count(self, cards: list[int], out: vec[u8], at: i64) -> None:
        card_at: vec[i64] = self.card_at
        for kind in cards:
            out[at + card_at[i64(kind)]] += 1


def _places(kinds: list[int], n: int) -> vec[i64]:
    """By kind: its place in a list, or NOBODY."""
    places: vec[i64] = vec[i64]([i64(m.NOBODY)] * n)
    for i, kind in enumerate(kinds):
        places[kind] = i
    return places
