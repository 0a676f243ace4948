"""PettingZoo environments: one agent per seat, acting in turn.

    from koloda.env.aec import koloda_valhalla_v1
    env = koloda_valhalla_v1.env(seats=3)

Each game has such a name with its version, as PettingZoo's own environments do; names() lists them.
"""

import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from koloda.env.rendering import picture, table_text
from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.protocol import OVER
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

AgentID = str
Observation = dict[str, Any]


class KolodaAEC(AECEnv):  # type: ignore[misc]  # PettingZoo's base class is not typed strictly
    """One match. The mask is in the observation and in `infos`.

    Rewards come at the end of a match: the returns of the game, win or lose. Scores are apart from
    them: `infos` of a finished match have each seat's `score`, the numbers of its part of the table
    (points, lives, lands), and how the match ended (`ending`). The same seed and the same actions
    give the same match in any process.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = registry.find(game)
        self.setup = Setup(seats, options)
        self.space = Space(self.game, self.setup)
        self.metadata = {
            "name": name_of(self.game.id, self.game.version),
            "render_modes": ["ansi", "human", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 255.0, (self.space.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.space.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.space.actions) for agent in self.possible_agents
        }
        self.luck = np.random.default_rng()
        self.state_: BaseState = self.game.start(0, self.setup)
        self.legal: dict[int, int] = {}  # the actions of the agent on turn, with their options

    def observation_space(self, agent: AgentID) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; without a seed, another one than the last."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.state_ = self.game.start(int(self.luck.integers(1 << 60)), self.setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def _turn(self) -> None:
        """Say whose turn it is, and what that agent may do."""
        seat = self.game.seat(self.state_)
        self.legal = {}
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            self.legal = self.space.indices(self.state_)
        nothing = np.zeros(self.space.actions, np.int8)
        self.infos: dict[AgentID, dict[str, Any]] = {
            agent: {"action_mask": nothing} for agent in self.agents
        }
        if self.legal:
            mask = nothing.copy()
            mask[list(self.legal)] = 1
            self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: AgentID) -> Observation:
        seat = self.possible_agents.index(agent)
        if agent in self.infos:
            mask = self.infos[agent]["action_mask"]
        else:
            mask = np.zeros(self.space.actions, np.int8)
        return {"observation": self.space.observe(self.state_, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = None if action is None else self.legal.get(int(action))
        if option is None:
            raise ValueError(f"action {action} is not legal: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.apply(self.state_, option)
        self._turn()
        returns = self.game.returns(self.state_)
        if returns is not None:
            self._end(returns)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self, returns: list[float]) -> None:
        """Hand out rewards and, apart from them, scores."""
        ending = self.game.ending(self.state_)
        for agent, reward, score in zip(self.possible_agents, returns, self.scores(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent].update(score=score, ending=ending)

    def scores(self) -> list[dict[str, int]]:
        """Each seat's numbers on the table, as everybody sees them."""
        table: Any = self.game.observe(self.state_, None)
        return [player["numbers"] for player in table["players"]]

    def render(self) -> Any:
        """As text ("ansi", "human") or as an image ("rgb_array"), seen by a spectator."""
        if self.render_mode == "rgb_array":
            return picture(self.text())
        if self.render_mode == "human":
            print(self.text())
            return None
        return self.text()

    def text(self) -> str:
        """The table in a few lines."""
        return table_text(self.game.observe(self.state_, None))

    def close(self) -> None:
        """Nothing is held open."""

    def save(self) -> bytes:
        """The whole environment, in the middle of a match too."""
        return pickle.dumps(self)

    def __getstate__(self) -> dict[str, Any]:
        fields = self.__dict__.copy()
        del fields["space"], fields["game"]
        fields["game_id"] = self.game.id
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        game = registry.find(fields.pop("game_id"))
        self.__dict__.update(fields)
        self.game = game
        self.space = Space(game, self.setup)


def name_of(game: str, version: int) -> str:
    """koloda_valhalla_v1"""
    return f"koloda_{game}_v{version}"


def env(game: str, seats: int = 2, **settings: Any) -> KolodaAEC:
    """A PettingZoo environment."""
    return KolodaAEC(game, seats, **settings)


def names() -> dict[str, str]:
    """The versioned names, each with its game."""
    return {name_of(game, registry.find(game).version): game for game in covered()}


def __getattr__(name: str) -> SimpleNamespace:
    """A game by its versioned name, with env() and raw_env() as PettingZoo's own modules have."""
    if not name.startswith("koloda_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    known = names()
    if name not in known:
        raise AttributeError(f"there is no environment {name!r}: choose one of {', '.join(known)}")
    make = partial(env, known[name])
    return SimpleNamespace(env=make, raw_env=make)
