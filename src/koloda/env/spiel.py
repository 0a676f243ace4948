"""The games as OpenSpiel games for Python users.

    import koloda.env.spiel, pyspiel
    game = pyspiel.load_game("koloda_cthulhu_realms(players=3,setup=first:0|turns:500)")

One chance node at the root decides the seed of the match, and all later luck follows from it: the
history of a state replays to the same state. (A sampled-stochastic game written in Python cannot be
serialised by OpenSpiel: its binding does not let Python hand over the state of a generator.) The
parameter `seed` shifts the seeds, so that matches beyond the first 4,096 can be reached.

A search that must not look at hidden cards begins at `resample_from_infostate`, as OpenSpiel's
ISMCTS does; AgentBot brings our own agents to a table of OpenSpiel.
"""

from typing import Any

import numpy as np
import pyspiel

from koloda.agents.agent import decide
from koloda.agents.registry import make
from koloda.agents.seeds import mix
from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import OVER
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

SEEDS = 4096
PREFIX = "koloda_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


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
        """What one player sees now; there are no observers of less, of more or of the past."""
        if iig_obs_type is not None and (
            not iig_obs_type.public_info
            or iig_obs_type.perfect_recall
            or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise KolodaError(
                "observers show what one player sees now: public_info=True, perfect_recall=False, "
                "private_info=SINGLE_PLAYER"
            )
        return Observer(self)


class Match:
    """A match under way: who decides, and the legal actions once somebody has asked for them.

    OpenSpiel copies and saves the attributes of a state: it gets a clone, not a deep copy.
    """

    __slots__ = ("legal", "player", "s")

    def __init__(self, s: BaseState, player: int) -> None:
        self.s = s
        self.player = player
        self.legal: dict[int, int] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        copy = Match(self.s.clone(), self.player)
        copy.legal = self.legal  # never changed, only replaced
        return copy

    def __reduce__(self) -> tuple[type["Match"], tuple[BaseState, int]]:
        return (Match, (self.s, self.player))


class KolodaState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A match, or the chance node before it."""

    def __init__(self, game: KolodaGame) -> None:
        super().__init__(game)
        self.match: Match | None = None

    @property
    def space(self) -> Space:
        """The actions and observations of the game."""
        space: Space = self.get_game().space
        return space

    def options(self) -> dict[int, int]:
        """The legal actions of the deciding seat, each with the option it stands for."""
        assert self.match is not None
        if self.match.legal is None:
            self.match.legal = self.space.indices(self.match.s)
        return self.match.legal

    def _settle(self, s: BaseState) -> Match:
        seat = self.space.game.seat(s)
        return Match(s, TERMINAL if seat == OVER else seat)

    def current_player(self) -> int:
        return CHANCE if self.match is None else self.match.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.options())

    def _apply_action(self, action: int) -> None:
        space = self.space
        if self.match is None:
            seed = self.get_game().first_seed + action
            self.match = self._settle(space.game.start(seed, space.setup))
            return
        option = self.options().get(action)
        if option is None:
            raise ValueError(f"action {action} is not legal: see legal_actions()")
        space.game.apply(self.match.s, option)
        self.match = self._settle(self.match.s)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed {action}"
        return self.space.names[action]

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.player == TERMINAL

    def returns(self) -> list[float]:
        space = self.space
        returns = None if self.match is None else space.game.returns(self.match.s)
        return [0.0] * space.setup.seats if returns is None else returns

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "KolodaState":
        """A state that the player cannot tell from this one."""
        twin: KolodaState = self.clone()
        if self.match is not None:
            seed = int(sampler() * (1 << 30))
            twin.match = self._settle(self.space.game.resample(self.match.s, player, seed))
        return twin

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees; from Python without the way through the observer's fields."""
        if self.match is None:
            return [0.0] * self.space.size
        seat = self.current_player() if player is None else player
        seen: list[float] = self.space.observe(self.match.s, seat).tolist()
        return seen

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """The words of an action: {"verb": "buy", "words": ["ghoul"]}."""
        verb, *words = self._action_to_string(player, action).split(" ")
        return {"verb": verb, "words": words}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        """The legal action of these words, or nothing."""
        meant = [struct["verb"], *struct["words"]]
        player = self.current_player()
        return [
            action
            for action in self.legal_actions()
            if self._action_to_string(player, action).split(" ") == meant
        ]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What a player sees, in words: the view of the game."""
        if self.match is None:
            return {}
        view: dict[str, Any] = self.space.game.observe(self.match.s, player)
        return view

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return f"{self.space.game.id} {self.match.s.key()}"


class AgentBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel is not typed
    """One of our agents as a bot of OpenSpiel; it sees no more than it does at our own tables.

    All its luck is that of the seed: bots at one table take seeds of their own.
    """

    def __init__(self, game: KolodaGame, player: int, agent: str, seed: int) -> None:
        super().__init__()
        self.koloda = game.koloda
        self.player = player
        self.agent = make(agent, game.koloda, seed)
        self.seed = seed

    def player_id(self) -> int:
        return self.player

    def provides_policy(self) -> bool:
        return False

    def restart_at(self, state: KolodaState) -> None:
        """Every decision is thought over from the beginning."""

    def step(self, state: KolodaState) -> int:
        assert state.match is not None
        legal = state.options()
        if len(legal) == 1:
            return next(iter(legal))
        actions = {option: action for action, option in legal.items()}
        seed = mix(self.seed, state.move_number())
        options = sorted(actions)
        chosen = decide(self.koloda, self.agent, state.match.s, options, seed, False)
        return actions.get(chosen, min(legal))  # an option beyond the index cannot be said here


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
        if state.match is not None:
            self.tensor[:] = self.space.observe(state.match.s, player)

    def string_from(self, state: KolodaState, player: int) -> str:
        if state.match is None:
            return "before the deal"
        return f"seat {player} sees {self.space.encode(state.match.s, player).hex()}"


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

    Registered.__name__ = Registered.__qualname__ = "".join(map(str.title, name.split("_")))
    return Registered


def register() -> None:
    """Make every game known to pyspiel.load_game, and its class to pickle."""
    known = set(pyspiel.registered_names())
    for name in covered():
        if PREFIX + name not in known:
            made = _game_class(name)
            globals()[made.__name__] = made
            pyspiel.register_game(game_type(name), made)


register()
