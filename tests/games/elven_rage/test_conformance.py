"""The conformance kit on Elven Rage: short games of every kind, and whole ones."""

import pytest

from koloda.games.elven_rage import GAME
from koloda.games.elven_rage.faces.notation import position, text
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadPosition
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
def test_short_games_keep_every_promise(seats: int, scenario: str) -> None:
    setup = Setup(seats, {"rounds": "3", "scenario": scenario})
    report = check_game(GAME, [setup], games=2, seed=seats * 10)
    assert report.failures == []
    assert report.decisions > 200


def test_play_is_the_same_in_every_process_and_interpreted() -> None:
    where = "koloda.games.elven_rage:GAME"
    report = check_game(GAME, [Setup(2, {"rounds": "1"})], games=1, where=where)
    assert report.failures == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_survives_the_round_trip(seats: int) -> None:
    s = GAME.start(seats, Setup(seats, {"rounds": "6"}))
    chooser = Chooser(seats)
    while options := GAME.options(s):
        again = position(text(s))
        assert again.key() == s.key()
        assert GAME.options(again) == options
        GAME.apply(s, options[chooser.below(len(options))])
    assert position(text(s)).key() == s.key()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("seat 0: hand unicorn", "there is no card 'unicorn'"),
        ("seat 0: hand bk_janira*2", "only 1 copies"),
        ("seat 0: lands A1 Z9", "no land 'Z9'"),
        ("seat 0: pocket bk_janira", "unknown field 'pocket'"),
        ("seat 0: lands A1 G1", "two owners"),
        ("squads: ne_orc ne_troll", "a squad is three cards"),
        ("phase: breakfast", "choose one of"),
        ("round_no: x", "expected a number"),
        ("nonsense", "expected 'name: value'"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(line)
