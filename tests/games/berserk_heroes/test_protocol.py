"""The protocol: conformance, and positions as text."""

from typing import Any

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
    """At every decision of random games, in the middle of texts too."""
    for seed in range(20):
        s = GAME.start(seed, GAME.any_setup(2, seed))
        chooser = Chooser(seed)
        while options := GAME.options(s):
            assert position(text(s)).key() == s.key(), f"seed {seed}"
            GAME.apply(s, options[chooser.below(len(options))])
        assert position(text(s)).key() == s.key()


def test_a_hidden_order_of_a_deck_can_be_written() -> None:
    s = position("seat 1: wormwood | deck jarl | top raider=0 pilot=2 | bottom sprout=1")
    assert position(text(s)).key() == s.key()
    for viewer, known in ((0, ["sprout"]), (1, ["pilot"])):
        view: Any = GAME.observe(s, viewer)
        assert [c["card"] for c in view["players"][1]["zones"]["deck"]["cards"]] == known
    s.events = []
    GAME.apply(s, GAME.option(s, ("end",)))
    assert "raider" in [GAME.table.ids[code >> 1] for code in s.hands[1]]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("seat 0: alder | hand nobody", "line 1: there is no card 'nobody'"),
        ("nonsense", "line 1: expected one 'name: value'"),
        ("seat 0: alder | pockets x", "unknown field 'pockets'"),
        ("turn: soon", "not a number: 'soon'"),
        ("turn: -1", "not a number: '-1'"),
        ("turn: ²", "not a number"),
        ("active: 2", "2 is not in 0..1"),
        ("winner: 3", "3 is not in 0..2"),
        ("seat 0: raider", "not a hero: 'raider'"),
        ("seat 0: nobody", "there is no card 'nobody'"),
        ("seat 0: alder*2", "not a hero"),
        ("seat 0: alder | coins 11", "11 is not in 0..10"),
        ("seat 0: alder | coins 6/5", "5 is not in 0..4"),
        ("seat 0: alder | failed 4", "4 is not in 0..3"),
        ("seat 0: alder | hand jarl*1000", "1000 is not in 0..999"),
        ("seat 0: alder | hand alder", "a hero is always in play"),
        ("seat 0: alder | play volley", "a spell is never in play"),
        ("seat 0: alder | play jarl$", "not a card in play"),
        ("seat 0: alder | shown jarl", "jarl is not in hand"),
        ("seat 0: alder | mixed jarl", "neither in deck nor hand"),
        ("seat 0: alder | top jarl=4", "4 is not in 0..3"),
        ("seat 0: alder | deck jarl | top _ _", "more places than cards"),
        ("counters: 1 2", "5 random streams"),
        ("fx: 1 2 3", "rows have 5 numbers"),
        ("rng: 1", "two numbers"),
        ("ending: tea", "unknown ending 'tea'"),
        ("ending: hero_killed\nstack: ask_main 0 0 0", "over, or a question"),
        ("stack: ask_tea 0 0 0", "not a frame"),
        ("stack: main 0 0 0", "is a question to seat 0 or 1"),
        ("stack: ask_main 2 0 0", "is a question to seat 0 or 1"),
        ("stack: ask_attack 0 77 0", "about a card in play"),
        ("stack: ask_pick 0 0 0", "a text asks, but none runs"),
        ("stack: ask_discard 0 0 0", "no answer"),
        ("attacker: 99", "no reference"),
        ("unit 7: jarl 0 0 0 1 1 0 0 0", "7 is not in 0..1"),
        ("tea: 1", "unknown line 'tea'"),
    ],
)
def test_a_bad_position_names_what_is_wrong(line: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(line)
    assert reason in str(caught.value)


def test_an_edited_position_is_read_or_refused() -> None:
    """Whatever number of a position is replaced, it is refused or has an answer."""
    s = GAME.start(3, GAME.any_setup(2, 3))
    chooser = Chooser(3)
    read = 0
    for n in range(400):
        options = GAME.options(s)
        GAME.apply(s, options[chooser.below(len(options))])
        if not GAME.options(s):
            break
        lines = text(s).splitlines()
        at = chooser.below(len(lines))
        words = lines[at].split(" ")
        words[chooser.below(len(words))] = ["-1", "0", "1", "7", "4095", "x", "jarl", ""][n % 8]
        lines[at] = " ".join(words)
        try:
            edited = position("\n".join(lines))
        except BadPosition:
            continue
        read += 1
        assert edited.ending or GAME.options(edited)
    assert read > 20
