"""Hidden and open information: chapter 4.O."""

import json
from collections import Counter

import pytest

from koloda.kernel.playout import Chooser
from tests import playing
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    CthulhuState,
    common_size,
    in_play,
    play,
    position,
    shared,
    shown,
    size,
    start,
    view,
)

EVERYBODY = [0, 1, None]


def heard(s: CthulhuState, seat: int | None, key: str) -> list[object]:
    """What the messages of one kind tell a seat."""
    return [message["args"] for message in playing.heard(GAME, s, seat) if message["key"] == key]


@clause("CR-4.189")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    s = position("seat 0: hand ghoul dagon | deck goon\nseat 1: hand follower")
    assert shown(s, "hand", 0, 0) == ["dagon", "ghoul"]
    assert shown(s, "hand", 0, 1) == shown(s, "hand", 0, None) == []
    assert [view(s, seat)["players"][0]["zones"]["hand"]["count"] for seat in EVERYBODY] == [2] * 3


@clause("CR-4.190")
def test_the_order_of_a_personal_deck_is_hidden_even_from_its_owner() -> None:
    one = position("seat 0: deck ghoul dagon goon")
    two = position("seat 0: deck goon ghoul dagon")
    for seat in EVERYBODY:
        assert view(one, seat) == view(two, seat)
        assert shown(one, "deck", 0, seat) == []
    assert size(one, "deck", 0) == 3


@clause("CR-4.191")
def test_discard_piles_are_open() -> None:
    s = position("seat 0: discard ghoul dagon goon")
    for seat in EVERYBODY:
        assert shown(s, "discard", 0, seat) == ["ghoul", "dagon", "goon"]


@clause("CR-4.192")
def test_of_the_common_deck_only_the_top_and_the_number_are_open() -> None:
    one = position("common: ghoul | dagon tomb")
    two = position("common: ghoul | arkham mi_go")
    for seat in EVERYBODY:
        assert view(one, seat) == view(two, seat)
    assert shared(one, "common") == ["ghoul"]
    assert common_size(one) == 3


@clause("CR-4.193")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_table_sanity_pool_and_events_are_open(seat: int | None) -> None:
    s = position("""
        seat 0: sanity 41 | play arkham:1-2
        row 0: ghoul
        initiates: 3
        conjuring: 7
        happened: discarded
        box: dagon
    """)
    seen = view(s, seat)
    assert shown(s, "play", 0, seat) == ["arkham"]
    assert seen["players"][0]["numbers"] == {"sanity": 41}
    assert seen["players"][0]["zones"]["play"]["cards"] == [
        {"card": "arkham", "used": [1], "lost": 2, "declared": 0}
    ]
    assert seen["numbers"] == {"conjuring": 7}
    assert seen["flags"] == {"discarded": True, "abjured": False}
    zones = {
        name: [card["card"] for card in seen["zones"][name]["cards"]] for name in seen["zones"]
    }
    assert (zones["row0"], zones["stack"], zones["box"]) == (["ghoul"], ["initiate"] * 3, ["dagon"])


@clause("CR-4.194")
def test_a_drawn_card_is_shown_to_the_drawer_only() -> None:
    s = position("seat 0: play king_in_yellow\nseat 1: deck ghoul")
    playing.listen(s)
    play(s, "activate king_in_yellow 3", "choose 1")
    assert heard(s, 1, "drew") == [{"seat": 1, "card": "ghoul"}]
    assert heard(s, 0, "drew") == heard(s, None, "drew") == [{"seat": 1, "card": None}]


@clause("CR-4.195")
def test_discarded_cards_become_open_and_the_rest_of_the_hand_does_not() -> None:
    s = position("""
        seat 0: play miskatonic_library
        seat 1: hand ghoul dagon goon | deck follower*3
    """)
    playing.listen(s)
    play(s, "activate miskatonic_library 1", "choose 1", "discard ghoul")
    assert (shown(s, "picked", 1, 1), shown(s, "picked", 1, 0)) == (["ghoul"], [])
    assert shown(s, "hand", 1, 0) == shown(s, "discard", 1, 0) == []
    assert heard(s, 0, "discarded") == []
    play(s, "discard goon")
    assert sorted(shown(s, "discard", 1, 0)) == ["ghoul", "goon"]
    assert shown(s, "hand", 1, 0) == []


@clause("CR-4.196")
def test_returned_cards_are_known_in_order_until_they_are_drawn_and_after() -> None:
    s = position("""
        seat 0: deck goon*5 | play dean_halsey keziah_mason king_in_yellow
        abjured: ghoul dagon
    """)
    play(s, "activate dean_halsey 2", "return ghoul", "activate keziah_mason 3", "return dagon")
    playing.listen(s)
    for seat in EVERYBODY:
        assert shown(s, "deck", 0, seat) == ["dagon", "ghoul"]  # the topmost first
    play(s, "activate king_in_yellow 3", "choose 0")
    for seat in EVERYBODY:
        assert shown(s, "hand", 0, seat) == ["dagon"]
        assert heard(s, seat, "drew") == [{"seat": 0, "card": "dagon"}]


@clause("CR-4.196")
def test_a_known_card_that_leaves_the_hand_is_no_longer_known_there() -> None:
    s = position("seat 0: hand ghoul*2 goon | known ghoul | deck goon")
    assert shown(s, "hand", 0, 1) == ["ghoul"]
    play(s, "play ghoul")
    assert shown(s, "hand", 0, 1) == []
    s = play(position("seat 0: hand goon | known goon | deck goon*6"), "end")
    assert shown(s, "hand", 0, 1) == []


@clause("CR-4.197", "CR-4.215")
def test_a_reshuffle_is_seen_but_not_its_order() -> None:
    s = position("seat 0: deck goon | discard yithian ghoul dagon mi_go arkham goon initiate")
    playing.listen(s)
    play(s, "end")
    told = [message["key"] for message in playing.heard(GAME, s, 1)]
    assert told == ["cleared", "drew", "reshuffled", *["drew"] * 4, "turn"]
    assert heard(s, 1, "reshuffled") == [{"seat": 0, "n": 7}]
    assert all(args == {"seat": 0, "card": None} for args in heard(s, 1, "drew"))
    for seat in EVERYBODY:
        unseen = shown(s, "unseen", 0, seat)
        assert unseen == sorted(unseen, key=GAME.table.ids.index)
        assert len(unseen) == (3 if seat == 0 else 7)  # the owner knows the five in hand


@clause("CR-4.198")
def test_hand_and_deck_of_another_are_listed_together_in_canonical_order() -> None:
    one = position("seat 1: hand ghoul goon | deck dagon follower")
    two = position("seat 1: hand follower dagon | deck goon ghoul")
    assert view(one, 0) == view(two, 0)
    assert shown(one, "unseen", 1, 0) == ["goon", "follower", "dagon", "ghoul"]
    assert shown(one, "unseen", 1, 1) == ["follower", "dagon"]  # the owner knows the hand
    known = position("seat 1: hand ghoul goon | known ghoul | deck dagon")
    assert shown(known, "unseen", 1, 0) == ["goon", "dagon"]


@clause("CR-4.199")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_view_holds_nothing_it_must_not(seat: int | None) -> None:
    s = position("""
        seat 0: hand ghoul | deck dagon
        seat 1: hand mi_go | deck arkham
        common: tomb | pnakotus
        rng: 1234567 7654321 | 777 778 779 780 781 782 783
    """)
    seen = json.dumps(view(s, seat))
    for hidden in ("pnakotus", "1234567", "7654321", *map(str, range(777, 784))):
        assert hidden not in seen
    for other in {0, 1} - {seat}:
        assert shown(s, "hand", other, seat) == []


@clause("CR-4.200")
def test_options_do_not_depend_on_what_the_others_hold() -> None:
    for seed in range(6):
        s = start(2, seed)
        chooser = Chooser(seed)
        while options := GAME.options(s):
            seat = GAME.seat(s)
            other = GAME.resample(s, seat, 99 + seed)
            assert GAME.options(other) == options
            assert GAME.prompt(other) == GAME.prompt(s)
            if s.turn > 12:
                break
            GAME.apply(s, options[chooser.below(len(options))])


@clause("CR-4.216")
def test_cards_left_in_hand_and_cards_abjured_from_hand_become_open() -> None:
    s = position("seat 0: hand ghoul dagon | play yithian | deck goon*5")
    playing.listen(s)
    play(s, "activate yithian 2", "abjure dagon hand")
    assert heard(s, 1, "abjured") == [{"seat": 0, "card": "dagon", "place": "hand"}]
    play(s, "end")
    assert sorted(shown(s, "discard", 0, 1)) == ["ghoul", "yithian"]
    assert heard(s, 1, "unplayed") == [{"seat": 0, "card": "ghoul"}]


@clause("CR-4.215", "CR-4.216")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_left_in_hand_are_open_even_if_they_are_reshuffled_at_once(seat: int | None) -> None:
    s = position("seat 0: hand ghoul dagon | play mi_go | deck goon*2")
    playing.listen(s)
    play(s, "end")
    told = [message["key"] for message in playing.heard(GAME, s, seat)]
    assert told == [
        "cleared",
        *["unplayed"] * 2,
        *["drew"] * 2,
        "reshuffled",
        *["drew"] * 3,
        "turn",
    ]
    left = [{"seat": 0, "card": "dagon"}, {"seat": 0, "card": "ghoul"}]
    assert heard(s, seat, "unplayed") == left  # mi_go lay open before
    assert heard(s, seat, "reshuffled") == [{"seat": 0, "n": 3}]


@clause("CR-4.217")
def test_the_summary_zone_by_zone() -> None:
    s = position("""
        seat 0: hand ghoul goon | known ghoul | deck dagon | top mi_go | discard tomb | play arkham
        row 0: ghast
        common: ruins | rlyeh
        box: follower
        initiates: 1
    """)
    own, other = view(s, 0)["players"][0]["zones"], view(s, 1)["players"][0]["zones"]
    seen = {zone: ([c["card"] for c in own[zone]["cards"]], own[zone]["count"]) for zone in own}
    theirs = {
        zone: ([c["card"] for c in other[zone]["cards"]], other[zone]["count"]) for zone in other
    }
    assert seen["hand"] == (["goon", "ghoul"], 2)
    assert theirs["hand"] == (["ghoul"], 2)
    assert seen["deck"] == theirs["deck"] == (["mi_go"], 2)
    assert seen["play"] == theirs["play"] == (["arkham"], 1)
    assert seen["discard"] == theirs["discard"] == (["tomb"], 1)
    assert view(s, 0)["asked"] == view(s, 1)["asked"] == view(s, None)["asked"] == [0]
    assert view(s, 0)["zones"] == view(s, 1)["zones"] == view(s, None)["zones"]
    assert in_play(s, 0) == [("arkham", [], 0)]


@clause("CR-4.198")
def test_what_a_player_owns_follows_from_open_information() -> None:
    s = start(2, 3)
    assert Counter(shown(s, "unseen", 1, 0)) == {"initiate": 2, "goon": 2, "follower": 6}
    bought = position("seat 1: discard ghoul*6 | hand goon\nactive: 1")
    assert Counter(shown(play(bought, "end"), "unseen", 1, 0)) == {"ghoul": 6, "goon": 1}
