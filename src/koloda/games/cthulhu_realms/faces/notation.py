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
`next ghoul goon` in a seat, or `next: CARDS` for the common deck, says what will be drawn though
nobody knows it, the first first. `text` prints whatever the rules can reach, in the middle of an
ability too, and `position` reads it back to the same key.
"""

import re
from collections.abc import Callable
from itertools import groupby

from koloda.games.cthulhu_realms import GAME
from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable
from koloda.games.cthulhu_realms.rules.fields import STATE
from koloda.games.cthulhu_realms.rules.sanity import DECLARED, targets
from koloda.games.cthulhu_realms.rules.setup import empty
from koloda.games.cthulhu_realms.rules.state import CthulhuState
from koloda.kernel.errors import BadPosition
from koloda.kernel.fields import NUMBER, NUMBERS, ZONES
from koloda.kernel.frames import ANSWER, ASK_BASE
from koloda.kernel.numbers import MOST as SEED
from koloda.kernel.rng import MASK, force, key_of

OPS = ["draw", "discard", "gain", "declare", "loss", "after", "draw_discard"]
ASKS = ["turn", "player", "loss", "discard", "abjure", "return", "destroy"]
COMMON = ["occultist", "ghast", "brain_cylinder", "mi_go", "arkham"]  # a deck that does not run out
CARD = re.compile(r"([a-z][a-z0-9_]*)(?::([1-3]+))?(!)?(?:-(\d{1,3}))?(?:\*(\d{1,3}))?")
IN_PLAY = ("play", "used", "lost")  # one list in the text
MARKS = ("sanity", "common", "pending")  # in a seat's line, after the top card, in the middle
NUMBER_WORD = re.compile(r"-?[0-9]{1,20}")
HEAD = re.compile(r"([a-z]+)(?: (\d))?")
IN_WORDS = {"seats", "cap", "active", "turn", "happened", "ending", "top"}  # lines of their own
PLAIN = [f.name for f in STATE.fields if f.kind == NUMBER and f.name not in IN_WORDS]
PILES = [f.name for f in STATE.fields if f.kind == NUMBERS and f.name not in MARKS]
SEAT_ZONES = {
    f.name.removesuffix("s"): f.name
    for f in STATE.fields
    if f.kind == ZONES and f.name not in IN_PLAY and f.name != "rows"
}
MOST = 100_000  # of any number that the rules do not bound


def text(s: CthulhuState) -> str:
    """A position as text, exact to the last hidden card."""
    cards = _Cards(s.table)
    lines = [f"turn: {s.turn}" + (f" of {s.cap}" if s.cap else ""), f"active: {s.active}"]
    lines += [f"{name}: {getattr(s, name)}" for name in PLAIN]
    if s.happened:
        lines.append("happened: " + " ".join(_happened(s)))
    lines += [f"seat {seat}: {_seat(s, seat, cards)}" for seat in range(s.seats)]
    lines += [f"row {i}: {cards.text(row)}".rstrip() for i, row in enumerate(s.rows) if row]
    top = cards.text([s.top]) if s.top >= 0 else ""
    lines.append(f"common: {top}" + (f" | {cards.text(s.common)}" if s.common else ""))
    lines += [f"{name}: {cards.text(getattr(s, name))}" for name in PILES if getattr(s, name)]
    lines += _middle(s, cards)
    lines.append(f"rng: {s.key_low} {s.key_high} | {_numbers(s.counters)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _happened(s: CthulhuState) -> list[str]:
    return [name for bit, name in enumerate(m.REQUIREMENTS) if s.happened >> bit & 1]


def _seat(s: CthulhuState, seat: int, cards: "_Cards") -> str:
    fields = [f"sanity {s.sanity[seat]}"]
    for name, zone in SEAT_ZONES.items():
        if kinds := getattr(s, zone)[seat]:
            fields.append(f"{name} {cards.text(kinds)}")
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
            "happened": self.read_happened,
            "common": self.read_common,
            "next": lambda value: self.read_next(m.STREAM_COMMON, value),
            "ending": self.read_ending,
            "stack": self.read_stack,
            "picked": lambda value: self.s.pending.extend(self.cards(value)),
            "declared": self.read_declared,
            "forced": self.read_forced,
            "seed": self.read_seed,
            "rng": self.read_rng,
            "rest": self.read_rest,
            **dict.fromkeys(PLAIN, self.read_plain),
            **dict.fromkeys(PILES, self.read_pile),
        }
        self.head = ""  # of the line that is read
        self.next: dict[int, list[int]] = {}  # by stream: the cards that it will give

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
        self.head = head
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
        for field in filter(None, map(str.strip, value.split("|"))):
            name, _, rest = field.partition(" ")
            if name == "sanity":
                s.sanity[seat] = self.number(rest, -MOST)
            elif name == "play":
                self.read_play(seat, rest)
            elif name == "next":
                self.read_next(seat, rest)
            elif name in SEAT_ZONES:
                getattr(s, SEAT_ZONES[name])[seat].extend(self.cards(rest))
            else:
                known = ", ".join(["sanity", *SEAT_ZONES, "play", "next"])
                raise self.fail(f"unknown field {name!r}; known: {known}")
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

    def read_plain(self, value: str) -> None:
        setattr(self.s, self.head, self.number(value))

    def read_pile(self, value: str) -> None:
        getattr(self.s, self.head).extend(self.cards(value))

    def read_next(self, stream: int, value: str) -> None:
        self.next[stream] = self.cards(value)

    def read_turn(self, value: str) -> None:
        turn, _, cap = value.partition(" of ")
        self.s.turn, self.s.cap = self.number(turn), self.number(cap or "0")

    def read_active(self, value: str) -> None:
        self.s.active = self.number(value)
        if self.s.active >= self.s.seats:
            raise self.fail(f"there is no seat {value} among {self.s.seats}")

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
            self.s.stack += [op, *[self.number(word, ANSWER) for word in numbers]]

    def read_declared(self, value: str) -> None:
        numbers = self.numbers(value)
        if len(numbers) % DECLARED:
            raise self.fail("declared points are triples: seat, target, points")
        self.s.pending.extend(numbers)

    def read_forced(self, value: str) -> None:
        numbers = self.numbers(value)
        if len(numbers) % 2 or any(stream >= m.N_STREAMS for stream in numbers[::2]):
            raise self.fail(f"forced are pairs of a stream below {m.N_STREAMS} and an outcome")
        self.s.forced.extend(numbers)

    def read_seed(self, value: str) -> None:
        self.s.key_low, self.s.key_high = key_of(self.number(value, most=SEED))

    def read_rng(self, value: str) -> None:
        key, _, counters = value.partition("|")
        numbers = [self.number(word, most=MASK) for word in key.split()]
        self.s.counters = [self.number(word, most=MASK) for word in counters.split()]
        if len(numbers) != 2 or len(self.s.counters) != m.N_STREAMS:
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

    def number(self, word: str, least: int = 0, most: int = MOST) -> int:
        if NUMBER_WORD.fullmatch(word) is None:
            raise self.fail(f"expected a number, found {word!r}")
        if not least <= int(word) <= most:
            raise self.fail(f"expected a number from {least} to {most}, found {word}")
        return int(word)

    def numbers(self, value: str) -> list[int]:
        return [self.number(word) for word in value.split()]

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
        for stream, kinds in self.next.items():
            self.force_next(stream, kinds)

    def force_next(self, stream: int, kinds: list[int]) -> None:
        """Let a pile give these cards first: where each will lie when its turn comes."""
        s = self.s
        pile = (s.common if stream == m.STREAM_COMMON else s.decks[stream])[:]
        for kind in kinds:
            if kind not in pile:
                raise self.fail(f"next: {self.table.ids[kind]} is not in the deck")
            at = pile.index(kind)
            force(s, stream, [at])
            pile[at] = pile[-1]
            pile.pop()

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
        if s.stack[:4] != [m.ASK_TURN, s.active, 0, 0]:
            raise self.fail(f"the first frame of the stack must be 'ask_turn {s.active} 0 0'")
        if s.stack[-4] < ASK_BASE:
            raise self.fail("the last frame of the stack must be a question (ask_...)")
        for at in range(0, len(s.stack), 4):
            self.check_frame(s.stack[at : at + 4])
        asked = s.stack[-3]
        if not 0 <= asked < s.seats or s.sanity[asked] <= 0:
            raise self.fail(f"the question goes to seat {asked}, which is not there")
        if s.stack[-4] == m.ASK_DISCARD:
            self.within(s.pending, s.hands[asked], "picked cards", "the hand")
            if len(s.hands[asked]) <= len(s.pending) + s.stack[-2] - 1:
                raise self.fail(f"seat {asked} has too few cards to discard {s.stack[-2]} more")
        else:
            self.check_declared()
        if not GAME.options(s):
            raise self.fail("the question has no answer in this position")

    def check_frame(self, frame: list[int]) -> None:
        """That a frame speaks of seats, targets and cards that are there."""
        s, (op, a, b, _) = self.s, frame
        seats = {m.OP_DRAW: a, m.OP_DISCARD: a, m.OP_GAIN: a, m.OP_DECLARE: a, m.OP_DRAW_DISCARD: a}
        seats |= {m.ASK_LOSS: b >> m.VICTIM_SHIFT}
        if seats.get(op, 0) >= s.seats and seats.get(op) != ANSWER:
            raise self.fail(f"there is no seat {seats[op]}: {_frame(frame)!r}")
        if op == m.ASK_LOSS and b & m.TARGET >= len(targets(s, b >> m.VICTIM_SHIFT)):
            raise self.fail("the loss asked about has no such target")
        if op == m.OP_DECLARE and b >= len(targets(s, a)):
            raise self.fail("the loss asked about has no such target")
        if op == m.ASK_PLAYER and b >= len(m.EFFECTS):
            raise self.fail(f"there is no effect {b}: {_frame(frame)!r}")
        if op == m.ASK_DISCARD and b < 1:
            raise self.fail(f"nothing is left to pick: {_frame(frame)!r}")
        itself = a if op == m.OP_AFTER else b if op == m.ASK_DESTROY else m.NOBODY
        marked = zip(s.play[s.active], s.used[s.active], strict=True)
        if itself != m.NOBODY and not any(k == itself and u & m.ABJURING for k, u in marked):
            raise self.fail(f"no such card in play abjures itself: {_frame(frame)!r}")

    def check_declared(self) -> None:
        s = self.s
        for at in range(0, len(s.pending), DECLARED):
            victim, target = s.pending[at], s.pending[at + 1]
            if victim >= s.seats or target not in targets(s, victim):
                raise self.fail(f"points are declared against target {target} of seat {victim}")

    def within(self, part: list[int], whole: list[int], what: str, where: str) -> None:
        left = whole[:]
        for kind in part:
            if kind not in left:
                raise self.fail(f"{what}: {self.table.ids[kind]} is not in {where}")
            left.remove(kind)
