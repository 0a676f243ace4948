"""Cthulhu Realms behind the protocol."""

from pathlib import Path

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable
from koloda.games.cthulhu_realms.faces import view, words, worlds
from koloda.games.cthulhu_realms.faces.shape import CthulhuRealmsView
from koloda.games.cthulhu_realms.rules.abilities import OPS, abjure, activate, return_card
from koloda.games.cthulhu_realms.rules.drawing import pick_discard
from koloda.games.cthulhu_realms.rules.elimination import returns
from koloda.games.cthulhu_realms.rules.flow import buy, end_turn, play_card
from koloda.games.cthulhu_realms.rules.options import options
from koloda.games.cthulhu_realms.rules.sanity import assign, destroy
from koloda.games.cthulhu_realms.rules.setup import start
from koloda.games.cthulhu_realms.rules.state import CthulhuState, is_over
from koloda.kernel.errors import BadSetup
from koloda.kernel.event import Event
from koloda.kernel.frames import answer, settle
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Json, Message, View
from koloda.kernel.setup import Setup, SetupOption, complete


class CthulhuRealms:
    """Rules and card table; holds nothing about a match."""

    def __init__(self, table: CardTable, cards: Path | None = None) -> None:
        self.table = table
        self.cards = cards  # a designer's card folder; None for our own
        self.id = "cthulhu_realms"
        self.version = 1
        self.min_seats = 2  # CR-4.1, CR-5.1
        self.max_seats = 4
        self.fingerprint = table.fingerprint
        self.verbs = words.WORDS
        self.view_type = CthulhuRealmsView
        self.setup_options = [
            SetupOption("first", "choice", ["random", "0", "1", "2", "3"], "random", "CR-4.13"),
            SetupOption("turns", "number", ["0", "100000"], "20000", "CR-8.10"),
        ]

    def start(self, seed: int, setup: Setup, listen: bool = False) -> CthulhuState:
        values = complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        first = -1 if values["first"] == "random" else int(values["first"])
        if first >= setup.seats:
            raise BadSetup(
                f"option first: there is no seat {first} at a table of {setup.seats}",
                "CR-4.13",
                "no_seat",
                {"where": "first", "seat": first + 1, "n": setup.seats},
            )
        return start(self.table, seed, setup.seats, first, int(values["turns"]), listen)

    def seat(self, s: CthulhuState) -> int:
        """CR-4.34, CR-5.12: the active player, or the one who picks cards to discard."""
        return s.stack[-3] if s.stack else OVER

    def options(self, s: CthulhuState) -> list[int]:
        return options(s)

    def apply(self, s: CthulhuState, option: int) -> None:
        """CR-4.38, CR-5.11: the whole of an action, up to the next question; never cancelled."""
        verb, a, b = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
        if verb == m.V_PLAY:
            play_card(s, a)
            return
        if verb == m.V_ACTIVATE:
            activate(s, a, b >> m.COPY_SHIFT, b >> m.ABILITY_SHIFT & m.ABILITY, b & m.HALF)
        elif verb == m.V_BUY:
            buy(s, a, b)
        elif verb == m.V_END:
            end_turn(s)
        else:
            reply(s, verb, a, b)
        settle(s, OPS)

    def returns(self, s: CthulhuState) -> list[float] | None:
        return returns(s) if is_over(s) else None

    def ending(self, s: CthulhuState) -> str:
        return m.ENDINGS[s.ending]

    def observe(self, s: CthulhuState, seat: int | None) -> View:
        return view.observe(s, seat)

    def prompt(self, s: CthulhuState) -> Message:
        return words.prompt(s)

    def message(self, event: Event) -> Message:
        return message(self.table, event)

    def resample(self, s: CthulhuState, seat: int | None, seed: int) -> CthulhuState:
        return worlds.resample(s, seat, seed)

    def action(self, s: CthulhuState, option: int) -> Action:
        return words.action(s.table, option)

    def option(self, s: CthulhuState, action: Action) -> int:
        return words.option(s, action)

    def census(self, s: CthulhuState) -> list[int]:
        cards = [*s.common, *s.box, *[s.table.initiate] * s.initiates]
        if s.top >= 0:
            cards.append(s.top)
        for zones in (s.decks, s.tops, s.hands, s.discards, s.play, s.rows):
            for zone in zones:
                cards += zone
        return sorted(cards)

    def any_setup(self, seats: int, seed: int) -> Setup:
        first = Chooser(seed).below(seats + 1) - 1
        return Setup(seats, {"first": "random" if first < 0 else str(first)})

    def max_decisions(self, setup: Setup) -> int:
        """Every card played once a turn (CR-8.14), every ability with all its questions."""
        turns = int(setup.options.get("turns", "20000")) or 100_000
        return turns * 108 * 20


def reply(s: CthulhuState, verb: int, a: int, b: int) -> None:
    """Answer the question in the middle of an ability."""
    if verb == m.V_PLAYER:
        answer(s, a)
    elif verb == m.V_LOSE:
        assign(s, a)
    elif verb == m.V_DISCARD:
        pick_discard(s, a)
    elif verb == m.V_ABJURE:
        abjure(s, a, b)
    elif verb == m.V_DESTROY:
        destroy(s, a, b >> m.KIND_SHIFT, b & m.COPY)
    else:
        return_card(s, a)


def message(table: CardTable, event: Event) -> Message:
    """An event as a message key with named arguments."""
    name, names, clause = m.EVENTS[event[0]]
    args: dict[str, Json] = {}
    for arg, value in zip(names, event[1:], strict=True):
        if arg == "card":
            args[arg] = table.ids[value] if value >= 0 else None
        elif arg == "place":
            args[arg] = "play" if value == m.PLAY_AREA else words.place_word(value)
        elif arg == "ending":
            args[arg] = m.ENDINGS[value]
        elif arg == "ability":
            args[arg] = value >> m.ABILITY_SHIFT
            args["half"] = value & m.HALF
        else:
            args[arg] = value
    return {"key": name, "clause": clause, "args": args}
