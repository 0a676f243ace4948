"""The printed examples: section 7.5."""

from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    actions,
    cards,
    in_play,
    play,
    pool,
    position,
    sanity,
)


@clause("CR-7.4")
def test_three_and_two_make_five_to_spend() -> None:
    s = position("""
        seat 0: play brain_cylinder yellow_sign
        row 0: ghast mi_go ghoul
    """)
    play(s, "activate brain_cylinder 1", "activate yellow_sign 1")
    assert pool(s) == 5
    two = play(s.clone(), "buy ghast row0", "buy mi_go row0")
    assert (pool(two), cards(two, "discard", 0)) == (0, ["ghast", "mi_go"])
    one = play(s, "buy ghoul row0")
    assert (pool(one), cards(one, "discard", 0)) == (1, ["ghoul"])


@clause("CR-7.5")
def test_a_card_is_used_again_after_another_was_played() -> None:
    s = position("seat 0: hand medical_student goon")
    play(s, "play medical_student", "activate medical_student 1", "play goon")
    play(s, "activate medical_student 2", "choose 0")
    assert (pool(s), sanity(s)) == (2, [54, 50])


@clause("CR-7.6")
def test_a_yellow_ability_needs_another_yellow_card() -> None:
    s = position("seat 0: hand king_in_yellow | play book_of_iod")
    assert "activate book_of_iod 1" not in actions(s)
    assert "activate book_of_iod 1" in actions(play(s, "play king_in_yellow"))


@clause("CR-7.7")
def test_a_green_card_and_a_discard_are_both_needed() -> None:
    for card in ("nyarlathotep", "dagon", "shadow_of_cthulhu"):
        for other, event, works in (
            ("ghoul", "discarded", True),
            ("goon", "discarded", False),
            ("ghoul", "", False),
        ):
            s = position(f"seat 0: play {card} {other}\nhappened: {event}")
            assert (f"activate {card} 3" in actions(s)) == works


@clause("CR-7.8")
def test_a_loss_hits_each_neighbour_in_full_and_is_split_separately() -> None:
    s = position("""
        seats: 4
        seat 0: play unspeakable_one
        seat 1: play arkham
        seat 3: play arkham_asylum
    """)
    play(s, "activate unspeakable_one 1", "lose 4 player", "lose 6 player")
    assert sanity(s) == [50, 46, 50, 44]
    assert [in_play(s, seat)[0][2] for seat in (1, 3)] == [3, 1]


@clause("CR-7.12")
def test_abilities_are_optional_free_in_order_and_may_be_interrupted() -> None:
    s = position("seat 0: hand ghast | play yithian")
    play(s, "activate yithian 2", "abjure initiate stack", "play ghast", "activate ghast 1")
    play(s, "activate yithian 1", "end")  # ghast 2 and yithian 3 stay unused
    assert sanity(s) == [50, 48]
