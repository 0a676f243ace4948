"""Games that break one promise each; the conformance kit must find every one of them."""

from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import ALL, Event
from koloda.kernel.frames import then
from koloda.kernel.options import pack, verb_of
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.protocol import Action, Message, View
from koloda.kernel.rng import bits, forget_luck, rekey
from tests.kernel.toy import (
    ASK_CARD,
    ASK_TURN,
    E_DREW,
    STREAM_DECK,
    STREAM_RESAMPLE,
    V_GIVE,
    V_KEEP,
    Toy,
    ToyState,
)


class UnheardField(Toy):
    """Shows something that its shape does not name."""

    def observe(self, s: ToyState, seat: int | None) -> View:
        return {**super().observe(s, seat), "mood": "calm"}


class WrongKind(Toy):
    """Shows cards where its shape says their number."""

    def observe(self, s: ToyState, seat: int | None) -> View:
        return {**super().observe(s, seat), "deck": [0] * len(s.deck)}


class OthersAsked(Toy):
    """Shows that the next seat is asked, not the one that is."""

    def observe(self, s: ToyState, seat: int | None) -> View:
        return {**super().observe(s, seat), "asked": [(self.seat(s) + 1) % len(s.hands)]}


class ViewLeak(Toy):
    """Shows every hand."""

    view_type = None

    def observe(self, s: ToyState, seat: int | None) -> View:
        return {**super().observe(s, seat), "hands": [sum(hand) for hand in s.hands]}


class SpectatorLeak(Toy):
    """Shows spectators the first hand."""

    def observe(self, s: ToyState, seat: int | None) -> View:
        return super().observe(s, 0 if seat is None else seat)


class EventLeak(Toy):
    """Tells everybody which card was drawn."""

    def tell(self, s: ToyState, event: Event) -> None:
        super().tell(s, (E_DREW, ALL, *event[2:]) if event[0] == E_DREW else event)


class OptionLeak(Toy):
    """Forbids swapping while another seat holds the highest card."""

    def options(self, s: ToyState) -> list[int]:
        seat = self.seat(s)
        others = [max(hand, default=0) for other, hand in enumerate(s.hands) if other != seat]
        found = super().options(s)
        return found[:1] if found[:1] == [pack(V_KEEP)] and max(others) > 8 else found


class PromptLeak(Toy):
    """Hints at the next seat's hand in the question."""

    def prompt(self, s: ToyState) -> Message:
        other = (self.seat(s) + 1) % len(s.hands)
        return {**super().prompt(s), "args": {"n": s.hands[other][0]}}


class DeciderLeak(Toy):
    """Asks the next seat where both cards are low, so that all see it."""

    def seat(self, s: ToyState) -> int:
        seat = super().seat(s)
        return seat if seat < 0 or sum(s.hands[seat]) > 9 else (seat + 1) % len(s.hands)


class LuckLeak(Toy):
    """Lets a bot foresee every draw."""

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = super().resample(s, seat, seed)
        t.key_low, t.key_high = s.key_low, s.key_high
        return t


class NoResample(Toy):
    """Hands bots the true hands of the others."""

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = s.clone()
        rekey(t, seed)
        return t


class ForgetsField(Toy):
    """Deals the hidden hands anew among them, and leaves the deck as it is."""

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = s.clone()
        forget_luck(t, seed)
        hidden = [hand for other, hand in enumerate(t.hands) if other != seat]
        redeal(t, hidden, STREAM_RESAMPLE)
        for zone in (*hidden, t.deck):
            zone.sort()
        return t


class KeepsOrder(Toy):
    """Deals hidden cards from the order in which the truth left them."""

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = s.clone()
        forget_luck(t, seed)
        hidden = [hand for other, hand in enumerate(t.hands) if other != seat]
        cards = [card for zone in (*hidden, t.deck) for card in zone]
        shuffle(t, cards, STREAM_RESAMPLE)
        for zone in (*hidden, t.deck):
            zone[:] = [cards.pop() for _ in zone]
        for hand in hidden:
            hand.sort()
        return t


class KeepsCounting(Toy):
    """Tells how often luck was asked."""

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = super().resample(s, seat, seed)
        t.counters[STREAM_DECK] = s.counters[STREAM_DECK] + t.key_low % 2
        return t


class ForgetsKnown(Toy):
    """Shuffles the open pile as well, whose order everybody knows."""

    view_type = None

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = super().resample(s, seat, seed)
        t.pile.sort()
        return t

    def observe(self, s: ToyState, seat: int | None) -> View:
        return {**super().observe(s, seat), "pile": len(s.pile)}


class NeverTrue(Toy):
    """Gives the others low cards only, whatever they hold."""

    def resample(self, s: ToyState, seat: int | None, seed: int) -> ToyState:
        t = super().resample(s, seat, seed)
        hidden = [hand for other, hand in enumerate(t.hands) if other != seat]
        cards = sorted(card for zone in (*hidden, t.deck) for card in zone)
        for hand in hidden:
            hand[:] = [cards.pop(0) for _ in hand]
        t.deck[:] = cards
        return t


class SharingState(ToyState):
    """Copies everything but the hands."""

    def clone(self) -> "SharingState":
        copy = super().clone()
        copy.hands = self.hands
        assert isinstance(copy, SharingState)
        return copy


class CloneShares(Toy):
    """Its clones share the hands."""

    def new_state(self, seed: int, seats: int) -> ToyState:
        s = super().new_state(seed, seats)
        base = (s.key_low, s.key_high, s.counters, s.stack, s.forced)
        return SharingState(*base, s.turns, s.deck, s.pile, s.hands)


class ListeningState(ToyState):
    """A clone goes on listening."""

    def clone(self) -> "ListeningState":
        copy = super().clone()
        copy.events = []
        assert isinstance(copy, ListeningState)
        return copy


class CloneListens(Toy):
    """Its clones collect events."""

    def new_state(self, seed: int, seats: int) -> ToyState:
        s = super().new_state(seed, seats)
        base = (s.key_low, s.key_high, s.counters, s.stack, s.forced)
        return ListeningState(*base, s.turns, s.deck, s.pile, s.hands)


class ForgetfulState(ToyState):
    """Forgets its luck when it is saved."""

    def __reduce__(self) -> tuple[type["ToyState"], tuple[object, ...]]:
        base = (self.key_low, self.key_high, [0, 0], self.stack, self.forced)
        return (type(self), (*base, self.turns, self.deck, self.pile, self.hands))


class BadSave(Toy):
    """Its saved positions are others."""

    def new_state(self, seed: int, seats: int) -> ToyState:
        s = super().new_state(seed, seats)
        base = (s.key_low, s.key_high, s.counters, s.stack, s.forced)
        return ForgetfulState(*base, s.turns, s.deck, s.pile, s.hands)


class AcceptsIllegal(Toy):
    """Takes a card one does not hold."""

    def option(self, s: ToyState, action: Action) -> int:
        if action[:1] == ("give",) and len(action) == 2 and action[1].isdigit():
            return pack(V_GIVE, int(action[1]))
        return super().option(s, action)


class RefusesSilently(Toy):
    """Gives no reason for a refusal."""

    def option(self, s: ToyState, action: Action) -> int:
        try:
            return super().option(s, action)
        except IllegalAction as error:
            raise IllegalAction("") from error


class RefusalChanges(Toy):
    """A refused action costs a turn."""

    def option(self, s: ToyState, action: Action) -> int:
        try:
            return super().option(s, action)
        except IllegalAction:
            s.turns += 1
            raise


class HashedStart(Toy):
    """Deals by the hash of a string, which differs between processes."""

    def new_state(self, seed: int, seats: int) -> ToyState:
        return super().new_state(hash(f"koloda {seed}") & 0xFFFF, seats)


class Counting(Toy):
    """Every start of a match is another one."""

    started = 0

    def new_state(self, seed: int, seats: int) -> ToyState:
        Counting.started += 1
        return super().new_state(seed + Counting.started, seats)


class VanishingCards(Toy):
    """Given cards go nowhere."""

    def op_swap(self, s: ToyState, seat: int, card: int, _c: int) -> None:
        super().op_swap(s, seat, card, _c)
        s.pile.pop()


class Endless(Toy):
    """Goes on for ever without a card moving."""

    def op_swap(self, s: ToyState, seat: int, card: int, _c: int) -> None:
        pass

    def op_next(self, s: ToyState, _a: int, _b: int, _c: int) -> None:
        then(s, (ASK_TURN, 0, 0, 0))


class Unsorted(Toy):
    """Lists its options backwards."""

    def options(self, s: ToyState) -> list[int]:
        return super().options(s)[::-1]


class SameWords(Toy):
    """Calls every card by one name."""

    def action(self, s: ToyState, option: int) -> Action:
        return ("give", "card") if verb_of(option) == V_GIVE else super().action(s, option)


class NoOptions(Toy):
    """Asks for a card but offers none."""

    def options(self, s: ToyState) -> list[int]:
        return [] if s.stack and s.stack[-4] == ASK_CARD else super().options(s)


class LookingChanges(Toy):
    """Draws luck to show a position."""

    def observe(self, s: ToyState, seat: int | None) -> View:
        bits(s, STREAM_DECK)
        return super().observe(s, seat)


class EarlyReturns(Toy):
    """Pays before the end."""

    def returns(self, s: ToyState) -> list[float] | None:
        return super().returns(s) or [0.0] * len(s.hands)


class NoEnding(Toy):
    """Ends without a word why."""

    def ending(self, s: ToyState) -> str:
        return ""


class HugeReturns(Toy):
    """Pays in cards."""

    def returns(self, s: ToyState) -> list[float] | None:
        return None if s.stack else [float(sum(hand)) for hand in s.hands]


class MissingReturns(Toy):
    """Forgets the last seat."""

    def returns(self, s: ToyState) -> list[float] | None:
        paid = super().returns(s)
        return None if paid is None else paid[:-1]


class Crashing(Toy):
    """Breaks down in the second round."""

    def op_next(self, s: ToyState, _a: int, _b: int, _c: int) -> None:
        if s.turns == len(s.hands):
            raise ZeroDivisionError("the second round")
        super().op_next(s, _a, _b, _c)


HASHED = HashedStart()
