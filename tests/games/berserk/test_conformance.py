"""The conformance kit, positions as text, dice over a million rolls."""

import pytest

from koloda.games.berserk import GAME
from koloda.games.berserk.faces.notation import position, text
from koloda.games.berserk.model import N_STREAMS, STREAM_ATTACK, STREAM_DEFENCE
from koloda.games.berserk.rules.strikes import strength
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadPosition
from koloda.kernel.playout import Chooser
from koloda.kernel.rng import below
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk.table import pos


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


def test_every_position_of_a_game_can_be_written_and_read() -> None:
    for seed in (3, 4):
        s = GAME.start(seed, GAME.any_setup(2, seed))
        chooser = Chooser(seed)
        while options := GAME.options(s):
            assert position(text(s)).key() == s.key()
            GAME.apply(s, options[chooser.below(len(options))])


@pytest.mark.parametrize(
    "wrong", ["p1 f9 n01", "p1 c3 nobody", "p1 c3s f14", "sun: shines", "p1", "p2 c6 d01 hidden"]
)
def test_a_wrong_position_is_refused(wrong: str) -> None:
    with pytest.raises(BadPosition, match="line 1"):
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
