"""Why an action is refused: the reason for people, and the clause."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.arming import tactics_left
from koloda.games.valhalla.rules.cards import holds
from koloda.games.valhalla.rules.phase import add_payments
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    battle_ability,
    comrade,
    free_dice,
    has_squad,
    side_of,
)
from koloda.kernel.errors import IllegalAction
from koloda.kernel.numbers import natural
from koloda.kernel.protocol import Action

# Cards that are not played in a phase: the clause that says when they are.
LATER: Final = {m.T_VIRTUAL: "VA-4.1111", m.T_ERRAND: "VA-4.1131", m.T_CALL: "VA-4.1211"}
FROM_HAND: Final = ("add", "add_return", "add_two", "tuck", "thor", "help", "play", "pay", "errand")


def refusal(s: ValhallaState, seat: int, words: Action, clause: str) -> IllegalAction:
    """The reason that fits best; `clause` is that of the question asked."""
    verb, text = words[0], " ".join(words)
    if verb in FROM_HAND and holds(s, seat, s.table.kinds[words[1]]) == 0:
        return IllegalAction("not_in_hand", clause, words[1])
    if verb == "attack":
        return refuse_attack(s, seat, words[1])
    if verb == "draw":
        return IllegalAction("must_add", "VA-4.311", text)
    if verb in ("add", "add_return", "add_two"):
        return refuse_adding(s, seat, words)
    if verb in ("play", "pay"):
        return refuse_tactic(s, seat, words)
    if verb == "arm":
        return refuse_arming(s, seat, words)
    if verb == "reroll" and free_dice(s, side_of(s, seat)) < 2:
        return IllegalAction("too_few_dice", "VA-4.514", text)
    if verb == "tuck" and s.table.type[s.table.kinds[words[1]]] != m.TYR:
        return IllegalAction("not_a_tyr_card", "VA-4.1311", words[1])
    if verb == "thor":
        return IllegalAction("requirement_not_met", "VA-4.1014", text)
    if verb == "errand":
        return IllegalAction("demand_not_met", "VA-4.1136", words[1])
    if verb == "ability":
        return IllegalAction("ability_not_usable", "VA-4.704", text)
    return IllegalAction("not_an_option", clause, text)


def refuse_attack(s: ValhallaState, seat: int, target: str) -> IllegalAction:
    """VA-4.312, VA-4.341 to VA-4.343, VA-4.1504."""
    if not has_squad(s, seat):
        return IllegalAction("no_squad", "VA-4.312", target)
    other = natural(target)
    if not 0 <= other < s.match.seats or other == seat:
        return IllegalAction("no_such_target", "VA-4.341", target)
    if comrade(s, seat) == other:
        return IllegalAction("comrade", "VA-4.1504", target)
    if not has_squad(s, other):
        return IllegalAction("target_without_squad", "VA-4.342", target)
    return IllegalAction("target_without_shields", "VA-4.343", target)


def refuse_adding(s: ValhallaState, seat: int, words: Action) -> IllegalAction:
    """VA-4.321 to VA-4.323, VA-4.331, VA-4.335."""
    for word in words[1 : 3 if words[0] == "add_two" else 2]:
        if word not in s.table.kinds or s.table.type[s.table.kinds[word]] != m.WARRIOR:
            return IllegalAction("not_a_warrior", "VA-4.321", word)
    if words[0] == "add_two" and holds(s, seat, s.table.kinds[words[2]]) == 0:
        return IllegalAction("not_in_hand", "VA-4.335", words[2])
    if words[0] == "add_two":
        return IllegalAction("too_many_symbols", "VA-4.331", " ".join(words[1:]))
    return IllegalAction("slot_not_free", "VA-4.323", words[2])


def refuse_tactic(s: ValhallaState, seat: int, words: Action) -> IllegalAction:
    """VA-4.403 and the conditions of single tactics."""
    kind = s.table.kinds[words[1]]
    if s.table.type[kind] != m.TACTIC:
        return IllegalAction("not_a_tactic", "VA-4.403", words[1])
    ability, effect = battle_ability(s), s.table.effect[kind]
    if s.stack[-4] == m.ASK_BEFORE:
        clause = "VA-4.1213" if effect == m.T_CALL else "VA-4.403"
        return IllegalAction("not_now", clause, words[1])
    if s.stack[-4] == m.ASK_AFTER and s.table.after[kind] == m.NOT_AFTER:
        return IllegalAction("not_now", "VA-4.403", words[1])
    if tactics_left(s, seat) == 0:
        clause = "VA-4.1680" if ability == m.M_NO_TACTICS else "VA-4.1679"
        return IllegalAction("no_tactics", clause, words[1])
    if ability == m.M_NO_DICE_TACTICS and effect in (m.T_REROLL, m.T_TURN_X):
        return IllegalAction("not_now", "VA-4.1682", words[1])
    if s.table.needs[kind]:
        return IllegalAction("not_fewer_warriors", "VA-4.712", words[1])
    if s.table.cost[kind]:
        return refuse_payment(s, seat, words)
    if words[0] == "pay":
        return IllegalAction("costs_nothing", "VA-4.713", words[1])
    if effect == m.T_ROLL_EXTRA:
        return IllegalAction("no_extra_die", "VA-4.127", words[1])
    if effect == m.T_EXCLUDE:
        defends = s.battle.kind == m.BATTLE and s.battle.defender == seat
        return IllegalAction("not_now", "VA-4.1119" if defends else "VA-4.1113", words[1])
    return IllegalAction("not_now", LATER.get(effect, "VA-4.406"), words[1])


def refuse_payment(s: ValhallaState, seat: int, words: Action) -> IllegalAction:
    """VA-4.713 to VA-4.715: a Heroic Attack without a die, or with one that does not pay."""
    payments: list[int] = []
    add_payments(s, seat, side_of(s, seat), s.table.kinds[words[1]], payments)
    if words[0] == "play" and payments:
        return IllegalAction("name_the_die", "VA-4.713", words[1])
    return IllegalAction("no_die_to_pay", "VA-4.715", words[1])


def refuse_arming(s: ValhallaState, seat: int, words: Action) -> IllegalAction:
    """VA-4.531, VA-4.539, VA-4.1221, VA-4.1511."""
    kind = s.table.kinds[words[1]]
    for owner in (seat, comrade(s, seat)):
        if owner < 0:
            continue
        for place in range(owner * m.SLOTS, owner * m.SLOTS + m.SLOTS):
            if s.squad[place] == kind:
                if owner != seat and s.battle.kind == m.RAGNAROK:
                    return IllegalAction("partners_warrior", "VA-4.1511", words[1])
                if s.battle.armed[place]:
                    return IllegalAction("already_activated", "VA-4.539", words[1])
                if s.battle.blocked >> place & 1:
                    return IllegalAction("blocked", "VA-4.1221", words[1])
                return IllegalAction("dice_do_not_cover", "VA-4.531", words[1])
    return IllegalAction("not_in_squad", "VA-4.531", words[1])
