"""What may be taken back: nothing that showed its seat a hidden card."""

import pytest

from koloda.games import registry
from koloda.games.cthulhu_realms import GAME as CTHULHU
from koloda.games.cthulhu_realms.faces.notation import position
from koloda.games.valhalla.faces.events import EVENTS
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from koloda.server.match import Match
from koloda.server.undo import has_shown

WORLDS = 6
DECISIONS = 150


@pytest.mark.parametrize("name", registry.GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_may_be_taken_back_looks_alike_in_every_world(name: str, seed: int) -> None:
    """Worlds in which somebody else would be asked show nothing yet."""
    game = registry.find(name)
    setup = game.any_setup(max(2, game.min_seats), seed)
    match, chooser, revocable = Match(game, seed, setup, revocable=True), Chooser(seed), 0
    for _ in range(DECISIONS):
        options = game.options(match.s)
        if not options:
            break
        before, seat = match.s.clone(), match.seat
        option = options[chooser.below(len(options))]
        match.apply(option)
        if not match.can_take_back([seat]) or match.tail[-1].state.key() != before.key():
            continue
        revocable += 1
        for world in range(WORLDS):
            t = game.resample(before, seat, match.n * WORLDS + world)
            assert option in game.options(t)
            game.apply(t, option)
            if game.seat(t) == seat:
                assert game.observe(t, seat) == game.observe(match.s, seat), game.action(t, option)
    assert revocable > DECISIONS // 10


def shown(text: str, *moves: str) -> bool:
    """Whether the last of some moves in Cthulhu Realms shows something to the one who makes it."""
    game = registry.find(CTHULHU.id)
    s = position(text)
    s.events = []
    for move in moves:
        before, heard, action = s.clone(), len(s.events), tuple(move.split(" "))
        game.apply(s, game.option(s, action))
    return has_shown(game, before, s, action, s.events[heard:])


def test_a_hand_discarded_in_whole_was_hidden() -> None:
    moves = ["activate king_in_yellow 2", "choose 1"]
    deck = "seat 0: play king_in_yellow\nseat 1: hand goon | deck goon*9"
    assert shown(deck, *moves)  # however likely the card was
    assert not shown("seat 0: play king_in_yellow\nseat 1: hand goon", *moves)  # CR-4.218: certain
    assert not shown("seat 0: play king_in_yellow\nseat 1: deck goon", *moves)  # nothing discarded


def test_a_card_known_to_all_is_not_shown_by_a_discard() -> None:
    moves = ["activate king_in_yellow 2", "choose 1"]
    known = "seat 0: play king_in_yellow\nseat 1: hand goon | known goon | deck ghoul*9"
    assert not shown(known, *moves)


def test_chance_and_the_turn_of_another_cannot_be_taken_back() -> None:
    assert shown("seat 0: deck goon*9", "end")
    assert shown("conjuring: 9\nrow 0: ghoul", "buy ghoul row0")  # the next card is turned up
    assert not shown("conjuring: 9", "buy initiate stack")
    asks = "seat 0: play king_in_yellow\nseat 1: hand goon ghoul | deck goon*9"
    assert shown(asks, "activate king_in_yellow 2", "choose 1")  # seat 1 is asked
    assert not shown(asks, "activate king_in_yellow 2")


def test_a_glance_at_a_hidden_hand_is_not_taken_back() -> None:
    """The view forgets a card that was only looked at; the event told of it."""
    game = registry.find("valhalla")
    s = game.start(1, Setup(2))
    seat = game.seat(s)
    looked = [name for name, _, _ in EVENTS].index("looked")
    glance = (looked, 1 << seat, 2, seat, 1 - seat, 0)
    assert not has_shown(game, s.clone(), s, ("pass",), [])
    assert has_shown(game, s.clone(), s, ("pass",), [glance])
