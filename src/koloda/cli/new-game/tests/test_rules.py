"""The rules, clause by clause; `koloda clauses template_game` counts the marks."""

import msgspec
import pytest
from template_game import GAME
from template_game.rules.position import Position

from koloda.kernel.errors import BadSetup, IllegalAction
from koloda.kernel.setup import Setup

clause = pytest.mark.clause


def hold(*hands: str) -> Position:
    """A first trick with these hands, instead of those that were dealt."""
    s = GAME.start(1, Setup(len(hands), {"tricks": str(len(hands[0].split()))}))
    s.hands = [sorted(GAME.table.ids.index(card) for card in hand.split()) for hand in hands]
    return s


def play(s: Position, *cards: str) -> None:
    for card in cards:
        GAME.apply(s, GAME.option(s, ("play", card)))


@clause("TG-1.1")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.start(1, Setup(seats))


@clause("TG-1.2")
def test_each_is_dealt_as_many_cards_as_there_are_tricks() -> None:
    s = GAME.start(1, Setup(3, {"tricks": "4"}))
    assert [len(hand) for hand in s.hands] == [4, 4, 4]
    view = msgspec.convert(GAME.observe(s, 0), GAME.view_type)
    hand = view.players[1].zones.hand
    assert (hand.count, hand.cards) == (4, [])


@clause("TG-1.3", "TG-2.1")
def test_seat_0_leads_and_each_plays_a_card_from_the_hand() -> None:
    s = hold("cat dog", "cat wolf")
    assert GAME.seat(s) == 0
    with pytest.raises(IllegalAction, match=r"TG-2\.1"):
        GAME.option(s, ("play", "wolf"))
    play(s, "dog")
    assert GAME.seat(s) == 1


@clause("TG-2.2")
def test_the_highest_card_scores_and_leads_and_of_equal_ones_the_first() -> None:
    s = hold("dog cat", "wolf cat")
    play(s, "dog", "wolf")
    assert (s.points, GAME.seat(s)) == ([0, 1], 1)
    play(s, "cat", "cat")
    assert s.points == [0, 2]


@clause("TG-2.3")
def test_a_mouse_beats_all_in_a_trick_with_an_elephant() -> None:
    s = hold("elephant", "wolf", "mouse")
    play(s, "elephant", "wolf", "mouse")
    assert s.points == [0, 0, 1]


@clause("TG-3.1")
def test_most_points_win_and_those_who_share_them_win_together() -> None:
    s = hold("dog cat", "cat dog", "mouse mouse")
    play(s, "dog", "cat", "mouse", "cat", "dog", "mouse")
    assert s.points == [1, 1, 0]
    assert GAME.returns(s) == [1.0, 1.0, -1.0]
    assert GAME.ending(s) == "counted"
