"""Sections 11, 12, 16 and 23: attack, defender, keywords of combat, Elusiveness."""

from koloda.games.berserk_heroes import GAME
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    do,
    grave,
    hand,
    in_play,
    legal,
    on,
    on_extra,
    refused,
    seat,
    wounds,
)


@clause("BH-11.1", "BH-11.3", "BH-11.4")
def test_any_creature_attacks_the_hero_or_any_creature_open_or_closed() -> None:
    s = do(on("play sprout", "play jarl raider! port_spy? cuirass"), "attack sprout")
    assert legal(s) == ["strike wormwood", "strike jarl", "strike raider"]


@clause("BH-11.2")
def test_who_may_attack() -> None:
    s = on("play jarl raider! port_spy? duelist^ cuirass steppe_wolf^", "play shellback")
    assert {a for a in legal(s) if a.startswith("attack")} == {"attack jarl", "attack steppe_wolf"}
    assert refused(s, "attack port_spy") == "BH-19.6"


@clause("BH-11.5", "BH-11.11", "BH-13.1")
def test_an_open_creature_strikes_back_at_the_same_moment() -> None:
    s = attack(on("play marauder", "play pilot"), "marauder", "pilot")
    assert (in_play(s, "marauder"), in_play(s, "pilot")) == (0, 0)  # 3 against 2, 2 against 2


@clause("BH-11.6", "BH-16.7")
def test_a_closed_creature_does_not_strike_back() -> None:
    s = attack(on("play raider", "play duelist!"), "raider", "duelist")
    assert (in_play(s, "raider"), in_play(s, "duelist")) == (1, 0)


@clause("BH-11.7", "BH-11.8")
def test_the_hero_takes_the_current_strike_of_the_attacker() -> None:
    s = attack(on("play raider standard_bearer"), "raider", "wormwood")
    assert wounds(s, "wormwood") == 4
    assert wounds(s, "raider") == 0


@clause("BH-11.9", "BH-11.10")
def test_the_surviving_attacker_is_closed_the_attacked_is_not() -> None:
    s = attack(on("play granite_giant", "play jarl"), "granite_giant", "jarl")
    assert not card(s, "granite_giant")["open"]
    s = attack(on("play rock_goat", "play granite_giant"), "rock_goat", "granite_giant")
    assert card(s, "granite_giant")["open"]


@clause("BH-11.12", "BH-16.12")
def test_a_return_strike_is_no_attack() -> None:
    s = attack(on("play shellback", "play poison_ray"), "shellback", "poison_ray")
    assert card(s, "shellback")["poison"] == 0


@clause("BH-11.13")
def test_strike_zero_may_attack_and_deals_nothing() -> None:
    s = attack(on("play sprout"), "sprout", "wormwood")
    assert wounds(s, "wormwood") == 0
    assert not card(s, "sprout")["open"]


@clause("BH-11.14", "BH-16.32", "BH-11.18")
def test_an_attack_whose_target_hid_is_spent_without_a_defender_decision() -> None:
    s = do(on_extra("play marauder", "play ducker raider"), "attack marauder", "strike ducker")
    assert asked(s) == "main"
    assert (wounds(s, "ducker"), wounds(s, "marauder"), hand(s, 0)) == (0, 0, [])
    assert not card(s, "marauder")["open"]
    assert "attack marauder" not in legal(s)


@clause("BH-11.16")
def test_open_or_closed_is_judged_at_the_strikes() -> None:
    s = do(on_extra("play raider", "play folder"), "attack raider", "strike folder")
    assert (wounds(s, "folder"), wounds(s, "raider")) == (3, 0)
    s = do(on_extra("play raider", "play unfolder!"), "attack raider", "strike unfolder")
    assert wounds(s, "raider") == 2


@clause("BH-11.17")
def test_an_attacker_that_changed_control_does_not_strike() -> None:
    s = do(on_extra("play raider", "play captor"), "attack raider", "strike captor")
    assert asked(s) == "main"  # and nobody is asked for a defender
    assert (wounds(s, "captor"), wounds(s, "raider"), card(s, "raider")["seat"]) == (0, 0, 1)


@clause("BH-11.17", "BH-11.18")
def test_an_attacker_that_hid_does_not_strike() -> None:
    s = do(on_extra("play raider", "play blinder jarl"), "attack raider", "strike blinder")
    assert asked(s) == "main"
    assert (wounds(s, "blinder"), wounds(s, "raider")) == (0, 0)


@clause("BH-11.17")
def test_an_attacker_that_merely_closed_still_strikes() -> None:
    s = do(on_extra("play raider", "play freezer"), "attack raider", "strike freezer")
    assert wounds(s, "freezer") == 3


@clause("BH-11.17", "BH-11.18")
def test_an_attacker_that_died_on_declaration_strikes_nobody() -> None:
    s = do(on("play deck_rat", "play slough_snare jarl"), "attack deck_rat", "strike wormwood")
    assert asked(s) == "main"
    assert (in_play(s, "deck_rat"), wounds(s, "wormwood")) == (0, 0)


@clause("BH-11.15")
def test_surplus_damage_is_lost() -> None:
    s = attack(on("play granite_giant", "play deck_rat"), "granite_giant", "deck_rat")
    assert wounds(s, "wormwood") == 0


@clause("BH-12.1", "BH-12.2", "BH-12.15", "BH-12.9")
def test_the_attacked_player_may_appoint_a_defender() -> None:
    s = do(on("play shellback", "play raider jarl"), "attack shellback", "strike wormwood")
    assert (asked(s), seat(s)) == ("defender", 1)
    assert legal(s) == ["done", "defend raider", "defend jarl"]
    assert wounds(s, "wormwood") == 0
    do(s, "done")
    assert wounds(s, "wormwood") == 3
    s = do(on("play shellback", "play raider jarl"), "attack shellback", "strike raider")
    assert legal(s) == ["done", "defend jarl"]


@clause("BH-12.3", "BH-12.10", "BH-12.11", "BH-12.12", "BH-26.5")
def test_the_one_defender_fights_instead_of_the_target() -> None:
    s = attack(on("play shellback", "play raider jarl"), "shellback", "raider", "jarl")
    assert asked(s) == "main"
    assert (wounds(s, "raider"), wounds(s, "jarl"), wounds(s, "shellback")) == (0, 3, 2)
    assert not card(s, "jarl")["open"]
    assert card(s, "raider")["open"]


@clause("BH-12.4", "BH-12.5", "BH-12.6", "BH-12.7")
def test_who_cannot_be_appointed() -> None:
    s = on("play shellback", "play raider jarl! port_spy? cuirass duelist")
    do(s, "attack shellback", "strike raider")
    assert legal(s) == ["done", "defend duelist"]
    assert [refused(s, f"defend {n}") for n in ("raider", "jarl", "port_spy")] == [
        "BH-12.4",
        "BH-12.5",
        "BH-12.6",
    ]


@clause("BH-12.8", "BH-16.10")
def test_a_creature_defends_once_a_turn_even_if_open() -> None:
    s = on("play shellback harpooner sprout", "play bridge_guard")
    attack(s, "shellback", "wormwood", "bridge_guard")
    assert card(s, "bridge_guard")["open"]
    do(s, "attack sprout", "strike wormwood")
    assert asked(s) == "main"


@clause("BH-12.8")
def test_refusal_names_the_clause_of_a_second_defence() -> None:
    s = on("play shellback sprout", "play bridge_guard raider")
    attack(s, "shellback", "wormwood", "bridge_guard")
    do(s, "attack sprout", "strike wormwood")
    assert refused(s, "defend bridge_guard") == "BH-12.8"


@clause("BH-12.13")
def test_a_creature_created_in_the_attack_turn_may_defend() -> None:
    s = on("hand execution | play raider shellback", "play bone_boatswain-1 pilot")
    do(s, "play execution", "attack shellback", "strike wormwood")
    assert "defend skeleton_sailor" in legal(s)


@clause("BH-12.14", "BH-16.1", "BH-16.14", "BH-16.19")
def test_no_defender_against_directed_strike_shot_and_fight() -> None:
    s = do(on("play harpooner", "play jarl"), "attack harpooner", "strike wormwood")
    assert (asked(s), wounds(s, "wormwood")) == ("main", 3)
    s = do(on("play shroud_crossbow", "play jarl"), "use shroud_crossbow shroud_crossbow.1")
    assert asked(do(s, "pick wormwood")) == "main"
    s = do(on("play brawler", "play sea_troll raider"), "use brawler brawler.1", "pick raider")
    assert asked(s) == "main"


@clause("BH-12.16", "BH-12.17")
def test_a_defender_that_hid_leaves_the_target_unstruck() -> None:
    s = on_extra("play marauder", "play coward raider")
    attack(s, "marauder", "wormwood", "coward")
    assert (wounds(s, "wormwood"), wounds(s, "marauder"), hand(s, 0)) == (0, 0, [])
    assert not card(s, "marauder")["open"]
    assert not card(s, "coward")["open"]  # closed although no strikes took place


@clause("BH-12.16")
def test_a_defender_that_closed_still_fights() -> None:
    s = attack(on_extra("play shellback", "play sleeper"), "shellback", "wormwood", "sleeper")
    assert wounds(s, "sleeper") == 3
    s = attack(on_extra("play raider", "play sleeper"), "raider", "wormwood", "sleeper")
    assert wounds(s, "raider") == 2


@clause("BH-12.17", "BH-11.17")
def test_a_defender_is_closed_though_the_attacker_is_gone() -> None:
    s = on_extra("play raider", "play smoke_guard")
    attack(s, "raider", "wormwood", "smoke_guard")
    assert (in_play(s, "raider"), wounds(s, "smoke_guard")) == (0, 0)
    assert not card(s, "smoke_guard")["open"]


@clause("BH-26.5")
def test_a_defender_fights_even_if_it_changes_before_the_strikes() -> None:
    """The Signaller gets +2 strike when appointed: triggers on defending come first."""
    s = attack(on("play shellback", "play signaller raider"), "shellback", "wormwood", "signaller")
    assert wounds(s, "shellback") == 2  # 4 - Armour 2
    assert not card(s, "signaller")["open"]


# Keywords.


@clause("BH-16.2")
def test_directed_strike_changes_nothing_for_an_attacked_creature() -> None:
    s = do(on("play shellback", "play harpooner jarl"), "attack shellback", "strike harpooner")
    assert "defend jarl" in legal(s)


@clause("BH-16.3", "BH-16.4", "BH-16.6")
def test_first_strike_strikes_before_and_kills_before() -> None:
    s = attack(on("play duelist", "play raider"), "duelist", "raider")
    assert (in_play(s, "duelist"), in_play(s, "raider")) == (1, 0)
    s = attack(on("play raider", "play duelist"), "raider", "duelist")
    assert (in_play(s, "duelist"), in_play(s, "raider")) == (1, 0)
    s = attack(on("play raider", "play duelist jarl"), "raider", "wormwood", "duelist")
    assert (in_play(s, "duelist"), in_play(s, "raider")) == (1, 0)
    s = do(on("hand round_up | play duelist", "play raider"), "play round_up")
    assert (in_play(s, "duelist"), in_play(s, "raider")) == (1, 0)


@clause("BH-16.4")
def test_a_survivor_of_the_first_strike_strikes_back() -> None:
    s = attack(on("play duelist", "play jarl"), "duelist", "jarl")
    assert (in_play(s, "duelist"), wounds(s, "jarl")) == (0, 3)


@clause("BH-16.5")
def test_two_first_strikes_are_simultaneous() -> None:
    s = attack(on("play duelist", "play fencing_master-2"), "duelist", "fencing_master")
    assert (in_play(s, "duelist"), in_play(s, "fencing_master")) == (0, 0)


@clause("BH-16.9")
def test_after_attacking_with_experience_closing_abilities_remain() -> None:
    s = do(on_extra("play deck_veteran | hand lesson"), "play lesson")
    attack(s, "deck_veteran", "wormwood")
    do(s, "use deck_veteran lesson.1")
    assert not card(s, "deck_veteran")["open"]
    assert hand(s, 0) == ["deck_rat"]


@clause("BH-16.8", "BH-16.10", "BH-20.3")
def test_experience_of_each_kind_helps_only_its_own_act() -> None:
    s = attack(on("play bridge_guard"), "bridge_guard", "wormwood")
    assert not card(s, "bridge_guard")["open"]
    s = attack(on("play sprout", "play deck_veteran"), "sprout", "wormwood", "deck_veteran")
    assert not card(s, "deck_veteran")["open"]


@clause("BH-16.11", "BH-16.33")
def test_on_attack_after_an_undefended_strike_fight_or_shot() -> None:
    s = attack(on("play poison_ray", "play jarl!"), "poison_ray", "jarl")
    assert card(s, "jarl")["poison"] == 2
    s = do(on("hand round_up | play poison_ray", "play sprout"), "play round_up")
    assert card(s, "sprout")["poison"] == 2


@clause("BH-16.11")
def test_on_attack_is_not_executed_if_a_defender_was_appointed() -> None:
    s = attack(on("play marauder", "play sprout raider"), "marauder", "sprout", "raider")
    assert hand(s, 0) == []
    assert hand(attack(on("play marauder"), "marauder", "wormwood"), 0) == ["deck_rat"]


@clause("BH-16.12")
def test_on_attack_needs_an_attacker_still_in_play_with_its_abilities() -> None:
    s = attack(on("play marauder", "play sea_troll"), "marauder", "sea_troll")
    assert in_play(s, "marauder") == 0
    assert hand(s, 0) == []
    s = do(on("hand hollow_words | play marauder"), "play hollow_words")
    assert hand(attack(s, "marauder", "wormwood"), 0) == []


@clause("BH-16.32", "BH-16.33")
def test_on_attack_counts_with_no_wounds_and_skips_a_dead_target() -> None:
    s = attack(on("play leech", "play shellback!"), "leech", "shellback")
    assert (wounds(s, "shellback"), card(s, "shellback")["poison"]) == (0, 1)
    s = attack(on("play poison_ray", "play deck_rat!"), "poison_ray", "deck_rat")
    assert grave(s, 1) == ["deck_rat"]


@clause("BH-16.13", "BH-16.15", "BH-26.6")
def test_a_shot_gives_wounds_without_return_and_is_no_strike() -> None:
    s = on("play shroud_crossbow", "play jarl port_spy?")
    do(s, "use shroud_crossbow shroud_crossbow.1")
    assert legal(s) == ["pick wormwood", "pick jarl"]
    do(s, "pick jarl")
    assert (wounds(s, "jarl"), wounds(s, "shroud_crossbow")) == (2, 0)
    assert not card(s, "shroud_crossbow")["open"]  # [CLOSE] stands in its cost
    s = do(on("hand second_wind | play forest_archer"), "use forest_archer forest_archer.1")
    assert "attacked" not in card(s, "forest_archer")


@clause("BH-16.16", "BH-16.17")
def test_in_a_fight_both_strike_as_open_and_none_is_closed() -> None:
    s = do(on("play brawler!", "play sea_troll!"), "use brawler brawler.1")
    assert (wounds(s, "brawler"), wounds(s, "sea_troll")) == (4, 3)
    s = do(on("play brawler", "play sea_troll"), "use brawler brawler.1")
    assert card(s, "brawler")["open"]
    assert card(s, "sea_troll")["open"]


@clause("BH-16.18")
def test_a_fight_does_not_spend_the_attack() -> None:
    s = do(on("play brawler", "play sprout"), "use brawler brawler.1")
    assert "attack brawler" in legal(s)


@clause("BH-16.20", "BH-17.5", "BH-26.11")
def test_armour_and_protection_work_in_a_fight() -> None:
    s = do(on("play brawler", "play shellback"), "use brawler brawler.1")
    assert wounds(s, "shellback") == 1
    s = do(on("hand round_up | play deck_rat", "play mountain_spirit"), "play round_up")
    assert wounds(s, "mountain_spirit") == 0


@clause("BH-16.21")
def test_battle_means_fight_only() -> None:
    s = on("play ring_master brawler", "play granite_giant rock_goat", heroes="alder wormwood")
    s.wounds[0] = 5
    do(s, "use brawler brawler.1", "pick rock_goat")
    assert wounds(s, "alder") == 4
    attack(s, "ring_master", "wormwood")
    assert wounds(s, "alder") == 4


@clause("BH-16.22")
def test_a_fight_is_with_an_opposing_creature() -> None:
    s = do(on("play brawler raider", "play sprout pilot"), "use brawler brawler.1")
    assert legal(s) == ["pick sprout", "pick pilot"]


@clause("BH-16.23", "BH-16.24")
def test_rage_forbids_other_attacks_cards_the_hero_and_ending() -> None:
    s = on("hand deck_rat | play mad_boarder jarl shroud_crossbow")
    assert legal(s) == ["attack mad_boarder"]
    for text, expected in (
        ("play deck_rat", "BH-16.23"),
        ("attack jarl", "BH-16.23"),
        ("end", "BH-16.24"),
        ("use shroud_crossbow shroud_crossbow.1", "BH-16.25"),
    ):
        assert refused(s, text) == expected
    attack(s, "mad_boarder", "wormwood")
    assert "end" in legal(s)


@clause("BH-16.25")
def test_rage_allows_other_abilities_of_supports_and_creatures() -> None:
    s = on("play mad_boarder herbalist boarding_axe brawler culverin", "play jarl")
    assert set(legal(s)) == {
        "attack mad_boarder",
        "use herbalist herbalist.1",
        "use boarding_axe boarding_axe.1",
    }


@clause("BH-16.25")
def test_a_raging_creature_is_not_closed_as_a_cost() -> None:
    s = on("play mad_boarder ships_bell jarl!")
    assert legal(s) == ["attack mad_boarder"]  # the Bell could only close the Boarder
    s = do(on("play mad_boarder ships_bell jarl"), "use ships_bell ships_bell.1", "pick jarl")
    assert card(s, "mad_boarder")["open"]
    assert not card(s, "jarl")["open"]


@clause("BH-16.26")
def test_target_and_order_of_rage_attacks_are_free() -> None:
    s = on("play mad_boarder mad_boar", "play jarl raider")
    assert legal(s) == ["attack mad_boarder", "attack mad_boar"]
    do(s, "attack mad_boar")
    assert legal(s) == ["strike wormwood", "strike jarl", "strike raider"]


@clause("BH-16.27")
def test_a_raging_creature_that_cannot_attack_imposes_nothing() -> None:
    for state in ("mad_boarder!", "mad_boarder^", "mad_boarder?"):
        assert "end" in legal(on(f"play {state}")), state
    s = attack(on("hand watch_change | play mad_boarder jarl"), "mad_boarder", "wormwood")
    do(s, "play watch_change", "pick mad_boarder")
    assert card(s, "mad_boarder")["open"]  # but its attack is spent
    assert "end" in legal(s)


@clause("BH-16.28")
def test_several_rages_are_one() -> None:
    s = on("play mad_boarder+mad_boar")
    assert legal(s) == ["attack mad_boarder"]
    assert "end" in legal(attack(s, "mad_boarder", "wormwood"))


@clause("BH-16.29")
def test_rush_works_for_created_and_taken_creatures() -> None:
    s = do(on("hand awakening siren", "play raider"), "play awakening")
    assert "attack skeleton_sailor" in legal(s)
    s = do(on("hand siren", "play raider"), "play siren")
    assert "attack raider" in legal(s)


@clause("BH-16.30", "BH-22.6", "BH-18.40")
def test_a_creature_that_loses_rush_cannot_act() -> None:
    s = do(on("hand gagrid", "coins 3"), "play gagrid", "pay")
    assert refused(s, "attack gagrid") == "BH-9.11"
    s = do(on("hand gagrid", "coins 3"), "play gagrid", "done")
    assert "attack gagrid" in legal(s)


@clause("BH-16.31")
def test_rage_does_not_stop_triggers_and_running_effects() -> None:
    """Contraband is running when the Boarder that it brings could rage."""
    s = on("hand contraband pugilist | play standard_bearer", "play sprout | hand raider")
    do(s, "play pugilist")  # its Hire is a Fight
    assert in_play(s, "sprout") == 0
    s = on("hand free_rein mad_boar | play steppe_camp free_khan", "play sprout")
    do(s, "play free_rein", "play mad_boar")
    assert legal(s) == ["attack mad_boar"]


@clause("BH-16.34", "BH-23.5")
def test_a_shot_ordered_by_a_spell_or_hero_is_a_shot() -> None:
    s = do(on("hand grapeshot", "play shellback silence_priest"), "play grapeshot")
    assert legal(s) == ["pick wormwood", "pick shellback"]  # Protection from spells counts
    do(s, "pick shellback")
    assert wounds(s, "shellback") == 0  # Armour against shots
    s = do(on("", "play scaly_boy jarl", heroes="granite wormwood"), "use granite granite.1")
    do(s, "pick scaly_boy")
    assert wounds(s, "scaly_boy") == 0


# Section 23.


@clause("BH-23.1")
def test_who_is_eluded_cannot_defend() -> None:
    s = do(on("play jarl", "play raider pilot"), "attack jarl", "strike wormwood")
    assert legal(s) == ["done", "defend pilot"]


@clause("BH-23.2", "BH-23.3")
def test_who_is_eluded_cannot_attack_while_the_elusive_one_is_open() -> None:
    s = do(on("play raider pilot", "play jarl"), "attack raider")
    assert legal(s) == ["strike wormwood"]
    assert refused(s, "strike jarl") == "BH-23.2"
    assert "strike jarl" in legal(do(on("play raider", "play jarl!"), "attack raider"))
    assert "strike jarl" in legal(do(on("play pilot", "play jarl"), "attack pilot"))


@clause("BH-23.4", "BH-23.10")
def test_elusiveness_covers_fights_and_shots_of_creatures() -> None:
    assert "use brawler brawler.1" not in legal(on("play brawler", "play jarl"))
    assert "use brawler brawler.1" in legal(on("play brawler", "play jarl!"))
    s = do(on("play shroud_crossbow standard_bearer*3", "play ship_cat"), "end", "end")
    do(s, "use shroud_crossbow shroud_crossbow.1")
    assert wounds(s, "wormwood") == 2  # its strike of 4 is eluded by the Cat


@clause("BH-23.5")
def test_supports_heroes_and_spells_are_not_restricted() -> None:
    s = do(on("hand volley | play culverin", "play ship_cat"), "use culverin culverin.1")
    assert "pick ship_cat" in legal(s)
    s = do(on("hand volley", "play ship_cat"), "play volley")
    assert "pick ship_cat" in legal(s)


@clause("BH-23.6")
def test_an_elusive_creature_may_defend_against_whom_it_eludes() -> None:
    s = do(on("play raider", "play jarl"), "attack raider", "strike wormwood")
    assert "defend jarl" in legal(s)


@clause("BH-23.7")
def test_current_characteristics_count() -> None:
    s = do(on("play shellback", "play trickster"), "attack shellback")
    assert "strike trickster" in legal(s)
    s = do(on("play shellback standard_bearer", "play trickster"), "attack shellback")
    assert "strike trickster" not in legal(s)
    s = do(on("hand overhaul | play raider", "play jarl"), "play overhaul", "attack raider")
    assert "strike jarl" in legal(s)  # improved: no Pirate any more


@clause("BH-23.8")
def test_several_elusivenesses_all_apply() -> None:
    s = on("play raider steppe_wolf shellback", "play jarl+forest_cat")
    assert "strike jarl" not in legal(do(s.clone(), "attack raider"))
    assert "strike jarl" not in legal(do(s.clone(), "attack steppe_wolf"))
    assert "strike jarl" in legal(do(s.clone(), "attack shellback"))


@clause("BH-23.9")
def test_elusiveness_ends_with_the_abilities() -> None:
    s = do(on("hand hollow_words | play raider", "play jarl"), "play hollow_words", "pick jarl")
    assert "strike jarl" in legal(do(s, "attack raider"))


@clause("BH-14.7", "BH-24.20")
def test_the_second_question_of_a_spell_names_what_the_first_one_chose() -> None:
    s = do(on("hand round_up | play duelist brawler", "play raider jarl"), "play round_up")
    first = GAME.action(s, GAME.options(s)[0])
    s = do(s, " ".join(first))
    assert GAME.prompt(s)["args"] == {
        "card": "round_up",
        "n": 2,
        "card_chosen": first[1],
        "again": "yes",
    }
