"""Paying for what was done: closing, tokens, uses, destruction (chapters 12, 16 and 17)."""

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.deaths import bury, queue_event, queue_own_event, settle_statics
from koloda.games.berserk.rules.events import E_CLOSED, tell_of
from koloda.games.berserk.rules.state import BerserkState, in_play, is_open, note, noted
from koloda.games.berserk.rules.triggers import mark_used


def close(s: BerserkState, unit: int) -> None:
    """BK-12.3, 12.11: turn a card that is in play."""
    if in_play(s, unit) and is_open(s, unit):
        s.st[unit] |= m.CLOSED
        tell_of(s, E_CLOSED, unit)
        queue_own_event(s, unit, m.ON_CLOSED)


def acted(s: BerserkState, unit: int, type: int) -> None:
    """BK-12.1, 28.5: an action of a card has been completed; NONE for one without a type."""
    if in_play(s, unit):
        queue_event(s, m.STAGE_AFTER, unit, m.ON_ACTED, type, m.NONE)


def pay(s: BerserkState, unit: int, ability: int) -> None:
    """BK-12.6, 16.29 step 7: tokens are removed, the card closes or is destroyed as cost.

    A plain strike, storing and preparing (ability NONE) close the card (BK-12.1).
    """
    if not in_play(s, unit):
        return
    cost = m.COST_CLOSE
    if ability != m.NONE:
        it = s.table.abilities[ability]
        cost = it.cost
        note(s.tokens, unit, noted(s.tokens, unit) - it.tokens)  # BK-17.1
        if it.limit or cost == m.COST_NONE:
            mark_used(s, unit, ability, it.limit if it.limit else m.THIS_TURN)  # BK-18.10
    if cost == m.COST_CLOSE:
        close(s, unit)
    elif cost == m.COST_DESTROY:
        bury(s, unit, m.NONE)  # BK-19.16
        settle_statics(s)
