"""Options in words, and words back: records, tests and the wire speak these."""

from typing import Final

from koloda.games.valhalla.model import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_ASIDE,
    ASK_BEFORE,
    ASK_BEFORE_ROLL,
    ASK_BLOCK,
    ASK_BONUS,
    ASK_COVER,
    ASK_DESECRATE,
    ASK_DEVOUR,
    ASK_DISARM,
    ASK_DISCARD,
    ASK_DOWN,
    ASK_DRAFT,
    ASK_EMBLEM,
    ASK_ENTER,
    ASK_EXCHANGE,
    ASK_HOLD,
    ASK_JARL,
    ASK_KEEP,
    ASK_KEEP_DIE,
    ASK_LAST_ATTACK,
    ASK_LEVEL,
    ASK_LOKI,
    ASK_LOKI_SEND,
    ASK_LOKI_TACTIC,
    ASK_LOKI_WARRIOR,
    ASK_MONSTER,
    ASK_NAME,
    ASK_PHASE,
    ASK_POINTS,
    ASK_REROLL,
    ASK_RESERVE,
    ASK_ROOM,
    ASK_SACRIFICE,
    ASK_SEND,
    ASK_SEND_ONE,
    ASK_SLOT,
    ASK_TAKE,
    ASK_THOR,
    ASK_TUCK,
    ASK_TURN,
    CLANS,
    CODES,
    EASE,
    FACES,
    J_REROLL,
    J_RETURN,
    J_SILENCE,
    J_TURN,
    MONSTER,
    MONSTERS,
    ONE_DIE,
    RAGNAROK,
    SLOTS,
    STOCK,
    V_ABILITY,
    V_ADD,
    V_ADD_RETURN,
    V_ADD_TWO,
    V_ARM,
    V_ATTACK,
    V_BLOCK,
    V_BONUS,
    V_COVER,
    V_DIE,
    V_DISCARD_WARRIOR,
    V_EMBLEM,
    V_HELP,
    V_HOLD,
    V_KEEP_DIE,
    V_LEVEL,
    V_MONSTER,
    V_NAME,
    V_PAY,
    V_REROLL,
    V_RETURN_WARRIOR,
    V_ROW,
    V_SEND,
    V_SLOT,
    V_TAKE,
    V_THOR,
    V_TURN,
    VERBS,
    WEAPONS,
)
from koloda.games.valhalla.options import options
from koloda.games.valhalla.refusals import refusal
from koloda.games.valhalla.state import ValhallaState
from koloda.kernel.errors import IllegalAction
from koloda.kernel.options import a_of, b_of, verb_of
from koloda.kernel.protocol import Action, Json, Message

WORDS: dict[str, list[str]] = {
    "pass": [],
    "jarl": ["card"],
    "emblem": ["emblem"],
    "take": ["card", "slot"],
    "aside": ["card"],
    "lay": ["card"],
    "finish": [],
    "pick": ["card"],
    "add": ["card", "slot"],
    "add_return": ["card", "slot"],
    "add_two": ["card", "other"],
    "attack": ["target"],
    "draw": [],
    "discard_warrior": ["card"],
    "return_warrior": ["card"],
    "slot": ["slot"],
    "tuck": ["card"],
    "keep": ["card"],
    "down": ["card"],
    "thor": ["card", "seat"],
    "help": ["card", "seat"],
    "play": ["card"],
    "pay": ["card", "die"],
    "arm": ["card", "with"],
    "reroll": ["die"],
    "free_reroll": [],
    "die": ["die"],
    "roll": [],
    "keep_die": ["face"],
    "turn": ["die", "face"],
    "cover": ["die"],
    "block": ["card"],
    "discard": ["card"],
    "sacrifice": ["card"],
    "name": ["card"],
    "send": ["card"],
    "hold": ["card"],
    "points": ["card"],
    "bonus": ["n"],
    "errand": ["card"],
    "ability": ["ability", "on"],
    "row": ["n"],
    "recover": ["card"],
    "monster": ["monster"],
    "level": ["n"],
    "exchange": ["card"],
    "last_attack": [],
    "concede": [],
    "end_phase": [],
}

# For each question: its message key, its clause, the verbs that answer it.
QUESTIONS: dict[int, tuple[str, str, list[str]]] = {
    ASK_JARL: ("jarl", "VA-4.205", ["jarl"]),
    ASK_EMBLEM: ("emblem", "VA-4.208", ["emblem"]),
    ASK_TAKE: ("take", "VA-4.214", ["take"]),
    ASK_ASIDE: ("aside", "VA-4.217", ["aside"]),
    ASK_DRAFT: ("draft", "VA-4.1712", ["lay", "finish"]),
    ASK_RESERVE: ("reserve", "VA-4.1714", ["pick"]),
    ASK_ACTION: ("action", "VA-4.303", ["add", "add_return", "add_two", "attack", "draw"]),
    ASK_ROOM: ("room", "VA-4.334", ["discard_warrior", "return_warrior"]),
    ASK_SLOT: ("slot", "VA-4.115", ["slot"]),
    ASK_TUCK: ("tuck", "VA-4.1311", ["pass", "tuck"]),
    ASK_KEEP: ("keep", "VA-4.306", ["keep"]),
    ASK_DOWN: ("down", "VA-4.107", ["down"]),
    ASK_THOR: ("thor", "VA-4.1011", ["pass", "thor", "help"]),
    ASK_BEFORE: ("before", "VA-4.402", ["pass", "play", "ability"]),
    ASK_BEFORE_ROLL: ("before_roll", "VA-4.707", ["pass", "ability"]),
    ASK_PHASE: (
        "phase",
        "VA-4.502",
        ["play", "pay", "arm", "reroll", "free_reroll", "ability", "end_phase"],
    ),
    ASK_REROLL: ("reroll", "VA-4.512", ["pass", "die", "roll"]),
    ASK_KEEP_DIE: ("keep_die", "VA-4.716", ["keep_die"]),
    ASK_TURN: ("turn", "VA-4.719", ["pass", "turn"]),
    ASK_COVER: ("cover", "VA-4.531", ["cover"]),
    ASK_BLOCK: ("block", "VA-4.1221", ["block"]),
    ASK_DISARM: ("disarm", "VA-4.1233", ["discard"]),
    ASK_SACRIFICE: ("sacrifice", "VA-4.1235", ["pass", "sacrifice"]),
    ASK_NAME: ("name", "VA-4.1114", ["name"]),
    ASK_SEND: ("send", "VA-4.632", ["pass", "send"]),
    ASK_HOLD: ("hold", "VA-4.1231", ["hold"]),
    ASK_BONUS: ("bonus", "VA-4.147", ["bonus"]),
    ASK_POINTS: ("points", "VA-4.142", ["points"]),
    ASK_AFTER: ("after", "VA-4.642", ["pass", "errand", "ability"]),
    ASK_LOKI: ("loki", "VA-4.912", ["pass", "row"]),
    ASK_LOKI_WARRIOR: ("loki_warrior", "VA-4.920", ["pass", "add", "add_return"]),
    ASK_LOKI_TACTIC: ("loki_tactic", "VA-4.920", ["recover"]),
    ASK_LOKI_SEND: ("loki_send", "VA-4.921", ["send"]),
    ASK_DISCARD: ("discard", "VA-4.173", ["discard"]),
    ASK_MONSTER: ("monster", "VA-4.1601", ["monster"]),
    ASK_LEVEL: ("level", "VA-4.1603", ["level"]),
    ASK_EXCHANGE: ("exchange", "VA-4.1608", ["pass", "exchange"]),
    ASK_ENTER: ("enter", "VA-4.1643", ["send"]),
    ASK_SEND_ONE: ("send_one", "VA-4.1644", ["pass", "send"]),
    ASK_DEVOUR: ("devour", "VA-4.1681", ["discard_warrior"]),
    ASK_DESECRATE: ("desecrate", "VA-4.1684", ["discard"]),
    ASK_LAST_ATTACK: ("last_attack", "VA-4.1665", ["last_attack", "concede"]),
}

NOW: Final = "now"  # an ability that needs no parameter
DICE_ONLY: Final = "dice"  # arming without Arms Stock cards


def die_word(code: int) -> str:
    """sword, grey_sword, stock_sword, tyr_sword."""
    if code >= EASE:
        return f"tyr_{FACES[code - EASE]}"
    if code >= STOCK:
        return f"stock_{FACES[code - STOCK]}"
    return f"grey_{FACES[code - 6]}" if code >= 6 else FACES[code]


def roll_words(rolled: int) -> list[Json]:
    """The dice of a roll, which an event holds as one number: four bits a die code."""
    return [die_word(code) for code in range(CODES) for _ in range(rolled >> (4 * code) & 15)]


def item_word(item: int) -> str:
    """What covers a symbol: weapon * 3 + source."""
    weapon, source = item // 3, item % 3
    return die_word([weapon, weapon + 6, EASE + weapon][source])


def stocks_word(choice: int) -> str:
    """A set of Arms Stock cards: stock_axe+stock_bow, or dice."""
    cards: list[str] = []
    for weapon in range(WEAPONS):
        cards += [die_word(STOCK + weapon)] * (choice >> (2 * weapon) & 3)
    return "+".join(cards) or DICE_ONLY


def ability_word(s: ValhallaState, seat: int, which: int, parameter: int) -> str:
    """What an ability is used on."""
    ability = s.table.jarls[s.jarl[seat]][which]
    if ability.op == J_REROLL and ability.a == ONE_DIE:
        return die_word(parameter)
    if ability.op == J_TURN:
        return f"{die_word(parameter // 6)}>{FACES[parameter % 6]}"
    if ability.op == J_SILENCE:
        return CLANS[parameter]
    if ability.op == J_RETURN:
        return s.table.ids[s.squad[seat * SLOTS + parameter]]
    return NOW


def action(s: ValhallaState, option: int) -> Action:
    """The words of an option."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    word, ids, seat = VERBS[verb], s.table.ids, s.stack[-3]
    if not WORDS[word]:
        return (word,)
    if verb in (V_TAKE, V_ADD, V_ADD_RETURN):
        return (word, ids[a], str(b + 1))
    if verb == V_ADD_TWO:
        return (word, ids[a], ids[b])
    if verb in (V_THOR, V_HELP):
        return (word, ids[a], str(b))
    if verb == V_PAY:
        return (word, ids[a], die_word(b))
    if verb == V_ARM:
        return (word, ids[s.squad[a]], stocks_word(b))
    if verb == V_ABILITY:
        return (word, ["main", "additional"][a], ability_word(s, seat, a, b))
    if verb == V_TURN:
        return (word, die_word(a), FACES[b])
    return (word, one_word(s, seat, verb, a))


def one_word(s: ValhallaState, seat: int, verb: int, a: int) -> str:
    """The only word after a verb."""
    ids = s.table.ids
    if verb in (V_SEND, V_HOLD):
        return ids[s.squad[a]]
    if verb in (V_DISCARD_WARRIOR, V_RETURN_WARRIOR, V_NAME):
        return ids[s.squad[seat * SLOTS + a]]
    if verb == V_BLOCK:
        return ids[s.squad[s.battle.defender * SLOTS + a]]
    if verb in (V_REROLL, V_DIE):
        return die_word(a)
    if verb == V_KEEP_DIE:
        return FACES[a]
    if verb == V_COVER:
        return item_word(a)
    if verb == V_ATTACK:
        return "monster" if a == MONSTER else str(a)
    if verb == V_EMBLEM:
        return ids[s.table.emblems[a]]
    if verb == V_MONSTER:
        return MONSTERS[a]
    if verb in (V_SLOT, V_ROW):
        return str(a + 1)
    if verb in (V_LEVEL, V_BONUS):
        return str(a)
    return ids[a]


def option(s: ValhallaState, words: Action) -> int:
    """The legal option these words name."""
    for code in options(s):
        if action(s, code) == words:
            return code
    raise refuse(s, words)


def refuse(s: ValhallaState, words: Action) -> IllegalAction:
    """Why these words name no legal option."""
    text = " ".join(words)
    if not s.stack:
        return IllegalAction("game_over", "VA-4.831", text)
    if not words or words[0] not in WORDS:
        return IllegalAction("unknown_verb", "", text)
    if len(words) != len(WORDS[words[0]]) + 1:
        return IllegalAction("wrong_words", "", text)
    _, clause, verbs = QUESTIONS[s.stack[-4]]
    if words[0] not in verbs:
        return IllegalAction("not_asked", clause, text)
    if "card" in WORDS[words[0]] and words[1] not in s.table.kinds:
        return IllegalAction("unknown_card", "", words[1])
    return refusal(s, s.stack[-3], words, clause)


def prompt(s: ValhallaState) -> Message:
    """What the deciding seat is asked."""
    ask, b, c = s.stack[-4], s.stack[-2], s.stack[-1]
    key, clause, _ = QUESTIONS[ask]
    args: dict[str, Json] = {}
    if ask in (ASK_KEEP, ASK_POINTS, ASK_HOLD):
        args = {"n": b}
    elif ask == ASK_KEEP_DIE:
        args = {"first": FACES[c // 6], "second": FACES[c % 6]}
    elif ask == ASK_PHASE:
        role = "ragnarok" if s.battle.kind == RAGNAROK else ["attack", "defence"][b]
        args = {"role": role}
    elif ask == ASK_COVER:
        args = {"card": s.table.ids[s.squad[b]]}
    elif ask == ASK_SLOT:
        args = {"card": s.table.ids[s.placing[0]]}
    elif ask == ASK_TUCK:
        args = {"card": s.table.ids[s.squad[s.stack[-3] * SLOTS + b]]}
    elif ask == ASK_THOR:
        args = {"seat": s.battle.attacker, "target": s.battle.defender}
    return {"key": key, "clause": clause, "args": args}
