"""Sections 18 to 20: card movement and status, hidden creatures, attaching."""

from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    cards,
    coins,
    deck_count,
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
    place,
    refused,
    seat,
    view,
    wounds,
)


@clause("BH-18.1", "BH-18.2")
def test_drawing_and_discarding() -> None:
    s = do(on("hand spare_sail | deck jarl*5"), "play spare_sail")
    assert hand(s, 0) == ["jarl", "jarl"]
    s = do(on("hand mutiny | play raider", "hand jarl pilot"), "play mutiny")
    assert (seat(s), set(legal(s))) == (1, {"discard pilot", "discard jarl"})
    do(s, "discard jarl")
    assert (hand(s, 1), grave(s, 1)) == (["pilot"], ["jarl"])


@clause("BH-18.3")
def test_an_empty_hand_discards_nothing() -> None:
    s = do(on("hand mutiny | play raider"), "play mutiny")
    assert (asked(s), grave(s, 1)) == ("main", [])


@clause("BH-18.4", "BH-18.5", "BH-24.11", "BH-24.23")
def test_search_shows_and_takes_one_chosen_matching_card() -> None:
    s = on("hand treasure_hunter | deck boarding_axe cuirass jarl*3")
    do(s, "play treasure_hunter")
    assert (asked(s), set(legal(s))) == ("take", {"take boarding_axe", "take cuirass"})
    do(s, "take cuirass")
    assert hand(s, 0) == ["cuirass"]
    assert heard(s, "took", 1) == [{"seat": 0, "zone": "deck", "card": "cuirass"}]
    assert view(s, 1)["players"][0]["zones"]["hand"]["cards"] == []


@clause("BH-18.6", "BH-18.45")
def test_a_matching_card_must_be_taken() -> None:
    s = do(on("hand treasure_hunter | deck cuirass jarl*3"), "play treasure_hunter")
    assert legal(s) == ["take cuirass"]
    s = do(on("hand hold_search | deck jarl raider"), "play hold_search")
    assert "done" not in legal(s)


@clause("BH-18.7", "BH-24.12")
def test_the_deck_is_shuffled_after_a_search_found_or_not() -> None:
    s = on("hand treasure_hunter | deck jarl*3 | bottom raider")
    do(s, "play treasure_hunter")
    assert heard(s, "shuffled") == [{"seat": 0}]
    assert view(s, 0)["players"][0]["zones"]["deck"]["cards"] == []


@clause("BH-18.8")
def test_searching_is_no_draw() -> None:
    s = do(on("hand treasure_hunter | deck"), "play treasure_hunter")
    assert numbers(s, 0)["failed"] == 0
    assert not heard(s, "drew")


@clause("BH-18.9", "BH-18.10", "BH-18.11")
def test_summon_puts_a_deck_card_into_play_unable_to_act() -> None:
    s = on("hand recruiter | deck mad_boarder bandy_messenger jarl*2", "play raider")
    do(s, "play recruiter", "take mad_boarder")
    assert (in_play(s, "mad_boarder"), deck_count(s, 0)) == (1, 3)
    assert heard(s, "shuffled") == [{"seat": 0}]
    assert "attack mad_boarder" not in legal(s)
    do(s, "end", "attack raider", "strike alder")
    assert "defend mad_boarder" in legal(s)


@clause("BH-18.12", "BH-18.13", "BH-18.45")
def test_revive_takes_from_the_own_graveyard() -> None:
    s = on("hand reef_necromancer | grave pilot jarl volley", "grave raider")
    do(s, "play reef_necromancer")
    assert (in_play(s, "pilot"), in_play(s, "raider")) == (1, 0)
    assert "attack pilot" not in legal(s)
    s = on("hand queen_of_dead | grave pilot raider deck_rat")
    do(s, "play queen_of_dead")
    assert "done" in legal(s)  # "up to"
    do(s, "take raider", "take pilot", "pick queen_of_dead")
    assert (in_play(s, "raider"), in_play(s, "pilot")) == (1, 1)
    assert "attack raider" in legal(s)  # Rush


@clause("BH-18.14", "BH-18.18")
def test_create_brings_a_card_from_the_reserve() -> None:
    s = do(on("hand tide_druid | deck jarl*4"), "play tide_druid")
    assert (in_play(s, "parrot"), deck_count(s, 0)) == (2, 4)
    assert "attack parrot" not in legal(s)


@clause("BH-18.15", "BH-18.17")
def test_a_created_card_goes_to_hand_and_graveyard_like_any_card() -> None:
    s = do(on("hand pilot | play parrot"), "play pilot", "play parrot")
    assert in_play(s, "parrot") == 1
    s = do(on("hand volley | play parrot"), "play volley", "pick parrot")
    assert "parrot" in grave(s, 0)


@clause("BH-18.16", "BH-5.13")
def test_a_created_card_never_goes_into_a_deck() -> None:
    s = do(on("hand quagmire | play parrot | deck jarl*4"), "play quagmire")
    assert (deck_count(s, 0), grave(s, 0), in_play(s, "parrot")) == (4, ["quagmire"], 0)
    assert heard(s, "left")[0]["zone"] == "reserve"


@clause("BH-18.20")
def test_destroy_sends_to_the_owners_graveyard() -> None:
    s = do(on("hand blasting", "play granite_giant cuirass"), "play blasting")
    assert legal(s) == ["pick granite_giant", "pick cuirass"]
    assert grave(do(s, "pick granite_giant"), 1) == ["granite_giant"]


@clause("BH-18.22", "BH-24.19")
def test_put_into_a_deck_without_a_position_shuffles() -> None:
    s = do(on("hand maelstrom", "play raider | deck jarl*4"), "play maelstrom")
    assert deck_count(s, 1) == 5
    assert heard(s, "shuffled") == [{"seat": 1}]
    assert heard(s, "left", 1)[0]["card"].startswith("raider")


@clause("BH-18.23")
def test_hire_is_executed_however_the_card_enters() -> None:
    s = do(on("hand iron_crab"), "play iron_crab")
    assert len(hand(s, 0)) == 1
    s = do(on("hand back_to_life | grave iron_crab"), "play back_to_life")
    assert len(hand(s, 0)) == 1
    s = do(on("hand recruiter | deck bandy_messenger"), "play recruiter")
    assert view(s, 0)["players"][1]["placed"] == {"black_spot": 1}


@clause("BH-18.24")
def test_death_is_executed_for_any_reason() -> None:
    for spell in ("blasting", "volley", "execution"):
        s = do(on(f"hand {spell} | play debt_collector-1"), f"play {spell}")
        if asked(s) == "pick":
            do(s, "pick debt_collector")
        assert hand(s, 0) == ["deck_rat"], spell


@clause("BH-18.25")
def test_hire_is_not_executed_on_control_revealing_or_opening() -> None:
    s = do(on("hand siren detection", "play iron_crab"), "play siren")
    assert len(hand(s, 0)) == 1
    s = do(on("hand detection watch_change | play iron_crab?! jarl"), "play detection")
    do(s, "play watch_change", "pick iron_crab")
    assert hand(s, 0) == []


@clause("BH-18.27", "BH-19.15")
def test_death_needs_the_ability_when_leaving_play() -> None:
    s = on("hand hollow_words volley | play debt_collector")
    do(s, "play hollow_words", "play volley", "pick debt_collector")
    assert hand(s, 0) == []


@clause("BH-18.27")
def test_a_death_belongs_to_the_last_controller() -> None:
    s = do(on("hand siren volley | coins 10", "play debt_collector"), "play siren")
    do(s, "play volley", "pick debt_collector")
    assert (len(hand(s, 0)), grave(s, 1)) == (1, ["debt_collector"])


@clause("BH-18.28", "BH-18.29", "BH-18.30")
def test_take_control_keeps_state_and_bars_acting() -> None:
    s = do(on("hand siren", "play duelist!-1~2 jarl"), "play siren", "pick duelist")
    taken = card(s, "duelist")
    assert (taken["seat"], taken["open"], taken["wounds"], taken["poison"]) == (0, False, 1, 2)
    s = do(on("hand siren", "play jarl"), "play siren")
    assert refused(s, "attack jarl") == "BH-9.11"


@clause("BH-18.31")
def test_control_without_duration_lasts() -> None:
    s = do(on("hand siren", "play jarl"), "play siren", "end", "end", "end", "end")
    assert card(s, "jarl")["seat"] == 0


@clause("BH-18.31", "BH-18.47")
def test_limited_control_ends_as_a_change_of_control() -> None:
    s = do(on("hand siren_song", "play raider!-1"), "play siren_song")
    assert (card(s, "raider")["seat"], card(s, "raider")["open"]) == (0, True)
    attack(s, "raider", "wormwood")
    do(s, "end")
    back = card(s, "raider")
    assert (back["seat"], back["wounds"]) == (1, 1)
    assert [args["seat"] for args in heard(s, "control")] == [0, 1]
    assert "attack raider" in legal(s)


@clause("BH-18.32", "BH-18.33", "BH-18.35")
def test_two_unique_cards_of_one_name() -> None:
    s = on("hand storm_captain | play storm_captain", "play storm_captain")
    do(s, "play storm_captain")
    assert [c["seat"] for c in cards(s, "storm_captain")] == [0, 1]
    assert grave(s, 0) == ["storm_captain"]


@clause("BH-18.34")
def test_uniqueness_by_change_of_control_the_earlier_goes() -> None:
    s = on("hand siren_song | play storm_captain-1", "play storm_captain-2")
    do(s, "play siren_song")
    (left,) = cards(s, "storm_captain")
    assert (left["seat"], left["wounds"]) == (0, 2)


@clause("BH-18.34", "BH-18.48")
def test_uniqueness_by_revealing_and_regaining() -> None:
    s = on("hand detection | play storm_captain-1 storm_captain?-2")
    do(s, "play detection")
    assert card(s, "storm_captain")["wounds"] == 2
    s = on_extra("hand blackout siren_song | play storm_captain-1", "play storm_captain-2")
    do(s, "play blackout", "play siren_song")
    assert len(cards(s, "storm_captain")) == 2  # blanked: no Uniqueness
    do(s, "end")
    assert [c["seat"] for c in cards(s, "storm_captain")] == [0, 1]


@clause("BH-18.34")
def test_a_card_revealed_after_its_twin_arrived_is_the_later_one() -> None:
    s = on("hand storm_captain detection | play storm_captain?-2")
    do(s, "play storm_captain", "play detection")
    assert card(s, "storm_captain")["wounds"] == 2
    s = on("hand storm_captain | play storm_captain?-2")
    do(s, "play storm_captain", "end", "end", "reveal storm_captain")
    assert (asked(s), card(s, "storm_captain")["wounds"]) == ("main", 2)


@clause("BH-18.48", "BH-8.21")
def test_uniqueness_regained_together_with_a_static_ability() -> None:
    """Both effects end at one moment; the Bearer's return does not hide the Captain's."""
    s = on("hand mutiny*2 storm_captain doubloon | play standard_bearer storm_captain-1")
    do(s, "play mutiny", "pick standard_bearer", "play mutiny", "pick storm_captain")
    do(s, "play doubloon", "play storm_captain")
    assert in_play(s, "storm_captain") == 2
    assert card(do(s, "end"), "storm_captain")["wounds"] == 1


@clause("BH-18.32", "BH-20.3")
def test_two_cards_of_a_name_that_get_uniqueness_from_their_parts() -> None:
    s = on("hand fusion*2 storm_captain | play storm_captain iron_crab-1 iron_crab-2")
    do(s, "play fusion", "pick storm_captain", f"pick {place(s, 'iron_crab', 1)}")
    do(s, "play storm_captain", "play fusion", "pick storm_captain")
    do(s, f"pick {place(s, 'iron_crab', 0)}")
    assert card(s, "iron_crab")["wounds"] == 1  # the later one stays


@clause("BH-18.48")
def test_two_unique_cards_revealed_at_one_moment_the_controller_chooses() -> None:
    s = on("hand detection | play storm_captain?-1 storm_captain?-2")
    do(s, "play detection")
    assert (asked(s), seat(s)) == ("unique", 0)
    do(s, f"keep {place(s, 'storm_captain', 0)}")
    assert card(s, "storm_captain")["wounds"] == 1


@clause("BH-18.36")
def test_a_spell_played_free_asks_for_no_part_of_its_cost() -> None:
    """The Bargain returns no creature, and needs none."""
    for play in ("jarl raider", ""):
        s = on_extra(f"hand largesse sacrifice | play {play}")
        do(s, "play largesse", "play sacrifice")
        assert (asked(s), hand(s, 0)) == ("main", ["deck_rat"] * 2)
        assert in_play(s, "jarl") == play.count("jarl")


@clause("BH-18.36", "BH-18.49")
def test_a_card_played_free_needs_no_payment() -> None:
    s = do(on("hand contraband iron_crab jarl | coins 2"), "play contraband")
    assert legal(s) == ["play iron_crab", "done"]
    do(s, "play iron_crab")
    assert (coins(s, 0), in_play(s, "iron_crab"), len(hand(s, 0))) == ((0, 2), 1, 2)


@clause("BH-18.37")
def test_free_loses_one_time_modifiers_and_keeps_static_ones() -> None:
    s = on("hand press_gang pirate_bay raider cuirass | coins 10")
    do(s, "play press_gang", "play pirate_bay")
    s.mods += [0, 2, -1]  # "the next card you play costs 2 less" is still pending
    do(s, "play raider")
    assert coins(s, 0) == (6, 4)  # 4 + 3 - 1 of the Bay - 2 of the modifier
    s = on("hand contraband deck_rat raider | play pirate_bay | coins 10")
    s.mods += [0, 2, -1]
    do(s, "play contraband")  # 2 - 2
    s.mods += [0, 2, -1]
    do(s, "play deck_rat", "play raider")
    assert coins(s, 0) == (8, 2)  # the modifier was lost on the Rat, the Bay goes on


@clause("BH-18.36", "BH-18.38", "BH-18.39")
def test_an_ability_used_free_needs_no_closing_but_keeps_its_limit() -> None:
    s = on("hand captains_order*2 | play cannoneer^ | coins 2")
    do(s, "play captains_order", "pick cannoneer", "use cannoneer cannoneer.1")
    assert (wounds(s, "wormwood"), card(s, "cannoneer")["open"], coins(s, 0)) == (3, True, (1, 1))
    do(s, "play captains_order", "pick cannoneer")
    assert legal(s) == ["done"]  # used this turn already
    s = do(on("hand captains_order | play black_priest", "play jarl"), "play captains_order")
    do(s, "pick black_priest", "use black_priest black_priest.1")
    assert asked(s) == "pick"  # a target, and nothing is destroyed for it
    assert wounds(do(s, "pick jarl"), "jarl") == 3


@clause("BH-18.40", "BH-18.42")
def test_losing_abilities_blanks_the_text_only() -> None:
    s = do(on("hand hollow_words", "play shellback raider"), "play hollow_words", "pick shellback")
    lost = card(s, "shellback")
    assert (lost["keywords"], lost["strike"], lost["lives"]) == ([], 3, 5)
    assert lost["blank"]


@clause("BH-18.41")
def test_abilities_given_by_others_stay() -> None:
    s = do(on("hand hollow_words bravado | play jarl bone_amulet"), "play bravado")
    do(s, "play hollow_words", "pick jarl")
    assert set(card(s, "jarl")["keywords"]) == {"directed_strike", "regeneration"}
    assert card(s, "jarl")["strike"] == 6


@clause("BH-18.43")
def test_the_loss_lasts_unless_a_duration_is_stated() -> None:
    s = do(on("hand hollow_words mutiny | play shellback"), "play hollow_words", "end", "end")
    assert card(s, "shellback")["blank"]
    s = do(on("hand mutiny | play shellback"), "play mutiny", "end")
    assert card(s, "shellback")["keywords"] == ["armour"]


@clause("BH-18.46")
def test_supports_that_came_without_being_played() -> None:
    s = do(on("hand hold_armourer", "play jarl"), "play hold_armourer")
    assert "use alder trophy_dagger.1" in legal(s)  # created: can be used
    do(s, "use alder trophy_dagger.1", "pick jarl")
    assert wounds(s, "jarl") == 1
    assert not card(s, "alder")["open"]  # the hero closes


@clause("BH-18.46")
def test_a_revived_support_cannot_use_closing_abilities_this_turn() -> None:
    s = do(on_extra("hand salvage | grave boarding_axe", "play jarl"), "play salvage")
    assert in_play(s, "boarding_axe") == 1
    assert refused(s, "use boarding_axe boarding_axe.1") == "BH-9.12"
    assert "use boarding_axe boarding_axe.1" in legal(do(s, "end", "end"))


@clause("BH-18.46")
def test_a_support_taken_this_turn_cannot_close_itself_a_created_one_can() -> None:
    s = do(on_extra("hand spoils", "play boarding_axe jarl"), "play spoils")
    assert card(s, "boarding_axe")["seat"] == 0
    assert refused(s, "use boarding_axe boarding_axe.1") == "BH-9.12"
    assert "use spare_pistol spare_pistol.1" in legal(s)


@clause("BH-18.50")
def test_taking_control_of_an_own_card_does_nothing() -> None:
    s = do(on_extra("hand grand_mutiny | play jarl", "play duelist"), "play grand_mutiny")
    assert card(s, "duelist")["seat"] == 0
    assert "attack jarl" in legal(s)  # not restricted
    assert "attack duelist" not in legal(s)
    assert "effects" not in card(s, "jarl")


# Section 19.


@clause("BH-19.1", "BH-19.2", "BH-24.10", "BH-24.9")
def test_stealth_hides_on_hire() -> None:
    s = do(on("hand night_smuggler"), "play night_smuggler")
    assert card(s, "night_smuggler")["hidden"]
    seen = view(s, 1)["players"][0]["zones"]["play"]["cards"][1]
    assert seen == {"unit": 2, "open": True, "hidden": True, "card": None}
    assert heard(s, "played", 1) == [{"seat": 0, "card": "night_smuggler"}]


@clause("BH-19.3")
def test_a_hidden_creature_is_no_target() -> None:
    s = on("hand volley withering | play jarl shroud_crossbow", "play raider?")
    assert legal(do(s.clone(), "attack jarl")) == ["strike wormwood"]
    assert "pick raider" not in legal(do(s.clone(), "play volley"))
    assert "pick raider" not in legal(do(s.clone(), "play withering"))


@clause("BH-19.4")
def test_untargeted_effects_and_auras_do_not_reach_a_hidden_creature() -> None:
    s = do(on("hand storm", "play raider? standard_bearer"), "play storm")
    assert wounds(s, "raider") == 0
    assert "strike" not in view(s, 0)["players"][1]["zones"]["play"]["cards"][1]


@clause("BH-19.5", "BH-19.6")
def test_a_hidden_creature_neither_works_nor_acts() -> None:
    s = on("play sea_witch? herbalist? brawler?", "play jarl")
    assert legal(s) == ["end", "use alder alder.1"]
    do(s, "end")
    do(s, "attack jarl", "strike alder")
    assert asked(s) == "main"  # and does not defend
    do(s, "end", "done")
    assert wounds(s, "wormwood") == 0  # the Witch stays hidden


@clause("BH-19.8", "BH-19.9")
def test_a_creature_revealed_in_the_phase_may_act_and_only_then() -> None:
    s = on("play raider? jarl", "")
    assert not any(a.startswith("reveal") for a in legal(s))
    do(s, "end", "end", "reveal raider")
    assert "attack raider" in legal(s)


@clause("BH-19.10", "BH-19.16")
def test_revealing_keeps_everything_and_executes_no_hire() -> None:
    s = do(on("hand detection | play iron_crab?!-1~1"), "play detection")
    seen = card(s, "iron_crab")
    assert (seen["open"], seen["wounds"], seen["poison"]) == (False, 1, 1)
    assert hand(s, 0) == []
    do(s, "end")
    s = do(on("hand detection | play crown_scout?"), "play detection")
    assert hand(s, 0) == ["deck_rat"]  # "when it reveals itself" is heard


@clause("BH-19.11")
def test_a_creature_revealed_in_the_turn_it_came_cannot_act() -> None:
    s = do(on("hand night_smuggler detection"), "play night_smuggler", "play detection")
    assert refused(s, "attack night_smuggler") == "BH-9.11"


@clause("BH-19.12", "BH-19.13")
def test_poison_and_restoration_of_a_hidden_creature() -> None:
    s = do(on("", "play jarl?!-1~2 raider?%"), "end", "done")
    assert (wounds(s, "jarl"), card(s, "jarl")["open"]) == (1, True)
    assert "stunned" not in card(s, "raider")
    assert card(s, "jarl")["poison"] == 2


@clause("BH-19.14")
def test_a_hidden_creature_counts_in_its_squad_without_properties() -> None:
    """The Siege wounds with three creatures, hidden ones included."""
    s = do(on("play siege raider? jarl? duelist"), "end")
    assert wounds(s, "wormwood") == 1
    s = on("hand boarding | play raider? mad_boarder!", "play jarl")
    do(s, "play boarding", "pick jarl")
    assert wounds(s, "jarl") == 1  # a hidden Pirate is no Pirate


@clause("BH-19.15", "BH-19.18", "BH-8.22")
def test_a_hidden_creature_that_dies_executes_no_death() -> None:
    s = on("hand rum_keg mist | play driftwood-1 jarl | deck raider*4")
    do(s, "play rum_keg", "pick driftwood")
    s.wounds[s.play[2]] = 4
    do(s, "play mist", "pick driftwood", "done", "end")
    assert "driftwood" in grave(s, 0)
    assert card(s, "jarl")["poison"] == 0


@clause("BH-19.14", "BH-13.14")
def test_a_hidden_creature_that_dies_is_a_creature_that_died() -> None:
    s = do(
        on("hand rum_keg mist | play avenger raider-2 | deck jarl*4"), "play rum_keg", "pick raider"
    )
    s.wounds[s.play[3]] = 4
    do(s, "play mist", "pick raider", "done", "end")
    assert "raider" in grave(s, 0)
    assert wounds(s, "wormwood") == 1


@clause("BH-19.16")
def test_hiding_keeps_everything_and_hiding_twice_does_nothing() -> None:
    s = do(on("hand mist | play jarl!-1~2 raider"), "play mist", "pick jarl", "done")
    hidden = card(s, "jarl")
    assert (hidden["open"], hidden["wounds"], hidden["poison"]) == (False, 1, 2)
    assert "jarl" not in str(legal(do(s, "end", "end", "done")))


@clause("BH-19.17")
def test_attached_cards_are_face_down_with_it() -> None:
    s = on("play glass_golem+mortar?")
    seen = view(s, 1)["players"][0]["zones"]["play"]["cards"][1]
    assert (seen["card"], seen["attached"]) == (None, 1)
    assert view(s, 0)["players"][0]["zones"]["play"]["cards"][1]["attached"] == ["mortar"]


@clause("BH-19.19")
def test_a_hidden_creature_is_no_payment() -> None:
    s = do(on("hand blood_tide | play jarl?"), "play blood_tide")
    assert legal(s) == ["thirst alder"]
    s = do(on("hand tribute_taker", "play raider?"), "play tribute_taker")
    assert asked(s) == "main"  # no creature to destroy: not paid, no choice


# Section 20.


@clause("BH-20.1", "BH-20.2", "BH-20.3", "BH-20.4", "BH-20.5", "BH-20.17")
def test_attach_makes_one_card_with_sums() -> None:
    s = on("play machine_assembler shellback-2 iron_crab!-1")
    do(s, "use machine_assembler machine_assembler.1")
    assert (in_play(s, "shellback"), asked(s)) == (0, "main")
    whole = card(s, "iron_crab")
    assert (whole["strike"], whole["lives"], whole["wounds"]) == (5, 8, 3)
    assert (whole["open"], whole["attached"]) == (False, ["shellback"])
    assert whole["keywords"] == ["armour"]
    assert grave(s, 0) == []


@clause("BH-20.6", "BH-20.7")
def test_a_combined_card_separates_and_every_death_is_executed() -> None:
    s = do(on("hand blasting | play boat+bone_boatswain+debt_collector"), "play blasting")
    while asked(s) == "order":
        do(s, legal(s)[0])
    assert set(grave(s, 0)) >= {"bone_boatswain", "debt_collector", "boat"}
    assert (in_play(s, "skeleton_sailor"), hand(s, 0)) == (1, ["deck_rat"])


@clause("BH-20.6")
def test_each_part_goes_to_the_zone_of_its_owner() -> None:
    s = do(on("hand pilot | play glass_golem'+mortar"), "play pilot")
    assert (hand(s, 0), hand(s, 1)) == (["mortar"], ["glass_golem"])


@clause("BH-20.8")
def test_several_cards_may_be_attached() -> None:
    s = on("play glass_golem+mortar+ram_module+plate_module")
    whole = card(s, "glass_golem")
    assert (whole["strike"], whole["lives"]) == (6, 12)
    assert len(whole["attached"]) == 3


@clause("BH-20.9", "BH-20.11", "BH-20.12")
def test_a_module_may_be_attached_in_place_of_entering() -> None:
    s = on("hand steam_boiler | play iron_crab jarl")
    s.wounds[0] = 5
    do(s, "play steam_boiler")
    assert legal(s) == ["done", "attach iron_crab"]
    t = do(s.clone(), "attach iron_crab")
    assert (in_play(t, "steam_boiler"), card(t, "iron_crab")["lives"]) == (0, 5)
    assert (wounds(t, "alder"), hand(t, 0)) == (3, [])  # only the Module's own Hire
    assert in_play(do(s, "done"), "steam_boiler") == 1


@clause("BH-20.9")
def test_a_created_module_may_be_attached_too() -> None:
    s = do(on("hand clockmaker | play iron_crab"), "play clockmaker", "attach iron_crab")
    assert card(s, "iron_crab")["attached"] == ["clockwork_gull"]


@clause("BH-20.10", "BH-20.16")
def test_the_mechanism_must_be_an_own_unhidden_creature() -> None:
    s = do(on("hand plate_module | play glass_golem?", "play iron_crab"), "play plate_module")
    assert in_play(s, "plate_module") == 1
    s = do(on("hand plate_module overhaul | play jarl"), "play overhaul", "play plate_module")
    assert legal(s) == ["done", "attach jarl"]


@clause("BH-20.13")
def test_an_attached_module_is_no_creature_entering() -> None:
    s = on("hand ram_module | play iron_crab", "play boggy_shore")
    do(s, "play ram_module", "attach iron_crab")
    assert card(s, "iron_crab")["open"]  # the Shore heard nobody enter
    assert "attack iron_crab" in legal(s)


@clause("BH-20.14")
def test_improve_replaces_the_classes() -> None:
    s = do(on("play raider ship_mechanic"), "use ship_mechanic ship_mechanic.1", "pick raider")
    improved = card(s, "raider")
    assert (improved["classes"], improved["strike"], improved["improved"]) == (1, 4, True)


@clause("BH-20.15")
def test_improving_a_mechanism_cancels_the_whole_ability() -> None:
    s = do(on("hand overhaul | play iron_crab"), "play overhaul")
    assert (card(s, "iron_crab")["strike"], coins(s, 0)) == (2, (8, 2))


@clause("BH-20.17")
def test_a_card_is_not_attached_to_itself() -> None:
    assert "play fusion" not in legal(on("hand fusion | play jarl raider?"))
    s = do(on("hand fusion | play jarl raider"), "play fusion", "pick jarl")
    assert card(s, "raider")["attached"] == ["jarl"]


@clause("BH-20.18")
def test_losing_abilities_blanks_all_parts() -> None:
    s = do(on("hand hollow_words | play glass_golem+plate_module"), "play hollow_words")
    whole = card(s, "glass_golem")
    assert (whole["keywords"], whole["lives"]) == ([], 7)


@clause("BH-20.11", "BH-19.1", "BH-19.17")
def test_a_module_with_stealth_hides_the_card_it_is_attached_to() -> None:
    s = do(on_extra("hand smoke_module | play glass_golem"), "play smoke_module")
    do(s, "attach glass_golem")
    assert card(s, "glass_golem")["hidden"]
    assert view(s, 1)["players"][0]["zones"]["play"]["cards"][1]["attached"] == 1


@clause("BH-20.19")
def test_an_attached_unique_card_leaves_uniqueness_untouched() -> None:
    s = on("hand fusion storm_captain | play storm_captain glass_golem | coins 10")
    do(s, "play fusion", "pick storm_captain", "play storm_captain")
    assert in_play(s, "storm_captain") == 1
    assert card(s, "glass_golem")["attached"] == ["storm_captain"]
    assert grave(s, 0) == ["fusion"]


def test_events_name_what_is_open_to_all() -> None:
    s = do(on("hand night_smuggler"), "play night_smuggler")
    assert [e["key"] for e in events(s, 1)] == ["played", "entered", "hid"]
