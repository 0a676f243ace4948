"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, `#` starts a comment.

    seat 0: sanity 44 | hand follower*2 goon | known goon | deck follower*3 | top arkham
    seat 1: play arkham:1-2 tomb:2! | discard ghoul   # ability 1 used, 2 lost; abjuring itself
    row 0: ghoul dagon arkham*3
    common: occultist | ghast*3 mi_go                 # the visible top card, then the rest
    turn: 7 of 500
    active: 1
    conjuring: 3
    happened: discarded abjured
    rest: boxed                                       # cards named nowhere are in the box

The top cards of a deck are listed upwards, the topmost last, and so are the frames of `stack`.
`text` prints whatever the rules can reach, in the middle of an ability too, and `position`
reads it back to the same key.
"""

import re
from collections.abc import Callable
from itertools import groupby

from koloda.games.cthulhu_realms import GAME
from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable
from koloda.games.cthulhu_realms.rules.sanity import targets
from koloda.games.cthulhu_realms.rules.setup import empty
from koloda.games.cthulhu_realms.rules.state import CthulhuState
from koloda.kernel.errors import BadPosition
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.rng import MASK, key_of

OPS = ["draw", "discard", "gain", "declare", "loss", "after", "draw_discard"]
ASKS = ["turn", "player", "loss", "discard", "abjure", "return", "destroy"]
COMMON = ["occultist", "ghast", "brain_cylinder", "mi_go", "arkham"]  # a deck that does not run out
CARD = re.compile(r"([a-z][a-z0-9_]*)(?::([1-3]+))?(!)?(?:-(\d{1,3}))?(?:\*(\d{1,3}))?")
HEAD = re.compile(r"([a-z]+)(?: (\d))?")
ZONES = ["hand", "known", "deck", "top", "discard", "play"]


def text(s: CthulhuState) -> str:
    """A position as text, exact to the last hidden card."""
    cards = _Cards(s.table)
    lines = [f"turn: {s.turn}" + (f" of {s.cap}" if s.cap else ""), f"active: {s.active}"]
    if s.conjuring:
        lines.append(f"conjuring: {s.conjuring}")
    if s.happened:
        lines.append("happened: " + " ".join(_happened(s)))
    lines += [f"seat {seat}: {_seat(s, seat, cards)}" for seat in range(s.seats)]
    lines += [f"row {i}: {cards.text(row)}".rstrip() for i, row in enumerate(s.rows) if row]
    top = cards.text([s.top]) if s.top >= 0 else ""
    lines.append(f"common: {top}" + (f" | {cards.text(s.common)}" if s.common else ""))
    lines.append(f"initiates: {s.initiates}")
    lines += [f"box: {cards.text(s.box)}"] if s.box else []
    lines += [f"abjured: {cards.text(s.abjured)}"] if s.abjured else []
    lines += _middle(s, cards)
    lines.append(f"rng: {s.key_low} {s.key_high} | {_numbers(s.counters)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _happened(s: CthulhuState) -> list[str]:
    return [name for bit, name in enumerate(m.REQUIREMENTS) if s.happened >> bit & 1]


def _seat(s: CthulhuState, seat: int, cards: "_Cards") -> str:
    fields = [f"sanity {s.sanity[seat]}"]
    zones = [s.hands, s.known, s.decks, s.tops, s.discards]
    for name, zone in zip(ZONES, zones, strict=False):
        if zone[seat]:
            fields.append(f"{name} {cards.text(zone[seat])}")
    if s.play[seat]:
        fields.append(f"play {cards.in_play(s, seat)}")
    return " | ".join(fields)


def _middle(s: CthulhuState, cards: "_Cards") -> list[str]:
    """What is going on: the end, or the frames of an ability with what is picked or declared."""
    lines = []
    if s.ending != m.PLAYING:
        lines.append(f"ending: {m.ENDINGS[s.ending]}")
    if s.stack and s.stack != [m.ASK_TURN, s.active, 0, 0]:
        frames = [s.stack[i : i + 4] for i in range(0, len(s.stack), 4)]
        lines.append("stack: " + " | ".join(_frame(frame) for frame in frames))
    if s.pending and s.stack[-4] == m.ASK_DISCARD:
        lines.append(f"picked: {cards.text(s.pending)}")
    elif s.pending:
        lines.append(f"declared: {_numbers(s.pending)}")
    if s.forced:
        lines.append(f"forced: {_numbers(s.forced)}")
    return lines


def _frame(frame: list[int]) -> str:
    op = frame[0]
    name = f"ask_{ASKS[op - ASK_BASE]}" if op >= ASK_BASE else OPS[op]
    return f"{name} {_numbers(frame[1:])}"


def _numbers(values: list[int]) -> str:
    return " ".join(map(str, values))


def position(text: str, table: CardTable | None = None) -> CthulhuState:
    """The position a text describes; BadPosition names the line that cannot be read."""
    return _Reader(GAME.table if table is None else table, text).position()


class _Cards:
    """Lists of cards as text: neighbours that are alike are counted."""

    def __init__(self, table: CardTable) -> None:
        self.table = table

    def text(self, kinds: list[int]) -> str:
        return _counted([self.table.ids[kind] for kind in kinds])

    def in_play(self, s: CthulhuState, seat: int) -> str:
        words = []
        for kind, used, lost in zip(s.play[seat], s.used[seat], s.lost[seat], strict=True):
            spent = "".join(str(i + 1) for i in range(3) if used >> i & 1)
            word = self.table.ids[kind] + (f":{spent}" if spent else "")
            words.append(word + ("!" if used & m.ABJURING else "") + (f"-{lost}" if lost else ""))
        return _counted(words)


def _counted(words: list[str]) -> str:
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return " ".join(word if n == 1 else f"{word}*{n}" for word, n in runs)


class _Reader:
    """Reads the lines of a position one by one into a table laid for the seats named."""

    def __init__(self, table: CardTable, text: str) -> None:
        self.table = table
        self.lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        self.at = 0
        self.seen: set[str] = set()
        self.s = empty(table, 0, self.seats(), 0)
        self.rest = ""
        self.facts: dict[str, Callable[[str], None]] = {
            "seats": lambda value: None,
            "turn": self.read_turn,
            "active": self.read_active,
            "conjuring": self.read_conjuring,
            "happened": self.read_happened,
            "common": self.read_common,
            "initiates": self.read_initiates,
            "box": lambda value: self.s.box.extend(self.cards(value)),
            "abjured": lambda value: self.s.abjured.extend(self.cards(value)),
            "ending": self.read_ending,
            "stack": self.read_stack,
            "picked": lambda value: self.s.pending.extend(self.cards(value)),
            "declared": lambda value: self.s.pending.extend(self.numbers(value)),
            "forced": lambda value: self.s.forced.extend(self.numbers(value)),
            "seed": self.read_seed,
            "rng": self.read_rng,
            "rest": self.read_rest,
        }

    def fail(self, reason: str) -> BadPosition:
        where = f"line {self.at}: " if self.at else ""
        return BadPosition(f"position, {where}{reason}")

    def position(self) -> CthulhuState:
        for number, line in enumerate(self.lines, 1):
            self.at = number
            if line:
                self.read_line(line)
        self.at = 0
        self.add_defaults()
        self.check()
        return self.s

    def seats(self) -> int:
        """As many as the line `seats` says, or as the highest seat named asks for."""
        found = 2
        for number, line in enumerate(self.lines, 1):
            self.at = number
            name, _, value = line.partition(":")
            if name == "seats":
                found = self.number(value.strip())
            elif name.startswith("seat ") and name[5:].isdigit():
                found = max(found, int(name[5:]) + 1)
        if not GAME.min_seats <= found <= GAME.max_seats:
            raise self.fail(f"there are {GAME.min_seats} to {GAME.max_seats} seats, not {found}")
        return found

    def read_line(self, line: str) -> None:
        head, colon, value = line.partition(":")
        match = HEAD.fullmatch(head)
        if not colon or match is None:
            raise self.fail(f"expected 'name: value', found {line!r}")
        if head in self.seen:
            raise self.fail(f"{head!r} is given twice")
        self.seen.add(head)
        name, number = match[1], match[2]
        if name in ("seat", "row") and number is not None:
            self.read_numbered(name, int(number), value.strip())
        elif number is None and name in self.facts:
            self.facts[name](value.strip())
        else:
            raise self.fail(f"unknown line {head!r}; known: seat N, row N, {', '.join(self.facts)}")

    def read_numbered(self, name: str, number: int, value: str) -> None:
        if name == "row":
            if number >= len(self.s.rows):
                raise self.fail(f"there is no row {number} with {self.s.seats} seats")
            self.s.rows[number].extend(self.cards(value))
        elif number >= self.s.seats:
            raise self.fail(f"there is no seat {number} among {self.s.seats}")
        else:
            self.read_seat(number, value)

    def read_seat(self, seat: int, value: str) -> None:
        s = self.s
        zones = dict(zip(ZONES, [s.hands, s.known, s.decks, s.tops, s.discards], strict=False))
        for field in filter(None, map(str.strip, value.split("|"))):
            name, _, rest = field.partition(" ")
            if name == "sanity":
                s.sanity[seat] = self.number(rest, negative=True)
            elif name == "play":
                self.read_play(seat, rest)
            elif name in zones:
                zones[name][seat].extend(self.cards(rest))
            else:
                raise self.fail(f"unknown field {name!r}; known: sanity, {', '.join(ZONES)}")
        s.hands[seat].sort()

    def read_play(self, seat: int, value: str) -> None:
        """Cards in play, sorted, with `:12` used abilities, `!` abjuring and `-3` lost sanity."""
        cards: list[tuple[int, int, int]] = []
        for word in value.split():
            match = self.match(word)
            kind = self.kind(match[1])
            used = sum(1 << int(digit) - 1 for digit in set(match[2] or ""))
            if used & ~self.table.unused[kind]:
                raise self.fail(f"{match[1]} has no such ability: {word!r}")
            if match[4] and not self.table.sanity[kind]:
                raise self.fail(f"only locations lose sanity: {word!r}")
            used |= m.ABJURING if match[3] else 0
            cards += [(kind, used, int(match[4] or 0))] * int(match[5] or 1)
        cards.sort(key=lambda card: card[0])
        self.s.play[seat] = [card[0] for card in cards]
        self.s.used[seat] = [card[1] for card in cards]
        self.s.lost[seat] = [card[2] for card in cards]

    def read_turn(self, value: str) -> None:
        turn, _, cap = value.partition(" of ")
        self.s.turn, self.s.cap = self.number(turn), self.number(cap or "0")

    def read_active(self, value: str) -> None:
        self.s.active = self.number(value)
        if self.s.active >= self.s.seats:
            raise self.fail(f"there is no seat {value} among {self.s.seats}")

    def read_conjuring(self, value: str) -> None:
        self.s.conjuring = self.number(value)

    def read_happened(self, value: str) -> None:
        for word in value.split():
            if word not in ("discarded", "abjured"):
                raise self.fail(f"what happened is 'discarded' or 'abjured', not {word!r}")
            self.s.happened |= 1 << m.REQUIREMENTS.index(word)

    def read_common(self, value: str) -> None:
        top, _, rest = value.partition("|")
        cards = self.cards(top)
        if len(cards) > 1 or (rest and not cards):
            raise self.fail("give one visible top card, then '|' and the rest of the common deck")
        self.s.top = cards[0] if cards else -1
        self.s.common = self.cards(rest)

    def read_initiates(self, value: str) -> None:
        self.s.initiates = self.number(value)

    def read_ending(self, value: str) -> None:
        if not value or value not in m.ENDINGS:
            raise self.fail(f"an ending is one of {', '.join(m.ENDINGS[1:])}, not {value!r}")
        self.s.ending = m.ENDINGS.index(value)

    def read_stack(self, value: str) -> None:
        for field in value.split("|"):
            name, *numbers = field.split() or [""]
            if name.startswith("ask_") and name[4:] in ASKS:
                op = ASK_BASE + ASKS.index(name[4:])
            elif name in OPS:
                op = OPS.index(name)
            else:
                raise self.fail(f"unknown frame {name!r}")
            if len(numbers) != 3:
                raise self.fail(f"a frame has a name and three numbers: {field.strip()!r}")
            self.s.stack += [op, *self.numbers(" ".join(numbers))]

    def read_seed(self, value: str) -> None:
        self.s.key_low, self.s.key_high = key_of(self.number(value))

    def read_rng(self, value: str) -> None:
        key, _, counters = value.partition("|")
        numbers = self.numbers(key)
        self.s.counters = self.numbers(counters)
        right = len(numbers) == 2 and len(self.s.counters) == m.N_STREAMS
        if not right or max(numbers) > MASK or min(*numbers, *self.s.counters) < 0:
            raise self.fail(f"rng is two key words up to {MASK}, '|' and {m.N_STREAMS} counters")
        self.s.key_low, self.s.key_high = numbers

    def read_rest(self, value: str) -> None:
        if value != "boxed":
            raise self.fail(f"the rest can only be 'boxed', not {value!r}")
        self.rest = value

    def match(self, word: str) -> re.Match[str]:
        match = CARD.fullmatch(word)
        if match is None:
            raise self.fail(f"expected a card such as 'ghoul' or 'ghoul*2', found {word!r}")
        return match

    def kind(self, name: str) -> int:
        if name not in self.table.kinds:
            raise self.fail(f"there is no card {name!r}")
        return self.table.kinds[name]

    def cards(self, value: str) -> list[int]:
        kinds: list[int] = []
        for word in value.split():
            match = self.match(word)
            if match[2] or match[3] or match[4]:
                raise self.fail(f"only cards in play have marks: {word!r}")
            kinds += [self.kind(match[1])] * int(match[5] or 1)
        return kinds

    def number(self, word: str, negative: bool = False) -> int:
        digits = word[1:] if negative and word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit()):
            raise self.fail(f"expected a number, found {word!r}")
        return int(word)

    def numbers(self, value: str) -> list[int]:
        return [self.number(word, negative=True) for word in value.split()]

    def add_defaults(self) -> None:
        s = self.s
        if "common" not in self.seen and not self.rest:
            s.top, *s.common = [self.table.kinds[name] for name in COMMON for _ in range(2)]
        if "initiates" not in self.seen:
            s.initiates = 2 * (5 - s.seats)  # CR-4.6
        if "stack" not in self.seen and s.ending == m.PLAYING:
            s.stack += [m.ASK_TURN, s.active, 0, 0]
        for kind in s.abjured if "box" not in self.seen else []:
            s.box.append(kind)
        if s.abjured and "happened" not in self.seen:
            self.read_happened("abjured")
        if self.rest:
            self.box_the_rest()

    def box_the_rest(self) -> None:
        """Every card of the game that is named nowhere lies in the box."""
        left = dict(enumerate(self.table.copies))
        for kind in GAME.census(self.s):
            left[kind] -= 1
            if left[kind] < 0:
                name, copies = self.table.ids[kind], self.table.copies[kind]
                raise self.fail(f"more than the {copies} copies of {name} there are")
        self.s.box += [kind for kind, n in left.items() for _ in range(n)]

    def check(self) -> None:
        """What the rules rely on."""
        s = self.s
        for seat in range(s.seats):
            self.within(s.known[seat], s.hands[seat], f"known cards of seat {seat}", "the hand")
        self.within(s.abjured, s.box, "abjured cards", "the box")
        if s.ending != m.PLAYING:
            if s.stack:
                raise self.fail("a finished game has no stack")
            return
        if s.sanity[s.active] <= 0 or sum(n > 0 for n in s.sanity) < 2:
            raise self.fail("the active player and another one must have sanity, or give 'ending'")
        self.check_question()

    def check_question(self) -> None:
        s = self.s
        if s.stack[:2] != [m.ASK_TURN, s.active]:
            raise self.fail(f"the first frame of the stack must be 'ask_turn {s.active} 0 0'")
        if s.stack[-4] < ASK_BASE:
            raise self.fail("the last frame of the stack must be a question (ask_...)")
        if not 0 <= s.stack[-3] < s.seats:
            raise self.fail(f"the question goes to seat {s.stack[-3]}, which is not there")
        if s.stack[-4] == m.ASK_DISCARD:
            self.within(s.pending, s.hands[s.stack[-3]], "picked cards", "the hand")
        elif len(s.pending) % 3:
            raise self.fail("declared points are triples: seat, target, points")
        if s.stack[-4] == m.ASK_LOSS:
            victim, number = s.stack[-2] >> m.VICTIM_SHIFT, s.stack[-2] & m.TARGET
            if not 0 <= victim < s.seats or number >= len(targets(s, victim)):
                raise self.fail("the loss asked about has no such target")
        if not GAME.options(s):
            raise self.fail("the question has no answer in this position")

    def within(self, part: list[int], whole: list[int], what: str, where: str) -> None:
        left = whole[:]
        for kind in part:
            if kind not in left:
                raise self.fail(f"{what}: {self.table.ids[kind]} is not in {where}")
            left.remove(kind)
