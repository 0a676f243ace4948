"""Balance: what many games say about seats, decks and cards."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from time import process_time

import msgspec

from koloda.agents.registry import make
from koloda.agents.seeds import mix
from koloda.arena.counting import CardCounter
from koloda.arena.entrants import check_entrants, deck_presets
from koloda.arena.journal import Journal
from koloda.arena.match import Match, play_match
from koloda.arena.pool import run_jobs
from koloda.arena.statistics import shares
from koloda.games.registry import find
from koloda.kernel.decks import deck_options
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

CHUNK = 10  # games of one job, and of one line in a result file


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides the results; the first line of a result file."""

    run: str = "koloda balance 2"
    game: str
    version: int
    cards: str
    folder: str = ""
    seats: int
    settings: dict[str, str] = {}
    agents: list[str]  # take the seats in rotation
    seed: int = 1


class CardCount(msgspec.Struct):
    """Sums for one card over all seats that held or played it."""

    times: int = 0
    played: int = 0
    played_won: float = 0.0
    held: int = 0
    held_won: float = 0.0

    def add(self, other: "CardCount") -> None:
        self.times += other.times
        self.played += other.played
        self.played_won += other.played_won
        self.held += other.held
        self.held_won += other.held_won


class Counts(msgspec.Struct):
    """Sums over games."""

    first: int = 0  # number of the first game
    games: int = 0
    lengths: list[int] = []
    endings: dict[str, int] = {}
    seats: list[float] = []  # wins by seat
    order: list[float] = []  # wins by place in the order of play
    agents: dict[str, list[float]] = {}  # seats taken, wins
    decks: dict[str, dict[str, list[float]]] = {}  # deck, other deck: meetings, wins
    cards: dict[str, CardCount] = {}

    def merge(self, other: "Counts") -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.lengths += other.lengths
        for ending, n in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + n
        self.seats = _sums(self.seats, other.seats)
        self.order = _sums(self.order, other.order)
        for agent, pair in other.agents.items():
            self.agents[agent] = _sums(self.agents.get(agent, []), pair)
        for deck, row in other.decks.items():
            mine = self.decks.setdefault(deck, {})
            for rival, pair in row.items():
                mine[rival] = _sums(mine.get(rival, []), pair)
        for card, count in other.cards.items():
            self.cards.setdefault(card, CardCount()).add(count)


def _sums(a: list[float], b: list[float]) -> list[float]:
    return [x + y for x, y in zip(a, b, strict=True)] if a else list(b)


def survey_for(
    game: Game[BaseState], setup: Setup, agents: list[str], seed: int, folder: str = ""
) -> Survey:
    """A survey that is known to be playable."""
    check_entrants(agents, game, setup)
    return Survey(
        game=game.id,
        version=game.version,
        cards=game.fingerprint,
        folder=folder,
        seats=setup.seats,
        settings=setup.options,
        agents=agents,
        seed=seed,
    )


@cache
def _game(name: str, folder: str) -> Game[BaseState]:
    return find(name, Path(folder) if folder else None)


def play_chunk(job: tuple[Survey, int, int]) -> Counts:
    """Games first..last-1 of a survey; what a worker does."""
    survey, first, last = job
    game = _game(survey.game, survey.folder)
    counts = Counts(first=first)
    for number in range(first, last):
        counts.merge(_play(game, survey, number))
    return counts


def _play(game: Game[BaseState], survey: Survey, number: int) -> Counts:
    luck = mix(survey.seed, number)
    names = [survey.agents[(seat + number) % len(survey.agents)] for seat in range(survey.seats)]
    setup = Setup(survey.seats, _with_decks(game, survey, luck))
    agents = [
        make(name, game, mix(luck, seat + 1), process_time) for seat, name in enumerate(names)
    ]
    counter = CardCounter(game, survey.seats)
    match = play_match(game, setup, luck, agents, keep=False, listener=counter)
    return _counted(game, setup, names, match, counter)


def _with_decks(game: Game[BaseState], survey: Survey, luck: int) -> dict[str, str]:
    """The settings, with a preset deck drawn for every seat whose deck is not settled."""
    options, chooser = dict(survey.settings), Chooser(luck & 0x3FFFFFFF)
    presets = deck_presets(game)
    for name in deck_options(game)[: survey.seats]:
        if presets and name not in options:
            options[name] = presets[chooser.below(len(presets))]
    return options


def _counted(
    game: Game[BaseState], setup: Setup, names: list[str], match: Match, counter: CardCounter
) -> Counts:
    won = shares(match.returns)
    first = max(counter.first, 0)
    counts = Counts(
        games=1,
        lengths=[match.decisions],
        endings={match.ending: 1},
        seats=won,
        order=[won[(first + place) % setup.seats] for place in range(setup.seats)],
    )
    for seat, name in enumerate(names):
        taken = counts.agents.setdefault(name, [0.0, 0.0])
        taken[0] += 1.0
        taken[1] += won[seat]
        _count_cards(counts, counter, seat, won[seat])
    decks = [setup.options.get(option, "") for option in deck_options(game)[: setup.seats]]
    _count_decks(counts, decks, won)
    return counts


def _count_cards(counts: Counts, counter: CardCounter, seat: int, won: float) -> None:
    for card in counter.held[seat]:
        count = counts.cards.setdefault(card, CardCount())
        count.held += 1
        count.held_won += won
    for card, times in counter.played[seat].items():
        count = counts.cards[card]
        count.times += times
        count.played += 1
        count.played_won += won


def _count_decks(counts: Counts, decks: list[str], won: list[float]) -> None:
    for seat, deck in enumerate(decks):
        for other, rival in enumerate(decks):
            if deck and rival and seat != other:
                pair = counts.decks.setdefault(deck, {}).setdefault(rival, [0.0, 0.0])
                pair[0] += 1.0
                pair[1] += won[seat]


class Balance:
    """A survey under way."""

    def __init__(self, survey: Survey, games: int, path: Path | None = None) -> None:
        self.survey = survey
        self.games = games
        self.journal = Journal(path, survey, Counts)
        self.parts: dict[int, Counts] = {}
        for part in self.journal.results:
            self._take(part)

    def _take(self, part: Counts) -> None:
        wanted = min(CHUNK, self.games - part.first)
        if part.games == wanted:  # a shorter part was the end of a smaller survey
            self.parts[part.first] = part

    def open_parts(self) -> Iterator[tuple[Survey, int, int]]:
        """What is still to be played."""
        for first in range(0, self.games, CHUNK):
            if first not in self.parts:
                yield self.survey, first, min(first + CHUNK, self.games)

    def run(
        self,
        processes: int = 1,
        ray: str | None = None,
        step: Callable[[int], None] = lambda done: None,
    ) -> None:
        """Play on to the end."""
        done = sum(part.games for part in self.parts.values())
        step(done)
        for part in run_jobs(self.open_parts(), play_chunk, processes, ray):
            self.journal.append(part)
            self._take(part)
            done += part.games
            step(done)

    def counts(self) -> Counts:
        """The sums over all games, in the order of their numbers."""
        total = Counts()
        for first in sorted(self.parts):
            total.merge(self.parts[first])
        return total
