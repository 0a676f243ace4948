"""Elimination and the end of the game: chapter 4.M."""

import pytest

from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    cards,
    common_size,
    play,
    pool,
    position,
    refused,
    sanity,
    shared,
    size,
    view,
)


@clause("CR-4.153")
@pytest.mark.parametrize(("sanity_left", "out"), [(4, True), (5, True), (6, False)])
def test_a_player_at_zero_or_less_is_out_at_once(sanity_left: int, out: bool) -> None:
    s = position(f"""
        seats: 3
        seat 0: play ghoul
        seat 1: sanity {sanity_left} | hand goon
    """)
    play(s, "activate ghoul 1")
    assert [player["alive"] for player in view(s, 0)["players"]] == [True, not out, True]
    assert size(s, "hand", 1) == (0 if out else 1)


@clause("CR-4.154")
def test_the_last_player_wins_in_the_middle_of_the_turn() -> None:
    s = position("""
        seats: 3
        seat 0: hand goon | play ghoul goon
        seat 1: sanity 0
        seat 2: sanity 5
        conjuring: 5
    """)
    play(s, "activate ghoul 1")
    assert GAME.ending(s) == "last_sane"
    assert GAME.returns(s) == [1.0, -0.5, -0.5]
    assert actions(s) == []
    assert (cards(s, "hand", 0), pool(s)) == (["goon"], 5)  # no end of the turn


@clause("CR-4.155")
def test_with_two_players_eliminating_the_opponent_wins() -> None:
    s = play(position("seat 0: play goon\nseat 1: sanity 1"), "activate goon 1")
    assert GAME.returns(s) == [1.0, -1.0]
    assert refused(s, "end") == "CR-4.162"


@clause("CR-4.156")
def test_the_purchase_of_the_last_common_card_is_completed_and_ends_the_game() -> None:
    s = position("""
        seat 0: hand goon | play arkham
        conjuring: 9
        row 0: ghoul
        common: dagon
    """)
    play(s, "buy ghoul row0")
    assert GAME.ending(s) == "deck_out"
    assert (shared(s, "row0"), common_size(s)) == (["dagon"], 0)
    assert cards(s, "discard", 0) == ["ghoul"]
    assert cards(s, "hand", 0) == ["goon"]
    assert actions(s) == []


@clause("CR-4.156")
def test_the_ability_that_takes_the_last_common_card_is_completed() -> None:
    s = position("seat 0: play yithian\nrow 0: ghoul\ncommon: dagon")
    play(s, "activate yithian 2", "abjure ghoul row0")
    assert GAME.ending(s) == "deck_out"
    assert shared(s, "box") == ["ghoul"]


@clause("CR-4.157")
def test_the_sanest_survivor_wins_when_the_common_deck_runs_out() -> None:
    for seat_0, returns in ((40, [-1.0, 1.0]), (60, [1.0, -1.0])):
        s = position(f"""
            seat 0: sanity {seat_0} | deck goon*9
            conjuring: 9
            row 0: ghoul
            common: dagon
        """)
        assert GAME.returns(play(s, "buy ghoul row0")) == returns


@clause("CR-4.158")
def test_of_equals_the_larger_personal_deck_wins() -> None:
    s = position("""
        seat 0: deck goon*2 | top ghoul
        seat 1: deck goon*2 | hand goon*5 | discard goon*9 | play arkham
        conjuring: 9
        row 0: ghoul
        common: dagon
    """)
    play(s, "buy ghoul row0")
    assert GAME.returns(s) == [1.0, -1.0]
    assert size(s, "discard", 1) == 9  # nothing is reshuffled


@clause("CR-4.159")
def test_equal_in_both_counts_is_a_draw_among_the_equals() -> None:
    s = position("""
        seat 0: deck goon
        seat 1: deck goon
        seat 2: sanity 49 | deck goon*5
        conjuring: 9
        row 0: ghoul
        common: dagon
    """)
    assert GAME.returns(play(s, "buy ghoul row0")) == [0.25, 0.25, -0.5]
    s = position("""
        seat 0: deck goon
        seat 1: deck goon
        seat 2: discard goon*9
        conjuring: 9
        row 0: ghoul
        common: dagon
    """)
    assert GAME.returns(play(s, "buy ghoul row0")) == [0.25, 0.25, -0.5]  # equal in one count
    two = position("conjuring: 9\nrow 0: ghoul\ncommon: dagon")
    assert GAME.returns(play(two, "buy ghoul row0")) == [0.0, 0.0]


@clause("CR-4.160")
def test_elimination_is_checked_before_the_common_deck() -> None:
    s = position("""
        seats: 3
        seat 0: sanity 1 | play ghoul
        seat 1: sanity 5
        seat 2: sanity 0
        common:
    """)
    play(s, "activate ghoul 1")
    assert GAME.ending(s) == "last_sane"  # although the common deck holds no card
    assert GAME.returns(s) == [1.0, -0.5, -0.5]


@clause("CR-4.161")
def test_sanity_of_locations_does_not_count() -> None:
    s = position("""
        seat 0: play tomb arkham rlyeh
        seat 1: sanity 51
        conjuring: 9
        row 0: ghoul
        common: dagon
    """)
    assert GAME.returns(play(s, "buy ghoul row0")) == [-1.0, 1.0]
    assert sanity(s) == [50, 51]


@clause("CR-4.162")
def test_the_game_ends_in_no_other_way() -> None:
    s = position("seat 0: sanity 999\nseat 1: sanity 1\ninitiates: 0")
    for _ in range(1000):  # neither empty hands nor an empty stack nor time ends it
        play(s, "end")
    assert GAME.ending(s) == ""
    assert GAME.returns(s) is None


@clause("CR-8.10")
def test_a_turn_cap_calls_the_game_off_without_a_winner() -> None:
    s = position("turn: 4 of 5\nseat 0: sanity 60")
    play(s, "end")
    assert GAME.ending(s) == ""
    play(s, "end")
    assert GAME.ending(s) == "aborted"
    assert GAME.returns(s) == [0.0, 0.0]


@clause("CR-8.14")
def test_the_longest_chain_of_returns_in_a_turn_ends() -> None:
    s = position("seat 0: deck follower*3 | play mi_go dean_halsey keziah_mason king_in_yellow")
    play(s, "activate mi_go 3", "activate dean_halsey 2", "return mi_go")
    play(s, "activate king_in_yellow 3", "choose 0", "play mi_go", "activate mi_go 3")
    play(s, "activate keziah_mason 3", "return mi_go")
    while len(actions(s)) > 1:
        play(s, actions(s)[-1])
    assert actions(s) == ["end"]
