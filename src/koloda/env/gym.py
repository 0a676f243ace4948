"""Gymnasium environments: one seat against named agents, and many matches at once."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from koloda.agents.agent import decide
from koloda.agents.registry import make
from koloda.agents.seeds import mix
from koloda.env.batch import Batch
from koloda.env.rendering import picture, table_text
from koloda.env.space import Mask, Space, covered
from koloda.env.workers import Task, Workers, show
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import OVER
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

SEED_SPAN = 1 << 60


def observation_space(space: Space) -> spaces.Dict:
    """What a learner gets: the observation and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 255.0, (space.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )


def _seat_at(seat: int, seats: int) -> int:
    """The seat, if the table has it."""
    if not 0 <= seat < seats:
        raise KolodaError(f"there is no seat {seat} at a table of {seats}")
    return seat


class LegalDiscrete(spaces.Discrete):
    """A discrete space that samples legal actions of its environment unless told otherwise."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: Mask = np.ones(n, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal action by chance; of a finished match any action."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask=mask, probability=probability)


class KolodaEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a match; the other seats are played by named agents.

    The reward of the last step is the seat's return, win or lose; every other reward is 0.
    An action that is not legal is refused with ValueError and changes nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: str | list[str] = "uniform",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.find(game)
        self.setup = Setup(seats, options)
        self.seat = _seat_at(seat, seats)
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
        if len(self.opponents) != seats - 1:
            raise KolodaError(f"{len(self.opponents)} opponents for {seats - 1} other seats")
        self.space = Space(self.game, self.setup)
        self.observation_space = observation_space(self.space)
        self.legal = LegalDiscrete(self.space.actions)
        self.action_space = self.legal
        self.metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
        self.render_mode = render_mode
        self.s: BaseState = self.game.start(0, self.setup)
        self._sit(0)

    def _sit(self, seed: int) -> None:
        """Seat the opponents, each with its own luck."""
        names = iter(self.opponents)
        self.agents = {
            seat: make(next(names), self.game, mix(seed, seat))
            for seat in range(self.setup.seats)
            if seat != self.seat
        }
        self.asked = 0
        self.asking = mix(seed, 1000)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEED_SPAN))
        self.s = self.game.start(luck, self.setup)
        self._sit(luck)
        self._others()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.game.apply(self.s, self.space.option(self.s, int(action)))
        self._others()
        returns = self.game.returns(self.s)
        reward = 0.0 if returns is None else returns[self.seat]
        return self._seen(), reward, returns is not None, False, self._info()

    def _others(self) -> None:
        """Let the other seats decide until this one must."""
        game, last = self.game, -1
        while (seat := game.seat(self.s)) not in (OVER, self.seat):
            options = game.options(self.s)
            option = options[0]
            if len(options) > 1:
                seed = mix(self.asking, self.asked)
                self.asked += 1
                option = decide(game, self.agents[seat], self.s, options, seed, seat == last)
                last = seat
            game.apply(self.s, option)

    def _seen(self) -> dict[str, Any]:
        if self.game.seat(self.s) == self.seat:
            self.legal.legal = self.space.mask(self.s)
        else:
            self.legal.legal = np.zeros(self.space.actions, np.int8)
        seen = self.space.observe(self.s, self.seat)
        return {"observation": seen, "action_mask": self.legal.legal}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.legal.legal, "ending": self.game.ending(self.s)}

    def render(self) -> Any:
        """As text or as an image, with what the seat sees."""
        text = table_text(self.game.observe(self.s, self.seat))
        return picture(text) if self.render_mode == "rgb_array" else text

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


class LegalActions(spaces.MultiDiscrete):
    """The actions of many matches; samples legal ones unless told otherwise."""

    def __init__(self, batch: Batch[BaseState] | Workers) -> None:
        super().__init__([batch.actions] * batch.n)
        self.batch = batch

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[Any]:
        """A legal action by chance in every match."""
        if mask is not None or probability is not None:
            return super().sample(mask=mask, probability=probability)
        draws = self.np_random.random(self.batch.n)
        return np.array(self.batch.choose(draws.tolist()), self.dtype)


class KolodaVectorEnv(VectorEnv[dict[str, Any], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many matches, stepped in one call of compiled code; a match that ends starts anew at once.

    seat=None: self-play, every step is a decision of whichever seat is on turn in each match
    (`infos["seat"]`), and the reward is that of the seat that acted, for the last step alone
    (`infos["returns"]` has all seats'). With a seat the others are played by chance.
    With more than one of the `workers`, as many processes share the matches; nothing else changes.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int = 2,
        seat: int | None = None,
        options: dict[str, str] | None = None,
        workers: int = 1,
    ) -> None:
        self.game = registry.find(game)
        self.setup = Setup(seats, options)
        self.space = Space(self.game, self.setup)
        self.num_envs = num_envs
        self.workers = workers
        self.single_observation_space = observation_space(self.space)
        self.single_action_space = spaces.Discrete(self.space.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (num_envs, self.space.size), np.float32),
                "action_mask": spaces.Box(0, 1, (num_envs, self.space.actions), np.int8),
            }
        )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.learner = -1 if seat is None else _seat_at(seat, seats)
        self._make_batch()

    def _make_batch(self) -> None:
        n, space = self.num_envs, self.space
        self.batch: Batch[BaseState] | Workers
        if self.workers == 1:
            self.batch = Batch(self.game, space.encoder, self.setup, n, 0, self.learner)
        else:
            task = Task(self.game.id, self.setup, n, self.learner, space.size, space.actions)
            self.batch = Workers(task, self.workers)
        self.action_space = LegalActions(self.batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)  # refuses what is no seed
        self.batch.reset(int(self.np_random.integers(1 << 50)))
        return self._seen(), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]
    ]:
        acted = self.batch.seats[:]
        self.batch.step(actions.tolist())
        ended = np.array(self.batch.ended)
        rewards = np.zeros(self.num_envs, np.float64)
        if ended.any():
            returns = self.batch.returns
            for i in np.flatnonzero(ended):
                rewards[i] = returns[i][acted[i]]
        return self._seen(), rewards, ended, np.zeros_like(ended), self._info()

    def _seen(self) -> dict[str, Any]:
        seen = np.empty((self.num_envs, self.space.size), np.float32)
        masks = np.empty((self.num_envs, self.space.actions), np.int8)
        if isinstance(self.batch, Workers):
            self.batch.show(seen, masks)
        else:
            show(self.batch, self.space.scale, seen, masks)
        return {"observation": seen, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": np.array(self.batch.seats)}
        ended = self.batch.ended
        if any(ended):
            returns = self.batch.returns
            info["returns"] = [returns[i] if ended[i] else None for i in range(self.num_envs)]
        return info

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go, if there are any."""
        if isinstance(self.batch, Workers):
            self.batch.close()

    def __getstate__(self) -> dict[str, Any]:
        fields = self.__dict__.copy()
        for made_anew in ("space", "batch", "action_space"):
            del fields[made_anew]
        luck = self.action_space.np_random.bit_generator.state
        return {**fields, "saved": self.batch.save(), "luck": luck}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        saved, luck = fields.pop("saved"), fields.pop("luck")
        self.__dict__.update(fields)
        self.space = Space(self.game, self.setup)
        self._make_batch()
        self.batch.resume(saved)
        self.action_space.np_random.bit_generator.state = luck


def register() -> None:
    """Make every game known to gymnasium.make as koloda/Valhalla-v1; once is enough."""
    for game in covered():
        title = "".join(word.title() for word in game.split("_"))
        name = f"koloda/{title}-v{registry.find(game).version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="koloda.env.gym:KolodaEnv",
                vector_entry_point="koloda.env.gym:KolodaVectorEnv",
                kwargs={"game": game},
            )
