"""Information-set tree search on a game small enough to know the answer, and on a real one."""

from itertools import islice

import pytest

from koloda.agents.budget import Budget
from koloda.agents.evaluation import evaluation_of
from koloda.agents.ismcts import Ismcts, think
from koloda.agents.registry import make
from koloda.agents.search import Search, Settings
from koloda.arena.speed import fresh_search, positions
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.games.registry import GAMES, find
from koloda.kernel.options import verb_of
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState
from tests.agents.guessing import GUESSING, Guessing, GuessState

CTHULHU = find("cthulhu_realms")


def guessing_search(s: GuessState, iterations: int, playout: int = 10) -> Search[GuessState]:
    game = Guessing()
    search = Search(
        game,
        lambda s: [0.0, 0.0],
        lambda s, options: [1] * len(options),
        [],
        Settings(playout=playout, trust=0.5, explore=0.7),
        1,
    )
    search.run(s, game.seat(s), iterations)
    return search


def test_search_bets_on_the_likelier_hidden_card() -> None:
    s = GUESSING.start(3, Setup(2))
    s.hidden = 0  # the rarer card, which the guesser cannot see
    search = guessing_search(s, 400)
    best = search.found(GUESSING.options(s), GUESSING.seat(s))[0]
    assert GUESSING.action(s, best.option) == ("guess", "1")
    assert 0.3 < best.mean() < 0.7  # three of four worlds: 0.75 * 1 - 0.25 * 1


def test_availability_counts_the_worlds_in_which_an_option_exists() -> None:
    s = GUESSING.start(3, Setup(2))
    search = guessing_search(s, 400)
    root = search.root
    guess = max(root.edges.values(), key=lambda edge: edge.visits)
    assert guess.child is not None
    shown = list(guess.child.edges.values())
    assert len(shown) == 3  # show 0, show 1, or keep: never all in one world
    assert sum(edge.visits for edge in shown) <= guess.visits
    assert all(edge.visits <= edge.available for edge in shown)
    assert sorted(edge.available == max(e.available for e in shown) for edge in shown) == [
        False,
        False,
        True,
    ]


def test_search_sees_a_win_within_the_turn() -> None:
    """The last points of sanity are taken at once, whatever else looks good."""
    s = CTHULHU.start(2, Setup(2, {"first": "0"}))
    chooser = Chooser(1)
    while not any(verb_of(o) == 2 for o in CTHULHU.options(s)) or CTHULHU.seat(s) != 0:
        options = CTHULHU.options(s)
        CTHULHU.apply(s, options[chooser.below(len(options))])
    s.sanity[1] = 1  # type: ignore[attr-defined]
    agent = make("ismcts:200", CTHULHU, 4)
    assert isinstance(agent, Ismcts)
    again = False
    while CTHULHU.returns(s) is None and CTHULHU.seat(s) == 0:
        world = CTHULHU.resample(s, 0, 99)
        CTHULHU.apply(s, agent.choose(world, 0, again))
        again = True
    assert CTHULHU.returns(s) == [1.0, -1.0]


def test_a_leaf_is_judged_once_its_questions_are_answered() -> None:
    """The guesser's question alone is quiet, so that the other seat's is answered first."""
    game, s = Guessing(), GUESSING.start(3, Setup(2))
    seen: list[int] = []

    def evaluate(s: GuessState) -> list[float]:
        seen.append(s.over)
        return [0.0, 0.0]

    search = Search(game, evaluate, lambda s, o: [1] * len(o), [0], Settings(expand=9), 1)
    search.run(s, 0, 5)
    assert search.means()[0] != 0.0  # real results, though no walk went beyond the guess
    assert seen == []


def turn_of(s: BaseState) -> int:
    assert isinstance(s, HeroesState)
    return s.turn


def test_a_turn_is_played_to_its_end_before_a_leaf_is_judged() -> None:
    """Every leaf is a finished game or the beginning of a turn, never the middle of one."""
    game = find("berserk_heroes")
    known = evaluation_of(game)
    leaves: list[tuple[int, int]] = []

    def evaluate(s: BaseState) -> list[float]:
        leaves.append((s.stack[-4], turn_of(s)))
        return known.evaluate(s)

    settings = Settings(finish=True, questions=0, trust=0.0)
    turns = set()
    for s in islice(positions(game, 2), 60):
        if s.stack[-4] not in known.quiet or turn_of(s) == 0:
            continue
        search = Search(game, evaluate, known.weights, known.quiet, settings, 1)
        leaves.clear()
        for _ in range(20):
            search.outcome(game.resample(s, game.seat(s), 3))
        assert all(question in known.quiet for question, _ in leaves)
        turns |= {turn - turn_of(s) for _, turn in leaves}
    assert turns == {1}


def test_a_battle_is_fought_before_a_leaf_is_judged() -> None:
    game = find("elven_rage")
    known = evaluation_of(game)
    assert known.unsettled is not None
    leaves: list[bool] = []

    def evaluate(s: BaseState) -> list[float]:
        assert known.unsettled is not None
        leaves.append(known.unsettled(s))
        return known.evaluate(s)

    settings, battles = Settings(finish=True, questions=0), 0
    for s in islice(positions(game, 2), 400):
        battles += known.unsettled(s)
        search = Search(game, evaluate, known.weights, known.quiet, settings, 1, known.unsettled)
        search.outcome(game.resample(s, game.seat(s), 3))
    assert battles > 50
    assert not any(leaves)


def test_the_tree_is_kept_within_a_turn_and_dropped_after_it() -> None:
    s = CTHULHU.start(2, Setup(2))
    seat = CTHULHU.seat(s)
    agent = Ismcts("x", CTHULHU, 1, Budget(iterations=60), Settings())
    option = agent.choose(s.clone(), seat, False)
    first = agent.search
    assert first is not None
    kept = first.root.visits
    assert kept > 0
    CTHULHU.apply(s, option)
    agent.choose(s.clone(), seat, True)
    assert agent.search is first
    assert 60 < first.worlds <= 120
    agent.choose(s.clone(), seat, False)
    assert agent.search is not first


@pytest.mark.parametrize("game_id", GAMES)
def test_a_decision_ends_when_no_walk_can_change_it_any_more(game_id: str) -> None:
    game = find(game_id)
    budget = Budget(iterations=120)
    spared = 0
    for s in islice(positions(game, max(2, game.min_seats)), 12):
        seat, options = game.seat(s), game.options(s)
        whole, ended = fresh_search(game, 5), fresh_search(game, 5)
        think(whole, s, seat, budget)
        think(ended, s, seat, budget, whole=False)
        assert whole.worlds == 120
        assert ended.found(options, seat)[0].option == whole.found(options, seat)[0].option
        spared += whole.worlds - ended.worlds
    assert spared > 0


def test_an_iteration_budget_repeats_and_a_time_budget_ends() -> None:
    s = CTHULHU.start(5, Setup(4))
    seat = CTHULHU.seat(s)

    def chosen(name: str) -> int:
        agent = make(name, CTHULHU, 8)
        assert isinstance(agent, Ismcts)
        return agent.choose(s.clone(), seat, False)

    assert chosen("ismcts:50") == chosen("ismcts:50")
    assert chosen("ismcts:5ms") in CTHULHU.options(s)
