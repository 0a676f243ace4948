"""OpenSpiel's own tests and bots."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import koloda.env.spiel  # registers the games
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup
from tests.env.test_space import CASES

FEW = [(name, seats) for name, seats in CASES if seats >= 2]
assert koloda.env.spiel.SEEDS == 4096


def started(name: str, seats: int = 2, seed: int = 3) -> pyspiel.State:
    state = pyspiel.load_game(f"koloda_{name}", {"players": seats}).new_initial_state()
    state.apply_action(seed)
    return state


def brief(name: str) -> str:
    """A set-up of short matches: OpenSpiel replays the whole history at every step."""
    options = {option.name: option for option in registry.find(name).setup_options}
    if "rounds" in options:
        return "rounds:1"
    return f"turns:{max(14, int(options['turns'].values[0]))}" if "turns" in options else ""


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_random_simulation_with_serialisation(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"koloda_{name}", {"players": seats, "setup": brief(name)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_resampling_keeps_what_the_player_sees(name: str, seats: int) -> None:
    state = started(name, seats)
    for step in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda: 0.37)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        legal = state.legal_actions()
        state.apply_action(legal[step % len(legal)])


@pytest.mark.parametrize(("name", "seats"), FEW[:2])
def test_clones_are_independent(name: str, seats: int) -> None:
    state = started(name, seats)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert str(copy) != str(state)
    assert str(started(name, seats)) == str(state)


def test_actions_speak_the_words_of_the_game() -> None:
    state = started("cthulhu_realms")
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert "end" in words
    assert [state.string_to_action(word) for word in words] == state.legal_actions()


def test_the_observer_names_its_fields() -> None:
    state = started("cthulhu_realms")
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["player_0_sanity"][0] == 1.0
    assert observer.tensor.tolist() == state.observation_tensor(0)


@pytest.mark.parametrize("name", sorted({name for name, _ in FEW}))
def test_search_bots_of_openspiel_play(name: str) -> None:
    state = started(name)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, luck)
    searcher = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=rollout,
        uct_c=2.0,
        max_simulations=4,
        max_world_samples=-1,
        random_state=luck,
        use_observation_string=True,
    )
    assert searcher.step(state) in state.legal_actions()
    tree = mcts.MCTSBot(state.get_game(), 2.0, 4, rollout, random_state=luck)
    assert tree.step(state) in state.legal_actions()


def test_the_environment_wrapper_runs() -> None:
    env = rl_environment.Environment("koloda_cthulhu_realms")
    step = env.reset()
    for _ in range(30):
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([legal[-1]])
        if step.last():
            step = env.reset()


def test_a_set_up_stands_in_the_name_of_the_game() -> None:
    game = pyspiel.load_game("koloda_cthulhu_realms(players=3,setup=first:1|turns:500)")
    assert game.setup == Setup(3, {"first": "1", "turns": "500"})
    assert pyspiel.load_game(str(game)).setup == game.setup
    assert koloda.env.spiel.parse_setup("flags:a+b") == {"flags": "a,b"}


def test_a_set_up_the_game_does_not_allow_is_refused() -> None:
    with pytest.raises(KolodaError, match="has no option 'frist'"):
        koloda.env.spiel.KolodaGame("cthulhu_realms", {"setup": "frist:1"})
    with pytest.raises(KolodaError, match="name:value"):
        koloda.env.spiel.KolodaGame("cthulhu_realms", {"setup": "first"})
