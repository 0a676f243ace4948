"""Positions as text: tests are written in it, and a bug report becomes a test.

One fact a line, `name: value`; what is left out has its default, `#` starts a comment.

    seat 0: people black | hand bk_janira bk_abyss*2 | lands A1 B1 | goal go_towers
    seat 1: discard sn_elite | artifacts ar_rune | treasures ne_treasure*2 | taken F1
    squads: ne_orc ne_troll ne_goblin | ne_harpy! ne_golem ne_fire @0   # face up; known to seat 0
    towers: B1                            # built ones
    phase: capture                        # turn_start, after_discard, capture or turn_end
    scenario: dragon_lord

Cards named nowhere are in their decks; a second copy is `bk_abyss#2`, any two are
`bk_abyss*2`. A phase is where the active player's turn is taken up; `text` writes the
frames of the stack instead, and whatever else the middle of a battle needs, so that
`position` reads every position back to the same key.
"""

from koloda.games.elven_rage import GAME
from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Table
from koloda.games.elven_rage.game import OPS, PAIRS
from koloda.games.elven_rage.rules.setup import artifacts, empty
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.kernel.errors import BadPosition
from koloda.kernel.frames import settle, then

SCALARS = [
    "active", "first", "round_no", "round_limit", "begun", "out", "winners", "ending", "gained",
    "granted", "replaced", "reach", "portal", "window", "land", "defender", "squad",
    "neutral_seat", "in_battle", "laid", "base", "reserve_side", "battle_round", "turns_at",
    "quiet", "struck_round", "moved_round", "disturbed", "round_over", "card_turns", "acting",
    "struck", "struck_symbol", "striker_side", "lost_lives", "took_effect", "silent", "fury",
    "broken_off",
]  # fmt: skip
RAW = ["goal_seen", "offers", "places", "chain", "draft", "offer", "glimpse", "ward", "layout"]
CARDS = [
    "neutral_deck", "neutral_discard", "artifact_deck", "artifact_discard", "undealt", "removed",
    "lair", "used", "used_in_battle", "attack_cards", "defence_cards",
]  # fmt: skip
ZONES = ["hands", "decks", "discards", "artifacts", "treasures"]
SEAT_ZONES = {"hand": "hands", "deck": "decks", "discard": "discards",
              "artifacts": "artifacts", "treasures": "treasures"}  # fmt: skip
PHASES = ["turn_start", "after_discard", "capture", "turn_end"]
NONE = "-"


def text(s: ElvenState) -> str:
    """A position as text, exact to the last hidden card."""
    lines = [f"seats: {s.n}", f"scenario: {m.SCENARIOS[s.scenario]}"]
    if s.n == 2:
        lines.append(f"castles: {PAIRS[s.table.boards.index(s.board)]}")
    lines += [f"seat {seat}: {_seat(s, seat)}" for seat in range(s.n)]
    lines.append(f"squads: {' | '.join(_squad(s, at) for at in range(0, len(s.squads), m.SQUAD))}")
    lines.append(f"towers: {_lands(s, s.built)}")
    for name in CARDS:
        lines.append(f"{name}: {_cards(s.table, getattr(s, name))}")
    lines += [f"{name}: {getattr(s, name)}" for name in SCALARS]
    lines += [f"{name}: {_numbers(getattr(s, name))}" for name in RAW]
    lines.append(f"stack: {_numbers(s.stack)}")
    lines.append(f"forced: {_numbers(s.forced)}")
    lines.append(f"rng: {s.key_low} {s.key_high} {_numbers(s.counters)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def card_name(table: Table, card: int) -> str:
    """bk_abyss, bk_abyss#2: the copies of a design."""
    if card == m.NOBODY:
        return NONE
    copy = card - table.kind.index(table.kind[card])
    return table.ids[table.kind[card]] + (f"#{copy + 1}" if copy else "")


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
    for name, zones in SEAT_ZONES.items():
        fields.append(f"{name} {_cards(s.table, getattr(s, zones)[seat])}")
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
        for number, line in enumerate(text.splitlines(), 1):
            self.at = f"line {number}"
            self.read_line(line.partition("#")[0].strip() if " #" in line else line.strip())
        self.at = "seats"
        self.s = self.table_laid()
        self.placed: set[int] = set()

    def fail(self, reason: str) -> BadPosition:
        return BadPosition(f"position, {self.at}: {reason}")

    def read_line(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        name, colon, value = line.partition(":")
        known = ["seats", "scenario", "castles", "squads", "towers", "phase", "stack", "forced"]
        if not colon or not (
            name in known + SCALARS + RAW + CARDS + ["rng"] or name.startswith("seat ")
        ):
            raise self.fail(f"expected 'name: value' with a known name, found {line!r}")
        if name in self.facts:
            raise self.fail(f"{name!r} is given twice")
        self.facts[name] = value.strip()

    def table_laid(self) -> ElvenState:
        named = [int(name[5:]) for name in self.facts if name[:5] == "seat " and name[5:].isdigit()]
        seats = self.number(self.facts.get("seats", str(max([1, *named]) + 1)))
        scenario = self.one_of("scenario", list(m.SCENARIOS), m.SCENARIOS[0])
        pair = self.one_of("castles", PAIRS, PAIRS[0])
        if not GAME.min_seats <= seats <= GAME.max_seats or any(n >= seats for n in named):
            raise self.fail(f"{seats} seats do not fit")
        board = self.table.boards[pair if seats == 2 else seats + 1]
        return empty(self.table, board, 0, seats, scenario, m.ROUND_LIMITS[scenario])

    def one_of(self, name: str, values: list[str], default: str) -> int:
        value = self.facts.get(name, default)
        if value not in values:
            self.at = name
            raise self.fail(f"choose one of {', '.join(values)}, not {value!r}")
        return values.index(value)

    def position(self) -> ElvenState:
        s = self.s
        for name in CARDS:
            self.at = name
            getattr(s, name).extend(self.cards(self.facts.get(name, "")))
        seats = [self.seat_fields(seat) for seat in range(s.n)]
        self.read_peoples(seats)
        for seat in range(s.n):
            self.at = f"seat {seat}"
            self.read_seat(seat, seats[seat])
        self.read_numbers()
        self.read_squads()
        s.built = self.lands("towers", self.facts.get("towers", ""))
        if "stack" not in self.facts:
            self.deal_the_rest(seats)
            self.take_up_turn()
        return s

    def seat_fields(self, seat: int) -> dict[str, str]:
        fields: dict[str, str] = {}
        self.at = f"seat {seat}"
        for field in self.facts.get(self.at, "").split("|"):
            name, _, value = field.strip().partition(" ")
            if name and name not in ("people", "lands", "taken", "goal", *SEAT_ZONES):
                raise self.fail(f"unknown field {name!r}")
            fields[name] = value
        return fields

    def read_peoples(self, seats: list[dict[str, str]]) -> None:
        free = [name for name in m.PEOPLES if name not in [f.get("people") for f in seats]]
        for fields in seats:
            name = fields.get("people") or free.pop(0)
            if name not in m.PEOPLES:
                raise self.fail(f"there is no people {name!r}")
            self.s.people.append(m.PEOPLES.index(name))

    def read_seat(self, seat: int, fields: dict[str, str]) -> None:
        s = self.s
        home = s.board.names[s.board.castles[seat]]
        owned = self.lands("lands", fields.get("lands", home))
        for land in range(len(s.owner)):
            if owned >> land & 1:
                if s.owner[land] != m.NOBODY:
                    raise self.fail(f"{s.board.names[land]} has two owners")
                s.owner[land] = seat
        s.n_lands[seat] = bin(owned).count("1")
        s.taken |= self.lands("taken", fields.get("taken", "")) & owned
        for name, zones in SEAT_ZONES.items():
            getattr(s, zones)[seat].extend(self.cards(fields.get(name, "")))
        goal = fields.get("goal", NONE)
        s.goals[seat] = m.NOBODY if goal == NONE else self.cards(goal)[0]

    def read_numbers(self) -> None:
        s = self.s
        for name in SCALARS:
            self.at = name
            if name in self.facts:
                setattr(s, name, self.number(self.facts[name]))
        for name in [*RAW, "stack", "forced"]:
            self.at = name
            if name in self.facts:
                values = [self.number(word) for word in self.facts[name].split()]
                getattr(s, name)[:] = values
        if "rng" in self.facts:
            self.at = "rng"
            numbers = [self.number(word) for word in self.facts["rng"].split()]
            if len(numbers) != 2 + len(s.counters):
                raise self.fail(f"two key words and {len(s.counters)} counters")
            s.key_low, s.key_high, s.counters[:] = numbers[0], numbers[1], numbers[2:]

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
        known = sum(1 << self.number(word[1:]) for word in words if word[0] == "@")
        up = [i for i, word in enumerate(names) if word.endswith("!")]
        cards = self.cards(" ".join(name.rstrip("!") for name in names))
        if len(cards) != m.SQUAD_SIZE or len(up) > 1:
            raise self.fail("a squad is three cards, at most one of them face up")
        self.s.squads.extend([*cards, up[0] if up else m.NOBODY, known])

    def lands(self, what: str, value: str) -> int:
        mask = 0
        for name in value.split():
            if name not in self.s.board.lands:
                raise self.fail(f"{what}: there is no land {name!r}")
            mask |= 1 << self.s.board.lands[name]
        return mask

    def number(self, word: str) -> int:
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit()):
            raise self.fail(f"expected a number, found {word!r}")
        return int(word)

    def cards(self, value: str) -> list[int]:
        """Card instances; each card exists once."""
        found: list[int] = []
        for word in value.split():
            name, _, times = word.partition("*")
            for _ in range(self.number(times) if times else 1):
                found.append(self.card(name))
        return found

    def card(self, name: str) -> int:
        if name == NONE:
            return m.NOBODY
        design, _, copy = name.partition("#")
        if design not in self.table.kinds:
            raise self.fail(f"there is no card {design!r}")
        kind = self.table.kinds[design]
        first = self.table.kind.index(kind)
        copies = range(first, first + self.table.copies[kind])
        if copy:
            return copies[self.number(copy) - 1]
        if "stack" in self.facts:
            return first
        for card in copies:
            if card not in self.placed:
                self.placed.add(card)
                return card
        raise self.fail(f"there are only {len(copies)} copies of {design}")

    def deal_the_rest(self, seats: list[dict[str, str]]) -> None:
        """Cards named nowhere are in their decks; goals not named are undealt."""
        s = self.s
        named = {card for card in GAME.census(s) if card != m.NOBODY}
        s.lair.append(self.table.dragon(m.NOBODY))
        for seat in range(s.n):
            s.lair.append(self.table.dragon(s.people[seat]))
            if "deck" not in seats[seat]:
                deck = self.table.deck(s.people[seat])
                s.decks[seat].extend(card for card in deck if card not in named)
        self.rest("neutral_deck", self.table.cards(m.NEUTRAL), named)
        self.rest("artifact_deck", artifacts(self.table, s.scenario), named)
        if s.scenario != m.DRAGON_LORD:
            self.rest("undealt", self.table.cards(m.GOAL), named)

    def rest(self, name: str, cards: list[int], named: set[int]) -> None:
        if name not in self.facts:
            getattr(self.s, name).extend(card for card in cards if card not in named)

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
