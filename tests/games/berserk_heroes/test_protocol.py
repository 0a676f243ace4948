"""The protocol: conformance, positions as text, ."""

import pytest

from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.faces.notation import position, text
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadPosition
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup


def test_the_conformance_kit_is_green() -> None:
    report = check_game(GAME, games=6, seed=11, where="koloda.games.berserk_heroes:GAME")
    assert report.failures == []


def test_conceding_games_conform_too() -> None:
    setup = Setup(2, {"conceding": "on", "turns": "20"})
    assert check_game(GAME, setups=[setup], games=8).failures == []


def test_positions_survive_the_way_through_text() -> None:
    for seed in range(6):
        s = GAME.start(seed, GAME.any_setup(2, seed))
        chooser, n = Chooser(seed), 0
        while options := GAME.options(s):
            if n % 5 == 0:
                assert position(text(s)).key() == s.key(), f"seed {seed} decision {n}"
            GAME.apply(s, options[chooser.below(len(options))])
            n += 1
        assert position(text(s)).key() == s.key()


@pytest.mark.parametrize(
    "line", ["seat 0: alder | hand nobody", "nonsense", "seat 0: alder | pockets x", "turn: soon"]
)
def test_a_bad_position_names_what_is_wrong(line: str) -> None:
    with pytest.raises(BadPosition):
        position(line)
