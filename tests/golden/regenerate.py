"""Writes the golden files of every registered game anew: python -m tests.golden.regenerate [GAME].

Per game one playthrough for each number of seats, and the text of every card in both languages.
Read the diff before you commit it, and explain it in the commit.
"""

import re
import sys
from pathlib import Path

from koloda.effects.text import LANGUAGES
from koloda.games import registry
from koloda.kernel.golden import playthrough
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState

FOLDER = Path(__file__).parent
TRIED = range(1, 9)  # seeds tried for a new file; the one that covers most is kept


def golden(game: Game[BaseState], seats: int, seed: int) -> str:
    """The playthrough of a game with so many seats."""
    return playthrough(game, game.any_setup(seats, seed), seed)


def path(game: str, seats: int) -> Path:
    return FOLDER / game / f"{seats}_seats.txt"


def seed_of(text: str) -> int:
    """The seed a golden file was played with."""
    found = re.search(r", seed (\d+)\.$", text.partition("\n")[0])
    if found is None:
        raise ValueError("the first line of a golden file ends with its seed")
    return int(found[1])


def best_seed(game: Game[BaseState], seats: int) -> int:
    """Of the seeds tried, the first one whose game covers most."""
    return max(TRIED, key=lambda seed: (covered(golden(game, seats, seed)), -seed))


def covered(text: str) -> int:
    return sum(line.count(",") + 1 for line in text.splitlines() if line.startswith("#   "))


def texts_path(game: str, lang: str) -> Path:
    return FOLDER / "texts" / f"{game}.{lang}.txt"


def card_texts(game: Game[BaseState], lang: str) -> str:
    """Every card as a person reads it: in sentences, then as its face says it."""
    lines = [f"# {game.id}: the cards as players read them ({lang})."]
    for face in registry.texts_of(game, lang).faces.values():
        numbers = "".join(f", {name} {n}" for name, n in face.numbers.items())
        nick = f" ({face.nick})" if face.nick else ""
        kind = f"{face.line} · {face.short}" if face.short else face.line
        lines += ["", face.id, f"  {face.name}{nick} · {kind}{numbers} · ×{face.copies}"]
        lines += [f"  {text}" for text in (face.signs, *face.text) if text]
        lines += [f"  > {line}" for line in face.lines]
    return "\n".join(lines) + "\n"


def regenerate(name: str) -> None:
    """All golden files of one game; a file keeps its seed."""
    game = registry.find(name)
    (FOLDER / name).mkdir(exist_ok=True)
    for lang in LANGUAGES:
        texts_path(name, lang).write_text(card_texts(game, lang), encoding="utf-8")
    for seats in range(game.min_seats, game.max_seats + 1):
        file = path(name, seats)
        known = file.exists()
        seed = seed_of(file.read_text(encoding="utf-8")) if known else best_seed(game, seats)
        file.write_text(golden(game, seats, seed), encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or registry.GAMES:
        regenerate(chosen)
