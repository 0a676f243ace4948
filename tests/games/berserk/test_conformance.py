"""The conformance kit, positions as text, dice over a million rolls."""

import re

import pytest

from koloda.games.berserk import GAME
from koloda.games.berserk.faces.notation import position, text
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.model import (
    BATTLE,
    N_STREAMS,
    PLACING,
    PREPARING,
    STREAM_ATTACK,
    STREAM_DEFENCE,
    VANGUARD,
)
from koloda.games.berserk.rules.strikes import strength
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadPosition
from koloda.kernel.playout import Chooser
from koloda.kernel.rng import below
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk.table import EXTRA, at, dice, do, extra_cards, go, grave, pos


def test_the_kit_finds_nothing() -> None:
    report = check_game(GAME, games=3, seed=31, where="koloda.games.berserk:GAME")
    assert report.failures == []
    assert report.decisions > 300


def test_random_games_of_all_deck_pairs_end_by_a_rule() -> None:
    endings = set()
    for i, deck0 in enumerate(GAME.presets):
        for j, deck1 in enumerate(GAME.presets):
            seed = 10 * i + j
            s = GAME.start(seed, Setup(2, {"deck0": deck0, "deck1": deck1}))
            chooser = Chooser(seed)
            while options := GAME.options(s):
                assert len(options) <= 250
                GAME.apply(s, options[chooser.below(len(options))])
            endings.add(GAME.ending(s))
    assert endings <= {"destroyed", "both_destroyed", "inactivity", "length"}


def written_and_read(game: Berserk, setup: Setup, seed: int) -> set[int]:
    """Plays a random game, whose every position is written and read; the phases it had."""
    s = game.start(seed, setup)
    chooser, phases = Chooser(seed), set()
    while True:
        assert position(text(s), game).key() == s.key(), text(s)
        phases.add(s.phase)
        options = game.options(s)
        if not options:
            return phases
        game.apply(s, options[chooser.below(len(options))])


def test_every_position_of_fifty_games_can_be_written_and_read() -> None:
    phases = set()
    for seed in range(50):
        phases |= written_and_read(GAME, GAME.any_setup(2, seed), seed)
    assert phases == {PREPARING, PLACING, VANGUARD, BATTLE}


def test_every_position_of_games_with_the_cards_made_for_tests_too() -> None:
    made = [card.id for card in extra_cards()]
    for seed in range(20):
        turned = made[seed:] + made[:seed]
        deck = ", ".join(f"2 {card}" for card in turned[:20])
        written_and_read(EXTRA, Setup(2, {"deck0": deck, "deck1": deck}), seed)


def test_a_dead_defender_and_a_landed_flyer_can_be_written() -> None:
    s = pos("p1 c3 f01\np2 c4 n01\np2 b4 x02 wounds=4\np2 zone x07\np1 a1 x03")
    dice(s, white="6", black="1")
    do(s, "strike c3 c4", "defend b4")
    assert grave(s, 1) == ["x02"]
    assert position(text(s), EXTRA).key() == s.key()
    go(s, "use a1 1", "target 2.x07", "cell e6")
    assert at(s, "e6", "card") == "x07"
    again = position(text(s), EXTRA)
    assert again.key() == s.key()
    assert " landed" in text(s)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("p1 f9 n01", "no place 'f9'"),
        ("p1 c3 nobody", "no card 'nobody'"),
        ("p1 c3s f14", "nobody on c3"),
        ("sun: shines", "no 'sun'"),
        ("p1", "write p1, p2"),
        ("p1 c3", "player, place and card"),
        ("p1 c3 n01 dancing", "no state 'dancing'"),
        ("p1 c3 n01 moons=2", "no 'moons'"),
        ("p1 c3 n01 wounds=many", "expected a number"),
        ("p1 c3 n01 wounds=-1", "not from 0"),
        ("p1 c3 n01 elements=64", "not from 0 to 63"),
        ("p1 c3 n01 poison_own=65536", "not from 0 to 65535"),
        ("p1 c3 n01 id=99999", "not from 0 to 4095"),
        ("p1 gone n01", "id=N"),
        ("p2 c6 d01 hidden", "turn 2"),
        ("first: 2", "not from -1 to 1"),
        ("phase: 9", "not from -1 to 3"),
        ("turn: x", "expected a number"),
        ("stop: 0 7", "0, 1 or 2"),
        ("counters: 0 0", "has 6 numbers, not 2"),
        ("counters: 0 0 0 0 0 -1", "less than never"),
        ("stack: 1004 0 0", "groups of 4"),
        ("units: 3", "not from 30"),
    ],
)
def test_a_wrong_line_is_refused_with_the_reason(wrong: str, why: str) -> None:
    with pytest.raises(BadPosition, match="line 1: .*" + re.escape(why)):
        position(wrong)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("p1 c3 n01\np2 c3 n01", "two cards have the number 12"),
        ("p1 c3 n01\np2 c3 n01 id=40", "c3 is taken"),
        ("turn: 3\nturn: 3", "given twice"),
        ("p1 c3 n01\nstack: 12 0 0 0", "no question"),
        ("p1 c3 n01\nstack: 1004 5 0 0", "question 1004 to seat 5"),
        ("p1 c3 n01\nitems: 0 0 77 0 0 0 0 0 0", "no card with the number 77"),
        ("p1 c3 n01\nact: 0 29 0 0 0 0 0 0 0", "no card with the number 29"),
        ("p1 c3 n01\nstack: 1010 0 0 0", "does not fit|no answer"),
        ("phase: 0\nactive: -1", "give `active`"),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(wrong: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        position(wrong)


@clause("BK-15.2", "BK-15.3", "BK-15.14")
def test_the_dice_over_a_million_rolls() -> None:
    s = pos("p1 c3 n01\np2 c4 n01")
    assert len(s.counters) == N_STREAMS
    n = 1_000_000
    white, black = [0] * 6, [0] * 6
    for _ in range(n):
        white[below(s, STREAM_ATTACK, 6)] += 1
        black[below(s, STREAM_DEFENCE, 6)] += 1
    shares = [0.0] * 3
    for die, count in enumerate(white, 1):
        shares[strength(die)] += count / n
    for share, exact in zip(shares, (1 / 2, 1 / 3, 1 / 6), strict=True):
        assert abs(share - exact) < 0.0025  # five standard deviations
    for count in (*white, *black):
        assert abs(count / n - 1 / 6) < 0.0019
    assert abs(sum(black[:4]) / n - 2 / 3) < 0.0024
