"""Berserk in words: card faces, options, events."""

from typing import Any, cast

import msgspec

from koloda.effects.text import Face, Texts
from koloda.games.berserk.cards import structs as sc
from koloda.games.berserk.cards.schema import CARDS, read_cards
from koloda.games.berserk.game import Berserk
from koloda.kernel.numbers import natural
from koloda.kernel.protocol import Action, Json, View


class BerserkTexts(Texts):
    """Renders cards from their structure."""

    def __init__(self, game: Berserk, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.table = game.table
        cards = read_cards(game.cards or CARDS)
        self.names = {card.id: str(getattr(card.name, lang)) for card in cards}
        self.faces = {card.id: self.face(card) for card in cards}
        self.uses = {card.id: [self.action_text(a) for a in card.actions] for card in cards}
        self.host_uses = {
            card.id: [self.action_text(a) for a in card.host.actions] if card.host else []
            for card in cards
        }

    def face(self, card: sc.Card) -> Face:
        numbers = {"cost": card.cost}
        if card.lives:
            numbers["lives"] = card.lives
        if card.move >= 0:
            numbers["move"] = card.move
        numbers.update(zip(("weak", "medium", "strong"), card.strike, strict=False))
        return Face(
            id=card.id,
            name=self.names[card.id],
            kind=card.subtype or card.equipment or card.type,
            frame=card.elements[0] if card.elements else "neutral",
            art=card.art,
            tint=card.cls or "",
            line=self.line(card),
            text=self.abilities(card),
            numbers=numbers,
            marks=[card.grade, card.rarity],
        )

    def line(self, card: sc.Card) -> str:
        names = [self.say("element", name=name) for name in card.elements]
        args = {
            "type": self.say("card-type", name=card.subtype or card.equipment or card.type),
            "grade": self.say("card-grade", name=card.grade),
            "elements": " + ".join(names) or self.say("element", name="neutral"),
        }
        if not card.cls:
            return self.say("card-line", **args)
        return self.say("card-line-class", **args, **{"class": self.cls(card.cls)})

    def cls(self, name: str) -> str:
        return self.say("class", name=name.replace(" ", "-"))

    def abilities(self, card: sc.Card) -> list[str]:
        """Every ability, one sentence each, in printed order."""
        lines = [self.gated(k) for k in card.keywords]
        lines += [self.aura(aura) for aura in card.auras]
        lines += [self.action_text(action) for action in card.actions]
        lines += [self.trigger(trigger) for trigger in card.triggers]
        if card.host:
            given = [self.modifier(k) for k in card.host.keywords]
            given += [self.action_text(action) for action in card.host.actions]
            given += [self.trigger(trigger) for trigger in card.host.triggers]
            lines += [self.say("host-gives", text=text) for text in given]
        return lines

    def gated(self, k: sc.Modifier) -> str:
        text = self.modifier(k)
        return self.say(f"gate-{k.gate}", text=text) if k.gate else text

    def modifier(self, k: sc.Modifier) -> str:
        match k:
            case sc.Has():
                return self.say("give-has", name=k.keyword)
            case sc.Level():
                return self.say("give-level", name=k.keyword, n=k.n)
            case sc.Protect():
                return self.say("give-protect", name=k.kind)
            case sc.Reduce():
                attack = self.say("attack-from", name=k.attack)
                return self.say("give-reduce", n=k.n, attack=attack)
            case sc.Vulnerable():
                attack = self.say("attack-to", name=k.attack)
                any_attack = "yes" if k.attack == "any" else "no"
                return self.say("give-vulnerable", n=k.n, attack=attack, any=any_attack)
            case sc.Strike():
                return self.say("give-strike", **_strengths(k.plus))
            case sc.Vanguard():
                if any(k.plus):
                    return self.say("give-vanguard-plus", **_strengths(k.plus))
                return self.say("give-vanguard")
        return self.say(f"give-{msgspec.to_builtins(k)['give']}", n=k.n)

    def aura(self, aura: sc.Aura) -> str:
        given = ", ".join(self.modifier(k) for k in aura.gives)
        return self.say("aura-gives", on=self.selector(aura.on), text=given)

    def selector(self, sel: sc.Selector) -> str:
        """Who, and every condition in brackets."""
        conditions = []
        if sel.side != "any":
            conditions.append(self.say(f"which-{sel.side}"))
        for name in ("grade", "line", "row", "zone"):
            if getattr(sel, name):
                conditions.append(self.say(f"which-{getattr(sel, name)}"))
        for name in ("other", "adjacent", "finish"):
            if getattr(sel, name):
                conditions.append(self.say(f"which-{name}"))
        for name in ("within", "max_cost", "max_lives", "min_move"):
            if getattr(sel, name):
                conditions.append(self.say(f"which-{name}", n=getattr(sel, name)))
        if sel.equipment:
            conditions.append(self.say("which-equipment", name=sel.equipment))
        if sel.element:
            element = self.say("element", name=sel.element)
            conditions.append(self.say("which-element", name=element))
        if sel.classes:
            names = ", ".join(self.cls(name) for name in sel.classes)
            conditions.append(self.say("which-class", names=names))
        if sel.state:
            conditions.append(self.say(f"which-{sel.state}"))
        who = self.say("who", name=sel.who)
        return self.say("which", who=who, conditions=", ".join(conditions)) if conditions else who

    def action_text(self, action: sc.Action) -> str:
        text = self.ungated(action)
        return self.say(f"gate-{action.gate}", text=text) if action.gate else text

    def ungated(self, action: sc.Action) -> str:
        """Cost, type, value, range, effects, targets."""
        what = self.say("ability-type", name=action.type)
        if action.value:
            what = self.say("of-value", what=what, value="-".join(map(str, action.value)))
        if action.range:
            what = self.say("of-range", what=what, n=action.range)
        effects = [e for e in action.do if not _is_plain_value(e)]
        if effects and not isinstance(effects[0], sc.SimpleStrike):
            what = self.say("does", what=what, effects=self.effects(effects))
        targets = [self.selector(sel) for sel in action.targets]
        cost = self.cost(action)
        if action.all:
            return self.say("use-all", cost=cost, what=what, targets=self.selector(action.all))
        if targets:
            return self.say("use-targets", cost=cost, what=what, targets="; ".join(targets))
        return self.say("use", cost=cost, what=what)

    def cost(self, action: sc.Action) -> str:
        cost = self.say(f"cost-{action.cost}")
        if action.tokens:
            cost = self.say("cost-tokens", cost=cost, n=action.tokens)
        return self.say("cost-sudden", cost=cost) if action.sudden else cost

    def trigger(self, trigger: sc.Trigger) -> str:
        when = self.say("when", event=trigger.on)
        if trigger.by != "any" and trigger.on != "strike-killed":
            when = self.say("when-by", when=when, type=self.say("ability-type", name=trigger.by))
        if trigger.side != "any":
            when = self.say("when-side", when=when, side=self.say(f"which-{trigger.side}"))
        if trigger.limit:
            when = self.say("when-once", when=when)
        effects = self.effects(trigger.do)
        if trigger.choose:
            which = self.selector(trigger.choose)
            effects = self.say("choose-one", which=which, effects=effects)
        text = self.say("triggered", when=when, effects=effects)
        return self.say(f"gate-{trigger.gate}", text=text) if trigger.gate else text

    def effects(self, effects: list[sc.Effect]) -> str:
        return ", ".join(self.effect(effect) for effect in effects)

    def effect(self, effect: sc.Effect) -> str:
        fields = msgspec.to_builtins(effect)
        if isinstance(effect, (sc.Call, sc.Revive)):
            return self.say(f"do-{fields['do']}", which=self.selector(effect.which))
        if isinstance(effect, (sc.Cancel, sc.SimpleStrike)):
            return self.say(f"do-{fields['do']}")
        if isinstance(effect, sc.Grant):
            what = self.say("do-grant", what=self.modifier(effect.what), until=effect.until)
        else:
            what = self.say(f"do-{fields['do']}", n=fields.get("n", 1))
        return self.say("effect", to=self.say(f"to-{effect.to}"), what=what)

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            return self.ability(value)
        if name == "element":
            return self.say("element", name=str(value))
        if name == "setting":
            return self.say("stop-setting", name=str(value))
        if name == "face":
            return self.say("die-face", name=str(value))
        if name in ("cell", "unit", "target", "host", "winner"):
            return "none" if value is None else str(value)
        return super().value(name, value, names, args)

    def offered(self, action: Action, names: list[str], view: View) -> str:
        """Cards by their names and abilities by what they do."""
        cards = cards_in_play(view)
        args: dict[str, Any] = {}
        for name, word in zip(self.verbs[action[0]], action[1:], strict=True):
            if name in ("unit", "target") and word in cards:
                args[name] = self.say("unit-at", card=self.names[cards[word]], cell=word)
            elif name == "ability" and action[0] == "use":
                args[name] = self.use(cards.get(action[1], ""), word)
            else:
                args[name] = self.value(name, word, names, {})
        return self.say(f"action-{action[0]}", **args)

    def use(self, card: str, word: str) -> str:
        """The ability an option uses: one of the card itself, or one a card it carries gives."""
        giver, dot, number = word.rpartition(".")
        found = self.host_uses.get(giver, []) if dot else self.uses.get(card, [])
        at = natural(number)
        return found[at - 1] if 1 <= at <= len(found) else self.ability(word)

    def ability(self, value: Json) -> str:
        """An ability of an event by its number in the table, of an option by its word."""
        if isinstance(value, int):
            kind = self.table.abilities[value].kind
            return self.say("ability-of", card=self.names[self.table.ids[kind]])
        card, dot, number = str(value).rpartition(".")
        if dot:
            return self.say("ability-of", card=self.names[card])
        if number in ("corpse-eating", "life-gift", "regeneration"):
            return self.say("keyword", name=number)
        return self.say("ability-number", n=int(number))


def cards_in_play(view: View) -> dict[str, str]:
    """The cards the viewer sees, by the words for where they are."""
    marks: list[Any] = [*cast("list[Any]", view["board"])]
    for player in cast("list[Any]", view["players"]):
        marks += player["zones"]["additional"]["cards"]
    return {str(mark["place"]): str(mark["card"]) for mark in marks if mark["card"] is not None}


def _strengths(plus: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(("weak", "medium", "strong"), plus, strict=True))


def _is_plain_value(effect: sc.Effect) -> bool:
    """BK-16.34: a value alone means wounds; the text need not say so."""
    return isinstance(effect, sc.Wounds) and effect.n == 0


def texts(game: Berserk, lang: str) -> BerserkTexts:
    """The texts of the game in a language."""
    return BerserkTexts(game, lang)
