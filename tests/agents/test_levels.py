"""Levels for people: how much work lies between two looks at the clock, in every game."""

import pytest

from koloda.agents.agent import Agent, decide
from koloda.agents.budget import Budget, parse
from koloda.agents.ismcts import Ismcts
from koloda.agents.levels import LEVELS, level, settings_of
from koloda.agents.registry import make
from koloda.games.registry import GAMES, find
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER, Game, Option
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

LONGEST = 1.5  # seconds that a level may plan for; the rest of two is for its last iteration
MOST_STEPS = 600  # positions made between two looks; each takes less than 0.1 ms compiled
ASKED = 25  # decisions of a game at which the agents are asked


class Counting:
    """A game that counts the positions made in it."""

    def __init__(self, game: Game[BaseState]) -> None:
        self.game = game
        self.steps = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def apply(self, s: BaseState, option: Option) -> None:
        self.steps += 1
        self.game.apply(s, option)


class Clock:
    """Goes on by a tenth of a second a look, and keeps the work between two looks."""

    def __init__(self, counting: Counting) -> None:
        self.counting = counting
        self.now = 0.0
        self.most = 0

    def __call__(self) -> float:
        self.now += 0.1
        self.most = max(self.most, self.counting.steps)
        self.counting.steps = 0
        return self.now


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plans_for_less_than_two_seconds(game_id: str, name: str) -> None:
    plain = level(find(game_id), name)
    kind, _, budget = plain.partition(":")
    assert kind == "casual" or (kind == "ismcts" and 0.0 < parse(budget).seconds <= LONGEST)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_clock_is_looked_at_often_enough_at_every_decision(game_id: str) -> None:
    game = find(game_id)
    counting = Counting(game)
    clock = Clock(counting)
    # evaluations are found by the module of the game, so the agent is made with the real one
    agent = Ismcts("x", game, 1, Budget(seconds=0.35), settings_of(game), clock)
    agent.game = counting  # type: ignore[assignment]  # a game in all but its type
    asked = _play(game, agent, Chooser(7))
    assert asked == ASKED
    assert 0 < clock.most <= MOST_STEPS
    assert clock.now < asked * 0.8  # every decision ended when its time was over


@pytest.mark.parametrize("game_id", GAMES)
def test_easy_looks_at_a_bounded_number_of_positions(game_id: str) -> None:
    game = find(game_id)
    counting = Counting(game)
    clock = Clock(counting)
    agent = make("easy", game, 1)
    agent.game = counting  # type: ignore[attr-defined]  # agents of this kind have a game
    _play(game, agent, Chooser(8), clock)
    assert 0 < clock.most <= MOST_STEPS * 4


def _play(game: Game[BaseState], agent: Agent, chooser: Chooser, clock: Clock | None = None) -> int:
    """Random games in which the agent is asked now and then; how often it was."""
    asked = seed = 0
    while asked < ASKED:
        seed += 1
        s = game.start(seed, Setup(max(2, game.min_seats)))
        while game.seat(s) != OVER and asked < ASKED:
            options = game.options(s)
            option = options[chooser.below(len(options))]
            if len(options) > 1 and chooser.below(6) == 0:
                asked += 1
                option = decide(game, agent, s, options, asked, again=False)
                if clock is not None:
                    clock()
            game.apply(s, option)
    return asked
