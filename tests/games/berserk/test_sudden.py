"""Chapter 18: sudden actions and abilities; order of execution."""

from tests.clause import clause
from tests.games.berserk.table import EXTRA, acts, asked, at, dice, do, go, grave, look, pos, seen
from tests.playing import actions


@clause("BK-18.1", "BK-12.5")
def test_sudden_actions_are_used_in_either_players_turn() -> None:
    field = "p1 c3 n12\np2 c4 n12\np2 e6 n01"
    s = pos(field)
    assert "use c3 1" in acts(s)
    do(s, "end")
    assert acts(s) == ["use c4 1", "pass"]


@clause("BK-18.2", "BK-18.3", "BK-18.4", "BK-18.5")
def test_announced_actions_are_executed_last_in_first_out() -> None:
    s = pos("p1 c3 n04 wounds=2\np1 b3 n12\np2 c4 n12\np2 a6 n01")
    do(s, "strike c3 c4")
    assert asked(s) == "response 1"  # the opponent of the announcer first
    do(s, "use c4 1", "target c3")
    assert asked(s) == "response 0"  # a new announcement opens a window of its own
    dice(s, "111", "111")
    do(s, "use b3 1", "target c4", "stand")  # a sudden action against a sudden action
    assert at(s, "c4", "wounds") == 2  # the one announced last was executed first
    assert asked(s) == "reroll-attack 1"
    do(s, "stand")
    assert grave(s, 0) == ["n04"]
    assert asked(s) == "main 0"  # the strike of the dead card is cancelled


@clause("BK-18.4")
def test_the_announcer_may_answer_after_the_opponent_passed() -> None:
    s = pos("p1 c3 n01\np1 a1 p13\np2 c4 n04\np2 zone f15")
    do(s, "strike c3 c4")
    assert asked(s) == "response 1"
    do(s, "pass")
    assert asked(s) == "response 0"
    dice(s, "1", "1")
    do(s, "use a1 1", "target c3")
    assert asked(s) == "response 1"
    do(s, "pass")  # the strike +1/+1/+1 is executed, then a new window for the strike
    assert asked(s) == "response 1"
    do(s, "pass")
    assert at(s, "c4", "wounds") == 3


@clause("BK-18.4", "BK-18.5")
def test_after_an_ability_too_the_opponent_has_the_first_word() -> None:
    s = pos("p1 c3 n02\np1 a1 p13\np2 c5 n09\np2 zone f15")
    do(s, "use c3 1", "target c5")
    assert asked(s) == "response 1"
    do(s, "pass")
    assert asked(s) == "response 0"
    do(s, "use a1 1", "target c3")
    assert asked(s) == "response 1"
    do(s, "pass")
    assert asked(s) == "response 1"  # a new window for the shot, with its announcer's opponent


@clause("BK-18.4", "BK-8.16")
def test_a_cancelled_answer_leaves_the_window_where_it_stood() -> None:
    s = pos("turn: 1\np1 c5 n12\np1 a3 n01\np2 a4 n04\np2 c6 n14 hidden\np2 b5 n12")
    dice(s, "1", "1")
    do(s, "strike a3 a4")
    assert asked(s) == "response 1"
    do(s, "pass", "use c5 1", "target c6")
    assert asked(s) == "response 0"  # c6 has flown: the same player is asked again
    do(s, "pass")
    assert at(s, "a4", "wounds") == 2  # P2 had passed already


@clause("BK-18.6")
def test_while_the_stack_is_not_empty_only_sudden_actions_can_be_announced() -> None:
    s = pos("p1 c3 n01\np1 a1 n12\np1 b1 n02\np2 c4 n04\np2 a2 n01")
    do(s, "strike c3 c4")
    assert asked(s) == "response 0"
    assert acts(s) == ["use a1 1", "pass"]


@clause("BK-18.7")
def test_moment_windows_after_opening_stack_and_end_of_turn() -> None:
    s = pos("p1 c3 n01\np1 c2 n03 wounds=1\np2 d4 n12\nactive: 1\nturn: 2")
    do(s, "end")
    assert (asked(s), s.stack[-2]) == ("moment 1", 0)  # (a) after the opening step
    do(s, "pass", "use c2 1", "target c2")
    assert asked(s) == "response 1"
    do(s, "pass")
    assert (asked(s), s.stack[-2]) == ("moment 1", 2)  # (c) the stack has become empty
    do(s, "pass", "end")
    assert (asked(s), s.stack[-2]) == ("moment 1", 3)  # (d) end of turn declared


@clause("BK-18.7")
def test_after_a_step_only_something_directed_at_the_creature_that_moved() -> None:
    s = pos("p1 c2 m05\np1 e3 n01\np2 d4 n12\np2 zone f15\np2 a6 n01")
    do(s, "step c2 b2")
    assert asked(s) == "main 0"  # out of the Duelist's reach, and the Owl serves own cards only
    do(s, "step b2 b3")
    assert asked(s) == "main 0"
    do(s, "step b3 c3")
    assert asked(s) == "moment 1"
    assert acts(s) == ["use d4 1", "pass"]
    do(s, "use d4 1")
    assert acts(s) == ["target c3"]  # not e3


@clause("BK-18.7")
def test_after_a_jump_riders_count_as_having_moved() -> None:
    s = pos("p1 c1 f02\np1 c1s f14\np2 d4 n12")
    do(s, "jump c1", "cell c3")
    assert asked(s) == "moment 1"
    do(s, "use d4 1")
    assert acts(s) == ["target c3", "target c3s"]


@clause("BK-18.8")
def test_an_action_at_the_end_of_turn_gives_the_main_phase_back() -> None:
    s = pos("p1 c3 n01\np2 c4 n12")
    dice(s, "1", "1")
    do(s, "end", "use c4 1", "target c3", "stand")
    assert (asked(s), s.turn) == ("main 0", 3)
    go(s, "end")
    assert s.turn == 4


@clause("BK-18.9")
def test_the_execution_of_an_item_is_not_interrupted() -> None:
    s = pos("p1 c3 n12\np2 c4 n12\np2 zone f15")
    dice(s, "1", "1")
    do(s, "strike c3 c4", "pass")
    assert asked(s) == "reroll-attack 0"  # dice and rerolls: no window
    do(s, "stand")
    assert at(s, "c3", "closed") is True


@clause("BK-18.10")
def test_sudden_abilities_with_and_without_action_symbol() -> None:
    s = pos("p1 c3 n11 closed\np1 c1 n12 closed\np2 c2 n01\np2 e6 n01")
    assert "use c3 1" in acts(s)  # without: also when closed
    assert "use c1 1" not in acts(s)  # with: only an open card
    go(s, "use c3 1", "target c3", "cell c4")
    assert at(s, "c4", "closed") is True
    assert "use c4 1" not in acts(s)  # once per turn
    do(s, "end")
    assert asked(s) == "moment 0"  # a new turn, of either player
    assert acts(s) == ["use c4 1", "pass"]


@clause("BK-18.11", "BK-12.7")
def test_each_card_has_one_item_on_the_stack() -> None:
    s = pos("p1 c3 n11\np1 b3 n01\np2 c6 n07\np2 zone f15")
    do(s, "use c3 1", "target c3", "cell c4")
    assert asked(s) == "response 1"
    do(s, "use c6 2", "counter c3")
    assert asked(s) == "response 1"  # not P1: the Mirage is committed; then f15 may answer
    do(s, "pass")
    assert at(s, "c3", "card") == "n11"


@clause("BK-18.12")
def test_a_movement_cannot_be_responded_to() -> None:
    s = pos("p1 c2 n01\np2 d4 n12\np2 e6 n07")
    do(s, "step c2 c3")
    assert "c3" in seen(s)  # done before anybody is asked
    assert asked(s) == "moment 1"
    assert acts(s) == ["use d4 1", "pass"]  # nothing announced that could be cancelled


@clause("BK-18.13")
def test_who_has_the_first_word_after_the_defender_decision() -> None:
    field = "p1 c3 n01\np1 a1 p13\np2 c4 n04\np2 b4 n01\np2 zone f15"
    s = pos(field)
    do(s, "strike c3 c4", "defend b4")
    assert asked(s) == "response 0"
    s = pos(field)
    do(s, "strike c3 c4", "undefended")
    assert asked(s) == "response 1"


@clause("BK-18.14")
def test_a_cancelled_action_counts_as_paid() -> None:
    s = pos("p1 c3 n16 tokens=2\np1 a1 n01\np2 c5 n01\np2 e6 n07")
    do(s, "use c3 2", "target c5", "use e6 2", "counter c3")
    assert (at(s, "c3", "closed"), at(s, "c3", "tokens"), at(s, "c5", "wounds")) == (True, 1, 0)
    s = pos("p1 c3 n01 wounds=5\np1 c3p n22\np2 e6 n07")
    do(s, "use c3p 1", "target c3", "use e6 2", "counter c3p")
    assert (grave(s, 0), at(s, "c3", "wounds")) == (["n22"], 5)


@clause("BK-18.15")
def test_a_sudden_attack_obeys_the_reach_of_its_type() -> None:
    s = pos("p1 c3 n12\np2 c5 n01\np2 zone n14")
    assert "use c3 1" not in acts(s)


@clause("BK-18.16")
def test_no_windows_in_opening_step_vanguard_or_defender_decision() -> None:
    s = pos("p1 c3 n01 poison_enemy=1\np1 b3 m08 wounds=3\np2 d4 n12\nactive: 1\nturn: 2")
    do(s, "end")
    assert asked(s) == "moment 1"
    assert (at(s, "c3", "wounds"), at(s, "b3", "wounds")) == (1, 2)  # all of it is done
    s = pos("p1 c3 n01\np2 c4 n04\np2 d4 n12")
    do(s, "strike c3 c4")
    assert asked(s) == "defender 1"
    assert acts(s) == ["defend d4", "undefended"]


@clause("BK-18.17")
def test_nobody_is_asked_without_something_to_announce() -> None:
    s = pos("p1 c3 n12\np1 c2 n01\np2 e6 n01")
    do(s, "end")
    assert asked(s) == "main 1"
    do(s, "end")
    assert asked(s) == "main 0"  # N12 could hit own cards only: that does not count
    s = pos("p1 c3 n12\np1 c2 n01\np2 c4 n01\nactive: 1\nturn: 4")
    do(s, "end", "use c3 1")
    assert acts(s) == ["target c2", "target c4"]  # but one who is asked may choose them


@clause("BK-18.18")
def test_the_stop_setting() -> None:
    field = "p1 c3 n01\np1 b1 n01\np2 c4 n12\np2 e6 n01\n"
    s = pos(field + "stop: 0 2")
    go(s, "strike c3 c4", white="1", black="1")  # "never": not asked
    s = pos(field + "stop: 0 2")
    dice(s, "1", "1")
    do(s, "strike c3 c4")
    assert asked(s) == "main 0"
    s = pos(field + "stop: 0 1")
    do(s, "strike c3 c4")
    assert asked(s) == "response 1"  # "when targeted"
    s = pos(field + "stop: 0 1")
    do(s, "end")
    assert asked(s) == "main 1"


@clause("BK-18.18")
def test_the_stop_setting_is_changed_at_a_decision_point_once_a_turn_and_stays() -> None:
    s = pos("p1 c3 n01\np2 c4 n12\np2 e6 n01")
    settings = [text for text in actions(EXTRA, s) if text.startswith("stop")]
    assert settings == ["stop targeted", "stop never"]
    key = look(s, 1)
    do(s, "stop never")
    assert asked(s) == "main 0"  # the decision point stays
    assert look(s, 1) == key
    assert look(s, 0)["stop"] == "never"
    assert not [text for text in actions(EXTRA, s) if text.startswith("stop")]
    do(s, "end", "stop targeted", "pass")
    assert look(s, 0)["stop"] == "never"
    assert [t for t in actions(EXTRA, s) if t.startswith("stop")] == ["stop always", "stop never"]


@clause("BK-18.18")
def test_an_answer_to_an_action_is_directed_at_no_card() -> None:
    field = "p1 c3 n01\np1 a1 p13\np2 c4 n04\np2 e6 n07\n"
    for setting, question in ((0, "response 0"), (1, "main 0")):
        s = pos(field + f"stop: {setting} 0")
        do(s, "strike c3 c4", "use e6 2", "counter c3")
        assert asked(s) == question


@clause("BK-18.19")
def test_an_attacked_creature_that_closes_in_response_does_not_fight() -> None:
    s = pos("p1 c3 n01\np2 c4 n12\np2 e6 n01")
    dice(s, "11", "1")  # one black die only: for the Duelist's strike
    do(s, "strike c3 c4", "use c4 1", "target c3", "stand")
    assert (at(s, "c3", "wounds"), at(s, "c4", "wounds")) == (2, 2)
    assert s.forced == []
