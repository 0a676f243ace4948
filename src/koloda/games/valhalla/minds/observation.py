"""What a learner sees of Valhalla, field by field, read from the view."""

from collections.abc import Callable
from typing import Any

from koloda.effects.observation import Field, Read, histogram, one_hot
from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.table import CardTable
from koloda.games.valhalla.faces.view import KINDS_OF_BATTLE
from koloda.games.valhalla.faces.words import QUESTIONS, die_word
from koloda.games.valhalla.game import Valhalla, flags
from koloda.games.valhalla.minds.encode import ROLES, SLOT
from koloda.games.valhalla.minds.index import deck_kinds
from koloda.kernel.setup import Setup

ASKS = [key for key, _, _ in QUESTIONS.values()]
ROLE_WORDS = ["attack", "defence", "ragnarok"]
DICE_WORDS = [die_word(code) for code in range(m.CODES)]
NOTHING: dict[str, Any] = {"count": 0, "cards": []}
SLOT_ABOUT = (
    "number of the card + 1 (0: empty), strength, victory points, weapon symbols, the clan ("
    + ", ".join(m.CLANS)
    + "), number of the Tyr card + 1, activated, dice on it, blocked, named, sacrificed, sent"
)


def fields(game: Valhalla, setup: Setup) -> list[Field]:
    """The fields in order; players are counted from the viewer on, clockwise."""
    table, seats = game.table, setup.seats
    expansions = flags(setup.options.get("expansions", ""), m.EXPANSIONS)
    kinds = deck_kinds(game, setup)
    index = _index(table, kinds)
    jarls = _index(table, sorted(table.jarls))
    found = [*_question(index), *_shared(index, jarls, seats)]
    for i in range(seats):
        found += _player(table, index, jarls, seats, i)
    found += [*_fighters(seats), *_dice(), *_played(index, seats), *_marks(seats)]
    if expansions & m.X_THOR:
        found += _thor(_index(table, [kind for kind in kinds if table.type[kind] == m.THOR]))
    if expansions & m.X_LOKI:
        found.append(_loki(_index(table, sorted(table.loki_rows))))
    if expansions & m.X_LAST_VIKING:
        found += _titles(seats)
    return [*found, *_monster()] if seats == 1 else found


def _index(table: CardTable, kinds: list[int]) -> dict[str, int]:
    """Cards by their id: where they are counted."""
    return {table.ids[kind]: i for i, kind in enumerate(kinds)}


def _any(value: Any) -> Any:
    return value


def _after(view: Any, seat: int, seats: int) -> int:
    """How many places after the viewer a seat comes."""
    return int((seat - view["seat"]) % seats)


def _known(zone: Any, index: dict[str, int]) -> list[int]:
    """How many of each card of the index a zone shows."""
    return histogram({"cards": [card for card in zone["cards"] if card["card"] in index]}, index)


# The question.


def _question(index: dict[str, int]) -> list[Field]:
    return [
        Field("question", len(ASKS), 1, "which question is asked of the viewer", _asked),
        Field("role", ROLES, 1, "the phase of a battle: attack, defence, Ragnarök", _role),
        Field("amount", 1, 4, "cards to keep, points to take, warriors to hold", _amount),
        Field("asking", len(index), 1, "the warrior the question is about", _asking(index)),
    ]


def _asked(view: Any, prompt: Any) -> list[int]:
    return one_hot(ASKS.index(prompt["key"]) if prompt else None, len(ASKS))


def _role(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] == "phase"
    return one_hot(ROLE_WORDS.index(prompt["args"]["role"]) if asked else None, ROLES)


def _amount(view: Any, prompt: Any) -> list[int]:
    return [prompt["args"].get("n", 0) if prompt else 0]


def _asking(index: dict[str, int]) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        named = prompt is not None and "card" in prompt["args"]
        return one_hot(index[prompt["args"]["card"]] if named else None, len(index))

    return read


# The table.


def _shared(index: dict[str, int], jarls: dict[str, int], seats: int) -> list[Field]:
    n = len(index)

    def zone(name: str) -> Read:
        return lambda view, prompt: histogram(_any(view)["zones"][name], index)

    def size(name: str) -> Read:
        return lambda view, prompt: [_any(view)["zones"].get(name, NOTHING)["count"]]

    def top(view: Any, prompt: Any) -> list[int]:
        cards = view["zones"]["discard"]["cards"]
        return one_hot(index[cards[-1]["card"]] if cards else None, n)

    return [
        Field("active", seats, 1, "whose turn it is, from the viewer on", _active(seats)),
        Field("turn", 1, 64, "number of the turn, at most 255", lambda v, p: [_any(v)["turn"]]),
        Field("extra_dice", 1, 3, "extra dice that nobody holds", _extra_dice),
        Field("final_round", 1, 1, "the final round has begun", _final_round),
        Field("deck_size", 1, 64, "cards in the deck", size("deck")),
        Field("box_size", 1, 16, "Tyr cards in the box", size("box")),
        Field("discard", n, 2, "cards in the discard pile", zone("discard")),
        Field("discard_top", n, 1, "the top card of the discard pile", top),
        Field("reserve", n, 2, "face-up cards of the set-up", zone("reserve")),
        Field("placing", n, 1, "warriors on their way to a slot", zone("placing")),
        Field("turned_up", n, 2, "cards seen in set-up before a shuffle", zone("turned_up")),
        *_drawn(index, jarls),
    ]


def _active(seats: int) -> Read:
    return lambda view, prompt: one_hot(_after(view, _any(view)["active"], seats), seats)


def _extra_dice(view: Any, prompt: Any) -> list[int]:
    return [view["numbers"]["extra_dice"]]


def _final_round(view: Any, prompt: Any) -> list[int]:
    return [int(view["flags"]["final_round"])]


def _drawn(index: dict[str, int], jarls: dict[str, int]) -> list[Field]:
    def size(view: Any, prompt: Any) -> list[int]:
        return [sum(player["zones"]["drawn"]["count"] for player in view["players"])]

    def drawn(view: Any, prompt: Any) -> list[int]:
        cards = [card for player in view["players"] for card in player["zones"]["drawn"]["cards"]]
        return histogram({"cards": cards}, index)

    def aside(known: dict[str, int]) -> Read:
        def read(view: Any, prompt: Any) -> list[int]:
            return _known(view["players"][view["seat"]]["zones"]["aside"], known)

        return read

    return [
        Field("drawn_size", 1, 4, "cards drawn and not kept yet, or about to be discarded", size),
        Field("drawn", len(index), 1, "those of them that the viewer knows", drawn),
        Field("aside", len(index), 1, "cards that the viewer has put aside", aside(index)),
        Field("dealt_jarls", len(jarls), 1, "jarls that the viewer may choose", aside(jarls)),
    ]


# The players.


def _player(
    table: CardTable, index: dict[str, int], jarls: dict[str, int], seats: int, i: int
) -> list[Field]:
    who = "the viewer" if i == 0 else f"the player {i} seats after the viewer"
    return [
        *_player_numbers(who, seats, i),
        *_player_marks(table, who, jarls, seats, i),
        *_player_cards(table, who, index, seats, i),
    ]


def _of(read: Callable[[Any], list[int]], seats: int, i: int) -> Read:
    """Read something of the player i seats after the viewer."""
    return lambda view, prompt: read(_any(view)["players"][(_any(view)["seat"] + i) % seats])


def _player_numbers(who: str, seats: int, i: int) -> list[Field]:
    def number(name: str) -> Read:
        return _of(lambda player: [player["numbers"].get(name, 0)], seats, i)

    def size(name: str) -> Read:
        return _of(lambda player: [player["zones"][name]["count"]], seats, i)

    p = f"player_{i}_"
    return [
        Field(p + "own_shields", 1, 4, f"own shields of {who}", number("own_shields")),
        Field(p + "foreign_shields", 1, 4, f"foreign shields of {who}", number("foreign_shields")),
        Field(p + "valhalla_size", 1, 16, f"cards in the Valhalla of {who}", size("valhalla")),
        Field(p + "points", 1, 32, f"points in it, if seen, of {who}", number("valhalla")),
        Field(p + "score", 1, 64, f"final score of {who}", number("score")),
        Field(p + "hand_size", 1, 8, f"cards in hand of {who}", size("hand")),
        Field(p + "aside_size", 1, 4, f"cards put aside or jarls dealt of {who}", size("aside")),
    ]


def _player_marks(
    table: CardTable, who: str, jarls: dict[str, int], seats: int, i: int
) -> list[Field]:
    emblems = [table.ids[kind] for kind in table.emblems]

    def jarl(player: Any) -> list[int]:
        return one_hot(None if player["jarl"] is None else jarls[player["jarl"]], len(jarls))

    def emblem(player: Any) -> list[int]:
        chosen = player["emblem"]
        return one_hot(None if chosen is None else emblems.index(chosen), m.MAX_SEATS)

    def captured(view: Any, prompt: Any) -> list[int]:
        shields = view["players"][(view["seat"] + i) % seats]["captured"]
        return [shields[(view["seat"] + other) % seats] for other in range(seats)]

    p = f"player_{i}_"
    return [
        Field(p + "jarl", len(jarls), 1, f"the jarl of {who}, if known", _of(jarl, seats, i)),
        Field(p + "emblem", m.MAX_SEATS, 1, f"the emblem of {who}", _of(emblem, seats, i)),
        Field(
            p + "captured", seats, 4, f"shields {who} took, by owner from the viewer on", captured
        ),
    ]


def _player_cards(
    table: CardTable, who: str, index: dict[str, int], seats: int, i: int
) -> list[Field]:
    n = len(index)

    def zone(name: str) -> Read:
        return _of(lambda player: histogram(player["zones"][name], index), seats, i)

    def slots(player: Any) -> list[int]:
        numbers = [0] * (m.SLOTS * SLOT)
        for card in player["zones"]["squad"]["cards"]:
            start = (card["slot"] - 1) * SLOT
            numbers[start : start + SLOT] = _slot(table, card, index)
        return numbers

    p = f"player_{i}_"
    return [
        Field(p + "hand", n, 2, f"cards in hand that the viewer knows, of {who}", zone("hand")),
        Field(p + "valhalla", n, 2, f"cards in the Valhalla, if seen, of {who}", zone("valhalla")),
        Field(p + "squad", n, 1, f"warriors of {who}", zone("squad")),
        Field(
            p + "slots",
            m.SLOTS * SLOT,
            8,
            f"the slots of the squad of {who}, each: {SLOT_ABOUT}",
            _of(slots, seats, i),
            (m.SLOTS, SLOT),
        ),
    ]


def _slot(table: CardTable, card: Any, index: dict[str, int]) -> list[int]:
    kind = table.kinds[card["card"]]
    return [
        index[card["card"]] + 1,
        table.strength[kind],
        table.vp[kind],
        table.symbols[kind],
        *one_hot(table.clan[kind], len(m.CLANS)),
        index[card["tyr"]] + 1 if "tyr" in card else 0,
        int("activated" in card),
        len(card.get("dice", [])),
        *[int(mark in card) for mark in ("blocked", "named", "sacrificed", "sent")],
    ]


# The battle.


def _of_battle(read: Callable[[Any, Any], list[int]], size: int) -> Read:
    """Numbers of the battle; nothing without one."""

    def numbers(view: Any, prompt: Any) -> list[int]:
        return read(view, view["battle"]) if view["battle"] else [0] * size

    return numbers


def _fighter(name: str, seats: int) -> Read:
    def read(view: Any, battle: Any) -> list[int]:
        who = battle[name]
        if who is None:
            return one_hot(None, seats + 1)
        return one_hot(seats if who == "monster" else _after(view, who, seats), seats + 1)

    return _of_battle(read, seats + 1)


def _fighters(seats: int) -> list[Field]:
    kinds = KINDS_OF_BATTLE[1:]

    def kind(view: Any, battle: Any) -> list[int]:
        return one_hot(kinds.index(battle["kind"]), len(kinds))

    n = seats + 1
    where = "from the viewer on; the last: the monster"
    about = "the battle: " + ", ".join(kinds)
    return [
        Field("battle", len(kinds), 1, about, _of_battle(kind, len(kinds))),
        Field("attacker", n, 1, f"who attacks, {where}", _fighter("attacker", seats)),
        Field("defender", n, 1, f"who defends, {where}", _fighter("defender", seats)),
        Field("winner", n, 1, f"who won the battle, {where}", _fighter("winner", seats)),
        Field("strength", 2, 16, "strength of attacker and defender", _pair("strength")),
    ]


def _pair(name: str) -> Read:
    return _of_battle(lambda view, battle: list(battle[name]), 2)


def _dice() -> list[Field]:
    def free(view: Any, battle: Any) -> list[int]:
        return _tally(battle["dice"][0], DICE_WORDS) + _tally(battle["dice"][1], DICE_WORDS)

    def picked(view: Any, battle: Any) -> list[int]:
        return _tally(battle["picked"], DICE_WORDS)

    def rolled(view: Any, battle: Any) -> list[int]:
        return _tally(battle["rolled"], m.FACES)

    dice = ", ".join(DICE_WORDS)
    return [
        Field(
            "dice",
            2 * m.CODES,
            4,
            f"free dice of attacker and defender, each: {dice}",
            _of_battle(free, 2 * m.CODES),
            (2, m.CODES),
        ),
        Field("picked", m.CODES, 4, "dice picked for a reroll", _of_battle(picked, m.CODES)),
        Field(
            "rolled",
            len(m.FACES),
            2,
            "the extra dice of which one is kept, by face",
            _of_battle(rolled, len(m.FACES)),
        ),
    ]


def _tally(words: list[str], known: list[str]) -> list[int]:
    return [words.count(word) for word in known]


def _played(index: dict[str, int], seats: int) -> list[Field]:
    def played(view: Any, battle: Any) -> list[int]:
        return histogram({"cards": battle["played"]}, index)

    def by(view: Any, battle: Any) -> list[int]:
        players = [_after(view, card["seat"], seats) for card in battle["played"]]
        return [players.count(i) for i in range(seats)]

    n = len(index)
    return [
        Field("played", n, 2, "cards played in the battle", _of_battle(played, n)),
        Field("played_by", seats, 4, "how many by whom, from the viewer on", _of_battle(by, seats)),
    ]


def _marks(seats: int) -> list[Field]:
    def number(name: str) -> Read:
        return _of_battle(lambda view, battle: [int(battle[name])], 1)

    def among(name: str, values: list[Any]) -> Read:
        return _of_battle(
            lambda view, battle: [int(value in battle[name]) for value in values], len(values)
        )

    def by_seat(name: str) -> Read:
        def read(view: Any, battle: Any) -> list[int]:
            return [battle[name][(view["seat"] + i) % seats] for i in range(seats)]

        return _of_battle(read, seats)

    return [
        Field("granted", 2, 3, "extra dice for the first roll, by side", _pair("granted")),
        Field("free_rerolls", 2, 2, "free rerolls, by side", _pair("free_rerolls")),
        Field("lost_dice", 1, 3, "dice fewer in the next roll", number("lost_dice")),
        Field(
            "jarl_off",
            seats + 1,
            1,
            "whose jarl does not work, from the viewer on",
            _fighter("jarl_off", seats),
        ),
        Field("monster_off", 1, 1, "the monster's ability is off", number("monster_off")),
        Field(
            "silenced",
            len(m.CLANS),
            1,
            "clans silenced: " + ", ".join(m.CLANS),
            among("silenced", m.CLANS),
        ),
        Field("rerolled", 2, 1, "sides that paid for a reroll", among("rerolled", [0, 1])),
        Field(
            "helped",
            seats,
            2,
            "whom each jarl helped (1 attacker, 2 defender), from the viewer on",
            by_seat("helped"),
        ),
        Field(
            "used",
            seats,
            16,
            "uses of each jarl's main ability, 16 more for the additional one",
            by_seat("used"),
        ),
        Field("errand", 1, 1, "an errand was played", number("errand")),
    ]


# Expansions and the solo mode.


def _thor(thors: dict[str, int]) -> list[Field]:
    def side(number: int) -> Read:
        def read(view: Any, battle: Any) -> list[int]:
            cards = [card for card in battle["thor"] if card["side"] == number]
            return histogram({"cards": cards}, thors)

        return _of_battle(read, len(thors))

    n = len(thors)
    return [
        Field("thor_attacker", n, 1, "Thor cards that help the attacker", side(0)),
        Field("thor_defender", n, 1, "Thor cards that help the defender", side(1)),
    ]


def _loki(lokis: dict[str, int]) -> Field:
    def read(view: Any, prompt: Any) -> list[int]:
        return one_hot(lokis[view["loki"]], len(lokis))

    return Field("loki", len(lokis), 1, "the Loki card in use", read)


def _titles(seats: int) -> list[Field]:
    def levels(view: Any, prompt: Any) -> list[int]:
        numbers = [0] * seats
        for title in view["last_viking"]["sets"]:
            if title["seat"] is not None:
                numbers[_after(view, title["seat"], seats)] = title["level"]
        return numbers

    def free(view: Any, prompt: Any) -> list[int]:
        return [sum(title["seat"] is None for title in view["last_viking"]["sets"])]

    about = "level of the Last Viking title held, from the viewer on"
    return [
        Field("titles", seats, 5, about, levels),
        Field("free_titles", 1, 2, "Last Viking titles that nobody holds", free),
    ]


def _monster() -> list[Field]:
    def of(read: Callable[[Any], list[int]], size: int) -> Read:
        def numbers(view: Any, prompt: Any) -> list[int]:
            return read(view["monster"]) if view["monster"] else [0] * size

        return numbers

    def which(monster: Any) -> list[int]:
        return one_hot(m.MONSTERS.index(monster["monster"]), len(m.MONSTERS))

    def order(monster: Any) -> list[int]:
        return one_hot(monster["cards"].index(monster["active"]), m.STACK)

    def strengths(monster: Any) -> list[int]:
        return [*monster["strengths"], *[0] * (m.STACK - len(monster["strengths"]))]

    def faces(name: str) -> Read:
        return of(lambda monster: _tally(monster[name], m.FACES), len(m.FACES))

    n, face = len(m.MONSTERS), ", ".join(m.FACES)
    return [
        Field("monster", n, 1, "the monster: " + ", ".join(m.MONSTERS), of(which, n)),
        Field("level", 1, 3, "its level", of(lambda monster: [monster["level"]], 1)),
        Field("monster_card", m.STACK, 1, "its active card, the weakest first", of(order, m.STACK)),
        Field(
            "monster_strengths", m.STACK, 44, "of its cards that lie open", of(strengths, m.STACK)
        ),
        Field("monster_roll", len(m.FACES), 3, f"its last roll: {face}", faces("rolled")),
        Field("covered", len(m.FACES), 2, f"covered symbols of its card: {face}", faces("covered")),
        Field("monster_dice", 1, 6, "dice of its next roll", of(lambda x: [x["dice"]], 1)),
    ]
