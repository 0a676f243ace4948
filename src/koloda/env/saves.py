"""Environments in files: saved in the middle of an episode, and resumed exactly.

    save(env, "match.koloda")
    env = load("match.koloda")

Takes PettingZoo and Gymnasium environments, vector environments, and states of OpenSpiel. A file is
a pickle behind one line of text: load only files that you trust.
"""

import pickle
from pathlib import Path
from typing import Any

import msgspec

from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState

FORMAT = "koloda environment 1"


class Header(msgspec.Struct):
    """Which rules and cards a file belongs to."""

    format: str
    game: str
    version: int
    fingerprint: str


def save(env: Any, path: str | Path) -> None:
    """Write an environment as it stands to a file."""
    game: Game[BaseState] = env.game if hasattr(env, "game") else env.get_game().koloda
    header = Header(FORMAT, game.id, game.version, game.fingerprint)
    Path(path).write_bytes(msgspec.json.encode(header) + b"\n" + pickle.dumps(env))


def load(path: str | Path) -> Any:
    """The environment in a file, exactly as it was."""
    try:
        first, _, rest = Path(path).read_bytes().partition(b"\n")
        header = msgspec.json.decode(first, type=Header)
    except OSError as error:
        raise KolodaError(f"{path} cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise KolodaError(f"{path} is not a saved environment") from error
    if header.format != FORMAT:
        raise KolodaError(f"{path} is written as {header.format!r}, not as {FORMAT!r}")
    game = registry.find(header.game)
    if header.version != game.version:
        raise KolodaError(
            f"{path} was saved with version {header.version} of {game.id}, this is {game.version}"
        )
    if header.fingerprint != game.fingerprint:
        raise KolodaError(f"{path} was saved with other cards of {game.id}")
    try:
        return pickle.loads(rest)
    except (pickle.UnpicklingError, EOFError) as error:
        raise KolodaError(f"{path} is cut off or damaged") from error
