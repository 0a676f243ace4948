"""The fields of a position, written out from fields.py: `make fields`."""

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.rules.fields import STATE
from koloda.kernel.fields import Field
from koloda.kernel.rng import key_of
from koloda.kernel.state import BaseState


class HeroesState(BaseState):
    """Cards in play are ints indexing parallel lists; elsewhere a card is kind * 2 + owner."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: CardTable,
        active: int,
        first: int,
        turn: int,
        clock: int,
        moment: int,
        executed: int,
        actions: int,
        ending: int,
        winner: int,
        attacker: int,
        target: int,
        defender: int,
        hurt: int,
        volatile: int,
        conceding: int,
        limit: int,
        alert: int,
        purse: list[int],
        hands: list[list[int]],
        graves: list[list[int]],
        pools: list[list[int]],
        tops: list[list[int]],
        bottoms: list[list[int]],
        shown: list[list[int]],
        mixed: list[list[int]],
        play: list[int],
        card_of: list[int],
        ctrl: list[int],
        flags: list[int],
        wounds: list[int],
        poison: list[int],
        ignored: list[int],
        born: list[int],
        since: list[int],
        strike: list[int],
        lives: list[int],
        keys: list[int],
        ears: list[int],
        fx: list[int],
        parts: list[int],
        used: list[int],
        wait: list[int],
        run: list[int],
        after: list[int],
        mods: list[int],
        auras: list[int],
        pile: list[int],
        secret: list[int],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.active = active
        self.first = first
        self.turn = turn
        self.clock = clock
        self.moment = moment
        self.executed = executed
        self.actions = actions
        self.ending = ending
        self.winner = winner
        self.attacker = attacker
        self.target = target
        self.defender = defender
        self.hurt = hurt
        self.volatile = volatile
        self.conceding = conceding
        self.limit = limit
        self.alert = alert
        self.purse = purse
        self.hands = hands
        self.graves = graves
        self.pools = pools
        self.tops = tops
        self.bottoms = bottoms
        self.shown = shown
        self.mixed = mixed
        self.play = play
        self.card_of = card_of
        self.ctrl = ctrl
        self.flags = flags
        self.wounds = wounds
        self.poison = poison
        self.ignored = ignored
        self.born = born
        self.since = since
        self.strike = strike
        self.lives = lives
        self.keys = keys
        self.ears = ears
        self.fx = fx
        self.parts = parts
        self.used = used
        self.wait = wait
        self.run = run
        self.after = after
        self.mods = mods
        self.auras = auras
        self.pile = pile
        self.secret = secret

    def clone(self) -> "HeroesState":
        return HeroesState(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.active,
            self.first,
            self.turn,
            self.clock,
            self.moment,
            self.executed,
            self.actions,
            self.ending,
            self.winner,
            self.attacker,
            self.target,
            self.defender,
            self.hurt,
            self.volatile,
            self.conceding,
            self.limit,
            self.alert,
            self.purse[:],
            [self.hands[0][:], self.hands[1][:]],
            [self.graves[0][:], self.graves[1][:]],
            [self.pools[0][:], self.pools[1][:]],
            self.tops,
            self.bottoms,
            self.shown,
            self.mixed,
            self.play[:],
            self.card_of[:],
            self.ctrl[:],
            self.flags[:],
            self.wounds[:],
            self.poison[:],
            self.ignored[:],
            self.born[:],
            self.since[:],
            self.strike[:],
            self.lives[:],
            self.keys[:],
            self.ears[:],
            self.fx[:],
            self.parts[:],
            self.used[:],
            self.wait[:],
            self.run[:],
            self.after[:],
            self.mods[:],
            self.auras[:],
            self.pile[:],
            self.secret[:],
        )

    def unshare(self) -> None:
        """Own copies of everything that clone() shares."""
        self.tops = [zone[:] for zone in self.tops]
        self.bottoms = [zone[:] for zone in self.bottoms]
        self.shown = [zone[:] for zone in self.shown]
        self.mixed = [zone[:] for zone in self.mixed]

    def __reduce__(self) -> tuple[type["HeroesState"], tuple[object, ...]]:
        return (
            HeroesState,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                self.active,
                self.first,
                self.turn,
                self.clock,
                self.moment,
                self.executed,
                self.actions,
                self.ending,
                self.winner,
                self.attacker,
                self.target,
                self.defender,
                self.hurt,
                self.volatile,
                self.conceding,
                self.limit,
                self.alert,
                self.purse,
                self.hands,
                self.graves,
                self.pools,
                self.tops,
                self.bottoms,
                self.shown,
                self.mixed,
                self.play,
                self.card_of,
                self.ctrl,
                self.flags,
                self.wounds,
                self.poison,
                self.ignored,
                self.born,
                self.since,
                self.strike,
                self.lives,
                self.keys,
                self.ears,
                self.fx,
                self.parts,
                self.used,
                self.wait,
                self.run,
                self.after,
                self.mods,
                self.auras,
                self.pile,
                self.secret,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key += [
            self.active,
            self.first,
            self.turn,
            self.clock,
            self.moment,
            self.executed,
            self.actions,
            self.ending,
            self.winner,
            self.attacker,
            self.target,
            self.defender,
            self.hurt,
            self.volatile,
            self.conceding,
            self.limit,
            self.alert,
        ]
        for cards in [
            self.purse,
            self.play,
            self.card_of,
            self.ctrl,
            self.flags,
            self.wounds,
            self.poison,
            self.ignored,
            self.born,
            self.since,
            self.strike,
            self.lives,
            self.keys,
            self.ears,
            self.fx,
            self.parts,
            self.used,
            self.wait,
            self.run,
            self.after,
            self.mods,
            self.auras,
            self.pile,
            self.secret,
        ]:
            key.append(len(cards))
            key += cards
        for zones in [
            self.hands,
            self.graves,
            self.pools,
            self.tops,
            self.bottoms,
            self.shown,
            self.mixed,
        ]:
            key.append(len(zones))
            for cards in zones:
                key.append(len(cards))
                key += cards
        return tuple(key)

    def fields(self) -> list[Field]:
        return STATE.all


def new_heroes_state(seed: int, table: CardTable) -> HeroesState:
    """One in which nothing has happened yet."""
    low, high = key_of(seed)
    return HeroesState(
        key_low=low,
        key_high=high,
        counters=[0] * m.N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        active=0,
        first=0,
        turn=0,
        clock=0,
        moment=0,
        executed=0,
        actions=0,
        ending=m.PLAYING,
        winner=m.DRAWN,
        attacker=m.NOBODY,
        target=m.NOBODY,
        defender=m.NOBODY,
        hurt=0,
        volatile=0,
        conceding=0,
        limit=0,
        alert=0,
        purse=[0] * m.PURSE,
        hands=[[], []],
        graves=[[], []],
        pools=[[], []],
        tops=[[], []],
        bottoms=[[], []],
        shown=[[], []],
        mixed=[[], []],
        play=[],
        card_of=[],
        ctrl=[],
        flags=[],
        wounds=[],
        poison=[],
        ignored=[],
        born=[],
        since=[],
        strike=[],
        lives=[],
        keys=[],
        ears=[],
        fx=[],
        parts=[],
        used=[],
        wait=[],
        run=[],
        after=[],
        mods=[],
        auras=[],
        pile=[],
        secret=[],
    )
