"""Tables as text."""

from typing import Any

from koloda.env.rendering import board, picture, table_text, wrapped
from koloda.games import registry
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup


def table(name: str, decisions: int) -> str:
    game, chooser = registry.find(name), Chooser(1)
    s = game.start(1, Setup(2))
    for _ in range(decisions):
        options = game.options(s)
        game.apply(s, options[chooser.below(len(options))])
    return table_text(game.observe(s, None))


def test_numbers_and_known_cards_are_named_and_hidden_ones_counted() -> None:
    text = table("cthulhu_realms", 0)
    assert "seat 1: sanity 50 | hand 5 | " in text
    assert "unseen 10 [initiate*2 goon*2 follower*6]" in text


def test_the_field_of_berserk_is_drawn() -> None:
    things: list[Any] = [
        {"card": "f09", "owner": 0, "cell": "b2", "lives": 9, "wounds": 2},
        {"card": "m15", "owner": 1, "cell": "d3", "lives": 5, "wounds": 0},
        {"card": "n25", "owner": 1, "cell": None, "lives": 5, "wounds": 0},
    ]
    assert board("board", things) == [
        "board:",
        "   3 .       .       .       m15@1 5",
        "   2 .       f09@0 7 .       .",
        "   1 .       .       .       .",
        "     a       b       c       d",
    ]
    assert "\nboard:\n" in table("berserk", 60)


def test_the_map_of_elven_rage_is_drawn() -> None:
    assert "tower,castle@0" in table("elven_rage", 10)


def test_a_long_table_is_written_smaller() -> None:
    line = "seat 0: " + "follower " * 40
    assert [len(part) <= 120 for part in wrapped(line)] == [True] * 4
    assert picture(line).shape == picture("\n".join([line] * 40)).shape == (540, 960, 3)
