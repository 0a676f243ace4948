"""Every field of a position: what it holds, who may know it, how it starts."""

from koloda.kernel.fields import EVERYBODY, NOBODY, SEAT, Declaration, number, numbers, part, zones

IMPORTS = [
    "from template_game import model as m",
    "from template_game.cards.table import CardTable",
    "from template_game.rules.fields import STATE",
]

STATE = Declaration(
    "Position",
    "Zones hold kinds of cards.",
    given=["table: CardTable", "seats: int"],
    streams="m.N_STREAMS",
    fixed=["table"],
    fields=[
        part("table", "CardTable", EVERYBODY, "the cards", "table"),
        number("seats", EVERYBODY, "players of the match", "seats"),
        number("leader", EVERYBODY, "TG-2.2: who leads the trick"),
        number("trick", EVERYBODY, "number of the trick, from 1", "1"),
        number("ending", EVERYBODY, "why the game ended, PLAYING before", "m.PLAYING"),
        numbers("points", EVERYBODY, "by seat", "[0] * seats"),
        numbers("table_cards", EVERYBODY, "by seat: the card in this trick", "[m.NO_CARD] * seats"),
        numbers("pile", EVERYBODY, "cards of earlier tricks, sorted"),
        numbers("deck", NOBODY, "cards that were not dealt, unordered"),
        zones("hands", SEAT, "by seat, sorted", "[[] for _ in range(seats)]"),
    ],
)

DECLARATIONS = [STATE]
