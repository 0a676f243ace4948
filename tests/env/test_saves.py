"""Any environment is copied, pickled, saved to a file and resumed exactly, also elsewhere."""

import copy
import hashlib
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from koloda.env import saves
from koloda.env.aec import KolodaAEC
from koloda.env.gym import KolodaEnv, KolodaVectorEnv
from koloda.env.space import covered
from koloda.env.spiel import KolodaState
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from tests.env.test_openspiel import started

ROOT = Path(__file__).parent.parent.parent


def aec(name: str) -> KolodaAEC:
    env = KolodaAEC(name)
    env.reset(seed=6)
    return env


def single(name: str) -> KolodaEnv:
    env = KolodaEnv(name, opponents="uniform")
    env.reset(seed=6)
    return env


def vector(name: str, seat: int | None = None) -> KolodaVectorEnv:
    env = KolodaVectorEnv(name, num_envs=3, seat=seat)
    env.reset(seed=6)
    return env


def one_seat(name: str) -> KolodaVectorEnv:
    return vector(name, 1)


MAKERS: dict[str, Callable[[str], Any]] = {
    "aec": aec,
    "single": single,
    "vector": vector,
    "one_seat": one_seat,
    "state": started,
}
ALL = [(kind, name) for kind in MAKERS for name in covered()]


def pick(mask: Any, luck: np.random.Generator) -> Any:
    """A legal action by chance, for each row of a mask."""
    return (luck.random(mask.shape) * mask).argmax(axis=-1)


def step(env: Any, luck: np.random.Generator) -> bytes:
    """A random legal action, or a new match after the end; all that can be seen of it."""
    if isinstance(env, KolodaState):
        if env.is_terminal():
            return str(env).encode()
        env.apply_action(int(luck.choice(env.legal_actions())))
        return str(env).encode()
    if isinstance(env, KolodaAEC):
        if all(env.terminations.values()):
            env.reset()
        env.step(int(pick(env.last()[0]["action_mask"], luck)))
        return seen(env.last())
    if isinstance(env, KolodaEnv):
        if not env.legal.legal.any():
            return seen(env.reset())
        return seen(env.step(np.int64(pick(env.legal.legal, luck))))
    masks = np.array([env.space.mask(s) for s in env.batch.states])
    return seen(env.step(pick(masks, luck)))


def seen(answer: Any) -> bytes:
    """Everything in an answer of an environment."""
    if isinstance(answer, np.ndarray):
        return answer.tobytes()
    if isinstance(answer, tuple):
        return b"".join(map(seen, answer))
    if isinstance(answer, dict):
        return b"".join(name.encode() + seen(part) for name, part in answer.items())
    return repr(answer).encode()


def play(env: Any, steps: int, seed: int) -> str:
    """A digest of what a run of random steps shows."""
    luck, digest = np.random.default_rng(seed), hashlib.sha256()
    for _ in range(steps):
        digest.update(step(env, luck))
    return digest.hexdigest()


@pytest.mark.parametrize(("kind", "name"), ALL)
def test_copies_and_saves_go_on_alike(kind: str, name: str, tmp_path: Path) -> None:
    env = MAKERS[kind](name)
    play(env, 25, 1)
    saves.save(env, tmp_path / "env")
    pickled = pickle.dumps(env)
    copies = [env.clone() if kind == "state" else copy.deepcopy(env)]
    copies += [pickle.loads(pickled), saves.load(tmp_path / "env")]
    after = play(env, 150, 2)
    assert [play(other, 150, 2) for other in copies] == [after] * 3
    assert play(pickle.loads(pickled), 150, 3) != after  # other actions show something else


@pytest.mark.parametrize("opponent", ["uniform", "casual", "greedy", "ismcts:4"])
def test_opponents_are_saved_too(opponent: str) -> None:
    env = KolodaEnv("cthulhu_realms", opponents=opponent)
    env.reset(seed=6)
    play(env, 25, 1)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    after = play(env, 60, 2)
    assert [play(other, 60, 2) for other in copies] == [after, after]


CHILD = """
import sys
from pathlib import Path
from koloda.env import saves
from tests.env.test_saves import play
for path in sorted(Path(sys.argv[1]).iterdir()):
    print(path.name, play(saves.load(path), 100, 2))
"""


def test_saves_go_on_alike_in_another_process(tmp_path: Path) -> None:
    here = []
    for kind, name in sorted(ALL):
        env = MAKERS[kind](name)
        play(env, 25, 1)
        saves.save(env, tmp_path / f"{kind}-{name}")
        here.append(f"{kind}-{name} {play(env, 100, 2)}")
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout.splitlines() == here


BEGIN = """
from tests.env.test_saves import ALL, MAKERS, play
for kind, name in ALL:
    print(kind, name, play(MAKERS[kind](name), 100, 4))
"""


def test_the_same_seed_and_actions_in_another_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BEGIN], capture_output=True, text=True, check=True, cwd=ROOT
    )
    here = [f"{kind} {name} {play(MAKERS[kind](name), 100, 4)}" for kind, name in ALL]
    assert done.stdout.splitlines() == here


def test_files_that_cannot_be_resumed_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "env"
    with pytest.raises(KolodaError, match="env cannot be read: No such file"):
        saves.load(path)
    path.write_bytes(b"something else\n")
    with pytest.raises(KolodaError, match="env is not a saved environment"):
        saves.load(path)
    saves.save(aec("valhalla"), path)
    good = path.read_bytes()
    path.write_bytes(good.replace(b'"version":1', b'"version":9'))
    with pytest.raises(KolodaError, match="saved with version 9 of valhalla, this is 1"):
        saves.load(path)
    path.write_bytes(good.replace(b'"fingerprint":"', b'"fingerprint":"0'))
    with pytest.raises(KolodaError, match="saved with other cards of valhalla"):
        saves.load(path)
    path.write_bytes(good.replace(b"environment 1", b"environment 2"))
    with pytest.raises(KolodaError, match="'koloda environment 2', not as"):
        saves.load(path)
    path.write_bytes(good[:-10])
    with pytest.raises(KolodaError, match="cut off or damaged"):
        saves.load(path)


@pytest.mark.parametrize("name", covered())
def test_a_game_is_saved_by_its_name_and_its_cards(name: str, tmp_path: Path) -> None:
    game = registry.find(name)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
    shutil.copytree(registry.folder(name) / "cards", tmp_path / "cards")
    own = registry.find(name, tmp_path / "cards")
    again = pickle.loads(pickle.dumps(own))
    assert again is not game
    assert again.fingerprint == own.fingerprint
    assert Path(again.cards) == tmp_path / "cards"
