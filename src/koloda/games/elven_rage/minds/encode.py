"""Positions as bytes for learners, straight from the state.

Says the same as observation.py says from the view; a test holds the two together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.faces.words import VERBS, aimed_at
from koloda.games.elven_rage.game import PAIRS, ElvenRage
from koloda.games.elven_rage.rules.lands import has_portal, protected_lands
from koloda.games.elven_rage.rules.replay import is_open
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    is_out,
    lies_at,
    owner_of_side,
    player_of_side,
)
from koloda.games.elven_rage.rules.trade import (
    ARTIFACTS_FROM,
    GIVEN_FROM,
    OFFERER,
    RIVAL,
    STAGE_MADE,
    offers_made,
)
from koloda.games.elven_rage.rules.victory import is_goal_open
from koloda.kernel.encoder import BaseEncoder
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.options import a_of, pack, verb_of
from koloda.kernel.setup import Setup

QUESTIONS: Final = 17
STEPS: Final = m.STEP_SECOND_DISCARD - 1  # both steps of choosing a discarded card are one
FLAGS: Final = 5
OUTER: Final = 4  # places in which cards fight
FEATURE_PLANES: Final = 3  # tower, castle, central
LAND_PLANES: Final = 6  # those, and taken, protected, attacked


class Group:
    """Some kinds of cards: how many, and where each is counted."""

    def __init__(self, mark: list[int], marks: list[int]) -> None:
        self.size = 0
        self.at: vec[i64] = vec[i64]([i64(m.NOBODY)] * len(mark))
        for kind in range(len(mark)):
            if mark[kind] in marks:
                self.at[kind] = self.size
                self.size += 1


class Encoder(BaseEncoder[ElvenState]):
    """The dense actions and the observation of one number of seats and one side of the map."""

    def __init__(self, game: ElvenRage, setup: Setup) -> None:
        super().__init__()
        table, seats = game.table, setup.seats
        pair = PAIRS.index(setup.options.get("castles", PAIRS[0]))
        self.table = table
        self.board = table.boards[pair if seats == 2 else seats + 1]
        self.seats = seats
        self.kinds = len(table.ids)
        self.kind_of: vec[i64] = vec[i64]([i64(kind) for kind in table.kind])
        self.elves = Group(table.family, [m.ELF])
        self.artifacts = Group(table.family, [m.ARTIFACT])
        self.neutrals = Group(table.family, [m.NEUTRAL])
        self.fighters = Group(table.family, [m.ELF, m.NEUTRAL])
        self.actors = Group(table.family, [m.ELF, m.ARTIFACT])
        self.goals = Group(table.family, [m.GOAL])
        self.dragons = Group(table.is_dragon, [1])
        self.squads = seats + 1  # ER-2.12
        self.lands = len(self.board.names)
        self.features: list[int] = []  # where printed features stand in their planes
        for land in range(self.lands):
            if self.board.in_play[land] and self.board.feature[land] != m.ORDINARY:
                self.features.append((self.board.feature[land] - m.TOWER) * self.lands + land)
        self._measure()
        self.number(self._codes())

    def _measure(self) -> None:
        """Sizes of the parts of the observation, in their order."""
        seats = self.seats
        elves, artifacts, neutrals = self.elves.size, self.artifacts.size, self.neutrals.size
        self.head = QUESTIONS + STEPS + STAGE_MADE + 1 + self.actors.size
        self.shared = 2 * seats + len(m.WINDOWS) + 3 + FLAGS + 3
        self.shared += neutrals + artifacts + self.dragons.size
        self.map = (seats + LAND_PLANES) * self.lands
        self.squad = 1 + 2 * neutrals + seats
        self.player = 8 + len(m.PEOPLES) + 2 * self.goals.size + elves
        self.own = 2 * elves + artifacts
        self.place = self.fighters.size + 2 + seats + 2 + 3 * len(m.SYMBOLS) + 4
        self.field = 3 * seats + 1 + self.squads + 2 + len(m.PLACES) + 3
        self.field += 2 * (1 + self.fighters.size)
        self.aims = 2 * len(m.PLACES) + 2 * self.lands + seats + self.squads + len(m.DIRECTIONS)
        self.aims += self.fighters.size
        self.dealing = 2 * self.actors.size + self.aims
        self.dealing += 2 * seats + 5 + 3 * artifacts + 3 + seats + elves
        self.battle_at = self.head + self.shared + self.map + self.squads * self.squad
        self.players_at = self.battle_at + self.field + len(m.PLACES) * self.place
        self.dealing_at = self.players_at + self.own + seats * self.player
        self.size = self.dealing_at + self.dealing

    # Actions.

    def code(self, s: ElvenState, option: int) -> int:
        """An option with seats counted from the deciding seat on."""
        verb = verb_of(option)
        if verb in (m.OFFER, m.NAME, m.AT_RIVAL):
            return pack(verb, (a_of(option) - s.stack[-3]) % self.seats)
        return option

    def name(self, code: int) -> str:
        """What a code means, in words."""
        word, name = VERBS[verb_of(code)]
        a = a_of(code)
        if name == "":
            return word
        if name == "card":
            return f"{word} {self.table.ids[a]}"
        if name == "land":
            return f"{word} {self.board.names[a]}"
        if name == "place":
            return f"{word} {m.PLACES[a]}"
        if name == "direction":
            return f"{word} {m.DIRECTIONS[a]}"
        if name == "seat":
            return f"{word} seat+{a}"
        return f"{word} {a + 1 if name == 'squad' else a}"

    def _codes(self) -> list[int]:
        """Every option that can occur in a match."""
        plain = (m.PASS, m.EXCHANGE, m.DONE, m.ACCEPT, m.REFUSE, m.SKIP, m.GIVE_UP, m.STAND)
        codes = [pack(verb) for verb in plain]
        codes += [pack(m.NAME, seat) for seat in range(self.seats)]
        for seat in range(1, self.seats):
            codes += [pack(m.OFFER, seat), pack(m.AT_RIVAL, seat)]
        for squad in range(self.squads):
            codes += [pack(m.LOOK, squad), pack(m.FIGHT, squad), pack(m.AT_SQUAD, squad)]
        for place in range(OUTER):
            codes += [pack(m.SWAP, place), pack(m.ACT, place), pack(m.AT_PLACE, place)]
        for direction in range(len(m.DIRECTIONS)):
            codes += [pack(verb, direction) for verb in (m.STRIKE, m.MOVE, m.AT_SIDE)]
        for land in range(self.lands):
            if self.board.in_play[land]:
                codes += [pack(m.ATTACK, land), pack(m.AT_LAND, land), pack(m.TO_LAND, land)]
        codes += self._amounts()
        for kind in range(self.kinds):
            codes += [pack(verb, kind) for verb in self._uses(kind)]
        return codes

    def _amounts(self) -> list[int]:
        """Numbers of Treasures and Artifacts in an offer, zero included."""
        table = self.table
        artifacts = 0
        for kind in range(self.kinds):
            if table.family[kind] == m.ARTIFACT:
                artifacts += table.copies[kind]
        codes = [pack(m.ASK_ARTIFACTS, n) for n in range(artifacts + 1)]
        for n in range(table.copies[table.treasure] + 1):
            codes += [pack(m.GIVE_TREASURES, n), pack(m.ASK_TREASURES, n)]
        return codes

    def _uses(self, kind: int) -> list[int]:
        """The verbs that can name a card."""
        family = self.table.family[kind]
        if self.table.is_dragon[kind]:
            return [m.COMMIT]
        if family == m.ELF:
            verbs = [m.COMMIT, m.DISCARD, m.REPLACE, m.WITH_CARD, m.TAKE_BACK]
            return [m.DECLARE, *verbs] if self.table.effect[kind] != m.NO_EFFECT else verbs
        if family == m.ARTIFACT:
            return [m.DECLARE, m.GIVE_ARTIFACT, m.HAND_OVER]
        return [m.SHOW] if family == m.NEUTRAL else [m.KEEP]

    # Observations.

    def encode(self, s: ElvenState, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the seat's observation into zeroed bytes from `at` on."""
        viewer = m.NOBODY if is_out(s, seat) else seat  # ER-19.17
        asked = len(s.stack) > 0 and s.stack[-3] == seat
        if asked:
            self._question(s, out, at)
        self._shared(s, seat, out, at + self.head)
        self._map(s, seat, out, at + self.head + self.shared)
        self._squads(s, seat, viewer, out, at + self.head + self.shared + self.map)
        if s.land != m.NOBODY:
            self._battle(s, seat, viewer, out, at + self.battle_at)
        start = at + self.players_at
        if viewer != m.NOBODY:
            self._own(s, seat, out, start)
        start += self.own
        for i in range(self.seats):
            self._player(s, (seat + i) % self.seats, viewer, out, start + i * self.player)
        self._dealing(s, seat, viewer, out, at + self.dealing_at)

    def _question(self, s: ElvenState, out: vec[u8], at: i64) -> None:
        ask, b = s.stack[-4], s.stack[-2]
        out[at + ask - ASK_BASE] = 1
        at += QUESTIONS
        step, stage = at, at + STEPS
        amount, card = stage + STAGE_MADE, stage + STAGE_MADE + 1
        if ask == m.ASK_REPLY:
            link = s.chain[len(s.chain) - m.LINK + m.LINK_CARD]
            out[card + self.actors.at[self.kind_of[link]]] = 1
        elif ask == m.ASK_TARGET:
            out[card + self.actors.at[self.kind_of[s.draft[0]]]] = 1
            out[step + min(b, STEPS) - 1] = 1
        elif ask == m.ASK_OFFER:
            out[stage + b] = 1
        elif ask in (m.ASK_COMMIT, m.ASK_HAND_OVER):
            out[amount] = b
        elif ask == m.ASK_DISCARD:
            out[amount] = len(s.hands[s.stack[-3]]) - m.HAND_LIMIT

    def _shared(self, s: ElvenState, seat: i64, out: vec[u8], at: i64) -> None:
        n = self.seats
        out[at + (s.active - seat) % n] = 1
        out[at + n + (s.first - seat) % n] = 1
        at += 2 * n
        if s.window != m.NOBODY:
            out[at + s.window] = 1
        at += len(m.WINDOWS)
        out[at] = min(s.round_no, 255)
        out[at + 1] = min(s.round_limit, 255)
        out[at + 2] = s.scenario
        out[at + 3] = 1 if s.gained else 0
        out[at + 4] = 1 if s.reach else 0
        out[at + 5] = 1 if s.portal else 0
        out[at + 6] = 1 if s.in_battle else 0
        out[at + 7] = len(s.neutral_deck)
        out[at + 8] = len(s.artifact_deck)
        out[at + 9] = len(s.undealt)
        out[at + 10] = s.granted
        at += 11
        self._count(s.neutral_discard, self.neutrals, out, at)
        at += self.neutrals.size
        self._count(s.artifact_discard, self.artifacts, out, at)
        self._count(s.lair, self.dragons, out, at + self.artifacts.size)

    def _map(self, s: ElvenState, seat: i64, out: vec[u8], at: i64) -> None:
        """Planes of the lands: whose, what stands there, taken, protected, attacked."""
        n: i64 = self.seats
        lands: i64 = self.lands
        here = at
        for owner in s.owner:
            side = i64(owner) - seat
            if owner >= 0:
                out[here + (side if side >= 0 else side + n) * lands] = 1
            here += 1
        at += n * lands
        for place in self.features:
            out[at + place] = 1
        _mark(s.built, out, at)
        at += FEATURE_PLANES * lands
        _mark(s.taken, out, at)
        _mark(protected_lands(s), out, at + lands)
        if s.land != m.NOBODY:
            out[at + 2 * lands + s.land] = 1

    def _squads(self, s: ElvenState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        """ER-19.7, ER-19.8: face-up cards, squads the viewer has looked at, and who has."""
        squads, known = s.squads, 1 + self.neutrals.size
        at_of: vec[i64] = self.neutrals.at
        kind: vec[i64] = self.kind_of
        for i in range(0, len(squads), m.SQUAD):
            if squads[i] == m.NOBODY:
                at += self.squad
                continue
            out[at] = m.SQUAD_SIZE
            up = squads[i + m.FACE_UP]
            if up != m.NOBODY:
                out[at + 1 + at_of[kind[squads[i + up]]]] = 1
            if viewer != m.NOBODY and squads[i + m.KNOWN_BY] >> viewer & 1:
                for j in range(i, i + m.SQUAD_SIZE):
                    out[at + known + at_of[kind[squads[j]]]] += 1
            elif up != m.NOBODY:
                out[at + known + at_of[kind[squads[i + up]]]] = 1
            at += self.squad
            for looker in range(self.seats):
                if squads[i + m.KNOWN_BY] >> looker & 1:
                    out[at - self.seats + (looker - seat) % self.seats] = 1

    def _battle(self, s: ElvenState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        n = self.seats
        if s.defender != m.NOBODY:
            out[at + (s.defender - seat) % n] = 1
        at += n
        if s.neutral_seat != m.NOBODY:
            out[at + (s.neutral_seat - seat) % n] = 1
        at += n
        if s.laid and s.reserve_side >= 0:
            owner = owner_of_side(s, s.reserve_side)
            out[at + (n if owner == m.NOBODY else (owner - seat) % n)] = 1
        at += n + 1
        if s.squad != m.NOBODY:
            out[at + s.squad] = 1
        at += self.squads
        out[at] = min(s.battle_round, 255)
        out[at + 1] = s.quiet if s.laid else 0
        if s.acting != m.NOBODY:
            out[at + 2 + s.acting] = 1
        at += 2 + len(m.PLACES)
        out[at] = 1 if s.silent else 0
        out[at + 1] = s.fury & 1
        out[at + 2] = s.fury >> 1 & 1
        at += 3
        if not s.laid:
            self._committed(s, m.ATTACKER, viewer == s.active, out, at)
            at += 1 + self.fighters.size
            self._committed(s, m.DEFENDER, viewer == s.defender, out, at)
            return
        at += 2 * (1 + self.fighters.size)
        for place in range(len(m.PLACES)):
            if s.places[place * m.STRIDE + m.CARD] != m.NOBODY:
                self._place(s, place * m.STRIDE, seat, out, at)
            at += self.place

    def _committed(self, s: ElvenState, side: int, own: bool, out: vec[u8], at: i64) -> None:
        """ER-19.9: the own cards, and those that all know."""
        cards = s.attack_cards if side == m.ATTACKER else s.defence_cards
        out[at] = len(cards)
        for i in range(len(cards)):
            if cards[i] != m.NOBODY and (own or is_open(s, side, i)):
                out[at + 1 + self.fighters.at[self.table.kind[cards[i]]]] += 1

    def _place(self, s: ElvenState, i: int, seat: i64, out: vec[u8], at: i64) -> None:
        """What lies in one place of the battle board."""
        places = s.places
        out[at + self.fighters.at[self.kind_of[places[i + m.CARD]]]] = 1
        side = places[i + m.SIDE]
        if side == m.NOBODY:
            return
        at += self.fighters.size
        out[at + side] = 1
        player = player_of_side(s, side)
        if player != m.NOBODY:
            out[at + 2 + (player - seat) % self.seats] = 1
        at += 2 + self.seats
        out[at] = max(places[i + m.LIVES], 0)
        out[at + 1] = places[i + m.INITIATIVE]
        at += 2
        for direction in range(len(m.DIRECTIONS)):
            out[at + places[i + m.SYMBOL + direction]] = 1
            at += len(m.SYMBOLS)
        out[at] = 1 if places[i + m.ACTED] else 0
        out[at + 1] = max(places[i + m.SKIPS], 0)
        out[at + 2] = places[i + m.EXTRA]
        out[at + 3] = 1 if places[i + m.SHROUD] else 0

    def _own(self, s: ElvenState, seat: i64, out: vec[u8], at: i64) -> None:
        """ER-19.1, ER-19.5: the hand, what of it is used up, and the Artifacts."""
        elves = self.elves
        self._count(s.hands[seat], elves, out, at)
        at += elves.size
        for card in s.used:
            if card in s.hands[seat]:
                out[at + elves.at[self.kind_of[card]]] += 1
        self._count(s.artifacts[seat], self.artifacts, out, at + elves.size)

    def _player(self, s: ElvenState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        out[at] = 0 if is_out(s, seat) else 1
        out[at + 1] = s.n_lands[seat]
        out[at + 2] = len(s.hands[seat])
        out[at + 3] = len(s.decks[seat])
        out[at + 4] = len(s.artifacts[seat])
        out[at + 5] = len(s.treasures[seat])
        out[at + 6] = offers_made(s, seat, viewer)
        out[at + 7] = 1 if has_portal(s, seat) else 0
        out[at + 8 + s.people[seat]] = 1
        at += 8 + len(m.PEOPLES)
        seen = s.goal_seen[viewer * s.n + seat] if viewer != m.NOBODY else 0
        goal = s.goals[seat]
        if goal != m.NOBODY and (seat == viewer or seen > 0 or is_goal_open(s, seat)):
            out[at + self.goals.at[self.kind_of[goal]]] = 1
        at += self.goals.size
        if seen < 0:
            out[at + self.goals.at[-seen - 1]] = 1
        self._count(s.discards[seat], self.elves, out, at + self.goals.size)

    def _aims(self, s: ElvenState, seat: i64, out: vec[u8], at: i64) -> None:
        """ER-19.19: the targets of what was declared last."""
        top = len(s.chain) - m.LINK
        kind = self.table.kind[s.chain[top + m.LINK_CARD]]
        rivals = at + 2 * len(m.PLACES) + 2 * self.lands
        cards = rivals + self.seats + self.squads + len(m.DIRECTIONS)
        for i in range(2):
            value = s.chain[top + m.LINK_FIRST + i]
            if value == m.NOBODY:
                continue
            step = aimed_at(self.table, kind, i == 0)
            if step == m.STEP_LAND:
                out[at + 2 * len(m.PLACES) + i * self.lands + value] = 1
            elif step == m.STEP_RIVAL:
                out[rivals + (value - seat) % self.seats] = 1
            elif step == m.STEP_SQUAD:
                out[rivals + self.seats + value] = 1
            elif step == m.STEP_DIRECTION:
                out[rivals + self.seats + self.squads + value] = 1
            elif step == m.STEP_HAND:
                out[cards + self.fighters.at[value]] += 1
            else:
                place = lies_at(s, value)
                if place != m.NOBODY:
                    out[at + i * len(m.PLACES) + place] = 1
                out[cards + self.fighters.at[self.kind_of[value]]] += 1

    def _dealing(self, s: ElvenState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        """Declarations, offers, and a hand that was looked at."""
        actors = self.actors
        for i in range(0, len(s.chain), m.LINK):
            cancelled = actors.size if s.chain[i + m.LINK_CANCELLED] else 0
            out[at + cancelled + actors.at[self.kind_of[s.chain[i + m.LINK_CARD]]]] += 1
        at += 2 * actors.size
        if s.chain:
            self._aims(s, seat, out, at)
        at += self.aims
        if s.offer:
            self._offer(s, seat, viewer, out, at)
        at += 2 * self.seats + 5 + 2 * self.artifacts.size
        if s.draft and s.stack[-4] == m.ASK_OFFER and s.stack[-3] == viewer:
            for i in range(1, ARTIFACTS_FROM):
                out[at + i - 1] = s.draft[i]
            self._count(s.draft[ARTIFACTS_FROM:], self.artifacts, out, at + 3)
        at += 3 + self.artifacts.size
        if s.glimpse and s.glimpse[m.LOOKER] == viewer:
            out[at + (s.glimpse[m.LOOKED_AT] - seat) % self.seats] = 1
            for looked in s.glimpse[m.SEEN_FROM : m.SEEN_FROM + s.glimpse[m.N_SEEN]]:
                out[at + self.seats + self.elves.at[looked]] += 1

    def _offer(self, s: ElvenState, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        """ER-19.23."""
        n, n_given = self.seats, s.stack[-1]
        out[at + (s.offer[OFFERER] - seat) % n] = 1
        out[at + n + (s.offer[RIVAL] - seat) % n] = 1
        at += 2 * n
        for i in range(3):
            out[at + i] = s.offer[RIVAL + 1 + i]
        out[at + 3] = n_given
        if viewer == s.offer[OFFERER]:
            given = s.offer[GIVEN_FROM : GIVEN_FROM + n_given]
            self._count(given, self.artifacts, out, at + 5)
        elif viewer == s.offer[RIVAL]:
            chosen = s.offer[GIVEN_FROM + n_given :]
            out[at + 4] = len(chosen)
            self._count(chosen, self.artifacts, out, at + 5 + self.artifacts.size)

    def _count(self, cards: list[int], group: Group, out: vec[u8], at: i64) -> None:
        kind: vec[i64] = self.kind_of
        at_of: vec[i64] = group.at
        for card in cards:
            out[at + at_of[kind[card]]] += 1


def _mark(lands: i64, out: vec[u8], at: i64) -> None:
    """Mark the lands of a mask in a plane; a built Tower (ER-11.15) stands in the first one."""
    while lands:
        if lands & 1:
            out[at] = 1
        lands >>= 1
        at += 1
