"""koloda replay: a record step by step."""

import argparse
from pathlib import Path

from rich.text import Text

from koloda.cli.arguments import add_cards, split_settings
from koloda.cli.language import add_lang, cli_texts, language
from koloda.cli.layout import indented
from koloda.cli.match import Voice, seat_names
from koloda.cli.pen import listed
from koloda.cli.play import human_seats
from koloda.cli.screen import Screen
from koloda.cli.terminal import Terminal, standard
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.event import Event, seen_by
from koloda.kernel.protocol import OVER, Game, Json, Seat, View
from koloda.kernel.record import Record, load, replay, take_luck
from koloda.kernel.state import BaseState


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record file")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N actions")
    parser.add_argument(
        "--seat",
        metavar="N",
        help="as seat N (from 0) saw it; none: as a spectator did; by default all cards are open",
    )
    add_lang(parser)
    add_cards(parser)


def run(args: argparse.Namespace) -> int:
    show(args, standard())
    return 0


def show(args: argparse.Namespace, terminal: Terminal) -> None:
    """The record as the arguments ask."""
    words = cli_texts(language(args.lang))
    record = load(args.file)
    viewer = Viewer(args.seat, record.setup.seats, words)
    film = Film(game_of(record, args.set, words), record)
    if args.at is not None and not 0 <= args.at <= film.last:
        raise KolodaError(words.say("no-such-step", k=str(args.at), n=str(film.last)))
    texts = registry.texts_of(film.game, words.lang)
    voice = Voice(film.game, texts, seat_names(record.setup.seats, {}, texts))
    projector = Projector(terminal, film, viewer, voice, words)
    if terminal.is_screen:
        projector.browse(args.at or 0)
    elif args.at is not None:
        projector.position(args.at)
    else:
        projector.run_through()


def game_of(record: Record, settings: list[str], words: Texts) -> Game[BaseState]:
    """The game of the record; only its cards can be given."""
    options = split_settings(settings)
    cards = options.pop("cards", None)
    if options:
        raise KolodaError(words.say("resume-settles", option=f"--set {next(iter(options))}"))
    return registry.find(record.game, None if cards is None else Path(cards))


class Film:
    """Every position of a record, and the events that led to it."""

    def __init__(self, game: Game[BaseState], record: Record) -> None:
        replay(game, record)
        self.game = game
        self.record = record
        self.last = len(record.actions)
        self.states: list[BaseState] = []
        self.events: list[list[Event]] = []
        s = game.start(record.seed, record.setup, listen=True)
        take_luck(s, record, 0)
        self._keep(s)
        for n, action in enumerate(record.actions, 1):
            game.apply(s, game.option(s, action))
            take_luck(s, record, n)
            self._keep(s)

    def _keep(self, s: BaseState) -> None:
        self.states.append(s.clone())
        self.events.append(list(s.events or ()))
        if s.events:
            s.events.clear()


def together(a: Json, b: Json) -> Json:
    """Two views of one position: whatever either of them knows."""
    if isinstance(a, dict) and isinstance(b, dict):
        if "cards" in a and "cards" in b and len(listed(a["cards"])) < len(listed(b["cards"])):
            return b
        return {**b, **{key: together(part, b.get(key)) for key, part in a.items()}}
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [together(one, other) for one, other in zip(a, b, strict=True)]
    return b if a is None else a


class Viewer:
    """Through whose eyes: a seat, a spectator, or everybody's at once."""

    def __init__(self, given: str | None, seats: int, words: Texts) -> None:
        self.sees_all = given is None
        self.seat: Seat | None = None
        if given not in (None, "none"):
            chosen = human_seats(given, seats, words)
            if len(chosen) != 1:
                raise KolodaError(words.say("one-seat", seat=str(given)))
            self.seat = chosen.pop()

    def view(self, game: Game[BaseState], s: BaseState) -> View:
        """What is seen; if all cards are open, what anybody sees."""
        view = game.observe(s, self.seat)
        if self.sees_all:
            for seat in range(len(listed(view["players"]))):
                known = together(view, game.observe(s, seat))
                assert isinstance(known, dict)
                view = {**known, "seat": None}
        return view

    def heard(self, events: list[Event]) -> list[Event]:
        if self.sees_all:
            return [(event[0], *event[3:]) for event in events]
        seen = [seen_by(event, self.seat) for event in events]
        return [event for event in seen if event is not None]


class Projector:
    """Shows the steps of a film on a terminal."""

    def __init__(
        self, terminal: Terminal, film: Film, viewer: Viewer, voice: Voice, words: Texts
    ) -> None:
        self.terminal = terminal
        self.film = film
        self.viewer = viewer
        self.voice = voice
        self.words = words
        self.screen = Screen(terminal.console, voice, words)

    def browse(self, step: int) -> None:
        """Forward, back and to any step, until the viewer has seen enough."""
        while True:
            self.terminal.clear()
            self.position(step)
            try:
                answer = self.answer()
            except (EOFError, KeyboardInterrupt):
                self.terminal.say("")
                return
            if answer in ("q", self.words.say("replay-quit")):
                return
            step = self.target(step, answer)

    def answer(self) -> str:
        """An answer that makes sense."""
        while True:
            answer = self.terminal.ask(self.words.say("replay-ask") + " ").casefold()
            if self.is_answer(answer):
                return answer
            self.terminal.say(
                self.words.say("no-such-step", k=answer, n=str(self.film.last)), "red"
            )

    def is_answer(self, answer: str) -> bool:
        if answer.isdecimal():
            return int(answer) <= self.film.last
        letters = [self.words.say(f"replay-{name}") for name in ("back", "quit")]
        return answer in ("", "b", "q", *letters)

    def target(self, step: int, answer: str) -> int:
        """The step that an answer leads to."""
        if not answer:
            return min(step + 1, self.film.last)
        return int(answer) if answer.isdecimal() else max(step - 1, 0)

    def run_through(self) -> None:
        """Every step in words, then the last position."""
        for step in range(self.film.last + 1):
            self.caption(step)
            self.happened(step)
        self.table(self.film.last)
        self.result()

    def position(self, step: int) -> None:
        """One step with its table."""
        self.table(step)
        self.caption(step)
        self.happened(step)
        if step == self.film.last:
            self.result()

    def caption(self, step: int) -> None:
        """The number of the step, who acted, and what was chosen if the viewer may know it."""
        text = Text(self.words.say("replay-step", k=str(step), n=str(self.film.last)), "bold")
        if step:
            seat = self.film.game.seat(self.film.states[step - 1])
            text.append(f"  {self.voice.names[seat]}", "not bold")
            if self.viewer.sees_all or self.viewer.seat == seat:
                said = self.voice.action(self.film.record.actions[step - 1])
                text.append(f": {said}", "not bold")
        self.terminal.show(indented(text, 0))

    def happened(self, step: int) -> None:
        events = self.viewer.heard(self.film.events[step])
        self.terminal.show(self.screen.events(self.voice.events(events)))

    def table(self, step: int) -> None:
        view = self.viewer.view(self.film.game, self.film.states[step])
        self.terminal.show(self.screen.table(view))

    def result(self) -> None:
        s = self.film.states[-1]
        if self.film.game.seat(s) == OVER:
            for line in self.voice.result(s, self.words):
                self.terminal.say(line, "bold")
