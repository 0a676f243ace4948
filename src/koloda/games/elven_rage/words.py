"""Options in words, and words back: records, tests and the wire speak these."""

from koloda.games.elven_rage.choices import first_step, second_step
from koloda.games.elven_rage.model import (
    ACTING_CARD,
    ARTIFACT,
    ASK_ACTOR,
    ASK_CAPTURE,
    ASK_COMMIT,
    ASK_DISCARD,
    ASK_GOAL,
    ASK_HAND_OVER,
    ASK_NEUTRALS,
    ASK_OFFER,
    ASK_REPLACE,
    ASK_REPLY,
    ASK_SHOW,
    ASK_SQUAD,
    ASK_STRIKE,
    ASK_SWAP,
    ASK_TARGET,
    ASK_TRADE,
    ASK_WINDOW,
    DIRECTIONS,
    EV_DECLARES,
    EVENTS,
    EXTRA_HIT,
    HAND_LIMIT,
    LINK,
    LINK_CARD,
    NOBODY,
    OWN_BATTLE,
    PEOPLES,
    PLACES,
    STEP_DESTINATION,
    STEP_DIRECTION,
    STEP_DISCARD,
    STEP_HAND,
    STEP_LAND,
    STEP_NONE,
    STEP_OTHER_PLACE,
    STEP_PLACE,
    STEP_RIVAL,
    STEP_SECOND_DISCARD,
    STEP_SQUAD,
    SYMBOLS,
    WINDOWS,
)
from koloda.games.elven_rage.state import ElvenState, side_of
from koloda.games.elven_rage.table import Table
from koloda.games.elven_rage.windows import moment
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import Event
from koloda.kernel.options import a_of, verb_of
from koloda.kernel.protocol import Action, Json, Message

# By verb: its word and the name of its parameter, "" for none.
VERBS: list[tuple[str, str]] = [
    ("pass", ""), ("declare", "card"), ("exchange", ""), ("offer", "seat"),
    ("give-treasures", "n"), ("give-artifact", "card"), ("done", ""), ("ask-treasures", "n"),
    ("ask-artifacts", "n"), ("accept", ""), ("refuse", ""), ("hand-over", "card"),
    ("discard", "card"), ("skip", ""), ("attack", "land"), ("look", "squad"), ("show", "card"),
    ("fight", "squad"), ("name", "seat"), ("commit", "card"), ("give-up", ""),
    ("swap", "place"), ("act", "place"), ("strike", "direction"), ("move", "direction"),
    ("stand", ""), ("replace", "card"), ("keep", "card"), ("at", "place"),
    ("side", "direction"), ("with", "card"), ("rival", "seat"), ("squad", "squad"),
    ("land", "land"), ("to", "land"), ("take-back", "card"),
]  # fmt: skip
WORDS: dict[str, list[str]] = {verb: [name] if name else [] for verb, name in VERBS}

# For each question: its message key, its clause, the verbs that answer it.
QUESTIONS: dict[int, tuple[str, str, list[str]]] = {
    ASK_WINDOW: ("window", "ER-13.2", ["pass", "declare", "exchange", "offer"]),
    ASK_REPLY: ("reply", "ER-13.5", ["pass", "declare"]),
    ASK_TARGET: (
        "target",
        "ER-13.6",
        ["at", "side", "with", "rival", "squad", "land", "to", "take-back", "done"],
    ),
    ASK_OFFER: (
        "offer",
        "ER-16.8",
        ["give-treasures", "give-artifact", "done", "ask-treasures", "ask-artifacts"],
    ),
    ASK_TRADE: ("trade", "ER-16.7", ["accept", "refuse"]),
    ASK_HAND_OVER: ("hand-over", "ER-16.9", ["hand-over"]),
    ASK_DISCARD: ("discard", "ER-1.12", ["discard"]),
    ASK_CAPTURE: ("capture", "ER-3.8", ["skip", "attack"]),
    ASK_SQUAD: ("squad", "ER-5.5", ["look", "fight"]),
    ASK_SHOW: ("show", "ER-5.6", ["show"]),
    ASK_NEUTRALS: ("neutrals", "ER-5.16", ["name"]),
    ASK_COMMIT: ("commit", "ER-5.22", ["commit", "give-up"]),
    ASK_SWAP: ("swap", "ER-6.8", ["pass", "swap"]),
    ASK_ACTOR: ("actor", "ER-8.5", ["act"]),
    ASK_STRIKE: ("strike", "ER-8.8", ["strike", "move", "stand"]),
    ASK_REPLACE: ("replace", "ER-20.4", ["replace"]),
    ASK_GOAL: ("goal", "ER-13.6", ["keep"]),
}

STEPS: dict[int, str] = {
    STEP_PLACE: "place",
    STEP_DIRECTION: "direction",
    STEP_OTHER_PLACE: "other_place",
    STEP_HAND: "hand",
    STEP_RIVAL: "rival",
    STEP_SQUAD: "squad",
    STEP_LAND: "land",
    STEP_DESTINATION: "destination",
    STEP_DISCARD: "discard",
    STEP_SECOND_DISCARD: "discard",
}


def action(s: ElvenState, option: int) -> Action:
    """The words of an option."""
    word, name = VERBS[verb_of(option)]
    a = a_of(option)
    if name == "":
        return (word,)
    if name == "card":
        return (word, s.table.ids[a])
    if name == "land":
        return (word, s.board.names[a])
    if name == "place":
        return (word, PLACES[a])
    if name == "direction":
        return (word, DIRECTIONS[a])
    return (word, str(a + 1 if name == "squad" else a))


def option(s: ElvenState, words: Action, options: list[int]) -> int:
    """The legal option these words name."""
    for code in options:
        if action(s, code) == words:
            return code
    raise refusal(s, words)


def refusal(s: ElvenState, words: Action) -> IllegalAction:
    """Why these words name no legal option."""
    text = " ".join(words)
    if not s.stack:
        return IllegalAction("game_over", "ER-17.1", text)
    if not words or words[0] not in WORDS:
        return IllegalAction("unknown_verb", "", text)
    if len(words) != len(WORDS[words[0]]) + 1:
        return IllegalAction("wrong_words", "", text)
    ask = s.stack[-4]
    _, clause, verbs = QUESTIONS[ask]
    if words[0] not in verbs:
        return IllegalAction("not_asked", clause, text)
    name = WORDS[words[0]][0] if WORDS[words[0]] else ""
    if name == "card" and words[1] not in s.table.kinds:
        return IllegalAction("unknown_card", "", words[1])
    if name == "land" and words[1] not in s.board.lands:
        return IllegalAction("unknown_land", "", words[1])
    if words[0] == "declare":
        return refuse_declaration(s, s.stack[-3], s.table.kinds[words[1]], ask == ASK_REPLY)
    reason, where = _REFUSALS.get(words[0], ("not_an_option", clause))
    return IllegalAction(reason, where, text)


_REFUSALS: dict[str, tuple[str, str]] = {
    "attack": ("not_a_target", "ER-3.9"),
    "look": ("squad_is_open", "ER-5.11"),
    "commit": ("not_in_hand", "ER-5.22"),
    "discard": ("not_in_hand", "ER-1.12"),
    "give-up": ("must_defend", "ER-5.19"),
    "strike": ("not_a_strike", "ER-8.9"),
    "move": ("must_strike", "ER-8.10"),
    "stand": ("must_strike", "ER-8.10"),
    "swap": ("not_an_own_outer_card", "ER-6.9"),
    "exchange": ("no_treasure", "ER-14.4"),
    "offer": ("no_offer", "ER-16.10"),
}


def refuse_declaration(s: ElvenState, seat: int, kind: int, replying: bool) -> IllegalAction:
    """Which condition of a declaration is not met."""
    table, name = s.table, s.table.ids[kind]
    artifact = table.family[kind] == ARTIFACT
    zone = s.artifacts[seat] if artifact else s.hands[seat]
    cards = [card for card in zone if table.kind[card] == kind]
    if not cards:
        return IllegalAction("not_held", "ER-12.1", name)
    if not table.when[kind] & moment(s, seat, replying):
        return IllegalAction("wrong_time", "ER-15.2" if artifact else "ER-12.6", name)
    if not artifact:
        if len(zone) > HAND_LIMIT:
            return IllegalAction("hand_too_large", "ER-12.9", name)
        if s.silent:
            return IllegalAction("silenced", "ER-12.5", name)
        if table.price[kind] > s.n_lands[seat]:
            return IllegalAction("too_few_lands", "ER-12.3", name)
        if all(card in s.used for card in cards):
            return IllegalAction("used_this_turn", "ER-12.23", name)
    if table.scope[kind] == OWN_BATTLE and side_of(s, seat) == NOBODY:
        return IllegalAction("not_own_battle", "ER-12.12", name)
    if table.needs_gain[kind] and not s.gained:
        return IllegalAction("no_land_gained", "ER-12.6", name)
    return IllegalAction("no_target", "ER-12.17", name)


def prompt(s: ElvenState) -> Message:
    """What the deciding seat is asked."""
    if not s.stack:
        return {"key": "over", "clause": "ER-17.1", "args": {}}
    ask, b = s.stack[-4], s.stack[-2]
    key, clause, _ = QUESTIONS[ask]
    args: dict[str, Json] = {}
    if ask == ASK_WINDOW:
        args = {"window": WINDOWS[s.window]}
    elif ask == ASK_REPLY:
        args = {"card": s.table.ids[s.table.kind[s.chain[len(s.chain) - LINK + LINK_CARD]]]}
    elif ask == ASK_TARGET:
        args = {"card": s.table.ids[s.table.kind[s.draft[0]]], "step": STEPS[b]}
    elif ask == ASK_OFFER:
        args = {"stage": b}
    elif ask in (ASK_COMMIT, ASK_HAND_OVER):
        args = {"n": b}
    elif ask == ASK_DISCARD:
        args = {"n": len(s.hands[s.stack[-3]]) - HAND_LIMIT}
    elif ask == ASK_STRIKE:
        args = {"place": PLACES[s.acting]}
    elif ask == ASK_TRADE:
        args = {"seat": s.offer[0]}
    return {"key": key, "clause": clause, "args": args}


def message(table: Table, event: Event) -> Message:
    """An event as a message key with named arguments."""
    names = EVENTS[event[0]]
    args: dict[str, Json] = {}
    for name, value in zip(names[2:], event[1:], strict=False):
        args[name] = argument(table, name, value)
    if event[0] == EV_DECLARES:
        args["first"] = target_word(table, event[2], event[3], True)
        args["second"] = target_word(table, event[2], event[4], False)
    return {"key": names[0], "clause": names[1], "args": args}


def argument(table: Table, name: str, value: int) -> Json:
    """One argument of an event."""
    if name == "card":
        return table.ids[value] if value != NOBODY else None
    if name == "land":
        return land_word(table, value)
    if name == "place":
        return PLACES[value]
    if name == "direction":
        return DIRECTIONS[value]
    if name == "symbol":
        return SYMBOLS[value]
    if name == "people":
        return PEOPLES[value]
    if name == "squad":
        return value + 1
    if (name == "seat" or name == "rival") and value == NOBODY:
        return None
    return value


def land_word(table: Table, value: int) -> str:
    """The name of a land in an event: lands of the hexagon come after 64."""
    board = table.boards[4] if value >= 64 else table.boards[5]
    return board.names[value & 63]


def target_word(table: Table, kind: int, value: int, first: bool) -> Json:
    """A target of a declaration: a card, a direction, a rival, a squad or a land."""
    if value == NOBODY:
        return None
    step = aimed_at(table, kind, first)
    if step == STEP_DIRECTION:
        return DIRECTIONS[value]
    if step == STEP_LAND:
        return land_word(table, value)
    if step == STEP_SQUAD:
        return value + 1
    if step == STEP_RIVAL:
        return value
    return table.ids[value]


def aimed_at(table: Table, kind: int, first: bool) -> int:
    """What the first or second target of a declaration is; one that is implied lies at a place."""
    if table.target[kind] == ACTING_CARD or table.effect[kind] == EXTRA_HIT:
        return STEP_PLACE if first else STEP_DIRECTION
    step = first_step(table, kind) if first else second_step(table, kind)
    if step == STEP_NONE:
        return STEP_PLACE
    return STEP_LAND if step == STEP_DESTINATION else step
