"""A match in progress: the true state, its record, and what each viewer may see of it."""

import re
from typing import Any, NamedTuple

from koloda.effects.text import Texts
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import Event, seen_by
from koloda.kernel.protocol import OVER, Action, Game
from koloda.kernel.record import Record, check_fits, digest, not_replayed, open_record, take_luck
from koloda.kernel.setup import Setup
from koloda.kernel.simultaneous import asked_early, choosing
from koloda.kernel.state import BaseState
from koloda.server.undo import arguments, has_shown
from koloda.server.wire import Choice, Line, Prompt


class Before(NamedTuple):
    """What is needed to take a decision back."""

    seat: int
    state: BaseState
    n_events: int


class Named(NamedTuple):
    """A card in a sentence: its name there, which card it is, its number in play or -1."""

    name: str
    card: str
    unit: int


class Match:
    """The only holder of a true state."""

    def __init__(self, game: Game[BaseState], seed: int, setup: Setup, revocable: bool) -> None:
        self.game = game
        self.record = open_record(game, seed, setup)
        self.revocable = revocable
        self.s = game.start(seed, setup, listen=True)
        self.tail: list[Before] = []  # decisions that can still be taken back
        self.held: dict[int, list[Action]] = {}  # answers given early, where all choose at once

    @property
    def events(self) -> list[Event]:
        assert self.s.events is not None
        return self.s.events

    @property
    def seat(self) -> int:
        return self.game.seat(self.s)

    @property
    def is_over(self) -> bool:
        return self.seat == OVER

    @property
    def n(self) -> int:
        return len(self.record.actions)

    def choosing(self) -> list[int]:
        """The seats that choose at once and in secret; empty if one seat decides alone."""
        return choosing(self.game, self.s)

    def early(self, seat: int) -> BaseState | None:
        """The position as a seat that chooses at once with others has it, its answers included.

        None if the seat does not choose now, or if the kernel asks it anyway.
        """
        if seat == self.seat or seat not in self.choosing():
            return None
        t = asked_early(self.game, self.s, seat)
        for action in self.held.get(seat, []):
            self.game.apply(t, self.game.option(t, action))
        return t

    def awaited(self) -> list[int]:
        """Those of the seats that choose at once who have not finished."""
        found = []
        for seat in self.choosing():
            t = self.early(seat)
            if t is None or self.game.seat(t) == seat:
                found.append(seat)
        return found

    def option(self, action: Action) -> int:
        """The option these words name, or IllegalAction."""
        return self.game.option(self.s, action)

    def apply(self, option: int) -> None:
        """Carry out a legal option."""
        seat, before, n_events = self.seat, self._before(), len(self.events)
        self.record.actions.append(self.game.action(self.s, option))
        self.game.apply(self.s, option)
        if before is not None:
            self._remember(Before(seat, before, n_events))

    def _before(self) -> BaseState | None:
        return self.s.clone() if self.revocable else None

    def _remember(self, before: Before) -> None:
        action, heard = self.record.actions[-1], self.events[before.n_events :]
        if has_shown(self.game, before.state, self.s, action, heard):
            self.tail.clear()
        else:
            self.tail.append(before)

    def can_take_back(self, seats: list[int]) -> bool:
        return bool(self.tail) and self.tail[-1].seat in seats

    def take_back(self) -> None:
        """Undo the last decision."""
        before = self.tail.pop()
        events = self.events[: before.n_events]
        self.s = before.state
        self.s.events = events
        self.record.actions.pop()

    def choices(self, s: BaseState, words: Texts, names: list[str]) -> list[Choice]:
        """The options of the seat that decides in a position."""
        view = self.game.observe(s, self.game.seat(s))
        found = []
        for option in self.game.options(s):
            action = self.game.action(s, option)
            found.append(choice(self.game, action, words.offered(action, names, view)))
        return found

    def prompt(self, s: BaseState, words: Texts, names: list[str]) -> Prompt:
        message = self.game.prompt(s)
        return Prompt(
            key=str(message["key"]),
            clause=str(message.get("clause", "")),
            text=words.prompt(message, names),
            args=arguments(message),
        )

    def lines(self, start: int, seat: int | None, words: Texts, names: list[str]) -> list[Line]:
        """The log from an event on, as a seat may see it."""
        seen = (seen_by(event, seat) for event in self.events[start:])
        return [line(self.game, event, words, names) for event in seen if event is not None]

    def count_lines(self, seat: int | None) -> int:
        """How long the log of a seat is, without putting it into words."""
        return sum(seen_by(event, seat) is not None for event in self.events)

    def finish(self) -> str:
        """The digest of the last position, as the record keeps it."""
        self.record.key = digest(self.s.key())
        return self.record.key


def restore(game: Game[BaseState], record: Record, revocable: bool) -> Match:
    """The match a record tells of."""
    check_fits(game, record)
    match = Match(game, record.seed, record.setup, revocable=False)
    match.record.branches = record.branches
    take_luck(match.s, record, 0)
    for number, action in enumerate(record.actions, 1):
        try:
            match.apply(match.option(action))
        except IllegalAction as error:
            raise not_replayed(number, action, error) from error
        take_luck(match.s, record, number)
    match.revocable = revocable
    return match


def choice(game: Game[BaseState], action: Action, text: str) -> Choice:
    """An option with its words by name; literal words need no name."""
    names = game.verbs[action[0]]
    args = {
        name: word for name, word in zip(names, action[1:], strict=True) if not name.startswith("'")
    }
    return Choice(action=" ".join(action), verb=action[0], args=args, text=text)


def line(game: Game[BaseState], event: Event, words: Texts, names: list[str]) -> Line:
    """An event as a line in which cards can be touched."""
    message = game.message(event)
    args = arguments(message)
    text = words.event(message, names)
    return Line(
        key=str(message["key"]),
        clause=str(message.get("clause", "")),
        args=args,
        parts=pieces(text, mentioned(args, words)),
    )


def mentioned(args: dict[str, Any], words: Texts) -> list[Named]:
    """The cards a message speaks of, in the order of its arguments."""
    found = []
    for name, value in args.items():
        card = str(value).partition("#")[0] if isinstance(value, str) else ""
        if card in words.faces:
            unit = args.get("unit" if name == "card" else name.removeprefix("card_"))
            found.append(Named(words.faces[card].name, card, unit if isinstance(unit, int) else -1))
    return found


def pieces(text: str, cards: list[Named]) -> list[str | tuple[str, str, int]]:
    """A text cut at the names of its cards as whole words, the longest name first.

    A number after a name ("Hydra #9") tells copies in play apart; it goes with the card.
    """
    if not cards:
        return [text]
    names = sorted({card.name for card in cards}, key=len, reverse=True)
    found: list[str | tuple[str, str, int]] = []
    at, left = 0, list(cards)
    named = f"(?<!\\w)({'|'.join(map(re.escape, names))})(?!\\w)(?: #([0-9]+))?"
    for match in re.finditer(named, text):
        card = next(c for c in (*left, *cards) if c.name == match[1])
        if card in left:
            left.remove(card)
        found += [text[at : match.start()]] if match.start() > at else []
        found.append((card.card, card.name, int(match[2]) if match[2] else card.unit))
        at = match.end()
    return [*found, text[at:]] if at < len(text) else found
