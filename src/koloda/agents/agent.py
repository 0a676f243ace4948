"""What an agent is, and the one door through which a match asks it."""

from abc import ABC, abstractmethod
from typing import Generic

from koloda.agents.seeds import mix
from koloda.kernel.protocol import Game, Option, S, Seat


class Agent:
    """Somebody who decides for one seat of one match; `name` says how to make it again."""

    def __init__(self, name: str) -> None:
        self.name = name


class Blind(Agent, ABC):
    """Decides from the options alone; costs no resampling."""

    @abstractmethod
    def pick(self, options: list[Option]) -> Option:
        """One of the options."""


class Seeing(Agent, ABC, Generic[S]):
    """Decides on worlds that its seat cannot tell from the true one."""

    @abstractmethod
    def choose(self, s: S, seat: Seat, again: bool) -> Option:
        """One of the options of s, a world resampled for the seat.

        `again`: no other seat has made a real decision since this agent's last one, so
        that what it thought then is still about the game as it stands. The agent may
        change s; it is its own.
        """


def decide(
    game: Game[S], agent: Agent, s: S, options: list[Option], seed: int, again: bool
) -> Option:
    """The agent's choice among two or more options; the true position does not reach it."""
    if isinstance(agent, Blind):
        return agent.pick(options)
    assert isinstance(agent, Seeing)
    seat = game.seat(s)
    chosen: Option = agent.choose(game.resample(s, seat, mix(seed, seat)), seat, again)
    return chosen
