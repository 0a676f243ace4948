"""Every field of a position: what it holds, who may know it, how it starts.

Cards in the game zone are units, each a number in parallel columns: that of the cell it was
deployed on, later arrivals from N_CELLS on. Cards elsewhere are kinds. What seldom changes is
shared by clones: the rules take an own copy before they change it.
"""

from koloda.kernel.fields import (
    DERIVED,
    ENTRIES,
    EVERYBODY,
    SEAT,
    Declaration,
    Field,
    number,
    numbers,
    part,
    zones,
)

IMPORTS = [
    "from koloda.games.berserk import model as m",
    "from koloda.games.berserk.cards.table import CardTable",
    "from koloda.games.berserk.rules.fields import STATE",
]


def column(name: str, known: str, meaning: str, blank: str = "0", shared: bool = False) -> Field:
    """A list by unit."""
    return numbers(name, known, meaning, f"[{blank}] * m.N_CELLS", shared)


def by_seat(name: str, known: str, meaning: str) -> Field:
    """A number for each seat."""
    return numbers(name, known, meaning, "[0, 0]", shared=True)


def piles(name: str, known: str, meaning: str) -> Field:
    """A list for each seat."""
    return zones(name, known, meaning, "[[], []]", f"self.{name}")


COLUMNS = [
    column("kind", ENTRIES, "NONE where no card ever was", "m.NONE", shared=True),
    column("owner", ENTRIES, "BK-3.18: seat", shared=True),
    column("cell", ENTRIES, "0..29, ZONE (BK-2.16) or OUT; riders share their host's", "m.OUT"),
    column("host", EVERYBODY, "unit that carries this one", "m.NONE", shared=True),
    column("st", ENTRIES, "state bits"),
    column("wounds", EVERYBODY, "BK-3.19, 19.1: no tokens in the sense of chapter 17"),
    column("added", EVERYBODY, "BK-19.9: additional lives", shared=True),
    column("points", ENTRIES, "movement points left"),
    column("poison", EVERYBODY, "BK-26.64: largest of own, << 16 of enemy cards", shared=True),
    column("elements", ENTRIES, "BK-3.13, 3.15: bits, printed and gained", shared=True),
    column("row", DERIVED, "where its statistics begin; 0: it has none", shared=True),
]

STATE = Declaration(
    "BerserkState",
    "Cards in the game zone are units (parallel columns); cards elsewhere are kinds.",
    given=["table: CardTable", "first: int", "quiet_limit: int", "turn_limit: int"],
    streams="m.N_STREAMS",
    fixed=["table"],
    seats=2,
    fields=[
        part("table", "CardTable", EVERYBODY, "the cards", "table"),
        number("first", EVERYBODY, "BK-5.1: seat of the First player", "first"),
        number("phase", EVERYBODY, "PREPARING to BATTLE", "m.PREPARING"),
        number("turn", EVERYBODY, "number of the turn, from 1"),
        number("active", EVERYBODY, "whose turn it is, NONE before the battle", "m.NONE"),
        number("quiet", EVERYBODY, "turns in a row without wound, death, call or revival"),
        number("quiet_limit", EVERYBODY, "so many end the game (MS9)", "quiet_limit"),
        number("turn_limit", EVERYBODY, "turns after which the game ends (MS9)", "turn_limit"),
        number("ending", EVERYBODY, "why the game ended, 0 while playing"),
        number("winner", EVERYBODY, "seat, NONE for a draw", "m.NONE"),
        number("watching", DERIVED, "bits: an aura in play depends on places, on Poison"),
        number("vanguard_over", EVERYBODY, "BK-9.10: bits of the seats that gave up Vanguard"),
        number("stop_changed", ENTRIES, "BK-18.18: bits of the seats that did so in this turn"),
        *COLUMNS,
        numbers("stats", DERIVED, "N_STATS ints each (statics.py)", "table.blank", shared=True),
        numbers("tokens", EVERYBODY, "BK-17.6: pairs unit, tokens, ascending"),
        numbers("absorbed", EVERYBODY, "BK-26.7: pairs unit, wounds stopped by Armor this turn"),
        numbers("used", EVERYBODY, "limited abilities used: unit, ability, until when"),
        numbers(
            "at",
            ENTRIES,
            "by cell: the card that stands there; from N_CELLS on: its symbiote",
            "[m.NONE] * (2 * m.N_CELLS)",
        ),
        by_seat("redeals", EVERYBODY, "BK-5.3"),
        by_seat("progress", EVERYBODY, "BK-29.15: DRAFTING, CONFIRMED or DEPLOYED"),
        by_seat("stop", SEAT, "BK-18.18: stop setting"),
        numbers("items", ENTRIES, "BK-18.3: announced actions, N_ITEM ints each"),
        numbers("act", ENTRIES, "registers of the ability being executed", "[m.NONE] * m.N_ACT"),
        numbers(
            "fight", EVERYBODY, "registers of the strike being resolved", "[m.NONE] * m.N_FIGHT"
        ),
        numbers("pending", EVERYBODY, "BK-28.3: waiting triggers, N_TRIGGER ints each"),
        numbers("chain", EVERYBODY, "BK-1.10: triggers being executed, as one int each"),
        numbers("temps", EVERYBODY, "BK-10.13: temporary modifiers, N_TEMP ints each"),
        numbers("rolls", EVERYBODY, "BK-29.11: dice in sight: 0 white or 1 black, D6"),
        piles("forces", ENTRIES, "units in the game zone, ascending"),
        piles("decks", SEAT, "BK-2.18: kinds, sorted: they have no order"),
        piles("deals", SEAT, "kinds dealt and not taken, sorted"),
        piles("squads", SEAT, "kinds taken and not yet deployed, sorted"),
        piles("graves", EVERYBODY, "BK-19.14: kinds, sorted"),
    ],
)

DECLARATIONS = [STATE]
