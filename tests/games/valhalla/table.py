"""A table of Valhalla: positions and moves in words, and what lies where."""

from typing import Any

from koloda.games.valhalla import GAME
from koloda.games.valhalla.faces.notation import position
from koloda.games.valhalla.model import FACES, STREAM_DECK, STREAM_DICE, STREAM_MONSTER
from koloda.games.valhalla.rules.state import ValhallaState
from koloda.kernel.errors import BadSetup, IllegalAction
from koloda.kernel.playout import Chooser
from koloda.kernel.rng import force
from koloda.kernel.setup import Setup
from tests import playing

__all__ = ["GAME", "ValhallaState", "position"]

NOTHING = "x x x x x x"


def start(seats: int, seed: int = 1, **options: str) -> ValhallaState:
    """A fresh match, listening."""
    return GAME.start(seed, Setup(seats, options), listen=True)


def refused_setup(seats: int, **options: str) -> str:
    """The clause that forbids a set-up."""
    try:
        GAME.start(1, Setup(seats, options))
    except BadSetup as error:
        return error.clause
    raise AssertionError("the set-up is legal")


def actions(s: ValhallaState, verb: str = "") -> list[str]:
    """The legal actions, or those of one verb."""
    found = playing.actions(GAME, s)
    return [text for text in found if not verb or text.split(" ")[0] == verb]


def play(s: ValhallaState, *texts: str) -> ValhallaState:
    """Carry out actions, each of which must be legal."""
    playing.play(GAME, s, *texts)
    return s


def refused(s: ValhallaState, text: str) -> str:
    """The clause by which an action is refused; nothing changes."""
    before = s.key()
    try:
        GAME.option(s, tuple(text.split(" ")))
    except IllegalAction as error:
        assert s.key() == before
        return error.clause
    raise AssertionError(f"{text} is legal")


def asked(s: ValhallaState) -> tuple[int, str]:
    """Who is asked what."""
    return GAME.seat(s), str(GAME.prompt(s)["key"]) if s.stack else "over"


def random_play(s: ValhallaState, seed: int, stop: str = "") -> ValhallaState:
    """Choose at random until a question of this key comes, or to the end."""
    chooser = Chooser(seed)
    while s.stack and asked(s)[1] != stop:
        options = GAME.options(s)
        GAME.apply(s, options[chooser.below(len(options))])
    return s


def roll(s: ValhallaState, *rolls: str) -> ValhallaState:
    """Queue the faces of the next dice."""
    force(s, STREAM_DICE, [FACES.index(face) for text in rolls for face in text.split()])
    return s


def monster_roll(s: ValhallaState, text: str) -> ValhallaState:
    """Queue the faces of the monster's next dice."""
    force(s, STREAM_MONSTER, [FACES.index(face) for face in text.split()])
    return s


def deal(s: ValhallaState, text: str) -> ValhallaState:
    """Queue the next cards drawn from the deck."""
    deck = s.deck[:]
    for name in text.split():
        at = deck.index(GAME.table.kinds[name])
        force(s, STREAM_DECK, [at])
        deck[at] = deck[-1]
        deck.pop()
    return s


def fight(
    s: ValhallaState,
    mine: str,
    theirs: str = NOTHING,
    target: str = "1",
    arm: str = "",
    defend: str = "",
) -> ValhallaState:
    """A whole battle: two rolls, the warriors armed with dice by each side, both phases ended."""
    roll(s, mine, theirs)
    play(s, f"attack {target}", *[f"arm {card} dice" for card in arm.split()], "end_phase")
    if s.stack and asked(s)[1] == "phase":
        play(s, *[f"arm {card} dice" for card in defend.split()], "end_phase")
    return s


def view(s: ValhallaState, seat: int | None = None) -> Any:
    """What a seat sees; None is a spectator."""
    return GAME.observe(s, seat)


def names(zone: Any) -> list[str]:
    """The cards of a zone of a view."""
    return [card["card"] for card in zone["cards"]]


def zone(s: ValhallaState, name: str, seat: int) -> list[str]:
    """The cards of a player's zone as their owner sees them."""
    return names(view(s, seat)["players"][seat]["zones"][name])


def seen(s: ValhallaState, name: str, seat: int, viewer: int | None) -> list[str]:
    """The cards of a player's zone as somebody else sees them."""
    return names(view(s, viewer)["players"][seat]["zones"][name])


def hand(s: ValhallaState, seat: int) -> list[str]:
    return zone(s, "hand", seat)


def squad(s: ValhallaState, seat: int) -> list[str]:
    return zone(s, "squad", seat)


def valhalla(s: ValhallaState, seat: int) -> list[str]:
    return zone(s, "valhalla", seat)


def size(s: ValhallaState, name: str, seat: int) -> int:
    """How many cards everybody sees lying in a player's zone."""
    return int(view(s)["players"][seat]["zones"][name]["count"])


def pile(s: ValhallaState) -> list[str]:
    """The discard pile, the top card last."""
    return names(view(s)["zones"]["discard"])


def deck_size(s: ValhallaState) -> int:
    return int(view(s)["zones"]["deck"]["count"])


def own(s: ValhallaState) -> list[int]:
    """Everybody's own shields."""
    return [player["numbers"]["own_shields"] for player in view(s)["players"]]


def captured(s: ValhallaState, seat: int) -> list[int]:
    """Foreign shields of a player by the seat they were taken from."""
    return list(view(s)["players"][seat]["captured"])


def strength(s: ValhallaState) -> list[int]:
    """The battle strengths determined so far: attacker, defender."""
    return list(view(s)["battle"]["strength"])


def dice(s: ValhallaState, side: int = 0) -> str:
    """The free dice of a side."""
    return " ".join(view(s)["battle"]["dice"][side])


def supply(s: ValhallaState) -> int:
    """The extra dice in the common supply."""
    return int(view(s)["numbers"]["extra_dice"])


def listen(s: ValhallaState) -> ValhallaState:
    """From here on collect events."""
    playing.listen(s)
    return s


def heard(s: ValhallaState, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of the events of a key as a seat sees them."""
    found: list[Any] = list(playing.heard(GAME, s, seat))
    return [message["args"] for message in found if message["key"] == key]


def cited(s: ValhallaState, key: str) -> set[str]:
    """The clauses that events of a key cite."""
    found = playing.heard(GAME, s, None)
    return {str(message["clause"]) for message in found if message["key"] == key}


def scores(s: ValhallaState) -> list[int]:
    """The final scores."""
    return [player["numbers"]["score"] for player in view(s)["players"]]


def finish(s: ValhallaState) -> ValhallaState:
    """Play on to the end without doing anything: end phases, pass, keep the first card."""
    while s.stack:
        found = actions(s)
        quiet = [text for text in ("end_phase", "pass", "draw", "roll") if text in found]
        play(s, quiet[0] if quiet else found[0])
    return s


ENDING = "final: 1\n"  # the active player's turn is the last one before Ragnarok
