"""Treasures and trade: chapters 14 and 16 of RULES.md.

Treasures and Artifacts change hands (ER-16.1, ER-16.3) and nothing else (ER-16.5); what is
promised or told beside an offer is talk (ER-16.4, ER-16.6, ER-16.12).
"""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.lands import own_artifact, own_treasure
from koloda.games.elven_rage.rules.piles import draw
from koloda.games.elven_rage.rules.state import ElvenState, kinds_in, tell, tell_some
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import a_of, pack, verb_of

# Stages of putting an offer together; the draft is: rival, Treasures given, Treasures asked,
# Artifacts asked, then the Artifacts given
STAGE_GIVE_TREASURES = 0
STAGE_GIVE_ARTIFACTS = 1
STAGE_ASK_TREASURES = 2
STAGE_ASK_ARTIFACTS = 3
STAGE_MADE = 4
DRAFT_RIVAL = 0
DRAFT_GIVEN = 1
DRAFT_ASKED = 2
DRAFT_ASKED_ARTIFACTS = 3
ARTIFACTS_FROM = 4

# The offer made: the offerer, then the draft; after it the Artifacts of the other side
OFFERER = 0
RIVAL = 1
GIVEN_TREASURES = 2
ASKED_TREASURES = 3
ASKED_ARTIFACTS = 4
GIVEN_FROM = 5


def exchange(s: ElvenState, seat: int) -> None:
    """ER-14.3, ER-14.6, ER-14.7: a Treasure for a summon of 2 cards, then down to 5."""
    window = s.window
    pop(s)
    s.neutral_discard.append(s.treasures[seat].pop())
    if s.events is not None:
        tell(s, m.EV_EXCHANGES, seat)
    draw(s, seat, 2)
    then(s, (m.OP_CUT, seat, 0, 0), (m.OP_GOALS, 0, 0, 0), (m.OP_RESUME, window, 0, 0))


def begin_offer(s: ElvenState, seat: int, rival: int) -> None:
    """ER-16.8: an offer names one rival; it counts from here on (ER-16.10)."""
    s.offers[seat] += 1
    s.draft.extend((rival, 0, 0, 0))
    next_stage(s, seat, STAGE_GIVE_TREASURES)


def most(s: ElvenState, seat: int, stage: int) -> int:
    """How much a stage can add to the offer."""
    rival = s.draft[DRAFT_RIVAL]
    if stage == STAGE_GIVE_TREASURES:
        return len(s.treasures[seat])
    if stage == STAGE_GIVE_ARTIFACTS:
        return len(s.artifacts[seat]) - (len(s.draft) - ARTIFACTS_FROM)
    if stage == STAGE_ASK_TREASURES:
        return len(s.treasures[rival])
    return len(s.artifacts[rival]) if stage == STAGE_ASK_ARTIFACTS else 0


def may_add_nothing(s: ElvenState, seat: int, stage: int) -> bool:
    """ER-16.8: at least one thing in all, now or at a later stage."""
    if sum(s.draft[DRAFT_GIVEN:ARTIFACTS_FROM]) > 0 or len(s.draft) > ARTIFACTS_FROM:
        return True
    for later in range(stage + 1, STAGE_MADE):
        if most(s, seat, later) > 0:
            return True
    return False


def next_stage(s: ElvenState, seat: int, stage: int) -> None:
    """Ask for the next part of the offer; stages with nothing to add are left out."""
    while stage < STAGE_MADE and most(s, seat, stage) == 0:
        stage += 1
    if stage == STAGE_MADE:
        make_offer(s, seat)
    else:
        push(s, m.ASK_OFFER, seat, stage, 0)


def options_offer(s: ElvenState, seat: int, stage: int, c: int) -> list[int]:
    """D5: numbers of Treasures and Artifacts, own Artifacts one by one."""
    least = 0 if may_add_nothing(s, seat, stage) else 1
    if stage == STAGE_GIVE_ARTIFACTS:
        given = s.draft[ARTIFACTS_FROM:]
        left = [card for card in s.artifacts[seat] if card not in given]
        out = [pack(m.GIVE_ARTIFACT, kind) for kind in kinds_in(s, left)]
        if least == 0:
            out.append(pack(m.DONE))
        return out
    verb = m.GIVE_TREASURES
    if stage == STAGE_ASK_TREASURES:
        verb = m.ASK_TREASURES
    elif stage == STAGE_ASK_ARTIFACTS:
        verb = m.ASK_ARTIFACTS
    return [pack(verb, n) for n in range(least, most(s, seat, stage) + 1)]


def answer_offer(s: ElvenState, option: int, seat: int, stage: int, c: int) -> None:
    pop(s)
    if verb_of(option) == m.GIVE_ARTIFACT:
        for card in s.artifacts[seat]:
            if s.table.kind[card] == a_of(option):
                s.draft.append(card)
        next_stage(s, seat, STAGE_GIVE_ARTIFACTS)
        return
    if stage == STAGE_GIVE_TREASURES:
        s.draft[DRAFT_GIVEN] = a_of(option)
    elif stage == STAGE_ASK_TREASURES:
        s.draft[DRAFT_ASKED] = a_of(option)
    elif stage == STAGE_ASK_ARTIFACTS:
        s.draft[DRAFT_ASKED_ARTIFACTS] = a_of(option)
    next_stage(s, seat, stage + 1)


def make_offer(s: ElvenState, seat: int) -> None:
    """ER-16.7: the rival answers at once; ER-19.23: the numbers are public."""
    step = s.stack[-2]
    pop(s)
    s.offer.append(seat)
    s.offer.extend(s.draft)
    n_given = len(s.draft) - ARTIFACTS_FROM
    rival = s.draft[DRAFT_RIVAL]
    if s.events is not None:
        asked = s.draft[DRAFT_ASKED], s.draft[DRAFT_ASKED_ARTIFACTS]
        tell(s, m.EV_OFFERS, seat, rival, s.draft[DRAFT_GIVEN], n_given, asked[0], asked[1])
    s.draft.clear()
    push(s, m.ASK_TRADE, rival, step, n_given)


def offers_made(s: ElvenState, seat: int, viewer: int) -> int:
    """ER-19.23: offers of this turn; who puts one together counts it already (ER-16.10)."""
    drafting = len(s.stack) > 0 and s.stack[-4] == m.ASK_OFFER and s.stack[-3] == seat
    return s.offers[seat] - 1 if drafting and seat != viewer else s.offers[seat]


def options_trade(s: ElvenState, seat: int, step: int, n_given: int) -> list[int]:
    """D25."""
    return [pack(m.ACCEPT), pack(m.REFUSE)]


def answer_trade(s: ElvenState, option: int, seat: int, step: int, n_given: int) -> None:
    """ER-16.11: after a refusal the offerer is asked again."""
    pop(s)
    if verb_of(option) == m.REFUSE:
        if s.events is not None:
            tell(s, m.EV_REFUSES, seat)
        push(s, m.ASK_WINDOW, s.offer[OFFERER], step, 0)
        s.offer.clear()
        return
    push(s, m.OP_TRADE, n_given, 0, 0)
    if s.offer[ASKED_ARTIFACTS] > 0:
        push(s, m.ASK_HAND_OVER, seat, s.offer[ASKED_ARTIFACTS], n_given)


def options_hand_over(s: ElvenState, seat: int, left: int, n_given: int) -> list[int]:
    """ER-16.9: which of his Artifacts, exactly as many as asked."""
    chosen = s.offer[GIVEN_FROM + n_given :]
    return [
        pack(m.HAND_OVER, kind)
        for kind in kinds_in(s, [card for card in s.artifacts[seat] if card not in chosen])
    ]


def answer_hand_over(s: ElvenState, option: int, seat: int, left: int, n_given: int) -> None:
    pop(s)
    for card in s.artifacts[seat]:
        if s.table.kind[card] == a_of(option):
            s.offer.append(card)
    if left > 1:
        push(s, m.ASK_HAND_OVER, seat, left - 1, n_given)


def op_trade(s: ElvenState, n_given: int, b: int, c: int) -> None:
    """ER-16.9: everything changes hands at the same moment."""
    offer = s.offer[:]
    s.offer.clear()
    seat, rival = offer[OFFERER], offer[RIVAL]
    window = s.window
    if s.events is not None:
        tell(s, m.EV_TRADES, seat, rival)
    for i in range(GIVEN_FROM, len(offer)):
        giver, taker = (seat, rival) if i < GIVEN_FROM + n_given else (rival, seat)
        s.artifacts[giver].remove(offer[i])
        own_artifact(s, taker, offer[i])
        if s.events is not None:
            both = 1 << seat | 1 << rival
            tell_some(s, both, 2, m.EV_HANDS_OVER, giver, taker, s.table.kind[offer[i]])
    for _ in range(offer[GIVEN_TREASURES]):
        own_treasure(s, rival, s.treasures[seat].pop())
    for _ in range(offer[ASKED_TREASURES]):
        own_treasure(s, seat, s.treasures[rival].pop(0))
    then(s, (m.OP_GOALS, 0, 0, 0), (m.OP_RESUME, window, 0, 0))
