"""The one game loop: simulations, tournaments, training and tests all play through it."""

from dataclasses import dataclass

from koloda.agents.agent import Agent, decide
from koloda.agents.seeds import mix
from koloda.kernel.errors import KolodaError
from koloda.kernel.event import Event
from koloda.kernel.protocol import OVER, Game, Option, S, Seat
from koloda.kernel.record import Record, digest, open_record
from koloda.kernel.setup import Setup

ASKING = 0x0A6E  # keeps the seeds of worlds for agents apart from the luck of the match


class Listener:
    """Is told of every decision of a match before it is carried out, and of the end."""

    def decided(self, s: S, seat: Seat, option: Option) -> None:
        """The seat takes the option in the true position s."""

    def finished(self, s: S) -> None:
        """The match is over."""


@dataclass
class Match:
    """A finished match."""

    record: Record | None
    returns: list[float]
    ending: str
    decisions: int
    events: list[Event] | None


def play_match(
    game: Game[S],
    setup: Setup,
    seed: int,
    agents: list[Agent],
    listen: bool = False,
    keep: bool = True,
    listener: Listener | None = None,
) -> Match:
    """Play a match to its end; agents sit by seat.

    listen: collect the events. keep: write the record (False where only speed counts).
    Single options are taken without asking anybody.
    """
    if len(agents) != setup.seats:
        raise KolodaError(f"{setup.seats} seats need as many agents, not {len(agents)}")
    s = game.start(seed, setup, listen)
    record = open_record(game, seed, setup) if keep else None
    asking = mix(seed, ASKING)
    decisions, last = 0, -1
    while (seat := game.seat(s)) != OVER:
        options = game.options(s)
        option = options[0]
        if len(options) > 1:
            question = mix(asking, decisions)
            option = decide(game, agents[seat], s, options, question, again=seat == last)
            last = seat
        if record is not None:
            record.actions.append(game.action(s, option))
        if listener is not None:
            listener.decided(s, seat, option)
        game.apply(s, option)
        decisions += 1
    if listener is not None:
        listener.finished(s)
    return _finished(game, s, record, decisions)


def _finished(game: Game[S], s: S, record: Record | None, decisions: int) -> Match:
    returns = game.returns(s)
    assert returns is not None
    if record is not None:
        record.key = digest(s.key())
    return Match(record, returns, game.ending(s), decisions, s.events)
