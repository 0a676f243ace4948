"""Deal, redeal and forming the squad: chapters 5 and 6 of RULES.md."""

from bisect import insort
from typing import Final, TypeAlias

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.table import CardTable
from koloda.games.berserk.rules.events import E_CONFIRMED, E_REDEALT, tell
from koloda.games.berserk.rules.state import BerserkState, changed, role
from koloda.kernel.frames import pop
from koloda.kernel.options import pack
from koloda.kernel.piles import draw_from, own

DEAL: Final = 15
GOLD: Final[list[int]] = [24, 25]  # BK-6.2
SILVER: Final[list[int]] = [22, 23]
FLYER_LIMIT: Final = 15  # BK-6.11
BEYOND_FIRST: Final[list[int]] = [
    max(0, mask.bit_count() - 1) for mask in range(1 << m.N_ELEMENTS)
]  # by elements as bits

Bill: TypeAlias = tuple[int, int, int, int, int]


def deal_size(s: BerserkState, seat: int) -> int:
    """BK-5.3, 5.4, 5.9: one card fewer after each redeal; from 1 card 1 again."""
    return max(1, DEAL - s.redeals[seat])


def deal(s: BerserkState, seat: int) -> None:
    """BK-5.2: deal from the own shuffled deck."""
    s.decks, s.deals = own(s.decks), own(s.deals)
    for _ in range(deal_size(s, seat)):
        insort(s.deals[seat], draw_from(s, s.decks[seat], m.STREAM_DECK + seat))
    s.decks[seat].sort()  # BK-29.2: an order that nobody knows does not exist


def redeal(s: BerserkState, seat: int) -> None:
    """BK-5.3, 5.6: shuffle the dealt cards back and deal one fewer; the budget stays."""
    s.squads = own(s.squads)
    _put_back(s, seat)
    s.decks[seat] = sorted(s.decks[seat] + s.squads[seat])
    s.squads[seat] = []
    s.redeals = changed(s.redeals, seat, s.redeals[seat] + 1)
    deal(s, seat)
    tell(s, E_REDEALT, seat, deal_size(s, seat), s.redeals[seat])


def confirm(s: BerserkState, seat: int) -> None:
    """BK-6.17, 29.5: what was not taken is shuffled back into the deck."""
    _put_back(s, seat)
    s.progress = changed(s.progress, seat, m.CONFIRMED)
    tell(s, E_CONFIRMED, seat)


def _put_back(s: BerserkState, seat: int) -> None:
    """The dealt cards that were not taken go into the deck."""
    s.decks, s.deals = own(s.decks), own(s.deals)
    s.decks[seat] = sorted(s.decks[seat] + s.deals[seat])
    s.deals[seat] = []


def gold(role: int, elements: int) -> int:
    """BK-6.3: one gold less for each element beyond the first."""
    return GOLD[role] - BEYOND_FIRST[elements]


def is_payable(t: CardTable, role: int, squad: list[int], *more: int) -> bool:
    """Whether these cards may stand in one squad: BK-6.7 to 6.13, and nothing else (BK-6.16)."""
    cards = [*squad, *more]
    for i, kind in enumerate(cards):
        if t.unique[kind] and kind in cards[:i]:
            return False  # BK-6.12
    return is_within_limits(role, bill(t, cards))


def bill(t: CardTable, cards: list[int]) -> Bill:
    """Elements, cost of elite cards, of all cards and of flyers, number of terrains."""
    elements = elite = total = flyers = terrains = 0
    for kind in cards:
        cost = t.cost[kind]
        elements |= t.elements[kind]  # BK-6.4 to 6.6
        total += cost
        if t.elite[kind]:
            elite += cost
        if t.subtype[kind] == m.FLYING:
            flyers += cost
        if t.type[kind] == m.TERRAIN:
            terrains += 1
    return elements, elite, total, flyers, terrains


def is_within_limits(role: int, so_far: Bill) -> bool:
    """Whether a role can pay a bill, and the limits of flyers and terrains hold."""
    elements, elite, total, flyers, terrains = so_far
    budget = gold(role, elements)
    if elite > budget or total > budget + SILVER[role]:
        return False  # BK-6.9
    return flyers <= FLYER_LIMIT and terrains <= 1  # BK-6.11, 6.13


def _may_join(t: CardTable, role: int, squad: list[int], so_far: Bill, kind: int) -> bool:
    """is_payable for a payable squad, whose bill is known, and one more card."""
    if t.unique[kind] and kind in squad:
        return False  # BK-6.12
    return is_within_limits(role, with_card(t, so_far, kind))


def with_card(t: CardTable, so_far: Bill, kind: int) -> Bill:
    """The bill of one card more."""
    cost = t.cost[kind]
    return (
        so_far[0] | t.elements[kind],
        so_far[1] + (cost if t.elite[kind] else 0),
        so_far[2] + cost,
        so_far[3] + (cost if t.subtype[kind] == m.FLYING else 0),
        so_far[4] + (1 if t.type[kind] == m.TERRAIN else 0),
    )


def crystals(role: int, so_far: Bill) -> int:
    """What is left to spend of both kinds together."""
    return gold(role, so_far[0]) + SILVER[role] - so_far[2]


def crystals_left(t: CardTable, role: int, squad: list[int]) -> tuple[int, int]:
    """Gold and silver left: elite cards cost gold, others silver, then gold (BK-6.7, 6.8)."""
    elements = elite = ordinary = 0
    for kind in squad:
        elements |= t.elements[kind]
        if t.elite[kind]:
            elite += t.cost[kind]
        else:
            ordinary += t.cost[kind]
    more = max(0, ordinary - SILVER[role])
    return gold(role, elements) - elite - more, max(0, SILVER[role] - ordinary)


def has_independent(t: CardTable, cards: list[int]) -> bool:
    """BK-6.14: a creature that is not a symbiote."""
    return any(t.independent[kind] for kind in cards)


def _leaves_a_squad(s: BerserkState, seat: int, kind: int) -> bool:
    """Whether a squad without a creature can still become legal after this card (BK-6.14)."""
    t = s.table
    squad = s.squads[seat]
    if t.independent[kind]:
        return True
    for other in s.deals[seat]:
        if t.independent[other] and is_payable(t, role(s, seat), squad, kind, other):
            return True
    return False


def options_draft(s: BerserkState, seat: int) -> list[int]:
    """DP2, DP3: take a card, confirm, or redeal."""
    t = s.table
    dealt, squad = s.deals[seat], s.squads[seat]
    led = has_independent(t, squad)
    if not led and not has_independent(t, dealt):
        return [pack(m.V_REDEAL)]  # BK-5.9
    side, so_far = role(s, seat), bill(t, squad)
    out = [pack(m.V_REDEAL)] if deal_size(s, seat) > 1 else []  # BK-5.5, 5.7
    for i, kind in enumerate(dealt):
        if i and dealt[i - 1] == kind:
            continue
        if _may_join(t, side, squad, so_far, kind) and (led or _leaves_a_squad(s, seat, kind)):
            out.append(pack(m.V_TAKE, kind))
    if led:
        out.append(pack(m.V_CONFIRM))  # BK-6.15: whatever is left to spend
    return out


def apply_draft(s: BerserkState, seat: int, verb: int, kind: int) -> None:
    """Carry out an option of the draft."""
    if verb == m.V_REDEAL:
        redeal(s, seat)
    elif verb == m.V_TAKE:
        s.deals, s.squads = own(s.deals), own(s.squads)
        s.deals[seat].remove(kind)
        insort(s.squads[seat], kind)
    else:
        confirm(s, seat)
        pop(s)
