"""What a text lets its player choose before it is executed: BH-7.16, BH-9.17, BH-14.6, BH-14.7."""

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.combat import can_attack, is_out_of_reach, must_rage
from koloda.games.berserk_heroes.rules.filters import fits
from koloda.games.berserk_heroes.rules.state import HeroesState, reference, referred
from koloda.kernel.frames import ANSWER, push, then


def record(s: HeroesState, column: int) -> int:
    """A field of the innermost text being executed."""
    return s.run[len(s.run) - m.R_WIDTH + column]


def set_record(s: HeroesState, column: int, value: int) -> None:
    """Change a field of the innermost text being executed."""
    s.run[len(s.run) - m.R_WIDTH + column] = value


def candidates(s: HeroesState, i: int, one: bool = False) -> list[int]:
    """What may be chosen as pick i of the innermost text: cards in play, or kinds in hand.

    With `one` the first candidate is enough: to know whether there is any.
    """
    t, base = s.table, len(s.run) - m.R_WIDTH
    row = t.pg_picks[s.run[base + m.R_PROGRAM]][i] * m.P_WIDTH
    kind, number = t.picks[row + m.P_KIND], t.picks[row + m.P_FILTER]
    if kind == m.PICK_DISCARD:
        return discardable(s, i)
    seat, this = s.run[base + m.R_SEAT], referred(s, s.run[base + m.R_SOURCE])
    found: list[int] = []
    for unit in s.play:
        if not fits(s, number, unit, seat, this):
            continue
        if kind == m.PICK_TARGET:
            if not is_target(s, row, unit, this):
                continue
        elif not is_payable(s, kind, unit, seat, this):
            continue
        if not is_taken(s, i, t.picks[row + m.P_ANOTHER], unit):
            found.append(unit)
            if one:
                break
    return found


def has_targets(s: HeroesState, aid: int, seat: int, this: int, spell: bool) -> bool:
    """BH-9.17, for a text whose choices are targets that do not spoil one another.

    The same answer as is_completable gives, without opening a record.
    """
    t = s.table
    for pick in t.pg_picks[t.ab_programs[aid][0]]:
        row = pick * m.P_WIDTH
        number, attack = t.picks[row + m.P_FILTER], t.picks[row + m.P_ATTACK]
        for unit in s.play:
            if (
                fits(s, number, unit, seat, this)
                and not (spell and s.keys[unit] & m.PROTECTION_SPELLS)
                and not (attack and this >= 0 and is_out_of_reach(s, unit, this))
            ):
                break
        else:
            return False
    return True


def is_target(s: HeroesState, row: int, unit: int, this: int) -> bool:
    """Protection from spells (BH-17.8), Elusiveness for shots and Fights (BH-23.4).

    Only cards in play are targets (BH-5.8); what chooses none reaches a protected card (BH-17.9).
    """
    if record(s, m.R_BY) == m.BY_SPELL and s.keys[unit] & m.PROTECTION_SPELLS:
        return False
    attack = s.table.picks[row + m.P_ATTACK]
    if not attack:
        return True
    attacker = this
    if attack - 1 != m.THIS_ATTACKS:
        attacker = referred(s, record(s, m.R_PICKS + attack - 1))
    return attacker < 0 or not is_out_of_reach(s, unit, attacker)


def is_payable(s: HeroesState, kind: int, unit: int, seat: int, this: int) -> bool:
    """BH-7.16, BH-10.18: whether an own card can meet a part of a cost."""
    if s.ctrl[unit] != seat or (
        s.table.type[s.card_of[unit] >> 1] == m.HERO and kind != m.PICK_CLOSE
    ):
        return False
    if kind == m.PICK_CLOSE:
        raging = s.keys[unit] & m.RAGE and can_attack(s, unit) and must_rage(s)  # BH-16.25
        closes_itself = unit == this and s.table.ab_close[record(s, m.R_ABILITY)]
        return not s.flags[unit] & m.CLOSED and not raging and not closes_itself
    return kind in (m.PICK_DESTROY, m.PICK_RETURN)


def is_taken(s: HeroesState, i: int, another: int, unit: int) -> bool:
    """BH-9.19: whether a card was chosen before by a choice this one must differ from."""
    if another:
        ref = reference(s, unit)
        for j in range(another - 1, i):
            if record(s, m.R_PICKS + j) == ref:
                return True
    return False


def discardable(s: HeroesState, i: int) -> list[int]:
    """The kinds in hand that may be discarded as pick i, each once."""
    return sorted(set(spare_cards(s, i)))


def spare_cards(s: HeroesState, i: int) -> list[int]:
    """The kinds in hand that are neither the card being played nor chosen already."""
    t = s.table
    left = [code >> 1 for code in s.hands[record(s, m.R_SEAT)]]
    if t.ab_kind[record(s, m.R_ABILITY)] == m.A_SPELL:
        left.remove(record(s, m.R_KIND))
    for j in range(i):
        if t.picks[t.pg_picks[record(s, m.R_PROGRAM)][j] * m.P_WIDTH + m.P_KIND] == m.PICK_DISCARD:
            left.remove(record(s, m.R_PICKS + j) - 1)
    return left


def choosable(s: HeroesState, i: int, lenient: bool) -> list[int]:
    """The candidates that leave a legal choice for every later pick."""
    found = candidates(s, i)
    if lenient or not s.table.pg_linked[record(s, m.R_PROGRAM)]:
        return found
    good: list[int] = []
    for choice in found:
        keep(s, i, choice)
        if is_completable(s, i + 1):
            good.append(choice)
    set_record(s, m.R_PICKS + i, m.NOBODY)
    return good


def is_completable(s: HeroesState, i: int) -> bool:
    """BH-9.17: whether there is a legal choice for pick i and every later one."""
    t = s.table
    program = record(s, m.R_PROGRAM)
    picks = t.pg_picks[program]
    if i == len(picks):
        return True
    if t.picks[picks[i] * m.P_WIDTH + m.P_OPTIONAL] or is_spared(s, picks[i]):
        return is_completable(s, i + 1)
    if not t.pg_linked[program]:
        return bool(candidates(s, i, True)) and is_completable(s, i + 1)
    for choice in candidates(s, i):
        keep(s, i, choice)
        if is_completable(s, i + 1):
            set_record(s, m.R_PICKS + i, m.NOBODY)
            return True
    set_record(s, m.R_PICKS + i, m.NOBODY)
    return False


def keep(s: HeroesState, i: int, choice: int) -> None:
    """Write a choice down: a reference, or a kind in hand + 1."""
    t = s.table
    row = t.pg_picks[record(s, m.R_PROGRAM)][i] * m.P_WIDTH
    if choice == m.NO_PICK:
        set_record(s, m.R_PICKS + i, m.NOBODY)
    elif t.picks[row + m.P_KIND] == m.PICK_DISCARD:
        set_record(s, m.R_PICKS + i, choice + 1)
    else:
        set_record(s, m.R_PICKS + i, reference(s, choice))


def op_choose(s: HeroesState, i: int, lenient: int, c: int) -> None:
    """Ask for pick i; with `lenient` a part without a legal target is skipped: BH-9.18."""
    if i == len(s.table.pg_picks[record(s, m.R_PROGRAM)]):
        return
    found = offered(s, i, lenient)
    if is_question(s, i, found):
        then(s, (m.ASK_PICK, record(s, m.R_SEAT), i, lenient), (m.OP_PICKED, i, ANSWER, lenient))
    else:
        push(s, m.OP_PICKED, i, found[0] if found else m.NO_PICK, lenient)


def offered(s: HeroesState, i: int, lenient: int) -> list[int]:
    """What is offered as pick i; nothing once an "up to" has been declined: BH-9.19."""
    t = s.table
    pick = t.pg_picks[record(s, m.R_PROGRAM)][i]
    declined = t.picks[pick * m.P_WIDTH + m.P_MORE] and record(s, m.R_PICKS + i - 1) == m.NOBODY
    if declined or is_spared(s, pick):
        return []
    return choosable(s, i, lenient == 1)


def is_question(s: HeroesState, i: int, found: list[int]) -> bool:
    """BH-R99: whether pick i must be asked for; a hand must not tell that it is all alike."""
    if not found:
        return False
    t = s.table
    row = t.pg_picks[record(s, m.R_PROGRAM)][i] * m.P_WIDTH
    if t.picks[row + m.P_KIND] == m.PICK_DISCARD:
        return len(spare_cards(s, i)) > 1
    return len(found) > 1 or t.picks[row + m.P_OPTIONAL] == 1


def is_spared(s: HeroesState, pick: int) -> bool:
    """BH-18.36: a part of the cost of a spell or ability that is Free is not paid."""
    return (
        record(s, m.R_OTHER) == m.USED_FREE
        and s.table.picks[pick * m.P_WIDTH + m.P_KIND] != m.PICK_TARGET
    )


def op_picked(s: HeroesState, i: int, choice: int, lenient: int) -> None:
    """A pick is made; go on with the next."""
    keep(s, i, choice)
    push(s, m.OP_CHOOSE, i + 1, lenient, 0)


# Modes.


def modes(s: HeroesState) -> list[int]:
    """The numbers of the texts that can be chosen: "choose one"."""
    programs = s.table.ab_programs[record(s, m.R_ABILITY)]
    legal: list[int] = []
    for number, program in enumerate(programs):
        set_record(s, m.R_PROGRAM, program)
        if is_completable(s, 0):
            legal.append(number)
    set_record(s, m.R_PROGRAM, programs[0])
    return legal


def op_mode(s: HeroesState, a: int, b: int, c: int) -> None:
    """Choose one of several texts, before the targets."""
    programs = s.table.ab_programs[record(s, m.R_ABILITY)]
    set_record(s, m.R_PROGRAM, programs[0])
    if len(programs) == 1:
        return
    legal = modes(s)
    if len(legal) == 1:
        set_record(s, m.R_PROGRAM, programs[legal[0]])
    else:
        push(s, m.ASK_MODE, record(s, m.R_SEAT), 0, 0)


def drop_lost_targets(s: HeroesState) -> None:
    """BH-14.8: a target no longer legal when the text begins is skipped."""
    t = s.table
    for i, pick in enumerate(t.pg_picks[record(s, m.R_PROGRAM)]):
        row = pick * m.P_WIDTH
        unit = (
            referred(s, record(s, m.R_PICKS + i))
            if t.picks[row + m.P_KIND] == m.PICK_TARGET
            else -1
        )
        if unit >= 0 and not fits(
            s,
            t.picks[row + m.P_FILTER],
            unit,
            record(s, m.R_SEAT),
            referred(s, record(s, m.R_SOURCE)),
        ):
            set_record(s, m.R_PICKS + i, m.NOBODY)
