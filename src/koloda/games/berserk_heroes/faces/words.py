"""Options in words, and words back: records, tests and the wire speak these.

They are given to the deciding player only: BH-24.17.
"""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.faces.events import EVENTS
from koloda.games.berserk_heroes.rules.choices import record
from koloda.games.berserk_heroes.rules.combat import (
    is_barred,
    is_out_of_reach,
    must_rage,
)
from koloda.games.berserk_heroes.rules.options import options
from koloda.games.berserk_heroes.rules.playing import cost_of
from koloda.games.berserk_heroes.rules.resolution import order_code
from koloda.games.berserk_heroes.rules.state import REF, HeroesState, open_coins, referred
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import Event
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.numbers import natural
from koloda.kernel.options import a_of, b_of, verb_of
from koloda.kernel.protocol import Action, Json, Message

WORDS: Final[dict[str, list[str]]] = {
    "end": [],
    "play": ["card"],
    "attack": ["card"],
    "use": ["card", "ability"],
    "first": ["seat"],
    "bottom": ["card"],
    "done": [],
    "reveal": ["card"],
    "order": ["ability", "card"],
    "pick": ["card"],
    "mode": ["n"],
    "do": [],
    "defend": ["card"],
    "pay": [],
    "thirst": ["card"],
    "attach": ["card"],
    "take": ["card"],
    "discard": ["card"],
    "keep": ["card"],
    "strike": ["card"],
    "concede": [],
    "put": ["card"],
}
SPECIAL: Final = {
    m.A_POISON: "poison",
    m.A_REGENERATION: "regeneration",
    m.A_THIRST: "thirst",
    m.A_STEALTH: "stealth",
}

# For each question: its message key and the clause that asks it.
QUESTIONS: Final = [
    ("first", "BH-6.2"),
    ("replace", "BH-6.5"),
    ("reveal", "BH-8.16"),
    ("order", "BH-14.3"),
    ("main", "BH-8.18"),
    ("pick", "BH-14.7"),
    ("defender", "BH-12.1"),
    ("extortion", "BH-22.1"),
    ("thirst", "BH-17.34"),
    ("module", "BH-20.9"),
    ("take", "BH-18.5"),
    ("discard", "BH-18.2"),
    ("may", "BH-14.2"),
    ("mode", "BH-9.19"),
    ("free", "BH-18.36"),
    ("unique", "BH-18.48"),
    ("attack", "BH-11.3"),
    ("demand", "BH-22.2"),
    ("use_free", "BH-18.36"),
    ("put", "BH-18.21"),
]


BY_TEXT: Final = [
    m.ASK_TAKE,
    m.ASK_MAY,
    m.ASK_MODE,
    m.ASK_FREE,
    m.ASK_DEMAND,
    m.ASK_PUT,
]
RUNNING: Final = [m.ASK_EXTORTION, m.ASK_THIRST, m.ASK_PICK, *BY_TEXT]  # a text runs


def unit_word(s: HeroesState, unit: int) -> str:
    """A card in play: its id and its place."""
    return f"{s.table.ids[s.card_of[unit] >> 1]}#{unit}"


def ability_word(t: CardTable, aid: int) -> str:
    """An ability: the card that has it printed and its number there."""
    if aid in SPECIAL:
        return SPECIAL[aid]
    return f"{t.ids[t.ab_card[aid]]}.{t.ab_number[aid]}"


def order_words(s: HeroesState, code: int) -> Action:
    """A waiting ability and its card; any, where the card makes no difference."""
    aid, place = code // REF, code % REF
    name = "any"
    for at in range(0, len(s.wait), m.R_WIDTH):
        if place and order_code(s, at) == code:
            name = f"{s.table.ids[s.wait[at + m.R_KIND]]}#{place}"
            break
    return ("order", ability_word(s.table, aid), name)


def action(s: HeroesState, option: int) -> Action:
    """The words of an option."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    word = m.VERBS[verb]
    if not WORDS[word]:
        return (word,)
    if verb == m.V_ORDER:
        return order_words(s, a * REF + b)
    if verb == m.V_USE:
        return (word, unit_word(s, a), ability_word(s.table, b))
    if verb == m.V_MODE:
        return (word, str(a + 1))
    if verb == m.V_FIRST:
        return (word, str(a))
    if verb in (m.V_PLAY, m.V_BOTTOM, m.V_TAKE, m.V_DISCARD, m.V_PUT):
        return (word, s.table.ids[a])
    return (word, unit_word(s, a))


def option(s: HeroesState, words: Action) -> int:
    """The legal option these words name."""
    for code in options(s):
        if action(s, code) == words:
            return code
    raise refusal(s, words)


# Refusals.


def refusal(s: HeroesState, words: Action) -> IllegalAction:
    """Why these words name no legal option."""
    text = " ".join(words)
    if not s.stack:
        return IllegalAction("game_over", "BH-15.8", text)
    if not words or words[0] not in WORDS:
        return IllegalAction("unknown_verb", "", text)
    if len(words) != len(WORDS[words[0]]) + 1:
        return IllegalAction("wrong_words", "", text)
    names = WORDS[words[0]]
    card = words[1 + names.index("card")] if "card" in names else ""
    known = card if words[0] == "play" else card.partition("#")[0]
    if "card" in names and known not in s.table.kinds and words[0] != "order":
        return IllegalAction("unknown_card", "", card)
    if words[0] == "concede":
        return IllegalAction("conceding_is_off", "BH-15.6", text)
    ask = s.stack[-4]
    if ask == m.ASK_MAIN:
        return refuse_main(s, words)
    if ask == m.ASK_ATTACK and words[0] == "strike":
        return refuse_strike(s, card)
    if words[0] == "defend" and QUESTIONS[ask - ASK_BASE][0] == "defender":
        return refuse_defend(s, card)
    return IllegalAction("not_an_option", QUESTIONS[ask - ASK_BASE][1], text)


def place_of(s: HeroesState, word: str) -> int:
    """The place a unit word names, -1 if no such card lies there."""
    unit = natural(word.partition("#")[2])
    if not 0 <= unit < len(s.born) or not s.born[unit]:
        return -1
    return unit if unit_word(s, unit) == word else -1


def is_face_down(s: HeroesState, word: str) -> bool:
    """Whether a hidden creature lies at a place, whatever the word calls it: BH-24.18."""
    unit = natural(word.partition("#")[2])
    return 0 <= unit < len(s.flags) and s.flags[unit] & m.HIDDEN != 0


def refuse_main(s: HeroesState, words: Action) -> IllegalAction:
    """Why an action of the Main stage is not possible."""
    text, rage = " ".join(words), must_rage(s)
    if words[0] == "end":
        return IllegalAction("rage", "BH-16.24", text)
    if words[0] == "play":
        return refuse_play(s, words[1], rage)
    if words[0] not in ("attack", "use"):
        return IllegalAction("not_asked", "BH-9.1", text)
    unit = place_of(s, words[1])
    if unit < 0 or s.ctrl[unit] != s.active:
        return IllegalAction("not_yours", "BH-9.1", words[1])
    if s.flags[unit] & m.HIDDEN:
        return IllegalAction("hidden", "BH-19.6", words[1])
    if words[0] == "attack":
        return refuse_attack(s, unit, words[1], rage)
    return refuse_use(s, unit, words, rage)


def refuse_play(s: HeroesState, name: str, rage: bool) -> IllegalAction:
    """Why a card cannot be played."""
    kind = s.table.kinds[name]
    if not any(code >> 1 == kind for code in s.hands[s.active]):
        return IllegalAction("not_in_hand", "BH-9.4", name)
    if rage:
        return IllegalAction("rage", "BH-16.23", name)
    if cost_of(s, s.active, kind) > open_coins(s, s.active):
        return IllegalAction("too_expensive", "BH-7.6", name)
    return IllegalAction("no_target", "BH-9.17", name)


def refuse_attack(s: HeroesState, unit: int, name: str, rage: bool) -> IllegalAction:
    """Why a card cannot attack."""
    if s.table.type[s.card_of[unit] >> 1] != m.CREATURE:
        return IllegalAction("no_strike", "BH-2.5", name)
    if s.flags[unit] & m.ATTACKED:
        return IllegalAction("attack_spent", "BH-9.5", name)
    if s.flags[unit] & m.CLOSED:
        return IllegalAction("closed", "BH-10.7", name)
    if is_barred(s, unit):
        return IllegalAction("just_came", "BH-9.11", name)
    return IllegalAction("rage" if rage else "not_an_option", "BH-16.23", name)


def refuse_use(s: HeroesState, unit: int, words: Action, rage: bool) -> IllegalAction:
    """Why an ability cannot be used."""
    t, detail = s.table, " ".join(words[1:])
    for aid in range(len(t.ab_kind)):
        if ability_word(t, aid) == words[2]:
            if t.ab_close[aid] and s.flags[unit] & m.CLOSED:
                return IllegalAction("closed", "BH-10.5", detail)
            if t.ab_close[aid] and is_barred(s, unit):
                return IllegalAction("just_came", "BH-9.12", detail)
            if t.ab_coins[aid] > open_coins(s, s.active):
                return IllegalAction("too_expensive", "BH-7.6", detail)
            if rage:
                return IllegalAction("rage", "BH-16.25", detail)
            return IllegalAction("cannot_use", "BH-9.6", detail)
    return IllegalAction("unknown_ability", "", detail)


def refuse_strike(s: HeroesState, name: str) -> IllegalAction:
    """Why a card cannot be attacked."""
    if is_face_down(s, name):
        return IllegalAction("hidden", "BH-19.3", name)
    unit = place_of(s, name)
    if unit >= 0 and s.ctrl[unit] != s.active and is_out_of_reach(s, unit, s.stack[-2]):
        return IllegalAction("elusive", "BH-23.2", name)
    return IllegalAction("not_a_target", "BH-11.3", name)


def refuse_defend(s: HeroesState, name: str) -> IllegalAction:
    """Why a card cannot be appointed defender."""
    unit = place_of(s, name)
    if unit < 0 or s.ctrl[unit] == s.active:
        return IllegalAction("not_yours", "BH-12.1", name)
    if s.flags[unit] & m.HIDDEN:
        return IllegalAction("hidden", "BH-12.6", name)
    if s.flags[unit] & m.CLOSED:
        return IllegalAction("closed", "BH-12.5", name)
    if s.flags[unit] & m.DEFENDED:
        return IllegalAction("defended_before", "BH-12.8", name)
    return IllegalAction("cannot_defend", "BH-12.4", name)


# Prompts and events.


def prompt(s: HeroesState) -> Message:
    """What the deciding seat is asked."""
    ask, b, c = s.stack[-4], s.stack[-2], s.stack[-1]
    key, clause = QUESTIONS[ask - ASK_BASE]
    args: dict[str, Json] = {}
    if ask == m.ASK_MAIN:
        args = {"n": open_coins(s, s.active)}
    elif ask == m.ASK_EXTORTION:
        args = {"demand": m.DEMANDS[b >> 12], "n": c, "card": running_card(s)}
    elif ask == m.ASK_THIRST:
        args = {"n": b, "card": running_card(s)}
    elif ask in (m.ASK_ATTACK, m.ASK_USE_FREE):
        args = {"card": unit_word(s, b)}
    elif ask == m.ASK_PICK:
        chosen = chosen_before(s, b)
        args = {"card": running_card(s), "n": b + 1, "card_chosen": chosen}
        args["again"] = "no" if chosen is None else "yes"
    elif ask in BY_TEXT:
        args = {"card": running_card(s)}
    elif key == "module":
        args = {"card": s.table.ids[b >> 1]}
    return {"key": key, "clause": clause, "args": args}


def chosen_before(s: HeroesState, i: int) -> str | None:
    """The card in play that the pick before this one chose, if it chose one."""
    t = s.table
    picks = t.pg_picks[record(s, m.R_PROGRAM)]
    if i == 0 or t.picks[picks[i - 1] * m.P_WIDTH + m.P_KIND] != m.PICK_TARGET:
        return None
    unit = referred(s, record(s, m.R_PICKS + i - 1))
    return unit_word(s, unit) if unit >= 0 else None


def running_card(s: HeroesState) -> str:
    """The card whose text is being executed."""
    return s.table.ids[s.run[len(s.run) - m.R_WIDTH + m.R_KIND]]


def message(t: CardTable, event: Event) -> Message:
    """An event as a message key with named arguments."""
    name, names, clause = EVENTS[event[0]]
    args: dict[str, Json] = {}
    for i, arg in enumerate(names):
        add_argument(t, args, arg, event[i + 1])
    return {"key": name, "clause": clause, "args": args}


def add_argument(t: CardTable, args: dict[str, Json], arg: str, value: int) -> None:
    """One argument of an event, named for the texts."""
    if arg in ("unit", "target"):
        kind = value // REF - 1
        word = f"{t.ids[kind]}#{value % REF}" if kind >= 0 else f"hidden#{value % REF}"
        args["card" if arg == "unit" else "card_target"] = word
    elif arg == "card" or arg == "card2":
        args["card" if arg == "card" else "card_second"] = t.ids[value] if value >= 0 else None
    elif arg == "ability":
        args[arg] = ability_text_word(t, value)
    elif arg == "source":
        args[arg] = m.SOURCES[value]
    elif arg == "zone":
        args[arg] = m.ZONE_WORDS[value]
    elif arg == "ending":
        args[arg] = m.ENDINGS[value]
    else:
        args[arg] = value


def ability_text_word(t: CardTable, aid: int) -> str:
    """A granted ability may be a keyword, which has no number of its own."""
    return ability_word(t, aid) if aid in SPECIAL or t.ab_kind[aid] else f"keyword.{aid}"
