"""The fields of a position, written out from fields.py: `make fields`."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Board, Table
from koloda.games.elven_rage.rules.fields import STATE
from koloda.kernel.fields import Field
from koloda.kernel.rng import key_of
from koloda.kernel.state import BaseState


class ElvenState(BaseState):
    """Zones hold card instances; the land map, the battle board and the chain are flat."""

    def __init__(
        self,
        key_low: int,
        key_high: int,
        counters: list[int],
        stack: list[int],
        forced: list[int],
        table: Table,
        board: Board,
        n: int,
        scenario: int,
        round_limit: int,
        active: int,
        first: int,
        round_no: int,
        begun: int,
        out: int,
        winners: int,
        ending: int,
        built: int,
        taken: int,
        unchecked: int,
        gained: int,
        granted: int,
        replaced: int,
        reach: int,
        portal: int,
        window: int,
        land: int,
        defender: int,
        squad: int,
        neutral_seat: int,
        in_battle: int,
        laid: int,
        base: int,
        reserve_side: int,
        battle_round: int,
        turns_at: int,
        quiet: int,
        struck_round: int,
        moved_round: int,
        disturbed: int,
        round_over: int,
        card_turns: int,
        acting: int,
        struck: int,
        struck_symbol: int,
        striker_side: int,
        lost_lives: int,
        took_effect: int,
        silent: int,
        fury: int,
        broken_off: int,
        attack_cards: list[int],
        defence_cards: list[int],
        places: list[int],
        layout: list[int],
        used_in_battle: list[int],
        substitutes: list[int],
        people: list[int],
        n_lands: list[int],
        owner: list[int],
        ward: list[int],
        goals: list[int],
        goal_seen: list[int],
        refuted: list[int],
        exchanged: int,
        returned: list[int],
        offers: list[int],
        neutral_deck: list[int],
        neutral_discard: list[int],
        squads: list[int],
        artifact_deck: list[int],
        artifact_discard: list[int],
        undealt: list[int],
        lair: list[int],
        used: list[int],
        chain: list[int],
        draft: list[int],
        offer: list[int],
        glimpse: list[int],
        known: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        artifacts: list[list[int]],
        treasures: list[list[int]],
        removed: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.board = board
        self.n = n
        self.scenario = scenario
        self.round_limit = round_limit
        self.active = active
        self.first = first
        self.round_no = round_no
        self.begun = begun
        self.out = out
        self.winners = winners
        self.ending = ending
        self.built = built
        self.taken = taken
        self.unchecked = unchecked
        self.gained = gained
        self.granted = granted
        self.replaced = replaced
        self.reach = reach
        self.portal = portal
        self.window = window
        self.land = land
        self.defender = defender
        self.squad = squad
        self.neutral_seat = neutral_seat
        self.in_battle = in_battle
        self.laid = laid
        self.base = base
        self.reserve_side = reserve_side
        self.battle_round = battle_round
        self.turns_at = turns_at
        self.quiet = quiet
        self.struck_round = struck_round
        self.moved_round = moved_round
        self.disturbed = disturbed
        self.round_over = round_over
        self.card_turns = card_turns
        self.acting = acting
        self.struck = struck
        self.struck_symbol = struck_symbol
        self.striker_side = striker_side
        self.lost_lives = lost_lives
        self.took_effect = took_effect
        self.silent = silent
        self.fury = fury
        self.broken_off = broken_off
        self.attack_cards = attack_cards
        self.defence_cards = defence_cards
        self.places = places
        self.layout = layout
        self.used_in_battle = used_in_battle
        self.substitutes = substitutes
        self.people = people
        self.n_lands = n_lands
        self.owner = owner
        self.ward = ward
        self.goals = goals
        self.goal_seen = goal_seen
        self.refuted = refuted
        self.exchanged = exchanged
        self.returned = returned
        self.offers = offers
        self.neutral_deck = neutral_deck
        self.neutral_discard = neutral_discard
        self.squads = squads
        self.artifact_deck = artifact_deck
        self.artifact_discard = artifact_discard
        self.undealt = undealt
        self.lair = lair
        self.used = used
        self.chain = chain
        self.draft = draft
        self.offer = offer
        self.glimpse = glimpse
        self.known = known
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.artifacts = artifacts
        self.treasures = treasures
        self.removed = removed

    def clone(self) -> "ElvenState":
        return ElvenState(
            self.key_low,
            self.key_high,
            self.counters[:],
            self.stack[:],
            self.forced[:],
            self.table,
            self.board,
            self.n,
            self.scenario,
            self.round_limit,
            self.active,
            self.first,
            self.round_no,
            self.begun,
            self.out,
            self.winners,
            self.ending,
            self.built,
            self.taken,
            self.unchecked,
            self.gained,
            self.granted,
            self.replaced,
            self.reach,
            self.portal,
            self.window,
            self.land,
            self.defender,
            self.squad,
            self.neutral_seat,
            self.in_battle,
            self.laid,
            self.base,
            self.reserve_side,
            self.battle_round,
            self.turns_at,
            self.quiet,
            self.struck_round,
            self.moved_round,
            self.disturbed,
            self.round_over,
            self.card_turns,
            self.acting,
            self.struck,
            self.struck_symbol,
            self.striker_side,
            self.lost_lives,
            self.took_effect,
            self.silent,
            self.fury,
            self.broken_off,
            self.attack_cards[:],
            self.defence_cards[:],
            self.places[:],
            self.layout,
            self.used_in_battle[:],
            self.substitutes,
            self.people,
            self.n_lands[:],
            self.owner[:],
            self.ward[:],
            self.goals[:],
            self.goal_seen,
            self.refuted,
            self.exchanged,
            self.returned,
            self.offers[:],
            self.neutral_deck[:],
            self.neutral_discard[:],
            self.squads[:],
            self.artifact_deck[:],
            self.artifact_discard[:],
            self.undealt[:],
            self.lair[:],
            self.used[:],
            self.chain[:],
            self.draft[:],
            self.offer[:],
            self.glimpse,
            self.known,
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.decks],
            [zone[:] for zone in self.discards],
            [zone[:] for zone in self.artifacts],
            [zone[:] for zone in self.treasures],
            self.removed,
        )

    def unshare(self) -> None:
        """Own copies of everything that clone() shares."""
        self.layout = self.layout[:]
        self.substitutes = self.substitutes[:]
        self.people = self.people[:]
        self.goal_seen = self.goal_seen[:]
        self.refuted = self.refuted[:]
        self.returned = self.returned[:]
        self.glimpse = self.glimpse[:]
        self.known = self.known[:]
        self.removed = [zone[:] for zone in self.removed]

    def __reduce__(self) -> tuple[type["ElvenState"], tuple[object, ...]]:
        return (
            ElvenState,
            (
                self.key_low,
                self.key_high,
                self.counters,
                self.stack,
                self.forced,
                self.table,
                self.board,
                self.n,
                self.scenario,
                self.round_limit,
                self.active,
                self.first,
                self.round_no,
                self.begun,
                self.out,
                self.winners,
                self.ending,
                self.built,
                self.taken,
                self.unchecked,
                self.gained,
                self.granted,
                self.replaced,
                self.reach,
                self.portal,
                self.window,
                self.land,
                self.defender,
                self.squad,
                self.neutral_seat,
                self.in_battle,
                self.laid,
                self.base,
                self.reserve_side,
                self.battle_round,
                self.turns_at,
                self.quiet,
                self.struck_round,
                self.moved_round,
                self.disturbed,
                self.round_over,
                self.card_turns,
                self.acting,
                self.struck,
                self.struck_symbol,
                self.striker_side,
                self.lost_lives,
                self.took_effect,
                self.silent,
                self.fury,
                self.broken_off,
                self.attack_cards,
                self.defence_cards,
                self.places,
                self.layout,
                self.used_in_battle,
                self.substitutes,
                self.people,
                self.n_lands,
                self.owner,
                self.ward,
                self.goals,
                self.goal_seen,
                self.refuted,
                self.exchanged,
                self.returned,
                self.offers,
                self.neutral_deck,
                self.neutral_discard,
                self.squads,
                self.artifact_deck,
                self.artifact_discard,
                self.undealt,
                self.lair,
                self.used,
                self.chain,
                self.draft,
                self.offer,
                self.glimpse,
                self.known,
                self.hands,
                self.decks,
                self.discards,
                self.artifacts,
                self.treasures,
                self.removed,
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key += [
            self.n,
            self.scenario,
            self.round_limit,
            self.active,
            self.first,
            self.round_no,
            self.begun,
            self.out,
            self.winners,
            self.ending,
            self.built,
            self.taken,
            self.unchecked,
            self.gained,
            self.granted,
            self.replaced,
            self.reach,
            self.portal,
            self.window,
            self.land,
            self.defender,
            self.squad,
            self.neutral_seat,
            self.in_battle,
            self.laid,
            self.base,
            self.reserve_side,
            self.battle_round,
            self.turns_at,
            self.quiet,
            self.struck_round,
            self.moved_round,
            self.disturbed,
            self.round_over,
            self.card_turns,
            self.acting,
            self.struck,
            self.struck_symbol,
            self.striker_side,
            self.lost_lives,
            self.took_effect,
            self.silent,
            self.fury,
            self.broken_off,
            self.exchanged,
        ]
        for cards in [
            self.attack_cards,
            self.defence_cards,
            self.places,
            self.layout,
            self.used_in_battle,
            self.substitutes,
            self.people,
            self.n_lands,
            self.owner,
            self.ward,
            self.goals,
            self.goal_seen,
            self.refuted,
            self.returned,
            self.offers,
            self.neutral_deck,
            self.neutral_discard,
            self.squads,
            self.artifact_deck,
            self.artifact_discard,
            self.undealt,
            self.lair,
            self.used,
            self.chain,
            self.draft,
            self.offer,
            self.glimpse,
            self.known,
        ]:
            key.append(len(cards))
            key += cards
        for zones in [
            self.hands,
            self.decks,
            self.discards,
            self.artifacts,
            self.treasures,
            self.removed,
        ]:
            key.append(len(zones))
            for cards in zones:
                key.append(len(cards))
                key += cards
        return tuple(key)

    def fields(self) -> list[Field]:
        return STATE.all


def new_elven_state(
    seed: int, table: Table, board: Board, n: int, scenario: int, round_limit: int
) -> ElvenState:
    """One in which nothing has happened yet."""
    low, high = key_of(seed)
    return ElvenState(
        key_low=low,
        key_high=high,
        counters=[0] * m.N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        board=board,
        n=n,
        scenario=scenario,
        round_limit=round_limit,
        active=0,
        first=0,
        round_no=1,
        begun=0,
        out=0,
        winners=0,
        ending=m.RUNNING,
        built=0,
        taken=0,
        unchecked=1,
        gained=0,
        granted=0,
        replaced=0,
        reach=0,
        portal=0,
        window=m.NOBODY,
        land=m.NOBODY,
        defender=m.NOBODY,
        squad=m.NOBODY,
        neutral_seat=m.NOBODY,
        in_battle=0,
        laid=0,
        base=0,
        reserve_side=m.NOBODY,
        battle_round=0,
        turns_at=0,
        quiet=0,
        struck_round=0,
        moved_round=0,
        disturbed=0,
        round_over=0,
        card_turns=0,
        acting=m.NOBODY,
        struck=m.NOBODY,
        struck_symbol=0,
        striker_side=m.NOBODY,
        lost_lives=0,
        took_effect=0,
        silent=0,
        fury=0,
        broken_off=0,
        attack_cards=[],
        defence_cards=[],
        places=m.EMPTY_BOARD[:],
        layout=[],
        used_in_battle=[],
        substitutes=[],
        people=[],
        n_lands=[1] * n,
        owner=[m.NOBODY] * len(board.names),
        ward=[0] * n,
        goals=[m.NOBODY] * n,
        goal_seen=[0] * (n * n),
        refuted=[0] * n,
        exchanged=0,
        returned=[m.NOBODY] * n,
        offers=[0] * n,
        neutral_deck=[],
        neutral_discard=[],
        squads=[],
        artifact_deck=[],
        artifact_discard=[],
        undealt=[],
        lair=[],
        used=[],
        chain=[],
        draft=[],
        offer=[],
        glimpse=[],
        known=[],
        hands=[[] for _ in range(n)],
        decks=[[] for _ in range(n)],
        discards=[[] for _ in range(n)],
        artifacts=[[] for _ in range(n)],
        treasures=[[] for _ in range(n)],
        removed=[[] for _ in range(n)],
    )
