"""koloda analyse: a finished game, with everybody's chances and the costliest decisions."""

import argparse
import json
from pathlib import Path
from tempfile import TemporaryFile

from koloda.agents.budget import parse
from koloda.arena.analysis import Analysis, Decision, analyse
from koloda.arena.page import Cell
from koloda.cli.advise import add_thinking, percent
from koloda.cli.arguments import add_cards, checked_seed
from koloda.cli.language import add_lang, cli_texts, language
from koloda.cli.match import Voice, seat_names
from koloda.cli.progress import progress
from koloda.cli.replay import game_of
from koloda.effects.text import Texts
from koloda.games.registry import texts_of
from koloda.kernel.errors import KolodaError
from koloda.kernel.record import Record, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record file")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page")
    add_thinking(parser, "100ms")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    add_lang(parser)
    add_cards(parser)


def run(args: argparse.Namespace) -> int:
    budget, seed = parse(args.budget), checked_seed(args.seed)
    lang = language(args.lang)
    words = Texts("arena", lang, {})
    record = load(args.record)
    if not record.actions:
        raise KolodaError(words.say("record-empty"))
    game = game_of(record, args.set, cli_texts(lang))
    if args.report is not None:
        check_page(args.report)
    with progress(record.game, len(record.actions)) as step:
        analysis = analyse(game, record, budget, seed, step)
    texts = texts_of(game, lang)
    voice = Voice(game, texts, seat_names(record.setup.seats, {}, texts))
    try:
        if args.report is not None:
            write_page(args.report, as_page(record, voice, analysis, words, lang))
    finally:
        if args.json:
            print(json.dumps(as_json(record, analysis)))
        else:
            print("\n".join(as_text(voice, analysis, words)))
    return 0


def line(voice: Voice, decision: Decision, words: Texts) -> str:
    """One costly decision and what was better."""
    return words.say(
        "analyse-line",
        n=decision.number,
        player=voice.names[decision.seat],
        taken=voice.action(decision.action),
        chance=percent(decision.chance),
        best=voice.action(decision.best),
        best_chance=percent(decision.best_chance),
    )


def as_text(voice: Voice, analysis: Analysis, words: Texts) -> list[str]:
    """The costly decisions in words."""
    lines = [line(voice, decision, words) for decision in analysis.mistakes()]
    return [words.say("analyse-mistakes"), *(lines or [words.say("analyse-none")])]


def as_json(record: Record, analysis: Analysis) -> dict[str, object]:
    """Everything, for programs."""
    return {
        "game": record.game,
        "result": analysis.result,
        "decisions": [
            {
                "number": decision.number,
                "seat": decision.seat,
                "action": list(decision.action),
                "best": list(decision.best),
                "chance": round(decision.chance, 4),
                "best_chance": round(decision.best_chance, 4),
                "chances": [round(chance, 4) for chance in decision.chances],
            }
            for decision in analysis.decisions
        ],
    }


def as_page(record: Record, voice: Voice, analysis: Analysis, words: Texts, lang: str) -> str:
    """The HTML page: the plot, the costly decisions, all decisions."""
    from koloda.arena import page, plots  # plots need an extra package

    place = {decision.number: i for i, decision in enumerate(analysis.decisions)}
    mistakes = analysis.mistakes()
    marks = [(place[bad.number], bad.chances[bad.seat]) for bad in mistakes]
    series = {name: analysis.chances(seat) for seat, name in enumerate(voice.names)}
    heading = words.say("analyse-chances")
    svg = plots.lines(series, marks, xlabel=words.say("analyse-axis"), ylabel=heading)
    costly = page.table(rows(voice, mistakes, words))
    parts = [
        page.section(heading, page.figure(svg, heading)),
        page.section(
            words.say("analyse-mistakes"), costly or page.paragraph(words.say("analyse-none"))
        ),
        page.section(words.say("analyse-all"), page.table(rows(voice, analysis.decisions, words))),
    ]
    title = words.say("analyse-title", game=voice.texts.say("game-name"))
    about = words.say(
        "analyse-about",
        seats=record.setup.seats,
        actions=len(record.actions),
        seed=str(record.seed),
    )
    return page.page(title, about, parts, lang)


def rows(voice: Voice, decisions: list[Decision], words: Texts) -> list[dict[str, Cell]]:
    """One row per decision."""

    def share(chance: float) -> Cell:
        return Cell(words.say("percent", n=percent(chance)), round(chance, 4))

    return [
        {
            words.say("analyse-number"): Cell(str(decision.number), decision.number),
            words.say("analyse-player"): Cell(voice.names[decision.seat]),
            words.say("analyse-taken"): Cell(voice.action(decision.action)),
            words.say("analyse-chance"): share(decision.chance),
            words.say("analyse-best"): Cell(voice.action(decision.best)),
            words.say("analyse-best-chance"): share(decision.best_chance),
            words.say("analyse-loss"): share(decision.loss),
        }
        for decision in decisions
    ]


def check_page(path: Path) -> None:
    """Find out before the game is analysed whether its page can be written."""
    try:
        if path.exists():
            path.open("ab").close()
        else:
            TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise KolodaError(f"the report cannot be written to {path}: {error.strerror}") from error


def write_page(path: Path, html: str) -> None:
    """Write the page, or say why not."""
    try:
        path.write_text(html, encoding="utf-8")
    except OSError as error:
        raise KolodaError(f"the report cannot be written to {path}: {error.strerror}") from error
