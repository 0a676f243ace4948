"""How a position looks to a player who knows the game: for agents, not for the rules.

Everything is counted in points of sanity. A deck is worth what five of its cards do in a
turn, times the turns that are likely to come.
"""

from math import exp
from typing import Final

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable, Effect
from koloda.games.cthulhu_realms.rules.state import CthulhuState, common_size
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT

QUIET: Final = [m.ASK_TURN]
PLAYS: Final = ["play"]
HELD: Final = ["hand"]

HAND_SIZE: Final = 5
MET: Final = 0.55  # how often one requirement of an ability holds
CLEAR: Final = 4.0  # points of advantage that make a clear lead when the end is near
PER_TURN: Final = 1.7  # and for each turn that is likely to come
POOL: Final = 0.45  # a point of conjuring power not yet spent
EFFECT_WORTH: Final = [0.7, 1.0, 0.75, 2.2, 1.6, 0.8, 1.8, 1.2, 2.5]  # by kind, per point


class Worths:
    """What each card does in a turn, in points; worked out once per card table."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.by_use: list[list[float]] = []  # by kind, by set of unused abilities
        self.whole: list[float] = []
        for kind in range(len(table.ids)):
            abilities = table.effects[kind]
            uses = [_unused_worth(abilities, unused) for unused in range(1 << len(abilities))]
            self.by_use.append(uses)
            self.whole.append(uses[-1] + _shield_worth(table, kind))


def _unused_worth(abilities: list[list[Effect]], unused: int) -> float:
    total = 0.0
    for ability, halves in enumerate(abilities):
        if unused >> ability & 1:
            total += max([_effect_worth(effect) for effect in halves])
    return total


def _effect_worth(effect: Effect) -> float:
    worth = EFFECT_WORTH[effect.effect] * float(effect.n)
    if effect.effect == m.DRAW_DISCARD:
        worth = 1.4 * float(effect.n) - 0.6 * float(effect.then)
    required = effect.requires
    while required:
        worth *= MET
        required &= required - 1
    return worth * 0.3 if effect.abjure_self else worth


def _shield_worth(table: CardTable, kind: int) -> float:
    if not table.sanity[kind]:
        return 0.0
    guarded = (
        0.4 if table.shield[kind] == m.SANCTUM else 0.2 if table.shield[kind] == m.GATE else 0.1
    )
    return guarded * float(table.sanity[kind])


_worths: list[Worths] = []


def worths(table: CardTable) -> Worths:
    """The worths of a card table, from the last few tables seen."""
    for found in _worths:
        if found.table is table:
            return found
    made = Worths(table)
    _worths.insert(0, made)
    del _worths[4:]
    return made


def evaluate(s: CthulhuState) -> list[float]:
    """The estimated return of every seat."""
    known = worths(s.table)
    ahead = turns_ahead(s)
    scores = [score(s, seat, known, ahead) for seat in range(s.seats)]
    best = max(scores)
    clear = CLEAR + PER_TURN * ahead  # a lead grows surer as the end comes near: press on
    shares = [exp((points - best) / clear) if points > -900.0 else 0.0 for points in scores]
    total = sum(shares)
    others = float(s.seats - 1)
    return [share / total - (1.0 - share / total) / others for share in shares]


def turns_ahead(s: CthulhuState) -> float:
    """How many more turns a card bought now is likely to serve."""
    low = 60
    for sanity in s.sanity:
        if 0 < sanity < low:
            low = sanity
    turns = float(low) / 6.5
    left = float(common_size(s)) / (2.0 * float(s.seats))
    return max(0.6, min(turns, left, 7.0))


def score(s: CthulhuState, seat: int, known: Worths, ahead: float) -> float:
    """Sanity, cards in play, the hand, and what the deck will do."""
    sanity = s.sanity[seat]
    if sanity <= 0:
        return -1000.0
    whole = known.whole
    owned, n = 0.0, 0
    for zone in (s.decks[seat], s.tops[seat], s.hands[seat], s.discards[seat]):
        for kind in zone:
            owned += whole[kind]
        n += len(zone)
    staying = 0.0
    table = s.table
    for kind in s.play[seat]:
        owned += whole[kind]
        n += 1
        if table.sanity[kind]:
            staying += whole[kind]
    mean = owned / float(n) if n else 0.0
    points = float(sanity) + ahead * (HAND_SIZE * mean + 0.55 * staying)
    if sanity < 15:
        points -= float(15 - sanity) * 0.35  # each of the last points counts more
    return points + this_turn(s, seat, known, mean)


def this_turn(s: CthulhuState, seat: int, known: Worths, mean: float) -> float:
    """The hand; for the active player what is still to be used, and the next hand."""
    points = 0.0
    for kind in s.hands[seat]:
        points += known.by_use[kind][-1]
    if seat != s.active:
        return points
    for slot, kind in enumerate(s.play[seat]):
        uses = known.by_use[kind]
        points += 1.04 * uses[(len(uses) - 1) & ~s.used[seat][slot]]
    return points + POOL * float(s.conjuring) + HAND_SIZE * mean


def weights(s: CthulhuState, options: list[int]) -> list[int]:
    """How often a sensible player takes each option."""
    known = worths(s.table)
    return [weight(s, option, known) for option in options]


def weight(s: CthulhuState, option: int, known: Worths) -> int:
    """Cards first, then abilities, then the best purchase, and the end last."""
    verb, a, b = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER, option & PARAMETER
    if verb == m.V_PLAY:
        return 4000
    if verb == m.V_ACTIVATE:
        return (
            200
            if s.table.effects[a][b >> m.ABILITY_SHIFT & m.ABILITY][b & m.HALF].abjure_self
            else 2000
        )
    if verb == m.V_BUY:
        return 1 + int(6.0 * known.whole[a] * known.whole[a])
    if verb == m.V_END:
        return 1
    return reply_weight(s, verb, a, b, known)


def reply_weight(s: CthulhuState, verb: int, a: int, b: int, known: Worths) -> int:
    """Answers to the questions of an ability."""
    if verb == m.V_PLAYER:
        helps = s.stack[-4] == m.ASK_PLAYER and s.stack[-2] in (m.GAIN, m.DRAW, m.DRAW_DISCARD)
        return 100 if helps == (a == s.active) else 1
    if verb == m.V_LOSE:
        return 1 + a * a
    if verb == m.V_DISCARD:
        return 1 + int(40.0 / (1.0 + known.whole[a]))
    if verb == m.V_ABJURE:
        own = 60.0 if b in (m.HAND, m.PILE) else 8.0
        return 1 + int(own / (1.0 + known.whole[a] * known.whole[a]))
    if verb == m.V_DESTROY:
        return 100 if a != s.active else 1
    return 1 + int(10.0 * known.whole[a])
