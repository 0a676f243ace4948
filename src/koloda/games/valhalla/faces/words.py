"""Options in words, and words back: records, tests and the wire speak these."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.faces.refusals import refusal
from koloda.games.valhalla.rules.options import options
from koloda.games.valhalla.rules.state import ValhallaState
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
    m.ASK_JARL: ("jarl", "VA-4.205", ["jarl"]),
    m.ASK_EMBLEM: ("emblem", "VA-4.208", ["emblem"]),
    m.ASK_TAKE: ("take", "VA-4.214", ["take"]),
    m.ASK_ASIDE: ("aside", "VA-4.217", ["aside"]),
    m.ASK_DRAFT: ("draft", "VA-4.1712", ["lay", "finish"]),
    m.ASK_RESERVE: ("reserve", "VA-4.1714", ["pick"]),
    m.ASK_ACTION: ("action", "VA-4.303", ["add", "add_return", "add_two", "attack", "draw"]),
    m.ASK_ROOM: ("room", "VA-4.334", ["discard_warrior", "return_warrior"]),
    m.ASK_SLOT: ("slot", "VA-4.115", ["slot"]),
    m.ASK_TUCK: ("tuck", "VA-4.1311", ["pass", "tuck"]),
    m.ASK_KEEP: ("keep", "VA-4.306", ["keep"]),
    m.ASK_DOWN: ("down", "VA-4.107", ["down"]),
    m.ASK_THOR: ("thor", "VA-4.1011", ["pass", "thor", "help"]),
    m.ASK_BEFORE: ("before", "VA-4.402", ["pass", "play", "ability"]),
    m.ASK_BEFORE_ROLL: ("before_roll", "VA-4.707", ["pass", "ability"]),
    m.ASK_PHASE: (
        "phase",
        "VA-4.502",
        ["play", "pay", "arm", "reroll", "free_reroll", "ability", "end_phase"],
    ),
    m.ASK_REROLL: ("reroll", "VA-4.512", ["pass", "die", "roll"]),
    m.ASK_KEEP_DIE: ("keep_die", "VA-4.716", ["keep_die"]),
    m.ASK_TURN: ("turn", "VA-4.719", ["pass", "turn"]),
    m.ASK_COVER: ("cover", "VA-4.531", ["cover"]),
    m.ASK_BLOCK: ("block", "VA-4.1221", ["block"]),
    m.ASK_DISARM: ("disarm", "VA-4.1233", ["discard"]),
    m.ASK_SACRIFICE: ("sacrifice", "VA-4.1235", ["pass", "sacrifice"]),
    m.ASK_NAME: ("name", "VA-4.1114", ["name"]),
    m.ASK_SEND: ("send", "VA-4.632", ["pass", "send"]),
    m.ASK_HOLD: ("hold", "VA-4.1231", ["hold"]),
    m.ASK_BONUS: ("bonus", "VA-4.147", ["bonus"]),
    m.ASK_POINTS: ("points", "VA-4.142", ["points"]),
    m.ASK_AFTER: ("after", "VA-4.642", ["pass", "play", "errand", "ability"]),
    m.ASK_LOKI: ("loki", "VA-4.912", ["pass", "row"]),
    m.ASK_LOKI_WARRIOR: ("loki_warrior", "VA-4.920", ["pass", "add", "add_return"]),
    m.ASK_LOKI_TACTIC: ("loki_tactic", "VA-4.920", ["recover"]),
    m.ASK_LOKI_SEND: ("loki_send", "VA-4.921", ["send"]),
    m.ASK_DISCARD: ("discard", "VA-4.173", ["discard"]),
    m.ASK_MONSTER: ("monster", "VA-4.1601", ["monster"]),
    m.ASK_LEVEL: ("level", "VA-4.1603", ["level"]),
    m.ASK_EXCHANGE: ("exchange", "VA-4.1608", ["pass", "exchange"]),
    m.ASK_ENTER: ("enter", "VA-4.1643", ["send"]),
    m.ASK_SEND_ONE: ("send_one", "VA-4.1644", ["pass", "send"]),
    m.ASK_DEVOUR: ("devour", "VA-4.1681", ["discard_warrior"]),
    m.ASK_DESECRATE: ("desecrate", "VA-4.1684", ["discard"]),
    m.ASK_LAST_ATTACK: ("last_attack", "VA-4.1665", ["last_attack", "concede"]),
}

NOW: Final = "now"  # an ability that needs no parameter
DICE_ONLY: Final = "dice"  # arming without Arms Stock cards


def die_word(code: int) -> str:
    """sword, grey_sword, stock_sword, tyr_sword."""
    if code >= m.EASE:
        return f"tyr_{m.FACES[code - m.EASE]}"
    if code >= m.STOCK:
        return f"stock_{m.FACES[code - m.STOCK]}"
    return f"grey_{m.FACES[code - 6]}" if code >= 6 else m.FACES[code]


def roll_words(rolled: int) -> list[Json]:
    """The dice of a roll, which an event holds as one number: four bits a die code."""
    return [die_word(code) for code in range(m.CODES) for _ in range(rolled >> (4 * code) & 15)]


def item_word(item: int) -> str:
    """What covers a symbol: weapon * 3 + source."""
    weapon, source = item // 3, item % 3
    return die_word([weapon, weapon + 6, m.EASE + weapon][source])


def stocks_word(choice: int) -> str:
    """A set of Arms Stock cards: stock_axe+stock_bow, or dice."""
    cards: list[str] = []
    for weapon in range(m.WEAPONS):
        cards += [die_word(m.STOCK + weapon)] * (choice >> (2 * weapon) & 3)
    return "+".join(cards) or DICE_ONLY


def ability_word(s: ValhallaState, seat: int, which: int, parameter: int) -> str:
    """What an ability is used on."""
    ability = s.table.jarls[s.jarl[seat]][which]
    if ability.op == m.J_REROLL and ability.a == m.ONE_DIE:
        return die_word(parameter)
    if ability.op == m.J_TURN:
        return f"{die_word(parameter // 6)}>{m.FACES[parameter % 6]}"
    if ability.op == m.J_SILENCE:
        return m.CLANS[parameter]
    if ability.op == m.J_RETURN:
        return s.table.ids[s.squad[seat * m.SLOTS + parameter]]
    return NOW


def action(s: ValhallaState, option: int) -> Action:
    """The words of an option."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    word, ids, seat = m.VERBS[verb], s.table.ids, s.stack[-3]
    if not WORDS[word]:
        return (word,)
    if verb in (m.V_TAKE, m.V_ADD, m.V_ADD_RETURN):
        return (word, ids[a], str(b + 1))
    if verb == m.V_ADD_TWO:
        return (word, ids[a], ids[b])
    if verb in (m.V_THOR, m.V_HELP):
        return (word, ids[a], str(b))
    if verb == m.V_PAY:
        return (word, ids[a], die_word(b))
    if verb == m.V_ARM:
        return (word, ids[s.squad[a]], stocks_word(b))
    if verb == m.V_ABILITY:
        return (word, ["main", "additional"][a], ability_word(s, seat, a, b))
    if verb == m.V_TURN:
        return (word, die_word(a), m.FACES[b])
    return (word, one_word(s, seat, verb, a))


def one_word(s: ValhallaState, seat: int, verb: int, a: int) -> str:
    """The only word after a verb."""
    ids = s.table.ids
    if verb in (m.V_SEND, m.V_HOLD):
        return ids[s.squad[a]]
    if verb in (m.V_DISCARD_WARRIOR, m.V_RETURN_WARRIOR, m.V_NAME):
        return ids[s.squad[seat * m.SLOTS + a]]
    if verb == m.V_BLOCK:
        return ids[s.squad[s.battle.defender * m.SLOTS + a]]
    if verb in (m.V_REROLL, m.V_DIE):
        return die_word(a)
    if verb == m.V_KEEP_DIE:
        return m.FACES[a]
    if verb == m.V_COVER:
        return item_word(a)
    if verb == m.V_ATTACK:
        return "monster" if a == m.MONSTER else str(a)
    if verb == m.V_EMBLEM:
        return ids[s.table.emblems[a]]
    if verb == m.V_MONSTER:
        return m.MONSTERS[a]
    if verb in (m.V_SLOT, m.V_ROW):
        return str(a + 1)
    if verb in (m.V_LEVEL, m.V_BONUS):
        return str(a)
    return ids[a]


def option(s: ValhallaState, words: Action) -> int:
    """The legal option these words name; the two warriors of action 2 in either order."""
    turned = words
    if len(words) == 3 and words[0] == "add_two":
        turned = (words[0], words[2], words[1])
    for code in options(s):
        if action(s, code) in (words, turned):
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
    if ask in (m.ASK_KEEP, m.ASK_POINTS, m.ASK_HOLD):
        args = {"n": b}
    elif ask == m.ASK_KEEP_DIE:
        args = {"first": m.FACES[c // 6], "second": m.FACES[c % 6]}
    elif ask == m.ASK_PHASE:
        role = "ragnarok" if s.battle.kind == m.RAGNAROK else ["attack", "defence"][b]
        args = {"role": role}
    elif ask == m.ASK_COVER:
        args = {"card": s.table.ids[s.squad[b]]}
    elif ask == m.ASK_SLOT:
        args = {"card": s.table.ids[s.placing[0]]}
    elif ask == m.ASK_TUCK:
        args = {"card": s.table.ids[s.squad[s.stack[-3] * m.SLOTS + b]]}
    elif ask == m.ASK_THOR:
        args = {"seat": s.battle.attacker, "target": s.battle.defender}
    return {"key": key, "clause": clause, "args": args}
