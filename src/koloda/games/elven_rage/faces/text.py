"""Elven Rage in words: card faces, options, events."""

from typing import Any

import msgspec

from koloda.effects.text import Face, Texts
from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.schema import CARDS, RageCard, read_cards
from koloda.games.elven_rage.game import ElvenRage
from koloda.kernel.protocol import Json

ENUMERATED = ("place", "direction", "symbol", "people", "window", "step", "stage")
AT_RIVALS = ("make_discard", "look_hand", "look_goal", "steal_treasure", "steal_artifact")


class ElvenTexts(Texts):
    """Adds Actions, goals and places in words to the names of the cards."""

    def __init__(self, game: ElvenRage, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.cards = {card.id: card for card in read_cards(game.cards or CARDS)}
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    def face(self, card: RageCard) -> Face:
        numbers: dict[str, int] = {}
        marks: list[str] = []
        if card.stats is not None:
            numbers = {"initiative": card.stats.initiative, "lives": card.stats.lives}
            marks = [card.stats.left, card.stats.centre, card.stats.right]
        if card.price:
            numbers["price"] = card.price
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            kind=card.rank or card.deck,
            frame=card.deck,
            art=card.art,
            line=self.say("card-line", deck=card.deck, rank=card.rank or "none"),
            text=self.sentences(card),
            numbers=numbers,
            marks=marks,
            copies=card.copies,
        )

    def sentences(self, card: RageCard) -> list[str]:
        """What a card does: its symbols, its Action or effect, its goal."""
        found = []
        if card.stats is not None:
            sides = (card.stats.left, card.stats.centre, card.stats.right)
            left, centre, right = (self.say(f"symbol-{symbol}") for symbol in sides)
            found.append(self.say("card-symbols", left=left, centre=centre, right=right))
        if card.effect is not None:
            found.append(self.action_text(card))
        if card.need is not None:
            found.append(self.goal(card))
        if card.rank == "treasure":
            found.append(self.say("card-treasure"))
        return found

    def action_text(self, card: RageCard) -> str:
        first, *more = [self.say(f"timing-{timing}") for timing in card.when]
        when = self.say("or").join([first, *(text[0].lower() + text[1:] for text in more)])
        if card.scope == "own_battle":
            when += self.say("scope-own_battle")
        if card.condition:
            when += self.say(f"condition-{card.condition}")
        return self.say("card-action", when=when, effect=self.effect(card))

    def effect(self, card: RageCard) -> str:
        """The effect of a card as a sentence."""
        said: dict[str, Any] = {"n": 0, "target": "none", "by": 0, "to": 0, "rounds": 1}
        said |= msgspec.to_builtins(card.effect)
        key = f"effect-{said.pop('do')}"
        if said["n"] == "all":
            said["n"] = 0
        said["way"], said["by"] = "up" if said["by"] > 0 else "down", abs(said["by"])
        if "symbol" in said:
            said["symbol"] = self.say(f"symbol-{said['symbol']}")
        if "spare_dragons" in said:
            said["dragons"] = "spared" if said.pop("spare_dragons") else "included"
        return self.say(key, **said)

    def goal(self, card: RageCard) -> str:
        """The conditions of a goal; thresholds for 2, 3 and 4 players where they differ."""
        parts = []
        for name, value in msgspec.to_builtins(card.need).items():
            if isinstance(value, list):
                two, three, four = value
                many = self.say("need-by-players", two=two, three=three, four=four)
                parts.append(self.say(f"need-{name}", n=two) + many)
            elif value:
                parts.append(self.say(f"need-{name}", n=int(value)))
        return self.say("goal-text", needs=self.say("and").join(parts))

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name in ("seat", "rival"):
            return self.say("neutrals") if value is None else names[int(str(value))]
        if name in ENUMERATED and value is not None:
            return self.say(f"{name}-{value}")
        if name in ("first", "second"):
            return self.target(value, names, args)
        if name == "land":
            return value
        return super().value(name, value, names, args)

    def target(self, value: Json, names: list[str], args: dict[str, Json]) -> str:
        """A target of a declaration: a card, a place, a direction, a rival, a squad, a land."""
        if value is None:
            return "none"
        if isinstance(value, int):
            effect = msgspec.to_builtins(self.cards[str(args["card"])].effect)
            if effect["do"] in AT_RIVALS:
                return names[value]
            return self.say("squad-number", n=value)
        if value in self.faces:
            return self.card(str(value))
        if value in m.DIRECTIONS:
            return self.say(f"direction-{value}")
        return self.say(f"place-{value}") if value in m.PLACES else str(value)


def texts(game: ElvenRage, lang: str) -> ElvenTexts:
    """The texts of the game in a language."""
    return ElvenTexts(game, lang)
