"""Attack by strike, defender, Fight, shot: sections 11, 12, 16 and 23 of RULES.md."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.abilities import instances
from koloda.games.berserk_heroes.rules.filters import fits
from koloda.games.berserk_heroes.rules.state import HeroesState, reference, referred, tag
from koloda.games.berserk_heroes.rules.timing import pass_moment, trigger
from koloda.games.berserk_heroes.rules.wounds import check, close, wound
from koloda.kernel.event import ALL
from koloda.kernel.frames import pop, push, then

CANNOT_ATTACK: Final = m.CLOSED | m.HIDDEN | m.ATTACKED


def is_barred(s: HeroesState, unit: int) -> bool:
    """BH-9.11, BH-9.12, BH-18.29: came this turn without Rush, or "cannot act" (BH-10.14).

    What is barred neither attacks nor closes itself nor defends (BH-10.6). What forbids goes
    before what allows (BH-1.3): no Rush helps against "cannot act".

    Rush counts while the creature has it: BH-16.29, BH-16.30. A creature revealed in the turn it
    came is still barred (BH-19.11).
    """
    if s.keys[unit] & m.CANNOT_ACT:
        return True
    return s.flags[unit] & (m.ARRIVED | m.BARRED) != 0 and not s.keys[unit] & m.RUSH  # BH-9.13


def can_attack(s: HeroesState, unit: int) -> bool:
    """BH-11.2; the opposing hero is always a target (BH-11.4), a strike of 0 enough (BH-11.13).

    A closed card cannot (BH-10.8); one opened again only with an attack left (BH-10.9).
    """
    return (
        not s.flags[unit] & CANNOT_ATTACK
        and s.ctrl[unit] == s.active
        and s.table.type[s.card_of[unit] >> 1] == m.CREATURE  # BH-2.5
        and not is_barred(s, unit)
    )


def must_rage(s: HeroesState) -> bool:
    """BH-16.23, BH-16.27: whether a creature with Rage, once or often (BH-16.28), can attack.

    Only what the player declares is restricted (BH-16.31), the choice of target is not (BH-16.26).
    """
    for unit in s.play:
        if s.keys[unit] & m.RAGE and can_attack(s, unit):
            return True
    return False


def eludes(s: HeroesState, unit: int, other: int) -> bool:
    """BH-23.7, BH-23.8: whether a creature has Elusiveness from another one, now (BH-23.9)."""
    if not s.keys[unit] & m.ELUSIVENESS:
        return False
    for aid in instances(s, unit, m.ELUSIVENESS):
        if fits(s, s.table.ab_filter[aid], other, s.ctrl[unit], unit):
            return True
    return False


def is_out_of_reach(s: HeroesState, target: int, attacker: int) -> bool:
    """BH-23.2, BH-23.4: a creature cannot attack an open creature that eludes it (BH-23.10)."""
    if s.flags[target] & m.CLOSED:  # BH-23.3
        return False
    if s.table.type[s.card_of[attacker] >> 1] != m.CREATURE:  # BH-23.5
        return False
    return eludes(s, target, attacker)


def targets(s: HeroesState, attacker: int) -> list[int]:
    """BH-11.3: the opposing hero and every opposing creature that is not hidden."""
    foe = 1 - s.active
    out: list[int] = []
    for unit in s.play:
        if s.ctrl[unit] != foe or s.flags[unit] & m.HIDDEN:
            continue
        if s.table.type[s.card_of[unit] >> 1] == m.SUPPORT:  # BH-2.21
            continue
        if not is_out_of_reach(s, unit, attacker):
            out.append(unit)
    return out


def declare(s: HeroesState, attacker: int, target: int) -> None:
    """BH-26.5: an attack by strike, up to its last trigger."""
    s.flags[attacker] |= m.ATTACKED  # BH-9.5
    s.attacker = reference(s, attacker)
    s.target = reference(s, target)
    s.defender = m.NOBODY
    if s.events is not None:
        s.events.append((m.E_ATTACK, ALL, 2, tag(s, attacker), tag(s, target)))
    announce_attack(s, attacker, target)
    then(
        s,
        (m.OP_DEFENDER, 0, 0, 0),
        (m.OP_STRIKES, 0, 0, 0),
        (m.OP_AFTER, 0, 0, 0),
        (m.OP_WAITING, 0, 0, 0),
        (m.OP_MAIN, 0, 0, 0),
    )
    if s.wait:
        push(s, m.OP_WAITING, 0, 0, 0)


def announce_attack(s: HeroesState, attacker: int, target: int) -> None:
    """Triggers on declaring an attack."""
    pass_moment(s)
    trigger(s, m.T_DECLARES, attacker, s.ctrl[attacker], target)
    trigger(s, m.T_ATTACKED, target, s.ctrl[target], attacker)


def standing_attacker(s: HeroesState) -> int:
    """The attacker if it may still strike, else -1: BH-11.17."""
    unit = referred(s, s.attacker)
    if unit < 0 or s.flags[unit] & m.HIDDEN or s.ctrl[unit] != s.active:
        return -1
    return unit


def standing_target(s: HeroesState, ref: int) -> int:
    """The attacked card or the defender if it may still be struck: BH-11.14, BH-12.16."""
    unit = referred(s, ref)
    if unit < 0 or s.flags[unit] & m.HIDDEN or s.ctrl[unit] == s.active:
        return -1
    return unit


def defenders(s: HeroesState) -> list[int]:
    """Section 12: who may be appointed against the attack under way.

    For hero and creature alike (BH-12.9), also who has just come or changed control (BH-12.13,
    BH-10.15) and who eludes the attacker (BH-23.6).
    """
    attacker, target = referred(s, s.attacker), referred(s, s.target)
    foe = 1 - s.active
    return [
        unit
        for unit in s.play
        if s.ctrl[unit] == foe
        and not s.flags[unit] & (m.CLOSED | m.HIDDEN | m.DEFENDED)  # BH-12.5, BH-12.6, BH-12.8
        and s.table.type[s.card_of[unit] >> 1] == m.CREATURE  # BH-12.7
        and unit != target  # BH-12.4
        and not s.keys[unit] & m.CANNOT_ACT  # BH-10.14
        and not eludes(s, attacker, unit)  # BH-23.1
    ]


def op_defender(s: HeroesState, a: int, b: int, c: int) -> None:
    """BH-12.1, BH-12.2, BH-12.3, BH-12.15: the defender decision, if there is one to make."""
    attacker = standing_attacker(s)
    if attacker < 0 or standing_target(s, s.target) < 0:
        return  # BH-11.18
    if not s.keys[attacker] & m.DIRECTED_STRIKE and defenders(s):  # BH-16.1, BH-16.2
        push(s, m.ASK_DEFENDER, 1 - s.active, 0, 0)


def defend(s: HeroesState, unit: int) -> None:
    """The attacked player appoints a defender."""
    pop(s)
    s.defender = reference(s, unit)
    s.flags[unit] |= m.DEFENDED
    if s.events is not None:
        s.events.append((m.E_DEFENDED, ALL, 1, tag(s, unit)))
    pass_moment(s)
    trigger(s, m.T_DEFENDS, unit, s.ctrl[unit], referred(s, s.attacker))
    push(s, m.OP_WAITING, 0, 0, 0)


def op_strikes(s: HeroesState, a: int, b: int, c: int) -> None:
    """BH-11.5 to BH-11.7, BH-12.10: the strikes are due.

    A closed creature does not strike back (BH-11.6), the original target of a defended attack
    does nothing (BH-12.11), surplus damage is lost (BH-11.15).
    """
    attacker = standing_attacker(s)
    defended = s.defender != m.NOBODY
    struck = standing_target(s, s.defender if defended else s.target)
    if attacker < 0 or struck < 0:
        return
    pass_moment(s)
    returns = defended or not s.flags[struck] & m.CLOSED  # BH-11.16, BH-12.16
    if not defended:
        s.after += [s.attacker, s.target]  # BH-16.11, BH-16.32
    exchange(s, attacker, struck, returns and s.table.type[s.card_of[struck] >> 1] == m.CREATURE)


def exchange(s: HeroesState, attacker: int, struck: int, returns: bool) -> None:
    """Strikes at one moment, or First Strike (BH-16.6) and a death check before the second.

    The second is a return strike (BH-11.11), which is no attack (BH-11.12).
    """
    first = s.keys[attacker] & m.FIRST_STRIKE
    quick = s.keys[struck] & m.FIRST_STRIKE
    if not returns:  # BH-16.7
        strike(s, attacker, struck, max(s.strike[attacker], 0))
    elif first == quick:  # BH-16.5
        forth, back = max(s.strike[attacker], 0), max(s.strike[struck], 0)
        strike(s, attacker, struck, forth)
        strike(s, struck, attacker, back)
    elif first:
        strike_first(s, attacker, struck)
    else:
        strike_first(s, struck, attacker)
    check(s)


def strike_first(s: HeroesState, quick: int, slow: int) -> None:
    """BH-16.3, BH-16.4: the other strikes only if it survived."""
    refs = reference(s, quick), reference(s, slow)
    strike(s, quick, slow, max(s.strike[quick], 0))
    check(s)
    if referred(s, refs[1]) >= 0 and referred(s, refs[0]) >= 0:
        strike(s, slow, quick, max(s.strike[slow], 0))


def strike(s: HeroesState, unit: int, other: int, n: int) -> None:
    """BH-11.8."""
    wound(s, other, n, m.BY_STRIKE, s.card_of[unit] >> 1, unit)


def op_after(s: HeroesState, a: int, b: int, c: int) -> None:
    """BH-11.9, BH-12.12, BH-12.17: attacker and defender are closed, unless Experience.

    The attacked creature is not (BH-11.10); an attacker left open may close itself (BH-16.9).
    """
    pass_moment(s)
    close_fighter(s, s.attacker, s.active, m.EXPERIENCE_ATTACK)  # BH-16.8
    close_fighter(s, s.defender, 1 - s.active, m.EXPERIENCE_DEFENCE)  # BH-16.10
    s.attacker = s.target = s.defender = m.NOBODY


def close_fighter(s: HeroesState, ref: int, seat: int, experience: int) -> None:
    """Close a card that attacked or defended, if it is still there under the same control."""
    unit = referred(s, ref)
    if unit >= 0 and s.ctrl[unit] == seat and not s.keys[unit] & experience:
        close(s, unit)


def fight(s: HeroesState, unit: int, other: int) -> None:
    """BH-16.16 to BH-16.20, BH-26.11: both strike as open creatures, none is closed (BH-16.17).

    It is no act (BH-10.16), spends no attack (BH-16.18) and has no defender (BH-16.19, BH-12.14).
    """
    if s.events is not None:
        s.events.append((m.E_FIGHT, ALL, 2, tag(s, unit), tag(s, other)))
    announce_attack(s, unit, other)
    trigger(s, m.T_FIGHTS, unit, s.ctrl[unit], other)
    trigger(s, m.T_FIGHTS, other, s.ctrl[other], unit)
    s.after += [reference(s, unit), reference(s, other)]
    exchange(s, unit, other, True)


def shoot(s: HeroesState, source: int, kind: int, target: int, n: int) -> None:
    """BH-16.13: an attack with no damage in return; `source` is -1 for a spell's shot.

    Nobody defends (BH-16.14), no strike is spent (BH-16.15), On attack comes last (BH-26.6).
    """
    if s.events is not None:
        s.events.append((m.E_SHOT, ALL, 2, tag(s, target), n))
    if source >= 0:
        s.after += [reference(s, source), reference(s, target)]
    wound(s, target, n, m.BY_SHOT, kind, source)
