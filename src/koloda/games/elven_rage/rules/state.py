"""A position of Elven Rage, and the small questions one asks of it."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Board, Table
from koloda.kernel.event import ALL
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
        people: list[int],
        n_lands: list[int],
        owner: list[int],
        ward: list[int],
        goals: list[int],
        goal_seen: list[int],
        offers: list[int],
        neutral_deck: list[int],
        neutral_discard: list[int],
        squads: list[int],
        artifact_deck: list[int],
        artifact_discard: list[int],
        undealt: list[int],
        removed: list[int],
        lair: list[int],
        used: list[int],
        used_in_battle: list[int],
        attack_cards: list[int],
        defence_cards: list[int],
        places: list[int],
        chain: list[int],
        draft: list[int],
        offer: list[int],
        glimpse: list[int],
        layout: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        artifacts: list[list[int]],
        treasures: list[list[int]],
    ) -> None:
        super().__init__(key_low, key_high, counters, stack, forced)
        self.table = table
        self.board = board
        self.n = n  # seats of the match
        self.scenario = scenario
        self.round_limit = round_limit  # ER-17.11
        self.active = active  # whose turn it is; he is the attacker of every battle
        self.first = first  # ER-2.17: the first player
        self.round_no = round_no  # round of turns: ER-17.11
        self.begun = begun  # mask of players who have had their first turn begin: ER-3.4
        self.out = out  # mask of eliminated players
        self.winners = winners  # mask
        self.ending = ending
        self.built = built  # ER-20.11: mask of lands with a built Tower
        self.taken = taken  # mask of lands whose owner took them from a rival
        self.gained = gained  # 1 when an attack of this turn gained a land
        self.granted = granted  # further Capture phases granted and not yet begun: ER-3.19
        self.replaced = replaced  # 1 when an effect has replaced the attack or skip: ER-3.20
        self.reach = reach  # 1: the next attack may aim two lands far
        self.portal = portal  # 1: the next attack may use a portal
        self.window = window  # the window now open, or NOBODY
        self.land = land  # the land under attack, or NOBODY
        self.defender = defender  # a seat, or NOBODY for neutrals
        self.squad = squad  # the squad fought, or NOBODY
        self.neutral_seat = neutral_seat  # ER-5.16: who plays the neutrals
        self.in_battle = in_battle  # from the close of the pre-battle window to the end: ER-5.24
        self.laid = laid  # 1 from the layout on
        self.base = base  # depth of the stack under the frames of the battle
        self.reserve_side = reserve_side  # ER-6.14
        self.battle_round = battle_round
        self.turns_at = (
            turns_at  # ER-8.4: per initiative, who took the last turn at it (2 bits each)
        )
        self.quiet = quiet  # consecutive quiet rounds: ER-10.4
        self.struck_round = struck_round  # 1 when a strike was made this round
        self.moved_round = moved_round  # 1 when Movement was used this round
        self.disturbed = (
            disturbed  # 1 when an effect took a turn or forbade a strike this round: ER-10.4
        )
        self.round_over = round_over  # 1 between rounds and in the final window
        self.card_turns = card_turns  # card turns begun in this round
        self.acting = acting  # place of the card whose turn it is, or NOBODY
        self.struck = (
            struck  # place of the card hit by the strike that opened the wound window, or NOBODY
        )
        self.struck_symbol = struck_symbol  # the direction on the struck card that the strike met
        self.striker_side = (
            striker_side  # side of a simple strike that removed a life, or NOBODY: ER-20.8
        )
        self.lost_lives = lost_lives  # 1 when lives were lost and no wound window has dealt with it
        self.took_effect = took_effect  # 1 when something took effect in the final window: ER-10.5
        self.silent = silent  # 1: no Action may be declared until the end of the battle
        self.fury = fury  # mask of sides in fury until the end of the round
        self.broken_off = broken_off  # REPLAYED or RETREATED, until the chain is carried out
        self.people = people  # by seat, index into PEOPLES
        self.n_lands = n_lands  # by seat
        self.owner = owner  # by land: a seat or NOBODY
        self.ward = ward  # by seat: mask of lands he protects
        self.goals = goals  # by seat: card or NOBODY
        self.goal_seen = (
            goal_seen  # looker * n + owner: kind + 1, negative once it may have changed
        )
        self.offers = offers  # by seat: trade offers made this turn
        self.neutral_deck = neutral_deck
        self.neutral_discard = neutral_discard
        self.squads = squads  # five ints each: three cards, FACE_UP, KNOWN_BY
        self.artifact_deck = artifact_deck
        self.artifact_discard = artifact_discard
        self.undealt = undealt  # goals
        self.removed = removed  # out of the game, unseen
        self.lair = lair  # Dragons in their places
        self.used = used  # cards whose Action was declared this turn: ER-12.23
        self.used_in_battle = used_in_battle  # those of them declared in this battle: ER-20.4
        self.attack_cards = attack_cards  # committed; after the layout the original three
        self.defence_cards = defence_cards
        self.places = places  # the battle board: STRIDE ints for each of the six places
        self.chain = chain  # declared things, LINK ints each
        self.draft = draft  # a declaration or trade offer being put together
        self.offer = offer  # a trade offer made; fields in trade.py
        self.glimpse = glimpse  # the last look at a hand this turn: looker, rival, kinds
        self.layout = layout  # the last layout: kinds by place, for the view
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.artifacts = artifacts
        self.treasures = treasures

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
            self.people[:],
            self.n_lands[:],
            self.owner[:],
            self.ward[:],
            self.goals[:],
            self.goal_seen[:],
            self.offers[:],
            self.neutral_deck[:],
            self.neutral_discard[:],
            self.squads[:],
            self.artifact_deck[:],
            self.artifact_discard[:],
            self.undealt[:],
            self.removed[:],
            self.lair[:],
            self.used[:],
            self.used_in_battle[:],
            self.attack_cards[:],
            self.defence_cards[:],
            self.places[:],
            self.chain[:],
            self.draft[:],
            self.offer[:],
            self.glimpse[:],
            self.layout[:],
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.decks],
            [zone[:] for zone in self.discards],
            [zone[:] for zone in self.artifacts],
            [zone[:] for zone in self.treasures],
        )

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
                *self._scalars(),
                *self._flat(),
                *self._zones(),
            ),
        )

    def key(self) -> tuple[int, ...]:
        key = self.base_key()
        key.extend(self._scalars())
        for flat in self._flat():
            key.append(-9)
            key.extend(flat)
        for zones in self._zones():
            for zone in zones:
                key.append(-9)
                key.extend(zone)
        return tuple(key)

    def _scalars(self) -> list[int]:
        return [
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
        ]

    def _flat(self) -> list[list[int]]:
        return [
            self.people,
            self.n_lands,
            self.owner,
            self.ward,
            self.goals,
            self.goal_seen,
            self.offers,
            self.neutral_deck,
            self.neutral_discard,
            self.squads,
            self.artifact_deck,
            self.artifact_discard,
            self.undealt,
            self.removed,
            self.lair,
            self.used,
            self.used_in_battle,
            self.attack_cards,
            self.defence_cards,
            self.places,
            self.chain,
            self.draft,
            self.offer,
            self.glimpse,
            self.layout,
        ]

    def _zones(self) -> list[list[list[int]]]:
        return [
            self.hands,
            self.decks,
            self.discards,
            self.artifacts,
            self.treasures,
        ]


def tell(s: ElvenState, kind: int, *args: int) -> None:
    """Report an event that everybody sees."""
    if s.events is not None:
        s.events.append((kind, ALL, 0, *args))


def tell_some(s: ElvenState, seen: int, n_open: int, kind: int, *args: int) -> None:
    """Report an event of which only the seats in the mask see more than n_open arguments."""
    if s.events is not None:
        s.events.append((kind, seen, n_open, *args))


def spot(s: ElvenState, land: int) -> int:
    """A land for the log, which knows no board: lands of the hexagon come after 64."""
    return land + 64 if s.n == 3 else land


def is_out(s: ElvenState, seat: int) -> bool:
    """ER-17.5: eliminated."""
    return s.out >> seat & 1 == 1


def clockwise(s: ElvenState, seat: int) -> int:
    """ER-2.20: the next player still in the game."""
    other = seat
    while True:
        other += 1
        if other == s.n:
            other = 0
        if not is_out(s, other):
            return other


def rivals(s: ElvenState, seat: int) -> list[int]:
    """ER-1.13: all other players still in the game, clockwise."""
    found: list[int] = []
    for step in range(1, s.n):
        other = (seat + step) % s.n
        if not is_out(s, other):
            found.append(other)
    return found


def feature(s: ElvenState, land: int) -> int:
    """What stands on a land; a built Tower is a Tower (ER-11.15)."""
    if s.built >> land & 1:
        return m.TOWER
    return s.board.feature[land]


def n_castles(s: ElvenState, seat: int) -> int:
    """Corner castles a player owns."""
    n = 0
    for land in s.board.castles:
        if s.owner[land] == seat:
            n += 1
    return n


def owns_central(s: ElvenState, seat: int) -> bool:
    return s.owner[s.board.central] == seat


def n_towers(s: ElvenState, seat: int) -> int:
    """ER-17.10: built Towers count."""
    n = 0
    for land, owner in enumerate(s.owner):
        if owner == seat and feature(s, land) == m.TOWER:
            n += 1
    return n


def dragon_of(s: ElvenState, land: int) -> int:
    """ER-11.8: the Dragon tied to a castle."""
    if land == s.board.central:
        return s.table.dragon(m.NOBODY)
    return s.table.dragon(s.people[s.board.castles.index(land)])


def free_dragons(s: ElvenState, seat: int) -> list[int]:
    """ER-18.4, ER-18.6, ER-18.11: captured Dragons a player may commit."""
    if s.scenario != m.DRAGON_LORD:
        return []  # ER-11.4
    found: list[int] = []
    for home, land in enumerate(s.board.castles):
        if home != seat and s.owner[land] == seat:
            dragon = dragon_of(s, land)
            if dragon in s.lair:
                found.append(dragon)
    return found


def n_committable(s: ElvenState, seat: int) -> int:
    """ER-3.13, ER-18.10: how many cards a player can commit."""
    if s.scenario == m.DRAGON_LORD:
        return len(s.hands[seat]) + len(free_dragons(s, seat))
    return len(s.hands[seat])


def n_squads(s: ElvenState) -> int:
    """Squads still there."""
    n = 0
    for at in range(0, len(s.squads), m.SQUAD):
        if s.squads[at] != m.NOBODY:
            n += 1
    return n


def side_of(s: ElvenState, seat: int) -> int:
    """The side a player has in the present battle, or NOBODY (ER-12.12, ER-12.13)."""
    if seat == s.active:
        return m.ATTACKER
    return m.DEFENDER if seat == s.defender else m.NOBODY


def owner_of_side(s: ElvenState, side: int) -> int:
    """Whose cards a side has; NOBODY for neutrals."""
    return s.active if side == m.ATTACKER else s.defender


def player_of_side(s: ElvenState, side: int) -> int:
    """ER-8.8: who chooses for a side."""
    if side == m.ATTACKER:
        return s.active
    return s.defender if s.defender != m.NOBODY else s.neutral_seat


def lies_at(s: ElvenState, card: int) -> int:
    """The place of the battle board where a card lies, or NOBODY."""
    for place in range(len(s.places) // m.STRIDE):
        if s.places[place * m.STRIDE + m.CARD] == card:
            return place
    return m.NOBODY


def place_of(s: ElvenState, card: int) -> int:
    """The outer place of a living card, or NOBODY."""
    for place in range(4):
        at = place * m.STRIDE
        if s.places[at + m.CARD] == card and s.places[at + m.SIDE] != m.NOBODY:
            return place
    return m.NOBODY


def n_living(s: ElvenState, side: int) -> int:
    """ER-8.22: living outer cards of a side."""
    places = s.places
    n = 0
    if places[m.SIDE] == side:
        n += 1
    if places[m.STRIDE + m.SIDE] == side:
        n += 1
    if places[2 * m.STRIDE + m.SIDE] == side:
        n += 1
    if places[3 * m.STRIDE + m.SIDE] == side:
        n += 1
    return n


def is_wiped_out(s: ElvenState) -> bool:
    """ER-10.1: a side has no living outer card."""
    return n_living(s, m.ATTACKER) == 0 or n_living(s, m.DEFENDER) == 0


def take_kind(s: ElvenState, zone: list[int], kind: int) -> int:
    """Take a card of a kind out of a zone.

    Of two copies the one whose Action was declared this turn goes first (ER-12.23): the
    copies differ in nothing else.
    """
    found = m.NOBODY
    for card in zone:
        if s.table.kind[card] == kind and (found == m.NOBODY or card in s.used):
            found = card
    zone.remove(found)
    return found


def add_kind(s: ElvenState, kinds: list[int], card: int) -> None:
    """Add a card's kind to a sorted list of different kinds."""
    kind = s.table.kind[card]
    at = 0
    while at < len(kinds) and kinds[at] < kind:
        at += 1
    if at == len(kinds) or kinds[at] != kind:
        kinds.insert(at, kind)


def kinds_in(s: ElvenState, zone: list[int]) -> list[int]:
    """The different kinds in a zone, ascending: equal cards are offered once."""
    kinds: list[int] = []
    for card in zone:
        add_kind(s, kinds, card)
    return kinds
