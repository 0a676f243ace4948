"""Valhalla in words: card faces and options."""

from typing import Any

import msgspec

from koloda.effects.text import Face, Texts, glyphs, sentence
from koloda.games.valhalla.cards.schema import CARDS, read_cards
from koloda.games.valhalla.cards.structs import (
    AnyCard,
    Comrade,
    Dread,
    Errand,
    Jarl,
    LastViking,
    Loki,
    Monster,
    Tactic,
    Thor,
    Tyr,
    Warrior,
)
from koloda.games.valhalla.faces.abilities import GLYPHS, SENTENCES, Abilities
from koloda.games.valhalla.faces.words import NOW
from koloda.games.valhalla.game import Valhalla
from koloda.kernel.protocol import Action, Json, Message, View

DICE = ("die", "face", "first", "second")


class ValhallaTexts(Texts):
    """Adds dice, jarl abilities and the monster to the names of cards and seats."""

    def __init__(self, game: Valhalla, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.cards = {card.id: card for card in read_cards(game.cards or CARDS)}
        self.sentences = Abilities(self.say, SENTENCES)
        self.glyphs = Abilities(self.say, GLYPHS)
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    def face(self, card: AnyCard) -> Face:
        kind = str(type(card).__struct_config__.tag)
        lines = self.glyphs.of(card)
        numbers = self.numbers(card)
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            nick=self.nick(card),
            kind=kind,
            frame=card.clan if isinstance(card, Warrior) else kind,
            art=card.art,
            line=self.type_line(card, kind),
            short=self.type_line(card, kind + ".short"),
            text=[sentence(text) for text in self.sentences.of(card)],
            lines=lines,
            terms=self.terms(card, kind, lines, numbers),
            numbers=numbers,
            marks=self.marks(card),
            copies=card.copies,
        )

    def type_line(self, card: AnyCard, kind: str) -> str:
        fields: dict[str, Any] = msgspec.to_builtins(card)
        told = {name: value for name, value in fields.items() if isinstance(value, int | str)}
        if isinstance(card, Tactic) and isinstance(card.effect, Errand):
            told["timing"] = "errand"
        return self.say(f"type-{kind}", **told)

    def numbers(self, card: AnyCard) -> dict[str, int]:
        if isinstance(card, Warrior):
            return {"strength": card.stats.strength, "vp": card.stats.vp}
        if isinstance(card, Monster):
            return {"strength": card.strength.plain, "maximum": card.valhalla_max}
        points = card.vp if isinstance(card, Tactic | Thor) else 0
        return {"vp": points} if points else {}

    def marks(self, card: AnyCard) -> list[str]:
        if isinstance(card, Warrior):
            return [*(card.symbols or []), *self.expansion(card)]
        if isinstance(card, Monster):
            return list(card.activation)
        if isinstance(card, Tactic):
            return self.expansion(card)
        named = ("first_game", "three_plus", "solo")
        return [name for name in named if getattr(card, name, False)]

    def expansion(self, card: Warrior | Tactic) -> list[str]:
        """Cards of an expansion that is mixed into the deck carry its mark."""
        return [] if card.set == "base" else [card.set]

    def terms(
        self, card: AnyCard, kind: str, lines: list[str], numbers: dict[str, int]
    ) -> list[str]:
        """What is explained beside a card: its glyphs, its points, the rule of its type."""
        found = glyphs(lines)
        if "vp" in numbers:
            found.append("glyph-valour")
        if isinstance(card, Warrior) and isinstance(card.ability, Dread):
            found.append("keyword-dread")
        if isinstance(card, Tactic) and isinstance(card.effect, Errand):
            found.append("keyword-errand")
        if isinstance(card, Jarl):
            found.append(f"keyword-{card.relation}")
        if isinstance(card, Monster):
            found.append("keyword-maximum")
        if isinstance(card, Thor | Tyr | LastViking | Loki | Comrade):
            found.append(f"keyword-{kind}")
        return list(dict.fromkeys(found))

    def die(self, word: str) -> str:
        """sword, grey_sword, stock_sword, tyr_sword, any."""
        source, _, face = word.rpartition("_")
        name = self.say("face", face=face)
        return self.say("die", source=source, face=name) if source else name

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if value == "monster" and name in ("seat", "target"):
            return self.say("monster-name")
        if name == "target" and value is not None:
            return names[int(str(value))]
        if name == "dice" and isinstance(value, list):
            return ", ".join(self.die(str(die)) for die in value)
        if name in DICE and value is not None:
            return self.die(str(value))
        if name in ("other", "emblem"):
            return self.card(str(value))
        if name == "with":
            return self.arming(str(value))
        if name == "on":
            return self.ability_target(str(value))
        if name == "row":
            return self.bonus(str(args["card"]), int(str(value)))
        if name == "clan":
            return self.say("warriors", clan=str(value))
        return super().value(name, value, names, args)

    def event(self, message: Message, names: list[str]) -> str:
        return sentence(super().event(message, names))

    def offered(self, action: Action, names: list[str], view: View) -> str:
        """An ability or a bonus is told by what it does, which the table shows."""
        if action[0] == "row":
            return sentence(self.bonus(str(view["loki"]), int(action[1]))).removesuffix(".")
        if action[0] == "ability":
            jarl = self.jarl(view)
            ability = jarl.main if action[1] == "main" else jarl.additional
            if action[2] == NOW:
                return sentence(self.sentences.deed(ability)).removesuffix(".")
            name = type(ability).__struct_config__.tag
            return self.say(f"offer-{name}", on=self.target(action[2]))
        return super().offered(action, names, view)

    def jarl(self, view: View) -> Jarl:
        """The jarl of the viewer."""
        players: Any = view["players"]
        jarl = self.cards[players[view["seat"]]["jarl"]]
        assert isinstance(jarl, Jarl)
        return jarl

    def bonus(self, card: str, row: int) -> str:
        """What a row of a Loki card gives."""
        loki = self.cards[card]
        assert isinstance(loki, Loki)
        return self.sentences.bonuses(loki.rows[row - 1])

    def arming(self, word: str) -> str:
        """Nothing, or the Arms Stock cards used: ", Arms Stock (axe)"."""
        if word == "dice":
            return ""
        return self.say("with-stocks", cards=", ".join(self.die(one) for one in word.split("+")))

    def ability_target(self, word: str) -> str:
        """What an ability is used on: a warrior, a die, a turn, a clan, or nothing."""
        return "" if word == NOW else self.say("on", what=self.target(word))

    def target(self, word: str) -> str:
        if word in self.cards:
            return self.card(word)
        if ">" in word:
            start, _, end = word.partition(">")
            return self.say("turning", start=self.die(start), end=self.die(end))
        return self.say("clan", clan=word) if self.is_clan(word) else self.die(word)

    def is_clan(self, word: str) -> bool:
        return any(isinstance(card, Warrior) and card.clan == word for card in self.cards.values())


def texts(game: Valhalla, lang: str) -> ValhallaTexts:
    """The texts of the game in a language."""
    return ValhallaTexts(game, lang)
