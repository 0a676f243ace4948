"""Random playouts."""

from collections import Counter

from koloda.kernel.playout import Chooser, playout
from koloda.kernel.protocol import OVER
from koloda.kernel.setup import Setup
from tests.kernel.toy import TOY


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    s = TOY.start(1, Setup(2))
    assert 4 <= playout(TOY, s, Chooser(1)) <= 8
    assert TOY.seat(s) == OVER


def test_the_same_chooser_plays_the_same_game() -> None:
    one, two = TOY.start(1, Setup(3)), TOY.start(1, Setup(3))
    playout(TOY, one, Chooser(6))
    playout(TOY, two, Chooser(6))
    assert one.key() == two.key()


def test_a_limit_stops_a_playout() -> None:
    s = TOY.start(1, Setup(2))
    assert playout(TOY, s, Chooser(1), limit=2) == 2
    assert TOY.seat(s) != OVER


def test_a_chooser_is_even() -> None:
    for seed in (0, 1, 77):
        chooser = Chooser(seed)
        seen = Counter(chooser.below(5) for _ in range(5000))
        assert all(abs(seen[i] - 1000) < 170 for i in range(5))
