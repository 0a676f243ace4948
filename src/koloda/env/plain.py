"""Actions and observations of a game that has no encoder of its own, made from words and views.

Both are read off random matches of the set-up, played from fixed seeds, so that they are the
same in every process; they change with the game's version, its cards and the set-up.

Actions. An index is an action in words, seats counted from the deciding seat on. Where the words
that were seen for a verb, with all cards and all seats, make few enough combinations, all of
them have an index; else those that were seen. What lies beyond takes the spare indices of its
verb (`play other 1`) in the order of the options: these alone mean different things.

Observations. A view is taken apart into features: a number under its path, a word or a card as
`path=word` counted, whatever its place in a list. Players, the active one and those asked are
counted from the viewer on; other numbers of seats stay as the view has them, and `seat` says who
looks. A number beyond 255 has a second feature for its hundreds of 256, one below 0 a feature of
its own. What the matches did not show is spread over a few spare numbers by a hash.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any, Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from koloda.effects.observation import Field
from koloda.games import registry
from koloda.kernel.encoder import NO_INDEX, BaseEncoder, byte
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Action, Game, Json, Message, View
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

MATCHES: Final = 12  # random matches that show what there is
DECISIONS: Final = 600  # of each of them at most
LOOK: Final = 4  # every so many decisions everybody looks, between them the deciding seat
COMBINATIONS: Final = 2000  # of the words of one verb
SPARE: Final = 8  # indices of each verb for what was not seen
SPARE_NUMBERS: Final = 32  # of an observation for what was not seen
BEYOND: Final = "other"

Features = dict[str, int]


class Seen:
    """What matches have shown: actions, and features with their largest values."""

    def __init__(self) -> None:
        self.actions: set[Action] = set()
        self.features: Features = {}


@lru_cache(maxsize=32)
def seen_in(game: Any, setup: Setup) -> Seen:
    """What random matches of a set-up show."""
    seen = Seen()
    for seed in range(MATCHES):
        s, chooser = game.start(seed, setup), Chooser(seed)
        for decision in range(DECISIONS):
            options, seat = game.options(s), game.seat(s)
            if seat == OVER:
                break
            seen.actions.update(relative(game, s, option, setup.seats) for option in options)
            everybody = (decision + seed) % LOOK == 0
            _look(game, s, range(setup.seats) if everybody else [seat], seen)
            game.apply(s, options[chooser.below(len(options))])
        _look(game, s, range(setup.seats), seen)
    return seen


def _look(game: Game[BaseState], s: BaseState, seats: Iterable[int], seen: Seen) -> None:
    for seat in seats:
        for name, n in taken_apart(game, s, seat).items():
            seen.features[name] = max(n, seen.features.get(name, 0))


class PlainEncoder(BaseEncoder[BaseState]):
    """What a learner gets of any game, through its words and views."""

    def __init__(self, game: Game[BaseState], setup: Setup) -> None:
        super().__init__()
        self.game = game
        self.seats = setup.seats
        self.cards = {card.id for card in registry.cards_of(game)}
        known: Any = game
        seen = seen_in(known, setup)
        self.words = self._named(seen.actions)
        self.places = {name: index for index, name in enumerate(self.words)}
        self.actions = len(self.words)
        self.largest = seen.features
        self.features = self._completed(seen.features)
        self.at = {name: place for place, name in enumerate(self.features)}
        self.size = len(self.features) + SPARE_NUMBERS

    def _named(self, actions: set[Action]) -> list[str]:
        """The words of every index, verb by verb."""
        names: list[str] = []
        for verb in [*self.game.verbs, BEYOND]:
            own = {action for action in actions if action[0] == verb}
            names += [" ".join(action) for action in sorted(self._combined(verb, own))]
            names += [f"{verb} {BEYOND} {n + 1}" for n in range(SPARE)]
        return names

    def _combined(self, verb: str, actions: set[Action]) -> set[Action]:
        """All that the words of a verb can say, or what was seen of it if that is too much."""
        if not actions:
            return actions
        kinds = self.game.verbs[verb]
        words = [{action[i + 1] for action in actions} for i in range(len(kinds))]
        for kind, found in zip(kinds, words, strict=True):
            if is_seat(kind):
                found.update(map(str, range(self.seats)))
            elif found & self.cards:
                found.update(self.cards)
        if prod(map(len, words)) > COMBINATIONS:
            return actions
        return actions | {(verb, *rest) for rest in product(*words)}

    def _completed(self, seen: Features) -> list[str]:
        """The features that were seen; where cards can lie, all cards."""
        names = set(seen)
        for name in seen:
            path, _, word = name.partition("=")
            if word in self.cards:
                names.update(f"{path}={card}" for card in self.cards)
        return sorted(names, key=lambda name: (path_of(name), name))

    def names(self) -> list[str]:
        return self.words

    def indices(self, s: BaseState, options: list[int], found: vec[i64]) -> vec[i64]:
        spent: Counter[str] = Counter()
        for option in options:
            action = relative(self.game, s, option, self.seats)
            index = self.places.get(" ".join(action), NO_INDEX)
            if index == NO_INDEX:
                spent[action[0]] += 1
                spare = f"{action[0]} {BEYOND} {spent[action[0]]}"
                index = self.places.get(spare, NO_INDEX)
            found = append(found, i64(index))
        return found

    def numbers(self, found: Features) -> list[int]:
        """Features in their places, what has none spread over the spare numbers."""
        out = [0] * self.size
        known = len(self.features)
        for name, n in found.items():
            place = self.at.get(name)
            if place is None:
                place = known + crc32(name.encode()) % SPARE_NUMBERS
            out[place] += n
        return out

    def encode(self, s: BaseState, seat: i64, out: vec[u8], at: i64) -> None:
        for place, n in enumerate(self.numbers(taken_apart(self.game, s, int(seat)))):
            out[at + place] = byte(i64(n))

    @property
    def fields(self) -> list[Field]:
        """The observation path by path."""
        sizes = Counter(path_of(name) for name in self.features)
        made, start = [], 0
        for path, size in [*sizes.items(), ("unforeseen", SPARE_NUMBERS)]:
            own = self.features[start : start + size]
            scale = max([1, *(self.largest.get(name, 1) for name in own)])
            made.append(Field(path, size, min(scale, 255), about(own), Reader(self, start, size)))
            start += size
        return made


class Reader:
    """Reads the numbers of one field from a view."""

    def __init__(self, encoder: PlainEncoder, start: int, size: int) -> None:
        self.encoder, self.start, self.size = encoder, start, size

    def __call__(self, view: View, prompt: Message | None) -> list[int]:
        numbers = self.encoder.numbers(features(view, prompt))
        return numbers[self.start : self.start + self.size]


def is_seat(kind: str) -> bool:
    """Whether a word of an action is a seat."""
    return kind == "seat" or kind.startswith("seat_")


def path_of(feature: str) -> str:
    """The part of a view that a feature belongs to."""
    return feature.partition("=")[0]


def about(own: list[str]) -> str:
    """What the numbers of a field count, in their order."""
    if not own:
        return "what random matches did not show, by a hash"
    words = [name.partition("=")[2] or "the number itself" for name in own]
    return ", ".join(words)


def relative(game: Game[BaseState], s: BaseState, option: int, seats: int) -> Action:
    """An action in words, seats counted from the deciding seat on."""
    verb, *words = game.action(s, option)
    kinds = game.verbs.get(verb, [])
    if len(kinds) != len(words):
        return (BEYOND, verb, *words)
    me = game.seat(s)
    told = [
        str((int(word) - me) % seats) if is_seat(kind) and word.isdecimal() else word
        for kind, word in zip(kinds, words, strict=True)
    ]
    return (verb, *told)


def taken_apart(game: Game[BaseState], s: BaseState, seat: int) -> Features:
    """The features of what a seat sees and is asked."""
    return features(game.observe(s, seat), game.prompt(s) if game.seat(s) == seat else None)


def features(view: View, prompt: Message | None) -> Features:
    """A view and the question to its seat, taken apart."""
    me, players = view["seat"], view["players"]
    assert isinstance(me, int)
    assert isinstance(players, list)
    parts: dict[str, Json] = {name: view[name] for name in view if name not in ("game", "players")}
    parts["seat"] = str(me)
    for name in ("active", "asked"):
        parts[name] = rotated(view[name], me, len(players))
    for place, player in enumerate(players[me:] + players[:me]):
        parts[f"player{place}"] = player
    if prompt is not None:
        parts["prompt"] = {"key": prompt["key"], **_named_arguments(prompt)}
    found: Features = {}
    for name, n in atoms(parts, ""):
        found[name] = found.get(name, 0) + n
    return found


def _named_arguments(prompt: Message) -> dict[str, Json]:
    args = prompt.get("args")
    return {f"of_{name}": value for name, value in args.items()} if isinstance(args, dict) else {}


def rotated(value: Json, me: int, seats: int) -> Json:
    """Seats as words, counted from the viewer on."""
    if isinstance(value, list):
        return [rotated(one, me, seats) for one in value]
    return f"{(value - me) % seats}" if isinstance(value, int) and value >= 0 else None


def atoms(value: Json, path: str) -> Iterator[tuple[str, int]]:
    """Every number and word of a part of a view, with the way to it."""
    if isinstance(value, dict):
        yield from _fields(value, path)
    elif isinstance(value, list):
        yield from _entries(value, path)
    elif isinstance(value, str):
        if value:
            yield f"{path}={value}", 1
    elif value is not None:
        yield from _number(int(value), path)


def _fields(value: dict[str, Json], path: str) -> Iterator[tuple[str, int]]:
    """A card tells its marks under its own name: a wolf's wounds."""
    card = value.get("card")
    if isinstance(card, str):
        path = f"{path}={card.partition('#')[0]}"
        yield path, 1
    for name, part in value.items():
        if name != "card":
            yield from atoms(part, f"{path}.{name}" if path else name)


def _entries(value: list[Json], path: str) -> Iterator[tuple[str, int]]:
    """Numbers keep their places; words and things are counted."""
    is_row = all(isinstance(one, bool | int | float) for one in value)
    for i, one in enumerate(value):
        yield from atoms(one, f"{path}.{i}" if is_row else path)


def _number(n: int, path: str) -> Iterator[tuple[str, int]]:
    if n < 0:
        yield from _number(-n, f"{path}.below_0")
        return
    if n > 255:
        yield f"{path}.by_256", n // 256
        n %= 256
    yield path, n
