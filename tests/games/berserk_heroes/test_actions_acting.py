"""Sections 9 and 10: actions, open and closed, acting."""

from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    do,
    events,
    hand,
    heard,
    in_play,
    legal,
    on,
    on_extra,
    place,
    refused,
    wounds,
)


@clause("BH-9.1")
def test_the_actions_are_playing_attacking_and_using_own_cards() -> None:
    s = on("hand deck_rat | play jarl herbalist", "play raider brawler")
    assert set(legal(s)) == {
        "end",
        "play deck_rat",
        "attack jarl",
        "attack herbalist",
        "use alder alder.1",
        "use herbalist herbalist.1",
    }
    assert refused(s, "attack raider") == "BH-9.1"


@clause("BH-9.3")
def test_an_action_and_all_it_triggers_are_resolved_before_the_next() -> None:
    s = do(on("hand iron_crab | play hunting_season"), "play iron_crab")
    assert hand(s, 0) == ["deck_rat"]
    assert asked(s) == "main"


@clause("BH-9.5", "BH-16.8", "BH-10.9")
def test_a_creature_attacks_once_a_turn() -> None:
    s = attack(on("play deck_veteran"), "deck_veteran", "wormwood")
    assert card(s, "deck_veteran")["open"]
    assert refused(s, "attack deck_veteran") == "BH-9.5"


@clause("BH-9.6")
def test_an_activated_ability_is_used_once_a_turn() -> None:
    s = do(on("play brawler", "play granite_giant"), "use brawler brawler.1")
    assert "use brawler brawler.1" not in legal(s)


@clause("BH-9.7", "BH-17.24")
def test_an_ability_marked_two_times_is_used_twice() -> None:
    s = on("play fen_healer", "play jarl~1")
    do(s, "use fen_healer fen_healer.1", "use fen_healer fen_healer.1")
    assert card(s, "jarl")["poison"] == 3
    assert refused(s, "use fen_healer fen_healer.1") == "BH-9.6"


@clause("BH-9.8")
def test_limits_are_counted_for_each_ability_of_each_card() -> None:
    s = on("play fen_healer*2", "play jarl~1", heroes="slime wormwood")
    for nth in (0, 0, 1, 1):
        do(s, f"use {place(s, 'fen_healer', nth)} fen_healer.1")
    do(s, "use slime slime.2")
    assert card(s, "jarl")["poison"] == 6


@clause("BH-9.9", "BH-9.20")
def test_a_triggered_ability_triggers_once_a_turn() -> None:
    s = on("play mourner deck_rat*3 | hand storm")
    do(s, "play storm")
    assert len(hand(s, 0)) == 1


@clause("BH-9.20")
def test_the_limit_is_spent_even_if_its_player_declines() -> None:
    s = on_extra("hand deck_rat*2 | play clerk")
    do(s, "play deck_rat")
    assert asked(s) == "may"
    do(s, "done", "play deck_rat")
    assert asked(s) == "main"
    s = do(on_extra("hand deck_rat*2 | play clerk"), "play deck_rat", "do")
    assert len(hand(s, 0)) == 2


@clause("BH-9.10")
def test_each_time_has_no_limit() -> None:
    s = do(on("play avenger deck_rat*3 | hand storm"), "play storm")
    assert wounds(s, "wormwood") == 3


@clause("BH-9.11", "BH-9.12", "BH-9.14")
def test_a_creature_that_came_this_turn_neither_attacks_nor_closes_itself() -> None:
    s = do(on("hand herbalist brawler", "play raider"), "play herbalist", "play brawler")
    assert refused(s, "attack herbalist") == "BH-9.11"
    assert refused(s, "use herbalist herbalist.1") == "BH-9.12"
    assert "use brawler brawler.1" in legal(s)  # no closing in its payment


@clause("BH-9.13", "BH-16.29")
def test_rush_lifts_the_arrival_restriction() -> None:
    s = do(on("hand raider"), "play raider")
    assert "attack raider" in legal(s)


@clause("BH-9.15", "BH-10.4")
def test_heroes_and_supports_may_use_closing_abilities_at_once() -> None:
    s = do(on("hand boarding_axe pan_pipe", "play jarl"), "play boarding_axe", "play pan_pipe")
    assert "use boarding_axe boarding_axe.1" in legal(s)
    do(s, "use boarding_axe boarding_axe.1", "use pan_pipe pan_pipe.1")
    assert (wounds(s, "jarl"), in_play(s, "parrot")) == (2, 1)
    assert not card(s, "boarding_axe")["open"]


@clause("BH-9.16", "BH-10.16", "BH-10.5", "BH-10.7")
def test_a_closed_card_uses_abilities_that_do_not_close_it() -> None:
    s = on("play brawler! herbalist!", "play raider")
    assert "use brawler brawler.1" in legal(s)
    assert refused(s, "use herbalist herbalist.1") == "BH-10.5"
    assert refused(s, "attack brawler") == "BH-10.7"


@clause("BH-9.17")
def test_a_targeted_spell_or_ability_needs_a_target_for_every_part() -> None:
    s = on("hand round_up watch_change withering | play brawler")
    assert refused(s, "play round_up") == "BH-9.17"
    assert refused(s, "play watch_change") == "BH-9.17"  # needs two different creatures
    assert "use brawler brawler.1" not in legal(s)
    assert "play withering" in legal(s)


@clause("BH-9.18")
def test_a_creature_is_playable_without_a_target_for_its_hire() -> None:
    s = do(on("hand stunner drummer"), "play stunner", "play drummer")
    assert in_play(s, "stunner") == 1
    assert card(s, "stunner")["strike"] == 4  # the Drummer found one


@clause("BH-9.19")
def test_another_means_a_different_card() -> None:
    s = do(on("hand watch_change | play jarl!", "play raider"), "play watch_change", "pick jarl")
    assert card(s, "jarl")["open"]
    assert not card(s, "raider")["open"]


@clause("BH-9.19")
def test_separate_instructions_may_choose_the_same_card_and_up_to_may_be_none() -> None:
    s = do(on("hand stampede", "play granite_giant"), "play stampede", "pick granite_giant")
    do(s, "pick granite_giant")
    assert wounds(s, "granite_giant") == 4
    s = do(on("hand deafening_salvo", "play jarl raider"), "play deafening_salvo", "done")
    assert "stunned" not in card(s, "jarl")
    s = do(on("hand deafening_salvo", "play jarl raider"), "play deafening_salvo", "pick jarl")
    assert legal(s) == ["done", "pick raider"]


@clause("BH-9.19")
def test_up_to_requires_no_target() -> None:
    assert "play deafening_salvo" in legal(on("hand deafening_salvo"))


@clause("BH-9.21", "BH-18.7")
def test_an_untargeted_ability_may_find_nothing_to_do() -> None:
    s = do(on("hand hold_search call_of_thicket | deck storm*3"), "play hold_search")
    assert [e["key"] for e in events(s)].count("shuffled") == 1
    assert hand(do(s, "play call_of_thicket"), 0) == []


# Section 10.


@clause("BH-10.1", "BH-10.2", "BH-10.3")
def test_closing_a_closed_and_opening_an_open_card_do_nothing() -> None:
    s = on("hand watch_change", "play jarl raider!")
    do(s, "play watch_change", "pick jarl")
    assert card(s, "jarl")["open"]
    assert not card(s, "raider")["open"]
    assert not heard(s, "opened")
    assert not heard(s, "closed")


@clause("BH-10.4")
def test_the_card_is_closed_before_the_ability_takes_effect() -> None:
    s = do(on("play shroud_crossbow", "play jarl"), "use shroud_crossbow shroud_crossbow.1")
    do(s, "pick jarl")
    keys = [e["key"] for e in events(s)]
    assert keys.index("closed") < keys.index("wounded")


@clause("BH-10.6", "BH-10.8", "BH-11.9")
def test_acting_closes_and_a_closed_card_acts_no_more() -> None:
    s = attack(on("play herbalist"), "herbalist", "wormwood")
    assert not card(s, "herbalist")["open"]
    assert refused(s, "use herbalist herbalist.1") == "BH-10.5"
    s = do(on("play shroud_crossbow"), "use shroud_crossbow shroud_crossbow.1")
    assert "attack shroud_crossbow" not in legal(s)


@clause("BH-10.6", "BH-12.12")
def test_being_appointed_defender_is_an_act() -> None:
    s = on("hand shackles | play shellback", "play raider granite_giant")
    do(s, "play shackles", "pick granite_giant", "attack shellback", "strike wormwood")
    assert "defend granite_giant" not in legal(s)  # it cannot act
    do(s, "defend raider")
    assert in_play(s, "raider") == 0


@clause("BH-10.9")
def test_a_card_opened_by_an_effect_acts_within_its_limits() -> None:
    s = on("play herbalist orderly", "")
    attack(s, "herbalist", "wormwood")
    do(s, "use orderly orderly.1")
    assert card(s, "herbalist")["open"]
    assert "attack herbalist" not in legal(s)
    assert "use herbalist herbalist.1" in legal(s)


@clause("BH-10.10")
def test_prepare_opens_and_renews_attack_and_abilities() -> None:
    s = on("play shroud_crossbow | hand second_wind", "")
    do(s, "use shroud_crossbow shroud_crossbow.1", "play second_wind")
    assert card(s, "shroud_crossbow")["open"]
    do(s, "use shroud_crossbow shroud_crossbow.1")
    assert wounds(s, "wormwood") == 4
    s = attack(on("play jarl | hand second_wind"), "jarl", "wormwood")
    do(s, "play second_wind")
    assert "attack jarl" in legal(s)


@clause("BH-10.11")
def test_prepare_renews_the_limits_of_an_open_card() -> None:
    s = on("play brawler | hand second_wind", "play granite_giant")
    do(s, "use brawler brawler.1")
    assert in_play(s, "brawler") == 0
    s = on("play deck_veteran | hand second_wind")
    attack(s, "deck_veteran", "wormwood")
    do(s, "play second_wind")
    assert "attack deck_veteran" in legal(s)


@clause("BH-10.12")
def test_prepare_does_not_renew_triggered_abilities() -> None:
    s = on("play marauder | hand second_wind")
    attack(s, "marauder", "wormwood")
    do(s, "play second_wind")
    attack(s, "marauder", "wormwood")
    assert hand(s, 0) == ["deck_rat"]  # one card only


@clause("BH-10.13")
def test_prepare_does_not_lift_the_arrival_restriction() -> None:
    s = do(on("hand jarl second_wind"), "play jarl", "play second_wind")
    assert refused(s, "attack jarl") == "BH-9.11"
    s = do(on("hand siren second_wind", "play jarl"), "play siren", "play second_wind", "pick jarl")
    assert refused(s, "attack jarl") == "BH-9.11"


@clause("BH-10.14")
def test_cannot_act_forbids_striking_closing_abilities_and_defending() -> None:
    s = do(on("hand shackles | play jarl", "play herbalist"), "play shackles")
    do(s, "attack jarl", "strike wormwood")
    assert asked(s) == "main"  # no defender decision
    do(s, "end")
    assert not any("herbalist" in action for action in legal(s))


@clause("BH-10.15", "BH-12.13", "BH-18.29")
def test_a_creature_taken_this_turn_may_defend() -> None:
    """Taken in seat 0's turn; it defends in the turn of its old owner."""
    s = do(on("hand siren", "play raider jarl duelist"), "play siren", "pick jarl", "end")
    do(s, "attack duelist", "strike alder")
    assert "defend jarl" in legal(s)


@clause("BH-10.16", "BH-16.18")
def test_a_fight_is_no_act() -> None:
    s = do(on("hand brawler shackles", "play rock_goat"), "play brawler", "use brawler brawler.1")
    assert in_play(s, "rock_goat") == 0
    s = do(on("play brawler", "hand shackles | play rock_goat"), "end", "play shackles", "end")
    assert "attack brawler" not in legal(s)
    do(s, "use brawler brawler.1")
    assert in_play(s, "rock_goat") == 0


@clause("BH-10.17", "BH-14.17")
def test_static_and_triggered_abilities_of_a_closed_card_work() -> None:
    s = do(on("play standard_bearer! avenger! raider deck_rat | hand random_shot"), "end", "end")
    assert card(s, "raider")["strike"] == 4
    s = do(on("play avenger! deck_rat-0 | hand storm"), "play storm")
    assert wounds(s, "wormwood") == 1


@clause("BH-10.18")
def test_closing_another_card_as_a_cost_is_no_act_of_it() -> None:
    s = do(on("hand raider deck_rat | play ships_bell jarl!"), "play deck_rat")
    do(s, "use ships_bell ships_bell.1", "pick jarl")  # the Rat that just came pays
    assert not card(s, "deck_rat")["open"]
    s = on("play ships_bell jarl!")
    assert "use ships_bell ships_bell.1" not in legal(s)
