"""Texts as a stranger may hand them in: ours, with some edits."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from koloda.kernel.errors import KolodaError

ODD = [
    "",
    " ",
    "-1",
    "0",
    "1.5",
    "9" * 30,
    "9" * 5000,
    "٣",
    "½",
    "\x00",
    "\x85",
    "\u2028",
    "\ud800",
    "\n",
    '"',
    "{}",
    "=",
    ":",
    "#",
    "nobody",
    "Ярость",
]


@dataclass(frozen=True)
class Edit:
    """Replace some characters at a place by others; places count round and round."""

    at: int
    length: int
    put: str

    def __call__(self, text: str) -> str:
        start = self.at % (len(text) + 1)
        return text[:start] + self.put + text[start + self.length :]


@dataclass(frozen=True)
class WordEdit:
    """Replace a word by another one of the same text, or by something odd."""

    at: int
    other: int | str

    def __call__(self, text: str) -> str:
        words = re.split(r"([ \n=:,]+)", text)  # every other one is what stands between two
        n = (len(words) + 1) // 2
        put = self.other
        words[2 * (self.at % n)] = words[2 * (put % n)] if isinstance(put, int) else put
        return "".join(words)


@dataclass(frozen=True)
class LineEdit:
    """Take a line out of its place, and put it elsewhere if it is not dropped."""

    at: int
    to: int | None

    def __call__(self, text: str) -> str:
        lines = text.split("\n")
        line = lines.pop(self.at % len(lines))
        if self.to is not None:
            lines.insert(self.to % (len(lines) + 1), line)
        return "\n".join(lines)


PLACE = st.integers(0, 999)
EDIT = st.one_of(
    st.builds(Edit, PLACE, st.integers(0, 40), st.sampled_from(ODD) | st.text(max_size=3)),
    st.builds(WordEdit, PLACE, PLACE | st.sampled_from(ODD)),
    st.builds(LineEdit, PLACE, st.none() | PLACE),
)
EDITS = st.lists(EDIT, min_size=1, max_size=4)


def edited(text: str, edits: Sequence[Callable[[str], str]]) -> str:
    for edit in edits:
        text = edit(text)
    return text


def one_sentence(error: KolodaError, about: str = "") -> None:
    """What a stranger is told: one line that says something."""
    told = str(error)
    assert told.strip()
    assert about in told
    assert len(told.splitlines()) == 1
    assert len(told) < 1000
    told.encode()
