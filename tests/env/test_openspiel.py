"""OpenSpiel's own tests, environment wrapper and bots."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from koloda.env.space import covered
from koloda.env.spiel import AgentBot, KolodaGame, KolodaState, parse_setup
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.setup import Setup
from tests.env.test_space import CASES

FEW = [(name, seats) for name, seats in CASES if seats >= 2]


def loaded(name: str, seats: int = 2) -> KolodaGame:
    game: KolodaGame = pyspiel.load_game(f"koloda_{name}", {"players": seats})
    return game


def started(name: str, seats: int = 2, seed: int = 3) -> KolodaState:
    state = loaded(name, seats).new_initial_state()
    state.apply_action(seed)
    return state


def play(state: KolodaState, steps: int, seed: int) -> list[str]:
    """Random steps; the positions after them."""
    luck, found = np.random.default_rng(seed), []
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
        found.append(str(state))
    return found


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


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_simulation_of_openspiels_python_tests(name: str, seats: int) -> None:
    """Clones, pickles of types, games and states, legal actions, utilities."""
    np.random.seed(seats)
    games_sim_test.GamesSimTest().sim_game(loaded(name, seats))


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_resampling_keeps_what_the_player_sees(name: str, seats: int) -> None:
    state = started(name, seats)
    others = 0
    for step in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda step=step: step / 60)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others += str(twin) != str(state)
        legal = state.legal_actions()
        state.apply_action(legal[step % len(legal)])
    assert others  # what the player does not see is another


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_copies_and_saves_go_on_alike(name: str, seats: int) -> None:
    state = started(name, seats)
    play(state, 25, 1)
    _, saved = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    copies = [state.clone(), saved]
    before, after = str(state), play(state, 40, 2)
    assert after
    assert [str(copy) for copy in copies] == [before, before]
    assert [play(copy, 40, 2) for copy in copies] == [after, after]


@pytest.mark.parametrize("name", covered())
def test_a_history_replays_to_the_same_state(name: str) -> None:
    state = started(name)
    play(state, 60, 1)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_actions_speak_the_words_of_the_game(name: str, seats: int) -> None:
    state = started(name, seats)
    for step in range(30):
        legal, player = state.legal_actions(), state.current_player()
        words = [state.action_to_string(action) for action in legal]
        assert [state.string_to_action(word) for word in words] == legal
        structs = [state.action_to_struct(player, action) for action in legal]
        assert [state.struct_to_actions(struct) for struct in structs] == [[one] for one in legal]
        assert {word.split(" ")[0] for word in words} <= set(state.get_game().koloda.verbs)
        state.apply_action(legal[step % len(legal)])
        if state.is_terminal():
            break


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = started("cthulhu_realms")
    before = str(state)
    illegal = next(i for i in range(10_000) if i not in state.legal_actions())
    with pytest.raises(ValueError, match=f"action {illegal} is not legal"):
        state.apply_action(illegal)
    assert str(state) == before


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_observer_names_its_fields(name: str, seats: int) -> None:
    state = started(name, seats)
    play(state, 30, 1)
    game = state.get_game()
    observer = make_observation(game)
    for player in range(seats):
        observer.set_from(state, player)
        assert observer.tensor.tolist() == state.observation_tensor(player)
        assert observer.string_from(state, player) == state.observation_string(player)
        assert [*observer.dict] == [field.name for field in game.space.fields]
        joined = np.concatenate([part.ravel() for part in observer.dict.values()])
        assert (joined == observer.tensor).all()
        seen = state.to_observation_struct(player).to_json()
        assert f'"seat":{player}' in seen


@pytest.mark.parametrize(
    ("public", "recall", "private"),
    [
        (True, False, pyspiel.PrivateInfoType.NONE),
        (True, False, pyspiel.PrivateInfoType.ALL_PLAYERS),
        (False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    ],
)
def test_an_observer_of_anything_else_is_refused(
    public: bool, recall: bool, private: pyspiel.PrivateInfoType
) -> None:
    game = loaded("cthulhu_realms")
    kind = pyspiel.IIGObservationType(public, recall, private)
    with pytest.raises(KolodaError, match="what one player sees now"):
        make_observation(game, kind)
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False)) is not None


@pytest.mark.parametrize("name", covered())
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


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_our_agents_play_against_bots_of_openspiel(name: str, seats: int) -> None:
    state = started(name, seats)
    game = state.get_game()
    others = [UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(1, seats)]
    returns = pyspiel.evaluate_bots(state, [AgentBot(game, 0, "uniform", 1), *others], 5)
    assert state.is_terminal()
    assert returns == state.returns()


def test_our_greedy_agent_beats_openspiels_uniform_bot() -> None:
    won = 0.0
    for seed in range(4):
        state = started("cthulhu_realms", seed=seed)
        bots = [
            AgentBot(state.get_game(), 0, "greedy", seed),
            pyspiel.make_uniform_random_bot(1, 1),
        ]
        won += pyspiel.evaluate_bots(state, bots, 5)[0]
    assert won == 4


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_environment_wrapper_runs(name: str, seats: int) -> None:
    env = rl_environment.Environment(loaded(name, seats), include_full_state=True)
    env.seed(seats)
    step, luck = env.reset(), np.random.default_rng(1)
    assert env.num_players == seats
    for _ in range(60):
        player = step.observations["current_player"]
        seen = step.observations["info_state"][player]
        assert len(seen) == env.observation_spec()["info_state"][0]
        legal = step.observations["legal_actions"]
        assert [bool(actions) for actions in legal] == [seat == player for seat in range(seats)]
        step = env.step([int(luck.choice(legal[player]))])
        if step.last():
            assert step.rewards == env.get_state.returns()
            step = env.reset()


def test_a_set_up_stands_in_the_name_of_the_game() -> None:
    game = pyspiel.load_game("koloda_cthulhu_realms(players=3,setup=first:1|turns:500)")
    assert game.setup == Setup(3, {"first": "1", "turns": "500"})
    assert pyspiel.load_game(str(game)).setup == game.setup
    assert parse_setup("flags:a+b") == {"flags": "a,b"}


def test_a_set_up_the_game_does_not_allow_is_refused() -> None:
    with pytest.raises(KolodaError, match="has no option 'frist'"):
        KolodaGame("cthulhu_realms", {"setup": "frist:1"})
    with pytest.raises(KolodaError, match="name:value"):
        KolodaGame("cthulhu_realms", {"setup": "first"})
