"""The words of the game as ints: faces, clans, abilities, verbs, questions, events."""

from typing import Final

from koloda.kernel.frames import ASK_BASE

NOBODY: Final = -1
EMPTY: Final = -1  # a slot without a warrior, a warrior without a Tyr card
MONSTER: Final = 6  # the opponent of the solo mode, where a seat is asked for
MAX_SEATS: Final = 6
SLOTS: Final = 4  # VA-4.114
PLACES: Final = MAX_SEATS * SLOTS  # a place is seat * SLOTS + slot
SHIELDS: Final = 4  # VA-4.208
DICE: Final = 6  # VA-4.501, VA-4.1602
EXTRA_DICE: Final = 3  # VA-4.121, VA-4.202

# Faces of a die: VA-R5. A die code is colour * 6 + face; colour 0 own, 1 extra.
SWORD: Final = 0
AXE: Final = 1
SPEAR: Final = 2
BOW: Final = 3
SHIELD: Final = 4
X: Final = 5
FACES: Final = ["sword", "axe", "spear", "bow", "shield", "x"]
WEAPONS: Final = 5
CODES: Final = 12
EXTRA: Final = 6  # + face: an extra die
STOCK: Final = 12  # + weapon: an Arms Stock card in place of a die (VA-4.1111)
EASE: Final = 17  # + weapon: a Tyr card in place of a die (VA-4.1323)

# Clans: VA-4.104, VA-4.1237.
BEAR: Final = 0
WOLF: Final = 1
BOAR: Final = 2
DEER: Final = 3
GIANT: Final = 4
DWARF: Final = 5
CLANS: Final = ["bear", "wolf", "boar", "deer", "giant", "dwarf"]

# Types of cards: section 6.1.
WARRIOR: Final = 0
TACTIC: Final = 1
THOR: Final = 2
TYR: Final = 3
JARL: Final = 4
LOKI: Final = 5
LAST_VIKING: Final = 6
COMRADE: Final = 7
MONSTER_CARD: Final = 8
TYPES: Final = [
    "warrior",
    "tactic",
    "thor",
    "tyr",
    "jarl",
    "loki",
    "last_viking",
    "comrade",
    "monster",
]

# Expansions, as bits: VA-4.1811.
X_LOKI: Final = 1
X_THOR: Final = 2
X_VALKYRIES: Final = 4
X_DWARVES: Final = 8
X_TYR: Final = 16
X_LAST_VIKING: Final = 32
X_PARTNERSHIP: Final = 64
X_ALLIANCE: Final = 128
X_COMRADES: Final = 192
EXPANSIONS: Final = [
    "loki",
    "thor",
    "valkyries",
    "dwarves",
    "tyr",
    "last_viking",
    "partnership",
    "alliance",
]

# Variants, as bits: VA-4.1812.
N_SIMPLE: Final = 1
N_DRAFTING: Final = 2
N_FIVE_JARLS: Final = 4
N_FIRST_GAME: Final = 8
VARIANTS: Final = ["simple", "drafting", "five_jarls", "first_game"]
N_PLAIN_MONSTER: Final = 16  # VA-4.1610

# Abilities of warriors and Tyr cards: VA-4.721 onwards, VA-4.1221 onwards, VA-4.1321 onwards.
A_NONE: Final = 0
A_HUNTER: Final = 1  # clan, strength
A_KIN: Final = 2  # clan, with one, with more
A_MIXED: Final = 3  # with three clans, with four
A_DREAD: Final = 4
A_BLOCK: Final = 5
A_HOLD: Final = 6
A_DISARM: Final = 7
A_SACRIFICE: Final = 8  # strength
A_BANE: Final = 9  # clan, strength
A_MIGHT: Final = 10  # strength
A_EASE: Final = 11  # weapon

# Entry bonuses: VA-4.1122 onwards.
E_NONE: Final = 0
E_COMPANY: Final = 1
E_ESCORT: Final = 2
E_LONE: Final = 3

# Effects of tactics: VA-4.711 onwards, VA-4.1111 onwards, VA-4.1211 onwards.
T_STRENGTH: Final = 0
T_ROLL_EXTRA: Final = 1
T_REROLL: Final = 2
T_TURN_X: Final = 3
T_DISABLE: Final = 4
T_VIRTUAL: Final = 5
T_EXCLUDE: Final = 6
T_ERRAND: Final = 7
T_CALL: Final = 8
T_PER_WARRIOR: Final = 9
T_BY_ACTIVATED: Final = 10
T_DRAW: Final = 11
T_POINTS: Final = 12
T_THEFT: Final = 13

# Tactics with an arrow for after the battle: VA-4.406.
NOT_AFTER: Final = 0
AFTER_BATTLE: Final = 1
AFTER_VICTORY: Final = 2
AFTER_LOSS: Final = 3

DEMAND_NO_REROLL: Final = 0
DEMAND_CRUSHING: Final = 1
DEMAND_ARMED: Final = 2

ANY_ROLE: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2

NO_COST: Final = 0
ANY_DIE: Final = 1  # 2 + weapon: a die of that weapon

# Helps of Thor: VA-4.1031 onwards.
H_CARD: Final = 0
H_STRENGTH: Final = 1
H_REROLL: Final = 2
H_DIE: Final = 3
H_THEFT: Final = 4

# Abilities of jarls: section 8.4.
J_REROLL: Final = 0  # a: ONE_DIE, ANY_DICE, ALL_X
J_AGAIN: Final = 1
J_DRAW_KEEP: Final = 2  # a: draw more, b: keep more
J_STRENGTH: Final = 3
J_PER_ACTIVATED: Final = 4  # a: amount, b: clan
J_PER_DIE: Final = 5  # a: amount, b: face
J_TURN: Final = 6  # a: bits from * 6 + to
J_DRAW: Final = 7
J_TAKE_TACTIC: Final = 8
J_TAKE_TOP: Final = 9
J_DRAW_DISCARD: Final = 10  # a: draw, b: discard
J_EXTRA_DIE: Final = 11
J_FEWER_DICE: Final = 12  # b: clan
J_LIMIT: Final = 13
J_ROOM: Final = 14
J_RETURN: Final = 15
J_HELP: Final = 16  # a: strength
J_POINTS: Final = 17
J_RANDOM_DISCARD: Final = 18
J_RANDOM_THEFT: Final = 19
J_SHIELD: Final = 20
J_LOOK: Final = 21
J_SCORE_SET: Final = 22
J_SCORE: Final = 23
J_SILENCE: Final = 24

ONE_DIE: Final = 0
ANY_DICE: Final = 1
ALL_X: Final = 2

# Timings of jarl abilities: VA-4.704.
W_IN_BATTLE: Final = 0
W_BEFORE_ROLL: Final = 1
W_BEFORE_BATTLE: Final = 2
W_AFTER_BATTLE: Final = 3
W_OTHER_BEFORE: Final = 4
W_OTHER_AFTER: Final = 5
W_PHASE_B: Final = 6
W_ACTION_2: Final = 7
W_ACTION_4: Final = 8
W_MAKE_ROOM: Final = 9
W_SCORING: Final = 10

# Conditions of jarl abilities.
C_ATTACKER: Final = 0
C_DEFENDER: Final = 1
C_FEWER: Final = 2
C_SQUAD_EMPTY: Final = 3
C_ACTIVATED: Final = 4
C_FREE_DICE: Final = 5
C_CLAN: Final = 6
C_CLANS: Final = 7
C_CLAN_EXACTLY: Final = 8
C_WON: Final = 9
C_LOST: Final = 10
C_WON_BY: Final = 11
C_TACTICS: Final = 12
C_NO_WARRIOR: Final = 13
C_HAND_LARGER: Final = 14
C_OWN_SHIELDS: Final = 15
C_MOST_SHIELDS: Final = 16
C_FOREIGN: Final = 17
C_OPPONENT_WARRIORS: Final = 18
C_ATTACKER_WON: Final = 19
C_HELPED_WON: Final = 20

# Loki's bonuses: section 8.5.
L_POINTS: Final = 0
L_DRAW: Final = 1
L_WARRIOR: Final = 2
L_TACTIC: Final = 3
L_RECOVER: Final = 4
L_SEND: Final = 5
L_STEAL: Final = 6

# Monster abilities M1 to M13: VA-4.1671 to VA-4.1683.
M_NONE: Final = 0
M_SILENCE: Final = 1
M_ERODE: Final = 2
M_WASTE: Final = 3
M_BLUNT: Final = 4
M_ROB: Final = 5
M_SILENCE_JARL: Final = 6
M_CROWD: Final = 7
M_DESECRATE_LOSS: Final = 8
M_TWO_TACTICS: Final = 9
M_NO_TACTICS: Final = 10
M_DEVOUR: Final = 11
M_NO_DICE_TACTICS: Final = 12
M_DESECRATE: Final = 13

MONSTERS: Final = ["fenrir", "jormungandr", "nidhogg", "surtr"]
STACK: Final = 6  # cards of a monster

# Kinds of battle.
NO_BATTLE: Final = 0
BATTLE: Final = 1
RAGNAROK: Final = 2
SOLO: Final = 3

# Verbs of options: section 5.1.
V_PASS: Final = 0
V_JARL: Final = 1  # kind
V_EMBLEM: Final = 2  # emblem
V_TAKE: Final = 3  # kind, slot
V_ASIDE: Final = 4  # kind
V_LAY: Final = 5  # kind
V_FINISH: Final = 6
V_PICK: Final = 7  # kind
V_ADD: Final = 8  # kind, slot
V_ADD_RETURN: Final = 9  # kind, slot
V_ADD_TWO: Final = 10  # kind, kind
V_ATTACK: Final = 11  # seat
V_DRAW: Final = 12
V_DISCARD_WARRIOR: Final = 13  # slot
V_RETURN_WARRIOR: Final = 14  # slot
V_SLOT: Final = 15  # slot
V_TUCK: Final = 16  # kind
V_KEEP: Final = 17  # kind
V_DOWN: Final = 18  # kind
V_THOR: Final = 19  # kind, seat
V_HELP: Final = 20  # kind, seat
V_PLAY: Final = 21  # kind
V_PAY: Final = 22  # kind, die code or STOCK + weapon
V_ARM: Final = 23  # place, Arms Stock cards: two bits a weapon
V_REROLL: Final = 24  # die code
V_FREE_REROLL: Final = 25
V_DIE: Final = 26  # die code
V_ROLL: Final = 27
V_KEEP_DIE: Final = 28  # face
V_TURN: Final = 29  # die code, face
V_COVER: Final = 30  # weapon * 3 + source
V_BLOCK: Final = 31  # slot
V_DISCARD: Final = 32  # kind
V_SACRIFICE: Final = 33  # kind
V_NAME: Final = 34  # slot
V_SEND: Final = 35  # place
V_HOLD: Final = 36  # place
V_POINTS: Final = 37  # kind
V_BONUS: Final = 38  # points
V_ERRAND: Final = 39  # kind
V_ABILITY: Final = 40  # 0 main or 1 additional, parameter
V_ROW: Final = 41  # row
V_RECOVER: Final = 42  # kind
V_MONSTER: Final = 43  # monster
V_LEVEL: Final = 44  # level
V_EXCHANGE: Final = 45  # kind
V_LAST_ATTACK: Final = 46
V_CONCEDE: Final = 47
V_END_PHASE: Final = 48
VERBS: Final = [
    "pass",
    "jarl",
    "emblem",
    "take",
    "aside",
    "lay",
    "finish",
    "pick",
    "add",
    "add_return",
    "add_two",
    "attack",
    "draw",
    "discard_warrior",
    "return_warrior",
    "slot",
    "tuck",
    "keep",
    "down",
    "thor",
    "help",
    "play",
    "pay",
    "arm",
    "reroll",
    "free_reroll",
    "die",
    "roll",
    "keep_die",
    "turn",
    "cover",
    "block",
    "discard",
    "sacrifice",
    "name",
    "send",
    "hold",
    "points",
    "bonus",
    "errand",
    "ability",
    "row",
    "recover",
    "monster",
    "level",
    "exchange",
    "last_attack",
    "concede",
    "end_phase",
]

# Frames that run.
OP_DEAL_JARLS: Final = 0
OP_REVEAL_JARLS: Final = 1
OP_FIRST_PLAYER: Final = 2
OP_STEP_6: Final = 3
OP_STEP_7: Final = 4
OP_STEP_9: Final = 5
OP_REVEAL_ASIDE: Final = 6
OP_DRAFT: Final = 7  # seat
OP_DRAFT_END: Final = 8
OP_DEAL_TYR: Final = 9
OP_TURN: Final = 10  # seat
OP_ACTION: Final = 11  # seat
OP_PHASE_B: Final = 12  # seat
OP_END_TURN: Final = 13  # seat
OP_DRAW_KEEP: Final = 14  # seat, n, k
OP_LAY_DOWN: Final = 15  # seat
OP_ROOM: Final = 16  # seat, free slots wanted
OP_PLACE: Final = 17  # seat
OP_TUCK: Final = 18  # seat, slot
OP_THOR_WINDOW: Final = 19  # seat, 1 if a Thor card was played
OP_BEFORE: Final = 20  # seat
OP_GRANT: Final = 21
OP_PHASE: Final = 22  # side
OP_ROLL: Final = 23  # side
OP_ATTACK_END: Final = 24
OP_COMPARE: Final = 25
OP_SHIELD: Final = 26
OP_SENDING: Final = 27
OP_HOLD: Final = 28  # side, dwarves left
OP_ENTER: Final = 29  # seat
OP_BONUSES: Final = 30  # seat
OP_POINTS: Final = 31  # seat, points
OP_THOR_END: Final = 32
OP_AFTER: Final = 33  # seat
OP_CLEAN_UP: Final = 34
OP_TITLE: Final = 35
OP_LOKI: Final = 36
OP_LOKI_BONUS: Final = 37  # seat, row, number
OP_RAISE: Final = 38  # seat
OP_RAGNAROK: Final = 39  # seat
OP_SQUAD_PHASE: Final = 40  # seat, side
OP_RAGNAROK_END: Final = 41  # seat
OP_RAGNAROK_DISCARD: Final = 42  # seat
OP_SCORE: Final = 43
OP_REROLL_PICKED: Final = 44  # side
OP_COVER: Final = 45  # seat, place, what is covered
OP_ACTIVATE: Final = 46  # seat, place
OP_START_PLAY: Final = 47
OP_SOLO_START: Final = 48
OP_SOLO_TURN: Final = 49
OP_SOLO_ERODE: Final = 50
OP_SOLO_MONSTER: Final = 51
OP_SOLO_CHECK: Final = 52
OP_SOLO_FIGHT: Final = 53
OP_SOLO_COMPARE: Final = 54
OP_SOLO_LEFT_OVER: Final = 55
OP_SOLO_LOSS: Final = 56
OP_SOLO_AFTER: Final = 57
OP_FORGET_BATTLE: Final = 58
OP_TAKE_ENTRIES: Final = 59  # seat
OP_SOLO_ENTER: Final = 60

# Frames that ask: section 5.1.
ASK_JARL: Final = ASK_BASE  # D1
ASK_EMBLEM: Final = ASK_BASE + 1  # D35
ASK_TAKE: Final = ASK_BASE + 2  # D2
ASK_ASIDE: Final = ASK_BASE + 3  # D3
ASK_DRAFT: Final = ASK_BASE + 4  # D4; b: 1 if laying is over
ASK_RESERVE: Final = ASK_BASE + 5  # D5
ASK_ACTION: Final = ASK_BASE + 6  # D6
ASK_ROOM: Final = ASK_BASE + 7  # D7, D8, D27; b: free slots wanted, c: 1 without J_ROOM
ASK_SLOT: Final = ASK_BASE + 8  # D7, D8, D27
ASK_TUCK: Final = ASK_BASE + 9  # D7, D8, D27; b: slot
ASK_KEEP: Final = ASK_BASE + 10  # D10; b: cards to keep
ASK_DOWN: Final = ASK_BASE + 11  # D36
ASK_THOR: Final = ASK_BASE + 12  # D11, D34; b: 1 if a Thor card was played
ASK_BEFORE: Final = ASK_BASE + 13  # D12
ASK_BEFORE_ROLL: Final = ASK_BASE + 14  # D39; b: side
ASK_PHASE: Final = ASK_BASE + 15  # D13; b: side
ASK_REROLL: Final = ASK_BASE + 16  # D13, D15; b: side * 2 + must, c: last code picked + 1
ASK_KEEP_DIE: Final = ASK_BASE + 17  # D14; b: side, c: faces 6 * first + second
ASK_TURN: Final = ASK_BASE + 18  # D16; b: side
ASK_COVER: Final = ASK_BASE + 19  # D13; b: place, c: what is covered
ASK_BLOCK: Final = ASK_BASE + 20  # D17
ASK_DISARM: Final = ASK_BASE + 21  # D18
ASK_SACRIFICE: Final = ASK_BASE + 22  # D19; b: place
ASK_NAME: Final = ASK_BASE + 23  # D20
ASK_SEND: Final = ASK_BASE + 24  # D21
ASK_HOLD: Final = ASK_BASE + 25  # D22; b: side, c: dwarves left
ASK_BONUS: Final = ASK_BASE + 26  # D38
ASK_POINTS: Final = ASK_BASE + 27  # D23; b: points to take
ASK_AFTER: Final = ASK_BASE + 28  # D24, D25, D34
ASK_LOKI: Final = ASK_BASE + 29  # D26; b: first row
ASK_LOKI_WARRIOR: Final = ASK_BASE + 30  # D37
ASK_LOKI_TACTIC: Final = ASK_BASE + 31  # D37
ASK_LOKI_SEND: Final = ASK_BASE + 32  # D37
ASK_DISCARD: Final = ASK_BASE + 33  # J_DRAW_DISCARD, M3
ASK_MONSTER: Final = ASK_BASE + 34  # D28
ASK_LEVEL: Final = ASK_BASE + 35  # D28
ASK_EXCHANGE: Final = ASK_BASE + 36  # D28
ASK_ENTER: Final = ASK_BASE + 37  # D29
ASK_SEND_ONE: Final = ASK_BASE + 38  # D30
ASK_DEVOUR: Final = ASK_BASE + 39  # D31
ASK_DESECRATE: Final = ASK_BASE + 40  # D31
ASK_LAST_ATTACK: Final = ASK_BASE + 41  # D32

# Random streams.
STREAM_DECK: Final = 0
STREAM_DICE: Final = 1
STREAM_MONSTER: Final = 2
STREAM_JARLS: Final = 3
STREAM_FIRST: Final = 4
STREAM_HANDS: Final = 5  # random cards of a hand
STREAM_BOX: Final = 6  # Tyr and Loki cards
STREAM_RESAMPLE: Final = 7
N_STREAMS: Final = 8

# Endings.
PLAYING: Final = 0
SCORED: Final = 1  # VA-4.831
SLAIN: Final = 2  # VA-4.1662
SHIELDS_LOST: Final = 3  # VA-4.1663
DECK_OUT: Final = 4  # VA-4.1664
LAST_ATTACK_FAILED: Final = 5  # VA-4.1665
CONCEDED: Final = 6  # VA-4.1665
ENDINGS: Final = [
    "",
    "ragnarok",
    "monster_slain",
    "shields_lost",
    "deck_out",
    "last_attack_failed",
    "conceded",
]

# Who may know a card in a hand, beside its owner: one bit a seat, KNOWN for everybody.
KNOWN: Final = 0xFF
HAND_SHIFT: Final = 8  # an entry of a hand is kind << HAND_SHIFT | who knows it

# What everybody can be sure of in a hand (VA-R73): CERTAIN numbers a seat.
WARRIORS_HELD: Final = 0
OTHERS_HELD: Final = 1  # cards that are no warriors
TYR_HELD: Final = 2
CERTAIN: Final = 3

# An entry of Battle.played: kind << PLAYED_KIND | seat << PLAYED_SEAT, and these bits.
PLAYED_KIND: Final = 5
PLAYED_SEAT: Final = 2
CLEARED: Final = 2  # no longer on the table, but remembered for Loki
SACRIFICED: Final = 1  # VA-4.1235

# An entry of Battle.used: how often the main ability was used, and this bit.
ADDITIONAL_USED: Final = 16
MAIN_USES: Final = 15

# Events; faces/events.py has their names, arguments and clauses.
E_JARL_CHOSEN: Final = 0
E_JARL_REVEALED: Final = 1
E_EMBLEM: Final = 2
E_FIRST: Final = 3
E_MILLED: Final = 4
E_TURNED_UP: Final = 5
E_TOOK: Final = 6
E_DREW: Final = 7
E_ASIDE: Final = 8
E_DISCARDED: Final = 9
E_LAID: Final = 10
E_PICKED: Final = 11
E_FINISHED_DRAFT: Final = 12
E_RESERVE: Final = 13
E_TURN: Final = 14
E_ADDED: Final = 15
E_LEFT: Final = 16
E_RETURNED: Final = 17
E_TUCKED: Final = 18
E_SHOWN: Final = 19
E_KEPT: Final = 20
E_ATTACKED: Final = 21
E_THOR: Final = 22
E_HELPED: Final = 23
E_STOLEN: Final = 24
E_PLAYED: Final = 25
E_ROLLED: Final = 26
E_DIE_DISCARDED: Final = 27
E_DIE_TURNED: Final = 28
E_EXTRA_DICE: Final = 29
E_ARMED: Final = 30
E_BLOCKED: Final = 31
E_DREAD: Final = 32
E_SACRIFICED: Final = 33
E_NAMED: Final = 34
E_STRENGTH: Final = 35
E_NO_WINNER: Final = 36
E_WON: Final = 37
E_SHIELD: Final = 38
E_HELD: Final = 39
E_ENTERED: Final = 40
E_POINTS: Final = 41
E_ERRAND: Final = 42
E_ABILITY: Final = 43
E_LOOKED: Final = 44
E_RECOVERED: Final = 45
E_LOKI: Final = 46
E_TITLE: Final = 47
E_LEVEL: Final = 48
E_FINAL_ROUND: Final = 49
E_RAGNAROK: Final = 50
E_SCORE: Final = 51
E_MONSTER: Final = 52
E_MONSTER_DICE: Final = 53
E_MONSTER_ATTACKS: Final = 54
E_MONSTER_CARD: Final = 55
E_DESECRATED: Final = 56
E_SILENCED: Final = 57
E_FINISHED: Final = 58
E_THOR_WON: Final = 59
E_TITLE_BACK: Final = 60
