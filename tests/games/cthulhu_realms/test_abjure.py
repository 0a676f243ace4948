"""Abjure and return: chapters 4.G and 4.H."""

from pathlib import Path

import pytest

from tests import playing
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    cards,
    common_size,
    play,
    position,
    refused,
    shared,
    size,
    view,
    with_changed_card,
)


@clause("CR-4.95")
def test_an_abjured_card_goes_to_the_box() -> None:
    s = position("seat 0: hand goon | play yithian")
    play(s, "activate yithian 2", "abjure goon hand")
    assert shared(s, "box") == ["goon"]
    assert size(s, "hand", 0) == size(s, "discard", 0) == 0


@clause("CR-4.96")
def test_cards_are_abjured_from_hand_pile_rows_and_stack() -> None:
    s = position("""
        seat 0: hand goon | discard dagon | play yithian
        row 0: ghoul tomb
    """)
    assert actions(play(s, "activate yithian 2")) == [
        "abjure initiate stack",
        "abjure goon hand",
        "abjure dagon discard",
        "abjure ghoul row0",
        "abjure tomb row0",
    ]


@clause("CR-4.95", "CR-4.96")
@pytest.mark.parametrize("source", ["hand", "discard", "row0", "stack"])
def test_an_abjured_card_leaves_the_place_it_came_from(source: str) -> None:
    s = position("""
        seat 0: hand initiate | discard initiate | play yithian
        row 0: initiate
        initiates: 1
    """)
    play(s, "activate yithian 2", f"abjure initiate {source}")
    left = {"hand": cards(s, "hand", 0), "discard": cards(s, "discard", 0)}
    left |= {"row0": shared(s, "row0"), "stack": shared(s, "stack")}
    assert [place for place, zone in left.items() if "initiate" not in zone] == [source]
    assert shared(s, "box") == ["initiate"]


@clause("CR-4.97")
def test_no_other_zone_can_be_abjured_from() -> None:
    s = position("""
        seat 0: deck mi_go | top mi_go | play yithian arkham
        seat 1: hand goon | discard dagon | deck ghoul | play tomb
        common: ghast | mi_go
        box: follower
        initiates: 1
    """)
    assert actions(play(s, "activate yithian 2")) == ["abjure initiate stack"]


@clause("CR-4.98")
def test_cards_of_cost_seven_are_never_abjured() -> None:
    s = position("""
        seat 0: hand unspeakable_one tomb | discard dean_halsey | play yithian
        row 0: shadow_of_cthulhu miskatonic_university
        initiates: 0
    """)
    play(s, "activate yithian 2")
    assert actions(s) == ["abjure tomb hand"]  # cost 6
    assert refused(s, "abjure unspeakable_one hand") == "CR-4.98"


@clause("CR-4.99")
def test_cards_of_cost_nothing_can_be_abjured() -> None:
    s = position("seat 0: hand follower | discard goon | play yithian\ninitiates: 0")
    assert actions(play(s, "activate yithian 2")) == ["abjure goon discard", "abjure follower hand"]


@clause("CR-4.100")
def test_an_abjured_row_card_is_replaced_at_once() -> None:
    s = position("""
        seat 0: play yithian
        row 0: ghoul tomb dagon
        common: mi_go | ghast
    """)
    play(s, "activate yithian 2", "abjure tomb row0")
    assert shared(s, "row0") == ["ghoul", "mi_go", "dagon"]
    assert shared(s, "common") == ["ghast"]
    assert common_size(s) == 1


@clause("CR-4.101", "CR-4.211")
def test_an_abjured_initiate_of_the_stack_makes_it_smaller_for_good() -> None:
    s = position("""
        seat 0: hand initiate | discard initiate | play yithian ghast
        initiates: 3
    """)
    play(s, "activate yithian 2", "abjure initiate stack")
    assert shared(s, "stack") == ["initiate"] * 2
    play(s, "activate ghast 3", "abjure initiate hand", "end", "end")
    assert shared(s, "stack") == ["initiate"] * 2  # not put back under the stack either
    assert shared(s, "box") == ["initiate"] * 2


@clause("CR-4.102")
def test_everybody_sees_the_abjured_card() -> None:
    s = position("seat 0: hand goon | play yithian")
    playing.listen(s)
    play(s, "activate yithian 2", "abjure goon hand")
    for seat in (0, 1, None):
        told = playing.heard(GAME, s, seat)[-1]
        assert (told["key"], told["args"]) == (
            "abjured",
            {"seat": 0, "card": "goon", "place": "hand"},
        )
    assert view(s, 1)["zones"]["abjured"]["cards"] == [{"card": "goon"}]
    assert view(s, None)["zones"]["box"]["cards"] == [{"card": "goon"}]


@clause("CR-4.103")
@pytest.mark.parametrize(
    "user",
    [
        "deep_ones 2",
        "nyarlathotep 2",
        "nyarlathotep 3",
        "dagon 2",
        "younger_whateley 2",
        "shadow_of_cthulhu 2",
        "ruins 1",
        "hunting_horror 2",
        "yithian 2",
        "ghast 3",
        "high_house 2",
    ],
)
def test_every_abjure_is_limited_to_cost_six(user: str) -> None:
    s = position(f"""
        seat 0: hand dean_halsey wilbur_whateley | play {user.split()[0]} mi_go arkham
        happened: discarded
        initiates: 0
    """)
    assert actions(play(s, f"activate {user}")) == ["abjure wilbur_whateley hand"]


@clause("CR-4.98", "CR-4.103")
@pytest.mark.parametrize(("cost", "allowed"), [(6, True), (7, False)])
def test_the_limit_holds_for_the_initiate_stack_too(
    cost: int, allowed: bool, tmp_path: Path
) -> None:
    game = with_changed_card(tmp_path, "black", "cost = 2", f"cost = {cost}")
    s = position("seat 0: play yithian", game.table)
    assert ("activate yithian 2" in actions(s)) == allowed
    s = position("seat 0: hand goon | play yithian", game.table)
    play(s, "activate yithian 2")
    assert ("abjure initiate stack" in actions(s)) == allowed


@clause("CR-4.104")
def test_return_puts_a_card_abjured_this_turn_on_top_of_the_own_deck() -> None:
    s = position("""
        seat 0: hand goon | deck follower*3 | play yithian dean_halsey king_in_yellow
        box: dagon
    """)
    play(s, "activate yithian 2", "abjure goon hand", "activate dean_halsey 2")
    assert actions(s) == ["return goon"]
    play(s, "return goon", "activate king_in_yellow 3", "choose 0")
    assert cards(s, "hand", 0) == ["goon"]
    assert shared(s, "box") == ["dagon", "king_in_yellow"]


@clause("CR-4.105")
@pytest.mark.parametrize("source", ["hand", "discard", "row0", "stack"])
def test_a_card_is_returned_wherever_it_was_abjured_from(source: str) -> None:
    s = position("""
        seat 0: hand initiate | discard initiate | play yithian dean_halsey
        row 0: initiate
    """)
    play(s, "activate yithian 2", f"abjure initiate {source}")
    play(s, "activate dean_halsey 2", "return initiate")
    assert cards(s, "deck", 0) == ["initiate"]


@clause("CR-4.105")
def test_a_card_that_abjured_itself_can_be_returned() -> None:
    s = position("seat 0: play arkham dean_halsey")
    play(s, "activate arkham 2", "activate dean_halsey 2", "return arkham")
    assert cards(s, "deck", 0) == ["arkham"]


@clause("CR-4.106")
def test_a_returned_row_card_belongs_to_the_returner_from_then_on() -> None:
    s = position("""
        seat 0: play yithian dean_halsey
        row 0: ghoul
    """)
    play(s, "activate yithian 2", "abjure ghoul row0", "activate dean_halsey 2", "return ghoul")
    play(s, "end", "end", "play ghoul", "end")
    assert "ghoul" in cards(s, "discard", 0) + cards(s, "hand", 0) + cards(s, "unseen", 0)


@clause("CR-4.107")
def test_only_the_own_abjured_cards_of_this_turn_return() -> None:
    s = position("""
        seat 0: hand goon | play yithian
        seat 1: hand ghoul | play dean_halsey arkham
        box: follower
    """)
    play(s, "activate yithian 2", "abjure goon hand", "end")
    assert refused(s, "activate dean_halsey 2") == "CR-4.75"  # another player's, another turn's
    play(s, "activate arkham 2", "activate dean_halsey 2")
    assert actions(s) == ["return arkham"]


@clause("CR-4.107")
def test_cards_boxed_by_an_elimination_do_not_return() -> None:
    s = position("""
        seats: 3
        seat 0: play ghoul dean_halsey
        seat 1: sanity 1 | hand dagon
    """)
    play(s, "activate ghoul 1")
    assert "dagon" in shared(s, "box")
    assert refused(s, "activate dean_halsey 2") == "CR-4.75"


@clause("CR-4.108")
def test_a_card_of_any_cost_returns() -> None:
    s = position("seat 0: play unspeakable_one dean_halsey")
    play(s, "activate unspeakable_one 3", "activate dean_halsey 2", "return unspeakable_one")
    assert cards(s, "deck", 0) == ["unspeakable_one"]


@clause("CR-4.109")
def test_a_card_may_be_abjured_and_returned_twice_in_a_turn() -> None:
    s = position("seat 0: play mi_go dean_halsey keziah_mason king_in_yellow")
    play(s, "activate mi_go 3", "activate dean_halsey 2", "return mi_go")
    play(s, "activate king_in_yellow 3", "choose 0", "play mi_go", "activate mi_go 3")
    play(s, "activate keziah_mason 3", "return mi_go")
    assert cards(s, "deck", 0) == ["mi_go"]


@clause("CR-4.110")
def test_a_card_returned_to_an_empty_deck_is_its_only_card() -> None:
    s = position("""
        seat 0: discard follower*4 | play dean_halsey
        abjured: ghoul
    """)
    play(s, "activate dean_halsey 2", "return ghoul")
    assert size(s, "deck", 0) == 1
    assert size(s, "discard", 0) == 4


@clause("CR-4.212")
def test_the_card_returned_last_is_drawn_first_and_none_returns_twice() -> None:
    s = position("""
        seat 0: deck goon | play dean_halsey keziah_mason king_in_yellow
        abjured: ghoul dagon
    """)
    play(s, "activate dean_halsey 2", "return ghoul", "activate keziah_mason 3")
    assert actions(s) == ["return dagon"]
    play(s, "return dagon", "activate king_in_yellow 3", "choose 0")
    assert cards(s, "hand", 0) == ["dagon"]
    assert cards(s, "deck", 0) == ["ghoul"]
