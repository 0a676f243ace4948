"""koloda new-game: a small working game as a package of its own, to begin from.

The folder new-game beside this module is such a package; its name, its title and the prefix of its
clauses are replaced.
"""

import argparse
import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from koloda.cli.language import add_lang, cli_texts, language
from koloda.effects.plain import sentence
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.games.outsiders import ID
from koloda.kernel import fields
from koloda.kernel.errors import KolodaError

TEMPLATE = Path(__file__).parent / "new-game"
NAME, TITLE, PREFIX = "template_game", "Template game", "TG"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="its id: a-z, 0-9 and _")
    parser.add_argument(
        "folder", metavar="FOLDER", nargs="?", type=Path, help="by default one of that name here"
    )
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    words = cli_texts(language(args.lang))
    folder = Path(args.name) if args.folder is None else args.folder
    check(args.name, folder, words)
    try:
        write(args.name, folder)
    except OSError as error:
        raise KolodaError(f"{folder}: {error.strerror}") from error
    print(words.say("new-game-written", folder=str(folder), name=args.name))
    return 0


def check(name: str, folder: Path, words: Texts) -> None:
    """Refuse a name that cannot be a package beside the others; nothing that exists is touched."""
    if not ID.fullmatch(name) or iskeyword(name):
        raise KolodaError(words.say("new-game-name", name=name))
    if folder.exists():
        raise KolodaError(words.say("folder-exists", folder=str(folder)))
    if name in registry.GAMES or find_spec(name) is not None:
        raise KolodaError(words.say("new-game-taken", name=name))


def write(name: str, folder: Path) -> None:
    """The files of the template under their new names."""
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            new = folder / renamed(str(path.relative_to(TEMPLATE)), name)
            new.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    fields.main([str(folder / "src" / name / "rules" / "fields.py")])


def renamed(text: str, name: str) -> str:
    """A text of the template for a game of another name."""
    text = text.replace(NAME, name).replace(TITLE, sentence(name))
    return re.sub(rf"\b{PREFIX}-", f"{prefix(name)}-", text)


def prefix(name: str) -> str:
    """The two or three letters before the numbers of its clauses."""
    initials = re.sub("[^a-z]", "", "".join(word[:1] for word in name.split("_")))
    letters = re.sub("[^a-z]", "", name)
    return (initials[:3] if len(initials) > 1 else f"{letters}g"[:2]).upper()
