"""Order and simultaneity: chapter 4.P."""

from tests import playing
from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    CthulhuState,
    actions,
    asked,
    cards,
    play,
    pool,
    position,
    shared,
    size,
    view,
)


def keys(s: CthulhuState) -> list[object]:
    """What happened, in order."""
    return [message["key"] for message in playing.heard(GAME, s, None)]


@clause("CR-4.201")
def test_an_ability_is_resolved_in_seven_steps() -> None:
    s = position("""
        seat 0: play initiate
        seat 1: sanity 1
        seat 2: play arkham-4
        common: ghoul | dagon mi_go
    """)
    playing.listen(s)
    play(s, "activate initiate 2", "lose 0 player")
    assert keys(s) == [
        "activated",
        *["lost", "location_lost"],  # 3: the effect, after all choices
        "destroyed",  # 4
        *["eliminated", "row_cleared", "row_cleared", "refilled", "refilled", "refilled"],  # 5
        "abjured",  # 6
        "finished",  # 7
    ]


@clause("CR-4.201")
def test_in_draw_and_discard_the_cards_are_picked_after_the_drawing() -> None:
    s = position("seat 0: hand goon*2 | deck ghoul | play book_of_iod")
    play(s, "activate book_of_iod 2", "choose 0")
    assert size(s, "hand", 0) == 3
    assert "discard ghoul" in actions(s)


@clause("CR-4.202")
def test_a_card_does_not_abjure_itself_when_its_effect_ends_the_game() -> None:
    s = play(position("seat 0: play initiate\nseat 1: sanity 1"), "activate initiate 2")
    assert GAME.ending(s) == "last_sane"
    assert cards(s, "play", 0) == ["initiate"]
    assert shared(s, "box") == []


@clause("CR-4.203")
def test_a_purchase_pays_then_discards_then_refills_then_checks() -> None:
    s = position("conjuring: 5\nrow 0: ghoul\ncommon: dagon")
    playing.listen(s)
    play(s, "buy ghoul row0")
    assert keys(s) == ["bought", "refilled", "finished"]
    assert (pool(s), cards(s, "discard", 0), shared(s, "row0")) == (1, ["ghoul"], ["dagon"])


@clause("CR-4.204")
def test_the_new_hand_is_drawn_after_everything_else_is_discarded() -> None:
    s = position("seat 0: hand ghoul dagon | play mi_go yellow_sign | discard tomb")
    play(s, "end")  # the reshuffle takes hand and play with it
    assert sorted(cards(s, "hand", 0)) == ["dagon", "ghoul", "mi_go", "tomb", "yellow_sign"]
    assert view(s, 0)["flags"] == {"discarded": False, "abjured": False}
    assert asked(s) == (1, "turn")


@clause("CR-4.205")
def test_cards_are_drawn_one_by_one_with_a_reshuffle_between() -> None:
    s = position("""
        seat 0: deck goon | discard ghoul | play shadow_of_cthulhu mi_go
        happened: discarded
    """)
    playing.listen(s)
    play(s, "activate shadow_of_cthulhu 3", "choose 0")
    assert keys(s) == ["activated", "drew", "reshuffled", "drew"]
    assert cards(s, "hand", 0) == ["goon", "ghoul"]


@clause("CR-4.206")
def test_discards_of_one_effect_reach_the_pile_together() -> None:
    s = position("""
        seat 0: play miskatonic_library
        seat 1: hand goon ghoul dagon
    """)
    play(s, "activate miskatonic_library 1", "choose 1", "discard goon")
    assert (size(s, "discard", 1), size(s, "hand", 1)) == (0, 3)
    assert not view(s, 0)["flags"]["discarded"]
    play(s, "discard ghoul")
    assert (size(s, "discard", 1), size(s, "hand", 1)) == (2, 1)
