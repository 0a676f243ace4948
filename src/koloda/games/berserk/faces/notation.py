"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line; what is left out has its default, `#` starts a comment.

    p1 c3 f13 wounds=2 closed      # a card of the First player on c3
    p1 c3s f14                     # its symbiote; c3w its weapon, c3sa armour of the symbiote
    p2 zone n14                    # in the additional zone
    p2 c6 s01 hidden
    p1 deck f05*3 n01              # also: grave, deal, squad (in ascending order)
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
from koloda.games.berserk.faces.words import EQUIPMENT_LETTERS
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.rules.geometry import cell_name, cell_named
from koloda.games.berserk.rules.setup import empty
from koloda.games.berserk.rules.state import BerserkState, is_symbiote
from koloda.games.berserk.rules.statics import refresh
from koloda.kernel.errors import BadPosition

STATES = [
    "hidden", "closed", "moved", "kept", "vanguard_spent", "stored", "defended", "earned",
    "usable", "rooted_next", "rooted", "classless", "flies", "unplaced", "stays_hidden",
]  # fmt: skip
NUMBERS = [
    "wounds", "added", "tokens", "points", "absorbed", "poison_own", "poison_enemy", "elements",
]  # fmt: skip
SCALARS = [
    "first", "phase", "turn", "active", "quiet", "quiet_limit", "turn_limit", "ending", "winner",
    "vanguard_over", "stop_changed", "key_low", "key_high",
]  # fmt: skip
LISTS = [
    "counters", "stack", "forced", "used", "redeals", "deal_size", "progress", "stop", "items",
    "act", "fight", "pending", "chain", "temps", "rolls",
]  # fmt: skip
ZONES = {"deck": "decks", "deal": "deals", "squad": "squads", "grave": "graves"}
PLACE = re.compile(r"([a-e][1-6])(s?)([ahwfp]?)")
CARD = re.compile(r"([a-z][a-z0-9_]*)(?:\*(\d+))?")


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
    words = [_place(s, unit), s.table.ids[s.kind[unit]], f"id={unit}"]
    words += [f"{name}={getattr(s, name)[unit]}" for name in NUMBERS]
    words += [name for i, name in enumerate(STATES) if s.st[unit] >> i & 1]
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
    """The position a text describes."""
    reader = _Reader(game)
    lines = [raw.partition("#")[0].strip() for raw in text.splitlines()]
    cards = [i for i, line in enumerate(lines) if line[:2] in ("p1", "p2")]
    for i in (*(i for i in range(len(lines)) if i not in cards), *sorted(cards, key=_last(lines))):
        try:
            reader.read(lines[i])
        except (BadPosition, ValueError, KeyError, IndexError) as error:
            raise BadPosition(f"line {i + 1}: {lines[i]!r}: {error}") from error
    return reader.finish()


def _last(lines: list[str]) -> Callable[[int], int]:
    """Riders are read after their hosts, by the length of their place."""
    return lambda i: len(lines[i].split()[1]) if len(lines[i].split()) > 1 else 0


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, game: Berserk) -> None:
        self.s = empty(game.table, 1, 0, 40, 400)
        self.s.phase, self.s.turn, self.s.active = m.BATTLE, 3, 0
        self.s.progress = [2, 2]
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
        self.given.add(name)
        if name in SCALARS:
            setattr(self.s, name, int(value))
        elif name in LISTS:
            setattr(self.s, name, [int(n) for n in value.split()])
        elif name == "units":
            self.n_units = int(value)
        else:
            raise BadPosition(f"there is no {name!r}")

    def read_cards(self, words: list[str]) -> None:
        if words[1] == "gone":
            self.put_gone(words)
        elif words[1] in ZONES:
            zone = getattr(self.s, ZONES[words[1]])[self.seat(words[0])]
            zone += [kind for word in words[2:] for kind in self.kinds(word)]
        else:
            self.put(words)

    def finish(self) -> BerserkState:
        s = self.s
        while len(s.kind) < self.n_units:
            self.grow()
        for side in s.forces:
            side.sort()
        self.settle()
        return s

    def settle(self) -> None:
        s = self.s
        points = s.points[:]
        if s.phase == m.PREPARING:
            return
        refresh(s)
        for side in s.forces:
            for unit in side:
                moves = s.stats[unit * m.N_STATS + m.MOVEMENT]
                s.points[unit] = points[unit] if unit in self.pointed else moves
        if "stack" not in self.given:
            s.stack = [m.ASK_MAIN, s.active, 0, 0]

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
        marks = dict(word.split("=") for word in words[3:] if "=" in word)
        cell, host = self.where(place)
        default = cell if host == m.NONE and cell != m.ZONE else -1
        unit = int(marks.pop("id", default))
        if unit < 0:
            unit = self.grow()
        while unit >= len(s.kind):
            self.grow()
        s.kind[unit], s.owner[unit] = kind, self.seat(words[0])
        s.cell[unit], s.host[unit] = cell, host
        s.elements[unit] = s.table.elements[kind]
        s.st[unit] = m.FLIES if s.table.subtype[kind] == m.FLYING else 0
        self.mark(unit, marks, [word for word in words[3:] if "=" not in word])
        if cell != m.ZONE:
            if host == m.NONE:
                s.at[cell] = unit
            elif is_symbiote(s, unit):
                s.at[m.N_CELLS + cell] = unit
        s.forces[s.owner[unit]].append(unit)

    def put_gone(self, words: list[str]) -> None:
        s = self.s
        marks = dict(word.split("=") for word in words[3:])
        unit = int(marks["id"])
        while unit >= len(s.kind):
            self.grow()
        s.kind[unit], s.owner[unit] = self.kinds(words[2])[0], self.seat(words[0])
        s.elements[unit] = int(marks["elements"])

    def mark(self, unit: int, marks: dict[str, str], states: list[str]) -> None:
        s = self.s
        for name, value in marks.items():
            if name not in NUMBERS:
                raise BadPosition(f"there is no {name!r}")
            getattr(s, name)[unit] = int(value)
            if name == "points":
                self.pointed.add(unit)
        for name in states:
            s.st[unit] |= 1 << STATES.index(name)
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

    def grow(self) -> int:
        s = self.s
        s.kind.append(m.NONE)
        for name in ("owner", "st", *NUMBERS):
            getattr(s, name).append(0)
        s.cell.append(m.OUT)
        s.host.append(m.NONE)
        s.stats.extend([0] * m.N_STATS)
        return len(s.kind) - 1
