"""Golden playthroughs: one seeded random game as readable text, to compare and to read.

A decision that shows something for one of its first times (a question, a verb, an event) is
written out: what all see, what each seat sees beyond that, the options, the choice and its
events. Runs of other decisions are one line. Every line carries the digest of the position,
and every view its own, so that no change of rules or of redaction goes unnoticed. Where whole
views would not fit, only what is new in them since the last decision written out is shown.
"""

import hashlib
import json
from collections import Counter
from itertools import groupby
from typing import Generic

from koloda.kernel.errors import KolodaError
from koloda.kernel.event import Event, seen_by
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, Json, S, View
from koloda.kernel.record import digest
from koloda.kernel.setup import Setup

LIMIT = 60_000  # bytes of one playthrough
FIRST = 8  # decisions written out whatever they show
DETAIL = [(4, False), (2, False), (4, True), (2, True), (1, True)]  # how often, only what is new
MANY_OPTIONS = 14
LONG = 140  # characters of a part of a view that has no zones


def playthrough(game: Game[S], setup: Setup, seed: int, limit: int = LIMIT) -> str:
    """One random game as text, as detailed as the limit allows."""
    for often, brief in DETAIL:
        text = _Playthrough(game, setup, seed, often, brief).text()
        if len(text.encode()) <= limit:
            return text
    raise KolodaError(f"a playthrough of {game.id} does not fit into {limit} bytes")


class _Playthrough(Generic[S]):
    """Plays one game and writes down what is worth reading."""

    def __init__(self, game: Game[S], setup: Setup, seed: int, often: int, brief: bool) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.often = often
        self.brief = brief
        self.last: list[list[str]] = [[] for _ in range(setup.seats + 1)]  # parts, by viewer
        self.shown: Counter[str] = Counter()
        self.lines: list[str] = []
        self.skipped = 0
        self.number = 0

    def text(self) -> str:
        game = self.game
        s = game.start(self.seed, self.setup, listen=True)
        self.lines += self.events(s)
        chooser = Chooser(self.seed)
        while game.seat(s) != OVER:
            options = game.options(s)
            self.decide(s, options, options[chooser.below(len(options))])
        self.skip(s)
        self.lines.append(f"over after {self.number} decisions · {game.ending(s)}")
        self.lines.append(f"  returns {game.returns(s)} · key {digest(s.key())}")
        self.lines += self.views(s)
        return "\n".join([*self.header(s), "", *self.lines]) + "\n"

    def header(self, s: S) -> list[str]:
        settings = "".join(f", {name} {value}" for name, value in self.setup.options.items())
        title = f"# {self.game.id} version {self.game.version}, {self.setup.seats} seats{settings}"
        covers = sorted(self.shown)
        kinds = [
            (kind, [name.partition(" ")[2] for name in names])
            for kind, names in groupby(covers, key=lambda name: name.partition(" ")[0])
        ]
        return [
            f"{title}, seed {self.seed}.",
            f"# {self.number} decisions, ended by {self.game.ending(s)}. Covers:",
            *[f"#   {kind}s: {', '.join(names)}" for kind, names in kinds],
        ]

    def decide(self, s: S, options: list[int], option: int) -> None:
        """Carry out one decision; write it out if it shows something new."""
        game = self.game
        words = game.action(s, option)
        things = [f"question {game.prompt(s)['key']}", f"verb {words[0]}"]
        before, key = s.clone(), digest(s.key())
        s.events = []
        game.apply(s, option)
        things += [f"event {game.message((e[0], *e[3:]))['key']}" for e in s.events]
        if self.number >= FIRST and all(self.shown[thing] >= self.often for thing in things):
            self.skipped += 1
        else:
            self.skip_to(key)
            self.shown.update(set(things))
            self.lines += [*self.question(before, options), f"> {' '.join(words)}", *self.events(s)]
        self.number += 1

    def question(self, s: S, options: list[int]) -> list[str]:
        prompt = self.game.prompt(s)
        head = f"#{self.number + 1} seat {self.game.seat(s)} · {prompt['key']} ({prompt['clause']})"
        names = [" ".join(self.game.action(s, option)) for option in options[:MANY_OPTIONS]]
        more = f" · and {len(options) - MANY_OPTIONS} more" if len(options) > MANY_OPTIONS else ""
        return [
            f"{head} · {_named(prompt.get('args', {}))}key {digest(s.key())}",
            *self.views(s),
            f"  options: {' · '.join(names)}{more}",
        ]

    def skip(self, s: S) -> None:
        self.skip_to(digest(s.key()))

    def skip_to(self, key: str) -> None:
        """One line for the decisions that showed nothing new."""
        if self.skipped:
            self.lines.append(f"… {self.skipped} decisions, to key {key}")
        self.skipped = 0

    def views(self, s: S) -> list[str]:
        """What all see, then what each seat sees beyond that."""
        public = _parts(self.game.observe(s, None))
        lines = [f"  all see {self.view(s, None, public)}"]
        for seat in range(self.setup.seats):
            own = [part for part in _parts(self.game.observe(s, seat)) if part not in public]
            lines.append(f"  seat {seat} sees {self.view(s, seat, own)}")
        return lines

    def view(self, s: S, seat: int | None, parts: list[str]) -> str:
        """The digest of a view and its parts, or only the new ones."""
        viewer = 0 if seat is None else seat + 1
        old, self.last[viewer] = self.last[viewer] if self.brief else [], parts
        new = [part for part in parts if part not in old]
        return f"{_digest(self.game.observe(s, seat))}: {' · '.join(new) or 'no more'}"

    def events(self, s: S) -> list[str]:
        return [self.event(event) for event in s.events or []]

    def event(self, event: Event) -> str:
        """An event as spectators see it, and as those see it who see more."""
        public = self.told(event, None)
        line = f"  event: {public}"
        for seat in range(self.setup.seats):
            own = self.told(event, seat)
            if own != public:
                line += f" · seat {seat}: {own}"
        return line

    def told(self, event: Event, seat: int | None) -> str:
        seen = seen_by(event, seat)
        if seen is None:
            return "nothing"
        message = self.game.message(seen)
        return f"{message['key']} {_named(message.get('args', {}))}".strip()


def _digest(view: View) -> str:
    text = json.dumps(view, sort_keys=True, ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def _named(args: Json) -> str:
    assert isinstance(args, dict)
    return "".join(f"{name} {'?' if value is None else value} " for name, value in args.items())


def _parts(view: View) -> list[str]:
    """The parts of a view, each short: numbers, flags, zones, players, the rest."""
    known = ("game", "seat", "asked", "numbers", "flags", "zones", "players")
    parts = _of_one("", view)
    flags = view.get("flags", {})
    assert isinstance(flags, dict)
    parts += [name for name, value in flags.items() if value is True]
    players = view.get("players", [])
    assert isinstance(players, list)
    for seat, player in enumerate(players):
        assert isinstance(player, dict)
        parts += _of_one(f"p{seat} ", player)
        parts += _others(f"p{seat} ", player, ("numbers", "zones"))
    return parts + _others("", view, known)


def _of_one(prefix: str, owner: dict[str, Json]) -> list[str]:
    """Numbers and zones of the table or of one player; empty zones are left out."""
    numbers, zones = owner.get("numbers", {}), owner.get("zones", {})
    assert isinstance(numbers, dict)
    assert isinstance(zones, dict)
    parts = [f"{prefix}{name} {value}" for name, value in numbers.items()]
    for name, zone in zones.items():
        assert isinstance(zone, dict)
        if zone["count"]:
            parts.append(f"{prefix}{name} {_zone(zone)}")
    return parts


def _zone(zone: dict[str, Json]) -> str:
    """The number of cards, and those of them that are known."""
    cards = zone.get("cards", [])
    assert isinstance(cards, list)
    words = [(word, len(list(run))) for word, run in groupby(_card(card) for card in cards)]
    names = " ".join(word if n == 1 else f"{word}*{n}" for word, n in words)
    count = zone["count"]
    if not names:
        return str(count)
    return f"[{_cut(names)}]" if count == len(cards) else f"{count} [{_cut(names)}]"


def _card(card: Json) -> str:
    assert isinstance(card, dict)
    marks = [f"{name}={value}" for name, value in card.items() if name != "card" and value]
    name = "?" if card.get("card") is None else str(card["card"])
    return name + (f"({','.join(marks)})".replace(" ", "") if marks else "")


def _others(prefix: str, owner: dict[str, Json], known: tuple[str, ...]) -> list[str]:
    """Whatever else a view holds, cut to a line."""
    parts = []
    for name, value in owner.items():
        empty = value is None or value is False or value in ("", [], {})
        if name not in known and not empty:
            parts.append(f"{prefix}{name} {_cut(json.dumps(value, ensure_ascii=False))}")
    return parts


def _cut(text: str) -> str:
    return text if len(text) <= LONG else f"{text[:LONG]}…"
