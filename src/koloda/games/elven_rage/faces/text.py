"""Elven Rage in words: card faces, options, events."""

from typing import Any, TypeAlias

import msgspec

from koloda.effects.text import Face, Texts, glyphs, sentence
from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.schema import CARDS, RageCard, read_cards
from koloda.games.elven_rage.game import ElvenRage
from koloda.games.elven_rage.rules.battle import pointed_at
from koloda.kernel.protocol import Action, Json, Message, View

ENUMERATED = ("place", "direction", "step", "stage")
DECLINED = {"people": "for", "symbol": "as"}
AT_CARDS = ("strike", "move", "swap", "act", "at")
AT_RIVALS = ("make_discard", "look_hand", "look_goal", "steal_treasure", "steal_artifact")
SYMBOLS = {
    "S1": "simple_strike", "S2": "simple_strike", "P1": "piercing_strike", "P2": "piercing_strike",
    "SH": "side_shield", "FS": "fire_shield", "CA": "counterattack", "MV": "movement",
}  # fmt: skip
FEWEST = 2  # players; where nobody sits at the table yet, a goal is said for so many first
Threshold: TypeAlias = int | list[int] | None


class ElvenTexts(Texts):
    """Adds Actions, goals and places in words to the names of the cards."""

    def __init__(self, game: ElvenRage, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.cards = {card.id: card for card in read_cards(game.cards or CARDS)}
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    def at_table(self, seats: int) -> dict[str, Face]:
        """Goals, which then name one number of lands."""
        goals = [card for card in self.cards.values() if card.need is not None]
        return {card.id: self.face(card, seats) for card in goals}

    def face(self, card: RageCard, seats: int = 0) -> Face:
        numbers: dict[str, int] = {}
        marks: list[str] = []
        if card.stats is not None:
            numbers = {"initiative": card.stats.initiative, "lives": card.stats.lives}
            marks = [card.stats.left, card.stats.centre, card.stats.right]
        if card.price:
            numbers["price"] = card.price
        lines = [text[:1].upper() + text[1:] for text in self.said(card, "line", seats)]
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            nick=self.nick(card),
            kind=card.rank or card.deck,
            frame=card.deck,
            art=card.art,
            line=self.say("card-line", deck=card.deck, rank=card.rank or "none"),
            short=self.say("card-short", deck=card.deck, rank=card.rank or "none"),
            signs=self.signs(card),
            text=[sentence(text) for text in self.said(card, "card", seats)],
            lines=lines,
            terms=terms(card, lines),
            numbers=numbers,
            marks=marks,
            copies=card.copies,
        )

    def said(self, card: RageCard, form: str, seats: int) -> list[str]:
        """What a card does: its Action or effect, its goal; in sentences or in glyphs."""
        if card.rank == "treasure":
            return [self.say(f"{form}-treasure"), self.say(f"{form}-treasure-battle")]
        if card.effect is not None:
            return [self.action_text(card, form)]
        return [] if card.need is None else [self.goal(card, form, seats)]

    def action_text(self, card: RageCard, form: str) -> str:
        return self.say(
            f"{form}-action",
            when=self.timing(card, form),
            condition=card.condition or "none",
            effect=self.effect(card, form),
        )

    def timing(self, card: RageCard, form: str) -> str:
        """When an Action may be declared, and in whose battle."""
        moments = [self.say(f"{form}-when-{timing}") for timing in card.when]
        if card.scope == "no_battle" or card.when == ["own_card_turn"]:
            return self.say("or").join(moments)
        where = self.say(f"{form}-in-{card.scope}")
        return where if card.when == ["battle"] else self.say("or").join(moments) + f" {where}"

    def effect(self, card: RageCard, form: str) -> str:
        """The effect of a card; a number 0 stands for all."""
        said: dict[str, Any] = {"n": 0, "target": "none", "by": 0, "to": 0, "rounds": 1}
        said |= msgspec.to_builtins(card.effect)
        prefix = "effect" if form == "card" else "line"
        key = f"{prefix}-{said.pop('do')}"
        if said["n"] == "all":
            said["n"] = 0
        said["way"], said["by"] = "up" if said["by"] > 0 else "down", abs(said["by"])
        if "symbol" in said:
            said["symbol"] = self.becoming(said["symbol"], form)
        if "spare_dragons" in said:
            said["dragons"] = "spared" if said.pop("spare_dragons") else "included"
        return self.say(key, **said)

    def becoming(self, symbol: str, form: str) -> str:
        """What an attack turns into: in a sentence declined, in a line as its glyph."""
        if form == "card":
            return self.say(f"symbol-{symbol}.as")
        if symbol == "none":
            return self.say("symbol-none")
        return f"[{SYMBOLS[symbol]}]{symbol[1] if symbol[1].isdigit() else ''}"

    def goal(self, card: RageCard, form: str, seats: int) -> str:
        """The conditions of a goal: for a table of so many, or 0 for any number of players."""
        needs = msgspec.to_builtins(card.need)
        parts = [
            self.need(form, name, value, seats)
            for name, value in needs.items()
            if value and name not in ("lands", "taken")
        ]
        parts = [*self.lands(form, needs["lands"], needs["taken"], seats), *parts]
        return self.say(f"{form}-goal", needs=self.say(f"{form}-and").join(parts))

    def lands(self, form: str, lands: Threshold, taken: Threshold, seats: int) -> list[str]:
        """How many lands, and how many of them taken from rivals."""
        if not lands or not taken:
            name, value = ("lands", lands) if lands else ("taken", taken)
            return [self.need(form, name, value, seats)] if value else []
        of_them = self.need(form, "of_them", taken, seats)
        return [self.need(form, "lands", lands, seats) + of_them]

    def need(self, form: str, name: str, value: int | list[int], seats: int) -> str:
        """One counter; where it depends on the number of players, for all of them."""
        key = f"{form}-need-{name}"
        if not isinstance(value, list):
            return self.say(key, n=int(value))
        if seats:
            return self.say(key, n=value[seats - FEWEST])
        others = [
            self.say(f"{form}-need-players", seats=seats, n=n)
            for seats, n in enumerate(value, FEWEST)
            if n != value[0]
        ]
        return self.say(key, n=value[0]) + "".join(others)

    def signs(self, card: RageCard) -> str:
        """The three attacks of a fighting card in words."""
        if card.stats is None:
            return ""
        sides = (card.stats.left, card.stats.centre, card.stats.right)
        left, centre, right = (self.say(f"symbol-{symbol}") for symbol in sides)
        return self.say("card-signs", left=left, centre=centre, right=right)

    def _say(self, key: str, args: dict[str, Json], names: list[str]) -> str:
        if "window" in args:
            args = args | {"said": self.say(f"window-{args['window']}")}
        if "asked_treasures" in args:
            given = args["treasures"], args["artifacts"]
            asked = args["asked_treasures"], args["asked_artifacts"]
            args = args | {
                "gives": self.goods("given", *given),
                "asks": self.goods("asked", *asked),
            }
        return super()._say(key, args, names)

    def event(self, message: Message, names: list[str]) -> str:
        return sentence(super().event(message, names))

    def goods(self, way: str, treasures: Json, artifacts: Json) -> str:
        """What one side of a trade gives: "отдаёт 1 Сокровище и 2 Артефакта"."""
        counts = {"treasures": treasures, "artifacts": artifacts}
        parts = [self.say(f"goods-{name}", n=n) for name, n in counts.items() if n]
        if not parts:
            return self.say(f"goods-{way}-none")
        return self.say(f"goods-{way}", goods=self.say("and").join(parts))

    def offered(self, action: Action, names: list[str], view: View) -> str:
        """An option that names the cards and lands it concerns."""
        if action[0] == "attack":
            return self.say("offered-attack", land=self.land(action[1], view))
        battle: Any = view["battle"]
        if action[0] not in AT_CARDS or battle is None or not battle["places"]:
            return super().offered(action, names, view)
        cards = {place["place"]: place["card"] for place in battle["places"]}
        at = action[1]
        if action[0] in ("strike", "move"):
            at = m.PLACES[pointed_at(m.PLACES.index(battle["acting"]), m.DIRECTIONS.index(at))]
            way = self.say(f"direction-{action[1]}")
            return self.say(f"offered-{action[0]}", direction=way, card=self.card(cards[at]))
        key = "offered-swap" if action[0] == "swap" else "offered-at"
        return self.say(key, place=self.say(f"place-{at}"), card=self.card(cards[at]))

    def land(self, name: str, view: View) -> str:
        """A land with what stands on it."""
        lands: Any = view["lands"]
        feature = next(land["feature"] for land in lands if land["land"] == name)
        return self.say(f"land-{feature}", land=name) if feature else name

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name in ("seat", "rival"):
            return self.say("neutrals") if value is None else names[int(str(value))]
        if name in ENUMERATED and value is not None:
            return self.say(f"{name}-{value}")
        if name in DECLINED:
            return self.say(f"{name}-{value}.{DECLINED[name]}")
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
            return self.say("quoted-card", card=self.card(str(value)))
        if value in m.DIRECTIONS:
            return self.say(f"direction-{value}")
        return self.say(f"place-{value}") if value in m.PLACES else str(value)


def terms(card: RageCard, lines: list[str]) -> list[str]:
    """What is explained beside a card: the glyphs of its line, its attacks, what it is."""
    found = glyphs(lines)
    if card.stats is not None:
        sides = (card.stats.left, card.stats.centre, card.stats.right)
        found += [f"glyph-{SYMBOLS[symbol]}" for symbol in sides if symbol != "none"]
    if card.rank in ("dragon", "guardian"):
        found.append(f"keyword-{card.rank}")
    if card.price:
        found.append("keyword-price")
    if card.stats is not None:
        found.append("keyword-initiative")
    return list(dict.fromkeys(found))


def texts(game: ElvenRage, lang: str) -> ElvenTexts:
    """The texts of the game in a language."""
    return ElvenTexts(game, lang)
