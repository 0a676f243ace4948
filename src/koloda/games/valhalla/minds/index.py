"""Dense actions of Valhalla: cards by kind, seats counted from the deciding one on."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import Ability
from koloda.games.valhalla.faces.words import die_word, item_word, stocks_word
from koloda.games.valhalla.game import Valhalla, flags
from koloda.games.valhalla.rules.state import ValhallaState
from koloda.kernel.encoder import BaseEncoder
from koloda.kernel.options import a_of, b_of, pack, verb_of
from koloda.kernel.setup import Setup

LEVELS: Final = (1, 2, 3)
STOCK_CODES: Final = m.CODES + m.WEAPONS  # dice and Arms Stock cards that pay for a tactic
MAIN_LIMIT: Final = 3  # VA-4.331
USABLE: Final = (
    m.W_IN_BATTLE,
    m.W_BEFORE_ROLL,
    m.W_BEFORE_BATTLE,
    m.W_AFTER_BATTLE,
    m.W_OTHER_AFTER,
)
WHICH: Final = 128  # an ability: 128 * main or additional + 4 * operation + dice of a reroll
SIDES: Final = ["attacker", "defender"]

# Verbs by what they name.
PLAIN: Final = (m.V_PASS, m.V_DRAW, m.V_FREE_REROLL, m.V_ROLL, m.V_END_PHASE)
OF_DRAFT: Final = (m.V_LAY, m.V_PICK)
OF_CARD: Final = (m.V_ASIDE, m.V_KEEP, m.V_DOWN, m.V_DISCARD, m.V_SACRIFICE, m.V_POINTS)
OF_TACTIC: Final = (m.V_PLAY, m.V_RECOVER, m.V_ERRAND)
OF_SLOT: Final = (m.V_DISCARD_WARRIOR, m.V_RETURN_WARRIOR, m.V_SLOT, m.V_BLOCK, m.V_NAME)
OF_PLACE: Final = (m.V_ARM, m.V_SEND, m.V_HOLD)

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


class Indexed(BaseEncoder[ValhallaState]):
    """The dense actions of one number of seats and its expansions."""

    def __init__(self, game: Valhalla, setup: Setup) -> None:
        super().__init__()
        table = game.table
        self.table = table
        self.seats = setup.seats
        self.expansions = flags(setup.options.get("expansions", ""), m.EXPANSIONS)
        self.cards = deck_kinds(game, setup)
        self.jarls = sorted(table.jarls)
        self.lokis = sorted(table.loki_rows)
        self.number(self._codes())

    def code(self, s: ValhallaState, option: int) -> int:
        """An option with seats counted from the deciding seat on."""
        verb, a, b = verb_of(option), a_of(option), b_of(option)
        if verb in (m.V_ARM, m.V_SEND, m.V_HOLD):
            return pack(verb, self._near(a, s.stack[-3]), b)
        if verb == m.V_ATTACK and a != m.MONSTER:
            return pack(verb, (a - s.stack[-3]) % self.seats)
        if verb in (m.V_THOR, m.V_HELP):
            return pack(verb, a, 0 if b == s.battle.attacker else 1)
        if verb == m.V_ABILITY:
            ability = self.table.jarls[s.jarl[s.stack[-3]]][a]
            return pack(verb, _ability_code(a, ability), b)
        return option

    def _near(self, place: int, seat: int) -> int:
        """A place of the table, its seat counted from another on."""
        return (place // m.SLOTS - seat) % self.seats * m.SLOTS + place % m.SLOTS

    def name(self, code: int) -> str:
        """What a code means, in words."""
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        word, ids = m.VERBS[verb], self.table.ids
        if verb in PLAIN or verb in (m.V_FINISH, m.V_LAST_ATTACK, m.V_CONCEDE):
            return word
        if verb in (m.V_TAKE, m.V_ADD, m.V_ADD_RETURN):
            return f"{word} {ids[a]} {b + 1}"
        if verb == m.V_ADD_TWO:
            return f"{word} {ids[a]} {ids[b]}"
        if verb in (m.V_THOR, m.V_HELP):
            return f"{word} {ids[a]} {SIDES[b]}"
        if verb == m.V_PAY:
            return f"{word} {ids[a]} {die_word(b)}"
        if verb in OF_PLACE:
            how = f" {stocks_word(b)}" if verb == m.V_ARM else ""
            return f"{word} seat+{a // m.SLOTS} {a % m.SLOTS + 1}{how}"
        if verb == m.V_ABILITY:
            return f"{word} {_ability_name(a, b)}"
        if verb == m.V_TURN:
            return f"{word} {die_word(a)} {m.FACES[b]}"
        return f"{word} {self._one_name(verb, a)}"

    def _one_name(self, verb: int, a: int) -> str:
        """The only word after a verb."""
        if verb in OF_SLOT or verb == m.V_ROW:
            return str(a + 1)
        if verb in (m.V_REROLL, m.V_DIE):
            return die_word(a)
        if verb == m.V_KEEP_DIE:
            return m.FACES[a]
        if verb == m.V_COVER:
            return item_word(a)
        if verb == m.V_ATTACK:
            return "monster" if a == m.MONSTER else f"seat+{a}"
        if verb == m.V_EMBLEM:
            return self.table.ids[self.table.emblems[a]]
        if verb == m.V_MONSTER:
            return m.MONSTERS[a]
        if verb in (m.V_LEVEL, m.V_BONUS):
            return str(a)
        return self.table.ids[a]

    def _codes(self) -> list[int]:
        """Every option that can occur in a match."""
        codes = [pack(verb) for verb in PLAIN]
        codes += [pack(m.V_JARL, kind) for kind in self.jarls]
        codes += [pack(verb, slot) for verb in OF_SLOT for slot in range(m.SLOTS)]
        codes += self._dice_codes()
        codes += self._place_codes()
        codes += self._ability_codes()
        codes += self._pairs()
        codes += self._solo_codes() if self.seats == 1 else self._table_codes()
        most = max(self.table.entry_points) * (2 * m.SLOTS - 1)
        codes += [pack(m.V_BONUS, points) for points in range(1, most + 1)]
        for kind in self.cards:
            codes += self._card_codes(kind)
        return codes

    def _dice_codes(self) -> list[int]:
        codes = [pack(verb, code) for verb in (m.V_REROLL, m.V_DIE) for code in range(m.CODES)]
        codes += [pack(m.V_KEEP_DIE, face) for face in range(len(m.FACES))]
        codes += [pack(m.V_COVER, item) for item in range(m.WEAPONS * 3)]
        for die in (m.X, len(m.FACES) + m.X):
            codes += [pack(m.V_TURN, die, face) for face in range(m.WEAPONS)]
        return codes

    def _place_codes(self) -> list[int]:
        """Warriors to arm, to send and to hold, by seat and slot."""
        own = list(range(m.SLOTS))
        if self.expansions & m.X_COMRADES:
            comrade = self.seats // 2 * m.SLOTS
            own += list(range(comrade, comrade + m.SLOTS))
        codes = [pack(m.V_HOLD, place) for place in range(m.SLOTS, self.seats * m.SLOTS)]
        for place in own:
            codes.append(pack(m.V_SEND, place))
            codes += [pack(m.V_ARM, place, choice) for choice in self._stock_choices()]
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
                    found.update(pack(m.V_ABILITY, code, b) for b in _parameters(ability))
        return sorted(found)

    def _pairs(self) -> list[int]:
        """VA-4.331: two warriors at once, by the largest limit of any jarl."""
        table, limit = self.table, MAIN_LIMIT
        for kind in self.jarls:
            for ability in table.jarls[kind]:
                if ability.op == m.J_LIMIT:
                    limit = max(limit, ability.a)
        small = [kind for kind in self.cards if table.type[kind] == m.WARRIOR]
        codes: list[int] = []
        for i, kind in enumerate(small):
            for other in small[i if table.copies[kind] > 1 else i + 1 :]:
                if table.symbols[kind] + table.symbols[other] <= limit:
                    codes.append(pack(m.V_ADD_TWO, kind, other))
        return codes

    def _solo_codes(self) -> list[int]:
        codes = [pack(m.V_ATTACK, m.MONSTER), pack(m.V_LAST_ATTACK), pack(m.V_CONCEDE)]
        codes += [pack(m.V_MONSTER, monster) for monster in range(len(m.MONSTERS))]
        codes += [pack(m.V_LEVEL, level) for level in LEVELS]
        return codes + [pack(m.V_EXCHANGE, kind) for kind in self.cards]

    def _table_codes(self) -> list[int]:
        codes = [pack(m.V_FINISH)]
        codes += [pack(m.V_EMBLEM, emblem) for emblem in range(m.MAX_SEATS)]
        codes += [pack(m.V_ATTACK, seat) for seat in range(1, self.seats)]
        codes += [pack(verb, kind) for verb in OF_DRAFT for kind in self.cards]
        for kind in self.cards:
            codes += [pack(m.V_HELP, kind, side) for side in range(2)]
        if self.expansions & m.X_LOKI:
            rows = 0
            for kind in self.lokis:
                rows = max(rows, len(self.table.loki_rows[kind]))
            codes += [pack(m.V_ROW, row) for row in range(rows)]
        return codes

    def _card_codes(self, kind: int) -> list[int]:
        """What a card of the deck can be named for."""
        codes = [pack(verb, kind) for verb in OF_CARD]
        family = self.table.type[kind]
        if family == m.WARRIOR:
            for verb in (m.V_TAKE, m.V_ADD, m.V_ADD_RETURN):
                codes += [pack(verb, kind, slot) for slot in range(m.SLOTS)]
        elif family == m.TACTIC:
            codes += [pack(verb, kind) for verb in OF_TACTIC]
            if self.table.cost[kind]:
                codes += [pack(m.V_PAY, kind, die) for die in range(STOCK_CODES)]
        elif family == m.THOR:
            codes += [pack(m.V_THOR, kind, side) for side in range(2)]
        else:
            codes.append(pack(m.V_TUCK, kind))
        return codes


def deck_kinds(game: Valhalla, setup: Setup) -> list[int]:
    """VA-4.201: the kinds of cards shuffled into the deck of a set-up."""
    table = game.table
    expansions = flags(setup.options.get("expansions", ""), m.EXPANSIONS)
    found: list[int] = []
    for kind in range(len(table.ids)):
        in_use = table.set[kind] == 0 or expansions & table.set[kind] != 0
        if table.type[kind] <= m.TYR and in_use:
            found.append(kind)
    return found


def _ability_code(which: int, ability: Ability) -> int:
    dice = ability.a if ability.op == m.J_REROLL else 0
    return which * WHICH + ability.op * 4 + dice


def _parameters(ability: Ability) -> list[int]:
    """Everything that an ability can be used on."""
    if ability.op == m.J_REROLL and ability.a == m.ONE_DIE:
        return list(range(m.CODES))
    if ability.op == m.J_TURN:
        turns = ability.a
        return [i for i in range(m.CODES * 6) if turns >> (i // 6 % 6 * 6 + i % 6) & 1]
    if ability.op == m.J_SILENCE:
        return list(range(len(m.CLANS)))
    return list(range(m.SLOTS)) if ability.op == m.J_RETURN else [0]


def _ability_name(code: int, parameter: int) -> str:
    which = ["main", "additional"][code // WHICH]
    op, dice = code % WHICH // 4, code % 4
    word = REROLLS[dice] if op == m.J_REROLL else OPERATIONS[op]
    if op == m.J_REROLL and dice == m.ONE_DIE:
        return f"{which} {word} {die_word(parameter)}"
    if op == m.J_TURN:
        return f"{which} {word} {die_word(parameter // 6)}>{m.FACES[parameter % 6]}"
    if op == m.J_SILENCE:
        return f"{which} {word} {m.CLANS[parameter]}"
    return f"{which} {word} {parameter + 1}" if op == m.J_RETURN else f"{which} {word}"
