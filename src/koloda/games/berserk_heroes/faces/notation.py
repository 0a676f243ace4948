"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, `#` starts a comment.

    seat 0: slime -4 | coins 5/2 | hand storm*2 | deck deck_rat*9 | grave jarl | failed 1
    seat 1: play duelist! jarl-2~1 port_spy? glass_golem+mortar raider^
    turn: 7
    active: 0

A seat line begins with the hero and its wounds; coins are open/closed. In `play`: `!` closed,
`?` hidden, `^` came this turn, `%` stunned, `-2` wounds, `~1` poison, `+` attached, `*` copies.
`shown` are cards of the hand, `mixed` cards of hand or deck, that both players know.
`top` lists from the top card down, `bottom` from the lowest card up; `_` is an unknown card.
`text` prints whatever the rules can reach, with one line `unit N` for each card in play instead
of `play`, and `position` reads it back to the same key.
"""

import re
from itertools import groupby

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.build import own_table
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.rules.abilities import refresh_all
from koloda.games.berserk_heroes.rules.flow import lay_hero
from koloda.games.berserk_heroes.rules.movement import add_place, attach, lay_down
from koloda.games.berserk_heroes.rules.position import new_heroes_state
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.errors import BadPosition
from koloda.kernel.frames import ASK_BASE

CARD = re.compile(
    r"([a-z][a-z0-9_]*)((?:\+[a-z][a-z0-9_]*)*)([!?^%]*)(?:-(\d+))?(?:~(\d+))?(?:\*(\d+))?"
)
FLAGS = {
    "closed": m.CLOSED,
    "hidden": m.HIDDEN,
    "stunned": m.STUNNED,
    "attacked": m.ATTACKED,
    "defended": m.DEFENDED,
    "arrived": m.ARRIVED,
    "barred": m.BARRED,
    "improved": m.IMPROVED,
}
MARKS = {"!": m.CLOSED, "?": m.HIDDEN, "^": m.ARRIVED, "%": m.STUNNED | m.CLOSED}
LISTS = ("fx", "parts", "used", "wait", "run", "after", "mods", "secret", "counters", "forced")
INTS = [
    "turn",
    "active",
    "first",
    "clock",
    "moment",
    "executed",
    "actions",
    "winner",
    "attacker",
    "target",
    "defender",
    "hurt",
    "conceding",
    "limit",
    "alert",
]
ZONES = {"hand": "hands", "deck": "pools", "grave": "graves", "shown": "shown", "mixed": "mixed"}
HEROES = ("alder", "wormwood")  # who play where a seat line names no hero
DECK = "deck_rat*10"


def text(s: HeroesState) -> str:
    """A position as text, exact to the last hidden card."""
    lines = [f"{name}: {getattr(s, name)}" for name in INTS]
    lines += [f"seat {seat}: {_seat(s, seat)}" for seat in (0, 1)]
    lines += [f"unit {unit}: {_unit(s, unit)}" for unit in s.play]
    lines.append(f"places: {len(s.born)}")
    lines += [f"{name}: {_numbers(getattr(s, name))}" for name in LISTS if getattr(s, name)]
    lines.append("stack: " + " | ".join(_frames(s.stack)))
    lines += [f"ending: {m.ENDINGS[s.ending]}"] if s.ending else []
    lines.append(f"rng: {s.key_low} {s.key_high}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _seat(s: HeroesState, seat: int) -> str:
    ids, purse = s.table.ids, s.purse
    fields = [
        ids[s.card_of[seat] >> 1],
        f"coins {purse[m.OPEN_COINS + seat]}/{purse[m.CLOSED_COINS + seat]}",
        f"failed {purse[m.FAILED + seat]}",
    ]
    for name, zone in ZONES.items():
        cards = [_word(ids, code, seat) for code in getattr(s, zone)[seat]]
        fields.append(f"{name} {_counted(cards)}")
    for name, fixed in (("top", s.tops[seat][::-1]), ("bottom", s.bottoms[seat])):
        words = ["_" if c < 0 else f"{_word(ids, c >> 2, seat)}={c & 3}" for c in fixed]
        fields.append(f"{name} {' '.join(words)}")
    return " | ".join(field.rstrip() for field in fields)


def _word(ids: list[str], code: int, seat: int) -> str:
    """A card; one that belongs to the other player has an apostrophe."""
    return ids[code >> 1] + ("" if code & 1 == seat else "'")


def _unit(s: HeroesState, unit: int) -> str:
    flags = [name for name, flag in FLAGS.items() if s.flags[unit] & flag]
    home = 1 if s.flags[unit] & m.HOME else 0
    numbers = [s.ctrl[unit], s.card_of[unit] & 1, home, s.born[unit], s.since[unit]]
    numbers += [s.wounds[unit], s.poison[unit], s.ignored[unit]]
    return f"{s.table.ids[s.card_of[unit] >> 1]} {_numbers(numbers)} {','.join(flags)}"


def _frames(stack: list[int]) -> list[str]:
    out = []
    for i in range(0, len(stack), 4):
        op = stack[i]
        name = f"ask_{m.ASKS[op - ASK_BASE]}" if op >= ASK_BASE else m.OPS[op]
        out.append(f"{name} {_numbers(stack[i + 1 : i + 4])}")
    return out


def _numbers(values: list[int]) -> str:
    return " ".join(map(str, values))


def _counted(words: list[str]) -> str:
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return " ".join(word if n == 1 else f"{word}*{n}" for word, n in runs)


def position(text: str, table: CardTable | None = None) -> HeroesState:
    """The position a text describes; BadPosition names the line that cannot be read."""
    return _Reader(own_table() if table is None else table, text).position()


class _Reader:
    """Reads the lines of a position one by one."""

    def __init__(self, table: CardTable, text: str) -> None:
        self.t = table
        self.facts: dict[str, str] = {}
        self.at = 0
        for number, line in enumerate(text.splitlines(), 1):
            self.at = number
            content = line.partition("#")[0].strip()
            if content:
                name, colon, value = content.partition(":")
                if not colon or name in self.facts:
                    raise self.fail(f"expected one 'name: value', found {content!r}")
                self.facts[name] = value.strip()
        self.s = new_heroes_state(0, table)

    def fail(self, reason: str) -> BadPosition:
        return BadPosition(f"position, line {self.at}: {reason}")

    def position(self) -> HeroesState:
        s = self.s
        s.turn, s.limit, s.first, s.active = 5, m.MAX_TURNS, 0, 0
        for seat in (0, 1):
            self.read_hero(seat)
        for seat in (0, 1):
            self.read_seat(seat, self.facts.pop(f"seat {seat}", ""))
        self.read_units()
        for name in INTS:
            if name in self.facts:
                setattr(s, name, self.number(self.facts.pop(name)))
        for name in LISTS:
            if name in self.facts:
                setattr(s, name, [self.number(n) for n in self.facts.pop(name).split()])
        self.read_end()
        if self.facts:
            raise self.fail(f"unknown line {next(iter(self.facts))!r}")
        return s

    def read_hero(self, seat: int) -> None:
        first = self.facts.get(f"seat {seat}", "").partition("|")[0].strip()
        match = CARD.fullmatch(first.replace(" ", ""))
        name = match[1] if match and match[1] in self.t.kinds else HEROES[seat]
        hero = self.t.type[self.t.kinds[name]] == 1
        lay_hero(self.s, self.t.kinds[name if hero else HEROES[seat]], seat)
        if match and hero:
            self.mark(seat, match)

    def mark(self, unit: int, match: re.Match[str]) -> None:
        for sign in match[3]:
            self.s.flags[unit] |= MARKS[sign]
        self.s.wounds[unit] = int(match[4] or 0)
        self.s.poison[unit] = int(match[5] or 0)

    def read_seat(self, seat: int, value: str) -> None:
        s = self.s
        s.purse[m.OPEN_COINS + seat] = 10
        fields = [field.strip() for field in value.split("|")]
        names = [field.partition(" ")[0] for field in fields]
        if "deck" not in names:
            fields.append(f"deck {DECK}")
        for field in fields:
            name, _, rest = field.partition(" ")
            if name == "coins":
                open_coins, _, closed = rest.partition("/")
                s.purse[m.OPEN_COINS + seat] = self.number(open_coins)
                s.purse[m.CLOSED_COINS + seat] = self.number(closed or "0")
            elif name == "failed":
                s.purse[m.FAILED + seat] = self.number(rest)
            elif name in ZONES:
                getattr(s, ZONES[name])[seat] += [
                    self.code(word, seat) for word in self.words(rest)
                ]
            elif name in ("top", "bottom"):
                self.read_fixed(name, rest, seat)
            elif name == "play":
                self.read_play(seat, rest)
            elif field and field != fields[0]:
                raise self.fail(f"unknown field {name!r}")
        s.hands[seat].sort()
        s.graves[seat].sort()

    def words(self, value: str) -> list[str]:
        out: list[str] = []
        for word in value.split():
            name, _, n = word.partition("*")
            out += [name] * self.number(n or "1")
        return out

    def code(self, word: str, seat: int) -> int:
        name = word.rstrip("'")
        return self.kind(name) << 1 | (1 - seat if word.endswith("'") else seat)

    def kind(self, name: str) -> int:
        if name not in self.t.kinds:
            raise self.fail(f"there is no card {name!r}")
        return self.t.kinds[name]

    def number(self, value: str) -> int:
        if not value.lstrip("-").isdigit():
            raise self.fail(f"not a number: {value!r}")
        return int(value)

    def read_fixed(self, name: str, value: str, seat: int) -> None:
        fixed: list[int] = []
        for word in value.split():
            card, _, knows = word.partition("=")
            code = m.UNKNOWN if card == "_" else self.code(card, seat) << 2 | int(knows or 3)
            fixed.append(code)
        if name == "top":
            self.s.tops[seat] = fixed[::-1]
        else:
            self.s.bottoms[seat] = fixed

    def read_play(self, seat: int, value: str) -> None:
        s = self.s
        for word in value.split():
            match = CARD.fullmatch(word.replace("'", ""))
            if match is None:
                raise self.fail(f"not a card in play: {word!r}")
            for _ in range(int(match[6] or 1)):
                owner = 1 - seat if "'" in word else seat
                unit = lay_down(s, self.kind(match[1]) << 1 | owner, seat, m.CREATED)
                s.flags[unit] &= ~m.TURN_FLAGS
                for part in filter(None, match[2].split("+")):
                    attach(s, self.kind(part) << 1 | seat, unit)
                self.mark(unit, match)

    def read_units(self) -> None:
        s = self.s
        units = [name for name in self.facts if name.startswith("unit ")]
        if not units:
            refresh_all(s)
            s.hurt = 0
            return
        s.play.clear()
        for _ in range(self.number(self.facts.pop("places")) - len(s.born)):
            add_place(s)
        for name in units:
            self.read_unit(self.number(name[5:]), self.facts.pop(name).split())
        s.parts = [self.number(n) for n in self.facts.get("parts", "").split()]
        s.fx = [self.number(n) for n in self.facts.get("fx", "").split()]
        for unit in s.parts[m.PART_UNIT :: m.PART_WIDTH]:
            s.flags[unit] |= m.COMBINED
        refresh_all(s)

    def read_unit(self, unit: int, words: list[str]) -> None:
        s = self.s
        numbers = [self.number(word) for word in words[1:9]]
        s.ctrl[unit], owner, home, s.born[unit], s.since[unit] = numbers[:5]
        s.wounds[unit], s.poison[unit], s.ignored[unit] = numbers[5:]
        s.card_of[unit] = self.kind(words[0]) << 1 | owner
        s.flags[unit] = m.HOME if home else 0
        for name in words[9].split(",") if len(words) > 9 else []:
            s.flags[unit] |= FLAGS[name]
        s.play.append(unit)

    def read_end(self) -> None:
        s = self.s
        if "rng" in self.facts:
            low, high = self.facts.pop("rng").split()
            s.key_low, s.key_high = self.number(low), self.number(high)
        if "ending" in self.facts:
            s.ending = m.ENDINGS.index(self.facts.pop("ending"))
        if "stack" not in self.facts:
            s.stack = [] if s.ending else [m.ASK_MAIN, s.active, 0, 0]
            return
        frames = self.facts.pop("stack")
        for frame in filter(None, map(str.strip, frames.split("|"))):
            op, *numbers = frame.split()
            known = op.startswith("ask_")
            number = ASK_BASE + m.ASKS.index(op[4:]) if known else m.OPS.index(op)
            s.stack += [number, *map(self.number, numbers)]
