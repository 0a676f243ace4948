"""Berserk in words: card faces, options, events."""

from typing import Any, cast

from koloda.effects.text import Face, Texts, glyphs, sentence
from koloda.games.berserk.cards import structs as sc
from koloda.games.berserk.cards.schema import CARDS, read_cards
from koloda.games.berserk.faces.wording import Wording
from koloda.games.berserk.game import Berserk
from koloda.kernel.numbers import natural
from koloda.kernel.protocol import Action, Json, Message, View


class BerserkTexts(Texts):
    """Renders cards from their structure."""

    def __init__(self, game: Berserk, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.table = game.table
        cards = read_cards(game.cards or CARDS)
        self.names = {card.id: str(getattr(card.name, lang)) for card in cards}
        self.words = Wording(self, short=False)
        self.glyphs = Wording(self, short=True)
        self.faces = {card.id: self.face(card) for card in cards}
        self.uses = {card.id: [self.words.deed(a) for a in card.actions] for card in cards}
        self.host_uses = {card.id: self.words.host_deeds(card) for card in cards}
        self.reactions = {card.id: [self.words.trigger(r) for r in card.triggers] for card in cards}
        self.host_reactions = {card.id: self.words.host_triggers(card) for card in cards}
        self.abilities = {
            "use": (self.uses, self.host_uses),
            "order": (self.reactions, self.host_reactions),
        }

    def face(self, card: sc.Card) -> Face:
        numbers = {"cost": card.cost}
        if card.lives:
            numbers["lives"] = card.lives
        if card.move >= 0:
            numbers["move"] = card.move
        numbers.update(zip(("weak", "medium", "strong"), card.strike, strict=False))
        lines = self.glyphs.abilities(card)
        return Face(
            id=card.id,
            name=self.names[card.id],
            nick=self.nick(card),
            kind=type_of(card),
            frame=card.elements[0] if card.elements else "neutral",
            art=card.art,
            tint=card.cls or "",
            line=self.line(card),
            short=self.short(card),
            text=[sentence(text) for text in self.words.abilities(card)],
            lines=lines,
            terms=glyphs(lines),
            numbers=numbers,
            marks=[card.grade, card.rarity, *card.elements[1:]],
        )

    def line(self, card: sc.Card) -> str:
        """What the card is: grade, type, elements, class."""
        key = f"card-type-{type_of(card)}"
        kind = self.say(f"{key}.kind")
        elements = [self.say(f"element-{name}") for name in card.elements]
        args = {
            "grade": self.say(f"card-grade-{card.grade}", kind=kind).capitalize(),
            "type": self.say(key),
            "elements": self.words.listed(elements) or self.say("element-none", kind=kind),
        }
        if not card.cls:
            return self.say("card-line", **args)
        return self.say("card-line-class", **args, **{"class": self.words.cls(card.cls)})

    def short(self, card: sc.Card) -> str:
        """The class of a creature; before it what sets it apart from others."""
        type = self.say(f"card-type-{type_of(card)}.short")
        if not card.cls:
            return type
        cls = self.words.cls(card.cls)
        return f"{type} · {cls}" if card.subtype else cls

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            if isinstance(value, int):
                return self.told(value, "card_target" in args)
            return self.use(str(args.get("card", "")), str(value), self.uses, self.host_uses)
        if name == "card_target" and value is None:
            return "none"  # hidden
        if name == "element":
            return self.say(f"element-{value}")
        if name == "setting":
            return self.say("stop-setting", name=str(value))
        if name == "face":
            return self.say("die-face", name=str(value))
        if name in ("cell", "unit", "target", "host", "winner"):
            return "none" if value is None else str(value)
        return super().value(name, value, names, args)

    def prompt(self, message: Message, names: list[str]) -> str:
        """What is asked, with places as players know them."""
        args = dict(cast("dict[str, Json]", message.get("args", {})))
        for name in ("unit", "target"):
            if name in args:
                args[name] = self.place(str(args[name]))
        return super().prompt({**message, "args": args}, names)

    def unit(self, card: str, word: str) -> str:
        """A card in play and where it is."""
        return self.say("unit-at", card=self.names[card], place=self.place(word))

    def place(self, word: str) -> str:
        """Where a unit is; cards of the same name off the field by their number."""
        role, *off = word.split(".")
        if not off:
            return word[:2]
        if role in self.names:
            return self.say("place-gone")
        if len(off) == 1:
            return self.say("place-off-field", role=int(role))
        return self.say("place-off-field-twin", role=int(role), n=int(off[1]))

    def offered(self, action: Action, names: list[str], view: View) -> str:
        """Cards by their names and abilities by what they do."""
        cards = cards_in_play(view)
        args: dict[str, Any] = {}
        for name, word in zip(self.verbs[action[0]], action[1:], strict=True):
            card = cards.get(word, word.partition(".")[0])
            if name in ("unit", "target") and card in self.names:
                args[name] = self.unit(card, word)
            elif name == "ability":
                of = cards.get(action[1], action[1].partition(".")[0])
                own, given = self.abilities[action[0]]
                args[name] = self.use(of, word, own, given)
            else:
                args[name] = self.value(name, word, names, {})
        return self.say(f"action-{action[0]}", **args)

    def use(
        self, card: str, word: str, own: dict[str, list[str]], given: dict[str, list[str]]
    ) -> str:
        """The ability that a word names: one of the card, or one that a card it carries gives."""
        giver, dot, number = word.rpartition(".")
        if not dot and number in ("corpse-eating", "life-gift", "regeneration"):
            return self.say("keyword", name=number)
        found = given.get(giver, []) if dot else own.get(card, [])
        at = natural(number)
        if 1 <= at <= len(found):
            return found[at - 1]
        if dot:
            return self.say("ability-of", card=self.names[giver])
        return self.say("ability-number", n=at)

    def told(self, ability: int, used: bool) -> str:
        """An ability of an event: what it does if it is used, else whose it is."""
        kind = self.table.abilities[ability].kind
        card = self.table.ids[kind]
        for found, deeds in (
            (self.table.actions[kind], self.uses[card]),
            (self.table.host_actions[kind], self.host_uses[card]),
        ):
            if used and ability in found:
                return deeds[found.index(ability)]
        return self.say("ability-of", card=self.names[card])


def cards_in_play(view: View) -> dict[str, str]:
    """The cards the viewer sees, by the words for where they are."""
    marks: list[Any] = [*cast("list[Any]", view["board"])]
    for player in cast("list[Any]", view["players"]):
        marks += player["zones"]["additional"]["cards"]
    return {str(mark["place"]): str(mark["card"]) for mark in marks if mark["card"] is not None}


def type_of(card: sc.Card) -> str:
    """The narrowest name of what a card is."""
    return card.subtype or card.equipment or card.type


def texts(game: Berserk, lang: str) -> BerserkTexts:
    """The texts of the game in a language."""
    return BerserkTexts(game, lang)
