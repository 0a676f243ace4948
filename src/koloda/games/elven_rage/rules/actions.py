"""Declaring Actions and Artifacts: chapters 12 and 15 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.choices import (
    any_of_kind,
    choices,
    first_step,
    has_choice,
    second_step,
)
from koloda.games.elven_rage.rules.piles import leaves_hand
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    add_kind,
    side_of,
    spot,
    tell,
)
from koloda.games.elven_rage.rules.victory import check_victory
from koloda.games.elven_rage.rules.windows import ask_next, ask_reply, moment
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import a_of, pack, verb_of

STEP_VERBS = [
    m.PASS, m.AT_PLACE, m.AT_SIDE, m.AT_PLACE, m.WITH_CARD, m.AT_RIVAL,
    m.AT_SQUAD, m.AT_LAND, m.TO_LAND, m.TAKE_BACK, m.TAKE_BACK,
]  # fmt: skip


def options_window(s: ElvenState, seat: int, step: int, c: int) -> list[int]:
    """ER-13.1, ER-13.2: pass, declare one thing, exchange a Treasure, offer a trade."""
    out = [pack(m.PASS)]
    add_declarations(s, seat, moment(s, seat, False), out)
    if s.window <= m.TURN_END:
        if s.treasures[seat]:
            out.append(pack(m.EXCHANGE))  # ER-14.4
        if s.offers[seat] < m.OFFERS_PER_TURN:
            add_offers(s, seat, out)
    return out


def add_offers(s: ElvenState, seat: int, out: list[int]) -> None:
    """ER-16.8: rivals with whom there is something to trade."""
    own = len(s.treasures[seat]) + len(s.artifacts[seat])
    for other in range(s.n):
        if other == seat or s.out >> other & 1:
            continue
        if own or s.treasures[other] or s.artifacts[other]:
            out.append(pack(m.OFFER, other))


def options_reply(s: ElvenState, seat: int, step: int, c: int) -> list[int]:
    """ER-12.14, ER-14.9: pass or reply with a card."""
    out = [pack(m.PASS)]
    add_declarations(s, seat, moment(s, seat, True), out)
    return out


def add_declarations(s: ElvenState, seat: int, now: int, out: list[int]) -> None:
    """Everything the player may declare at this moment, each kind once; also in battles of
    others (ER-12.10); the price is looked at here alone (ER-12.24)."""
    kinds: list[int] = []
    table = s.table
    hand = s.hands[seat]
    if not s.silent and len(hand) <= m.HAND_LIMIT:  # ER-12.9; not for Artifacts: ER-15.7
        n_lands = s.n_lands[seat]
        for card in hand:
            kind = table.kind[card]
            if (
                table.when[kind] & now
                and table.price[kind] <= n_lands  # ER-12.3, ER-12.4
                and can_declare(s, seat, card, kind)
                and card not in s.used  # ER-12.23
            ):
                add_kind(s, kinds, card)
    for card in s.artifacts[seat]:
        kind = table.kind[card]
        if table.when[kind] & now and can_declare(s, seat, card, kind):  # ER-15.2, ER-15.6
            add_kind(s, kinds, card)
    for kind in kinds:
        out.append(pack(m.DECLARE, kind))


def can_declare(s: ElvenState, seat: int, card: int, kind: int) -> bool:
    """Scope, condition and targets; ER-12.12, ER-12.17, ER-15.9."""
    if s.table.scope[kind] == m.OWN_BATTLE and side_of(s, seat) == m.NOBODY:
        return False
    if s.table.needs_gain[kind] and not s.gained:
        return False
    return has_choice(s, seat, card)


def declare(s: ElvenState, seat: int, kind: int) -> None:
    """Begin a declaration; it is not made before its targets are chosen (ER-13.6)."""
    zone = s.artifacts[seat] if s.table.family[kind] == m.ARTIFACT else s.hands[seat]
    for card in zone:
        if s.table.kind[card] == kind and card not in s.used:
            s.draft.append(card)
            break
    step = first_step(s.table, kind)
    if step == m.STEP_NONE:
        make_declaration(s, seat)
    else:
        push(s, m.ASK_TARGET, seat, step, 0)


def options_target(s: ElvenState, seat: int, step: int, c: int) -> list[int]:
    """D18: targets, directions, cards, players, lands of the effect."""
    first = s.draft[1] if len(s.draft) > 1 else m.NOBODY
    verb = STEP_VERBS[step]
    out: list[int] = []
    if step == m.STEP_SECOND_DISCARD:
        out.append(pack(m.DONE))
    for choice in choices(s, seat, s.draft[0], step, first):
        out.append(pack(verb, choice))
    return out


def answer_target(s: ElvenState, option: int, seat: int, step: int, c: int) -> None:
    """Note a choice; after the last the declaration is made."""
    pop(s)
    if verb_of(option) != m.DONE:
        s.draft.append(chosen(s, seat, step, a_of(option)))
    kind = s.table.kind[s.draft[0]]
    more = second_step(s.table, kind) if step == first_step(s.table, kind) else m.STEP_NONE
    if more == m.STEP_SECOND_DISCARD and len(s.discards[seat]) < 2:
        more = m.STEP_NONE
    if more == m.STEP_NONE:
        make_declaration(s, seat)
    else:
        push(s, m.ASK_TARGET, seat, more, 0)


def chosen(s: ElvenState, seat: int, step: int, choice: int) -> int:
    """What is noted: a card on the board or in the discard by its instance."""
    if step in (m.STEP_PLACE, m.STEP_OTHER_PLACE):
        return s.places[choice * m.STRIDE + m.CARD]
    if step in (m.STEP_DISCARD, m.STEP_SECOND_DISCARD):
        return copy_in_discard(s, seat, choice)
    return choice


def copy_in_discard(s: ElvenState, seat: int, kind: int) -> int:
    """ER-R69: of two copies the one whose Action was not declared this turn comes back."""
    taken = s.draft[1] if len(s.draft) > 1 else m.NOBODY
    found = m.NOBODY
    for card in s.discards[seat]:
        if s.table.kind[card] == kind and card != taken and (found == m.NOBODY or found in s.used):
            found = card
    return found


def make_declaration(s: ElvenState, seat: int) -> None:
    """ER-12.8: the card leaves the hand and lies face up, in no pile; the others may reply."""
    card = s.draft[0]
    kind = s.table.kind[card]
    first = s.draft[1] if len(s.draft) > 1 else m.NOBODY
    second = s.draft[2] if len(s.draft) > 2 else m.NOBODY
    implied = implied_target(s, kind)
    if implied != m.NOBODY:
        first, second = implied, s.struck_symbol if s.table.effect[kind] == m.EXTRA_HIT else first
    s.draft.clear()
    replying = s.stack[-4] == m.ASK_REPLY
    pop(s)
    if s.table.family[kind] == m.ARTIFACT:
        s.artifacts[seat].remove(card)
    else:
        s.hands[seat].remove(card)
        leaves_hand(s, seat, card)
        s.used.append(card)  # ER-12.23
        if s.in_battle:
            s.used_in_battle.append(card)  # ER-20.4
    s.chain.extend((seat, card, first, second, 0))
    if s.table.effect[kind] == m.SUBSTITUTE:
        show_in_hand(s, seat, second)  # ER-19.19
    if s.events is not None:
        tell(s, m.EV_DECLARES, seat, kind, named(s, kind, first), named2(s, kind, second))
    if not replying:
        then(s, (m.OP_CHAIN, 0, 0, 0), (m.OP_CHAIN_DONE, s.window, 0, 0))
    ask_reply(s, 1)


def show_in_hand(s: ElvenState, seat: int, kind: int) -> None:
    """A declaration names a hand card: all know that one of its kind is there."""
    if not any_of_kind(s, [card for card in s.known if card in s.hands[seat]], kind):
        for card in s.hands[seat]:
            if s.table.kind[card] == kind:
                s.known = [*s.known, card]
                return


def implied_target(s: ElvenState, kind: int) -> int:
    """The card an effect concerns without a choice, or NOBODY."""
    effect = s.table.effect[kind]
    if s.table.target[kind] == m.ACTING_CARD or effect == m.ACT_AGAIN:
        return s.places[s.acting * m.STRIDE + m.CARD]
    if effect == m.EXTRA_HIT:
        return s.places[s.struck * m.STRIDE + m.CARD]
    if effect == m.SAVE_CRITICAL:
        return s.places[m.CRITICAL * m.STRIDE + m.CARD]
    return m.NOBODY


def named(s: ElvenState, kind: int, first: int) -> int:
    """A first target for the log: cards by kind."""
    step = first_step(s.table, kind)
    card = step in (m.STEP_PLACE, m.STEP_DISCARD) or implied_target(s, kind) != m.NOBODY
    if card:
        return s.table.kind[first]
    return spot(s, first) if step == m.STEP_LAND else first


def named2(s: ElvenState, kind: int, second: int) -> int:
    """A second target for the log: cards by kind."""
    step = second_step(s.table, kind)
    if second != m.NOBODY and (step in (m.STEP_OTHER_PLACE, m.STEP_SECOND_DISCARD)):
        return s.table.kind[second]
    return spot(s, second) if step == m.STEP_DESTINATION else second


def answer_window(s: ElvenState, option: int, seat: int, step: int, c: int) -> None:
    """ER-13.2: pass, or begin a declaration."""
    if verb_of(option) == m.PASS:
        pop(s)
        ask_next(s, step + 1)
    else:
        declare(s, seat, a_of(option))


def answer_reply(s: ElvenState, option: int, seat: int, step: int, c: int) -> None:
    """ER-13.5: pass, or begin a reply."""
    if verb_of(option) == m.PASS:
        pop(s)
        ask_reply(s, step + 1)
    else:
        declare(s, seat, a_of(option))


def op_chain(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-13.5: the last declared thing first; each card is spent before the next takes effect."""
    if s.chain:
        then(s, (m.OP_EFFECT, 0, 0, 0), (m.OP_SPENT, 0, 0, 0), (m.OP_CHAIN, 0, 0, 0))


def is_void(s: ElvenState, kind: int) -> bool:
    """ER-R68: the battle this thing concerns has been broken off."""
    return s.broken_off != 0 and s.table.scope[kind] != m.NO_BATTLE


def last_link(s: ElvenState) -> int:
    """Where the last declared thing of the chain begins."""
    return len(s.chain) - m.LINK


def report_failure(s: ElvenState, at: int, kind: int) -> None:
    """ER-12.16, ER-12.18: cancelled, or without a legal target."""
    if s.events is not None:
        tell(s, m.EV_CANCELLED if s.chain[at + m.LINK_CANCELLED] else m.EV_NO_EFFECT, kind)


def op_spent(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-12.7, ER-12.8, ER-15.3, ER-15.4, ER-15.10: the card is discarded; ER-17.2: goals."""
    at = last_link(s)
    seat, card = s.chain[at + m.LINK_SEAT], s.chain[at + m.LINK_CARD]
    del s.chain[at:]
    if s.table.family[s.table.kind[card]] == m.ARTIFACT:
        s.artifact_discard.append(card)
    else:
        s.discards[seat].append(card)
    if not s.in_battle:
        check_victory(s)


def op_chain_done(s: ElvenState, window: int, b: int, c: int) -> None:
    """What follows a chain: a broken-off battle, a wound window, or the asking anew."""
    if s.broken_off:
        break_off(s)
    elif s.in_battle and s.lost_lives and window != m.WOUND:
        then(
            s, (m.OP_WINDOW, m.WOUND, 0, 0), (m.OP_BURY, 0, 0, 0), (m.OP_RESUME, window, 0, 0)
        )  # ER-12.21, ER-13.11
    else:
        then(s, (m.OP_RESUME, window, 0, 0))


def break_off(s: ElvenState) -> None:
    """ER-20.3: laid out anew; or a retreat: ended without winner."""
    how = s.broken_off
    s.broken_off = 0
    s.window = m.NOBODY
    del s.stack[s.base :]
    if how == m.REPLAYED:
        then(s, (m.OP_MISSING, 0, 0, 0))
    else:
        then(s, (m.OP_AFTERMATH, m.NO_SIDE, 0, 0))
