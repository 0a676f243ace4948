"""Everything a person reads, rendered from structure through Fluent files.

A game's bundle is texts/<language>/common.ftl plus texts/<language>/<game>.ftl; the game of another
package has texts/en.ftl and texts/<language>.ftl there instead. Ids:
game-name, game-about, prompt-KEY, action-VERB, event-KEY, refusal-REASON, ending-NAME,
setup-OPTION (with .help), setup-OPTION-VALUE, zone-NAME, number-NAME, glyph-NAME and keyword-NAME
(with .help, one sentence, and .clause), reason-SOURCE, frame-NAME and kind-NAME (the cards
of a frame or kind, as a filter is called), and whatever the game's own text.py needs for its cards.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from koloda.effects.schema import Card
from koloda.kernel.errors import IllegalAction, KolodaError, Mistake
from koloda.kernel.protocol import Action, Json, Message, View

try:
    from fluent.runtime import FluentBundle, FluentResource
except ImportError as error:
    raise KolodaError("texts need the extra packages: pip install 'koloda[cli]'") from error

TEXTS = Path(__file__).parent.parent / "texts"
LANGUAGES = ("ru", "en")
GLYPH = re.compile(r"\[([a-z_]+)\]")  # a glyph in a line; glyph-NAME says what it means


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A card as a person sees it: what a client needs to draw it."""

    id: str
    name: str
    nick: str = ""  # a shorter name for narrow faces, where the card file gives one
    kind: str  # chooses the emblem: "entity", "warrior", "spell" ...
    frame: str  # chooses the frame: a colour, element or clan
    art: str = ""  # the picture, by its name; empty: one by kind
    tint: str = ""  # what the card is, which colours the picture: a class; empty: its frame
    line: str  # the type line, in words
    short: str = ""  # the same in a word or two, for the face
    signs: str = ""  # its marks in words, for those who do not see them
    text: list[str]  # the abilities, one sentence each
    lines: list[str] = []  # the same in glyphs, numbers and short words: "[green]: [draw]2"
    terms: list[str] = []  # what is explained beside it: "glyph-draw", "keyword-armour"
    numbers: dict[str, int] = {}  # cost, sanity, strike ... by the names of number-NAME
    marks: list[str] = []  # icons: "sanctum", "gate" ...
    copies: int = 1


def source(game: str, lang: str, folder: Path | None = None) -> str:
    """The Fluent files of a game, one behind the other: later messages replace earlier ones.

    A folder is that of another package, which need not speak every language.
    """
    paths = [TEXTS / lang / "common.ftl"]
    if folder is None:
        paths.append(TEXTS / lang / f"{game}.ftl")
    else:
        paths += [folder / "en.ftl", folder / f"{lang}.ftl"]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


@cache
def bundle(game: str, lang: str, folder: Path | None = None) -> FluentBundle:
    """The messages of a game in a language."""
    if lang not in LANGUAGES:
        raise KolodaError(f"no language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(game, lang, folder)), allow_overrides=True)
    return made


class Texts:
    """Renders the messages of one game in one language; a game may extend it."""

    def __init__(
        self, game: str, lang: str, verbs: dict[str, list[str]], folder: Path | None = None
    ) -> None:
        self.game = game
        self.lang = lang
        self.verbs = verbs
        self.folder = folder  # of another package's Fluent files
        self.bundle = bundle(game, lang, folder)
        self.faces: dict[str, Face] = {}

    def at_table(self, seats: int) -> dict[str, Face]:
        """The faces of cards that read otherwise at a table of so many."""
        return {}

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    @property
    def source(self) -> str:
        """The messages as they are written."""
        return source(self.game, self.lang, self.folder)

    def missing(self, key: str, args: dict[str, Any]) -> str:
        """What is said instead of a message that is not there: of our own games all are."""
        raise KolodaError(f"no text {key!r} for {self.game} in {self.lang}")

    def say(self, key: str, **args: Any) -> str:
        """One message, or KEY.ATTRIBUTE."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return self.missing(key, args)
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KolodaError(f"text {key!r} of {self.game} in {self.lang} has no value")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KolodaError(f"text {key!r} of {self.game} in {self.lang}: {errors[0]}")
        return str(text)

    def attributes(self, key: str) -> list[str]:
        """What a message says beside its value; nothing for one that is not there."""
        return list(self.bundle.get_message(key).attributes) if self.has(key) else []

    def spoken(self, line: str) -> str:
        """A line with its glyphs in words, for those who do not see them."""
        return GLYPH.sub(lambda glyph: f"‹{self.say(f'glyph-{glyph[1]}')}›", line)

    def help(self, key: str) -> str:
        """The .help attribute of a message, or nothing."""
        return self.say(f"{key}.help") if "help" in self.attributes(key) else ""

    def card(self, card: str | None) -> str:
        """A card's name, with the number of its copy if it has one."""
        if card is None:
            return self.say("hidden-card")
        name, _, copy = card.partition("#")
        return self.faces[name].name + (f" #{copy}" if copy else "")

    def nick(self, card: Card) -> str:
        """The shorter name of a card, where its file gives one."""
        return getattr(card.nick, self.lang) if card.nick else ""

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        """An argument as text or number; by its name a card, a seat or a plain value."""
        if name == "card" or name.startswith("card_"):
            return self.card(None if value is None else str(value))
        if name == "seat" or name.startswith("seat_"):
            return names[int(str(value))]
        if isinstance(value, str) and value.lstrip("-").isdigit():
            return int(value)
        return "none" if value is None else value

    def _say(self, key: str, args: dict[str, Json], names: list[str]) -> str:
        return self.say(key, **{k: self.value(k, v, names, args) for k, v in args.items()})

    def prompt(self, message: Message, names: list[str]) -> str:
        """What the deciding seat is asked."""
        return self._say(f"prompt-{message['key']}", _args(message), names)

    def event(self, message: Message, names: list[str]) -> str:
        """A line of the log; about a card that stays hidden in words of its own, if it has any."""
        key, args = f"event-{message['key']}", _args(message)
        if args.get("card", "") is None and "hidden" in self.attributes(key):
            key += ".hidden"
        return self._say(key, args, names)

    def action(self, action: Action, names: list[str]) -> str:
        """An option in words a player understands."""
        args: dict[str, Json] = dict(zip(self.verbs[action[0]], action[1:], strict=True))
        return self._say(f"action-{action[0]}", args, names)

    def offered(self, action: Action, names: list[str], view: View) -> str:
        """An option for somebody who sees the table; a game may say more there than in a record."""
        return self.action(action, names)

    def refusal(self, error: IllegalAction, cite: bool = True) -> str:
        """Why an action is refused; with `cite` the sentence names the clause."""
        key = f"refusal-{error.reason}"
        if not self.has(key):
            return str(error)
        said = self.say(key, detail=self.detail(error.detail)).rstrip(" .:")
        return f"{said} ({error.clause})." if error.clause and cite else f"{said}."

    def detail(self, detail: str) -> str:
        """What a refusal is about: a card by its name, or the words as they are."""
        return self.faces[detail].name if detail in self.faces else detail

    def mistake(self, error: Mistake) -> str:
        """What is wrong with a set-up, a deck or a record."""
        key = f"mistake-{error.code}"
        if not error.code or not self.has(key):
            return error.reason
        option = str(error.values.get("option", ""))
        values = {name: self._mistaken(name, v, option) for name, v in error.values.items()}
        values["same"] = "yes" if values.get("low") == values.get("high") else "no"
        text = self.say(key, why=self._cause(error), **values)
        where = str(error.values.get("where", ""))
        return self.say("mistake-where", title=self.title(where), reason=text) if where else text

    def _mistaken(self, name: str, value: str | int, option: str) -> str | int:
        if name == "option":
            return self.title(str(value))
        if name == "choices":
            return ", ".join(self.title(f"{option}-{word}", word) for word in str(value).split(","))
        return self.card(str(value)) if name == "card" else value

    def _cause(self, error: Mistake) -> str:
        cause = error.__cause__
        if isinstance(cause, IllegalAction):
            return self.refusal(cause)
        return self.mistake(cause) if isinstance(cause, Mistake) else ""

    def title(self, option: str, plain: str = "") -> str:
        """What an option of the set-up, or one of its values, is called."""
        key = f"setup-{option}"
        return self.say(key) if self.has(key) else (plain or option)

    def ending(self, ending: str) -> str:
        """How the game ended."""
        return self.say(f"ending-{ending}")


def glyphs(lines: list[str]) -> list[str]:
    """The glyphs of a card's lines as terms, each once, in reading order."""
    found = [f"glyph-{name}" for line in lines for name in GLYPH.findall(line)]
    return list(dict.fromkeys(found))


def sentence(text: str) -> str:
    """A text that begins with a capital and ends with a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _args(message: Message) -> dict[str, Json]:
    args = message.get("args", {})
    assert isinstance(args, dict)
    return args
