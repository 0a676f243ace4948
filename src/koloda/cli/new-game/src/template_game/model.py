"""The words of the game as ints: verbs, frames, streams, events."""

from typing import Final

from koloda.kernel.frames import ASK_BASE

MOST_SEATS: Final = 4  # TG-1.1
MOST_TRICKS: Final = 4  # TG-1.2

V_PLAY: Final = 0  # kind
WORDS: Final = {"play": ["card"]}  # for each verb the names of the words after it

OP_NEXT: Final = 0  # whoever comes next plays
ASK_CARD: Final = ASK_BASE  # TG-2.1

STREAM_DEAL: Final = 0
STREAM_RESAMPLE: Final = 1
N_STREAMS: Final = 2

NO_CARD: Final = -1

PLAYING: Final = 0
COUNTED: Final = 1  # TG-3.1
ENDINGS: Final = ["", "counted"]

# Events, with the names of their arguments and the clause they follow from.
E_DEALT: Final = 0
E_PLAYED: Final = 1
E_TAKEN: Final = 2
EVENTS: Final = [
    ("dealt", ["seat", "card"], "TG-1.2"),
    ("played", ["seat", "card"], "TG-2.1"),
    ("taken", ["seat", "card"], "TG-2.2"),
]
