"""The dense actions and the observation of a game in one set-up."""

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from koloda.effects.observation import Field
from koloda.env.plain import PlainEncoder
from koloda.games import registry
from koloda.kernel.encoder import NO_INDEX, BaseEncoder
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game, Message, View
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Space:
    """One index means one thing in every match of the set-up.

    The index changes only with the game's version or its cards.
    """

    def __init__(self, game: Game[BaseState], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        own: Any = registry.part(game, "minds.encode")
        made: Any = PlainEncoder(game, setup) if own is None else own.Encoder(game, setup)
        self.encoder: BaseEncoder[BaseState] = made
        self.size = self.encoder.size

    def __reduce__(self) -> tuple[type["Space"], tuple[Game[BaseState], Setup]]:
        return (Space, (self.game, self.setup))

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.encoder.actions

    @cached_property
    def fields(self) -> list[Field]:
        """The fields of the observation, in order."""
        if isinstance(self.encoder, PlainEncoder):
            return self.encoder.fields
        own = registry.part(self.game, "minds.observation")
        if own is None:
            return [Field("observation", self.size, 1, "undocumented", unread)]
        return list(own.fields(self.game, self.setup))

    @cached_property
    def scale(self) -> Floats:
        """What each byte is multiplied with for a learner."""
        parts = [np.full(field.size, 1 / field.scale, np.float32) for field in self.fields]
        return np.concatenate(parts)

    @cached_property
    def names(self) -> list[str]:
        """What each action means, in words."""
        return self.encoder.names()

    def indices(self, s: BaseState) -> dict[int, int]:
        """The legal actions of the deciding seat, each with the option it stands for."""
        options = self.game.options(s)
        pairs = zip(self.encoder.legal(s, options), options, strict=True)
        return {index: option for index, option in pairs if index != NO_INDEX}

    def option(self, s: BaseState, action: int) -> int:
        """The option that an action stands for; ValueError if it is not legal."""
        legal = self.indices(s)
        if action not in legal:
            raise ValueError(f"action {action} is not legal: see action_mask")
        return legal[action]

    def encode(self, s: BaseState, seat: int) -> bytes:
        """A seat's observation as small numbers."""
        return self.encoder.observation(s, seat)

    def observe(self, s: BaseState, seat: int) -> Floats:
        """A seat's observation as a vector."""
        return np.frombuffer(self.encode(s, seat), np.uint8) * self.scale

    def mask(self, s: BaseState) -> Mask:
        """Which actions the deciding seat may take."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.indices(s))] = 1
        return mask


def unread(_view: View, _prompt: Message | None) -> list[int]:
    """The observation of an encoder whose package does not say how a view gives the same."""
    raise KolodaError("this game has no minds/observation.py")


def covered() -> list[str]:
    """The games that are environments: all, with an encoder of their own or the plain one."""
    return registry.names()
