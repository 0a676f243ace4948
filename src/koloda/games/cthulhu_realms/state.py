"""A position of Cthulhu Realms, and the small questions one asks of it."""

from bisect import bisect_left

from koloda.games.cthulhu_realms.model import GATE, PLAYING, SANCTUM
from koloda.games.cthulhu_realms.table import CardTable
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
        self.cap = cap  # CR-8.10: turns after which the game is aborted, 0 for none
        self.active = active
        self.turn = turn
        self.conjuring = conjuring  # CR-4.112
        self.happened = happened  # bits DISCARDED, ABJURED of this turn
        self.ending = ending
        self.initiates = initiates  # cards in the Initiate stack
        self.top = top  # CR-4.10: the visible top card of the common deck, -1 if none
        self.sanity = sanity  # 0 or less: eliminated
        self.common = common  # the common deck below its top card
        self.box = box
        self.abjured = abjured  # CR-4.104: abjured this turn by the active player, still in the box
        self.pending = pending  # points declared (victim, slot + 1 or 0, points), or cards picked
        self.decks = decks
        self.tops = tops  # CR-4.196: returned cards on top of the decks, the topmost last
        self.hands = hands  # sorted
        self.known = known  # CR-4.196: cards in hand that everybody knows
        self.discards = discards
        self.play = play
        self.used = used  # abilities used this turn, as bits
        self.lost = lost  # sanity lost by inhabitants this turn
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
                *self._scalars(),
                self.sanity,
                *self._shared(),
                *self._zones(),
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key.extend(self._scalars())
        key.extend(self.sanity)
        for shared in self._shared():
            key.append(-1)
            key.extend(shared)
        for zones in self._zones():
            for zone in zones:
                key.append(-1)
                key.extend(zone)
        return tuple(key)

    def _scalars(self) -> list[int]:
        return [
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

    def _shared(self) -> list[list[int]]:
        return [self.common, self.box, self.abjured, self.pending]

    def _zones(self) -> list[list[list[int]]]:
        return [
            self.decks,
            self.tops,
            self.hands,
            self.known,
            self.discards,
            self.play,
            self.used,
            self.lost,
            self.rows,
        ]


def is_over(s: CthulhuState) -> bool:
    """Whether the game has ended."""
    return s.ending != PLAYING


def is_alive(s: CthulhuState, seat: int) -> bool:
    """CR-4.153: sanity of 0 or less is out."""
    return s.sanity[seat] > 0


def survivors(s: CthulhuState) -> list[int]:
    """The players still in the game, by seat."""
    return [seat for seat in range(s.seats) if s.sanity[seat] > 0]


def clockwise(s: CthulhuState, seat: int) -> int:
    """CR-4.164: the nearest surviving player clockwise."""
    other = seat + 1
    while True:
        if other >= s.seats:
            other -= s.seats
        if s.sanity[other] > 0:
            return other
        other += 1


def counter_clockwise(s: CthulhuState, seat: int) -> int:
    """CR-4.164: the nearest surviving player counter-clockwise."""
    other = seat - 1
    while True:
        if other < 0:
            other += s.seats
        if s.sanity[other] > 0:
            return other
        other -= 1


def neighbours(s: CthulhuState, seat: int) -> list[int]:
    """CR-4.164: both neighbours, clockwise first; the only one when two are left (CR-4.183)."""
    left, right = clockwise(s, seat), counter_clockwise(s, seat)
    return [left] if left == right else [left, right]


def own_rows(s: CthulhuState, seat: int) -> list[int]:
    """CR-4.12, CR-4.165: the rows available to a player."""
    if s.seats == 2:
        return [0]
    before = counter_clockwise(s, seat)
    if before == seat:  # the last survivor has no neighbour
        return []
    return [seat, before] if seat < before else [before, seat]


def slot_of(s: CthulhuState, seat: int, kind: int, copy: int) -> int:
    """Where the given copy of a kind lies in a play area."""
    return bisect_left(s.play[seat], kind) + copy


def has_shield(s: CthulhuState, seat: int, shield: int) -> bool:
    """CR-4.147: whether a player has at least one such shield in play."""
    shields = s.table.shield
    for kind in s.play[seat]:
        if shields[kind] == shield:
            return True
    return False


def has_sanctum(s: CthulhuState, seat: int) -> bool:
    """CR-4.136."""
    return has_shield(s, seat, SANCTUM)


def has_gate(s: CthulhuState, seat: int) -> bool:
    """CR-4.139."""
    return has_shield(s, seat, GATE)


def deck_size(s: CthulhuState, seat: int) -> int:
    """CR-4.190: the size of a personal deck is open."""
    return len(s.decks[seat]) + len(s.tops[seat])


def common_size(s: CthulhuState) -> int:
    """CR-4.192: the size of the common deck, its visible top card included."""
    return len(s.common) + (1 if s.top >= 0 else 0)
