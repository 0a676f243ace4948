"""The words of the game as ints: colours, types, effects, verbs, questions, events."""

from typing import Final

from koloda.kernel.frames import ASK_BASE

SANITY: Final = 50  # CR-4.2: of each player at the start

# Traits of a card and events of a turn, as bits of a requirement: CR-4.56.
COLOURS: Final = ["yellow", "green", "purple", "black"]  # CR-4.25, CR-4.26
TYPES: Final = ["entity", "artifact", "location"]  # CR-4.27
ENTITY: Final = 0
ARTIFACT: Final = 1
LOCATION: Final = 2
DISCARDED: Final = 1 << 7  # CR-4.64
ABJURED: Final = 1 << 8  # CR-4.66
REQUIREMENTS: Final = [*COLOURS, *TYPES, "discarded", "abjured"]  # bit = index

NO_SHIELD: Final = 0
SANCTUM: Final = 1
GATE: Final = 2

# Kinds of effect: CR-4.82.
CONJ: Final = 0
LOSE: Final = 1
GAIN: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
DRAW_DISCARD: Final = 5
ABJURE: Final = 6
RETURN: Final = 7
DESTROY: Final = 8
EFFECTS: Final = [
    "conj",
    "lose",
    "gain",
    "draw",
    "discard",
    "draw_discard",
    "abjure",
    "return",
    "destroy",
]

# Verbs of options: CR-5.2 to CR-5.9.
V_END: Final = 0
V_PLAY: Final = 1  # kind
V_ACTIVATE: Final = 2  # kind, copy << COPY_SHIFT | ability << ABILITY_SHIFT | half
V_BUY: Final = 3  # kind, place
V_PLAYER: Final = 4  # seat
V_LOSE: Final = 5  # points, kind + 1 of the location or 0 for the player
V_DISCARD: Final = 6  # kind
V_ABJURE: Final = 7  # kind, place
V_RETURN: Final = 8  # kind
V_DESTROY: Final = 9  # seat, kind << KIND_SHIFT | copy
VERBS: Final = [
    "end",
    "play",
    "activate",
    "buy",
    "choose",
    "lose",
    "discard",
    "abjure",
    "return",
    "destroy",
]

# An ability in an option or an event: a choice is the ability and, of an either/or one, the half.
HALF: Final = 1
ABILITY_SHIFT: Final = 1
ABILITY: Final = 3  # after the shift
COPY_SHIFT: Final = 3
CHOICE: Final = (1 << COPY_SHIFT) - 1

# A location in an option to destroy it.
KIND_SHIFT: Final = 4
COPY: Final = (1 << KIND_SHIFT) - 1

# Places a card may be bought or abjured from: CR-4.12, CR-4.96.
HAND: Final = 0
PILE: Final = 1
STACK: Final = 2
ROW: Final = 3  # + number of the row

# Frames.
OP_DRAW: Final = 0  # seat, n
OP_DISCARD: Final = 1  # seat, n
OP_GAIN: Final = 2  # seat, n
OP_DECLARE: Final = 3  # victim, number of the target, points left
OP_LOSS: Final = 4
OP_AFTER: Final = 5  # kind of the card if it abjures itself, else NOBODY
OP_DRAW_DISCARD: Final = 6  # seat, n, m

MOST_ABILITIES: Final = 3  # of a card: CR-6.1
NOBODY: Final = 255
ABJURING: Final = 1 << 7  # among the used abilities: this copy abjures itself when all is done

ASK_TURN: Final = ASK_BASE  # CR-5.2
ASK_PLAYER: Final = ASK_BASE + 1  # CR-5.4; b: effect, c: n
ASK_LOSS: Final = ASK_BASE + 2  # CR-5.5; b: victim << VICTIM_SHIFT | number, c: points left
VICTIM_SHIFT: Final = 8
TARGET: Final = (1 << VICTIM_SHIFT) - 1  # the number among the targets of the victim
ASK_DISCARD: Final = ASK_BASE + 3  # CR-5.9; b: cards still to pick
ASK_ABJURE: Final = ASK_BASE + 4  # CR-5.6
ASK_RETURN: Final = ASK_BASE + 5  # CR-5.7
ASK_DESTROY: Final = ASK_BASE + 6  # CR-5.8; b: kind that cannot be chosen, or NOBODY

# Random streams: one per personal deck (0..3), and these.
STREAM_COMMON: Final = 4
STREAM_FIRST: Final = 5
STREAM_RESAMPLE: Final = 6
N_STREAMS: Final = 7

# Endings.
PLAYING: Final = 0
LAST_SANE: Final = 1  # CR-4.154
DECK_OUT: Final = 2  # CR-4.156
ABORTED: Final = 3  # CR-8.10
ENDINGS: Final = ["", "last_sane", "deck_out", "aborted"]

# Events, with the names of their arguments and the clause they follow from: what happens alike by
# two clauses is two events with one name.
E_TURN: Final = 0
E_PLAYED: Final = 1
E_ACTIVATED: Final = 2
E_CONJURED: Final = 3
E_BOUGHT: Final = 4
E_REFILLED: Final = 5
E_GAINED: Final = 6
E_LOST: Final = 7
E_LOCATION_LOST: Final = 8
E_DESTROYED: Final = 9
E_DREW: Final = 10
E_RESHUFFLED: Final = 11
E_DISCARDED: Final = 12
E_ABJURED: Final = 13
E_RETURNED: Final = 14
E_CLEARED: Final = 15
E_ELIMINATED: Final = 16
E_ROW_CLEARED: Final = 17
E_LAST_SANE: Final = 18
E_UNPLAYED: Final = 19
E_DECK_OUT: Final = 20
E_ABORTED: Final = 21
E_BROKEN: Final = 22
E_SELF_ABJURED: Final = 23
E_ROW_OF_FIVE: Final = 24
E_ROW_OF_THREE: Final = 25
E_NEW_ROW: Final = 26
EVENTS: Final = [
    ("turn", ["seat", "n"], "CR-4.14"),
    ("played", ["seat", "card"], "CR-4.36"),
    ("activated", ["seat", "card", "ability"], "CR-4.51"),
    ("conjured", ["seat", "n"], "CR-4.111"),
    ("bought", ["seat", "card", "place"], "CR-4.116"),
    ("refilled", ["row", "card"], "CR-4.117"),
    ("gained", ["seat", "n"], "CR-4.121"),
    ("lost", ["seat", "n"], "CR-4.131"),
    ("location_lost", ["seat", "card", "n"], "CR-4.132"),
    ("destroyed", ["seat", "card"], "CR-4.149"),
    ("drew", ["seat", "card"], "CR-4.205"),
    ("reshuffled", ["seat", "n"], "CR-4.90"),
    ("discarded", ["seat", "card"], "CR-4.85"),
    ("abjured", ["seat", "card", "place"], "CR-4.95"),
    ("returned", ["seat", "card"], "CR-4.104"),
    ("cleared", ["seat"], "CR-4.204"),
    ("eliminated", ["seat"], "CR-4.153"),
    ("row_cleared", ["row"], "CR-4.178"),
    ("finished", ["ending"], "CR-4.154"),
    ("unplayed", ["seat", "card"], "CR-4.216"),
    ("finished", ["ending"], "CR-4.156"),
    ("finished", ["ending"], "CR-8.10"),
    ("destroyed", ["seat", "card"], "CR-4.133"),
    ("abjured", ["seat", "card", "place"], "CR-4.72"),
    ("refilled", ["row", "card"], "CR-4.8"),
    ("refilled", ["row", "card"], "CR-4.9"),
    ("refilled", ["row", "card"], "CR-4.180"),
]
PLAY_AREA: Final = 9  # place of a card that abjured itself, in events
