"""Options in words, and words back: records, tests and the wire speak these."""

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.cards.table import CardTable
from koloda.games.cthulhu_realms.rules.options import LIMIT, has_target, options, reach
from koloda.games.cthulhu_realms.rules.sanity import PLAYER, targets
from koloda.games.cthulhu_realms.rules.state import (
    CthulhuState,
    has_gate,
    has_sanctum,
    own_rows,
    slot_of,
)
from koloda.kernel.errors import IllegalAction
from koloda.kernel.options import a_of, b_of, verb_of
from koloda.kernel.protocol import Action, Json, Message

WORDS: dict[str, list[str]] = {
    "end": [],
    "play": ["card"],
    "activate": ["card", "ability"],
    "buy": ["card", "place"],
    "choose": ["seat"],
    "lose": ["n", "target"],
    "discard": ["card"],
    "abjure": ["card", "place"],
    "return": ["card"],
    "destroy": ["seat", "card"],
}

COPIED = ("activate", "destroy")  # verbs that tell copies in play apart: CR-5.20

# For each question: its message key, its clause, the verbs that answer it.
QUESTIONS: dict[int, tuple[str, str, list[str]]] = {
    m.ASK_TURN: ("turn", "CR-5.2", ["end", "play", "activate", "buy"]),
    m.ASK_PLAYER: ("player", "CR-5.4", ["choose"]),
    m.ASK_LOSS: ("loss", "CR-5.5", ["lose"]),
    m.ASK_DISCARD: ("discard", "CR-5.9", ["discard"]),
    m.ASK_ABJURE: ("abjure", "CR-5.6", ["abjure"]),
    m.ASK_RETURN: ("return", "CR-5.7", ["return"]),
    m.ASK_DESTROY: ("destroy", "CR-5.8", ["destroy"]),
}


def place_word(place: int) -> str:
    """hand, discard, stack, row0.."""
    if place == m.HAND:
        return "hand"
    if place == m.PILE:
        return "discard"
    return "stack" if place == m.STACK else f"row{place - m.ROW}"


def copy_word(name: str, copy: int) -> str:
    """The second copy in play of arkham is arkham#2."""
    return name if copy == 0 else f"{name}#{copy + 1}"


def choice_word(table: CardTable, kind: int, choice: int) -> str:
    """Ability 1, 2 or 3; of an either/or ability 1a or 1b."""
    ability, half = choice >> m.ABILITY_SHIFT, choice & m.HALF
    if len(table.effects[kind][ability]) == 1:
        return str(ability + 1)
    return f"{ability + 1}{'ab'[half]}"


def action(table: CardTable, option: int) -> Action:
    """The words of an option."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    word, ids = m.VERBS[verb], table.ids
    if verb == m.V_END:
        return (word,)
    if verb == m.V_ACTIVATE:
        return (word, copy_word(ids[a], b >> m.COPY_SHIFT), choice_word(table, a, b & m.CHOICE))
    if verb in (m.V_BUY, m.V_ABJURE):
        return (word, ids[a], place_word(b))
    if verb == m.V_PLAYER:
        return (word, str(a))
    if verb == m.V_LOSE:
        return (word, str(a), ids[b - 1] if b else "player")
    if verb == m.V_DESTROY:
        return (word, str(a), copy_word(ids[b >> m.KIND_SHIFT], b & m.COPY))
    return (word, ids[a])


def option(s: CthulhuState, words: Action) -> int:
    """The legal option these words name."""
    for code in options(s):
        if action(s.table, code) == words:
            return code
    raise refusal(s, words)


def refusal(s: CthulhuState, words: Action) -> IllegalAction:
    """Why these words name no legal option."""
    text = " ".join(words)
    if not s.stack:
        return IllegalAction("game_over", "CR-4.162", text)
    if not words or words[0] not in WORDS:
        return IllegalAction("unknown_verb", "", text)
    if len(words) != len(WORDS[words[0]]) + 1:
        return IllegalAction("wrong_words", "", text)
    _, clause, verbs = QUESTIONS[s.stack[-4]]
    if words[0] not in verbs:
        return IllegalAction("not_asked", clause, text)
    names = WORDS[words[0]]
    if "card" in names:
        name = words[1 + names.index("card")]
        if words[0] in COPIED:
            name = name.partition("#")[0]
        if name not in s.table.kinds:
            return IllegalAction("unknown_card", "", name)
    return _refuse(s, words, clause)


def _refuse(s: CthulhuState, words: Action, clause: str) -> IllegalAction:
    """Why an answer to the question asked, in words that exist, is no legal one."""
    verb, text = words[0], " ".join(words)
    if verb == "play":
        return IllegalAction("not_in_hand", "CR-4.33", text)
    if verb == "discard":
        return IllegalAction("not_in_hand", "CR-5.9", text)
    if verb == "return":
        return IllegalAction("not_abjured", "CR-4.107", text)
    if verb == "choose":
        return IllegalAction("out_of_reach", "CR-4.173", text)
    if verb == "buy":
        return _refuse_buy(s, words)
    if verb == "activate":
        return _refuse_activate(s, words)
    if verb == "abjure":
        return _refuse_abjure(s, words)
    if verb == "lose":
        return _refuse_lose(s, words)
    if verb == "destroy":
        return _refuse_destroy(s, words)
    return IllegalAction("not_an_option", clause, text)


def _refuse_buy(s: CthulhuState, words: Action) -> IllegalAction:
    kind = s.table.kinds[words[1]]
    if words[2] == "stack" and kind == s.table.initiate and not s.initiates:
        return IllegalAction("stack_empty", "CR-4.118", words[1])
    if words[2] in _offered(s, kind):
        return IllegalAction("too_expensive", "CR-4.115", words[1])
    return _not_available(s, words)


def _offered(s: CthulhuState, kind: int) -> list[str]:
    """Where a card is available to the active player: CR-4.12, CR-4.165, CR-4.166."""
    places = [place_word(m.ROW + row) for row in own_rows(s, s.active) if kind in s.rows[row]]
    if kind == s.table.initiate and s.initiates:
        places.append(place_word(m.STACK))
    return places


def _not_available(s: CthulhuState, words: Action) -> IllegalAction:
    """A card that the active player may neither buy nor abjure."""
    if words[2] == "common":
        return IllegalAction("common_deck", "CR-4.11", words[1])
    return IllegalAction("not_available", "CR-4.165" if s.seats > 2 else "CR-4.12", words[1])


def _refuse_abjure(s: CthulhuState, words: Action) -> IllegalAction:
    if s.table.cost[s.table.kinds[words[1]]] > LIMIT:
        return IllegalAction("costs_too_much_to_abjure", "CR-4.98", words[1])
    if words[2] in ("play", "deck", "box"):
        return IllegalAction("not_to_be_abjured", "CR-4.97", " ".join(words[1:]))
    if words[2] in (place_word(m.HAND), place_word(m.PILE)):
        return IllegalAction("not_there", "CR-4.96", " ".join(words[1:]))
    return _not_available(s, words)


def _refuse_lose(s: CthulhuState, words: Action) -> IllegalAction:
    """CR-4.144: the target is behind a shield, or there are not so many points."""
    victim = s.stack[-2] >> m.VICTIM_SHIFT
    if words[2] == "player" and has_sanctum(s, victim):
        return IllegalAction("behind_sanctum", "CR-4.136", " ".join(words[1:]))
    kind = s.table.kinds.get(words[2].partition("#")[0], m.NOBODY)
    if kind in s.play[victim] and has_gate(s, victim) and s.table.shield[kind] != m.GATE:
        return IllegalAction("behind_gate", "CR-4.139", " ".join(words[1:]))
    if words[1].isdecimal() and words[1] not in map(str, range(s.stack[-1] + 1)):
        return IllegalAction("too_many_points", "CR-4.125", " ".join(words[1:]))
    return IllegalAction("not_an_option", "CR-5.5", " ".join(words))


def _refuse_destroy(s: CthulhuState, words: Action) -> IllegalAction:
    """CR-4.149: a location in play of the own or a neighbour's, not the one that abjures itself."""
    if words[1] not in map(str, reach(s)):
        return IllegalAction("out_of_reach", "CR-4.173", " ".join(words))
    kind = s.table.kinds[words[2].partition("#")[0]]
    if kind == s.stack[-2] and kind in s.play[s.active] and words[1] == str(s.active):
        return IllegalAction("abjures_itself", "CR-4.78", words[2])
    return IllegalAction("no_such_location", "CR-4.149", " ".join(words[1:]))


def _refuse_activate(s: CthulhuState, words: Action) -> IllegalAction:
    name = words[1].partition("#")[0]
    kind = s.table.kinds[name]
    copies = [copy_word(name, copy) for copy in range(s.play[s.active].count(kind))]
    if words[1] not in copies:
        return IllegalAction("not_in_play", "CR-4.54", words[1])
    slot = slot_of(s, s.active, kind, copies.index(words[1]))
    effects = s.table.effects[kind]
    for ability, halves in enumerate(effects):
        for half, effect in enumerate(halves):
            if choice_word(s.table, kind, ability << m.ABILITY_SHIFT | half) == words[2]:
                if s.used[s.active][slot] >> ability & 1:
                    return IllegalAction("already_used", "CR-4.51", " ".join(words[1:]))
                if effect.effect in (m.ABJURE, m.RETURN, m.DESTROY) and not has_target(
                    s, effect.effect, kind, ability << m.ABILITY_SHIFT | half
                ):
                    return IllegalAction("no_target", "CR-4.75", " ".join(words[1:]))
                return IllegalAction("requirement_not_met", "CR-4.56", " ".join(words[1:]))
    return IllegalAction("unknown_ability", "", " ".join(words[1:]))


def target_word(s: CthulhuState, victim: int, target: int) -> str:
    """player, or the copy in play whose points are asked for: CR-5.20."""
    if target == PLAYER:
        return "player"
    kind, slot = s.play[victim][target - 1], target - 1
    return copy_word(s.table.ids[kind], slot - slot_of(s, victim, kind, 0))


def prompt(s: CthulhuState) -> Message:
    """What the seat on turn is asked."""
    ask, b, c = s.stack[-4], s.stack[-2], s.stack[-1]
    key, clause, _ = QUESTIONS[ask]
    args: dict[str, Json] = {}
    if ask == m.ASK_TURN:
        args = {"n": s.conjuring}
    elif ask == m.ASK_PLAYER:
        args = {"effect": m.EFFECTS[b], "n": c}
    elif ask == m.ASK_LOSS:
        victim = b >> m.VICTIM_SHIFT
        named = target_word(s, victim, targets(s, victim)[b & m.TARGET])
        args = {"seat": victim, "target": named, "n": c}
    elif ask == m.ASK_DISCARD:
        args = {"n": b}
    elif ask == m.ASK_DESTROY and b != m.NOBODY:
        args = {"card": s.table.ids[b]}
    return {"key": key, "clause": clause, "args": args}
