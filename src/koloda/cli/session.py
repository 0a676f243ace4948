"""The conversation: draws, asks, understands, until the game is over or the player leaves."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.console import RenderableType
from rich.markdown import Markdown

from koloda.cli import rulebook
from koloda.cli.faces import search, whole
from koloda.cli.match import Match, Voice
from koloda.cli.rules import drawn, short
from koloda.cli.screen import Choice, ChoiceStyle, Screen, choices, mentioned
from koloda.cli.terminal import Terminal
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import IllegalAction, KolodaError
from koloda.kernel.protocol import OVER, Seat
from koloda.kernel.standing import ASKS, answer_for, levels_of

LOG_PAGE = 30
MANY_CARDS = 6
LAST_LINES = 12  # of the log, when the game is over


class Size(NamedTuple):
    """How much of everything a drawing shows."""

    listed: bool  # cards in the middle of the table with their texts
    log: int  # lines of the log
    style: ChoiceStyle


SIZES = (
    Size(True, 24, "spaced"),
    Size(True, 12, "spaced"),
    Size(False, 12, "spaced"),
    Size(False, 12, "dense"),
    Size(False, 8, "dense"),
    Size(False, 6, "brief"),
)


class Leave(Exception):
    """The player goes; the match stays as it is."""


class Manner(NamedTuple):
    """How a match is held.

    path: its file, if it has one; seating: the arguments that seat the same players again;
    quick: whether forced decisions are passed by at a shared screen too.
    """

    path: Path | None
    seating: str
    quick: bool


class Session:
    """One match at one terminal."""

    def __init__(
        self, terminal: Terminal, match: Match, voice: Voice, words: Texts, manner: Manner
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.voice = voice
        self.words = words
        self.path = manner.path
        self.manner = manner
        self.screen = Screen(terminal.console, voice, words)
        self.heard: dict[Seat | None, int] = {}  # how much of the log each seat has read
        self.present: Seat | None = None  # who sits at the screen
        self.choices: list[Choice] = []
        self.standing: dict[Seat, str] = {}  # when each player wants to be asked
        self.notice = ""  # a sentence that the next drawing must not wipe away
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "ask": self.ask_me,
            "save": self.save,
            "table": lambda _: self.draw(),
            "quit": self.quit,
        }

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(self.match.seats) if seat not in self.match.agents]

    def run(self) -> None:
        """Play to the end, or until the player leaves or the input ends."""
        try:
            self.play()
        except EOFError:
            self.terminal.say("")
            self.keep(self.words.say("input-ended"))
        except KeyboardInterrupt:
            self.terminal.say("")
            self.keep("", sealed=False)
        except Leave:
            return

    def play(self) -> None:
        if self.path is not None:
            self.match.save(self.path, self.words)
        while self.match.seat != OVER:
            if self.match.seat in self.match.agents:
                self.watch()
            elif not self.pass_by(self.match.seat):
                self.turn(self.match.seat)
        self.finish()

    def watch(self) -> None:
        """Bots decide until a person must; with nobody at the table their moves are shown."""
        with self.terminal.console.status(self.words.say("thinking")):
            while self.match.seat in self.match.agents:
                self.match.let_agent_act()
                if not self.people:
                    self.terminal.show(self.screen.events(self.news(None)))

    def pass_by(self, seat: Seat) -> bool:
        """Somebody who does not want to be asked, or is not on turn and has one option, is not.

        At a shared screen the others could tell who has nothing to choose from, so there it
        is done only if the players want it.
        """
        unasked = answer_for(self.match.game, self.match.s, self.standing.get(seat, ""))
        if unasked != ASKS:
            self.match.act(unasked)
            return True
        options = self.match.game.options(self.match.s)
        forced = len(options) == 1 and (self.manner.quick or len(self.people) == 1)
        if forced and self.match.game.observe(self.match.s, seat)["active"] != seat:
            self.match.act(options[0])
            return True
        return False

    def turn(self, seat: Seat) -> None:
        """One decision of a person."""
        if self.present != seat:
            self.call(seat)
        self.choices = choices(self.voice, self.match.s)
        self.draw()
        n = len(self.match.record.actions)
        while len(self.match.record.actions) == n:
            try:
                self.obey(self.terminal.ask(self.asking() + " "))
            except IllegalAction as error:
                self.terminal.say(self.voice.texts.refusal(error), "red")
            except KolodaError as error:
                self.terminal.say(str(error), "red")
        self.autosave()

    def asking(self) -> str:
        """The line before the cursor; a single option needs no number."""
        if len(self.choices) == 1:
            return self.words.say("ask-single")
        return self.words.say("ask", n=len(self.choices))

    def autosave(self) -> None:
        """Keep the file abreast of the match; one that fails is given up, not the match."""
        if self.path is None:
            return
        try:
            self.match.save(self.path, self.words)
        except KolodaError as error:
            self.notice = str(error)
            self.path = None

    def call(self, seat: Seat) -> None:
        """Hand the screen over: nothing of the last player's cards remains on it."""
        if len(self.people) > 1:
            self.terminal.hand_over()
            self.terminal.ask(self.words.say("your-turn", name=self.voice.names[seat]) + " ")
        self.present = seat

    def news(self, seat: Seat | None) -> list[str]:
        """What a seat has not read yet."""
        since, self.heard[seat] = self.heard.get(seat, 0), len(self.match.log)
        return self.voice.events(self.match.heard(seat, since))

    def draw(self) -> None:
        """The whole screen, as large as it fits."""
        seat = self.present
        sentences = self.news(seat) or self.voice.events(self.match.heard(seat))[-2:]
        view = self.match.game.observe(self.match.s, seat)
        for size in SIZES:
            drawing: list[RenderableType] = [
                self.screen.table(view, size.listed),
                self.screen.events(sentences, size.log if self.terminal.is_screen else None),
                self.screen.question(self.match.s),
                self.screen.choices(self.choices, size.style),
            ]
            if sum(map(self.screen.height, drawing)) < self.terminal.rows:
                break
        self.terminal.clear()
        self.terminal.show(*drawing)
        if self.notice:
            self.terminal.say(self.notice, "yellow")
            self.notice = ""

    def obey(self, line: str) -> None:
        """A command, option numbers, or the words of an action."""
        if not line and len(self.choices) == 1:
            line = "1"
        if not line:
            self.draw()
            return
        if line.startswith("?"):
            self.card(line[1:].strip())
            return
        head, _, rest = line.partition(" ")
        numbers = line.replace(",", " ").split()
        if all(number.isdecimal() for number in numbers):
            self.choose([int(number) for number in numbers])
        elif head in self.voice.game.verbs and self.command(head) is None:
            self.match.act(self.voice.game.option(self.match.s, tuple(line.split())))
        else:
            self.order(head, rest.strip())

    def order(self, head: str, rest: str) -> None:
        """A command by its name or the beginning of it, in either language."""
        exact = self.command(head)
        found = [exact] if exact else [name for name in self.commands if self.begins(name, head)]
        if len(found) != 1:
            raise KolodaError(self.words.say("not-understood", text=head, n=len(self.choices)))
        self.commands[found[0]](rest)

    def command(self, word: str) -> str | None:
        """The command that is called exactly so."""
        for name in self.commands:
            if word.casefold() in (name, self.words.say(f"command-{name}")):
                return name
        return None

    def begins(self, name: str, word: str) -> bool:
        beginning = word.casefold()
        return any(full.startswith(beginning) for full in (name, self.words.say(f"command-{name}")))

    def choose(self, numbers: list[int]) -> None:
        """Carry out options by their numbers, one after the other while they stay legal."""
        for number in numbers:
            if not 1 <= number <= len(self.choices):
                raise KolodaError(self.words.say("no-such-option", k=number, n=len(self.choices)))
        seat = self.match.seat
        self.match.act(self.choices[numbers[0] - 1].option)
        for number in numbers[1:]:
            choice = self.choices[number - 1]
            if self.match.seat == seat and choice.option in self.voice.game.options(self.match.s):
                self.match.act(choice.option)
                continue
            if self.match.seat == seat or len(self.people) == 1:  # no other person reads this
                self.notice = self.words.say("no-longer", k=number, text=choice.text)
            return

    def card(self, wanted: str) -> None:
        """The text of a card, by its name or by the number of an option."""
        if not wanted:
            raise KolodaError(self.words.say("which-card"))
        if wanted.isdecimal():
            number = int(wanted)
            if not 1 <= number <= len(self.choices):
                raise KolodaError(self.words.say("no-such-option", k=number, n=len(self.choices)))
            view = self.match.game.observe(self.match.s, self.present)
            found = mentioned(self.voice.texts, self.choices[number - 1].action, view)
            if not found:
                raise KolodaError(self.words.say("option-without-card", k=number))
        else:
            found = search(self.voice.texts, wanted)
        if not found:
            raise KolodaError(self.words.say("no-such-card", name=wanted))
        if len(found) > MANY_CARDS:
            names = ", ".join(sorted(face.name for face in found))
            raise KolodaError(self.words.say("many-cards", names=names))
        self.terminal.show(*[whole(self.voice.texts, face) for face in found])

    def help(self, _: str) -> None:
        self.terminal.say(self.words.say("help"))

    def look(self, zone: str) -> None:
        """Every card the player may know, by zone."""
        view = self.match.game.observe(self.match.s, self.present)
        shown = self.screen.deep(view, zone)
        if not shown.renderables:
            raise KolodaError(self.words.say("no-such-zone", name=zone))
        self.terminal.show(shown)

    def log(self, count: str) -> None:
        """The last lines of the log, or as many as asked."""
        if count and not count.isdecimal():
            raise KolodaError(self.words.say("log-takes-number", text=count))
        sentences = self.voice.events(self.match.heard(self.present))
        self.terminal.show(self.screen.events(sentences, int(count) if count else LOG_PAGE))

    def rules(self, clause: str) -> None:
        """A clause; by default the one that asks; or the whole book."""
        wanted = clause or str(self.match.game.prompt(self.match.s).get("clause") or "")
        book = rulebook.read(registry.folder(self.match.game.id))
        if wanted.casefold() in ("all", self.words.say("word-all")):
            text = short(self.match.game.id, self.words.lang) or book.text
            self.terminal.page(Markdown(text))
            return
        found = book.seek(wanted)
        if found is None:
            near = ", ".join(book.nearest(wanted))
            raise KolodaError(self.words.say("no-such-clause", clause=wanted, near=near))
        self.terminal.show(drawn(found))

    def ask_me(self, wanted: str) -> None:
        """When the player wants to be asked, in games with windows."""
        levels, seat = levels_of(self.match.game), self.match.seat
        if not levels:
            raise KolodaError(self.words.say("ask-no-windows"))
        named = {level: self.voice.texts.say(f"standing-{level}") for level in levels}
        found = [level for level in levels if wanted and level.startswith(wanted.casefold())]
        found += [level for level in levels if wanted and named[level].startswith(wanted)]
        if wanted and not found:
            raise KolodaError(self.words.say("ask-levels", levels=_listed(named)))
        if not wanted:
            now = named[self.standing.get(seat, levels[0])]
            self.terminal.say(self.words.say("ask-now", now=now, levels=_listed(named)))
            return
        self.standing[seat] = found[0]
        self.terminal.say(self.words.say("ask-set", now=named[found[0]]))
        self.pass_by(seat)

    def save(self, file: str) -> None:
        if not file and self.path is None:
            raise KolodaError(self.words.say("save-where"))
        path = Path(file).expanduser() if file else self.path
        assert path is not None
        self.match.save(path, self.words)
        self.path = path
        self.terminal.say(self.words.say("saved", file=str(path)), whole=True)

    def quit(self, _: str) -> None:
        """Leave; the match is saved where it has a file, else the player is asked for one."""
        while True:
            if self.path is None:
                file = self.terminal.ask(self.words.say("quit-where") + " ")
                self.path = Path(file).expanduser() if file else None
            try:
                self.keep("")
            except KolodaError as error:
                self.terminal.say(str(error), "red")
                self.path = None
            else:
                raise Leave

    def keep(self, why: str, sealed: bool = True) -> None:
        """Save if there is a file, and say in one line what became of the match."""
        if self.path is None:
            fate = self.words.say("left-unsaved")
        else:
            self.match.save(self.path, self.words, sealed)
            file = shlex.quote(str(self.path)) + self.manner.seating
            fate = self.words.say("saved-resume", file=file)
        self.terminal.say(f"{why} {fate}".strip(), whole=True)

    def finish(self) -> None:
        """The last events, the table as everybody may see it, and the result."""
        seat = self.present if len(self.people) == 1 else None
        if seat is None and self.people:
            self.terminal.clear()
        self.terminal.show(self.screen.table(self.match.game.observe(self.match.s, seat)))
        self.terminal.show(self.screen.events(self.news(seat)[-LAST_LINES:]))
        for line in self.voice.result(self.match.s, self.words):
            self.terminal.say(line, "bold")
        if self.path is not None:
            self.match.save(self.path, self.words)
            self.terminal.say(self.words.say("saved-replay", file=str(self.path)), whole=True)


def _listed(levels: dict[str, str]) -> str:
    """The levels of when to be asked, with what they mean."""
    return ", ".join(f"{level} ({name})" for level, name in levels.items())
