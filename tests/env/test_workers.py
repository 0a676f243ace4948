"""The vector environment whose matches several processes share."""

import copy
import os
import pickle
import signal
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from koloda.env import saves
from koloda.env.gym import KolodaVectorEnv
from koloda.env.space import covered
from koloda.env.workers import Workers
from koloda.kernel.errors import KolodaError
from tests.env.test_batch import run

GAME = "cthulhu_realms"


def made(name: str, workers: int, seat: int | None = None, n: int = 5) -> KolodaVectorEnv:
    env = KolodaVectorEnv(name, num_envs=n, seat=seat, workers=workers)
    env.reset(seed=8)
    env.action_space.seed(8)
    return env


@pytest.fixture
def shared() -> Iterator[KolodaVectorEnv]:
    env = made(GAME, 2)
    yield env
    env.close()


def crew(env: KolodaVectorEnv) -> Workers:
    assert isinstance(env.batch, Workers)
    return env.batch


@pytest.mark.parametrize("name", covered())
@pytest.mark.parametrize("seat", [None, 1])
def test_any_number_of_workers_plays_the_same_matches(name: str, seat: int | None) -> None:
    alone, shared = made(name, 1, seat), made(name, 2, seat)
    assert run(shared, 120) == run(alone, 120)
    assert shared.reset(seed=3)[0]["observation"].tobytes() == (
        alone.reset(seed=3)[0]["observation"].tobytes()
    )
    shared.close()


def test_ended_matches_tell_rewards_and_returns(shared: KolodaVectorEnv) -> None:
    alone, ended = made(GAME, 1), 0
    for _ in range(600):
        answers = [env.step(env.action_space.sample()) for env in (alone, shared)]
        assert answers[0][1].tolist() == answers[1][1].tolist()
        assert answers[0][4].get("returns") == answers[1][4].get("returns")
        ended += int(answers[1][2].sum())
    assert ended > 0


def test_what_a_step_gave_is_not_written_over(shared: KolodaVectorEnv) -> None:
    observation, _, _, _, _ = shared.step(shared.action_space.sample())
    kept = copy.deepcopy(observation)
    run(shared, 20)
    assert all((observation[part] == kept[part]).all() for part in kept)


def test_an_illegal_action_changes_nothing_in_any_process(shared: KolodaVectorEnv) -> None:
    alone = made(GAME, 1)
    actions = shared.action_space.sample()
    assert (actions == alone.action_space.sample()).all()
    mask = crew(shared).board.masks[4]
    for wrong in (int(np.flatnonzero(mask == 0)[0]), -1, shared.space.actions):
        with pytest.raises(ValueError, match=f"match 4: action {wrong} is not legal"):
            shared.step(np.array([*actions[:4], wrong]))
    with pytest.raises(ValueError, match="4 actions for 5 matches"):
        shared.step(actions[:4])
    assert run(shared, 30) == run(alone, 30)


def test_copies_and_saves_go_on_alike(shared: KolodaVectorEnv, tmp_path: Path) -> None:
    run(shared, 30)
    saves.save(shared, tmp_path / "env")
    copies = [
        copy.deepcopy(shared),
        pickle.loads(pickle.dumps(shared)),
        saves.load(tmp_path / "env"),
    ]
    after = run(shared, 60)
    for other in copies:
        assert run(other, 60) == after
        other.close()


def test_options_without_an_index_are_never_drawn(shared: KolodaVectorEnv) -> None:
    board = crew(shared).board
    last = board.starts + board.offered - 1
    assert (board.offered > 1).all()
    first = board.indices[board.starts].tolist()
    board.indices[last] = -1
    assert shared.batch.choose([0.999] * 5) == first


def test_a_worker_that_dies_is_named(shared: KolodaVectorEnv) -> None:
    pid = crew(shared).others[0][1].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(KolodaError, match="a worker of this vector environment has died"):
        run(shared, 2)
    with pytest.raises(KolodaError, match="is closed"):
        shared.reset()


def test_an_interrupted_step_closes_the_environment(
    shared: KolodaVectorEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(crew(shared).own, "step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(shared, 1)
    with pytest.raises(KolodaError, match="is closed"):
        shared.reset()


def test_a_closed_environment_has_no_processes_left() -> None:
    env = made(GAME, 2)
    processes = [process for _, process in crew(env).others]
    env.close()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(KolodaError, match="is closed"):
        env.step(np.zeros(5, np.int64))


@pytest.mark.parametrize("workers", [0, 6])
def test_a_number_of_workers_that_cannot_share_the_matches_is_refused(workers: int) -> None:
    with pytest.raises(KolodaError, match=f"{workers} workers cannot share 5 matches"):
        KolodaVectorEnv(GAME, num_envs=5, workers=workers)
