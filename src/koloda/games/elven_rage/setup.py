"""Set-up: chapter 2 of RULES.md."""

from koloda.games.elven_rage.model import (
    ARTIFACT,
    CARD,
    DRAGON_LORD,
    EV_FIRST,
    EV_LOT,
    EV_ORDER_CARD,
    FIRST_HAND,
    GOAL,
    LOOK_GOAL,
    N_STREAMS,
    NEUTRAL,
    NOBODY,
    OP_TURN,
    PEOPLES,
    ROUND_LIMITS,
    RUNNING,
    SIDE,
    STREAM_GOAL,
    STREAM_SETUP,
    STRIDE,
    SWAP_GOAL,
)
from koloda.games.elven_rage.piles import deal_squads, draw
from koloda.games.elven_rage.state import ElvenState, tell
from koloda.games.elven_rage.table import Board, Table
from koloda.kernel.frames import push
from koloda.kernel.piles import draw_from
from koloda.kernel.rng import key_of


def set_up(
    table: Table,
    seed: int,
    seats: int,
    scenario: int,
    pair: int,
    peoples: list[int],
    round_limit: int,
    listen: bool,
) -> ElvenState:
    """ER-2.28: the steps of set-up in their order; an empty list of peoples asks for lots."""
    board = table.boards[pair if seats == 2 else seats + 1]  # ER-2.1, ER-2.2
    limit = round_limit if round_limit else ROUND_LIMITS[scenario]  # ER-17.11, ER-17.13
    s = empty(table, board, seed, seats, scenario, limit)
    if listen:
        s.events = []
    s.lair.append(table.dragon(NOBODY))  # ER-2.7
    s.neutral_deck.extend(table.cards(NEUTRAL))  # ER-2.9
    deal_squads(s)
    s.artifact_deck.extend(artifacts(table, scenario))  # ER-2.13
    s.people.extend(peoples if peoples else draw_lots(s))  # ER-2.14
    s.first = draw_turn_order(s)
    s.active = s.first
    for seat in range(seats):
        s.owner[board.castles[seat]] = seat  # ER-2.21, ER-2.22
        s.lair.append(table.dragon(s.people[seat]))  # ER-2.23
        s.decks[seat].extend(table.deck(s.people[seat]))  # ER-2.24
    for seat in range(seats):
        draw(s, seat, FIRST_HAND)  # ER-2.25
    if scenario != DRAGON_LORD:
        deal_goals(s)  # ER-18.2
    push(s, OP_TURN, s.first, 0, 0)
    return s


def artifacts(table: Table, scenario: int) -> list[int]:
    """ER-18.12: in Dragon Lord without those that look at or exchange goals."""
    cards = table.cards(ARTIFACT)
    if scenario != DRAGON_LORD:
        return cards
    return [card for card in cards if table.effect[table.kind[card]] not in (LOOK_GOAL, SWAP_GOAL)]


def draw_lots(s: ElvenState) -> list[int]:
    """ER-2.15, ER-2.16: one card of each of the four peoples; each player draws one."""
    lots = list(range(len(PEOPLES)))
    drawn: list[int] = []
    for seat in range(s.n):
        people = draw_from(s, lots, STREAM_SETUP)
        drawn.append(people)
        if s.events is not None:
            tell(s, EV_LOT, seat, people)
    return drawn


def draw_turn_order(s: ElvenState) -> int:
    """ER-2.17 to ER-2.19: the highest initiative is first; those tied draw again."""
    tied = list(range(s.n))
    while len(tied) > 1:
        deck = s.neutral_deck[:]
        drawn = [draw_from(s, deck, STREAM_SETUP) for _ in tied]
        values = [s.table.stats[s.table.kind[card]][0] for card in drawn]  # a Treasure counts 0
        if s.events is not None:
            for seat, card in zip(tied, drawn, strict=False):
                tell(s, EV_ORDER_CARD, seat, s.table.kind[card])  # ER-19.18
        tied = [seat for seat, value in zip(tied, values, strict=False) if value == max(values)]
    if s.events is not None:
        tell(s, EV_FIRST, tied[0])
    return tied[0]


def deal_goals(s: ElvenState) -> None:
    """ER-2.26, ER-2.27: each player takes one secretly, the rest stay unseen."""
    s.undealt.extend(s.table.cards(GOAL))
    for seat in range(s.n):
        s.goals[seat] = draw_from(s, s.undealt, STREAM_GOAL)


def empty(
    table: Table, board: Board, seed: int, seats: int, scenario: int, round_limit: int
) -> ElvenState:
    """A table with nothing on it yet."""
    low, high = key_of(seed)
    places = [0] * (6 * STRIDE)
    for place in range(6):
        places[place * STRIDE + CARD] = places[place * STRIDE + SIDE] = NOBODY
    return ElvenState(
        key_low=low,
        key_high=high,
        counters=[0] * N_STREAMS,
        stack=[],
        forced=[],
        table=table,
        board=board,
        n=seats,
        scenario=scenario,
        round_limit=round_limit,
        active=0,
        first=0,
        round_no=1,
        begun=0,
        out=0,
        winners=0,
        ending=RUNNING,
        built=0,
        taken=0,
        gained=0,
        granted=0,
        replaced=0,
        reach=0,
        portal=0,
        window=NOBODY,
        land=NOBODY,
        defender=NOBODY,
        squad=NOBODY,
        neutral_seat=NOBODY,
        in_battle=0,
        laid=0,
        base=0,
        reserve_side=NOBODY,
        battle_round=0,
        turns_at=0,
        quiet=0,
        struck_round=0,
        moved_round=0,
        disturbed=0,
        round_over=0,
        card_turns=0,
        acting=NOBODY,
        struck=NOBODY,
        struck_symbol=0,
        striker_side=NOBODY,
        lost_lives=0,
        took_effect=0,
        silent=0,
        fury=0,
        broken_off=0,
        n_lands=[1] * seats,
        owner=[NOBODY] * len(board.names),
        ward=[0] * seats,
        goals=[NOBODY] * seats,
        goal_seen=[0] * (seats * seats),
        offers=[0] * seats,
        people=[],
        neutral_deck=[],
        neutral_discard=[],
        squads=[],
        artifact_deck=[],
        artifact_discard=[],
        undealt=[],
        removed=[],
        lair=[],
        used=[],
        used_in_battle=[],
        attack_cards=[],
        defence_cards=[],
        chain=[],
        draft=[],
        offer=[],
        glimpse=[],
        layout=[],
        places=places,
        hands=[[] for _ in range(seats)],
        decks=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        artifacts=[[] for _ in range(seats)],
        treasures=[[] for _ in range(seats)],
    )
