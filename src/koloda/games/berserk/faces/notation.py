"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line; what is left out has its default, `#` starts a comment.

    p1 c3 f13 wounds=2 closed      # a card of the First player on c3
    p1 c3s f14                     # its symbiote; c3w its weapon, c3sa armour of the symbiote
    p2 zone n14                    # in the additional zone
    p2 c6 s01 hidden
    p1 deck f05*3 n01              # also: grave, deal, squad (in any order: piles have none)
    turn: 3
    active: 1                      # seat; the First player is seat 0 unless `first: 1` says else

Without a line `stack` it is the main phase of the active player. `text` prints whatever the
rules can reach, in the middle of an action too, and `position` reads it back to the same key.
"""

import re
from collections.abc import Callable
from itertools import groupby

from koloda.games.berserk import GAME
from koloda.games.berserk import model as m
from koloda.games.berserk.faces.words import EQUIPMENT_LETTERS, QUESTIONS
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.rules.abilities import add_unit
from koloda.games.berserk.rules.fields import COLUMNS, STATE
from koloda.games.berserk.rules.geometry import cell_name, cell_named
from koloda.games.berserk.rules.options import options
from koloda.games.berserk.rules.position import new_berserk_state
from koloda.games.berserk.rules.state import (
    BerserkState,
    is_symbiote,
    note,
    noted,
    poison_of,
    stat,
)
from koloda.games.berserk.rules.statics import refresh
from koloda.games.berserk.rules.victory import ENDINGS
from koloda.kernel.errors import BadPosition
from koloda.kernel.fields import DERIVED, NUMBER, NUMBERS
from koloda.kernel.frames import ASK_BASE, FRAME
from koloda.kernel.rng import MASK

STATES = [
    "hidden", "closed", "moved", "kept", "vanguard_spent", "stored", "defended", "earned",
    "usable", "rooted_next", "rooted", "classless", "flies", "unplaced", "stays_hidden",
]  # fmt: skip
LANDED = "landed"  # a flyer by print that does not fly
NOTES = ["tokens", "absorbed"]
WRITTEN_BY_CARD = [*[field.name for field in COLUMNS], *NOTES, "at"]
MARKS = ["wounds", "added", "points", "elements"]  # columns that are numbers of a card
POISONS = ["poison_own", "poison_enemy"]
_RAW = [f for f in STATE.all if f.known != DERIVED and f.name not in WRITTEN_BY_CARD]
SCALARS = [field.name for field in _RAW if field.kind == NUMBER]
LISTS = [field.name for field in _RAW if field.kind == NUMBERS]
ZONES = {"deck": "decks", "deal": "deals", "squad": "squads", "grave": "graves"}
PLACE = re.compile(r"([a-e][1-6])(s?)([ahwfp]?)")
CARD = re.compile(r"([a-z][a-z0-9_]*)(?:\*(\d{1,2}))?")
MOST_UNITS = 4095  # what an option can name
MOST = 1 << 60
HIGHEST_MARK = {
    "elements": (1 << m.N_ELEMENTS) - 1, "poison_own": m.OWN_POISON, "poison_enemy": m.OWN_POISON,
}  # fmt: skip

# What a single number may be, and how long a list is or in which groups its numbers stand
HIGHEST = {
    "first": 1, "phase": m.BATTLE, "active": 1, "ending": len(ENDINGS) - 1, "winner": 1,
    "vanguard_over": 3, "stop_changed": 3, "key_low": MASK, "key_high": MASK,
}  # fmt: skip
LENGTHS = {
    "counters": m.N_STREAMS, "act": m.N_ACT, "fight": m.N_FIGHT,
    "redeals": 2, "progress": 2, "stop": 2,
}  # fmt: skip
GROUPS = {
    "stack": FRAME, "forced": 2, "used": m.N_USED, "items": m.N_ITEM, "pending": m.N_TRIGGER,
    "temps": m.N_TEMP, "rolls": 2, "chain": 1,
}  # fmt: skip


def text(s: BerserkState) -> str:
    """A position as text, exact to the last hidden card."""
    lines = [f"{name}: {getattr(s, name)}" for name in SCALARS]
    for seat in (0, 1):
        player = f"p{1 if seat == s.first else 2}"
        lines += [f"{player} {_unit(s, unit)}" for unit in s.forces[seat]]
        for zone, field in ZONES.items():
            if getattr(s, field)[seat]:
                runs = groupby(s.table.ids[kind] for kind in getattr(s, field)[seat])
                cards = " ".join(f"{name}*{len(list(run))}" for name, run in runs)
                lines.append(f"{player} {zone} {cards}")
    gone = [unit for unit, kind in enumerate(s.kind) if kind >= 0 and s.cell[unit] == m.OUT]
    lines += [_gone(s, unit) for unit in gone]
    lines += [f"{name}: {' '.join(map(str, getattr(s, name)))}".rstrip() for name in LISTS]
    lines.append(f"units: {len(s.kind)}")
    return "\n".join(lines) + "\n"


def _unit(s: BerserkState, unit: int) -> str:
    kind = s.kind[unit]
    words = [_place(s, unit), s.table.ids[kind], f"id={unit}"]
    words += [f"{name}={getattr(s, name)[unit]}" for name in MARKS]
    words += [f"{name}={noted(getattr(s, name), unit)}" for name in NOTES]
    words += [f"{name}={poison_of(s, unit, i == 1)}" for i, name in enumerate(POISONS)]
    words += [name for i, name in enumerate(STATES) if s.st[unit] >> i & 1]
    if s.table.subtype[kind] == m.FLYING and not s.st[unit] & m.FLIES:
        words.append(LANDED)
    return " ".join(words)


def _gone(s: BerserkState, unit: int) -> str:
    """A number whose card has left the game zone."""
    player = f"p{1 if s.owner[unit] == s.first else 2}"
    return f"{player} gone {s.table.ids[s.kind[unit]]} id={unit} elements={s.elements[unit]}"


def _place(s: BerserkState, unit: int) -> str:
    cell, host = s.cell[unit], s.host[unit]
    if cell == m.ZONE:
        return "zone"
    name = cell_name(cell)
    if host == m.NONE:
        return name
    if is_symbiote(s, unit):
        return name + "s"
    carrier = "s" if is_symbiote(s, host) else ""
    return name + carrier + EQUIPMENT_LETTERS[s.table.equipment[s.kind[unit]]]


def position(text: str, game: Berserk = GAME) -> BerserkState:
    """The position a text describes; BadPosition names the line that cannot be read."""
    reader = _Reader(game)
    lines = [raw.partition("#")[0].strip() for raw in text.splitlines()]
    cards = [i for i, line in enumerate(lines) if line[:2] in ("p1", "p2")]
    for i in (*(i for i in range(len(lines)) if i not in cards), *sorted(cards, key=_last(lines))):
        try:
            reader.read(lines[i])
        except BadPosition as error:
            raise BadPosition(f"line {i + 1}: {lines[i]!r}: {error}") from error
    return reader.finish()


def _last(lines: list[str]) -> Callable[[int], int]:
    """Riders are read after their hosts, by the length of their place."""
    return lambda i: len(lines[i].split()[1]) if len(lines[i].split()) > 1 else 0


def _number(word: str, low: int = 0, high: int = MOST) -> int:
    digits = word.strip()
    if not digits.removeprefix("-").isascii() or not digits.removeprefix("-").isdigit():
        raise BadPosition(f"expected a number, found {digits!r}")
    n = int(digits)
    if not low <= n <= high:
        raise BadPosition(f"{n} is not from {low} to {high}")
    return n


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, game: Berserk) -> None:
        self.s = new_berserk_state(1, game.table, 0, 40, 400)
        self.s.unshare()
        self.s.phase, self.s.turn, self.s.active = m.BATTLE, 3, 0
        self.s.progress = [m.DEPLOYED, m.DEPLOYED]
        self.given: set[str] = set()
        self.pointed: set[int] = set()
        self.n_units = m.N_CELLS

    def read(self, line: str) -> None:
        if not line:
            return
        if line[:3] in ("p1 ", "p2 "):
            self.read_cards(line.split())
            return
        name, colon, value = line.partition(":")
        if not colon:
            raise BadPosition("write p1, p2, or `name: value`")
        if name in self.given:
            raise BadPosition(f"{name!r} is given twice")
        self.given.add(name)
        if name in SCALARS:
            setattr(self.s, name, _number(value, m.NONE, HIGHEST.get(name, MOST)))
        elif name in LISTS:
            setattr(self.s, name, self.numbers(name, value))
        elif name == "units":
            self.n_units = _number(value, m.N_CELLS, MOST_UNITS)
        else:
            raise BadPosition(f"there is no {name!r}")

    def numbers(self, name: str, value: str) -> list[int]:
        numbers = [_number(word, -MOST) for word in value.split()]
        if name in LENGTHS and len(numbers) != LENGTHS[name]:
            raise BadPosition(f"{name} has {LENGTHS[name]} numbers, not {len(numbers)}")
        if name in GROUPS and len(numbers) % GROUPS[name]:
            raise BadPosition(f"the numbers of {name} stand in groups of {GROUPS[name]}")
        if name in ("stop", "progress") and not all(n in (0, 1, 2) for n in numbers):
            raise BadPosition(f"{name} is 0, 1 or 2 for each seat")
        if name == "counters" and min(numbers) < 0:
            raise BadPosition("no stream was drawn from less than never")
        return numbers

    def read_cards(self, words: list[str]) -> None:
        if words[1] == "gone":
            self.put_gone(words)
        elif words[1] in ZONES:
            zone = getattr(self.s, ZONES[words[1]])[self.seat(words[0])]
            zone += [kind for word in words[2:] for kind in self.kinds(word)]
            zone.sort()
        elif len(words) < 3:
            raise BadPosition("write player, place and card, as in `p1 c3 f13`")
        else:
            self.put(words)

    def finish(self) -> BerserkState:
        s = self.s
        while len(s.kind) < self.n_units:
            add_unit(s)
        for side in s.forces:
            side.sort()
        if s.phase != m.PREPARING:
            self.settle()
        if "stack" not in self.given and not s.ending:
            if s.active == m.NONE:
                raise BadPosition("without `stack` it is somebody's main phase: give `active`")
            s.stack = [m.ASK_MAIN, s.active, 0, 0]
        self.check()
        return s

    def settle(self) -> None:
        s = self.s
        points = s.points[:]
        refresh(s)
        for side in s.forces:
            for unit in side:
                moves = stat(s, unit, m.MOVEMENT)
                s.points[unit] = points[unit] if unit in self.pointed else moves

    def check(self) -> None:
        """What the rules rely on: every number of a card is one, and the question has answers."""
        s = self.s
        fields = (m.I_SOURCE, m.I_TARGET, m.I_SECOND, m.I_DEFENDER)
        units = [s.items[i + at] for i in range(0, len(s.items), m.N_ITEM) for at in fields]
        units += [s.act[at] for at in (m.A_SOURCE, m.A_TARGET, m.A_SECOND)]
        units += [s.fight[at] for at in (m.F_ATTACKER, m.F_REFLECTOR)]
        units += [s.pending[i + m.T_UNIT] for i in range(0, len(s.pending), m.N_TRIGGER)]
        units += [s.temps[i] for i in range(0, len(s.temps), m.N_TEMP)]
        for unit in units:
            if unit != m.NONE and not (0 <= unit < len(s.kind) and s.kind[unit] != m.NONE):
                raise BadPosition(f"there is no card with the number {unit}")
        if not s.stack:
            return
        ask, seat = s.stack[-4], s.stack[-3]
        if ask not in QUESTIONS or seat not in (0, 1):
            what = "question" if ask < ASK_BASE else f"question {ask} to seat {seat}"
            raise BadPosition(f"the last frame of the stack is no {what} of the game")
        try:
            found = options(s)
        except (IndexError, KeyError, ValueError) as error:
            raise BadPosition("the question does not fit the position") from error
        if not found:
            raise BadPosition("the question has no answer in this position")

    def seat(self, player: str) -> int:
        return self.s.first if player == "p1" else 1 - self.s.first

    def kinds(self, word: str) -> list[int]:
        match = CARD.fullmatch(word)
        if match is None or match[1] not in self.s.table.kinds:
            raise BadPosition(f"there is no card {word!r}")
        return [self.s.table.kinds[match[1]]] * int(match[2] or 1)

    def put(self, words: list[str]) -> None:
        s, place = self.s, words[1]
        kind = self.kinds(words[2])[0]
        marks = dict(word.split("=", 1) for word in words[3:] if "=" in word)
        cell, host = self.where(place)
        default = cell if host == m.NONE and cell != m.ZONE else len(s.kind)
        unit = self.new(_number(marks.pop("id", str(default)), 0, MOST_UNITS))
        s.kind[unit], s.owner[unit] = kind, self.seat(words[0])
        s.cell[unit], s.host[unit] = cell, host
        s.elements[unit] = s.table.elements[kind]
        s.st[unit] = m.FLIES if s.table.subtype[kind] == m.FLYING else 0
        self.mark(unit, marks, [word for word in words[3:] if "=" not in word])
        self.stand(unit, place)
        s.forces[s.owner[unit]].append(unit)

    def stand(self, unit: int, place: str) -> None:
        """The card fills its cell, or the symbiote's place on it (BK-2.13)."""
        s, cell = self.s, self.s.cell[unit]
        symbiote = s.host[unit] != m.NONE and is_symbiote(s, unit)
        if cell == m.ZONE or (s.host[unit] != m.NONE and not symbiote):
            return
        here = m.N_CELLS + cell if symbiote else cell
        if s.at[here] != m.NONE:
            raise BadPosition(f"{place} is taken")
        s.at[here] = unit

    def new(self, unit: int) -> int:
        """A number that no card bears yet."""
        while unit >= len(self.s.kind):
            add_unit(self.s)
        if self.s.kind[unit] != m.NONE:
            raise BadPosition(f"two cards have the number {unit}")
        return unit

    def put_gone(self, words: list[str]) -> None:
        s = self.s
        marks = dict(word.split("=", 1) for word in words[3:] if "=" in word)
        if len(words) < 4 or set(marks) != {"id", "elements"}:
            raise BadPosition("write `gone`, the card, id=N and elements=N")
        unit = self.new(_number(marks["id"], 0, MOST_UNITS))
        s.kind[unit], s.owner[unit] = self.kinds(words[2])[0], self.seat(words[0])
        s.elements[unit] = _number(marks["elements"], 0, (1 << m.N_ELEMENTS) - 1)

    def mark(self, unit: int, marks: dict[str, str], states: list[str]) -> None:
        s = self.s
        for name, value in marks.items():
            n = _number(value, 0, HIGHEST_MARK.get(name, MOST))
            if name in MARKS:
                getattr(s, name)[unit] = n
            elif name in NOTES:
                note(getattr(s, name), unit, n)
            elif name in POISONS:
                s.poison[unit] |= n << m.ENEMY_POISON if name == "poison_enemy" else n
            else:
                raise BadPosition(f"there is no {name!r}")
            if name == "points":
                self.pointed.add(unit)
        for name in states:
            if name == LANDED:
                s.st[unit] &= ~m.FLIES
            elif name in STATES:
                s.st[unit] |= 1 << STATES.index(name)
            else:
                raise BadPosition(f"there is no state {name!r}")
        if s.st[unit] & m.HIDDEN and s.turn > 1:
            raise BadPosition("hidden cards are revealed at the start of turn 2")

    def where(self, place: str) -> tuple[int, int]:
        if place == "zone":
            return m.ZONE, m.NONE
        match = PLACE.fullmatch(place)
        if match is None:
            raise BadPosition(f"there is no place {place!r}")
        cell = cell_named(match[1])
        if not match[2] and not match[3]:
            return cell, m.NONE
        host = self.s.at[m.N_CELLS + cell] if match[2] and match[3] else self.s.at[cell]
        if host == m.NONE:
            raise BadPosition(f"nobody on {match[1]} can carry it")
        return cell, host
