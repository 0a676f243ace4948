"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together. The field is
turned so that the own half is at the bottom: a1 is the left corner of the seat concerned.
"""

from typing import Final

from koloda.games.berserk.game import Berserk
from koloda.games.berserk.geometry import STEPS, cell_name, distance
from koloda.games.berserk.model import (
    A_CHOICE,
    ARMOR,
    ASK_CELL,
    ASK_DEPLOY,
    ASK_JUMP,
    ASK_LANDING,
    ASK_REROLL_ATTACK,
    ASK_REROLL_DEFENCE,
    ATTACK_EXP,
    CLOSED,
    CREATURE,
    DEFENCE_EXP,
    EQUIPMENT,
    F_ATTACK_DIE,
    F_ATTACK_REROLLS,
    F_DEFENCE_DIE,
    F_DEFENCE_REROLLS,
    FLYING,
    HIDDEN,
    I_ABILITY,
    I_DEFENDER,
    I_SEAT,
    I_SECOND,
    I_SOURCE,
    I_TARGET,
    I_WHAT,
    KEPT_CLOSED,
    KEY_CORPSE,
    KEY_GIFT,
    KEY_REGEN,
    LIVES,
    N_CELLS,
    N_ELEMENTS,
    N_ITEM,
    N_STATS,
    NONE,
    OUT,
    PLUS_WEAK,
    PREPARING,
    ROOTED,
    ROOTED_NEXT,
    STAYS_HIDDEN,
    SYMBIOTE,
    UNPLACED,
    USABLE,
    V_ASK_ME,
    V_CARD,
    V_CELL,
    V_CONFIRM,
    V_DEFEND,
    V_DEPLOY,
    V_DEPLOY_HIDDEN,
    V_ELEMENT,
    V_END,
    V_HOST,
    V_JUMP,
    V_NO_DEFENDER,
    V_NO_HOST,
    V_ORDER,
    V_PASS,
    V_PREPARE,
    V_REDEAL,
    V_REROLL,
    V_STAND,
    V_STEP,
    V_STOP_VANGUARD,
    V_STORE,
    V_STRIKE,
    V_TAKE,
    V_TARGET,
    V_TARGET_ITEM,
    V_TELEPORT,
    V_USE,
    V_VANGUARD,
    VANGUARD_SPENT,
    ZONE,
)
from koloda.games.berserk.options import options
from koloda.games.berserk.state import BerserkState, is_symbiote
from koloda.games.berserk.triggers import ORDER_SHIFT, options_order
from koloda.games.berserk.vanguard import WHICH
from koloda.games.berserk.view import is_announcing
from koloda.games.berserk.words import (
    ELEMENT_WORDS,
    EQUIPMENT_LETTERS,
    QUESTIONS,
    STOP_WORDS,
    VERBS,
)
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.options import a_of, b_of, pack, verb_of
from koloda.kernel.setup import Setup

# Places of cards, as a seat sees them: cells, symbiotes, equipment by class, on the card that
# stands there and on its symbiote, then the additional zones, the own one first.
LETTERS: Final = 5
WORN: Final = 2 * N_CELLS
WORN_ON_SYMBIOTE: Final = WORN + LETTERS * N_CELLS
ZONES: Final = WORN_ON_SYMBIOTE + LETTERS * N_CELLS
ZONE_SLOTS: Final = 10
N_PLACES: Final = ZONES + 2 * ZONE_SLOTS
NOWHERE: Final = -1
OWN_HALF: Final = 15
HIDING: Final = 5  # the cells where P2 may leave cards hidden

GRANTED: Final = 16  # an ability from another card: + 4 for each carrier, + its number
SECOND: Final = 512  # added to the source of a second Vanguard
RANKS: Final = 24  # waiting triggers of one text
SPARE: Final = 4000

# Options beyond those with a name of their own, by verb.
SPARES: Final = {
    V_HOST: 8,
    V_NO_HOST: 2,
    V_VANGUARD: 16,
    V_STRIKE: 64,
    V_USE: 16,
    V_STORE: 4,
    V_PREPARE: 4,
    V_DEFEND: 4,
    V_TARGET: 16,
    V_TARGET_ITEM: 8,
    V_ORDER: 8,
}

# Planes of the cards that stand on cells.
P_OWN: Final = 0
P_FOE: Final = 1
P_HIDDEN: Final = 2
P_STAYS: Final = 3
P_CLOSED: Final = 4
P_KEPT: Final = 5
P_ROOTED: Final = 6
P_UNPLACED: Final = 7
P_SPENT: Final = 8
P_FLYERS: Final = 9
P_POINTS: Final = 10
P_ABSORBED: Final = 11
P_GAINED: Final = 12
P_BODY: Final = 13  # as in the additional zone
N_MAIN: Final = P_BODY + 15

# What is said of every creature: on cells, of symbiotes, in the additional zones.
B_WOUNDS: Final = 0
B_LIVES: Final = 1
B_TOKENS: Final = 2
B_POISON: Final = 3  # from its own side, from the enemy
B_STRIKE: Final = 5  # weak, medium, strong
B_ARMOR: Final = 8
B_ATTACK_EXP: Final = 9
B_DEFENCE_EXP: Final = 10
B_ROLES: Final = 11  # source, target, second target, defender of the action announced last
N_BODY: Final = 15

N_RIDER: Final = 1 + N_BODY  # closed, then the body
N_WORN: Final = 4  # closed, tokens, source of the action, target of it
N_SLOT: Final = 3 + N_BODY  # kind + 1, closed, kept closed, then the body
STATES: Final = (
    CLOSED | KEPT_CLOSED | ROOTED | ROOTED_NEXT | UNPLACED | VANGUARD_SPENT | USABLE | STAYS_HIDDEN
)


class Encoder:
    """The dense actions and the observation; the same for all decks."""

    def __init__(self, game: Berserk, setup: Setup) -> None:
        self.table = game.table
        self.kinds = len(game.table.ids)
        self.question = len(QUESTIONS) + 2 + self.kinds + N_CELLS
        self.head = self.question + 22
        self.side = 7 + self.kinds + ZONE_SLOTS * N_SLOT
        planes = self.kinds + N_MAIN + N_RIDER + N_WORN
        self.planes = self.head + 3 * self.kinds + 2 * self.side
        self.size = self.planes + planes * N_CELLS
        self.codes = self._codes()
        self.places = {code: i for i, code in enumerate(self.codes)}
        self.actions = len(self.codes)

    # Actions.

    def index(self, s: BerserkState, option: int) -> int:
        """The dense index of an option, with cells and sides as the deciding seat sees them."""
        code = self._code(s, option)
        if code in self.places:
            return self.places[code]
        return self._spare(s, option)

    def _code(self, s: BerserkState, option: int) -> int:
        """An option by places instead of units."""
        verb, a, b = verb_of(option), a_of(option), b_of(option)
        seat = s.stack[-3]
        if verb in (V_CELL, V_DEPLOY, V_DEPLOY_HIDDEN):
            return pack(verb, turned(s, seat, a))
        if verb == V_STEP:
            return pack(verb, place(s, seat, a), turned(s, seat, b))
        if verb in (V_STRIKE, V_HOST):
            return _pair(verb, place(s, seat, a), place(s, seat, b))
        if verb == V_VANGUARD:
            source, target = place(s, seat, a % WHICH), place(s, seat, b)
            return _pair(verb, source + a // WHICH * SECOND if source >= 0 else source, target)
        if verb == V_USE:
            return _pair(verb, place(s, seat, a), self._number(s, a, b))
        if verb == V_ORDER:
            return pack(verb, b, self._rank(s, seat, a, b))
        if verb in SPARES or verb in (V_JUMP, V_TELEPORT):
            return _pair(verb, place(s, seat, a), 0)
        return option

    def _number(self, s: BerserkState, unit: int, ability: int) -> int:
        """Which ability of a card: its own, or one of a card that it carries."""
        t, kind = self.table, self.table.abilities[ability].kind
        if kind == s.kind[unit]:
            return t.actions[kind].index(ability)
        carrier = 0 if t.subtype[kind] == SYMBIOTE else 1 + t.equipment[kind]
        return GRANTED + carrier * 4 + t.host_actions[kind].index(ability)

    def _rank(self, s: BerserkState, seat: int, unit: int, ability: int) -> int:
        """How many cards with the same trigger waiting stand before this one."""
        mine, rank = _standing(s, seat, unit), 0
        for option in options_order(s, s.stack[-2]):
            if b_of(option) == ability and _standing(s, seat, a_of(option)) < mine:
                rank += 1
        return rank

    def _spare(self, s: BerserkState, option: int) -> int:
        """The options of a verb beyond the named ones, in the order of the units."""
        verb, rank = verb_of(option), 0
        for other in options(s):
            if other == option:
                break
            if verb_of(other) == verb and self._code(s, other) not in self.places:
                rank += 1
        return self.places[pack(verb, SPARE, min(rank, SPARES[verb] - 1))]

    def names(self) -> list[str]:
        """What each index means, in words."""
        return [" ".join([VERBS[verb_of(code)], *self._words(code)]) for code in self.codes]

    def _words(self, code: int) -> list[str]:
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if a == SPARE:
            return ["other", str(b + 1)]
        if verb in (V_TAKE, V_CARD):
            return [self.table.ids[a]]
        if verb in (V_CELL, V_DEPLOY, V_DEPLOY_HIDDEN):
            return [cell_name(a)]
        if verb in (V_STEP, V_STRIKE, V_HOST):
            return [place_name(a), place_name(b)]
        if verb == V_VANGUARD:
            return [place_name(a % SECOND), str(a // SECOND + 1), place_name(b)]
        if verb == V_USE:
            return [place_name(a), _number_name(b)]
        if verb == V_ORDER:
            return [self._trigger_name(a - ORDER_SHIFT), str(b + 1)]
        if verb == V_ELEMENT:
            return [ELEMENT_WORDS[a]]
        if verb == V_ASK_ME:
            return [STOP_WORDS[a]]
        return [place_name(a)] if verb in SPARES or verb in (V_JUMP, V_TELEPORT) else []

    def _trigger_name(self, ability: int) -> str:
        if ability < 0:
            return {KEY_CORPSE: "corpse-eating", KEY_GIFT: "life-gift"}.get(ability, "regeneration")
        t, kind = self.table, self.table.abilities[ability].kind
        if ability in t.triggers[kind]:
            return f"{t.ids[kind]}.{t.triggers[kind].index(ability) + 1}"
        return f"{t.ids[kind]}.host.{t.host_triggers[kind].index(ability) + 1}"

    def _codes(self) -> list[int]:
        """Every option that can occur in a match, ascending."""
        t, field = self.table, range(2 * N_CELLS)
        plain = [V_REDEAL, V_CONFIRM, V_STOP_VANGUARD, V_END, V_PASS]
        codes = [pack(verb) for verb in [*plain, V_NO_DEFENDER, V_REROLL, V_STAND]]
        codes += [pack(V_TAKE, kind) for kind in range(self.kinds)]
        codes += [pack(V_CARD, kind) for kind in range(self.kinds) if t.type[kind] == CREATURE]
        codes += [pack(V_DEPLOY, cell) for cell in range(OWN_HALF)]
        codes += [pack(V_DEPLOY_HIDDEN, cell) for cell in range(HIDING)]
        codes += [pack(V_ELEMENT, element) for element in range(N_ELEMENTS)]
        codes += [pack(V_ASK_ME, setting) for setting in range(len(STOP_WORDS))]
        for cell in range(N_CELLS):
            codes += [pack(V_STEP, cell, to) for to in STEPS[cell]]
            codes += [pack(verb, cell) for verb in (V_CELL, V_JUMP, V_TELEPORT)]
        codes += [pack(V_PREPARE, place) for place in field]
        own = [*field, *range(ZONES, ZONES + ZONE_SLOTS)]
        codes += [pack(V_DEFEND, place) for place in own]
        codes += [pack(V_TARGET, place) for place in range(N_PLACES)]
        codes += [*self._hosts(), *_strikes(), *self._vanguards(), *self._uses(), *self._orders()]
        for verb, n in SPARES.items():
            codes += [pack(verb, SPARE, rank) for rank in range(n)]
        return sorted(codes)

    def _hosts(self) -> list[int]:
        """Cards wait on their cell of the own half; late ones in the hiding row (BK-8.5)."""
        codes: list[int] = []
        for cell in range(OWN_HALF):
            codes.append(pack(V_NO_HOST, cell))
            hosts = N_CELLS if cell < HIDING else OWN_HALF
            for host in range(hosts):
                codes += [pack(V_HOST, cell, host), pack(V_HOST, cell, N_CELLS + host)]
        return codes

    def _vanguards(self) -> list[int]:
        """Ground creatures at the midline; flyers from the zone or hidden (BK-9.3)."""
        t = self.table
        ground = flying = 0
        for kind in range(self.kinds):
            n = max(len(t.vanguards[kind * 2]), len(t.vanguards[kind * 2 + 1]))
            if t.subtype[kind] == FLYING:
                flying = max(flying, n)
            else:
                ground = max(ground, n)
        codes: list[int] = []
        for code in _strikes():
            source, target = a_of(code), b_of(code)
            if not _is_vanguard(source, target):
                continue
            close = source < 2 * N_CELLS and target < 2 * N_CELLS
            close = close and distance(source % N_CELLS, target % N_CELLS) <= 1
            for which in range(ground if close else flying):
                codes.append(pack(V_VANGUARD, source + which * SECOND, target))
        return codes

    def _uses(self) -> list[int]:
        """Own abilities by place and number, those of carried cards by what carries them."""
        t = self.table
        codes: list[int] = []
        for kind in range(self.kinds):
            for place in _places_of(t.type[kind], t.subtype[kind], t.equipment[kind]):
                if t.actions[kind] or t.type[kind] == CREATURE:
                    codes.append(pack(V_TARGET_ITEM, place))
                if t.stores[kind] and place < ZONES + ZONE_SLOTS:
                    codes.append(pack(V_STORE, place))
                if place < ZONES + ZONE_SLOTS:
                    numbers = range(len(t.actions[kind]))
                    codes += [pack(V_USE, place, number) for number in numbers]
            carrier = 0 if t.subtype[kind] == SYMBIOTE else 1 + t.equipment[kind]
            for number in range(len(t.host_actions[kind])):
                for host in range(N_CELLS if carrier == 0 else 2 * N_CELLS):
                    codes.append(pack(V_USE, host, GRANTED + carrier * 4 + number))
        return list(set(codes))

    def _orders(self) -> list[int]:
        triggers = [KEY_REGEN, KEY_GIFT, KEY_CORPSE]
        for ability, it in enumerate(self.table.abilities):
            if it.event >= 0:
                triggers.append(ability)
        return [pack(V_ORDER, it + ORDER_SHIFT, rank) for it in triggers for rank in range(RANKS)]

    # Observations.

    def encode(self, s: BerserkState, seat: int, out: bytearray, at: int) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        if s.stack and s.stack[-3] == seat:
            self._question(s, seat, out, at)
        self._shared(s, seat, out, at + self.question)
        zones = at + self.head
        for pile in (s.decks[seat], s.deals[seat], s.squads[seat]):
            for kind in pile:
                out[zones + kind] += 1
            zones += self.kinds
        planes = at + self.planes
        roles = _roles(s, seat)
        first = s.first == seat
        for side in (0, 1):
            owner = seat ^ side
            self._numbers(s, owner, side, out, zones)
            off_field: list[int] = []
            for unit in s.forces[owner]:
                if s.cell[unit] == ZONE:
                    off_field.append(unit)
                elif side == 0 or s.phase != PREPARING:
                    cell = s.cell[unit] if first else N_CELLS - 1 - s.cell[unit]
                    self._unit(s, unit, side, out, planes + cell)
            if off_field:
                self._zone(s, off_field, out, zones + 7 + self.kinds)
            zones += self.side
        if roles:
            self._add_roles(s, seat, roles, out, at)

    def _question(self, s: BerserkState, seat: int, out: bytearray, at: int) -> None:
        ask = s.stack[-4]
        out[at + ask - ASK_BASE] = 1
        at += len(QUESTIONS)
        if ask == ASK_REROLL_ATTACK:
            out[at] = s.fight[F_ATTACK_DIE]
            out[at + 1] = s.fight[F_ATTACK_REROLLS]
        elif ask == ASK_REROLL_DEFENCE:
            out[at] = s.fight[F_DEFENCE_DIE]
            out[at + 1] = s.fight[F_DEFENCE_REROLLS]
        elif ask == ASK_DEPLOY:
            out[at + 2 + s.squads[seat][0]] = 1
        elif ask == ASK_CELL:
            out[at + 2 + s.act[A_CHOICE]] = 1
        elif ask in (ASK_JUMP, ASK_LANDING):
            unit = s.stack[-2]
            out[at + 2 + s.kind[unit]] = 1
            if ask == ASK_JUMP:
                out[at + 2 + self.kinds + turned(s, seat, s.cell[unit])] = 1

    def _shared(self, s: BerserkState, seat: int, out: bytearray, at: int) -> None:
        """Roles, turn, phase, the stop setting, dice, and the action announced last."""
        out[at] = 1 if s.first == seat else 0
        if s.active != NONE:
            out[at + 1 + (s.active ^ seat)] = 1
        out[at + 3] = min(s.turn, 255)
        out[at + 4 + s.phase] = 1
        out[at + 8 + s.stop[seat]] = 1
        for i in range(0, len(s.rolls), 2):
            out[at + 11 + s.rolls[i]] = s.rolls[i + 1]
        end = _shown_end(s, seat)
        out[at + 13] = min(end // N_ITEM, 255)
        if end:
            top = end - N_ITEM
            out[at + 14 + (s.items[top + I_SEAT] ^ seat)] = 1
            out[at + 16 + s.items[top + I_WHAT]] = 1
            ability = s.items[top + I_ABILITY]
            if ability != NONE:
                number = self._number(s, s.items[top + I_SOURCE], ability)
                out[at + 20] = number % 4 + 1 if number >= GRANTED else number + 1
                out[at + 21] = 1 if number >= GRANTED else 0

    def _numbers(self, s: BerserkState, owner: int, side: int, out: bytearray, at: int) -> None:
        deck = len(s.decks[owner])
        aside = len(s.deals[owner]) + len(s.squads[owner])
        out[at] = min(deck + aside + len(s.forces[owner]) + len(s.graves[owner]), 255)
        out[at + 1] = s.deal_size[owner]
        out[at + 2] = min(s.redeals[owner], 255)
        if side == 0 or s.phase != PREPARING:
            out[at + 3] = min(deck, 255)
        out[at + 4 + s.progress[owner]] = 1
        at += 7
        for kind in s.graves[owner]:
            out[at + kind] += 1

    def _unit(self, s: BerserkState, unit: int, side: int, out: bytearray, at: int) -> None:
        """A card on the battlefield; `at` is its cell in the first plane."""
        kind, state = s.kind[unit], s.st[unit]
        if side == 0 or not state & HIDDEN:
            out[at + kind * N_CELLS] += 1
        at += self.kinds * N_CELLS
        if s.at[s.cell[unit]] == unit:
            out[at + side * N_CELLS] = 1
            if state & HIDDEN:
                out[at + P_HIDDEN * N_CELLS] = 1
                if state & STAYS_HIDDEN and side == 0:
                    out[at + P_STAYS * N_CELLS] = 1
                return
            self._standing_card(s, unit, out, at)
            self._body(s, unit, out, at + P_BODY * N_CELLS, N_CELLS)
            return
        at += N_MAIN * N_CELLS
        if self.table.subtype[kind] == SYMBIOTE:
            if state & CLOSED:
                out[at] = 1
            self._body(s, unit, out, at + N_CELLS, N_CELLS)
            return
        at += N_RIDER * N_CELLS
        if state & CLOSED:
            out[at] += 1
        if s.tokens[unit]:
            out[at + N_CELLS] = min(out[at + N_CELLS] + s.tokens[unit], 255)

    def _standing_card(self, s: BerserkState, unit: int, out: bytearray, at: int) -> None:
        """What only a card that stands on a cell can have."""
        if s.st[unit] & STATES:
            _mark(s.st[unit], out, at)
        if s.points[unit]:
            out[at + P_POINTS * N_CELLS] = _byte(s.points[unit])
        if s.absorbed[unit]:
            out[at + P_ABSORBED * N_CELLS] = _byte(s.absorbed[unit])
        gained = s.elements[unit] & ~self.table.elements[s.kind[unit]]
        while gained:
            out[at + P_GAINED * N_CELLS] += gained & 1
            gained >>= 1

    def _body(self, s: BerserkState, unit: int, out: bytearray, at: int, step: int) -> None:
        """Lives, strikes and what changes them; `step` bytes lie between two numbers."""
        stats, first = s.stats, unit * N_STATS
        out[at + B_LIVES * step] = _byte(stats[first + LIVES] + s.added[unit])
        if s.wounds[unit]:
            out[at] = _byte(s.wounds[unit])
        if s.tokens[unit]:
            out[at + B_TOKENS * step] = _byte(s.tokens[unit])
        if s.poison_own[unit]:
            out[at + B_POISON * step] = _byte(s.poison_own[unit])
        if s.poison_enemy[unit]:
            out[at + (B_POISON + 1) * step] = _byte(s.poison_enemy[unit])
        i = first + PLUS_WEAK
        here = at + B_STRIKE * step
        for value in self.table.strike[s.kind[unit]]:
            out[here] = _byte(value + stats[i])
            here += step
            i += 1
        if stats[first + ARMOR]:
            out[at + B_ARMOR * step] = _byte(stats[first + ARMOR])
        if stats[first + ATTACK_EXP]:
            out[at + B_ATTACK_EXP * step] = _byte(stats[first + ATTACK_EXP])
        if stats[first + DEFENCE_EXP]:
            out[at + B_DEFENCE_EXP * step] = _byte(stats[first + DEFENCE_EXP])

    def _zone(self, s: BerserkState, units: list[int], out: bytearray, at: int) -> None:
        """The additional zone, sorted by kind."""
        for unit in _sorted(s, units)[:ZONE_SLOTS]:
            out[at] = min(s.kind[unit] + 1, 255)
            out[at + 1] = 1 if s.st[unit] & CLOSED else 0
            out[at + 2] = 1 if s.st[unit] & KEPT_CLOSED else 0
            self._body(s, unit, out, at + 3, 1)
            at += N_SLOT

    def _add_roles(
        self, s: BerserkState, seat: int, roles: list[int], out: bytearray, at: int
    ) -> None:
        """Mark source, targets and defender of the action announced last."""
        for role, unit in enumerate(roles):
            where = place(s, seat, unit) if unit != NONE else NOWHERE
            main = at + self.planes + self.kinds * N_CELLS
            if where >= ZONES:
                side, slot = (where - ZONES) // ZONE_SLOTS, (where - ZONES) % ZONE_SLOTS
                zone = at + self.head + 3 * self.kinds + side * self.side + 7 + self.kinds
                out[zone + slot * N_SLOT + 3 + B_ROLES + role] = 1
            elif where >= WORN:
                if role < 2:
                    worn = main + (N_MAIN + N_RIDER + 2 + role) * N_CELLS
                    out[worn + (where - WORN) % N_CELLS] = 1
            elif where >= N_CELLS:
                rider = main + (N_MAIN + 1 + B_ROLES + role) * N_CELLS
                out[rider + where - N_CELLS] = 1
            elif where >= 0:
                out[main + (P_BODY + B_ROLES + role) * N_CELLS + where] = 1


def _byte(n: int) -> int:
    return 0 if n < 0 else min(n, 255)


def _mark(state: int, out: bytearray, at: int) -> None:
    """The states of a card that stands on a cell."""
    if state & CLOSED:
        out[at + P_CLOSED * N_CELLS] = 1
    if state & KEPT_CLOSED:
        out[at + P_KEPT * N_CELLS] = 1
    if state & (ROOTED | ROOTED_NEXT):
        out[at + P_ROOTED * N_CELLS] = 1
    if state & UNPLACED:
        out[at + P_UNPLACED * N_CELLS] = 1
    if state & VANGUARD_SPENT:
        out[at + P_SPENT * N_CELLS] = 1
    if state & USABLE:
        out[at + P_FLYERS * N_CELLS] = 1


def _shown_end(s: BerserkState, seat: int) -> int:
    """Where the announced actions end that a seat knows (BK-29.17)."""
    end = len(s.items)
    if end and is_announcing(s) and s.items[end - N_ITEM + I_SEAT] != seat:
        end -= N_ITEM
    return end


def _roles(s: BerserkState, seat: int) -> list[int]:
    """Source, target, second target and defender of the action announced last."""
    end = _shown_end(s, seat)
    if not end:
        return []
    top = end - N_ITEM
    return [s.items[top + field] for field in (I_SOURCE, I_TARGET, I_SECOND, I_DEFENDER)]


# Places.


def turned(s: BerserkState, seat: int, cell: int) -> int:
    """A cell as a seat sees it, the own half at the bottom."""
    return cell if s.first == seat else N_CELLS - 1 - cell


def place(s: BerserkState, seat: int, unit: int) -> int:
    """The place of a unit as a seat sees it, or NOWHERE."""
    cell = s.cell[unit]
    if cell == OUT:
        return NOWHERE
    if cell == ZONE:
        return _zone_place(s, seat, unit)
    here = cell if s.first == seat else N_CELLS - 1 - cell
    if s.at[cell] == unit:
        return here
    if is_symbiote(s, unit):
        return N_CELLS + here
    first = WORN_ON_SYMBIOTE if is_symbiote(s, s.host[unit]) else WORN
    return first + s.table.equipment[s.kind[unit]] * N_CELLS + here


def _zone_place(s: BerserkState, seat: int, unit: int) -> int:
    owner = s.owner[unit]
    slot = _sorted(s, [u for u in s.forces[owner] if s.cell[u] == ZONE]).index(unit)
    if slot >= ZONE_SLOTS:
        return NOWHERE
    return ZONES + (owner ^ seat) * ZONE_SLOTS + slot


def _sorted(s: BerserkState, units: list[int]) -> list[int]:
    """Units by kind; those of one kind by number."""
    return [key % 4096 for key in sorted([s.kind[unit] * 4096 + unit for unit in units])]


def _standing(s: BerserkState, seat: int, unit: int) -> int:
    """An order of units: by place, those out of the game first."""
    return place(s, seat, unit) * 4096 + unit


def _pair(verb: int, a: int, b: int) -> int:
    """The code of a verb with places; one that no index has if a place has no name."""
    return pack(verb, a, b) if a >= 0 and b >= 0 else NOWHERE


def place_name(place: int) -> str:
    """c3, its symbiote c3s, its weapon c3w, the symbiote's c3sw; own.2 in the additional zone."""
    if place >= ZONES:
        side, slot = (place - ZONES) // ZONE_SLOTS, (place - ZONES) % ZONE_SLOTS
        return f"{'foe' if side else 'own'}.{slot + 1}"
    name = cell_name(place % N_CELLS)
    if place < N_CELLS:
        return name
    if place < WORN:
        return name + "s"
    letter = EQUIPMENT_LETTERS[(place - WORN) // N_CELLS % LETTERS]
    return name + ("s" if place >= WORN_ON_SYMBIOTE else "") + letter


def _number_name(number: int) -> str:
    if number < GRANTED:
        return str(number + 1)
    carrier = ("s" + EQUIPMENT_LETTERS)[(number - GRANTED) // 4]
    return f"{carrier}.{number % 4 + 1}"


def _places_of(type: int, subtype: int, equipment: int) -> list[int]:
    """Where a card may be that acts, on either side."""
    zones = list(range(ZONES, N_PLACES))
    if type == EQUIPMENT:
        first = equipment * N_CELLS
        worn = [WORN + first + cell for cell in range(N_CELLS)]
        return worn + [WORN_ON_SYMBIOTE + first + cell for cell in range(N_CELLS)]
    if subtype == SYMBIOTE:
        return [*range(N_CELLS, 2 * N_CELLS), *zones]
    return [*range(N_CELLS), *zones]


def _strikes() -> list[int]:
    """Who can strike whom: neighbours; flyers, in the zone or hidden, anybody (BK-13.3, 21.3)."""
    field = range(2 * N_CELLS)
    anywhere = [*field, *range(ZONES, N_PLACES)]
    codes: list[int] = []
    for source in field:
        for target in field:
            near = distance(source % N_CELLS, target % N_CELLS) <= 1
            if source != target and (near or source < HIDING):
                codes.append(pack(V_STRIKE, source, target))
        first = ZONES if source < HIDING else ZONES + ZONE_SLOTS
        codes += [pack(V_STRIKE, source, target) for target in range(first, N_PLACES)]
    for slot in range(ZONES, ZONES + ZONE_SLOTS):
        codes += [pack(V_STRIKE, slot, target) for target in anywhere if target != slot]
    return codes


def _is_vanguard(source: int, target: int) -> bool:
    """Whether a strike is possible before anybody has moved: from the own half to the other."""
    from_own = source >= ZONES or source % N_CELLS < OWN_HALF
    if target >= ZONES:
        return from_own and target >= ZONES + ZONE_SLOTS
    return from_own and target % N_CELLS >= OWN_HALF
