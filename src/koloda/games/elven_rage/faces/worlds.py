"""Worlds that a seat cannot tell from the true one: chapter 19 of RULES.md.

Whatever the seat does not know is gathered, sorted and dealt anew: hands, decks and committed
cards of a people, squads, Artifacts, goals, and what others have seen of these.
"""

from collections.abc import Callable

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.actions import (
    answer_target,
    declare,
    options_reply,
    options_target,
    options_window,
)
from koloda.games.elven_rage.rules.choices import any_of_kind
from koloda.games.elven_rage.rules.replay import is_open
from koloda.games.elven_rage.rules.state import ElvenState, is_out, side_of, take_kind
from koloda.games.elven_rage.rules.trade import (
    GIVEN_FROM,
    OFFERER,
    RIVAL,
    answer_offer,
    begin_offer,
    options_offer,
)
from koloda.games.elven_rage.rules.victory import is_fulfilled, is_goal_open
from koloda.kernel.frames import pop
from koloda.kernel.options import a_of, pack, verb_of
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.rng import below, forget_luck

GOAL_DEALS = 200  # tries to deal goals of which none is fulfilled


def resample(s: ElvenState, seat: int | None, seed: int) -> ElvenState:
    """A world made of what the seat knows and of the seed alone."""
    t = s.clone()
    forget_luck(t, seed)
    viewer = m.NOBODY if seat is None or is_out(s, seat) else seat  # ER-19.17
    drop_draft(t, viewer)
    for other in range(t.n):
        if other == viewer:
            t.decks[other].sort()  # ER-19.2: nobody knows an order
        elif not is_out(t, other):
            redeal_hand(t, other)
    redeal_squads(t, viewer)
    redeal_artifacts(t, viewer)
    redeal_goals(t, viewer)
    t.removed.sort()
    imagine_looks(t, viewer)
    return t if t.stack and t.stack[-3] == viewer else imagine_draft(t)


def drop_draft(t: ElvenState, viewer: int) -> None:
    """ER-19.22: nobody else knows what a player is putting together in a window."""
    while t.stack and t.stack[-4] in (m.ASK_TARGET, m.ASK_OFFER) and t.stack[-3] != viewer:
        if t.stack[-4] == m.ASK_OFFER:
            t.offers[t.stack[-3]] -= 1
        t.draft.clear()
        pop(t)


def imagine_draft(t: ElvenState) -> ElvenState:
    """ER-19.22: for all that others know, whoever is asked may be putting something together."""
    while t.stack and t.stack[-4] <= m.ASK_OFFER and below(t, m.STREAM_RESAMPLE, 4):
        seat, ask = t.stack[-3], t.stack[-4]
        options = DRAFTING[ask - m.ASK_WINDOW](t, seat, t.stack[-2], t.stack[-1])
        if options[0] == pack(m.PASS):
            del options[0]
        if not options:
            break
        option = options[below(t, m.STREAM_RESAMPLE, len(options))]
        begun = t.clone()
        go_on_drafting(begun, seat, ask, option)
        if begun.stack[-4] not in (m.ASK_TARGET, m.ASK_OFFER):
            break  # it would be made, and everybody would see it
        t = begun
    return t


DRAFTING: list[Callable[[ElvenState, int, int, int], list[int]]] = [
    options_window, options_reply, options_target, options_offer,
]  # fmt: skip


def go_on_drafting(t: ElvenState, seat: int, ask: int, option: int) -> None:
    """One more choice of a declaration or an offer."""
    if ask == m.ASK_TARGET:
        answer_target(t, option, seat, t.stack[-2], 0)
    elif ask == m.ASK_OFFER:
        answer_offer(t, option, seat, t.stack[-2], 0)
    elif verb_of(option) == m.DECLARE:
        declare(t, seat, a_of(option))
    elif verb_of(option) == m.OFFER:
        begin_offer(t, seat, a_of(option))


def redeal_hand(t: ElvenState, seat: int) -> None:
    """ER-19.1, ER-19.2, ER-19.9: hand, deck and face-down committed cards of another player."""
    named = take_named_cards(t, seat)
    cards: list[int] = []
    side = side_of(t, seat)
    if t.in_battle and not t.laid and side != m.NOBODY:
        cards = t.attack_cards if side == m.ATTACKER else t.defence_cards
    slots = [i for i in range(len(cards)) if cards[i] != m.NOBODY and not is_open(t, side, i)]
    hidden = [cards[i] for i in slots]
    redeal(t, [t.hands[seat], t.decks[seat], hidden], m.STREAM_RESAMPLE)
    t.hands[seat].extend(named)
    for i in slots:
        cards[i] = hidden.pop()


def take_named_cards(t: ElvenState, seat: int) -> list[int]:
    """Take hand cards out that a declaration in the chain has named (ER-19.19)."""
    found: list[int] = []
    for at in range(0, len(t.chain), m.LINK):
        kind = t.table.kind[t.chain[at + m.LINK_CARD]]
        if t.chain[at + m.LINK_SEAT] == seat and t.table.effect[kind] == m.SUBSTITUTE:
            named = t.chain[at + m.LINK_SECOND]
            if any_of_kind(t, t.hands[seat], named):
                found.append(take_kind(t, t.hands[seat], named))
    return found


def redeal_squads(t: ElvenState, viewer: int) -> None:
    """ER-19.7: the neutral deck and the squad cards the viewer does not know."""
    where: list[int] = []
    for at in range(0, len(t.squads), m.SQUAD):
        knows = viewer != m.NOBODY and t.squads[at + m.KNOWN_BY] >> viewer & 1 == 1
        if t.squads[at] != m.NOBODY and not knows:
            where += [at + i for i in range(m.SQUAD_SIZE) if i != t.squads[at + m.FACE_UP]]
    hidden = [t.squads[i] for i in where]
    redeal(t, [hidden, t.neutral_deck], m.STREAM_RESAMPLE)
    for i in range(len(where)):
        t.squads[where[i]] = hidden[i]


def redeal_artifacts(t: ElvenState, viewer: int) -> None:
    """ER-19.6, ER-19.25: Artifacts of others, of the deck, and those removed face down."""
    gone = take_out(t, m.ARTIFACT)
    zones = [t.artifact_deck, gone]
    for other in range(t.n):
        if other != viewer:
            zones.append(t.artifacts[other])
    redeal(t, zones, m.STREAM_RESAMPLE)
    t.removed.extend(gone)
    if t.offer:
        redeal_offer(t, viewer)


def redeal_offer(t: ElvenState, viewer: int) -> None:
    """ER-19.23: the Artifacts of an offer are some of those their giver now holds."""
    ends = [GIVEN_FROM, GIVEN_FROM + t.stack[-1], len(t.offer)]
    for half, giver in enumerate((t.offer[OFFERER], t.offer[RIVAL])):
        if giver != viewer:
            cards = t.artifacts[giver][:]
            shuffle(t, cards, m.STREAM_RESAMPLE)
            for i in range(ends[half], ends[half + 1]):
                t.offer[i] = cards.pop()


def take_out(t: ElvenState, family: int) -> list[int]:
    """Take the cards of a family out of the removed ones."""
    found = [card for card in t.removed if t.table.family[t.table.kind[card]] == family]
    t.removed[:] = [card for card in t.removed if card not in found]
    return found


def redeal_goals(t: ElvenState, viewer: int) -> None:
    """ER-19.4, ER-19.5: goals the viewer does not know; nobody has fulfilled his (ER-17.1)."""
    gone = take_out(t, m.GOAL)
    drawn = len(t.draft) if t.stack and t.stack[-4] == m.ASK_GOAL and t.stack[-3] != viewer else 0
    hidden = [other for other in range(t.n) if is_goal_hidden(t, viewer, other)]
    pool = sorted(t.undealt + gone + t.draft[:drawn] + [t.goals[other] for other in hidden])
    for _ in range(GOAL_DEALS):
        shuffle(t, pool, m.STREAM_RESAMPLE)
        if not any(is_fulfilled(t, hidden[i], pool[i]) for i in range(len(hidden))):
            break
    for i in range(len(hidden)):
        t.goals[hidden[i]] = pool[i]
    del pool[: len(hidden)]
    for i in range(drawn):
        t.draft[i] = pool.pop()
    for _ in range(len(gone)):
        t.removed.append(pool.pop())
    t.undealt[:] = pool


def is_goal_hidden(t: ElvenState, viewer: int, seat: int) -> bool:
    """ER-19.4: neither his own, nor seen by a look, nor revealed at the end."""
    if seat == viewer or t.goals[seat] == m.NOBODY or is_goal_open(t, seat):
        return False
    return viewer == m.NOBODY or t.goal_seen[viewer * t.n + seat] <= 0


def imagine_looks(t: ElvenState, viewer: int) -> None:
    """ER-19.15: what others have seen by a look is what lies there in this world."""
    t.goal_seen = t.goal_seen[:]
    for looker in range(t.n):
        for owner in range(t.n):
            if looker != viewer and owner != viewer:
                imagine_goal(t, looker * t.n + owner, owner)
    if t.glimpse and viewer not in (t.glimpse[0], t.glimpse[1]):
        cards = t.table.deck(t.people[t.glimpse[1]])
        shuffle(t, cards, m.STREAM_RESAMPLE)
        for i in range(2, len(t.glimpse)):
            t.glimpse[i] = t.table.kind[cards[i]]


def imagine_goal(t: ElvenState, seen: int, owner: int) -> None:
    """ER-19.21: a goal seen is the owner's; a former one may be any that is hidden now."""
    if t.goal_seen[seen] > 0 and t.goals[owner] != m.NOBODY:
        t.goal_seen[seen] = t.table.kind[t.goals[owner]] + 1
    elif t.goal_seen[seen] != 0:
        pool = t.undealt if t.goals[owner] == m.NOBODY else [*t.undealt, t.goals[owner]]
        pool = sorted(pool)
        shuffle(t, pool, m.STREAM_RESAMPLE)
        sign = 1 if t.goal_seen[seen] > 0 else -1
        t.goal_seen[seen] = sign * (t.table.kind[pool[0]] + 1)
