"""Section 14 and 26: abilities, timing, order of resolution."""

from koloda.games.berserk_heroes import GAME
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    coins,
    do,
    events,
    hand,
    heard,
    in_play,
    legal,
    on,
    on_extra,
    seat,
    wounds,
)


@clause("BH-14.1")
def test_abilities_are_static_activated_or_triggered() -> None:
    s = on("play standard_bearer herbalist avenger deck_rat | hand volley")
    assert card(s, "herbalist")["strike"] == 2  # always on
    assert "use herbalist herbalist.1" in legal(s)  # by choice
    do(s, "play volley", "pick deck_rat")
    assert wounds(s, "wormwood") == 1  # on an event


@clause("BH-14.2")
def test_triggered_abilities_are_mandatory_unless_they_say_may() -> None:
    s = do(on("", "play quartermaster sea_witch"), "end")
    do(s, "order sea_witch.1 any")
    assert wounds(s, "alder") == 1
    assert legal(s) == ["done", "do"]
    before = len(hand(s, 1))
    assert len(hand(do(s.clone(), "done"), 1)) == before
    assert len(hand(do(s.clone(), "do"), 1)) == before + 1


@clause("BH-14.3", "BH-14.4")
def test_the_non_active_players_abilities_come_first_in_their_order() -> None:
    s = on(
        "hand storm | play deck_rat avenger-0 debt_collector-1", "play deck_rat bone_boatswain-1"
    )
    do(s, "play storm")
    while asked(s) == "order":
        do(s, legal(s)[0])
    seats = [args["seat"] for args in heard(s, "triggered")]
    assert seats == sorted(seats, reverse=True)
    assert set(seats) == {0, 1}


@clause("BH-14.3", "BH-14.4")
def test_each_player_chooses_the_order_of_the_own_abilities() -> None:
    s = on("", "play debt_collector-1 bone_boatswain-1 | hand storm")
    do(s, "end", "play storm")
    assert (asked(s), seat(s)) == ("order", 1)
    assert set(legal(s)) == {"order debt_collector.2 any", "order bone_boatswain.1 any"}
    do(s, "order bone_boatswain.1 any")
    words = [args["ability"] for args in heard(s, "triggered")]
    assert words == ["bone_boatswain.1", "debt_collector.2"]


@clause("BH-14.5")
def test_later_triggers_wait_behind_all_that_wait_already() -> None:
    """A Skeleton created by the first Death is heard after the second Death is executed."""
    s = on_extra("play mimic bone_boatswain-1 debt_collector-1 | hand storm")
    do(s, "play storm", "order bone_boatswain.1 any")
    words = [args["ability"] for args in heard(s, "triggered")]
    assert words == ["bone_boatswain.1", "debt_collector.2", "mimic.1"]


@clause("BH-14.6", "BH-14.7")
def test_targets_of_spells_are_chosen_before_payment() -> None:
    s = do(on("hand volley | coins 3", "play jarl"), "play volley")
    assert coins(s, 0) == (3, 0)
    assert coins(do(s, "pick jarl"), 0) == (0, 3)


@clause("BH-14.6")
def test_each_and_choices_in_other_zones_do_not_target() -> None:
    """Storm needs no target, and a Priest protected from spells can be revived by one."""
    s = do(on("hand storm back_to_life | grave silence_priest"), "play storm")
    assert in_play(do(s, "play back_to_life"), "silence_priest") == 1


@clause("BH-14.7")
def test_targets_of_triggered_abilities_are_chosen_on_execution() -> None:
    s = do(on("hand stunner", "play jarl raider"), "play stunner")
    assert in_play(s, "stunner") == 1
    assert legal(s) == ["pick jarl", "pick raider"]


@clause("BH-14.8", "BH-7.16")
def test_a_target_gone_before_the_effect_is_skipped() -> None:
    """The Priest destroys, as a cost, the very creature it has chosen as target."""
    s = on("play black_priest jarl", "play raider")
    do(s, "use black_priest black_priest.1", "pick jarl")
    assert in_play(s, "jarl") == 0
    assert wounds(s, "raider") == 0


@clause("BH-14.9")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    s = do(on("hand boarding | play raider pilot", "play jarl"), "play boarding", "pick jarl")
    assert wounds(s, "jarl") == 1
    s = do(on("hand treasury | coins 10"), "play treasury")
    assert sum(coins(s, 0)) == 10
    s = do(on("hand mutiny | play jarl"), "play mutiny")
    assert card(s, "jarl")["blank"]  # the opponent had nothing to discard


@clause("BH-14.12")
def test_an_effect_without_duration_lasts_while_the_card_is_in_play() -> None:
    s = do(on("hand growth | play jarl"), "play growth", "end", "end", "end", "end")
    assert (card(s, "jarl")["strike"], card(s, "jarl")["lives"]) == (5, 7)


@clause("BH-14.13")
def test_the_non_active_player_decides_only_what_is_assigned() -> None:
    """Defender, Extortion, own triggers, choices given by text; never an action."""
    s = on("hand mutiny gagrid | play shellback", "hand raider pilot | play jarl | coins 3")
    assert (seat(s), asked(s)) == (0, "main")
    do(s, "play mutiny", "pick jarl")
    assert (seat(s), asked(s)) == (1, "discard")
    do(s, "discard pilot", "play gagrid")
    assert (seat(s), asked(s)) == (1, "extortion")
    do(s, "done", "attack shellback", "strike wormwood")
    assert (seat(s), asked(s)) == (1, "defender")


@clause("BH-14.14")
def test_waiting_abilities_are_never_executed_in_the_middle_of_a_text() -> None:
    """Arrow Rain kills a Rat with its first shot; the Avenger waits for the last."""
    s = on("hand arrow_rain", "play deck_rat avenger")
    do(s, "play arrow_rain", "pick deck_rat", "pick wormwood", "pick wormwood")
    keys = [e["key"] for e in events(s)]
    assert keys.index("triggered") > max(i for i, k in enumerate(keys) if k == "shot")


@clause("BH-14.15", "BH-18.44", "BH-18.27")
def test_a_waiting_ability_is_executed_though_its_card_is_gone() -> None:
    s = do(on("hand storm | play avenger-1 deck_rat"), "play storm")
    assert in_play(s, "avenger") == 0
    assert wounds(s, "wormwood") == 1
    s = do(on("hand storm", "play avenger-1 deck_rat"), "play storm")
    assert (wounds(s, "alder"), wounds(s, "wormwood")) == (1, 0)  # for its own player


@clause("BH-14.15")
def test_parts_about_the_card_itself_are_skipped_when_it_is_gone() -> None:
    s = attack(on("play raider", "play steppe_berserk-2"), "raider", "steppe_berserk")
    assert in_play(s, "steppe_berserk") == 0  # its +1 strike finds nothing


@clause("BH-14.16")
def test_abilities_given_at_one_moment_come_after_printed_ones() -> None:
    s = do(on("play bone_amulet | hand hydra"), "play hydra")
    s.wounds[s.play[-1]] = 4
    assert wounds(do(s, "end"), "hydra") == 3  # the Amulet's 1, not the printed 3


@clause("BH-14.17")
def test_static_abilities_work_only_in_play_unhidden_and_unblanked() -> None:
    s = on("hand hollow_words | play standard_bearer raider")
    assert card(s, "raider")["strike"] == 4
    assert card(do(s, "play hollow_words", "pick standard_bearer"), "raider")["strike"] == 3
    assert card(on("play standard_bearer? raider"), "raider")["strike"] == 3
    s = on("hand volley | play root_keeper-2 jarl-4")
    do(s, "play volley", "pick root_keeper")
    assert in_play(s, "jarl") == 0  # the change is immediate, a death check follows


@clause("BH-14.17")
def test_a_static_ability_with_a_condition_follows_it() -> None:
    s = on("hand volley healing_brew | play rampart")
    assert card(s, "rampart")["strike"] == 2
    assert card(do(s, "play volley", "pick alder"), "rampart")["strike"] == 4
    assert card(do(s, "play healing_brew", "pick alder"), "rampart")["strike"] == 2


@clause("BH-14.17")
def test_a_static_ability_follows_turns_and_coins() -> None:
    s = on_extra("play home_guard-6 | coins 5")
    assert (card(s, "home_guard")["strike"], card(s, "home_guard")["lives"]) == (4, 7)
    assert card(do(s.clone(), "end"), "home_guard")["strike"] == 1
    assert card(do(s.clone(), "end", "end"), "home_guard")["strike"] == 4
    do(s, "use alder alder.1", "pick wormwood")
    assert in_play(s, "home_guard") == 0  # four open coins: 6 wounds are too many


@clause("BH-14.17")
def test_a_static_ability_follows_the_states_it_speaks_of() -> None:
    s = on_extra("play grudge jarl | hand volley healing_brew foul_water", "play raider")
    assert card(do(s, "play volley", "pick jarl"), "jarl")["strike"] == 7
    assert card(do(s, "play healing_brew", "pick jarl"), "jarl")["strike"] == 4
    assert card(do(s, "play foul_water", "pick raider"), "raider")["strike"] == 2


@clause("BH-14.18")
def test_after_a_thousand_actions_only_attacks_and_the_end_are_legal() -> None:
    s = on("hand deck_rat | play jarl herbalist", more="actions: 1000")
    assert legal(s) == ["end", "attack jarl", "attack herbalist"]


# Section 26.


@clause("BH-26.1")
def test_playing_a_creature_in_order() -> None:
    """Played, in play, then everything it triggers at one moment: here Thirst and a Hire."""
    s = do(on("hand bone_kraken | play avenger hunting_season"), "play bone_kraken")
    keys = [e["key"] for e in events(s)]
    assert keys.index("played") < keys.index("entered")
    s = do(on("hand sea_troll | play hunting_season"), "play sea_troll")
    keys = [e["key"] for e in events(s)]
    assert keys.index("entered") < keys.index("triggered")


@clause("BH-26.1", "BH-18.33")
def test_uniqueness_removal_comes_before_the_entering() -> None:
    s = do(on("hand storm_captain | play storm_captain"), "play storm_captain")
    keys = [e["key"] for e in events(s)]
    assert keys.index("played") < keys.index("left") < keys.index("entered")
    assert in_play(s, "storm_captain") == 1
    assert hand(s, 0) == ["deck_rat"]  # Death of the first
    s = do(on_extra("hand storm_captain | play storm_captain clerk"), "play storm_captain")
    assert (asked(s), len(hand(s, 0))) == ("may", 1)  # it waited before the entering


@clause("BH-26.2")
def test_playing_a_spell_in_order() -> None:
    s = do(on("hand volley", "play harpooner"), "play volley", "pick harpooner")
    keys = [e["key"] for e in events(s)]
    assert keys == ["played", "wounded", "left"]


@clause("BH-26.3")
def test_a_support_enters_and_the_old_one_leaves_at_one_moment() -> None:
    s = do(on("hand boarding_axe | play boarding_sabre"), "play boarding_axe")
    keys = [e["key"] for e in events(s)]
    assert keys[:3] == ["played", "entered", "left"]
    assert keys.index("triggered") > keys.index("left")


@clause("BH-26.4")
def test_using_an_ability_in_order() -> None:
    s = on("play executioner", "play jarl-1 raider-1")
    do(s, "use executioner executioner.1")
    assert coins(s, 0) == (10, 0)
    do(s, "pick jarl")
    assert [e["key"] for e in events(s)] == ["used", "closed", "left"]


@clause("BH-26.5")
def test_an_attack_in_order() -> None:
    s = on("play marauder feast", "play deck_rat! bone_boatswain!-2")
    s.wounds[0] = 1
    attack(s, "marauder", "bone_boatswain")
    keys = [e["key"] for e in events(s)]
    assert keys.index("attack") < keys.index("healed") < keys.index("wounded")
    left, closed = keys.index("left"), keys.index("closed")
    assert left < closed < keys.index("entered") < keys.index("drew")


@clause("BH-26.5", "BH-16.12")
def test_on_attack_comes_after_all_that_the_fight_brought_about() -> None:
    """The Death creates a Skeleton, the Skeleton is heard entering, then the Marauder draws."""
    s = on_extra("play marauder", "play mimic! bone_boatswain!")
    attack(s, "marauder", "bone_boatswain")
    words = [args["ability"] for args in heard(s, "triggered")]
    assert words == ["bone_boatswain.1", "mimic.1", "marauder.1"]


@clause("BH-26.6")
def test_a_shot_in_order() -> None:
    s = on("hand arrow_rain", "play bone_boatswain-2")
    do(s, "play arrow_rain", "pick bone_boatswain", "pick wormwood", "pick wormwood")
    keys = [e["key"] for e in events(s)]
    shots = [i for i, k in enumerate(keys) if k == "shot"]
    assert shots[0] < keys.index("left") < shots[1] < shots[2] < keys.index("entered")


@clause("BH-26.7", "BH-26.8")
def test_the_end_stage_in_order() -> None:
    s = do(on("hand rum_keg | play jarl-1 dead_calm"), "play rum_keg", "end")
    keys = [e["key"] for e in events(s)]
    assert keys.index("ended") < keys.index("wounded") < keys.index("turn")
    assert card(s, "jarl")["lives"] == 4


@clause("BH-26.9")
def test_heroes_are_checked_before_creatures_leave() -> None:
    s = on("hand storm | play bloody_hook", "play jarl")
    s.wounds[0] = s.lives[0] - 1
    do(s, "use bloody_hook bloody_hook.1")
    assert GAME.ending(s) == "hero_killed"
    assert in_play(s, "jarl") == 1


@clause("BH-26.10")
def test_cards_that_leave_together_see_one_another() -> None:
    s = do(on("hand storm | play avenger-1*2"), "play storm")
    assert wounds(s, "wormwood") == 2


@clause("BH-26.11")
def test_a_fight_in_order() -> None:
    """Strikes, deaths, the rest of the text, then triggers and at last On attack."""
    s = on("hand bridge_duel | play poison_ray feast", "play bone_boatswain-2 raider")
    s.wounds[0] = 5
    do(s, "play bridge_duel", "pick bone_boatswain")
    keys = [e["key"] for e in events(s)]
    assert keys.index("fight") < keys.index("left") < keys.index("healed")
    assert keys.index("healed") < keys.index("triggered") < keys.index("entered")
    assert wounds(s, "alder") == 2  # 5 - 2 of the text - 1 of the Feast


def test_every_trigger_of_the_extra_cards_is_heard() -> None:
    s = on_extra("hand volley*2 deck_rat | play sharp_eye")
    do(s, "play volley", "pick wormwood")
    assert len(hand(s, 0)) == 3  # drew for the spell played
    s = on_extra("play scout_master raider | hand mist")
    do(s, "play mist", "pick scout_master", "done")
    assert len(hand(s, 0)) == 2
    s = attack(on_extra("play scout_master"), "scout_master", "wormwood")
    assert hand(s, 0) == ["deck_rat"]
    s = do(on_extra("play mimic | hand raider"), "play raider")
    assert card(s, "raider")["strike"] == 4
    s = do(on_extra("hand clearing | play jarl", "play raider"), "play clearing")
    assert (in_play(s, "jarl"), in_play(s, "alder"), hand(s, 1)) == (0, 1, ["raider"])
