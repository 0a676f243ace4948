"""Who sits where: a seat belongs to the token of a guest, or to a bot, or is open."""

import msgspec

from koloda.server.catalogue import table_texts
from koloda.server.wire import Chair

OPEN, HUMAN, BOT = "open", "human", "bot"
PAST = "seat"  # in a record that was handed in: nobody here


class Sitter(msgspec.Struct):
    """A seat and who has it."""

    kind: str
    guest: str = ""
    name: str = ""
    agent: str = ""
    standing: str = ""  # when its player wants to be asked; empty for always


def seats_of(sitters: list[Sitter], guest: str) -> list[int]:
    """The seats of a guest."""
    return [
        seat
        for seat, sitter in enumerate(sitters)
        if guest and sitter.kind == HUMAN and sitter.guest == guest
    ]


def names(sitters: list[Sitter], lang: str) -> list[str]:
    """The names at a table; a bot is called by its seat."""
    words = table_texts(lang)
    return [
        sitter.name if sitter.kind == HUMAN else words.say(f"{sitter.kind}-seat", n=seat + 1)
        for seat, sitter in enumerate(sitters)
    ]


def shown(sitters: list[Sitter], here: set[str], lang: str) -> list[Chair]:
    """The seats as everybody sees them; no token leaves."""
    return [
        Chair(kind=sitter.kind, name=name, agent=sitter.agent, here=sitter.guest in here)
        for sitter, name in zip(sitters, names(sitters, lang), strict=True)
    ]


def one_device(sitters: list[Sitter]) -> bool:
    """Whether no two guests play each other: bots and one device only."""
    guests = {sitter.guest for sitter in sitters if sitter.kind == HUMAN}
    return len(guests) <= 1 and all(sitter.kind != OPEN for sitter in sitters)


def is_hotseat(sitters: list[Sitter]) -> bool:
    """Whether one guest has several seats."""
    guests = [sitter.guest for sitter in sitters if sitter.kind == HUMAN]
    return len(set(guests)) < len(guests)
