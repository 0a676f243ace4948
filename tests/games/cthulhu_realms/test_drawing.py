"""Draw and discard: chapter 4.F."""

from koloda.kernel.rng import force
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    actions,
    asked,
    cards,
    play,
    position,
    refused,
    shared,
    size,
    view,
)


@clause("CR-4.83")
def test_the_chosen_player_draws_from_the_own_deck() -> None:
    s = position("""
        seat 0: deck follower | play king_in_yellow
        seat 1: deck goon*2
    """)
    play(s, "activate king_in_yellow 3", "choose 1")
    assert cards(s, "hand", 1) == ["goon"]
    assert [size(s, "deck", seat) for seat in (0, 1)] == [1, 1]
    assert size(s, "hand", 0) == 0


@clause("CR-4.83")
def test_draw_two_draws_two() -> None:
    s = position("seat 0: deck goon*3 | play shadow_of_cthulhu ghoul\nhappened: discarded")
    play(s, "activate shadow_of_cthulhu 3", "choose 0")
    assert cards(s, "hand", 0) == ["goon"] * 2


@clause("CR-4.84")
def test_the_active_player_may_discard_and_that_meets_the_requirement() -> None:
    s = position("seat 0: hand goon follower | play king_in_yellow rlyeh")
    play(s, "activate king_in_yellow 2", "choose 0", "discard goon")
    assert cards(s, "discard", 0) == ["goon"]
    assert "activate rlyeh 1" in actions(s)


@clause("CR-4.85")
def test_the_chosen_player_picks_the_cards() -> None:
    s = position("""
        seat 0: hand ghoul | play king_in_yellow
        seat 1: hand goon follower dagon
    """)
    play(s, "activate king_in_yellow 2", "choose 1")
    assert asked(s) == (1, "discard")
    assert actions(s) == ["discard goon", "discard follower", "discard dagon"]


@clause("CR-4.86")
def test_draw_and_discard_picks_from_the_whole_hand_after_drawing() -> None:
    s = position("""
        seat 0: play miskatonic_library
        seat 1: hand goon | deck ghoul dagon
    """)
    play(s, "activate miskatonic_library 1", "choose 1")
    assert asked(s) == (1, "discard")
    assert actions(s) == ["discard goon", "discard dagon", "discard ghoul"]
    play(s, "discard ghoul", "discard goon")
    assert cards(s, "hand", 1) == ["dagon"]


@clause("CR-4.87")
def test_drawing_and_discarding_go_to_one_player() -> None:
    s = position("""
        seat 0: hand goon*3 | deck goon | play book_of_iod
        seat 1: hand follower*2 | deck follower
    """)
    play(s, "activate book_of_iod 2", "choose 1")
    assert asked(s) == (1, "discard")  # no second choice of a player
    play(s, "discard follower")
    assert [size(s, "hand", seat) for seat in (0, 1)] == [3, 2]
    assert [size(s, "deck", seat) for seat in (0, 1)] == [1, 0]


@clause("CR-4.88")
def test_a_hand_too_small_is_discarded_whole() -> None:
    s = position("""
        seat 0: play miskatonic_library
        seat 1: hand goon
    """)
    play(s, "activate miskatonic_library 1", "choose 1")
    assert asked(s) == (0, "turn")
    assert cards(s, "discard", 1) == ["goon"]


@clause("CR-4.89")
def test_an_empty_hand_may_be_chosen_but_then_nobody_discarded() -> None:
    s = play(position("seat 0: play king_in_yellow rlyeh"), "activate king_in_yellow 2", "choose 1")
    assert not view(s, 0)["flags"]["discarded"]
    assert "activate rlyeh 1" not in actions(s)


@clause("CR-4.90")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_anybodys_turn() -> None:
    s = position("""
        seat 0: play shadow_of_cthulhu ghoul
        seat 1: deck goon | discard dagon follower
        happened: discarded
    """)
    force(s, 1, [0, 0])
    play(s, "activate shadow_of_cthulhu 3", "choose 1")
    assert sorted(cards(s, "hand", 1)) == ["dagon", "goon"]
    assert cards(s, "unseen", 1) == ["follower"]
    assert size(s, "discard", 1) == 0


@clause("CR-4.91")
def test_the_pile_is_not_reshuffled_when_the_last_card_leaves() -> None:
    s = position("seat 0: deck goon | discard dagon | play king_in_yellow")
    play(s, "activate king_in_yellow 3", "choose 0")
    assert size(s, "deck", 0) == 0
    assert cards(s, "discard", 0) == ["dagon"]


@clause("CR-4.92")
def test_bought_cards_are_shuffled_in_but_not_hand_and_play() -> None:
    s = position("""
        seat 0: hand goon | play king_in_yellow arkham | discard follower
        conjuring: 2
    """)
    force(s, 0, [1])
    play(s, "buy initiate stack", "activate king_in_yellow 3", "choose 0")
    assert cards(s, "hand", 0) == ["initiate", "goon"]
    assert cards(s, "unseen", 0) == ["follower"]
    assert cards(s, "play", 0) == ["arkham"]


@clause("CR-4.93")
def test_with_neither_deck_nor_pile_nothing_is_drawn() -> None:
    s = position("seat 0: play king_in_yellow")
    play(s, "activate king_in_yellow 3")
    assert "choose 1" in actions(s)
    play(s, "choose 1")
    assert size(s, "hand", 1) == 0
    assert shared(s, "box") == ["king_in_yellow"]  # the rest of the ability happened


@clause("CR-4.94")
def test_a_card_drawn_may_be_played_in_the_same_turn() -> None:
    s = position("seat 0: deck goon | play king_in_yellow")
    assert refused(s, "play goon") == "CR-4.33"
    play(s, "activate king_in_yellow 3", "choose 0", "play goon", "activate goon 1")
    assert cards(s, "play", 0) == ["goon"]
