"""Cthulhu Realms in words: card faces and options."""

from typing import Any

import msgspec

from koloda.effects.text import Face, Texts, glyphs, sentence
from koloda.games.cthulhu_realms.cards.schema import (
    CARDS,
    Ability,
    CthulhuCard,
    Half,
    OneOf,
    read_cards,
)
from koloda.games.cthulhu_realms.game import CthulhuRealms
from koloda.kernel.protocol import Json


class CthulhuTexts(Texts):
    """Adds abilities in words to the names of their cards."""

    def __init__(self, game: CthulhuRealms, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.cards = {card.id: card for card in read_cards(game.cards or CARDS)}
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    def face(self, card: CthulhuCard) -> Face:
        numbers = {"cost": card.cost}
        if card.sanity is not None:
            numbers["sanity"] = card.sanity
        lines = [self.line(ability) for ability in card.abilities]
        marks = [] if card.shield == "none" else [str(card.shield)]
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            nick=self.nick(card),
            kind=card.type,
            frame=card.colour,
            art=card.art,
            line=self.say("card-line", colour=card.colour, type=card.type, shield=card.shield),
            short=self.say("card-type", type=card.type),
            text=[sentence(self.ability(ability)) for ability in card.abilities],
            lines=lines,
            terms=glyphs(lines) + [f"keyword-{mark}" for mark in marks],
            numbers=numbers,
            marks=marks,
            copies=card.copies,
        )

    def ability(self, ability: Ability) -> str:
        """One ability: requirements, effect, the mark that abjures the card."""
        if isinstance(ability, OneOf):
            body = self.say(
                "ability-one-of",
                first=self.half(ability.halves[0]),
                second=self.half(ability.halves[1]),
            )
        else:
            body = self.effect(ability)
        if ability.abjure_self:
            body = self.say("ability-abjure-self", effect=body)
        return self.requiring(ability, body)

    def line(self, ability: Ability) -> str:
        """The same ability in glyphs."""
        if isinstance(ability, OneOf):
            first, second = [self.half_line(half) for half in ability.halves]
            body = self.say("line-one-of", first=first, second=second)
        else:
            body = self.effect_line(ability)
        if ability.abjure_self:
            body = self.say("line-abjure-self", effect=body)
        return self.line_requiring(ability, body)

    def half_line(self, half: Half) -> str:
        return self.line_requiring(half, self.effect_line(half))

    def line_requiring(self, line: Ability, body: str) -> str:
        needs = "+".join(f"[{name}]" for name in line.requires)
        return self.say("line-if", needs=needs, effect=body) if needs else body

    def effect_line(self, half: Half) -> str:
        fields = msgspec.to_builtins(half)
        return self.say(f"line-{fields['do']}", n=fields.get("n", 1), m=fields.get("m", 0))

    def half(self, half: Half) -> str:
        return self.requiring(half, self.effect(half))

    def requiring(self, line: Ability, body: str) -> str:
        if not line.requires:
            return body
        needs = [self.say("requirement", name=name) for name in line.requires]
        return self.say("ability-if", needs=self.say("and").join(needs), effect=body)

    def effect(self, half: Half) -> str:
        fields = msgspec.to_builtins(half)
        return self.say(f"effect-{fields['do']}", n=fields.get("n", 1), m=fields.get("m", 0))

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            return self.choice(str(args["card"]).partition("#")[0], value, args.get("half"))
        if name == "place":
            return self.place(str(value))
        if name == "row":
            return int(str(value)) + 1
        if name == "target" and value != "player":
            return self.card(str(value))
        return super().value(name, value, names, args)

    def choice(self, card: str, value: Json, half: Json) -> str:
        """The text of an activated ability: "2", "1b", or the number of an event."""
        if isinstance(value, int):
            number, part = value, int(str(half))
        else:
            number, part = int(str(value)[0]) - 1, "ab".find(str(value)[1:] or "a")
        ability = self.cards[card].abilities[number]
        if isinstance(ability, OneOf):
            return self.half(ability.halves[part])
        return self.ability(ability)

    def place(self, place: str) -> str:
        if place.startswith("row"):
            return self.say("place-row", n=int(place[3:]) + 1)
        return self.say(f"place-{place}")


def texts(game: CthulhuRealms, lang: str) -> CthulhuTexts:
    """The texts of the game in a language."""
    return CthulhuTexts(game, lang)
