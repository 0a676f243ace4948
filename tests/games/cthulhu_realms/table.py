"""A table of Cthulhu Realms: positions and moves in words, and what lies where."""

import shutil
from pathlib import Path
from typing import Any

from koloda.games.cthulhu_realms import GAME, with_cards
from koloda.games.cthulhu_realms.cards.schema import CARDS
from koloda.games.cthulhu_realms.faces.notation import position
from koloda.games.cthulhu_realms.game import CthulhuRealms
from koloda.games.cthulhu_realms.rules.state import CthulhuState
from koloda.kernel.errors import IllegalAction
from koloda.kernel.setup import Setup
from tests import playing

__all__ = ["GAME", "CthulhuState", "position", "start"]


def start(seats: int = 2, seed: int = 1, first: str = "0") -> CthulhuState:
    """A fresh match."""
    return GAME.start(seed, Setup(seats, {"first": first}))


def actions(s: CthulhuState, verb: str = "") -> list[str]:
    """The legal actions, or those of one verb."""
    return [text for text in playing.actions(GAME, s) if text.startswith(verb)]


def play(s: CthulhuState, *texts: str) -> CthulhuState:
    """Carry out actions, each of which must be legal."""
    playing.play(GAME, s, *texts)
    return s


def refused(s: CthulhuState, text: str) -> str:
    """Why an action is refused: the clause, or the reason where it has none; nothing changes."""
    before = s.key()
    try:
        GAME.option(s, tuple(text.split(" ")))
    except IllegalAction as error:
        assert s.key() == before
        return error.clause or error.reason
    raise AssertionError(f"{text} is legal")


def view(s: CthulhuState, seat: int | None) -> Any:
    """What a seat sees; None is a spectator."""
    return GAME.observe(s, seat)


def names(zone: Any) -> list[str]:
    """The cards of a zone of a view."""
    return [card["card"] for card in zone["cards"]]


def cards(s: CthulhuState, zone: str, seat: int) -> list[str]:
    """The cards of a player's zone as their owner sees them."""
    return names(view(s, seat)["players"][seat]["zones"][zone])


def shown(s: CthulhuState, zone: str, seat: int, viewer: int | None) -> list[str]:
    """The cards of a player's zone as somebody else sees them."""
    return names(view(s, viewer)["players"][seat]["zones"][zone])


def size(s: CthulhuState, zone: str, seat: int) -> int:
    """How many cards everybody sees lying in a player's zone."""
    count = view(s, None)["players"][seat]["zones"][zone]["count"]
    assert isinstance(count, int)
    return count


def shared(s: CthulhuState, zone: str) -> list[str]:
    """The visible cards of a shared zone: row0, stack, common, box, abjured."""
    return names(view(s, None)["zones"][zone])


def common_size(s: CthulhuState) -> int:
    """The open number of cards of the common deck."""
    count = view(s, None)["zones"]["common"]["count"]
    assert isinstance(count, int)
    return count


def sanity(s: CthulhuState) -> list[int]:
    """Everybody's sanity, as everybody sees it."""
    return [player["numbers"]["sanity"] for player in view(s, None)["players"]]


def pool(s: CthulhuState) -> int:
    """The conjuring power of the turn."""
    n = view(s, None)["numbers"]["conjuring"]
    assert isinstance(n, int)
    return n


def asked(s: CthulhuState) -> tuple[int, str]:
    """Who is asked what."""
    return GAME.seat(s), str(GAME.prompt(s)["key"])


def in_play(s: CthulhuState, seat: int) -> list[tuple[str, list[int], int]]:
    """Cards in play, each with its used abilities and its lost sanity."""
    zone = view(s, None)["players"][seat]["zones"]["play"]
    return [(card["card"], card["used"], card["lost"]) for card in zone["cards"]]


def with_changed_card(folder: Path, file: str, old: str, new: str) -> CthulhuRealms:
    """The game with a designer's folder of cards: ours but for one line."""
    shutil.copytree(CARDS, folder, dirs_exist_ok=True)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return with_cards(folder)
