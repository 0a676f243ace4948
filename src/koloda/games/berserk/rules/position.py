"""The fields of a position, written out from fields.py: `make fields`."""

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.fields import STATE
from koloda.kernel.fields import Field
from koloda.kernel.rng import key_of
from koloda.kernel.state import BaseState


class BerserkState(BaseState):
    """Cards in the game zone are units (parallel columns); cards elsewhere are kinds."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: CardTable,
        first: int,
        phase: int,
        turn: int,
        active: int,
        quiet: int,
        quiet_limit: int,
        turn_limit: int,
        ending: int,
        winner: int,
        watching: int,
        vanguard_over: int,
        stop_changed: int,
        kind: list[int],
        owner: list[int],
        cell: list[int],
        host: list[int],
        st: list[int],
        wounds: list[int],
        added: list[int],
        points: list[int],
        poison: list[int],
        elements: list[int],
        row: list[int],
        stats: list[int],
        tokens: list[int],
        absorbed: list[int],
        used: list[int],
        at: list[int],
        redeals: list[int],
        progress: list[int],
        stop: list[int],
        items: list[int],
        act: list[int],
        fight: list[int],
        pending: list[int],
        chain: list[int],
        temps: list[int],
        rolls: list[int],
        forces: list[list[int]],
        decks: list[list[int]],
        deals: list[list[int]],
        squads: list[list[int]],
        graves: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.first = first
        self.phase = phase
        self.turn = turn
        self.active = active
        self.quiet = quiet
        self.quiet_limit = quiet_limit
        self.turn_limit = turn_limit
        self.ending = ending
        self.winner = winner
        self.watching = watching
        self.vanguard_over = vanguard_over
        self.stop_changed = stop_changed
        self.kind = kind
        self.owner = owner
        self.cell = cell
        self.host = host
        self.st = st
        self.wounds = wounds
        self.added = added
        self.points = points
        self.poison = poison
        self.elements = elements
        self.row = row
        self.stats = stats
        self.tokens = tokens
        self.absorbed = absorbed
        self.used = used
        self.at = at
        self.redeals = redeals
        self.progress = progress
        self.stop = stop
        self.items = items
        self.act = act
        self.fight = fight
        self.pending = pending
        self.chain = chain
        self.temps = temps
        self.rolls = rolls
        self.forces = forces
        self.decks = decks
        self.deals = deals
        self.squads = squads
        self.graves = graves

    def clone(self) -> "BerserkState":
        return BerserkState(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.first,
            self.phase,
            self.turn,
            self.active,
            self.quiet,
            self.quiet_limit,
            self.turn_limit,
            self.ending,
            self.winner,
            self.watching,
            self.vanguard_over,
            self.stop_changed,
            self.kind,
            self.owner,
            self.cell[:],
            self.host,
            self.st[:],
            self.wounds[:],
            self.added,
            self.points[:],
            self.poison,
            self.elements,
            self.row,
            self.stats,
            self.tokens[:],
            self.absorbed[:],
            self.used[:],
            self.at[:],
            self.redeals,
            self.progress,
            self.stop,
            self.items[:],
            self.act[:],
            self.fight[:],
            self.pending[:],
            self.chain[:],
            self.temps[:],
            self.rolls[:],
            self.forces,
            self.decks,
            self.deals,
            self.squads,
            self.graves,
        )

    def unshare(self) -> None:
        """Own copies of everything that clone() shares."""
        self.kind = self.kind[:]
        self.owner = self.owner[:]
        self.host = self.host[:]
        self.added = self.added[:]
        self.poison = self.poison[:]
        self.elements = self.elements[:]
        self.row = self.row[:]
        self.stats = self.stats[:]
        self.redeals = self.redeals[:]
        self.progress = self.progress[:]
        self.stop = self.stop[:]
        self.forces = [zone[:] for zone in self.forces]
        self.decks = [zone[:] for zone in self.decks]
        self.deals = [zone[:] for zone in self.deals]
        self.squads = [zone[:] for zone in self.squads]
        self.graves = [zone[:] for zone in self.graves]

    def __reduce__(self) -> tuple[type["BerserkState"], tuple[object, ...]]:
        return (
            BerserkState,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                self.first,
                self.phase,
                self.turn,
                self.active,
                self.quiet,
                self.quiet_limit,
                self.turn_limit,
                self.ending,
                self.winner,
                self.watching,
                self.vanguard_over,
                self.stop_changed,
                self.kind,
                self.owner,
                self.cell,
                self.host,
                self.st,
                self.wounds,
                self.added,
                self.points,
                self.poison,
                self.elements,
                self.row,
                self.stats,
                self.tokens,
                self.absorbed,
                self.used,
                self.at,
                self.redeals,
                self.progress,
                self.stop,
                self.items,
                self.act,
                self.fight,
                self.pending,
                self.chain,
                self.temps,
                self.rolls,
                self.forces,
                self.decks,
                self.deals,
                self.squads,
                self.graves,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key += [
            self.first,
            self.phase,
            self.turn,
            self.active,
            self.quiet,
            self.quiet_limit,
            self.turn_limit,
            self.ending,
            self.winner,
            self.watching,
            self.vanguard_over,
            self.stop_changed,
        ]
        for cards in [
            self.kind,
            self.owner,
            self.cell,
            self.host,
            self.st,
            self.wounds,
            self.added,
            self.points,
            self.poison,
            self.elements,
            self.row,
            self.stats,
            self.tokens,
            self.absorbed,
            self.used,
            self.at,
            self.redeals,
            self.progress,
            self.stop,
            self.items,
            self.act,
            self.fight,
            self.pending,
            self.chain,
            self.temps,
            self.rolls,
        ]:
            key.append(len(cards))
            key += cards
        for zones in [
            self.forces,
            self.decks,
            self.deals,
            self.squads,
            self.graves,
        ]:
            key.append(len(zones))
            for cards in zones:
                key.append(len(cards))
                key += cards
        return tuple(key)

    def fields(self) -> list[Field]:
        return STATE.all


def new_berserk_state(
    seed: int, table: CardTable, first: int, quiet_limit: int, turn_limit: int
) -> BerserkState:
    """One in which nothing has happened yet."""
    low, high = key_of(seed)
    return BerserkState(
        key_low=low,
        key_high=high,
        counters=[0] * m.N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        first=first,
        phase=m.PREPARING,
        turn=0,
        active=m.NONE,
        quiet=0,
        quiet_limit=quiet_limit,
        turn_limit=turn_limit,
        ending=0,
        winner=m.NONE,
        watching=0,
        vanguard_over=0,
        stop_changed=0,
        kind=[m.NONE] * m.N_CELLS,
        owner=[0] * m.N_CELLS,
        cell=[m.OUT] * m.N_CELLS,
        host=[m.NONE] * m.N_CELLS,
        st=[0] * m.N_CELLS,
        wounds=[0] * m.N_CELLS,
        added=[0] * m.N_CELLS,
        points=[0] * m.N_CELLS,
        poison=[0] * m.N_CELLS,
        elements=[0] * m.N_CELLS,
        row=[0] * m.N_CELLS,
        stats=table.blank,
        tokens=[],
        absorbed=[],
        used=[],
        at=[m.NONE] * (2 * m.N_CELLS),
        redeals=[0, 0],
        progress=[0, 0],
        stop=[0, 0],
        items=[],
        act=[m.NONE] * m.N_ACT,
        fight=[m.NONE] * m.N_FIGHT,
        pending=[],
        chain=[],
        temps=[],
        rolls=[],
        forces=[[], []],
        decks=[[], []],
        deals=[[], []],
        squads=[[], []],
        graves=[[], []],
    )
