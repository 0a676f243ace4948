"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, ` #` starts a comment.

    seat 0: people black | hand bk_janira bk_abyss*2 | lands A1 B1 | goal go_towers
    seat 1: discard sn_elite | artifacts ar_rune | treasures ne_treasure*2 | taken F1
    squads: ne_orc ne_troll ne_goblin | ne_harpy! ne_golem ne_fire @0   # face up; known to seat 0
    towers: B1                            # built ones
    phase: capture                        # turn_start, after_discard, capture or turn_end
    scenario: dragon_lord

Cards named nowhere are in their decks; `bk_abyss#2` is a certain copy, `bk_abyss` one that is
named nowhere else, `bk_abyss*2` two of those. A phase is where the active player's turn is
taken up; `text` writes the frames of the stack instead, and every field of rules/fields.py
that is not as in a new match, so that `position` reads every position back to the same key.
"""

import re

from koloda.games.elven_rage import GAME
from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Table
from koloda.games.elven_rage.game import PAIRS
from koloda.games.elven_rage.rules.fields import STATE
from koloda.games.elven_rage.rules.options import OPS
from koloda.games.elven_rage.rules.position import new_elven_state
from koloda.games.elven_rage.rules.setup import artifacts
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.kernel.errors import BadPosition
from koloda.kernel.fields import NUMBER, NUMBERS, ZONES
from koloda.kernel.frames import settle, then
from koloda.kernel.rng import MASK

NONE = "-"
PHASES = ["turn_start", "after_discard", "capture", "turn_end"]
SEAT_ZONES = {"hands": "hand", "decks": "deck", "discards": "discard"}  # the others by their name
IN_WORDS = {"n", "scenario", "people", "n_lands", "owner", "taken", "built", "goals", "squads"}
PILES = {"neutral_deck", "neutral_discard", "artifact_deck", "artifact_discard", "undealt", "lair",
         }  # fmt: skip
MENTIONS = {
    "used",
    "used_in_battle",
    "attack_cards",
    "defence_cards",
    "known",
    "returned",
    "substitutes",
}  # cards that lie elsewhere
ZONES_OF_A_SEAT = [f.name for f in STATE.fields if f.kind == ZONES]
PLAIN = [f.name for f in STATE.fields if f.kind == NUMBER and f.name not in IN_WORDS]
LISTS = [f.name for f in STATE.fields if f.kind == NUMBERS and f.name not in IN_WORDS]
FACTS = ["seats", "scenario", "castles", "squads", "towers", "phase", "stack", "forced", "rng"]
FRAMES = {
    value: name.lower().removeprefix("op_")
    for name, value in vars(m).items()
    if name.startswith(("OP_", "ASK_")) and name not in ("ASK_BASE", "ASK_TREASURES")
    if name != "ASK_ARTIFACTS"  # verbs
}
MOST = 1 << 30  # of a number without a bound of its own


def limits(s: ElvenState) -> dict[str, tuple[int, int]]:
    """The least and the greatest number of a field; a flag where none is named, see PLAIN."""
    seat, land, place, mask = s.n - 1, len(s.owner) - 1, len(m.PLACES) - 1, (1 << s.n) - 1
    card, kind = len(s.table.kind) - 1, len(s.table.ids) - 1
    none = m.NOBODY
    found = dict.fromkeys(PLAIN, (0, 1))
    found.update(dict.fromkeys(["active", "first"], (0, seat)))
    found.update(dict.fromkeys(["defender", "neutral_seat"], (none, seat)))
    found.update(dict.fromkeys(["begun", "out", "winners", "exchanged"], (0, mask)))
    found.update(dict.fromkeys(["acting", "struck"], (none, place)))
    found.update(dict.fromkeys(["reserve_side", "striker_side"], (none, m.DEFENDER)))
    found.update(dict.fromkeys(["round_no", "round_limit"], (1, 10_000)))
    found.update(dict.fromkeys(["granted", "base", "battle_round", "card_turns"], (0, 10_000)))
    found.update(
        window=(none, len(m.WINDOWS) - 1),
        ending=(0, len(m.ENDINGS) - 1),
        land=(none, land),
        squad=(none, s.n),
        turns_at=(0, MOST),
        quiet=(0, 3),
        struck_symbol=(0, len(m.DIRECTIONS) - 1),
        fury=(0, 3),
        broken_off=(0, m.RETREATED),
        places=(none, card),
        layout=(none, kind),
        ward=(0, (1 << len(s.owner)) - 1),
        goal_seen=(-kind - 1, kind + 1),
        refuted=(0, (1 << len(s.table.goals)) - 1),
        offers=(0, m.OFFERS_PER_TURN),
        chain=(none, card),
        draft=(none, card),
        offer=(none, card),
        glimpse=(0, kind),
    )
    return found


def lengths(s: ElvenState) -> dict[str, tuple[int, ...]]:
    """How many numbers a list has, where that is fixed."""
    return {
        "places": (len(m.EMPTY_BOARD),),
        "layout": (0, len(m.PLACES)),
        "ward": (s.n,),
        "offers": (s.n,),
        "refuted": (s.n,),
        "goal_seen": (s.n * s.n,),
        "chain": tuple(range(0, 50 * m.LINK, m.LINK)),
    }


def text(s: ElvenState) -> str:
    """A position as text, exact to the last hidden card."""
    lines = [f"seats: {s.n}", f"scenario: {m.SCENARIOS[s.scenario]}"]
    if s.n == 2:
        lines.append(f"castles: {PAIRS[s.table.boards.index(s.board)]}")
    lines += [f"seat {seat}: {_seat(s, seat)}" for seat in range(s.n)]
    lines.append(f"squads: {' | '.join(_squad(s, at) for at in range(0, len(s.squads), m.SQUAD))}")
    lines.append(f"towers: {_lands(s, s.built)}")
    new = new_elven_state(0, s.table, s.board, s.n, s.scenario, m.ROUND_LIMITS[s.scenario])
    for name in [*PLAIN, *LISTS]:
        value = getattr(s, name)
        if value != getattr(new, name):
            lines.append(f"{name}: {_value(s.table, name, value)}")
    frames = [s.stack[i : i + 4] for i in range(0, len(s.stack), 4)]
    lines.append("stack: " + " | ".join(f"{FRAMES[f[0]]} {_numbers(f[1:])}" for f in frames))
    lines += [f"forced: {_numbers(s.forced)}"] if s.forced else []
    lines.append(f"rng: {s.key_low} {s.key_high} | {_numbers(s.counters)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _value(table: Table, name: str, value: int | list[int]) -> str:
    if isinstance(value, int):
        return str(value)
    return _cards(table, value) if name in PILES | MENTIONS else _numbers(value)


def card_name(table: Table, card: int) -> str:
    """bk_janira; bk_abyss#2 where a design has several copies."""
    if card == m.NOBODY:
        return NONE
    kind = table.kind[card]
    copy = card - table.kind.index(kind)
    return table.ids[kind] + (f"#{copy + 1}" if table.copies[kind] > 1 else "")


def _cards(table: Table, cards: list[int]) -> str:
    return " ".join(card_name(table, card) for card in cards)


def _numbers(values: list[int]) -> str:
    return " ".join(map(str, values))


def _lands(s: ElvenState, mask: int) -> str:
    return " ".join(name for land, name in enumerate(s.board.names) if mask >> land & 1)


def _seat(s: ElvenState, seat: int) -> str:
    owned = sum(1 << land for land, owner in enumerate(s.owner) if owner == seat)
    fields = [f"people {m.PEOPLES[s.people[seat]]}", f"lands {_lands(s, owned)}"]
    fields.append(f"taken {_lands(s, owned & s.taken)}")
    for zones in ZONES_OF_A_SEAT:
        fields.append(f"{SEAT_ZONES.get(zones, zones)} {_cards(s.table, getattr(s, zones)[seat])}")
    fields.append(f"goal {card_name(s.table, s.goals[seat])}")
    return " | ".join(field.strip() for field in fields)


def _squad(s: ElvenState, at: int) -> str:
    if s.squads[at] == m.NOBODY:
        return NONE
    words = [card_name(s.table, card) for card in s.squads[at : at + m.SQUAD_SIZE]]
    if s.squads[at + m.FACE_UP] != m.NOBODY:
        words[s.squads[at + m.FACE_UP]] += "!"
    known = [f"@{seat}" for seat in range(s.n) if s.squads[at + m.KNOWN_BY] >> seat & 1]
    return " ".join(words + known)


def position(text: str, table: Table | None = None) -> ElvenState:
    """The position a text describes; BadPosition names the line that cannot be read."""
    return _Reader(text, GAME.table if table is None else table).position()


class _Reader:
    """Reads the facts of a position; then deals what they leave open."""

    def __init__(self, text: str, table: Table) -> None:
        self.table = table
        self.at = ""
        self.facts: dict[str, str] = {}
        lines = [re.sub(r"(^|\s)#.*", "", line).strip() for line in text.splitlines()]
        for number, line in enumerate(lines, 1):
            self.at = f"line {number}"
            self.read_line(line)
        self.at = "seats"
        self.s = self.table_laid()
        self.numbered = set(re.findall(r"[a-z_]+#\d+", "\n".join(lines)))  # free for nobody else
        self.placed: set[int] = set()

    def fail(self, reason: str) -> BadPosition:
        return BadPosition(f"position, {self.at}: {reason}")

    def read_line(self, line: str) -> None:
        if not line:
            return
        name, colon, value = line.partition(":")
        known = name in FACTS or name in PLAIN or name in LISTS or re.fullmatch(r"seat \d+", name)
        if not colon or not known:
            raise self.fail(f"expected 'name: value' with a known name, found {line!r}")
        if name in self.facts:
            raise self.fail(f"{name!r} is given twice")
        self.facts[name] = value.strip()

    def table_laid(self) -> ElvenState:
        named = [int(name[5:]) for name in self.facts if name.startswith("seat ")]
        seats = self.number(self.facts.get("seats", str(max([1, *named]) + 1)))
        scenario = self.one_of("scenario", list(m.SCENARIOS), m.SCENARIOS[0])
        pair = self.one_of("castles", PAIRS, PAIRS[0])
        if not GAME.min_seats <= seats <= GAME.max_seats or any(n >= seats for n in named):
            raise self.fail(f"{seats} seats do not fit")
        board = self.table.boards[pair if seats == 2 else seats + 1]
        return new_elven_state(0, self.table, board, seats, scenario, m.ROUND_LIMITS[scenario])

    def one_of(self, name: str, values: list[str], default: str) -> int:
        value = self.facts.get(name, default)
        if value not in values:
            self.at = name
            raise self.fail(f"choose one of {', '.join(values)}, not {value!r}")
        return values.index(value)

    def position(self) -> ElvenState:
        s = self.s
        seats = [self.seat_fields(seat) for seat in range(s.n)]
        self.read_peoples(seats)
        for seat in range(s.n):
            self.at = f"seat {seat}"
            self.read_seat(seat, seats[seat])
        self.read_squads()
        self.at = "towers"
        s.built = self.lands(self.facts.get("towers", ""))
        bounds, sizes = limits(s), lengths(s)
        for name in [*PLAIN, *LISTS]:
            self.at = name
            if name in self.facts:
                self.read_field(name, bounds.get(name, (0, 0)), sizes.get(name, ()))
        self.read_luck()
        if "stack" in self.facts:
            self.read_stack()
        else:
            self.deal_the_rest(seats)
            self.take_up_turn()
        return s

    def seat_fields(self, seat: int) -> dict[str, str]:
        fields: dict[str, str] = {}
        self.at = f"seat {seat}"
        zones = [SEAT_ZONES.get(name, name) for name in ZONES_OF_A_SEAT]
        for field in self.facts.get(self.at, "").split("|"):
            name, _, value = field.strip().partition(" ")
            if name and name not in ("people", "lands", "taken", "goal", *zones):
                raise self.fail(f"unknown field {name!r}")
            if name and name in fields:
                raise self.fail(f"{name!r} is given twice")
            fields[name] = value
        return fields

    def read_peoples(self, seats: list[dict[str, str]]) -> None:
        named = [fields.get("people") for fields in seats]
        free = [name for name in m.PEOPLES if name not in named]
        for seat, fields in enumerate(seats):
            self.at = f"seat {seat}"
            name = fields.get("people") or free.pop(0)
            if name not in m.PEOPLES:
                raise self.fail(f"there is no people {name!r}")
            if named.count(name) > 1:
                raise self.fail(f"two players have the {name} elves")
            self.s.people.append(m.PEOPLES.index(name))

    def read_seat(self, seat: int, fields: dict[str, str]) -> None:
        s = self.s
        home = s.board.names[s.board.castles[seat]]
        owned = self.lands(fields.get("lands", home))
        for land in range(len(s.owner)):
            if owned >> land & 1:
                if s.owner[land] != m.NOBODY:
                    raise self.fail(f"{s.board.names[land]} has two owners")
                s.owner[land] = seat
        s.n_lands[seat] = owned.bit_count()
        s.taken |= self.lands(fields.get("taken", "")) & owned
        for zones in ZONES_OF_A_SEAT:
            cards = self.cards(fields.get(SEAT_ZONES.get(zones, zones), ""))
            getattr(s, zones)[seat].extend(cards)
        goal = self.cards(fields.get("goal", NONE))
        if len(goal) != 1:
            raise self.fail("a player has one goal")
        s.goals[seat] = goal[0]

    def read_field(self, name: str, bound: tuple[int, int], sizes: tuple[int, ...]) -> None:
        value = self.facts[name]
        if name in PILES:
            setattr(self.s, name, self.cards(value))
        elif name in MENTIONS:
            setattr(self.s, name, [self.mentioned(word) for word in value.split()])
        elif name in PLAIN:
            setattr(self.s, name, self.number(value, *bound))
        else:
            numbers = [self.number(word, *bound) for word in value.split()]
            if sizes and len(numbers) not in sizes:
                raise self.fail(f"expected {sizes[-1]} numbers, found {len(numbers)}")
            setattr(self.s, name, numbers)

    def read_luck(self) -> None:
        s = self.s
        self.at = "forced"
        s.forced = [self.number(word, 0, MASK) for word in self.facts.get("forced", "").split()]
        if len(s.forced) % 2 or any(stream >= m.N_STREAMS for stream in s.forced[::2]):
            raise self.fail("expected pairs of a stream and an outcome")
        if "rng" in self.facts:
            self.at = "rng"
            words = self.facts["rng"].replace("|", " ").split()
            numbers = [self.number(word, 0, MASK) for word in words]
            if len(numbers) != 2 + len(s.counters):
                raise self.fail(f"expected two key words and {len(s.counters)} counters")
            s.key_low, s.key_high, s.counters[:] = numbers[0], numbers[1], numbers[2:]

    def read_stack(self) -> None:
        self.at = "stack"
        codes = {name: code for code, name in FRAMES.items()}
        for frame in self.facts["stack"].split("|"):
            words = frame.split()
            if words and (words[0] not in codes or len(words) != 4):
                raise self.fail(f"a frame is a name and three numbers, not {frame.strip()!r}")
            if words:
                numbers = [self.number(word, m.NOBODY, MASK) for word in words[1:]]
                if words[0].startswith("ask_"):
                    self.number(words[1], 0, self.s.n - 1)
                self.s.stack.extend([codes[words[0]], *numbers])
        if self.s.stack and not FRAMES[self.s.stack[-4]].startswith("ask_"):
            raise self.fail("the last frame is a question")

    def read_squads(self) -> None:
        self.at = "squads"
        for part in self.facts.get("squads", "").split("|"):
            words = part.split()
            if words == [NONE]:
                self.s.squads.extend([m.NOBODY] * m.SQUAD_SIZE + [m.NOBODY, 0])
            elif words:
                self.read_squad(words)

    def read_squad(self, words: list[str]) -> None:
        names = [word for word in words if word[0] != "@"]
        seats = {self.number(word[1:], 0, self.s.n - 1) for word in words if word[0] == "@"}
        up = [i for i, word in enumerate(names) if word.endswith("!")]
        cards = self.cards(" ".join(name.removesuffix("!") for name in names))
        if len(cards) != m.SQUAD_SIZE or m.NOBODY in cards or len(up) > 1:
            raise self.fail("a squad is three cards, at most one of them face up")
        known = sum(1 << seat for seat in seats)
        self.s.squads.extend([*cards, up[0] if up else m.NOBODY, known])

    def lands(self, value: str) -> int:
        mask = 0
        for name in value.split():
            if name not in self.s.board.lands:
                raise self.fail(f"there is no land {name!r}")
            mask |= 1 << self.s.board.lands[name]
        return mask

    def number(self, word: str, least: int = 0, most: int = MOST) -> int:
        if not re.fullmatch(r"-?[0-9]{1,15}", word):
            raise self.fail(f"expected a number, found {word!r}")
        if not least <= int(word) <= most:
            raise self.fail(f"expected a number from {least} to {most}, found {word}")
        return int(word)

    def cards(self, value: str) -> list[int]:
        """Cards that lie here; each of them lies nowhere else."""
        found: list[int] = []
        for word in value.split():
            name, star, times = word.partition("*")
            for _ in range(self.number(times, 1, len(self.table.kind)) if star else 1):
                card = self.card(name)
                if card in self.placed:
                    raise self.fail(f"{name} lies in two places")
                if card != m.NOBODY:
                    self.placed.add(card)
                found.append(card)
        return found

    def card(self, name: str) -> int:
        """A certain copy, or one that the text names nowhere else."""
        if name == NONE or "#" in name:
            return self.mentioned(name)
        copies = self.copies(name)
        for copy, card in enumerate(copies, 1):
            if card not in self.placed and f"{name}#{copy}" not in self.numbered:
                return card
        raise self.fail(f"there are only {len(copies)} copies of {name}")

    def mentioned(self, name: str) -> int:
        """A certain copy, the first where none is named."""
        if name == NONE:
            return m.NOBODY
        design, mark, copy = name.partition("#")
        copies = self.copies(design)
        return copies[self.number(copy, 1, len(copies)) - 1] if mark else copies[0]

    def copies(self, design: str) -> range:
        if design not in self.table.kinds:
            raise self.fail(f"there is no card {design!r}")
        kind = self.table.kinds[design]
        first = self.table.kind.index(kind)
        return range(first, first + self.table.copies[kind])

    def deal_the_rest(self, seats: list[dict[str, str]]) -> None:
        """Cards named nowhere are in their decks; goals not named are undealt."""
        s = self.s
        s.lair.append(self.table.dragon(m.NOBODY))
        for seat in range(s.n):
            s.lair.append(self.table.dragon(s.people[seat]))
            if "deck" not in seats[seat]:
                deck = self.table.deck(s.people[seat])
                s.decks[seat].extend(card for card in deck if card not in self.placed)
        self.rest("neutral_deck", self.table.cards(m.NEUTRAL))
        self.rest("artifact_deck", artifacts(self.table, s.scenario))
        if s.scenario != m.DRAGON_LORD:
            self.rest("undealt", self.table.cards(m.GOAL))

    def rest(self, name: str, cards: list[int]) -> None:
        if name not in self.facts:
            getattr(self.s, name).extend(card for card in cards if card not in self.placed)

    def take_up_turn(self) -> None:
        """The turn of the active player from the given phase on; nobody is in his first turn."""
        s = self.s
        if "begun" not in self.facts:
            s.begun = (1 << s.n) - 1
        phase = PHASES[self.one_of("phase", PHASES, "capture")]
        capture = (m.OP_CAPTURE, s.active, 0, 0)
        end = [(m.OP_WINDOW, m.TURN_END, 0, 0), (m.OP_TURN_OVER, s.active, 0, 0)]
        if phase == "turn_start":
            then(s, (m.OP_TURN, s.active, 0, 0))
        elif phase == "after_discard":
            then(s, (m.OP_WINDOW, m.AFTER_DISCARD, 0, 0), capture, *end)
        elif phase == "capture":
            then(s, capture, *end)
        else:
            then(s, *end)
        settle(s, OPS)
