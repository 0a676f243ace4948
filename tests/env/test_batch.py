"""Many matches at once."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from koloda.env import saves
from koloda.env.batch import Batch
from koloda.env.gym import KolodaVectorEnv
from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.setup import Setup
from tests.env.test_gymnasium import VECTOR_CASES
from tests.games.berserk_heroes.table import on

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def made(name: str, seats: int = 2, learner: int = -1) -> Batch[Any]:
    game, setup = registry.find(name), Setup(seats)
    return Batch(game, Space(game, setup).encoder, setup, 3, 5, learner)


def choose(batch: Batch[Any], luck: np.random.Generator) -> list[int]:
    return batch.choose(luck.random(batch.n).tolist())


@pytest.mark.parametrize(("name", "seats"), VECTOR_CASES)
def test_every_step_shows_each_match_alone_and_exactly(name: str, seats: int) -> None:
    batch, luck = made(name, seats), np.random.default_rng(1)
    game, space = registry.find(name), Space(registry.find(name), Setup(seats))
    for _ in range(150):
        batch.step(choose(batch, luck))
        for i, s in enumerate(batch.states):
            seat = game.seat(s)
            seen = bytes(batch.observations)[i * space.size : (i + 1) * space.size]
            mask = bytes(batch.masks)[i * space.actions : (i + 1) * space.actions]
            assert batch.seats[i] == seat
            assert seen == space.encode(s, seat)
            assert [k for k in range(space.actions) if mask[k]] == sorted(space.indices(s))


@pytest.mark.parametrize("learner", [-1, 1])
def test_ended_matches_tell_their_returns_and_start_anew(learner: int) -> None:
    batch, luck = made("elven_rage", 2, learner), np.random.default_rng(2)
    ended = 0
    for _ in range(3000):
        batch.step(choose(batch, luck))
        for i in range(batch.n):
            if batch.ended[i]:
                ended += 1
                assert len(batch.returns[i]) == 2
        assert learner < 0 or set(batch.seats) == {learner}
    assert ended >= 3


def test_an_illegal_action_changes_no_match() -> None:
    batch = made("berserk")
    keys = [s.key() for s in batch.states]
    illegal = next(k for k in range(batch.actions) if not batch.masks[2 * batch.actions + k])
    actions = choose(batch, np.random.default_rng(3))
    for wrong in (illegal, -1, batch.actions):
        with pytest.raises(ValueError, match=f"match 2: action {wrong} is not legal"):
            batch.step([*actions[:2], wrong])
    with pytest.raises(ValueError, match="2 actions for 3 matches"):
        batch.step(actions[:2])
    assert [s.key() for s in batch.states] == keys


def test_all_legal_actions_are_drawn_and_no_others() -> None:
    batch = made("valhalla")
    drawn = [batch.choose([k / 1000] * 3) for k in range(1000)]
    for i in range(3):
        mask = bytes(batch.masks)[i * batch.actions : (i + 1) * batch.actions]
        assert {actions[i] for actions in drawn} == {k for k in range(batch.actions) if mask[k]}


def test_options_without_an_index_are_never_drawn() -> None:
    batch = made("berserk_heroes")
    crowd = on("play " + "raider " * 30)
    seed, begun, choosers, _, ended, returns = batch.save()
    crowds = [crowd, crowd.clone(), crowd.clone()]
    batch.resume((seed, begun, choosers, crowds, ended, returns))
    n = len(batch.offered[0])
    mask = bytes(batch.masks)[: batch.actions]
    assert 0 < sum(mask) < n
    drawn = {batch.choose([k / n] * 3)[0] for k in range(n)}
    assert drawn == {k for k in range(batch.actions) if mask[k]}


def run(env: KolodaVectorEnv, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        observation, rewards, over, _, info = env.step(env.action_space.sample())
        parts = [observation["observation"], observation["action_mask"], rewards, over]
        seen.append(b"".join(part.tobytes() for part in [*parts, info["seat"]]))
    return seen


@pytest.mark.parametrize("name", covered())
def test_vector_environments_are_copied_and_saved(name: str, tmp_path: Path) -> None:
    env = KolodaVectorEnv(name, num_envs=3, seat=0)
    env.reset(seed=4)
    env.action_space.seed(4)
    run(env, 30)
    saves.save(env, tmp_path / "env")
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), saves.load(tmp_path / "env")]
    after = run(env, 60)
    assert [run(other, 60) for other in copies] == [after] * 3


def test_samples_of_the_action_space_are_legal_and_repeat_with_a_seed() -> None:
    env = KolodaVectorEnv("cthulhu_realms", num_envs=4)
    trajectories = []
    for _ in range(2):
        env.reset(seed=9)
        env.action_space.seed(9)
        trajectories.append(run(env, 200))
    assert trajectories[0] == trajectories[1]
    env.action_space.seed(10)
    env.reset(seed=9)
    assert run(env, 200) != trajectories[0]
    masks = tuple(np.eye(env.space.actions, dtype=np.int8)[7] for _ in range(4))
    assert env.action_space.sample(mask=masks).tolist() == [7] * 4


def test_a_match_without_a_question_for_the_learner_is_passed_over() -> None:
    """Matches of one turn: half of them are over before the learner is asked."""
    game, setup = registry.find("cthulhu_realms"), Setup(2, {"turns": "1"})
    batch: Batch[Any] = Batch(game, Space(game, setup).encoder, setup, 16, 5, 1)
    luck, ends = np.random.default_rng(1), 0
    assert not any(batch.ended)
    for _ in range(60):
        before, actions = [s.clone() for s in batch.states], choose(batch, luck)
        options = batch._chosen(actions)
        batch.step(actions)
        for i, s in enumerate(before):
            game.apply(s, options[i])
            assert batch.ended[i] == (game.returns(s) is not None)
            if batch.ended[i]:
                assert batch.returns[i] == game.returns(s)
                ends += 1
    assert ends
    assert sum(batch.begun) > ends + batch.n


def test_a_learner_who_is_never_asked_is_told_so() -> None:
    game, setup = registry.find("cthulhu_realms"), Setup(2, {"turns": "1", "first": "0"})
    with pytest.raises(ValueError, match="seat 1 is never asked anything"):
        Batch(game, Space(game, setup).encoder, setup, 2, 5, 1)
