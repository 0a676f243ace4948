"""What the tests of Berserk share: positions, dice, passing, and cards made for tests."""

from pathlib import Path
from typing import Any

from koloda.effects.load import load_file
from koloda.games.berserk.cards.deckfile import read_decks
from koloda.games.berserk.cards.schema import load_table, names_of, read_cards
from koloda.games.berserk.cards.structs import Card
from koloda.games.berserk.faces.notation import position
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.model import STREAM_ATTACK, STREAM_DEFENCE
from koloda.games.berserk.rules.state import BerserkState
from koloda.kernel.rng import force
from koloda.kernel.setup import Setup
from tests import playing

MADE_FOR_TESTS = Path(__file__).parent / "extra.toml"


def extra_cards() -> list[Card]:
    """Cards made for tests."""
    return load_file(MADE_FOR_TESTS, Card)


def game_with(cards: list[Card]) -> Berserk:
    """The game with other cards."""
    decks = read_decks()
    table = load_table(cards, [deck.cards for deck in decks])
    kinds = table.kinds
    presets = {
        deck.id: sorted(kinds[name] for name, n in deck.cards.items() for _ in range(n))
        for deck in decks
    }
    return Berserk(table, presets, names_of(cards))


EXTRA = game_with([*read_cards(), *extra_cards()])


def pos(text: str) -> BerserkState:
    """A position, with the cards made for tests."""
    return position(text, EXTRA)


def acts(s: BerserkState) -> list[str]:
    """The legal actions, stop settings left out."""
    return [text for text in playing.actions(EXTRA, s) if not text.startswith("stop ")]


def do(s: BerserkState, *texts: str) -> None:
    """Carry out actions, each of which must be legal."""
    playing.play(EXTRA, s, *texts)


def dice(s: BerserkState, white: str = "", black: str = "") -> None:
    """The next D6 of the attack die and the defence die, in digits."""
    force(s, STREAM_ATTACK, [int(digit) - 1 for digit in white])
    force(s, STREAM_DEFENCE, [int(digit) - 1 for digit in black])


def asked(s: BerserkState) -> str:
    """What is asked, and of whom: "main 0"; nothing when the game is over."""
    return f"{EXTRA.prompt(s)['key']} {EXTRA.seat(s)}" if s.stack else ""


def go(s: BerserkState, *texts: str, white: str = "", black: str = "") -> None:
    """Carry out actions; between them every window passes and no defender comes."""
    dice(s, white, black)
    for text in texts:
        do(s, text)
        while s.stack and EXTRA.prompt(s)["key"] in ("response", "moment", "defender"):
            do(s, "undefended" if asked(s).startswith("defender") else "pass")
    assert not s.forced, "a die was not rolled"


def look(s: BerserkState, seat: int | None) -> Any:
    """The view of a seat; its layout is tested, not typed."""
    return EXTRA.observe(s, seat)


def told(s: BerserkState, seat: int | None) -> list[Any]:
    """The events since listen() as a seat sees them."""
    return list(playing.heard(EXTRA, s, seat))


def seen(s: BerserkState, seat: int | None = None) -> dict[str, Any]:
    """The cards in the game zone by place, as a seat sees them."""
    view = look(s, seat)
    cards = list(view["board"])
    for player in view["players"]:
        cards += player["zones"]["additional"]["cards"]
    return {card["place"]: card for card in cards}


def at(s: BerserkState, place: str, what: str) -> Any:
    """One fact about the card at a place."""
    return seen(s)[place][what]


def grave(s: BerserkState, seat: int) -> list[str]:
    """The cards in a graveyard."""
    return zone(s, seat, "grave")


def zone(s: BerserkState, seat: int, name: str) -> list[str]:
    """The cards of a player's zone as the player sees them."""
    cards = look(s, seat)["players"][seat]["zones"][name]["cards"]
    return [card["card"] for card in cards]


def start(seed: int = 1, deck0: str = "grove", deck1: str = "mire", first: int = 0) -> BerserkState:
    """A new match."""
    options = {"deck0": deck0, "deck1": deck1, "first": str(first)}
    return EXTRA.start(seed, Setup(2, options))


def drafting(deal0: str, deal1: str = "d01 d07", first: int = 0) -> BerserkState:
    """A new match with these deals."""
    s = start(first=first)
    for seat, deal in ((0, deal0), (1, deal1)):
        words = [word.partition("*") for word in deal.split()]
        kinds = [EXTRA.table.kinds[name] for name, _, n in words for _ in range(int(n or 1))]
        s.deals[seat] = sorted(kinds)
        s.redeals[seat] = 15 - len(kinds)
    return s


def deployed(p1: str, p2: str) -> BerserkState:
    """Both squads deployed and revealed: "f01 c3, f14 b2"; a cell with ! stays hidden."""
    sides = [[entry.split() for entry in side.split(", ")] for side in (p1, p2)]
    deals = [" ".join(card for card, _ in side) for side in sides]
    s = drafting(deals[0], deals[1])
    for seat, side in enumerate(sides):
        do(s, *[f"take {card}" for card, _ in side], "confirm")
        while asked(s) == f"deploy {seat}":
            prompt: Any = EXTRA.prompt(s)
            entry = next(entry for entry in side if entry[0] == prompt["args"]["card"])
            side.remove(entry)
            verb = "hide" if entry[1].endswith("!") else "deploy"
            do(s, f"{verb} {entry[0]} {entry[1].rstrip('!')}")
    return s
