"""What may be decided: table 5.1 of RULES.md. One function per question.

The other player is asked only what BH-14.13 lists.
"""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import card_fits
from koloda.games.berserk_heroes.rules.abilities import ABILITY
from koloda.games.berserk_heroes.rules.choices import choosable, modes, record
from koloda.games.berserk_heroes.rules.combat import can_attack, defenders, must_rage, targets
from koloda.games.berserk_heroes.rules.flow import hidden_creatures
from koloda.games.berserk_heroes.rules.instructions import demanded
from koloda.games.berserk_heroes.rules.playing import (
    hand_kinds,
    is_playable,
    mechanisms,
    thirst_targets,
    usable,
    usable_free,
)
from koloda.games.berserk_heroes.rules.resolution import next_group, order_code, putable, takeable
from koloda.games.berserk_heroes.rules.state import REF, HeroesState, referred
from koloda.games.berserk_heroes.rules.wounds import twins
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.options import A_SHIFT, VERB_SHIFT, pack

PLAY_CODE: Final = m.V_PLAY << VERB_SHIFT
ATTACK_CODE: Final = m.V_ATTACK << VERB_SHIFT
USE_CODE: Final = m.V_USE << VERB_SHIFT
STRIKE_CODE: Final = m.V_STRIKE << VERB_SHIFT


def options(s: HeroesState) -> list[int]:
    """The legal options of the question on top of the stack; none after the end (BH-15.8)."""
    if not s.stack:
        return []
    ask = s.stack[-4]
    out = options_main(s) if ask == m.ASK_MAIN else QUESTIONS[ask - ASK_BASE](s)
    if s.conceding:
        out.append(m.V_CONCEDE << VERB_SHIFT)  # D22
    return out


def coded(verb: int, units: list[int]) -> list[int]:
    """One option for each card or kind, ascending."""
    return [pack(verb, unit) for unit in sorted(units)]


def options_first(s: HeroesState) -> list[int]:
    """D2."""
    return [pack(m.V_FIRST, 0), pack(m.V_FIRST, 1)]


def options_replace(s: HeroesState) -> list[int]:
    """D3: the cards of the opening hand not put back yet."""
    return [*coded(m.V_BOTTOM, unchosen(s, s.stack[-3])), pack(m.V_DONE)]


def unchosen(s: HeroesState, seat: int) -> list[int]:
    """The kinds in a hand, less the choices that are not shown yet."""
    left = [code >> 1 for code in s.hands[seat]]
    for i in range(0, len(s.secret), 2):
        if s.secret[i] == seat:
            left.remove(s.secret[i + 1])
    return list(set(left))


def options_reveal(s: HeroesState) -> list[int]:
    """D4."""
    return [pack(m.V_DONE), *coded(m.V_REVEAL, hidden_creatures(s, s.stack[-3]))]


def options_order(s: HeroesState) -> list[int]:
    """D5: which of the own waiting abilities comes next."""
    codes = {order_code(s, at) for at in next_group(s)}
    return sorted([pack(m.V_ORDER, code // REF, code % REF) for code in codes])


def options_main(s: HeroesState) -> list[int]:
    """D6: play, attack, use, or end the turn; Rage restricts (BH-16.23 to BH-16.25).

    BH-9.2: only the active player is asked this.
    """
    rage = must_rage(s)
    out: list[int] = []
    if not rage:
        out.append(m.V_END << VERB_SHIFT)
        if s.actions < m.MAX_ACTIONS:  # BH-14.18
            for kind in hand_kinds(s, s.active):
                if is_playable(s, s.active, kind, False):
                    out.append(PLAY_CODE | kind << A_SHIFT)
    attacks: list[int] = []
    uses: list[int] = []
    for unit in s.play:
        if s.ctrl[unit] != s.active:
            continue
        if can_attack(s, unit) and (not rage or s.keys[unit] & m.RAGE):
            attacks.append(ATTACK_CODE | unit << A_SHIFT)
        if s.ears[unit] & m.EAR_USE:
            add_uses(s, unit, rage, uses)
    attacks.sort()
    out += attacks
    if uses:
        uses.sort()
        out += uses
    return out


def add_uses(s: HeroesState, unit: int, rage: bool, uses: list[int]) -> None:
    """The activated abilities of one card; alike ones are offered once."""
    if s.actions >= m.MAX_ACTIONS:
        return
    if rage and s.table.type[s.card_of[unit] >> 1] == m.HERO:  # BH-16.23
        return
    for packed in usable(s, unit, rage):
        code = USE_CODE | unit << A_SHIFT | packed & ABILITY
        if code not in uses:
            uses.append(code)


def options_attack(s: HeroesState) -> list[int]:
    """D6: the target of an attack by strike."""
    return coded(m.V_STRIKE, targets(s, s.stack[-2]))


def options_pick(s: HeroesState) -> list[int]:
    """D7, D18, D19."""
    t, i = s.table, s.stack[-2]
    row = t.pg_picks[record(s, m.R_PROGRAM)][i] * m.P_WIDTH
    found = choosable(s, i, s.stack[-1] == 1)
    if t.picks[row + m.P_KIND] == m.PICK_DISCARD:
        return coded(m.V_DISCARD, found)
    done = [pack(m.V_DONE)] if t.picks[row + m.P_OPTIONAL] else []
    return [*done, *coded(m.V_PICK, found)]


def options_defender(s: HeroesState) -> list[int]:
    """D8."""
    return [pack(m.V_DONE), *coded(m.V_DEFEND, defenders(s))]


def options_extortion(s: HeroesState) -> list[int]:
    """D9."""
    return [pack(m.V_DONE), pack(m.V_PAY)]


def options_thirst(s: HeroesState) -> list[int]:
    """D10."""
    this = referred(s, record(s, m.R_SOURCE))
    return coded(m.V_THIRST, thirst_targets(s, s.stack[-3], this))


def options_module(s: HeroesState) -> list[int]:
    """D11."""
    return [pack(m.V_DONE), *coded(m.V_ATTACH, mechanisms(s, s.stack[-3]))]


def options_take(s: HeroesState) -> list[int]:
    """D12, D13."""
    how, number = s.stack[-2], s.stack[-1] >> 1
    done = [pack(m.V_DONE)] if s.stack[-1] & 1 else []
    return [*done, *coded(m.V_TAKE, takeable(s, how, number, s.stack[-3]))]


def options_discard(s: HeroesState) -> list[int]:
    """D14."""
    return coded(m.V_DISCARD, unchosen(s, s.stack[-3]))


def options_may(s: HeroesState) -> list[int]:
    """D15."""
    return [pack(m.V_DONE), pack(m.V_DO)]


def options_mode(s: HeroesState) -> list[int]:
    """D16."""
    return coded(m.V_MODE, modes(s))


def options_free(s: HeroesState) -> list[int]:
    """D20: "you may play a card Free"."""
    seat = record(s, m.R_SEAT)
    found = [
        kind
        for kind in hand_kinds(s, seat)
        if card_fits(s.table, s.stack[-2], kind) and is_playable(s, seat, kind, True)
    ]
    return [*coded(m.V_PLAY, found), pack(m.V_DONE)]


def options_unique(s: HeroesState) -> list[int]:
    """D21."""
    return coded(m.V_KEEP, twins(s))


def options_demand(s: HeroesState) -> list[int]:
    """D9: the card that meets a demand."""
    what = s.stack[-2]
    return coded(m.V_PICK, demanded(s, s.stack[-3], what >> 12, what % 4096 - 1))


def options_use_free(s: HeroesState) -> list[int]:
    """D20: which ability is used Free, if any."""
    unit = s.stack[-2]
    codes = {pack(m.V_USE, unit, packed & ABILITY) for packed in usable_free(s, unit)}
    return [*sorted(codes), pack(m.V_DONE)]


def options_put(s: HeroesState) -> list[int]:
    """D17: which card goes to its place next."""
    return coded(m.V_PUT, putable(s, s.stack[-2]))


QUESTIONS: Final = [
    options_first,
    options_replace,
    options_reveal,
    options_order,
    options_main,
    options_pick,
    options_defender,
    options_extortion,
    options_thirst,
    options_module,
    options_take,
    options_discard,
    options_may,
    options_mode,
    options_free,
    options_unique,
    options_attack,
    options_demand,
    options_use_free,
    options_put,
]
