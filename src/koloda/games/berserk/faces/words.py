"""Options in words, and words back: records, tests and the wire speak these."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.rules.geometry import cell_name
from koloda.games.berserk.rules.options import options
from koloda.games.berserk.rules.state import BerserkState, is_symbiote, role
from koloda.games.berserk.rules.triggers import ORDER_SHIFT
from koloda.games.berserk.rules.vanguard import WHICH
from koloda.kernel.errors import IllegalAction
from koloda.kernel.options import a_of, b_of, verb_of
from koloda.kernel.protocol import Action, Json, Message

ELEMENT_WORDS: Final = ["forest", "mountain", "swamp", "steppe", "darkness", "fire"]
STOP_WORDS: Final = ["always", "targeted", "never"]
EQUIPMENT_LETTERS: Final = "ahwfp"  # armour, shield, weapon, footwear, potion

# What a card may be marked with (section 6.2), and the state bits that say so.
MARKS: Final[list[str]] = [
    "closed", "kept_closed", "rooted", "unplaced", "vanguard_spent", "may_strike_flyer",
    "earned_strike", "classless", "moved", "stored", "defended",
]  # fmt: skip
MARK_BITS: Final[list[int]] = [
    m.CLOSED, m.KEPT_CLOSED, m.ROOTED | m.ROOTED_NEXT, m.UNPLACED, m.VANGUARD_SPENT, m.USABLE,
    m.EARNED, m.CLASSLESS, m.MOVED, m.STORED, m.DEFENDED,
]  # fmt: skip
# The bits of FLAGS in order: keywords without a number, then Protections.
KEYWORDS: Final[list[str]] = [
    "bodiless", "directed", "vampirism", "unique", "steadfast", "shelter", "corpse-eating",
    "teleport", "extra-zone", "incurable", "stalwart", "horde", "protect-simple",
    "protect-special", "protect-magic-strikes", "protect-shots", "protect-throws",
    "protect-row-strikes", "protect-discharges", "protect-spells", "protect-influences",
    "protect-poison", "protect-sudden",
]  # fmt: skip

VERBS: Final[list[str]] = [
    "redeal", "take", "confirm", "deploy", "hide", "host", "abandon", "vanguard", "hold",
    "step", "jump", "teleport", "strike", "use", "store", "prepare", "end", "pass", "defend",
    "undefended", "reroll", "stand", "target", "counter", "element", "cell", "bring", "order",
    "stop",
]  # fmt: skip

WORDS: Final[dict[str, list[str]]] = {
    "redeal": [],
    "take": ["card"],
    "confirm": [],
    "deploy": ["card", "cell"],
    "hide": ["card", "cell"],
    "host": ["unit", "target"],
    "abandon": ["unit"],
    "vanguard": ["unit", "n", "target"],
    "hold": [],
    "step": ["unit", "cell"],
    "jump": ["unit"],
    "teleport": ["unit"],
    "strike": ["unit", "target"],
    "use": ["unit", "ability"],
    "store": ["unit"],
    "prepare": ["unit"],
    "end": [],
    "pass": [],
    "defend": ["unit"],
    "undefended": [],
    "reroll": [],
    "stand": [],
    "target": ["unit"],
    "counter": ["unit"],
    "element": ["element"],
    "cell": ["cell"],
    "bring": ["card"],
    "order": ["unit", "ability"],
    "stop": ["setting"],
}

# For each question: its message key, its clause, the verbs that answer it.
QUESTIONS: Final[dict[int, tuple[str, str, list[str]]]] = {
    m.ASK_DRAFT: ("draft", "BK-6.1", ["redeal", "take", "confirm"]),
    m.ASK_DEPLOY: ("deploy", "BK-7.1", ["deploy", "hide"]),
    m.ASK_HOST: ("host", "BK-8.5", ["host", "abandon"]),
    m.ASK_VANGUARD: ("vanguard", "BK-9.2", ["vanguard", "hold"]),
    m.ASK_MAIN: (
        "main",
        "BK-10.7",
        ["step", "jump", "teleport", "strike", "use", "store", "prepare", "end"],
    ),
    m.ASK_DEFENDER: ("defender", "BK-14.1", ["defend", "undefended"]),
    m.ASK_RESPONSE: ("response", "BK-18.4", ["use", "pass"]),
    m.ASK_MOMENT: ("moment", "BK-18.7", ["use", "pass"]),
    m.ASK_REROLL_ATTACK: ("reroll-attack", "BK-26.47", ["reroll", "stand"]),
    m.ASK_REROLL_DEFENCE: ("reroll-defence", "BK-26.50", ["reroll", "stand"]),
    m.ASK_TARGET: ("target", "BK-16.29", ["target", "counter"]),
    m.ASK_ELEMENT: ("element", "BK-3.15", ["element"]),
    m.ASK_STEP: ("shift", "BK-26.83", ["cell"]),
    m.ASK_JUMP: ("jump", "BK-26.53", ["cell"]),
    m.ASK_CARD: ("bring", "BK-16.35", ["bring"]),
    m.ASK_CELL: ("place", "BK-26.17", ["cell", "target"]),
    m.ASK_LANDING: ("landing", "BK-21.20", ["cell"]),
    m.ASK_ORDER: ("order", "BK-28.3", ["order"]),
    m.ASK_CHOICE: ("choice", "BK-28.7", ["target"]),
}


def unit_word(s: BerserkState, unit: int) -> str:
    """Where a unit is: c3, its symbiote c3s, its weapon c3w; 1.n14 in P1's additional zone."""
    cell = s.cell[unit]
    if cell == m.OUT:
        return f"{s.table.ids[s.kind[unit]]}.x{unit}"
    if cell >= m.N_CELLS:
        return _zone_word(s, unit)
    name = cell_name(cell)
    if s.at[cell] == unit:
        return name
    if is_symbiote(s, unit):
        return name + "s"
    carrier = "s" if is_symbiote(s, s.host[unit]) else ""
    return name + carrier + EQUIPMENT_LETTERS[s.table.equipment[s.kind[unit]]]


def _zone_word(s: BerserkState, unit: int) -> str:
    seat, kind = s.owner[unit], s.kind[unit]
    twins = [u for u in s.forces[seat] if s.cell[u] >= m.N_CELLS and s.kind[u] == kind]
    number = twins.index(unit) + 1
    word = f"{role(s, seat) + 1}.{s.table.ids[kind]}"
    return word if number == 1 else f"{word}.{number}"


def ability_word(s: BerserkState, unit: int, ability: int) -> str:
    """1, 2 or 3 in the order of the card; f18.1 for one granted by another card."""
    if ability == m.KEY_CORPSE:
        return "corpse-eating"
    if ability < 0:
        return "life-gift" if ability == m.KEY_GIFT else "regeneration"
    t = s.table
    kind = t.abilities[ability].kind
    for own in (t.actions, t.triggers, t.host_actions, t.host_triggers):
        if ability in own[kind]:
            number = str(own[kind].index(ability) + 1)
            return number if kind == s.kind[unit] else f"{t.ids[kind]}.{number}"
    raise AssertionError(f"ability {ability} stands on no card")


def action(s: BerserkState, option: int) -> Action:
    """The words of an option."""
    verb, a, b = verb_of(option), a_of(option), b_of(option)
    word, ids = VERBS[verb], s.table.ids
    if not WORDS[word]:
        return (word,)
    if verb in (m.V_TAKE, m.V_CARD):
        return (word, ids[a])
    if verb in (m.V_DEPLOY, m.V_DEPLOY_HIDDEN):
        return (word, ids[s.squads[s.stack[-3]][0]], cell_name(a))
    if verb == m.V_CELL:
        return (word, cell_name(a))
    if verb == m.V_ELEMENT:
        return (word, ELEMENT_WORDS[a])
    if verb == m.V_ASK_ME:
        return (word, STOP_WORDS[a])
    return _unit_action(s, verb, word, a, b)


def _unit_action(s: BerserkState, verb: int, word: str, a: int, b: int) -> Action:
    if verb == m.V_VANGUARD:
        return (word, unit_word(s, a % WHICH), str(a // WHICH + 1), unit_word(s, b))
    if verb == m.V_STEP:
        return (word, unit_word(s, a), cell_name(b))
    if verb in (m.V_STRIKE, m.V_HOST):
        return (word, unit_word(s, a), unit_word(s, b))
    if verb == m.V_USE:
        return (word, unit_word(s, a), ability_word(s, a, b))
    if verb == m.V_ORDER:
        return (word, unit_word(s, a), ability_word(s, a, b - ORDER_SHIFT))
    return (word, unit_word(s, a))


def option(s: BerserkState, words: Action) -> int:
    """The legal option these words name."""
    for code in options(s):
        if action(s, code) == words:
            return code
    raise refusal(s, words)


# Why a verb that is asked for is refused with these words.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "redeal": ("no_redeal", "BK-5.5"),
    "take": ("cannot_take", "BK-6.9"),
    "confirm": ("no_creature", "BK-6.14"),
    "deploy": ("cannot_deploy", "BK-7.9"),
    "hide": ("cannot_hide", "BK-8.2"),
    "host": ("no_legal_host", "BK-8.5"),
    "vanguard": ("no_vanguard", "BK-9.2"),
    "step": ("cannot_step", "BK-11.4"),
    "jump": ("cannot_jump", "BK-26.53"),
    "teleport": ("cannot_teleport", "BK-26.58"),
    "strike": ("cannot_strike", "BK-13.3"),
    "use": ("cannot_use", "BK-1.7"),
    "store": ("cannot_store", "BK-17.2"),
    "prepare": ("cannot_prepare", "BK-21.14"),
    "defend": ("cannot_defend", "BK-14.4"),
    "target": ("illegal_target", "BK-1.7"),
    "bring": ("cannot_bring", "BK-26.19"),
    "cell": ("cell_not_free", "BK-2.14"),
}


def refusal(s: BerserkState, words: Action) -> IllegalAction:
    """Why these words name no legal option."""
    text = " ".join(words)
    if not s.stack:
        return IllegalAction("game_over", "BK-20.1", text)
    if not words or words[0] not in WORDS:
        return IllegalAction("unknown_verb", "", text)
    if len(words) != len(WORDS[words[0]]) + 1:
        return IllegalAction("wrong_words", "", text)
    if words[0] == "stop":
        return IllegalAction("stop_set", "BK-18.18", text)
    _, clause, verbs = QUESTIONS[s.stack[-4]]
    if words[0] not in verbs:
        return IllegalAction("not_asked", clause, text)
    if words[0] in REASONS:
        reason, clause = REASONS[words[0]]
        return IllegalAction(reason, clause, " ".join(words[1:]))
    return IllegalAction("not_an_option", clause, text)


def prompt(s: BerserkState) -> Message:
    """What the seat that decides is asked."""
    ask, b = s.stack[-4], s.stack[-2]
    key, clause, _ = QUESTIONS[ask]
    return {"key": key, "clause": clause, "args": _prompt_args(s, ask, s.stack[-3], b)}


def _prompt_args(s: BerserkState, ask: int, seat: int, b: int) -> dict[str, Json]:
    ids = s.table.ids
    if ask == m.ASK_DRAFT:
        return {"n": len(s.squads[seat])}
    if ask == m.ASK_DEPLOY:
        return {"card": ids[s.squads[seat][0]]}
    if ask == m.ASK_REROLL_ATTACK:
        return {"die": s.fight[m.F_ATTACK_DIE], "n": s.fight[m.F_ATTACK_REROLLS]}
    if ask == m.ASK_REROLL_DEFENCE:
        return {"die": s.fight[m.F_DEFENCE_DIE], "n": s.fight[m.F_DEFENCE_REROLLS]}
    if ask in (m.ASK_TARGET, m.ASK_DEFENDER):
        top = len(s.items) - m.N_ITEM
        source = s.items[top + m.I_SOURCE]
        args: dict[str, Json] = {"card": ids[s.kind[source]], "unit": unit_word(s, source)}
        if ask == m.ASK_DEFENDER:
            target = s.items[top + m.I_TARGET]
            args["target"] = unit_word(s, target)
        else:
            args["ability"] = ability_word(s, source, s.items[top + m.I_ABILITY])
        return args
    if ask in (m.ASK_JUMP, m.ASK_LANDING):
        return {"card": ids[s.kind[b]], "unit": unit_word(s, b)}
    if ask == m.ASK_CELL:
        return {"card": ids[s.act[m.A_CHOICE]]}
    if ask == m.ASK_CHOICE and s.act[m.A_ABILITY] == m.KEY_GIFT:
        return {"what": "life-gift"}
    if ask == m.ASK_CHOICE:
        return {"what": "ability"}
    return {}
