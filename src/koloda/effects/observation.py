"""Observations: fields of small numbers read from a seat's view, documented one by one."""

from collections.abc import Callable
from typing import Any

import msgspec

from koloda.kernel.protocol import Message, View

Read = Callable[[View, Message | None], list[int]]


class Field(msgspec.Struct, frozen=True):
    """A part of the observation: its numbers are 0..255, divided by `scale` for the learner."""

    name: str
    size: int
    scale: int
    about: str
    read: Read
    shape: tuple[int, ...] = ()  # of planes, where the field is a board


def encode_view(fields: list[Field], view: View, prompt: Message | None) -> bytes:
    """The observation through the view: slow, plain, and the measure of the direct encoder.

    `prompt` is the question to the viewing seat, None when it is not the one asked.
    """
    out = bytearray()
    for field in fields:
        numbers = field.read(view, prompt)
        if len(numbers) != field.size:
            raise ValueError(f"field {field.name}: {len(numbers)} numbers, not {field.size}")
        out.extend(min(max(n, 0), 255) for n in numbers)
    return bytes(out)


def histogram(zone: Any, index: dict[str, int], mark: str = "") -> list[int]:
    """How many of each card a zone shows; with `mark`, the sum of that mark instead."""
    counts = [0] * len(index)
    for card in zone["cards"]:
        value = card[mark] if mark else 1
        counts[index[card["card"]]] += len(value) if isinstance(value, list) else value
    return counts


def one_hot(place: int | None, size: int) -> list[int]:
    """A one at a place; nothing for None."""
    numbers = [0] * size
    if place is not None:
        numbers[place] = 1
    return numbers
