"""Analysis of a finished game: everybody's chances, and the decisions that lost most."""

from collections.abc import Callable
from dataclasses import dataclass

from koloda.agents.budget import Budget
from koloda.agents.seeds import mix
from koloda.arena.advice import Advice, advise
from koloda.arena.statistics import shares
from koloda.kernel.protocol import Action, Game, Option, S, Seat
from koloda.kernel.record import Record, check_fits, replay, take_luck

MISTAKE = 0.05  # a chance to win that is worth a mark


@dataclass(frozen=True)
class Decision:
    """One action of the record and what stood beside it."""

    number: int  # of the action, from 1
    seat: Seat
    action: Action
    best: Action
    chance: float  # of the seat, by the action it took
    best_chance: float
    chances: list[float]  # of all seats, before the decision

    @property
    def loss(self) -> float:
        """What the action cost in chances to win."""
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class Analysis:
    """Every decision of a game, and how it ended."""

    decisions: list[Decision]
    result: list[float] | None  # shares of the win; None if the record stops before the end

    def chances(self, seat: Seat) -> list[float]:
        """The seat's chance before every decision, and its share of the win in the end."""
        found = [decision.chances[seat] for decision in self.decisions]
        return found if self.result is None else [*found, self.result[seat]]

    def mistakes(self, most: int = 10) -> list[Decision]:
        """The decisions that lost most, the worst first."""
        bad = [decision for decision in self.decisions if decision.loss >= MISTAKE]
        return sorted(bad, key=lambda decision: (-decision.loss, decision.number))[:most]


def analyse(
    game: Game[S],
    record: Record,
    budget: Budget,
    seed: int = 1,
    step: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Walk through a record; every seat is judged by what it could know."""
    check_fits(game, record)
    replay(game, record)
    s = game.start(record.seed, record.setup)
    take_luck(s, record, 0)
    decisions: list[Decision] = []
    for number, action in enumerate(record.actions, 1):
        option = game.option(s, action)
        if len(game.options(s)) > 1:
            advice = advise(game, s, budget, mix(seed, number), asked=option)
            decisions.append(_decision(game, s, number, option, advice))
        game.apply(s, option)
        take_luck(s, record, number)
        step(number)
    returns = game.returns(s)
    return Analysis(decisions, None if returns is None else shares(returns))


def _decision(game: Game[S], s: S, number: int, option: Option, advice: Advice) -> Decision:
    """An option that beats the most visited one by its own value was only looked at less."""
    taken, best = advice.of(option), advice.options[0]
    return Decision(
        number=number,
        seat=advice.seat,
        action=game.action(s, option),
        best=game.action(s, best.option),
        chance=taken.chance,
        best_chance=max(best.chance, taken.chance),
        chances=advice.chances,
    )
