"""koloda advise: the best options of a position in a record, with chances to win."""

import argparse
import json
from pathlib import Path

from koloda.agents.budget import parse
from koloda.arena.advice import Advice, advise
from koloda.cli.arguments import add_cards, checked_seed
from koloda.cli.language import add_lang, cli_texts, language
from koloda.cli.match import Voice, seat_names
from koloda.cli.replay import game_of
from koloda.effects.text import Texts
from koloda.games.registry import texts_of
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import OVER, Game
from koloda.kernel.record import Record, load, replay
from koloda.kernel.state import BaseState

SHOWN = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record file")
    parser.add_argument(
        "--at", type=int, metavar="N", help="the position after N actions; by default the last one"
    )
    add_thinking(parser, "2s")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    add_lang(parser)
    add_cards(parser)


def add_thinking(parser: argparse.ArgumentParser, budget: str) -> None:
    """--budget and --seed."""
    parser.add_argument(
        "--budget",
        default=budget,
        metavar="B",
        help=f"iterations such as 1000, or a time such as 500ms ({budget})",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the search")


def run(args: argparse.Namespace) -> int:
    budget, seed = parse(args.budget), checked_seed(args.seed)
    lang = language(args.lang)
    record = load(args.record)
    words = Texts("arena", lang, {})
    game = game_of(record, args.set, cli_texts(lang))
    s, at = position(game, record, args.at, words)
    advice = advise(game, s, budget, seed)
    texts = texts_of(game, lang)
    voice = Voice(game, texts, seat_names(record.setup.seats, {}, texts))
    if args.json:
        print(json.dumps(as_json(game, s, at, advice)))
    else:
        print("\n".join(as_text(voice, s, at, advice, words)))
    return 0


def position(
    game: Game[BaseState], record: Record, at: int | None, words: Texts
) -> tuple[BaseState, int]:
    """The position asked for; by default the last one with a decision in it."""
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise KolodaError(words.say("no-such-decision", k=at, n=last))
    s = replay(game, record, at)
    if game.seat(s) != OVER:
        return s, last if at is None else at
    if at is not None or not record.actions:
        raise KolodaError(words.say("record-over", n=last if at is None else at))
    return replay(game, record, last - 1), last - 1


def percent(chance: float) -> str:
    """A chance as people say it."""
    return f"{100 * chance:.0f}"


def as_text(voice: Voice, s: BaseState, at: int, advice: Advice, words: Texts) -> list[str]:
    """The advice in words."""
    player = voice.names[advice.seat]
    lines = [words.say("advise-title", n=at, player=player, prompt=voice.prompt(s))]
    chances = ", ".join(
        f"{name} {percent(chance)} %"
        for name, chance in zip(voice.names, advice.chances, strict=True)
    )
    lines.append(words.say("advise-chances", chances=chances))
    if len(advice.options) == 1:
        option = voice.action(voice.game.action(s, advice.options[0].option))
        return [*lines, words.say("advise-forced", option=option)]
    for found in advice.options[:SHOWN]:
        option = voice.action(voice.game.action(s, found.option))
        chance = percent(found.chance).rjust(3)
        lines.append(words.say("advise-option", chance=chance, option=option, visits=found.visits))
    return lines


def as_json(game: Game[BaseState], s: BaseState, at: int, advice: Advice) -> dict[str, object]:
    """The advice for programs."""
    return {
        "game": game.id,
        "at": at,
        "seat": advice.seat,
        "chances": [round(chance, 4) for chance in advice.chances],
        "options": [
            {
                "action": list(game.action(s, found.option)),
                "chance": round(found.chance, 4),
                "visits": found.visits,
            }
            for found in advice.options
        ],
    }
