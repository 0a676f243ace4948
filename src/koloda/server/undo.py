"""Whether a decision showed its seat something it could not know: then it stays taken.

Judged by what the seat saw before, hears of it and sees now, never by sampled worlds, which prove
nothing. Where in doubt, something was shown.
"""

from typing import Any

from koloda.kernel.event import Event, seen_by
from koloda.kernel.protocol import Action, Game, Message
from koloda.kernel.state import BaseState

Card = tuple[str, int]  # which card, and its number in play or -1


def has_shown(
    game: Game[BaseState],
    before: BaseState,
    after: BaseState,
    action: Action,
    events: list[Event],
) -> bool:
    """What an action that led from one position to the next showed, with the events on the way."""
    seat = game.seat(before)
    if game.seat(after) != seat:  # somebody else looks at the table now
        return True
    if after.counters != before.counters:  # chance spoke
        return True
    seen, sees = game.observe(before, seat), game.observe(after, seat)
    if turned_up(seen, sees) or not cards(sees) <= cards(seen):
        return True
    known = {name for name, _ in cards(seen)} | {word.partition("#")[0] for word in action}
    return any(tells(game, event, seat, known) for event in events)


def tells(game: Game[BaseState], event: Event, seat: int, known: set[str]) -> bool:
    """Whether an event names a card out of sight, or tells its seat what others do not hear.

    `known`: the cards in sight, and the words of the decision itself.
    """
    heard, open_to_all = seen_by(event, seat), seen_by(event, None)
    if heard is None:
        return False
    said = arguments(game.message(heard))
    others = arguments(game.message(open_to_all)) if open_to_all is not None else {"seat": seat}
    for name, value in said.items():
        secret = value != others.get(name)
        card = name.startswith("card") and isinstance(value, str)
        if (secret or card) and str(value).partition("#")[0] not in known:
            return True
    return False


def turned_up(seen: Any, sees: Any) -> bool:
    """Whether a zone has fewer cards face down than it had."""
    now = face_down(sees)
    return any(n > now.get(zone, 0) for zone, n in face_down(seen).items())


def face_down(value: Any, path: str = "") -> dict[str, int]:
    """The zones of a view, each with the number of its cards that the viewer does not know."""
    found: dict[str, int] = {}
    if isinstance(value, dict):
        if "count" in value and "cards" in value:
            found[path] = value["count"] - len(value["cards"])
        for name, item in value.items():
            found |= face_down(item, f"{path}/{name}")
    elif isinstance(value, list):
        for i, item in enumerate(value):
            found |= face_down(item, f"{path}/{i}")
    return found


def cards(value: Any) -> set[Card]:
    """The cards in sight, wherever they lie."""
    found: set[Card] = set()
    if isinstance(value, dict):
        if isinstance(value.get("card"), str):
            found.add((value["card"], value.get("unit", -1)))
        for item in value.values():
            found |= cards(item)
    elif isinstance(value, list):
        for item in value:
            found |= cards(item)
    return found


def arguments(message: Message) -> dict[str, Any]:
    """The named values of a message."""
    args = message.get("args", {})
    assert isinstance(args, dict)
    return dict(args)
