"""Swap: the smallest game that has all the kernel knows, and games broken on purpose.

Each seat holds two hidden cards. In turn a seat keeps them or swaps one, picked in a second
question, for a card of the deck; the swapped card lies open. After two rounds the highest
total wins.
"""

from typing import Annotated

from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import ALL, Event
from koloda.kernel.fields import BASE, EVERYBODY, NOBODY, SEAT, Field, number, numbers, zones
from koloda.kernel.frames import ANSWER, ASK_BASE, Op, answer, pop, settle, then
from koloda.kernel.options import a_of, pack, verb_of
from koloda.kernel.piles import draw_from, redeal
from koloda.kernel.protocol import OVER, Action, Message, View
from koloda.kernel.rng import forget_luck, key_of
from koloda.kernel.setup import Setup, SetupOption, complete
from koloda.kernel.shape import Shape, says
from koloda.kernel.state import BaseState

CARDS = 12
STREAM_DECK, STREAM_RESAMPLE = 0, 1
V_KEEP, V_SWAP, V_GIVE = 0, 1, 2
OP_NEXT, OP_SWAP = 0, 1
ASK_TURN, ASK_CARD = ASK_BASE, ASK_BASE + 1
E_DREW, E_GAVE, E_KEPT = 0, 1, 2
EVENTS = [("drew", ["seat", "card"]), ("gave", ["seat", "card"]), ("kept", ["seat"])]


FIELDS = [
    *BASE,
    number("turns", EVERYBODY, "turns taken"),
    numbers("deck", NOBODY, "unordered"),
    numbers("pile", EVERYBODY, "cards given"),
    zones("hands", SEAT, "by seat, sorted", "[[] for _ in range(seats)]"),
]


class ToyState(BaseState):
    """Deck, hands, the open pile and the number of turns taken."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        turns: int,
        deck: list[int],
        pile: list[int],
        hands: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.turns = turns
        self.deck = deck
        self.pile = pile
        self.hands = hands

    def clone(self) -> "ToyState":
        return type(self)(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.turns,
            self.deck[:],
            self.pile[:],
            [hand[:] for hand in self.hands],
        )

    def key(self) -> tuple[int, ...]:
        key = [*self.base_key(), self.turns, *self.deck, -1, *self.pile]
        for hand in self.hands:
            key += [-1, *hand]
        return tuple(key)

    def fields(self) -> list[Field]:
        return FIELDS

    def __reduce__(self) -> tuple[type["ToyState"], tuple[object, ...]]:
        base = (self.key_low, self.key_high, self.counters, self.stack, self.forced)
        return (type(self), (*base, self.turns, self.deck, self.pile, self.hands))


class ToyView(Shape):
    """What a seat sees of Swap."""

    game: Annotated[str, says("the id of the game")]
    seat: Annotated[int | None, says("who looks")]
    asked: Annotated[list[int], says("who is asked")]
    turn: Annotated[int, says("turns taken")]
    pile: Annotated[list[str], says("cards given")]
    deck: Annotated[int, says("how many cards are left")]
    hand: Annotated[list[str], says("own cards")]


class Toy:
    """Swap behind the protocol."""

    id = "toy"
    view_type: type[Shape] | None = ToyView
    version = 3
    min_seats = 2
    max_seats = 3
    fingerprint = "twelve"
    rounds = 2
    verbs: dict[str, list[str]] = {"keep": [], "swap": [], "give": ["card"]}
    setup_options = [
        SetupOption("mood", "choice", ["calm", "wild"], "calm", "TOY-1.1"),
        SetupOption("extras", "flags", ["salt", "pepper"], ""),
        SetupOption("rounds", "number", ["1", "9"], "2"),
    ]

    def new_state(self, seed: int, seats: int) -> ToyState:
        low, high = key_of(seed)
        deck = list(range(CARDS))
        return ToyState(low, high, [0, 0], [], [], 0, deck, [], [[] for _ in range(seats)])

    def start(self, seed: int, setup: Setup, listen: bool = False) -> ToyState:
        complete(self.id, self.min_seats, self.max_seats, self.setup_options, setup)
        s = self.new_state(seed, setup.seats)
        s.events = [] if listen else None
        for hand in s.hands:
            hand += [draw_from(s, s.deck, STREAM_DECK) for _ in range(2)]
            hand.sort()
        then(s, (ASK_TURN, 0, 0, 0))
        return s

    def ops(self) -> list[Op[ToyState]]:
        return [self.op_next, self.op_swap]

    def op_next(self, s: ToyState, _a: int, _b: int, _c: int) -> None:
        s.turns += 1
        if s.turns < self.rounds * len(s.hands):
            then(s, (ASK_TURN, s.turns % len(s.hands), 0, 0))

    def op_swap(self, s: ToyState, seat: int, card: int, _c: int) -> None:
        s.hands[seat].remove(card)
        s.pile.append(card)
        self.tell(s, (E_GAVE, ALL, 2, seat, card))
        new = draw_from(s, s.deck, STREAM_DECK)
        s.hands[seat].append(new)
        s.hands[seat].sort()
        self.tell(s, (E_DREW, 1 << seat, 1, seat, new))

    def tell(self, s: ToyState, event: Event) -> None:
        if s.events is not None:
            s.events.append(event)

    def seat(self, s: ToyState) -> int:
        return s.stack[-3] if s.stack else OVER

    def options(self, s: ToyState) -> list[int]:
        if not s.stack:
            return []
        if s.stack[-4] == ASK_TURN:
            return [pack(V_KEEP), pack(V_SWAP)]
        return [pack(V_GIVE, card) for card in s.hands[s.stack[-3]]]

    def apply(self, s: ToyState, option: int) -> None:
        seat, verb = s.stack[-3], verb_of(option)
        if verb == V_KEEP:
            pop(s)
            self.tell(s, (E_KEPT, ALL, 1, seat))
            then(s, (OP_NEXT, 0, 0, 0))
        elif verb == V_SWAP:
            pop(s)
            then(s, (ASK_CARD, seat, 0, 0), (OP_SWAP, seat, ANSWER, 0), (OP_NEXT, 0, 0, 0))
        else:
            answer(s, a_of(option))
        settle(s, self.ops())

    def returns(self, s: ToyState) -> list[float] | None:
        if s.stack:
            return None
        totals = [sum(hand) for hand in s.hands]
        best = max(totals)
        return [1.0 if total == best else -1.0 for total in totals]

    def ending(self, s: ToyState) -> str:
        return "" if s.stack else "counted"

    def observe(self, s: ToyState, seat: int | None) -> View:
        return {
            "game": self.id,
            "seat": seat,
            "asked": [s.stack[-3]] if s.stack else [],
            "turn": s.turns,
            "pile": [str(card) for card in s.pile],
            "deck": len(s.deck),
            "hand": [] if seat is None else [str(card) for card in s.hands[seat]],
        }

    def prompt(self, s: ToyState) -> Message:
        return {"key": "turn" if s.stack[-4] == ASK_TURN else "card", "clause": "TOY-2", "args": {}}

    def message(self, event: Event) -> Message:
        name, names = EVENTS[event[0]]
        return {"key": name, "args": dict(zip(names, event[1:], strict=True))}

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = s.clone()
        forget_luck(t, seed)
        hidden = [hand for other, hand in enumerate(t.hands) if other != seat]
        redeal(t, [*hidden, t.deck], STREAM_RESAMPLE)
        for hand in hidden:
            hand.sort()
        return t

    def action(self, s: ToyState, option: int) -> Action:
        verb = verb_of(option)
        return ("give", str(a_of(option))) if verb == V_GIVE else (("keep", "swap")[verb],)

    def option(self, s: ToyState, action: Action) -> int:
        for option in self.options(s):
            if self.action(s, option) == action:
                return option
        raise IllegalAction("not_an_option", "TOY-2", " ".join(action))

    def census(self, s: ToyState) -> list[int]:
        return sorted([*s.deck, *s.pile, *[card for hand in s.hands for card in hand]])

    def any_setup(self, seats: int, seed: int) -> Setup:
        return Setup(seats, {"mood": "wild" if seed % 2 else "calm"})

    def max_decisions(self, setup: Setup) -> int:
        return self.rounds * setup.seats * 2


TOY = Toy()
