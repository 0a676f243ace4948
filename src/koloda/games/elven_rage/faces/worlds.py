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
from koloda.games.elven_rage.rules.piles import is_looked_at, split_glimpse
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
    t.unshare()
    forget_luck(t, seed)
    viewer = m.NOBODY if seat is None or is_out(s, seat) else seat  # ER-19.17
    drop_draft(t, viewer)
    for other in range(t.n):
        if other == viewer:
            t.decks[other].sort()  # ER-19.2: nobody knows an order
        elif not is_out(t, other):
            redeal_hand(t, other, viewer)
    redeal_squads(t, viewer)
    redeal_artifacts(t, viewer)
    redeal_goals(t, viewer)
    for other in range(t.n):
        t.removed[other].sort()
        if other != viewer:
            imagine_goals_seen(t, other, viewer)
    if t.glimpse and viewer not in (t.glimpse[m.LOOKER], t.glimpse[m.LOOKED_AT]):
        imagine_glimpse(t)
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


def redeal_hand(t: ElvenState, seat: int, viewer: int) -> None:
    """ER-19.1, ER-19.2, ER-19.9: hand, deck and face-down committed cards of another player.

    What all have seen enter the hand is there, and what the viewer saw by a look (ER-19.20).
    """
    cards, slots = face_down(t, seat)
    pool = sorted(t.hands[seat] + t.decks[seat] + [cards[i] for i in slots])
    held = [card for card in t.known if card in pool]
    pool = [card for card in pool if card not in held]
    shuffle(t, pool, m.STREAM_RESAMPLE)
    for kind in kinds_seen(t, seat, viewer, held):
        held.append(take_kind(t, pool, kind))
    missing = len(t.hands[seat]) + len(slots) - len(held)
    held += pool[:missing]
    shuffle(t, held, m.STREAM_RESAMPLE)
    for i in slots:
        cards[i] = held.pop()
    t.hands[seat] = held
    t.decks[seat] = pool[missing:]


def face_down(t: ElvenState, seat: int) -> tuple[list[int], list[int]]:
    """The committed cards of a player, and which of them only he knows."""
    side = side_of(t, seat)
    if not t.in_battle or t.laid or side == m.NOBODY:
        return [], []
    cards = t.attack_cards if side == m.ATTACKER else t.defence_cards
    slots = [i for i in range(len(cards)) if cards[i] != m.NOBODY and not is_open(t, side, i)]
    return cards, slots


def kinds_seen(t: ElvenState, seat: int, viewer: int, held: list[int]) -> list[int]:
    """Kinds the viewer saw in a hand this turn and not leave it, beside the cards all know of."""
    if not is_looked_at(t, seat) or viewer != t.glimpse[m.LOOKER]:
        return []
    seen, left = split_glimpse(t)
    found = seen[m.SEEN_FROM :]
    for kind in [*left, *[t.table.kind[card] for card in held]]:
        if kind in found:
            found.remove(kind)
    return sorted(found)


def imagine_glimpse(t: ElvenState) -> None:
    """ER-19.15: what another player saw of a hand, from what is there and what has left it."""
    rival, n = t.glimpse[m.LOOKED_AT], t.glimpse[m.N_SEEN]
    left = split_glimpse(t)[1]
    cards, slots = face_down(t, rival)
    there = t.removed[rival] if is_out(t, rival) else t.hands[rival] + [cards[i] for i in slots]
    elves = [t.table.kind[card] for card in there if t.table.family[t.table.kind[card]] == m.ELF]
    kinds = sorted(elves + left)
    shuffle(t, kinds, m.STREAM_RESAMPLE)
    t.glimpse[m.SEEN_FROM : m.SEEN_FROM + n] = kinds[:n]


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
    """ER-19.6, ER-19.25: Artifacts of others, of the deck, and those others lost face down."""
    zones = [t.artifact_deck]
    for other in range(t.n):
        if other != viewer:
            zones += [t.artifacts[other], take_out(t, other, m.ARTIFACT)]
    redeal(t, zones, m.STREAM_RESAMPLE)
    gone = zones[2::2]
    for other in range(t.n):
        if other != viewer:
            t.removed[other] += gone.pop(0)
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


def take_out(t: ElvenState, seat: int, family: int) -> list[int]:
    """Take the cards of a family out of those a player lost."""
    found = [card for card in t.removed[seat] if t.table.family[t.table.kind[card]] == family]
    t.removed[seat] = [card for card in t.removed[seat] if card not in found]
    return found


def redeal_goals(t: ElvenState, viewer: int) -> None:
    """ER-19.4, ER-19.5: the goals the viewer does not know, also of those who are out."""
    drawn = len(t.draft) if t.stack and t.stack[-4] == m.ASK_GOAL and t.stack[-3] != viewer else 0
    hidden = [other for other in range(t.n) if is_goal_hidden(t, viewer, other)]
    pool = t.undealt + t.draft[:drawn]
    for other in hidden:
        pool += take_out(t, other, m.GOAL) if is_out(t, other) else [t.goals[other]]
    pool.sort()
    for _ in range(GOAL_DEALS):
        shuffle(t, pool, m.STREAM_RESAMPLE)
        if all(may_have(t, viewer, hidden[i], pool[i]) for i in range(len(hidden))):
            break
    for i in range(len(hidden)):
        if is_out(t, hidden[i]):
            t.removed[hidden[i]].append(pool[i])
        else:
            t.goals[hidden[i]] = pool[i]
    rest = pool[len(hidden) :]
    t.draft[:drawn] = rest[:drawn]
    t.undealt[:] = rest[drawn:]


def goal_of(t: ElvenState, seat: int) -> int:
    """The goal a player has, or had when he was eliminated; NOBODY in Dragon Lord."""
    if not is_out(t, seat):
        return t.goals[seat]
    for card in t.removed[seat]:
        if t.table.family[t.table.kind[card]] == m.GOAL:
            return card
    return m.NOBODY


def is_goal_hidden(t: ElvenState, viewer: int, seat: int) -> bool:
    """ER-19.4: neither his own, nor seen by a look, nor revealed at the end."""
    if seat == viewer or goal_of(t, seat) == m.NOBODY:
        return False
    if not is_out(t, seat) and is_goal_open(t, seat):
        return False
    return viewer == m.NOBODY or not is_seen_still(t, viewer, seat)


def is_seen_still(t: ElvenState, looker: int, owner: int) -> bool:
    """ER-19.21: a goal seen stays his until he has chosen between two."""
    seen = t.goal_seen[looker * t.n + owner]
    return seen > 0 or (seen < 0 and not t.exchanged >> owner & 1)


def may_have(t: ElvenState, viewer: int, seat: int, goal: int) -> bool:
    """Whether a player may have a goal, for all that the viewer knows."""
    if t.refuted[seat] >> t.table.goals.index(goal) & 1:
        return False  # ER-17.1: he would have won
    if t.ending == m.BY_GOAL and not is_out(t, seat) and is_fulfilled(t, seat, goal):
        return False  # ER-17.4: it would be revealed
    if viewer == m.NOBODY or t.exchanged >> seat & 1:
        return True
    if goal == t.returned[viewer]:
        return False  # he put it back himself
    for owner in range(t.n):
        if owner != seat and abs(t.goal_seen[viewer * t.n + owner]) == t.table.kind[goal] + 1:
            return False  # it was another's, or has been put back
    return True


def imagine_goals_seen(t: ElvenState, owner: int, viewer: int) -> None:
    """ER-19.15, ER-19.21: what others have seen of a goal is what lies there in this world."""
    goal = goal_of(t, owner)
    if goal == m.NOBODY:
        return
    back = put_back(t, owner, viewer)
    if t.returned[owner] != m.NOBODY:
        t.returned[owner] = back
    former = former_goal(t, owner, viewer, goal, back)
    for looker in range(t.n):
        at = looker * t.n + owner
        if looker != viewer and t.goal_seen[at] != 0:
            t.goal_seen[at] = t.table.kind[goal] + 1 if t.goal_seen[at] > 0 else -former


def former_goal(t: ElvenState, owner: int, viewer: int, goal: int, back: int) -> int:
    """What all have seen who looked at a goal before it was exchanged: kind + 1."""
    if viewer != m.NOBODY and t.goal_seen[viewer * t.n + owner] < 0:
        return -t.goal_seen[viewer * t.n + owner]
    if back != m.NOBODY and below(t, m.STREAM_RESAMPLE, 2):
        return t.table.kind[back] + 1
    return t.table.kind[goal] + 1


def put_back(t: ElvenState, owner: int, viewer: int) -> int:
    """The goal that a player who has exchanged his put back, or NOBODY."""
    if not t.exchanged >> owner & 1:
        return m.NOBODY
    if viewer != m.NOBODY:
        for card in t.undealt:
            if t.goal_seen[viewer * t.n + owner] == -t.table.kind[card] - 1:
                return card
    pool = sorted(t.undealt)
    return pool[below(t, m.STREAM_RESAMPLE, len(pool))]
