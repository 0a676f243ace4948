"""Advice and analysis: the win is found, the blunder is marked, hidden cards stay hidden."""

import pytest

from koloda.agents.budget import Budget
from koloda.agents.registry import make
from koloda.arena.advice import PROBES, advise
from koloda.arena.analysis import analyse
from koloda.arena.match import play_match
from koloda.games.registry import GAMES, find
from koloda.kernel.errors import BadRecord, KolodaError
from koloda.kernel.protocol import Action
from koloda.kernel.record import Record, open_record, replay
from koloda.kernel.setup import Setup
from tests.agents.guessing import GUESSING

CTHULHU = find("cthulhu_realms")
QUICK = Budget(iterations=80)


def test_advice_names_the_better_guess_and_its_chance() -> None:
    s = GUESSING.start(3, Setup(2))
    s.hidden = 0
    advice = advise(GUESSING, s, Budget(iterations=600), 1)
    assert GUESSING.action(s, advice.options[0].option) == ("guess", "1")
    assert advice.options[0].chance == pytest.approx(0.75, abs=0.06)
    assert sum(advice.chances) == pytest.approx(1.0)


def test_advice_does_not_depend_on_hidden_cards() -> None:
    s = GUESSING.start(3, Setup(2))
    t = s.clone()
    s.hidden, t.hidden = 0, 1
    assert advise(GUESSING, s, QUICK, 1) == advise(GUESSING, t, QUICK, 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_of_the_seat_gets_a_chance(game_id: str) -> None:
    game = find(game_id)
    s = game.start(1, Setup(max(2, game.min_seats)))
    while len(game.options(s)) == 1:
        game.apply(s, game.options(s)[0])
    key = s.key()
    advice = advise(game, s, Budget(iterations=20), 1)
    assert sorted(found.option for found in advice.options) == game.options(s)
    assert all(0.0 <= found.chance <= 1.0 for found in advice.options)
    assert s.key() == key


def test_an_option_that_is_asked_about_is_looked_at_and_does_not_rise_for_it() -> None:
    s = CTHULHU.start(1, Setup(2))
    worst = advise(CTHULHU, s, QUICK, 1).options[-1]
    assert worst.visits < PROBES
    advice = advise(CTHULHU, s, QUICK, 1, asked=worst.option)
    assert advice.of(worst.option).visits >= PROBES
    assert advice.options[0].option != worst.option


def test_a_finished_game_has_nothing_to_decide() -> None:
    record = game_record()
    with pytest.raises(KolodaError, match="the game is over"):
        advise(CTHULHU, replay(CTHULHU, record), QUICK, 1)


def game_record() -> Record:
    agents = [make("uniform", CTHULHU, 1), make("greedy", CTHULHU, 2)]
    match = play_match(CTHULHU, Setup(2, {"first": "0"}), 4, agents)
    assert match.record is not None
    return match.record


def test_a_wasted_turn_is_among_the_costliest_decisions() -> None:
    record = open_record(CTHULHU, 4, Setup(2, {"first": "0"}))
    s = CTHULHU.start(4, record.setup)
    greedy = make("greedy", CTHULHU, 1)
    for number in range(30):
        action: Action = ("end",)
        if number:
            world = CTHULHU.resample(s, CTHULHU.seat(s), number + 9)
            option = greedy.choose(world, CTHULHU.seat(s), False)  # type: ignore[attr-defined]
            action = CTHULHU.action(s, option)
        record.actions.append(action)
        CTHULHU.apply(s, CTHULHU.option(s, action))
    analysis = analyse(CTHULHU, record, QUICK)
    worst = analysis.mistakes(3)[0]
    assert (worst.number, worst.seat, worst.action) == (1, 0, ("end",))
    assert worst.best[0] == "play"
    assert worst.loss > 0.1
    assert analysis.result is None


def test_chances_are_given_for_every_decision_and_end_with_the_result() -> None:
    record = game_record()
    steps: list[int] = []
    analysis = analyse(CTHULHU, record, Budget(iterations=4), step=steps.append)
    assert steps == list(range(1, len(record.actions) + 1))
    assert analysis.result == [0.0, 1.0]
    for seat in (0, 1):
        chances = analysis.chances(seat)
        assert len(chances) == len(analysis.decisions) + 1
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert chances[-1] == analysis.result[seat]


def test_a_record_of_another_game_is_refused() -> None:
    record = game_record()
    record.game = "chess"
    with pytest.raises(BadRecord, match="a record of chess"):
        analyse(CTHULHU, record, QUICK)
