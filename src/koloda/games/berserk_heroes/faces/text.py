"""Berserk. Heroes in words: card faces rendered from the cards' structure, events, options."""

import re
from pathlib import Path
from typing import Any

from koloda.effects.text import Face, Texts, glyphs, sentence
from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards import schema as c
from koloda.games.berserk_heroes.faces.speech import Speech, capital
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.kernel.protocol import Json

EQUIPMENT = ("weapon", "armour", "amulet")  # BH-2.22
RULES = ("poison", "regeneration", "thirst", "stealth")


class HeroesTexts(Texts):
    """Renders cards, abilities and everything that names them."""

    def __init__(self, game: BerserkHeroes, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.table = game.table
        folder = Path(game.cards) if game.cards else None
        self.cards = {card.id: card for card in c.read_cards(folder)}
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
        if card is not None and card.partition("#")[0] in ("hidden", "any"):
            return self.say(f"{card.partition('#')[0]}-creature")
        return super().card(card)

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            return self.ability_named(str(value), str(args.get("card", "")).partition("#")[0])
        return super().value(name, value, names, args)

    def ability_named(self, word: str, card: str) -> str:
        """An ability by its word: card.number, a rule, or a keyword; of a card that was named."""
        if word in RULES:
            return self.say(f"rule-{word}")
        name, _, number = word.partition(".")
        if name == "keyword":
            plain, _, x = granted_word_of(self.table, int(number)).partition(" ")
            return " ".join(filter(None, [self.say(f"glyph-{plain}"), x]))
        text = self.numbered(self.cards[name], int(number))
        if name == card:
            return text
        return self.say("ability-of", card=self.faces[name].name, text=sentence(text))

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


def granted_word_of(table: Any, aid: int) -> str:
    """The name of a granted keyword, with its number."""
    name = m.KEYWORDS[table.ab_key[aid].bit_length() - 1]
    return f"{name} {table.ab_x[aid]}" if table.ab_x[aid] else name


def tidy(line: str) -> str:
    """A line without the gaps that empty words leave."""
    return capital(re.sub(r" +(?=[:,])", "", " ".join(line.split())))


def texts(game: BerserkHeroes, lang: str) -> HeroesTexts:
    """The texts of the game in a language."""
    return HeroesTexts(game, lang)
