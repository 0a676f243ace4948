"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, `#` starts a comment.

    expansions: thor tyr
    seat 0: jarl j01 | squad bear_01 wolf_02@3+tyr_might | hand fury_2*2 boar_01?255 | own 3
    seat 1: squad deer_07 | valhalla bear_02 | foreign 0:1
    discard: fury_3 bear_05        # the top card last
    deck: boar_02 boar_03          # by default every card that is named nowhere
    active: 1
    title: 0 2                     # Last Viking sets: holder (- for nobody) and level
    loose: 1 0 1 fury_2 fury_3     # stolen from 1 by 0: surely (1) or perhaps (0) one of these
    monster: fenrir 2 | card 1 | covered 3
    battle: kind 1 | attacker 0 | defender 1 | strength 7 0

A hand card may say who knows it (`?` and the bits of the seats). A position without `stack` is
at the start of the active player's turn; one with `monster` is of the solo mode. `text` prints
whatever the rules can reach, and `position` reads it back to the same key: a field that has no
words of its own here is printed by its name and numbers.
"""

from collections.abc import Callable
from itertools import groupby

from koloda.games.valhalla import GAME
from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.rules.fields import BATTLE, STATE
from koloda.games.valhalla.rules.knowledge import LOOSE_HEAD, LOOSE_KINDS, loose_records
from koloda.games.valhalla.rules.last_viking import collect
from koloda.games.valhalla.rules.options import OPS, options
from koloda.games.valhalla.rules.position import Match, ValhallaState, new_match
from koloda.games.valhalla.rules.setup import empty, is_order_important
from koloda.games.valhalla.rules.solo import take_solo_turn
from koloda.games.valhalla.rules.state import no_battle
from koloda.games.valhalla.rules.turn import take_turn
from koloda.kernel.errors import BadPosition
from koloda.kernel.fields import NUMBER, NUMBERS
from koloda.kernel.frames import ASK_BASE, settle
from koloda.kernel.rng import MASK, key_of

KNOWN_VARIANTS = [*m.VARIANTS, "plain_monster"]
PILES = ["deck", "discard", "box", "reserve", "drawn", "placing", "turned_up", "settled"]
OF_A_SEAT = ["own", "jarl", "emblem", "squad", "tyr", "foreign"]
IN_WORDS = [*PILES, *OF_A_SEAT, "stack", "title", "loose"]
OF_THE_MONSTER = ["monster", "level", "card", "covered"]
PLAIN = [f.name for f in STATE.fields if f.kind == NUMBER and f.name not in OF_THE_MONSTER]
PLAIN.remove("ending")
LISTS = [f.name for f in STATE.all if f.kind == NUMBERS and f.name not in IN_WORDS]
FRAMES = {getattr(m, name): name.lower() for name in dir(m) if name.startswith(("OP_", "ASK_"))}

# The least and the largest value of a number, or of every number of a list.
SEAT_OR_NOBODY = (m.NOBODY, m.MONSTER)
BY_PLACE = (0, (1 << m.PLACES) - 1)
BOUNDS = {
    "turn": (0, 100_000),
    "final": (m.NOBODY, m.MAX_SEATS),
    "certain": (0, 200),
    "old": (0, 200),
    "told_least": (0, 200),
    "told_most": (0, 200),
    "ordered": (0, 1),
    "finished": (0, (1 << m.MAX_SEATS) - 1),
    "dues": (m.NOBODY, 1000),
    "rolled": (0, len(m.FACES) - 1),
    "scores": (0, 10_000),
    "counters": (0, MASK),
    "forced": (0, MASK),
    "kind": (m.NO_BATTLE, m.SOLO),
    "attacker": SEAT_OR_NOBODY,
    "defender": SEAT_OR_NOBODY,
    "winner": SEAT_OR_NOBODY,
    "loser": SEAT_OR_NOBODY,
    "jarl_off": SEAT_OR_NOBODY,
    "supply": (0, m.EXTRA_DICE),
    "lost_dice": (0, m.DICE),
    "silenced": (0, (1 << len(m.CLANS)) - 1),
    "blocked": BY_PLACE,
    "excluded": BY_PLACE,
    "sacrificed": BY_PLACE,
    "sent": BY_PLACE,
    "rerolled": (0, 3),
    "strength": (-1000, 1000),
    "granted": (0, m.EXTRA_DICE),
    "free_rerolls": (0, 100),
    "dice": (0, 100),
    "picked": (0, 100),
    "committed": (0, m.PLACES),
    "used": (0, m.ADDITIONAL_USED + m.MAIN_USES),
    "helped": (0, 2),
}
FLAG = (0, 1)


def text(s: ValhallaState) -> str:
    """A position as text, exact to the last hidden card."""
    names = s.table.ids
    lines = [f"seats: {s.match.seats}", *_match(s)]
    lines += [f"{name}: {getattr(s, name)}" for name in PLAIN]
    lines += [f"seat {seat}: {_seat(s, seat)}" for seat in range(s.match.seats)]
    lines += [f"{name}: {_counted([names[k] for k in getattr(s, name)])}" for name in PILES]
    lines += [f"{name}: {_numbers(getattr(s, name))}" for name in LISTS if getattr(s, name)]
    if s.loose:
        lines.append("loose: " + " | ".join(_loose(s, record) for record in loose_records(s)))
    if s.aside[s.match.seats]:
        lines.append("jarls: " + _counted([names[kind] for kind in s.aside[s.match.seats]]))
    if s.title:
        lines.append("title: " + " ".join("-" if n == m.NOBODY else str(n) for n in s.title))
    if s.match.seats == 1:
        name = "nobody" if s.monster == m.NOBODY else m.MONSTERS[s.monster]
        lines.append(f"monster: {name} {s.level} | card {s.card} | covered {s.covered}")
    if s.ending != m.PLAYING:
        lines.append(f"ending: {m.ENDINGS[s.ending]}")
    lines += _battle(s)
    frames = [s.stack[i : i + 4] for i in range(0, len(s.stack), 4)]
    if frames:
        lines.append("stack: " + " | ".join(f"{FRAMES[f[0]]} {_numbers(f[1:])}" for f in frames))
    lines.append(f"rng: {s.key_low} {s.key_high}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _match(s: ValhallaState) -> list[str]:
    match = s.match
    lines = []
    if match.expansions:
        chosen = [name for bit, name in enumerate(m.EXPANSIONS) if match.expansions >> bit & 1]
        lines.append("expansions: " + " ".join(chosen))
    if match.variants:
        known = [name for i, name in enumerate(KNOWN_VARIANTS) if match.variants >> i & 1]
        lines.append("variant: " + " ".join(known))
    if match.loki != m.NOBODY:
        lines.append(f"loki: {s.table.ids[match.loki]}")
    return lines


def _seat(s: ValhallaState, seat: int) -> str:
    ids, fields = s.table.ids, [f"own {s.own[seat]}"]
    if s.jarl[seat] != m.NOBODY:
        fields.append(f"jarl {ids[s.jarl[seat]]}")
    if s.emblem[seat] != m.NOBODY:
        fields.append(f"emblem {s.emblem[seat]}")
    squad = []
    for slot in range(m.SLOTS):
        kind, tyr = s.squad[seat * m.SLOTS + slot], s.tyr[seat * m.SLOTS + slot]
        if kind >= 0:
            squad.append(f"{ids[kind]}@{slot + 1}" + (f"+{ids[tyr]}" if tyr >= 0 else ""))
    hand = [
        ids[entry >> m.HAND_SHIFT] + (f"?{entry & m.KNOWN}" if entry & m.KNOWN else "")
        for entry in s.hands[seat]
    ]
    zones = [("squad", squad), ("hand", hand)]
    zones += [("valhalla", [ids[kind] for kind in s.valhalla[seat]])]
    zones += [("aside", [ids[kind] for kind in s.aside[seat]])]
    fields += [f"{name} {_counted(words)}" for name, words in zones if words]
    captured = [
        f"{other}:{s.foreign[seat * m.MAX_SEATS + other]}"
        for other in range(m.MAX_SEATS)
        if s.foreign[seat * m.MAX_SEATS + other]
    ]
    return " | ".join([*fields, *(["foreign " + " ".join(captured)] if captured else [])])


def _loose(s: ValhallaState, record: list[int]) -> str:
    kinds = [s.table.ids[kind] for kind in record[LOOSE_HEAD:]]
    return f"{_numbers(record[:LOOSE_KINDS])} {_counted(kinds)}"


def _battle(s: ValhallaState) -> list[str]:
    """What is not as in a battle in which nothing has happened."""
    new, parts = no_battle(), []
    for field in BATTLE.fields:
        value = getattr(s.battle, field.name)
        if value != getattr(new, field.name):
            parts.append(f"{field.name} {_numbers(value if field.kind == NUMBERS else [value])}")
    return ["battle: " + " | ".join(parts)] if parts else []


def _numbers(values: list[int]) -> str:
    return " ".join(map(str, values))


def _counted(words: list[str]) -> str:
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return " ".join(word if n == 1 else f"{word}*{n}" for word, n in runs)


def position(text: str, table: CardTable | None = None) -> ValhallaState:
    """The position a text describes; BadPosition names the line that cannot be read."""
    return _Reader(GAME.table if table is None else table, text).position()


class _Reader:
    """Reads the lines of a position one by one into a table laid for the seats named."""

    def __init__(self, table: CardTable, text: str) -> None:
        self.table = table
        self.at = 0
        self.facts: dict[str, str] = {}
        self.where: dict[str, int] = {}
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.partition("#")[0].strip()
            if line:
                self.at = number
                self.note(line)
        self.s = empty(table, 0, self.match())

    def fail(self, reason: str) -> BadPosition:
        where = f"line {self.at}: " if self.at else ""
        return BadPosition(f"position, {where}{reason}")

    def note(self, line: str) -> None:
        name, colon, value = line.partition(":")
        if not colon:
            raise self.fail(f"expected 'name: value', found {line!r}")
        if name in self.facts:
            raise self.fail(f"{name!r} is given twice")
        self.facts[name] = value.strip()
        self.where[name] = self.at

    def take(self, name: str, default: str = "") -> str:
        self.at = self.where.get(name, 0)
        return self.facts.pop(name, default)

    def match(self) -> Match:
        named = [int(n[5:]) + 1 for n in self.facts if n.startswith("seat ") and n[5:].isdigit()]
        fewest = 1 if "monster" in self.facts else 2
        seats = self.number(self.take("seats", str(max([fewest, *named]))))
        if not 1 <= seats <= m.MAX_SEATS:
            raise self.fail(f"there are 1 to {m.MAX_SEATS} seats, not {seats}")
        expansions = self.bits("expansions", m.EXPANSIONS)
        variants = self.bits("variant", KNOWN_VARIANTS)
        loki = self.take("loki")
        title = [k for k in sorted(self.table.levels) if self.table.players[k] == seats]
        return new_match(
            seats,
            expansions,
            variants,
            self.kind(loki, m.LOKI) if loki else m.NOBODY,
            title[0] if expansions & m.X_LAST_VIKING and title else m.NOBODY,
        )

    def bits(self, fact: str, names: list[str]) -> int:
        found = 0
        for word in self.take(fact).split():
            if word not in names:
                raise self.fail(f"unknown {word!r}; known: {', '.join(names)}")
            found |= 1 << names.index(word)
        return found

    def position(self) -> ValhallaState:
        s = self.s
        for seat in range(s.match.seats):
            self.read_seat(seat, self.take(f"seat {seat}"))
        for name in PILES:
            if name in self.facts and name != "deck":
                getattr(s, name).extend(self.cards(self.take(name)))
        self.read_monster()
        self.read_title()
        self.read_battle()
        self.read_deck()
        s.aside[s.match.seats].extend(self.cards(self.take("jarls"), m.JARL))
        s.ordered = 1 if is_order_important(s) else 0
        self.read_plain()
        self.read_ending()
        self.read_rng()
        self.read_stack()
        if self.facts:
            self.at = self.where[next(iter(self.facts))]
            raise self.fail(f"unknown line {next(iter(self.facts))!r}")
        return s

    def read_seat(self, seat: int, value: str) -> None:
        s = self.s
        read: dict[str, Callable[[list[str]], None]] = {
            "own": lambda words: s.own.__setitem__(seat, self.one(words, 0, m.SHIELDS)),
            "jarl": lambda words: s.jarl.__setitem__(seat, self.kind(" ".join(words), m.JARL)),
            "emblem": lambda words: s.emblem.__setitem__(seat, self.one(words, 0, m.MAX_SEATS - 1)),
            "squad": lambda words: self.read_squad(seat, words),
            "hand": lambda words: self.read_hand(seat, words),
            "valhalla": lambda words: s.valhalla[seat].extend(self.cards(" ".join(words))),
            "aside": lambda words: s.aside[seat].extend(self.cards(" ".join(words), m.JARL)),
            "foreign": lambda words: self.read_foreign(seat, words),
        }
        for field in value.split("|") if value else []:
            name, *words = field.split() or [""]
            if name not in read:
                raise self.fail(f"unknown part {name!r}; known: {', '.join(read)}")
            read[name](words)

    def read_squad(self, seat: int, words: list[str]) -> None:
        slot = 0
        for word in words:
            card, _, tyr = word.partition("+")
            name, _, at = card.partition("@")
            slot = self.number(at) - 1 if at else slot
            if not 0 <= slot < m.SLOTS:
                raise self.fail(f"a squad has {m.SLOTS} slots: {word!r}")
            place = seat * m.SLOTS + slot
            if self.s.squad[place] != m.EMPTY:
                raise self.fail(f"two warriors in slot {slot + 1}: {word!r}")
            self.s.squad[place] = self.kind(name, m.WARRIOR)
            if tyr:
                self.s.tyr[place] = self.kind(tyr, m.TYR)
            slot += 1

    def read_hand(self, seat: int, words: list[str]) -> None:
        for word in words:
            card, _, times = word.partition("*")
            name, _, known = card.partition("?")
            [kind] = self.cards(name)
            entry = kind << m.HAND_SHIFT | self.within(self.number(known or "0"), 0, m.KNOWN, word)
            self.s.hands[seat] += [entry] * self.times(times)
        self.s.hands[seat].sort()

    def read_foreign(self, seat: int, words: list[str]) -> None:
        for word in words:
            other, _, n = word.partition(":")
            source = self.within(self.number(other), 0, self.s.match.seats - 1, word)
            count = self.within(self.number(n or "1"), 0, m.SHIELDS, word)
            self.s.foreign[seat * m.MAX_SEATS + source] = count

    def read_monster(self) -> None:
        s = self.s
        if s.match.seats > 1:
            return
        for field in self.take("monster", "fenrir 1").split("|"):
            name, *words = field.split() or [""]
            if name in m.MONSTERS or name == "nobody":
                s.monster = m.MONSTERS.index(name) if name in m.MONSTERS else m.NOBODY
                s.level = self.one(words, 0, 3)
            elif name == "card":
                s.card = self.one(words, 0, m.STACK - 1)
            elif name == "covered":
                s.covered = self.one(words, 0, self.symbols())
            else:
                raise self.fail(f"{name!r} is no monster; known: {', '.join(m.MONSTERS)}")

    def symbols(self) -> int:
        """All activation symbols of the active card covered, as bits."""
        if self.s.monster == m.NOBODY:
            return 0
        card = self.table.monster_card(self.s.monster, self.s.card)
        return (1 << len(self.table.activation[card])) - 1

    def read_title(self) -> None:
        words = self.take("title").split()
        if not words:
            return
        if len(words) != len(self.s.title):
            raise self.fail("give holder and level of every Last Viking set in use")
        levels = len(self.table.levels[self.s.match.title]) // 2
        self.s.title = [
            self.within(self.number(word), 1, levels, "level")
            if i % 2
            else m.NOBODY
            if word == "-"
            else self.within(self.number(word), 0, self.s.match.seats - 1, "holder")
            for i, word in enumerate(words)
        ]

    def read_battle(self) -> None:
        battle = self.s.battle
        fields = {field.name: field for field in BATTLE.fields}
        for part in filter(None, self.take("battle").split("|")):
            name, *words = part.split() or [""]
            if name not in fields:
                raise self.fail(f"a battle has no {name!r}; known: {', '.join(fields)}")
            values = [self.number(word) for word in words]
            if name not in ("played", "thor", "card"):
                self.all_within(name, values)
            if fields[name].kind == NUMBER:
                if len(values) != 1:
                    raise self.fail(f"{name} of a battle is one number")
                setattr(battle, name, values[0])
            else:
                self.check_length(name, values, getattr(battle, name))
                setattr(battle, name, values)
        self.check_battle()

    def check_length(self, name: str, values: list[int], new: list[int]) -> None:
        """Lists that grow hold records of so many numbers; the others keep their length."""
        record = {"committed": 2, "played": 1, "thor": 3}.get(name, 0)
        if (len(values) % record) if record else (len(values) != len(new)):
            expected = f"a multiple of {record}" if record else str(len(new))
            raise self.fail(f"{name} of a battle has {len(values)} numbers, not {expected}")

    def check_battle(self) -> None:
        """Cards and seats in the records of a battle."""
        b, seats, kinds = self.s.battle, self.s.match.seats, len(self.table.ids)
        for fighter in (b.attacker, b.defender, b.winner, b.loser, b.jarl_off):
            if seats <= fighter < m.MONSTER:
                raise self.fail(f"there is no seat {fighter} among {seats}")
        for entry in b.played:
            self.within(entry >> m.PLAYED_KIND, 0, kinds - 1, "a card played")
            self.within(entry >> m.PLAYED_SEAT & 7, 0, seats - 1, "who played a card")
        for i, number in enumerate(b.thor):
            self.within(number, 0, (kinds - 1, seats - 1, 1)[i % 3], "thor")
        self.within(b.card, m.NOBODY, kinds - 1, "card")

    def read_deck(self) -> None:
        """By default every card of the match that is named nowhere; Tyr cards up to fourteen."""
        s = self.s
        if "deck" in self.facts:
            s.deck.extend(self.cards(self.take("deck")))
            return
        left = [0] * len(self.table.ids)
        for kind, copies in enumerate(self.table.copies):
            used = self.table.set[kind] == 0 or s.match.expansions & self.table.set[kind]
            if self.table.type[kind] <= m.TYR and used:
                left[kind] = copies
        for kind in GAME.census(s):
            left[kind] -= 1
        s.deck.extend(kind for kind, n in enumerate(left) for _ in range(n))

    def read_plain(self) -> None:
        """The single numbers of a position by their names, and the lists of numbers."""
        s, last = self.s, self.s.match.seats - 1
        seats = {"active": (0, last), "first": (m.NOBODY, last)}
        for name in PLAIN:
            if name in self.facts:
                low, high = seats.get(name) or BOUNDS.get(name, FLAG)
                setattr(s, name, self.one(self.take(name).split(), low, high))
        for name in LISTS:
            if name in self.facts:
                values = [self.number(word) for word in self.take(name).split()]
                self.all_within(name, values)
                expected = len(getattr(s, name))
                if expected and len(values) != expected:
                    raise self.fail(f"{name} has {len(values)} numbers, not {expected}")
                setattr(s, name, values)
        if len(s.forced) % 2:
            raise self.fail("forced outcomes are pairs: stream, outcome")
        self.read_loose()
        self.check_certain()
        self.check_told()

    def read_loose(self) -> None:
        """VA-R74: victim, thief, whether surely, cards."""
        s, last = self.s, self.s.match.seats - 1
        for part in filter(None, self.take("loose").split("|")):
            words = part.split()
            head = [self.number(word) for word in words[:LOOSE_KINDS]]
            kinds = self.cards(" ".join(words[LOOSE_KINDS:]))
            if len(head) < LOOSE_KINDS or not kinds:
                raise self.fail("loose: victim, thief, 1 if surely one of them is stolen, cards")
            for value, high in zip(head, (last, last, 1), strict=True):
                self.within(value, 0, high, "loose")
            held = [entry >> m.HAND_SHIFT for seat in head[:2] for entry in s.hands[seat]]
            if any(kinds.count(kind) > held.count(kind) for kind in kinds):
                raise self.fail("loose: the two hands do not hold these cards")
            s.loose = [*s.loose, *head, len(kinds), *kinds]

    def check_told(self) -> None:
        """VA-R74: as many as the hands say, if nothing else is said."""
        s, seats = self.s, self.s.match.seats
        if len(s.old) not in (0, seats):
            raise self.fail(f"old has {len(s.old)} numbers, not {seats}")
        said = any(s.told_most)
        for holder in range(seats):
            secret = [entry for entry in s.hands[holder] if entry & m.KNOWN != m.KNOWN]
            for other in range(seats):
                i = holder * seats + other
                told = sum(entry >> other & 1 for entry in secret) if other != holder else 0
                if not said:
                    s.told_least[i] = s.told_most[i] = told
                elif not s.told_least[i] <= told <= s.told_most[i]:
                    raise self.fail(f"told: seat {other} has seen {told} cards of seat {holder}")

    def check_certain(self) -> None:
        """VA-R73: what everybody can be sure of is so."""
        s, types = self.s, self.table.type
        for seat, hand in enumerate(s.hands):
            of_type = [types[entry >> m.HAND_SHIFT] for entry in hand]
            warriors = of_type.count(m.WARRIOR)
            held = [warriors, len(hand) - warriors, of_type.count(m.TYR)]
            certain = s.certain[seat * m.CERTAIN : (seat + 1) * m.CERTAIN]
            if any(n > most for n, most in zip(certain, held, strict=True)):
                raise self.fail(f"certain: the hand of seat {seat} does not hold these cards")

    def read_ending(self) -> None:
        ending = self.take("ending")
        if ending not in m.ENDINGS:
            raise self.fail(f"an ending is one of {', '.join(m.ENDINGS[1:])}, not {ending!r}")
        self.s.ending = m.ENDINGS.index(ending)

    def read_rng(self) -> None:
        if "rng" not in self.facts:
            self.s.key_low, self.s.key_high = key_of(self.number(self.take("seed", "1")))
            return
        key = [self.number(word) for word in self.take("rng").split()]
        if len(key) != 2 or not 0 <= min(key) <= max(key) <= MASK:
            raise self.fail(f"rng is two key words up to {MASK}")
        self.s.key_low, self.s.key_high = key

    def read_stack(self) -> None:
        s = self.s
        if "stack" in self.facts:
            self.read_frames(self.take("stack"))
        elif s.ending == m.PLAYING:
            if s.match.seats == 1:
                take_solo_turn(s)
            else:
                take_turn(s, s.active)
                collect(s, s.active)
            settle(s, OPS)

    def read_frames(self, value: str) -> None:
        s, known = self.s, {name: op for op, name in FRAMES.items()}
        for frame in value.split("|"):
            name, *words = frame.split() or [""]
            if name not in known or len(words) != 3:
                raise self.fail(f"a frame is a name and three numbers, not {frame.strip()!r}")
            s.stack += [known[name], *[self.number(word) for word in words]]
        if s.stack[-4] < ASK_BASE or not 0 <= s.stack[-3] < s.match.seats:
            raise self.fail("the last frame of the stack must be a question (ask_...) to a seat")
        if not options(s):
            raise self.fail("the question has no answer in this position")

    def kind(self, name: str, of_type: int) -> int:
        """A card of one type."""
        kind = self.table.kinds.get(name, m.NOBODY)
        if kind == m.NOBODY:
            raise self.fail(f"there is no card {name!r}")
        if self.table.type[kind] != of_type:
            raise self.fail(f"{name} is no {m.TYPES[of_type]} card")
        return kind

    def cards(self, value: str, also: int = m.TYR) -> list[int]:
        """Cards of the deck, or of one type beside them."""
        kinds: list[int] = []
        for word in value.split():
            name, _, times = word.partition("*")
            if name not in self.table.kinds:
                raise self.fail(f"there is no card {name!r}")
            kind = self.table.kinds[name]
            if self.table.type[kind] > m.TYR and self.table.type[kind] != also:
                raise self.fail(f"{name} does not lie there")
            kinds += [kind] * self.times(times)
        return kinds

    def times(self, word: str) -> int:
        return self.within(self.number(word), 1, 99, f"*{word}") if word else 1

    def one(self, words: list[str], low: int, high: int) -> int:
        """The only number of a part, within bounds."""
        if len(words) != 1:
            raise self.fail(f"expected one number, found {' '.join(words)!r}")
        return self.within(self.number(words[0]), low, high, words[0])

    def all_within(self, name: str, values: list[int]) -> None:
        low, high = BOUNDS.get(name, FLAG)
        for value in values:
            self.within(value, low, high, name)

    def within(self, value: int, low: int, high: int, what: str) -> int:
        if not low <= value <= high:
            raise self.fail(f"{what}: {value} is not between {low} and {high}")
        return value

    def number(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 10:
            raise self.fail(f"expected a number, found {word!r}")
        return int(word)
