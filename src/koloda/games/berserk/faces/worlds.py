"""Worlds a seat cannot tell from the true one: chapter 29 of RULES.md.

A resampled world conditions on open information: on what lies open, on sizes, on the rules
of deck, squad and deployment. Of decks it assumes one of the presets where one fits what was
seen, else any legal deck. It does not infer from how the other player has played.
"""

from bisect import insort
from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.faces.view import in_window, is_announcing
from koloda.games.berserk.rules.abilities import bringable
from koloda.games.berserk.rules.decks import most_copies
from koloda.games.berserk.rules.deployment import apply_deploy, enter, options_deploy
from koloda.games.berserk.rules.squad import bill, has_independent, is_payable
from koloda.games.berserk.rules.state import BerserkState, role
from koloda.games.berserk.rules.statics import refresh
from koloda.kernel.frames import pop
from koloda.kernel.options import a_of, verb_of
from koloda.kernel.piles import shuffle
from koloda.kernel.rng import below, rekey

TRIES: Final = 50


def resample(s: BerserkState, seat: int | None, seed: int) -> BerserkState:
    """A world this seat (None: a spectator) cannot tell from the true one."""
    t = s.clone()
    rekey(t, seed)
    for other in (0, 1):
        if other != seat:
            _forget_announcement(t, other)
            _resample_side(t, other)
            _resample_stop(t, other)
    return t


def _resample_stop(t: BerserkState, seat: int) -> None:
    """The stop setting is secret; a player asked in a window cannot have "never"."""
    asked = bool(t.stack) and t.stack[-3] == seat and in_window(t)
    t.stop[seat] = m.STOP_ALWAYS if asked else below(t, m.STREAM_RESAMPLE, 3)
    t.stop_changed &= ~(1 << seat)


def _forget_announcement(t: BerserkState, seat: int) -> None:
    """An announcement in a window that is not complete is not known yet: back to the window."""
    if not is_announcing(t) or t.stack[-3] != seat or not in_window(t):
        return
    moved = t.stack[-1]
    while t.stack[-4] != m.OP_TARGETS:
        pop(t)
    window = t.items[len(t.items) - m.N_ITEM + m.I_WINDOW]
    if window < m.IN_MOMENT:
        t.stack[-4:] = [m.ASK_RESPONSE, seat, window - m.IN_RESPONSE, 0]
    else:
        t.stack[-4:] = [m.ASK_MOMENT, seat, window - m.IN_MOMENT, moved]
    del t.items[-m.N_ITEM :]


def _resample_side(t: BerserkState, seat: int) -> None:
    if t.phase != m.PREPARING:
        _resample_battle(t, seat)
        return
    total = sum(len(z[seat]) for z in (t.decks, t.deals, t.squads, t.forces))
    deck = _any_deck(t, total, [], True)
    for unit in t.forces[seat][:]:
        t.cell[unit] = m.OUT
        t.at[unit] = m.NONE
        t.st[unit] = 0
    t.forces[seat].clear()
    t.squads[seat].clear()
    t.deals[seat] = sorted(_draw(t, deck, t.deal_size[seat]))
    if t.progress[seat] > 0:
        while not has_independent(t.table, t.deals[seat]):  # BK-5.9
            deck.extend(t.deals[seat])
            t.deals[seat] = sorted(_draw(t, deck, t.deal_size[seat]))
        _draft(t, seat)
        deck.extend(t.deals[seat])
        t.deals[seat].clear()
    t.decks[seat] = sorted(deck)
    if t.progress[seat] == 2:
        _deploy(t, seat)


def _draw(t: BerserkState, deck: list[int], n: int) -> list[int]:
    shuffle(t, deck, m.STREAM_RESAMPLE)
    drawn = deck[:n]
    del deck[:n]
    return drawn


def _draft(t: BerserkState, seat: int) -> None:
    """A squad bought at random: first a creature, then what still fits."""
    side = role(t, seat)
    cards = t.deals[seat][:]
    shuffle(t, cards, m.STREAM_RESAMPLE)
    first = next(kind for kind in cards if t.table.independent[kind])
    cards.remove(first)
    squad = [first]
    for kind in cards:
        if is_payable(t.table, side, squad, kind):
            squad.append(kind)
    for kind in squad:
        t.deals[seat].remove(kind)
    t.squads[seat] = sorted(squad)


def _deploy(t: BerserkState, seat: int) -> None:
    """Deploy a squad at random."""
    events, t.events = t.events, None
    t.stack.extend([m.ASK_DEPLOY, seat, 0, 0])
    while t.squads[seat]:
        found = options_deploy(t, seat)
        option = found[below(t, m.STREAM_RESAMPLE, len(found))]
        apply_deploy(t, seat, verb_of(option), a_of(option))
    t.events = events


def _any_deck(t: BerserkState, size: int, known: list[int], presets: bool) -> list[int]:
    """A deck of this size that holds the known cards, without them, in random order."""
    fitting: list[list[int]] = []
    for deck in t.table.decks:
        if presets and len(deck) == size:
            rest = _without(deck, known)
            if len(rest) == size - len(known):
                fitting.append(rest)
    if fitting:
        rest = fitting[below(t, m.STREAM_RESAMPLE, len(fitting))]
    else:
        rest = _fill(t, size - len(known), known)
    shuffle(t, rest, m.STREAM_RESAMPLE)
    return rest


def _without(deck: list[int], known: list[int]) -> list[int]:
    rest = deck[:]
    for kind in known:
        if kind in rest:
            rest.remove(kind)
    return rest


def _fill(t: BerserkState, n: int, known: list[int]) -> list[int]:
    """Any cards under the limits of copies (BK-4.2, 4.3)."""
    pool: list[int] = []
    for kind in range(len(t.table.ids)):
        pool += [kind] * max(0, most_copies(t.table, kind) - known.count(kind))
    shuffle(t, pool, m.STREAM_RESAMPLE)
    return pool[:n]


def _resample_battle(t: BerserkState, seat: int) -> None:
    """The deck, and the cards that are still hidden."""
    hidden = [unit for unit in t.forces[seat] if t.st[unit] & m.HIDDEN]
    known = [t.kind[unit] for unit in t.forces[seat] if t.st[unit] & m.HIDDEN == 0]
    known += t.graves[seat]
    if t.stack and t.stack[-4] == m.ASK_CELL and t.stack[-3] == seat and t.stack[-2] == m.DO_CALL:
        known.append(t.act[m.A_CHOICE])  # chosen, on its way out of the deck
    total = len(t.decks[seat]) + len(t.forces[seat]) + len(t.graves[seat])
    for tried in range(TRIES):
        deck = _any_deck(t, total, known, tried < TRIES // 2)
        kinds = _hidden_kinds(t, seat, deck, known, len(hidden))
        if len(kinds) == len(hidden) and _can_call(t, seat, deck):
            _put(t, seat, hidden, kinds, deck, known)
            return


def _hidden_kinds(
    t: BerserkState, seat: int, deck: list[int], known: list[int], n: int
) -> list[int]:
    """Cards of the deck that may lie hidden: the squad stays payable (BK-6.9 to 6.14)."""
    squad = known[:]
    kinds: list[int] = []
    if n and not _has_creature(t, seat):
        for kind in deck:  # BK-29.14: the game goes on, so a hidden creature is left
            if t.table.type[kind] == m.CREATURE and is_payable(t.table, role(t, seat), squad, kind):
                kinds.append(kind)
                squad.append(kind)
                break
        if not kinds:
            return []
    rest = _without(deck, kinds)
    found = _bought(t, seat, rest, squad, n - len(kinds), False)
    if len(kinds) + len(found) < n:
        found = _bought(t, seat, rest, squad, n - len(kinds), True)
    return kinds + found


def _bought(
    t: BerserkState, seat: int, deck: list[int], squad: list[int], n: int, careful: bool
) -> list[int]:
    """The first n cards of a deck that a squad can still pay; careful: with an eye to the last."""
    side = role(t, seat)
    found: list[int] = []
    for i, kind in enumerate(deck):
        if len(found) == n:
            break
        cards = [*squad, *found, kind]
        if careful:
            cards += _cheapest(t, deck[i + 1 :], cards, n - len(found) - 1)
        if is_payable(t.table, side, cards):
            found.append(kind)
    return found


def _cheapest(t: BerserkState, deck: list[int], squad: list[int], n: int) -> list[int]:
    """The n cards that cost a squad least, the gold of a further element counted (BK-6.3)."""
    elements = bill(t.table, squad)[0]
    prices: list[int] = []
    for kind in deck:
        price = t.table.cost[kind] + (t.table.elements[kind] & ~elements).bit_count()
        prices.append(price * len(t.table.ids) + kind)
    return [price % len(t.table.ids) for price in sorted(prices)[:n]]


def _has_creature(t: BerserkState, seat: int) -> bool:
    for unit in t.forces[seat]:
        if t.st[unit] & m.HIDDEN == 0 and t.table.type[t.kind[unit]] == m.CREATURE:
            return True
    return False


def _can_call(t: BerserkState, seat: int, deck: list[int]) -> bool:
    """A player asked which card to call has one."""
    if not t.stack or t.stack[-4] != m.ASK_CARD or t.stack[-3] != seat or t.stack[-2] != m.DO_CALL:
        return True
    true_deck = t.decks[seat]
    t.decks[seat] = deck
    effect = t.table.abilities[t.act[m.A_ABILITY]].effects[t.stack[-1]]
    found = bringable(t, t.act[m.A_SOURCE], effect)
    t.decks[seat] = true_deck
    return bool(found)


def _put(
    t: BerserkState,
    seat: int,
    hidden: list[int],
    kinds: list[int],
    deck: list[int],
    known: list[int],
) -> None:
    rest = _without(deck, kinds)
    for unit, kind in zip(hidden, kinds, strict=True):
        state = t.st[unit] & (m.HIDDEN | m.STAYS_HIDDEN)
        t.forces[seat].remove(unit)
        enter(t, unit, kind, seat, t.cell[unit])
        t.st[unit] |= state
    if t.stack and t.stack[-4] == m.ASK_CELL and t.stack[-3] == seat and t.stack[-2] == m.DO_CALL:
        insort(rest, t.act[m.A_CHOICE])
    t.decks[seat] = sorted(rest)
    if hidden:
        refresh(t)
