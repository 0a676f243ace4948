"""Abilities in general: chapter 4.E."""

from pathlib import Path

from koloda.games.cthulhu_realms.model import EFFECTS
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    asked,
    cards,
    in_play,
    play,
    pool,
    position,
    refused,
    sanity,
    shared,
    size,
    view,
    with_changed_card,
)


@clause("CR-4.51")
def test_an_ability_works_once_a_turn() -> None:
    s = play(position("seat 0: play goon*2 arkham"), "activate goon 1", "activate arkham 1")
    assert refused(s, "activate goon 1") == refused(s, "activate arkham 1") == "CR-4.51"
    play(s, "activate goon#2 1")  # the other copy has its own use
    assert actions(s, "activate goon") == []


@clause("CR-4.52")
def test_a_location_works_once_in_each_of_its_owners_turns() -> None:
    s = position("seat 0: play arkham:1")
    assert "activate arkham 1" not in actions(s)
    play(s, "end", "end")
    assert "activate arkham 1" in actions(s)
    play(s, "activate arkham 1")
    assert "activate arkham 1" not in actions(s)


@clause("CR-4.53")
def test_a_card_played_again_has_unused_abilities() -> None:
    s = position("seat 0: play dean_halsey king_in_yellow mi_go")
    play(s, "activate mi_go 1", "activate mi_go 3", "activate dean_halsey 2", "return mi_go")
    play(s, "activate king_in_yellow 3", "choose 0", "play mi_go", "activate mi_go 1")
    assert sanity(s) == [50, 42]


@clause("CR-4.54")
def test_only_own_cards_in_play_can_be_used_and_only_in_the_own_turn() -> None:
    s = position("""
        seat 0: play goon
        seat 1: play arkham
    """)
    assert actions(s, "activate") == ["activate goon 1"]
    assert refused(s, "activate arkham 1") == "CR-4.54"
    play(s, "end")
    assert actions(s, "activate") == ["activate arkham 1", "activate arkham 2"]


@clause("CR-4.55")
def test_cards_outside_play_have_no_use_and_meet_nothing() -> None:
    s = position("""
        seat 0: hand ghoul | deck ghoul | discard ghoul | top dagon | play mi_go
        box: ghoul
    """)
    assert actions(s, "activate") == ["activate mi_go 1", "activate mi_go 3"]  # 2 needs green
    assert refused(s, "activate ghoul 1") == "CR-4.54"


@clause("CR-4.56")
def test_all_requirements_must_hold() -> None:
    third = "activate nyarlathotep 3"
    assert third not in actions(position("seat 0: play nyarlathotep"))
    assert third not in actions(position("seat 0: play nyarlathotep ghoul"))
    assert third not in actions(position("seat 0: play nyarlathotep\nhappened: discarded"))
    both = position("seat 0: play nyarlathotep ghoul\nhappened: discarded")
    assert third in actions(both)
    alone = position("seat 0: play nyarlathotep ghoul")
    assert refused(alone, third) == "CR-4.56"


@clause("CR-4.57")
def test_requirements_are_checked_only_at_the_moment_of_activation() -> None:
    s = position("""
        seat 0: play ghoul ruins
    """)
    play(s, "activate ghoul 2", "destroy 0 ruins")  # the green card it needed is gone, it stands
    assert cards(s, "discard", 0) == ["ruins"]
    s = position("seat 0: hand goon*2 | play yellow_sign rlyeh")
    assert "activate rlyeh 1" not in actions(s)
    play(s, "activate yellow_sign 3", "choose 0", "discard goon")
    assert "activate rlyeh 1" in actions(s)  # judged anew, not remembered


@clause("CR-4.58")
def test_a_colour_requirement_takes_a_card_of_any_type() -> None:
    for other, works in (("pnakotus", True), ("king_in_yellow", True), ("arkham", False)):
        s = position(f"seat 0: play pnakotic_manuscripts {other}")
        assert ("activate pnakotic_manuscripts 2" in actions(s)) == works


@clause("CR-4.59")
def test_a_type_requirement_takes_a_card_of_any_colour() -> None:
    for other, works in (("tomb", True), ("arkham", True), ("yellow_sign", False)):
        s = position(f"seat 0: play brain_cylinder {other}")
        assert ("activate brain_cylinder 2" in actions(s)) == works


@clause("CR-4.60")
def test_a_card_never_meets_its_own_requirement_but_a_second_copy_does() -> None:
    assert "activate mi_go 2" not in actions(position("seat 0: play mi_go"))
    two = actions(position("seat 0: play mi_go*2"))
    assert {"activate mi_go 2", "activate mi_go#2 2"} <= set(two)
    hospital = position("seat 0: play miskatonic_hospital")
    assert actions(hospital, "activate") == []


@clause("CR-4.61")
def test_meeting_a_requirement_uses_nothing_up() -> None:
    s = position("seat 0: play ghast:13 mi_go:13 hunting_horror:12 ruins")
    play(s, "activate ghast 2", "activate mi_go 2", "activate hunting_horror 3")
    assert sanity(s) == [50, 47]
    assert pool(s) == 2


@clause("CR-4.62")
def test_one_card_may_meet_a_colour_and_a_type_at_once() -> None:
    assert "activate book_of_eibon 3" in actions(position("seat 0: play book_of_eibon pnakotus"))
    assert "activate book_of_eibon 3" not in actions(position("seat 0: play book_of_eibon tomb"))
    apart = position("seat 0: play book_of_eibon tomb yellow_sign")
    assert "activate book_of_eibon 3" in actions(apart)


@clause("CR-4.63")
def test_cards_of_other_players_meet_no_requirement() -> None:
    s = position("""
        seat 0: play mi_go brain_cylinder
        seat 1: play ruins
    """)
    assert not {"activate mi_go 2", "activate brain_cylinder 2"} & set(actions(s))


@clause("CR-4.64")
def test_any_players_discard_through_an_ability_meets_the_discard_requirement() -> None:
    for chosen in (0, 1):
        s = position("""
            seat 0: hand goon*2 | play king_in_yellow rlyeh
            seat 1: hand goon*2
        """)
        assert "activate rlyeh 1" not in actions(s)
        play(s, "activate king_in_yellow 2", f"choose {chosen}", "discard goon")
        assert "activate rlyeh 1" in actions(s)


@clause("CR-4.65")
def test_ending_a_turn_destroying_and_buying_are_no_discards() -> None:
    s = position("""
        seat 0: hand goon
        seat 1: play shadow_of_cthulhu rlyeh arkham
        active: 0
    """)
    play(s, "end", "activate shadow_of_cthulhu 1", "destroy 1 arkham")
    s.conjuring = 2
    play(s, "buy initiate stack")
    assert sorted(cards(s, "discard", 1)) == ["arkham", "initiate"]
    assert not view(s, 1)["flags"]["discarded"]
    assert "activate rlyeh 1" not in actions(s)


@clause("CR-4.66")
def test_a_card_abjured_from_anywhere_meets_the_abjure_requirement() -> None:
    for source in ("hand", "discard", "row0", "stack"):
        s = position("""
            seat 0: hand initiate | discard initiate | play yithian whateley_farm
            row 0: initiate
        """)
        assert "activate whateley_farm 1" not in actions(s)
        play(s, "activate yithian 2", f"abjure initiate {source}")
        assert "activate whateley_farm 1" in actions(s)


@clause("CR-4.67")
def test_a_card_that_abjures_itself_counts_as_abjured() -> None:
    s = play(position("seat 0: play initiate whateley_farm"), "activate initiate 2")
    assert view(s, 0)["flags"]["abjured"]
    assert "activate whateley_farm 1" in actions(s)


@clause("CR-4.68")
def test_returning_the_card_does_not_undo_the_abjure_requirement() -> None:
    s = position("""
        seat 0: play dean_halsey whateley_farm
        abjured: ghoul
    """)
    play(s, "activate dean_halsey 2", "return ghoul")
    assert shared(s, "abjured") == []
    assert "activate whateley_farm 1" in actions(s)


@clause("CR-4.69")
def test_cards_of_the_eliminated_do_not_count_as_abjured() -> None:
    s = position("""
        seats: 3
        seat 0: play ghoul whateley_farm dean_halsey
        seat 1: sanity 3 | hand dagon
    """)
    play(s, "activate ghoul 1")
    assert "dagon" in shared(s, "box")
    assert not view(s, 0)["flags"]["abjured"]
    assert not {"activate whateley_farm 1", "activate dean_halsey 2"} & set(actions(s))


@clause("CR-4.70")
def test_of_an_either_or_ability_one_half_uses_up_the_whole() -> None:
    s = position("seat 0: play deep_ones")
    assert actions(s, "activate") == ["activate deep_ones 1a", "activate deep_ones 1b"]
    play(s, "activate deep_ones 1a")
    assert pool(s) == 3
    assert refused(s, "activate deep_ones 1b") == "CR-4.51"
    other = play(position("seat 0: play deep_ones"), "activate deep_ones 1b")
    assert sanity(other) == [50, 46]
    assert actions(other, "activate") == []


@clause("CR-4.71")
def test_a_requirement_before_the_arrow_governs_both_halves() -> None:
    s = position("seat 0: play kingsport_harbor")
    assert actions(s, "activate") == []
    s = position("seat 0: play kingsport_harbor\nhappened: abjured")
    assert actions(s, "activate") == [
        "activate kingsport_harbor 1a",
        "activate kingsport_harbor 1b",
    ]


@clause("CR-4.71")
def test_a_half_may_have_a_requirement_of_its_own(tmp_path: Path) -> None:
    game = with_changed_card(
        tmp_path, "green", '{ do = "conj", n = 3 }', '{ if = ["yellow"], do = "conj", n = 3 }'
    )
    s = position("seat 0: play deep_ones", game.table)
    assert actions(s, "activate") == ["activate deep_ones 1b"]
    s = position("seat 0: play deep_ones yellow_sign", game.table)
    assert "activate deep_ones 1a" in actions(s)


@clause("CR-4.72")
def test_the_effect_comes_first_then_the_card_abjures_itself() -> None:
    s = position("seat 0: hand goon | deck ghoul | play king_in_yellow")
    play(s, "activate king_in_yellow 3")
    assert cards(s, "play", 0) == ["king_in_yellow"]  # while the choice is open
    play(s, "choose 0")
    assert "ghoul" in cards(s, "hand", 0)
    assert cards(s, "play", 0) == []
    assert shared(s, "box") == ["king_in_yellow"]


@clause("CR-4.73")
def test_a_card_of_any_cost_can_abjure_itself() -> None:
    s = play(position("seat 0: play unspeakable_one"), "activate unspeakable_one 3")
    assert shared(s, "box") == ["unspeakable_one"]  # cost 7


@clause("CR-4.74")
def test_a_card_that_abjured_itself_is_no_longer_in_play() -> None:
    s = position("seat 0: play mi_go ghast")
    assert "activate ghast 2" in actions(s)
    play(s, "activate mi_go 3")
    assert actions(s, "activate") == ["activate ghast 1", "activate ghast 3"]


@clause("CR-4.75")
def test_an_ability_without_a_target_cannot_be_activated() -> None:
    s = position("""
        seat 0: hand dean_halsey | play yithian dean_halsey tomb
        row 0: unspeakable_one
        initiates: 0
    """)
    for ability in ("yithian 2", "dean_halsey 2", "tomb 2"):  # abjure, return, destroy
        assert refused(s, f"activate {ability}") == "CR-4.75"


@clause("CR-4.75")
def test_all_other_effects_always_have_a_choice() -> None:
    s = position("seat 0: play king_in_yellow medical_student goon miskatonic_library")
    wanted = {"king_in_yellow 2", "king_in_yellow 3", "medical_student 1", "medical_student 2"}
    wanted |= {"goon 1", "miskatonic_library 1"}
    assert {f"activate {ability}" for ability in wanted} <= set(actions(s))


@clause("CR-4.76")
def test_any_surviving_player_may_be_chosen_oneself_included() -> None:
    s = play(position("seat 0: play medical_student"), "activate medical_student 2")
    assert actions(s) == ["choose 0", "choose 1"]
    s = position("""
        seats: 3
        seat 1: sanity 0
        seat 0: play medical_student
    """)
    assert actions(play(s, "activate medical_student 2")) == ["choose 0", "choose 2"]
    lost = play(position("seat 0: play ghoul\nseat 1: play arkham"), "activate ghoul 1")
    assert asked(lost) == (0, "loss")  # never a choice of who


@clause("CR-4.77")
def test_the_active_player_chooses_all_but_the_discarded_cards() -> None:
    s = position("""
        seat 0: hand dagon ghoul | play king_in_yellow shadow_of_cthulhu
        seat 1: hand goon follower | play arkham tomb
    """)
    play(s, "activate shadow_of_cthulhu 1")
    assert asked(s) == (0, "destroy")
    play(s, "destroy 1 arkham", "activate shadow_of_cthulhu 2")
    assert asked(s) == (0, "abjure")
    play(s, "abjure dagon hand", "activate king_in_yellow 2")
    assert asked(s) == (0, "player")
    assert asked(play(s, "choose 1")) == (1, "discard")
    s = position("seat 0: play dean_halsey mi_go\nseat 1: play arkham\nabjured: ghoul")
    assert asked(play(s.clone(), "activate dean_halsey 2")) == (0, "return")
    assert asked(play(s.clone(), "activate dean_halsey 1")) == (0, "player")
    assert asked(play(s, "activate mi_go 1")) == (0, "loss")


@clause("CR-4.78")
def test_the_tomb_cannot_destroy_itself_but_a_second_tomb() -> None:
    assert "activate tomb 2" not in actions(position("seat 0: play tomb"))
    s = position("seat 0: play tomb arkham")
    assert actions(play(s, "activate tomb 2")) == ["destroy 0 arkham"]
    for first, second in (("tomb", "tomb#2"), ("tomb#2", "tomb")):
        s = play(position("seat 0: play tomb*2"), f"activate {first} 2")
        assert actions(s) == [f"destroy 0 {second}"]
        play(s, f"destroy 0 {second}")
        assert (cards(s, "play", 0), cards(s, "discard", 0), shared(s, "box")) == (
            [],
            ["tomb"],
            ["tomb"],
        )


@clause("CR-4.79")
def test_an_ability_is_carried_out_as_far_as_possible() -> None:
    s = position("seat 0: play necronomicon yellow_sign | deck goon")
    play(s, "activate necronomicon 2", "choose 0")  # draws 1 of 2, then discards it
    assert cards(s, "discard", 0) == ["goon"]
    assert asked(s) == (0, "turn")


@clause("CR-4.80")
def test_nobody_responds_to_a_play_an_activation_or_a_purchase() -> None:
    s = position("""
        seat 0: hand ghoul | play mi_go
        seat 1: hand goon | play tomb
        conjuring: 9
    """)
    for action in ("play ghoul", "activate mi_go 3", "buy initiate stack"):
        assert asked(play(s, action)) == (0, "turn")


@clause("CR-4.82")
def test_there_are_six_kinds_of_effect() -> None:
    kinds = [{"draw", "discard", "draw_discard"}, {"abjure"}, {"return"}, {"conj"}]
    kinds += [{"gain", "lose"}, {"destroy"}]
    assert len(kinds) == 6
    assert set(EFFECTS) == set().union(*kinds)
    used = {
        half.effect for abilities in GAME.table.effects for ability in abilities for half in ability
    }
    assert {EFFECTS[effect] for effect in used} == set(EFFECTS)


@clause("CR-4.209")
def test_an_event_before_the_card_was_played_counts() -> None:
    s = position("""
        seat 0: hand rlyeh goon*2 whateley_farm | play king_in_yellow initiate
    """)
    play(s, "activate king_in_yellow 2", "choose 0", "discard goon", "activate initiate 2")
    play(s, "play rlyeh", "play whateley_farm")
    assert {"activate rlyeh 1", "activate whateley_farm 1"} <= set(actions(s))


@clause("CR-4.210")
def test_a_card_meets_requirements_used_or_not() -> None:
    for other in ("ghoul", "ghoul:12"):
        assert "activate mi_go 2" in actions(position(f"seat 0: play mi_go {other}"))
    s = position("seat 0: hand ghoul | play mi_go")
    assert "activate mi_go 2" not in actions(s)
    assert "activate mi_go 2" in actions(play(s, "play ghoul"))


@clause("CR-4.81")
def test_used_abilities_are_marked_for_all_and_the_mark_does_nothing() -> None:
    s = play(position("seat 0: play ghast mi_go"), "activate ghast 1")
    assert in_play(s, 0)[-1] == ("ghast", [1], 0)
    assert "activate mi_go 2" in actions(s)  # a marked card is as green as before
    assert size(s, "play", 0) == 2
