"""Laying out positions and looking at them the way a player does."""

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from koloda.games.berserk_heroes import GAME, with_cards
from koloda.games.berserk_heroes.cards.schema import CARDS
from koloda.games.berserk_heroes.faces.notation import position
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.errors import IllegalAction
from koloda.kernel.event import seen_by

EXTRA = Path(__file__).parent / "cards" / "zz_extra.toml"


@cache
def extra_game() -> BerserkHeroes:
    """The game with the cards of the set and those of zz_extra.toml after them."""
    folder = Path(tempfile.mkdtemp(prefix="koloda-heroes-"))
    for path in [*CARDS.glob("*.toml"), EXTRA]:
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return with_cards(folder)


def on(own: str = "", foe: str = "", heroes: str = "alder wormwood", more: str = "") -> HeroesState:
    """Seat 0's Main stage, turn 5, ten coins each, ten Deck Rats in each deck."""
    first, second = heroes.split()
    s = position(f"seat 0: {first} | {own}\nseat 1: {second} | {foe}\n{more}")
    s.events = []
    return s


def on_extra(own: str = "", foe: str = "", more: str = "") -> HeroesState:
    """The same with the extra cards."""
    text = f"seat 0: alder | {own}\nseat 1: wormwood | {foe}\n{more}"
    s = position(text, extra_game().table)
    s.events = []
    return s


def short(words: tuple[str, ...]) -> str:
    """An action without the places of cards."""
    return " ".join(word.partition("#")[0] for word in words)


def legal(s: HeroesState) -> list[str]:
    """The legal actions, without the places of cards."""
    return [short(GAME.action(s, option)) for option in GAME.options(s)]


def do(s: HeroesState, *texts: str) -> HeroesState:
    """Carry out actions; a card is named with or without its place."""
    for text in texts:
        for option in GAME.options(s):
            words = GAME.action(s, option)
            if text in (" ".join(words), short(words)):
                GAME.apply(s, option)
                break
        else:
            raise AssertionError(f"{text!r} is not among {legal(s)}")
    return s


def attack(s: HeroesState, attacker: str, target: str, defender: str = "") -> HeroesState:
    """An attack by strike up to the strikes, with or without a defender."""
    do(s, f"attack {attacker}", f"strike {target}")
    if defender:
        return do(s, f"defend {defender}")
    return do(s, "done") if asked(s) == "defender" else s


def asked(s: HeroesState) -> str:
    """The question that is asked now."""
    return str(GAME.observe(s, None)["question"])


def seat(s: HeroesState) -> int:
    return GAME.seat(s)


def view(s: HeroesState, who: int | None = None) -> Any:
    return GAME.observe(s, who)


def cards(s: HeroesState, name: str) -> list[Any]:
    """All cards of a name in play as their controllers see them."""
    found = []
    for who in (0, 1):
        for card in view(s, who)["players"][who]["zones"]["play"]["cards"]:
            if card["card"] == name:
                found.append({"wounds": 0, "poison": 0, "seat": who, "keywords": [], **card})
    return found


def card(s: HeroesState, name: str) -> Any:
    """The one card of a name in play."""
    (found,) = cards(s, name)
    return found


def in_play(s: HeroesState, name: str) -> int:
    """How many cards of a name are in play."""
    return len(cards(s, name))


def wounds(s: HeroesState, name: str) -> int:
    n = card(s, name)["wounds"]
    assert isinstance(n, int)
    return n


def zone(s: HeroesState, who: int, name: str) -> list[str]:
    """The cards a player knows in one of the own zones."""
    return [c["card"] for c in view(s, who)["players"][who]["zones"][name]["cards"]]


def hand(s: HeroesState, who: int) -> list[str]:
    return zone(s, who, "hand")


def grave(s: HeroesState, who: int) -> list[str]:
    return zone(s, who, "graveyard")


def deck_count(s: HeroesState, who: int) -> int:
    n = view(s)["players"][who]["zones"]["deck"]["count"]
    assert isinstance(n, int)
    return n


def numbers(s: HeroesState, who: int) -> Any:
    return view(s)["players"][who]["numbers"]


def coins(s: HeroesState, who: int) -> tuple[int, int]:
    """Open and closed coin markers."""
    return numbers(s, who)["coins"], numbers(s, who)["closed_coins"]


def place(s: HeroesState, name: str, nth: int = 0) -> str:
    """The full word of a card in play: its name and its place."""
    return f"{name}#{cards(s, name)[nth]['unit']}"


def events(s: HeroesState, who: int | None = None) -> list[Any]:
    """What a seat has heard since the position was laid out."""
    assert s.events is not None
    seen = [seen_by(event, who) for event in s.events]
    return [extra_game().message(event) for event in seen if event is not None]


def heard(s: HeroesState, key: str, who: int | None = None) -> list[Any]:
    """The arguments of the events of one kind."""
    return [event["args"] for event in events(s, who) if event["key"] == key]


def refused(s: HeroesState, text: str) -> str:
    """The clause by which an action is refused; a card is named without its place."""
    words = text.split()
    for i, word in enumerate(words[1:], 1):
        if cards(s, word) and words[0] not in ("play", "discard", "take", "bottom"):
            words[i] = place(s, word)
    try:
        GAME.option(s, tuple(words))
    except IllegalAction as error:
        return error.clause
    raise AssertionError(f"{text} is legal")


def end_turn(s: HeroesState) -> HeroesState:
    """End the turn; the other player's Main stage begins."""
    return do(s, "end")


def over(s: HeroesState) -> tuple[str, list[float] | None]:
    return GAME.ending(s), GAME.returns(s)
