"""Positions of Valhalla as text: exact, and clear about what cannot be read."""

import pytest

from koloda.games.valhalla import GAME
from koloda.games.valhalla.faces.notation import position, text
from koloda.kernel.errors import BadPosition
from koloda.kernel.playout import Chooser
from tests.games.valhalla.table import play, random_play, roll, start


@pytest.mark.parametrize("seed", range(1, 25))
def test_every_position_of_a_match_is_printed_and_read_back_exactly(seed: int) -> None:
    s = GAME.start(seed, GAME.any_setup(1 + seed % 6, seed))
    chooser = Chooser(seed)
    while s.stack:
        assert position(text(s)).key() == s.key()
        options = GAME.options(s)
        GAME.apply(s, options[chooser.below(len(options))])
    assert position(text(s)).key() == s.key()


def test_a_die_on_the_first_place_is_printed() -> None:
    """Place 0 and the sword are zeros, and not nothing."""
    s = position("seat 0: squad bear_01\nseat 1: squad bear_02")
    play(roll(s, "sword x x x x x"), "attack 1", "arm bear_01 dice")
    assert s.battle.committed == [0, 0]
    assert "committed 0 0" in text(s)
    assert position(text(s)).battle.committed == [0, 0]


def test_a_configured_first_player_is_printed_before_the_game() -> None:
    configured, random = start(3, first="2"), start(3)
    assert "first: 2" in text(configured)
    assert "first: -1" in text(random)
    assert random_play(position(text(configured)), 1, "action").first == 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("seat 0: hand nobody", "no card 'nobody'"),
        ("seat 0: hand j01", "j01 does not lie there"),
        ("seat 0: hand fury_2?256", "256 is not between 0 and 255"),
        ("seat 0: hand fury_2*0", "0 is not between 1 and 99"),
        ("seat 0: hand fury_2*x", "expected a number"),
        ("seat 0: sqad bear_01", "unknown part"),
        ("seat 0: own x", "expected a number"),
        ("seat 0: own 5", "5 is not between 0 and 4"),
        ("seat 0: own", "expected one number"),
        ("seat 0: emblem 6", "6 is not between 0 and 5"),
        ("seat 0: jarl bear_01", "bear_01 is no jarl card"),
        ("seat 0: squad fury_2", "fury_2 is no warrior card"),
        ("seat 0: squad bear_01+fury_2", "fury_2 is no tyr card"),
        ("seat 0: squad bear_01@7", "4 slots"),
        ("seat 0: squad bear_01@2 bear_02@2", "two warriors in slot 2"),
        ("seat 0: foreign 4:1", "4 is not between 0 and 1"),
        ("seat 0: foreign 1:9", "9 is not between 0 and 4"),
        ("expansions: elves", "unknown 'elves'"),
        ("weather: bad", "unknown line"),
        ("seats: 9", "1 to 6 seats"),
        ("seats: 99999999999999", "expected a number"),
        ("active: 2", "2 is not between 0 and 1"),
        ("final: 7", "7 is not between -1 and 6"),
        ("ordered: 2", "2 is not between 0 and 1"),
        ("hello", "name: value"),
        ("active: 0\nactive: 1", "twice"),
        ("monster: godzilla 1", "is no monster"),
        ("monster: fenrir 4", "4 is not between 0 and 3"),
        ("monster: fenrir 1 | card 6", "6 is not between 0 and 5"),
        ("monster: fenrir 1 | covered 4", "4 is not between 0 and 3"),
        ("title: 0 1", "holder and level"),
        ("expansions: last_viking\ntitle: 0 6", "6 is not between 1 and 5"),
        ("ending: rain", "an ending is one of"),
        ("rng: 1", "two key words"),
        ("rng: 1 1073741824", "two key words"),
        ("counters: 1 2", "2 numbers, not 8"),
        ("forced: 1", "pairs"),
        ("certain: 0 0 0 1 0 0", "the hand of seat 1 does not hold"),
        ("certain: 0 0 0", "3 numbers, not 6"),
        ("old: 1", "1 numbers, not 2"),
        ("loose: 0 1 fury_2", "expected a number"),
        ("loose: 0 1 1", "victim, thief"),
        ("loose: 0 2 1 fury_2", "2 is not between 0 and 1"),
        ("loose: 0 1 2 fury_2", "2 is not between 0 and 1"),
        ("loose: 0 1 1 fury_2", "do not hold these cards"),
        ("told_most: 0 1 0 0\ntold_least: 0 1 0 0", "has seen 0 cards of seat 0"),
        ("seat 0: hand fury_2?2\ntold_most: 0 0 1 0", "has seen 1 cards of seat 0"),
        ("battle: kind 4", "4 is not between 0 and 3"),
        ("battle: kind 1 | attacker 5", "no seat 5 among 2"),
        ("battle: mood 1", "a battle has no 'mood'"),
        ("battle: strength 1", "1 numbers, not 2"),
        ("battle: committed 1", "1 numbers, not a multiple of 2"),
        ("battle: blocked 16777216", "is not between"),
        ("battle: supply 4", "4 is not between 0 and 3"),
        ("battle: played 99999", "a card played"),
        ("battle: thor 1 1 2", "2 is not between 0 and 1"),
        ("stack: ask_weather 0 0 0", "a frame is a name and three numbers"),
        ("stack: ask_action 0 0", "a frame is a name and three numbers"),
        ("stack: op_turn 0 0 0", "must be a question"),
        ("stack: ask_action 3 0 0", "to a seat"),
        ("stack: ask_room 0 1 0", "no answer"),
    ],
)
def test_a_bad_position_is_refused_with_its_reason(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(line)
