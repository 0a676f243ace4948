"""How a position looks to a player who knows the game: for agents, not for the rules.

Everything is counted in points of the final score: what is scored already, what squads and
hands are likely to bring, and what the battle under way is about to change.
"""

from math import exp
from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.ending import points_alone, points_for_shields
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    comrade,
    is_alliance,
    is_solo,
    monster_card,
)
from koloda.games.valhalla.rules.strength import strength
from koloda.kernel.options import VERB_SHIFT

QUIET: Final = [
    m.ASK_ACTION,
    m.ASK_ASIDE,
    m.ASK_DRAFT,
    m.ASK_EMBLEM,
    m.ASK_JARL,
    m.ASK_KEEP,
    m.ASK_PHASE,
    m.ASK_REROLL,
    m.ASK_RESERVE,
    m.ASK_TAKE,
]
PLAYS: Final = ["add", "add_two", "add_return", "play", "pay", "thor", "help", "tuck"]
HELD: Final = ["hand"]

ARMED: Final = [0.9, 0.75, 0.55, 0.35, 0.2, 0.12, 0.05]  # chance to be armed, by dice needed
SCALE: Final = 3.0  # points of advantage that make a clear lead
CLOSE: Final = 2.2  # the same for strengths in a battle
SHIELD_POINTS: Final = 2.0
TACTIC_POINTS: Final = 0.7
SURPLUS: Final = 7  # cards of a hand beyond this bring nothing


def evaluate(s: ValhallaState) -> list[float]:
    """The estimated return of every seat."""
    if is_solo(s):
        return [solo(s)]
    points = [score(s, seat) for seat in range(s.match.seats)]
    if s.battle.kind == m.BATTLE and s.battle.winner == m.NOBODY:
        add_battle(s, points)
    if is_alliance(s):
        points = [points[seat] + points[comrade(s, seat)] for seat in range(s.match.seats)]
    best = max(points)
    shares = [exp((own - best) / SCALE) for own in points]
    total = sum(shares)
    sides = 2.0 if is_alliance(s) else 1.0
    return [min(1.0, 2.0 * sides * share / total - 1.0) for share in shares]


def score(s: ValhallaState, seat: int) -> float:
    """What a player has, and what the cards on the board and in hand promise."""
    own = float(s.own[seat])
    points = float(points_alone(s, seat) + points_for_shields(s, [seat])) + 0.6 * own
    fighting = s.battle.kind == m.RAGNAROK and s.battle.attacker == seat
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = s.squad[place]
        if kind != m.EMPTY:
            points += of_warrior(s, place, kind, fighting)
    return points + of_hand(s, seat)


def of_warrior(s: ValhallaState, place: int, kind: int, fighting: bool) -> float:
    """A warrior on the board: it will enter Valhalla if it is armed at the right time."""
    table = s.table
    if fighting and s.battle.armed[place]:
        return float(table.vp[kind])
    chance = ARMED[min(6, table.symbols[kind])]
    worth = chance * (0.75 * float(table.vp[kind]) + 0.12 * float(table.strength[kind]))
    if s.tyr[place] != m.EMPTY:
        worth += 0.3
    return worth * free_share(s) if fighting else worth


def of_hand(s: ValhallaState, seat: int) -> float:
    """Cards in hand: later warriors, tactics for battles to come."""
    if s.final == 0:
        return 0.0
    table, points = s.table, 0.0
    for entry in s.hands[seat][:SURPLUS]:
        kind = entry >> m.HAND_SHIFT
        if table.type[kind] == m.WARRIOR:
            chance = ARMED[min(6, table.symbols[kind])]
            points += 0.35 * chance * float(table.vp[kind]) + 0.1
        else:
            points += TACTIC_POINTS if table.type[kind] == m.TACTIC else 0.5
    return points


def free_share(s: ValhallaState) -> float:
    """Which part of six dice is still free and shows a weapon."""
    free = 0
    dice = s.battle.dice
    for code in range(len(dice)):
        if code % 6 != m.X:
            free += dice[code]
    return min(1.0, float(free) / 6.0)


def add_battle(s: ValhallaState, points: list[float]) -> None:
    """Who is going to win the battle under way, and what that is worth to whom."""
    attacker, defender = s.battle.attacker, s.battle.defender
    if not (0 <= attacker < s.match.seats and 0 <= defender < s.match.seats):
        return
    mine, theirs = expected(s, 0, attacker), expected(s, 1, defender)
    chance = 1.0 / (1.0 + exp((theirs - mine - 0.5) / CLOSE))
    points[attacker] += chance * (SHIELD_POINTS + 0.8 * entering(s, attacker))
    points[defender] += (1.0 - chance) * 0.6 * entering(s, defender) - chance * (
        SHIELD_POINTS - 0.8 if s.match.seats == 2 else SHIELD_POINTS
    )


def expected(s: ValhallaState, side: int, seat: int) -> float:
    """A side's strength: as determined, or what is armed and what the dice may still arm."""
    if s.battle.strength[side] > 0:
        return float(s.battle.strength[side])
    phase = s.battle.strength[0] > 0
    acting = (side == 1) == phase
    share = free_share(s) if acting else 1.0
    total = float(strength(s, seat)) if acting else 0.0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = s.squad[place]
        if kind != m.EMPTY and not s.battle.armed[place]:
            total += share * ARMED[min(6, s.table.symbols[kind])] * float(s.table.strength[kind])
    return total


def entering(s: ValhallaState, seat: int) -> float:
    """Points of the warriors that would enter Valhalla after a victory."""
    points = 0.0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = s.squad[place]
        if kind == m.EMPTY:
            continue
        vp = float(s.table.vp[kind])
        points += vp * 0.4 if s.battle.armed[place] else 0.0
    return points


def solo(s: ValhallaState) -> float:
    """The solo mode: how far the monster is beaten back, and with what force."""
    if s.monster < 0:
        return 0.0
    force = score(s, 0) - 0.6 * float(s.own[0])
    need = float(s.table.marked[monster_card(s)]) if s.battle.kind == m.NO_BATTLE else 0.0
    progress = float(s.card) * 4.0 + force - 0.3 * need - 10.0
    return 2.0 / (1.0 + exp(-progress / 6.0)) - 1.0


def weights(s: ValhallaState, options: list[int]) -> list[int]:
    """How often a sensible player takes each option."""
    return [weight(option >> VERB_SHIFT) for option in options]


def weight(verb: int) -> int:
    """Arm before anything else; end a phase last; never concede."""
    if verb == m.V_ARM:
        return 60
    if verb in (m.V_ADD, m.V_ADD_TWO, m.V_ATTACK):
        return 12
    if verb in (m.V_PASS, m.V_END_PHASE):
        return 2
    return 1 if verb == m.V_CONCEDE else 6
