"""No agent call receives anything from which the true hidden state can be read."""

import gc

import pytest

from koloda.agents.agent import Agent, Blind, Seeing
from koloda.agents.registry import make
from koloda.arena.match import Listener, play_match
from koloda.games.cthulhu_realms.rules.state import CthulhuState
from koloda.games.registry import GAMES, find
from koloda.kernel.protocol import Game, Option, Seat
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState


class Spy(Seeing[BaseState]):
    """Keeps what it is handed, and lets another agent decide."""

    def __init__(self, agent: Agent) -> None:
        super().__init__("spy")
        self.agent = agent
        self.seen: list[tuple[BaseState, Seat]] = []

    def choose(self, s: BaseState, seat: Seat, again: bool) -> Option:
        self.seen.append((s, seat))
        if isinstance(self.agent, Seeing):
            chosen: Option = self.agent.choose(s.clone(), seat, again)
            return chosen
        assert isinstance(self.agent, Blind)
        return self.agent.pick(GAME_OF[0].options(s))


GAME_OF: list[Game[BaseState]] = []
COMPARED = 20


class Enough(Exception):
    """Stops a match in which enough was compared."""


class Truth(Listener):
    """Compares every world a spy was handed with the true position of that moment."""

    def __init__(self, game: Game[BaseState], spies: list[Spy]) -> None:
        self.game = game
        self.spies = spies
        self.compared = 0

    def decided(self, s: BaseState, seat: Seat, option: Option) -> None:
        for world, viewer in self.spies[seat].seen:
            assert viewer == seat
            assert mutable_parts(world).keys().isdisjoint(mutable_parts(s).keys())
            assert (world.key_low, world.key_high) != (s.key_low, s.key_high)
            assert world.events is None
            assert self.game.observe(world, seat) == self.game.observe(s, seat)
            self.compared += 1
        self.spies[seat].seen.clear()
        if self.compared >= COMPARED:
            raise Enough


def parts(s: BaseState) -> dict[int, object]:
    """The state, every list and every object of the rules that can be reached from it."""
    found: dict[int, object] = {}
    todo: list[object] = [s]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            todo.extend(part.values())
        elif id(part) not in found and (isinstance(part, list) or of_the_rules(part)):
            found[id(part)] = part
            todo.extend(gc.get_referents(part))
    return found


def of_the_rules(part: object) -> bool:
    return not isinstance(part, type) and type(part).__module__.startswith("koloda.games.")


def mutable_parts(s: BaseState) -> dict[int, object]:
    """What belongs to this state alone; card tables and the like are shared by every clone.

    The parts are kept beside their ids, so that no id can be given to another object before
    it is compared.
    """
    copy = s.clone()
    shared = parts(copy)
    own = {number: part for number, part in parts(s).items() if number not in shared}
    assert id(s) in own
    return own


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["uniform", "casual", "greedy", "ismcts:2"])
def test_an_agent_is_handed_worlds_and_never_the_position(game_id: str, name: str) -> None:
    game = find(game_id)
    GAME_OF[:] = [game]
    spies = [Spy(make(name, game, seat)) for seat in range(2)]
    truth = Truth(game, spies)
    with pytest.raises(Enough):
        play_match(game, Setup(2), 3, [*spies], listener=truth)
    assert truth.compared == COMPARED


def test_the_parts_of_a_state_are_found_below_its_own_objects_too() -> None:
    for game_id in GAMES:
        s = find(game_id).start(1, Setup(2))
        lists = [part for part in mutable_parts(s).values() if isinstance(part, list)]
        assert len(lists) > 5, game_id
        assert any(part is s.stack for part in lists)


class Hands(Seeing[CthulhuState]):
    """Plays uniformly and keeps the hand that its world gives the other player."""

    def __init__(self, seed: int) -> None:
        super().__init__("hands")
        self.guess: list[int] = []
        self.uniform = make("uniform", find("cthulhu_realms"), seed)

    def choose(self, s: CthulhuState, seat: Seat, again: bool) -> Option:
        self.guess = s.hands[1 - seat]
        assert isinstance(self.uniform, Blind)
        return self.uniform.pick(find("cthulhu_realms").options(s))


class Compare(Listener):
    """Counts how many cards of the true hand a handed hand holds, and a shuffled one would."""

    def __init__(self, agents: list[Hands]) -> None:
        self.agents = agents
        self.hits = 0
        self.expected = 0.0

    def decided(self, s: CthulhuState, seat: Seat, option: Option) -> None:  # type: ignore[override]
        guess, other = self.agents[seat].guess, 1 - seat
        hand, hidden = s.hands[other], s.hands[other] + s.decks[other]
        if not guess or s.known[other] or not s.decks[other]:
            return
        self.hits += sum(kind == true for kind in guess for true in hand)
        pairs = sum(kind == true for kind in hidden for true in hand)
        self.expected += len(guess) * pairs / len(hidden)
        self.agents[seat].guess = []


def test_the_other_hand_in_a_handed_world_tells_nothing_about_the_true_one() -> None:
    hits, expected = 0, 0.0
    for seed in range(30):
        agents = [Hands(seed), Hands(seed + 100)]
        compare = Compare(agents)
        play_match(find("cthulhu_realms"), Setup(2), seed, [*agents], listener=compare)
        hits += compare.hits
        expected += compare.expected
    assert expected > 5_000
    assert abs(hits / expected - 1.0) < 0.03


def test_blind_agents_are_handed_the_options_alone() -> None:
    seen: list[object] = []

    class Recorder(Blind):
        def pick(self, options: list[Option]) -> Option:
            seen.append(options)
            return options[-1]

    play_match(find("cthulhu_realms"), Setup(2, {"turns": "6"}), 1, [Recorder("r"), Recorder("r")])
    assert seen
    assert all(isinstance(part, list) and all(type(o) is int for o in part) for part in seen)
