"""One connection to a table, and what it has been shown."""

import asyncio
from typing import Any

from koloda.kernel.state import BaseState
from koloda.server import catalogue, chairs
from koloda.server.match import Match
from koloda.server.wire import FromServer, Position, encode


class Viewer:
    """A browser at a table: a player, several players at one device, or a spectator."""

    def __init__(self, guest: str, lang: str, outbox: int) -> None:
        self.guest = guest
        self.lang = lang
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(outbox)  # an int closes
        self.lost = False
        self.state = 0  # rises with every position sent; says nothing about other seats
        self.offered = 0  # the state in which the present question was put
        self.question = b""
        self.seat: int | None = None
        self.heard = 0  # events of the match that were looked at
        self.lines = 0  # lines of the log the client has
        self.content = b""

    def send(self, message: FromServer) -> None:
        """Queue a message; a client that does not keep up is let go, and will reconnect.

        After the first message that is lost it gets no other: it knows which lines it has.
        """
        if self.lost:
            return
        try:
            self.outbox.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.lost = True

    def dismiss(self, code: int) -> None:
        """Close the connection after what is still to be sent."""
        self.lost = True
        if not self.outbox.full():
            self.outbox.put_nowait(code)

    def forget_log(self) -> None:
        """The log must be sent anew."""
        self.heard = self.lines = 0

    def take_seat(self, match: Match, sitters: list[chairs.Sitter]) -> None:
        """Look through the eyes of the own seat that is asked."""
        own = chairs.seats_of(sitters, self.guest)
        seat = self.seat if self.seat in own else (own[0] if own else None)
        if match.seat in own:
            seat = match.seat
        if seat != self.seat:
            self.seat = seat
            self.forget_log()

    def skip(self, match: Match, since: int) -> None:
        """The client has this many lines already."""
        have = match.count_lines(self.seat)
        if since == have:
            self.heard, self.lines = len(match.events), have

    def present(self, match: Match, sitters: list[chairs.Sitter]) -> BaseState:
        """The position this viewer looks at: where all choose at once, with the own answers."""
        if self.seat is None or not may_be_early(match, sitters, self.guest, self.seat):
            return match.s
        return match.early(self.seat) or match.s

    def is_current(self, state: int) -> bool:
        """Whether an answer given in this state answers the present question."""
        return self.offered <= state <= self.state

    def position(self, match: Match, sitters: list[chairs.Sitter], forced: bool) -> Position | None:
        """What has to be shown now; nothing if nothing changed for this viewer."""
        self.take_seat(match, sitters)
        words = catalogue.texts(match.game.id, self.lang)
        names = chairs.names(sitters, self.lang)
        lines = match.lines(self.heard, self.seat, words, names)
        self.heard = len(match.events)
        s = self.present(match, sitters)
        asked = self.seat is not None and match.game.seat(s) == self.seat
        view = match.game.observe(s, self.seat)
        shown = Position(
            state=0,
            view=view,
            prompt=match.prompt(s, words, names) if asked else None,
            choices=match.choices(s, words, names) if asked else [],
            awaited=match.awaited(),
            events_at=0,
            events=[],
            takeback=match.can_take_back(chairs.seats_of(sitters, self.guest)),
            standing="" if self.seat is None else sitters[self.seat].standing,
            thinking=any(sitters[seat].kind == chairs.BOT for seat in asked_seats(view)),
        )
        content = encode(shown)
        if content == self.content and not lines and not forced:
            return None
        self.content = content
        self.state += 1
        question = encode([shown.prompt, shown.choices])
        if forced or question != self.question:
            self.question, self.offered = question, self.state
        shown.state, shown.events_at, shown.events = self.state, self.lines, lines
        self.lines += len(lines)
        return shown


def may_be_early(match: Match, sitters: list[chairs.Sitter], guest: str, seat: int) -> bool:
    """Whether a seat need not wait for those before it: one person, who waits for another."""
    if match.is_over or chairs.seats_of(sitters, guest) != [seat]:
        return False
    return sitters[match.seat].kind == chairs.HUMAN


def asked_seats(view: dict[str, Any]) -> list[int]:
    """Whose decision is awaited, as far as the view tells."""
    return [int(seat) for seat in view["asked"]]
