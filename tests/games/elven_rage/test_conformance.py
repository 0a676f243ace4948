"""The conformance kit on Elven Rage: short games of every kind, and whole ones."""

import pytest

from koloda.games.elven_rage import GAME
from koloda.games.elven_rage.faces.notation import card_name, position, text
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadPosition
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
def test_short_games_keep_every_promise(seats: int, scenario: str) -> None:
    setup = Setup(seats, {"rounds": "3", "scenario": scenario})
    report = check_game(GAME, [setup], games=2, seed=seats * 10)
    assert report.failures == []
    assert report.decisions > 200


def test_play_is_the_same_in_every_process_and_interpreted() -> None:
    where = "koloda.games.elven_rage:GAME"
    report = check_game(GAME, [Setup(2, {"rounds": "1"})], games=1, where=where)
    assert report.failures == []


@pytest.mark.parametrize("seed", range(24))
def test_every_position_of_a_short_game_survives_the_round_trip(seed: int) -> None:
    setup = GAME.any_setup(2 + seed % 3, seed)
    round_trips(GAME.start(seed, Setup(setup.seats, {**setup.options, "rounds": "3"})), seed, 1)


@pytest.mark.parametrize("seed", range(24))
def test_positions_of_a_long_game_survive_the_round_trip(seed: int) -> None:
    round_trips(GAME.start(seed, GAME.any_setup(2 + seed % 3, seed)), seed, 11)


def round_trips(s: ElvenState, seed: int, every: int) -> None:
    """Play at random; every so many decisions the position goes through text and back."""
    chooser = Chooser(seed)
    for decision in range(4000):
        options = GAME.options(s)
        if not options:
            break
        if (decision + seed) % every == 0:
            again = position(text(s))
            assert again.key() == s.key()
            assert GAME.options(again) == options
        GAME.apply(s, options[chooser.below(len(options))])
    assert position(text(s)).key() == s.key()


def test_copies_are_kept_apart_and_comments_are_no_copies() -> None:
    s = position("""
        seat 0: hand bk_abyss bk_abyss#1 | discard bk_herald*2   # any other abyss, and the first
        # a line of its own
        seat 1: people snow | deck sn_elite#2 sn_frost#1 sn_elite#1
        phase: turn_end
    """)
    assert sorted(card_name(s.table, card) for card in s.hands[0]) == ["bk_abyss#1", "bk_abyss#2"]
    assert [card_name(s.table, card) for card in s.decks[1]] == [
        "sn_elite#2", "sn_frost#1", "sn_elite#1"
    ]  # fmt: skip
    assert sorted(GAME.census(s)) == sorted(set(GAME.census(s)))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("seat 0: hand unicorn", "there is no card 'unicorn'"),
        ("seat 0: hand bk_janira*2", "only 1 copies"),
        ("seat 0: lands A1 Z9", "no land 'Z9'"),
        ("seat 0: pocket bk_janira", "unknown field 'pocket'"),
        ("seat 0: lands A1 G1", "two owners"),
        ("squads: ne_orc ne_troll", "a squad is three cards"),
        ("phase: breakfast", "choose one of"),
        ("round_no: x", "expected a number"),
        ("round_no: 99999999999999999999", "expected a number"),
        ("seat 0: hand bk_abyss#1 bk_abyss#1", "lies in two places"),
        ("seat 0: hand bk_abyss#1\nneutral_deck: bk_abyss#1", "lies in two places"),
        ("seat 0: hand bk_abyss#9", "from 1 to"),
        ("seat 0: hand bk_abyss#0", "from 1 to"),
        ("seat 0: hand bk_abyss*0", "from 1 to"),
        ("seat 0: hand bk_abyss*", "expected a number"),
        ("seat 0: hand bk_abyss | hand bk_herald", "'hand' is given twice"),
        ("seat 0: people black\nseat 1: people black", "two players have the black elves"),
        ("seat 0: goal go_gold go_realm", "one goal"),
        ("seat 7: hand bk_abyss", "seats do not fit"),
        ("seats: 9", "seats do not fit"),
        ("active: 2", "from 0 to 1"),
        ("window: 8", "from -1 to 7"),
        ("land: 400", "from -1 to"),
        ("gained: 2", "from 0 to 1"),
        ("out: 4", "from 0 to 3"),
        ("places: 1 2 3", "expected 72 numbers"),
        ("chain: 0 1 2", "numbers, found 3"),
        ("goal_seen: 0 0 0 0 0", "expected 4 numbers"),
        ("squads: ne_orc ne_troll ne_goblin @5", "from 0 to 1"),
        ("squads: ne_orc! ne_troll! ne_goblin", "at most one of them face up"),
        ("stack: breakfast 0 0 0", "a frame is a name and three numbers"),
        ("stack: ask_window 5 0 0", "from 0 to 1"),
        ("stack: turn 0 0 0", "the last frame is a question"),
        ("rng: 1 2 | 3", "two key words"),
        ("forced: 99 1", "pairs of a stream and an outcome"),
        ("nonsense", "expected 'name: value'"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(line)
