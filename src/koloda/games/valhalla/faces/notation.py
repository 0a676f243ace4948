"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, `#` starts a comment.

    expansions: thor tyr
    seat 0: jarl j01 | squad bear_01 wolf_02@3+tyr_might | hand fury_2*2 boar_01?255 | own 3
    seat 1: squad deer_07 | valhalla bear_02 | foreign 0:1
    discard: fury_3 bear_05        # the top card last
    deck: boar_02 boar_03          # by default every card that is named nowhere
    active: 1
    title: 0 2                     # Last Viking sets: holder (- for nobody) and level
    monster: fenrir 2 | card 1 | covered 3

A hand card may say who knows it (`?` and the bits of the seats). A position without `stack` is
at the start of the active player's turn; one with `monster` is of the solo mode. `text` prints
whatever the rules can reach, and `position` reads it back to the same key.
"""

from collections.abc import Callable
from itertools import groupby

from koloda.games.valhalla import GAME
from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.rules.last_viking import collect
from koloda.games.valhalla.rules.options import OPS
from koloda.games.valhalla.rules.setup import empty, is_order_important
from koloda.games.valhalla.rules.solo import take_solo_turn
from koloda.games.valhalla.rules.state import Battle, Match, ValhallaState
from koloda.games.valhalla.rules.turn import take_turn
from koloda.kernel.errors import BadPosition
from koloda.kernel.frames import settle
from koloda.kernel.rng import key_of

KNOWN_VARIANTS = [*m.VARIANTS, "plain_monster"]
PILES = ["deck", "discard", "box", "reserve", "drawn", "placing", "turned_up"]
NUMBERS = ["turn", "active", "first", "final", "ordered", "finished"]
LISTS = ["dues", "scores", "rolled", "counters", "forced", "stack"]


def text(s: ValhallaState) -> str:
    """A position as text, exact to the last hidden card."""
    names = s.table.ids
    lines = [f"seats: {s.match.seats}", *_match(s)]
    lines += [f"{name}: {getattr(s, name)}" for name in NUMBERS]
    lines += [f"seat {seat}: {_seat(s, seat)}" for seat in range(s.match.seats)]
    lines += [f"{name}: {_counted([names[k] for k in getattr(s, name)])}" for name in PILES]
    lines += [f"{name}: {_numbers(getattr(s, name))}" for name in LISTS if getattr(s, name)]
    if s.aside[s.match.seats]:
        lines.append("jarls: " + _counted([names[kind] for kind in s.aside[s.match.seats]]))
    if s.title:
        lines.append(f"title: {_numbers(s.title).replace('-1', '-')}")
    if s.match.seats == 1:
        name = "nobody" if s.monster == m.NOBODY else m.MONSTERS[s.monster]
        lines.append(f"monster: {name} {s.level} | card {s.card} | covered {s.covered}")
    if s.ending != m.PLAYING:
        lines.append(f"ending: {m.ENDINGS[s.ending]}")
    lines.append(f"battle: {_numbers(s.battle.scalars())}")
    lines += [f"battle {i}: {_numbers(row)}" for i, row in enumerate(s.battle.lists()) if any(row)]
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
        ids[entry >> m.HAND_SHIFT] + (f"?{entry & 255}" if entry & 255 else "")
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
        return BadPosition(f"position, line {self.at}: {reason}")

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
            raise self.fail(f"there are 1 to 6 seats, not {seats}")
        expansions = self.bits("expansions", m.EXPANSIONS)
        variants = self.bits("variant", KNOWN_VARIANTS)
        loki = self.take("loki")
        title = [k for k in self.table.levels if self.table.players[k] == seats]
        return Match(
            seats,
            expansions,
            variants,
            m.NOBODY,
            self.kind(loki) if loki else m.NOBODY,
            title[0] if expansions >> m.EXPANSIONS.index("last_viking") & 1 else m.NOBODY,
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
        s.aside[s.match.seats].extend(self.cards(self.take("jarls")))
        s.ordered = 1 if is_order_important(s) else 0
        for name in NUMBERS:
            if name in self.facts:
                setattr(s, name, self.number(self.take(name)))
        ending = self.take("ending")
        s.ending = m.ENDINGS.index(ending) if ending in m.ENDINGS else m.PLAYING
        self.read_rng()
        self.read_stack()
        if self.facts:
            self.at = self.where[next(iter(self.facts))]
            raise self.fail(f"unknown line {next(iter(self.facts))!r}")
        return s

    def read_seat(self, seat: int, value: str) -> None:
        s = self.s
        read: dict[str, Callable[[list[str]], None]] = {
            "own": lambda words: s.own.__setitem__(seat, self.number(words[0])),
            "jarl": lambda words: s.jarl.__setitem__(seat, self.kind(words[0])),
            "emblem": lambda words: s.emblem.__setitem__(seat, self.number(words[0])),
            "squad": lambda words: self.read_squad(seat, words),
            "hand": lambda words: self.read_hand(seat, words),
            "valhalla": lambda words: s.valhalla[seat].extend(self.cards(" ".join(words))),
            "aside": lambda words: s.aside[seat].extend(self.cards(" ".join(words))),
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
                raise self.fail(f"a squad has 4 slots: {word!r}")
            self.s.squad[seat * m.SLOTS + slot] = self.kind(name)
            if tyr:
                self.s.tyr[seat * m.SLOTS + slot] = self.kind(tyr)
            slot += 1

    def read_hand(self, seat: int, words: list[str]) -> None:
        for word in words:
            card, _, times = word.partition("*")
            name, _, known = card.partition("?")
            entry = self.kind(name) << m.HAND_SHIFT | self.number(known or "0")
            self.s.hands[seat] += [entry] * self.number(times or "1")
        self.s.hands[seat].sort()

    def read_foreign(self, seat: int, words: list[str]) -> None:
        for word in words:
            other, _, n = word.partition(":")
            self.s.foreign[seat * m.MAX_SEATS + self.number(other)] = self.number(n or "1")

    def read_monster(self) -> None:
        s = self.s
        if s.match.seats > 1:
            return
        for field in self.take("monster", "fenrir 1").split("|"):
            name, number = field.split()
            if name in m.MONSTERS or name == "nobody":
                s.monster = m.MONSTERS.index(name) if name in m.MONSTERS else m.NOBODY
                s.level = self.number(number)
            elif name == "card":
                s.card = self.number(number)
            else:
                s.covered = self.number(number)

    def read_title(self) -> None:
        words = self.take("title").split()
        if words:
            self.s.title = [m.NOBODY if word == "-" else self.number(word) for word in words]

    def read_battle(self) -> None:
        b, scalars = self.s.battle, self.numbers(self.take("battle"))
        lists = b.lists()
        for i, row in enumerate(lists):
            values = self.numbers(self.take(f"battle {i}"))
            if values:
                row[:] = values
        if scalars:
            reading: Callable[..., Battle] = Battle
            self.s.battle = reading(*scalars, *lists)

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

    def read_rng(self) -> None:
        key = self.numbers(self.take("rng"))
        s = self.s
        s.key_low, s.key_high = (
            key if len(key) == 2 else key_of(self.number(self.take("seed", "1")))
        )
        for name in ("counters", "forced", "dues", "scores", "rolled"):
            if name in self.facts:
                setattr(s, name, self.numbers(self.take(name)))

    def read_stack(self) -> None:
        s = self.s
        if "stack" in self.facts:
            s.stack.extend(self.numbers(self.take("stack")))
            return
        if s.ending != m.PLAYING:
            return
        if s.match.seats == 1:
            take_solo_turn(s)
        else:
            take_turn(s, s.active)
            collect(s, s.active)
        settle(s, OPS)

    def kind(self, name: str) -> int:
        if name not in self.table.kinds:
            raise self.fail(f"there is no card {name!r}")
        return self.table.kinds[name]

    def cards(self, value: str) -> list[int]:
        kinds: list[int] = []
        for word in value.split():
            name, _, times = word.partition("*")
            kinds += [self.kind(name)] * self.number(times or "1")
        return kinds

    def number(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            raise self.fail(f"expected a number, found {word!r}")
        return int(word)

    def numbers(self, value: str) -> list[int]:
        return [self.number(word) for word in value.split()]
