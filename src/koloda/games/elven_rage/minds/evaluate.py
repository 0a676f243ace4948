"""How a position looks to a player who knows the game: for agents, not for the rules.

Everything is counted in lands. A battle that is on, or about to be fought, counts as the
land it is about, times the chance to win it.
"""

from math import exp
from typing import Final

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.actions import answer_reply, answer_target, options_target
from koloda.games.elven_rage.rules.battle import DAMAGE, is_damaging
from koloda.games.elven_rage.rules.lands import is_castle
from koloda.games.elven_rage.rules.options import OPS
from koloda.games.elven_rage.rules.state import ElvenState, is_out, is_wiped_out, n_living
from koloda.games.elven_rage.rules.trade import (
    ARTIFACTS_FROM,
    ASKED_ARTIFACTS,
    ASKED_TREASURES,
    GIVEN_TREASURES,
    OFFERER,
    RIVAL,
    most,
)
from koloda.games.elven_rage.rules.victory import returns
from koloda.kernel.frames import settle
from koloda.kernel.options import pack, verb_of

QUIET = [
    m.ASK_WINDOW, m.ASK_REPLY, m.ASK_OFFER, m.ASK_TRADE, m.ASK_CAPTURE,
    m.ASK_COMMIT, m.ASK_SQUAD, m.ASK_SWAP, m.ASK_ACTOR, m.ASK_STRIKE,
]  # fmt: skip
PLAYS = ["declare", "commit"]
HELD = ["hand", "artifacts"]

LAND: Final = 1.0
TOWER_WORTH: Final = 0.7
CASTLE_WORTH: Final = 2.5
HAND_CARD: Final = 0.30
GOODS: Final = 0.35
GOAL_WORTH: Final = 7.0
WON: Final = 40.0
PESTERING: Final = 0.2  # by how much a return is less once an offer is begun
SCALE: Final = 3.5  # lands of advantage that make a clear lead
USUAL_POWER: Final = 3.4  # of a card, see power()


def evaluate(s: ElvenState) -> list[float]:
    """The estimated return of every seat."""
    ask = s.stack[-4] if s.stack else m.NOBODY
    if ask in (m.ASK_REPLY, m.ASK_TARGET):
        return evaluate_quiet(carried_out(s))
    if ask == m.ASK_OFFER:
        return evaluate_draft(s)
    if ask in (m.ASK_TRADE, m.ASK_HAND_OVER):
        return evaluate_quiet(traded(s, s.offer, s.stack[-1]))
    return evaluate_quiet(s)


def evaluate_draft(s: ElvenState) -> list[float]:
    """An offer in the making: worth what it says so far; to begin one costs time."""
    seat, stage = s.stack[-3], s.stack[-2]
    n_given = len(s.draft) - ARTIFACTS_FROM
    found = evaluate_quiet(traded(s, [seat, *s.draft], n_given))
    if n_given == 0 and sum([most(s, seat, earlier) for earlier in range(stage)]) == 0:
        found[seat] = max(-1.0, found[seat] - PESTERING)
    return found


def evaluate_quiet(s: ElvenState) -> list[float]:
    """The same where nothing is left hanging."""
    if s.ending != m.RUNNING:
        return returns(s)
    now = shares(s)
    if s.land == m.NOBODY:
        return now
    chance = win_chance(s)
    after = shares_after_win(s)
    return [chance * after[i] + (1.0 - chance) * now[i] for i in range(s.n)]


def carried_out(s: ElvenState) -> ElvenState:
    """The position after a declaration to which nobody replies."""
    t = s.clone()
    for _ in range(12):
        if not t.stack or t.stack[-4] not in (m.ASK_REPLY, m.ASK_TARGET):
            break
        seat, b, c = t.stack[-3], t.stack[-2], t.stack[-1]
        if t.stack[-4] == m.ASK_REPLY:
            answer_reply(t, pack(m.PASS), seat, b, c)
        else:
            answer_target(t, options_target(t, seat, b, c)[-1], seat, b, c)
        settle(t, OPS)
    return t


def traded(s: ElvenState, offer: list[int], n_given: int) -> ElvenState:
    """The position after a trade, if the rival gains by it."""
    seat, rival = offer[OFFERER], offer[RIVAL]
    t = s.clone()
    hand_over(t.treasures[seat], t.treasures[rival], offer[GIVEN_TREASURES])
    hand_over(t.artifacts[seat], t.artifacts[rival], n_given)
    hand_over(t.treasures[rival], t.treasures[seat], offer[ASKED_TREASURES])
    hand_over(t.artifacts[rival], t.artifacts[seat], offer[ASKED_ARTIFACTS])
    gains = shares(t)[rival] > shares(s)[rival]
    return t if gains or s.stack[-4] == m.ASK_HAND_OVER else s


def hand_over(giver: list[int], taker: list[int], n: int) -> None:
    """Some cards, whichever: here all count alike."""
    taker.extend(giver[:n])
    del giver[:n]


def shares(s: ElvenState) -> list[float]:
    """Scores as returns: the better the lead, the nearer to 1."""
    scores = [score(s, seat) for seat in range(s.n)]
    best = max(scores)
    parts = [exp((points - best) / SCALE) if points > -900.0 else 0.0 for points in scores]
    total = sum(parts)
    return [2.0 * part / total - 1.0 for part in parts]


def shares_after_win(s: ElvenState) -> list[float]:
    """The same, as if the attacker owned the land he is fighting for."""
    land, before, taken = s.land, s.owner[s.land], s.taken
    s.owner[land] = s.active
    s.n_lands[s.active] += 1
    if before != m.NOBODY:
        s.n_lands[before] -= 1
        s.taken |= 1 << land
    found = shares(s)
    s.owner[land] = before
    s.taken = taken
    s.n_lands[s.active] -= 1
    if before != m.NOBODY:
        s.n_lands[before] += 1
    return found


def score(s: ElvenState, seat: int) -> float:
    """A player's position in lands."""
    if is_out(s, seat):
        return -1000.0
    towers = corners = taken = central = 0
    features = s.board.feature
    for land, owner in enumerate(s.owner):
        if owner == seat:
            feature = features[land]
            if feature == m.CASTLE:
                corners += 1
            elif feature == m.CENTRAL:
                central = 1
            elif feature != m.ORDINARY or s.built >> land & 1:
                towers += 1
            taken += s.taken >> land & 1
    if corners + central == 0:
        return -30.0  # the last castle lost
    points = LAND * float(s.n_lands[seat]) + TOWER_WORTH * float(towers)
    points += CASTLE_WORTH * float(corners + central)
    points += GOODS * float(len(s.artifacts[seat]) + len(s.treasures[seat]))
    for card in s.hands[seat]:
        points += HAND_CARD * power(s, card) / USUAL_POWER
    if s.scenario == m.DRAGON_LORD:
        missing = len(s.board.castles) - corners
        return points + (WON if missing == 0 else 2.0 * CASTLE_WORTH * float(corners))
    return points + goal_worth(s, seat, towers, corners, central, taken)


def goal_worth(
    s: ElvenState, seat: int, towers: int, corners: int, central: int, taken: int
) -> float:
    """How near a player's goal is; nearness grows in worth."""
    if s.goals[seat] == m.NOBODY:
        return 0.0
    need = s.table.need[s.table.kind[s.goals[seat]]]
    at = (s.n - 2) * m.N_COUNTERS
    have = [s.n_lands[seat], towers, corners, central, len(s.artifacts[seat]),
            len(s.treasures[seat]), taken]  # fmt: skip
    progress = 0.0
    parts = 0
    done = True
    for i in range(m.N_COUNTERS):
        wanted = need[at + i]
        if wanted > 0:
            parts += 1
            progress += float(min(have[i], wanted)) / float(wanted)
            done = done and have[i] >= wanted
    if done:
        return WON
    near = progress / float(parts)
    return GOAL_WORTH * near * near


def power(s: ElvenState, card: int) -> float:
    """What a card is worth in a battle."""
    stats = s.table.stats[s.table.kind[card]]
    worth = float(stats[m.STAT_LIVES]) + 0.1 * float(stats[m.STAT_INITIATIVE])
    for i in range(2, 5):
        symbol = stats[i]
        worth += 0.4 * float(DAMAGE[symbol])
        if symbol >= m.SH:
            worth += 0.3
    return worth


def win_chance(s: ElvenState) -> float:
    """The chance of the attacker to win the land under attack."""
    if s.laid:
        return chance_on_board(s)
    return _logistic(0.45 * (attack_power(s) - defence_power(s)) - 0.1)


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def attack_power(s: ElvenState) -> float:
    """The cards committed, and the best of the hand for those that are not."""
    return side_power(s, s.active, s.attack_cards)


def side_power(s: ElvenState, seat: int, committed: list[int]) -> float:
    total = 0.0
    for card in committed:
        if card != m.NOBODY:
            total += power(s, card)
    rest = [power(s, card) for card in s.hands[seat]]
    rest.sort()
    for i in range(min(3 - len(committed), len(rest))):
        total += rest[len(rest) - 1 - i]
    return total


def defence_power(s: ElvenState) -> float:
    """Committed cards, a hand, a squad, or Ebrung and what comes with him."""
    if s.defender != m.NOBODY:
        dragon = 2.5 if is_castle(s, s.land) and not s.defence_cards else 0.0
        if len(s.hands[s.defender]) + len(s.defence_cards) < 3 and not is_castle(s, s.land):
            return -10.0  # it will be given up
        return side_power(s, s.defender, s.defence_cards) + dragon
    if s.land == s.board.central:
        return 13.5
    if s.squad != m.NOBODY and not s.defence_cards:
        total = 0.0
        for i in range(m.SQUAD_SIZE):
            total += power(s, s.squads[s.squad * m.SQUAD + i])
        return total
    return 8.3


def chance_on_board(s: ElvenState) -> float:
    """Cards, lives and strikes on the battle board, and the Reserve."""
    edge = 0.35 if s.reserve_side == m.ATTACKER else -0.35
    if s.round_over or is_wiped_out(s):
        ahead = n_living(s, m.ATTACKER) - n_living(s, m.DEFENDER)
        return _logistic(4.0 * (float(ahead) + edge))
    for place in range(4):
        at = place * m.STRIDE
        side = s.places[at + m.SIDE]
        if side == m.NOBODY:
            continue
        worth = place_worth(s, place)
        edge += worth if side == m.ATTACKER else -worth
    return _logistic(1.3 * edge)


def place_worth(s: ElvenState, place: int) -> float:
    """A fighting card: that it lives, how long, and how hard it can strike."""
    at = place * m.STRIDE
    lives = s.places[at + m.LIVES]
    if lives == 0:
        return 0.1
    best = 0
    for direction in range(3):
        if is_damaging(s, place, direction):
            best = max(best, DAMAGE[s.places[at + m.SYMBOL + direction]])
    speed = 0.03 * float(s.places[at + m.INITIATIVE]) if best else 0.0
    return 0.8 + 0.3 * float(lives) + 0.4 * float(best) + speed


def is_unsettled(s: ElvenState) -> bool:
    """A battle whose cards are laid out is better fought than judged."""
    return s.in_battle != 0 and s.laid != 0


def weights(s: ElvenState, options: list[int]) -> list[int]:
    """How often a sensible player takes each option."""
    return [_WEIGHTS.get(verb_of(option), 10) for option in options]


_WEIGHTS: dict[int, int] = {
    m.PASS: 30,
    m.DECLARE: 8,
    m.EXCHANGE: 3,
    m.OFFER: 1,
    m.ACCEPT: 5,
    m.SKIP: 2,
    m.ATTACK: 20,
    m.GIVE_UP: 4,
    m.MOVE: 10,
    m.STAND: 10,
}
