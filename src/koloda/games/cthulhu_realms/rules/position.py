"""The fields of a position, written out from fields.py: `make fields`."""

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable
from koloda.games.cthulhu_realms.rules.fields import STATE
from koloda.kernel.fields import Field
from koloda.kernel.rng import key_of
from koloda.kernel.state import BaseState


class CthulhuState(BaseState):
    """Zones hold kinds of cards; `play` is sorted, `used` and `lost` run beside it."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: CardTable,
        seats: int,
        cap: int,
        active: int,
        turn: int,
        conjuring: int,
        happened: int,
        ending: int,
        initiates: int,
        top: int,
        sanity: list[int],
        common: list[int],
        box: list[int],
        abjured: list[int],
        pending: list[int],
        decks: list[list[int]],
        tops: list[list[int]],
        hands: list[list[int]],
        known: list[list[int]],
        discards: list[list[int]],
        play: list[list[int]],
        used: list[list[int]],
        lost: list[list[int]],
        rows: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.seats = seats
        self.cap = cap
        self.active = active
        self.turn = turn
        self.conjuring = conjuring
        self.happened = happened
        self.ending = ending
        self.initiates = initiates
        self.top = top
        self.sanity = sanity
        self.common = common
        self.box = box
        self.abjured = abjured
        self.pending = pending
        self.decks = decks
        self.tops = tops
        self.hands = hands
        self.known = known
        self.discards = discards
        self.play = play
        self.used = used
        self.lost = lost
        self.rows = rows

    def clone(self) -> "CthulhuState":
        return CthulhuState(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.seats,
            self.cap,
            self.active,
            self.turn,
            self.conjuring,
            self.happened,
            self.ending,
            self.initiates,
            self.top,
            self.sanity[:],
            self.common[:],
            self.box[:],
            self.abjured[:],
            self.pending[:],
            [zone[:] for zone in self.decks],
            [zone[:] for zone in self.tops],
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.known],
            [zone[:] for zone in self.discards],
            [zone[:] for zone in self.play],
            [zone[:] for zone in self.used],
            [zone[:] for zone in self.lost],
            [zone[:] for zone in self.rows],
        )

    def __reduce__(self) -> tuple[type["CthulhuState"], tuple[object, ...]]:
        return (
            CthulhuState,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                self.seats,
                self.cap,
                self.active,
                self.turn,
                self.conjuring,
                self.happened,
                self.ending,
                self.initiates,
                self.top,
                self.sanity,
                self.common,
                self.box,
                self.abjured,
                self.pending,
                self.decks,
                self.tops,
                self.hands,
                self.known,
                self.discards,
                self.play,
                self.used,
                self.lost,
                self.rows,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key += [
            self.seats,
            self.cap,
            self.active,
            self.turn,
            self.conjuring,
            self.happened,
            self.ending,
            self.initiates,
            self.top,
        ]
        for cards in [
            self.sanity,
            self.common,
            self.box,
            self.abjured,
            self.pending,
        ]:
            key.append(len(cards))
            key += cards
        for zones in [
            self.decks,
            self.tops,
            self.hands,
            self.known,
            self.discards,
            self.play,
            self.used,
            self.lost,
            self.rows,
        ]:
            key.append(len(zones))
            for cards in zones:
                key.append(len(cards))
                key += cards
        return tuple(key)

    def fields(self) -> list[Field]:
        return STATE.all


def new_cthulhu_state(seed: int, table: CardTable, seats: int) -> CthulhuState:
    """One in which nothing has happened yet."""
    low, high = key_of(seed)
    return CthulhuState(
        key_low=low,
        key_high=high,
        counters=[0] * m.N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        seats=seats,
        cap=0,
        active=0,
        turn=1,
        conjuring=0,
        happened=0,
        ending=m.PLAYING,
        initiates=0,
        top=-1,
        sanity=[m.SANITY] * seats,
        common=[],
        box=[],
        abjured=[],
        pending=[],
        decks=[[] for _ in range(seats)],
        tops=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        play=[[] for _ in range(seats)],
        used=[[] for _ in range(seats)],
        lost=[[] for _ in range(seats)],
        rows=[[] for _ in range(1 if seats == 2 else seats)],
    )
