"""The menu that `koloda play` opens when no game is named."""

import argparse

from rich.text import Text

from koloda.agents.registry import check
from koloda.cli.arguments import default_seats, split_settings
from koloda.cli.layout import Hanging
from koloda.cli.terminal import Terminal
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.setup import Setup, SetupOption
from koloda.kernel.state import BaseState

DEFAULT_AGENT = "normal"
LEVELS = ("easy", "normal", "strong")


def fill(args: argparse.Namespace, terminal: Terminal, words: Texts) -> None:
    """Ask for what the command line left open: game, players, bots, options."""
    game = ask_game(terminal, words)
    args.game = game.id
    if args.seats is None:
        args.seats = ask_seats(terminal, words, game)
    if args.seat is None:
        args.seat = ask_people(terminal, words, args.seats)
    free = args.seats - (args.seats if args.seat == "all" else len(args.seat.split(",")))
    if args.agents is None and free:
        args.agents = ask_agent(terminal, words, game)
    if not args.set:
        args.set = ask_options(terminal, words, game, args.seats)


def ask_game(terminal: Terminal, words: Texts) -> Game[BaseState]:
    terminal.clear()
    terminal.say(words.say("menu-title"), "bold")
    games = [registry.find(name) for name in registry.names()]
    for number, game in enumerate(games, 1):
        texts = registry.texts_of(game, words.lang)
        seats = words.say("menu-seats", least=game.min_seats, most=game.max_seats)
        about = Text.assemble((texts.say("game-name"), "bold"), (f" ({seats}). ", "dim"))
        about.append(texts.say("game-about"))
        terminal.show(Hanging(Text(f"{number:4}  ", "bold green"), about))
    number = ask_number(terminal, words, words.say("menu-game"), (1, len(games)), 1)
    return games[number - 1]


def ask_seats(terminal: Terminal, words: Texts, game: Game[BaseState]) -> int:
    if game.min_seats == game.max_seats:
        return game.min_seats
    bounds = (game.min_seats, game.max_seats)
    return ask_number(terminal, words, words.say("menu-players"), bounds, default_seats(game))


def ask_people(terminal: Terminal, words: Texts, seats: int) -> str:
    """The people sit first, the bots after them."""
    if seats == 1:
        return "0"
    people = ask_number(terminal, words, words.say("menu-people"), (1, seats), 1)
    return "all" if people == seats else ",".join(map(str, range(people)))


def ask_agent(terminal: Terminal, words: Texts, game: Game[BaseState]) -> str:
    """A level by its number, or any agent by its name."""
    for number, level in enumerate(LEVELS, 1):
        terminal.say(f"{number:4}  {words.say(f'level-{level}')}")
    default = LEVELS.index(DEFAULT_AGENT) + 1
    while True:
        answer = terminal.ask(f"{words.say('menu-agent')} [{default}] ") or str(default)
        if answer.isdecimal() and 1 <= int(answer) <= len(LEVELS):
            return LEVELS[int(answer) - 1]
        try:
            check(answer, game)
            return answer
        except KolodaError as error:
            terminal.say(str(error), "red")


def ask_options(terminal: Terminal, words: Texts, game: Game[BaseState], seats: int) -> list[str]:
    """The set-up options one by one, if the player wants them changed, until the game agrees."""
    texts: Texts = registry.texts_of(game, words.lang)
    if not game.setup_options or not terminal.ask(words.say("menu-options") + " "):
        return []
    while True:
        chosen = [ask_option(terminal, words, texts, option) for option in game.setup_options]
        settings = [setting for setting in chosen if setting]
        try:
            game.start(0, Setup(seats, split_settings(settings)))
            return settings
        except KolodaError as error:
            terminal.say(str(error), "red")


def ask_option(terminal: Terminal, words: Texts, texts: Texts, option: SetupOption) -> str:
    """One option until its value is accepted; an empty answer leaves it out."""
    title = texts.say(f"setup-{option.name}") if texts.has(f"setup-{option.name}") else option.name
    terminal.say(title, "bold")
    about = texts.help(f"setup-{option.name}")
    if about:
        terminal.say(about)
    terminal.show(Hanging(Text("  "), Text(values(words, texts, option))))
    while True:
        answer = terminal.ask(words.say("menu-value", default=option.default or "—") + " ")
        if not answer:
            return ""
        try:
            option.check(answer)
            return f"{option.name}={answer}"
        except KolodaError as error:
            terminal.say(str(error), "red")


def values(words: Texts, texts: Texts, option: SetupOption) -> str:
    """What may be answered."""
    if option.kind == "number":
        return words.say("menu-number", least=option.values[0], most=option.values[1])
    named = []
    for value in option.values:
        key = f"setup-{option.name}-{value}"
        named.append(f"{value} ({texts.say(key)})" if texts.has(key) else value)
    return (words.say("menu-any-of") if option.kind == "flags" else "") + ", ".join(named)


def ask_number(
    terminal: Terminal, words: Texts, question: str, bounds: tuple[int, int], default: int
) -> int:
    """A number within bounds; an empty answer is the default."""
    least, most = bounds
    while True:
        answer = terminal.ask(f"{question} ({least}–{most}) [{default}] ")
        if not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        terminal.say(words.say("menu-bad-number", text=answer, least=least, most=most), "red")
