"""Valhalla behind the protocol."""

from pathlib import Path
from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.faces import view, words, worlds
from koloda.games.valhalla.faces.events import EVENTS
from koloda.games.valhalla.faces.shape import ValhallaView
from koloda.games.valhalla.rules import options as rules
from koloda.games.valhalla.rules.ending import returns
from koloda.games.valhalla.rules.position import new_match
from koloda.games.valhalla.rules.setup import RANDOM_LOKI, start
from koloda.games.valhalla.rules.state import ValhallaState, played_kind
from koloda.kernel.errors import BadSetup
from koloda.kernel.event import Event
from koloda.kernel.frames import settle
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Json, Message, View
from koloda.kernel.setup import Setup, SetupOption, complete, split_flags

CHOOSE: Final = "choose"


class Valhalla:
    """Rules and card table; holds nothing about a match."""

    def __init__(self, table: CardTable, cards: Path | None = None) -> None:
        self.table = table
        self.cards = cards  # a designer's folder of cards, None for the game's own
        self.id = "valhalla"
        self.version = 1
        self.min_seats = 1  # VA-4.101; one seat is the solo mode
        self.max_seats = 6
        self.fingerprint = table.fingerprint
        self.verbs = words.WORDS
        self.view_type = ValhallaView
        self.simultaneous = [m.ASK_JARL, m.ASK_ASIDE]  # VA-4.206, VA-4.218
        self.loki_cards = [table.ids[kind] for kind in sorted(table.loki_rows)]
        self.setup_options = [
            SetupOption("mode", "choice", ["auto", "competitive", "solo"], "auto", "VA-4.1811"),
            SetupOption("expansions", "flags", m.EXPANSIONS, "", "VA-4.1811"),
            SetupOption("variant", "flags", m.VARIANTS, "", "VA-4.1812"),
            SetupOption(
                "first", "choice", ["random", "0", "1", "2", "3", "4", "5"], "random", "VA-4.209"
            ),
            SetupOption(
                "loki_card",
                "choice",
                ["random", "first_game", *self.loki_cards],
                "random",
                "VA-4.902",
            ),
            SetupOption("monster", "choice", [CHOOSE, *m.MONSTERS], CHOOSE, "VA-4.1601"),
            SetupOption("level", "choice", [CHOOSE, "1", "2", "3"], CHOOSE, "VA-4.1603"),
            SetupOption("abilities", "choice", ["on", "off"], "on", "VA-4.1610"),
        ]

    def start(self, seed: int, setup: Setup, listen: bool = False) -> ValhallaState:
        values = complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        check(setup.seats, values)
        expansions = flags(values["expansions"], m.EXPANSIONS)
        variants = flags(values["variant"], m.VARIANTS)
        if values["abilities"] == "off":
            variants |= m.N_PLAIN_MONSTER
        first = m.NOBODY if values["first"] == "random" else int(values["first"])
        title = self._title(setup.seats) if expansions & m.X_LAST_VIKING else m.NOBODY
        loki = self._loki(values["loki_card"]) if expansions & m.X_LOKI else m.NOBODY
        match = new_match(setup.seats, expansions, variants, loki, title)
        monster = m.NOBODY if values["monster"] == CHOOSE else m.MONSTERS.index(values["monster"])
        level = 0 if values["level"] == CHOOSE else int(values["level"])
        s = start(self.table, seed, match, first, monster, level, listen)
        settle(s, rules.OPS)
        return s

    def _title(self, seats: int) -> int:
        """VA-4.1402: the bonus card of the number of players."""
        for kind in sorted(self.table.levels):
            if self.table.players[kind] == seats:
                return kind
        raise BadSetup(
            "there is no Last Viking card for this number of players", "VA-4.1401", "no_title"
        )

    def _loki(self, name: str) -> int:
        """VA-4.902: random, the one marked for a first game, or named by agreement."""
        if name == "random":
            return RANDOM_LOKI
        for kind in sorted(self.table.loki_rows):
            if name == self.table.ids[kind] or (name == "first_game" and self.table.marks[kind]):
                return kind
        raise BadSetup("no Loki card is marked for a first game", "VA-4.902", "no_first_loki")

    def seat(self, s: ValhallaState) -> int:
        return s.stack[-3] if s.stack else OVER

    def options(self, s: ValhallaState) -> list[int]:
        return rules.options(s)

    def apply(self, s: ValhallaState, option: int) -> None:
        rules.apply(s, option)

    def returns(self, s: ValhallaState) -> list[float] | None:
        return returns(s)

    def ending(self, s: ValhallaState) -> str:
        return m.ENDINGS[s.ending]

    def observe(self, s: ValhallaState, seat: int | None) -> View:
        return view.observe(s, seat)

    def prompt(self, s: ValhallaState) -> Message:
        return words.prompt(s)

    def message(self, event: Event) -> Message:
        return message(self.table, event)

    def resample(self, s: ValhallaState, seat: int | None, seed: int) -> ValhallaState:
        return worlds.resample(s, seat, seed)

    def action(self, s: ValhallaState, option: int) -> Action:
        return words.action(s, option)

    def option(self, s: ValhallaState, action: Action) -> int:
        return words.option(s, action)

    def census(self, s: ValhallaState) -> list[int]:
        """Every card of the deck and the expansions shuffled into it."""
        b = s.battle
        cards = [*s.deck, *s.discard, *s.box, *s.reserve, *s.drawn, *s.placing, *b.thor[::3]]
        cards += [kind for kind in [*s.squad, *s.tyr] if kind >= 0]
        cards += [played_kind(entry) for entry in b.played if not entry & m.CLEARED]
        for hand in s.hands:
            cards += [entry >> m.HAND_SHIFT for entry in hand]
        for zone in [*s.valhalla, *s.aside]:
            cards += zone
        return sorted([kind for kind in cards if s.table.type[kind] <= m.TYR])

    def any_setup(self, seats: int, seed: int) -> Setup:
        return any_setup(seats, seed)

    def max_decisions(self, setup: Setup) -> int:
        """Every turn takes cards off the deck (VA-4.304), every step of a battle dice or cards."""
        return 40_000


def flags(value: str, names: list[str]) -> int:
    """Names joined by commas as bits."""
    bits = 0
    for name in split_flags(value):
        bits |= 1 << names.index(name)
    return bits


def check(seats: int, values: dict[str, str]) -> None:
    """VA-4.1811 to VA-4.1813: refuse combinations the rules do not allow."""
    if values["first"] != "random" and int(values["first"]) >= seats:
        raise BadSetup(
            f"option first: there is no seat {values['first']} at a table of {seats}",
            "VA-4.209",
            "no_seat",
            {"where": "first", "seat": int(values["first"]) + 1, "n": seats},
        )
    if seats == 1:
        check_solo(values)
    else:
        check_table(seats, values)


def check_solo(values: dict[str, str]) -> None:
    """VA-4.1813: the solo mode, without variants, with Valkyries at most (VA-4.1695)."""
    if values["mode"] == "competitive":
        raise BadSetup(
            "the competitive game needs at least 2 players", "VA-4.101", "competitive_alone"
        )
    if flags(values["expansions"], m.EXPANSIONS) & ~m.X_VALKYRIES:
        raise BadSetup(
            "the solo mode has no expansion but valkyries", "VA-4.1691", "solo_expansion"
        )
    if values["variant"]:
        raise BadSetup("the solo mode has no variants", "VA-4.1813", "solo_variant")
    if values["loki_card"] != "random":
        raise BadSetup("the solo mode has no Loki card", "VA-4.1813", "solo_loki")


def check_table(seats: int, values: dict[str, str]) -> None:
    """VA-4.1811, VA-4.1812: two to six players, not against a monster (VA-4.1761).

    Five jarls go with drafting: VA-4.1733; Loki's Cunning with everything: VA-4.919. What is best
    for a first game is advice: VA-4.225.
    """
    expansions = flags(values["expansions"], m.EXPANSIONS)
    if values["mode"] == "solo":
        raise BadSetup("the solo mode has exactly 1 player", "VA-4.1601", "solo_seats")
    if expansions & m.X_THOR and seats == 2:
        raise BadSetup("Thor's Help needs at least 3 players", "VA-4.1017", "thor_seats")
    if expansions & m.X_COMRADES and seats not in (4, 6):
        raise BadSetup("Loyal Comrades is played by 4 or 6", "VA-4.1501", "comrades_seats")
    if expansions & m.X_COMRADES == m.X_COMRADES:
        raise BadSetup(
            "Loyal Comrades is played in one of its two modes", "VA-4.1501", "comrades_modes"
        )
    variant = split_flags(values["variant"])
    if sum(1 for name in ("simple", "five_jarls", "first_game") if name in variant) > 1:
        raise BadSetup(
            "simple, five_jarls and first_game exclude one another", "VA-4.1812", "variants_exclude"
        )
    if "simple" in variant and "drafting" in variant:
        raise BadSetup("simple and drafting replace the same step", "VA-4.1812", "variants_step")
    if values["loki_card"] != "random" and not expansions & m.X_LOKI:
        raise BadSetup("a Loki card needs the expansion loki", "VA-4.901", "loki_card")
    if values["monster"] != CHOOSE or values["level"] != CHOOSE or values["abilities"] != "on":
        raise BadSetup(
            "monster, level and abilities belong to the solo mode", "VA-4.1811", "solo_settings"
        )


def any_setup(seats: int, seed: int) -> Setup:
    """A legal set-up drawn at random."""
    chooser = Chooser(seed)
    values: dict[str, str] = {}
    if seats == 1:
        values["monster"] = [CHOOSE, *m.MONSTERS][chooser.below(5)]
        values["level"] = [CHOOSE, "1", "2", "3"][chooser.below(4)]
        values["expansions"] = ["", "valkyries"][chooser.below(2)]
        return Setup(seats, values)
    chosen = [name for name in m.EXPANSIONS[:6] if chooser.below(2)]
    if seats == 2 and "thor" in chosen:
        chosen.remove("thor")
    if seats in (4, 6):
        chosen += [[], ["partnership"], ["alliance"]][chooser.below(3)]
    values["expansions"] = ",".join(chosen)
    jarls = ["", "simple", "five_jarls", "first_game"][chooser.below(4)]
    variant = [jarls] if jarls else []
    if jarls != "simple" and chooser.below(3) == 0:
        variant.append("drafting")
    values["variant"] = ",".join(variant)
    first = chooser.below(seats + 1) - 1
    values["first"] = "random" if first < 0 else str(first)
    return Setup(seats, values)


def message(table: CardTable, event: Event) -> Message:
    """An event as a message key with named arguments."""
    name, names, clause = EVENTS[event[0]]
    args: dict[str, Json] = {}
    for arg, value in zip(names, event[1:], strict=True):
        args[arg] = argument(table, arg, value)
    return {"key": name, "clause": clause, "args": args}


def argument(table: CardTable, name: str, value: int) -> Json:
    """One argument of an event."""
    if name == "card":
        return table.ids[value] if value >= 0 else None
    if name in ("seat", "target") and value == m.MONSTER:
        return "monster"
    if name == "emblem":
        return table.ids[table.emblems[value]]
    if name == "die":
        return words.die_word(value)
    if name == "dice":
        return words.roll_words(value)
    if name == "face":
        return m.FACES[value]
    if name == "clan":
        return m.CLANS[value]
    if name == "ability":
        return ["main", "additional"][value]
    if name == "ending":
        return m.ENDINGS[value]
    if name == "slot":
        return value + 1
    return value
