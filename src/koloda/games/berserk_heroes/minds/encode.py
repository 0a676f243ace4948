"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.faces.words import RUNNING, ability_word
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.games.berserk_heroes.rules.abilities import beneath
from koloda.games.berserk_heroes.rules.options import QUESTIONS, options
from koloda.games.berserk_heroes.rules.resolution import next_group, order_code
from koloda.games.berserk_heroes.rules.state import REF, HeroesState, deck_size, referred
from koloda.games.berserk_heroes.rules.timing import UNIT_SHIFT
from koloda.kernel.encoder import NO_INDEX, BaseEncoder, byte
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.options import a_of, b_of, pack, verb_of
from koloda.kernel.setup import Setup

COPIES: Final = 3  # cards of one name that an index tells apart, on one side
MANY: Final = 5  # the same for Horde, Created and Placed cards
CARRIERS: Final = 6  # cards that have an ability of another card
RANKS: Final = 8  # waiting abilities of one text
SPECIALS: Final = [m.A_STEALTH, m.A_THIRST, m.A_POISON, m.A_REGENERATION]

# Parameters of a code that names no card by its kind.
FOE: Final = 2048  # added to the kind of a card of the other player
UNSEEN: Final = 2000  # in place of the kind of a card that lies face down
CARRIED: Final = 2048  # added to an ability used by a card that it is not printed on
SPARE: Final = 4060

# Cards beyond the copies that an index tells apart, by verb.
SPARES: Final = {
    m.V_ATTACK: 16,
    m.V_USE: 16,
    m.V_REVEAL: 8,
    m.V_ORDER: 16,
    m.V_PICK: 32,
    m.V_DEFEND: 16,
    m.V_THIRST: 16,
    m.V_ATTACH: 8,
    m.V_KEEP: 2,
    m.V_STRIKE: 16,
}

NO_SLOT: Final = -1
SLOTS: Final = 20  # cards in play of one player that are described one by one

# What is said of a card in play.
C_KIND: Final = 0
C_COPY: Final = 1
C_HERE: Final = 2
C_HIDDEN: Final = 3
C_OPEN: Final = 4
C_STUNNED: Final = 5
C_ATTACKED: Final = 6
C_DEFENDED: Final = 7
C_IMPROVED: Final = 8
C_BLANK: Final = 9
C_WOUNDS: Final = 10
C_POISON: Final = 11
C_STRIKE: Final = 12
C_LIVES: Final = 13
C_TAKEN: Final = 14
C_ATTACHED: Final = 15
C_USED: Final = 16
C_EFFECTS: Final = 17
C_ATTACK: Final = 18  # attacker, target, defender of the attack under way
C_KEYWORDS: Final = 21
MARKS: Final = m.HIDDEN | m.STUNNED | m.ATTACKED | m.DEFENDED | m.IMPROVED | m.BLANK


class Encoder(BaseEncoder[HeroesState]):
    """The dense actions and the observation; the same for all decks."""

    def __init__(self, game: BerserkHeroes, setup: Setup) -> None:
        super().__init__()
        self.table = game.table
        self.kinds = len(game.table.ids)
        self.placed: vec[i64] = vec[i64]([i64(-1)] * self.kinds)  # where Placed cards are counted
        self.placed_kinds: vec[i64] = vec[i64]()
        for kind in range(self.kinds):
            if game.table.placed[kind]:
                self.placed[kind] = len(self.placed_kinds)
                self.placed_kinds = append(self.placed_kinds, kind)
        self.head = len(QUESTIONS) + len(m.DEMANDS) + 1 + self.kinds
        self.card = C_KEYWORDS + len(m.KEYWORDS)
        self.numbers = 10 + len(self.placed_kinds)
        self.side = self.numbers + self.kinds * 5 + SLOTS * self.card
        self.size = self.head + 4 + self.kinds * 3 + 2 * self.side
        self.number(self._codes())

    # Actions.

    def indices(self, s: HeroesState, options: list[int], found: vec[i64]) -> vec[i64]:
        """Options beyond the named ones have the spare indices of their verb, in their order."""
        index, verb, spares = self.index, 0, 0
        for option in options:
            place = index.find(self.code(s, option))
            if place == NO_INDEX:
                spares = spares + 1 if verb_of(option) == verb else 0
                verb = verb_of(option)
                place = index.find(pack(verb, SPARE, spares))
            found = append(found, place)
        return found

    def code(self, s: HeroesState, option: int) -> int:
        """An option by names and copies instead of places."""
        verb, a = verb_of(option), a_of(option)
        if verb in (m.V_PLAY, m.V_END):
            return option
        seat = s.stack[-3]
        if verb == m.V_USE:
            return self._use_code(s, option, seat)
        if verb == m.V_ORDER:
            return self._order_code(s, a, b_of(option))
        if verb == m.V_FIRST:
            return pack(verb, (a - seat) % 2)
        if verb in SPARES:
            return pack(verb, _named(s, a, seat), _copy(s, a, seat))
        return option

    def _use_code(self, s: HeroesState, option: int, seat: int) -> int:
        unit, aid = a_of(option), b_of(option)
        if self.table.ab_card[aid] == s.card_of[unit] >> 1:
            return pack(m.V_USE, aid, _copy(s, unit, seat))
        rank = 0
        for other in s.play:
            if other == unit:
                break
            if s.ctrl[other] == seat and self.table.ab_card[aid] != s.card_of[other] >> 1:
                rank += 1 if pack(m.V_USE, other, aid) in options(s) else 0
        return pack(m.V_USE, CARRIED + aid, rank)

    def _order_code(self, s: HeroesState, aid: int, place: int) -> int:
        code = aid * REF + place
        codes = {order_code(s, at) for at in next_group(s)}
        rank = 0
        for other in codes:
            if other // REF == aid and other < code:
                rank += 1
        return pack(m.V_ORDER, aid, rank)

    def name(self, code: int) -> str:
        """What a code means, in words."""
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        word, ids = m.VERBS[verb], self.table.ids
        if a == SPARE:
            return f"{word} other {b + 1}"
        if verb in (m.V_PLAY, m.V_BOTTOM, m.V_TAKE, m.V_DISCARD, m.V_PUT):
            return f"{word} {ids[a]}"
        if verb == m.V_FIRST:
            return f"{word} {'other' if a else 'own'}"
        if verb == m.V_MODE:
            return f"{word} {a + 1}"
        if verb == m.V_ORDER:
            return f"{word} {ability_word(self.table, a)} {b + 1}"
        if verb == m.V_USE:
            return self._use_name(word, a, b)
        return self._card_name(word, a, b) if verb in SPARES else word

    def _use_name(self, word: str, a: int, b: int) -> str:
        t = self.table
        if a >= CARRIED:
            return f"{word} carried {ability_word(t, a - CARRIED)} {b + 1}"
        return f"{word} {t.ids[t.ab_card[a]]}#{b + 1} {ability_word(t, a)}"

    def _card_name(self, word: str, a: int, b: int) -> str:
        side = "foe" if a >= FOE else "own"
        kind = a % FOE
        name = "face-down" if kind == UNSEEN else self.table.ids[kind]
        return f"{word} {side} {name}#{b + 1}"

    def _codes(self) -> list[int]:
        """Every option that can occur in a match."""
        t, kinds = self.table, range(self.kinds)
        codes = [pack(verb) for verb in (m.V_END, m.V_DONE, m.V_DO, m.V_PAY, m.V_CONCEDE)]
        codes += [pack(m.V_FIRST, 0), pack(m.V_FIRST, 1)]
        modes = max([len(programs) for programs in t.ab_programs], default=0)
        codes += [pack(m.V_MODE, number) for number in range(modes)]
        for verb in (m.V_PLAY, m.V_BOTTOM, m.V_TAKE, m.V_DISCARD):
            codes += [pack(verb, kind) for kind in kinds if t.type[kind] != m.HERO]
        for kind in kinds:
            if t.type[kind] != m.SPELL:
                codes += self._cards(kind)
            if t.type[kind] & (m.CREATURE | m.SUPPORT) and not t.created[kind]:  # BH-18.16
                codes.append(pack(m.V_PUT, kind))
        for copy in range(MANY):
            codes.append(pack(m.V_PICK, FOE + UNSEEN, copy))
        codes += self._orders()
        for verb, n in SPARES.items():
            codes += [pack(verb, SPARE, rank) for rank in range(n)]
        return codes

    def _cards(self, kind: int) -> list[int]:
        """What cards of one name in play can be chosen for."""
        t = self.table
        verbs = [m.V_PICK]
        if t.type[kind] != m.SUPPORT:
            verbs.append(m.V_THIRST)
        if t.type[kind] == m.CREATURE:
            verbs += [m.V_ATTACK, m.V_REVEAL, m.V_DEFEND, m.V_ATTACH]
        if t.keys[kind] & m.UNIQUE:
            verbs.append(m.V_KEEP)
        foes = [m.V_PICK] if t.type[kind] == m.SUPPORT else [m.V_PICK, m.V_STRIKE]
        codes: list[int] = []
        for copy in range(self._copies(kind)):
            codes += [pack(verb, kind, copy) for verb in verbs]
            codes += [pack(verb, FOE + kind, copy) for verb in foes]
            for aid in t.abilities[kind]:
                if t.ab_kind[aid] == m.A_USE:
                    codes.append(pack(m.V_USE, aid, copy))
        return codes

    def _copies(self, kind: int) -> int:
        t = self.table
        if t.type[kind] == m.HERO:
            return 1
        return MANY if t.keys[kind] & m.HORDE or t.created[kind] or t.placed[kind] else COPIES

    def _orders(self) -> list[int]:
        t = self.table
        codes: list[int] = []
        for aid in range(len(t.ab_kind)):
            if t.ab_kind[aid] == m.A_WHEN:
                n = 1 if t.pg_nameless[t.ab_programs[aid][0]] else RANKS
                codes += [pack(m.V_ORDER, aid, rank) for rank in range(n)]
            elif t.ab_kind[aid] == m.A_USE:
                codes += [pack(m.V_USE, CARRIED + aid, rank) for rank in range(CARRIERS)]
        for aid in SPECIALS:
            codes += [pack(m.V_ORDER, aid, rank) for rank in range(RANKS)]
        return codes

    # Observations.

    def encode(self, s: HeroesState, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        kinds: i64 = self.kinds
        if s.stack and s.stack[-3] == seat:
            self._question(s, out, at)
        at += self.head
        out[at] = 1 if s.active == seat else 0
        out[at + 1] = 1 if s.first == seat else 0
        out[at + 2] = byte(s.turn)
        out[at + 3] = byte(len(s.wait) // m.R_WIDTH)
        at += 4
        _count(s.hands[seat], out, at)
        at += kinds
        _count(s.pools[seat], out, at)
        at += kinds
        for i in range(0, len(s.secret), 2):
            if s.secret[i] == seat:
                out[at + s.secret[i + 1]] += 1
        at += kinds
        self._side(s, seat, seat, out, at)
        self._side(s, 1 - seat, seat, out, at + self.side)
        self._slots(s, seat, out, at + self.side - SLOTS * self.card)

    def _question(self, s: HeroesState, out: vec[u8], at: i64) -> None:
        ask, b, c = s.stack[-4], s.stack[-2], s.stack[-1]
        out[at + ask - ASK_BASE] = 1
        at += len(QUESTIONS)
        n, kind = 0, -1
        if ask == m.ASK_MAIN:
            n = s.purse[m.OPEN_COINS + s.active]
        elif ask in (m.ASK_ATTACK, m.ASK_USE_FREE):
            kind = s.card_of[b] >> 1
        elif ask == m.ASK_MODULE:
            kind = b >> 1
        elif ask in RUNNING:
            kind = s.run[len(s.run) - m.R_WIDTH + m.R_KIND]
            if ask == m.ASK_EXTORTION:
                out[at + (b >> 12)] = 1
                n = c
            elif ask == m.ASK_THIRST:
                n = b
            elif ask == m.ASK_PICK:
                n = b + 1
        at += len(m.DEMANDS)
        out[at] = byte(n)
        if kind >= 0:
            out[at + 1 + kind] = 1

    def _side(self, s: HeroesState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        """A player's numbers, graveyard, and the cards at known places of the deck."""
        hand, pool, grave = s.hands[seat], s.pools[seat], s.graves[seat]
        top, bottom = s.tops[seat], s.bottoms[seat]
        out[at] = byte(s.lives[seat])
        out[at + 1] = byte(s.wounds[seat])
        out[at + 2] = s.purse[m.OPEN_COINS + seat]
        out[at + 3] = s.purse[m.CLOSED_COINS + seat]
        out[at + 4] = s.purse[m.FAILED + seat]
        out[at + 5] = byte(len(hand))
        out[at + 6] = byte(deck_size(s, seat))
        out[at + 7] = byte(len(grave))
        for i in range(0, len(s.mods), m.M_WIDTH):
            if s.mods[i + m.M_SEAT] == seat:
                _add(out, at, 9)
        if seat == viewer:
            self._add_placed(out, at - 3 * self.kinds, at + 10)
        else:
            self._count_placed(hand, 1, out, at + 10)
            self._count_placed(pool, 1, out, at + 10)
        self._count_placed(top, 3, out, at + 10)
        self._count_placed(bottom, 3, out, at + 10)
        at += self.numbers
        _count(grave, out, at)
        at += self.kinds
        _count_seen(top, viewer, out, at)
        _count_seen(bottom, viewer, out, at)

    def _add_placed(self, out: vec[u8], counted: i64, at: i64) -> None:
        """BH-24.14 for the viewer, whose hand and deck have been counted by kind."""
        kinds: i64 = self.kinds
        for kind in self.placed_kinds:
            out[at] += out[counted + kind] + out[counted + kinds + kind]
            at += 1

    def _count_placed(self, cards: list[int], shift: i64, out: vec[u8], at: i64) -> None:
        """BH-24.14: Placed cards of each name in deck and hand together."""
        placed: vec[i64] = self.placed
        for card in cards:
            code: i64 = card
            if code >= 0:
                here = placed[code >> shift]
                if here >= 0:
                    out[at + here] += 1

    def _slots(self, s: HeroesState, seat: i64, out: vec[u8], at: i64) -> None:
        """The cards in play, by kind and one by one in the order of their arrival."""
        kinds: i64 = self.kinds
        slots: vec[i64] = vec[i64]([i64(NO_SLOT)] * len(s.card_of))
        side: i64 = self.side
        own: i64 = 0
        foes: i64 = 0
        face_down: i64 = 0
        for card in s.play:
            unit: i64 = card
            ctrl: i64 = s.ctrl[unit]
            flags: i64 = s.flags[unit]
            code: i64 = s.card_of[unit]
            wounds: i64 = s.wounds[unit]
            if ctrl == seat:
                first, number = at, own
                own += 1
            else:
                first, number = at + side, foes
                foes += 1
            known = ctrl == seat or not flags & m.HIDDEN
            if known:
                copy = _tally(code, flags, wounds, kinds, out, first - 3 * kinds)
            else:
                face_down += 1
                copy = byte(face_down)
            if number < SLOTS:
                slot = first + number * self.card
                slots[unit] = slot
                out[slot + C_COPY] = copy
                _describe(flags, wounds, s.poison[unit], out, slot)
                if known:
                    self._face(s, unit, code, ctrl, out, slot)
        sizes = at - 5 * kinds - self.numbers + 8
        out[sizes] = byte(own)
        out[sizes + side] = byte(foes)
        _add_lists(s, seat, out, slots)

    def _face(self, s: HeroesState, unit: i64, code: i64, ctrl: i64, out: vec[u8], at: i64) -> None:
        """What is known of a card that is not face down, or one's own."""
        out[at + C_KIND] = byte((code >> 1) + 1)
        if code & 1 != ctrl:
            out[at + C_TAKEN] = 1
        strike, keywords = s.strike[unit], s.keys[unit]
        if s.flags[unit] & m.HIDDEN:
            strike, keywords = beneath(s, unit)
        if self.table.type[code >> 1] != m.SUPPORT:
            out[at + C_STRIKE] = byte(strike)
            out[at + C_LIVES] = byte(s.lives[unit])
        keys: i64 = keywords
        at += C_KEYWORDS
        while keys:
            if keys & 1:
                out[at] = 1
            keys >>= 1
            at += 1


def _tally(code: i64, flags: i64, wounds: i64, kinds: i64, out: vec[u8], at: i64) -> u8:
    """Count a card of its kind, if open, and its wounds; says which of its kind it is."""
    at += code >> 1
    copy = byte(i64(out[at]) + 1)
    out[at] = copy
    if not flags & m.CLOSED and out[at + kinds] < 255:
        out[at + kinds] += 1
    if wounds:
        at += 2 * kinds
        out[at] = byte(i64(out[at]) + wounds)
    return copy


def _describe(flags: i64, wounds: i64, poison: i64, out: vec[u8], at: i64) -> None:
    """What everybody sees of a card in play, face down or not."""
    out[at + C_HERE] = 1
    if not flags & m.CLOSED:
        out[at + C_OPEN] = 1
    out[at + C_WOUNDS] = byte(wounds)
    out[at + C_POISON] = byte(poison)
    if flags & MARKS:
        out[at + C_HIDDEN] = 1 if flags & m.HIDDEN else 0
        out[at + C_STUNNED] = 1 if flags & m.STUNNED else 0
        out[at + C_ATTACKED] = 1 if flags & m.ATTACKED else 0
        out[at + C_DEFENDED] = 1 if flags & m.DEFENDED else 0
        out[at + C_IMPROVED] = 1 if flags & m.IMPROVED else 0
        out[at + C_BLANK] = 1 if flags & m.BLANK else 0


def _add_lists(s: HeroesState, seat: i64, out: vec[u8], slots: vec[i64]) -> None:
    """What the position keeps apart from the cards: attack, effects, attached, used."""
    if s.attacker != m.NOBODY:
        _mark(s, s.attacker, out, slots, C_ATTACK)
        _mark(s, s.target, out, slots, C_ATTACK + 1)
        _mark(s, s.defender, out, slots, C_ATTACK + 2)
    for i in range(0, len(s.fx), m.FX_WIDTH):
        _add(out, slots[s.fx[i + m.FX_UNIT]], C_EFFECTS)
    for i in range(0, len(s.parts), m.PART_WIDTH):
        _add(out, slots[s.parts[i + m.PART_UNIT]], C_ATTACHED)
    for use in s.used:
        unit = i64(use) >> UNIT_SHIFT
        if unit < len(slots) and (s.ctrl[unit] == seat or not s.flags[unit] & m.HIDDEN):
            _add(out, slots[unit], C_USED)


def _mark(s: HeroesState, ref: int, out: vec[u8], slots: vec[i64], column: i64) -> None:
    """A part in the attack under way."""
    unit = referred(s, ref)
    if unit >= 0 and slots[unit] >= 0:
        out[slots[unit] + column] = 1


def _add(out: vec[u8], slot: i64, column: i64) -> None:
    if slot >= 0 and out[slot + column] < 255:
        out[slot + column] += 1


def _count(codes: list[int], out: vec[u8], at: i64) -> None:
    """Count cards by kind, whoever owns them."""
    for code in codes:
        out[at + (i64(code) >> 1)] += 1


def _count_seen(cards: list[int], viewer: i64, out: vec[u8], at: i64) -> None:
    """Count cards of the deck that the viewer has seen in their places."""
    for card in cards:
        fixed: i64 = card
        if fixed != m.UNKNOWN and fixed >> viewer & 1:
            out[at + (fixed >> 3)] += 1


def _named(s: HeroesState, unit: i64, seat: i64) -> i64:
    """Side and kind of a card in play, as the seat knows it."""
    if s.ctrl[unit] == seat:
        return i64(s.card_of[unit]) >> 1
    if s.flags[unit] & m.HIDDEN:
        return FOE + UNSEEN
    return FOE + (i64(s.card_of[unit]) >> 1)


def _copy(s: HeroesState, unit: i64, seat: i64) -> i64:
    """How many cards that the seat calls by the same name came before this one."""
    name = _named(s, unit, seat)
    n: i64 = 0
    for card in s.play:
        other: i64 = card
        if other == unit:
            break
        if _named(s, other, seat) == name:
            n += 1
    return n
