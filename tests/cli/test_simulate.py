"""koloda simulate."""

from pathlib import Path

from tests.cli.running import Captured, koloda, koloda_json, refused


def test_its_fields_are_the_contract(capsys: Captured) -> None:
    found = koloda_json(capsys, "simulate", "cthulhu_realms", "--games", "6", "--seats", "3")
    assert list(found) == [
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "mean_decisions",
        "agents",
        "returns",
        "wins",
        "draws",
        "endings",
    ]
    assert found["games"] == 6
    assert found["agents"] == ["uniform"] * 3
    assert sum(found["wins"]) + found["draws"] == 6
    assert sum(found["endings"].values()) == 6
    assert found["mean_decisions"] == round(found["decisions"] / 6, 2)


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(capsys: Captured) -> None:
    words = ["simulate", "cthulhu_realms", "--games", "45", "--seed", "3"]
    found = [koloda_json(capsys, *words, "--jobs", jobs) for jobs in ("1", "2")]
    for field in ("decisions", "returns", "wins", "endings"):
        assert found[0][field] == found[1][field]
    other = koloda_json(capsys, *words[:-1], "4")
    assert other["decisions"] != found[0]["decisions"]


def test_seats_rotate_so_that_a_better_agent_wins_from_every_seat(capsys: Captured) -> None:
    words = ["simulate", "cthulhu_realms", "--games", "8", "--set", "first=0"]
    found = koloda_json(capsys, *words, "--agents", "uniform,greedy")
    assert found["agents"] == ["uniform", "greedy"]
    assert found["wins"][1] >= 7


def test_a_lost_solo_game_is_no_win(capsys: Captured) -> None:
    found = koloda_json(capsys, "simulate", "valhalla", "--seats", "1", "--games", "10")
    assert found["wins"] == [round((1 + found["returns"][0]) / 2 * 10)]


def test_text_and_json_say_the_same(capsys: Captured) -> None:
    _, out, _ = koloda(capsys, "simulate", "cthulhu_realms", "--games", "2")
    assert "games                  2" in out


def test_drawn_set_ups(capsys: Captured) -> None:
    found = koloda_json(capsys, "simulate", "cthulhu_realms", "--games", "3", "--any")
    assert found["games"] == 3


def test_bad_input_is_refused_in_one_line(capsys: Captured, tmp_path: Path) -> None:
    words = ["simulate", "cthulhu_realms", "--games", "1"]
    assert refused(capsys, *words, "--seats", "5") == "cthulhu_realms is played by 2 to 4, not by 5"
    assert "no option 'frist'" in refused(capsys, *words, "--set", "frist=1")
    assert "option first cannot be '9'" in refused(capsys, *words, "--set", "first=9")
    assert "there is no seat 3" in refused(capsys, *words, "--set", "first=3")
    assert "KEY=VALUE" in refused(capsys, *words, "--set", "first")
    assert "given twice" in refused(capsys, *words, "--set", "first=0", "--set", "first=1")
    assert "names 3 agents for 2 seats" in refused(capsys, *words, "--agents", "a,b,c")
    assert "there is no agent 'x'" in refused(capsys, *words, "--agents", "x")
    assert "--seed must be 0 or more" in refused(capsys, *words, "--seed", "-1")
    assert "--jobs must be at least 1" in refused(capsys, *words, "--jobs", "0")
    assert "no card files" in refused(capsys, *words, "--set", f"cards={tmp_path}")
