"""The effect stack: how rules pause for a choice.

A frame is four ints: op, a, b, c. Frames below ASK_BASE run through the game's op table;
a frame from ASK_BASE on stops for the seat in its `a`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from koloda.kernel.state import BaseState

FRAME: Final = 4
ASK_BASE: Final = 1000
ANSWER: Final = -1  # in the frame beneath a question: replaced by the answer

Frame: TypeAlias = tuple[int, int, int, int]

S = TypeVar("S", bound=BaseState)
Op: TypeAlias = Callable[[S, int, int, int], None]


def then(s: BaseState, *frames: Frame) -> None:
    """Push frames so that they run in reading order, before anything pushed earlier."""
    stack = s.stack
    for op, a, b, c in reversed(frames):
        stack.append(op)
        stack.append(a)
        stack.append(b)
        stack.append(c)


def push(s: BaseState, op: int, a: int, b: int, c: int) -> None:
    """Push one frame: then() without the tuple, for hot paths."""
    stack = s.stack
    stack.append(op)
    stack.append(a)
    stack.append(b)
    stack.append(c)


def pop(s: BaseState) -> None:
    """Drop the top frame."""
    stack = s.stack
    if len(stack) == FRAME:
        stack.clear()
        return
    stack.pop()  # compiled, cheaper than a slice
    stack.pop()
    stack.pop()
    stack.pop()


def answer(s: BaseState, value: int) -> None:
    """Drop the question on top and hand its answer to the frame beneath."""
    stack = s.stack
    del stack[-4:]
    for i in range(len(stack) - 3, len(stack)):
        if stack[i] == ANSWER:
            stack[i] = value


def settle(s: S, ops: list[Op[S]]) -> None:
    """Run frames until a question is on top or the stack is empty."""
    stack = s.stack
    while stack:
        op = stack[-4]
        if op >= ASK_BASE:
            return
        a, b, c = stack[-3], stack[-2], stack[-1]
        pop(s)
        ops[op](s, a, b, c)
