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
    "from koloda.games.berserk_heroes import model as m",
    "from koloda.games.berserk_heroes.cards.table import CardTable",
    "from koloda.games.berserk_heroes.rules.fields import STATE",
]

BY_SEAT = "[[], []]"

STATE = Declaration(
    "HeroesState",
    "Cards in play are ints indexing parallel lists; elsewhere a card is kind * 2 + owner.",
    given=["table: CardTable"],
    streams="m.N_STREAMS",
    fixed=["table"],
    seats=2,
    fields=[
        part("table", "CardTable", EVERYBODY, "the cards", "table"),
        number("active", EVERYBODY, "whose turn it is"),
        number("first", EVERYBODY, "BH-6.2: the starting player"),
        number("turn", EVERYBODY, "turns begun, both players' counted"),
        number("clock", EVERYBODY, "BH-14.16: stamps; grows with every arrival and effect"),
        number("moment", EVERYBODY, "BH-14.3: abilities triggered at one moment share it"),
        number("executed", EVERYBODY, "BH-14.18: triggered abilities of this action or step"),
        number("actions", EVERYBODY, "BH-14.18: actions of this turn"),
        number("ending", EVERYBODY, "why the game ended, PLAYING before", "m.PLAYING"),
        number("winner", EVERYBODY, "the seat that won, DRAWN for a draw", "m.DRAWN"),
        number("attacker", EVERYBODY, "the attack by strike under way: a reference", "m.NOBODY"),
        number("target", EVERYBODY, "the attacked card: a reference", "m.NOBODY"),
        number("defender", EVERYBODY, "the defender: a reference", "m.NOBODY"),
        number("hurt", EVERYBODY, "DEATHS_DUE, TWINS_DUE: checks to make"),
        number("volatile", DERIVED, "1 if a static ability at work has a condition"),
        number("conceding", EVERYBODY, "1 if conceding is offered"),
        number("limit", EVERYBODY, "turns after which the game is a draw"),
        number("alert", EVERYBODY, "events any card in play has listened to so far, as bits"),
        numbers("purse", EVERYBODY, "coin markers and failed draws", "[0] * m.PURSE"),
        zones("hands", SEAT, "BH-24.1: by seat, sorted", BY_SEAT),
        zones("graves", EVERYBODY, "BH-24.7: by seat, sorted", BY_SEAT),
        zones("pools", NOBODY, "BH-24.2: cards of the deck without a fixed place", BY_SEAT),
        zones("tops", ENTRIES, "fixed places from the top, the topmost last", BY_SEAT),
        zones("bottoms", ENTRIES, "fixed places at the bottom, the lowest first", BY_SEAT),
        zones(
            "shown",
            EVERYBODY,
            "BH-24.15, BH-24.16, BH-24.23: cards of the hand that both players know",
            BY_SEAT,
        ),
        zones(
            "mixed", EVERYBODY, "BH-24.19: cards known to be in deck or hand, not where", BY_SEAT
        ),
        numbers("play", EVERYBODY, "cards in play, in order of arrival; 0 and 1 are the heroes"),
        numbers("card_of", ENTRIES, "BH-24.9: by place, kind * 2 + owner"),
        numbers("ctrl", EVERYBODY, "BH-1.6: controller"),
        numbers("flags", EVERYBODY, "CLOSED, HIDDEN and the others, as bits"),
        numbers("wounds", EVERYBODY, "BH-13.2: wounds lying on the card"),
        numbers("poison", EVERYBODY, "BH-17.18: value of the poison, 0 for none"),
        numbers("ignored", EVERYBODY, "BH-17.2: wounds ignored by Armour this turn"),
        numbers("born", EVERYBODY, "stamp of arrival, 0 for a free place"),
        numbers("since", EVERYBODY, "BH-18.34: stamp of its being active under this control"),
        numbers("strike", DERIVED, "current strike, renewed when something changes"),
        numbers("lives", DERIVED, "current lives"),
        numbers("keys", DERIVED, "current keywords, as bits"),
        numbers("ears", DERIVED, "events its abilities trigger on, as bits"),
        numbers("fx", EVERYBODY, "effects lying on cards: rows of FX_WIDTH"),
        numbers("parts", ENTRIES, "BH-20.1: attached cards: rows of PART_WIDTH"),
        numbers("used", ENTRIES, "BH-9.8: one entry for each use of a limited ability this turn"),
        numbers("wait", EVERYBODY, "BH-14.14: waiting abilities: rows of R_WIDTH"),
        numbers("run", ENTRIES, "texts being executed, the innermost last: rows of R_WIDTH"),
        numbers("after", EVERYBODY, "attacks whose On attack is due: attacker, attacked"),
        numbers("mods", EVERYBODY, "BH-7.15: one-time payment modifiers: rows of M_WIDTH"),
        numbers("auras", DERIVED, "static abilities at work: unit, ability"),
        numbers("pile", EVERYBODY, "D17: cards on their way to one place of a deck, sorted"),
        numbers("secret", ENTRIES, "BH-1.9, BH-24.20: choices not yet shown: seat, kind"),
    ],
)

DECLARATIONS = [STATE]
