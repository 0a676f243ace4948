"""End of the battle: chapter 10 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.battle import anybody_can_strike, bury
from koloda.games.elven_rage.rules.lands import (
    gain_artifact,
    is_castle,
    is_ordinary,
    lose_castle,
    own_treasure,
    take_land,
)
from koloda.games.elven_rage.rules.layout import op_critical
from koloda.games.elven_rage.rules.piles import to_owner
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    is_wiped_out,
    n_living,
    owner_of_side,
    tell,
)
from koloda.games.elven_rage.rules.victory import check_last_player
from koloda.kernel.frames import push, then


def op_final(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-10.5: the final window before the result is established."""
    s.took_effect = 0
    s.round_over = 1
    then(s, (m.OP_WINDOW, m.FINAL, 0, 0), (m.OP_RESULT, 0, 0, 0))


def op_result(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-10.5: a new round if the final window made one possible, else the result."""
    if s.took_effect and not is_wiped_out(s) and anybody_can_strike(s):
        s.quiet = 0
        push(s, m.OP_ROUND, 0, 0, 0)
    else:
        push(s, m.OP_AFTERMATH, winner(s), 0, 0)


def winner(s: ElvenState) -> int:
    """ER-10.6 to ER-10.8: more living cards, then the Reserve, then the defender."""
    attackers, defenders = n_living(s, m.ATTACKER), n_living(s, m.DEFENDER)
    if attackers != defenders:
        return m.ATTACKER if attackers > defenders else m.DEFENDER
    return s.reserve_side if s.reserve_side != m.NOBODY else m.DEFENDER


def op_aftermath(s: ElvenState, side: int, b: int, c: int) -> None:
    """ER-10.13, in its order; a retreat has no winner.

    Only an attacker who won gains anything (ER-4.7, ER-4.8); a beaten one finds Ebrung on
    guard again (ER-11.10).
    """
    del s.stack[s.base :]
    if side == m.NO_SIDE:
        bury(s)  # cards at 0 lives are dead
        op_critical(s, 0, 0, 0)
    elif s.events is not None:
        tell(s, m.EV_BATTLE_WON, owner_of_side(s, side))
    clear_board(s, side)
    land, before = s.land, s.defender
    end_battle(s)
    if side == m.ATTACKER:
        win_land(s, land, before)
    if s.ending == m.RUNNING:
        then(s, (m.OP_CUT_ALL, 0, 0, 0), (m.OP_GOALS, 0, 0, 0))


def end_battle(s: ElvenState) -> None:
    """Nothing of a battle outlasts it: wounds (ER-8.21), changes (ER-12.19), silence."""
    s.land = s.defender = s.squad = s.neutral_seat = m.NOBODY
    s.acting = s.struck = s.striker_side = s.reserve_side = m.NOBODY
    s.in_battle = s.laid = s.battle_round = s.silent = s.fury = 0
    s.attack_cards.clear()
    s.defence_cards.clear()


def clear_board(s: ElvenState, side: int) -> None:
    """ER-10.9 to ER-10.12: survivors, neutrals and Treasures leave the board."""
    for place in range(6):
        at = place * m.STRIDE
        card = s.places[at + m.CARD]
        if card == m.NOBODY:
            continue
        if s.places[at + m.SIDE] != m.NOBODY:
            to_owner(s, card)
        elif side == m.ATTACKER and s.defender == m.NOBODY:
            own_treasure(s, s.active, card)
            if s.events is not None:
                tell(s, m.EV_GAINS_TREASURE, s.active)
        else:
            to_owner(s, card)
        s.places[at + m.CARD] = s.places[at + m.SIDE] = m.NOBODY


def win_land(s: ElvenState, land: int, before: int) -> None:
    """Chapter 4: the token, then castles and elimination, then the Artifact."""
    take_land(s, s.active, land)
    s.gained = 1
    if before != m.NOBODY and is_castle(s, land):
        lose_castle(s, before, land)  # ER-11.7: the Dragon is tied to the castle
        check_last_player(s)
    elif before == m.NOBODY and is_ordinary(s, land):
        gain_artifact(s, s.active)  # ER-4.3 to ER-4.5
