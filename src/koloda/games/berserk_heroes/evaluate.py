"""How a position looks to a player who knows the game: for agents, not for the rules.

Everything is counted in wounds of a hero. A creature is worth its strike and the lives it has
left, and a little for each keyword; cards in hand and coins are worth what they may become.
"""

from math import tanh
from typing import Final

from koloda.games.berserk_heroes.model import (
    ARMOUR,
    ASK_DEFENDER,
    ASK_DEMAND,
    BLANK,
    CANNOT_ACT,
    CLOSED,
    CLOSED_COINS,
    CREATURE,
    DIRECTED_STRIKE,
    EAR_USE,
    EXPERIENCE_ATTACK,
    EXPERIENCE_DEFENCE,
    FAILED,
    FIRST_STRIKE,
    HAND,
    HERO,
    HIDDEN,
    OPEN_COINS,
    PROTECTION_SPELLS,
    RAGE,
    REGENERATION,
    RUSH,
    STUNNED,
    SUPPORT,
    V_ATTACK,
    V_CONCEDE,
    V_DEFEND,
    V_DO,
    V_DONE,
    V_END,
    V_PAY,
    V_PICK,
    V_PLAY,
    V_REVEAL,
    V_STRIKE,
    V_THIRST,
    V_USE,
    VULNERABILITY,
)
from koloda.games.berserk_heroes.state import HeroesState, deck_size, is_over
from koloda.kernel.options import A_SHIFT, PARAMETER, VERB_SHIFT

SCALE: Final = 16.0  # points of advantage that make a clear lead
CARD: Final = 1.6
SUPPORT_WORTH: Final = 2.2
HIDDEN_WORTH: Final = 3.5
GOOD: Final = [
    ARMOUR,
    DIRECTED_STRIKE,
    EXPERIENCE_ATTACK,
    EXPERIENCE_DEFENCE,
    FIRST_STRIKE,
    PROTECTION_SPELLS,
    REGENERATION,
    RUSH,
]


def evaluate(s: HeroesState) -> list[float]:
    """The estimated return of both seats."""
    if is_over(s):
        if s.winner == 2:
            return [0.0, 0.0]
        return [1.0, -1.0] if s.winner == 0 else [-1.0, 1.0]
    lead = tanh((score(s, 0) - score(s, 1)) / SCALE)
    return [lead, -lead]


def score(s: HeroesState, seat: int) -> float:
    """Lives left, cards in play, cards and coins in hand."""
    points = hero_worth(s, seat)
    for unit in s.play:
        if s.ctrl[unit] == seat and unit > 1:
            points += worth(s, unit)
    hand = len(s.zones[HAND + seat])
    points += CARD * float(min(hand, 6)) + 0.2 * float(hand)
    coins = s.purse[OPEN_COINS + seat] + s.purse[CLOSED_COINS + seat]
    points += 0.9 * float(coins)
    points -= 4.0 * float(s.purse[FAILED + seat])
    if deck_size(s, seat) < 3:
        points -= float(3 - deck_size(s, seat))
    return points


def hero_worth(s: HeroesState, seat: int) -> float:
    """The last lives count more."""
    left = s.lives[seat] - s.wounds[seat]
    points = float(left) - 1.5 * float(s.poison[seat])
    if left < 10:
        points -= 0.5 * float(10 - left)
    return points


def worth(s: HeroesState, unit: int) -> float:
    """What a card in play is worth to its controller."""
    flags = s.flags[unit]
    if flags & HIDDEN:
        return HIDDEN_WORTH
    if s.table.type[s.card_of[unit] >> 1] == SUPPORT:
        return 0.3 if flags & BLANK else SUPPORT_WORTH
    left = s.lives[unit] - s.wounds[unit] - s.poison[unit]
    strike = max(s.strike[unit], 0)
    points = 0.6 + 1.0 * float(strike) + 0.7 * float(max(left, 0))
    keys = s.keys[unit]
    for key in GOOD:
        if keys & key:
            points += 0.5
    if keys & (VULNERABILITY | RAGE):
        points -= 0.4
    if s.ears[unit] & EAR_USE:
        points += 0.9
    if keys & CANNOT_ACT or flags & STUNNED:
        points -= 0.4 * float(strike)
    if flags & CLOSED:
        points -= 0.3
    return points


def weights(s: HeroesState, options: list[int]) -> list[int]:
    """How often a sensible player takes each option."""
    return [weight(s, option) for option in options]


def weight(s: HeroesState, option: int) -> int:
    """Play and attack first, end the turn last."""
    verb, a = option >> VERB_SHIFT, option >> A_SHIFT & PARAMETER
    if verb == V_PLAY:
        return 200 + 100 * s.table.cost[a]
    if verb == V_ATTACK:
        return 500
    if verb == V_USE:
        return 300
    if verb == V_END:
        return 10
    if verb == V_CONCEDE:
        return 1
    return reply_weight(s, verb, a)


def reply_weight(s: HeroesState, verb: int, a: int) -> int:
    """Answers to questions."""
    if verb == V_STRIKE:
        return strike_weight(s, a)
    if verb in (V_DO, V_REVEAL):
        return 300
    if verb == V_PICK:
        seat = s.stack[-3]
        own = s.ctrl[a] == seat
        if s.stack[-4] == ASK_DEMAND:
            return 100
        return 30 if own else 100
    if verb == V_THIRST:
        return 100 if s.table.type[s.card_of[a] >> 1] == HERO else 20
    if verb == V_DEFEND:
        return 10 + 20 * max(s.lives[a] - s.wounds[a], 0)
    if verb == V_PAY:
        return 60
    if verb == V_DONE:
        return 100 if s.stack[-4] == ASK_DEFENDER else 60
    return 100


def strike_weight(s: HeroesState, target: int) -> int:
    """The hero, or a creature that dies of it."""
    attacker = s.stack[-2]
    if s.table.type[s.card_of[target] >> 1] != CREATURE:
        return 150
    left = s.lives[target] - s.wounds[target]
    kills = max(s.strike[attacker], 0) >= left
    dies = max(s.strike[target], 0) >= s.lives[attacker] - s.wounds[attacker]
    if kills:
        return 120 if dies and not s.flags[target] & CLOSED else 400
    return 20
