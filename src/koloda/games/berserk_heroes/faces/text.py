"""Berserk. Heroes in words: card faces rendered from the cards' structure, events, options."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from koloda.effects.text import Face, Texts, glyphs, sentence
from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards import schema as c
from koloda.games.berserk_heroes.cards.table import CardTable
from koloda.games.berserk_heroes.faces.speech import Speech, capital
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.kernel.protocol import Action, Json, Message, View

EQUIPMENT = ("weapon", "armour", "amulet")  # BH-2.22
RULES = ("poison", "regeneration", "thirst", "stealth")


class HeroesTexts(Texts):
    """Renders cards, abilities and everything that names them."""

    def __init__(self, game: BerserkHeroes, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.table = game.table
        folder = Path(game.cards) if game.cards else None
        self.cards = {card.id: card for card in c.read_cards(folder)}
        self.crowded: set[str] | None = None  # names told with a number; None: all
        self.sentences = Speech(self, self.cards, brief=False)
        self.lines = Speech(self, self.cards, brief=True)
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    # Faces.

    def face(self, card: c.HeroesCard) -> Face:
        numbers = {"cost": card.cost} if card.type != "hero" else {}
        if card.type == "creature":
            numbers["strike"] = card.strike
        if card.lives:
            numbers["lives"] = card.lives
        lines = [tidy(line) for line in self.lines.card(card)]
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            nick=self.nick(card),
            kind=card.type,
            frame=card.elements[0] if len(card.elements) == 1 else "neutral",
            art=card.art,
            tint=card.classes[0] if card.classes else card.type,
            line=self.line(card),
            short=self.short(card),
            text=[sentence(text) for text in self.sentences.card(card)],
            lines=lines,
            terms=glyphs(lines),
            numbers=numbers,
            marks=list(card.elements),
        )

    def line(self, card: c.HeroesCard) -> str:
        parts = [self.say(f"type-{card.type}")]
        parts += [self.say(f"class-{name}") for name in card.classes]
        if card.subtype is not None:
            parts.append(self.say(f"subtype-{card.subtype}"))
        if card.subtype in EQUIPMENT:
            parts.append(self.say("equipment"))
        parts += [self.say(f"element-{name}") for name in card.elements]
        parts += [self.say("created")] if card.created else []
        parts += [self.say("placed")] if card.placed else []
        return " · ".join(parts)

    def short(self, card: c.HeroesCard) -> str:
        """What a card is, in a word or two."""
        words = [self.say(f"class-{name}") for name in card.classes]
        if not words:
            kind = f"type-{card.type}" if card.subtype is None else f"subtype-{card.subtype}"
            words = [self.say(kind).lower()]
        words += [self.say("created-short")] if card.created else []
        words += [self.say("placed-short")] if card.placed else []
        return " · ".join(words)

    # Options and events.

    def card(self, card: str | None) -> str:
        name, _, place = (card or "").partition("#")
        if name == "hidden":
            return self.say("hidden-creature")
        is_alone = self.crowded is not None and name not in self.crowded
        return super().card(name if place and is_alone else card)

    def event(self, message: Message, names: list[str]) -> str:
        with self.numbering(set()):
            args: Any = message.get("args", {})
            if message["key"] == "modified":
                gets = self.sentences.gets(args["n"], args["lives"])
            elif message["key"] == "granted":
                gets = self.granted(str(args["ability"]))
            else:
                return sentence(super().event(message, names))
            return self.say(f"event-{message['key']}", card=self.card(args["card"]), gets=gets)

    def prompt(self, message: Message, names: list[str]) -> str:
        with self.numbering(set()):
            if message["key"] != "mode":
                return super().prompt(message, names)
            args: Any = message["args"]
            modes = self.sentences.modes(self.cards[args["card"]])
            told = " ".join(f"{i}. {sentence(mode)}" for i, mode in enumerate(modes, 1))
            return self.say("prompt-mode", card=self.card(args["card"]), modes=told)

    def action(self, action: Action, names: list[str]) -> str:
        """An ability by the card that has it and by its text."""
        if action[0] == "use":
            return self.use(action[1], action[2])
        if action[0] == "order":
            return self.use(action[2], action[1])
        return super().action(action, names)

    def use(self, card: str, word: str) -> str:
        """An ability of a card in play; of any, where the card makes no difference."""
        name, _, number = word.partition(".")
        if word not in RULES:
            text = self.numbered(self.cards[name], int(number))
            return self.say(
                "action-use",
                card=self.card(name if card == "any" else card),
                ability=capital(text),
            )
        rule = capital(self.say(f"rule-{word}"))
        return rule if card == "any" else self.say("action-use", card=self.card(card), ability=rule)

    def offered(self, action: Action, names: list[str], view: View) -> str:
        """Cards with a number where two of a name are in play; passes and modes by what they do."""
        if action == ("done",) and self.has(f"done-{view['question']}"):
            return self.say(f"done-{view['question']}")
        if action[0] == "mode" and view["running"] is not None:
            modes = self.sentences.modes(self.cards[str(view["running"])])
            return capital(modes[int(action[1]) - 1])
        players: Any = view["players"]
        seen = Counter(unit["card"] for one in players for unit in one["zones"]["play"]["cards"])
        with self.numbering({card for card, n in seen.items() if n > 1}):
            return self.action(action, names)

    @contextmanager
    def numbering(self, crowded: set[str] | None) -> Iterator[None]:
        """Only cards of these names are told by their number in play."""
        self.crowded = crowded
        try:
            yield
        finally:
            self.crowded = None

    def detail(self, detail: str) -> str:
        """The card of a refused action by its name; its other words are left out."""
        words = [word for word in detail.split() if word.partition("#")[0] in self.faces]
        with self.numbering(set()):
            return "".join(self.say("quote", card=self.card(word)) for word in words[:1])

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            return self.ability_named(str(value))
        return super().value(name, value, names, args)

    def ability_named(self, word: str) -> str:
        """An ability by its word: of a card, or a rule."""
        if word in RULES:
            return self.say(f"rule-{word}")
        return self.say("ability-of-card", card=self.faces[word.partition(".")[0]].name)

    def granted(self, word: str) -> str:
        """What a card gets, by the word of its ability."""
        name, _, number = word.partition(".")
        if name != "keyword":
            return self.say("gets", gains=self.ability_named(word))
        keyword, x = granted_keyword(self.table, int(number))
        if keyword == "cannot_act":
            return self.say("cannot-act")
        return self.say("gets", gains=self.say(f"keyword-{keyword}", case="acc", x=x, what="none"))

    def numbered(self, card: c.HeroesCard, number: int) -> str:
        """The n-th activated or triggered ability of a card, granted ones included."""
        found: list[c.Ability] = []
        for ability in card.abilities:
            found += _with_granted(ability)
        for instruction in [i for mode in [card.then, *card.choose] for i in mode]:
            if isinstance(instruction, c.Grant):
                found += [a for g in instruction.abilities for a in _with_granted(g)]
        found = [ability for ability in found if not isinstance(ability, c.Static)]
        return self.sentences.ability_of(card, found[number - 1])


def _with_granted(ability: c.Ability) -> list[c.Ability]:
    granted = ability.abilities if isinstance(ability, c.Static) else []
    return [ability, *[a for g in granted for a in _with_granted(g)]]


def granted_keyword(table: CardTable, aid: int) -> tuple[str, int]:
    """A granted keyword, with its number."""
    return m.KEYWORDS[table.ab_key[aid].bit_length() - 1], table.ab_x[aid]


def tidy(line: str) -> str:
    """A line without the gaps that empty words leave."""
    return capital(re.sub(r" +(?=[:,])", "", " ".join(line.split())))


def texts(game: BerserkHeroes, lang: str) -> HeroesTexts:
    """The texts of the game in a language."""
    return HeroesTexts(game, lang)
