"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, `#` starts a comment.

    seat 0: slime -4 | coins 5/2 | hand storm*2 | deck deck_rat*9 | grave jarl | failed 1
    seat 1: play duelist! jarl-2~1 port_spy? glass_golem+mortar raider^
    turn: 7
    active: 0

A seat line begins with the hero and its wounds; coins are open/closed. In `play`: `!` closed,
`?` hidden, `^` came this turn, `%` stunned, `-2` wounds, `~1` poison, `+` attached, `*` copies;
an apostrophe makes a card the other player's.
`shown` are cards of the hand, `mixed` cards of hand or deck, that both players know.
`top` lists from the top card down, `bottom` from the lowest card up; `_` is any card of the deck,
`jarl=1` a card that seat 0 knows to be there, `jarl=0` one that nobody knows, `jarl` one known to
both. `text` prints whatever the rules can reach, with one line `unit N` for each card in play
instead of `play`, and `position` reads it back to the same key.
"""

import re
from itertools import groupby

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.build import own_table
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.faces.words import RUNNING
from koloda.games.berserk_heroes.rules.abilities import refresh_all
from koloda.games.berserk_heroes.rules.fields import STATE
from koloda.games.berserk_heroes.rules.flow import lay_hero
from koloda.games.berserk_heroes.rules.movement import BOTH, add_place, attach, lay_down
from koloda.games.berserk_heroes.rules.options import options
from koloda.games.berserk_heroes.rules.position import new_heroes_state
from koloda.games.berserk_heroes.rules.state import REF, HeroesState
from koloda.kernel.errors import BadPosition
from koloda.kernel.fields import DERIVED, NUMBER, NUMBERS
from koloda.kernel.frames import ANSWER, ASK_BASE
from koloda.kernel.numbers import NO_NUMBER, natural
from koloda.kernel.rng import MASK

CARD = re.compile(
    r"([a-z][a-z0-9_]*)('?)((?:\+[a-z][a-z0-9_]*'?)*)([!?^%]*)"
    r"(?:-(\d{1,3}))?(?:~(\d{1,3}))?(?:\*(\d{1,3}))?",
    re.ASCII,
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
ZONES = {"hand": "hands", "deck": "pools", "grave": "graves", "shown": "shown", "mixed": "mixed"}
UNIT = ["ctrl", "owner", "home", "born", "since", "wounds", "poison", "ignored"]  # of a unit line
IN_WORDS = ["ending", "purse", "stack", "play", "card_of", "flags", *UNIT]
NAMED = [f for f in STATE.all if f.known != DERIVED and f.name not in IN_WORDS]
INTS = [f.name for f in NAMED if f.kind == NUMBER and not f.name.startswith("key_")]
LISTS = [f.name for f in NAMED if f.kind == NUMBERS]
ROWS = {  # of how many numbers a row has
    "fx": m.FX_WIDTH,
    "parts": m.PART_WIDTH,
    "wait": m.R_WIDTH,
    "run": m.R_WIDTH,
    "mods": m.M_WIDTH,
    "after": 2,
    "secret": 2,
    "forced": 2,
}
BOUNDS = {  # the largest value of a number
    "turn": 100_000,
    "limit": 100_000,
    "active": 1,
    "first": 1,
    "winner": m.DRAWN,
    "conceding": 1,
    "hurt": m.DEATHS_DUE | m.TWINS_DUE,
}
MANY = 1 << 60  # no number is as large
MOST = 999  # cards of a zone, places in play
ABOUT_UNIT = [m.ASK_ATTACK, m.ASK_USE_FREE]
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
        words = ["_" if c < 0 else f"{_word(ids, c >> 2, seat)}={c & BOTH}" for c in fixed]
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
        self.where: dict[str, int] = {}
        self.at = 0
        for number, line in enumerate(text.splitlines(), 1):
            self.at = number
            content = line.partition("#")[0].strip()
            if content:
                name, colon, value = content.partition(":")
                if not colon or name in self.facts:
                    raise self.fail(f"expected one 'name: value', found {content!r}")
                self.facts[name] = value.strip()
                self.where[name] = number
        self.at = 0
        self.s = new_heroes_state(0, table)

    def fail(self, reason: str) -> BadPosition:
        where = f"line {self.at}: " if self.at else ""
        return BadPosition(f"position, {where}{reason}")

    def fact(self, name: str) -> str:
        """The value of a line, empty if it is left out; what goes wrong from here on is its."""
        self.at = self.where.get(name, 0)
        return self.facts.pop(name, "")

    def position(self) -> HeroesState:
        s = self.s
        s.turn, s.limit = 5, m.MAX_TURNS
        seats = [self.facts.get(f"seat {seat}", "").split("|") for seat in (0, 1)]
        for seat in (0, 1):
            self.fact(f"seat {seat}")
            self.read_hero(seat, seats[seat][0].strip())
        for seat in (0, 1):
            self.at = self.where.get(f"seat {seat}", 0)
            self.read_seat(seat, [field.strip() for field in seats[seat][1:]])
        self.read_units()
        for name in INTS:
            if name in self.facts:
                setattr(s, name, self.number(self.fact(name), BOUNDS.get(name, MANY)))
        for name in LISTS:
            if name in self.facts:
                setattr(s, name, self.numbers(name))
        self.read_end()
        for name in self.facts:
            self.at = self.where[name]
            raise self.fail(f"unknown line {name!r}")
        self.check()
        return s

    # Words.

    def number(self, word: str, most: int = MANY, least: int = 0) -> int:
        """A whole number, negative only where `least` allows."""
        n = natural(word.removeprefix("-") if least < 0 else word)
        if n == NO_NUMBER:
            raise self.fail(f"not a number: {word!r}")
        n = -n if word.startswith("-") else n
        if not least <= n <= most:
            raise self.fail(f"{word} is not in {least}..{most}")
        return n

    def numbers(self, name: str) -> list[int]:
        """A line of numbers, in whole rows."""
        words = self.fact(name).split()
        if name == "counters" and len(words) != m.N_STREAMS:
            raise self.fail(f"there are {m.N_STREAMS} random streams, not {len(words)}")
        if len(words) % ROWS.get(name, 1):
            raise self.fail(f"{name}: rows have {ROWS[name]} numbers each")
        return [self.number(word, MANY, -MANY) for word in words]

    def words(self, value: str) -> list[str]:
        """Cards, each as often as its count says."""
        out: list[str] = []
        for word in value.split():
            name, _, n = word.partition("*")
            out += [name] * self.number(n or "1", MOST)
        if len(out) > MOST:
            raise self.fail(f"{len(out)} cards, at most {MOST}")
        return out

    def code(self, word: str, seat: int) -> int:
        kind = self.kind(word.removesuffix("'"))
        if self.t.type[kind] == m.HERO:
            raise self.fail(f"a hero is always in play: {word!r}")  # BH-2.3
        return kind << 1 | (1 - seat if word.endswith("'") else seat)

    def kind(self, name: str) -> int:
        if name not in self.t.kinds:
            raise self.fail(f"there is no card {name!r}")
        return self.t.kinds[name]

    # Seats.

    def read_hero(self, seat: int, value: str) -> None:
        """The hero, with its marks; the usual one where the line names none."""
        match = CARD.fullmatch(value.replace(" ", "") or HEROES[seat])
        if match is None or match[3] or match[7]:
            raise self.fail(f"not a hero: {value!r}")
        if self.t.type[self.kind(match[1])] != m.HERO:
            raise self.fail(f"not a hero: {match[1]!r}")
        lay_hero(self.s, self.kind(match[1]), seat)
        self.mark(seat, match)

    def mark(self, unit: int, match: re.Match[str]) -> None:
        for sign in match[4]:
            self.s.flags[unit] |= MARKS[sign]
        self.s.wounds[unit] = int(match[5] or 0)
        self.s.poison[unit] = int(match[6] or 0)

    def read_seat(self, seat: int, fields: list[str]) -> None:
        s = self.s
        s.purse[m.OPEN_COINS + seat] = m.MAX_COINS
        if "deck" not in [field.partition(" ")[0] for field in fields]:
            fields = [*fields, f"deck {DECK}"]
        for field in fields:
            name, _, rest = field.partition(" ")
            if name == "coins":
                self.read_coins(seat, rest)
            elif name == "failed":
                s.purse[m.FAILED + seat] = self.number(rest, m.MAX_FAILED)
            elif name in ZONES:
                zone = getattr(s, ZONES[name])[seat]
                zone += [self.code(word, seat) for word in self.words(rest)]
            elif name in ("top", "bottom"):
                self.read_fixed(name, rest, seat)
            elif name == "play":
                self.read_play(seat, rest)
            elif field:
                raise self.fail(f"unknown field {name!r}")
        for zones in (s.hands, s.graves, s.shown, s.mixed):
            zones[seat].sort()
        self.check_seat(seat)

    def read_coins(self, seat: int, value: str) -> None:
        open_coins, _, closed = value.partition("/")
        self.s.purse[m.OPEN_COINS + seat] = self.number(open_coins, m.MAX_COINS)
        left = m.MAX_COINS - self.s.purse[m.OPEN_COINS + seat]
        self.s.purse[m.CLOSED_COINS + seat] = self.number(closed or "0", left)  # BH-7.3

    def read_fixed(self, name: str, value: str, seat: int) -> None:
        fixed: list[int] = []
        for word in value.split():
            card, _, knows = word.partition("=")
            mask = self.number(knows or str(BOTH), BOTH)
            fixed.append(m.UNKNOWN if card == "_" else self.code(card, seat) << 2 | mask)
        if name == "top":
            self.s.tops[seat] = fixed[::-1]
        else:
            self.s.bottoms[seat] = fixed

    def check_seat(self, seat: int) -> None:
        s = self.s
        hand = s.hands[seat][:]
        for code in s.shown[seat]:
            if code not in hand:
                raise self.fail(f"shown: {self.t.ids[code >> 1]} is not in hand")
            hand.remove(code)
        rest = hand + s.pools[seat]
        for code in s.mixed[seat]:
            if code not in rest:
                raise self.fail(f"mixed: {self.t.ids[code >> 1]} is neither in deck nor hand")
            rest.remove(code)
        if (s.tops[seat] + s.bottoms[seat]).count(m.UNKNOWN) > len(s.pools[seat]):
            raise self.fail("more places than cards in the deck")

    def read_play(self, seat: int, value: str) -> None:
        s = self.s
        for word in value.split():
            match = CARD.fullmatch(word)
            if match is None:
                raise self.fail(f"not a card in play: {word!r}")
            for _ in range(int(match[7] or 1)):
                code = self.code(match[1] + match[2], seat)
                if self.t.type[code >> 1] == m.SPELL:
                    raise self.fail(f"a spell is never in play: {match[1]!r}")  # BH-2.9
                unit = lay_down(s, code, seat, m.CREATED)
                s.flags[unit] &= ~m.TURN_FLAGS
                for part in filter(None, match[3].split("+")):
                    attach(s, self.code(part, seat), unit)
                self.mark(unit, match)

    # Cards in play, number by number.

    def read_units(self) -> None:
        s = self.s
        units = [name for name in self.facts if name.startswith("unit ")]
        if not units:
            refresh_all(s)
            s.hurt = 0
            return
        s.play.clear()
        for _ in range(self.number(self.fact("places") or "0", MOST) - len(s.born)):
            add_place(s)
        for name in units:
            value = self.fact(name)
            self.read_unit(self.number(name[5:], len(s.born) - 1), value.split())
        if s.play[:2] != [0, 1]:
            raise self.fail("the heroes are the units 0 and 1")
        for name in ("parts", "fx"):
            if name in self.facts:
                setattr(s, name, self.numbers(name))
        self.check_rows()
        for unit in s.parts[m.PART_UNIT :: m.PART_WIDTH]:
            s.flags[unit] |= m.COMBINED
        refresh_all(s)

    def read_unit(self, unit: int, words: list[str]) -> None:
        s = self.s
        if not len(UNIT) < len(words) <= len(UNIT) + 2 or unit in s.play:
            raise self.fail(f"a unit is a card, then {', '.join(UNIT)}, then its flags")
        kind = self.kind(words[0])
        if (self.t.type[kind] == m.HERO) != (unit < 2) or self.t.type[kind] == m.SPELL:
            raise self.fail(f"{words[0]!r} cannot be unit {unit}")
        seats = [self.number(word, 1) for word in words[1:4]]
        numbers = [self.number(word) for word in words[4:9]]
        s.card_of[unit] = kind << 1 | seats[1]
        s.ctrl[unit] = seats[0]
        s.born[unit], s.since[unit], s.wounds[unit], s.poison[unit], s.ignored[unit] = numbers
        if not s.born[unit]:
            raise self.fail("a card in play has come at some time")
        s.flags[unit] = m.HOME if seats[2] else 0
        for name in words[9].split(",") if len(words) > 9 else []:
            if name not in FLAGS:
                raise self.fail(f"unknown flag {name!r}; known: {', '.join(FLAGS)}")
            s.flags[unit] |= FLAGS[name]
        s.play.append(unit)

    def check_rows(self) -> None:
        """Attached cards and effects lie on cards in play, and are cards and effects."""
        s, abilities = self.s, len(self.t.ab_kind)
        for i in range(0, len(s.parts), m.PART_WIDTH):
            code = s.parts[i + m.PART_CODE]
            if s.parts[i] not in s.play or not 0 <= code >> 1 < len(self.t.ids):
                raise self.fail("parts: rows of unit, card and stamp")
        for i in range(0, len(s.fx), m.FX_WIDTH):
            kind, value = s.fx[i + m.FX_KIND], s.fx[i + m.FX_VALUE]
            known = 0 <= kind <= m.FX_CONTROL and s.fx[i] in s.play
            if not known or (kind == m.FX_ABILITY and not 0 <= value < abilities):
                raise self.fail("fx: rows of unit, kind, value, duration and stamp")

    # What is going on.

    def read_end(self) -> None:
        s = self.s
        if "rng" in self.facts:
            words = self.fact("rng").split()
            if len(words) != 2:
                raise self.fail("rng: two numbers")
            s.key_low, s.key_high = [self.number(word, MASK) for word in words]
        if "ending" in self.facts:
            name = self.fact("ending")
            if name not in m.ENDINGS:
                raise self.fail(f"unknown ending {name!r}")
            s.ending = m.ENDINGS.index(name)
        if "stack" not in self.facts:
            s.stack = [] if s.ending else [m.ASK_MAIN, s.active, 0, 0]
            return
        for frame in filter(None, map(str.strip, self.fact("stack").split("|"))):
            self.read_frame(frame)

    def read_frame(self, frame: str) -> None:
        op, *numbers = frame.split()
        names = m.ASKS if op.startswith("ask_") else m.OPS
        name = op.removeprefix("ask_")
        if name not in names or len(numbers) != 3:
            raise self.fail(f"not a frame: {frame!r}")
        first = ASK_BASE if names is m.ASKS else 0
        values = [self.number(word, MANY, ANSWER) for word in numbers]
        self.s.stack += [first + names.index(name), *values]

    def check(self) -> None:
        """The question asked must make sense here: it has an answer."""
        s = self.s
        self.check_records()
        if bool(s.ending) == bool(s.stack):
            raise self.fail("a game is over, or a question is asked")
        if not s.stack:
            return
        if s.stack[-4] < ASK_BASE or s.stack[-3] not in (0, 1):
            raise self.fail("the last frame of the stack is a question to seat 0 or 1")
        if s.stack[-4] in ABOUT_UNIT and s.stack[-2] not in s.play:
            raise self.fail("the question is about a card in play")
        if s.stack[-4] in RUNNING and not s.run:
            raise self.fail("a text asks, but none runs")
        try:
            offered = options(s)
        except (IndexError, ValueError) as error:
            raise self.fail(f"the question makes no sense here: {error}") from error
        if not offered:
            raise self.fail("the question has no answer in this position")

    def check_records(self) -> None:
        """Texts running and waiting are texts of the table; what they name has its place."""
        s, t = self.s, self.t
        for rows in (s.run, s.wait):
            for i in range(0, len(rows), m.R_WIDTH):
                known = 0 <= rows[i + m.R_ABILITY] < REF and 0 <= rows[i + m.R_KIND] < len(t.ids)
                program = -1 <= rows[i + m.R_PROGRAM] < len(t.pg_picks)
                if not known or not program or rows[i + m.R_SEAT] not in (0, 1):
                    raise self.fail("run and wait: rows of a text, its card, its seat and more")
                for column in (m.R_SOURCE, m.R_SUBJECT):
                    self.check_reference(rows[i + column])
        for reference in (s.attacker, s.target, s.defender, *s.after):
            self.check_reference(reference)
        kinds = [code >> 1 for code in s.pile] + s.secret[1::2]
        if any(not 0 <= kind < len(t.ids) for kind in kinds):
            raise self.fail("pile and secret name cards of the table")

    def check_reference(self, reference: int) -> None:
        if reference < 0 or reference % REF >= len(self.s.born):
            raise self.fail(f"{reference} is no reference to a card in play")
