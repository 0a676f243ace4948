"""Death and waiting triggers: chapters 19 (19.2, 19.3, 19.11 to 19.16) and 28 of RULES.md."""

from bisect import insort
from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.events import E_DIED, tell
from koloda.games.berserk.rules.state import (
    BerserkState,
    changed,
    has,
    in_play,
    is_adjacent,
    is_attackable,
    is_creature,
    is_symbiote,
    lives,
    note,
    role,
    stat,
)
from koloda.games.berserk.rules.statics import forget_temporary, refresh
from koloda.kernel.piles import own

OF_UNIT: Final = 4096  # abilities, and keyword triggers below 0
OF_GIFT: Final = 256  # elements of the dead card below the lives of a Life gift


def chain_key(unit: int, ability: int) -> int:
    """A triggered ability of one particular card, as one int."""
    return unit * OF_UNIT + ability


def queue(s: BerserkState, stage: int, unit: int, ability: int, subject: int, extra: int) -> None:
    """Let a trigger wait, unless it descends from its own triggering (BK-1.9, 1.10)."""
    if chain_key(unit, ability) in s.chain:
        return
    depth = len(s.chain)
    s.pending.extend([depth, stage, s.owner[unit], unit, ability, subject, extra])


def queue_event(
    s: BerserkState, stage: int, unit: int, event: int, type: int, subject: int
) -> None:
    """Let the triggers of a card on an event wait, those granted to it as host included."""
    if not s.table.events >> event & 1:
        return
    for ability in s.table.triggers[s.kind[unit]]:
        _queue_if(s, stage, unit, ability, event, type, subject)
    for other in s.forces[s.owner[unit]]:
        if s.host[other] == unit:
            for ability in s.table.host_triggers[s.kind[other]]:
                _queue_if(s, stage, unit, ability, event, type, subject)


def _queue_if(
    s: BerserkState, stage: int, unit: int, ability: int, event: int, type: int, subject: int
) -> None:
    it = s.table.abilities[ability]
    if it.event != event or (event == m.ON_OTHER_ENTERS and unit == subject):
        return
    if it.side != m.ANY_SIDE and (it.side == m.OWN) != (s.owner[unit] == s.owner[subject]):
        return
    if it.gate != m.NONE and it.gate != role(s, s.owner[unit]):
        return  # BK-16.28, 26.34
    if it.by == m.NONE or it.by == type:
        queue(s, stage, unit, ability, subject, 0)


def queue_for_side(s: BerserkState, stage: int, seat: int, event: int, subject: int) -> None:
    """Let the triggers of all revealed cards of a player on an event wait."""
    if not s.table.events >> event & 1:
        return
    for unit in s.forces[seat]:
        if s.st[unit] & m.HIDDEN:
            continue  # BK-8.9
        for ability in s.table.triggers[s.kind[unit]]:
            _queue_if(s, stage, unit, ability, event, m.NONE, subject)
        if s.host[unit] != m.NONE:
            for ability in s.table.host_triggers[s.kind[unit]]:
                _queue_if(s, stage, s.host[unit], ability, event, m.NONE, subject)


def queue_for_all(s: BerserkState, stage: int, event: int, subject: int) -> None:
    """Let the triggers of both players' cards on what happens to another card wait."""
    queue_for_side(s, stage, 0, event, subject)
    queue_for_side(s, stage, 1, event, subject)


def queue_own_event(s: BerserkState, unit: int, event: int) -> None:
    """Let the triggers of a card on what happened to itself wait."""
    if s.st[unit] & m.HIDDEN == 0:
        queue_event(s, m.STAGE_HIT, unit, event, m.NONE, unit)


def queue_kill(s: BerserkState, killer: int, victim: int, type: int) -> None:
    """BK-19.16: kill triggers of the card that destroyed another one."""
    if s.owner[killer] == s.owner[victim]:
        return
    if is_creature(s, victim):
        if has(s, killer, m.CORPSE_EATING) and _can_eat(s, killer, victim, type):
            queue(s, m.STAGE_KILL, killer, m.KEY_CORPSE, victim, 0)
        queue_event(s, m.STAGE_KILL, killer, m.ON_KILL, type, victim)
    if type == m.SIMPLE:
        queue_event(s, m.STAGE_AFTER, killer, m.ON_STRIKE_KILLED, type, victim)


def _can_eat(s: BerserkState, killer: int, victim: int, type: int) -> bool:
    """BK-26.68 to 26.70: an adjacent victim with a body; a flyer needs no adjacency."""
    if has(s, victim, m.BODILESS):
        return False
    if s.st[killer] & m.FLIES or is_adjacent(s, killer, victim):
        return True
    return type == m.SIMPLE and s.fight[m.F_ATTACKER] == killer  # struck under BK-21.15


def bury(s: BerserkState, unit: int, killer: int, type: int = m.NONE) -> None:
    """A card goes to its owner's graveyard, with all it carries (BK-19.3, 19.13, 22.6, 28.6)."""
    bury_all(s, [unit], killer, type)


def bury_all(s: BerserkState, units: list[int], killer: int, type: int = m.NONE) -> None:
    """BK-28.1: cards die in one moment; none of them sees another one die (BK-28.10)."""
    dead: list[int] = []
    for unit in units:
        _bury(s, unit, killer, type, dead)
    for unit in dead:
        if is_creature(s, unit):
            seat = s.owner[unit]
            queue_for_side(s, m.STAGE_DEATH, seat, m.ON_OWN_CREATURE_DIES, unit)
        queue_for_all(s, m.STAGE_DEATH, m.ON_OTHER_DIES, unit)


def _bury(s: BerserkState, unit: int, killer: int, type: int, dead: list[int]) -> None:
    if not in_play(s, unit):
        return
    seat = s.owner[unit]
    if killer != m.NONE:
        queue_kill(s, killer, unit, type)
    gift = stat(s, unit, m.LIFE_GIFT)
    if gift and s.st[unit] & m.HIDDEN == 0:
        queue(
            s, m.STAGE_DEATH, unit, m.KEY_GIFT, m.NONE, gift * OF_GIFT + s.elements[unit]
        )  # BK-26.31, 26.33
    if s.st[unit] & m.HIDDEN == 0:
        queue_event(s, m.STAGE_DEATH, unit, m.ON_DIES, m.NONE, killer)
    for rider in s.forces[seat][:]:  # BK-22.13: not the other way round
        if s.host[rider] == unit:
            _bury(s, rider, m.NONE, m.NONE, dead)
    leave(s, unit)
    dead.append(unit)
    s.quiet = -1
    s.graves = own(s.graves)
    insort(s.graves[seat], s.kind[unit])
    tell(s, E_DIED, unit, s.kind[unit], seat)


def leave(s: BerserkState, unit: int) -> None:
    """A card leaves the game zone and forgets everything (BK-19.12)."""
    cell = s.cell[unit]
    if 0 <= cell < m.N_CELLS:
        if s.at[cell] == unit:
            s.at[cell] = m.NONE
        elif is_symbiote(s, unit):
            s.at[m.N_CELLS + cell] = m.NONE
    s.forces = own(s.forces)
    s.forces[s.owner[unit]].remove(unit)
    s.cell[unit] = m.OUT
    s.st[unit] = 0
    s.wounds[unit] = 0
    s.points[unit] = 0
    if s.host[unit] != m.NONE:
        s.host = changed(s.host, unit, m.NONE)
    if s.added[unit]:
        s.added = changed(s.added, unit, 0)
    if s.poison[unit]:
        s.poison = changed(s.poison, unit, 0)
    note(s.tokens, unit, 0)  # BK-17.6
    note(s.absorbed, unit, 0)
    s.row = changed(s.row, unit, 0)
    forget_temporary(s, unit)
    _forget_uses(s, unit)


def _forget_uses(s: BerserkState, unit: int) -> None:
    """A card that comes later under the same number has used nothing yet."""
    used = s.used
    for i in range(len(used) - m.N_USED, -1, -m.N_USED):
        if used[i] == unit:
            del used[i : i + m.N_USED]


def bury_wounded(s: BerserkState, killer: int, type: int = m.NONE) -> None:
    """BK-19.2, 28.1, 28.2: cards whose wounds reach their lives die, all at once."""
    dead: list[int] = []
    for seat in (0, 1):
        for unit in s.forces[seat]:
            if s.wounds[unit] > 0 and _is_dead(s, unit):
                dead.append(unit)
    if dead:
        bury_all(s, dead, killer, type)
        settle_statics(s)


def _is_dead(s: BerserkState, unit: int) -> bool:
    """BK-19.2, 25.3, also where something has taken lives from an unwounded card."""
    return s.wounds[unit] >= lives(s, unit) and is_attackable(s, unit)


def settle_statics(s: BerserkState) -> None:
    """Refresh the statistics and bury what cannot stay (BK-19.15, 23.5)."""
    while True:
        refresh(s)
        dead: list[int] = []
        for seat in (0, 1):
            for unit in s.forces[seat]:
                if _is_dead(s, unit) or _is_lost_equipment(s, unit):
                    dead.append(unit)
        if not dead:
            return
        bury_all(s, dead, m.NONE)


def _is_lost_equipment(s: BerserkState, unit: int) -> bool:
    """BK-23.5: its host has become bodiless."""
    host = s.host[unit]
    return host != m.NONE and not is_symbiote(s, unit) and has(s, host, m.BODILESS)
