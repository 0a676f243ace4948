"""Events: what happened, and who may see which form of it."""

from typing import Final, TypeAlias

Event: TypeAlias = tuple[int, ...]
"""In a state: (kind, seen_mask, n_open, *args). As one seat sees it: (kind, *args)."""

ALL: Final = 0xFF  # seen_mask: every seat and every spectator
HIDDEN: Final = -1  # stands for an argument a seat may not know


def seen_by(event: Event, seat: int | None) -> Event | None:
    """The form of an event that a seat (None: a spectator) sees; None if it sees nothing.

    Seats in seen_mask see all arguments, others the first n_open; n_open = -1 hides
    from them that anything happened at all.
    """
    mask, n_open = event[1], event[2]
    if mask == ALL or (seat is not None and mask >> seat & 1):
        return (event[0], *event[3:])
    if n_open < 0:
        return None
    hidden = len(event) - 3 - n_open
    return (event[0], *event[3 : 3 + n_open], *((HIDDEN,) * hidden))
