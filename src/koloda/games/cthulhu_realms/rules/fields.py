"""Every field of a position: what it holds, who may know it, how it starts."""

from koloda.kernel.fields import (
    DERIVED,
    ENTRIES,
    EVERYBODY,
    NOBODY,
    SEAT,
    Declaration,
    number,
    numbers,
    part,
    zones,
)

IMPORTS = [
    "from koloda.games.cthulhu_realms import model as m",
    "from koloda.games.cthulhu_realms.cards.table import CardTable",
    "from koloda.games.cthulhu_realms.rules.fields import STATE",
]

BY_SEAT = "[[] for _ in range(seats)]"

STATE = Declaration(
    "CthulhuState",
    "Zones hold kinds of cards; `play` is sorted, `used` and `lost` run beside it.",
    given=["table: CardTable", "seats: int"],
    streams="m.N_STREAMS",
    fixed=["table"],
    fields=[
        part("table", "CardTable", EVERYBODY, "the cards", "table"),
        number("seats", EVERYBODY, "players of the match", "seats"),
        number("cap", EVERYBODY, "CR-8.10: turns after which the game is aborted, 0 for none"),
        number("active", EVERYBODY, "whose turn it is"),
        number("turn", EVERYBODY, "number of the turn, from 1", "1"),
        number("conjuring", EVERYBODY, "CR-4.112: conjuring power left"),
        number("happened", EVERYBODY, "bits DISCARDED, ABJURED of this turn"),
        number("ending", EVERYBODY, "why the game ended, PLAYING before", "m.PLAYING"),
        number("initiates", EVERYBODY, "cards in the Initiate stack"),
        number("top", EVERYBODY, "CR-4.10: the visible top card of the common deck, or -1", "-1"),
        numbers("sanity", EVERYBODY, "CR-4.207: by seat; 0 or less: out", "[m.SANITY] * seats"),
        numbers(
            "common", DERIVED, "below the top card, unordered: the cards that are nowhere else"
        ),
        numbers("box", EVERYBODY, "CR-4.20, CR-4.22: out of the game"),
        numbers(
            "abjured", EVERYBODY, "CR-4.104: abjured this turn by the active player, in the box"
        ),
        numbers("pending", ENTRIES, "points declared (victim, slot + 1 or 0, points); or picks"),
        zones("decks", NOBODY, "CR-4.19: by seat, unordered until drawn (CR-4.197)", BY_SEAT),
        zones("tops", EVERYBODY, "CR-4.196: returned cards on the decks, topmost last", BY_SEAT),
        zones("hands", SEAT, "by seat, sorted, of any size (CR-4.50)", BY_SEAT),
        zones("known", EVERYBODY, "CR-4.196, CR-4.218: cards in hand that all know", BY_SEAT),
        zones("discards", EVERYBODY, "CR-4.191: by seat, the top card last", BY_SEAT),
        zones("play", EVERYBODY, "CR-4.23: by seat, sorted", BY_SEAT),
        zones("used", EVERYBODY, "CR-4.81: abilities used this turn, as bits", BY_SEAT),
        zones("lost", EVERYBODY, "sanity lost by inhabitants this turn", BY_SEAT),
        zones(
            "rows",
            EVERYBODY,
            "CR-4.8, CR-4.9: cards on offer",
            "[[] for _ in range(1 if seats == 2 else seats)]",
        ),
    ],
)

DECLARATIONS = [STATE]
