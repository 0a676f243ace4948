"""The numbers of a tournament, as rows for print, CSV, JSON and plots."""

from dataclasses import asdict, dataclass

from koloda.arena.rating import ratings
from koloda.arena.statistics import independent, shares, wilson
from koloda.arena.tournament import GameResult, Standing, Tournament, score

Rows = list[dict[str, object]]


@dataclass(frozen=True)
class Rate:
    """A rate of n games with its 95 % interval."""

    games: int
    score: float
    rate: float
    low: float
    high: float


def rate(total: float, games: int) -> Rate:
    """A rate from its sum."""
    low, high = wilson(total, games)
    return Rate(games, total, total / games if games else 0.0, low, high)


def rounded(row: Rate) -> dict[str, float]:
    """A rate as plain numbers."""
    return {name: round(value, 4) for name, value in asdict(row).items()}


def pair_rate(standing: Standing) -> Rate:
    """The score of the pair's first against its second."""
    games = standing.games
    return rate(sum(score(game, standing.pair[0]) for game in games), len(games))


def seat_rates(tournament: Tournament) -> list[Rate]:
    """How often each seat won; games with the same luck, of whatever pair, are alike."""
    seats = range(tournament.plan.seats)
    by_luck: dict[int, list[list[float]]] = {}
    for standing in tournament.standings:
        for block in standing.blocks:
            won = by_luck.setdefault(block.number, [])
            won += [shares(game.returns) for game in block.games]
    return [_rate_of([[won[seat] for won in luck] for luck in by_luck.values()]) for seat in seats]


def _rate_of(groups: list[list[float]]) -> Rate:
    """The rate of results that are alike within a group."""
    games, total = sum(map(len, groups)), sum(map(sum, groups))
    if not games:
        return rate(0.0, 0)
    enough = independent(groups)
    low, high = wilson(total / games * enough, enough)
    return Rate(games, total, total / games, low, high)


def pair_rows(tournament: Tournament) -> Rows:
    """One row per pair."""
    names = tournament.plan.entrants
    return [
        {
            "first": names[standing.pair[0]],
            "second": names[standing.pair[1]],
            **rounded(pair_rate(standing)),
            "verdict": standing.verdict,
        }
        for standing in tournament.standings
    ]


def ladder_rows(tournament: Tournament) -> Rows:
    """One row per entrant, the strongest first."""
    totals: dict[str, list[float]] = {name: [0.0, 0.0] for name in tournament.plan.entrants}
    for standing in tournament.standings:
        first = pair_rate(standing)
        for place, entrant in enumerate(standing.pair):
            name = tournament.plan.entrants[entrant]
            totals[name][0] += first.score if place == 0 else first.games - first.score
            totals[name][1] += first.games
    return [
        {
            "agent": rating.name,
            "rating": round(rating.value, 2),
            "rating_low": round(rating.low, 2),
            "rating_high": round(rating.high, 2),
            **rounded(rate(totals[rating.name][0], int(totals[rating.name][1]))),
        }
        for rating in ratings(tournament)
    ]


def seat_rows(tournament: Tournament) -> Rows:
    """One row per seat."""
    return [{"seat": seat, **rounded(row)} for seat, row in enumerate(seat_rates(tournament))]


def ending_rows(games: list[GameResult]) -> Rows:
    """One row per way in which a game ended."""
    counts: dict[str, int] = {}
    for game in games:
        counts[game.ending] = counts.get(game.ending, 0) + 1
    return [
        {"ending": ending, "games": n, "rate": round(n / len(games), 4)}
        for ending, n in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]


def all_games(tournament: Tournament) -> list[GameResult]:
    """Every game that counts."""
    return [game for standing in tournament.standings for game in standing.games]


def tournament_tables(tournament: Tournament) -> dict[str, Rows]:
    """Every table of the report by name."""
    return {
        "ladder": ladder_rows(tournament),
        "pairs": pair_rows(tournament),
        "seats": seat_rows(tournament),
        "endings": ending_rows(all_games(tournament)),
    }


def text_table(rows: Rows) -> str:
    """Rows in columns, numbers to the right."""
    if not rows:
        return "(nothing)"
    heads = list(rows[0])
    right = [not isinstance(rows[0][head], str) for head in heads]
    return columns(heads, [[str(row[head]) for head in heads] for row in rows], right)


def columns(heads: list[str], lines: list[list[str]], right: list[bool]) -> str:
    """Lines below their heads, each column as wide as it needs to be."""
    cells = [heads, *lines]
    widths = [max(len(line[i]) for line in cells) for i in range(len(heads))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if aligned else cell.ljust(width)
            for cell, width, aligned in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in cells
    )
