"""How a position looks to a player who knows the game: for agents, not for the rules.

Everything is counted in lives of a hero.
"""

from math import exp
from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.state import HeroesState, deck_size
from koloda.kernel.options import VERB_SHIFT

QUIET: Final = [m.ASK_FIRST, m.ASK_MAIN, m.ASK_REPLACE, m.ASK_REVEAL]
PLAYS: Final = ["play", "attach"]
HELD: Final = ["hand"]

SCALE: Final = 9.0  # points of advantage that make a clear lead
LOW: Final = 10.0  # below so many lives each one counts more
USEFUL_HAND: Final = 8
KEYWORDS: Final = [  # keyword, what it adds to a creature
    (m.ARMOUR, 1.2),
    (m.PROTECTION, 0.8),
    (m.DIRECTED_STRIKE, 0.7),
    (m.FIRST_STRIKE, 1.0),
    (m.REGENERATION, 0.8),
    (m.ELUSIVENESS, 0.6),
]


def evaluate(s: HeroesState) -> list[float]:
    """The estimated return of every seat."""
    lead = score(s, 0) - score(s, 1)
    value = 2.0 / (1.0 + exp(-lead / SCALE)) - 1.0
    return [value, -value]


def score(s: HeroesState, seat: int) -> float:
    """The hero, the cards in play, the hand and what is left to draw."""
    points = 0.0
    for unit in s.play:
        if s.ctrl[unit] == seat:
            points += of_unit(s, unit)
    hand = s.hands[seat]
    for code in hand[:USEFUL_HAND]:
        points += 1.5 + 0.2 * float(min(8, s.table.cost[code >> 1]))
    if seat == s.active:
        points += 0.25 * float(s.purse[m.OPEN_COINS + seat])
    points -= 4.0 * float(s.purse[m.FAILED + seat])
    return points + 0.05 * float(min(15, deck_size(s, seat)))


def of_unit(s: HeroesState, unit: int) -> float:
    """One card in play."""
    kind = s.card_of[unit] >> 1
    which = s.table.type[kind]
    left = float(s.lives[unit] - s.wounds[unit])
    if which == m.HERO:
        return left - 0.5 * max(0.0, LOW - left) - poisoned(s, unit)
    if which != m.CREATURE:
        return 1.0 + 0.8 * float(s.table.cost[kind])
    return of_creature(s, unit, left)


def of_creature(s: HeroesState, unit: int, left: float) -> float:
    """A creature: what it strikes with and what it withstands."""
    keys = s.keys[unit]
    points = 0.8 + 1.15 * float(s.strike[unit]) + 0.75 * left
    for keyword, worth in KEYWORDS:
        if keys & keyword:
            points += worth
    if s.ears[unit] & m.EAR_USE:
        points += 0.8
    if keys & m.CANNOT_ACT:
        points *= 0.6
    flags = s.flags[unit]
    if flags & m.STUNNED:
        points -= 0.5 * float(s.strike[unit])
    if s.ctrl[unit] == s.active and flags & (m.CLOSED | m.ATTACKED):
        points -= 0.2 + 0.15 * float(s.strike[unit])
    return points - poisoned(s, unit)


def poisoned(s: HeroesState, unit: int) -> float:
    """What poison is going to take."""
    return 1.2 * float(s.poison[unit])


def weights(s: HeroesState, options: list[int]) -> list[int]:
    """How often a sensible player takes each option."""
    return [weight(option >> VERB_SHIFT) for option in options]


def weight(verb: int) -> int:
    """Use what there is before the turn ends; never concede."""
    if verb in (m.V_PLAY, m.V_ATTACK, m.V_USE):
        return 12
    if verb in (m.V_END, m.V_DONE):
        return 2
    return 1 if verb == m.V_CONCEDE else 6
