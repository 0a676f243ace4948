"""The fields of a position, written out from fields.py: `make fields`."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.rules.fields import STATE
from koloda.kernel.fields import Field
from koloda.kernel.rng import key_of
from koloda.kernel.state import BaseState


class Match:
    """What is settled before the first decision and never changes."""

    def __init__(
        self,
        seats: int,
        expansions: int,
        variants: int,
        loki: int,
        title: int,
    ) -> None:
        self.seats = seats
        self.expansions = expansions
        self.variants = variants
        self.loki = loki
        self.title = title

    def clone(self) -> "Match":
        return Match(
            self.seats,
            self.expansions,
            self.variants,
            self.loki,
            self.title,
        )

    def __reduce__(self) -> tuple[type["Match"], tuple[object, ...]]:
        return (
            Match,
            (
                self.seats,
                self.expansions,
                self.variants,
                self.loki,
                self.title,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key: list[int] = []
        key += [
            self.seats,
            self.expansions,
            self.variants,
            self.loki,
            self.title,
        ]
        return tuple(key)


def new_match(seats: int, expansions: int, variants: int, loki: int, title: int) -> Match:
    """One in which nothing has happened yet."""
    return Match(
        seats=seats,
        expansions=expansions,
        variants=variants,
        loki=loki,
        title=title,
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
        self.supply = supply
        self.lost_dice = lost_dice
        self.dread = dread
        self.jarl_off = jarl_off
        self.monster_off = monster_off
        self.silenced = silenced
        self.blocked = blocked
        self.excluded = excluded
        self.sacrificed = sacrificed
        self.rerolled = rerolled
        self.errand = errand
        self.winner = winner
        self.loser = loser
        self.card = card
        self.sent = sent
        self.strength = strength
        self.granted = granted
        self.free_rerolls = free_rerolls
        self.dice = dice
        self.picked = picked
        self.armed = armed
        self.committed = committed
        self.played = played
        self.thor = thor
        self.used = used
        self.helped = helped

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
        return (
            Battle,
            (
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
            ),
        )

    def key(self) -> tuple[int, ...]:
        key: list[int] = []
        key += [
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
        for cards in [
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
        ]:
            key.append(len(cards))
            key += cards
        return tuple(key)


def new_battle(kind: int, attacker: int, defender: int) -> Battle:
    """One in which nothing has happened yet."""
    return Battle(
        kind=kind,
        attacker=attacker,
        defender=defender,
        supply=m.EXTRA_DICE,
        lost_dice=0,
        dread=0,
        jarl_off=m.NOBODY,
        monster_off=0,
        silenced=0,
        blocked=0,
        excluded=0,
        sacrificed=0,
        rerolled=0,
        errand=0,
        winner=m.NOBODY,
        loser=m.NOBODY,
        card=m.NOBODY,
        sent=0,
        strength=[0, 0],
        granted=[0, 0],
        free_rerolls=[0, 0],
        dice=[0] * (2 * m.CODES),
        picked=[0] * m.CODES,
        armed=[0] * m.PLACES,
        committed=[],
        played=[],
        thor=[],
        used=[0] * m.MAX_SEATS,
        helped=[0] * m.MAX_SEATS,
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
        looked: int,
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
        certain: list[int],
        old: list[int],
        settled: list[int],
        told_least: list[int],
        told_most: list[int],
        loose: list[int],
        hands: list[list[int]],
        valhalla: list[list[int]],
        aside: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.match = match
        self.battle = battle
        self.active = active
        self.first = first
        self.turn = turn
        self.final = final
        self.ending = ending
        self.ordered = ordered
        self.monster = monster
        self.level = level
        self.card = card
        self.covered = covered
        self.looked = looked
        self.finished = finished
        self.deck = deck
        self.discard = discard
        self.box = box
        self.reserve = reserve
        self.drawn = drawn
        self.placing = placing
        self.dues = dues
        self.squad = squad
        self.tyr = tyr
        self.jarl = jarl
        self.emblem = emblem
        self.own = own
        self.foreign = foreign
        self.title = title
        self.scores = scores
        self.rolled = rolled
        self.turned_up = turned_up
        self.certain = certain
        self.old = old
        self.settled = settled
        self.told_least = told_least
        self.told_most = told_most
        self.loose = loose
        self.hands = hands
        self.valhalla = valhalla
        self.aside = aside

    def clone(self) -> "ValhallaState":
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
            self.looked,
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
            self.certain,
            self.old,
            self.settled,
            self.told_least,
            self.told_most,
            self.loose,
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.valhalla],
            self.aside if self.turn else [zone[:] for zone in self.aside],
        )

    def unshare(self) -> None:
        """Own copies of everything that clone() shares."""
        self.match = self.match.clone()
        self.battle = self.battle.clone()
        self.jarl = self.jarl[:]
        self.emblem = self.emblem[:]
        self.own = self.own[:]
        self.foreign = self.foreign[:]
        self.title = self.title[:]
        self.scores = self.scores[:]
        self.rolled = self.rolled[:]
        self.turned_up = self.turned_up[:]
        self.certain = self.certain[:]
        self.old = self.old[:]
        self.settled = self.settled[:]
        self.told_least = self.told_least[:]
        self.told_most = self.told_most[:]
        self.loose = self.loose[:]
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
                self.looked,
                self.finished,
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
                self.certain,
                self.old,
                self.settled,
                self.told_least,
                self.told_most,
                self.loose,
                self.hands,
                self.valhalla,
                self.aside,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key += [
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
            self.looked,
            self.finished,
        ]
        key += self.match.key()
        key += self.battle.key()
        for cards in [
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
            self.certain,
            self.old,
            self.settled,
            self.told_least,
            self.told_most,
            self.loose,
        ]:
            key.append(len(cards))
            key += cards
        for zones in [
            self.hands,
            self.valhalla,
            self.aside,
        ]:
            key.append(len(zones))
            for cards in zones:
                key.append(len(cards))
                key += cards
        return tuple(key)

    def fields(self) -> list[Field]:
        return STATE.all


def new_valhalla_state(seed: int, table: CardTable, match: Match) -> ValhallaState:
    """One in which nothing has happened yet."""
    low, high = key_of(seed)
    return ValhallaState(
        key_low=low,
        key_high=high,
        counters=[0] * m.N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        match=match,
        battle=new_battle(m.NO_BATTLE, m.NOBODY, m.NOBODY),
        active=0,
        first=0,
        turn=0,
        final=m.NOBODY,
        ending=m.PLAYING,
        ordered=0,
        monster=m.NOBODY,
        level=0,
        card=0,
        covered=0,
        looked=0,
        finished=0,
        deck=[],
        discard=[],
        box=[],
        reserve=[],
        drawn=[],
        placing=[],
        dues=[],
        squad=[m.EMPTY] * m.PLACES,
        tyr=[m.EMPTY] * m.PLACES,
        jarl=[m.NOBODY] * match.seats,
        emblem=[m.NOBODY] * match.seats,
        own=[m.SHIELDS] * match.seats,
        foreign=[0] * (m.MAX_SEATS * m.MAX_SEATS),
        title=[],
        scores=[],
        rolled=[],
        turned_up=[],
        certain=[0] * (match.seats * m.CERTAIN),
        old=[],
        settled=[],
        told_least=[0] * (match.seats * match.seats),
        told_most=[0] * (match.seats * match.seats),
        loose=[],
        hands=[[] for _ in range(match.seats)],
        valhalla=[[] for _ in range(match.seats)],
        aside=[[] for _ in range(match.seats + 1)],
    )
