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

    def at_table(self, seats: int) -> dict[str, Face]:
        """A loss is one opponent's, or with 3 and 4 players each neighbour's (CR-4.168)."""
        return {card.id: self.face(card, seats) for card in self.cards.values()}

    def face(self, card: CthulhuCard, seats: int = 0) -> Face:
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
            text=[sentence(self.ability(ability, seats)) for ability in card.abilities],
            lines=lines,
            terms=glyphs(lines) + [f"keyword-{mark}" for mark in marks],
            numbers=numbers,
            marks=marks,
            copies=card.copies,
        )

    def ability(self, ability: Ability, seats: int) -> str:
        """One ability: requirements, effect, the mark that abjures the card."""
        if isinstance(ability, OneOf):
            body = self.say(
                "ability-one-of",
                first=self.half(ability.halves[0], seats),
                second=self.half(ability.halves[1], seats),
            )
        else:
            body = self.effect(ability, seats)
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

    def half(self, half: Half, seats: int) -> str:
        return self.requiring(half, self.effect(half, seats))

    def requiring(self, line: Ability, body: str) -> str:
        if not line.requires:
            return body
        needs = [self.say("requirement", name=name) for name in line.requires]
        return self.say("ability-if", needs=self.say("and").join(needs), effect=body)

    def effect(self, half: Half, seats: int) -> str:
        said: dict[str, Any] = {"n": 1, "m": 0, "seats": seats} | msgspec.to_builtins(half)
        return self.say(f"effect-{said.pop('do')}", **said)

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            return self.choice(
                str(args["card"]).partition("#")[0], value, args.get("half"), len(names)
            )
        if name == "place":
            return self.place(str(value), len(names))
        if name == "row":
            return 0 if len(names) == 2 else int(str(value)) + 1
        if name == "target" and value != "player":
            return self.card(str(value))
        return super().value(name, value, names, args)

    def choice(self, card: str, value: Json, half: Json, seats: int) -> str:
        """The text of an activated ability: "2", "1b", or the number of an event."""
        if isinstance(value, int):
            number, part = value, int(str(half))
        else:
            number, part = int(str(value)[0]) - 1, "ab".find(str(value)[1:] or "a")
        ability = self.cards[card].abilities[number]
        if isinstance(ability, OneOf):
            return self.half(ability.halves[part], seats)
        return self.ability(ability, seats)

    def place(self, place: str, seats: int) -> str:
        if place == "row0" and seats == 2:  # the only one
            return self.say("place-only_row")
        if place.startswith("row"):
            return self.say("place-row", n=int(place[3:]) + 1)
        return self.say(f"place-{place}")


def texts(game: CthulhuRealms, lang: str) -> CthulhuTexts:
    """The texts of the game in a language."""
    return CthulhuTexts(game, lang)
