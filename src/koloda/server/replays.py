"""Finished matches, step by step."""

import asyncio
from collections import OrderedDict
from typing import Any

from koloda.effects.text import Texts
from koloda.kernel.event import Event, seen_by
from koloda.kernel.protocol import OVER, Action, Game
from koloda.kernel.record import check_fits, dumps, take_luck
from koloda.kernel.state import BaseState
from koloda.server import catalogue, chairs
from koloda.server.hall import Hall
from koloda.server.ledger import Entry
from koloda.server.match import line
from koloda.server.refusals import Refusal
from koloda.server.room import ending_text
from koloda.server.undo import arguments
from koloda.server.wire import Line, Prompt, Replay, Step

KEEP = 16  # replays held in memory
EVERY = 8  # steps between two kept positions
LOG_LINES = 60
ALL_HANDS = -2
SPECTATOR = -1


class Film:
    """A record with positions kept at intervals, so that any step is near."""

    def __init__(self, entry: Entry, actions: list[Action]) -> None:
        self.entry = entry
        self.actions = actions
        self.game: Game[BaseState] = catalogue.find(entry.game)
        self.record = entry.record(actions)
        check_fits(self.game, self.record)
        self.kept: list[BaseState] = []
        self.n_events: list[int] = []
        self.events: list[Event] = []
        self._run()

    def _run(self) -> None:
        s = self.game.start(self.entry.seed, self.entry.setup, listen=True)
        assert s.events is not None
        take_luck(s, self.record, 0)
        for n, action in enumerate(self.actions):
            if n % EVERY == 0:
                self.kept.append(s.clone())
            self.n_events.append(len(s.events))
            self.game.apply(s, self.game.option(s, action))
            take_luck(s, self.record, n + 1)
        if len(self.actions) % EVERY == 0:
            self.kept.append(s.clone())
        self.n_events.append(len(s.events))
        self.events = s.events

    def at(self, n: int) -> BaseState:
        """The position after n actions."""
        s = self.kept[n // EVERY].clone()
        for i in range(n - n % EVERY, n):
            self.game.apply(s, self.game.option(s, self.actions[i]))
            take_luck(s, self.record, i + 1)
        return s

    def step(self, n: int, seat: int, lang: str) -> Step:
        s = self.at(n)
        words, names = catalogue.texts(self.game.id, lang), chairs.names(self.entry.sitters, lang)
        decider = self.game.seat(s)
        open_to_viewer = decider != OVER and seat in (decider, ALL_HANDS)
        chosen = n < len(self.actions) and open_to_viewer
        return Step(
            n=n,
            view=self.view(s, seat),
            prompt=self.prompt(s, words, names) if open_to_viewer else None,
            chosen=self.chosen(s, n, words, names) if chosen else "",
            seat=decider,
            events=self.log(self.n_events[n], seat, words, names),
        )

    def chosen(self, s: BaseState, n: int, words: Texts, names: list[str]) -> str:
        view = self.game.observe(s, self.game.seat(s))
        return words.offered(self.actions[n], names, view)

    def view(self, s: BaseState, seat: int) -> dict[str, Any]:
        if seat != ALL_HANDS:
            return dict(self.game.observe(s, None if seat == SPECTATOR else seat))
        view: dict[str, Any] = dict(self.game.observe(s, None))
        seen = [self.game.observe(s, other) for other in range(len(self.entry.sitters))]
        players: list[Any] = [own["players"] for own in seen]
        view["players"] = [players[other][other] for other in range(len(players))]
        return view

    def prompt(self, s: BaseState, words: Texts, names: list[str]) -> Prompt:
        message = self.game.prompt(s)
        return Prompt(
            key=str(message["key"]),
            clause=str(message.get("clause", "")),
            text=words.prompt(message, names),
            args=arguments(message),
        )

    def log(self, end: int, seat: int, words: Texts, names: list[str]) -> list[Line]:
        lines: list[Line] = []
        for event in reversed(self.events[:end]):
            seen = seen_from(event, seat)
            if seen is not None:
                lines.append(line(self.game, seen, words, names))
            if len(lines) == LOG_LINES:
                break
        return lines[::-1]


class Replays:
    """The films shown lately."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.films: OrderedDict[str, Film] = OrderedDict()

    async def film(self, match: str) -> Film:
        film = self.films.pop(match, None)
        if film is None:
            entry, actions = await self.hall.finished(match)
            film = await asyncio.to_thread(Film, entry, actions)
        self.films[match] = film
        while len(self.films) > KEEP:
            self.films.popitem(last=False)
        return film

    async def step(self, match: str, n: int, seat: int, lang: str) -> Step:
        film = await self.film(match)
        if not 0 <= n <= len(film.actions):
            raise Refusal("no-step", 404)
        if not ALL_HANDS <= seat < len(film.entry.sitters):
            raise Refusal("no-seat", 404)
        return film.step(n, seat, lang)

    async def describe(self, match: str, lang: str) -> Replay:
        film = await self.film(match)
        entry = film.entry
        return Replay(
            id=entry.id,
            game=entry.game,
            names=chairs.names(entry.sitters, lang),
            settings=entry.settings,
            seats=len(entry.sitters),
            steps=len(film.actions),
            ending=ending_text(entry, lang),
            result=entry.result,
        )

    async def file(self, match: str) -> str:
        """The record as a file; possible even where it cannot be replayed any more."""
        entry, actions = await self.hall.finished(match)
        return dumps(entry.record(actions))


def seen_from(event: Event, seat: int) -> Event | None:
    """An event as a seat, a spectator or an all-seeing reader has it."""
    if seat == ALL_HANDS:
        return (event[0], *event[3:])
    return seen_by(event, None if seat == SPECTATOR else seat)
