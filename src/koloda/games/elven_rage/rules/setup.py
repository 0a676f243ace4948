"""Set-up: chapter 2 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Table
from koloda.games.elven_rage.rules.piles import deal_squads, draw
from koloda.games.elven_rage.rules.position import new_elven_state
from koloda.games.elven_rage.rules.state import ElvenState, tell
from koloda.kernel.frames import push
from koloda.kernel.piles import draw_from


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
    limit = round_limit if round_limit else m.ROUND_LIMITS[scenario]  # ER-17.11, ER-17.13
    s = new_elven_state(seed, table, board, seats, scenario, limit)
    if listen:
        s.events = []
    s.lair.append(table.dragon(m.NOBODY))  # ER-2.7
    s.neutral_deck.extend(table.cards(m.NEUTRAL))  # ER-2.9
    deal_squads(s)
    s.artifact_deck.extend(artifacts(table, scenario))  # ER-2.13
    s.people = peoples if peoples else draw_lots(s)  # ER-2.14
    s.first = draw_turn_order(s)
    s.active = s.first
    for seat in range(seats):
        s.owner[board.castles[seat]] = seat  # ER-2.21, ER-2.22
        s.lair.append(table.dragon(s.people[seat]))  # ER-2.23
        s.decks[seat].extend(table.deck(s.people[seat]))  # ER-2.24
    for seat in range(seats):
        draw(s, seat, m.FIRST_HAND)  # ER-2.25
    if scenario != m.DRAGON_LORD:
        deal_goals(s)  # ER-18.2
    push(s, m.OP_TURN, s.first, 0, 0)
    return s


def artifacts(table: Table, scenario: int) -> list[int]:
    """ER-18.12: in Dragon Lord without those that look at or exchange goals."""
    cards = table.cards(m.ARTIFACT)
    if scenario != m.DRAGON_LORD:
        return cards
    return [
        card for card in cards if table.effect[table.kind[card]] not in (m.LOOK_GOAL, m.SWAP_GOAL)
    ]


def draw_lots(s: ElvenState) -> list[int]:
    """ER-2.15, ER-2.16: one card of each of the four peoples; each player draws one."""
    lots = list(range(len(m.PEOPLES)))
    drawn: list[int] = []
    for seat in range(s.n):
        people = draw_from(s, lots, m.STREAM_SETUP)
        drawn.append(people)
        if s.events is not None:
            tell(s, m.EV_LOT, seat, people)
    return drawn


def draw_turn_order(s: ElvenState) -> int:
    """ER-2.17 to ER-2.19: the highest initiative is first; those tied draw again."""
    tied = list(range(s.n))
    while len(tied) > 1:
        deck = s.neutral_deck[:]
        drawn = [draw_from(s, deck, m.STREAM_SETUP) for _ in tied]
        values = [
            s.table.stats[s.table.kind[card]][m.STAT_INITIATIVE] for card in drawn
        ]  # a Treasure counts 0
        if s.events is not None:
            for seat, card in zip(tied, drawn, strict=False):
                tell(s, m.EV_ORDER_CARD, seat, s.table.kind[card])  # ER-19.18
        tied = [seat for seat, value in zip(tied, values, strict=False) if value == max(values)]
    if s.events is not None:
        tell(s, m.EV_FIRST, tied[0])
    return tied[0]


def deal_goals(s: ElvenState) -> None:
    """ER-2.26, ER-2.27: each player takes one secretly, the rest stay unseen."""
    s.undealt.extend(s.table.cards(m.GOAL))
    for seat in range(s.n):
        s.goals[seat] = draw_from(s, s.undealt, m.STREAM_GOAL)
