"""Set-up: chapter 4.A."""

from collections import Counter

import pytest

from koloda.kernel.errors import BadSetup
from koloda.kernel.setup import Setup
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
    start,
    view,
)


@clause("CR-4.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="played by 2 to 4"):
        GAME.start(1, Setup(seats))
    assert [option.name for option in GAME.setup_options] == ["first", "turns"]  # no scenario
    for allowed in (2, 3, 4):
        assert len(view(start(allowed), None)["players"]) == allowed


@clause("CR-4.2", "CR-4.207")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_50_sanity_in_view_of_all(seats: int) -> None:
    s = start(seats)
    assert sanity(s) == [50] * seats
    assert all(view(s, seat)["players"][0]["numbers"] == {"sanity": 50} for seat in range(seats))


@clause("CR-4.207")
def test_a_gain_or_a_loss_shows_at_once() -> None:
    s = position("seat 0: play goon medical_student")
    play(s, "activate goon 1")
    assert [player["numbers"]["sanity"] for player in view(s, 1)["players"]] == [50, 49]
    play(s, "activate medical_student 2", "choose 0")
    assert [player["numbers"]["sanity"] for player in view(s, 1)["players"]] == [54, 49]


@clause("CR-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_decks_hold_ten_cards(seats: int) -> None:
    s = start(seats)
    for seat in range(seats):
        own = Counter(cards(s, "hand", seat) + cards(s, "unseen", seat))
        assert own == {"initiate": 2, "goon": 2, "follower": 6}


@clause("CR-4.4")
def test_starting_decks_are_shuffled_separately_and_lie_face_down() -> None:
    hands = {
        tuple(tuple(cards(start(2, seed), "hand", seat)) for seat in (0, 1)) for seed in range(30)
    }
    assert len(hands) > 15
    assert any(Counter(a) != Counter(b[:3]) for a, b in hands)
    assert cards(start(), "deck", 0) == []  # size 7, no card of it known
    assert size(start(), "deck", 0) == 7


@clause("CR-4.5")
@pytest.mark.parametrize(("seats", "goons", "followers"), [(2, 4, 12), (3, 2, 6), (4, 0, 0)])
def test_undealt_goons_and_followers_are_boxed_but_not_abjured(
    seats: int, goons: int, followers: int
) -> None:
    s = start(seats)
    assert Counter(shared(s, "box")) == Counter({"goon": goons, "follower": followers})
    assert shared(s, "abjured") == []
    assert not view(s, 0)["flags"]["abjured"]


@clause("CR-4.6")
@pytest.mark.parametrize(("seats", "initiates"), [(2, 6), (3, 4), (4, 2)])
def test_undealt_initiates_form_the_stack(seats: int, initiates: int) -> None:
    assert shared(start(seats), "stack") == ["initiate"] * initiates


@clause("CR-4.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_66_common_cards_form_one_shuffled_deck(seats: int) -> None:
    s = start(seats)
    rows = [card for row in s.rows for card in row]
    deck = Counter(GAME.table.ids[kind] for kind in [*rows, s.top, *s.common])
    assert deck.total() == 66
    assert all(deck[name] == GAME.table.copies[GAME.table.kinds[name]] for name in deck)
    assert len({tuple(shared(start(seats, seed), "row0")) for seed in range(20)}) == 20


@clause("CR-4.8")
def test_two_players_share_one_row_of_five() -> None:
    s = start(2)
    assert len(shared(s, "row0")) == 5
    assert "row1" not in view(s, None)["zones"]
    assert common_size(s) == 61


@clause("CR-4.9")
@pytest.mark.parametrize(("seats", "deck"), [(3, 57), (4, 54)])
def test_three_or_four_have_a_row_of_three_between_every_two_neighbours(
    seats: int, deck: int
) -> None:
    s = start(seats)
    assert [len(shared(s, f"row{row}")) for row in range(seats)] == [3] * seats
    assert f"row{seats}" not in view(s, None)["zones"]
    assert common_size(s) == deck
    shares = Counter(row for rows in view(s, None)["rows"] for row in rows)
    assert shares == dict.fromkeys(range(seats), 2)


@clause("CR-4.10")
def test_the_top_card_of_the_common_deck_is_visible_to_all_at_all_times() -> None:
    s = position("""
        conjuring: 9
        row 0: ghoul
        common: dagon | arkham
    """)
    assert all(view(s, seat)["zones"]["common"]["cards"] == [{"card": "dagon"}] for seat in (0, 1))
    play(s, "buy ghoul row0")
    assert shared(s, "common") == ["arkham"]


@clause("CR-4.11")
def test_the_visible_top_card_is_neither_bought_nor_abjured() -> None:
    s = position("""
        seat 0: play yithian
        conjuring: 9
        common: dagon | arkham
    """)
    assert refused(s, "buy dagon common") == "CR-4.11"
    assert actions(s, "buy") == ["buy initiate stack"]
    play(s, "activate yithian 2")
    assert actions(s) == ["abjure initiate stack"]


@clause("CR-4.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_both_may_buy_the_row_and_the_stack(seat: int) -> None:
    s = position(f"""
        active: {seat}
        conjuring: 9
        row 0: ghoul dagon mi_go tomb arkham
    """)
    bought = {text.split()[1] for text in actions(s, "buy")}
    assert bought == {"ghoul", "dagon", "mi_go", "tomb", "arkham", "initiate"}


@clause("CR-4.13")
def test_the_first_player_is_given_or_drawn_at_random() -> None:
    assert all(GAME.seat(start(4, 1, str(first))) == first for first in range(4))
    drawn = {GAME.seat(start(4, seed, "random")) for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    with pytest.raises(BadSetup, match="no seat 3 at a table of 3"):
        start(3, 1, "3")


@clause("CR-4.14")
def test_turns_pass_clockwise_over_the_eliminated() -> None:
    s = position("""
        seats: 4
        seat 2: sanity 0
    """)
    order = []
    for _ in range(5):
        order.append(GAME.seat(s))
        play(s, "end")
    assert order == [0, 1, 3, 0, 1]


@clause("CR-4.15")
@pytest.mark.parametrize("first", [0, 1])
def test_two_players_open_with_3_and_5_cards(first: int) -> None:
    s = start(2, 1, str(first))
    assert [size(s, "hand", (first + i) % 2) for i in range(2)] == [3, 5]


@clause("CR-4.16")
@pytest.mark.parametrize(("seats", "hands"), [(3, [3, 4, 5]), (4, [3, 4, 4, 5])])
def test_more_players_open_with_3_then_4_and_5_for_the_last(seats: int, hands: list[int]) -> None:
    for first in range(seats):
        s = start(seats, 1, str(first))
        assert [size(s, "hand", (first + i) % seats) for i in range(seats)] == hands


@clause("CR-4.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_too_ends_with_a_hand_of_five(seats: int) -> None:
    s = start(seats)
    for seat in range(seats):
        play(s, "end")
        assert size(s, "hand", seat) == 5


@clause("CR-4.18")
def test_nothing_has_happened_at_the_start() -> None:
    s = start(3)
    for seat in range(3):
        assert cards(s, "play", seat) == cards(s, "discard", seat) == []
    assert pool(s) == 0
    assert (view(s, 0)["turn"], view(s, 0)["ending"]) == (1, "")
    assert view(s, 0)["flags"] == {"discarded": False, "abjured": False}
    assert actions(s, "buy") == actions(s, "activate") == []


@clause("CR-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_ups_drawn_at_random_are_legal_and_of_every_kind(seats: int) -> None:
    setups = [GAME.any_setup(seats, seed) for seed in range(60)]
    assert {setup.options["first"] for setup in setups} == {"random", *map(str, range(seats))}
    for setup in setups:
        assert len(GAME.start(1, setup).hands) == seats
