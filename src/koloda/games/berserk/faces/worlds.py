"""Worlds a seat cannot tell from the true one: chapter 29 of RULES.md.

A world is a function of what the seat knows and of the seed: of what lies open, of sizes, of the
rules of deck, squad and deployment. Of decks it assumes one of the presets that fit what was seen,
now and then any legal deck. It does not infer from how the other player has played.
"""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.abilities import bringable, goes_off_field, places_for
from koloda.games.berserk.rules.actions import ANNOUNCING, is_announcing, is_directed_at
from koloda.games.berserk.rules.decks import most_copies
from koloda.games.berserk.rules.deployment import apply_deploy, enter, options_deploy
from koloda.games.berserk.rules.options import apply, options
from koloda.games.berserk.rules.squad import (
    Bill,
    apply_draft,
    bill,
    crystals,
    deal_size,
    has_independent,
    is_payable,
    is_within_limits,
    options_draft,
    with_card,
)
from koloda.games.berserk.rules.state import BerserkState, changed, role, stat
from koloda.games.berserk.rules.statics import refresh
from koloda.kernel.frames import pop
from koloda.kernel.options import a_of, b_of, verb_of
from koloda.kernel.piles import own, shuffle
from koloda.kernel.rng import below, forget_luck

UNUSUAL: Final = 16  # one deck in so many is no preset, one squad is not bought to the full
DRAFTING: Final = 6  # one who is drafting stands, after each card, still with this chance
TRIES: Final = 3  # to buy the hidden cards at random, before all ways are looked at


def resample(s: BerserkState, seat: int | None, seed: int) -> BerserkState:
    """A world this seat (None: a spectator) cannot tell from the true one."""
    t = s.clone()
    forget_luck(t, seed)
    for other in (0, 1):
        if other != seat:
            _forget_announcement(t, other)
            if t.phase == m.PREPARING:
                _prepare_again(t, other)
            else:
                _hide_again(t, other)
            _resample_stop(t, other)
            _announce_again(t, other)
    return t


def _any(t: BerserkState, n: int) -> int:
    return below(t, m.STREAM_RESAMPLE, n)


def _is_asked(t: BerserkState, seat: int, *asks: int) -> bool:
    return bool(t.stack) and t.stack[-3] == seat and t.stack[-4] in asks


# What is not said yet


def _resample_stop(t: BerserkState, seat: int) -> None:
    """BK-18.18, 29.17: the stop setting is secret; who is asked in a window wants to be asked."""
    anew = _any(t, 2) if t.phase == m.BATTLE else 0  # changed, perhaps in this very window
    settings = [m.STOP_ALWAYS, m.STOP_TARGETED, m.STOP_NEVER]
    if not anew and _is_asked(t, seat, m.ASK_MOMENT):
        settings = [m.STOP_ALWAYS]
    elif not anew and _is_asked(t, seat, m.ASK_RESPONSE):
        settings = settings[: 2 if is_directed_at(t, seat) else 1]
    t.stop = changed(t.stop, seat, settings[_any(t, len(settings))])
    t.stop_changed = t.stop_changed & ~(1 << seat) | anew << seat


def _forget_announcement(t: BerserkState, seat: int) -> None:
    """BK-29.17: an announcement that is not complete is not known yet: back to before it."""
    if _is_asked(t, seat, m.ASK_JUMP):
        t.stack[-4:] = [m.ASK_MAIN, seat, 0, 0]
    if not is_announcing(t) or t.stack[-3] != seat:
        return
    while t.stack[-4] != m.OP_TARGETS:
        pop(t)
    moved = t.stack[-3]
    window = t.items[len(t.items) - m.N_ITEM + m.I_WINDOW]
    if window == m.IN_MAIN:
        t.stack[-4:] = [m.ASK_MAIN, seat, 0, 0]
    elif window < m.IN_MOMENT:
        t.stack[-4:] = [m.ASK_RESPONSE, seat, window - m.IN_RESPONSE, 0]
    else:
        t.stack[-4:] = [m.ASK_MOMENT, seat, window - m.IN_MOMENT, moved]
    del t.items[-m.N_ITEM :]


def _announce_again(t: BerserkState, seat: int) -> None:
    """One who may announce something may be in the middle of it."""
    if not _is_asked(t, seat, m.ASK_MAIN, m.ASK_RESPONSE, m.ASK_MOMENT) or _any(t, 2):
        return
    begun = [option for option in options(t) if _asks_more(t, option)]
    if not begun:
        return
    apply(t, begun[_any(t, len(begun))])
    while is_announcing(t) and t.stack[-8] in ANNOUNCING and _any(t, 2):
        answers = [option for option in options(t) if verb_of(option) != m.V_ASK_ME]
        apply(t, answers[_any(t, len(answers))])


def _asks_more(t: BerserkState, option: int) -> bool:
    """Whether the announcement takes more than this word."""
    verb = verb_of(option)
    if verb == m.V_USE:
        it = t.table.abilities[b_of(option)]
        return bool(it.targets) or it.choice != m.CHOOSE_NOTHING
    return verb in (m.V_JUMP, m.V_TELEPORT)


# Preparation


def _prepare_again(t: BerserkState, seat: int) -> None:
    """Deal, draft and deployment as far as the seat is known to be."""
    total = sum(len(z[seat]) for z in (t.decks, t.deals, t.squads, t.forces))
    for unit in t.forces[seat]:
        t.kind = changed(t.kind, unit, m.NONE)
        t.owner = changed(t.owner, unit, 0)
        t.elements = changed(t.elements, unit, 0)
        t.cell[unit] = m.OUT
        t.st[unit] = 0
        t.at[unit] = m.NONE
    t.unshare()
    t.forces[seat].clear()
    t.squads[seat].clear()
    t.decks[seat] = _any_deck(t, total)
    _deal_again(t, seat)
    _draft(t, seat)
    _deploy(t, seat)


def _deal_again(t: BerserkState, seat: int) -> None:
    """BK-5.2; a deal of which a squad was confirmed has a creature (BK-5.9)."""
    deck = t.decks[seat]
    shuffle(t, deck, m.STREAM_RESAMPLE)
    leaders = [kind for kind in deck if t.table.independent[kind]]
    if t.progress[seat] > 0 and leaders:
        deck.remove(leaders[0])
        deck.insert(0, leaders[0])
    size = deal_size(t, seat)
    t.deals[seat] = sorted(deck[:size])
    t.decks[seat] = sorted(deck[size:])


def _draft(t: BerserkState, seat: int) -> None:
    """Cards taken at random: some by one who is drafting, else mostly as many as can be paid."""
    confirmed = t.progress[seat] > 0
    while True:
        found = options_draft(t, seat)
        taken = [option for option in found if verb_of(option) == m.V_TAKE]
        may_stop = not confirmed or verb_of(found[-1]) == m.V_CONFIRM
        if not taken or (may_stop and _any(t, UNUSUAL if confirmed else DRAFTING) == 0):
            break
        apply_draft(t, seat, m.V_TAKE, a_of(taken[_any(t, len(taken))]))
    if confirmed:
        t.decks[seat] = sorted(t.decks[seat] + t.deals[seat])  # BK-6.17
        t.deals[seat].clear()


def _deploy(t: BerserkState, seat: int) -> None:
    """Cards put on cells at random: some by one who is deploying, all by one who has deployed."""
    squad = t.squads[seat]
    n = 0
    if t.progress[seat] == m.DEPLOYED:
        t.stack.extend([m.ASK_DEPLOY, seat, 0, 0])  # goes with the last card
        n = len(squad)
    elif t.progress[seat] == m.CONFIRMED:
        n = _any(t, len(squad))
    for _ in range(n):
        found = options_deploy(t, seat)
        option = found[_any(t, len(found))]
        apply_deploy(t, seat, verb_of(option), a_of(option))


def _any_deck(t: BerserkState, size: int) -> list[int]:
    """A preset deck of this size, or any legal deck (BK-29.1)."""
    return _pools(t, size, [])[0][:size]


def _pools(t: BerserkState, size: int, seen: list[int]) -> list[list[int]]:
    """The cards that may lie where nobody sees: what presets leave, any legal cards, any cards.

    All in random order; those of a preset are just as many as lie there.
    """
    n = size - len(seen)
    fitting: list[list[int]] = []
    for deck in t.table.decks:
        rest = _without(deck, seen)
        if len(deck) == size and len(rest) == n:
            shuffle(t, rest, m.STREAM_RESAMPLE)
            fitting.insert(_any(t, len(fitting) + 1), rest)
    pool: list[int] = []
    for kind in range(len(t.table.ids)):
        pool += [kind] * max(0, most_copies(t.table, kind) - seen.count(kind))  # BK-4.2, 4.3
    shuffle(t, pool, m.STREAM_RESAMPLE)
    if len(pool) >= n:
        fitting.insert(len(fitting) if _any(t, UNUSUAL) else 0, pool)
    kinds = list(range(len(t.table.ids))) * (n // len(t.table.ids) + 1)
    shuffle(t, kinds, m.STREAM_RESAMPLE)
    return [*fitting, kinds]


def _without(deck: list[int], known: list[int]) -> list[int]:
    rest = deck[:]
    for kind in known:
        if kind in rest:
            rest.remove(kind)
    return rest


# The battle


def _hide_again(t: BerserkState, seat: int) -> None:
    """The deck, and the cards that are still hidden.

    In a position that the rules can reach the truth is a solution in one of the pools but the
    last, so a squad that can be paid is found; in one made by hand the last pool serves.
    """
    hidden = [unit for unit in t.forces[seat] if t.st[unit] & m.HIDDEN]
    seen = [t.kind[unit] for unit in t.forces[seat] if t.st[unit] & m.HIDDEN == 0] + t.graves[seat]
    n = len(t.decks[seat])
    pools = _pools(t, n + len(hidden) + len(seen), seen)
    for i, pool in enumerate(pools):
        free = i == len(pools) - 1
        for held in _kinds_to_call(t, seat, pool, free):
            rest = _without(pool, [held])
            kinds = _hidden_kinds(t, seat, rest, len(hidden), free)
            if len(kinds) == len(hidden):
                deck = ([held] if held != m.NONE else []) + _without(rest, kinds)
                t.decks = own(t.decks)
                t.decks[seat] = sorted(deck[:n])
                _put(t, seat, hidden, kinds)
                return


def _kinds_to_call(t: BerserkState, seat: int, pool: list[int], free: bool) -> list[int]:
    """BK-29.12: what a player who is calling may be about to bring; NONE where nobody calls.

    One asked for a card has one in the deck; one asked for a place has chosen a card that could
    go to several.
    """
    if not _is_asked(t, seat, m.ASK_CARD, m.ASK_CELL):
        return [m.NONE]
    op, source = t.stack[-2], t.act[m.A_SOURCE]
    if op == m.DO_CALL:
        t.decks = own(t.decks)
        t.decks[seat] = pool[:]
    kinds = bringable(t, source, t.table.abilities[t.act[m.A_ABILITY]].effects[t.stack[-1]])
    if t.stack[-4] == m.ASK_CELL:
        kinds = [k for k in kinds if not goes_off_field(t, k) and len(places_for(t, source, k)) > 1]
    shuffle(t, kinds, m.STREAM_RESAMPLE)
    if t.stack[-4] == m.ASK_CELL and kinds:
        t.act[m.A_CHOICE] = kinds[0]
        kinds = kinds[:1]
    return kinds if op == m.DO_CALL and (kinds or not free) else [m.NONE]


def _hidden_kinds(t: BerserkState, seat: int, pool: list[int], n: int, free: bool) -> list[int]:
    """n cards of a pool that may lie hidden: the squad stays payable (BK-6.9 to 6.14)."""
    if n == 0:
        return []
    squad = [
        t.kind[unit]
        for unit in range(m.N_CELLS)
        if t.kind[unit] != m.NONE and t.owner[unit] == seat and t.st[unit] & m.HIDDEN == 0
    ]
    leaders = _leaders(t, seat, squad)
    side = role(t, seat)
    for _ in range(TRIES):
        shuffle(t, pool, m.STREAM_RESAMPLE)
        found = _bought(t, side, squad, pool, n, leaders, free)
        if len(found) == n:
            return found
    return _bought_carefully(t, side, squad, pool, n, leaders)


def _leaders(t: BerserkState, seat: int, squad: list[int]) -> list[int]:
    """The kinds one of which must lie hidden, all where any card may.

    BK-6.14: every squad has a creature that is no symbiote; BK-29.14: the game goes on, so a
    creature is left.
    """
    kinds = list(range(len(t.table.ids)))
    if not has_independent(t.table, squad):
        return [kind for kind in kinds if t.table.independent[kind]]
    for unit in t.forces[seat]:
        if t.st[unit] & m.HIDDEN == 0 and t.table.type[t.kind[unit]] == m.CREATURE:
            return kinds
    return [kind for kind in kinds if t.table.type[kind] == m.CREATURE]


def _bought(
    t: BerserkState,
    side: int,
    squad: list[int],
    pool: list[int],
    n: int,
    leaders: list[int],
    free: bool,
) -> list[int]:
    """The first n cards of a pool that a squad can pay, a leader first."""
    found: list[int] = []
    for kind in pool:
        if kind in leaders and (free or is_payable(t.table, side, squad, kind)):
            found.append(kind)
            break
    for kind in _without(pool, found) if found else []:
        if len(found) < n and (free or is_payable(t.table, side, [*squad, *found], kind)):
            found.append(kind)
    return found


def _bought_carefully(
    t: BerserkState, side: int, squad: list[int], pool: list[int], n: int, leaders: list[int]
) -> list[int]:
    """As _bought, but after each card the rest can still be bought; nothing if nothing can."""
    found: list[int] = []
    if not _cheapest(t, side, squad, pool, n, leaders):
        return found
    while len(found) < n:
        for kind in dict.fromkeys(pool):
            cards, rest = [*found, kind], _without(pool, [kind])
            if _can_go_on(t, side, squad, cards, rest, n, leaders):
                found, pool = cards, rest
                break
    return found


def _can_go_on(
    t: BerserkState,
    side: int,
    squad: list[int],
    cards: list[int],
    rest: list[int],
    n: int,
    leaders: list[int],
) -> bool:
    """Whether these cards can be paid, and with them as many of the rest as make n."""
    led = any(kind in leaders for kind in cards)
    if not is_payable(t.table, side, squad, *cards):
        return False
    if len(cards) == n:
        return led
    needed = rest if led else leaders
    return bool(_cheapest(t, side, [*squad, *cards], rest, n - len(cards), needed))


def _cheapest(
    t: BerserkState, side: int, squad: list[int], pool: list[int], n: int, leaders: list[int]
) -> list[int]:
    """n cards that the squad can pay, if there are any: every way to buy them is looked at.

    The cards of a group differ in what they cost and in nothing that limits a squad, so the
    cheapest of each serve.
    """
    table = t.table
    groups: dict[tuple[int, int, int, int], list[int]] = {}
    for price in sorted([table.cost[kind] * len(table.ids) + kind for kind in pool]):
        kind = price % len(table.ids)
        alike = (
            table.elements[kind],
            table.type[kind],
            table.subtype[kind],
            table.elite[kind],
        )
        group = groups.setdefault(alike, [])
        if not (table.unique[kind] and (kind in squad or kind in group)):  # BK-6.12
            group.append(kind)
    filled = [group for group in groups.values() if group]
    return _from_groups(t, side, bill(table, squad), [], filled, n, leaders)


def _from_groups(
    t: BerserkState,
    side: int,
    so_far: Bill,
    found: list[int],
    groups: list[list[int]],
    n: int,
    leaders: list[int],
) -> list[int]:
    if len(found) == n:
        return found if any(kind in leaders for kind in found) else []
    table, left = t.table, n - len(found)
    prices = [table.cost[group[0]] for group in groups]
    if not groups or min(prices) * left > crystals(side, so_far):
        return []
    for i, group in enumerate(groups):
        more = with_card(table, so_far, group[0])
        if is_within_limits(side, more):
            rest = groups[i + 1 :]
            if len(group) > 1:
                rest.insert(0, group[1:])
            whole = _from_groups(t, side, more, [*found, group[0]], rest, n, leaders)
            if whole:
                return whole
    return []


def _put(t: BerserkState, seat: int, hidden: list[int], kinds: list[int]) -> None:
    """Other cards lie hidden where cards lie hidden."""
    if not hidden:
        return
    for unit, kind in zip(hidden, kinds, strict=True):
        state = t.st[unit] & (m.HIDDEN | m.STAYS_HIDDEN)
        t.forces = own(t.forces)
        t.forces[seat].remove(unit)
        enter(t, unit, kind, seat, t.cell[unit])
        t.st[unit] |= state
    refresh(t)
    for unit in hidden:
        t.points[unit] = stat(t, unit, m.MOVEMENT)  # as at the reveal (BK-11.9)
