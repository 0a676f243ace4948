"""The small questions one asks of a position: chapter 3 of RULES.md."""

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.geometry import distance
from koloda.games.berserk.rules.position import BerserkState as BerserkState


def changed(column: list[int], i: int, value: int) -> list[int]:
    """A copy with another value in one place: clones share the list as it was."""
    copy = column[:]
    copy[i] = value
    return copy


def noted(notes: list[int], unit: int) -> int:
    """What pairs of unit and number say of a unit; 0 without a pair."""
    for i in range(0, len(notes), 2):
        if notes[i] == unit:
            return notes[i + 1]
    return 0


def note(notes: list[int], unit: int, n: int) -> None:
    """Write a number beside a unit, in ascending order; 0 takes the pair away."""
    i = 0
    while i < len(notes) and notes[i] < unit:
        i += 2
    if i < len(notes) and notes[i] == unit:
        del notes[i : i + 2]
    if n:
        notes.insert(i, n)
        notes.insert(i, unit)


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
    return s.stats[s.row[unit] + which]


def has(s: BerserkState, unit: int, flag: int) -> bool:
    """Whether a unit has a keyword without number, or a Protection."""
    return s.stats[s.row[unit] + m.FLAGS] & flag != 0


def lives(s: BerserkState, unit: int) -> int:
    """Wounds that kill the card (BK-19.2)."""
    return s.stats[s.row[unit] + m.LIVES] + s.added[unit]


def current_lives(s: BerserkState, unit: int) -> int:
    """BK-3.12."""
    return s.stats[s.row[unit] + m.LIVES] + s.added[unit] - s.wounds[unit]


def is_healable(s: BerserkState, unit: int) -> bool:
    """BK-25.4, 26.2, 26.82: neither artifacts nor bodiless or incurable creatures."""
    return is_creature(s, unit) and not has(s, unit, m.BODILESS | m.INCURABLE)


def is_poisoned(s: BerserkState, unit: int) -> bool:
    return s.poison[unit] > 0


def poison_of(s: BerserkState, unit: int, enemy: bool) -> int:
    """BK-26.64: the largest Poison from cards of one side."""
    return s.poison[unit] >> m.ENEMY_POISON if enemy else s.poison[unit] & m.OWN_POISON


def class_of(s: BerserkState, unit: int) -> int:
    """The bit of the unit's class, 0 if it has none (BK-3.8)."""
    return 0 if s.st[unit] & m.CLASSLESS else s.table.cls[s.kind[unit]]


def is_adjacent(s: BerserkState, a: int, b: int) -> bool:
    """BK-2.7, 2.10, 2.11, 21.2: different cards on neighbouring cells or on one cell."""
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
