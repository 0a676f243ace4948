"""Tournaments: mirrored, reproducible, resumable, stopped by a test."""

from itertools import count
from pathlib import Path

import msgspec
import pytest

from koloda.arena.entrants import parse_entrant
from koloda.arena.rating import ratings
from koloda.arena.statistics import SequentialTest, wilson
from koloda.arena.tables import pair_rate, seat_rates, tournament_tables
from koloda.arena.tournament import (
    BlockResult,
    GameResult,
    Plan,
    Standing,
    Tournament,
    lineups,
    pairs_of,
    plan_for,
    score,
)
from koloda.games.registry import find
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup

CTHULHU = find("cthulhu_realms")
AGENTS = ["uniform", "greedy", "ismcts:2"]


def plan(agents: list[str] = AGENTS, seats: int = 2, mode: str = "round-robin") -> Plan:
    return plan_for(CTHULHU, Setup(seats, {"turns": "30"}), agents, 7, mode=mode)


def finished(path: Path | None = None, processes: int = 1, games: int = 6) -> Tournament:
    tournament = Tournament(plan(), games, path)
    tournament.run(processes)
    return tournament


def test_pairs_of_a_round_robin_and_of_a_gauntlet() -> None:
    assert pairs_of(plan()) == [(0, 1), (0, 2), (1, 2)]
    assert pairs_of(plan(mode="gauntlet")) == [(0, 1), (0, 2)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mirrored_line_ups_give_both_every_seat_equally_often(seats: int) -> None:
    found = lineups(plan(seats=seats), (0, 2))
    for seat in range(seats):
        assert sorted(lineup[seat] for lineup in found) == [0, 2]


def test_a_time_budget_counts_the_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a processor whose every look at the clock takes a minute, a search ends at once."""
    looks = count(step=60)
    monkeypatch.setattr("koloda.arena.tournament.process_time", lambda: next(looks))
    tournament = Tournament(plan(["ismcts:3000s", "uniform"]), 2)
    tournament.run()
    assert len(tournament.standings[0].games) == 2
    assert next(looks) > 60 * 50 * 2


def test_a_block_shares_its_luck() -> None:
    tournament = finished(games=2)
    for standing in tournament.standings:
        assert len({game.lineup[0] for game in standing.games}) == 2
    first = finished(games=2)
    assert first.journal.results == tournament.journal.results


def test_a_score_is_the_share_of_the_win() -> None:
    game = GameResult([4, 5, 4], [0.5, 0.5, -1.0], "x", 1)
    assert score(game, 4) == 0.5
    assert score(game, 5) == 0.5
    assert score(GameResult([0, 1], [1.0, -1.0], "x", 1), 0) == 1.0


def test_processes_give_the_same_table() -> None:
    assert tournament_tables(finished()) == tournament_tables(finished(processes=2))


@pytest.mark.parametrize("cut", [0.3, 0.65, 0.97])
def test_a_killed_tournament_resumes_to_the_same_table(tmp_path: Path, cut: float) -> None:
    whole, killed = tmp_path / "whole.jsonl", tmp_path / "killed.jsonl"
    expected = tournament_tables(finished(whole))
    data = whole.read_bytes()
    killed.write_bytes(data[: int(len(data) * cut)])  # the last line may be torn
    before = Tournament(plan(), 6, killed).done()
    resumed = finished(killed)
    assert 0 < before < 18
    assert tournament_tables(resumed) == expected
    assert killed.read_bytes() == data


def test_a_resumed_tournament_may_be_longer_or_shorter(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    finished(path, games=2)
    longer = finished(path, games=6)
    assert tournament_tables(longer) == tournament_tables(finished())
    assert tournament_tables(finished(path, games=2)) == tournament_tables(finished(games=2))


def test_another_tournament_s_file_is_refused_and_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    finished(path, games=2)
    before = path.read_bytes()
    other = msgspec.structs.replace(plan(), seed=8)
    with pytest.raises(KolodaError, match="holds another run: its seed is 7, not 8"):
        Tournament(other, 2, path)
    assert path.read_bytes() == before


def test_a_broken_line_in_a_result_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    finished(path, games=2)
    lines = path.read_bytes().splitlines()
    lines[2] = b'{"pair": 0}'
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(KolodaError, match=r"results.jsonl, line 3: not a result"):
        Tournament(plan(), 2, path)
    path.write_bytes(b"something else\n")
    with pytest.raises(KolodaError, match="does not describe a run"):
        Tournament(plan(), 2, path)


def test_a_decided_pair_stops_and_the_others_play_on() -> None:
    test = SequentialTest(0.4, 0.6)
    tournament = Tournament(plan(["uniform", "greedy"]), 40, None, test)
    tournament.run()
    assert tournament.standings[0].verdict == "low"
    assert len(tournament.standings[0].games) < 40
    assert tournament.done() == tournament.total


def test_results_count_in_their_order_however_they_arrive() -> None:
    results = [
        BlockResult(0, n, [GameResult([0, 1], [1.0, -1.0] if n != 3 else [-1.0, 1.0], "x", 9)])
        for n in range(40)
    ]
    test = SequentialTest(0.4, 0.6)

    def standing(order: list[BlockResult]) -> Standing:
        made = Standing((0, 1), test)
        for result in order:
            made.add(result)
        return made

    forward, backward = standing(results), standing(results[::-1])
    assert forward.verdict == backward.verdict == "high"
    assert forward.games == backward.games
    assert pair_rate(forward) == pair_rate(backward)


def test_seats_of_games_with_the_same_luck_count_once() -> None:
    """Three pairs and both mirrors play with the same luck, and the same seat wins them all."""
    tournament = Tournament(plan(), 40)
    for number in range(20):
        returns = [1.0, -1.0] if number % 2 else [-1.0, 1.0]
        games = [GameResult(lineup, returns, "x", 9) for lineup in ([0, 1], [1, 0])]
        for pair, standing in enumerate(tournament.standings):
            standing.add(BlockResult(pair, number, games))
    first = seat_rates(tournament)[0]
    assert (first.games, first.rate) == (120, 0.5)
    assert (first.low, first.high) == pytest.approx(wilson(10, 20))


def test_the_ladder_orders_the_agents() -> None:
    ladder = ratings(finished(games=10))
    assert ladder[-1].name == "uniform"
    assert all(rating.low < rating.value < rating.high for rating in ladder)


@pytest.mark.parametrize(
    ("agents", "message"),
    [
        (["greedy"], "two agents or more"),
        (["greedy", "greedy"], "agent 'greedy' is named twice"),
        (["greedy", "clever"], "no agent 'clever'"),
        (["greedy", "uniform@wolves"], "has no decks to choose"),
        (["greedy", "uniform@"], "no deck after @"),
    ],
)
def test_entrants_that_cannot_play_are_refused(agents: list[str], message: str) -> None:
    with pytest.raises(KolodaError, match=message):
        plan(agents)


def test_an_entrant_is_named_by_agent_and_deck() -> None:
    entrant = parse_entrant("ismcts:10@wolves")
    assert (entrant.agent, entrant.deck, entrant.name) == (
        "ismcts:10",
        "wolves",
        "ismcts:10@wolves",
    )
