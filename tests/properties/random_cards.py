"""Cards at random from a game's card schema: each is played, or refused in one sentence.

python -m tests.properties.random_cards GAME --games N --seed S
"""

import argparse
import copy
import json
import random
import re
import shutil
import signal
import sys
import tempfile
import tomllib
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from koloda.effects.text import LANGUAGES
from koloda.games import registry
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadCard
from koloda.kernel.event import Event, seen_by
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState
from tests.properties.edits import one_sentence

Entry = dict[str, Any]  # one [[card]], as its file says
Cards = dict[str, list[Entry]]  # by file

KEPT = {"id", "name", "clauses", "source"}  # who a card is, not what it does
DEEP = 5  # structures within structures before only what must be there is made
DRAWS = 6  # of one card, before it stays as it was
CHANGED = 40  # cards of a folder that are drawn anew, or a third of all
GAMES = 3  # played with one folder
LONG = 2500  # decisions of a game that are played
LOOK = 40  # decisions, and as many more after each, between two thorough looks
SECONDS = 120  # of the processor for one game, before it hangs


class Maker:
    """Makes values of a type, and varies those of a card, with words that the game's cards use."""

    def __init__(self, dice: random.Random, cards: Cards) -> None:
        self.dice = dice
        self.ids = [str(card["id"]) for cards_of_file in cards.values() for card in cards_of_file]
        self.words: dict[str, list[str]] = {}
        for cards_of_file in cards.values():
            self._note("card", cards_of_file)

    def _note(self, key: str, value: object) -> None:
        if isinstance(value, dict):
            for name, one in value.items():
                self._note(name, one)
        elif isinstance(value, list):
            for one in value:
                self._note(key, one)
        elif isinstance(value, str):
            self.words.setdefault(key, []).append(value)

    def make(self, kind: inspect.Type, key: str, depth: int = 0) -> Any:
        """Any value of a type."""
        match kind:
            case inspect.Metadata():
                return self.make(kind.type, key, depth)
            case inspect.BoolType():
                return self.dice.random() < 0.5
            case inspect.IntType():
                return self._number(kind)
            case inspect.StrType():
                ours = self.words.get(key, [])
                return self.dice.choice(ours if ours and self.dice.random() < 0.8 else self.ids)
            case inspect.LiteralType():
                return self.dice.choice(kind.values)
            case inspect.NoneType():
                return None
            case inspect.ListType():
                length = self._length(kind, depth)
                return [self.make(kind.item_type, key, depth) for _ in range(length)]
            case inspect.TupleType():
                return [self.make(one, key, depth) for one in kind.item_types]
            case inspect.UnionType():
                return self.make(self._one_of(kind, depth), key, depth)
            case inspect.StructType():
                return self._struct(kind, depth + 1)
        raise NotImplementedError(f"a value of {kind}")

    def _number(self, kind: inspect.IntType) -> int:
        low = 0 if kind.ge is None else int(kind.ge)
        high = low + 6 if kind.le is None else int(kind.le)
        if self.dice.random() < 0.1:
            return self.dice.choice([low, high, low if kind.ge is not None else -1])
        return self.dice.randint(low, max(low, min(high, 6)))

    def _length(self, kind: inspect.ListType, depth: int) -> int:
        low = kind.min_length or 0
        if depth >= DEEP:
            return low
        most = low + 3 if kind.max_length is None else kind.max_length
        return self.dice.randint(low, max(low, min(most, 3)))

    def _one_of(self, kind: inspect.UnionType, depth: int) -> inspect.Type:
        flat = [one for one in kind.types if not isinstance(plain(one), inspect.StructType)]
        if depth >= DEEP and flat:
            return next((one for one in flat if isinstance(one, inspect.NoneType)), flat[0])
        return self.dice.choice(kind.types)

    def _struct(self, kind: inspect.StructType, depth: int) -> Entry:
        made: Entry = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for field in kind.fields:
            if field.required or (depth < DEEP and self.dice.random() < 0.3):
                value = self.make(field.type, field.encode_name, depth)
                if value is not None:
                    made[field.encode_name] = value
        return made

    def vary(self, kind: inspect.Type, value: Any, key: str, depth: int = 0) -> Any:
        """The same value with a part of it made anew."""
        kind = fitting(kind, value)
        if depth and self.dice.random() < 0.35:
            return self.make(kind, key, depth)
        if isinstance(kind, inspect.StructType):
            return self._vary_struct(kind, value, depth + 1)
        if isinstance(kind, inspect.ListType) and value:
            at = self.dice.randrange(len(value))
            return [*value[:at], self.vary(kind.item_type, value[at], key, depth), *value[at + 1 :]]
        return self.make(kind, key, depth)

    def _vary_struct(self, kind: inspect.StructType, value: Entry, depth: int) -> Entry:
        """A field of its own is varied, or made where it was left out, or left out."""
        fields = [field for field in kind.fields if depth > 1 or field.encode_name not in KEPT]
        if not fields:
            return value
        weights = [1 if is_plain(field.type) else 15 for field in fields]
        (field,) = self.dice.choices(fields, weights)
        name = field.encode_name
        varied = dict(value)
        if name not in value:
            new = self.make(field.type, name, depth)
        elif not field.required and self.dice.random() < 0.1:
            new = None
        else:
            new = self.vary(field.type, value[name], name, depth)
        varied.pop(name, None)
        return varied if new is None else varied | {name: new}


def plain(kind: inspect.Type) -> inspect.Type:
    return plain(kind.type) if isinstance(kind, inspect.Metadata) else kind


def is_plain(kind: inspect.Type) -> bool:
    """Whether no structure can stand there."""
    kind = plain(kind)
    if isinstance(kind, inspect.UnionType):
        return all(is_plain(one) for one in kind.types)
    if isinstance(kind, inspect.ListType):
        return is_plain(kind.item_type)
    return not isinstance(kind, inspect.StructType)


def fitting(kind: inspect.Type, value: Any) -> inspect.Type:
    """The type of a union that a value has."""
    kind = plain(kind)
    if not isinstance(kind, inspect.UnionType):
        return kind
    for one in map(plain, kind.types):
        if isinstance(value, dict) and isinstance(one, inspect.StructType):
            if one.tag_field is None or value.get(one.tag_field, one.tag) == one.tag:
                return one
        elif isinstance(value, list) == isinstance(one, inspect.ListType) and not isinstance(
            one, inspect.StructType
        ):
            return one
    return kind


def read(name: str) -> Cards:
    """The game's own cards as its files say."""
    return {
        path.name: tomllib.loads(path.read_text(encoding="utf-8"))["card"]
        for path in registry.card_files(name)
    }


def write(cards: Cards, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, entries in cards.items():
        text = "\n".join(
            "[[card]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in entry.items())
            for entry in entries
        )
        (folder / name).write_text(text, encoding="utf-8")


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


class Folder:
    """A game's cards, some of them drawn anew, on disk."""

    def __init__(self, name: str, seed: int, path: Path) -> None:
        self.name = name
        self.seed = seed
        self.path = path
        self.dice = random.Random(f"{name} {seed}")
        self.own = read(name)
        self.cards = copy.deepcopy(self.own)
        self.maker = Maker(self.dice, self.own)
        self.kind = inspect.type_info(registry.card_type(name))
        self.places = {
            str(entry["id"]): (file, i)
            for file, entries in self.own.items()
            for i, entry in enumerate(entries)
        }
        self.changed: set[str] = set()
        self.refused: Counter[str] = Counter()
        self.unclear: dict[str, str] = {}  # refusals that do not say where, by what they say

    def draw(self) -> Game[BaseState]:
        """Change some cards until all of them are accepted."""
        some = min(CHANGED, len(self.places) // 3)
        for card in self.dice.sample(sorted(self.places), some):
            self.changed.add(card)
            self.draw_card(card)
        draws: Counter[str] = Counter()
        while True:
            try:
                return self.find()
            except BadCard as error:
                self.note(error)
                named = error.card in self.changed
                card = error.card if named else self.dice.choice(sorted(self.changed))
                draws[card] += 1
                if draws[card] < DRAWS:
                    self.draw_card(card)
                else:
                    self.put_back(card)

    def find(self) -> Game[BaseState]:
        write(self.cards, self.path)
        return registry.find(self.name, self.path)

    def draw_card(self, card: str) -> None:
        file, i = self.places[card]
        entry = self.own[file][i]
        for _ in range(self.dice.choice([1, 1, 2, 3])):
            entry = self.maker.vary(self.kind, entry, "card")
        self.cards[file][i] = entry

    def put_back(self, *cards: str) -> None:
        for card in cards:
            self.changed.remove(card)
            file, i = self.places[card]
            self.cards[file][i] = self.own[file][i]

    def note(self, error: BadCard) -> None:
        """A refusal is one sentence that names file, card and key."""
        one_sentence(error, about=str(self.path))
        reason = re.sub(r"\[\d+\]|\d+", "#", error.reason)
        self.refused[reason] += 1
        if error.card:
            file = self.path / self.places[error.card][0]
            named = str(error).startswith(f"{file}: card {error.card!r}: ")
            if not named or not re.search(r" - at `\$[^`]*`$", error.reason):
                self.unclear[reason] = str(error)

    def told(self) -> str:
        """What is changed, shortly."""
        lines = []
        for card in sorted(self.changed):
            file, i = self.places[card]
            old, new = self.own[file][i], self.cards[file][i]
            for key in sorted({*old, *new}):
                if old.get(key) != new.get(key):
                    lines.append(f"  {file} {card}: {key} = {toml(new.get(key))}")
        return "\n".join(lines)


class Hangs(Exception):
    """A game that does not go on."""


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Within so many seconds of the processor, or Hangs."""

    def stop(number: int, frame: object) -> None:
        raise Hangs(f"longer than {seconds} seconds of the processor")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def setups(game: Game[BaseState], seed: int, games: int) -> list[Setup]:
    """Every number of seats in turn."""
    seats = range(game.min_seats, game.max_seats + 1)
    return [game.any_setup(seats[(seed + i) % len(seats)], seed + i) for i in range(games)]


def look(game: Game[BaseState], seed: int, games: int = GAMES, kit: bool = True) -> int:
    """The faces of all cards, some games and the conformance kit; the number of decisions."""
    said = [registry.texts_of(game, lang) for lang in LANGUAGES]
    for texts in said:
        for face in texts.faces.values():
            assert face.name, face.id
            assert all(line.strip() for line in face.text), face
    decisions = 0
    for i, setup in enumerate(setups(game, seed, games)):
        with no_longer_than(SECONDS):
            decisions += play(game, setup, seed + i, said)
    if kit:
        with no_longer_than(SECONDS):
            report = check_game(game, setups=setups(game, seed, 1), games=1, seed=seed)
        assert report.failures == [], report.failures[0]
    return decisions


def play(game: Game[BaseState], setup: Setup, seed: int, said: list[Any]) -> int:
    """A random game, with a thorough look now and then."""
    s = game.start(seed, setup, listen=True)
    chooser, n, next_look, wait = Chooser(seed), 0, 0, 0
    while game.seat(s) >= 0 and n < LONG:
        options = game.options(s)
        assert options, "nothing to choose"
        assert options == sorted(set(options)), "options out of order"
        if n == next_look:
            look_at(game, s, setup.seats, seed + n, said)
            wait += LOOK
            next_look += wait
        option = options[chooser.below(len(options))]
        assert game.option(s, game.action(s, option)) == option
        game.apply(s, option)
        n += 1
    if game.seat(s) < 0:
        assert game.returns(s) is not None
        assert game.ending(s)
    look_at(game, s, setup.seats, seed + n, said)
    return n


def look_at(game: Game[BaseState], s: BaseState, seats: int, seed: int, said: list[Any]) -> None:
    """The views, the worlds, and all that is told, in both languages."""
    options = game.options(s)
    observers: list[int | None] = [None, *range(seats)]
    names = [f"Player {seat}" for seat in range(seats)]
    views = {seat: game.observe(s, seat) for seat in observers}
    for seat in observers:
        msgspec.json.encode(views[seat])
        if options:
            world = game.resample(s, seat, seed)
            assert game.observe(world, seat) == views[seat], f"another world for {seat}"
    words = [game.action(s, option) for option in options]
    assert [game.option(s, word) for word in words] == options
    events, s.events = s.events or [], []
    seen = {seen_by(event, seat) for event in events for seat in observers}
    for texts in said:
        if options:
            assert texts.prompt(game.prompt(s), names)
        for word in words:
            assert texts.offered(word, names, views[game.seat(s)])
        for event in some_of_each({event for event in seen if event is not None}):
            assert texts.event(game.message(event), names)


def some_of_each(events: set[Event]) -> list[Event]:
    """Of each kind of event a few: the sentences are the same, and they take long."""
    kinds: dict[int, list[Event]] = {}
    for event in sorted(events):
        kinds.setdefault(event[0], []).append(event)
    return [event for alike in kinds.values() for event in alike[:: 1 + len(alike) // 5]]


def crash(folder: Folder, games: int, kit: bool) -> tuple[str, str]:
    """How a folder fails: in one line that tells failures apart, and the end of the traceback."""
    try:
        look(folder.find(), folder.seed, games, kit)
    except BadCard as error:
        return f"refused now: {error}", ""
    except Exception as error:
        return signature(error), "".join(traceback.format_exception(error)[-5:])
    return "", ""


def signature(error: Exception) -> str:
    """The kind of an error, and the last line of koloda it came from."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "/koloda/" in f.filename]
    place = ""
    if frames and not isinstance(error, Hangs):
        place = f"{frames[-1].filename.rpartition('/koloda/')[2]}:{frames[-1].name}"
    words = re.sub(r"\d+", "#", str(error).partition("Setup(")[0][-80:] + str(error)[-120:])
    return f"{type(error).__name__} {place} {words if isinstance(error, AssertionError) else ''}"


def smallest(folder: Folder, found: str, games: int, kit: bool) -> None:
    """Put cards back as long as the same failure remains."""
    size = max(1, len(folder.changed) // 2)
    while True:
        for at in range(0, len(folder.changed), size):
            kept = set(folder.changed)
            cards = copy.deepcopy(folder.cards)
            folder.put_back(*sorted(folder.changed)[at : at + size])
            if crash(folder, games, kit)[0] == found:
                break
            folder.changed, folder.cards = kept, cards
        else:
            if size == 1:
                return
            size = max(1, size // 2)


class Run:
    """What a long run found."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folders = self.changed = self.decisions = 0
        self.refused: Counter[str] = Counter()
        self.unclear: dict[str, str] = {}
        self.crashes: dict[str, str] = {}

    def try_seed(self, seed: int, games: int, kit: bool) -> None:
        with tempfile.TemporaryDirectory() as place:
            folder = Folder(self.name, seed, Path(place) / self.name)
            self.folders += 1
            try:
                game = folder.draw()
                self.changed += len(folder.changed)
                self.decisions += look(game, seed, games, kit)
            except Exception as error:
                self.tell(folder, seed, error, games, kit)
            self.refused.update(folder.refused)
            self.unclear.update(folder.unclear)

    def tell(self, folder: Folder, seed: int, error: Exception, games: int, kit: bool) -> None:
        found = signature(error)
        if found in self.crashes:
            return
        where = "".join(traceback.format_exception(error)[-4:])
        shutil.rmtree(folder.path, ignore_errors=True)
        self.crashes[found] = where
        smallest(folder, found, games, kit)
        told = f"{self.name} seed {seed}: {found}\n{folder.told()}\n{where}"
        self.crashes[found] = told
        print(told, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--no-kit", action="store_true", help="without the conformance kit")
    given = parser.parse_args()
    run = Run(given.game)
    for i in range(max(1, given.games // GAMES)):
        run.try_seed(given.seed + i, GAMES, not given.no_kit)
    for told in run.unclear.values():
        print(f"no key named: {told}")
    print(
        f"{given.game}: {run.folders} folders with {run.changed} cards drawn anew, "
        f"{sum(run.refused.values())} refused in {len(run.refused)} ways, "
        f"{run.folders * GAMES} games of {run.decisions} decisions, "
        f"{len(run.crashes)} failures, {len(run.unclear)} refusals without a key"
    )
    sys.exit(1 if run.crashes or run.unclear else 0)


if __name__ == "__main__":
    main()
