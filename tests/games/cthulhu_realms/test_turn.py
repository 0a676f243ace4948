"""The turn: chapter 4.D."""

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
)


@clause("CR-4.33")
def test_a_turn_offers_playing_activating_buying_and_ending() -> None:
    s = position("""
        seat 0: hand goon | play arkham
        conjuring: 2
    """)
    assert {text.split()[0] for text in actions(s)} == {"play", "activate", "buy", "end"}
    play(s, "activate arkham 1", "buy initiate stack", "play goon", "activate goon 1", "end")
    assert GAME.seat(s) == 1


@clause("CR-4.34")
def test_only_the_active_player_acts_but_for_a_chosen_discard() -> None:
    s = position("""
        seat 0: hand goon | play king_in_yellow goon
        seat 1: hand follower*2
    """)
    assert GAME.seat(s) == 0
    play(s, "activate king_in_yellow 2", "choose 1")
    assert asked(s) == (1, "discard")
    assert refused(s, "end") == refused(s, "play goon") == "CR-5.9"
    play(s, "discard follower")
    assert asked(s) == (0, "turn")


@clause("CR-4.35")
def test_playing_costs_nothing_however_many_cards_are_played() -> None:
    s = position("seat 0: hand unspeakable_one tomb follower*9")
    play(s, "play unspeakable_one", "play tomb", *["play follower"] * 9)
    assert pool(s) == 0
    assert size(s, "hand", 0) == 0
    assert size(s, "play", 0) == 11


@clause("CR-4.36")
def test_a_played_card_lies_face_up_with_every_ability_open_once() -> None:
    s = play(position("seat 0: hand mi_go | play ghoul:12"), "play mi_go")
    assert ("mi_go", [], 0) in in_play(s, 0)
    assert [card["card"] for card in view(s, 1)["players"][0]["zones"]["play"]["cards"]] == [
        "mi_go",
        "ghoul",
    ]
    play(s, "activate mi_go 1", "activate mi_go 2")
    assert actions(s, "activate") == ["activate mi_go 3"]
    s = play(position("seat 0: hand mi_go | play goon:1 ghoul:12"), "play mi_go")
    assert in_play(s, 0) == [("goon", [1], 0), ("mi_go", [], 0), ("ghoul", [1, 2], 0)]
    s = play(position("seat 0: hand mi_go | play mi_go:1"), "play mi_go")  # beside its like
    assert sorted(used for _, used, _ in in_play(s, 0)) == [[], [1]]


@clause("CR-4.37")
def test_other_actions_may_come_between_two_abilities_of_one_card() -> None:
    s = position("seat 0: hand follower ghoul | play mi_go")
    play(s, "activate mi_go 1", "play ghoul", "activate ghoul 1", "play follower")
    play(s, "activate follower 1", "activate mi_go 2", "activate mi_go 3", "buy initiate stack")
    assert sanity(s) == [50, 50 - 4 - 5 - 2]
    assert cards(s, "discard", 0) == ["initiate"]


@clause("CR-4.38")
def test_nothing_else_is_possible_in_the_middle_of_an_ability() -> None:
    s = position("""
        seat 0: hand goon | play medical_student goon
        conjuring: 5
    """)
    play(s, "activate medical_student 2")
    assert actions(s) == ["choose 0", "choose 1"]
    for other in ("play goon", "activate goon 1", "buy initiate stack", "end"):
        assert refused(s, other) == "CR-5.4"


@clause("CR-4.39", "CR-4.40", "CR-4.41")
def test_a_turn_may_end_with_cards_unplayed_and_abilities_unused() -> None:
    s = position("seat 0: hand goon | play ghoul")
    assert "end" in actions(s)
    play(s, "end")
    assert GAME.seat(s) == 1
    assert sanity(s) == [50, 50]


@clause("CR-4.41")
def test_a_player_without_any_card_still_takes_turns() -> None:
    s = position("seat 1: hand goon")
    assert actions(s) == ["end"]
    play(s, "end", "end")
    assert asked(s) == (0, "turn")
    assert sanity(s) == [50, 50]


@clause("CR-4.42")
def test_entities_and_artifacts_in_play_are_discarded_at_the_end() -> None:
    s = play(position("seat 0: play goon yellow_sign tomb | deck follower*5"), "end")
    assert sorted(cards(s, "discard", 0)) == ["goon", "yellow_sign"]
    assert cards(s, "play", 0) == ["tomb"]


@clause("CR-4.43")
def test_no_card_in_hand_may_be_kept() -> None:
    s = play(position("seat 0: hand ghoul dagon | deck follower*5"), "end")
    assert sorted(cards(s, "discard", 0)) == ["dagon", "ghoul"]
    assert cards(s, "hand", 0) == ["follower"] * 5


@clause("CR-4.44", "CR-4.120")
def test_unspent_conjuring_power_is_lost() -> None:
    s = play(position("seat 0: play brain_cylinder"), "activate brain_cylinder 1", "end")
    assert pool(s) == 0
    assert actions(play(s, "end"), "buy") == []


@clause("CR-4.45")
def test_locations_of_everybody_recover_at_the_end_of_a_turn() -> None:
    s = position("""
        seat 0: play arkham-2
        seat 1: play tomb-5 ruins-1
    """)
    play(s, "end")
    assert [lost for seat in (0, 1) for _, _, lost in in_play(s, seat)] == [0, 0, 0]


@clause("CR-4.46")
def test_the_events_of_a_turn_are_forgotten() -> None:
    s = position("""
        seat 0: play rlyeh kingsport_harbor
        seat 1: play rlyeh kingsport_harbor dean_halsey
        happened: discarded abjured
        abjured: ghoul
    """)
    assert {"activate rlyeh 1", "activate kingsport_harbor 1a"} <= set(actions(s))
    play(s, "end")
    assert view(s, 0)["flags"] == {"discarded": False, "abjured": False}
    assert shared(s, "abjured") == []
    assert actions(s, "activate") == ["activate dean_halsey 1", "activate dean_halsey 3"]


@clause("CR-4.47")
def test_five_cards_are_drawn_and_the_next_turn_starts() -> None:
    s = play(position("seat 0: deck goon*9"), "end")
    assert cards(s, "hand", 0) == ["goon"] * 5
    assert size(s, "deck", 0) == 4
    assert asked(s) == (1, "turn")
    few = play(position("seat 0: hand goon*2 | deck goon"), "end")
    assert size(few, "hand", 0) == 3


@clause("CR-4.48")
def test_locations_stay_in_play_over_turns() -> None:
    s = position("seat 0: hand arkham | deck follower*9")
    play(s, "play arkham", "end", "end", "end", "end")
    assert cards(s, "play", 0) == ["arkham"]


@clause("CR-4.49")
def test_others_can_make_a_player_discard_of_the_new_hand() -> None:
    s = position("""
        seat 0: deck goon*5
        seat 1: hand king_in_yellow
    """)
    play(s, "end", "play king_in_yellow", "activate king_in_yellow 2", "choose 0", "discard goon")
    assert size(s, "hand", 0) == 4


@clause("CR-4.50")
def test_there_is_no_hand_limit() -> None:
    s = position("""
        seat 0: play king_in_yellow
        seat 1: hand goon*5 | deck goon*4
    """)
    play(s, "activate king_in_yellow 3", "choose 1")
    assert size(s, "hand", 1) == 6
    play(s, "end")
    assert size(s, "hand", 1) == 6
