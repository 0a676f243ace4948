"""Sections 7 and 8: coins and payment, the turn."""

from koloda.games.berserk_heroes import GAME
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    coins,
    do,
    events,
    grave,
    hand,
    heard,
    in_play,
    legal,
    numbers,
    on,
    on_extra,
    over,
    refused,
    seat,
    view,
    wounds,
)


@clause("BH-7.1", "BH-7.4", "BH-7.5", "BH-7.10")
def test_a_cost_is_paid_by_closing_open_coins() -> None:
    s = do(on("hand jarl raider | coins 5"), "play jarl")
    assert coins(s, 0) == (1, 4)
    assert "play raider" not in legal(s)  # a closed coin marker pays for nothing


@clause("BH-7.2")
def test_a_gained_coin_is_open_unless_the_text_says_closed() -> None:
    s = do(on("hand treasury | coins 2", "coins 3"), "play treasury")
    assert coins(s, 0) == (0, 3)
    assert coins(do(s, "end"), 1) == (4, 0)


@clause("BH-7.3", "BH-8.8")
def test_never_more_than_ten_coins() -> None:
    s = do(on("hand treasury | coins 10", "coins 10"), "play treasury", "end")
    assert sum(coins(s, 0)) == 10
    assert coins(s, 1) == (10, 0)


@clause("BH-7.6")
def test_what_cannot_be_paid_in_full_cannot_be_played_or_used() -> None:
    s = on("hand jarl | play brawler | coins 0", "play raider")
    assert refused(s, "play jarl") == "BH-7.6"
    assert refused(s, "use brawler brawler.1") == "BH-7.6"


@clause("BH-7.5", "BH-7.7", "BH-8.4")
def test_closed_coins_open_in_the_own_restoration_phase() -> None:
    s = do(on("hand jarl | coins 5"), "play jarl", "end")
    assert coins(s, 0) == (1, 4)
    assert coins(do(s, "end"), 0) == (6, 0)


@clause("BH-7.8")
def test_open_coins_stay_open_in_the_opponents_turn() -> None:
    """The Debt of Gagrid: coins left open can meet an Extortion in the other's turn."""
    s = do(on("coins 4", "hand gagrid"), "end")
    assert coins(s, 0) == (4, 0)
    do(s, "play gagrid", "pay")
    assert coins(s, 0) == (1, 3)


@clause("BH-7.9", "BH-22.5", "BH-22.2")
def test_close_coins_closes_exactly_that_many_of_the_player_told() -> None:
    s = do(on("hand gagrid", "coins 5"), "play gagrid", "pay")
    assert coins(s, 1) == (2, 3)
    assert coins(s, 0) == (5, 5)


@clause("BH-7.11", "BH-7.13", "BH-7.15")
def test_modifiers_are_added_and_a_cost_is_never_below_zero() -> None:
    s = on("hand fair_wind bandy_messenger raider | play pirate_bay | coins 4")
    do(s, "play fair_wind", "play bandy_messenger")  # 2 - 1 - 2 < 0
    assert coins(s, 0) == (3, 1)
    do(s, "play raider")  # the static modifier goes on: 3 - 1
    assert coins(s, 0) == (1, 3)
    s = do(on("hand bandy_messenger | play pirate_bay tavern"), "play bandy_messenger")
    assert coins(s, 0) == (10, 0)  # 2 - 1 - 1
    s = on_extra("hand deck_rat bandy_messenger | play pirate_bay tavern toll_gate")
    assert coins(do(s, "play deck_rat"), 0) == (8, 2)  # 1 - 1 + 2
    s = on_extra("hand bandy_messenger | play pirate_bay*2 tavern toll_gate")
    assert coins(do(s, "play bandy_messenger"), 0) == (9, 1)  # 2 - 3 + 2: 0 is no floor on the way
    s = on_extra("hand fair_wind deck_rat | play tavern toll_gate")
    do(s, "play fair_wind", "play deck_rat")
    assert coins(s, 0) == (7, 3)  # the Wind costs 1 + 2, the Rat 1 - 1 + 2 - 2


@clause("BH-7.12", "BH-9.21")
def test_a_payment_is_not_returned_if_nothing_happens() -> None:
    s = do(on("hand back_to_life | coins 4"), "play back_to_life")
    assert coins(s, 0) == (0, 4)
    assert in_play(s, "alder") == 1


@clause("BH-7.14", "BH-20.2")
def test_conditions_on_cost_read_the_printed_cost() -> None:
    """A Raider made cheaper still costs 3; a combined card costs the sum of its parts."""
    s = do(on("hand siren", "play iron_crab+mortar jarl"), "play siren")
    assert card(s, "jarl")["seat"] == 0  # the Crab with its Mortar costs 6
    s = do(on("hand free_rein deck_veteran | play pirate_bay storm_captain"), "play free_rein")
    assert legal(s) == ["done"]
    s = do(on("hand maelstrom | play pirate_bay blackmailer usurer"), "play maelstrom")
    assert in_play(s, "blackmailer") == 0  # 3 printed, whatever it costs to play


@clause("BH-7.15")
def test_a_one_time_modifier_is_used_up_by_the_first_card() -> None:
    s = on("hand fair_wind*2 deck_rat jarl | coins 6")
    do(s, "play fair_wind", "play deck_rat")  # only 1 of 2 could be used
    assert coins(s, 0) == (5, 1)
    do(s, "play jarl")
    assert coins(s, 0) == (1, 5)


@clause("BH-7.16", "BH-19.19")
def test_choices_inside_a_cost_are_made_before_anything_is_paid() -> None:
    s = on("play black_priest deck_rat raider? | coins 1", "play jarl duelist")
    do(s, "use black_priest black_priest.1")
    assert coins(s, 0) == (1, 0)
    assert legal(s) == ["pick black_priest", "pick deck_rat", "pick jarl", "pick duelist"]
    do(s, "pick jarl")
    assert (coins(s, 0), in_play(s, "deck_rat"), wounds(s, "jarl")) == ((0, 1), 0, 3)


@clause("BH-7.16")
def test_a_cost_is_payable_only_if_all_parts_can_be_met() -> None:
    s = on("hand | play skull_amulet black_priest | coins 5", "play jarl")
    assert "use skull_amulet skull_amulet.1" not in legal(s)  # no card to discard
    assert "use black_priest black_priest.1" not in legal(s)  # no creature to destroy


@clause("BH-7.16", "BH-24.23")
def test_a_discard_in_a_cost_is_chosen_by_its_player() -> None:
    s = do(on("hand raider jarl | play skull_amulet"), "use skull_amulet skull_amulet.1")
    assert not heard(s, "discarded", 1)
    do(s, "discard jarl")
    assert grave(s, 0) == ["jarl"]
    assert sorted(hand(s, 0)) == ["deck_rat", "raider"]


# Section 8.


@clause("BH-8.1", "BH-8.2", "BH-26.7", "BH-26.8")
def test_the_stages_and_phases_of_a_turn_come_in_order() -> None:
    s = on("play jarl!", "play sea_witch! | hand raider | coins 2/3")
    do(s, "end")
    keys = [e["key"] for e in events(s)]
    order = [keys.index(k) for k in ("ended", "turn", "opened", "coin", "drew", "wounded")]
    assert order == sorted(order)
    assert asked(s) == "main"


@clause("BH-8.3", "BH-8.6")
def test_all_closed_cards_of_the_active_player_open() -> None:
    s = do(on("play jarl! culverin!", "play raider! duelist! cuirass!"), "end")
    assert [card(s, n)["open"] for n in ("raider", "duelist", "cuirass")] == [True] * 3
    assert [card(s, n)["open"] for n in ("jarl", "culverin")] == [False, False]


@clause("BH-8.5", "BH-17.41")
def test_a_stunned_card_does_not_open_and_loses_stun() -> None:
    s = do(on("", "play raider%"), "end")
    assert not card(s, "raider")["open"]
    assert "stunned" not in card(s, "raider")
    assert card(do(s, "end", "end"), "raider")["open"]


@clause("BH-8.7", "BH-9.9")
def test_per_turn_counts_of_both_players_are_reset_each_turn() -> None:
    """A Mourner hears one death in each turn, her own and the opponent's."""
    s = on("hand volley*2", "play mourner deck_rat*3 | hand volley")
    for _ in range(2):
        do(s, "play volley", "pick deck_rat")
    assert len(hand(s, 1)) == 2  # one draw for two deaths
    do(s, "end", "play volley", "pick deck_rat")
    assert len(hand(s, 1)) == 3  # drew for the turn, played one, drew for the death


@clause("BH-8.7", "BH-9.7")
def test_activated_abilities_are_renewed_each_turn() -> None:
    s = on("play fen_healer", "play granite_giant~1")
    do(s, "use fen_healer fen_healer.1", "use fen_healer fen_healer.1")
    assert card(s, "granite_giant")["poison"] == 3
    assert "use fen_healer fen_healer.1" not in legal(s)
    assert "use fen_healer fen_healer.1" in legal(do(s, "end", "end"))


@clause("BH-8.8", "BH-8.9", "BH-18.1")
def test_a_coin_and_a_card_each_turn() -> None:
    s = do(on("", "coins 3 | deck raider"), "end")
    assert coins(s, 1) == (4, 0)
    assert hand(s, 1) == ["raider"]


@clause("BH-8.10", "BH-8.11")
def test_the_starting_player_draws_nothing_in_the_first_turn() -> None:
    s = GAME.start(1, Setup(2, {}))
    do(s, "first 0", "done", "done")
    assert len(hand(s, 0)) == 4
    assert coins(s, 0) == (1, 0)
    assert numbers(s, 0)["failed"] == 0
    assert len(hand(do(s, "end"), 1)) == 5


@clause("BH-8.12", "BH-8.15", "BH-24.8")
def test_a_draw_from_an_empty_deck_is_counted() -> None:
    s = do(on("", "deck"), "end")
    assert (numbers(s, 1)["failed"], asked(s)) == (1, "main")
    do(s, "end", "end")
    assert numbers(s, 1)["failed"] == 2


@clause("BH-8.13", "BH-15.2", "BH-15.3")
def test_the_third_failed_draw_loses_at_once() -> None:
    s = do(on("", "deck | failed 2 | play sea_witch"), "end")
    assert over(s) == ("deck_out", [1.0, -1.0])
    assert wounds(s, "alder") == 0  # nothing after it is executed


@clause("BH-8.14")
def test_failed_draws_by_effects_count_each_card() -> None:
    s = do(on("hand spare_sail | deck"), "play spare_sail")
    assert numbers(s, 0)["failed"] == 2


@clause("BH-8.16", "BH-19.7", "BH-19.8")
def test_hidden_creatures_may_be_revealed_after_the_draw() -> None:
    s = do(on("", "play will_o_wisp? port_spy?"), "end")
    assert (asked(s), seat(s)) == ("reveal", 1)
    assert len(hand(s, 1)) == 1
    do(s, "reveal will_o_wisp", "done")
    assert "hidden" not in card(s, "will_o_wisp")
    assert card(s, "port_spy")["hidden"]
    assert "attack will_o_wisp" in legal(s)


@clause("BH-8.17", "BH-17.22")
def test_abilities_at_the_start_of_the_turn_and_poison_come_after_the_reveal() -> None:
    s = do(on("", "play sea_witch? jarl~2"), "end")
    assert wounds(s, "jarl") == 0
    do(s, "reveal sea_witch")
    assert asked(s) == "order"
    do(s, "order poison jarl")
    assert (wounds(s, "jarl"), wounds(s, "alder")) == (2, 1)


@clause("BH-8.18", "BH-8.19", "BH-9.2")
def test_any_number_of_actions_in_any_order_or_none() -> None:
    s = on("hand deck_rat*2 | play jarl raider", "hand raider")
    do(s, "play deck_rat")
    attack(s, "jarl", "wormwood")
    do(s, "play deck_rat")
    attack(s, "raider", "wormwood")
    assert seat(s) == 0  # only the active player takes actions
    assert "end" in legal(on("play jarl"))


@clause("BH-8.20", "BH-17.15")
def test_abilities_at_the_end_of_the_turn() -> None:
    s = do(on("play dead_calm sea_troll-3"), "end")
    if asked(s) == "order":
        do(s, "order regeneration sea_troll")
    assert wounds(s, "alder") == 1  # the active player's hero
    assert wounds(s, "sea_troll") == 1


@clause("BH-8.21", "BH-8.22", "BH-17.29")
def test_effects_until_the_end_of_the_turn_stop_and_the_dying_die() -> None:
    s = on("hand rum_keg | play jarl-3")
    do(s, "play rum_keg")
    assert (card(s, "jarl")["strike"], card(s, "jarl")["lives"]) == (6, 6)
    s2 = do(s.clone(), "end")
    assert (card(s2, "jarl")["strike"], card(s2, "jarl")["lives"]) == (4, 4)
    s = do(on("hand rum_keg random_shot*2 | play jarl-1"), "play rum_keg")
    do(s, "play random_shot", "play random_shot")
    assert wounds(s, "jarl") == 5
    assert grave(do(s, "end"), 0).count("jarl") == 1


@clause("BH-8.23")
def test_the_turn_passes_to_the_opponent() -> None:
    s = on()
    assert [view(do(s, "end"))["active"] for _ in range(3)] == [1, 0, 1]


@clause("BH-8.24")
def test_there_is_no_hand_limit() -> None:
    s = do(on("hand raider*12"), "end", "end")
    assert len(hand(s, 0)) == 13


@clause("BH-8.25")
def test_what_a_step_triggers_is_executed_before_the_next_step() -> None:
    """The Keeper of the Spot wounds after the draw, before start-of-turn abilities."""
    s = on("play spot_keeper", "deck | top doubloon' | play sea_witch")
    do(s, "end")
    targets = [e["args"]["card"].partition("#")[0] for e in events(s) if e["key"] == "wounded"]
    assert targets == ["wormwood", "alder"]


@clause("BH-8.26")
def test_only_abilities_there_when_the_step_begins_are_executed() -> None:
    """A Tavern's sailor or a creature that comes in this step waits for the next occasion."""
    s = on("", "play driftwood-3~1 quartermaster | deck raider*5")
    do(s, "end")
    assert asked(s) == "order"
    do(s, "order poison driftwood")
    if asked(s) == "pick":
        do(s, "pick quartermaster")
    if asked(s) == "may":
        do(s, "done")
    assert card(s, "quartermaster")["poison"] == 2
    assert wounds(s, "quartermaster") == 0  # poisoned during the step


@clause("BH-8.27")
def test_clean_up_is_repeated_until_nothing_is_left() -> None:
    """A creature dies in the clean-up; its Death is executed before the turn passes."""
    s = on("hand rum_keg random_shot*3 | play bone_boatswain-1")
    do(s, "play rum_keg", "play random_shot")
    assert wounds(s, "bone_boatswain") == 3
    do(s, "end")
    assert in_play(s, "skeleton_sailor") == 1
    assert seat(s) == 1
    s = on_extra("play martyr-1 jarl", more="fx: 2 1 2 1 9\nclock: 9")
    do(s, "end")
    assert in_play(s, "martyr") == 0
    assert card(s, "jarl")["strike"] == 4  # what its Death gave has ended too


@clause("BH-8.28")
def test_until_your_next_turn_stops_at_its_very_beginning() -> None:
    s = on("play jarl", heroes="hornbeam wormwood")
    do(s, "use hornbeam hornbeam.1", "end")
    assert card(s, "jarl")["lives"] == 6
    do(s, "end")
    assert card(s, "jarl")["lives"] == 4
    s = on("play jarl! jarl!-5", heroes="hornbeam wormwood", more="fx: 3 1 2 2 9\nclock: 9")
    do(s, "end", "end")
    keys = [e["key"] for e in events(s)]
    assert keys[-4:] == ["turn", "left", "opened", "drew"]
