"""A position of Berserk. Heroes, and the small questions one asks of it."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.kernel.state import BaseState

REF: Final = 4096  # cards in play are below this


class HeroesState(BaseState):
    """Cards in play are small ints indexing parallel lists; elsewhere a card is its code.

    A code is kind * 2 + owner. `zones` holds hands, graveyards and decks by zone * 2 + seat.
    """

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
        zones: list[list[int]],
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
        purse: list[int],
        auras: list[int],
        secret: list[int],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.active = active  # whose turn it is
        self.first = first  # the starting player
        self.turn = turn  # turns begun, both players' counted
        self.clock = clock  # stamps: grows with every arrival and effect: BH-14.16
        self.moment = moment  # abilities triggered at one moment share it: BH-14.3
        self.executed = executed  # triggered abilities of this action or step: BH-14.18
        self.actions = actions  # actions of this turn: BH-14.18
        self.ending = ending
        self.winner = winner  # the seat that won, 2 for a draw
        self.attacker = attacker  # references: the attack by strike under way
        self.target = target
        self.defender = defender
        self.hurt = hurt  # DEATHS_DUE, TWINS_DUE: checks to make
        self.volatile = volatile  # 1 if a static ability at work has a condition
        self.conceding = conceding  # 1 if conceding is offered
        self.limit = limit  # turns after which the game is a draw
        self.alert = alert  # events any card in play has listened to so far
        self.zones = zones
        self.play = play  # cards in play, in order of arrival; 0 and 1 are the heroes
        self.card_of = card_of  # kind * 2 + owner
        self.ctrl = ctrl  # controller: BH-1.6
        self.flags = flags
        self.wounds = wounds
        self.poison = poison
        self.ignored = ignored  # wounds ignored by Armour this turn: BH-17.2
        self.born = born  # stamp of arrival, 0 for a free place
        self.since = since  # stamp of its being active under this control: BH-18.34
        self.strike = strike  # current values, renewed when something changes
        self.lives = lives
        self.keys = keys
        self.ears = ears  # events its abilities trigger on
        self.fx = fx  # effects lying on cards
        self.parts = parts  # attached cards: unit, code, stamp
        self.used = used  # one entry for each use of a limited ability this turn
        self.wait = wait  # waiting abilities: BH-14.14
        self.run = run  # texts being executed, the innermost last
        self.after = after  # attacks whose On attack is due: attacker, attacked
        self.mods = mods  # one-time payment modifiers
        self.purse = purse  # coin markers and failed draws
        self.auras = auras  # static abilities at work: unit, ability
        self.secret = secret  # choices not yet shown: seat, code: BH-1.9

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
            [zone[:] for zone in self.zones],
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
            self.purse[:],
            self.auras[:],
            self.secret[:],
        )

    def __reduce__(self) -> tuple[type["HeroesState"], tuple[object, ...]]:
        base = (self.key_low, self.key_high, self.counters, self.stack, self.forced, self.table)
        return (HeroesState, (*base, *self._ints(), self.zones, *self._lists()))

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key.extend(self._ints())
        for zone in self.zones:
            key.append(-2)
            key.extend(zone)
        for numbers in self._lists():
            key.append(-2)
            key.extend(numbers)
        return tuple(key)

    def _ints(self) -> list[int]:
        return [
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

    def _lists(self) -> list[list[int]]:
        return [
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
            self.purse,
            self.auras,
            self.secret,
        ]


def changed(s: HeroesState) -> None:
    """What conditions of static abilities speak of has changed: BH-14.17."""
    if s.volatile:
        s.hurt |= m.DEATHS_DUE


def is_over(s: HeroesState) -> bool:
    """Whether the game has ended."""
    return s.ending != m.PLAYING


def reference(s: HeroesState, unit: int) -> int:
    """A name for a card in play that is void once the card has left: BH-5.9."""
    return s.born[unit] * REF + unit


def referred(s: HeroesState, ref: int) -> int:
    """The card in play that a reference names, -1 if it is gone."""
    if ref == m.NOBODY:
        return -1
    unit = ref % REF
    return unit if s.born[unit] * REF + unit == ref else -1


def tag(s: HeroesState, unit: int) -> int:
    """A card in play as an event names it: kind + 1 and place, a hidden one without a kind."""
    kind = 0 if s.flags[unit] & m.HIDDEN else (s.card_of[unit] >> 1) + 1
    return kind * REF + unit


def kind_of(s: HeroesState, unit: int) -> int:
    """Which card of the table lies here."""
    return s.card_of[unit] >> 1


def owner_of(s: HeroesState, unit: int) -> int:
    """BH-1.5."""
    return s.card_of[unit] & 1


def is_open(s: HeroesState, unit: int) -> bool:
    """BH-10.1."""
    return not s.flags[unit] & m.CLOSED


def is_hidden(s: HeroesState, unit: int) -> bool:
    """BH-19.2."""
    return s.flags[unit] & m.HIDDEN != 0


def type_of(s: HeroesState, unit: int) -> int:
    """BH-2.1, BH-20.4."""
    return s.table.type[s.card_of[unit] >> 1]


def classes_of(s: HeroesState, unit: int) -> int:
    """The current classes: BH-20.14."""
    if s.flags[unit] & m.IMPROVED:
        return m.MECHANISM
    return s.table.classes[s.card_of[unit] >> 1]


def printed_cost(s: HeroesState, unit: int) -> int:
    """BH-7.14: the sum over the parts of a combined card (BH-20.2)."""
    cost = s.table.cost[s.card_of[unit] >> 1]
    for i in range(0, len(s.parts), 3):
        if s.parts[i] == unit:
            cost += s.table.cost[s.parts[i + 1] >> 1]
    return cost


def open_coins(s: HeroesState, seat: int) -> int:
    """BH-7.1."""
    return s.purse[m.OPEN_COINS + seat]


def hand(s: HeroesState, seat: int) -> list[int]:
    """BH-5.1."""
    return s.zones[m.HAND + seat]


def deck_size(s: HeroesState, seat: int) -> int:
    """BH-24.2: the number of cards in a deck."""
    top, bottom = s.zones[m.TOP + seat], s.zones[m.BOTTOM + seat]
    known = len(top) - top.count(m.UNKNOWN) if top else 0
    known += len(bottom) - bottom.count(m.UNKNOWN) if bottom else 0
    return known + len(s.zones[m.POOL + seat])


def deck_cards(s: HeroesState, seat: int) -> list[int]:
    """The codes of all cards of a deck, in no order that means anything."""
    codes = s.zones[m.POOL + seat][:]
    for zone in (m.TOP + seat, m.BOTTOM + seat):
        for fixed in s.zones[zone]:
            if fixed != m.UNKNOWN:
                codes.append(fixed >> 2)
    return codes


def entering(s: HeroesState) -> list[int]:
    """Cards on their way into play: a Module may still be attached instead."""
    codes: list[int] = []
    for i in range(0, len(s.stack), 4):
        if s.stack[i] == m.ASK_MODULE:
            codes.append(s.stack[i + 2])
        elif s.stack[i] in (m.OP_ENTER, m.OP_ARRIVE):
            codes.append(s.stack[i + 1])
    return codes


def blank_state(table: CardTable, key_low: int, key_high: int, streams: int) -> HeroesState:
    """Empty zones, no cards in play."""
    return HeroesState(
        key_low,
        key_high,
        [0] * streams,
        [],
        [],
        table,
        0,  # active
        0,  # first
        0,  # turn
        0,  # clock
        0,  # moment
        0,  # executed
        0,  # actions
        0,  # ending
        2,  # winner
        0,  # attacker
        0,  # target
        0,  # defender
        0,  # hurt
        0,  # volatile
        0,  # conceding
        0,  # limit
        0,  # alert
        [[] for _ in range(m.N_ZONES)],
        [],  # play
        [],  # card_of
        [],  # ctrl
        [],  # flags
        [],  # wounds
        [],  # poison
        [],  # ignored
        [],  # born
        [],  # since
        [],  # strike
        [],  # lives
        [],  # keys
        [],  # ears
        [],  # fx
        [],  # parts
        [],  # used
        [],  # wait
        [],  # run
        [],  # after
        [],  # mods
        [0, 0, 0, 0, 0, 0],  # purse
        [],  # auras
        [],  # secret
    )
