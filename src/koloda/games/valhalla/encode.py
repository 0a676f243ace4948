"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together.
"""

from typing import Final

from koloda.games.valhalla.game import Valhalla, flags
from koloda.games.valhalla.model import (
    ASK_COVER,
    ASK_DOWN,
    ASK_HOLD,
    ASK_JARL,
    ASK_KEEP,
    ASK_KEEP_DIE,
    ASK_PHASE,
    ASK_POINTS,
    ASK_SLOT,
    ASK_TUCK,
    CLANS,
    CODES,
    DICE,
    EMPTY,
    EXPANSIONS,
    FACES,
    HAND_SHIFT,
    J_LIMIT,
    J_REROLL,
    J_RETURN,
    J_SILENCE,
    J_TURN,
    MAX_SEATS,
    MONSTER,
    MONSTERS,
    NO_BATTLE,
    NOBODY,
    ONE_DIE,
    PLAYING,
    RAGNAROK,
    SLOTS,
    STACK,
    TACTIC,
    THOR,
    TYR,
    V_ABILITY,
    V_ADD,
    V_ADD_RETURN,
    V_ADD_TWO,
    V_ARM,
    V_ASIDE,
    V_ATTACK,
    V_BLOCK,
    V_BONUS,
    V_CONCEDE,
    V_COVER,
    V_DIE,
    V_DISCARD,
    V_DISCARD_WARRIOR,
    V_DOWN,
    V_DRAW,
    V_EMBLEM,
    V_END_PHASE,
    V_ERRAND,
    V_EXCHANGE,
    V_FINISH,
    V_FREE_REROLL,
    V_HELP,
    V_HOLD,
    V_JARL,
    V_KEEP,
    V_KEEP_DIE,
    V_LAST_ATTACK,
    V_LAY,
    V_LEVEL,
    V_MONSTER,
    V_NAME,
    V_PASS,
    V_PAY,
    V_PICK,
    V_PLAY,
    V_POINTS,
    V_RECOVER,
    V_REROLL,
    V_RETURN_WARRIOR,
    V_ROLL,
    V_ROW,
    V_SACRIFICE,
    V_SEND,
    V_SLOT,
    V_TAKE,
    V_THOR,
    V_TUCK,
    V_TURN,
    VERBS,
    W_AFTER_BATTLE,
    W_BEFORE_BATTLE,
    W_BEFORE_ROLL,
    W_IN_BATTLE,
    W_OTHER_AFTER,
    WARRIOR,
    WEAPONS,
    X_COMRADES,
    X_LAST_VIKING,
    X_LOKI,
    X_THOR,
    X,
)
from koloda.games.valhalla.state import ValhallaState, is_solo, valhalla_points
from koloda.games.valhalla.table import Ability
from koloda.games.valhalla.words import die_word, item_word, stocks_word
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.options import a_of, b_of, pack, verb_of
from koloda.kernel.setup import Setup

QUESTIONS: Final = 42
ROLES: Final = 3  # attack, defence, Ragnarök
LEVELS: Final = (1, 2, 3)
STOCK_CODES: Final = CODES + WEAPONS  # dice and Arms Stock cards that pay for a tactic
MAIN_LIMIT: Final = 3  # VA-4.331
USABLE: Final = (W_IN_BATTLE, W_BEFORE_ROLL, W_BEFORE_BATTLE, W_AFTER_BATTLE, W_OTHER_AFTER)
WHICH: Final = 128  # an ability: 128 * main or additional + 4 * operation + dice of a reroll
SIDES: Final = ["attacker", "defender"]

# Verbs by what they name.
PLAIN: Final = (V_PASS, V_DRAW, V_FREE_REROLL, V_ROLL, V_END_PHASE)
OF_DRAFT: Final = (V_LAY, V_PICK)
OF_CARD: Final = (V_ASIDE, V_KEEP, V_DOWN, V_DISCARD, V_SACRIFICE, V_POINTS)
OF_TACTIC: Final = (V_PLAY, V_RECOVER, V_ERRAND)
OF_SLOT: Final = (V_DISCARD_WARRIOR, V_RETURN_WARRIOR, V_SLOT, V_BLOCK, V_NAME)
OF_PLACE: Final = (V_ARM, V_SEND, V_HOLD)

# By operation of a jarl's ability.
OPERATIONS: Final = [
    "reroll",
    "again",
    "draw_keep",
    "strength",
    "strength_per_activated",
    "strength_per_die",
    "turn_die",
    "draw",
    "take_tactic",
    "take_top",
    "draw_discard",
    "extra_die",
    "need_fewer_dice",
    "action_2_limit",
    "room_to_hand",
    "return_warrior",
    "help",
    "points",
    "random_discard",
    "random_theft",
    "take_shield",
    "look_hand",
    "score_per_set",
    "score",
    "silence_clan",
]
REROLLS: Final = ["reroll_one", "reroll_any", "reroll_x"]

# What is said of a slot of a squad.
S_NUMBER: Final = 0
S_STRENGTH: Final = 1
S_VP: Final = 2
S_SYMBOLS: Final = 3
S_CLAN: Final = 4
S_TYR: Final = 10
S_ACTIVATED: Final = 11
S_DICE: Final = 12
S_BLOCKED: Final = 13
S_NAMED: Final = 14
S_SACRIFICED: Final = 15
S_SENT: Final = 16
SLOT: Final = 17

NUMBERS: Final = 7  # of a player


class Encoder:
    """The dense actions and the observation of one number of seats and its expansions."""

    def __init__(self, game: Valhalla, setup: Setup) -> None:
        table = game.table
        self.table = table
        self.seats = setup.seats
        self.expansions = flags(setup.options.get("expansions", ""), EXPANSIONS)
        self.cards = deck_kinds(game, setup)
        self.n_cards = len(self.cards)
        self.card_at = _places(self.cards, len(table.ids))
        self.jarls = sorted(table.jarls)
        self.n_jarls = len(self.jarls)
        self.jarl_at = _places(self.jarls, len(table.ids))
        self.lokis = sorted(table.loki_rows)
        self.thors = [kind for kind in self.cards if table.type[kind] == THOR]
        self.thor_at = _places(self.thors, len(table.ids))
        self._measure()
        self.codes = self._codes()
        self.places = {code: i for i, code in enumerate(self.codes)}
        self.actions = len(self.codes)

    def _measure(self) -> None:
        """Sizes of the parts of the observation, in their order."""
        cards, seats = self.n_cards, self.seats
        self.head = QUESTIONS + ROLES + 1 + cards
        self.shared = seats + 5 + 5 * cards + 1 + cards + cards + self.n_jarls
        self.squad = SLOTS * SLOT
        self.player = NUMBERS + self.n_jarls + MAX_SEATS + seats + 3 * cards + self.squad
        self.fight = 3 + 3 * (seats + 1) + 2 + 3 * CODES + len(FACES) + cards + seats
        self.fight += 5 + seats + 1 + 1 + len(CLANS) + 2 + 2 * seats + 1
        self.thor = 2 * len(self.thors) if self.expansions & X_THOR else 0
        self.loki = len(self.lokis) if self.expansions & X_LOKI else 0
        self.title = seats + 1 if self.expansions & X_LAST_VIKING else 0
        self.solo = len(MONSTERS) + 1 + STACK + 2 * len(FACES) + 1 if seats == 1 else 0
        self.size = self.head + self.shared + seats * self.player + self.fight
        self.size += self.thor + self.loki + self.title + self.solo

    # Actions.

    def index(self, s: ValhallaState, option: int) -> int:
        """The dense index of an option; seats are counted from the deciding seat on."""
        verb, a, b = verb_of(option), a_of(option), b_of(option)
        if verb in OF_PLACE:
            return self.places[pack(verb, self._near(a, s.stack[-3]), b)]
        if verb == V_ATTACK and a != MONSTER:
            return self.places[pack(verb, (a - s.stack[-3]) % self.seats)]
        if verb in (V_THOR, V_HELP):
            return self.places[pack(verb, a, 0 if b == s.battle.attacker else 1)]
        if verb == V_ABILITY:
            ability = self.table.jarls[s.jarl[s.stack[-3]]][a]
            return self.places[pack(verb, _ability_code(a, ability), b)]
        return self.places[option]

    def _near(self, place: int, seat: int) -> int:
        """A place of the table, its seat counted from another on."""
        return (place // SLOTS - seat) % self.seats * SLOTS + place % SLOTS

    def names(self) -> list[str]:
        """What each index means, in words."""
        return [self._name(code) for code in self.codes]

    def _name(self, code: int) -> str:
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        word, ids = VERBS[verb], self.table.ids
        if verb in PLAIN or verb in (V_FINISH, V_LAST_ATTACK, V_CONCEDE):
            return word
        if verb in (V_TAKE, V_ADD, V_ADD_RETURN):
            return f"{word} {ids[a]} {b + 1}"
        if verb == V_ADD_TWO:
            return f"{word} {ids[a]} {ids[b]}"
        if verb in (V_THOR, V_HELP):
            return f"{word} {ids[a]} {SIDES[b]}"
        if verb == V_PAY:
            return f"{word} {ids[a]} {die_word(b)}"
        if verb in OF_PLACE:
            how = f" {stocks_word(b)}" if verb == V_ARM else ""
            return f"{word} seat+{a // SLOTS} {a % SLOTS + 1}{how}"
        if verb == V_ABILITY:
            return f"{word} {_ability_name(a, b)}"
        if verb == V_TURN:
            return f"{word} {die_word(a)} {FACES[b]}"
        return f"{word} {self._one_name(verb, a)}"

    def _one_name(self, verb: int, a: int) -> str:
        """The only word after a verb."""
        if verb in OF_SLOT or verb == V_ROW:
            return str(a + 1)
        if verb in (V_REROLL, V_DIE):
            return die_word(a)
        if verb == V_KEEP_DIE:
            return FACES[a]
        if verb == V_COVER:
            return item_word(a)
        if verb == V_ATTACK:
            return "monster" if a == MONSTER else f"seat+{a}"
        if verb == V_EMBLEM:
            return self.table.ids[self.table.emblems[a]]
        if verb == V_MONSTER:
            return MONSTERS[a]
        if verb in (V_LEVEL, V_BONUS):
            return str(a)
        return self.table.ids[a]

    def _codes(self) -> list[int]:
        """Every option that can occur in a match, ascending."""
        codes = [pack(verb) for verb in PLAIN]
        codes += [pack(V_JARL, kind) for kind in self.jarls]
        codes += [pack(verb, slot) for verb in OF_SLOT for slot in range(SLOTS)]
        codes += self._dice_codes()
        codes += self._place_codes()
        codes += self._ability_codes()
        codes += self._pairs()
        codes += self._solo_codes() if self.seats == 1 else self._table_codes()
        most = max(self.table.entry_points) * (2 * SLOTS - 1)
        codes += [pack(V_BONUS, points) for points in range(1, most + 1)]
        for kind in self.cards:
            codes += self._card_codes(kind)
        return sorted(codes)

    def _dice_codes(self) -> list[int]:
        codes = [pack(verb, code) for verb in (V_REROLL, V_DIE) for code in range(CODES)]
        codes += [pack(V_KEEP_DIE, face) for face in range(len(FACES))]
        codes += [pack(V_COVER, item) for item in range(WEAPONS * 3)]
        for die in (X, len(FACES) + X):
            codes += [pack(V_TURN, die, face) for face in range(WEAPONS)]
        return codes

    def _place_codes(self) -> list[int]:
        """Warriors to arm, to send and to hold, by seat and slot."""
        own = list(range(SLOTS))
        if self.expansions & X_COMRADES:
            comrade = self.seats // 2 * SLOTS
            own += list(range(comrade, comrade + SLOTS))
        codes = [pack(V_HOLD, place) for place in range(SLOTS, self.seats * SLOTS)]
        for place in own:
            codes.append(pack(V_SEND, place))
            codes += [pack(V_ARM, place, choice) for choice in self._stock_choices()]
        return codes

    def _stock_choices(self) -> list[int]:
        """VA-4.1111: sets of Arms Stock cards, two bits a weapon; 0 is none."""
        choices = [0]
        for weapon, kind in enumerate(self.table.stocks):
            if kind in self.cards:
                most = min(self.table.copies[kind], 3)
                choices = [
                    choice | used << 2 * weapon for used in range(most + 1) for choice in choices
                ]
        return choices

    def _ability_codes(self) -> list[int]:
        found: set[int] = set()
        for kind in self.jarls:
            for which, ability in enumerate(self.table.jarls[kind]):
                if ability.timing in USABLE:
                    code = _ability_code(which, ability)
                    found.update(pack(V_ABILITY, code, b) for b in _parameters(ability))
        return sorted(found)

    def _pairs(self) -> list[int]:
        """VA-4.331: two warriors at once, by the largest limit of any jarl."""
        table, limit = self.table, MAIN_LIMIT
        for kind in self.jarls:
            for ability in table.jarls[kind]:
                if ability.op == J_LIMIT:
                    limit = max(limit, ability.a)
        small = [kind for kind in self.cards if table.type[kind] == WARRIOR]
        codes: list[int] = []
        for i, kind in enumerate(small):
            for other in small[i if table.copies[kind] > 1 else i + 1 :]:
                if table.symbols[kind] + table.symbols[other] <= limit:
                    codes.append(pack(V_ADD_TWO, kind, other))
        return codes

    def _solo_codes(self) -> list[int]:
        codes = [pack(V_ATTACK, MONSTER), pack(V_LAST_ATTACK), pack(V_CONCEDE)]
        codes += [pack(V_MONSTER, monster) for monster in range(len(MONSTERS))]
        codes += [pack(V_LEVEL, level) for level in LEVELS]
        return codes + [pack(V_EXCHANGE, kind) for kind in self.cards]

    def _table_codes(self) -> list[int]:
        codes = [pack(V_FINISH)]
        codes += [pack(V_EMBLEM, emblem) for emblem in range(MAX_SEATS)]
        codes += [pack(V_ATTACK, seat) for seat in range(1, self.seats)]
        codes += [pack(verb, kind) for verb in OF_DRAFT for kind in self.cards]
        for kind in self.cards:
            codes += [pack(V_HELP, kind, side) for side in range(2)]
        if self.expansions & X_LOKI:
            rows = 0
            for kind in self.lokis:
                rows = max(rows, len(self.table.loki_rows[kind]))
            codes += [pack(V_ROW, row) for row in range(rows)]
        return codes

    def _card_codes(self, kind: int) -> list[int]:
        """What a card of the deck can be named for."""
        codes = [pack(verb, kind) for verb in OF_CARD]
        family = self.table.type[kind]
        if family == WARRIOR:
            for verb in (V_TAKE, V_ADD, V_ADD_RETURN):
                codes += [pack(verb, kind, slot) for slot in range(SLOTS)]
        elif family == TACTIC:
            codes += [pack(verb, kind) for verb in OF_TACTIC]
            if self.table.cost[kind]:
                codes += [pack(V_PAY, kind, die) for die in range(STOCK_CODES)]
        elif family == THOR:
            codes += [pack(V_THOR, kind, side) for side in range(2)]
        else:
            codes.append(pack(V_TUCK, kind))
        return codes

    # Observations.

    def encode(self, s: ValhallaState, seat: int, out: bytearray, at: int) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        if s.stack and s.stack[-3] == seat:
            self._question(s, out, at)
        at += self.head
        self._shared(s, seat, out, at)
        at += self.shared
        for i in range(self.seats):
            self._player(s, (seat + i) % self.seats, seat, out, at)
            at += self.player
        if s.battle.kind != NO_BATTLE:
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
        if self.solo and s.monster != NOBODY:
            self._monster(s, out, at)

    def _question(self, s: ValhallaState, out: bytearray, at: int) -> None:
        ask, b = s.stack[-4], s.stack[-2]
        out[at + ask - ASK_BASE] = 1
        at += QUESTIONS
        kind = EMPTY
        if ask == ASK_PHASE:
            out[at + (2 if s.battle.kind == RAGNAROK else b)] = 1
        elif ask in (ASK_KEEP, ASK_POINTS, ASK_HOLD):
            out[at + ROLES] = b
        elif ask == ASK_COVER:
            kind = s.squad[b]
        elif ask == ASK_SLOT:
            kind = s.placing[0]
        elif ask == ASK_TUCK:
            kind = s.squad[s.stack[-3] * SLOTS + b]
        if kind != EMPTY:
            out[at + ROLES + 1 + self.card_at[kind]] = 1

    def _shared(self, s: ValhallaState, seat: int, out: bytearray, at: int) -> None:
        n, cards = self.seats, self.n_cards
        out[at + (s.active - seat) % n] = 1
        at += n
        out[at] = min(s.turn, 255)
        out[at + 1] = s.battle.supply
        out[at + 2] = 1 if s.final != NOBODY else 0
        out[at + 3] = min(len(s.deck), 255)
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
            is_open = s.stack[-4] == ASK_DOWN and s.stack[-2] == 1
            if s.stack[-3] == seat or is_open:
                self._count(s.drawn, out, at + 1)
        at += 1 + cards
        for kind in s.aside[seat]:
            if self.card_at[kind] >= 0:
                out[at + self.card_at[kind]] += 1
            else:
                out[at + cards + self.jarl_at[kind]] += 1

    def _player(self, s: ValhallaState, seat: int, viewer: int, out: bytearray, at: int) -> None:
        n, cards, own = self.seats, self.n_cards, seat == viewer
        shown = own or is_solo(s) or s.ending != PLAYING
        captured = at + NUMBERS + self.n_jarls + MAX_SEATS
        for i in range(n):
            shields = s.foreign[seat * MAX_SEATS + (viewer + i) % n]
            out[captured + i] = shields
            out[at + 1] += shields
        out[at] = s.own[seat]
        out[at + 2] = len(s.valhalla[seat])
        out[at + 3] = min(valhalla_points(s, seat), 255) if shown else 0
        out[at + 4] = max(0, min(s.scores[seat], 255)) if s.scores else 0
        out[at + 5] = len(s.hands[seat])
        out[at + 6] = len(s.aside[seat])
        choosing = len(s.stack) > 0 and s.stack[-4] == ASK_JARL
        if s.jarl[seat] != NOBODY and (own or not choosing):
            out[at + NUMBERS + self.jarl_at[s.jarl[seat]]] = 1
        if s.emblem[seat] >= 0:
            out[at + NUMBERS + self.n_jarls + s.emblem[seat]] = 1
        at = captured + n
        for entry in s.hands[seat]:
            if own or entry >> viewer & 1:
                out[at + self.card_at[entry >> HAND_SHIFT]] += 1
        if shown:
            self._count(s.valhalla[seat], out, at + cards)
        at += 2 * cards
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if s.squad[place] != EMPTY:
                out[at + self.card_at[s.squad[place]]] += 1
                self._slot(s, place, out, at + cards + place % SLOTS * SLOT)

    def _slot(self, s: ValhallaState, place: int, out: bytearray, at: int) -> None:
        """VA-4.164: a warrior, and what the battle has made of it."""
        b, table, kind = s.battle, self.table, s.squad[place]
        out[at + S_NUMBER] = min(self.card_at[kind] + 1, 255)
        out[at + S_STRENGTH] = table.strength[kind]
        out[at + S_VP] = table.vp[kind]
        out[at + S_SYMBOLS] = table.symbols[kind]
        out[at + S_CLAN + table.clan[kind]] = 1
        if s.tyr[place] != EMPTY:
            out[at + S_TYR] = min(self.card_at[s.tyr[place]] + 1, 255)
        if b.kind == NO_BATTLE:
            return
        if b.armed[place]:
            out[at + S_ACTIVATED] = 1
            for i in range(0, len(b.committed), 2):
                if b.committed[i] == place:
                    out[at + S_DICE] += 1
        out[at + S_BLOCKED] = b.blocked >> place & 1
        out[at + S_NAMED] = b.excluded >> place & 1
        out[at + S_SACRIFICED] = b.sacrificed >> place & 1
        out[at + S_SENT] = b.sent >> place & 1

    def _fight(self, s: ValhallaState, seat: int, out: bytearray, at: int) -> None:
        b, n = s.battle, self.seats
        out[at + b.kind - 1] = 1
        at += 3
        for fighter in (b.attacker, b.defender, b.winner):
            self._fighter(fighter, seat, out, at)
            at += n + 1
        for side in range(2):
            out[at + side] = max(0, min(b.strength[side], 255))
        at += 2
        for i in range(2 * CODES):
            out[at + i] = b.dice[i]
        at += 2 * CODES
        for i in range(CODES):
            out[at + i] = b.picked[i]
        at += CODES
        if s.stack and s.stack[-4] == ASK_KEEP_DIE:
            out[at + s.stack[-1] // 6] += 1
            out[at + s.stack[-1] % 6] += 1
        at += len(FACES)
        for entry in b.played:
            if entry >= 0:
                out[at + self.card_at[entry >> 4]] += 1
                out[at + self.n_cards + (((entry & 15) >> 1) - seat) % n] += 1
        self._fight_marks(s, seat, out, at + self.n_cards + n)

    def _fight_marks(self, s: ValhallaState, seat: int, out: bytearray, at: int) -> None:
        b, n = s.battle, self.seats
        for side in range(2):
            out[at + side] = b.granted[side]
            out[at + 2 + side] = b.free_rerolls[side]
        out[at + 4] = b.lost_dice
        self._fighter(b.jarl_off, seat, out, at + 5)
        at += 5 + n + 1
        out[at] = 1 if b.monster_off == 1 else 0
        for clan in range(len(CLANS)):
            out[at + 1 + clan] = b.silenced >> clan & 1
        at += 1 + len(CLANS)
        out[at] = b.rerolled & 1
        out[at + 1] = b.rerolled >> 1 & 1
        at += 2
        for i in range(n):
            out[at + i] = b.helped[(seat + i) % n]
            out[at + n + i] = b.used[(seat + i) % n]
        out[at + 2 * n] = 1 if b.errand == 1 else 0

    def _fighter(self, fighter: int, seat: int, out: bytearray, at: int) -> None:
        if fighter == MONSTER:
            out[at + self.seats] = 1
        elif fighter != NOBODY:
            out[at + (fighter - seat) % self.seats] = 1

    def _thor(self, s: ValhallaState, out: bytearray, at: int) -> None:
        thor = s.battle.thor
        for i in range(0, len(thor), 3):
            out[at + thor[i + 2] * len(self.thors) + self.thor_at[thor[i]]] += 1

    def _titles(self, s: ValhallaState, seat: int, out: bytearray, at: int) -> None:
        for i in range(0, len(s.title), 2):
            if s.title[i] == NOBODY:
                out[at + self.seats] += 1
            else:
                out[at + (s.title[i] - seat) % self.seats] = s.title[i + 1]

    def _monster(self, s: ValhallaState, out: bytearray, at: int) -> None:
        out[at + s.monster] = 1
        at += len(MONSTERS)
        out[at] = s.level
        out[at + 1 + s.card] = 1
        at += 1 + STACK
        for face in s.rolled:
            out[at + face] += 1
        at += len(FACES)
        n_covered = 0
        symbols = self.table.activation[self.table.monster_card(s.monster, s.card)]
        for i, face in enumerate(symbols):
            if s.covered >> i & 1:
                out[at + face] += 1
                n_covered += 1
        out[at + len(FACES)] = max(0, DICE - n_covered)

    def _count(self, cards: list[int], out: bytearray, at: int) -> None:
        card_at = self.card_at
        for kind in cards:
            out[at + card_at[kind]] += 1


def deck_kinds(game: Valhalla, setup: Setup) -> list[int]:
    """VA-4.201: the kinds of cards shuffled into the deck of a set-up."""
    table = game.table
    expansions = flags(setup.options.get("expansions", ""), EXPANSIONS)
    found: list[int] = []
    for kind in range(len(table.ids)):
        in_use = table.set[kind] == 0 or expansions & table.set[kind] != 0
        if table.type[kind] <= TYR and in_use:
            found.append(kind)
    return found


def _places(kinds: list[int], n: int) -> list[int]:
    """By kind: its place in a list, or NOBODY."""
    places = [NOBODY] * n
    for i, kind in enumerate(kinds):
        places[kind] = i
    return places


def _ability_code(which: int, ability: Ability) -> int:
    dice = ability.a if ability.op == J_REROLL else 0
    return which * WHICH + ability.op * 4 + dice


def _parameters(ability: Ability) -> list[int]:
    """Everything that an ability can be used on."""
    if ability.op == J_REROLL and ability.a == ONE_DIE:
        return list(range(CODES))
    if ability.op == J_TURN:
        turns = ability.a
        return [i for i in range(CODES * 6) if turns >> (i // 6 % 6 * 6 + i % 6) & 1]
    if ability.op == J_SILENCE:
        return list(range(len(CLANS)))
    return list(range(SLOTS)) if ability.op == J_RETURN else [0]


def _ability_name(code: int, parameter: int) -> str:
    which = ["main", "additional"][code // WHICH]
    op, dice = code % WHICH // 4, code % 4
    word = REROLLS[dice] if op == J_REROLL else OPERATIONS[op]
    if op == J_REROLL and dice == ONE_DIE:
        return f"{which} {word} {die_word(parameter)}"
    if op == J_TURN:
        return f"{which} {word} {die_word(parameter // 6)}>{FACES[parameter % 6]}"
    if op == J_SILENCE:
        return f"{which} {word} {CLANS[parameter]}"
    return f"{which} {word} {parameter + 1}" if op == J_RETURN else f"{which} {word}"
