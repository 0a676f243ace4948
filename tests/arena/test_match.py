"""The one game loop."""

import pytest

from koloda.agents.registry import make
from koloda.arena.match import play_match
from koloda.games.registry import GAMES, find
from koloda.kernel.errors import KolodaError
from koloda.kernel.record import digest, replay
from koloda.kernel.setup import Setup


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_leaves_a_record_that_replays(game_id: str) -> None:
    game = find(game_id)
    for seats in (max(2, game.min_seats), game.max_seats):
        agents = [make("uniform", game, seat) for seat in range(seats)]
        match = play_match(game, Setup(seats), 4, agents, listen=True)
        assert match.record is not None
        s = replay(game, match.record)
        assert game.returns(s) == match.returns
        assert digest(s.key()) == match.record.key
        assert game.ending(s) == match.ending != ""
        assert len(match.record.actions) == match.decisions
        assert match.events


def test_without_a_record_the_match_is_the_same() -> None:
    game = find("cthulhu_realms")

    def play(keep: bool) -> tuple[list[float], int]:
        agents = [make("uniform", game, seat) for seat in range(2)]
        match = play_match(game, Setup(2), 4, agents, keep=keep)
        assert (match.record is not None) == keep
        return match.returns, match.decisions

    assert play(True) == play(False)


def test_a_missing_agent_is_refused() -> None:
    game = find("cthulhu_realms")
    with pytest.raises(KolodaError, match="2 seats need as many agents, not 1"):
        play_match(game, Setup(2), 1, [make("uniform", game, 1)])
