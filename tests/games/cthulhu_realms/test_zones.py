"""Zones, ownership and the anatomy of a card: chapters 4.B and 4.C."""

from typing import get_args

import pytest

from koloda.games.cthulhu_realms.cards.schema import OneOf, Requirement, read_cards
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    cards,
    in_play,
    play,
    position,
    refused,
    shared,
    size,
    start,
    view,
)

CARDS = read_cards()
LOCATIONS = [card for card in CARDS if card.type == "location"]


@clause("CR-4.19")
def test_each_player_has_four_zones() -> None:
    zones = view(start(3), 0)["players"][1]["zones"]
    assert {"deck", "hand", "play", "discard"} <= set(zones)
    assert set(zones) - {"deck", "hand", "play", "discard"} == {"unseen", "picked"}  # parts of them
    s = position("seat 0: hand goon | deck follower*5")
    play(s, "play goon", "end")
    assert [size(s, zone, 0) for zone in ("deck", "hand", "play", "discard")] == [0, 5, 0, 1]


@clause("CR-4.20")
def test_the_shared_zones_are_common_deck_rows_stack_and_box() -> None:
    assert set(view(start(2), 0)["zones"]) == {"common", "row0", "stack", "box", "abjured"}
    s = position("abjured: ghoul\nbox: goon ghoul")
    assert shared(s, "abjured") == ["ghoul"]  # those of the box that can be returned
    assert sorted(shared(s, "box")) == ["ghoul", "goon"]


@clause("CR-4.21")
def test_a_destroyed_location_goes_back_to_its_owner_not_to_the_destroyer() -> None:
    s = position("""
        seat 0: play shadow_of_cthulhu
        seat 1: play arkham
    """)
    play(s, "activate shadow_of_cthulhu 1", "destroy 1 arkham")
    assert cards(s, "discard", 1) == ["arkham"]
    assert cards(s, "discard", 0) == []


@clause("CR-4.21")
def test_cards_of_others_can_be_neither_played_nor_used() -> None:
    s = position("seat 1: hand goon | play arkham")
    assert refused(s, "play goon") == "CR-4.33"
    assert refused(s, "activate arkham 1") == "CR-4.54"


@clause("CR-4.22")
def test_nothing_but_return_reaches_into_the_box() -> None:
    s = position("""
        seat 0: play yithian dean_halsey
        conjuring: 9
        abjured: ghoul
        box: dagon ghoul
        initiates: 1
    """)
    assert actions(s, "buy") == ["buy initiate stack"]
    assert actions(play(s.clone(), "activate yithian 2")) == ["abjure initiate stack"]
    play(s, "activate dean_halsey 2", "return ghoul")
    assert shared(s, "box") == ["dagon"]


@clause("CR-4.23")
def test_only_locations_stay_in_play_outside_the_own_turn() -> None:
    s = position("seat 0: hand goon yellow_sign arkham | play tomb")
    play(s, "play goon", "play yellow_sign", "play arkham")
    assert sorted(cards(s, "play", 0)) == ["arkham", "goon", "tomb", "yellow_sign"]
    play(s, "end")
    assert sorted(cards(s, "play", 0)) == ["arkham", "tomb"]


@clause("CR-4.24")
def test_a_card_that_left_play_forgets_used_abilities_and_losses() -> None:
    s = position("""
        seat 0: play arkham:1-3 shadow_of_cthulhu king_in_yellow
    """)
    play(s, "activate shadow_of_cthulhu 1", "destroy 0 arkham")
    assert in_play(s, 0) == [("shadow_of_cthulhu", [1], 0), ("king_in_yellow", [], 0)]
    play(s, "activate king_in_yellow 3", "choose 0", "play arkham")
    assert ("arkham", [], 0) in in_play(s, 0)
    assert "activate arkham 1" in actions(s)


@clause("CR-4.25")
def test_every_card_has_exactly_one_colour() -> None:
    assert {card.colour for card in CARDS} == {"yellow", "green", "purple", "black"}
    assert all((traits & 0b1111).bit_count() == 1 for traits in GAME.table.traits)


@clause("CR-4.26")
def test_black_is_a_colour_that_no_card_asks_for() -> None:
    assert "black" in get_args(Requirement)
    for card in CARDS:
        for ability in card.abilities:
            lines = [ability, *(ability.halves if isinstance(ability, OneOf) else [])]
            assert all("black" not in line.requires for line in lines)


@clause("CR-4.27")
def test_every_card_has_exactly_one_type() -> None:
    assert {card.type for card in CARDS} == {"entity", "artifact", "location"}
    assert all((traits >> 4 & 0b111).bit_count() == 1 for traits in GAME.table.traits)


@clause("CR-4.28")
def test_every_card_has_one_conjuring_cost_which_is_its_price() -> None:
    assert all(isinstance(card.cost, int) and card.cost >= 0 for card in CARDS)
    for card in CARDS:
        if card.supply == "common":
            poor = position(f"conjuring: {card.cost - 1}\nrow 0: {card.id}\ninitiates: 0")
            rich = position(f"conjuring: {card.cost}\nrow 0: {card.id}\ninitiates: 0")
            assert actions(poor, "buy") == []
            assert actions(rich, "buy") == [f"buy {card.id} row0"]


@clause("CR-4.29")
@pytest.mark.parametrize("name", ["follower", "goon"])
def test_followers_and_goons_cost_nothing_and_are_never_for_sale(name: str) -> None:
    assert GAME.table.cost[GAME.table.kinds[name]] == 0
    s = start(2)
    s.conjuring = 99
    assert not any(name in text for text in actions(s, "buy"))
    assert all(name not in shared(start(4, seed), f"row{r}") for seed in range(9) for r in range(4))


@clause("CR-4.30")
def test_every_card_has_abilities_in_printed_order() -> None:
    assert all(1 <= len(card.abilities) <= 3 for card in CARDS)
    s = position("seat 0: play yithian:2")
    assert in_play(s, 0) == [("yithian", [2], 0)]
    assert actions(s, "activate") == ["activate yithian 1"]  # 2 is used, 3 needs a green card


@clause("CR-4.31", "CR-4.32")
def test_exactly_locations_have_sanity_and_at_most_one_shield() -> None:
    assert all((card.sanity is not None) == (card.type == "location") for card in CARDS)
    assert all(card.sanity is not None and card.sanity >= 1 for card in LOCATIONS)
    assert {card.shield for card in LOCATIONS} == {"sanctum", "gate", "none"}
    assert all(card.shield == "none" for card in CARDS if card.type != "location")
