"""The fields of a position, written out from fields.py: `make fields`."""

from koloda.kernel.fields import Field
from koloda.kernel.rng import key_of
from koloda.kernel.state import BaseState
from template_game import model as m
from template_game.cards.table import CardTable
from template_game.rules.fields import STATE


class Position(BaseState):
    """Zones hold kinds of cards."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: CardTable,
        seats: int,
        leader: int,
        trick: int,
        ending: int,
        points: list[int],
        table_cards: list[int],
        pile: list[int],
        deck: list[int],
        hands: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.seats = seats
        self.leader = leader
        self.trick = trick
        self.ending = ending
        self.points = points
        self.table_cards = table_cards
        self.pile = pile
        self.deck = deck
        self.hands = hands

    def clone(self) -> "Position":
        return Position(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.seats,
            self.leader,
            self.trick,
            self.ending,
            self.points[:],
            self.table_cards[:],
            self.pile[:],
            self.deck[:],
            [zone[:] for zone in self.hands],
        )

    def __reduce__(self) -> tuple[type["Position"], tuple[object, ...]]:
        return (
            Position,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                self.seats,
                self.leader,
                self.trick,
                self.ending,
                self.points,
                self.table_cards,
                self.pile,
                self.deck,
                self.hands,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key += [
            self.seats,
            self.leader,
            self.trick,
            self.ending,
        ]
        for cards in [
            self.points,
            self.table_cards,
            self.pile,
            self.deck,
        ]:
            key.append(len(cards))
            key += cards
        for zones in [
            self.hands,
        ]:
            key.append(len(zones))
            for cards in zones:
                key.append(len(cards))
                key += cards
        return tuple(key)

    def fields(self) -> list[Field]:
        return STATE.all


def new_position(seed: int, table: CardTable, seats: int) -> Position:
    """One in which nothing has happened yet."""
    low, high = key_of(seed)
    return Position(
        key_low=low,
        key_high=high,
        counters=[0] * m.N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        seats=seats,
        leader=0,
        trick=1,
        ending=m.PLAYING,
        points=[0] * seats,
        table_cards=[m.NO_CARD] * seats,
        pile=[],
        deck=[],
        hands=[[] for _ in range(seats)],
    )
