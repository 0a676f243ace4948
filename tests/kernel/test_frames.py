"""The effect stack: reading order, questions, answers."""

from koloda.kernel.frames import ANSWER, ASK_BASE, Op, answer, pop, push, settle, then
from tests.kernel.toy import ToyState

OP_NOTE, OP_TWICE, OP_COUNT = 0, 1, 2


def empty() -> ToyState:
    return ToyState(0, 0, [0, 0], [], [], 0, [], [], [])


def op_note(s: ToyState, a: int, b: int, c: int) -> None:
    s.pile.append(a)


def op_twice(s: ToyState, a: int, b: int, c: int) -> None:
    then(s, (OP_NOTE, a, 0, 0), (OP_NOTE, b, 0, 0))


def op_count(s: ToyState, n: int, b: int, c: int) -> None:
    s.pile.append(n)
    if n > 1:
        push(s, OP_COUNT, n - 1, 0, 0)


OPS: list[Op[ToyState]] = [op_note, op_twice, op_count]


def test_frames_run_in_reading_order_and_nested_ones_at_once() -> None:
    s = empty()
    then(s, (OP_NOTE, 1, 0, 0), (OP_TWICE, 2, 3, 0), (OP_NOTE, 4, 0, 0))
    settle(s, OPS)
    assert s.pile == [1, 2, 3, 4]
    assert s.stack == []


def test_what_is_pushed_later_runs_before_what_was_there() -> None:
    s = empty()
    push(s, OP_NOTE, 2, 0, 0)
    push(s, OP_NOTE, 1, 0, 0)
    settle(s, OPS)
    assert s.pile == [1, 2]


def test_a_question_stops_the_rules_and_its_answer_reaches_the_frame_beneath() -> None:
    s = empty()
    then(s, (ASK_BASE, 0, 0, 0), (OP_TWICE, ANSWER, 8, 0), (OP_NOTE, 9, 0, 0))
    settle(s, OPS)
    assert (s.pile, s.stack[-4]) == ([], ASK_BASE)
    answer(s, 7)
    settle(s, OPS)
    assert s.pile == [7, 8, 9]


def test_an_answer_reaches_only_the_frame_directly_beneath() -> None:
    s = empty()
    then(s, (ASK_BASE, 0, 0, 0), (OP_NOTE, 5, 0, 0), (ASK_BASE, 0, 0, 0), (OP_NOTE, ANSWER, 0, 0))
    answer(s, 1)
    settle(s, OPS)
    answer(s, 2)
    settle(s, OPS)
    assert s.pile == [5, 2]


def test_a_loop_is_a_frame_that_pushes_itself() -> None:
    s = empty()
    push(s, OP_COUNT, 4, 0, 0)
    settle(s, OPS)
    assert s.pile == [4, 3, 2, 1]


def test_pop_drops_the_top_frame() -> None:
    s = empty()
    then(s, (OP_NOTE, 1, 0, 0), (OP_NOTE, 2, 0, 0))
    pop(s)
    settle(s, OPS)
    assert s.pile == [2]


def test_a_position_between_two_questions_can_be_forked() -> None:
    s = empty()
    then(s, (ASK_BASE, 0, 0, 0), (OP_NOTE, ANSWER, 0, 0))
    fork = s.clone()
    for world, value in ((s, 1), (fork, 2)):
        answer(world, value)
        settle(world, OPS)
    assert (s.pile, fork.pile) == ([1], [2])
