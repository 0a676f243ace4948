"""Named Actions and Artifacts: chapter 20, and the effects of section 6 card by card."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    ElvenState,
    acting,
    actions,
    arrange,
    asked,
    at,
    battle,
    card_at,
    cards,
    close,
    count,
    declare,
    discard,
    fight,
    finish,
    hand,
    heard,
    land,
    lands_of,
    listen,
    lives,
    no_reply,
    owner,
    play,
    position,
    question,
    refused,
    symbols,
    table,
    turn_to,
    until,
    until_window,
    view,
    window,
)

FOREST = ("forest", "snow")
REPLAY = "N sn_elite | E fo_pathfinder | S sn_raider | W fo_dancer | R fo_stag | C sn_shield"


def laid(s: ElvenState) -> list[str]:
    """The six cards of the layout, wherever they lie on the board."""
    return sorted(place["card"] for place in view(s)["battle"]["places"] if place["card"])


@clause("ER-20.1", "ER-20.2", "ER-20.3", "ER-20.5")
def test_miraita_lays_the_battle_out_anew_with_its_six_cards() -> None:
    s = battle(REPLAY, "fo_miraita", "sn_frost", FOREST)
    play(s, "swap E")
    until_window(s, "final")
    assert len(laid(s)) < 4  # cards have died
    before = count(s, "hand", 1)
    arrange(s, [0, 3, 1, 4, 2, 5])
    declare(s, 0, "fo_miraita")
    assert question(s) == "swap"  # the swap is offered again
    assert laid(s) == sorted(
        ["sn_elite", "fo_pathfinder", "sn_raider", "fo_dancer", "fo_stag", "sn_shield"]
    )
    assert view(s)["battle"]["round"] == 0
    assert all(lives(s, p) == printed(card_at(s, p)) for p in "NESW")
    assert discard(s, 0) == ["fo_miraita"]
    assert count(s, "hand", 1) <= before
    assert refused(s, "declare fo_miraita") != ""


def printed(card: str | None) -> int:
    return GAME.table.stats[GAME.table.kinds[card or ""]][1]


@clause("ER-20.1", "ER-20.2", "ER-12.3", "ER-12.12")
def test_miraita_needs_four_lands_and_an_own_battle() -> None:
    for window_name in ("reveal", "card_turn", "wound", "final"):
        s = battle(REPLAY, "fo_miraita", "sn_frost", FOREST)
        play(s, "pass")
        until_window(s, window_name)
        assert "declare fo_miraita" in actions(turn_to(s, 0))
    s = position("""
        seat 0: people forest | hand fo_miraita fo_stag*2 fo_sniper | lands A1 B1 C1
        squads: ne_orc ne_golem ne_troll
    """)
    play(s, "attack D1")
    close(s)
    play(s, "fight 1", "commit fo_stag", "commit fo_stag", "commit fo_sniper")
    while window(s) != "reveal":
        play(s, "pass")
    assert refused(s, "declare fo_miraita") == "ER-12.3"


@clause("ER-20.4")
def test_a_card_that_used_its_action_stays_out_of_the_replay() -> None:
    # the Thicket Spirit returns from Reserve, acts, and is replaced from the hand
    layout = "N sn_elite | E fo_pathfinder | S sn_raider | W fo_dancer | R fo_thicket | C sn_shield"
    s = battle(layout, "fo_miraita fo_treeward", "sn_frost", FOREST)
    play(s, "pass")
    declare(s, 0, "fo_thicket", "at N", "at E")
    declare(s, 0, "fo_miraita")
    assert asked(s) == (0, "replace")
    assert actions(s) == ["replace fo_treeward"]
    arrange(s, [0, 3, 1, 4, 2, 5])
    play(s, "replace fo_treeward")
    assert "fo_treeward" in laid(s)
    assert discard(s, 0) == ["fo_thicket", "fo_miraita"]


@clause("ER-20.4", "ER-10.8")
def test_without_a_hand_card_a_blank_is_dealt() -> None:
    layout = "N sn_elite | E fo_pathfinder | S sn_raider | W fo_dancer | R fo_thicket | C sn_shield"
    s = battle(layout, "fo_miraita", "sn_frost", FOREST)
    play(s, "pass")
    declare(s, 0, "fo_thicket", "at N", "at E")
    arrange(s, [0, 3, 1, 4, 2, 5])  # the blank is the third card of the attacker: Reserve
    declare(s, 0, "fo_miraita")
    assert card_at(s, "R") is None
    assert view(s)["battle"]["reserve"] is None
    assert question(s) == "window"  # nothing to swap


@clause("ER-20.3")
def test_a_substituted_card_goes_back_to_the_hand_in_a_replay() -> None:
    layout = "N fo_pathfinder | E hi_dawn | S fo_dancer | W hi_law | R fo_stag | C hi_spear"
    s = battle(layout, "fo_miraita", "hi_griffin hi_healer", ("forest", "high"))
    play(s, "pass")
    declare(s, 1, "hi_griffin", "at E", "with hi_healer")
    assert card_at(s, "E") == "hi_healer"
    assert hand(s, 1) == ["hi_dawn"]
    declare(s, 0, "fo_miraita")
    assert "hi_dawn" in laid(s) + hand(s, 1) + discard(s, 1)
    assert "hi_healer" in hand(s, 1)
    assert "hi_healer" not in laid(s)


@clause("ER-20.3", "ER-20.4")
def test_a_dead_substitute_goes_back_to_the_hand_in_a_replay() -> None:
    layout = "N fo_pathfinder | E hi_dawn | S fo_dancer | W hi_law | R fo_stag | C hi_spear"
    s = battle(layout, "fo_miraita", "hi_griffin hi_healer", ("forest", "high"))
    play(s, "pass")
    declare(s, 1, "hi_griffin", "at E", "with hi_healer")
    wound(s, "E", lives(s, "E"))
    for _ in range(200):
        if "hi_healer" in discard(s, 1):
            break
        play(s, actions(s)[0])
    assert "hi_healer" in discard(s, 1)
    declare(s, 0, "fo_miraita")
    assert "hi_healer" in hand(s, 1)
    assert "hi_healer" not in discard(s, 1)
    assert discard(s, 1) == ["hi_griffin"]  # it has used its Action
    assert sorted(laid(s) + [c for c in hand(s, 1) if c != "hi_healer"]) == sorted(
        ["fo_pathfinder", "hi_dawn", "fo_dancer", "hi_law", "fo_stag", "hi_spear"]
    )


@clause("ER-20.5")
def test_the_replay_takes_the_place_of_the_result() -> None:
    s = battle(REPLAY, "fo_miraita", "sn_frost", FOREST)
    play(s, "pass")
    until_window(s, "final")
    listen(s)
    declare(s, 0, "fo_miraita")
    assert heard(s, None, "battle-won") == []
    assert view(s)["flags"]["battle"] is True
    finish(s)
    assert len(heard(s, None, "battle-won")) == 1


@clause("ER-20.10")
def test_xaranta_moves_a_token_without_battle() -> None:
    s = position("""
        seat 0: people high | hand hi_xaranta | lands A1 B1 C1
        seat 1: lands G1 B2
        phase: turn_end
    """)
    play(s, "declare hi_xaranta")
    assert actions(s) == ["land C1"]  # not the castle; B1 touches own lands and a rival's
    play(s, "land C1")
    assert actions(s) == ["to D1", "to C2"]
    play(s, "to D1")
    no_reply(s)
    assert lands_of(s, 0) == {"A1", "B1", "D1"}
    assert land(s, "D1")["token"] == "tower"
    assert owner(s, "C1") is None
    assert cards(s, "artifacts", 0) == []


@clause("ER-20.11")
def test_a_built_tower_stays_whoever_owns_the_land() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_herald | lands A1 B1 C1 D1 E1
        seat 1: lands G1 F1
        towers: F1
    """)
    close(play(s, "attack F1"))
    assert land(s, "F1")["feature"] == "tower"
    assert owner(s, "F1") == 0


BLACK = "N sn_elite | E bk_guard_darn | S sn_hearth | W bk_abyss | R sn_sentinel | C bk_janira"


@clause("ER-8.23", "ER-8.4")
def test_janira_and_the_blade_dancer_give_a_second_turn() -> None:
    layout = "N sn_shield | E bk_spider | S bk_herald | W sn_hearth | R sn_sentinel | C bk_abyss"
    s = fight(battle(layout, attacker="bk_janira", defender="sn_elite"))
    assert acting(s) == "S"
    declare(s, 0, "bk_janira")
    listen(s)
    close(s)
    while window(s) != "card_turn":
        play(s, actions(s)[0])
    assert acting(s) == "S"  # with a card-turn window of its own
    close(s)
    while window(s) != "card_turn":
        play(s, actions(s)[0])
    assert acting(s) == "E"
    layout = "N sn_shield | E fo_pathfinder | S fo_sniper | W sn_hearth | R sn_elite | C fo_stag"
    s = fight(battle(layout, "fo_dancer", "sn_frost", FOREST))
    first = acting(s)
    declare(s, 0, "fo_dancer")
    close(s)
    while window(s) != "card_turn":
        play(s, actions(s)[0])
    assert acting(s) == first


@clause("ER-12.18", "ER-3.20")
def test_the_guides_map_leads_nowhere_when_the_land_is_no_longer_adjacent() -> None:
    s = position("""
        seat 0: people high | hand hi_xaranta | lands A1 B1 E1 | artifacts ar_map
        seat 1: people black | hand bk_abyss | lands G1 G2
        phase: after_discard
    """)
    play(s, "declare ar_map", "land F1", "declare bk_abyss")
    play(s, "declare hi_xaranta", "land E1", "to E2")
    no_reply(s)
    assert lands_of(s, 0) == {"A1", "B1", "E2"}
    assert owner(s, "F1") is None
    assert table(s, "artifact_discard") == ["ar_map"]  # spent in vain


@clause("ER-12.23", "ER-13.6")
def test_of_two_copies_the_one_that_may_still_act_is_recovered() -> None:
    s = position("""
        seat 0: people snow | hand sn_hearth | discard sn_raider#1 sn_raider#2 | lands A1 B1 F1
        seat 1: people black | hand bk_herald | treasures ne_treasure
        used: sn_raider#1
        phase: turn_end
    """)
    declare(s, 0, "sn_hearth", "take-back sn_raider")
    assert view(s, 0)["players"][0]["zones"]["hand"]["cards"] == [
        {"card": "sn_raider", "used": False}
    ]
    assert "declare sn_raider" in actions(turn_to(s, 0))


LOSES_TURN = "N sn_elite | E fo_treeward | S sn_shield | W fo_sniper | R sn_raider | C fo_stag"


@clause("ER-12.17", "ER-8.23")
def test_a_card_that_lost_its_turn_cannot_be_given_a_second_one() -> None:
    s = fight(battle(LOSES_TURN, "fo_dancer", "sn_frost", FOREST))
    assert acting(s) == "W"
    declare(s, 1, "sn_frost", "at W")
    assert refused(turn_to(s, 0), "declare fo_dancer") == "ER-12.17"


@clause("ER-12.22", "ER-8.23")
def test_the_loss_of_a_turn_takes_the_second_one_with_it() -> None:
    s = listen(fight(battle(LOSES_TURN, "fo_dancer", "sn_frost", FOREST)))
    declare(s, 0, "fo_dancer")
    declare(s, 1, "sn_frost", "at W")
    close(s)
    assert [e["args"]["place"] for e in heard(s, None, "card-turn")] == ["N"]


@clause("ER-12.18", "ER-8.23")
def test_a_second_turn_answered_by_the_loss_of_the_turn_comes_to_nothing() -> None:
    s = listen(fight(battle(LOSES_TURN, "fo_dancer", "sn_frost", FOREST)))
    play(s, "declare fo_dancer", "declare sn_frost", "at W")
    no_reply(s)
    assert [e["args"]["card"] for e in heard(s, None, "no-effect")] == ["fo_dancer"]
    close(s)
    assert [e["args"]["place"] for e in heard(s, None, "card-turn")] == ["N"]


@clause("ER-12.18", "ER-12.19")
def test_a_symbol_sharpened_by_a_reply_is_not_sharpened_again() -> None:
    s = listen(battle(BLACK, attacker="bk_assassin*2", defender="sn_elite"))
    play(turn_to(s, 0), "declare bk_assassin", "at E", "side left")
    play(s, "declare sn_elite", "at N")
    assert asked(s) == (0, "reply")
    play(s, "declare bk_assassin", "at E", "side left")
    no_reply(s)
    assert symbols(s, "E") == ["P1", "S2", "SH"]
    assert [e["args"]["card"] for e in heard(s, None, "no-effect")] == ["bk_assassin"]


@clause("ER-12.20")
def test_velkor_wounds_every_enemy() -> None:
    s = battle(BLACK, attacker="bk_velkor")
    declare(s, 0, "bk_velkor")
    assert [lives(s, p) for p in "NESW"] == [1, 2, 1, 3]
    assert window(s) == "wound"


@clause("ER-19.13", "ER-12.6")
def test_shiarra_and_the_herald_make_a_rival_discard_at_random() -> None:
    s = position("""
        seat 0: hand bk_shiarra bk_herald | lands A1 B1 C1 D1
        seat 1: hand sn_elite sn_frost sn_shield
        phase: turn_end
    """)
    declare(s, 0, "bk_shiarra", "rival 1")
    assert len(discard(s, 1)) == 2
    assert count(s, "hand", 1) == 1
    declare(s, 0, "bk_herald", "rival 1")
    assert count(s, "hand", 1) == 0


@clause("ER-8.16")
def test_the_guard_and_the_shieldbearer_undo_wounds_of_the_window() -> None:
    layout = "N sn_frost | E bk_abyss | S sn_elite | W bk_priest | R sn_sentinel | C bk_janira"
    s = fight(battle(layout, attacker="bk_guard_darn*2", defender="sn_shield"))
    close(s)  # the Elite strikes
    if question(s) == "strike":
        play(s, actions(s)[0])
    wounded = next(p for p in "EW" if lives(s, p) < printed(card_at(s, p)))
    declare(s, 0, "bk_guard_darn", f"at {wounded}")
    assert lives(s, wounded) == printed(card_at(s, wounded))  # all of them
    assert refused(turn_to(s, 0), "declare bk_guard_darn") == "ER-12.17"  # nothing is lost now
    layout = "N bk_velkor | E sn_hearth | S sn_eyriven | W sn_frost | R bk_abyss | C bk_janira"
    s = fight(battle(layout, attacker="bk_guard_darn", defender="sn_shield"))
    until_window(s, "wound")
    assert lives(s, "S") == 1 or lives(s, "E") < 2
    hurt = next(p for p in "ESW" if lives(s, p) < printed(card_at(s, p)))
    before = lives(s, hurt)
    declare(s, 1, "sn_shield", f"at {hurt}")
    assert lives(s, hurt) == before + 1  # one of them


@clause("ER-8.17", "ER-8.22")
def test_the_blood_priestess_rescues_a_dying_card_to_the_hand() -> None:
    layout = "N sn_elite | E bk_herald | S sn_hearth | W bk_abyss | R sn_sentinel | C bk_janira"
    s = battle(layout, attacker="bk_priestess bk_priest")
    declare(s, 0, "bk_priest", "at E")
    assert lives(s, "E") == 0
    declare(s, 0, "bk_priestess", "at E")
    assert card_at(s, "E") is None
    assert hand(s, 0) == ["bk_herald"]
    close(s)
    assert "bk_herald" not in discard(s, 0)


@clause("ER-12.22", "ER-8.4")
def test_helgrima_takes_the_turns_of_all_enemies_but_dragons() -> None:
    s = battle(BLACK, defender="sn_helgrima")
    declare(s, 1, "sn_helgrima")
    assert [at(s, p)["skips"] for p in "NESW"] == [0, 1, 0, 1]
    close(s)
    seen = set()
    while view(s)["flags"]["battle"] and view(s)["battle"]["round"] == 1 and window(s) != "final":
        seen.add(acting(s))
        play(s, actions(s)[0])
    assert seen <= {"N", "S", None}


@clause("ER-12.22")
def test_spider_drivers_and_nets_spare_dragons_the_frost_enchantress_does_not() -> None:
    layout = "N sn_yorheim | E bk_guard_darn | S sn_hearth | W bk_abyss | R sn_elite | C bk_janira"
    s = battle(layout, attacker="bk_spider", target="G1", defender="sn_frost",
               fields=("artifacts ar_net", ""))  # fmt: skip
    for card in ("bk_spider", "ar_net"):
        t = s.clone()
        play(turn_to(t, 0), f"declare {card}")
        assert actions(t) == ["at E", "at S", "at W"]
    declare(s, 0, "ar_net", "at S")
    assert at(s, "S")["skips"] == 2  # this round and the next
    play(turn_to(s, 1), "declare sn_frost")
    assert actions(s) == ["at N", "at E", "at W"]


@clause("ER-3.19")
def test_eyriven_captures_again_after_a_gained_land() -> None:
    facts = """
        seat 0: people snow | hand sn_eyriven sn_elite*2 sn_frost | lands A1 B1 C1 D1 E1 E2
        seat 1: people black | lands G1 F1
        phase: {}
    """
    s = position(facts.format("turn_end"))
    assert refused(s, "declare sn_eyriven") == "ER-12.6"  # nothing gained
    s = position(facts.format("capture"))
    close(play(s, "attack F1"))
    assert owner(s, "F1") == 0
    declare(s, 0, "sn_eyriven")
    close(s)
    assert asked(s) == (0, "capture")


@clause("ER-14.2")
def test_the_raider_steals_a_treasure_from_an_adjacent_rival() -> None:
    facts = """
        seat 0: people snow | hand sn_raider | lands A1 {}
        seat 1: people black | treasures ne_treasure | lands G1 F1
        phase: turn_end
    """
    s = position(facts.format("B1"))
    assert refused(s, "declare sn_raider") == "ER-12.17"
    s = listen(position(facts.format("E1")))
    declare(s, 0, "sn_raider", "rival 1")
    assert heard(s, 1, "steals-treasure")[0]["clause"] == "ER-14.2"
    assert [count(s, "treasures", seat) for seat in (0, 1)] == [1, 0]


@clause("ER-20.8")
def test_the_northern_archer_hits_again_after_an_own_simple_strike() -> None:
    layout = "N sn_elite | E bk_guard_darn | S bk_abyss | W bk_priest | R sn_sentinel | C sn_frost"
    s = fight(battle(layout, defender="sn_archer*2", attacker="bk_herald"))
    close(s)
    play(s, "strike centre")  # S2 at the Man-at-arms: 3 - 2
    assert lives(s, "S") == 1
    assert refused(turn_to(s, 0), "declare sn_archer") != ""
    declare(s, 1, "sn_archer")
    assert lives(s, "S") == 0
    assert refused(turn_to(s, 1), "declare sn_archer") == "ER-12.17"  # no life left


@clause("ER-20.8")
def test_the_sniper_needs_an_own_simple_strike_that_took_a_life() -> None:
    layout = "N fo_miraita | E sn_elite | S sn_eyriven | W fo_stag | R sn_sentinel | C fo_trapper"
    s = fight(battle(layout, "fo_sniper", "sn_shield", FOREST))
    close(s)
    play(s, "strike centre")  # piercing
    assert refused(turn_to(s, 0), "declare fo_sniper") == "ER-12.17"


@clause("ER-9.17")
def test_the_leopard_rider_and_the_thicket_spirit_swap_cards() -> None:
    s = battle(BLACK, defender="sn_leopard")
    play(turn_to(s, 1), "declare sn_leopard")
    assert actions(s) == ["at N"]
    play(s, "at N")
    assert actions(s) == ["at S"]
    play(s, "at S")
    no_reply(s)
    assert [card_at(s, p) for p in "NS"] == ["sn_hearth", "sn_elite"]
    s = battle(REPLAY, "fo_thicket", "", FOREST)
    play(s, "pass")
    declare(s, 0, "fo_thicket", "at N", "at W")
    assert [card_at(s, p) for p in "NW"] == ["fo_dancer", "sn_elite"]


@clause("ER-12.23", "ER-1.12")
def test_taelir_the_keeper_and_the_feather_recover_cards() -> None:
    s = position("""
        seat 0: people forest | hand fo_taelir | discard fo_stag fo_sniper fo_stag | \
lands A1 B1 C1 D1 E1 | artifacts ar_feather
        phase: turn_end
    """)
    play(s, "declare fo_taelir")
    assert actions(s) == ["take-back fo_sniper", "take-back fo_stag"]
    play(s, "take-back fo_stag")
    assert actions(s) == ["done", "take-back fo_sniper", "take-back fo_stag"]
    play(s, "take-back fo_stag")
    assert hand(s, 0) == ["fo_stag", "fo_stag"]
    declare(s, 0, "ar_feather", "take-back fo_sniper")
    assert hand(s, 0) == ["fo_sniper", "fo_stag", "fo_stag"]
    s = position("""
        seat 0: people forest | hand fo_taelir | discard fo_stag fo_sniper | lands A1 B1 C1 D1 E1
        phase: turn_end
    """)
    play(s, "declare fo_taelir", "take-back fo_sniper", "done")
    assert hand(s, 0) == ["fo_sniper"]


@clause("ER-3.9")
def test_linve_reaches_two_lands_far_for_the_next_attack() -> None:
    s = position("""
        seat 0: people forest | hand fo_linve fo_stag*2 fo_sniper | lands A1 B1 C1 D1
        phase: after_discard
    """)
    declare(s, 0, "fo_linve")
    close(s)
    assert {"attack E2", "attack C3", "attack F1"} <= set(actions(s))
    assert "attack G1" not in actions(s)
    play(s, "attack F1")
    assert view(s)["flags"]["reach"] is False


@clause("ER-12.22", "ER-8.16")
def test_herbalist_healer_and_potion_restore_lives() -> None:
    layout = "N fo_taelir | E sn_elite | S sn_hearth | W fo_stag | R fo_sniper | C sn_frost"
    s = battle(layout, "fo_herbalist", "sn_shield", FOREST, fields=("artifacts ar_potion", ""))
    play(s, "pass")
    wound(s, "N", 3)
    declare(s, 0, "fo_herbalist", "at N")
    assert lives(s, "N") == 2
    declare(s, 0, "ar_potion", "at N")
    assert lives(s, "N") == 3
    layout = "N hi_lairiel | E sn_elite | S sn_hearth | W hi_law | R hi_dawn | C sn_frost"
    s = battle(layout, "hi_healer", "sn_shield", ("high", "snow"))
    play(s, "pass")
    wound(s, "N", 2)
    declare(s, 0, "hi_healer", "at N")
    assert lives(s, "N") == 3


def wound(s: ElvenState, place: str, n: int) -> None:
    """Lives lost in this battle before."""
    s.places["NESW".index(place) * 12 + 2] -= n


@clause("ER-12.16")
def test_elendar_cancels_actions_and_artifacts_the_law_warden_artifacts_only() -> None:
    facts = """
        seat 0: hand bk_abyss | lands A1 B1 | artifacts ar_scroll
        seat 1: people high | hand {} | lands G1 F1 F2 G2 F3
        phase: turn_end
    """
    s = position(facts.format("hi_elendar hi_law"))
    play(s, "declare bk_abyss")
    assert actions(s) == ["pass", "declare hi_elendar"]
    play(s, "declare hi_elendar")
    assert hand(s, 0) == []
    s = position(facts.format("hi_elendar hi_law"))
    play(s, "declare ar_scroll")
    assert actions(s) == ["pass", "declare hi_elendar", "declare hi_law"]
    play(s, "declare hi_elendar", "pass")
    assert count(s, "hand", 0) == 1
    assert table(s, "artifact_discard") == ["ar_scroll"]


@clause("ER-15.1")
def test_lairiel_draws_an_artifact() -> None:
    s = position("seat 0: people high | hand hi_lairiel | lands A1 B1 C1 D1 E1 E2\nphase: turn_end")
    declare(s, 0, "hi_lairiel")
    assert count(s, "artifacts", 0) == 1
    assert view(s)["zones"]["artifact_deck"]["count"] == 19


@clause("ER-6.20", "ER-6.18")
def test_the_tower_spearman_saves_the_own_card_in_critical() -> None:
    layout = "N hi_elendar | E sn_elite | S sn_hearth | W hi_law | R sn_frost | C hi_dawn"
    s = battle(layout, "hi_spear", "sn_shield", ("high", "snow"))
    declare(s, 0, "hi_spear")
    assert hand(s, 0) == ["hi_dawn"]
    assert card_at(s, "C") is None
    layout = "N hi_elendar | E sn_elite | S sn_hearth | W hi_law | R hi_dawn | C sn_frost"
    s = battle(layout, "hi_spear", "sn_shield", ("high", "snow"))
    play(s, "pass")
    assert refused(turn_to(s, 0), "declare hi_spear") == "ER-12.17"  # not his own card


@clause("ER-12.22", "ER-8.6")
def test_the_spire_archer_makes_a_card_slow() -> None:
    layout = "N hi_elendar | E sn_leopard | S sn_hearth | W hi_law | R sn_frost | C hi_dawn"
    s = battle(layout, "hi_archer", "sn_shield", ("high", "snow"))
    declare(s, 0, "hi_archer", "at E")
    assert at(s, "E")["initiative"] == 1
    close(s)
    assert acting(s) == "N"


@clause("ER-12.18", "ER-12.22", "ER-8.6")
def test_a_change_of_initiative_whose_target_has_left_changes_no_card() -> None:
    layout = "N hi_elendar | E sn_leopard | S sn_hearth | W hi_law | R sn_frost | C hi_dawn"
    support = "hi_archer hi_griffin hi_spear"
    s = battle(layout, support, "sn_elite", ("high", "snow"))
    assert window(s) == "reveal"
    before = {place: at(s, place).get("initiative") for place in "ESWC"}
    play(s, "declare hi_archer", "at N", "declare sn_elite", "at E")
    assert asked(s) == (0, "reply")
    play(s, "declare hi_griffin", "at N", "with hi_spear")
    no_reply(s)
    assert card_at(s, "N") == "hi_spear"
    assert at(s, "N")["initiative"] == GAME.table.stats[GAME.table.kinds["hi_spear"]][0]
    assert at(s, "E")["initiative"] == min(9, before["E"] + 3)
    assert {p: at(s, p).get("initiative") for p in "SWC"} == {p: before[p] for p in "SWC"}


@clause("ER-12.2", "ER-8.23")
def test_the_griffin_rider_substitutes_and_the_newcomer_takes_over_the_turn() -> None:
    layout = "N hi_xaranta | E sn_shield | S sn_hearth | W hi_law | R sn_frost | C hi_dawn"
    s = fight(battle(layout, "hi_griffin hi_elendar", "sn_elite", ("high", "snow")))
    assert acting(s) == "N"
    declare(s, 0, "hi_griffin", "at N", "with hi_elendar")
    assert card_at(s, "N") == "hi_elendar"
    assert acting(s) == "N"
    assert hand(s, 0) == ["hi_xaranta"]
    close(s)
    assert asked(s) == (0, "strike")
    assert symbols(s, "N") == ["P1", "P1", "P1"]


@clause("ER-10.13", "ER-10.1", "ER-10.12")
def test_the_horn_ends_the_battle_without_a_winner() -> None:
    layout = "N ne_orc | E bk_herald | S ne_treasure | W bk_abyss | R ne_golem | C bk_janira"
    s = battle(layout, attacker="bk_priest", fields=("artifacts ar_horn", ""))
    listen(s)
    declare(s, 0, "ar_horn")
    assert window(s) == "turn_end"
    assert owner(s, "C3") is None
    assert hand(s, 0) == ["bk_abyss", "bk_herald", "bk_priest"]
    assert discard(s, 0) == ["bk_janira"]  # the Critical result stands
    assert "ne_treasure" in table(s, "neutral_discard")
    assert heard(s, None, "battle-won") == []


@clause("ER-12.18", "ER-13.5")
def test_a_battle_broken_off_leaves_nothing_for_earlier_declarations() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_abyss"
    s = battle(layout, attacker="bk_priest", fields=("", "artifacts ar_horn"))
    play(s, "declare bk_priest", "at N")
    listen(s)
    play(s, "declare ar_horn")
    no_reply(s)
    assert window(s) == "turn_end"
    assert [e["args"]["card"] for e in heard(s, None, "no-effect")] == ["bk_priest"]
    assert heard(s, None, "loses-lives") == []


@clause("ER-12.5")
def test_the_stone_of_silence_forbids_actions_not_artifacts() -> None:
    s = battle(BLACK, attacker="bk_priest", defender="sn_frost",
               fields=("artifacts ar_silence ar_amulet", ""))  # fmt: skip
    declare(s, 0, "ar_silence")
    assert actions(turn_to(s, 0), "declare") == ["declare ar_amulet"]
    assert refused(s, "declare bk_priest") == "ER-12.5"
    assert actions(turn_to(s, 1)) == ["pass"]
    finish(s)
    assert view(s)["battle"] is None


@clause("ER-12.5", "ER-12.19", "ER-8.21")
def test_silence_ends_with_the_battle() -> None:
    s = battle(BLACK, attacker="bk_herald", fields=("artifacts ar_silence", ""))
    declare(s, 0, "ar_silence")
    finish(s)
    assert window(s) == "turn_end"
    assert "declare bk_herald" in actions(turn_to(s, 0))
    until(s, 1, "capture")
    play(s, actions(s, "attack")[0])
    shown = view(s)["battle"]  # the next battle starts from nothing
    assert (shown["silent"], shown["round"], shown["acting"]) == (False, 0, None)


@clause("ER-9.7", "ER-9.21")
def test_the_amulet_sets_shields_on_fire() -> None:
    s = battle(BLACK, attacker="bk_priest", fields=("artifacts ar_amulet", ""))
    declare(s, 0, "ar_amulet")
    assert symbols(s, "E") == ["S1", "S2", "FS"]
    assert symbols(s, "W") == ["FS", "S1", "CA"]
    assert symbols(s, "S")[2] == "SH"  # the enemy's


@clause("ER-8.25", "ER-15.2")
def test_the_banner_makes_own_strikes_cost_one_life_more() -> None:
    layout = "N bk_herald | E bk_abyss | S sn_eyriven | W sn_shield | R sn_sentinel | C bk_janira"
    s = battle(layout, attacker="bk_priest", fields=("artifacts ar_banner", ""))
    assert refused(turn_to(s, 0), "declare ar_banner") == "ER-15.2"  # the reveal is no round start
    close(s)
    declare(s, 0, "ar_banner")
    close(s)
    assert lives(s, "S") == 1  # S1 took two


@clause("ER-8.9", "ER-8.25")
def test_the_cloak_forbids_strikes_but_not_direct_damage() -> None:
    layout = "N sn_elite | E bk_abyss | S bk_priest | W sn_shield | R sn_sentinel | C bk_janira"
    s = battle(layout, attacker="bk_herald", defender="sn_frost", fields=("artifacts ar_cloak", ""))
    declare(s, 0, "ar_cloak", "at S")
    close(s)
    close(s)  # the Elite: left meets CA of E, centre is forbidden
    assert lives(s, "S") == 2
    assert lives(s, "E") == 2


@clause("ER-14.2", "ER-12.17")
def test_the_cup_takes_a_treasure_from_the_neutral_discard() -> None:
    s = position("seat 0: hand bk_herald | artifacts ar_cup\nphase: turn_end")
    assert refused(s, "declare ar_cup") == "ER-12.17"
    s = position("seat 0: hand bk_herald | artifacts ar_cup\nneutral_discard: ne_orc ne_treasure\n"
                 "phase: turn_end")  # fmt: skip
    declare(s, 0, "ar_cup")
    assert count(s, "treasures", 0) == 1
    assert table(s, "neutral_discard") == ["ne_orc"]


@clause("ER-5.25")
def test_the_seal_protects_a_land_that_is_no_castle() -> None:
    s = position("seat 0: hand bk_herald | lands A1 B1 D4 | artifacts ar_seal\nphase: turn_end")
    play(s, "declare ar_seal")
    assert actions(s) == ["land B1"]
    play(s, "land B1")
    assert land(s, "B1")["protected"] is True


@clause("ER-5.25", "ER-12.18")
def test_the_seal_does_nothing_for_a_land_that_has_been_left() -> None:
    s = position("""
        seat 0: people high | hand hi_xaranta | lands A1 B1 C1 D1 C2 B2 | artifacts ar_seal
        seat 1: people black | hand bk_abyss | lands G1 F1
        phase: turn_end
    """)
    listen(s)
    play(s, "declare ar_seal", "land D1", "declare bk_abyss")
    assert asked(s) == (0, "reply")
    play(s, "declare hi_xaranta", "land D1", "to E1")
    no_reply(s)
    assert owner(s, "D1") is None
    assert owner(s, "E1") == 0
    assert not any(each["protected"] for each in view(s)["lands"])
    assert "ar_seal" in [e["args"]["card"] for e in heard(s, None, "no-effect")]
    assert table(s, "artifact_discard") == ["ar_seal"]


@clause("ER-5.25", "ER-12.17")
def test_a_land_under_protection_is_not_protected_again() -> None:
    s = position("""
        seat 0: people forest | hand fo_treeward*2 fo_stag | lands A1 B1 C1 D1
        phase: turn_end
    """)
    declare(s, 0, "fo_treeward", "land B1")
    play(turn_to(s, 0), "declare fo_treeward")
    assert actions(s) == ["land C1", "land D1"]


@clause("ER-13.6", "ER-17.2")
def test_the_mirror_exchanges_a_goal_and_may_win_at_once() -> None:
    s = position("""
        seat 0: hand bk_herald | goal go_castles | artifacts ar_mirror | \
lands A1 B1 C1 D1 C2 B2 A2 B3 D2
        undealt: go_realm
        phase: turn_end
    """)
    play(s, "declare ar_mirror")
    assert actions(s) == ["keep go_realm", "keep go_castles"]
    t = s.clone()
    play(t, "keep go_castles")
    assert view(t)["ending"] == ""
    assert view(t)["zones"]["undealt_goals"]["count"] == 1
    play(s, "keep go_realm")
    assert view(s)["winners"] == [0]


@clause("ER-8.18", "ER-11.6", "ER-5.19")
def test_every_dragon_defends_its_castle() -> None:
    for seat, (people, dragon) in enumerate(
        (("black", "bk_morvag"), ("snow", "sn_yorheim"), ("forest", "fo_silvarg"),
         ("high", "hi_arkael"))
    ):  # fmt: skip
        attacker = "snow" if people == "black" else "black"
        cards_ = "sn_elite*2 sn_frost" if attacker == "snow" else "bk_herald*2 bk_abyss"
        s = position(f"""
            seat 0: people {attacker} | hand {cards_} | lands A1 F1
            seat 1: people {people}
        """)
        close(play(s, "attack G1"))
        assert view(s)["battle"]["defence"]["cards"] == [{"card": dragon}], seat


@clause("ER-5.1", "ER-9.23")
def test_every_neutral_warrior_fights_as_printed() -> None:
    ids = [i for i in GAME.table.ids if i.startswith("ne_") and i not in
           ("ne_ebrung", "ne_treasure")]  # fmt: skip
    assert len(ids) == 14
    for card in ids:
        layout = f"N {card} | E bk_abyss | S bk_guard_darn | W {card} | R ne_orc | C bk_janira"
        if card == "ne_orc":
            layout = layout.replace("R ne_orc", "R ne_troll")
        s = battle(layout, attacker="bk_herald")
        stats = GAME.table.stats[GAME.table.kinds[card]]
        assert at(s, "N")["initiative"] == stats[0]
        assert lives(s, "N") == stats[1]
        finish(s)
        assert table(s, "neutral_discard").count(card) == 2


@clause("ER-9.7", "ER-8.12")
def test_the_banner_adds_nothing_to_a_strike_that_removes_no_life() -> None:
    layout = "N sn_hearth | E bk_herald | S sn_hearth | W bk_abyss | R sn_frost | C bk_priest"
    s = fight(battle(layout, defender="sn_elite", fields=("artifacts ar_banner", "")))
    declare(s, 0, "ar_banner")
    close(s)  # the forced strike at the Fire Shield of the Keeper
    assert [lives(s, "N"), lives(s, "E")] == [2, 0]
