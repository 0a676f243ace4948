"""Deal, redeal and forming the squad: chapters 5 and 6 of RULES.md."""

from bisect import insort
from typing import Final

from koloda.games.berserk.events import E_CONFIRMED, E_REDEALT, tell
from koloda.games.berserk.model import (
    FLAGS,
    FLYING,
    STREAM_DECK,
    TERRAIN,
    UNIQUE,
    V_CONFIRM,
    V_REDEAL,
    V_TAKE,
)
from koloda.games.berserk.state import BerserkState, role
from koloda.games.berserk.table import CardTable
from koloda.kernel.frames import pop
from koloda.kernel.options import pack
from koloda.kernel.piles import draw_from

DEAL: Final = 15
GOLD: Final[list[int]] = [24, 25]  # BK-6.2
SILVER: Final[list[int]] = [22, 23]
FLYER_LIMIT: Final = 15  # BK-6.11


def deal(s: BerserkState, seat: int, n: int) -> None:
    """BK-5.2: deal n cards from the own shuffled deck."""
    s.deal_size[seat] = n
    for _ in range(n):
        insort(s.deals[seat], draw_from(s, s.decks[seat], STREAM_DECK + seat))


def redeal(s: BerserkState, seat: int) -> None:
    """BK-5.3: shuffle the dealt cards back and deal one fewer; from 1 card 1 again (BK-5.9)."""
    s.decks[seat].extend(s.deals[seat])
    s.decks[seat].extend(s.squads[seat])
    s.decks[seat].sort()
    s.deals[seat].clear()
    s.squads[seat].clear()
    s.redeals[seat] += 1
    deal(s, seat, max(1, s.deal_size[seat] - 1))
    tell(s, E_REDEALT, seat, s.deal_size[seat], s.redeals[seat])


def confirm(s: BerserkState, seat: int) -> None:
    """BK-6.17: what was not taken is shuffled back into the deck."""
    s.decks[seat].extend(s.deals[seat])
    s.decks[seat].sort()
    s.deals[seat].clear()
    s.progress[seat] = 1
    tell(s, E_CONFIRMED, seat)


def n_elements(mask: int) -> int:
    """How many elements a mask holds (BK-6.3 to 6.6)."""
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def gold(role: int, elements: int) -> int:
    """BK-6.3: one gold less for each element beyond the first."""
    return GOLD[role] - max(0, n_elements(elements) - 1)


def is_payable(t: CardTable, role: int, squad: list[int], *more: int) -> bool:
    """Whether these cards may stand in one squad: BK-6.7 to 6.13."""
    elements = elite = total = flyers = terrains = 0
    cards = [*squad, *more]
    for i, kind in enumerate(cards):
        cost = t.cost[kind]
        elements |= t.elements[kind]  # BK-6.5, 6.6
        total += cost
        if t.elite[kind]:
            elite += cost
        if t.subtype[kind] == FLYING:
            flyers += cost
        if t.type[kind] == TERRAIN:
            terrains += 1
        if t.base[kind * 2][FLAGS] & UNIQUE and kind in cards[:i]:
            return False  # BK-6.12
    budget = gold(role, elements)
    if elite > budget or total > budget + SILVER[role]:
        return False  # BK-6.9
    return flyers <= FLYER_LIMIT and terrains <= 1  # BK-6.11, 6.13


def has_independent(t: CardTable, cards: list[int]) -> bool:
    """BK-6.14: a creature that is not a symbiote."""
    return any(t.independent[kind] for kind in cards)


def _leaves_a_squad(s: BerserkState, seat: int, kind: int) -> bool:
    """Whether a legal squad can still be formed after taking this card (BK-6.14)."""
    t = s.table
    squad = s.squads[seat]
    if t.independent[kind] or has_independent(t, squad):
        return True
    for other in s.deals[seat]:
        if t.independent[other] and is_payable(t, role(s, seat), squad, kind, other):
            return True
    return False


def options_draft(s: BerserkState, seat: int) -> list[int]:
    """DP2, DP3: take a card, confirm, or redeal."""
    t = s.table
    dealt, squad = s.deals[seat], s.squads[seat]
    if not has_independent(t, dealt) and not has_independent(t, squad):
        return [pack(V_REDEAL)]  # BK-5.9
    out = [pack(V_REDEAL)] if s.deal_size[seat] > 1 else []  # BK-5.5, 5.7
    for i, kind in enumerate(dealt):
        if i and dealt[i - 1] == kind:
            continue
        if is_payable(t, role(s, seat), squad, kind) and _leaves_a_squad(s, seat, kind):
            out.append(pack(V_TAKE, kind))
    if has_independent(t, squad):
        out.append(pack(V_CONFIRM))
    return out


def apply_draft(s: BerserkState, seat: int, verb: int, kind: int) -> None:
    """Carry out an option of the draft."""
    if verb == V_REDEAL:
        redeal(s, seat)
    elif verb == V_TAKE:
        s.deals[seat].remove(kind)
        insort(s.squads[seat], kind)
    else:
        confirm(s, seat)
        pop(s)
