"""The words of card files as numbers of the model."""

from typing import Final

from koloda.games.valhalla import model as m

TIMINGS: Final = {
    "in_battle": m.W_IN_BATTLE,
    "before_roll": m.W_BEFORE_ROLL,
    "before_battle": m.W_BEFORE_BATTLE,
    "after_battle": m.W_AFTER_BATTLE,
    "other_battle_before": m.W_OTHER_BEFORE,
    "other_battle_after": m.W_OTHER_AFTER,
    "phase_b": m.W_PHASE_B,
    "action_2": m.W_ACTION_2,
    "action_4": m.W_ACTION_4,
    "make_room": m.W_MAKE_ROOM,
    "scoring": m.W_SCORING,
}

CONDITIONS: Final = {
    "attacker": m.C_ATTACKER,
    "defender": m.C_DEFENDER,
    "fewer_warriors": m.C_FEWER,
    "squad_empty": m.C_SQUAD_EMPTY,
    "activated": m.C_ACTIVATED,
    "free_dice": m.C_FREE_DICE,
    "clan_in_squad": m.C_CLAN,
    "clans_in_squad": m.C_CLANS,
    "clan_exactly": m.C_CLAN_EXACTLY,
    "won": m.C_WON,
    "lost": m.C_LOST,
    "won_by": m.C_WON_BY,
    "tactics_played": m.C_TACTICS,
    "no_warrior_in_hand": m.C_NO_WARRIOR,
    "opponent_hand_larger": m.C_HAND_LARGER,
    "own_shields": m.C_OWN_SHIELDS,
    "target_most_shields": m.C_MOST_SHIELDS,
    "target_foreign": m.C_FOREIGN,
    "opponent_warriors": m.C_OPPONENT_WARRIORS,
    "attacker_won": m.C_ATTACKER_WON,
    "helped_won": m.C_HELPED_WON,
}
