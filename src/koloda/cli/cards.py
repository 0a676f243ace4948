"""koloda cards: list the cards of a game, draw them, copy and validate card files."""

import argparse
import json
import shutil
from pathlib import Path

from koloda.cli import preview
from koloda.cli.arguments import add_cards, cards_of
from koloda.cli.faces import search, whole
from koloda.cli.language import add_lang, cli_texts, language
from koloda.cli.terminal import standard_console
from koloda.effects.schema import json_schema
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(registry.names()))
    parser.add_argument("name", metavar="NAME", nargs="?", help="only cards of this name or id")
    add_lang(parser)
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--check", type=Path, metavar="PATH", help="validate a folder of cards")
    instead.add_argument("--copy", type=Path, metavar="PATH", help="copy the card files, to change")
    instead.add_argument("--schema", action="store_true", help="print the JSON Schema for editors")
    instead.add_argument("--html", type=Path, metavar="FILE", help="write a page of all faces")
    add_cards(parser)


def run(args: argparse.Namespace) -> int:
    if args.schema:
        print(json.dumps(json_schema(registry.card_type(args.game)), ensure_ascii=False, indent=2))
        return 0
    words = cli_texts(language(args.lang))
    if args.check is not None:
        print(check(args.game, args.check, words))
        return 0
    if args.copy is not None:
        print(copy(args.game, args.copy, words))
        return 0
    game = registry.find(args.game, cards_of(args.set))
    if not registry.cards_of(game):
        raise KolodaError(f"{args.game} has no card files")
    if args.html is not None:
        print(preview.write(game, words, args.html))
        return 0
    show(game, registry.texts_of(game, words.lang), args.name, words)
    return 0


def check(name: str, folder: Path, words: Texts) -> str:
    """Builds the game from the folder: everything the game demands is checked."""
    game = registry.find(name, folder)
    faces = registry.texts_of(game, words.lang).faces.values()
    return words.say(
        "cards-in-order",
        folder=str(folder),
        n=len(faces),
        copies=sum(face.copies for face in faces),
        fingerprint=game.fingerprint,
    )


def copy(name: str, folder: Path, words: Texts) -> str:
    """A folder of a designer's own, to begin from; nothing that exists is touched."""
    if folder.exists():
        raise KolodaError(words.say("folder-exists", folder=str(folder)))
    if not registry.card_files(name):
        raise KolodaError(f"{name} has no card files")
    try:
        folder.mkdir(parents=True)
        for path in registry.card_files(name):
            shutil.copy(path, folder)
    except OSError as error:
        raise KolodaError(f"{folder}: {error.strerror}") from error
    return words.say("cards-copied", folder=str(folder), n=len(list(folder.iterdir())), game=name)


def show(game: Game[BaseState], texts: Texts, name: str | None, words: Texts) -> None:
    """Every card, or those of a name, as a player reads them."""
    faces = list(texts.faces.values()) if name is None else search(texts, name)
    if not faces:
        raise KolodaError(words.say("no-such-card", name=str(name)))
    console = standard_console()
    for face in faces:
        console.print(whole(texts, face))
    copies = sum(face.copies for face in faces)
    console.print(words.say("cards-in-all", n=len(faces), copies=copies), markup=False)
