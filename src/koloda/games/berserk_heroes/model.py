"""The words of the game as ints: chapters 3, 5 and 6 of RULES.md."""

from typing import Final

from koloda.kernel.frames import ASK_BASE

# BH-2.1: card types. Bits, because filters name several at once.
HERO: Final = 1
CREATURE: Final = 2
SPELL: Final = 4
SUPPORT: Final = 8
TYPES: Final = {"hero": HERO, "creature": CREATURE, "spell": SPELL, "support": SUPPORT}
SCOPES: Final = {  # what a filter may call a card
    **TYPES,
    "character": HERO | CREATURE,  # BH-1.4
    "card": CREATURE | SUPPORT,
    "any": HERO | CREATURE | SPELL | SUPPORT,
}

ELEMENTS: Final = ["steppes", "mountains", "forest", "swamps", "darkness"]  # BH-3.1
SUBTYPES: Final = ["weapon", "armour", "amulet", "terrain", "event"]  # BH-2.12
SPELL_SUBTYPES: Final = ["curse", "tactics", "weather", "healing"]  # BH-2.11
CLASSES: Final = [
    "mechanism",
    "pirate",
    "sailor",
    "soldier",
    "beast",
    "undead",
    "mage",
    "spirit",
]
MECHANISM: Final = 1  # BH-20.10: the bit of class "mechanism"

# Keywords, as bits of a creature's current keywords.
RAGE: Final = 1 << 0
ARMOUR: Final = 1 << 1
PROTECTION: Final = 1 << 2
PROTECTION_SPELLS: Final = 1 << 3
MODULE: Final = 1 << 4
DIRECTED_STRIKE: Final = 1 << 5
EXPERIENCE_ATTACK: Final = 1 << 6
EXPERIENCE_DEFENCE: Final = 1 << 7
HORDE: Final = 1 << 8
FIRST_STRIKE: Final = 1 << 9
REGENERATION: Final = 1 << 10
RUSH: Final = 1 << 11
STEALTH: Final = 1 << 12
UNIQUE: Final = 1 << 13
VULNERABILITY: Final = 1 << 14
THIRST: Final = 1 << 15
ELUSIVENESS: Final = 1 << 16
CANNOT_ACT: Final = 1 << 17  # BH-10.14
KEYWORDS: Final = [
    "rage",
    "armour",
    "protection",
    "protection_spells",
    "module",
    "directed_strike",
    "experience_attack",
    "experience_defence",
    "horde",
    "first_strike",
    "regeneration",
    "rush",
    "stealth",
    "unique",
    "vulnerability",
    "thirst",
    "elusiveness",
    "cannot_act",
]

# BH-13.10: source kinds of wounds.
BY_STRIKE: Final = 0
BY_SHOT: Final = 1
BY_SPELL: Final = 2
BY_ABILITY: Final = 3
BY_POISON: Final = 4
BY_THIRST: Final = 5
SOURCES: Final = ["strike", "shot", "spell", "ability", "poison", "thirst"]

# Kinds of ability: BH-14.1.
A_KEYWORD: Final = 0
A_STATIC: Final = 1
A_USE: Final = 2
A_WHEN: Final = 3
A_SPELL: Final = 4

# Events abilities trigger on.
T_HIRE: Final = 0
T_DEATH: Final = 1
T_ATTACK: Final = 2  # "On attack": BH-16.11
T_DECLARES: Final = 3
T_ATTACKED: Final = 4
T_DEFENDS: Final = 5
T_PLAYED: Final = 6
T_ENTERS: Final = 7
T_DIES: Final = 8
T_WOUNDED: Final = 9
T_GIVES_WOUNDS: Final = 10
T_HEALED: Final = 11
T_DRAWS: Final = 12
T_DISCARDS: Final = 13
T_START: Final = 14
T_END: Final = 15
T_EXTORTION_PAID: Final = 16
T_EXTORTION_UNPAID: Final = 17
T_REVEALED: Final = 18
T_HIDDEN: Final = 19
T_CLOSED: Final = 20
T_OPENED: Final = 21
T_THIS_DRAWN: Final = 22
T_FIGHTS: Final = 23  # BH-16.21
EAR_USE: Final = 1 << 30  # in `ears`: has an activated ability
EAR_MORE: Final = 1 << 31  # in `ears`: abilities besides those of one printed, unblanked card

# Whose: players and sides, seen from a seat.
ANY: Final = 0
OWN: Final = 1
OPPOSING: Final = 2
SIDES: Final = {"any": ANY, "each": ANY, "own": OWN, "opposing": OPPOSING, "opponent": OPPOSING}

# States a filter may ask for.
IS_OPEN: Final = 1
IS_CLOSED: Final = 2
IS_POISONED: Final = 4
IS_STUNNED: Final = 8
IS_WOUNDED: Final = 16
IS_HIDDEN: Final = 32
STATES: Final = ["open", "closed", "poisoned", "stunned", "wounded", "hidden"]

# Columns of a filter row.
F_SIDE: Final = 0
F_TYPES: Final = 1
F_CLASSES: Final = 2
F_NOT_CLASSES: Final = 3
F_ELEMENTS: Final = 4
F_SUBTYPES: Final = 5
F_NAME: Final = 6  # kind + 1
F_COST_MIN: Final = 7
F_COST_MAX: Final = 8
F_STRIKE_MIN: Final = 9
F_STRIKE_MAX: Final = 10
F_LIVES_MIN: Final = 11
F_LIVES_MAX: Final = 12
F_STATE: Final = 13
F_KEYWORD: Final = 14
F_OTHER: Final = 15
F_PLAIN: Final = 16  # 1 if only side, type and "other" restrict
F_OWNER: Final = 17
F_WOUNDS_MIN: Final = 18
F_WOUNDS_MAX: Final = 19
F_WIDTH: Final = 20
MOST: Final = 99  # no limit upwards

# Columns of a condition row.
C_FILTER: Final = 0
C_AT_LEAST: Final = 1
C_COINS: Final = 2
C_TURN: Final = 3  # whose turn
C_WIDTH: Final = 4

# Selectors of an instruction: whom it concerns.
TO_NONE: Final = 0
TO_THIS: Final = 1
TO_YOUR_HERO: Final = 2
TO_OPPOSING_HERO: Final = 3
TO_SUBJECT: Final = 4  # the card the event speaks of
TO_ATTACKER: Final = 5
TO_EACH_HERO: Final = 6
TO_ACTIVE_HERO: Final = 7
TO_EACH: Final = 8  # argument: filter
TO_RANDOM: Final = 9  # argument: filter
TO_PICKS: Final = 10  # argument: first pick * 8 + number of picks
LITERALS: Final = {
    "this": TO_THIS,
    "your_hero": TO_YOUR_HERO,
    "opposing_hero": TO_OPPOSING_HERO,
    "subject": TO_SUBJECT,
    "attacker": TO_ATTACKER,
    "each_hero": TO_EACH_HERO,
    "active_hero": TO_ACTIVE_HERO,
}

# What is chosen before a text is executed: BH-14.7, BH-7.16. Columns of a pick row.
P_KIND: Final = 0
P_FILTER: Final = 1
P_ANOTHER: Final = 2  # 1 + number of the first earlier pick it differs from: BH-9.19
P_OPTIONAL: Final = 3  # "up to"
P_ATTACK: Final = 4  # the target of a shot or Fight: 1 + pick of the attacker, or 1 + THIS_ATTACKS
P_MORE: Final = 5  # 1 if it goes on with the "up to" of the pick before
P_WIDTH: Final = 6
MAX_PICKS: Final = 4
THIS_ATTACKS: Final = 7
PICK_TARGET: Final = 0
PICK_DESTROY: Final = 1
PICK_CLOSE: Final = 2
PICK_RETURN: Final = 3
PICK_DISCARD: Final = 4

# Static abilities: whom they reach.
S_THIS: Final = 0
S_YOUR_HERO: Final = 1
S_EACH: Final = 2
S_CARDS: Final = 3  # cards you play: payment modifiers, BH-7.15

# Durations: BH-8.21, BH-8.28, BH-14.12.
IN_PLAY: Final = 0
THIS_TURN: Final = 1
NEXT_TURN: Final = 2  # + seat whose next turn ends it

# Effects lying on cards: rows of `fx`.
FX_UNIT: Final = 0
FX_KIND: Final = 1
FX_VALUE: Final = 2
FX_UNTIL: Final = 3
FX_STAMP: Final = 4
FX_WIDTH: Final = 5
FX_STRIKE: Final = 0
FX_LIVES: Final = 1
FX_ABILITY: Final = 2  # a granted keyword or ability
FX_LOSE: Final = 3  # BH-18.40
FX_CONTROL: Final = 4  # BH-18.28

# Attached cards: rows of `parts`.
PART_UNIT: Final = 0
PART_CODE: Final = 1
PART_STAMP: Final = 2
PART_WIDTH: Final = 3

# Flags of a card in play.
CLOSED: Final = 1  # BH-10.1
HIDDEN: Final = 2  # BH-19.2
STUNNED: Final = 4  # BH-17.40
ATTACKED: Final = 8  # strike attack of the turn spent: BH-9.5
DEFENDED: Final = 16  # BH-12.8
ARRIVED: Final = 32  # came this turn: BH-9.11
BARRED: Final = 64  # revived, summoned or taken this turn: BH-18.46
IMPROVED: Final = 128  # BH-20.14
BLANK: Final = 256  # has lost its abilities: BH-18.40
HOME: Final = 512  # entered play under seat 1
COMBINED: Final = 1024  # has cards attached: BH-20.1
TURN_FLAGS: Final = ATTACKED | DEFENDED | ARRIVED | BARRED

# How a text takes cards.
SEARCH: Final = 0  # from the deck into the hand
SUMMON: Final = 1  # from the deck into play
REVIVE: Final = 2  # from the graveyard into play

# How a card comes into play.
PLAYED: Final = 0
CREATED: Final = 1
REVIVED: Final = 2
SUMMONED: Final = 3

# Records of texts being executed or waiting: rows of `run` and `wait`.
R_PROGRAM: Final = 0
R_ABILITY: Final = 1
R_SOURCE: Final = 2  # reference to the card in play, NOBODY for a spell
R_KIND: Final = 3
R_SEAT: Final = 4
R_BY: Final = 5  # BY_SPELL or BY_ABILITY
R_SUBJECT: Final = 6
R_OTHER: Final = 7
R_MOMENT: Final = 8
R_PICKS: Final = 9
R_WIDTH: Final = R_PICKS + MAX_PICKS
USED_FREE: Final = -2  # in R_OTHER of a spell or an activated ability: BH-18.36
NOBODY: Final = 0  # no reference; references are never 0
A_POISON: Final = 4094  # the start-of-turn ability of a poisoned card: BH-17.22
A_REGENERATION: Final = 4095  # the end-of-turn ability of Regeneration: BH-17.15
A_THIRST: Final = 4093  # BH-17.39
A_STEALTH: Final = 4092  # BH-19.1

DEATHS_DUE: Final = 1  # BH-13.6
TWINS_DUE: Final = 2  # BH-18.34

# Places of a deck: UNKNOWN where no card is fixed.
UNKNOWN: Final = -1
# A fixed card is code * 4 + mask of the seats that know it: BH-24.5, BH-24.15.

# `purse`: coin markers and failed draws by seat.
OPEN_COINS: Final = 0
CLOSED_COINS: Final = 2
FAILED: Final = 4
PURSE: Final = 6
MAX_COINS: Final = 10  # BH-7.3
MAX_FAILED: Final = 3  # BH-8.13
MAX_PLACED: Final = 10  # BH-21.6
OPENING_HAND: Final = 4  # BH-6.4
MAX_TURNS: Final = 200  # table 8.1
MAX_TRIGGERED: Final = 1000  # BH-14.18
MAX_ACTIONS: Final = 1000

# One-time payment modifiers: rows of `mods`.
M_SEAT: Final = 0
M_AMOUNT: Final = 1
M_FILTER: Final = 2  # -1 for any card
M_WIDTH: Final = 3

# Verbs of options: table 5.1.
V_END: Final = 0
V_PLAY: Final = 1  # kind
V_ATTACK: Final = 2  # creature
V_USE: Final = 3  # card, ability
V_FIRST: Final = 4  # seat
V_BOTTOM: Final = 5  # kind
V_DONE: Final = 6
V_REVEAL: Final = 7  # creature
V_ORDER: Final = 8  # ability, card
V_PICK: Final = 9  # card
V_MODE: Final = 10  # number
V_DO: Final = 11
V_DEFEND: Final = 12  # creature
V_PAY: Final = 13
V_THIRST: Final = 14  # character
V_ATTACH: Final = 15  # creature
V_TAKE: Final = 16  # kind
V_DISCARD: Final = 17  # kind
V_KEEP: Final = 18  # card
V_STRIKE: Final = 19  # character
V_CONCEDE: Final = 20  # BH-15.6
V_PUT: Final = 21  # kind
VERBS: Final = [
    "end",
    "play",
    "attack",
    "use",
    "first",
    "bottom",
    "done",
    "reveal",
    "order",
    "pick",
    "mode",
    "do",
    "defend",
    "pay",
    "thirst",
    "attach",
    "take",
    "discard",
    "keep",
    "strike",
    "concede",
    "put",
]

# Frames.
OP_REPLACED: Final = 0  # seat
OP_TURN: Final = 1  # seat
OP_START: Final = 2  # step of the Start stage
OP_MAIN: Final = 3
OP_END: Final = 4  # step of the End stage
OP_WAITING: Final = 5
OP_STEP: Final = 6  # instruction, end
OP_FINISH: Final = 7  # the running text is over
OP_CHOOSE: Final = 8  # number of the pick, 1 if a missing target only skips its part
OP_PICKED: Final = 9  # number of the pick, answer, as OP_CHOOSE
OP_PAY: Final = 10  # 1 if Free
OP_DEFENDER: Final = 11
OP_STRIKES: Final = 12
OP_AFTER: Final = 13
OP_ENTER: Final = 14  # card, seat, how
OP_ARRIVE: Final = 15  # card, seat, how
OP_MODE: Final = 16
OP_TAKE: Final = 17  # how, filter, cards left * 2 + 1 if "up to"
OP_DISCARD: Final = 18  # seat, n
OP_EXTORTED: Final = 19  # 1 if paid
OP_UNIQUE: Final = 20
OP_DISCARDS: Final = 21  # both players at once
OP_EXECUTE: Final = 22  # a triggered ability begins
OP_PUT: Final = 23  # place of a deck
OPS: Final = [
    "replaced",
    "turn",
    "start",
    "main",
    "end",
    "waiting",
    "step",
    "finish",
    "choose",
    "picked",
    "pay",
    "defender",
    "strikes",
    "after",
    "enter",
    "arrive",
    "mode",
    "take",
    "discard",
    "extorted",
    "unique",
    "discards",
    "execute",
    "put",
]

ASK_FIRST: Final = ASK_BASE  # D2
ASK_REPLACE: Final = ASK_BASE + 1  # D3; b: cards put back so far
ASK_REVEAL: Final = ASK_BASE + 2  # D4
ASK_ORDER: Final = ASK_BASE + 3  # D5
ASK_MAIN: Final = ASK_BASE + 4  # D6
ASK_PICK: Final = ASK_BASE + 5  # D7, D18, D19; b: number of the pick
ASK_DEFENDER: Final = ASK_BASE + 6  # D8
ASK_EXTORTION: Final = ASK_BASE + 7  # D9; b: demand * 4096 + filter + 1, c: n
ASK_THIRST: Final = ASK_BASE + 8  # D10; b: n
ASK_MODULE: Final = ASK_BASE + 9  # D11; b: card, c: how
ASK_TAKE: Final = ASK_BASE + 10  # D12, D13; b: how, c: filter * 2 + 1 if "up to"
ASK_DISCARD: Final = ASK_BASE + 11  # D14; b: 1 if not shown yet
ASK_MAY: Final = ASK_BASE + 12  # D15
ASK_MODE: Final = ASK_BASE + 13  # D16
ASK_FREE: Final = ASK_BASE + 14  # D20; b: filter
ASK_UNIQUE: Final = ASK_BASE + 15  # D21
ASK_ATTACK: Final = ASK_BASE + 16  # the target of an attack by strike; b: attacker
ASK_DEMAND: Final = ASK_BASE + 17  # the card that meets an Extortion demand; b: as ASK_EXTORTION
ASK_USE_FREE: Final = ASK_BASE + 18  # D16, D20; b: card
ASK_PUT: Final = ASK_BASE + 19  # D17; b: whose deck, c: place

# BH-22: demands.
D_CLOSE_COINS: Final = 0
D_DISCARD: Final = 1
D_WOUND_HERO: Final = 2
D_DESTROY: Final = 3
D_CLOSE: Final = 4
D_RETURN: Final = 5
DEMANDS: Final = ["close_coins", "discard", "wound_hero", "destroy", "close", "return"]

NO_PICK: Final = 4095  # the answer "none"

# Random streams: one per deck, and these.
STREAM_FIRST: Final = 2
STREAM_RANDOM: Final = 3
STREAM_RESAMPLE: Final = 4
N_STREAMS: Final = 5

DRAWN: Final = 2  # in place of the seat that won

# Endings.
PLAYING: Final = 0
HERO_KILLED: Final = 1  # BH-15.1
DECK_OUT: Final = 2  # BH-15.2
BOTH_KILLED: Final = 3  # BH-15.4
BOTH_OUT: Final = 4  # BH-15.7
TURN_LIMIT: Final = 5  # table 8.1
ENDLESS: Final = 6  # BH-14.18
CONCEDED: Final = 7
ENDINGS: Final = [
    "",
    "hero_killed",
    "deck_out",
    "both_killed",
    "both_out",
    "turn_limit",
    "endless",
    "conceded",
]

# Instructions of a text. Columns of a row:
I_OP: Final = 0
I_N: Final = 1
I_SELECTOR: Final = 2
I_ARG: Final = 3  # of the selector
I_X: Final = 4
I_Y: Final = 5
I_WIDTH: Final = 6
I_WOUND: Final = 0
I_SHOT: Final = 1
I_FIGHT: Final = 2  # x: who fights, selector * 64 + argument
I_HEAL: Final = 3
I_POISON: Final = 4
I_STRENGTHEN: Final = 5
I_STUN: Final = 6
I_CLOSE: Final = 7
I_OPEN: Final = 8
I_PREPARE: Final = 9
I_MODIFY: Final = 10  # n: strike, x: lives, y: until
I_REDUCE: Final = 11
I_DRAW: Final = 12  # x: who
I_DISCARD: Final = 13  # x: who
I_SEARCH: Final = 14  # x: filter, y: 1 if "up to"
I_SUMMON: Final = 15
I_REVIVE: Final = 16
I_CREATE: Final = 17  # x: kind
I_PLACE: Final = 18  # x: kind, y: whose deck, argument: place, 0 for a shuffle
I_DESTROY: Final = 19
I_TO_HAND: Final = 20
I_TO_DECK: Final = 21  # x: place
I_CONTROL: Final = 22  # y: until
I_ATTACH: Final = 23  # x: what, selector * 64 + argument
I_IMPROVE: Final = 24
I_HIDE: Final = 25
I_REVEAL: Final = 26
I_LOSE: Final = 27  # y: until
I_GRANT: Final = 28  # x: list of abilities, y: until
I_COIN: Final = 29  # x: 1 if closed, y: who
I_OPEN_COINS: Final = 30
I_CLOSE_COINS: Final = 31
I_DISCOUNT: Final = 32  # x: filter
I_PLAY_FREE: Final = 33  # x: filter
I_EXTORT: Final = 34  # x: demand, y: filter
I_USE_FREE: Final = 35
BOTTOM_PLACE: Final = -1  # a place in a deck: 1 is the top, -1 the bottom

# Events; faces/events.py has their names, arguments and clauses.
E_HEROES: Final = 0
E_PICKED: Final = 1
E_FIRST: Final = 2
E_DREW: Final = 3
E_REPLACED: Final = 4
E_TURN: Final = 5
E_COIN: Final = 6
E_FAILED_DRAW: Final = 7
E_PLAYED: Final = 8
E_USED: Final = 9
E_ENTERED: Final = 10
E_ATTACHED: Final = 11
E_ATTACK: Final = 12
E_DEFENDED: Final = 13
E_WOUNDED: Final = 14
E_PREVENTED: Final = 15
E_HEALED: Final = 16
E_LEFT: Final = 17
E_TRIGGERED: Final = 18
E_CLOSED: Final = 19
E_OPENED: Final = 20
E_STUNNED: Final = 21
E_POISONED: Final = 22
E_MODIFIED: Final = 23
E_GRANTED: Final = 24
E_LOST: Final = 25
E_CONTROL: Final = 26
E_IMPROVED: Final = 27
E_HID: Final = 28
E_REVEALED: Final = 29
E_TOOK: Final = 30
E_SHUFFLED: Final = 31
E_PLACED: Final = 32
E_DISCARDED: Final = 33
E_SHOWN: Final = 34
E_EXTORTION: Final = 35
E_COINS: Final = 36
E_DISCOUNT: Final = 37
E_SHOT: Final = 38
E_FIGHT: Final = 39
E_ENDED: Final = 40
E_FINISHED: Final = 41
E_REDUCED: Final = 42
E_PREPARED: Final = 43
# Zones in events.
TO_GRAVE: Final = 0
TO_RESERVE: Final = 1
TO_HAND: Final = 2
TO_DECK: Final = 3
TO_UNDER: Final = 4  # attached under another card
ZONE_WORDS: Final = ["graveyard", "reserve", "hand", "deck", "under"]
ASKS: Final = [
    "first",
    "replace",
    "reveal",
    "order",
    "main",
    "pick",
    "defender",
    "extortion",
    "thirst",
    "module",
    "take",
    "discard",
    "may",
    "mode",
    "free",
    "unique",
    "attack",
    "demand",
    "use_free",
    "put",
]
