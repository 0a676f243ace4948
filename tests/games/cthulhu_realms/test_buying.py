"""Conjuring power and buying: chapter 4.I."""

import pytest

from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    actions,
    cards,
    common_size,
    play,
    pool,
    position,
    refused,
    shared,
    start,
)


@clause("CR-4.111")
def test_conjuring_power_goes_to_the_active_player_for_this_turn() -> None:
    s = play(position("seat 0: play brain_cylinder"), "activate brain_cylinder 1")
    assert pool(s) == 3
    assert "buy initiate stack" in actions(s)
    assert pool(play(s, "end")) == 0


@clause("CR-4.112")
def test_conjuring_power_adds_up_in_one_pool() -> None:
    s = position("seat 0: play follower brain_cylinder deep_ones")
    play(s, "activate follower 1", "activate brain_cylinder 1", "activate deep_ones 1a")
    assert pool(s) == 1 + 3 + 3


@clause("CR-4.113")
def test_a_purchase_may_come_between_any_two_actions() -> None:
    s = position("seat 0: hand goon | play brain_cylinder arkham")
    play(s, "activate brain_cylinder 1", "buy initiate stack", "activate arkham 2")
    play(s, "buy initiate stack", "play goon", "buy initiate stack", "activate goon 1")
    assert cards(s, "discard", 0) == ["initiate"] * 3
    assert pool(s) == 0


@clause("CR-4.114")
def test_any_number_of_cards_may_be_bought_while_the_pool_lasts() -> None:
    s = position("conjuring: 12")
    play(s, *["buy initiate stack"] * 6)
    assert cards(s, "discard", 0) == ["initiate"] * 6
    assert pool(s) == 0
    assert actions(s, "buy") == []


@clause("CR-4.115")
def test_a_card_is_paid_in_full_at_once() -> None:
    s = position("""
        conjuring: 4
        row 0: ghoul necronomicon
        initiates: 0
    """)
    assert actions(s, "buy") == ["buy ghoul row0"]
    assert refused(s, "buy necronomicon row0") == "CR-4.115"
    assert pool(play(s, "buy ghoul row0")) == 0


@clause("CR-4.116")
def test_a_bought_card_goes_to_the_buyers_discard_pile() -> None:
    s = play(position("conjuring: 4\nrow 0: ghoul"), "buy ghoul row0")
    assert cards(s, "discard", 0) == ["ghoul"]
    assert cards(s, "hand", 0) == []
    assert cards(s, "discard", 1) == []


@clause("CR-4.117")
def test_the_top_card_fills_the_place_and_can_be_bought_at_once() -> None:
    s = position("""
        conjuring: 8
        row 0: arkham ghoul dagon
        common: occultist | mi_go
    """)
    play(s, "buy ghoul row0")
    assert shared(s, "row0") == ["arkham", "occultist", "dagon"]
    assert shared(s, "common") == ["mi_go"]
    play(s, "buy occultist row0")
    assert cards(s, "discard", 0) == ["ghoul", "occultist"]


@clause("CR-4.118")
def test_initiates_are_sold_until_the_stack_is_empty() -> None:
    s = play(position("conjuring: 9\ninitiates: 1"), "buy initiate stack")
    assert pool(s) == 7
    assert shared(s, "stack") == []
    assert refused(s, "buy initiate stack") == "CR-4.118"


@clause("CR-4.119")
@pytest.mark.parametrize(("seats", "full"), [(2, 5), (3, 3), (4, 3)])
def test_rows_stay_full_while_the_common_deck_lasts(seats: int, full: int) -> None:
    s = start(seats)
    while common_size(s) > 1:
        s.conjuring = 99
        play(s, actions(s, "buy")[-1])
        assert [len(row) for row in s.rows] == [full] * len(s.rows)
        play(s, "end")
