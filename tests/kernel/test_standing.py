"""Standing answers: only a level the game knows answers for a player."""

from koloda.kernel.setup import Setup
from koloda.kernel.standing import ASKS, answer_for, levels_of
from tests.kernel.toy import TOY


def test_without_a_level_the_game_knows_a_player_is_asked() -> None:
    assert levels_of(TOY) == []
    s = TOY.start(1, Setup(2))
    assert answer_for(TOY, s, "") == ASKS
    assert answer_for(TOY, s, "always") == ASKS
