"""The encoder of games that bring none: an outsider's game in every environment."""

import hashlib
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, seed_test

from koloda.effects.observation import encode_view
from koloda.env import aec, spiel
from koloda.env.gym import KolodaEnv, KolodaVectorEnv
from koloda.env.plain import BEYOND, SPARE, SPARE_NUMBERS, PlainEncoder, atoms, features
from koloda.env.saves import load, save
from koloda.env.space import Space, covered
from koloda.games import registry
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Json, View
from koloda.kernel.setup import Setup
from tests.env.test_gymnasium import AnyAction, masked
from tests.env.test_space import walk
from tests.outsiders import GOOD, LONE

pytestmark = [
    pytest.mark.usefixtures("outside"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
CASES = [(GOOD, 2), (GOOD, 3), (LONE, 4)]


def test_every_game_is_an_environment() -> None:
    assert covered() == registry.names()
    assert isinstance(Space(registry.find(GOOD), Setup(2)).encoder, PlainEncoder)
    assert not isinstance(Space(registry.find("valhalla"), Setup(2)).encoder, PlainEncoder)


def test_an_index_is_an_action_in_words() -> None:
    names = Space(registry.find(GOOD), Setup(2)).names
    cards = ["cat", "dog", "elephant", "mouse", "wolf"]
    spare = [f"play {BEYOND} {n + 1}" for n in range(SPARE)]
    beyond = [f"{BEYOND} {BEYOND} {n + 1}" for n in range(SPARE)]
    assert names == [*[f"play {card}" for card in cards], *spare, *beyond]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_option_has_its_own_index_and_it_means_what_it_says(name: str, seats: int) -> None:
    game, setup = registry.find(name), Setup(seats)
    space = Space(game, setup)
    for seed in range(20):
        for s in walk(game, setup, seed, 20):
            legal = space.indices(s)
            assert sorted(legal.values()) == game.options(s)
            for index, option in legal.items():
                assert space.names[index] == " ".join(game.action(s, option))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_observation_is_a_function_of_what_the_seat_sees(name: str, seats: int) -> None:
    game, setup = registry.find(name), Setup(seats)
    space = Space(game, setup)
    assert sum(field.size for field in space.fields) == space.size
    assert len({field.name for field in space.fields}) == len(space.fields)
    for seed in range(8):
        s, chooser = game.start(seed, setup), Chooser(seed)
        while options := game.options(s):
            for seat in range(seats):
                prompt = game.prompt(s) if game.seat(s) == seat else None
                seen = space.encode(s, seat)
                assert seen == encode_view(space.fields, game.observe(s, seat), prompt)
                assert seen == space.encode(game.resample(s, seat, seed + 9), seat)
                assert name == LONE or not any(seen[-SPARE_NUMBERS:])  # all was foreseen
            game.apply(s, options[chooser.below(len(options))])


def test_two_positions_that_a_seat_can_tell_apart_look_different() -> None:
    game = registry.find(GOOD)
    space = Space(game, Setup(2))
    seen: dict[bytes, str] = {}
    for seed in range(30):
        for s in walk(game, Setup(2), seed, 30):
            view = {**game.observe(s, 0), "prompt": game.prompt(s) if game.seat(s) == 0 else None}
            assert seen.setdefault(space.encode(s, 0), repr(view)) == repr(view)


def test_a_view_is_taken_apart() -> None:
    card: Json = {"card": "wolf#2", "wounds": 2, "closed": True}
    view: View = {
        "hand": [card, {"card": "wolf"}, {"card": None}],
        "row": [3, 0],
        "debt": -4,
        "gold": 600,
    }
    assert sorted(atoms({**view, "mood": "wild", "none": None}, "")) == [
        ("debt.below_0", 4),
        ("gold", 88),
        ("gold.by_256", 2),
        ("hand=wolf", 1),
        ("hand=wolf", 1),
        ("hand=wolf.closed", 1),
        ("hand=wolf.wounds", 2),
        ("mood=wild", 1),
        ("row.0", 3),
        ("row.1", 0),
    ]


def test_seats_are_counted_from_the_viewer_on() -> None:
    game = registry.find(GOOD)
    s = game.start(1, Setup(3))
    looks = [features(game.observe(s, seat), None) for seat in range(3)]
    assert [("asked=0" in look, "asked=1" in look) for look in looks] == [
        (True, False),
        (False, False),
        (False, True),
    ]
    assert [f"seat={seat}" in look for seat, look in enumerate(looks)] == [True] * 3
    assert all(any(name.startswith("player0.zones.hand.cards=") for name in look) for look in looks)
    assert not any(name.startswith("player1.zones.hand.cards=") for look in looks for name in look)


def test_what_was_not_foreseen_has_room() -> None:
    game = registry.find(GOOD)
    encoder = PlainEncoder(game, Setup(2))
    found = {"an unheard-of thing": 7}
    numbers = encoder.numbers(found)
    assert len(numbers) == encoder.size
    assert sum(numbers[-SPARE_NUMBERS:]) == sum(numbers) == 7
    for card in ("cat", "dog"):
        del encoder.places[f"play {card}"]
    space = Space(game, Setup(2))
    space.encoder = encoder
    s = next(
        s
        for s in (game.start(seed, Setup(2)) for seed in range(99))
        if {"cat", "dog"} < {game.action(s, option)[1] for option in game.options(s)}
    )
    named = [space.names[index] for index in space.indices(s)]
    assert [one for one in named if BEYOND in one] == [f"play {BEYOND} 1", f"play {BEYOND} 2"]


def test_it_is_the_same_in_another_process() -> None:
    code = (
        "import hashlib\n"
        "from koloda.env.space import Space\n"
        "from koloda.games import registry\n"
        "from koloda.kernel.setup import Setup\n"
        f"space = Space(registry.find({GOOD!r}), Setup(3))\n"
        "said = repr([space.names, space.encoder.features])\n"
        "print(hashlib.blake2b(said.encode(), digest_size=8).hexdigest())\n"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    space = Space(registry.find(GOOD), Setup(3))
    assert isinstance(space.encoder, PlainEncoder)
    said = repr([space.names, space.encoder.features])
    assert child.stdout.strip() == hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoo(name: str, seats: int) -> None:
    api_test(aec.env(name, seats), num_cycles=200)
    seed_test(lambda: aec.env(name, seats), num_cycles=40)
    assert aec.names()[f"koloda_{name}_v1"] == name


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_gymnasium(name: str, seats: int) -> None:
    check_env(AnyAction(name, seats, seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_vector_environment(workers: int) -> None:
    env = KolodaVectorEnv(GOOD, num_envs=4, workers=workers)
    luck, ended = np.random.default_rng(1), 0
    observation, _ = env.reset(seed=2)
    for _ in range(40):
        assert env.observation_space.contains(observation)
        observation, _, over, _, _ = env.step(masked(observation, luck))
        ended += int(over.sum())
    assert ended > 10
    env.close()


def test_openspiel() -> None:
    spiel.register()
    game = pyspiel.load_game(f"koloda_{GOOD}(players=3)")
    state, observer = game.new_initial_state(), make_observation(game)
    state.apply_action(7)
    while not state.is_terminal():
        observer.set_from(state, state.current_player())
        twin = state.resample_from_infostate(state.current_player(), lambda: 0.5)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[0])
    assert len(state.returns()) == 3


def test_saves(tmp_path: object) -> None:
    env = KolodaEnv(GOOD, opponents="greedy")
    env.reset(seed=5)
    save(env, f"{tmp_path}/match")
    again = load(f"{tmp_path}/match")
    action = np.int64(env.legal.legal.nonzero()[0][0])
    one, other = env.step(action), again.step(action)
    assert (one[0]["observation"] == other[0]["observation"]).all()
    assert pickle.loads(pickle.dumps(env.space)).names == env.space.names
