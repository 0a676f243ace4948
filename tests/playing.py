"""Driving a game through its public protocol, in words."""

from koloda.kernel.event import seen_by
from koloda.kernel.protocol import Game, Message, S


def actions(game: Game[S], s: S) -> list[str]:
    """The legal actions as text."""
    return [" ".join(game.action(s, option)) for option in game.options(s)]


def play(game: Game[S], s: S, *texts: str) -> None:
    """Carry out actions, each of which must be legal."""
    for text in texts:
        option = game.option(s, tuple(text.split(" ")))
        assert option in game.options(s)
        game.apply(s, option)


def listen(s: S) -> None:
    """From here on collect events."""
    s.events = []


def heard(game: Game[S], s: S, seat: int | None) -> list[Message]:
    """The events since listen() as a seat sees them."""
    assert s.events is not None
    seen = [seen_by(event, seat) for event in s.events]
    return [game.message(event) for event in seen if event is not None]
