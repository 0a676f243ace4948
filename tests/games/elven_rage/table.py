"""A table of Elven Rage: positions, battles and moves in words, and what lies where."""

from typing import Any

from koloda.games.elven_rage import GAME
from koloda.games.elven_rage.faces.notation import position
from koloda.games.elven_rage.model import STREAM_LAYOUT
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.kernel.errors import IllegalAction
from koloda.kernel.rng import force
from koloda.kernel.setup import Setup
from tests import playing

__all__ = ["GAME", "ElvenState", "position"]

PLACES = {"N": 0, "E": 1, "S": 2, "W": 3, "R": 4, "C": 5}
ATTACKER_LANDS = "A1 B1 C1 D1 E1 E2 D2"
DEFENDER_LANDS = "G1 F1 G2 F2 G3 F3 E3"


def start(seats: int = 2, seed: int = 1, listen: bool = False, **options: str) -> ElvenState:
    """A fresh match."""
    return GAME.start(seed, Setup(seats, options), listen)


def actions(s: ElvenState, verb: str = "") -> list[str]:
    """The legal actions, or those of one verb."""
    found = playing.actions(GAME, s)
    return [text for text in found if not verb or text.split()[0] == verb]


def play(s: ElvenState, *texts: str) -> ElvenState:
    """Carry out actions, each of which must be legal."""
    playing.play(GAME, s, *texts)
    return s


def refused(s: ElvenState, text: str) -> str:
    """Why an action is refused: the clause, or the reason where it has none; nothing changes."""
    before = s.key()
    try:
        GAME.option(s, tuple(text.split(" ")))
    except IllegalAction as error:
        assert s.key() == before
        return error.clause or error.reason
    raise AssertionError(f"{text} is legal")


def question(s: ElvenState) -> str:
    """What is asked: the key of the prompt."""
    return str(GAME.prompt(s)["key"])


def asked(s: ElvenState) -> tuple[int, str]:
    """Who is asked what."""
    return GAME.seat(s), question(s)


def view(s: ElvenState, seat: int | None = None) -> Any:
    """What a seat sees; None is a spectator."""
    return GAME.observe(s, seat)


def window(s: ElvenState) -> str | None:
    """The window that is open."""
    found: str | None = view(s)["window"]
    return found


def names(zone: Any) -> list[str]:
    """The cards of a zone of a view, sorted."""
    return sorted(card["card"] for card in zone["cards"])


def cards(s: ElvenState, zone: str, seat: int) -> list[str]:
    """The cards of a player's zone as their owner sees them."""
    return names(view(s, seat)["players"][seat]["zones"][zone])


def hand(s: ElvenState, seat: int) -> list[str]:
    return cards(s, "hand", seat)


def discard(s: ElvenState, seat: int) -> list[str]:
    """A discard pile in its order."""
    zone = view(s)["players"][seat]["zones"]["discard"]
    return [card["card"] for card in zone["cards"]]


def table(s: ElvenState, zone: str) -> list[str]:
    """The cards of a shared zone that everybody knows."""
    return names(view(s)["zones"][zone])


def count(s: ElvenState, zone: str, seat: int) -> int:
    """The size of a player's zone, which is public."""
    return int(view(s)["players"][seat]["zones"][zone]["count"])


def land(s: ElvenState, name: str) -> Any:
    """A land in play as everybody sees it."""
    return next(found for found in view(s)["lands"] if found["land"] == name)


def owner(s: ElvenState, name: str) -> int | None:
    found: int | None = land(s, name)["owner"]
    return found


def lands_of(s: ElvenState, seat: int) -> set[str]:
    return {found["land"] for found in view(s)["lands"] if found["owner"] == seat}


def at(s: ElvenState, place: str) -> Any:
    """A place of the battle board."""
    return view(s)["battle"]["places"][PLACES[place]]


def card_at(s: ElvenState, place: str) -> str | None:
    found: str | None = at(s, place)["card"]
    return found


def lives(s: ElvenState, place: str) -> int:
    return int(at(s, place)["lives"])


def symbols(s: ElvenState, place: str) -> list[str]:
    return list(at(s, place)["symbols"])


def acting(s: ElvenState) -> str | None:
    """The place of the card whose turn it is."""
    found: str | None = view(s)["battle"]["acting"]
    return found


def close(s: ElvenState) -> ElvenState:
    """Everybody passes until the present window has closed."""
    opened, passed = window(s), set()
    while window(s) == opened and GAME.seat(s) not in passed and "pass" in actions(s):
        passed.add(GAME.seat(s))
        play(s, "pass")
    return s


def turn_to(s: ElvenState, seat: int) -> ElvenState:
    """The others pass until a seat is asked in the present window."""
    opened = window(s)
    while GAME.seat(s) != seat:
        assert window(s) == opened
        play(s, "pass")
    return s


def declare(s: ElvenState, seat: int, *texts: str) -> ElvenState:
    """A seat declares a thing when it is asked, with its choices; then nobody replies."""
    turn_to(s, seat)
    play(s, f"declare {texts[0]}", *texts[1:])
    return no_reply(s)


def no_reply(s: ElvenState) -> ElvenState:
    while GAME.seat(s) >= 0 and question(s) == "reply":
        play(s, "pass")
    return s


def arrange(s: ElvenState, places: list[int]) -> None:
    """The next layout puts committed card places[i] into place i."""
    order = list(range(6))
    outcomes = []
    for i in range(5, 0, -1):
        j = order.index(places[i])
        outcomes.append(j)
        order[i], order[j] = order[j], order[i]
    force(s, STREAM_LAYOUT, outcomes)


def lay_out(s: ElvenState, layout: str) -> None:
    """Both sides commit the cards of a layout, which then comes out as written."""
    placed = dict(part.split() for part in layout.split("|"))
    mine = s.table.people[s.table.kinds[_attackers(s, placed)[0]]]
    sides = {p: 0 if s.table.people[s.table.kinds[c]] == mine else 1 for p, c in placed.items()}
    sides = {p: 1 if s.table.family[s.table.kinds[placed[p]]] == 1 else i for p, i in sides.items()}
    order = {side: [p for p in placed if sides[p] == side] for side in (0, 1)}
    if view(s)["battle"]["defender"] is not None:
        order[1].sort(key=lambda p: not s.table.is_dragon[s.table.kinds[placed[p]]])
        committing(s, [placed[p] for p in order[1]])
    committed = order[0] + order[1]
    arrange(s, [committed.index(p) for p in PLACES])
    committing(s, [placed[p] for p in order[0]])


def _attackers(s: ElvenState, placed: dict[str, str]) -> list[str]:
    people = view(s)["players"][view(s)["active"]]["people"]
    prefix = {"black": "bk", "snow": "sn", "forest": "fo", "high": "hi"}[people]
    return [card for card in placed.values() if card.startswith(prefix)]


def committing(s: ElvenState, committed: list[str]) -> None:
    """A side commits cards; a castle's own Dragon and neutrals commit themselves."""
    for card in committed:
        if f"commit {card}" in actions(s):
            play(s, f"commit {card}")


def battle(
    layout: str,
    attacker: str = "",
    defender: str = "",
    peoples: tuple[str, str] = ("black", "snow"),
    target: str = "F1",
    facts: str = "",
    fields: tuple[str, str] = ("", ""),
) -> ElvenState:
    """A battle right after the layout: seat 0 attacks seat 1, or neutrals on C3.

    `attacker` and `defender` are the cards kept in hand, the support.
    """
    placed = dict(part.split() for part in layout.split("|"))
    prefixes = {"black": "bk", "snow": "sn", "forest": "fo", "high": "hi"}
    neutral = [card for card in placed.values() if card.startswith("ne_")]
    mine = [card for card in placed.values() if card.startswith(prefixes[peoples[0]])]
    assert len(placed) == 6
    assert len(mine) == 3, "three cards a side"
    lines = []
    for seat, kept in enumerate((attacker, defender)):
        mine = [c for c in placed.values() if c.startswith(prefixes[peoples[seat]])]
        mine = [c for c in mine if GAME.table.rank[GAME.table.kinds[c]] != 2]
        owned = (ATTACKER_LANDS, DEFENDER_LANDS)[seat]
        if target == "G1":
            owned = (ATTACKER_LANDS + " F1", DEFENDER_LANDS.replace("F1 ", ""))[seat]
        fixed = f"seat {seat}: people {peoples[seat]} | hand {' '.join([*mine, kept])}"
        owned = "" if "lands" in fields[seat] else f"lands {owned} | "
        lines.append(f"{fixed} | {owned}{fields[seat]}")
    if neutral:
        lines.append(f"squads: {' '.join(neutral)}")
        target = "C3" if target == "F1" else target
        lines[0] = lines[0].replace(ATTACKER_LANDS, ATTACKER_LANDS + " C2")
    s = position("\n".join([*lines, facts]))
    play(s, f"attack {target}")
    close(s)
    if neutral:
        play(s, "fight 1")
    lay_out(s, layout)
    return s


def fight(s: ElvenState) -> ElvenState:
    """From the layout to the first card-turn window: no swap, nothing played."""
    if question(s) == "swap":
        play(s, "pass")
    return close(s)


def finish(s: ElvenState) -> ElvenState:
    """Everybody passes, cards act by their first option, until the battle is over."""
    for _ in range(500):
        if not view(s)["flags"]["battle"]:
            return s
        play(s, actions(s)[0])
    raise AssertionError("this battle does not end")


def until(s: ElvenState, seat: int, key: str) -> ElvenState:
    """Everybody passes and skips until a seat is asked a question."""
    for _ in range(500):
        if asked(s) == (seat, key):
            return s
        quiet = [text for text in ("pass", "skip") if text in actions(s)]
        play(s, quiet[0] if quiet else actions(s)[0])
    raise AssertionError(f"{key} is never asked")


def until_window(s: ElvenState, name: str, place: str = "") -> ElvenState:
    """Everybody passes, cards act by their first option, until a window (of a card) is open."""
    for _ in range(500):
        if window(s) == name and (not place or acting(s) == place):
            return s
        play(s, actions(s)[0])
    raise AssertionError(f"no window {name} {place}")


def heard(s: ElvenState, seat: int | None = None, key: str = "") -> list[Any]:
    """The events since listening began, as a seat sees them."""
    return [m for m in playing.heard(GAME, s, seat) if not key or m["key"] == key]


def listen(s: ElvenState) -> ElvenState:
    playing.listen(s)
    return s
