"""Dense actions of Berserk: cells, places and sides as the deciding seat sees them.

The field is turned so that the own half is at the bottom: a1 is the left corner of the seat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from koloda.games.berserk import model as m
from koloda.games.berserk.faces.words import ELEMENT_WORDS, EQUIPMENT_LETTERS, STOP_WORDS, VERBS
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.rules.geometry import STEPS, cell_name, distance
from koloda.games.berserk.rules.state import BerserkState, is_symbiote
from koloda.games.berserk.rules.triggers import ORDER_SHIFT, options_order
from koloda.games.berserk.rules.vanguard import WHICH
from koloda.kernel.encoder import NO_INDEX, BaseEncoder
from koloda.kernel.options import a_of, b_of, pack, verb_of
from koloda.kernel.setup import Setup

# Places of cards, as a seat sees them: cells, symbiotes, equipment by class, on the card that
# stands there and on its symbiote, then the additional zones, the own one first.
LETTERS: Final = 5
WORN: Final = 2 * m.N_CELLS
WORN_ON_SYMBIOTE: Final = WORN + LETTERS * m.N_CELLS
ZONES: Final = WORN_ON_SYMBIOTE + LETTERS * m.N_CELLS
ZONE_SLOTS: Final = 10
N_PLACES: Final = ZONES + 2 * ZONE_SLOTS
NOWHERE: Final = -1
UNITS: Final = 4096  # more than there can be
OWN_HALF: Final = 15
HIDING: Final = 5  # the cells where P2 may leave cards hidden

GRANTED: Final = 16  # an ability from another card: + 4 for each carrier, + its number
SECOND: Final = 512  # added to the source of a second Vanguard
RANKS: Final = 24  # waiting triggers of one text
SPARE: Final = 4000

# Verbs that name one unit, whatever it is.
OF_UNIT: Final = (
    m.V_JUMP,
    m.V_TELEPORT,
    m.V_NO_HOST,
    m.V_STORE,
    m.V_PREPARE,
    m.V_DEFEND,
    m.V_TARGET,
    m.V_TARGET_ITEM,
)

# Options beyond those with a name of their own, by verb.
SPARES: Final = {
    m.V_HOST: 8,
    m.V_NO_HOST: 2,
    m.V_VANGUARD: 16,
    m.V_STRIKE: 64,
    m.V_USE: 16,
    m.V_STORE: 4,
    m.V_PREPARE: 4,
    m.V_DEFEND: 4,
    m.V_TARGET: 16,
    m.V_TARGET_ITEM: 8,
    m.V_ORDER: 8,
}


class Indexed(BaseEncoder[BerserkState]):
    """The dense actions; the same for all decks."""

    def __init__(self, game: Berserk, setup: Setup) -> None:
        super().__init__()
        self.table = game.table
        self.kinds = len(game.table.ids)
        self.number(self._codes())

    def indices(self, s: BerserkState, options: list[int], found: vec[i64]) -> vec[i64]:
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

    def code(self, s: BerserkState, option: int) -> int:
        """An option by places instead of units."""
        verb = verb_of(option)
        if verb in (
            m.V_TAKE,
            m.V_CONFIRM,
            m.V_REDEAL,
            m.V_END,
            m.V_PASS,
            m.V_CARD,
            m.V_ELEMENT,
            m.V_ASK_ME,
        ):
            return option
        seat, a, b = s.stack[-3], a_of(option), b_of(option)
        if verb == m.V_STEP:
            return pack(verb, place(s, seat, a), turned(s, seat, b))
        if verb in (m.V_STRIKE, m.V_HOST):
            return _pair(verb, place(s, seat, a), place(s, seat, b))
        if verb in (m.V_CELL, m.V_DEPLOY, m.V_DEPLOY_HIDDEN):
            return pack(verb, turned(s, seat, a))
        if verb == m.V_VANGUARD:
            source, target = place(s, seat, a % WHICH), place(s, seat, b)
            return _pair(verb, source + a // WHICH * SECOND if source >= 0 else source, target)
        if verb == m.V_USE:
            return _pair(verb, place(s, seat, a), self.ability_number(s, a, b))
        if verb == m.V_ORDER:
            return pack(verb, b, self._rank(s, seat, a, b))
        return _pair(verb, place(s, seat, a), 0) if verb in OF_UNIT else option

    def ability_number(self, s: BerserkState, unit: int, ability: int) -> int:
        """Which ability of a card: its own, or one of a card that it carries."""
        t, kind = self.table, self.table.abilities[ability].kind
        if kind == s.kind[unit]:
            return t.actions[kind].index(ability)
        carrier = 0 if t.subtype[kind] == m.SYMBIOTE else 1 + t.equipment[kind]
        return GRANTED + carrier * 4 + t.host_actions[kind].index(ability)

    def _rank(self, s: BerserkState, seat: int, unit: int, ability: int) -> int:
        """How many cards with the same trigger waiting stand before this one."""
        mine, rank = _standing(s, seat, unit), 0
        for option in options_order(s, s.stack[-2]):
            if b_of(option) == ability and _standing(s, seat, a_of(option)) < mine:
                rank += 1
        return rank

    def name(self, code: int) -> str:
        """What a code means, in words."""
        return " ".join([VERBS[verb_of(code)], *self._words(code)])

    def _words(self, code: int) -> list[str]:
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if a == SPARE:
            return ["other", str(b + 1)]
        if verb in (m.V_TAKE, m.V_CARD):
            return [self.table.ids[a]]
        if verb in (m.V_CELL, m.V_DEPLOY, m.V_DEPLOY_HIDDEN):
            return [cell_name(a)]
        if verb in (m.V_STEP, m.V_STRIKE, m.V_HOST):
            return [place_name(a), place_name(b)]
        if verb == m.V_VANGUARD:
            return [place_name(a % SECOND), str(a // SECOND + 1), place_name(b)]
        if verb == m.V_USE:
            return [place_name(a), _number_name(b)]
        if verb == m.V_ORDER:
            return [self._trigger_name(a - ORDER_SHIFT), str(b + 1)]
        if verb == m.V_ELEMENT:
            return [ELEMENT_WORDS[a]]
        if verb == m.V_ASK_ME:
            return [STOP_WORDS[a]]
        return [place_name(a)] if verb in OF_UNIT else []

    def _trigger_name(self, ability: int) -> str:
        if ability < 0:
            return {m.KEY_CORPSE: "corpse-eating", m.KEY_GIFT: "life-gift"}.get(
                ability, "regeneration"
            )
        t, kind = self.table, self.table.abilities[ability].kind
        if ability in t.triggers[kind]:
            return f"{t.ids[kind]}.{t.triggers[kind].index(ability) + 1}"
        return f"{t.ids[kind]}.host.{t.host_triggers[kind].index(ability) + 1}"

    def _codes(self) -> list[int]:
        """Every option that can occur in a match."""
        t, field = self.table, range(2 * m.N_CELLS)
        plain = [m.V_REDEAL, m.V_CONFIRM, m.V_STOP_VANGUARD, m.V_END, m.V_PASS]
        codes = [pack(verb) for verb in [*plain, m.V_NO_DEFENDER, m.V_REROLL, m.V_STAND]]
        codes += [pack(m.V_TAKE, kind) for kind in range(self.kinds)]
        codes += [pack(m.V_CARD, kind) for kind in range(self.kinds) if t.type[kind] == m.CREATURE]
        codes += [pack(m.V_DEPLOY, cell) for cell in range(OWN_HALF)]
        codes += [pack(m.V_DEPLOY_HIDDEN, cell) for cell in range(HIDING)]
        codes += [pack(m.V_ELEMENT, element) for element in range(m.N_ELEMENTS)]
        codes += [pack(m.V_ASK_ME, setting) for setting in range(len(STOP_WORDS))]
        for cell in range(m.N_CELLS):
            codes += [pack(m.V_STEP, cell, to) for to in STEPS[cell]]
            codes += [pack(verb, cell) for verb in (m.V_CELL, m.V_JUMP, m.V_TELEPORT)]
        codes += [pack(m.V_PREPARE, place) for place in field]
        own = [*field, *range(ZONES, ZONES + ZONE_SLOTS)]
        codes += [pack(m.V_DEFEND, place) for place in own]
        codes += [pack(m.V_TARGET, place) for place in range(N_PLACES)]
        codes += [*self._hosts(), *_strikes(), *self._vanguards(), *self._uses(), *self._orders()]
        for verb, n in SPARES.items():
            codes += [pack(verb, SPARE, rank) for rank in range(n)]
        return codes

    def _hosts(self) -> list[int]:
        """Cards wait on their cell of the own half; late ones in the hiding row (BK-8.5)."""
        codes: list[int] = []
        for cell in range(OWN_HALF):
            codes.append(pack(m.V_NO_HOST, cell))
            hosts = m.N_CELLS if cell < HIDING else OWN_HALF
            for host in range(hosts):
                codes += [pack(m.V_HOST, cell, host), pack(m.V_HOST, cell, m.N_CELLS + host)]
        return codes

    def _vanguards(self) -> list[int]:
        """Ground creatures at the midline; flyers from the zone or hidden (BK-9.3)."""
        t = self.table
        ground = flying = 0
        for kind in range(self.kinds):
            n = max(len(t.vanguards[kind * 2]), len(t.vanguards[kind * 2 + 1]))
            if t.subtype[kind] == m.FLYING:
                flying = max(flying, n)
            else:
                ground = max(ground, n)
        codes: list[int] = []
        for code in _strikes():
            source, target = a_of(code), b_of(code)
            if not _is_vanguard(source, target):
                continue
            close = source < 2 * m.N_CELLS and target < 2 * m.N_CELLS
            close = close and distance(source % m.N_CELLS, target % m.N_CELLS) <= 1
            for which in range(ground if close else flying):
                codes.append(pack(m.V_VANGUARD, source + which * SECOND, target))
        return codes

    def _uses(self) -> list[int]:
        """Own abilities by place and number, those of carried cards by what carries them."""
        t = self.table
        codes: list[int] = []
        for kind in range(self.kinds):
            for place in _places_of(t.type[kind], t.subtype[kind], t.equipment[kind]):
                if t.actions[kind] or t.type[kind] == m.CREATURE:
                    codes.append(pack(m.V_TARGET_ITEM, place))
                if t.stores[kind] and place < ZONES + ZONE_SLOTS:
                    codes.append(pack(m.V_STORE, place))
                if place < ZONES + ZONE_SLOTS:
                    numbers = range(len(t.actions[kind]))
                    codes += [pack(m.V_USE, place, number) for number in numbers]
            carrier = 0 if t.subtype[kind] == m.SYMBIOTE else 1 + t.equipment[kind]
            for number in range(len(t.host_actions[kind])):
                for host in range(m.N_CELLS if carrier == 0 else 2 * m.N_CELLS):
                    codes.append(pack(m.V_USE, host, GRANTED + carrier * 4 + number))
        return list(set(codes))

    def _orders(self) -> list[int]:
        triggers = [m.KEY_REGEN, m.KEY_GIFT, m.KEY_CORPSE]
        for ability, it in enumerate(self.table.abilities):
            if it.event >= 0:
                triggers.append(ability)
        return [pack(m.V_ORDER, it + ORDER_SHIFT, rank) for it in triggers for rank in range(RANKS)]


def turned(s: BerserkState, seat: int, cell: int) -> int:
    """A cell as a seat sees it, the own half at the bottom."""
    return cell if s.first == seat else m.N_CELLS - 1 - cell


def place(s: BerserkState, seat: int, unit: int) -> int:
    """The place of a unit as a seat sees it, or NOWHERE."""
    cell = s.cell[unit]
    if cell == m.OUT:
        return NOWHERE
    if cell == m.ZONE:
        return _zone_place(s, seat, unit)
    here = cell if s.first == seat else m.N_CELLS - 1 - cell
    if s.at[cell] == unit:
        return here
    if is_symbiote(s, unit):
        return m.N_CELLS + here
    first = WORN_ON_SYMBIOTE if is_symbiote(s, s.host[unit]) else WORN
    return first + s.table.equipment[s.kind[unit]] * m.N_CELLS + here


def _zone_place(s: BerserkState, seat: int, unit: int) -> int:
    """A slot of the additional zone, which is sorted by kind and number."""
    owner, slot = s.owner[unit], 0
    mine: i64 = s.kind[unit] * UNITS + unit
    for other in s.forces[owner]:
        if s.cell[other] == m.ZONE and s.kind[other] * UNITS + other < mine:
            slot += 1
    if slot >= ZONE_SLOTS:
        return NOWHERE
    return ZONES + (owner ^ seat) * ZONE_SLOTS + slot


def sorted_units(s: BerserkState, units: list[int]) -> list[int]:
    """Units by kind; those of one kind by number."""
    return [key % UNITS for key in sorted([s.kind[unit] * UNITS + unit for unit in units])]


def _standing(s: BerserkState, seat: int, unit: int) -> int:
    """An order of units: by place, those out of the game first."""
    return place(s, seat, unit) * UNITS + unit


def _pair(verb: int, a: int, b: int) -> int:
    """The code of a verb with places; one that no index has if a place has no name."""
    return pack(verb, a, b) if a >= 0 and b >= 0 else NOWHERE


def place_name(place: int) -> str:
    """c3, its symbiote c3s, its weapon c3w, the symbiote's c3sw; own.2 in the additional zone."""
    if place >= ZONES:
        side, slot = (place - ZONES) // ZONE_SLOTS, (place - ZONES) % ZONE_SLOTS
        return f"{'foe' if side else 'own'}.{slot + 1}"
    name = cell_name(place % m.N_CELLS)
    if place < m.N_CELLS:
        return name
    if place < WORN:
        return name + "s"
    letter = EQUIPMENT_LETTERS[(place - WORN) // m.N_CELLS % LETTERS]
    return name + ("s" if place >= WORN_ON_SYMBIOTE else "") + letter


def _number_name(number: int) -> str:
    if number < GRANTED:
        return str(number + 1)
    carrier = ("s" + EQUIPMENT_LETTERS)[(number - GRANTED) // 4]
    return f"{carrier}.{number % 4 + 1}"


def _places_of(type: int, subtype: int, equipment: int) -> list[int]:
    """Where a card may be that acts, on either side."""
    zones = list(range(ZONES, N_PLACES))
    if type == m.EQUIPMENT:
        first = equipment * m.N_CELLS
        worn = [WORN + first + cell for cell in range(m.N_CELLS)]
        return worn + [WORN_ON_SYMBIOTE + first + cell for cell in range(m.N_CELLS)]
    if subtype == m.SYMBIOTE:
        return [*range(m.N_CELLS, 2 * m.N_CELLS), *zones]
    return [*range(m.N_CELLS), *zones]


def _strikes() -> list[int]:
    """Who can strike whom: neighbours; flyers, in the zone or hidden, anybody (BK-13.3, 21.3)."""
    field = range(2 * m.N_CELLS)
    anywhere = [*field, *range(ZONES, N_PLACES)]
    codes: list[int] = []
    for source in field:
        for target in field:
            near = distance(source % m.N_CELLS, target % m.N_CELLS) <= 1
            if source != target and (near or source < HIDING):
                codes.append(pack(m.V_STRIKE, source, target))
        first = ZONES if source < HIDING else ZONES + ZONE_SLOTS
        codes += [pack(m.V_STRIKE, source, target) for target in range(first, N_PLACES)]
    for slot in range(ZONES, ZONES + ZONE_SLOTS):
        codes += [pack(m.V_STRIKE, slot, target) for target in anywhere if target != slot]
    return codes


def _is_vanguard(source: int, target: int) -> bool:
    """Whether a strike is possible before anybody has moved: from the own half to the other."""
    from_own = source >= ZONES or source % m.N_CELLS < OWN_HALF
    if target >= ZONES:
        return from_own and target >= ZONES + ZONE_SLOTS
    return from_own and target % m.N_CELLS >= OWN_HALF
