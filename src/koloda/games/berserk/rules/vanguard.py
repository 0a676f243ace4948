"""The vanguard subphase: chapter 9 of RULES.md.

It is nobody's turn: no defender is assigned and no window opens (BK-9.5, 9.6).
"""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.deployment import reveal_late
from koloda.games.berserk.rules.events import E_VANGUARD, tell_pair
from koloda.games.berserk.rules.state import BerserkState, has_hidden, in_play, role
from koloda.games.berserk.rules.strikes import begin
from koloda.games.berserk.rules.targets import can_be_struck
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import pack

WHICH: Final = 256  # the number of the Vanguard ability stands above the unit


def vanguard_strikes(s: BerserkState, seat: int) -> list[int]:
    """DP7: every unused Vanguard with every enemy card in its reach (BK-9.2, 9.3, 9.15, 26.1)."""
    out: list[int] = []
    for unit in s.forces[seat]:
        bonuses = s.table.vanguards[s.kind[unit] * 2 + role(s, seat)]
        if not bonuses or s.st[unit] & (m.VANGUARD_SPENT | m.UNPLACED):
            continue
        for which in range(len(bonuses)):
            for target in s.forces[1 - seat]:
                if can_be_struck(s, unit, target):
                    out.append(pack(m.V_VANGUARD, which * WHICH + unit, target))
    out.sort()
    return out


def _takes_part(s: BerserkState, seat: int) -> bool:
    """BK-9.10, 9.13, 29.9: not given up, and a strike left or a card that hides it."""
    if s.vanguard_over >> seat & 1:
        return False
    if seat != s.first and has_hidden(s, seat):
        return True
    return bool(vanguard_strikes(s, seat))


def op_vanguard(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-9.9: the players alternate; when one has none left, the other goes on alone.

    BK-9.12: when nobody is asked any more, the subphase does not come again.
    """
    s.phase = m.VANGUARD
    for asked in (seat, 1 - seat):
        if _takes_part(s, asked):
            push(s, m.ASK_VANGUARD, asked, 0, 0)
            return


def options_vanguard(s: BerserkState, seat: int) -> list[int]:
    """DP7: a Vanguard strike, or give up the rest."""
    return [*vanguard_strikes(s, seat), pack(m.V_STOP_VANGUARD)]


def apply_vanguard(s: BerserkState, seat: int, verb: int, unit: int, target: int) -> None:
    """Declare a Vanguard strike; hidden cards that take part are revealed (BK-9.11, 8.11)."""
    pop(s)
    if verb == m.V_STOP_VANGUARD:
        s.vanguard_over |= 1 << seat
        push(s, m.OP_VANGUARD, 1 - seat, 0, 0)
        return
    which, unit = unit // WHICH, unit % WHICH
    push(s, m.OP_VANGUARD_TARGET, unit, target, which)
    reveal_late(s, unit)
    tell_pair(s, E_VANGUARD, unit, target)
    reveal_late(s, target)


def op_vanguard_target(s: BerserkState, unit: int, target: int, which: int) -> None:
    """BK-9.14: a strike whose hidden target turns out illegal is not used up."""
    seat = s.owner[unit]
    if not in_play(s, target) or not can_be_struck(s, unit, target):
        then(s, (m.OP_VICTORY, 0, 0, 0), (m.OP_VANGUARD, seat, 0, 0))
        return
    s.st[unit] |= m.VANGUARD_SPENT  # BK-9.7
    push(s, m.OP_VANGUARD_DONE, seat, 0, 0)
    begin(s, unit, target, 0, which)  # BK-9.4: the attack die alone


def op_vanguard_done(s: BerserkState, seat: int, _b: int, _c: int) -> None:
    """BK-20.4: the check after each Vanguard strike, then the other player."""
    s.fight[0] = m.NONE
    then(s, (m.OP_VICTORY, 0, 0, 0), (m.OP_VANGUARD, 1 - seat, 0, 0))
