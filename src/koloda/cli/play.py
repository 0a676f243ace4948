"""koloda play: a game in the terminal, against bots or at one screen with friends."""

import argparse
import secrets
import shlex
from pathlib import Path

from koloda.agents.registry import NAMES, check
from koloda.cli import menu
from koloda.cli.arguments import add_set, default_seats, read_decks, split_settings
from koloda.cli.language import add_lang, cli_texts, language
from koloda.cli.match import Match, Voice, resume, seat_names, start
from koloda.cli.session import Manner, Session
from koloda.cli.terminal import Terminal, standard
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game, Seat
from koloda.kernel.record import load
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

SEEDS = 10**9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    games = ", ".join(registry.names())
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"{games}; without it a menu")
    parser.add_argument("--seats", type=int, metavar="K", help="number of players")
    parser.add_argument(
        "--seat",
        metavar="N",
        help="your seat, counted from 0; several as 0,2; all or none (by default 0)",
    )
    parser.add_argument("--agents", metavar="A,B", help=f"who plays the other seats: {NAMES}")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed, the same luck")
    add_set(parser)
    add_lang(parser)
    parser.add_argument(
        "--quick",
        action="store_true",
        help="at a shared screen do not ask players who are not on turn and have one option; "
        "the others can then tell that they had no choice",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the match in this file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")


def run(args: argparse.Namespace) -> int:
    play(args, standard())
    return 0


def play(args: argparse.Namespace, terminal: Terminal) -> None:
    """One match from the command line's words to its end."""
    words = cli_texts(language(args.lang))
    if args.game is None and args.resume is None:
        try:
            menu.fill(args, terminal, words)
        except (EOFError, KeyboardInterrupt):
            terminal.say("")
            return
    match = resumed(args, words) if args.resume else started(args, words)
    path = args.record or args.resume
    if path is not None:
        match.check_path(path, words)
    texts = registry.texts_of(match.game, words.lang)
    agents = {seat: agent.name for seat, agent in match.agents.items()}
    voice = Voice(match.game, texts, seat_names(match.seats, agents, texts))
    Session(terminal, match, voice, words, Manner(path, seating(args), args.quick)).run()


def seating(args: argparse.Namespace) -> str:
    """The arguments that a record does not hold, to be given again when it is resumed."""
    given = [f"--set {shlex.quote(one)}" for one in args.set if one.startswith("cards=")]
    for name in ("seat", "agents"):
        if getattr(args, name):
            given.append(f"--{name} {shlex.quote(getattr(args, name))}")
    given += ["--quick"] if args.quick else []
    return "".join(f" {one}" for one in given)


def started(args: argparse.Namespace, words: Texts) -> Match:
    """A new match as the arguments say."""
    options = split_settings(args.set)
    cards = options.pop("cards", None)
    game = registry.find(args.game, None if cards is None else Path(cards))
    read_decks(game, options)
    seats = default_seats(game) if args.seats is None else args.seats
    setup = Setup(seats, options)
    game.start(0, setup)
    agents = bots(args, game, seats, words)
    if len(agents) < seats:
        unlimited(game, setup)
    return start(game, seed(args.seed, words), setup, agents)


def resumed(args: argparse.Namespace, words: Texts) -> Match:
    """A recorded match; what its record settles cannot be given again."""
    for name in ("seats", "seed"):
        if getattr(args, name) is not None:
            raise KolodaError(words.say("resume-settles", option=f"--{name}"))
    options = split_settings(args.set)
    cards = options.pop("cards", None)
    if options:
        raise KolodaError(words.say("resume-settles", option=f"--set {next(iter(options))}"))
    record = load(args.resume)
    if args.game not in (None, record.game):
        raise KolodaError(words.say("resume-other-game", file=str(args.resume), game=record.game))
    folder = None if cards is None else Path(cards)
    game = registry.find(record.game, folder)
    return resume(record, folder, bots(args, game, record.setup.seats, words))


def unlimited(game: Game[BaseState], setup: Setup) -> None:
    """A limit of turns is for bots; people play to the end unless they set it."""
    for option in game.setup_options:
        if option.name == "turns" and option.values[0] == "0":
            setup.options.setdefault("turns", "0")


def seed(given: int | None, words: Texts) -> int:
    """The seed asked for, or a fresh one."""
    if given is None:
        return secrets.randbelow(SEEDS)
    if given < 0:
        raise KolodaError(words.say("bad-seed", seed=given))
    return given


def bots(
    args: argparse.Namespace, game: Game[BaseState], seats: int, words: Texts
) -> dict[Seat, str]:
    """The agent of each seat that nobody plays, in the order given, the last one repeated."""
    people = human_seats(args.seat, seats, words)
    free = [seat for seat in range(seats) if seat not in people]
    names = args.agents.split(",") if args.agents else [menu.DEFAULT_AGENT]
    if args.agents and len(names) > len(free):
        raise KolodaError(words.say("too-many-agents", n=len(names), free=len(free)))
    found = {seat: names[min(i, len(names) - 1)] for i, seat in enumerate(free)}
    for name in set(found.values()):
        check(name, game)
    return found


def human_seats(given: str | None, seats: int, words: Texts) -> set[Seat]:
    """0, 0,2, all or none."""
    if given == "all":
        return set(range(seats))
    if given == "none":
        return set()
    parts = (given or "0").split(",")
    for part in parts:
        if not (part.isascii() and part.isdigit() and int(part) < seats):
            raise KolodaError(words.say("bad-seat", seat=part, last=seats - 1))
    return {int(part) for part in parts}
