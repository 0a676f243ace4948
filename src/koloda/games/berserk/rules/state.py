"""A position of Berserk, and the small questions one asks of it: chapter 3 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.geometry import distance
from koloda.kernel.state import BaseState


class BerserkState(BaseState):
    """Cards in the game zone are units (parallel lists); cards elsewhere are kinds."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: CardTable,
        first: int,
        phase: int,
        turn: int,
        active: int,
        quiet: int,
        quiet_limit: int,
        turn_limit: int,
        ending: int,
        winner: int,
        watching: int,
        vanguard_over: int,
        stop_changed: int,
        kind: list[int],
        owner: list[int],
        cell: list[int],
        host: list[int],
        st: list[int],
        wounds: list[int],
        added: list[int],
        tokens: list[int],
        points: list[int],
        absorbed: list[int],
        poison_own: list[int],
        poison_enemy: list[int],
        elements: list[int],
        used: list[int],
        stats: list[int],
        at: list[int],
        redeals: list[int],
        deal_size: list[int],
        progress: list[int],
        stop: list[int],
        items: list[int],
        act: list[int],
        fight: list[int],
        pending: list[int],
        chain: list[int],
        temps: list[int],
        rolls: list[int],
        forces: list[list[int]],
        decks: list[list[int]],
        deals: list[list[int]],
        squads: list[list[int]],
        graves: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.first = first  # seat of the First player
        self.phase = phase  # PREPARING to BATTLE
        self.turn = turn  # number of the turn, from 1
        self.active = active  # seat whose turn it is, NONE before the battle
        self.quiet = quiet  # turns in a row without wound, death, call or revival
        self.quiet_limit = quiet_limit  # turns of inactivity that end the game (section 8.1, MS9)
        self.turn_limit = turn_limit  # turns after which the game ends
        self.ending = ending  # 0 while playing
        self.winner = winner  # seat, NONE for a draw
        self.watching = watching  # bits: an aura in play depends on places (1), on Poison (2)
        self.vanguard_over = vanguard_over  # bits of the seats that gave up Vanguard
        self.stop_changed = (
            stop_changed  # bits of the seats that changed their setting in this turn
        )
        self.kind = kind  # by unit: the cell it was deployed on, later arrivals from 30 on
        self.owner = owner
        self.cell = cell  # 0..29, ZONE, or OUT; symbiotes and equipment share the host's
        self.host = host  # unit that carries this one
        self.st = st  # state bits
        self.wounds = wounds
        self.added = added  # additional lives
        self.tokens = tokens
        self.points = points  # movement points left
        self.absorbed = absorbed  # wounds stopped by Armor in this turn
        self.poison_own = poison_own  # largest Poison from a card of the own side (BK-26.64)
        self.poison_enemy = poison_enemy  # largest Poison from an enemy card
        self.elements = elements  # printed and gained
        self.used = used  # limited abilities used: unit, ability, 1 this turn or 2 this battle
        self.stats = stats  # N_STATS ints by unit (statics.py)
        self.at = at  # by cell: independent or hidden unit; from N_CELLS on: symbiote
        self.redeals = redeals  # by seat
        self.deal_size = deal_size  # by seat
        self.progress = progress  # by seat: 0 drafting, 1 squad confirmed, 2 deployed
        self.stop = stop  # by seat: stop setting
        self.items = items  # stack of announced actions, N_ITEM ints each
        self.act = act  # registers of the ability being executed
        self.fight = fight  # registers of the strike being resolved
        self.pending = pending  # waiting triggers, N_TRIGGER ints each
        self.chain = chain  # units and abilities of the triggers being executed
        self.temps = temps  # temporary modifiers, N_TEMP ints each
        self.rolls = rolls  # dice since the last decision: 0 white or 1 black, D6
        self.forces = forces  # by seat: units in the game zone, ascending
        self.decks = decks  # by seat: kinds, unordered
        self.deals = deals  # by seat: kinds dealt and not taken, sorted
        self.squads = squads  # by seat: kinds taken and not yet deployed, sorted
        self.graves = graves  # by seat: kinds, sorted

    def clone(self) -> "BerserkState":
        return BerserkState(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.first,
            self.phase,
            self.turn,
            self.active,
            self.quiet,
            self.quiet_limit,
            self.turn_limit,
            self.ending,
            self.winner,
            self.watching,
            self.vanguard_over,
            self.stop_changed,
            self.kind[:],
            self.owner[:],
            self.cell[:],
            self.host[:],
            self.st[:],
            self.wounds[:],
            self.added[:],
            self.tokens[:],
            self.points[:],
            self.absorbed[:],
            self.poison_own[:],
            self.poison_enemy[:],
            self.elements[:],
            self.used[:],
            self.stats[:],
            self.at[:],
            self.redeals[:],
            self.deal_size[:],
            self.progress[:],
            self.stop[:],
            self.items[:],
            self.act[:],
            self.fight[:],
            self.pending[:],
            self.chain[:],
            self.temps[:],
            self.rolls[:],
            [self.forces[0][:], self.forces[1][:]],
            [self.decks[0][:], self.decks[1][:]],
            [self.deals[0][:], self.deals[1][:]],
            [self.squads[0][:], self.squads[1][:]],
            [self.graves[0][:], self.graves[1][:]],
        )

    def __reduce__(self) -> tuple[type["BerserkState"], tuple[object, ...]]:
        return (
            BerserkState,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                *self._scalars(),
                *self._lists(),
                *self._zones(),
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key.extend(self._scalars())
        for flat in self._lists():
            key.append(-9)
            key.extend(flat)
        for zones in self._zones():
            for zone in zones:
                key.append(-9)
                key.extend(zone)
        return tuple(key)

    def _scalars(self) -> list[int]:
        return [
            self.first,
            self.phase,
            self.turn,
            self.active,
            self.quiet,
            self.quiet_limit,
            self.turn_limit,
            self.ending,
            self.winner,
            self.watching,
            self.vanguard_over,
            self.stop_changed,
        ]

    def _lists(self) -> list[list[int]]:
        return [
            self.kind,
            self.owner,
            self.cell,
            self.host,
            self.st,
            self.wounds,
            self.added,
            self.tokens,
            self.points,
            self.absorbed,
            self.poison_own,
            self.poison_enemy,
            self.elements,
            self.used,
            self.stats,
            self.at,
            self.redeals,
            self.deal_size,
            self.progress,
            self.stop,
            self.items,
            self.act,
            self.fight,
            self.pending,
            self.chain,
            self.temps,
            self.rolls,
        ]

    def _zones(self) -> list[list[list[int]]]:
        return [self.forces, self.decks, self.deals, self.squads, self.graves]


def role(s: BerserkState, seat: int) -> int:
    """0 for the First player, 1 for the Second (BK-1.2)."""
    return 0 if seat == s.first else 1


def in_play(s: BerserkState, unit: int) -> bool:
    """Whether a unit is in the game zone (BK-2.17)."""
    return s.cell[unit] != m.OUT


def is_open(s: BerserkState, unit: int) -> bool:
    """Upright, ready (BK-3.10)."""
    return s.st[unit] & m.CLOSED == 0


def is_hidden(s: BerserkState, unit: int) -> bool:
    """Face down (BK-3.10)."""
    return s.st[unit] & m.HIDDEN != 0


def is_creature(s: BerserkState, unit: int) -> bool:
    return s.table.type[s.kind[unit]] == m.CREATURE


def is_artifact(s: BerserkState, unit: int) -> bool:
    return s.table.type[s.kind[unit]] == m.ARTIFACT


def is_attackable(s: BerserkState, unit: int) -> bool:
    """BK-13.4, 16.18: creatures and artifacts can be attacked."""
    return s.table.attackable[s.kind[unit]] == 1


def is_flyer(s: BerserkState, unit: int) -> bool:
    return s.st[unit] & m.FLIES != 0


def is_symbiote(s: BerserkState, unit: int) -> bool:
    return s.table.subtype[s.kind[unit]] == m.SYMBIOTE


def is_ground(s: BerserkState, unit: int) -> bool:
    """A creature that is not flying, symbiotes included."""
    return is_creature(s, unit) and s.st[unit] & m.FLIES == 0


def rides(s: BerserkState, unit: int) -> bool:
    """Whether this card belongs on a host: a symbiote or equipment (BK-22.1, 23.2)."""
    kind = s.table
    return kind.subtype[s.kind[unit]] == m.SYMBIOTE or kind.type[s.kind[unit]] == m.EQUIPMENT


def lives_off_field(s: BerserkState, unit: int) -> bool:
    """Whether this card belongs in the additional zone (BK-8.4)."""
    if s.st[unit] & m.FLIES or s.table.type[s.kind[unit]] == m.TERRAIN:
        return True
    return s.table.base[s.kind[unit] * 2][m.FLAGS] & m.EXTRA_ZONE != 0


def place(s: BerserkState, unit: int) -> int:
    """Where a unit stands; a hidden one as if it had just been revealed (BK-8.19)."""
    if s.st[unit] & m.HIDDEN and lives_off_field(s, unit):
        return m.ZONE
    return s.cell[unit]


def stat(s: BerserkState, unit: int, which: int) -> int:
    """A statistic of a unit, everything that changes it included."""
    return s.stats[unit * m.N_STATS + which]


def has(s: BerserkState, unit: int, flag: int) -> bool:
    """Whether a unit has a keyword without number, or a Protection."""
    return s.stats[unit * m.N_STATS + m.FLAGS] & flag != 0


def lives(s: BerserkState, unit: int) -> int:
    """Wounds that kill the card (BK-19.2)."""
    return s.stats[unit * m.N_STATS + m.LIVES] + s.added[unit]


def current_lives(s: BerserkState, unit: int) -> int:
    """BK-3.12."""
    return s.stats[unit * m.N_STATS + m.LIVES] + s.added[unit] - s.wounds[unit]


def is_healable(s: BerserkState, unit: int) -> bool:
    """BK-25.4, 26.2, 26.82: neither artifacts nor bodiless or incurable creatures."""
    return is_creature(s, unit) and not has(s, unit, m.BODILESS | m.INCURABLE)


def is_poisoned(s: BerserkState, unit: int) -> bool:
    return s.poison_own[unit] > 0 or s.poison_enemy[unit] > 0


def class_of(s: BerserkState, unit: int) -> int:
    """The bit of the unit's class, 0 if it has none (BK-3.8)."""
    return 0 if s.st[unit] & m.CLASSLESS else s.table.cls[s.kind[unit]]


def is_adjacent(s: BerserkState, a: int, b: int) -> bool:
    """BK-2.7, 2.10, 2.11: different cards on neighbouring cells or on one cell."""
    here, there = s.cell[a], s.cell[b]
    if here < 0 or there < 0 or here >= m.N_CELLS or there >= m.N_CELLS or a == b:
        return False
    return distance(here, there) <= 1


def symbiote_of(s: BerserkState, unit: int) -> int:
    """The symbiote a unit carries, or NONE."""
    cell = s.cell[unit]
    return s.at[m.N_CELLS + cell] if 0 <= cell < m.N_CELLS and s.at[cell] == unit else m.NONE


def has_hidden(s: BerserkState, seat: int) -> bool:
    """Whether a player has a hidden card in the game zone."""
    if s.turn > 1:
        return False  # BK-8.17
    return any(s.st[unit] & m.HIDDEN for unit in s.forces[seat])
