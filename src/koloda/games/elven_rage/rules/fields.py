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
    "from koloda.games.elven_rage import model as m",
    "from koloda.games.elven_rage.cards.table import Board, Table",
    "from koloda.games.elven_rage.rules.fields import STATE",
]

NONE = "m.NOBODY"
BY_SEAT = "[[] for _ in range(n)]"

MATCH = [
    part("table", "Table", EVERYBODY, "the cards", "table"),
    part("board", "Board", EVERYBODY, "the land map", "board"),
    number("n", EVERYBODY, "players of the match", "n"),
    number("scenario", EVERYBODY, "SUPERIORITY or DRAGON_LORD", "scenario"),
    number("round_limit", EVERYBODY, "ER-17.11: rounds of turns", "round_limit"),
]
TURN = [
    number("active", EVERYBODY, "whose turn it is; he is the attacker of every battle"),
    number("first", EVERYBODY, "ER-2.17: the first player"),
    number("round_no", EVERYBODY, "ER-17.11: round of turns", "1"),
    number("begun", EVERYBODY, "ER-3.4: mask of players whose first turn has begun"),
    number("out", EVERYBODY, "ER-17.5: mask of eliminated players"),
    number("winners", EVERYBODY, "mask"),
    number("ending", EVERYBODY, "why the game ended, RUNNING before", "m.RUNNING"),
    number("built", EVERYBODY, "ER-20.11: mask of lands with a built Tower"),
    number("taken", EVERYBODY, "mask of lands whose owner took them from a rival"),
    number("unchecked", EVERYBODY, "ER-17.2: 1 when what goals look at has changed since", "1"),
    number("gained", EVERYBODY, "1 when an attack of this turn gained a land"),
    number("granted", EVERYBODY, "ER-3.19: further Capture phases granted and not yet begun"),
    number("replaced", EVERYBODY, "ER-3.20: 1 when an effect has replaced the attack or skip"),
    number("reach", EVERYBODY, "1: the next attack may aim two lands far"),
    number("portal", EVERYBODY, "1: the next attack may use a portal"),
    number("window", EVERYBODY, "the window now open, or NOBODY", NONE),
]
BATTLE = [
    number("land", EVERYBODY, "the land under attack, or NOBODY", NONE),
    number("defender", EVERYBODY, "a seat, or NOBODY for neutrals", NONE),
    number("squad", EVERYBODY, "the squad fought, or NOBODY", NONE),
    number("neutral_seat", EVERYBODY, "ER-5.16: who plays the neutrals", NONE),
    number("in_battle", EVERYBODY, "ER-5.24: 1 from the close of the pre-battle window on"),
    number("laid", EVERYBODY, "1 from the layout on"),
    number("base", EVERYBODY, "depth of the stack under the frames of the battle"),
    number("reserve_side", EVERYBODY, "ER-6.14: whose card lay in Reserve", NONE),
    number("battle_round", EVERYBODY, "ER-8.1"),
    number("turns_at", EVERYBODY, "ER-8.4: by initiative, 2 bits: side of the last turn, plus 1"),
    number("quiet", EVERYBODY, "ER-10.4: consecutive quiet rounds"),
    number("struck_round", EVERYBODY, "1 when a strike was made this round"),
    number("moved_round", EVERYBODY, "1 when Movement was used this round"),
    number("disturbed", EVERYBODY, "ER-10.4: 1 when an effect took a turn or forbade a strike"),
    number("round_over", EVERYBODY, "1 between rounds and in the final window"),
    number("card_turns", EVERYBODY, "card turns begun in this round"),
    number("acting", EVERYBODY, "place of the card whose turn it is, or NOBODY", NONE),
    number("struck", EVERYBODY, "place of the card whose wound opened the window, or NOBODY", NONE),
    number("struck_symbol", EVERYBODY, "the direction on the struck card that the strike met"),
    number("striker_side", EVERYBODY, "ER-20.8: side of a simple strike that took a life", NONE),
    number("lost_lives", EVERYBODY, "1: lives were lost, and no wound window has dealt with it"),
    number("took_effect", EVERYBODY, "ER-10.5: 1 when something took effect in the final window"),
    number("silent", EVERYBODY, "1: no Action may be declared until the end of the battle"),
    number("fury", EVERYBODY, "mask of sides in fury until the end of the round"),
    number("broken_off", EVERYBODY, "REPLAYED or RETREATED, until the chain is carried out"),
    numbers("attack_cards", ENTRIES, "committed; after the layout the original three"),
    numbers("defence_cards", ENTRIES, "committed; after the layout the original three"),
    numbers(
        "places", EVERYBODY, "the battle board: STRIDE ints for each place", "m.EMPTY_BOARD[:]"
    ),
    numbers("layout", EVERYBODY, "the last layout: kinds by place", shared=True),
    numbers("used_in_battle", EVERYBODY, "ER-20.4: cards declared in this battle"),
    numbers("substitutes", EVERYBODY, "ER-20.3: cards substituted into it", shared=True),
]
TABLE = [
    numbers("people", EVERYBODY, "by seat, index into PEOPLES", shared=True),
    numbers("n_lands", DERIVED, "by seat: lands owned", "[1] * n"),
    numbers(
        "owner", EVERYBODY, "ER-1.4: by land, a seat or NOBODY", "[m.NOBODY] * len(board.names)"
    ),
    numbers("ward", EVERYBODY, "ER-5.25: by seat, mask of lands he protects", "[0] * n"),
    numbers("goals", SEAT, "by seat: card or NOBODY", "[m.NOBODY] * n"),
    numbers(
        "goal_seen",
        ENTRIES,
        "looker * n + owner: kind + 1, negative once it may have changed (ER-19.21)",
        "[0] * (n * n)",
        shared=True,
    ),
    numbers(
        "refuted",
        EVERYBODY,
        "by seat: mask of goals he would have won with at some check (ER-17.2)",
        "[0] * n",
        shared=True,
    ),
    number("exchanged", EVERYBODY, "ER-19.21: mask of players who have exchanged their goal"),
    numbers(
        "returned",
        SEAT,
        "by seat: the goal he put back when he exchanged, or NOBODY",
        "[m.NOBODY] * n",
        shared=True,
    ),
    numbers("offers", ENTRIES, "by seat: trade offers begun this turn", "[0] * n"),
    numbers("neutral_deck", NOBODY, "unordered"),
    numbers("neutral_discard", EVERYBODY, "ER-2.10: the top card last"),
    numbers("squads", ENTRIES, "SQUAD ints each: three cards, FACE_UP, KNOWN_BY"),
    numbers("artifact_deck", NOBODY, "unordered"),
    numbers("artifact_discard", EVERYBODY, "the top card last"),
    numbers("undealt", NOBODY, "goals"),
    numbers("lair", EVERYBODY, "ER-2.8, ER-11.5: Dragons and Ebrung in their places"),
    numbers("used", EVERYBODY, "ER-12.23: cards whose Action was declared this turn"),
    numbers("chain", EVERYBODY, "declared things, LINK ints each"),
    numbers("draft", ENTRIES, "a declaration or trade offer being put together"),
    numbers("offer", ENTRIES, "a trade offer made; its parts in trade.py"),
    numbers(
        "glimpse",
        ENTRIES,
        "the last look at a hand this turn: looker, rival, n, n kinds, those seen to leave since",
        shared=True,
    ),
    numbers(
        "known",
        EVERYBODY,
        "cards that all have seen enter a hand and not leave it: in hand, or committed face down",
        shared=True,
    ),
    zones("hands", SEAT, "ER-1.11: by seat, cards of his people only", BY_SEAT),
    zones("decks", NOBODY, "by seat, unordered", BY_SEAT),
    zones("discards", EVERYBODY, "by seat, the top card last", BY_SEAT),
    zones("artifacts", SEAT, "ER-15.5: by seat", BY_SEAT),
    zones("treasures", EVERYBODY, "by seat", BY_SEAT),
    zones(
        "removed", ENTRIES, "ER-19.25: out of the game, by whose it was", BY_SEAT, "self.removed"
    ),
]

STATE = Declaration(
    "ElvenState",
    "Zones hold card instances; the land map, the battle board and the chain are flat.",
    given=["table: Table", "board: Board", "n: int", "scenario: int", "round_limit: int"],
    streams="m.N_STREAMS",
    fixed=["table", "board"],
    fields=MATCH + TURN + BATTLE + TABLE,
)

DECLARATIONS = [STATE]
