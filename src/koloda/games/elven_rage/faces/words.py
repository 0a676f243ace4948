"""Options in words, and words back: records, tests and the wire speak these."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Table
from koloda.games.elven_rage.rules.choices import first_step, second_step
from koloda.games.elven_rage.rules.lands import protected_lands
from koloda.games.elven_rage.rules.rounds import card_options
from koloda.games.elven_rage.rules.state import ElvenState, kind_at, side_of
from koloda.games.elven_rage.rules.trade import (
    ASKED_ARTIFACTS,
    ASKED_TREASURES,
    GIVEN_TREASURES,
    OFFERER,
)
from koloda.games.elven_rage.rules.windows import moment
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
    m.ASK_WINDOW: ("window", "ER-13.2", ["pass", "declare", "exchange", "offer"]),
    m.ASK_REPLY: ("reply", "ER-13.5", ["pass", "declare"]),
    m.ASK_TARGET: (
        "target",
        "ER-13.6",
        ["at", "side", "with", "rival", "squad", "land", "to", "take-back", "done"],
    ),
    m.ASK_OFFER: (
        "offer",
        "ER-16.8",
        ["give-treasures", "give-artifact", "done", "ask-treasures", "ask-artifacts"],
    ),
    m.ASK_TRADE: ("trade", "ER-16.7", ["accept", "refuse"]),
    m.ASK_HAND_OVER: ("hand-over", "ER-16.9", ["hand-over"]),
    m.ASK_DISCARD: ("discard", "ER-1.12", ["discard"]),
    m.ASK_CAPTURE: ("capture", "ER-3.8", ["skip", "attack"]),
    m.ASK_SQUAD: ("squad", "ER-5.5", ["look", "fight"]),
    m.ASK_SHOW: ("show", "ER-5.6", ["show"]),
    m.ASK_NEUTRALS: ("neutrals", "ER-5.16", ["name"]),
    m.ASK_COMMIT: ("commit", "ER-5.22", ["commit", "give-up"]),
    m.ASK_SWAP: ("swap", "ER-6.8", ["pass", "swap"]),
    m.ASK_ACTOR: ("actor", "ER-8.5", ["act"]),
    m.ASK_STRIKE: ("strike", "ER-8.8", ["strike", "move", "stand"]),
    m.ASK_REPLACE: ("replace", "ER-20.4", ["replace"]),
    m.ASK_GOAL: ("goal", "ER-13.6", ["keep"]),
}

STEPS: dict[int, str] = {
    m.STEP_PLACE: "place",
    m.STEP_DIRECTION: "direction",
    m.STEP_OTHER_PLACE: "other_place",
    m.STEP_HAND: "hand",
    m.STEP_RIVAL: "rival",
    m.STEP_SQUAD: "squad",
    m.STEP_LAND: "land",
    m.STEP_DESTINATION: "destination",
    m.STEP_DISCARD: "discard",
    m.STEP_SECOND_DISCARD: "discard",
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
        return (word, m.PLACES[a])
    if name == "direction":
        return (word, m.DIRECTIONS[a])
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
    if words[0] in _NOT_IN_BATTLE and s.in_battle:
        return IllegalAction(*_NOT_IN_BATTLE[words[0]], text)
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
        return refuse_declaration(s, s.stack[-3], s.table.kinds[words[1]], ask == m.ASK_REPLY)
    if words[0] == "look" and s.stack[-2]:
        return IllegalAction("looked_already", "ER-5.10", text)
    if words[0] == "attack" and protected_lands(s) >> s.board.lands[words[1]] & 1:
        return IllegalAction("protected_land", "ER-5.25", text)
    reason, where = _REFUSALS.get(words[0], ("not_an_option", clause))
    return IllegalAction(reason, where, text)


_NOT_IN_BATTLE: dict[str, tuple[str, str]] = {
    "exchange": ("no_treasure", "ER-14.8"),
    "offer": ("no_offer", "ER-16.2"),
}
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
    artifact = table.family[kind] == m.ARTIFACT
    zone = s.artifacts[seat] if artifact else s.hands[seat]
    cards = [card for card in zone if table.kind[card] == kind]
    if not cards:
        return IllegalAction("not_held", "ER-12.1", name)
    if not table.when[kind] & moment(s, seat, replying):
        return IllegalAction("wrong_time", "ER-15.2" if artifact else "ER-12.6", name)
    if not artifact:
        if len(zone) > m.HAND_LIMIT:
            return IllegalAction("hand_too_large", "ER-12.9", name)
        if s.silent:
            return IllegalAction("silenced", "ER-12.5", name)
        if table.price[kind] > s.n_lands[seat]:
            return IllegalAction("too_few_lands", "ER-12.3", name)
        if all(card in s.used for card in cards):
            return IllegalAction("used_this_turn", "ER-12.23", name)
    if table.scope[kind] == m.OWN_BATTLE and side_of(s, seat) == m.NOBODY:
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
    if ask == m.ASK_WINDOW:
        args = {"window": m.WINDOWS[s.window], "card": acting_card(s)}
    elif ask == m.ASK_REPLY:
        args = {"card": s.table.ids[s.table.kind[s.chain[len(s.chain) - m.LINK + m.LINK_CARD]]]}
    elif ask == m.ASK_TARGET:
        args = {"card": s.table.ids[s.table.kind[s.draft[0]]], "step": STEPS[b]}
    elif ask == m.ASK_OFFER:
        args = {"stage": b}
    elif ask in (m.ASK_COMMIT, m.ASK_HAND_OVER):
        args = {"n": b}
    elif ask == m.ASK_DISCARD:
        args = {"n": len(s.hands[s.stack[-3]]) - m.HAND_LIMIT}
    elif ask == m.ASK_SQUAD:
        args = {"looked": "yes" if b else "no"}
    elif ask == m.ASK_STRIKE:
        strikes = any(verb_of(option) == m.STRIKE for option in card_options(s, s.acting))
        args = {"card": acting_card(s), "how": "strike" if strikes else "move"}
    elif ask == m.ASK_TRADE:
        args = offered(s)
    return {"key": key, "clause": clause, "args": args}


def acting_card(s: ElvenState) -> Json:
    """The card that has its turn in a battle."""
    return None if s.acting == m.NOBODY else s.table.ids[kind_at(s, s.acting)]


def offered(s: ElvenState) -> dict[str, Json]:
    """Who offers a trade, and how much of what for what (ER-19.23)."""
    return {
        "seat": s.offer[OFFERER],
        "treasures": s.offer[GIVEN_TREASURES],
        "artifacts": s.stack[-1],
        "asked_treasures": s.offer[ASKED_TREASURES],
        "asked_artifacts": s.offer[ASKED_ARTIFACTS],
    }


def message(table: Table, event: Event) -> Message:
    """An event as a message key with named arguments."""
    names = m.EVENTS[event[0]]
    args: dict[str, Json] = {}
    for name, value in zip(names[2:], event[1:], strict=False):
        args[name] = argument(table, name, value)
    if event[0] == m.EV_DECLARES:
        args["first"] = target_word(table, event[2], event[3], True)
        args["second"] = target_word(table, event[2], event[4], False)
    return {"key": names[0], "clause": names[1], "args": args}


def argument(table: Table, name: str, value: int) -> Json:
    """One argument of an event."""
    if name.startswith("card"):
        return table.ids[value] if value != m.NOBODY else None
    if name == "land":
        return land_word(table, value)
    if name == "place":
        return m.PLACES[value]
    if name == "direction":
        return m.DIRECTIONS[value]
    if name == "symbol":
        return m.SYMBOLS[value]
    if name == "people":
        return m.PEOPLES[value]
    if name == "squad":
        return value + 1
    if (name == "seat" or name == "rival") and value == m.NOBODY:
        return None
    return value


def land_word(table: Table, value: int) -> str:
    """The name of a land in an event: lands of the hexagon come after 64."""
    board = table.boards[4] if value >= 64 else table.boards[5]
    return board.names[value & 63]


def target_word(table: Table, kind: int, value: int, first: bool) -> Json:
    """A target of a declaration: a card, a direction, a rival, a squad or a land."""
    if value == m.NOBODY:
        return None
    step = aimed_at(table, kind, first)
    if step == m.STEP_DIRECTION:
        return m.DIRECTIONS[value]
    if step == m.STEP_LAND:
        return land_word(table, value)
    if step == m.STEP_SQUAD:
        return value + 1
    if step == m.STEP_RIVAL:
        return value
    return table.ids[value]


def aimed_at(table: Table, kind: int, first: bool) -> int:
    """What the first or second target of a declaration is; one that is implied lies at a place."""
    if table.target[kind] == m.ACTING_CARD or table.effect[kind] == m.EXTRA_HIT:
        return m.STEP_PLACE if first else m.STEP_DIRECTION
    step = first_step(table, kind) if first else second_step(table, kind)
    if step == m.STEP_NONE:
        return m.STEP_PLACE
    return m.STEP_LAND if step == m.STEP_DESTINATION else step
