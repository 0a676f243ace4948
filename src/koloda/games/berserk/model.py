"""The words of the rulebook as ints: card types, keywords, states, verbs, frames."""

from typing import Final

# Card types and subtypes (BK-3.1)
CREATURE: Final = 0
EQUIPMENT: Final = 1
TERRAIN: Final = 2
ARTIFACT: Final = 3

PLAIN: Final = 0
FLYING: Final = 1
SYMBIOTE: Final = 2
PARASITE: Final = 3

# Elements as bits (BK-3.13); fire only in past releases
N_ELEMENTS: Final = 6
N_CURRENT_ELEMENTS: Final = 5

# Ability types (BK-16.2)
SIMPLE: Final = 0
SPECIAL: Final = 1
MAGIC: Final = 2
SHOT: Final = 3
THROW: Final = 4
ROW: Final = 5
DISCHARGE: Final = 6
SPELL: Final = 7
INFLUENCE: Final = 8

# Places: cells 0..29, the additional zone, out of the game zone
N_CELLS: Final = 30
ZONE: Final = 30
OUT: Final = -1
NONE: Final = -1

# State bits of a unit (section 6.2)
HIDDEN: Final = 1
CLOSED: Final = 2
MOVED: Final = 4  # a step, jump or teleport of its own in this turn
KEPT_CLOSED: Final = 8  # stays closed at its next opening (BK-10.14)
VANGUARD_SPENT: Final = 16
STORED: Final = 32  # took a token by accumulating in this turn (BK-17.4)
DEFENDED: Final = 64  # was a defender in this turn
EARNED: Final = 128  # closed for a strike on a flyer; usable in the next own turn (BK-21.15)
USABLE: Final = 256  # may strike a flyer in this turn
ROOTED_NEXT: Final = 512  # movement 0 until the end of the controller's next turn
ROOTED: Final = 1024  # movement 0 until the end of this turn
CLASSLESS: Final = 2048  # lost its class
FLIES: Final = 4096  # is a flyer now
UNPLACED: Final = 8192  # a revealed symbiote or equipment waiting for a host
STAYS_HIDDEN: Final = 16384  # deployed to stay hidden at the reveal (BK-8.3)
TURN_BITS: Final = STORED | DEFENDED | MOVED
ON_FIELD_BLOCK: Final = HIDDEN | CLOSED | FLIES | UNPLACED  # none of these can move

# Statistics of a unit, refreshed when something that gives them changes (statics.py)
FLAGS: Final = 0
ARMOR: Final = 1
ATTACK_EXP: Final = 2
DEFENCE_EXP: Final = 3
REGEN: Final = 4
JUMP: Final = 5
LIFE_GIFT: Final = 6
PLUS_WEAK: Final = 7
PLUS_MEDIUM: Final = 8
PLUS_STRONG: Final = 9
MOVEMENT: Final = 10
LIVES: Final = 11
POISON_PLUS: Final = 12
VULNERABLE: Final = 13  # BY_ATTACK bits for each attack type
REDUCED: Final = 14  # likewise
N_STATS: Final = 15
BY_ATTACK: Final = 8
MOST_BY_ATTACK: Final = 255

# Bits of FLAGS
BODILESS: Final = 1
DIRECTED: Final = 2
VAMPIRISM: Final = 4
UNIQUE: Final = 8
STEADFAST: Final = 16
SHELTER: Final = 32
CORPSE_EATING: Final = 64
TELEPORT: Final = 128
EXTRA_ZONE: Final = 256
INCURABLE: Final = 512
STALWART: Final = 1024  # does not close the first time it defends in an opponent's turn
HORDE: Final = 2048
PROTECT_SHIFT: Final = 12  # one bit for each ability type from here
PROTECT_POISON: Final = 1 << 21
PROTECT_SUDDEN: Final = 1 << 22

# Poison of both sides in one int (BK-26.64)
ENEMY_POISON: Final = 16  # bits to the left
OWN_POISON: Final = (1 << ENEMY_POISON) - 1

# Modifiers: (modifier, a, b, c)
MOD_FLAG: Final = 0
MOD_LEVEL: Final = 1  # named ability with a number: the largest applies (BK-27.1)
MOD_STRIKE: Final = 2
MOD_MOVEMENT: Final = 3
MOD_LIVES: Final = 4
MOD_POISON: Final = 5
MOD_VULNERABLE: Final = 6
MOD_REDUCE: Final = 7
ANY_ATTACK: Final = 9  # a modifier that concerns every attack type

# How long a modifier lasts (BK-10.13)
UNTIL_END_OF_TURN: Final = 0
UNTIL_TURN_OF: Final = 1  # + seat: until that seat's next turn starts
FOR_EVER: Final = 3

# Costs of an ability
COST_CLOSE: Final = 0
COST_NONE: Final = 1
COST_DESTROY: Final = 2

# Choices made with an announcement
CHOOSE_NOTHING: Final = 0
CHOOSE_ELEMENT: Final = 1
CHOOSE_STEP: Final = 2

# Selectors: which cards an ability or aura concerns (section 6.3)
ANY_SIDE: Final = 0
OWN: Final = 1
ENEMY: Final = 2

WHO_CARD: Final = 0
WHO_CREATURE: Final = 1
WHO_GROUND: Final = 2
WHO_FLYER: Final = 3
WHO_ATTACKABLE: Final = 4
WHO_HOST: Final = 5
WHO_ANNOUNCED: Final = 6
WHO_INDEPENDENT: Final = 7  # a ground creature that is not a symbiote
WHO_OF_TYPE: Final = 8  # + EQUIPMENT, TERRAIN or ARTIFACT

LINE_ROW: Final = 1
LINE_COLUMN: Final = 2
LINE_CELL: Final = 3

ON_BATTLEFIELD: Final = 1
IN_ADDITIONAL_ZONE: Final = 2

ROWS_OF_HALF: Final = 3  # rows of a selector: 1 to 3 the own ones, then those of the enemy

STATE_ANY: Final = 0
STATE_CLOSED: Final = 1
STATE_HIDDEN: Final = 2
STATE_POISONED: Final = 3
STATE_OPEN: Final = 4
STATE_WOUNDED: Final = 5

# Effects: (effect, a, b, whom)
DO_WOUNDS: Final = 0
DO_HEAL: Final = 1
DO_CURE: Final = 2
DO_POISON: Final = 3
DO_LIVES: Final = 4
DO_DESTROY: Final = 5
DO_OPEN: Final = 6
DO_CLOSE: Final = 7
DO_KEEP_CLOSED: Final = 8
DO_ROOT: Final = 9
DO_LOSE_CLASS: Final = 10
DO_GAIN_ELEMENT: Final = 11
DO_GRANT: Final = 12
DO_FLY: Final = 13
DO_LAND: Final = 14
DO_STEP: Final = 15
DO_REVEAL: Final = 16
DO_CANCEL: Final = 17
DO_CALL: Final = 18
DO_REVIVE: Final = 19
DO_STRIKE: Final = 20
DO_TOKEN: Final = 21

TO_TARGET: Final = 0
TO_SECOND: Final = 1
TO_SELF: Final = 2
TO_ALL: Final = 3  # every card of the ability's "all" selector
TO_OTHERS: Final = 4  # every other adjacent enemy creature (not the card struck)
TO_CHOSEN: Final = 5  # a card chosen when the trigger is executed

# Trigger events
ON_HIT: Final = 0
ON_WOUND: Final = 1
ON_KILL: Final = 2
ON_OWN_CREATURE_DIES: Final = 3
ON_ENEMY_GAINS_LIVES: Final = 4
ON_STRIKE_KILLED: Final = 5  # after a completed simple strike that destroyed an enemy card
ON_TURN_START: Final = 6
ON_ENEMY_TURN_START: Final = 7
ON_TURN_END: Final = 8
ON_DIES: Final = 9  # this card; its target is the card that destroyed it
ON_ENTERS: Final = 10  # called or revived
ON_OPENED: Final = 11
ON_CLOSED: Final = 12
ON_WOUNDED: Final = 13  # receives wounds
ON_HEALED: Final = 14
ON_ATTACKED: Final = 15  # takes a strike, or an attack is carried out on it (BK-R82)
ON_DEFENDS: Final = 16  # was assigned as defender; its target is the attacker
ON_OTHER_DIES: Final = 17
ON_OTHER_ENTERS: Final = 18  # its target is the card called or revived
ON_ACTED: Final = 19  # an action of this card has been completed (BK-12.1, 28.5)
ON_OWN_GAINS_LIVES: Final = 20

# Stages of the triggers of one strike (BK-28.5)
STAGE_HIT: Final = 0
STAGE_KILL: Final = 1
STAGE_DEATH: Final = 2
STAGE_AFTER: Final = 3

# Keyword triggers, in the place of an ability number
KEY_CORPSE: Final = -2
KEY_GIFT: Final = -3
KEY_REGEN: Final = -4

# Phases of the match
PREPARING: Final = 0
PLACING: Final = 1
VANGUARD: Final = 2
BATTLE: Final = 3

# How far a player is with the preparation
DRAFTING: Final = 0
CONFIRMED: Final = 1
DEPLOYED: Final = 2

# Stop settings (BK-18.18)
STOP_ALWAYS: Final = 0
STOP_TARGETED: Final = 1
STOP_NEVER: Final = 2

# Items of the stack of announced actions (chapter 18)
I_WHAT: Final = 0
I_SEAT: Final = 1
I_SOURCE: Final = 2
I_ABILITY: Final = 3
I_TARGET: Final = 4
I_SECOND: Final = 5
I_CHOICE: Final = 6
I_DEFENDER: Final = 7
I_WINDOW: Final = 8
N_ITEM: Final = 9

ITEM_STRIKE: Final = 0
ITEM_ABILITY: Final = 1
ITEM_STORE: Final = 2
ITEM_PREPARE: Final = 3

# Where an announcement was made: main phase, response window (passes so far), moment window
IN_MAIN: Final = 0
IN_RESPONSE: Final = 1  # + passes (0, 1)
IN_MOMENT: Final = 3  # + which moment

AFTER_OPENING: Final = 0
AFTER_MOVE: Final = 1
STACK_EMPTY: Final = 2
END_DECLARED: Final = 3

# Random streams
STREAM_COIN: Final = 0
STREAM_ATTACK: Final = 1
STREAM_DEFENCE: Final = 2
STREAM_DECK: Final = 3  # + seat
STREAM_RESAMPLE: Final = 5
N_STREAMS: Final = 6

# Registers of the action being executed
A_SEAT: Final = 0
A_SOURCE: Final = 1
A_TYPE: Final = 2
A_SUDDEN: Final = 3
A_TARGET: Final = 4
A_SECOND: Final = 5
A_CHOICE: Final = 6
A_VALUE: Final = 7
A_ABILITY: Final = 8
N_ACT: Final = 9

# Registers of the strike being resolved
F_ATTACKER: Final = 0
F_REFLECTOR: Final = 1
F_ATTACK_DIE: Final = 2
F_DEFENCE_DIE: Final = 3  # 0: not rolled, the reflecting creature does not fight
F_ATTACK_REROLLS: Final = 4
F_DEFENCE_REROLLS: Final = 5
F_SUDDEN: Final = 6
F_BONUS: Final = 7  # index of the Vanguard used, NONE in an ordinary strike
N_FIGHT: Final = 8

# Waiting triggers
T_DEPTH: Final = 0
T_STAGE: Final = 1
T_SEAT: Final = 2
T_UNIT: Final = 3
T_ABILITY: Final = 4
T_SUBJECT: Final = 5
T_EXTRA: Final = 6
N_TRIGGER: Final = 7

# Abilities used: unit, ability, THIS_TURN or THIS_BATTLE
N_USED: Final = 3
THIS_TURN: Final = 1
THIS_BATTLE: Final = 2

# Temporary modifiers: unit, until, modifier, a, b, c
N_TEMP: Final = 6

# Verbs of options
V_REDEAL: Final = 0
V_TAKE: Final = 1
V_CONFIRM: Final = 2
V_DEPLOY: Final = 3
V_DEPLOY_HIDDEN: Final = 4
V_HOST: Final = 5
V_NO_HOST: Final = 6
V_VANGUARD: Final = 7
V_STOP_VANGUARD: Final = 8
V_STEP: Final = 9
V_JUMP: Final = 10
V_TELEPORT: Final = 11
V_STRIKE: Final = 12
V_USE: Final = 13
V_STORE: Final = 14
V_PREPARE: Final = 15
V_END: Final = 16
V_PASS: Final = 17
V_DEFEND: Final = 18
V_NO_DEFENDER: Final = 19
V_REROLL: Final = 20
V_STAND: Final = 21
V_TARGET: Final = 22
V_TARGET_ITEM: Final = 23
V_ELEMENT: Final = 24
V_CELL: Final = 25
V_CARD: Final = 26
V_ORDER: Final = 27
V_ASK_ME: Final = 28  # stop setting

# Frames that run
OP_REVEAL: Final = 2
OP_PLACE: Final = 3
OP_VANGUARD: Final = 4
OP_TURN: Final = 5
OP_OPENING: Final = 6
OP_POISON: Final = 7
OP_REGENERATE: Final = 8
OP_MOMENT: Final = 10
OP_RESPOND: Final = 11
OP_EXECUTE: Final = 12
OP_DONE: Final = 13
OP_DEFENCE: Final = 14
OP_ANNOUNCED: Final = 15
OP_REROLL_ATTACK: Final = 17
OP_REROLL_DEFENCE: Final = 18
OP_LAND: Final = 19
OP_EFFECTS: Final = 20
OP_PAY: Final = 21
OP_TRIGGERS: Final = 22
OP_UNCHAIN: Final = 23
OP_VICTORY: Final = 24
OP_END_TURN: Final = 25
OP_TARGETS: Final = 26
OP_STRUCK: Final = 27
OP_VANGUARD_TARGET: Final = 29
OP_VANGUARD_DONE: Final = 30
OP_BATTLE: Final = 31
OP_CHOSEN: Final = 32

# Frames that ask (their first parameter is the seat)
ASK_DRAFT: Final = 1000
ASK_DEPLOY: Final = 1001
ASK_HOST: Final = 1002
ASK_VANGUARD: Final = 1003
ASK_MAIN: Final = 1004
ASK_DEFENDER: Final = 1005
ASK_RESPONSE: Final = 1006
ASK_MOMENT: Final = 1007
ASK_REROLL_ATTACK: Final = 1008
ASK_REROLL_DEFENCE: Final = 1009
ASK_TARGET: Final = 1010
ASK_ELEMENT: Final = 1011
ASK_STEP: Final = 1012
ASK_JUMP: Final = 1013
ASK_CARD: Final = 1014
ASK_CELL: Final = 1015
ASK_ORDER: Final = 1016
ASK_CHOICE: Final = 1017
ASK_LANDING: Final = 1018
