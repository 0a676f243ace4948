"""Options, questions and events in words."""

from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import HIDDEN, Event
from koloda.kernel.options import a_of
from koloda.kernel.protocol import Action, Message
from template_game import model as m
from template_game.cards.table import CardTable
from template_game.rules.position import Position
from template_game.rules.tricks import options


def action(table: CardTable, option: int) -> Action:
    """The words of an option."""
    return ("play", table.ids[a_of(option)])


def option(s: Position, words: Action) -> int:
    """The legal option these words name, or why there is none."""
    for code in options(s):
        if action(s.table, code) == words:
            return code
    text = " ".join(words)
    if not s.stack:
        raise IllegalAction("game_over", "TG-3.1", text)
    if not words or words[0] not in m.WORDS:
        raise IllegalAction("unknown_verb", "", text)
    raise IllegalAction("not_in_hand", "TG-2.1", text)


def prompt(s: Position) -> Message:
    """What the seat on turn is asked."""
    return {"key": "card", "clause": "TG-2.1", "args": {"n": s.trick}}


def message(table: CardTable, event: Event) -> Message:
    """An event as a message key with named arguments."""
    key, names, clause = m.EVENTS[event[0]]
    args: Message = dict(zip(names, event[1:], strict=True))
    kind = event[2]
    args["card"] = None if kind == HIDDEN else table.ids[kind]
    return {"key": key, "clause": clause, "args": args}
