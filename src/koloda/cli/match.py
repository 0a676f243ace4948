"""A match at the terminal: the position, who plays which seat, its log and its record."""

from pathlib import Path

from koloda.agents.agent import Agent, decide
from koloda.agents.registry import make
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import BadRecord, KolodaError
from koloda.kernel.event import Event, seen_by
from koloda.kernel.protocol import Action, Game, Option, Seat
from koloda.kernel.record import Record, digest, load, open_record, replay, save
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState


class Match:
    """The state listens; its events move into the log as they happen."""

    def __init__(
        self, s: BaseState, game: Game[BaseState], record: Record, agents: dict[Seat, str]
    ) -> None:
        self.s = s
        self.game = game
        self.record = record
        self.log: list[Event] = []
        self.agents: dict[Seat, Agent] = {
            seat: make(name, game, record.seed + 1 + seat) for seat, name in agents.items()
        }
        self.last_seat: Seat | None = None
        self._listen()

    @property
    def seats(self) -> int:
        return self.record.setup.seats

    @property
    def seat(self) -> Seat:
        """Who decides, or OVER."""
        return self.game.seat(self.s)

    def act(self, option: Option) -> None:
        """Carry out a legal option and write it down."""
        self.last_seat = self.seat
        self.record.actions.append(self.game.action(self.s, option))
        self.game.apply(self.s, option)
        self._listen()

    def let_agent_act(self) -> None:
        """The agent of the deciding seat decides; a single option needs no thought."""
        options, seat = self.game.options(self.s), self.seat
        if len(options) == 1:
            self.act(options[0])
            return
        luck = self.record.seed + len(self.record.actions)
        again = self.last_seat == seat
        self.act(decide(self.game, self.agents[seat], self.s, options, luck, again))

    def heard(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The log from a place on, as a seat heard it."""
        seen = [seen_by(event, seat) for event in self.log[since:]]
        return [event for event in seen if event is not None]

    def save(self, path: Path, words: Texts, sealed: bool = True) -> None:
        """Write the record; a file that is something else is left alone.

        `sealed`: with the digest of the position, which an interrupted move may have left
        half done; the record itself is always whole.
        """
        self.check_path(path, words)
        self.record.key = digest(self.s.key()) if sealed else ""
        try:
            save(self.record, path)
        except OSError as error:
            raise KolodaError(f"{path}: {error.strerror}") from error

    def check_path(self, path: Path, words: Texts) -> None:
        """Only an earlier point of this very match may be overwritten."""
        if not path.parent.is_dir():
            raise KolodaError(words.say("no-folder", file=str(path), folder=str(path.parent)))
        if not path.exists():
            return
        try:
            old = load(path)
        except BadRecord as error:
            raise KolodaError(words.say("not-a-record", file=str(path))) from error
        if not _goes_on(old, self.record):
            raise KolodaError(words.say("other-match", file=str(path)))

    def _listen(self) -> None:
        if self.s.events:
            self.log += self.s.events
            self.s.events.clear()


def _goes_on(old: Record, new: Record) -> bool:
    same = (old.game, old.version, old.cards, old.setup, old.seed) == (
        new.game,
        new.version,
        new.cards,
        new.setup,
        new.seed,
    )
    return same and new.actions[: len(old.actions)] == old.actions


def start(game: Game[BaseState], seed: int, setup: Setup, agents: dict[Seat, str]) -> Match:
    """A new match at its first decision."""
    return Match(game.start(seed, setup, listen=True), game, open_record(game, seed, setup), agents)


def resume(record: Record, cards: Path | None, agents: dict[Seat, str]) -> Match:
    """A recorded match at its last decision."""
    game = registry.find(record.game, cards)
    return Match(replay(game, record, listen=True), game, record, agents)


class Voice:
    """Says what happens in a game: its texts and the names of the seats."""

    def __init__(self, game: Game[BaseState], texts: Texts, names: list[str]) -> None:
        self.game = game
        self.texts = texts
        self.texts.faces |= texts.at_table(len(names))
        self.names = names

    def events(self, events: list[Event]) -> list[str]:
        return [self.texts.event(self.game.message(event), self.names) for event in events]

    def action(self, action: Action) -> str:
        return self.texts.action(action, self.names)

    def prompt(self, s: BaseState) -> str:
        return self.texts.prompt(self.game.prompt(s), self.names)

    def result(self, s: BaseState, words: Texts) -> list[str]:
        """How a finished game ended, and who won."""
        returns = self.game.returns(s)
        assert returns is not None
        best = max(returns)
        winners = [name for name, won in zip(self.names, returns, strict=True) if won == best]
        ended = words.say("ended", how=self.texts.ending(self.game.ending(s)))
        if len(returns) == 1:
            return [ended, words.say("solo-won" if best > 0 else "solo-lost")]
        if len(winners) == len(returns):
            return [ended, words.say("drawn")]
        return [ended, words.say("won", n=len(winners), names=", ".join(winners))]


def seat_names(seats: int, agents: dict[Seat, str], texts: Texts) -> list[str]:
    """Player 1, Bot 2: people count from one."""
    return [
        f"{texts.say('bot')} {seat + 1}" if seat in agents else texts.say("seat-name", n=seat + 1)
        for seat in range(seats)
    ]
