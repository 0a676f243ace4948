"""Every field of a position: what it holds, who may know it, how it starts.

Clones share what changes rarely: rules replace it and never change it in place.
"""

from koloda.kernel.fields import (
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
    "from koloda.games.valhalla import model as m",
    "from koloda.games.valhalla.cards.table import CardTable",
    "from koloda.games.valhalla.rules.fields import STATE",
]

BY_SEAT = "[[] for _ in range(match.seats)]"
BY_PAIR = "[0] * (match.seats * match.seats)"
BY_SIDE = "[0, 0]"  # 0 attacker, 1 defender

MATCH = Declaration(
    "Match",
    "What is settled before the first decision and never changes.",
    given=["seats: int", "expansions: int", "variants: int", "loki: int", "title: int"],
    fields=[
        number("seats", EVERYBODY, "players of the match", "seats"),
        number("expansions", EVERYBODY, "bits of X_...", "expansions"),
        number("variants", EVERYBODY, "bits of N_...", "variants"),
        number("loki", EVERYBODY, "VA-4.901: the Loki card in use, or NOBODY", "loki"),
        number("title", EVERYBODY, "VA-4.1402: the Last Viking card in use, or NOBODY", "title"),
    ],
)

BATTLE = Declaration(
    "Battle",
    "The battle being fought: everything that the clean-up takes off the table.",
    given=["kind: int", "attacker: int", "defender: int"],
    fields=[
        number("kind", EVERYBODY, "NO_BATTLE, BATTLE, RAGNAROK or SOLO", "kind"),
        number("attacker", EVERYBODY, "a seat, MONSTER or NOBODY", "attacker"),
        number("defender", EVERYBODY, "a seat, MONSTER or NOBODY", "defender"),
        number("supply", EVERYBODY, "VA-4.121: extra dice nobody holds", "m.EXTRA_DICE"),
        number("lost_dice", EVERYBODY, "VA-4.727, VA-4.1674: dice fewer in the next roll"),
        number("dread", EVERYBODY, "VA-4.728: 1 once a frost giant has taken a die"),
        number("jarl_off", EVERYBODY, "VA-4.720: whose jarl does not work", "m.NOBODY"),
        number("monster_off", EVERYBODY, "VA-4.1636: 1 if the monster's ability does not work"),
        number("silenced", EVERYBODY, "J25: the defender's clans that add nothing, as bits"),
        number("blocked", EVERYBODY, "VA-4.1221: places, as bits"),
        number("excluded", EVERYBODY, "VA-4.1114: places, as bits"),
        number("sacrificed", EVERYBODY, "VA-4.1235: places, as bits"),
        number("rerolled", EVERYBODY, "VA-4.1133: sides that paid for a reroll, as bits"),
        number("errand", EVERYBODY, "VA-4.1132: 1 once an errand was played"),
        number("winner", EVERYBODY, "a seat, MONSTER or NOBODY", "m.NOBODY"),
        number("loser", EVERYBODY, "a seat, MONSTER or NOBODY", "m.NOBODY"),
        number("card", EVERYBODY, "VA-4.1685: the monster card fought", "m.NOBODY"),
        number("sent", EVERYBODY, "VA-4.641: places that leave for Valhalla, as bits"),
        numbers("strength", EVERYBODY, "by side", BY_SIDE),
        numbers(
            "granted", EVERYBODY, "VA-4.1802: extra dice for the initial roll, by side", BY_SIDE
        ),
        numbers("free_rerolls", EVERYBODY, "VA-4.1033: by side", BY_SIDE),
        numbers("dice", EVERYBODY, "free dice: side * CODES + die code", "[0] * (2 * m.CODES)"),
        numbers("picked", EVERYBODY, "VA-4.512: dice picked, by code", "[0] * m.CODES"),
        numbers("armed", EVERYBODY, "VA-4.532: 1 for an activated warrior", "[0] * m.PLACES"),
        numbers("committed", EVERYBODY, "flat: place, die code (or STOCK, EASE + weapon)"),
        numbers("played", EVERYBODY, "VA-4.405: in order; played_entry of state.py"),
        numbers("thor", EVERYBODY, "flat: kind, seat, side"),
        numbers("used", EVERYBODY, "by seat: uses of the jarl's abilities", "[0] * m.MAX_SEATS"),
        numbers("helped", EVERYBODY, "J19, by seat: side + 1, or 0", "[0] * m.MAX_SEATS"),
    ],
)

STATE = Declaration(
    "ValhallaState",
    "Zones hold kinds of cards; an entry of a hand also says who knows the card.",
    given=["table: CardTable", "match: Match"],
    streams="m.N_STREAMS",
    fixed=["table"],
    fields=[
        part("table", "CardTable", EVERYBODY, "the cards", "table"),
        part("match", "Match", EVERYBODY, "what is settled before the game", "match"),
        part(
            "battle",
            "Battle",
            EVERYBODY,
            "VA-4.164: the battle being fought; clones share the empty table between battles",
            "new_battle(m.NO_BATTLE, m.NOBODY, m.NOBODY)",
            "self.battle if self.battle.kind == m.NO_BATTLE else self.battle.clone()",
        ),
        number("active", EVERYBODY, "whose turn it is"),
        number("first", EVERYBODY, "VA-4.209: the first player, NOBODY if still to be drawn"),
        number("turn", EVERYBODY, "number of the turn, 0 in set-up"),
        number("final", EVERYBODY, "VA-4.803: turns left of the final round", "m.NOBODY"),
        number("ending", EVERYBODY, "why the game ended, PLAYING before", "m.PLAYING"),
        number("ordered", EVERYBODY, "VA-R67: 1 if the order of the discard pile can matter"),
        number("monster", EVERYBODY, "solo: the monster, or NOBODY", "m.NOBODY"),
        number("level", EVERYBODY, "VA-4.1603: 1 to 3, 0 before it is chosen"),
        number("card", EVERYBODY, "VA-4.1601: place of the active card in its stack, 0 to 5"),
        number("covered", EVERYBODY, "VA-4.1625: covered symbols of that card, as bits"),
        number(
            "looked", EVERYBODY, "VA-4.1613: 1 once the monster's cards could be looked through"
        ),
        number("finished", EVERYBODY, "VA-4.1716: seats that finished drafting, as bits"),
        numbers("deck", NOBODY, "VA-4.162, VA-4.170: no order until drawn"),
        numbers("discard", EVERYBODY, "VA-4.105: the top card last"),
        numbers("box", NOBODY, "VA-4.1304: Tyr cards nobody saw"),
        numbers("reserve", EVERYBODY, "VA-4.212, VA-4.1711: face-up cards of steps 7 and 9"),
        numbers("drawn", ENTRIES, "VA-4.163: drawn and not kept, or about to be discarded"),
        numbers("placing", EVERYBODY, "warriors on their way to a slot"),
        numbers("dues", EVERYBODY, "VA-4.147: bonus points earned and not taken yet"),
        numbers("squad", EVERYBODY, "VA-4.114: by place", "[m.EMPTY] * m.PLACES"),
        numbers("tyr", EVERYBODY, "VA-4.1314: by place", "[m.EMPTY] * m.PLACES"),
        numbers("jarl", ENTRIES, "by seat", "[m.NOBODY] * match.seats", shared=True),
        numbers("emblem", EVERYBODY, "by seat", "[m.NOBODY] * match.seats", shared=True),
        numbers(
            "own", EVERYBODY, "VA-4.119: own shields", "[m.SHIELDS] * match.seats", shared=True
        ),
        numbers(
            "foreign",
            EVERYBODY,
            "VA-4.119: foreign shields: owner * MAX_SEATS + from whom",
            "[0] * (m.MAX_SEATS * m.MAX_SEATS)",
            shared=True,
        ),
        numbers("title", EVERYBODY, "VA-4.1411: sets, flat: holder, level", shared=True),
        numbers("scores", EVERYBODY, "by seat, once counted", shared=True),
        numbers("rolled", EVERYBODY, "VA-4.1624: faces of the monster's last roll", shared=True),
        numbers("turned_up", EVERYBODY, "seen by all in set-up before a shuffle", shared=True),
        numbers(
            "certain",
            EVERYBODY,
            "VA-R73, by seat: the fewest warriors, other cards and Tyr cards a hand can hold",
            "[0] * (match.seats * m.CERTAIN)",
            shared=True,
        ),
        numbers(
            "old",
            EVERYBODY,
            "VA-4.222, by seat: the fewest cards a hand has held since before the shuffle",
            shared=True,
        ),
        numbers("settled", EVERYBODY, "VA-4.222: what lay open at that shuffle", shared=True),
        numbers(
            "told_least",
            EVERYBODY,
            "VA-R74, hand by seat: the fewest cards of it that only that seat has seen",
            BY_PAIR,
            shared=True,
        ),
        numbers("told_most", EVERYBODY, "VA-R74: and the most", BY_PAIR, shared=True),
        numbers(
            "loose",
            EVERYBODY,
            "VA-R74, flat: cards in one of two hands since a theft (rules/knowledge.py)",
            shared=True,
        ),
        zones("hands", SEAT, "sorted entries: kind << HAND_SHIFT | who knows it", BY_SEAT),
        zones("valhalla", EVERYBODY, "VA-4.118, VA-4.172: all saw the cards move there", BY_SEAT),
        zones(
            "aside",
            SEAT,
            "VA-4.166, VA-4.167: jarls dealt or cards put aside; the last: jarls not dealt",
            "[[] for _ in range(match.seats + 1)]",
            "self.aside if self.turn else [zone[:] for zone in self.aside]",
        ),
    ],
)

DECLARATIONS = [MATCH, BATTLE, STATE]
