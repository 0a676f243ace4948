"""The end of the game: chapter 4.8xx of RULES.md, and scoring by alliances (4.153x)."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.cards import discard, take_from_hand
from koloda.games.valhalla.rules.jarls import foreign_shields, is_met
from koloda.games.valhalla.rules.last_viking import collect, title_of
from koloda.games.valhalla.rules.position import new_battle
from koloda.games.valhalla.rules.squads import take_shield
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    comrade,
    has_squad,
    is_alliance,
    left_of,
    played_kind,
    uses,
    valhalla_points,
)
from koloda.games.valhalla.rules.turn import begin_turn, take_turn
from koloda.kernel.event import ALL
from koloda.kernel.frames import FRAME, push, then

# The final round: VA-4.801 to VA-4.806.


def op_turn(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.1801: the Last Viking's bonus, then the turn."""
    begin_turn(s, seat)
    take_turn(s, seat)
    collect(s, seat)


def op_end_turn(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.802, VA-4.803: after the turn of the trigger everybody takes one more."""
    following = left_of(s, seat)
    if s.final == m.NOBODY and is_triggered(s):
        s.final = s.match.seats
        if s.events is not None:
            s.events.append((m.E_FINAL_ROUND, ALL, 1, following))
    elif s.final > 0:
        s.final -= 1  # VA-4.804: a second trigger changes nothing
    if s.final != 0:
        push(s, m.OP_TURN, following, 0, 0)
        return
    push(s, m.OP_SCORE, 0, 0, 0)
    for i in range(s.match.seats - 1, -1, -1):  # VA-4.811: the order of the final round
        push(s, m.OP_RAGNAROK, (following + i) % s.match.seats, 0, 0)


def is_triggered(s: ValhallaState) -> bool:
    """VA-4.801, VA-4.1808: an empty deck, or a player without own shields."""
    if not s.deck:
        return True
    for seat in range(s.match.seats):
        if s.own[seat] == 0:
            return True
    return False


# Ragnarok: VA-4.811 to VA-4.819.


def op_ragnarok(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.814: a battle without an opponent, fought as an attack (VA-4.812).

    Before-battle tactics come first (VA-4.815). It is no turn: VA-4.1427.
    """
    s.battle = new_battle(m.RAGNAROK, seat, m.NOBODY)  # VA-4.813
    s.active = seat
    if s.events is not None:
        s.events.append((m.E_RAGNAROK, ALL, 1, seat))
    then(
        s,
        (m.OP_BEFORE, seat, 0, 0),
        (m.OP_SQUAD_PHASE, seat, 0, 0),
        (m.OP_RAGNAROK_END, seat, 0, 0),
        (m.OP_TAKE_ENTRIES, seat, 0, 0),
        (m.OP_RAGNAROK_DISCARD, seat, 0, 0),
        (m.OP_FORGET_BATTLE, 0, 0, 0),
    )


def op_squad_phase(s: ValhallaState, seat: int, side: int, _: int) -> None:
    """VA-4.818, VA-4.1639: a player without a warrior does not roll."""
    if has_squad(s, seat):
        push(s, m.OP_PHASE, side, 0, 0)


def op_ragnarok_end(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.816: all activated warriors enter Valhalla."""
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        if s.battle.armed[place]:
            s.battle.sent |= 1 << place
    push(s, m.OP_ENTER, seat, 0, 0)


def op_ragnarok_discard(s: ValhallaState, seat: int, _b: int, _c: int) -> None:
    """VA-4.817: all other warriors, the hand and the tactics played are discarded."""
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        for card in (s.squad[place], s.tyr[place]):
            if card != m.EMPTY:
                s.drawn.append(card)
        s.squad[place] = s.tyr[place] = m.EMPTY
    hand = [entry >> m.HAND_SHIFT for entry in s.hands[seat]]
    for kind in hand:
        take_from_hand(s, seat, kind)
    s.drawn.extend(hand)
    s.drawn.extend([played_kind(entry) for entry in s.battle.played])
    s.battle.played.clear()
    after_forgetting = s.stack[-2 * FRAME]  # beneath OP_FORGET_BATTLE
    if after_forgetting != m.OP_SCORE and uses(s, m.X_DWARVES):
        push(s, m.OP_LAY_DOWN, seat, 1, 0)
        return
    for kind in s.drawn:
        discard(s, seat, kind)  # VA-R67: nobody rolls after this player and looks at the order
    s.drawn.clear()


# Scoring: VA-4.821 to VA-4.835.


def op_score(s: ValhallaState, _a: int, _b: int, _c: int) -> None:
    """VA-4.835: the shield exchange, the points, the comparison."""
    if uses(s, m.X_PARTNERSHIP):
        exchange_shields(s)
    s.scores = [score(s, seat) for seat in range(s.match.seats)]
    s.ending = m.SCORED
    if s.events is not None:
        for seat, points in enumerate(s.scores):
            s.events.append((m.E_SCORE, ALL, 2, seat, points))
        s.events.append((m.E_FINISHED, ALL, 1, m.SCORED))


def exchange_shields(s: ValhallaState) -> None:
    """VA-4.1522, VA-4.1523: partners take one own shield of each other at the same time."""
    for seat in range(s.match.seats):
        partner = comrade(s, seat)
        if s.own[partner] > 0:  # nobody else takes from this partner, so the order is indifferent
            take_shield(s, seat, partner)


def score(s: ValhallaState, seat: int) -> int:
    """VA-4.821: cards, shields, jarl, title; of an alliance the sum (VA-4.1533, VA-4.1537)."""
    if not is_alliance(s):
        return points_alone(s, seat) + points_for_shields(s, [seat])
    allies = [seat, comrade(s, seat)]
    return sum([points_alone(s, ally) for ally in allies]) + points_for_shields(s, allies)


def points_alone(s: ValhallaState, seat: int) -> int:
    """VA-4.822, VA-4.1426, J24: points that do not come from shields."""
    total = valhalla_points(s, seat)
    if title_of(s, seat) != m.NOBODY:
        total += 1
    if s.jarl[seat] != m.NOBODY:
        for ability in s.table.jarls[s.jarl[seat]]:
            if ability.op == m.J_SCORE and is_met(s, seat, ability):
                total += ability.a
    return total


def table_size(s: ValhallaState) -> int:
    """VA-4.1535: which shield table is used."""
    return s.match.seats - 1 if is_alliance(s) else s.match.seats


def points_for_shields(s: ValhallaState, seats: list[int]) -> int:
    """VA-4.823 to VA-4.830, VA-4.1534: shields and sets of one player, or of an alliance."""
    players, total = table_size(s), 0
    counts = [0] * m.MAX_SEATS
    for seat in seats:
        if players > 2:
            total += 2 * s.own[seat]  # VA-4.824
        for source in range(m.MAX_SEATS):
            counts[source] += s.foreign[seat * m.MAX_SEATS + source]
    total += 2 * sum(counts)
    return total + best_sets(counts, players, points_per_set(s, seats))


def points_per_set(s: ValhallaState, seats: list[int]) -> int:
    """J24: points for every shield set scored."""
    points = 0
    for seat in seats:
        if s.jarl[seat] != m.NOBODY:
            for ability in s.table.jarls[s.jarl[seat]]:
                if ability.op == m.J_SCORE_SET and is_met(s, seat, ability):
                    points += ability.a
    return points


# Size and points of the smaller and the larger set, by number of players:
# VA-4.825, VA-4.826, VA-4.827, VA-4.828.
SETS_BY_PLAYERS: Final = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [2, 2, 0, 0],
    [3, 3, 0, 0],
    [3, 2, 4, 4],
    [4, 3, 5, 5],
]


def best_sets(counts: list[int], players: int, each: int) -> int:
    """VA-4.830: the division of foreign shields into sets that scores most."""
    small, value, large, more = SETS_BY_PLAYERS[players]
    if small == 0:
        return 0
    best, shields = 0, sum(counts)
    for n_large in range(shields // large + 1 if large else 1):
        for n_small in range((shields - n_large * large) // small + 1):
            points = n_large * (more + each) + n_small * (value + each)
            if points > best and can_divide(counts, small, n_small, large, n_large):
                best = points
    return best


def can_divide(counts: list[int], small: int, n_small: int, large: int, n_large: int) -> bool:
    """VA-4.829: whether so many sets of different shields can be formed at once."""
    needed = 0
    for n_sets in range(1, n_small + n_large + 1):
        needed += large if n_sets <= n_large else small
        if sum([min(n, n_sets) for n in counts]) < needed:
            return False
    return True


def rank(s: ValhallaState, seat: int) -> list[int]:
    """VA-4.831, VA-4.832, VA-4.833, VA-4.1536: score, foreign shields, own shields."""
    allies = [seat, comrade(s, seat)] if is_alliance(s) else [seat]
    foreign = sum([foreign_shields(s, ally) for ally in allies])
    return [s.scores[seat], foreign, sum([s.own[ally] for ally in allies])]


def winners(s: ValhallaState) -> list[int]:
    """VA-4.834: those with the best rank share the victory."""
    best: list[int] = []
    ranks = [rank(s, seat) for seat in range(s.match.seats)]
    for seat in range(s.match.seats):
        if ranks[seat] == max(ranks):
            best.append(seat)
    return best


def returns(s: ValhallaState) -> list[float] | None:
    """1 for a victory, -1 for a defeat; a shared victory is divided.

    Partners win or lose each alone (VA-4.1524), allies together.
    """
    if s.ending == m.PLAYING:
        return None
    if s.match.seats == 1:
        return [1.0 if s.ending == m.SLAIN else -1.0]
    best = winners(s)
    sharing = len(best) // 2 if is_alliance(s) else len(best)
    value = 2.0 / sharing - 1.0
    return [value if seat in best else -1.0 for seat in range(s.match.seats)]
