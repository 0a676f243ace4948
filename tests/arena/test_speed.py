"""koloda bench --search and --workers: what is measured, not how fast it is."""

from itertools import islice

from koloda.arena.speed import positions, search_megabytes
from koloda.games.registry import find
from tests.cli.running import Captured, koloda, koloda_json, refused

CTHULHU = find("cthulhu_realms")
SMALL = ["--seconds", "0.05", "--iterations", "50"]


def test_every_position_has_a_real_decision_and_they_differ() -> None:
    keys = set()
    for s in islice(positions(CTHULHU, 3), 12):
        assert len(CTHULHU.options(s)) > 1
        keys.add(s.key())
    assert len(keys) == 12


def test_a_longer_search_needs_more_memory() -> None:
    assert search_megabytes("cthulhu_realms", 2, 2_000) > search_megabytes("cthulhu_realms", 2, 1)


def test_search_is_measured_with_the_fewest_and_the_most_seats(capsys: Captured) -> None:
    rows = koloda_json(capsys, "bench", "cthulhu_realms", "--search", *SMALL)
    assert [row["seats"] for row in rows] == [2, 4]
    for row in rows:
        assert row["iterations_per_second"] > 0
        assert 10 < row["megabytes"] < 1_000


def test_workers_are_compared_with_one_process(capsys: Captured) -> None:
    command = ["bench", "cthulhu_realms", "--workers", "2", "--rounds", "2"]
    _, out, _ = koloda(capsys, *command)
    assert out.split()[:5] == ["game", "build", "one_process", "2_processes", "speed_up"]
    assert "at least 1" in refused(capsys, "bench", "cthulhu_realms", "--workers", "0")
