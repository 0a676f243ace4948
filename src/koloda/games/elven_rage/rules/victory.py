"""Victory, elimination, scenarios: chapters 17 and 18 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    is_out,
    n_castles,
    n_towers,
    owns_central,
    tell,
)


def op_goals(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-17.2: the check after a completed event."""
    check_victory(s)


def check_victory(s: ElvenState) -> None:
    """ER-17.1, ER-17.3: the active player first, then clockwise."""
    if s.ending != m.RUNNING or not s.unchecked:
        return
    s.unchecked = 0
    for step in range(s.n):
        seat = (s.active + step) % s.n
        if not is_out(s, seat) and (has_castles(s, seat) or has_reached_goal(s, seat)):
            end(s, 1 << seat, m.BY_CASTLES if s.scenario == m.DRAGON_LORD else m.BY_GOAL)
            return


def check_last_player(s: ElvenState) -> None:
    """ER-17.8: if only one player is left he wins."""
    left = ((1 << s.n) - 1) & ~s.out
    if left & (left - 1) == 0:
        end(s, left, m.LAST_PLAYER)


def has_castles(s: ElvenState, seat: int) -> bool:
    """ER-18.3: Dragon Lord is won by every corner castle in play."""
    return s.scenario == m.DRAGON_LORD and n_castles(s, seat) == len(s.board.castles)


def has_reached_goal(s: ElvenState, seat: int) -> bool:
    """ER-17.1; whoever has not won has none of the goals he fulfils, and all can see that."""
    own = s.goals[seat]
    if own == m.NOBODY:
        return False
    if is_fulfilled(s, seat, own):
        return True
    refuted = s.refuted[seat]
    for i, goal in enumerate(s.table.goals):
        if not refuted >> i & 1 and is_fulfilled(s, seat, goal):
            refuted |= 1 << i
    if refuted != s.refuted[seat]:
        s.refuted = s.refuted[:]
        s.refuted[seat] = refuted
    return False


def is_fulfilled(s: ElvenState, seat: int, goal: int) -> bool:
    """Whether a player fulfils a goal; all counters look at the present state."""
    if goal == m.NOBODY:
        return False
    need = s.table.need[s.table.kind[goal]]
    at = (s.n - 2) * m.N_COUNTERS
    if s.n_lands[seat] < need[at + m.NEED_LANDS]:
        return False
    if len(s.artifacts[seat]) < need[at + m.NEED_ARTIFACTS]:
        return False
    if len(s.treasures[seat]) < need[at + m.NEED_TREASURES]:
        return False
    if need[at + m.NEED_CENTRAL] and not owns_central(s, seat):
        return False
    towers, castles, taken = (
        need[at + m.NEED_TOWERS],
        need[at + m.NEED_CASTLES],
        need[at + m.NEED_TAKEN],
    )
    if (towers and n_towers(s, seat) < towers) or (castles and n_castles(s, seat) < castles):
        return False
    return not taken or n_taken(s, seat) >= taken


def n_taken(s: ElvenState, seat: int) -> int:
    """Lands a player holds that he took from rivals."""
    n = 0
    for land, owner in enumerate(s.owner):
        if owner == seat and s.taken >> land & 1:
            n += 1
    return n


def end(s: ElvenState, winners: int, ending: int) -> None:
    """The game is over."""
    s.winners = winners
    s.ending = ending
    s.stack.clear()
    s.window = m.NOBODY  # at once: the window in which it happened is over
    if s.events is None:
        return
    if ending == m.ROUND_LIMIT:
        tell(s, m.EV_ROUND_LIMIT, s.round_limit)
    for seat in range(s.n):
        if ending == m.BY_GOAL and is_goal_open(s, seat):
            tell(s, m.EV_GOAL_REVEALED, seat, s.table.kind[s.goals[seat]])
        if winners >> seat & 1:
            tell(s, m.EV_WINS, seat)


def is_goal_open(s: ElvenState, seat: int) -> bool:
    """ER-17.4, ER-19.24: goals fulfilled at the end by a goal are revealed, no others."""
    return s.ending == m.BY_GOAL and is_fulfilled(s, seat, s.goals[seat])


def end_at_round_limit(s: ElvenState) -> None:
    """ER-17.12: the best by lands and tie-breaks; players still equal share the victory."""
    best: list[int] = []
    winners = 0
    for seat in range(s.n):
        if not is_out(s, seat):
            score = standing(s, seat)
            if score > best:
                best, winners = score, 0
            if score == best:
                winners |= 1 << seat
    end(s, winners, m.ROUND_LIMIT)


def standing(s: ElvenState, seat: int) -> list[int]:
    """ER-17.12: what counts at the round limit, in order."""
    corners = n_castles(s, seat) if s.scenario == m.DRAGON_LORD else 0
    castles = n_castles(s, seat) + (1 if owns_central(s, seat) else 0)
    goods = len(s.artifacts[seat]) + len(s.treasures[seat])
    return [corners, s.n_lands[seat], castles, n_towers(s, seat), goods]


def returns(s: ElvenState) -> list[float]:
    """1 for a sole winner, shared victories share it, -1 for everybody else."""
    n_winners = 0
    for seat in range(s.n):
        n_winners += s.winners >> seat & 1
    share = 1.0 if n_winners == 1 else 2.0 / n_winners - 1.0
    return [share if s.winners >> seat & 1 else -1.0 for seat in range(s.n)]
