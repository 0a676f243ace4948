"""The games as OpenSpiel games for Python users.

    import koloda.env.spiel, pyspiel
    game = pyspiel.load_game("koloda_cthulhu_realms(players=3,setup=first:0|turns:500)")

One chance node at the root decides the seed of the match, and all later luck follows from it: the
history of a state replays to the same state. (A sampled-stochastic game written in Python cannot be
serialised by OpenSpiel: its binding does not let Python hand over the state of a generator.) The
parameter `seed` shifts the seeds, so that matches beyond the first 4,096 can be reached.
"""

from typing import Any

import numpy as np
import pyspiel

from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

SEEDS = 4096
PREFIX = "koloda_"


def parse_setup(text: str) -> dict[str, str]:
    """The set-up options in "first:0|expansions:loki+thor".

    OpenSpiel keeps the equals sign and the comma of a game's name for itself.
    """
    pairs = [part.partition(":") for part in text.split("|") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise KolodaError(f"setup takes name:value|name:value, not {name!r}")
    return {name: value.replace("+", ",") for name, _, value in pairs}


class KolodaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One game in one set-up."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.koloda = registry.find(name)
        seats = int(params.get("players", max(2, self.koloda.min_seats)))
        self.setup = Setup(seats, parse_setup(str(params.get("setup", ""))))
        self.koloda.start(0, self.setup)  # refuses a set-up that the game does not allow
        self.space = Space(self.koloda, self.setup)
        self.first_seed = int(params.get("seed", 0)) * SEEDS
        self.outcomes = [(seed, 1 / SEEDS) for seed in range(SEEDS)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=SEEDS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.koloda.max_decisions(self.setup),
        )
        super().__init__(game_type(name), info, params)

    def new_initial_state(self, _: Any = None) -> "KolodaState":
        return KolodaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class KolodaState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A match, or the chance node before it."""

    def __init__(self, game: KolodaGame) -> None:
        super().__init__(game)
        self.space = game.space
        self.first_seed = game.first_seed
        self.s: BaseState | None = None

    def current_player(self) -> int:
        if self.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.space.game.seat(self.s)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert self.s is not None
        return sorted(self.space.indices(self.s))

    def _apply_action(self, action: int) -> None:
        if self.s is None:
            self.s = self.space.game.start(self.first_seed + action, self.space.setup)
        else:
            self.space.game.apply(self.s, self.space.option(self.s, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.space.names[action]

    def is_terminal(self) -> bool:
        return self.s is not None and self.space.game.seat(self.s) < 0

    def returns(self) -> list[float]:
        returns = None if self.s is None else self.space.game.returns(self.s)
        return [0.0] * self.space.setup.seats if returns is None else returns

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "KolodaState":
        """A state that the player cannot tell from this one."""
        twin: KolodaState = self.clone()
        if self.s is not None:
            twin.s = self.space.game.resample(self.s, player, int(sampler() * (1 << 30)))
        return twin

    def __str__(self) -> str:
        if self.s is None:
            return "before the deal"
        return f"{self.space.game.id} {self.s.key()}"


class Observer:
    """What a player sees, as a vector and as text."""

    def __init__(self, game: KolodaGame) -> None:
        self.space = game.space
        self.tensor = np.zeros(game.space.size, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for field in game.space.fields:
            shape = field.shape or (field.size,)
            self.dict[field.name] = self.tensor[start : start + field.size].reshape(shape)
            start += field.size

    def set_from(self, state: KolodaState, player: int) -> None:
        self.tensor.fill(0)
        if state.s is not None:
            self.tensor[:] = self.space.observe(state.s, player)

    def string_from(self, state: KolodaState, player: int) -> str:
        if state.s is None:
            return "before the deal"
        out = bytearray(self.space.size)
        self.space.encoder.encode(state.s, player, out, 0)
        return f"seat {player} sees {out.hex()}"


def game_type(name: str) -> Any:
    """How OpenSpiel classes a game."""
    game = registry.find(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Koloda: {name}, version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.min_seats), "setup": "", "seed": 0},
    )


def _game_class(name: str) -> type[KolodaGame]:
    class Registered(KolodaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered


def register() -> None:
    """Make every game known to pyspiel.load_game."""
    known = set(pyspiel.registered_names())
    for name in covered():
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(name), _game_class(name))


register()
