"""Chapters 10 and 11: turn structure and movement."""

from tests.clause import clause
from tests.games.berserk.table import acts, asked, at, deployed, do, go, look, pos, seen


@clause("BK-10.1", "BK-10.9")
def test_turns_alternate_beginning_with_p1() -> None:
    s = deployed("n01 c1", "n01 c6")
    for turn in range(1, 5):
        assert (s.turn, asked(s)) == (turn, f"main {(turn + 1) % 2}")
        go(s, "end")


@clause("BK-10.2", "BK-10.3", "BK-10.4", "BK-11.9")
def test_the_opening_step_opens_all_own_cards_and_restores_movement() -> None:
    s = pos("p1 c3 m05 closed points=0\np1 b1 n16 closed\np2 c5 n01 closed\nactive: 1\nturn: 2")
    go(s, "end")
    assert [at(s, place, "closed") for place in ("c3", "b1", "c5")] == [False, False, True]
    assert at(s, "c3", "points") == 3


@clause("BK-10.3", "BK-10.14", "BK-26.63")
def test_a_card_kept_closed_stays_closed_once_and_its_poison_does_not_act() -> None:
    s = pos("p1 c3 n01 closed kept poison_enemy=1\np1 b3 n01 kept\np2 c6 n01\nactive: 1\nturn: 2")
    go(s, "end")
    assert (at(s, "c3", "closed"), at(s, "b3", "closed")) == (True, False)
    assert at(s, "c3", "wounds") == 0
    go(s, "strike b3 c3", "end", "end", white="1")
    assert (at(s, "c3", "closed"), at(s, "b3", "closed")) == (False, False)  # it is over
    assert at(s, "c3", "wounds") == 3


@clause("BK-10.14")
def test_an_effect_that_opens_it_earlier_does_open_it() -> None:
    s = pos("p1 c3 p05\np1 b3 p01 closed kept\np2 c6 n01")
    go(s, "use c3 1", "target b3")
    assert at(s, "b3", "closed") is False


@clause("BK-10.5", "BK-10.6", "BK-26.60", "BK-26.62")
def test_poison_acts_before_regeneration() -> None:
    s = pos("p1 c3 m08 wounds=10 poison_enemy=1\np1 a1 n01\np2 c6 n01\nactive: 1\nturn: 2")
    go(s, "end")
    assert "c3" not in seen(s)  # it dies of Poison before Regeneration could save it


@clause("BK-10.6", "BK-28.3")
def test_the_active_player_orders_start_of_turn_abilities() -> None:
    s = pos("p1 c3 x05 wounds=3\np1 b3 x05\np2 c6 n01\nactive: 1\nturn: 2")
    do(s, "end")
    assert asked(s) == "order 0"
    assert acts(s) == ["order b3 1", "order c3 regeneration", "order c3 1"]
    do(s, "order c3 1", "order c3 regeneration")
    assert (at(s, "c3", "lives"), at(s, "c3", "wounds"), at(s, "b3", "lives")) == (7, 1, 7)


@clause("BK-10.7", "BK-10.8", "BK-11.8")
def test_moves_and_actions_may_be_interleaved_and_movement_split() -> None:
    s = pos("p1 c2 m05\np1 b3 n01\np2 b4 n01 closed\np2 e6 n01")
    go(s, "step c2 c3", "strike b3 b4", "step c3 d3", "step d3 d4", white="1")
    assert at(s, "d4", "points") == 0
    assert not [text for text in acts(s) if text.startswith("step d4")]
    go(s, "end")
    assert at(s, "d4", "points") == 0


@clause("BK-10.10", "BK-10.13")
def test_effects_until_end_of_turn_end_and_closed_cards_stay_closed() -> None:
    s = pos("p1 c3 p13\np1 b3 n01\np2 c6 n01")
    go(s, "use c3 1", "target b3")
    assert at(s, "b3", "strike") == [3, 3, 4]
    go(s, "end")
    assert at(s, "b3", "strike") == [2, 2, 3]
    assert at(s, "c3", "closed") is True


@clause("BK-10.13")
def test_until_your_next_turn_starts_lasts_through_the_opponents_turn() -> None:
    s = pos("p1 c3 m07\np1 b3 n01\np2 c6 n01")
    go(s, "use c3 1", "target b3", "end")
    assert at(s, "b3", "armor") == 2
    go(s, "end")
    assert at(s, "b3", "armor") == 0


@clause("BK-10.11", "BK-11.9", "BK-12.11")
def test_a_card_opened_by_an_effect_regains_movement_and_may_act_again() -> None:
    s = pos("p1 c3 p05\np1 b3 p01\np2 b4 n01 closed\np2 a6 n01")
    go(s, "step b3 a3", "strike a3 b4", white="1")
    assert not [text for text in acts(s) if " a3" in text and "use" not in text]
    go(s, "use c3 1", "target a3")
    assert at(s, "a3", "points") == 2
    assert "strike a3 b4" in acts(s)


@clause("BK-10.12")
def test_the_first_turn_has_its_opening_step() -> None:
    s = deployed("m08 c3, n01 b1", "p13 c4")
    assert asked(s) == "vanguard 1"
    go(s, "vanguard c4 1 c3", white="1")
    assert at(s, "c3", "wounds") == 2  # 3 less Regeneration 1
    assert at(s, "c3", "points") == 1


@clause("BK-11.1", "BK-11.2", "BK-12.4")
def test_only_revealed_open_creatures_move() -> None:
    s = pos("p1 c3 n01 closed\np1 b3 n16\np1 zone f19\np2 c6 n01")
    assert not [text for text in acts(s) if text.startswith("step")]


@clause("BK-11.3")
def test_a_creature_moves_only_in_its_owners_turn() -> None:
    s = pos("p1 c3 n01\np2 c6 n01")
    assert not [text for text in acts(s) if text.startswith("step c6")]


@clause("BK-11.4", "BK-11.10")
def test_a_step_costs_one_point_and_closes_nothing() -> None:
    s = pos("p1 c3 m05\np2 e6 n01")
    steps = [text for text in acts(s) if text.startswith("step")]
    assert steps == ["step c3 c2", "step c3 b3", "step c3 d3", "step c3 c4"]
    go(s, "step c3 c4")
    assert (at(s, "c4", "points"), at(s, "c4", "closed")) == (2, False)


@clause("BK-11.6")
def test_no_passing_through_and_no_swapping() -> None:
    s = pos("p1 a1 m05\np1 a2 n01\np1 b1 n01\np2 e6 n01")
    assert not [text for text in acts(s) if text.startswith("step a1")]


@clause("BK-11.7")
def test_a_creature_may_enter_the_opponents_half() -> None:
    s = pos("p1 c4 m05\np2 e6 n01")
    go(s, "step c4 c5", "step c5 c6")
    assert "c6" in seen(s)


@clause("BK-11.11", "BK-22.2", "BK-22.8", "BK-23.3")
def test_riders_move_with_the_host_and_spend_nothing() -> None:
    s = pos("p1 c3 m05\np1 c3s f14\np1 c3sa n18\np2 c5 n01")
    assert not [text for text in acts(s) if text.startswith("step c3s")]
    go(s, "step c3 c4")
    assert {"c4", "c4s", "c4sa"} <= set(seen(s))
    assert "strike c4s c5" in acts(s)


@clause("BK-11.12")
def test_flyers_do_not_move() -> None:
    s = pos("p1 zone n14\np1 c1 n01 closed\np2 c6 n01")
    assert not [text for text in acts(s) if text.startswith("step")]
    assert at(s, "1.n14", "points") == 0


@clause("BK-11.13")
def test_movement_is_never_negative() -> None:
    s = pos("p1 c3 f02\np2 zone m19\np2 zone s19\np2 c6 n01\np2 zone m19")
    assert at(s, "c3", "points") == 0  # 2 - 1 - 1 - 1


@clause("BK-11.14")
def test_a_change_of_movement_changes_the_points_at_once() -> None:
    s = pos("p1 c3 n01\np1 a1 p17\np2 e6 n01")
    go(s, "step c3 c4")
    assert at(s, "c4", "points") == 0
    go(s, "use a1 1", "target c4")
    assert at(s, "c4", "points") == 2
    s = pos("p1 c3 f02\np1 a1 p17\np2 e6 n01")
    go(s, "jump c3", "cell c5", "use a1 1", "target c5")
    assert at(s, "c5", "points") == 2  # also after a jump has used them up
    assert look(s, None)["turn"] == 3


@clause("BK-11.13", "BK-11.14")
def test_a_creature_held_by_the_harpy_stays_where_it_is_whatever_helps_it() -> None:
    s = pos("p1 c3 m05 points=0\np1 zone m16\np1 c1 p17\np2 e6 n01")
    go(s, "strike 1.m16 c3", white="1", black="1")
    assert at(s, "c3", "points") == 0  # never below
    go(s, "end", "end", "use c1 1", "target c3")
    assert at(s, "c3", "points") == 0
    go(s, "end", "end")
    assert at(s, "c3", "points") == 3
