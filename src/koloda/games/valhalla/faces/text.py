"""Valhalla in words: card faces and options."""

from typing import Any

import msgspec

from koloda.effects.text import Face, Texts
from koloda.games.valhalla.cards.schema import CARDS, read_cards
from koloda.games.valhalla.cards.structs import (
    AnyAbility,
    AnyCard,
    Condition,
    Jarl,
    LastViking,
    Loki,
    Monster,
    Tactic,
    Thor,
    Tyr,
    Warrior,
)
from koloda.games.valhalla.game import Valhalla
from koloda.kernel.protocol import Json

DICE = ("die", "face", "first", "second")


class ValhallaTexts(Texts):
    """Adds dice, jarl abilities and the monster to the names of cards and seats."""

    def __init__(self, game: Valhalla, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.cards = {card.id: card for card in read_cards(game.cards or CARDS)}
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    def face(self, card: AnyCard) -> Face:
        kind = str(type(card).__struct_config__.tag)
        frame = card.clan if isinstance(card, Warrior) else kind
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            kind=kind,
            frame=frame,
            art=card.art,
            line=self.line(card, kind),
            text=self.lines(card),
            numbers=self.numbers(card),
            marks=self.marks(card),
            copies=card.copies,
        )

    def line(self, card: AnyCard, kind: str) -> str:
        if isinstance(card, Warrior):
            return self.say("line-warrior", clan=card.clan)
        if isinstance(card, Tactic):
            return self.say("line-tactic", timing=card.timing, role=card.role)
        return self.say("line-card", type=kind)

    def numbers(self, card: AnyCard) -> dict[str, int]:
        if isinstance(card, Warrior):
            return {"strength": card.stats.strength, "vp": card.stats.vp}
        if isinstance(card, Monster):
            return {"strength": card.strength.plain, "maximum": card.valhalla_max}
        points = card.vp if isinstance(card, Tactic | Thor) else 0
        return {"vp": points} if points else {}

    def marks(self, card: AnyCard) -> list[str]:
        if isinstance(card, Warrior):
            return list(card.symbols or [])
        if isinstance(card, Monster):
            return list(card.activation)
        if isinstance(card, Jarl):
            named = [("first_game", card.first_game), ("three_plus", card.three_plus)]
            return [name for name, marked in [*named, ("solo", card.solo)] if marked]
        return []

    def lines(self, card: AnyCard) -> list[str]:
        """What the card does, one sentence each, from its structure."""
        if isinstance(card, Warrior):
            return self.warrior(card)
        if isinstance(card, Tactic):
            return self.tactic(card)
        if isinstance(card, Thor):
            return [self.say("thor-needs", needs=card.needs), self.part("help", card.help)]
        if isinstance(card, Tyr):
            return [self.part("ability", card.ability)]
        if isinstance(card, Jarl):
            relation = self.say("relation", relation=card.relation)
            return [self.jarl(card.main), relation, self.jarl(card.additional)]
        if isinstance(card, Loki):
            return self.loki(card)
        if isinstance(card, LastViking):
            return [
                self.say("level", n=n, points=level.points, dice=level.dice)
                for n, level in enumerate(card.levels, 1)
            ]
        return self.monster(card) if isinstance(card, Monster) else []

    def warrior(self, card: Warrior) -> list[str]:
        if card.pattern is not None:
            needs = self.say("pattern", kind=card.pattern.kind, n=card.pattern.n or 0)
        else:
            needs = ", ".join(self.say("face", face=face) for face in card.symbols or [])
        found = [self.say("needs", what=needs)]
        if card.ability is not None:
            found.append(self.part("ability", card.ability))
        if card.entry is not None:
            found.append(self.part("entry", card.entry, "on"))
        return found

    def tactic(self, card: Tactic) -> list[str]:
        found = [self.part("effect", card.effect)]
        if card.cost is not None:
            found.append(self.say("cost", die=card.cost.die))
        if card.needs:
            found.append(self.say("condition-fewer_warriors"))
        return found

    def part(self, group: str, part: object, tag: str = "do") -> str:
        """A tagged structure by the message of its tag; its fields are the arguments."""
        fields: dict[str, Any] = dict(msgspec.to_builtins(part))
        name = fields.pop(tag)
        if "steps" in fields:
            fields["steps"] = ", ".join(f"+{n}" for n in fields["steps"])
        return self.say(f"{group}-{name}", **fields)

    def jarl(self, ability: AnyAbility) -> str:
        """When, under which conditions, and what a jarl's ability does."""
        fields: dict[str, Any] = dict(msgspec.to_builtins(ability))
        name = fields.pop("do")
        fields.pop("if", None)
        timing = self.say("timing", timing=fields.pop("timing"))
        if "turns" in fields:
            fields["turns"] = ", ".join(
                self.say("turning", start=self.die(turn["from"]), end=self.die(turn["to"]))
                for turn in fields["turns"]
            )
        words = [self.condition(condition) for condition in ability.conditions]
        body = self.say(f"jarl-{name}", **fields)
        if not words:
            return self.say("jarl-line", timing=timing, body=body)
        needs = self.say("and").join(words)
        return self.say("jarl-line-if", timing=timing, needs=needs, body=body)

    def condition(self, condition: Condition) -> str:
        return self.say(
            f"condition-{condition.is_}",
            n=condition.at_least or condition.n,
            clan=condition.clan or "none",
            face=condition.face or "none",
        )

    def loki(self, card: Loki) -> list[str]:
        found = [self.say("loki-discard", n=card.discard)] if card.discard else []
        for row in card.rows:
            bonus = self.say("and").join(self.part("loki", one) for one in row.bonus)
            found.append(self.say("loki-row", n=row.difference, bonus=bonus))
        return found

    def monster(self, card: Monster) -> list[str]:
        clans = ", ".join(self.say("clan", clan=clan) for clan in card.clans)
        needs = ", ".join(self.say("face", face=face) for face in card.activation)
        found = [
            self.say("monster-marked", n=card.strength.marked),
            self.say("monster-clans", clans=clans, n=card.warrior_symbols),
            self.say("monster-activation", what=needs),
        ]
        if card.ability is not None:
            found.append(self.say(f"monster-{card.ability.do}", clan=card.ability.clan or "none"))
        return found

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
        if name == "other" or (name in ("on", "emblem") and str(value) in self.cards):
            return self.card(str(value))
        if name == "with":
            return self.arming(str(value))
        if name == "on":
            return self.ability_target(str(value))
        if name == "clan":
            return self.say("clan", clan=str(value))
        return super().value(name, value, names, args)

    def arming(self, word: str) -> str:
        """Nothing, or the Arms Stock cards used: ", Arms Stock (axe)"."""
        if word == "dice":
            return ""
        return self.say("with-stocks", cards=", ".join(self.die(one) for one in word.split("+")))

    def ability_target(self, word: str) -> str:
        """What an ability is used on: a die, a turn, a clan, or nothing."""
        if word == "now":
            return ""
        if ">" in word:
            start, _, end = word.partition(">")
            return ": " + self.say("turning", start=self.die(start), end=self.die(end))
        if self.is_clan(word):
            return ": " + self.say("clan", clan=word)
        return ": " + self.die(word)

    def is_clan(self, word: str) -> bool:
        return any(isinstance(card, Warrior) and card.clan == word for card in self.cards.values())


def texts(game: Valhalla, lang: str) -> ValhallaTexts:
    """The texts of the game in a language."""
    return ValhallaTexts(game, lang)
