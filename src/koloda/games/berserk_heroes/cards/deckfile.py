"""The preset decks, two of each element, as deck files."""

from pathlib import Path

DECKS = Path(__file__).parent.parent / "decks"


def presets(folder: Path = DECKS) -> dict[str, str]:
    """The text of each preset by its name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
