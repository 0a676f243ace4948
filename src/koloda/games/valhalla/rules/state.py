"""A position of Valhalla, and the small questions one asks of it."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.kernel.state import BaseState

PLACES: Final = m.MAX_SEATS * m.SLOTS  # a place is seat * SLOTS + slot


class Match:
    """What is settled before the first decision and never changes."""

    def __init__(
        self, seats: int, expansions: int, variants: int, first: int, loki: int, title: int
    ) -> None:
        self.seats = seats
        self.expansions = expansions  # bits of X_...
        self.variants = variants  # bits of N_...
        self.first = first  # the configured first player, NOBODY for a random one
        self.loki = loki  # the Loki card in use, or NOBODY
        self.title = title  # the Last Viking card in use, or NOBODY

    def __reduce__(self) -> tuple[type["Match"], tuple[object, ...]]:
        return (
            Match,
            (self.seats, self.expansions, self.variants, self.first, self.loki, self.title),
        )


class Battle:
    """The battle being fought: everything that the clean-up takes off the table."""

    def __init__(
        self,
        kind: int,
        attacker: int,
        defender: int,
        supply: int,
        lost_dice: int,
        dread: int,
        jarl_off: int,
        monster_off: int,
        silenced: int,
        blocked: int,
        excluded: int,
        sacrificed: int,
        rerolled: int,
        errand: int,
        winner: int,
        loser: int,
        card: int,
        sent: int,
        strength: list[int],
        granted: list[int],
        free_rerolls: list[int],
        dice: list[int],
        picked: list[int],
        armed: list[int],
        committed: list[int],
        played: list[int],
        thor: list[int],
        used: list[int],
        helped: list[int],
    ) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.supply = supply  # VA-4.121: extra dice nobody holds
        self.lost_dice = lost_dice  # VA-4.727, VA-4.1674: dice fewer in the next roll
        self.dread = dread  # VA-4.728: 1 once a frost giant has taken a die
        self.jarl_off = jarl_off  # VA-4.720: the seat whose jarl does not work, or NOBODY
        self.monster_off = monster_off  # VA-4.1636
        self.silenced = silenced  # clans of the defender whose abilities add nothing, as bits
        self.blocked = blocked  # VA-4.1221: places, as bits
        self.excluded = excluded  # VA-4.1114: places, as bits
        self.sacrificed = sacrificed  # VA-4.1235: places, as bits
        self.rerolled = rerolled  # VA-4.1133: sides that paid for a reroll, as bits
        self.errand = errand  # VA-4.1132: 1 once an errand was played
        self.winner = winner
        self.loser = loser
        self.card = card  # VA-4.1685: the monster card being fought, or NOBODY
        self.sent = sent  # places whose warriors leave for Valhalla, as bits
        self.strength = strength  # by side: 0 attacker, 1 defender
        self.granted = granted  # by side: extra dice for the initial roll
        self.free_rerolls = free_rerolls  # by side: VA-4.1033
        self.dice = dice  # free dice: side * 12 + colour * 6 + face
        self.picked = picked  # dice picked for a reroll, by code
        self.armed = armed  # 1 for every place with an activated warrior
        self.committed = committed  # flat: place, die code (or STOCK, EASE + weapon)
        self.played = played  # in order: kind * 16 + seat * 2 + 1 if sacrificed
        self.thor = thor  # flat: kind, seat, side
        self.used = used  # by seat: uses of the main ability, + 16 for the additional one
        self.helped = helped  # by seat: side + 1 helped by the jarl, or 0

    def clone(self) -> "Battle":
        return Battle(
            self.kind,
            self.attacker,
            self.defender,
            self.supply,
            self.lost_dice,
            self.dread,
            self.jarl_off,
            self.monster_off,
            self.silenced,
            self.blocked,
            self.excluded,
            self.sacrificed,
            self.rerolled,
            self.errand,
            self.winner,
            self.loser,
            self.card,
            self.sent,
            self.strength[:],
            self.granted[:],
            self.free_rerolls[:],
            self.dice[:],
            self.picked[:],
            self.armed[:],
            self.committed[:],
            self.played[:],
            self.thor[:],
            self.used[:],
            self.helped[:],
        )

    def __reduce__(self) -> tuple[type["Battle"], tuple[object, ...]]:
        return (Battle, (*self.scalars(), *self.lists()))

    def scalars(self) -> list[int]:
        """The single numbers, in the order of the constructor."""
        return [
            self.kind,
            self.attacker,
            self.defender,
            self.supply,
            self.lost_dice,
            self.dread,
            self.jarl_off,
            self.monster_off,
            self.silenced,
            self.blocked,
            self.excluded,
            self.sacrificed,
            self.rerolled,
            self.errand,
            self.winner,
            self.loser,
            self.card,
            self.sent,
        ]

    def lists(self) -> list[list[int]]:
        """The lists, in the order of the constructor."""
        return [
            self.strength,
            self.granted,
            self.free_rerolls,
            self.dice,
            self.picked,
            self.armed,
            self.committed,
            self.played,
            self.thor,
            self.used,
            self.helped,
        ]


def no_battle() -> Battle:
    """The table between two battles: all extra dice in the supply (VA-4.125)."""
    return new_battle(m.NO_BATTLE, m.NOBODY, m.NOBODY)


def new_battle(kind: int, attacker: int, defender: int) -> Battle:
    """A battle in which nothing has happened yet."""
    return Battle(
        kind,
        attacker,
        defender,
        m.EXTRA_DICE,
        0,
        0,
        m.NOBODY,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        m.NOBODY,
        m.NOBODY,
        m.NOBODY,
        0,
        [0, 0],
        [0, 0],
        [0, 0],
        [0] * (2 * m.CODES),
        [0] * m.CODES,
        [0] * PLACES,
        [],
        [],
        [],
        [0] * m.MAX_SEATS,
        [0] * m.MAX_SEATS,
    )


class ValhallaState(BaseState):
    """Zones hold kinds of cards; an entry of a hand also says who knows the card."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: CardTable,
        match: Match,
        battle: Battle,
        active: int,
        first: int,
        turn: int,
        final: int,
        ending: int,
        ordered: int,
        monster: int,
        level: int,
        card: int,
        covered: int,
        finished: int,
        deck: list[int],
        discard: list[int],
        box: list[int],
        reserve: list[int],
        drawn: list[int],
        placing: list[int],
        dues: list[int],
        squad: list[int],
        tyr: list[int],
        jarl: list[int],
        emblem: list[int],
        own: list[int],
        foreign: list[int],
        title: list[int],
        scores: list[int],
        rolled: list[int],
        turned_up: list[int],
        hands: list[list[int]],
        valhalla: list[list[int]],
        aside: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.match = match
        self.battle = battle
        self.active = active
        self.first = first  # VA-4.209
        self.turn = turn
        self.final = final  # turns left of the final round, NOBODY before it: VA-4.803
        self.ending = ending
        self.ordered = ordered  # VA-R67: 1 if the order of the discard pile can matter
        self.monster = monster  # solo: the monster, or NOBODY
        self.level = level  # solo: 1 to 3
        self.card = card  # solo: place of the active card in its stack, 0 to 5
        self.covered = covered  # solo: covered activation symbols of that card, as bits
        self.finished = finished  # VA-4.1716: seats that finished drafting, as bits
        self.deck = deck  # no order until drawn: VA-4.162
        self.discard = discard  # the top card last: VA-4.105
        self.box = box  # Tyr cards nobody saw: VA-4.1304
        self.reserve = reserve  # face-up cards of steps 7 and 9: VA-4.212, VA-4.1711
        self.drawn = drawn  # cards of the seat asked: drawn and not kept, or about to be discarded
        self.placing = placing  # warriors on their way to a slot
        self.dues = dues  # bonus points earned and not taken yet: VA-4.147
        self.squad = squad  # by place: VA-4.114
        self.tyr = tyr  # by place: VA-4.1314
        self.jarl = jarl  # by seat
        self.emblem = emblem  # by seat
        self.own = own  # own shields, by seat
        self.foreign = foreign  # foreign shields: owner * 6 + from whom
        self.title = title  # Last Viking sets, flat: holder, level (VA-4.1411)
        self.scores = scores  # by seat, once counted
        self.rolled = rolled  # solo: faces of the monster's last roll
        self.turned_up = turned_up  # cards everybody saw in set-up before a shuffle
        self.hands = hands  # sorted entries: kind << HAND_SHIFT | who knows it
        self.valhalla = valhalla
        self.aside = aside  # by seat: jarls dealt or cards put aside; the last: jarls not dealt

    def clone(self) -> "ValhallaState":
        """What changes rarely is shared between clones and replaced, never changed in place:
        jarls, emblems, shields, titles, scores, the monster's roll, cards turned up in set-up,
        the empty table between battles, and after set-up the cards put aside."""
        return ValhallaState(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.match,
            self.battle if self.battle.kind == m.NO_BATTLE else self.battle.clone(),
            self.active,
            self.first,
            self.turn,
            self.final,
            self.ending,
            self.ordered,
            self.monster,
            self.level,
            self.card,
            self.covered,
            self.finished,
            self.deck[:],
            self.discard[:],
            self.box[:],
            self.reserve[:],
            self.drawn[:],
            self.placing[:],
            self.dues[:],
            self.squad[:],
            self.tyr[:],
            self.jarl,
            self.emblem,
            self.own,
            self.foreign,
            self.title,
            self.scores,
            self.rolled,
            self.turned_up,
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.valhalla],
            self.aside if self.turn else [zone[:] for zone in self.aside],
        )

    def unshare(self) -> None:
        """Own copies of everything that clone() shares: a world handed to strangers."""
        self.battle = self.battle.clone()
        self.jarl, self.emblem = self.jarl[:], self.emblem[:]
        self.own, self.foreign = self.own[:], self.foreign[:]
        self.title, self.scores = self.title[:], self.scores[:]
        self.rolled, self.turned_up = self.rolled[:], self.turned_up[:]
        self.aside = [zone[:] for zone in self.aside]

    def __reduce__(self) -> tuple[type["ValhallaState"], tuple[object, ...]]:
        return (
            ValhallaState,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                self.match,
                self.battle,
                *self._scalars(),
                *self._lists(),
                self.hands,
                self.valhalla,
                self.aside,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key.extend([self.match.seats, self.match.expansions, self.match.variants, self.match.loki])
        key.extend(self._scalars())
        key.extend(self.battle.scalars())
        lists = [*self._lists(), *self.battle.lists(), *self.hands, *self.valhalla, *self.aside]
        for cards in lists:
            key.append(-1)
            key.extend(cards)
        return tuple(key)

    def _scalars(self) -> list[int]:
        return [
            self.active,
            self.first,
            self.turn,
            self.final,
            self.ending,
            self.ordered,
            self.monster,
            self.level,
            self.card,
            self.covered,
            self.finished,
        ]

    def _lists(self) -> list[list[int]]:
        return [
            self.deck,
            self.discard,
            self.box,
            self.reserve,
            self.drawn,
            self.placing,
            self.dues,
            self.squad,
            self.tyr,
            self.jarl,
            self.emblem,
            self.own,
            self.foreign,
            self.title,
            self.scores,
            self.rolled,
            self.turned_up,
        ]


def uses(s: ValhallaState, expansions: int) -> bool:
    """Whether any of these expansions is in play."""
    return s.match.expansions & expansions != 0


def squad_size(s: ValhallaState, seat: int) -> int:
    """The number of warriors in a squad; for the monster its warrior symbols (VA-4.1635)."""
    if seat == m.MONSTER:
        return s.table.warriors[monster_card(s)]
    squad, n = s.squad, 0
    start = seat * m.SLOTS
    for place in range(start, start + m.SLOTS):
        if squad[place] != m.EMPTY:
            n += 1
    return n


def has_squad(s: ValhallaState, seat: int) -> bool:
    """Whether a player has at least one warrior on the board."""
    squad, start = s.squad, seat * m.SLOTS
    return (
        squad[start] != m.EMPTY
        or squad[start + 1] != m.EMPTY
        or squad[start + 2] != m.EMPTY
        or squad[start + 3] != m.EMPTY
    )


def capacity(s: ValhallaState) -> int:
    """VA-4.114, VA-4.1677: warriors a board holds."""
    if s.monster >= 0 and monster_ability(s) == m.M_CROWD:
        return m.SLOTS - 1
    return m.SLOTS


def clan_count(s: ValhallaState, seat: int, clan: int) -> int:
    """Warriors of a clan in a squad."""
    squad, clans, n = s.squad, s.table.clan, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = squad[place]
        if kind != m.EMPTY and clans[kind] == clan:
            n += 1
    return n


def clan_mask(s: ValhallaState, seat: int) -> int:
    """The clans of a squad as bits; for the monster those printed on its card (VA-4.1633)."""
    if seat == m.MONSTER:
        return s.table.clans[s.battle.card]
    squad, clans, mask = s.squad, s.table.clan, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = squad[place]
        if kind != m.EMPTY:
            mask |= 1 << clans[kind]
    return mask


def has_warrior(s: ValhallaState, seat: int) -> bool:
    """Whether a hand holds a warrior card."""
    warrior = s.table.warrior
    for entry in s.hands[seat]:
        if warrior[entry >> m.HAND_SHIFT]:
            return True
    return False


def left_of(s: ValhallaState, seat: int) -> int:
    """VA-4.302: the left neighbour."""
    return seat + 1 if seat + 1 < s.match.seats else 0


def is_solo(s: ValhallaState) -> bool:
    """Whether this is the solo mode."""
    return s.match.seats == 1


def comrade(s: ValhallaState, seat: int) -> int:
    """VA-4.1503: the player sitting opposite, or NOBODY."""
    if s.match.expansions & m.X_COMRADES == 0 or seat == m.MONSTER:
        return m.NOBODY
    return (seat + s.match.seats // 2) % s.match.seats


def is_alliance(s: ValhallaState) -> bool:
    """Whether the Alliance of Jarls is played."""
    return s.match.expansions & m.X_ALLIANCE != 0


def combatant(s: ValhallaState, side: int) -> int:
    """The seat of a side: 0 attacker, 1 defender."""
    return s.battle.attacker if side == 0 else s.battle.defender


def side_of(s: ValhallaState, seat: int) -> int:
    """The side of a combatant."""
    return 0 if s.battle.attacker == seat else 1


def opponent(s: ValhallaState, seat: int) -> int:
    """The other combatant; NOBODY where there is none (VA-4.814)."""
    return s.battle.defender if s.battle.attacker == seat else s.battle.attacker


def is_combatant(s: ValhallaState, seat: int) -> bool:
    """VA-4.407."""
    return seat == s.battle.attacker or seat == s.battle.defender


def is_contest(s: ValhallaState) -> bool:
    """Whether two players fight each other."""
    return s.battle.kind == m.BATTLE


def activated(s: ValhallaState, seat: int) -> int:
    """Activated warriors of a player's own squad: VA-4.1508."""
    armed, n = s.battle.armed, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        n += armed[place]
    return n


def activated_by(s: ValhallaState, seat: int) -> int:
    """All warriors a combatant activated, the comrade's included: VA-4.1514."""
    n = activated(s, seat)
    other = comrade(s, seat)
    return n + activated(s, other) if other >= 0 else n


def free_dice(s: ValhallaState, side: int) -> int:
    """The number of a side's free dice."""
    dice, n = s.battle.dice, 0
    for i in range(side * m.CODES, side * m.CODES + m.CODES):
        n += dice[i]
    return n


def showing(s: ValhallaState, side: int, face: int) -> int:
    """Free dice of a side that show a face."""
    dice = s.battle.dice
    return dice[side * m.CODES + face] + dice[side * m.CODES + 6 + face]


def monster_card(s: ValhallaState) -> int:
    """Solo: the card in force, that of the battle while one is fought (VA-4.1685)."""
    if s.battle.kind == m.SOLO:
        return s.battle.card
    return s.table.monster_card(s.monster, s.card)


def monster_ability(s: ValhallaState) -> int:
    """Solo: the ability of the active card, outside battles."""
    if s.match.variants & m.N_PLAIN_MONSTER:  # VA-4.1610
        return m.M_NONE
    return s.table.ability[s.table.monster_card(s.monster, s.card)]


def battle_ability(s: ValhallaState) -> int:
    """Solo: the ability of the card being fought, while it is not switched off (VA-4.1636)."""
    b = s.battle
    if b.kind != m.SOLO or b.monster_off or s.match.variants & m.N_PLAIN_MONSTER:
        return m.M_NONE
    return s.table.ability[b.card]


def tactics_played(s: ValhallaState, seat: int) -> int:
    """Battle tactics a player has played in this battle."""
    n = 0
    for entry in s.battle.played:
        if entry & 15 == seat * 2:
            n += 1
    return n


def valhalla_points(s: ValhallaState, seat: int) -> int:
    """VA-4.822: the VP of the cards in a Valhalla."""
    vp, total = s.table.vp, 0
    for kind in s.valhalla[seat]:
        total += vp[kind]
    return total


def room_left(s: ValhallaState) -> int:
    """VA-4.1655: VP that the player's Valhalla may still take in."""
    maximum = s.table.maximum[s.table.monster_card(s.monster, s.card)]
    return max(0, maximum - valhalla_points(s, 0))
