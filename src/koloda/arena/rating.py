"""Ratings with openskill, from results in the order of their numbers."""

from dataclasses import dataclass

from koloda.arena.statistics import Z
from koloda.arena.tournament import Tournament, score
from koloda.kernel.errors import KolodaError

try:
    from openskill.models import PlackettLuce
except ImportError as error:
    raise KolodaError("ratings need the extra packages: pip install 'koloda[arena]'") from error


@dataclass(frozen=True)
class Rating:
    """A strength with its 95 % interval."""

    name: str
    value: float
    low: float
    high: float


def ratings(tournament: Tournament) -> list[Rating]:
    """The ladder, the strongest first."""
    model = PlackettLuce()
    names = tournament.plan.entrants
    rated = [model.rating(name=name) for name in names]
    longest = max(len(standing.blocks) for standing in tournament.standings)
    for number in range(longest):
        for standing in tournament.standings:
            for game in standing.blocks[number].games if number < len(standing.blocks) else []:
                one, two = standing.pair
                points = score(game, one)
                teams = model.rate([[rated[one]], [rated[two]]], scores=[points, 1.0 - points])
                rated[one], rated[two] = teams[0][0], teams[1][0]
    ladder = [
        Rating(name, r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma)
        for name, r in zip(names, rated, strict=True)
    ]
    return sorted(ladder, key=lambda rating: -rating.value)
