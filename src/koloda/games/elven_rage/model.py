"""The numbers behind the rulebook's words: windows, symbols, verbs, frames, events."""

from typing import Final

from koloda.kernel.frames import ASK_BASE

NOBODY: Final = -1  # no seat, no card, no land; also the neutrals as a defender
HAND_LIMIT: Final = 5  # ER-1.12
SQUAD_SIZE: Final = 3  # ER-2.11
BATTLE_CARDS: Final = 3  # ER-5.22
FIRST_HAND: Final = 5  # ER-2.25
OFFERS_PER_TURN: Final = 2  # ER-16.10

SUPERIORITY: Final = 0
DRAGON_LORD: Final = 1
SCENARIOS: Final = ("superiority", "dragon_lord")
ROUND_LIMITS: Final = (60, 100)  # ER-17.11

# What a goal counts (ER-17.1)
NEED_LANDS: Final = 0
NEED_TOWERS: Final = 1
NEED_CASTLES: Final = 2
NEED_CENTRAL: Final = 3
NEED_ARTIFACTS: Final = 4
NEED_TREASURES: Final = 5
NEED_TAKEN: Final = 6
N_COUNTERS: Final = 7

# What is printed on a fighter, and in which order
STAT_INITIATIVE: Final = 0
STAT_LIVES: Final = 1
STAT_SYMBOL: Final = 2  # left, centre, right

# Random streams
STREAM_SETUP: Final = 0
STREAM_NEUTRAL: Final = 1
STREAM_ARTIFACT: Final = 2
STREAM_LAYOUT: Final = 3
STREAM_LUCK: Final = 4
STREAM_GOAL: Final = 5
STREAM_DECK: Final = 6  # one per seat from here on
STREAM_RESAMPLE: Final = 10
N_STREAMS: Final = 11

# Map features
ORDINARY: Final = 0
TOWER: Final = 1
CASTLE: Final = 2
CENTRAL: Final = 3

# Card families and ranks
ELF: Final = 0
NEUTRAL: Final = 1
ARTIFACT: Final = 2
GOAL: Final = 3
WARRIOR: Final = 0
HERO: Final = 1
DRAGON: Final = 2
GUARDIAN: Final = 3
TREASURE: Final = 4
PEOPLES: Final = ("black", "snow", "forest", "high")

# Symbols, chapter 9
BLANK: Final = 0
S1: Final = 1
S2: Final = 2
P1: Final = 3
P2: Final = 4
SH: Final = 5
FS: Final = 6
CA: Final = 7
MV: Final = 8
SYMBOLS: Final = ("none", "S1", "S2", "P1", "P2", "SH", "FS", "CA", "MV")

# Places of the battle board, chapter 6
RESERVE: Final = 4
CRITICAL: Final = 5
PLACES: Final = ("N", "E", "S", "W", "reserve", "critical")
DIRECTIONS: Final = ("left", "centre", "right")
ATTACKER: Final = 0  # sides of a battle
DEFENDER: Final = 1
NO_SIDE: Final = 2  # a retreat has no winner

# Fields of a place in s.places
STRIDE: Final = 12
CARD: Final = 0
SIDE: Final = 1  # NOBODY: empty, a Treasure or a blank
LIVES: Final = 2
SYMBOL: Final = 3  # left, centre, right
INITIATIVE: Final = 6
ACTED: Final = 7
SKIPS: Final = 8  # rounds in which the card has no turn, this one included
EXTRA: Final = 9  # further turns directly after the present one
SHROUD: Final = 10
LOST: Final = 11  # lives lost since the wound window opened
ALL_SIX: Final = 63  # mask of the committed cards, the attacker's first
EMPTY_BOARD: Final = [NOBODY, NOBODY, *[0] * (STRIDE - 2)] * len(PLACES)

# Fields of a squad in s.squads
SQUAD: Final = 5
FACE_UP: Final = 3  # which of its cards lies face up, or NOBODY
KNOWN_BY: Final = 4  # mask of the seats that have looked at it

# Fields of a look at a hand in s.glimpse
LOOKER: Final = 0
LOOKED_AT: Final = 1
N_SEEN: Final = 2
SEEN_FROM: Final = 3  # the kinds seen; after them those that have left the hand openly since

# Fields of a declared thing in s.chain
LINK: Final = 5
LINK_SEAT: Final = 0
LINK_CARD: Final = 1
LINK_FIRST: Final = 2  # targets: a card aimed at is named by its instance, so it may move
LINK_SECOND: Final = 3
LINK_CANCELLED: Final = 4

# Windows, chapter 13
TURN_START: Final = 0
AFTER_DISCARD: Final = 1
PRE_BATTLE: Final = 2
TURN_END: Final = 3
REVEAL: Final = 4
CARD_TURN: Final = 5
WOUND: Final = 6
FINAL: Final = 7
WINDOWS: Final = (
    "turn_start", "after_discard", "pre_battle", "turn_end",
    "reveal", "card_turn", "wound", "final",
)  # fmt: skip

# Timing vocabulary, section 6: one bit each
WHEN_ANY: Final = 1 << 0
WHEN_OUTSIDE: Final = 1 << 1
WHEN_OWN_TURN: Final = 1 << 2
WHEN_BEFORE_CAPTURE: Final = 1 << 3
WHEN_AFTER_CAPTURE: Final = 1 << 4
WHEN_PRE_BATTLE: Final = 1 << 5
WHEN_BATTLE: Final = 1 << 6
WHEN_REVEAL: Final = 1 << 7
WHEN_CARD_TURN: Final = 1 << 8
WHEN_ROUND_START: Final = 1 << 9
WHEN_OWN_CARD_TURN: Final = 1 << 10
WHEN_WOUND: Final = 1 << 11
WHEN_REPLY: Final = 1 << 12
TIMINGS: Final = (
    "any", "outside", "own_turn", "before_capture", "after_capture", "pre_battle", "battle",
    "reveal", "card_turn", "round_start", "own_card_turn", "wound", "reply",
)  # fmt: skip

# Scope of an effect
NO_BATTLE: Final = 0
ANY_BATTLE: Final = 1
OWN_BATTLE: Final = 2

# Targets
OWN_WARRIOR: Final = 1
ENEMY_WARRIOR: Final = 2
ANY_WARRIOR: Final = 3
ALL_ENEMY_WARRIORS: Final = 4
ACTING_CARD: Final = 5
TWO_OWN_WARRIORS: Final = 6
TWO_ANY_WARRIORS: Final = 7

# What a cancelling effect concerns
CANCEL_ACTION: Final = 1
CANCEL_ARTIFACT: Final = 2
CANCEL_EITHER: Final = 3

# Effects, section 6
NO_EFFECT: Final = 0
REPLACE_SYMBOL: Final = 1
SHARPEN: Final = 2
EXTRA_HIT: Final = 3
DIRECT_DAMAGE: Final = 4
RESTORE: Final = 5
UNDO_WOUND: Final = 6
RESCUE: Final = 7
SAVE_CRITICAL: Final = 8
REPLAY_BATTLE: Final = 9
SWAP_PLACES: Final = 10
SUBSTITUTE: Final = 11
SKIP_TURN: Final = 12
ACT_AGAIN: Final = 13
CHANGE_INITIATIVE: Final = 14
CANCEL: Final = 15
DRAW: Final = 16
RECOVER: Final = 17
DRAW_ARTIFACT: Final = 18
MAKE_DISCARD: Final = 19
LOOK_HAND: Final = 20
LOOK_SQUAD: Final = 21
LOOK_GOAL: Final = 22
MOVE_TOKEN: Final = 23
EXTRA_CAPTURE: Final = 24
REACH: Final = 25
PORTAL_ONCE: Final = 26
PEACEFUL_CAPTURE: Final = 27
PROTECT_LAND: Final = 28
BUILD_TOWER: Final = 29
STEAL_TREASURE: Final = 30
STEAL_ARTIFACT: Final = 31
TAKE_TREASURE: Final = 32
SHROUD_CARD: Final = 33
FLAME_SHIELDS: Final = 34
FURY: Final = 35
RETREAT: Final = 36
SILENCE: Final = 37
SWAP_GOAL: Final = 38
N_EFFECTS: Final = 39

# What is chosen at a declaration (ER-13.6)
STEP_NONE: Final = 0
STEP_PLACE: Final = 1
STEP_DIRECTION: Final = 2
STEP_OTHER_PLACE: Final = 3
STEP_HAND: Final = 4
STEP_RIVAL: Final = 5
STEP_SQUAD: Final = 6
STEP_LAND: Final = 7
STEP_DESTINATION: Final = 8
STEP_DISCARD: Final = 9
STEP_SECOND_DISCARD: Final = 10

# Verbs of options
PASS: Final = 0
DECLARE: Final = 1
EXCHANGE: Final = 2
OFFER: Final = 3
GIVE_TREASURES: Final = 4
GIVE_ARTIFACT: Final = 5
DONE: Final = 6
ASK_TREASURES: Final = 7
ASK_ARTIFACTS: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
HAND_OVER: Final = 11
DISCARD: Final = 12
SKIP: Final = 13
ATTACK: Final = 14
LOOK: Final = 15
SHOW: Final = 16
FIGHT: Final = 17
NAME: Final = 18
COMMIT: Final = 19
GIVE_UP: Final = 20
SWAP: Final = 21
ACT: Final = 22
STRIKE: Final = 23
MOVE: Final = 24
STAND: Final = 25
REPLACE: Final = 26
KEEP: Final = 27
AT_PLACE: Final = 28
AT_SIDE: Final = 29
WITH_CARD: Final = 30
AT_RIVAL: Final = 31
AT_SQUAD: Final = 32
AT_LAND: Final = 33
TO_LAND: Final = 34
TAKE_BACK: Final = 35

# Frames that run
OP_TURN: Final = 0
OP_SUMMON: Final = 1
OP_CUT: Final = 2
OP_WINDOW: Final = 3
OP_CAPTURE: Final = 4
OP_TURN_OVER: Final = 5
OP_BATTLE: Final = 6
OP_DEFEND: Final = 7
OP_LAYOUT: Final = 8
OP_RESERVE: Final = 9
OP_CRITICAL: Final = 10
OP_ROUND: Final = 11
OP_NEXT_CARD: Final = 12
OP_CARD_TURN: Final = 13
OP_ACT: Final = 14
OP_BURY: Final = 15
OP_AFTER_TURN: Final = 16
OP_FINAL: Final = 17
OP_RESULT: Final = 18
OP_AFTERMATH: Final = 19
OP_CUT_ALL: Final = 20
OP_GOALS: Final = 21
OP_CHAIN: Final = 22
OP_EFFECT: Final = 23
OP_SPENT: Final = 24
OP_CHAIN_DONE: Final = 25
OP_RESUME: Final = 26
OP_TRADE: Final = 27
OP_MISSING: Final = 28
OP_NEUTRALS: Final = 29
OP_ATTACKER_COMMITS: Final = 30

# Frames that stop for the seat in their `a`
ASK_WINDOW: Final = ASK_BASE + 0
ASK_REPLY: Final = ASK_BASE + 1
ASK_TARGET: Final = ASK_BASE + 2
ASK_OFFER: Final = ASK_BASE + 3
ASK_TRADE: Final = ASK_BASE + 4
ASK_HAND_OVER: Final = ASK_BASE + 5
ASK_DISCARD: Final = ASK_BASE + 6
ASK_CAPTURE: Final = ASK_BASE + 7
ASK_SQUAD: Final = ASK_BASE + 8
ASK_SHOW: Final = ASK_BASE + 9
ASK_NEUTRALS: Final = ASK_BASE + 10
ASK_COMMIT: Final = ASK_BASE + 11
ASK_SWAP: Final = ASK_BASE + 12
ASK_ACTOR: Final = ASK_BASE + 13
ASK_STRIKE: Final = ASK_BASE + 14
ASK_REPLACE: Final = ASK_BASE + 15
ASK_GOAL: Final = ASK_BASE + 16

# Ends of a game
RUNNING: Final = 0
BY_GOAL: Final = 1
BY_CASTLES: Final = 2
LAST_PLAYER: Final = 3
ROUND_LIMIT: Final = 4
ENDINGS: Final = ("", "goal", "castles", "last_player", "round_limit")

# Events, the clause each follows from, the names of its arguments; text.py renders them
EV_LOT: Final = 0
EV_ORDER_CARD: Final = 1
EV_FIRST: Final = 2
EV_TURN: Final = 3
EV_DRAWS: Final = 4
EV_DISCARDS: Final = 5
EV_RESHUFFLES: Final = 6
EV_SKIPS: Final = 7
EV_ATTACKS: Final = 8
EV_LAPSES: Final = 9
EV_SQUADS: Final = 10
EV_LOOKS: Final = 11
EV_SEES_CARD: Final = 12
EV_SHOWS: Final = 13
EV_FIGHTS: Final = 14
EV_NEUTRALS: Final = 15
EV_COMMITS: Final = 16
EV_GIVES_UP: Final = 17
EV_LAID: Final = 18
EV_SWAPS: Final = 19
EV_TO_HAND: Final = 20
EV_TO_DISCARD: Final = 21
EV_TO_PLACE: Final = 22
EV_ROUND: Final = 23
EV_CARD_TURN: Final = 24
EV_STRIKES: Final = 25
EV_LOSES_LIVES: Final = 26
EV_MOVES: Final = 27
EV_STANDS: Final = 28
EV_DIES: Final = 29
EV_BATTLE_WON: Final = 30
EV_TAKES_LAND: Final = 31
EV_GAINS_ARTIFACT: Final = 32
EV_GAINS_TREASURE: Final = 33
EV_DECLARES: Final = 34
EV_CANCELLED: Final = 35
EV_NO_EFFECT: Final = 36
EV_EXCHANGES: Final = 37
EV_OFFERS: Final = 38
EV_TRADES: Final = 39
EV_REFUSES: Final = 40
EV_HANDS_OVER: Final = 41
EV_LOSES_ARTIFACTS: Final = 42
EV_ELIMINATED: Final = 43
EV_GOAL_REVEALED: Final = 44
EV_WINS: Final = 45
EV_SEES_HAND: Final = 46
EV_SEES_GOAL: Final = 47
EV_KEEPS_GOAL: Final = 48
EV_SYMBOL: Final = 49
EV_INITIATIVE: Final = 50
EV_RESTORED: Final = 51
EV_LOSES_TURN: Final = 52
EV_TOWER: Final = 53
EV_PROTECTED: Final = 54
EV_LEAVES_LAND: Final = 55
EV_RETREAT: Final = 56
EV_REPLAY: Final = 57
EV_SUBSTITUTES: Final = 58
EV_STEALS_TREASURE: Final = 59
EV_STEALS_ARTIFACT: Final = 60
EV_ROUND_LIMIT: Final = 61
EVENTS: Final = (
    ("lot", "ER-2.15", "seat", "people"),
    ("order-card", "ER-2.17", "seat", "card"),
    ("first", "ER-2.17", "seat"),
    ("turn", "ER-3.1", "seat", "n"),
    ("draws", "ER-19.13", "seat", "card"),
    ("discards", "ER-1.12", "seat", "card"),
    ("reshuffles", "ER-1.15", "seat"),
    ("skips", "ER-3.15", "seat"),
    ("attacks", "ER-3.8", "seat", "land"),
    ("lapses", "ER-5.26", "seat"),
    ("squads", "ER-2.11", "n"),
    ("looks", "ER-5.5", "seat", "squad"),
    ("sees-card", "ER-5.7", "seat", "squad", "card"),
    ("shows", "ER-5.6", "seat", "squad", "card"),
    ("fights", "ER-5.8", "seat", "squad"),
    ("neutrals", "ER-5.16", "seat"),
    ("commits", "ER-5.22", "seat", "card"),
    ("gives-up", "ER-5.17", "seat", "land"),
    ("laid", "ER-6.3", "place", "card"),
    ("swaps", "ER-6.8", "seat", "place", "card", "card_out"),
    ("to-hand", "ER-10.9", "seat", "card"),
    ("to-discard", "ER-1.14", "seat", "card"),
    ("to-place", "ER-11.6", "card"),
    ("round", "ER-8.1", "n"),
    ("card-turn", "ER-8.23", "place", "card"),
    ("strikes", "ER-8.15", "place", "direction", "card", "card_by"),
    ("loses-lives", "ER-8.19", "place", "n", "card"),
    ("moves", "ER-9.15", "place", "direction", "card", "card_with"),
    ("stands", "ER-9.19", "place", "card"),
    ("dies", "ER-8.17", "place", "card"),
    ("battle-won", "ER-10.6", "seat"),
    ("takes-land", "ER-4.1", "seat", "land"),
    ("gains-artifact", "ER-15.1", "seat", "card"),
    ("gains-treasure", "ER-14.2", "seat"),
    ("declares", "ER-12.8", "seat", "card", "first", "second"),
    ("cancelled", "ER-12.16", "card"),
    ("no-effect", "ER-12.18", "card"),
    ("exchanges", "ER-14.3", "seat"),
    (
        "offers",
        "ER-16.8",
        "seat",
        "rival",
        "treasures",
        "artifacts",
        "asked_treasures",
        "asked_artifacts",
    ),
    ("trades", "ER-16.9", "seat", "rival"),
    ("refuses", "ER-16.11", "seat"),
    ("hands-over", "ER-16.9", "seat", "rival", "card"),
    ("loses-artifacts", "ER-15.8", "seat", "n"),
    ("eliminated", "ER-17.5", "seat"),
    ("goal-revealed", "ER-17.4", "seat", "card"),
    ("wins", "ER-17.1", "seat"),
    ("sees-hand", "ER-19.20", "seat", "rival", "card"),
    ("sees-goal", "ER-19.15", "seat", "rival", "card"),
    ("keeps-goal", "ER-19.4", "seat", "card"),
    ("symbol", "ER-12.19", "place", "direction", "symbol", "card"),
    ("initiative", "ER-12.22", "place", "n", "card"),
    ("restored", "ER-12.22", "place", "n", "card"),
    ("loses-turn", "ER-8.23", "place", "card"),
    ("tower", "ER-20.11", "land"),
    ("protected", "ER-5.25", "land"),
    ("leaves-land", "ER-20.10", "seat", "land"),
    ("retreat", "ER-R68", "seat"),
    ("replay", "ER-20.1", "seat"),
    ("substitutes", "ER-R72", "seat", "place", "card", "card_out"),
    ("steals-treasure", "ER-14.2", "seat", "rival"),
    ("steals-artifact", "ER-19.16", "seat", "rival", "card"),
    ("round-limit", "ER-17.12", "n"),
)

# How an effect breaks off a battle
REPLAYED: Final = 1
RETREATED: Final = 2
