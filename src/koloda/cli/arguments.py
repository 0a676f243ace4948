"""Arguments that several commands share."""

import argparse
from pathlib import Path

from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

MOST_PROCESSES = 1000


def add_game(parser: argparse.ArgumentParser) -> None:
    """GAME, --seats, --seed, --set."""
    parser.add_argument("game", metavar="GAME", help=", ".join(registry.names()))
    parser.add_argument("--seats", type=int, metavar="K", help="number of players")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed, the same luck")
    add_set(parser)


def add_set(parser: argparse.ArgumentParser) -> None:
    """--set key=value, as often as needed."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a set-up option, see koloda games; KEY=@FILE takes its value from a file, "
        "a deck also by KEY=FILE; "
        "cards=FOLDER plays with the card files of a folder",
    )


def add_cards(parser: argparse.ArgumentParser) -> None:
    """--set cards=FOLDER and nothing else."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="cards=FOLDER",
        help="with the card files of a folder",
    )


def cards_of(settings: list[str]) -> Path | None:
    """The folder of --set cards=FOLDER."""
    found = split_settings(settings)
    cards = found.pop("cards", None)
    for name in found:
        raise KolodaError(f"only --set cards=FOLDER is known here, not {name}")
    return None if cards is None else Path(cards)


def add_games(parser: argparse.ArgumentParser) -> None:
    """GAME ..., all games by default."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")


def chosen_games(names: list[str]) -> list[str]:
    """The named games, or all."""
    for name in names:
        registry.find(name)
    return names or registry.names()


def positive(value: int, name: str) -> int:
    """Refuse a count below one."""
    if value < 1:
        raise KolodaError(f"{name} must be at least 1, not {value}")
    return value


def processes(value: int, name: str) -> int:
    """Refuse a number of processes that would bring a machine down."""
    if value > MOST_PROCESSES:
        raise KolodaError(f"{name} must be at most {MOST_PROCESSES}, not {value}")
    return positive(value, name)


def checked_seed(seed: int | None) -> int:
    """The seed given, 1 without one."""
    if seed is not None and seed < 0:
        raise KolodaError(f"--seed must be 0 or more, not {seed}")
    return 1 if seed is None else seed


def split_settings(settings: list[str]) -> dict[str, str]:
    """The key=value pairs of --set."""
    found: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key:
            raise KolodaError(f"--set takes KEY=VALUE, not {setting!r}")
        if key in found:
            raise KolodaError(f"--set {key} is given twice")
        if "\n" in value:
            raise KolodaError(f"--set {key}: a value is one line")
        found[key] = of_file(key, Path(value[1:])) if value.startswith("@") else value
    return found


def of_file(key: str, path: Path) -> str:
    """The value that --set takes from a file."""
    try:
        return from_file(path)
    except KolodaError as error:
        raise KolodaError(f"--set {key}: {error}") from error


def from_file(path: Path) -> str:
    """The lines of a file, such as a deck list, as one value; # begins a comment."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except OSError as error:
        raise KolodaError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise KolodaError(f"{path}: not a UTF-8 text file") from error
    contents = [line.partition("#")[0].strip() for line in lines]
    return ";".join(filter(None, contents))


def is_file(value: str) -> bool:
    """Whether a value is the path of a file; a deck list never is."""
    return ";" not in value and 0 < len(value) < 1000 and Path(value).is_file()


def read_decks(game: Game[BaseState], options: dict[str, str]) -> None:
    """Where an option names the file of a deck, its value is the deck list in it."""
    for option in game.setup_options:
        value = options.get(option.name, "")
        if option.kind == "deck" and value not in option.values and is_file(value):
            options[option.name] = of_file(option.name, Path(value))


def game_and_setup(
    name: str, seats: int | None, settings: list[str]
) -> tuple[Game[BaseState], Setup]:
    """The game with its cards, and a set-up that it accepts."""
    options = split_settings(settings)
    cards = options.pop("cards", None)
    game = registry.find(name, None if cards is None else Path(cards))
    read_decks(game, options)
    setup = Setup(seats if seats is not None else default_seats(game), options)
    game.start(0, setup)
    return game, setup


def default_seats(game: Game[BaseState]) -> int:
    """Two, or as few as the game needs beyond that."""
    return min(max(2, game.min_seats), game.max_seats)
