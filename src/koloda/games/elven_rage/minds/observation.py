"""What a learner sees of Elven Rage, field by field, read from the view."""

from collections.abc import Callable, Sequence
from typing import Any

from koloda.effects.observation import Field, Read, histogram, one_hot
from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Board
from koloda.games.elven_rage.faces.view import FEATURES
from koloda.games.elven_rage.faces.words import QUESTIONS, STEPS
from koloda.games.elven_rage.game import PAIRS, ElvenRage
from koloda.games.elven_rage.minds.encode import FEATURE_PLANES, LAND_PLANES
from koloda.games.elven_rage.rules.trade import STAGE_MADE
from koloda.kernel.setup import Setup

ASKS = [key for key, _, _ in QUESTIONS.values()]
ASKED_STEPS = list(dict.fromkeys(STEPS.values()))
NOTHING: dict[str, Any] = {"count": 0, "cards": []}


def fields(game: ElvenRage, setup: Setup) -> list[Field]:
    """The fields in order; players are counted from the viewer on, clockwise."""
    seats = setup.seats
    elves, artifacts = _group(game, m.ELF), _group(game, m.ARTIFACT)
    neutrals, goals = _group(game, m.NEUTRAL), list(_group(game, m.GOAL))
    fighters, actors = _group(game, m.ELF, m.NEUTRAL), _group(game, m.ELF, m.ARTIFACT)
    pair = PAIRS.index(setup.options.get("castles", PAIRS[0]))
    board = game.table.boards[pair if seats == 2 else seats + 1]
    found = [*_question(actors), *_shared(seats)]
    found += [*_piles(neutrals, artifacts, _dragons(game)), _map(board, seats)]
    for i in range(seats + 1):
        found += _squad(neutrals, seats, i)
    found += _battle(fighters, seats)
    for i in range(len(m.PLACES)):
        found += _place(fighters, seats, i)
    found += _own(elves, artifacts)
    for i in range(seats):
        found += _player(elves, goals, seats, i)
    found += [*_declared(actors), *_aims(fighters, board, seats), *_offer(artifacts, seats)]
    return found + _own_offer(artifacts) + _glimpse(elves, seats)


def _group(game: ElvenRage, *families: int) -> dict[str, int]:
    """The cards of some families, in the order of the card table."""
    names = [name for name, kind in game.table.kinds.items() if game.table.family[kind] in families]
    return {name: i for i, name in enumerate(names)}


def _dragons(game: ElvenRage) -> dict[str, int]:
    names = [name for name, kind in game.table.kinds.items() if game.table.is_dragon[kind]]
    return {name: i for i, name in enumerate(names)}


def _any(value: Any) -> Any:
    return value


def _after(view: Any, seat: int | None, seats: int) -> int | None:
    """How many places after the viewer a seat comes; None stays None."""
    return None if seat is None else (seat - view["seat"]) % seats


# The question.


def _question(index: dict[str, int]) -> list[Field]:
    n = len(index)
    return [
        Field("question", len(ASKS), 1, "which question is asked of the viewer", _asked),
        Field("step", len(ASKED_STEPS), 1, "what a declaration aims at next", _step),
        Field("stage", STAGE_MADE, 1, "the part of the offer being put together", _stage),
        Field("amount", 1, 3, "cards to commit, to hand over or to discard", _amount),
        Field("asking", n, 1, "the card being declared, or the one replied to", _asking(index)),
    ]


def _asked(view: Any, prompt: Any) -> list[int]:
    return one_hot(ASKS.index(prompt["key"]) if prompt else None, len(ASKS))


def _step(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] == "target"
    place = ASKED_STEPS.index(prompt["args"]["step"]) if asked else None
    return one_hot(place, len(ASKED_STEPS))


def _stage(view: Any, prompt: Any) -> list[int]:
    asked = prompt is not None and prompt["key"] == "offer"
    return one_hot(prompt["args"]["stage"] if asked else None, STAGE_MADE)


def _amount(view: Any, prompt: Any) -> list[int]:
    return [prompt["args"].get("n", 0) if prompt else 0]


def _asking(index: dict[str, int]) -> Read:
    def read(view: Any, prompt: Any) -> list[int]:
        named = prompt is not None and prompt["key"] in ("reply", "target")
        return one_hot(index[prompt["args"]["card"]] if named else None, len(index))

    return read


# The table.


def _shared(seats: int) -> list[Field]:
    def size(name: str) -> Read:
        return lambda view, prompt: [_any(view)["zones"][name]["count"]]

    def flag(name: str) -> Read:
        return lambda view, prompt: [int(_any(view)["flags"][name])]

    return [
        Field("active", seats, 1, "whose turn it is, from the viewer on", _active(seats)),
        Field("first", seats, 1, "the first player, from the viewer on", _first(seats)),
        Field("window", len(m.WINDOWS), 1, "the window that is open", _window),
        Field("round", 1, 64, "number of the round of turns", lambda v, p: [_any(v)["turn"]]),
        Field("round_limit", 1, 64, "rounds after which the game ends, at most 255", _limit),
        Field("scenario", 1, 1, "1 in the scenario Dragon Lord", _scenario),
        Field("gained", 1, 1, "an attack of this turn gained a land", flag("gained")),
        Field("reach", 1, 1, "the next attack may aim two lands far", flag("reach")),
        Field("portal", 1, 1, "the next attack may use a portal", flag("portal")),
        Field("in_battle", 1, 1, "a battle is being fought", flag("battle")),
        Field("neutral_deck", 1, 16, "cards in the neutral deck", size("neutral_deck")),
        Field("artifact_deck", 1, 16, "cards in the Artifact deck", size("artifact_deck")),
        Field("undealt_goals", 1, 7, "goals not dealt", size("undealt_goals")),
        Field("captures", 1, 1, "further Capture phases granted", _captures),
    ]


def _piles(
    neutrals: dict[str, int], artifacts: dict[str, int], dragons: dict[str, int]
) -> list[Field]:
    def zone(name: str, index: dict[str, int], scale: int, about: str) -> Field:
        def read(view: Any, prompt: Any) -> list[int]:
            return histogram(view["zones"][name], index)

        return Field(name, len(index), scale, about, read)

    return [
        zone("neutral_discard", neutrals, 3, "discarded neutral cards"),
        zone("artifact_discard", artifacts, 1, "discarded Artifacts"),
        zone("dragons", dragons, 1, "Dragons in their places"),
    ]


def _active(seats: int) -> Read:
    return lambda view, prompt: one_hot(_after(view, _any(view)["active"], seats), seats)


def _first(seats: int) -> Read:
    return lambda view, prompt: one_hot(_after(view, _any(view)["numbers"]["first"], seats), seats)


def _window(view: Any, prompt: Any) -> list[int]:
    name = view["window"]
    return one_hot(None if name is None else m.WINDOWS.index(name), len(m.WINDOWS))


def _limit(view: Any, prompt: Any) -> list[int]:
    return [view["numbers"]["round_limit"]]


def _captures(view: Any, prompt: Any) -> list[int]:
    return [view["numbers"]["captures"]]


def _scenario(view: Any, prompt: Any) -> list[int]:
    return [m.SCENARIOS.index(view["scenario"])]


def _map(board: Board, seats: int) -> Field:
    lands = len(board.names)
    planes = seats + LAND_PLANES

    def read(view: Any, prompt: Any) -> list[int]:
        numbers = [0] * (planes * lands)
        for land in view["lands"]:
            for plane in _planes(view, land, seats):
                numbers[plane * lands + board.lands[land["land"]]] = 1
        return numbers

    about = (
        "planes of the lands: those of each player, from the viewer on, towers, castles, the "
        "central castle, taken from a rival, protected, attacked; " + ", ".join(board.names)
    )
    square = (7, 7) if lands == 49 else (lands,)
    return Field("lands", planes * lands, 1, about, read, (planes, *square))


def _planes(view: Any, land: Any, seats: int) -> list[int]:
    """The planes in which a land is marked."""
    planes = [] if land["owner"] is None else [(land["owner"] - view["seat"]) % seats]
    if land["feature"]:
        planes.append(seats - 1 + FEATURES.index(land["feature"]))
    for i, mark in enumerate(("taken", "protected", "attacked")):
        if land[mark]:
            planes.append(seats + FEATURE_PLANES + i)
    return planes


def _squad(index: dict[str, int], seats: int, i: int) -> list[Field]:
    n = len(index)

    def squad(view: Any) -> Any:
        none = {**NOTHING, "face_up": None, "known_by": []}
        return view["squads"][i] if i < len(view["squads"]) else none

    def known_by(view: Any, prompt: Any) -> list[int]:
        lookers = [_after(view, looker, seats) for looker in squad(view)["known_by"]]
        return [int(place in lookers) for place in range(seats)]

    def face_up(view: Any, prompt: Any) -> list[int]:
        name = squad(view)["face_up"]
        return one_hot(None if name is None else index[name], n)

    p, which = f"squad_{i + 1}_", f"squad {i + 1}"
    return [
        Field(p + "size", 1, 3, f"cards in {which}", lambda v, p: [squad(v)["count"]]),
        Field(p + "face_up", n, 1, f"the face-up card of {which}", face_up),
        Field(
            p + "cards",
            n,
            1,
            f"cards of {which} that the viewer knows",
            lambda view, prompt: histogram(squad(view), index),
        ),
        Field(p + "known_by", seats, 1, f"who has looked at {which}, from the viewer on", known_by),
    ]


# The battle.


def _of_battle(read: Callable[[Any, Any], int | None], size: int) -> Read:
    """A one at a place that the battle names; nothing without a battle."""

    def numbers(view: Any, prompt: Any) -> list[int]:
        battle = view["battle"]
        return one_hot(None if battle is None else read(view, battle), size)

    return numbers


def _battle(index: dict[str, int], seats: int) -> list[Field]:
    def seat(name: str) -> Read:
        return _of_battle(lambda view, battle: _after(view, battle[name], seats), seats)

    def reserve(view: Any, battle: Any) -> int | None:
        return seats if battle["reserve"] == -1 else _after(view, battle["reserve"], seats)

    def acting(view: Any, battle: Any) -> int | None:
        return None if battle["acting"] is None else m.PLACES.index(battle["acting"])

    def squad(view: Any, battle: Any) -> int | None:
        return None if battle["squad"] is None else battle["squad"] - 1

    return [
        Field("defender", seats, 1, "who defends, from the viewer on", seat("defender")),
        Field("neutrals", seats, 1, "who plays the neutrals, from the viewer on", seat("neutrals")),
        Field(
            "reserve",
            seats + 1,
            1,
            "whose the reserve is, from the viewer on; the last: the neutrals'",
            _of_battle(reserve, seats + 1),
        ),
        Field("squad", seats + 1, 1, "which squad is fought", _of_battle(squad, seats + 1)),
        Field("battle_round", 1, 8, "round of the battle", _battle_round),
        Field("quiet", 1, 3, "quiet rounds in a row", _quiet),
        Field(
            "acting",
            len(m.PLACES),
            1,
            "the place whose turn it is: " + ", ".join(m.PLACES),
            _of_battle(acting, len(m.PLACES)),
        ),
        Field("silent", 1, 1, "no Action may be declared in this battle", _silent),
        Field("fury", 2, 1, "fury of the attacker, of the defender", _fury),
        *_committed(index, "attack", "the attacker"),
        *_committed(index, "defence", "the defender"),
    ]


def _battle_round(view: Any, prompt: Any) -> list[int]:
    return [view["battle"]["round"] if view["battle"] else 0]


def _quiet(view: Any, prompt: Any) -> list[int]:
    return [view["battle"]["quiet"] if view["battle"] else 0]


def _silent(view: Any, prompt: Any) -> list[int]:
    return [int(view["battle"]["silent"]) if view["battle"] else 0]


def _fury(view: Any, prompt: Any) -> list[int]:
    raging = view["battle"]["fury"] if view["battle"] else []
    return [int(side in raging) for side in range(2)]


def _committed(index: dict[str, int], name: str, who: str) -> list[Field]:
    def zone(view: Any) -> Any:
        return (view["battle"] or {}).get(name) or NOTHING

    return [
        Field(
            name + "_size",
            1,
            3,
            f"cards committed by {who} and not laid out yet",
            lambda view, prompt: [zone(view)["count"]],
        ),
        Field(
            name,
            len(index),
            1,
            f"those of them that the viewer knows, of {who}",
            lambda view, prompt: histogram(zone(view), index),
        ),
    ]


def _place(index: dict[str, int], seats: int, i: int) -> list[Field]:
    n = len(index)
    p, where = f"place_{m.PLACES[i]}_", f"in the place {m.PLACES[i]}"

    def of(read: Callable[[Any, Any], list[int]], size: int) -> Read:
        """Numbers of a card that fights there."""

        def numbers(view: Any, prompt: Any) -> list[int]:
            card = _card_at(view, i)
            return read(view, card) if "side" in card else [0] * size

        return numbers

    def number(name: str) -> Read:
        return of(lambda view, card: [int(card[name])], 1)

    def card(view: Any, prompt: Any) -> list[int]:
        name = _card_at(view, i)["card"]
        return one_hot(None if name is None else index[name], n)

    def player(view: Any, card: Any) -> list[int]:
        return one_hot(_after(view, card["player"] if card["player"] >= 0 else None, seats), seats)

    symbols = len(m.DIRECTIONS) * len(m.SYMBOLS)
    return [
        Field(p + "card", n, 1, f"the card {where}", card),
        Field(
            p + "side",
            2,
            1,
            f"its side {where}: attacker, defender",
            of(lambda view, card: one_hot(card["side"], 2), 2),
        ),
        Field(p + "player", seats, 1, f"who plays it {where}", of(player, seats)),
        Field(p + "lives", 1, 4, f"its lives {where}", number("lives")),
        Field(p + "initiative", 1, 9, f"its initiative {where}", number("initiative")),
        Field(
            p + "symbols",
            symbols,
            1,
            f"its symbols {where}, left, centre, right; each: " + ", ".join(m.SYMBOLS),
            of(_symbols, symbols),
        ),
        Field(p + "acted", 1, 1, f"it has had its turn {where}", number("acted")),
        Field(p + "skips", 1, 2, f"turns that it loses {where}", number("skips")),
        Field(p + "again", 1, 1, f"turns that it has in addition {where}", number("again")),
        Field(p + "shroud", 1, 1, f"it is shrouded {where}", number("shroud")),
    ]


def _card_at(view: Any, i: int) -> Any:
    places = view["battle"]["places"] if view["battle"] else []
    return places[i] if places else {"card": None}


def _symbols(view: Any, card: Any) -> list[int]:
    numbers: list[int] = []
    for symbol in card["symbols"]:
        numbers += one_hot(m.SYMBOLS.index(symbol), len(m.SYMBOLS))
    return numbers


# The players.


def _own(elves: dict[str, int], artifacts: dict[str, int]) -> list[Field]:
    n = len(elves)

    def zone(name: str, index: dict[str, int], mark: str = "") -> Read:
        def read(view: Any, prompt: Any) -> list[int]:
            return histogram(view["players"][view["seat"]]["zones"][name], index, mark)

        return read

    return [
        Field("hand", n, 2, "cards in the viewer's hand", zone("hand", elves)),
        Field("used", n, 2, "those whose Action is used up this turn", zone("hand", elves, "used")),
        Field(
            "artifacts",
            len(artifacts),
            1,
            "the viewer's Artifacts",
            zone("artifacts", artifacts),
        ),
    ]


def _player(index: dict[str, int], goals: list[str], seats: int, i: int) -> list[Field]:
    n = len(index)
    p, who = f"player_{i}_", "the viewer" if i == 0 else f"the player {i} seats after the viewer"

    def of(read: Callable[[Any], list[int]]) -> Read:
        return lambda view, prompt: read(_any(view)["players"][(_any(view)["seat"] + i) % seats])

    def size(name: str) -> Read:
        return of(lambda player: [player["zones"][name]["count"]])

    def goal(name: str) -> Read:
        def read(player: Any) -> list[int]:
            known = player[name]
            return one_hot(None if known is None else goals.index(known), len(goals))

        return of(read)

    def people(player: Any) -> list[int]:
        return one_hot(m.PEOPLES.index(player["people"]), len(m.PEOPLES))

    return [
        Field(p + "alive", 1, 1, f"{who} is in the game", of(lambda x: [int(x["alive"])])),
        Field(p + "lands", 1, 16, f"lands of {who}", of(lambda x: [x["numbers"]["lands"]])),
        Field(p + "hand_size", 1, 5, f"cards in hand of {who}", size("hand")),
        Field(p + "deck_size", 1, 16, f"cards in the deck of {who}", size("deck")),
        Field(p + "artifacts_size", 1, 4, f"Artifacts of {who}", size("artifacts")),
        Field(p + "treasures", 1, 4, f"Treasures of {who}", size("treasures")),
        Field(
            p + "offers",
            1,
            2,
            f"trade offers made this turn by {who}",
            of(lambda player: [player["offers"]]),
        ),
        Field(p + "portal", 1, 1, f"{who} has a portal", of(lambda x: [int(x["portal"])])),
        Field(p + "people", len(m.PEOPLES), 1, f"people of {who}", of(people)),
        Field(p + "goal", len(goals), 1, f"the goal of {who}, if known", goal("goal")),
        Field(
            p + "former_goal",
            len(goals),
            1,
            f"a goal seen before that {who} may have changed",
            goal("former_goal"),
        ),
        Field(
            p + "discard",
            n,
            2,
            f"discarded cards of {who}",
            of(lambda player: histogram(player["zones"]["discard"], index)),
        ),
    ]


# Declarations and offers.


def _declared(index: dict[str, int]) -> list[Field]:
    n = len(index)

    def links(cancelled: bool) -> Read:
        def read(view: Any, prompt: Any) -> list[int]:
            cards = [link for link in view["chain"] if link["cancelled"] == cancelled]
            return histogram({"cards": cards}, index)

        return read

    return [
        Field("declared", n, 1, "cards declared and not carried out yet", links(False)),
        Field("cancelled", n, 1, "those of them that were cancelled", links(True)),
    ]


def _aims(index: dict[str, int], board: Board, seats: int) -> list[Field]:
    """The targets of what was declared last."""

    def of(name: str, places: Sequence[Any], each: bool = False) -> Read:
        """Where a target of some sort is found among its places; first and second apart."""

        def read(view: Any, prompt: Any) -> list[int]:
            found = [[0] * len(places), [0] * len(places)]
            aims = view["chain"][-1]["aims"] if view["chain"] else []
            for i, aim in enumerate(aims):
                if name in aim:
                    found[i if each else 0][places.index(aim[name])] += 1
            return found[0] + found[1] if each else found[0]

        return read

    def rival(view: Any, prompt: Any) -> list[int]:
        aims = view["chain"][-1]["aims"] if view["chain"] else []
        named = [aim["rival"] for aim in aims if "rival" in aim]
        return one_hot(_after(view, named[0], seats) if named else None, seats)

    p, n, lands, squads = len(m.PLACES), len(index), len(board.names), list(range(1, seats + 2))
    about = "of what was declared last"
    return [
        Field(
            "aim_places", 2 * p, 1, f"places of the targets {about}", of("place", m.PLACES, True)
        ),
        Field("aim_lands", 2 * lands, 1, f"target lands {about}", of("land", board.names, True)),
        Field("aim_rival", seats, 1, f"the rival {about}, from the viewer on", rival),
        Field("aim_squad", seats + 1, 1, f"the squad {about}", of("squad", squads)),
        Field(
            "aim_direction",
            len(m.DIRECTIONS),
            1,
            f"the direction {about}",
            of("direction", m.DIRECTIONS),
        ),
        Field("aim_cards", n, 1, f"the target cards {about}", of("card", list(index))),
    ]


def _offer(index: dict[str, int], seats: int) -> list[Field]:
    n = len(index)

    def seat(name: str) -> Read:
        def read(view: Any, prompt: Any) -> list[int]:
            offer = view["offer"]
            return one_hot(_after(view, offer[name], seats) if offer else None, seats)

        return read

    def number(name: str) -> Read:
        return lambda view, prompt: [_any(view)["offer"][name] if view["offer"] else 0]

    def zone(view: Any, name: str) -> Any:
        return (view["offer"] or {}).get(name) or NOTHING

    def size(name: str) -> Read:
        return lambda view, prompt: [zone(view, name)["count"]]

    def cards(name: str) -> Read:
        return lambda view, prompt: histogram(zone(view, name), index)

    return [
        Field("offerer", seats, 1, "who offers a trade, from the viewer on", seat("seat")),
        Field("offered_to", seats, 1, "to whom, from the viewer on", seat("rival")),
        Field("offered_treasures", 1, 4, "Treasures offered", number("treasures")),
        Field("asked_treasures", 1, 4, "Treasures asked for", number("asked_treasures")),
        Field("asked_artifacts", 1, 4, "Artifacts asked for", number("asked_artifacts")),
        Field("offered_artifacts_size", 1, 4, "Artifacts offered", size("artifacts")),
        Field("chosen_size", 1, 4, "Artifacts chosen by the viewer in return", size("chosen")),
        Field("offered_artifacts", n, 1, "Artifacts offered by the viewer", cards("artifacts")),
        Field("chosen", n, 1, "which the viewer has chosen in return", cards("chosen")),
    ]


def _own_offer(index: dict[str, int]) -> list[Field]:
    def draft(view: Any, prompt: Any) -> list[int]:
        made = (view["draft"] or {}).get("offer")
        return list(made[1:]) if made else [0, 0, 0]

    def given(view: Any, prompt: Any) -> list[int]:
        names = (view["draft"] or {}).get("artifacts", [])
        return histogram({"cards": [{"card": name} for name in names]}, index)

    return [
        Field(
            "own_offer",
            3,
            4,
            "the viewer's offer so far: Treasures given, Treasures asked, Artifacts asked",
            draft,
        ),
        Field("own_offer_artifacts", len(index), 1, "Artifacts given in it", given),
    ]


def _glimpse(index: dict[str, int], seats: int) -> list[Field]:
    def rival(view: Any, prompt: Any) -> list[int]:
        seen = view["glimpse"]
        return one_hot(_after(view, seen["rival"], seats) if seen else None, seats)

    def seen(view: Any, prompt: Any) -> list[int]:
        return histogram(view["glimpse"] or NOTHING, index)

    return [
        Field("looked_at", seats, 1, "whose hand the viewer looked at this turn", rival),
        Field("seen_hand", len(index), 2, "the cards that he saw there", seen),
    ]
