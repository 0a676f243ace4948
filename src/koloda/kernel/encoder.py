"""What a game offers to learners: dense actions, and observations straight from the state."""

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from koloda.kernel.compiler import mypyc_attr
from koloda.kernel.state import BaseState

T = TypeVar("T", bound=BaseState)

NO_INDEX: Final = -1
SPREAD: Final = 0x9E377  # a product with a code stays below 2**63


class Index:
    """Where each of some codes stands in ascending order; a hash table of native ints."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = sorted(codes)
        self.mask = 1
        while self.mask < 4 * len(codes):
            self.mask *= 2
        self.mask -= 1
        self.keys: vec[i64] = vec[i64]([i64(NO_INDEX)] * (self.mask + 1))
        self.values: vec[i64] = vec[i64]([i64(NO_INDEX)] * (self.mask + 1))
        for place, code in enumerate(self.codes):
            at = code * SPREAD >> 12 & self.mask
            while self.keys[at] != NO_INDEX:
                at = at + 1 & self.mask
            self.keys[at] = code
            self.values[at] = place

    def find(self, code: int) -> i64:
        """The place of a code, or NO_INDEX."""
        keys, mask, key = self.keys, i64(self.mask), i64(code)
        at = key * SPREAD >> 12 & mask
        while keys[at] != key:
            if keys[at] == NO_INDEX:
                return NO_INDEX
            at = at + 1 & mask
        return self.values[at]


@mypyc_attr(allow_interpreted_subclasses=True)  # an outsider's game need not be compiled
class BaseEncoder(Generic[T]):
    """The dense actions and the observation of a game in one set-up.

    An action is known by a code: an option, told as the deciding seat sees it. A class and no
    protocol, so that calls are bound early and bytes stay native.
    """

    def __init__(self) -> None:
        self.size = 0  # bytes of an observation
        self.actions = 0  # dense indices
        self.index = Index([])

    def number(self, codes: list[int]) -> None:
        """Give every code its index, ascending."""
        self.index = Index(codes)
        self.actions = len(codes)

    def names(self) -> list[str]:
        """What each index means, in words."""
        return [self.name(code) for code in self.index.codes]

    def indices(self, s: T, options: list[int], found: vec[i64]) -> vec[i64]:
        """`found` and behind it the dense indices of all options of the deciding seat.

        No two options have one index; where there are more options than the index has room for,
        the last ones have none.
        """
        index = self.index
        for option in options:
            found = append(found, index.find(self.code(s, option)))
        return found

    def observation(self, s: T, seat: int) -> bytes:
        """A seat's observation, for callers that are not compiled.

        Like `legal` it hands over no vec: one that comes in from outside is never freed.
        """
        out: vec[u8] = vec[u8](bytes(self.size))
        self.encode(s, seat, out, 0)
        return bytes(out)

    def legal(self, s: T, options: list[int]) -> list[int]:
        """The dense indices of all options, NO_INDEX where there is none; for such callers too."""
        found: list[int] = []
        for index in self.indices(s, options, vec[i64]()):
            found.append(int(index))
        return found

    def name(self, code: int) -> str:
        """What a code means, in words."""
        raise NotImplementedError

    def code(self, s: T, option: int) -> int:
        """The code of an option of the deciding seat."""
        raise NotImplementedError

    def encode(self, s: T, seat: i64, out: vec[u8], at: i64) -> None:
        """Write a seat's observation into zeroed bytes from `at` on."""
        raise NotImplementedError


def byte(n: i64) -> u8:
    """A number that fits into a byte, or the nearest one that does."""
    if n < 0:
        return 0
    if n > 255:
        return 255
    return u8(n)


def count(cards: list[int], out: vec[u8], at: i64) -> None:
    """Count cards by kind."""
    for kind in cards:
        out[at + i64(kind)] += 1
