"""Positions as text: exact round trips, short defaults, clear refusals."""

import pytest

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.faces.notation import position, text
from koloda.games.cthulhu_realms.rules.fields import STATE
from koloda.kernel.errors import BadPosition
from koloda.kernel.fields import NUMBER, ZONES
from koloda.kernel.playout import Chooser
from koloda.kernel.rng import force
from tests.games.cthulhu_realms.table import (
    GAME,
    CthulhuState,
    actions,
    cards,
    common_size,
    play,
    sanity,
    shared,
    shown,
    start,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_survives_the_round_trip(seats: int) -> None:
    for seed in range(12):
        s = GAME.start(seed, GAME.any_setup(seats, seed))
        chooser = Chooser(seed)
        while options := GAME.options(s):
            again = position(text(s))
            assert again.key() == s.key()
            assert GAME.options(again) == options
            GAME.apply(s, options[chooser.below(len(options))])
        assert position(text(s)).key() == s.key()


def test_every_field_that_is_declared_is_written() -> None:
    s = position("seats: 3\nseat 0: play arkham")
    for field in STATE.all:
        if field.name not in ("table", "seats"):  # the seats are counted from their lines
            t = s.clone()
            change(t, field.name, field.kind)
            assert text(t) != text(s), field.name


def change(s: CthulhuState, name: str, kind: str) -> None:
    """Another value of a field, sensible or not."""
    value = getattr(s, name)
    if kind == NUMBER:
        setattr(s, name, value + 1)
    elif name in ("counters", "sanity"):
        value[0] += 1
    elif name in ("play", "used", "lost"):
        value[0][0] += 1
    elif name == "stack":
        value += [m.ASK_PLAYER, 0, m.GAIN, 5]
    elif kind == ZONES:
        value[0].append(0)
    else:
        value += [0, 0, 0]


def test_what_will_be_drawn_can_be_written_though_nobody_knows_it() -> None:
    s = position("""
        seat 0: deck goon*6 ghoul dagon | next ghoul goon dagon
        common: tomb | arkham dagon ghoul
        next: ghoul arkham
        row 0: occultist*2
        conjuring: 9
    """)
    for seat in (0, 1, None):
        assert GAME.observe(s, seat) == GAME.observe(position(text(s)), seat)
        assert shown(s, "deck", 0, seat) == []
    play(s, "buy occultist row0")
    assert shared(s, "common") == ["ghoul"]
    play(s, "buy occultist row0")
    assert shared(s, "common") == ["arkham"]
    play(s, "end")
    assert sorted(cards(s, "hand", 0)) == ["dagon", "ghoul", "goon", "goon", "goon"]


def test_returned_known_forced_and_declared_survive_too() -> None:
    s = position("""
        seat 0: hand goon dagon | known dagon | deck follower | top arkham ghoul | play tomb:2!-1
        seat 1: play arkham*2
        active: 0
    """)
    force(s, 0, [0, 0])
    play(s, "play goon", "activate goon 1", "lose 0 player")
    assert position(text(s)).key() == s.key()
    assert "top arkham ghoul" in text(s)


def test_a_short_text_has_sensible_defaults() -> None:
    s = position("seat 0: hand follower*2 goon | play arkham")
    assert cards(s, "hand", 0) == ["goon", "follower", "follower"]
    assert sanity(s) == [50, 50]
    assert common_size(s) == 10
    assert actions(s) == [
        "end",
        "play goon",
        "play follower",
        "activate arkham 1",
        "activate arkham 2",
    ]


def test_cards_are_conserved_when_asked() -> None:
    s = position("""
        seat 0: hand follower*2 | play arkham
        common: ghoul | ghast
        rest: boxed
    """)
    assert GAME.census(s) == GAME.census(start())


def test_abjured_cards_lie_in_the_box_and_count_as_abjured() -> None:
    s = position("abjured: ghoul")
    assert (
        position(text(s)).key() == position("box: ghoul\nabjured: ghoul\nhappened: abjured").key()
    )


def test_every_fact_of_a_position_is_part_of_its_key() -> None:
    facts = ["", "turn: 2", "turn: 1 of 9", "active: 1", "conjuring: 1", "happened: discarded"]
    facts += ["seats: 3", "initiates: 1", "common: ghoul", "common: ghoul | dagon", "box: goon"]
    facts += ["row 0: goon", "seed: 5", "forced: 0 1", "ending: deck_out", "abjured: goon"]
    facts += ["common: ghoul\nbox: dagon", "common: ghoul\nbox: goon"]
    facts += ["seat 0: sanity 49", "seat 1: sanity 49", "seat 0: known goon | hand goon"]
    facts += [f"seat 0: {zone} goon" for zone in ("hand", "deck", "top", "discard", "play")]
    facts += ["seat 0: play arkham", "seat 0: play arkham:1", "seat 0: play arkham-1"]
    facts += ["seat 0: play arkham!", "seat 1: play arkham", "seat 0: deck goon ghoul"]
    facts += ["seat 0: deck ghoul goon", "stack: ask_turn 0 0 0 | ask_player 0 2 5"]
    assert len({position(fact).key() for fact in facts}) == len(facts)


BAD = {
    "seat 0: hand foll0wer": "line 1: there is no card 'foll0wer'",
    "\nseat 0: hand follower*": "line 2: expected a card such as 'ghoul' or 'ghoul*2', found",
    "seat 0: sanity many": "line 1: expected a number, found 'many'",
    "seat 0: paw goon": "line 1: unknown field 'paw'",
    "seat 5: hand goon": "there are 2 to 4 seats, not 6",
    "seats: 1": "there are 2 to 4 seats, not 1",
    "seats: 2\nseat 1: hand goon\nrow 1: goon": "line 3: there is no row 1 with 2 seats",
    "active: 2": "line 1: there is no seat 2 among 2",
    "active: 0\nactive: 1": "line 2: 'active' is given twice",
    "colour: blue": "line 1: unknown line 'colour'",
    "just words": "line 1: expected 'name: value', found 'just words'",
    "happened: rain": "line 1: what happened is 'discarded' or 'abjured', not 'rain'",
    "common: ghoul dagon": "line 1: give one visible top card",
    "common: | dagon": "line 1: give one visible top card",
    "seat 0: play follower:2": "line 1: follower has no such ability",
    "seat 0: play follower-1": "line 1: only locations lose sanity",
    "seat 0: hand arkham:1": "line 1: only cards in play have marks",
    "seat 0: known goon": "known cards of seat 0: goon is not in the hand",
    "abjured: goon\nbox: ghoul": "abjured cards: goon is not in the box",
    "ending: boredom": "line 1: an ending is one of last_sane, deck_out, aborted",
    "seat 1: sanity 0": "the active player and another one must have sanity",
    "stack: ask_turn 0 0 0 | wait 1 2 3": "line 1: unknown frame 'wait'",
    "stack: ask_turn 0 0": "line 1: a frame has a name and three numbers",
    "stack: ask_turn 1 0 0": "the first frame of the stack must be 'ask_turn 0 0 0'",
    "stack: ask_turn 0 0 0 | after 255 0 0": "the last frame of the stack must be a question",
    "stack: ask_turn 0 0 0 | ask_discard 7 1 0": "the question goes to seat 7",
    "stack: ask_turn 0 0 0 | ask_discard 1 1 0\npicked: goon": "picked cards: goon is not in",
    "stack: ask_turn 0 0 0 | ask_return 0 0 0": "the question has no answer",
    "stack: ask_turn 0 0 0 | ask_loss 0 300 5": "the loss asked about has no such target",
    "declared: 1 2": "declared points are triples",
    "declared: 7 0 2": "points are declared against target 0 of seat 7",
    "declared: 1 3 2": "points are declared against target 3 of seat 1",
    "seat 0: sanity 9999999": "line 1: expected a number from -100000 to 100000, found 9999999",
    "conjuring: -1": "line 1: expected a number from 0 to 100000, found -1",
    "turn: 123456789012345678901": "line 1: expected a number, found '123456789012345678901'",
    "initiates: ²": "line 1: expected a number, found '²'",
    "seed: 99999999999999999999": "line 1: expected a number from 0 to",
    "forced: 0": "line 1: forced are pairs of a stream below 7",
    "forced: 7 0": "line 1: forced are pairs of a stream below 7",
    "rng: 1 1073741824 | 0 0 0 0 0 0 0": "line 1: expected a number from 0 to 1073741823",
    "seat 0: deck goon | next ghoul": "next: ghoul is not in the deck",
    "stack: ask_turn 0 0 0 | draw 5 1 0 | ask_abjure 0 0 0": "there is no seat 5: 'draw 5 1 0'",
    "stack: ask_turn 0 0 0 | ask_player 0 99 1": "there is no effect 99",
    "stack: ask_turn 0 0 0 | ask_discard 1 0 0": "nothing is left to pick",
    "seat 1: hand goon\nstack: ask_turn 0 0 0 | ask_discard 1 2 0": "seat 1 has too few cards",
    "stack: ask_turn 0 0 0 | declare 1 1 3 | ask_loss 0 256 3": "no such target",
    "stack: ask_turn 0 0 0 | after 3 0 0 | ask_abjure 0 0 0": "no such card in play abjures itself",
    "rng: 1 2 | 3": "line 1: rng is two key words",
    "rest: lost": "line 1: the rest can only be 'boxed', not 'lost'",
    "seat 0: hand tomb*2\nrest: boxed": "more than the 1 copies of tomb there are",
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_text_is_refused_with_the_line(bad: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position(bad)
    assert BAD[bad] in str(refusal.value)


def test_a_damaged_text_is_read_or_refused_but_never_crashes() -> None:
    whole = text(play(start(3), "end"))
    chooser = Chooser(7)
    for _ in range(600):
        at, width = chooser.below(len(whole)), chooser.below(12)
        patch = ["", "x", "-1", "|", ":", "9", "\n", "*"][chooser.below(8)]
        try:
            s = position(whole[:at] + patch + whole[at + width :])
        except BadPosition:
            continue
        assert position(text(s)).key() == s.key()
