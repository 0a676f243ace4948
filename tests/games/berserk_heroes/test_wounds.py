"""Sections 13, 15 and 17: wounds, deaths, the end of the game, keywords of wounds and lives."""

from koloda.games.berserk_heroes import GAME
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    do,
    extra_game,
    grave,
    hand,
    heard,
    in_play,
    legal,
    numbers,
    on,
    on_extra,
    over,
    place,
    refused,
    seat,
    view,
    wounds,
)


@clause("BH-13.1", "BH-13.2")
def test_wounds_stay_from_turn_to_turn() -> None:
    s = do(on("hand volley", "play granite_giant"), "play volley", "pick granite_giant")
    do(s, "end", "end", "end", "end")
    assert wounds(s, "granite_giant") == 3


@clause("BH-13.3", "BH-17.26")
def test_lives_are_printed_plus_additional_without_the_wounds() -> None:
    s = do(on("hand growth | play jarl-2 root_keeper"), "play growth", "pick jarl")
    assert (card(s, "jarl")["lives"], wounds(s, "jarl")) == (8, 2)


@clause("BH-13.4", "BH-13.6")
def test_wounds_at_or_above_lives_kill() -> None:
    s = do(on("hand volley", "play harpooner jarl"), "play volley", "pick harpooner")
    assert grave(s, 1) == ["harpooner"]
    s = do(on("hand volley", "play jarl"), "play volley", "pick jarl")
    assert in_play(s, "jarl") == 1


@clause("BH-13.5")
def test_a_creature_with_no_lives_dies_without_wounds() -> None:
    """A Sprout of 1 life left by Withering loses the Root Keeper's life."""
    s = do(on("hand withering volley | play sprout root_keeper"), "play withering", "pick sprout")
    assert card(s, "sprout")["lives"] == 1
    do(s, "play volley", "pick root_keeper")
    assert (in_play(s, "sprout"), in_play(s, "root_keeper")) == (0, 0)


@clause("BH-13.7", "BH-26.10")
def test_all_found_dead_at_one_check_die_together() -> None:
    """The Avenger dies with the Rats and still hears both deaths."""
    s = do(on("hand storm | play avenger-1 deck_rat*2"), "play storm")
    assert in_play(s, "avenger") == 0
    assert wounds(s, "wormwood") == 2


@clause("BH-13.8", "BH-17.11", "BH-13.10")
def test_protection_then_vulnerability_then_armour() -> None:
    """3 + 1 for Vulnerability - 2 for Armour; Protection first sets the amount to 0."""
    s = on("play raider marsh_fever", "play shellback scaly_boy")
    attack(s, "raider", "shellback")
    assert wounds(s, "shellback") == 2
    s = do(on("play culverin marsh_fever", "play scaly_boy"), "use culverin culverin.1")
    do(s, "pick scaly_boy")
    assert wounds(s, "scaly_boy") == 0


@clause("BH-13.9")
def test_vulnerability_adds_nothing_to_nothing() -> None:
    s = attack(on("play sprout", "play glass_golem!"), "sprout", "glass_golem")
    assert wounds(s, "glass_golem") == 0


@clause("BH-13.10")
def test_every_wounding_has_a_source_kind() -> None:
    s = on("hand blood_tide grapeshot volley | play raider boarding_sabre", "play jarl~1 raider")
    attack(s, "raider", "wormwood")
    do(s, "play grapeshot", "pick wormwood", "play volley", "pick wormwood")
    do(s, "use boarding_sabre boarding_sabre.1", "pick jarl", "play blood_tide", "thirst alder")
    do(s, "end")
    sources = {args["source"] for args in heard(s, "wounded")}
    assert sources == {"strike", "shot", "spell", "ability", "thirst", "poison"}


@clause("BH-13.11")
def test_prevented_wounds_trigger_nothing() -> None:
    s = attack(on("play leech", "play steppe_berserk+shellback!"), "leech", "steppe_berserk")
    assert card(s, "steppe_berserk")["strike"] == 5
    assert heard(s, "prevented") == [
        {"card": place(s, "steppe_berserk"), "n": 1, "source": "strike"}
    ]


@clause("BH-13.12", "BH-1.9")
def test_one_instruction_works_on_all_at_the_same_moment() -> None:
    s = do(on("hand abyss", heroes="alder wormwood"), "play abyss")
    assert (wounds(s, "alder"), wounds(s, "wormwood")) == (3, 3)


@clause("BH-13.12")
def test_repeated_shots_are_single_effects_with_a_check_after_each() -> None:
    """The first shot kills the Rat; the second, aimed at it too, is skipped."""
    s = do(on("hand arrow_rain", "play deck_rat"), "play arrow_rain", "pick deck_rat")
    do(s, "pick deck_rat", "pick wormwood")
    assert in_play(s, "deck_rat") == 0
    assert (len(heard(s, "shot")), wounds(s, "wormwood")) == (2, 1)


@clause("BH-13.13", "BH-22.11")
def test_wounds_of_costs_and_demands_are_of_ability_or_spell() -> None:
    s = do(on("play bloody_hook", "play jarl"), "use bloody_hook bloody_hook.1")
    assert heard(s, "wounded")[0] == {"card": "alder#0", "n": 1, "source": "ability"}
    s = do(on("hand ultimatum"), "play ultimatum", "pay")
    assert heard(s, "wounded") == [{"card": "wormwood#1", "n": 2, "source": "spell"}]


@clause("BH-13.14", "BH-18.26")
def test_dying_is_going_to_a_graveyard_and_nothing_else() -> None:
    s = do(on("hand pilot blasting | play avenger bone_boatswain"), "play pilot")
    do(s, "pick bone_boatswain")
    assert (wounds(s, "wormwood"), in_play(s, "skeleton_sailor")) == (0, 0)
    do(s, "play blasting", "pick pilot")
    assert wounds(s, "wormwood") == 1


# Section 15.


@clause("BH-15.1")
def test_wounds_at_the_lives_of_the_hero_win() -> None:
    s = on("play raider", "", heroes="alder wormwood")
    s.wounds[1] = s.lives[1] - 3
    attack(s, "raider", "wormwood")
    assert over(s) == ("hero_killed", [1.0, -1.0])


@clause("BH-15.3", "BH-15.8")
def test_nothing_waiting_is_executed_after_the_end() -> None:
    s = on("play marauder avenger | hand deck_rat")
    s.wounds[1] = s.lives[1] - 3
    attack(s, "marauder", "wormwood")
    assert hand(s, 0) == ["deck_rat"]  # no On attack draw
    assert (legal(s), seat(s)) == ([], -1)
    assert refused(s, "end") == "BH-15.8"


@clause("BH-15.4")
def test_both_heroes_dead_at_one_check_is_a_draw() -> None:
    s = on("hand abyss")
    s.wounds[0], s.wounds[1] = s.lives[0] - 3, s.lives[1] - 1
    assert over(do(s, "play abyss")) == ("both_killed", [0.0, 0.0])


@clause("BH-15.5")
def test_a_hero_killed_by_its_own_side_loses() -> None:
    s = on("hand blood_tide")
    s.wounds[0] = s.lives[0] - 2
    do(s, "play blood_tide", "thirst alder")
    assert over(s) == ("hero_killed", [-1.0, 1.0])


@clause("BH-15.6")
def test_conceding_and_the_turn_limit_are_platform_matters() -> None:
    s = GAME.start(1, Setup(2, {"conceding": "on"}))
    assert legal(s)[-1] == "concede"
    loser = seat(s)
    assert over(do(s, "concede")) == ("conceded", [-1.0, 1.0] if loser == 0 else [1.0, -1.0])
    assert "concede" not in legal(GAME.start(1, Setup(2)))
    s = on("", "", more="turn: 200")
    assert over(do(s, "end")) == ("turn_limit", [0.0, 0.0])


@clause("BH-15.7", "BH-1.9")
def test_both_third_failed_draws_at_once_are_a_draw() -> None:
    s = on_extra("hand toast | deck | failed 2", "deck | failed 2")
    assert over(do(s, "play toast")) == ("both_out", [0.0, 0.0])


# Section 17: Armour, Protection, Vulnerability.


@clause("BH-17.1", "BH-17.2")
def test_armour_ignores_the_first_wounds_of_each_turn() -> None:
    s = on("play pilot deck_rat", "play shellback!")
    attack(s, "deck_rat", "shellback")
    assert wounds(s, "shellback") == 0
    attack(s, "pilot", "shellback")
    assert wounds(s, "shellback") == 1  # 1 of Armour was left
    do(s, "end", "end")
    attack(s, "pilot", "shellback")
    assert in_play(s, "pilot") == 0


@clause("BH-17.2")
def test_armour_restarts_in_the_turn_of_either_player() -> None:
    s = on("play shellback", "play duelist brawler")
    attack(s, "shellback", "duelist")  # its return strike of 3 uses the Armour up
    assert wounds(s, "shellback") == 1
    do(s, "end", "use brawler brawler.1")  # another 3 in the other player's turn
    assert wounds(s, "shellback") == 2
    s = on("play pilot*2 | hand | coins 5", "play shellback!")
    attack(s, place(s, "pilot", 0), "shellback")
    attack(s, place(s, "pilot", 1), "shellback")
    assert wounds(s, "shellback") == 2


@clause("BH-17.3", "BH-14.10")
def test_a_later_armour_counts_even_if_it_is_smaller() -> None:
    s = on("play iron_golem+steam_boiler", "play brawler")
    do(s, "end", "use brawler brawler.1")
    assert wounds(s, "iron_golem") == 2  # 3 - 1, not 3 - 2


@clause("BH-14.11", "BH-8.28")
def test_after_hardening_ends_the_printed_armour_is_back() -> None:
    s = on("play boat+plate_module+steam_boiler | hand hardening", "play brawler")
    do(s, "play hardening", "end", "use brawler brawler.1")
    assert wounds(s, "boat") == 1  # Hardening's 2
    do(s, "end", "end", "use brawler brawler.1")
    assert wounds(s, "boat") == 3  # the Boiler's 1 again


@clause("BH-17.4")
def test_armour_does_not_reduce_spells_abilities_poison_thirst() -> None:
    s = on("hand volley blood_tide | play shellback~1 bloody_hook", "")
    do(s, "use bloody_hook bloody_hook.1")
    assert wounds(s, "shellback") == 2
    do(s, "play blood_tide", "thirst shellback")
    assert wounds(s, "shellback") == 4
    s = do(on("hand volley | play shellback"), "play volley", "pick shellback")
    assert wounds(s, "shellback") == 3
    s = do(on("play shellback~2"), "end", "end")
    assert wounds(s, "shellback") == 2


@clause("BH-17.5")
def test_return_strikes_are_strikes_for_armour() -> None:
    s = attack(on("play shellback", "play raider"), "shellback", "raider")
    assert wounds(s, "shellback") == 1


@clause("BH-17.6")
def test_protection_names_source_kinds_and_properties() -> None:
    s = do(on("play shroud_crossbow", "play scaly_boy"), "use shroud_crossbow shroud_crossbow.1")
    do(s, "pick scaly_boy")
    assert wounds(s, "scaly_boy") == 0
    s = attack(on("play pilot", "play mountain_spirit"), "pilot", "mountain_spirit")
    assert wounds(s, "mountain_spirit") == 0  # cost 2 or less
    s = attack(on("play raider", "play mountain_spirit"), "raider", "mountain_spirit")
    assert wounds(s, "mountain_spirit") == 3


@clause("BH-17.7", "BH-17.10")
def test_protection_stops_only_wounds_and_all_protections_apply() -> None:
    s = do(on_extra("hand storm quagmire | play bloody_hook", "play sharp_eye"), "play storm")
    assert wounds(s, "sharp_eye") == 0
    do(s, "use bloody_hook bloody_hook.1")
    assert wounds(s, "sharp_eye") == 0
    do(s, "play quagmire")
    assert in_play(s, "sharp_eye") == 0


@clause("BH-17.8")
def test_protection_from_spells_forbids_being_chosen_by_either_player() -> None:
    s = on("hand volley | play silence_priest", "play gun_master")
    assert legal(do(s, "play volley")) == ["pick alder", "pick wormwood"]
    s = on("hand withering | play silence_priest", "play gun_master")
    assert refused(s, "play withering") == "BH-9.17"  # there is no other creature


@clause("BH-17.9")
def test_untargeted_spells_affect_a_card_protected_from_spells() -> None:
    s = do(on("hand storm | play silence_priest"), "play storm")
    assert wounds(s, "silence_priest") == 2


@clause("BH-17.8", "BH-23.5")
def test_shadow_mantle_protects_the_hero_from_spells() -> None:
    s = do(on("hand volley | play jarl", "play shadow_mantle"), "play volley")
    assert legal(s) == ["pick alder", "pick jarl"]


@clause("BH-17.11", "BH-17.12")
def test_vulnerability_is_one_extra_wound_once() -> None:
    s = do(on("hand storm | play marsh_fever", "play glass_golem granite_giant"), "play storm")
    assert (wounds(s, "glass_golem"), wounds(s, "granite_giant")) == (3, 3)


# Heal, Regeneration, Poison.


@clause("BH-17.13", "BH-17.14")
def test_heal_removes_wounds_as_far_as_there_are_any() -> None:
    s = do(on("hand healing_brew*2 | play jarl-3 raider"), "play healing_brew", "pick jarl")
    assert wounds(s, "jarl") == 0
    do(s, "play healing_brew", "pick raider")
    assert len(heard(s, "healed")) == 1  # healing nothing is no healing


@clause("BH-17.14")
def test_healing_nothing_triggers_nothing() -> None:
    s = do(on_extra("hand ship_cook | play echo"), "play ship_cook")
    assert (asked(s), wounds(s, "alder")) == ("main", 0)


@clause("BH-17.15")
def test_regeneration_heals_at_the_end_of_the_controllers_turn() -> None:
    s = do(on("play sea_troll-5", "play hydra-5"), "end")
    assert (wounds(s, "sea_troll"), wounds(s, "hydra")) == (3, 5)


@clause("BH-17.16", "BH-14.16")
def test_only_the_last_regeneration_counts() -> None:
    """An Amulet that came after the Troll gives the last one; before her, the printed one is."""
    s = do(on("hand bone_amulet | play sea_troll-5"), "play bone_amulet", "end")
    assert wounds(s, "sea_troll") == 4
    s = do(on("play bone_amulet | hand sea_troll"), "play sea_troll")
    s.wounds[s.play[-1]] = 5
    assert wounds(do(s, "end"), "sea_troll") == 4  # same moment: printed first, given after


@clause("BH-17.17")
def test_regeneration_is_never_declared() -> None:
    assert not any("sea_troll" in a for a in legal(on("play sea_troll!-3")))


@clause("BH-17.18", "BH-17.20")
def test_poison_wounds_at_the_start_of_the_own_turn() -> None:
    s = do(on("hand foul_water", ""), "play foul_water", "pick wormwood", "end")
    assert wounds(s, "wormwood") == 2
    do(s, "end")
    assert wounds(s, "wormwood") == 2
    assert wounds(do(s, "end"), "wormwood") == 4


@clause("BH-17.19", "BH-17.25")
def test_the_last_poison_counts_even_if_smaller_and_loses_strengthening() -> None:
    s = on("play poison_blade fen_healer", "play jarl~2")
    do(s, "use fen_healer fen_healer.1")
    assert card(s, "jarl")["poison"] == 3
    do(s, "use poison_blade poison_blade.1", "pick jarl")
    assert card(s, "jarl")["poison"] == 1


@clause("BH-17.21")
def test_poison_survives_healing_and_lost_abilities() -> None:
    s = on("hand hollow_words healing_brew | play jarl-1~1")
    do(s, "play hollow_words", "play healing_brew", "pick jarl")
    assert card(s, "jarl")["poison"] == 1


@clause("BH-17.22", "BH-14.3")
def test_poison_ticks_are_start_of_turn_abilities_of_the_controller() -> None:
    s = do(on("", "play jarl~1 pilot~1"), "end")
    assert (asked(s), seat(s)) == ("order", 1)
    do(s, "order poison pilot")
    assert (wounds(s, "jarl"), wounds(s, "pilot")) == (1, 1)


@clause("BH-17.23", "BH-17.24")
def test_strengthening_needs_a_poisoned_card() -> None:
    assert "use fen_healer fen_healer.1" not in legal(on("play fen_healer", "play jarl"))
    s = do(on("hand epidemic | play queen_of_mist", "play jarl~2 raider"), "play epidemic")
    assert [card(s, n)["poison"] for n in ("jarl", "raider")] == [2, 2]


@clause("BH-17.27", "BH-17.28")
def test_additional_lives_and_wounds_do_not_touch_each_other() -> None:
    s = do(on("hand growth volley | play jarl-2"), "play growth")
    assert (card(s, "jarl")["lives"], wounds(s, "jarl")) == (7, 2)
    do(s, "play volley", "pick jarl")
    assert (card(s, "jarl")["lives"], wounds(s, "jarl")) == (7, 5)


@clause("BH-17.29")
def test_when_additional_lives_end_the_wounds_stay() -> None:
    s = on("hand volley | play root_keeper jarl-4")
    do(s, "play volley", "pick root_keeper")
    assert (in_play(s, "root_keeper"), in_play(s, "jarl")) == (0, 0)  # 4 wounds, 4 lives


@clause("BH-17.30", "BH-17.31")
def test_lives_reduced_removes_wounds_and_sets_lives_without_healing() -> None:
    s = do(on("hand withering", "play granite_giant-6"), "play withering")
    assert (card(s, "granite_giant")["lives"], wounds(s, "granite_giant")) == (1, 0)
    assert not heard(s, "healed")
    s = do(on("hand fading", "play deck_rat"), "play fading")
    assert card(s, "deck_rat")["lives"] == 3  # exactly X, also upwards


@clause("BH-17.32")
def test_lives_reduced_is_for_creatures_only() -> None:
    s = do(on("hand withering | play jarl", "play raider"), "play withering")
    assert legal(s) == ["pick jarl", "pick raider"]
    s = do(on_extra("hand blight | play jarl"), "play blight")
    assert [numbers(s, who)["lives"] for who in (0, 1)] == [28, 26]
    assert card(s, "jarl")["lives"] == 1


@clause("BH-17.33", "BH-17.44")
def test_later_life_changes_are_added_and_ended_ones_subtracted() -> None:
    s = do(on("hand withering growth | play jarl"), "play withering", "play growth")
    assert card(s, "jarl")["lives"] == 4
    s = do(on("hand rum_keg fading | play jarl"), "play rum_keg", "play fading")
    assert card(s, "jarl")["lives"] == 3
    assert card(do(s, "end"), "jarl")["lives"] == 1
    s = do(on("hand rum_keg withering | play jarl"), "play rum_keg", "play withering", "end")
    assert grave(s, 0).count("jarl") == 1  # 1 - 2: the death check is made


# Thirst, Stun.


@clause("BH-17.34", "BH-17.35", "BH-17.36")
def test_thirst_wounds_the_own_hero_or_another_own_creature() -> None:
    s = do(on("hand blood_tide | play jarl port_spy? cuirass", "play raider"), "play blood_tide")
    assert legal(s) == ["thirst alder", "thirst jarl"]
    do(s, "thirst jarl")
    assert wounds(s, "jarl") == 2


@clause("BH-17.37")
def test_only_the_last_thirst_is_applied() -> None:
    s = do(on_extra("hand glutton"), "play glutton", "thirst alder")
    assert wounds(s, "alder") == 1  # not 3, not 4
    assert len(heard(s, "wounded")) == 1


@clause("BH-17.38")
def test_thirst_works_only_when_the_card_is_played() -> None:
    s = do(on("hand reef_necromancer | grave blood_tide"), "play reef_necromancer")
    assert (in_play(s, "blood_tide"), wounds(s, "alder")) == (1, 0)
    s = do(on("hand contraband blood_tide"), "play contraband", "play blood_tide")
    assert asked(s) == "thirst"


@clause("BH-17.39", "BH-17.45")
def test_thirst_and_hire_are_ordered_by_the_controller() -> None:
    s = do(on_extra("hand muffler | play iron_crab", "play jarl"), "play muffler")
    do(s, "attach iron_crab")
    assert asked(s) == "order"
    assert set(legal(s)) == {"order thirst iron_crab", "order muffler.1 muffler"}
    do(s, "order thirst iron_crab", "thirst alder")
    assert wounds(s, "alder") == 2


@clause("BH-17.45")
def test_thirst_of_a_spell_comes_before_its_text() -> None:
    s = do(on("hand black_oath"), "play black_oath")
    assert (asked(s), hand(s, 0)) == ("thirst", [])
    do(s, "thirst alder")
    assert (wounds(s, "alder"), hand(s, 0)) == (2, ["deck_rat", "deck_rat"])


@clause("BH-17.40", "BH-17.42", "BH-17.41")
def test_stun_closes_and_does_not_stack() -> None:
    s = on("hand stunner*2", "play jarl")
    do(s, "play stunner", "play stunner", "end")
    assert not card(s, "jarl")["open"]
    assert "stunned" not in card(s, "jarl")
    assert card(do(s, "end", "end"), "jarl")["open"]


@clause("BH-17.43")
def test_a_stunned_card_opened_by_an_effect_is_open_and_keeps_stun() -> None:
    s = do(on("hand watch_change | play jarl% raider"), "play watch_change", "pick jarl")
    assert card(s, "jarl")["open"]
    assert card(s, "jarl")["stunned"]
    assert "attack jarl" in legal(s)


@clause("BH-17.46")
def test_any_card_in_play_may_be_stunned() -> None:
    s = do(on("", "play cuirass%", heroes="alder wormwood%"), "end")
    assert not card(s, "cuirass")["open"]
    assert not card(s, "wormwood")["open"]
    s = attack(on("play hammerer"), "hammerer", "wormwood")
    assert card(s, "wormwood")["stunned"]


@clause("BH-17.47")
def test_poison_wounds_have_no_source_card() -> None:
    """Protection from cheap sources does not stop poison."""
    s = do(on("", "play mountain_spirit~1"), "end")
    assert wounds(s, "mountain_spirit") == 1
    assert heard(s, "wounded")[0]["source"] == "poison"


@clause("BH-17.48")
def test_poison_and_regeneration_follow_the_present_controller() -> None:
    s = do(on("hand siren_song", "play sea_troll-3~1"), "play siren_song", "end")
    assert wounds(s, "sea_troll") == 2  # healed 2 at the end of seat 0's turn, then 1 of poison
    s = do(on("hand siren", "play raider~1"), "play siren", "end")
    assert wounds(s, "raider") == 0
    assert wounds(do(s, "end"), "raider") == 1


@clause("BH-14.18")
def test_a_thousand_triggered_abilities_make_a_draw() -> None:
    s = on_extra("hand volley | play echo")
    do(s, "play volley", "pick alder")
    assert extra_game().ending(s) == "endless"
    assert extra_game().returns(s) == [0.0, 0.0]
    assert view(s)["winner"] is None
