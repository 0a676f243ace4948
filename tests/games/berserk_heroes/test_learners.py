"""Dense actions: cards by name, side and copy."""

from typing import Any, cast

from koloda.env.space import Space
from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.minds.encode import COPIES, SPARES
from koloda.games.berserk_heroes.model import V_ATTACK
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.setup import Setup
from tests.games.berserk_heroes.table import do, on

SPACE = Space(cast(Any, GAME), Setup(2))


def named(s: HeroesState, verb: str) -> list[str]:
    """The names of the indices of a verb's options, in the order of the options."""
    legal = SPACE.indices(s).items()
    return [SPACE.names[index] for index, option in legal if GAME.action(s, option)[0] == verb]


def test_copies_of_a_card_are_counted_in_the_order_of_arrival() -> None:
    s = on("play raider jarl raider", "play raider")
    assert named(s, "attack") == ["attack own raider#1", "attack own jarl#1", "attack own raider#2"]
    assert named(do(s, "attack jarl"), "strike") == ["strike foe wormwood#1", "strike foe raider#1"]


def test_copies_beyond_the_named_ones_have_indices_too() -> None:
    s = on("play " + "raider " * (COPIES + 2))
    own = [f"attack own raider#{copy + 1}" for copy in range(COPIES)]
    assert named(s, "attack") == [*own, "attack other 1", "attack other 2"]


def test_cards_beyond_the_spare_indices_share_none() -> None:
    s = on("play " + "raider " * (COPIES + SPARES[V_ATTACK] + 2))
    names = named(s, "attack")
    assert len(GAME.options(s)) - len(SPACE.indices(s)) == 2
    assert len(names) == len(set(names)) == COPIES + SPARES[V_ATTACK]
    assert names[-1] == f"attack other {SPARES[V_ATTACK]}"


def test_one_index_means_one_thing_for_both_seats() -> None:
    mine = on("play raider jarl")
    theirs = on("", "play raider jarl", more="active: 1\nturn: 6")
    assert named(mine, "attack") == ["attack own raider#1", "attack own jarl#1"]
    assert named(theirs, "attack") == named(mine, "attack")


def test_the_question_names_the_card_whose_text_asks() -> None:
    s = do(on("", "play quartermaster sea_witch"), "end", "order sea_witch.1 any")
    assert GAME.prompt(s)["key"] == "may"
    assert GAME.prompt(s)["args"] == {"card": "quartermaster"}
